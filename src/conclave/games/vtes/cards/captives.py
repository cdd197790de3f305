"""Master cards in play that put counters of their own on vampires in torpor."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.counters import BindsCounters
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import CAMARILLA, LOCATION, MASTER, UNIQUE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import GoesToTorpor, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import MASTER_PHASE, UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import NumberOf
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnPool, GainBlood
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import Exists
from conclave.games.vtes.vocabulary.effects import Burn, Tap
from conclave.games.vtes.vocabulary.more_filters import InCombat
from conclave.games.vtes.vocabulary.special_counters import BurnCounter, HasCounter, PutCounter
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, May

YOURS = filters.ControlledBy(p.YOU)
HOSTAGE = HasCounter("hostage")
A_HOSTAGE = targets.One(filters.VAMPIRE, HOSTAGE)
YOUR_RAIDER = filters.All(filters.VAMPIRE, filters.Not(filters.OfSect(CAMARILLA)), YOURS)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Carver's Meat Packing and Storage",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        grants=(
            Whenever(
                GoesToTorpor(filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=3))),
                PutCounter("hostage"),
            ),
            Forbids(("leave", "diablerized"), filters.All(filters.VAMPIRE, HOSTAGE)),
            Can(
                GainBlood(
                    NumberOf(targets.One(filters.VAMPIRE, HOSTAGE, filters.IN_TORPOR)),
                    parts.TARGET,
                ),
                when=(MASTER_PHASE,),
                tap=True,
                target=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS),
            ),
            Can(
                Do(BurnBlood(2, parts.TARGET), ForOne(A_HOSTAGE, BurnCounter("hostage"))),
                when=(UNTAP,),
                once="turn",
                by="anyone",
                own_turn=False,
                target=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS, filters.HasBlood(2)),
                if_=Exists(targets.One(HOSTAGE)),
            ),
            BindsCounters("hostage"),
        ),
    ),
    Card(
        "The Path of Lilith",
        MASTER,
        UNIQUE,
        grants=(
            Whenever(
                GoesToTorpor(filters.All(filters.VAMPIRE, InCombat(against=YOUR_RAIDER))),
                May(Tap(parts.THIS_CARD), then=PutCounter("torture")),
            ),
            Whenever(
                UntapPhase(p.YOU),
                BurnPool(1, p.Controlling(targets.One(filters.VAMPIRE, HasCounter("torture")))),
            ),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.MINION,
                anyone=True,
            ),
            BindsCounters("torture"),
        ),
    ),
)
