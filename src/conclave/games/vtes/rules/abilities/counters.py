"""Abilities about the counters on cards in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import CardFact, LibraryFact, abilities_of
from conclave.games.vtes.rules.literals import SpecialCounter
from conclave.lang.nodes import Ability


@dataclass(frozen=True)
class BurnedWhenEmpty(Ability):
    """This card is burned when it has no counters."""


@dataclass(frozen=True)
class BindsCounters(Ability):
    """All counters of a kind are burned when this card leaves play."""

    counter: SpecialCounter


BOUND_COUNTERS: Final = CardFact(
    lambda card: tuple([each.counter for each in abilities_of(card, BindsCounters)])
)
"""The kinds of counters that are burned when a card leaves play."""
ALL_BOUND_COUNTERS: Final = LibraryFact(
    lambda library: [node.counter for node in library.nodes if isinstance(node, BindsCounters)]
)
"""The kinds of counters that need a card in play."""
BURNED_WHEN_EMPTY: Final = CardFact(lambda card: bool(abilities_of(card, BurnedWhenEmpty)))
