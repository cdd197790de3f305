"""Text shown to players, in one language, for one game and the people at its table.

Message ids follow the code: the event `TurnedOver` of Vendetta is `vendetta-turned-over`, the
prompt `Placing` is `vendetta-placing`, the move `Place` is `vendetta-move-place`; errors and
outcomes carry their own keys. Messages shared by all games have no prefix.

Cards, places and the like have ids, such as `show-of-force` or `haven`. In a message, `$card` is
the name given by `masquerade-card-show-of-force`, and `$card_id` the id, or `none`, or
`face-down` (text/names.py).

An event's message may have attributes for several equal events in a row: `.several` is used with
the list `$seats`, `.several-from` with the list `$from_seats`, `.several-cards` with the list
`$cards`. If there is an `.each`, the message is used once, with the list `$each`. Before that,
events are joined as they say themselves (`Event.joined`): four times 1 pool is 4 pool.

A line can speak to its reader. In the words of a seat (`Words(you=seat)`), the attribute `.you` is
used instead of a message whose `$seat` is that seat: "You draw Blur." instead of "Anna draws Blur."
A message with a list of seats has it for a list with that seat, which then ends with "you": "Bert
and you pass." The attribute of an attribute is written with a hyphen: `.several-you`. If the reader
is not the subject, `$seat_is`, `$target_seat_is`, `$stay_seats_is` and the like choose the wording:
they are `you` or `other`. Where a message says nothing of "you", and for spectators, replays and
records, there is only the name.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Any, NamedTuple, TypeGuard

from conclave.core.errors import ConclaveError, IllegalMove, UnknownLanguage
from conclave.core.events import Event
from conclave.core.game import Game, GameOption
from conclave.core.moves import Move
from conclave.core.position import Decision, Outcome, Plain
from conclave.core.registry import game as find_game
from conclave.core.registry import game_names
from conclave.core.value import Value
from conclave.text.bundle import UnresolvedReference, bundle, language_folders, needs
from conclave.text.choices import capital
from conclave.text.names import LIST_KINDS, NAMED_FACTS, display_name

SEAT_LISTS = ("seats", "deciders", "winners")
MERGED = {"seat": "several", "from_seat": "several-from", "card": "several-cards"}
"""The fact in which events merged into one line may differ, and the attribute for that line."""


class MissingWords(LookupError):
    """A language lacks a message, or a message uses a fact that is missing."""


class OptionWords(NamedTuple):
    """The name and description of a game's option."""

    name: str
    about: str


@cache
def languages() -> tuple[str, ...]:
    """The supported languages."""
    return tuple(sorted(language_folders()))


def language_here() -> str:
    """The language of this machine if supported, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(variable):
            language = setting[:2].lower()
            return language if language in languages() else "en"
    return "en"


class Form(NamedTuple):
    """The wording of a kind of event: its message, whether it has an `.each`, and the fact in
    which events merged into one line may differ."""

    key: str
    each: bool
    merged: str | None


class Words:
    """Text in one language. Seats in facts become the person's name, or the game's name for them.
    `you` is the reader's seat, if any.

    A missing message is shown as key and facts, never in another language; `strict` raises.
    """

    def __init__(
        self,
        language: str = "en",
        game: Game | None = None,
        names: Sequence[str] = (),
        *,
        you: int | None = None,
        strict: bool = False,
    ) -> None:
        if language not in languages():
            raise UnknownLanguage("unknown-language", name=language, known=", ".join(languages()))
        self.language = language
        self.game = game
        self.names = names
        self.you = you
        self.strict = strict
        self._bundle = bundle(language) if game is None else bundle(language, game.name, game.words)
        self._forms: dict[type[Event], Form] = {}

    def has(self, key: str) -> bool:
        """Whether there is a message `key`, or `key.attribute`."""
        return self._bundle.has(key)

    def forms(self, key: str) -> list[str]:
        """The keys of a message and its attributes."""
        return self._bundle.forms(key)

    def needs(self, key: str) -> frozenset[str]:
        """The facts that a message uses, if it exists."""
        return needs(self._bundle, key) if self.has(key) else frozenset()

    def say(self, key: str, /, **facts: object) -> str:
        """The message `key`, or `key.attribute`, with these facts."""
        return self._say(key, facts)

    def _say(self, key: str, facts: Mapping[str, object]) -> str:
        known = self.has(key) and "game" not in facts
        if self.game is None and not known and (game := _game_of(key, facts)):
            words = Words(self.language, game, self.names, you=self.you, strict=self.strict)
            return words._say(key, facts)
        if not self.has(key):
            return self._raw(key, facts)
        values: dict[str, object] = {}
        for name, value in facts.items():
            if _is_seat_list(value, name):
                values[f"{name}_is"] = "you" if self.you in value else "other"
        if self.you is not None:
            to_you = f"{key}-you" if "." in key else f"{key}.you"
            if self.has(to_you) and self._is_about_you(facts):
                key, facts = to_you, self._with_you_last(facts)
        for name, value in facts.items():
            self._add_value(values, name, value)
        # A sentence may end with a name that ends with a full stop.
        return self.fill(key, values).replace("..", ".")

    def _is_about_you(self, facts: Mapping[str, object]) -> bool:
        """Whether the reader's seat is in the message's list of seats, or else its seat."""
        lists = [value for name, value in facts.items() if _is_seat_list(value, name)]
        return any([self.you in seats for seats in lists] or [facts.get("seat") == self.you])

    def _with_you_last(self, facts: Mapping[str, object]) -> dict[str, object]:
        """The facts with "you" instead of the reader's seat in lists, after the others."""
        changed = dict(facts)
        for name, value in facts.items():
            if _is_seat_list(value, name) and self.you in value:
                changed[name] = [*[seat for seat in value if seat != self.you], self.say("you")]
        return changed

    def fill(self, key: str, values: Mapping[str, object]) -> str:
        """The message `key`, or `key.attribute`, with facts already put into words."""
        try:
            return self._bundle.say(key, values)
        except UnresolvedReference:
            return self._raw(key, values)

    def _raw(self, key: str, facts: Mapping[str, object]) -> str:
        if self.strict:
            raise MissingWords(f"{self.language}: {key} with {sorted(facts)}")
        text = ", ".join(f"{name}: {value}" for name, value in facts.items())
        return f"{key} ({text})" if text else key

    def _add_value(self, values: dict[str, object], name: str, value: object) -> None:
        """Add a fact, in words, and facts derived from it to the values of a message."""
        kind = name.rpartition("_")[2]
        if isinstance(value, list | tuple):
            values[name] = self._list(name, value)
            values[f"{name}_count"] = len(value)
        elif isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            values[name] = self.seat(value)
            values[f"{name}_number"] = value
            values[f"{name}_is"] = "you" if value == self.you else "other"
        elif isinstance(value, ConclaveError):
            rule = f" [{value.rule}]" if isinstance(value, IllegalMove) else ""
            values[name] = self.error(value) + rule
        elif name == "game" and self.game is not None and value == self.game.name:
            values[name] = self.title
        elif kind in NAMED_FACTS:
            id = str(value)
            plain = value if isinstance(value, int) else id
            values[name] = plain if (word := display_name(self, kind, id)) is None else word
            values[f"{name}_id"] = _id(id)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            values[name] = value
        else:
            values[name] = str(value)

    def _list(self, name: str, items: Sequence[object]) -> str:
        """A list in words; errors become one sentence after another."""
        if items and all(isinstance(item, ConclaveError) for item in items):
            return " ".join([self.error(item) for item in items if isinstance(item, ConclaveError)])
        return self.join([self._item(name, item) for item in items])

    def _item(self, name: str, item: object) -> str:
        """One item of a list, in quotation marks if the language needs them."""
        if _names_seats(name):
            return self.seat(item)
        kind = LIST_KINDS.get(name) or name.rpartition("_")[2].removesuffix("s")
        if kind not in NAMED_FACTS or self.game is None:
            return str(item)
        key = f"{self.game.name}-{kind}-listed"
        return self.say(key, **{kind: item}) if self.has(key) else self.name(kind, item)

    # Names

    @property
    def title(self) -> str:
        """The name of the game."""
        if self.game is None:
            return ""
        key = f"{self.game.name}-title"
        return self.say(key) if self.has(key) else self.game.name

    @property
    def short_title(self) -> str:
        """The short name of the game."""
        key = "" if self.game is None else f"{self.game.name}-title.short"
        return self.say(key) if self.has(key) else self.title

    def seat(self, seat: object) -> str:
        """The name of the person at a seat, or the game's name for it."""
        if not isinstance(seat, int):
            return str(seat)
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        if self.game is not None and 0 <= seat < self.game.seats[-1]:
            key = f"{self.game.name}-seat"
            if self.has(key):
                return self.say(key, number=seat)
        return self.say("seat", number=seat)

    def name(self, kind: str, id: object) -> str:
        """The name of a card, a place or the like; its id if it has no name."""
        return display_name(self, kind, str(id)) or str(id)

    def card_text(self, id: str) -> str:
        """The text of a card; empty if it has none or there is no such card."""
        from conclave.text.cards import card

        known = self.game is not None and id in self.game.cards
        return card(self, id).text if known else ""

    def join(self, items: Sequence[str]) -> str:
        """A list: red, green and blue."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    def either(self, items: Sequence[str]) -> str:
        """Alternatives: red, green or blue."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-or", first=", ".join(items[:-1]), last=items[-1])

    def neither(self, items: Sequence[str]) -> str:
        """Alternatives after a negation: red, green or blue, in Polish `ani`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-nor", first=", ".join(items[:-1]), last=items[-1])

    def label(self, name: str) -> str:
        """The label of a part of a view, by default its name in the code."""
        key = "" if self.game is None else f"{self.game.name}-view-{kebab(name)}"
        return self.say(key) if self.has(key) else name.replace("_", " ")

    # Events, decisions, moves and errors

    def event(self, event: Event) -> str:
        """An event as a line of the log."""
        return self._together(self._form(type(event)), [event])

    def event_lines(self, events: Sequence[Event]) -> list[str]:
        """Events as lines of the log; the same event for several seats is one line."""
        return [line for line, _ in self.event_groups(events)]

    def event_groups(self, events: Sequence[Event]) -> list[tuple[str, list[Event]]]:
        """The lines, each with its events."""
        lines: list[tuple[str, list[Event]]] = []
        for kind, same in groupby(joined(events), lambda told: type(told[0])):
            run, form = list(same), self._form(kind)
            alike: dict[object, list[Told]] = {}
            for place, told in enumerate(run):
                # A second event for the same seat has its own line.
                again = sum(event == told[0] for event, _ in run[:place])
                alike.setdefault((_alike(form, told[0]), again), []).append(told)
            for group in alike.values():
                line = self._together(form, [event for event, _ in group])
                lines.append((line, [part for _, parts in group for part in parts]))
        return lines

    def _form(self, kind: type[Event]) -> Form:
        """The wording of a kind of event."""
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
        """Events in one line, with a capital letter also if it begins with a face-down card."""
        line = self._line(form, events)
        hidden = "" if self.game is None else f"{self.game.name}-face-down"
        begins = self.has(hidden) and line.startswith(self.say(hidden))
        return capital(line) if begins else line

    def _line(self, form: Form, events: list[Event]) -> str:
        """Events in one line, by `.each` or with a list of seats."""
        key, facts = form.key, _facts(events[0])
        if form.each:
            each = [self._say(f"{key}.each", _facts(event)) for event in events]
            return self._say(key, {**facts, "each": each})
        if len(events) == 1 or form.merged is None:
            return self._say(key, facts)
        seats = [_facts(event)[form.merged] for event in events]
        return self._say(f"{key}.{MERGED[form.merged]}", {**facts, f"{form.merged}s": seats})

    def prompt(self, decision: Decision) -> str:
        """The question that a seat is asked."""
        key = self.key(decision.prompt)
        options = decision.options
        answer = kebab(type(options.at(0)).__name__) if len(options) else ""
        facts = {"seat": decision.seat, "answer": answer, **decision.facts}
        if "text" in self.needs(key):
            facts["text"] = self.card_text(str(facts.get("card")))
        return self._say(key, facts)

    def situation(self, view: Mapping[str, Plain]) -> str:
        """What is about to happen, in one sentence; empty if the game does not say."""
        clauses = [] if self.game is None else self.game.situation(view)
        return _sentence(self, tuple([(key, *facts.items()) for key, facts in clauses]))

    def move(self, move: Move) -> str:
        """A move in words, or as it is typed if the game has no words for it."""
        key = self._move_key(move)
        return self._say(key, _facts(move)) if self.strict or self.has(key) else move.text

    def move_part(self, move: Move, part: str) -> str | None:
        """A part of a move's label in a list: its `group`, its label `within` the group, or a
        `short` one."""
        key = f"{self._move_key(move)}.{part}"
        return self._say(key, _facts(move)) if self.has(key) else None

    def field_names(self, move: Move) -> dict[str, str]:
        """The display names of a move's fields, for those that are ids."""
        named = {
            name: display_name(self, name.rpartition("_")[2], value)
            for name, value in _facts(move).items()
            if isinstance(value, str) and name.rpartition("_")[2] in NAMED_FACTS
        }
        return {name: word for name, word in named.items() if word}

    def error(self, error: ConclaveError) -> str:
        """An error in words, without the rule it cites."""
        return self._say(error.key, error.facts)

    def outcome(self, outcome: Outcome) -> str:
        """The winners, and why they have won."""
        return self.say(outcome.reason, winners=outcome.winners)

    def option(self, option: GameOption) -> OptionWords:
        """The name and description of an option."""
        key = self.key(f"option-{option.name}")
        return OptionWords(self.say(key), self.say(f"{key}.about"))

    def option_value(self, option: GameOption, value: str | int) -> str:
        """The name of an option's value."""
        key = self.key(f"option-{option.name}")
        if isinstance(value, int):
            return self.say(f"{key}.value", value=value)
        return self.say(f"{key}.{value}")

    # Keys

    def key(self, name: str) -> str:
        """The key of the message for a name in the code: the game's own, or a shared one."""
        shared = kebab(name)
        own = shared if self.game is None else f"{self.game.name}-{shared}"
        return own if self.has(own) or not self.has(shared) else shared

    def _move_key(self, move: Move) -> str:
        return self.key(f"Move{type(move).__name__}")


Told = tuple[Event, list[Event]]
"""An event that is told, and those it stands for."""


def joined(events: Sequence[Event]) -> list[Told]:
    """The events that are told, after joining those that go together."""
    told: list[Told] = []
    for event in events:
        if not _join(told, event):
            told.append((event, [event]))
    return told


def _join(told: list[Told], event: Event) -> bool:
    """Join an event with the last one, or an earlier one of the same kind in a row."""
    for place in reversed(range(len(told))):
        earlier, parts = told[place]
        both = earlier.joined(event)
        if both is not None:
            told[place] = (both, [*parts, event])
            return True
        if type(earlier) is not type(event):
            return False
    return False


@lru_cache(4096)
def _sentence(words: Words, clauses: tuple[tuple[Any, ...], ...]) -> str:
    """Cached, because all viewers see the same sentence until something happens."""
    text = "; ".join([words.say(key, **dict(facts)) for key, *facts in clauses])
    return f"{capital(text)}." if text else ""


@cache
def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", name).lower()


def _alike(form: Form, event: Event) -> object:
    """The key shared by events of one line, or the event's identity if it is never merged."""
    if form.each:
        return form.key
    if form.merged is not None:
        return tuple([value for name, value in _facts(event).items() if name != form.merged])
    return id(event)


def _id(id: str) -> str:
    """An id as messages choose by it: `none` if there is none, `face-down` for a hidden card."""
    if id.startswith("#"):
        return "face-down"
    return id if re.search(r"\w", id) else "none"


def _names_seats(name: str) -> bool:
    """Whether a fact with this name is a list of seats."""
    return name in SEAT_LISTS or name.endswith("_seats")


def _is_seat_list(value: object, name: str) -> TypeGuard[Sequence[object]]:
    return _names_seats(name) and isinstance(value, list | tuple)


def _facts(value: Value) -> dict[str, object]:
    return dict(zip(type(value).__match_args__, value.fields(), strict=True))


def _game_of(key: str, facts: Mapping[str, object]) -> Game | None:
    """The game of a message, from its facts or its key."""
    for name in (facts.get("game"), key.partition("-")[0]):
        if isinstance(name, str) and name in game_names():
            return find_game(name)
    return None
