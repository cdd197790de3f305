"""More cards by their part, and more kinds of cards: who carries what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.abilities import Filter
from conclave.games.vtes.rules.situation import acting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.filters import Who
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class PlayedForAction(Who):
    """The card from hand with which the action under way is taken."""

    def card(self, table: Table, act: Resolving) -> int:
        action = acting(table)
        return NOTHING if action is None or action.mode is None else action.card


@dataclass(frozen=True)
class Carries(Filter):
    """A card with one of a kind on it."""

    which: Filter

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        for other in table.on[card]:
            if not table.contested[other] and self.which.fits(table, act, other):
                return True
        return False


ACTION_CARD: Final = PlayedForAction()
