"""Abilities about the counters on cards in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import CardFact, abilities_of
from conclave.lang.nodes import Ability


@dataclass(frozen=True)
class BurnedWhenEmpty(Ability):
    """This card is burned when it has no counters."""


BURNED_WHEN_EMPTY: Final = CardFact(lambda card: bool(abilities_of(card, BurnedWhenEmpty)))
