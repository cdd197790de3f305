"""The numbered cards, with tables for fast lookup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.definition import Definition
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.naming import slug
from conclave.lang.nodes import Ability, Effect, mentions_opponents, unique_nodes

BRUJAH: Final = "brujah"
GANGREL: Final = "gangrel"
MALKAVIAN: Final = "malkavian"
NOSFERATU: Final = "nosferatu"
TOREADOR: Final = "toreador"
TREMERE: Final = "tremere"
VENTRUE: Final = "ventrue"
CLANS: Final = (BRUJAH, GANGREL, MALKAVIAN, NOSFERATU, TOREADOR, TREMERE, VENTRUE)
CLAN_SIZE: Final = 9
STARTING: Final = 2
"""The number of starting cards, Hunt and Ready, which are the first of each clan."""

PREPARATION: Final = "preparation"
CONFLICT: Final = "conflict"
AFTERMATH: Final = "aftermath"
PASSIVE: Final = "passive"

HUMAN: Final = "human"
VAMPIRE: Final = "vampire"
VICTIM: Final = "victim"

Abilities = Ability | tuple[Ability, ...] | None


@dataclass(frozen=True)
class Card(Definition):
    """A clan card."""

    name: str
    clan: str
    type: str
    power: int
    effect: Abilities = None


@dataclass(frozen=True)
class Ally(Definition):
    """An ally or a victim: its influence, its blood when fed or drained, and its ability."""

    name: str
    kind: str
    influence: int
    feed: int
    drain: int
    drained: int
    effect: Abilities = None


@dataclass(frozen=True)
class Relic(Definition):
    """A relic (a variant): used once per game."""

    name: str
    influence: int
    effect: Abilities
    ours: bool = False
    """Whether it is our own design, because the printed one is unknown."""


@dataclass(frozen=True)
class Location(Definition):
    """A location card (a variant): it applies to everybody at its location."""

    name: str
    effect: Abilities
    ours: bool = False


AnyCard = Card | Ally | Relic | Location


class Library:
    """Every card by number: nine cards for each clan, allies, victim, relics, locations."""

    def __init__(
        self,
        clan_cards: tuple[Card, ...],
        allies: tuple[Ally, ...],
        victim: Ally,
        relics: tuple[Relic, ...],
        locations: tuple[Location, ...],
    ) -> None:
        assert [card.clan for card in clan_cards] == [
            clan for clan in CLANS for _ in range(CLAN_SIZE)
        ]
        self.clan_cards = clan_cards
        self.first_ally = len(clan_cards)
        self.victim = self.first_ally + len(allies)
        self.first_relic = self.victim + 1
        self.first_location = self.first_relic + len(relics)
        self.cards: list[AnyCard] = [*clan_cards, *allies, victim, *relics, *locations]
        self.names = [card_slug(card) for card in self.cards]
        assert len(set(self.names)) == len(self.names)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.power = [card.power if isinstance(card, Card) else 0 for card in self.cards]
        self.type = [card.type if isinstance(card, Card) else "" for card in self.cards]
        blank = Ally("", HUMAN, 0, 0, 0, 0)
        self.ally = [card if isinstance(card, Ally) else blank for card in self.cards]
        self.abilities = [abilities(card.effect) for card in self.cards]
        self.effect = [active_effect(found) for found in self.abilities]
        self.whenever = [
            tuple([ability for ability in found if isinstance(ability, Whenever)])
            for found in self.abilities
        ]
        self.instead = [
            tuple([ability for ability in found if isinstance(ability, Instead)])
            for found in self.abilities
        ]
        self.waits = [
            len(self.whenever[number]) + len(self.instead[number]) > 0
            for number in range(len(self.cards))
        ]
        """Whether a card has triggered abilities."""
        self.kinds = [frozenset([type(ability) for ability in found]) for found in self.abilities]
        self.others = [mentions_opponents(found) for found in self.abilities]
        """Whether a card mentions opponents, so that a partner may be spared."""
        self.nodes = unique_nodes(*self.abilities)

    def has(self, card: int, kind: type[Ability]) -> bool:
        """Whether a card has an ability of this kind."""
        return kind in self.kinds[card]


def abilities(effect: Abilities) -> tuple[Ability, ...]:
    """The abilities of a card as a tuple."""
    if effect is None:
        return ()
    return effect if isinstance(effect, tuple) else (effect,)


def active_effect(found: tuple[Ability, ...]) -> Effect | None:
    """The effect of a card in its step."""
    for ability in found:
        if isinstance(ability, Effect):
            return ability
    return None


def card_slug(card: AnyCard) -> str:
    """The name of a card; starting cards, which every clan has, include their clan."""
    name = slug(card.name.replace("*", "u"))
    if isinstance(card, Card) and name in ("hunt", "ready"):
        return f"{card.clan}-{name}"
    return name
