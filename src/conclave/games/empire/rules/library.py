"""The numbered cards, with tables for fast lookup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.definition import Definition
from conclave.games.empire.rules.constants import HOLY_WATER, VAMPIRE
from conclave.games.empire.rules.moves import (
    Cancel,
    DiscardToMoat,
    Lay,
    PlaySupport,
    PutInCellar,
    Take,
)
from conclave.lang.naming import slug
from conclave.lang.nodes import Effect, unique_nodes

ALL: Final = "all"
COST: Final = "cost"


@dataclass(frozen=True)
class CombatCard(Definition):
    """A combat card: what it is valid for, and its value."""

    name: str
    type: str
    """A class, or vampire, or holy water."""
    classes: tuple[str, ...]
    """The classes it is valid for."""
    value: int
    effect: Effect | None = None
    """The text that is resolved when it is played in combat (EMP-R-72)."""


@dataclass(frozen=True)
class SupportCard(Definition):
    """A support card: an effect, and its costs in cards by day and by night."""

    name: str
    day: int
    night: int
    effect: Effect
    in_combat: bool = False
    """Whether it is played only during combat."""
    side: str = ""
    """The side whose deck it belongs to."""
    ours: str = ALL
    """Our own design, because the original is unknown: the whole card, only the cost of
    a card that the rulebook mentions, or nothing."""


AnyCard = CombatCard | SupportCard
BLANK = CombatCard("", "", (), 0)


class Library:
    """Every card by number, and by its name in moves and records."""

    def __init__(self, cards: tuple[AnyCard, ...]) -> None:
        self.cards = cards
        self.names = [slug(card.name) for card in cards]
        assert len(set(self.names)) == len(self.names), "two cards have the same name"
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.combat = [card if isinstance(card, CombatCard) else BLANK for card in cards]
        self.value = [card.value for card in self.combat]
        self.classes = [card.classes for card in self.combat]
        self.is_vampire = [card.type == VAMPIRE for card in self.combat]
        self.is_holy_water = [card.type == HOLY_WATER for card in self.combat]
        self.is_support = [isinstance(card, SupportCard) for card in cards]
        self.in_combat = [isinstance(card, SupportCard) and card.in_combat for card in cards]
        self.cost_by_day = [card.day if isinstance(card, SupportCard) else 0 for card in cards]
        self.cost_by_night = [card.night if isinstance(card, SupportCard) else 0 for card in cards]
        # Moves with cards, created once
        self.to_cellar = [PutInCellar(name) for name in self.names]
        self.to_moat = [DiscardToMoat(name) for name in self.names]
        self.lay = [Lay(name) for name in self.names]
        self.support = [PlaySupport(name) for name in self.names]
        self.take = [Take(name) for name in self.names]
        self.cancel = [Cancel(name) for name in self.names]
        self.effects = [card.effect for card in cards]
        """The effects of cards; None for combat cards without a text."""
        self.nodes = unique_nodes(*[card.fields() for card in cards])

    def effect(self, card: int) -> Effect:
        """The effect of a support card."""
        found = self.effects[card]
        assert found is not None
        return found
