"""The cards of Serpentis: temptation and corruption."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.abilities.identity import StaysYours
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.constants import ACTION, SERPENTIS
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import GetsEdge
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import ANY_TIME, MASTER_PHASE, MINION_PHASE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import COUNTERS_HERE, Depending
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnEdge, BurnPool, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.conditions import (
    Exists,
    Fits,
    HasEdge,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import Burn, PutInPlay, TakeControl
from conclave.games.vtes.vocabulary.memory import IsInState, PutInState
from conclave.games.vtes.vocabulary.modifying import Grant
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

YOURS = filters.All(filters.MINION, filters.ControlledBy(p.YOU))


def enticed(pool: int) -> Action:
    """Burn the edge to cost the prey pool, and bleed no more this turn."""
    return Action(
        Do(
            If(HasEdge(p.YOU), Do(BurnEdge(), BurnPool(pool, p.PREY))),
            Grant(Forbids((BLEED,), who=YOURS), until="turn"),
        ),
        at=p.PREY,
    )


A_READY_VAMPIRE = targets.One(filters.VAMPIRE, filters.READY_ONE)
CORRUPTIBLE = targets.One(
    filters.VAMPIRE, filters.ControlledBy(p.PREY), filters.HasBlood(0, COUNTERS_HERE)
)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Enticement",
        ACTION,
        SERPENTIS,
        if_=HasEdge(p.YOU),
        basic=enticed(2),
        superior=enticed(3),
    ),
    Card(
        "Temptation",
        ACTION,
        SERPENTIS,
        cost=Blood(1),
        basic=Action(PutInPlay(on=parts.TARGET), target=A_READY_VAMPIRE),
        superior=Action(
            Do(PutInPlay(on=parts.TARGET), GainBlood(1, parts.THIS_CARD)), target=A_READY_VAMPIRE
        ),
        grants=(
            StaysYours(),
            Can(GainBlood(1, parts.THIS_CARD), when=(MASTER_PHASE,), once="turn"),
            Can(
                Do(
                    BurnBlood(COUNTERS_HERE, parts.THIS_CARD),
                    TakeControl(parts.HOST, for_turn=True, untap=True),
                ),
                when=(ANY_TIME,),
                if_=Fits(parts.HOST, filters.HasBlood(0, COUNTERS_HERE)),
                in_phase=MINION_PHASE,
            ),
        ),
    ),
    Card(
        "Form of Corruption",
        ACTION,
        SERPENTIS,
        if_=Unless(
            Exists(targets.One(filters.Named("form-of-corruption"), filters.ControlledBy(p.YOU)))
        ),
        basic=Action(PutInPlay()),
        superior=Action(Do(PutInPlay(), PutInState("superior"))),
        grants=(
            Whenever(GetsEdge(p.PREY), GainBlood(1, parts.THIS_CARD)),
            Can(
                Do(
                    TakeControl(),
                    BurnPool(Depending(IsInState("superior"), 1, 0), p.PREY),
                    Burn(parts.THIS_CARD),
                ),
                when=(MASTER_PHASE,),
                target=CORRUPTIBLE,
            ),
        ),
    ),
)
