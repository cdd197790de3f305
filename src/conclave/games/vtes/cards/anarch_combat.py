"""Combat cards that require an anarch."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.hands import AFTER_COMBAT
from conclave.games.vtes.rules.constants import COMBAT
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import END_OF_ROUND
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.conditions import AllHold, Fits, Unless
from conclave.games.vtes.vocabulary.maneuvers import AdditionalStrikes, Maneuver, Press

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Hell-for-Leather",
        COMBAT,
        needs=filters.Is(filters.ANARCH),
        modes=(
            as_(COMBAT, Strike(dodge=True, additional="any"), "ani", once="mode"),
            as_(COMBAT, AdditionalStrikes(1, unlimited=True), "cel", once="mode"),
            as_(
                COMBAT,
                BurnPool(2, p.ControllerOf(parts.OPPONENT)),
                "obt",
                when=END_OF_ROUND,
                if_=AllHold(
                    Fits(parts.SELF, filters.READY_ONE),
                    Unless(Fits(parts.OPPONENT, filters.READY_ONE)),
                ),
                once="mode",
            ),
        ),
    ),
    Card(
        "Groundfighting",
        COMBAT,
        needs=filters.Is(filters.ANARCH),
        not_replaced=AFTER_COMBAT,
        modes=(
            as_(COMBAT, Maneuver()),
            as_(COMBAT, Press()),
            as_(
                COMBAT,
                Cancel(
                    (COMBAT,),
                    by=p.ControllerOf(parts.OPPONENT),
                    restricting=True,
                    still_paid=True,
                ),
                cost=Blood(1),
            ),
        ),
    ),
)
