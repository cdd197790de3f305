"""All cards of the game, numbered, with what is printed on them."""

from __future__ import annotations

from typing import Any

from conclave.games.vtes.rules.constants import (
    ALLY,
    ALLY_IN_PLAY,
    EQUIPMENT,
    EQUIPMENT_IN_PLAY,
    GUN,
    IMBUED,
    LOCATION,
    MELEE,
    NOT_UNIQUE,
    UNIQUE,
    VAMPIRE,
    WEAPON,
)
from conclave.games.vtes.rules.modes import Mode, windows_of
from conclave.games.vtes.rules.naming import card_slug, mode_words, unique_name
from conclave.games.vtes.rules.printed import BLANK_PRINTED, AnyCard, Crypt, Printed, as_crypt
from conclave.games.vtes.rules.windows import mask
from conclave.lang.nodes import Node, unique_nodes


class Library:
    """All cards, by number and by their names in moves and records."""

    def __init__(
        self,
        cards: tuple[AnyCard, ...],
        ids: dict[str, int],
        presets: dict[str, str],
        starters: tuple[str, ...] = (),
        precons: dict[str, str] | None = None,
    ) -> None:
        self.cards = cards
        self.presets = presets
        """The preset decks by name, each in its compact form."""
        self.starters = starters
        """The preset decks for beginners."""
        self.precons = precons or {}
        """The other preset decks that were sold, with their printed names."""
        self.names = [card_slug(card) for card in cards]
        assert len(set(self.names)) == len(self.names), "two cards have the same name"
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.ids = [ids.get(name, 0) for name in self.names]
        self.by_id = {id_: number for number, id_ in enumerate(self.ids) if id_}
        self.printed = [card if isinstance(card, Printed) else BLANK_PRINTED for card in cards]
        self.crypt = [card if isinstance(card, Crypt) else as_crypt(card) for card in cards]
        self.is_crypt = [isinstance(card, Crypt) for card in cards]
        self.is_vampire = [card.kind == VAMPIRE for card in self.crypt]
        self.becomes_vampire = [
            vampire and not crypt for vampire, crypt in zip(self.is_vampire, self.is_crypt)
        ]
        """Whether a library card is a vampire while it is in play."""
        self.is_imbued = [card.kind == IMBUED for card in self.crypt]
        self.is_ally = [
            ALLY in card.types or ALLY_IN_PLAY in card.traits or crypt.kind == IMBUED
            for card, crypt in zip(self.printed, self.crypt)
        ]
        self.becomes_ally = [ALLY_IN_PLAY in card.traits for card in cards]
        """Whether a card is an ally only while it is in play."""
        self.is_minion = [vampire or ally for vampire, ally in zip(self.is_vampire, self.is_ally)]
        self.types = [card.types if isinstance(card, Printed) else (card.kind,) for card in cards]
        self.traits = [frozenset(card.traits) for card in cards]
        self.traits_used = frozenset().union(*self.traits)
        self.is_unique = [
            UNIQUE in card.traits or (isinstance(card, Crypt) and NOT_UNIQUE not in card.traits)
            for card in cards
        ]
        self.unique_name = [unique_name(card) for card in cards]
        """The key of a unique card: the name, also for both versions of a vampire."""
        self.modes = [card.modes if isinstance(card, Printed) else () for card in cards]
        self.masks = [tuple([mask(windows_of(mode)) for mode in row]) for row in self.modes]
        self.all_masks = [union(row) for row in self.masks]
        self.mode_words = [mode_words(row) for row in self.modes]
        self.grants = [card.grants for card in cards]
        self.traits_in_play = [
            (EQUIPMENT, WEAPON, MELEE, GUN) if EQUIPMENT_IN_PLAY in card.traits else ()
            for card in cards
        ]
        """The types and traits that a card has only while it is in play."""
        self.becomes_location = [
            isinstance(card, Printed) and EQUIPMENT in card.types and LOCATION in card.traits
            for card in cards
        ]
        """Whether a card is equipment only while it isn't in play, where it is a location."""
        self.nodes: tuple[Node, ...] = unique_nodes(*[phrases_on(card) for card in cards])
        self.library_cards = [n for n, card in enumerate(cards) if isinstance(card, Printed)]
        self.crypt_cards = [n for n, card in enumerate(cards) if isinstance(card, Crypt)]
        self.card_facts: list[list[Any]] = []
        self.library_facts: list[Any] = []
        self.blank_facts: dict[tuple[int, int], Any] = {}
        """Filled by `facts` on demand."""

    def has(self, number: int, trait: str) -> bool:
        """Whether a card has a trait."""
        return trait in self.traits[number]

    def mode(self, number: int, word: str) -> Mode:
        """The mode of a card with this name."""
        return self.modes[number][self.mode_words[number].index(word)]

    def mode_word(self, number: int, mode: Mode) -> str:
        """The name of a mode of a card."""
        return self.mode_words[number][self.modes[number].index(mode)]

    def is_type(self, number: int, type_: str) -> bool:
        """Whether a card is of a type."""
        return type_ in self.types[number]


def union(masks: tuple[int, ...]) -> int:
    """The union of bit masks."""
    bits = 0
    for each in masks:
        bits |= each
    return bits


def phrases_on(card: AnyCard) -> tuple[object, ...]:
    """All phrases on a card."""
    if isinstance(card, Printed):
        return (card.grants, card.cost, card.needs, card.modes)
    return (card.grants,)
