"""Abilities about the cards that a minion may have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import CardFact, granted
from conclave.games.vtes.rules.requirements import Filter, RecallsCapacity
from conclave.lang.nodes import Ability, walk


@dataclass(frozen=True)
class CannotHave(Ability):
    """The minion with this card can't have cards that match; those on him are burned."""

    which: Filter
    but: str = ""
    """The name of a card that he may have."""


CANNOT_HAVE: Final = granted(CannotHave)


@dataclass(frozen=True)
class StaysWithVictim(Ability):
    """A vampire who diablerizes the one with this card can't take it."""


STAYS_WITH_VICTIM: Final = granted(StaysWithVictim)
RECALLS_CAPACITY: Final = CardFact(
    lambda card: any(isinstance(node, RecallsCapacity) for node in walk(card.grants))
)
"""Whether a card asks for the capacity of a vampire who has been burned."""
