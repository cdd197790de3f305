"""Cards that hold counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import CardFact
from conclave.games.vtes.rules.library import phrases_on
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.amounts import CountersOn
from conclave.games.vtes.vocabulary.blood import BloodToPool, GainBlood, MoveBlood, PoolToBlood
from conclave.games.vtes.vocabulary.parts import THIS_CARD
from conclave.lang.nodes import Node, walk
from conclave.lang.resolving import Resolving


def is_about_own_counters(node: Node) -> bool:
    """Whether a phrase is about counters on the card that it is on."""
    kinds = (CountersOn, GainBlood, MoveBlood, PoolToBlood, BloodToPool)
    return isinstance(node, kinds) and THIS_CARD in node.fields()


USES_COUNTERS: Final = CardFact(
    lambda card: any(is_about_own_counters(node) for node in walk(phrases_on(card)))
)
"""Whether a card puts counters on itself or asks for them."""


@dataclass(frozen=True)
class UsesCounters(Filter):
    """A card that uses counters, whether they are called blood, pool or counters."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return USES_COUNTERS.of(table, card)
