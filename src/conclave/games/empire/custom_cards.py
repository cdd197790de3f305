"""Custom cards: a deck list may define cards of the printed game in the card language.

    Cards
    Old Well (humans, day 0, night 1): Fetch(DRAW_PILE, HOLY_WATER)
    Sacrifice (humans, day 2, night 2, in combat): CancelCard()
    Nobles 3: Draw(1)

A line defines a support card with its side and costs, or adds a text to a combat card. Lines are
parsed against the lists below; nothing in them is ever executed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

from conclave.core.errors import ConclaveError
from conclave.games.empire.cards import LIBRARY
from conclave.games.empire.rules.constants import (
    ACTIONS,
    CELLAR,
    CLASSES,
    DRAW_PILE,
    HOLY_WATER,
    MOAT,
    SIDES,
    VAMPIRE,
)
from conclave.games.empire.rules.decks import definitions_in, definitions_of
from conclave.games.empire.rules.library import AnyCard, CombatCard, Library, SupportCard
from conclave.games.empire.vocabulary import effects
from conclave.games.empire.vocabulary.players import YOU
from conclave.lang.effects import Do, Either, May
from conclave.lang.naming import slug
from conclave.lang.nodes import Effect, Players, walk

MAX_CARDS: Final = 80
MAX_WORDS: Final = 12
"""The maximum number of words on a card."""
MAX_COST: Final = 7
MAX_LENGTH: Final = 300
LINE: Final = re.compile(r"([^():]{1,40}?)\s*(?:\(([^()]*)\))?\s*:\s*(.*)")
"""A name, the facts in brackets, and the text."""
TOKEN: Final = re.compile(r"\s*(\d+|[A-Za-z_]+|[(),=])")
IN_COMBAT: Final = "in combat"
COMBAT_ONLY: Final = (effects.CancelCard, effects.Strengthen, effects.Shield)
NEVER_IN_COMBAT: Final = (effects.Invite, effects.SendToTown, effects.Forbid)
"""Fighters stay in the castle, and the action has been chosen already."""


def constants(*written: str) -> dict[str, str]:
    """The constants on cards: HOLY_WATER stands for holy-water."""
    return {name.upper().replace("-", "_"): name for name in written}


NUMBER: Final = "a number from 1 to 9"
EFFECT: Final = "an effect"
VALUES: Final[dict[str, Mapping[str, object]]] = {
    "class": constants(*CLASSES),
    "type": constants(*CLASSES, VAMPIRE, HOLY_WATER),
    "pile": constants(DRAW_PILE, CELLAR, MOAT),
    "action": constants(*ACTIONS),
    "player": {"YOU": YOU},
}


class Field(NamedTuple):
    """A parameter of a word."""

    name: str
    kind: str
    needed: bool = True


class Word(NamedTuple):
    """A word of the card language: its constructor and its parameters."""

    make: Callable[..., Effect]
    fields: tuple[Field, ...]


_OF: Final = (Field("of", "class", False),)
_SOME: Final = (Field("number", NUMBER),)
WORDS: Final = {
    "AttackMarker": Word(effects.AttackMarker, _OF),
    "DefenceMarker": Word(effects.DefenceMarker, _OF),
    "RemoveMarkers": Word(effects.RemoveMarkers, _OF),
    "Invite": Word(effects.Invite, _OF),
    "SendToTown": Word(effects.SendToTown, _OF),
    "Draw": Word(effects.Draw, _SOME),
    "Fetch": Word(effects.Fetch, (Field("pile", "pile"), Field("type", "type", False))),
    "CancelCard": Word(effects.CancelCard, ()),
    "Strengthen": Word(effects.Strengthen, _SOME),
    "Shield": Word(effects.Shield, _SOME),
    "Forbid": Word(effects.Forbid, (Field("action", "action"),)),
    "OtherDiscards": Word(effects.OtherDiscards, (Field("number", NUMBER, False),)),
    "Either": Word(
        lambda first, second, by=YOU: Either(first, second, by),
        (Field("first", EFFECT), Field("second", EFFECT), Field("by", "player", False)),
    ),
    "May": Word(May, (Field("effect", EFFECT),)),
    "Do": Word(Do, (Field("effects", EFFECT),)),
}


# Reading


class Reader:
    """A parser for the text of a card."""

    def __init__(self, line: int, text: str) -> None:
        self.line = line
        self.text = text
        self.tokens: list[str] = []
        self.words = 0
        at = 0
        while at < len(text.rstrip()):
            found = TOKEN.match(text, at)
            if found is None:
                raise self.unreadable()
            self.tokens.append(found[1])
            at = found.end()

    def unreadable(self) -> ConclaveError:
        """The error for mismatched brackets or commas."""
        return ConclaveError("empire-card-unreadable", line=self.line, text=self.text[:60])

    def next(self, *allowed: str) -> str:
        """The next token, which must be one of these if any are given."""
        if not self.tokens or (allowed and self.tokens[0] not in allowed):
            raise self.unreadable()
        return self.tokens.pop(0)

    def whole(self) -> Effect:
        """Parse an effect, with nothing after it."""
        effect = self.effect()
        if self.tokens:
            raise self.unreadable()
        return effect

    def effect(self) -> Effect:
        """Parse a word with its arguments."""
        name = self.next()
        self.words += 1
        if name not in WORDS or self.words > MAX_WORDS:
            key = "empire-card-unknown-word" if name not in WORDS else "empire-card-too-long"
            raise ConclaveError(
                key, line=self.line, word=name[:40], allowed=", ".join(WORDS), most=MAX_WORDS
            )
        self.next("(")
        if name == "Do":
            return Do(*self.several())
        word = WORDS[name]
        given: dict[str, object] = {}
        while self.tokens[:1] != [")"]:
            self.argument(name, word, given)
        self.next(")")
        for field in word.fields:
            if field.needed and field.name not in given:
                raise self.bad_argument(name, field, "—")
        made = word.make(**given)
        if isinstance(made, Either) and type(made.first) is type(made.second):
            raise ConclaveError("empire-card-alike", line=self.line, word=name)
        return made

    def several(self) -> list[Effect]:
        """Parse a sequence of effects."""
        found = [self.effect()]
        while self.next(",", ")") == ",":
            found.append(self.effect())
        return found

    def argument(self, name: str, word: Word, given: dict[str, object]) -> None:
        """Parse one argument, positional or named."""
        if given:
            self.next(",")
        free = [field for field in word.fields if field.name not in given]
        if self.tokens[1:2] == ["="]:
            called = self.next()
            self.next("=")
            free = [field for field in free if field.name == called]
        if not free:
            raise self.bad_argument(name, None, " ".join(self.tokens[:1]))
        given[free[0].name] = self.value(name, free[0])

    def value(self, word: str, field: Field) -> object:
        """Parse a number, a constant or an effect, as the parameter requires."""
        if field.kind == EFFECT:
            return self.effect()
        token = self.next()
        if field.kind == NUMBER:
            if not re.fullmatch(r"[1-9]", token):
                raise self.bad_argument(word, field, token)
            return int(token)
        if token not in VALUES[field.kind]:
            raise self.bad_argument(word, field, token)
        return VALUES[field.kind][token]

    def bad_argument(self, word: str, field: Field | None, text: str) -> ConclaveError:
        """The error for an invalid argument."""
        if field is None:
            allowed = ", ".join([each.name for each in WORDS[word].fields]) or "—"
        elif field.kind == NUMBER:
            allowed = "1–9"
        elif field.kind == EFFECT:
            allowed = ", ".join(WORDS)
        else:
            allowed = ", ".join(VALUES[field.kind])
        return ConclaveError(
            "empire-card-bad-argument", line=self.line, word=word, text=text[:40], allowed=allowed
        )


def read_card(line: int, text: str, library: Library) -> AnyCard:
    """Parse the card that a line defines; ConclaveError if it is invalid."""
    found = LINE.fullmatch(text.strip()[:MAX_LENGTH])
    if found is None or not slug(found[1]) or not found[1].isprintable():
        raise ConclaveError("empire-card-bad-line", line=line, text=text.strip()[:60])
    name, facts, body = found[1].strip(), found[2], found[3]
    known = library.numbers.get(slug(name))
    combat = None if known is None else library.cards[known]
    if isinstance(combat, CombatCard) != (facts is None):
        raise ConclaveError("empire-card-bad-line", line=line, text=text.strip()[:60])
    effect = Reader(line, body).whole()
    if isinstance(combat, CombatCard):
        check_moment(line, effect, True)
        return replace(combat, effect=effect)
    side, day, night, in_combat = read_facts(line, facts or "")
    check_moment(line, effect, in_combat)
    return SupportCard(name, day, night, effect, in_combat, side, "")


def read_facts(line: int, facts: str) -> tuple[str, int, int, bool]:
    """Parse the side, the costs by day and night, and whether it is played in combat."""
    side, costs, in_combat = "", {"day": -1, "night": -1}, False
    for part in [part.strip().lower() for part in facts.split(",")]:
        cost = re.fullmatch(r"(day|night)\s+(\d)", part)
        if part in SIDES:
            side = part
        elif part == IN_COMBAT:
            in_combat = True
        elif cost and int(cost[2]) <= MAX_COST:
            costs[cost[1]] = int(cost[2])
        else:
            raise bad_fact(line, part)
    if not side or min(costs.values()) < 0:
        raise bad_fact(line, facts)
    return side, costs["day"], costs["night"], in_combat


def bad_fact(line: int, text: str) -> ConclaveError:
    """The error for invalid or missing facts in brackets."""
    return ConclaveError("empire-card-bad-fact", line=line, text=text[:40], most=MAX_COST)


def check_moment(line: int, effect: Effect, in_combat: bool) -> None:
    """Refuse effects that can never happen when the card is played."""
    wrong = NEVER_IN_COMBAT if in_combat else COMBAT_ONLY
    for node in walk(effect):
        if isinstance(node, wrong):
            raise ConclaveError(
                "empire-card-wrong-moment",
                line=line,
                word=type(node).__name__,
                combat="yes" if in_combat else "no",
            )


def read_cards(
    lines: Sequence[tuple[int, str]], library: Library
) -> tuple[Library, list[ConclaveError]]:
    """The library with the cards that these lines define, and all errors."""
    if not lines:
        return library, []
    own: dict[str, AnyCard] = {}
    faults: list[ConclaveError] = []
    for line, text in lines[:MAX_CARDS]:
        try:
            card = read_card(line, text, library)
        except ConclaveError as fault:
            faults.append(fault)
            continue
        if slug(card.name) in own:
            faults.append(ConclaveError("empire-card-twice", line=line, name=card.name))
        own[slug(card.name)] = card
    if len(lines) > MAX_CARDS:
        faults.append(ConclaveError("empire-card-too-many", most=MAX_CARDS))
    cards = [own.pop(name, card) for name, card in zip(library.names, library.cards)]
    return Library((*cards, *own.values())), faults


# Writing


def in_list(text: str) -> tuple[Library, list[ConclaveError]]:
    """The library of a table with this list, and the errors in its definitions."""
    return read_cards(definitions_in(text), LIBRARY)


@lru_cache(256)
def in_word(word: str) -> tuple[Library, list[ConclaveError]]:
    """The library of a table with these decks; cached."""
    lines = [unquote(part) for part in definitions_of(word)]
    return read_cards(list(enumerate(lines, start=1)), LIBRARY)


def as_lines(cards: set[int], library: Library) -> list[str]:
    """The definitions of the custom cards among these, as lines of a list."""
    theirs = [library.cards[card] for card in sorted(cards)]
    return [write_card(card) for card in theirs if card not in LIBRARY.cards]


def as_word(cards: set[int], library: Library) -> str:
    """The same, as a part of a word."""
    return ",".join([quote(line, safe="") for line in as_lines(cards, library)])


def write_card(card: AnyCard) -> str:
    """The line that defines a card."""
    assert card.effect is not None
    text = write_effect(card.effect)
    if isinstance(card, CombatCard):
        return f"{card.name}: {text}"
    facts = [card.side, f"day {card.day}", f"night {card.night}"]
    if card.in_combat:
        facts.append(IN_COMBAT)
    return f"{card.name} ({', '.join(facts)}): {text}"


def write_effect(effect: Effect) -> str:
    """The text of an effect."""
    name = type(effect).__name__
    if isinstance(effect, Do):
        return f"Do({', '.join([write_effect(part) for part in effect.effects])})"
    given = []
    for field in WORDS[name].fields:
        value = getattr(effect, field.name)
        if isinstance(value, Effect):
            given.append(write_effect(value))
        elif isinstance(value, int):
            given.append(str(value))
        elif isinstance(value, str) and value:
            given.append(value.upper().replace("-", "_"))
        else:
            assert isinstance(value, Players) or value == ""
    return f"{name}({', '.join(given)})"
