"""The cards, numbered, with what the rules look up about them again and again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.definition import Definition
from conclave.games.empire.rules.moves import (
    Cancel,
    DiscardToMoat,
    Lay,
    PlaySupport,
    PutInCellar,
    Take,
)
from conclave.games.empire.rules.words import HOLY_WATER, VAMPIRE
from conclave.lang.naming import slug
from conclave.lang.nodes import Effect, each_once

ALL: Final = "all"
COST: Final = "cost"


@dataclass(frozen=True)
class CombatCard(Definition):
    """A card for combat: what it is valid for, and its value."""

    name: str
    type: str
    """A class, or vampire, or holy water."""
    classes: tuple[str, ...]
    """The classes whose characters it is valid for."""
    value: int
    effect: Effect | None = None
    """The text that is carried out when it is played in a combat (EMP-R-72)."""


@dataclass(frozen=True)
class SupportCard(Definition):
    """A card with an effect, which costs other cards of the hand, by day and by night."""

    name: str
    day: int
    night: int
    effect: Effect
    in_combat: bool = False
    """Whether it is played during a combat, and only then."""
    side: str = ""
    """The side whose printed or designed deck has it."""
    ours: str = ALL
    """What we designed of it, because it is not known: all, the cost of a card that the rulebook
    tells of, or nothing."""


AnyCard = CombatCard | SupportCard
BLANK = CombatCard("", "", (), 0)


class Library:
    """Every card by number, and by the name that moves and records have for it."""

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
        # Moves about cards, each made once
        self.to_cellar = [PutInCellar(name) for name in self.names]
        self.to_moat = [DiscardToMoat(name) for name in self.names]
        self.lay = [Lay(name) for name in self.names]
        self.support = [PlaySupport(name) for name in self.names]
        self.take = [Take(name) for name in self.names]
        self.cancel = [Cancel(name) for name in self.names]
        self.effects = [card.effect for card in cards]
        """What cards do; nothing for combat cards without a text."""
        self.nodes = each_once(*[card.fields() for card in cards])

    def effect(self, card: int) -> Effect:
        """What a support card does."""
        found = self.effects[card]
        assert found is not None
        return found
