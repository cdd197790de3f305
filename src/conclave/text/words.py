"""What is said to players: the words of one language, for one game and the people at it.

Message ids follow the code: the event `TurnedOver` of Vendetta is `vendetta-turned-over`, the
prompt `Placing` is `vendetta-placing`, the move `Place` is `vendetta-move-place`; errors and
outcomes bring their key. What belongs to every game has no prefix.

What goes by a written name, such as the card `show-of-force` or the place `haven`, is called what
`masquerade-card-show-of-force` says: `$card` in a message, and `$card_id` as it is written, `none`
where nothing is (text/names.py).

An event's message may have attributes for events that follow each other: `.several` tells what
befell several `$seats`, `.several-from` what somebody took from several `$from_seats`, and where
there is an `.each`, the message is told once with all of them as the list `$each`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from conclave.core.errors import ConclaveError, IllegalMove, UnknownLanguage
from conclave.core.events import Event
from conclave.core.game import Game, GameOption
from conclave.core.moves import Move
from conclave.core.position import Decision, Outcome, Plain
from conclave.core.registry import game as find_game
from conclave.core.registry import game_names
from conclave.core.value import Value
from conclave.text.book import Unsayable, book, capital, needs, tongues
from conclave.text.names import LISTS, NAMED, called

SEAT_LISTS = ("seats", "deciders", "winners")
MERGED = {"seat": "several", "from_seat": "several-from"}
"""The fact in which events told together may differ, and the attribute that tells them so."""


class MissingWords(LookupError):
    """A language lacks a message, or a message asks for a fact that is not there."""


class OptionWords(NamedTuple):
    """What an option of a game is called and what it is about."""

    name: str
    about: str


def languages() -> list[str]:
    """The languages there are words in."""
    return list(tongues())


def language_here() -> str:
    """The language this machine is set to, where we speak it; otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(variable):
            language = setting[:2].lower()
            return language if language in languages() else "en"
    return "en"


class Form(NamedTuple):
    """How a kind of event is told: by which message; whether each in a row of them by words of its
    own; in which fact those may differ that are told together."""

    key: str
    each: bool
    merged: str | None


class Words:
    """One language's words. A seat in a fact is said by name: a person's, or the game's own.

    What is missing is shown raw, key and facts, never in another language; `strict` raises.
    """

    def __init__(
        self,
        language: str = "en",
        game: Game | None = None,
        names: Sequence[str] = (),
        *,
        strict: bool = False,
    ) -> None:
        if language not in languages():
            raise UnknownLanguage("unknown-language", name=language, known=", ".join(languages()))
        self.language = language
        self.game = game
        self.names = names
        self.strict = strict
        self._book = book(language) if game is None else book(language, game.name, game.words)
        self._forms: dict[type[Event], Form] = {}

    def has(self, key: str) -> bool:
        """Whether there is a message `key`, or `key.attribute`."""
        return self._book.has(key)

    def needs(self, key: str) -> frozenset[str]:
        """The facts that a message asks for, where there is one."""
        return needs(self._book, key) if self.has(key) else frozenset()

    def say(self, key: str, /, **facts: object) -> str:
        """The message `key`, or `key.attribute`, with these facts."""
        return self._say(key, facts)

    def _say(self, key: str, facts: Mapping[str, object]) -> str:
        known = self.has(key) and "game" not in facts
        if self.game is None and not known and (game := _game_of(key, facts)):
            return Words(self.language, game, self.names, strict=self.strict)._say(key, facts)
        if not self.has(key):
            return self._raw(key, facts)
        told: dict[str, object] = {}
        for name, value in facts.items():
            self._tell(told, name, value)
        return self.fill(key, told)

    def fill(self, key: str, told: Mapping[str, object]) -> str:
        """The message `key`, or `key.attribute`, with facts that are in words already."""
        try:
            return self._book.say(key, told)
        except Unsayable:
            return self._raw(key, told)

    def _raw(self, key: str, facts: Mapping[str, object]) -> str:
        if self.strict:
            raise MissingWords(f"{self.language}: {key} with {sorted(facts)}")
        told = ", ".join(f"{name}: {value}" for name, value in facts.items())
        return f"{key} ({told})" if told else key

    def _tell(self, told: dict[str, object], name: str, value: object) -> None:
        """Put one fact, and what follows from it, into words that a message can use."""
        kind = name.rpartition("_")[2]
        if isinstance(value, list | tuple):
            told[name] = self._list(name, value)
            told[f"{name}_count"] = len(value)
        elif isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            told[name] = self.seat(value)
            told[f"{name}_number"] = value
        elif isinstance(value, ConclaveError):
            rule = f" [{value.rule}]" if isinstance(value, IllegalMove) else ""
            told[name] = self.error(value) + rule
        elif name == "game" and self.game is not None and value == self.game.name:
            told[name] = self.title
        elif kind in NAMED:
            written = str(value)
            plain = value if isinstance(value, int) else written
            told[name] = plain if (word := called(self, kind, written)) is None else word
            told[f"{name}_id"] = written if re.search(r"\w", written) else "none"
        elif isinstance(value, int | float) and not isinstance(value, bool):
            told[name] = value
        else:
            told[name] = str(value)

    def _list(self, name: str, items: Sequence[object]) -> str:
        """Several things; what is wrong with something is told one sentence after another."""
        if items and all(isinstance(item, ConclaveError) for item in items):
            return " ".join([self.error(item) for item in items if isinstance(item, ConclaveError)])
        return self.join([self._item(name, item) for item in items])

    def _item(self, name: str, item: object) -> str:
        """One thing of a list, in quotation marks where a language needs them."""
        if name in SEAT_LISTS or name.endswith("_seats"):
            return self.seat(item)
        kind = LISTS.get(name) or name.rpartition("_")[2].removesuffix("s")
        if kind not in NAMED or self.game is None:
            return str(item)
        key = f"{self.game.name}-{kind}-listed"
        return self.say(key, **{kind: item}) if self.has(key) else self.name(kind, item)

    # Names

    @property
    def title(self) -> str:
        """What the game is called."""
        if self.game is None:
            return ""
        key = f"{self.game.name}-title"
        return self.say(key) if self.has(key) else self.game.name

    @property
    def short_title(self) -> str:
        """What the game is called where there is little room."""
        key = "" if self.game is None else f"{self.game.name}-title.short"
        return self.say(key) if self.has(key) else self.title

    def seat(self, seat: object) -> str:
        """Who sits there: the person's name, or what the game calls the seat."""
        if not isinstance(seat, int):
            return str(seat)
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        if self.game is not None and 0 <= seat < self.game.seats[-1]:
            key = f"{self.game.name}-seat"
            if self.has(key):
                return self.say(key, number=seat)
        return self.say("seat", number=seat)

    def name(self, kind: str, written: object) -> str:
        """What a card, a place or the like is called; as it is written where there is no word."""
        return called(self, kind, str(written)) or str(written)

    def card_text(self, written: str) -> str:
        """What a card does; nothing where it does nothing, or there is none of that name."""
        from conclave.text.cards import card

        known = self.game is not None and written in self.game.cards
        return card(self, written).text if known else ""

    def join(self, items: Sequence[str]) -> str:
        """A list as one says it: red, green and blue."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    def either(self, items: Sequence[str]) -> str:
        """One of several as one says it: red, green or blue."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-or", first=", ".join(items[:-1]), last=items[-1])

    def label(self, name: str) -> str:
        """What a part of a view is called; as the code calls it where there is no word."""
        key = "" if self.game is None else f"{self.game.name}-view-{kebab(name)}"
        return self.say(key) if self.has(key) else name.replace("_", " ")

    # What the engine gives

    def event(self, event: Event) -> str:
        """What happened, as a line of the log."""
        return self._together(self._form(type(event)), [event])

    def tell(self, events: Sequence[Event]) -> list[str]:
        """What happened, line by line; the same thing befalling several seats is one line."""
        return [line for line, _ in self.lines(events)]

    def lines(self, events: Sequence[Event]) -> list[tuple[str, list[Event]]]:
        """The same, each line with the events that it tells: browsers show them side by side."""
        lines: list[tuple[str, list[Event]]] = []
        for kind, group in groupby(events, type):
            run, form = list(group), self._form(kind)
            if len(run) == 1:
                lines.append((self._together(form, run), run))
                continue
            alike: dict[object, list[Event]] = {}
            for place, event in enumerate(run):
                # What befalls the same seat once more is a line of its own.
                again = run[:place].count(event)
                alike.setdefault((_alike(form, event), again), []).append(event)
            lines += [(self._together(form, told), told) for told in alike.values()]
        return lines

    def _form(self, kind: type[Event]) -> Form:
        """How events of a kind are told."""
        form = self._forms.get(kind)
        if form is None:
            key, merged = self.key(kind.__name__), None
            for name, attribute in MERGED.items():
                if name in kind.__match_args__ and self.has(f"{key}.{attribute}"):
                    merged = name
                    break
            form = self._forms[kind] = Form(key, self.has(f"{key}.each"), merged)
        return form

    def _together(self, form: Form, events: list[Event]) -> str:
        """Events in one line: each by its own words, or all with one list of seats."""
        key, facts = form.key, _facts(events[0])
        if form.each:
            each = [self._say(f"{key}.each", _facts(event)) for event in events]
            return self._say(key, {**facts, "each": each})
        if len(events) == 1 or form.merged is None:
            return self._say(key, facts)
        seats = [_facts(event)[form.merged] for event in events]
        return self._say(f"{key}.{MERGED[form.merged]}", {**facts, f"{form.merged}s": seats})

    def prompt(self, decision: Decision) -> str:
        """The question put to a seat."""
        key = self.key(decision.prompt)
        options = decision.options
        answer = kebab(type(options.at(0)).__name__) if len(options) else ""
        facts = {"seat": decision.seat, "answer": answer, **decision.facts}
        if "text" in self.needs(key):
            facts["text"] = self.card_text(str(facts.get("card")))
        return self._say(key, facts)

    def situation(self, view: Mapping[str, Plain]) -> str:
        """What is about to happen, in one sentence; nothing where a game does not say."""
        clauses = [] if self.game is None else self.game.situation(view)
        return _sentence(self, tuple([(key, *facts.items()) for key, facts in clauses]))

    def move(self, move: Move) -> str:
        """What a move does; as it is typed, where a game has no words for it."""
        key = self._move_key(move)
        return self._say(key, _facts(move)) if self.strict or self.has(key) else move.text

    def move_part(self, move: Move, part: str) -> str | None:
        """How a list of moves shows it: the `group` it is listed under, what it is
        `within` that group, or in `short`."""
        key = f"{self._move_key(move)}.{part}"
        return self._say(key, _facts(move)) if self.has(key) else None

    def called(self, move: Move) -> dict[str, str]:
        """What the fields of a move are called, where they go by a written name."""
        named = {
            name: called(self, name.rpartition("_")[2], value)
            for name, value in _facts(move).items()
            if isinstance(value, str) and name.rpartition("_")[2] in NAMED
        }
        return {name: word for name, word in named.items() if word}

    def error(self, error: ConclaveError) -> str:
        """What is wrong, without the statement it rests on."""
        return self._say(error.key, error.facts)

    def outcome(self, outcome: Outcome) -> str:
        """Who has won, and why."""
        return self.say(outcome.reason, winners=outcome.winners)

    def option(self, option: GameOption) -> OptionWords:
        """What an option is called, and what it is about."""
        key = self.key(f"option-{option.name}")
        return OptionWords(self.say(key), self.say(f"{key}.about"))

    def option_value(self, option: GameOption, value: str | int) -> str:
        """One value of an option."""
        key = self.key(f"option-{option.name}")
        if isinstance(value, int):
            return self.say(f"{key}.value", value=value)
        return self.say(f"{key}.{value}")

    # Keys

    def key(self, name: str) -> str:
        """The message for a name in the code: the game's own, or the one that all games share."""
        shared = kebab(name)
        own = shared if self.game is None else f"{self.game.name}-{shared}"
        return own if self.has(own) or not self.has(shared) else shared

    def _move_key(self, move: Move) -> str:
        return self.key(f"Move{type(move).__name__}")


@lru_cache(4096)
def _sentence(words: Words, clauses: tuple[tuple[Any, ...], ...]) -> str:
    """Kept, for all at a table are told the same, and are told it again until something happens."""
    said = "; ".join([words.say(key, **dict(facts)) for key, *facts in clauses])
    return f"{capital(said)}." if said else ""


@cache
def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", name).lower()


def _alike(form: Form, event: Event) -> object:
    """What events told in one line have in common; the event itself if it is told alone."""
    if form.each:
        return form.key
    if form.merged is not None:
        return tuple([value for name, value in _facts(event).items() if name != form.merged])
    return id(event)


def _facts(value: Value) -> dict[str, object]:
    return dict(zip(type(value).__match_args__, value.fields(), strict=True))


def _game_of(key: str, facts: Mapping[str, object]) -> Game | None:
    """The game that a message is about, where nobody has said."""
    for name in (facts.get("game"), key.partition("-")[0]):
        if isinstance(name, str) and name in game_names():
            return find_game(name)
    return None
