"""Master cards in play that go from one Methuselah to another."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import MASTER, UNIQUE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import GetsEdge, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.windows import ANY_TIME, MASTER_PHASE, UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.ash_heap import HasStored, StoreHere
from conclave.games.vtes.vocabulary.blood import BurnPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.choosing import ForOne, LookAtHand
from conclave.games.vtes.vocabulary.conditions import Unless
from conclave.games.vtes.vocabulary.effects import Burn, PutInPlay, TakeControl
from conclave.games.vtes.vocabulary.piles import ArrangeTop
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

THIS = targets.Only(parts.THIS_CARD)


def stolen_by(*which: Filter) -> CanAct:
    """The action of these minions of other Methuselahs to take this card."""
    others = filters.Not(filters.ControlledBy(p.ControllerOf(parts.THIS_CARD)))
    return CanAct(
        Action(TakeControl(parts.THIS_CARD), target=THIS),
        by=filters.All(*which, others),
        anyone=True,
    )


CARDS: tuple[AnyCard, ...] = (
    Card(
        "The Erciyes Fragments",
        MASTER,
        UNIQUE,
        grants=(
            Can(
                StoreHere(),
                when=(ANY_TIME,),
                tap=True,
                own_turn=False,
                if_=Unless(HasStored()),
                target=targets.One(filters.LIBRARY_CARD, region="prey-ash-heap"),
            ),
            stolen_by(filters.VAMPIRE, filters.CapacityOf(at_least=5)),
        ),
    ),
    Card(
        "The Marrakesh Codex",
        MASTER,
        UNIQUE,
        grants=(
            Can(ArrangeTop(4), when=(ANY_TIME,), tap=True, own_turn=False),
            stolen_by(filters.VAMPIRE),
        ),
    ),
    Card(
        "Prophecies of Gehenna",
        MASTER,
        UNIQUE,
        grants=(
            Can(
                Do(LookAtHand(p.PREY), TakeControl(parts.THIS_CARD, p.PREY)),
                when=(MASTER_PHASE,),
                tap=True,
            ),
            Can(
                Do(LookAtHand(p.YOU, openly=True), Burn(parts.THIS_CARD)),
                when=(UNTAP,),
                by="anyone",
            ),
        ),
    ),
    Card(
        "Curse of Nitocris",
        MASTER,
        UNIQUE,
        effect=Do(PutInPlay(by=p.CHOSEN)),
        target=targets.AMethuselah(p.EACH_METHUSELAH),
        grants=(
            Whenever(UntapPhase(p.YOU), BurnPool(1)),
            Whenever(
                GetsEdge(p.EACH_METHUSELAH),
                ForOne(
                    targets.AMethuselah(p.EACH_METHUSELAH),
                    TakeControl(parts.THIS_CARD, p.CHOSEN),
                    by=p.ControllerOf(parts.THIS_CARD),
                ),
            ),
        ),
    ),
)
