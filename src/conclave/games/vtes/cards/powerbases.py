"""Powerbases: locations that gather counters or power, and that others rob, burn or steal."""

from __future__ import annotations

from conclave.games.vtes.cards.locations import NOT_YOURS, STOLEN, YOURS, burned_by
from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.actions.kinds import POLITICS
from conclave.games.vtes.rules.constants import LAIBON, LOCATION, MASTER, SABBAT, UNIQUE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    POLLING,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.about_anarchs import AboutAnarchs, GainDiscardAction
from conclave.games.vtes.vocabulary.amounts import (
    COUNTERS_HERE,
    THAT_MANY,
    Capacity,
)
from conclave.games.vtes.vocabulary.blood import (
    BloodToPool,
    BurnBlood,
    BurnEdge,
    GainBlood,
    MoveBlood,
    PoolToBlood,
)
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne, HowMany
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AtLeast,
    Exists,
    Fits,
    HasEdge,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    EnterCombat,
    PutInPlay,
    TakeControl,
    Tap,
    Untap,
)
from conclave.games.vtes.vocabulary.memory import CHOSEN_CARD, RememberTarget
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.more_filters import InCombat
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either, If

BURNED_IF_EMPTY = If(Fits(parts.THIS_CARD, filters.HasBlood(0, 0)), Burn(parts.THIS_CARD))
GIOVANNI_OR_LAIBON = filters.AnyOf(filters.OfClan("giovanni"), filters.OfSect(LAIBON))

ROBBED = CanAct(
    Action(BloodToPool(COUNTERS_HERE, parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
    by=filters.All(filters.VAMPIRE, NOT_YOURS),
    anyone=True,
)
"""Other Methuselahs' vampires may take everything on it."""

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Powerbase: Barranquilla",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        target=targets.One(filters.VAMPIRE, filters.OfSect(SABBAT), filters.READY_ONE, YOURS),
        effect=Do(PutInPlay(), GainBlood(Capacity(parts.TARGET), parts.THIS_CARD)),
        grants=(
            Can(
                Do(BloodToPool(1, parts.THIS_CARD), BURNED_IF_EMPTY),
                when=(UNTAP,),
                once="turn",
            ),
            burned_by(filters.All(filters.VAMPIRE, filters.Not(filters.TITLED))),
            burned_by(filters.All(filters.VAMPIRE, filters.TITLED), stealth=1),
        ),
    ),
    Card(
        "Powerbase: Cape Verde",
        MASTER,
        UNIQUE,
        LOCATION,
        "giovanni",
        grants=(
            Can(
                BloodToPool(1, parts.TARGET),
                when=(MASTER_PHASE,),
                tap=True,
                target=targets.One(GIOVANNI_OR_LAIBON, filters.READY_ONE, YOURS),
                own_turn=False,
            ),
            Can(
                PoolToBlood(1, parts.TARGET),
                when=(MASTER_PHASE,),
                tap=True,
                target=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS),
                own_turn=False,
            ),
            CanAct(
                Action(
                    TakeControl(parts.THIS_CARD), stealth=1, target=targets.Only(parts.THIS_CARD)
                ),
                by=filters.All(GIOVANNI_OR_LAIBON, NOT_YOURS),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Powerbase: Chicago",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        grants=(
            Can(
                Either(
                    GainBlood(1, parts.THIS_CARD),
                    BloodToPool(COUNTERS_HERE, parts.THIS_CARD),
                    p.YOU,
                ),
                when=(UNTAP,),
                once="turn",
            ),
            ROBBED,
        ),
    ),
    Card(
        "Powerbase: Los Angeles",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=(
            Can(
                GainDiscardAction(
                    filters.All(filters.LIBRARY_CARD, AboutAnarchs()),
                    ForOne(
                        targets.One(filters.ANARCH, filters.READY_ONE, filters.TAPPED),
                        Untap(parts.TARGET),
                        optional=True,
                    ),
                ),
                when=(DISCARD_PHASE,),
                tap=True,
            ),
            CanAct(
                Action(TakeControl(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.All(filters.ANARCH, NOT_YOURS),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Powerbase: Luanda",
        MASTER,
        UNIQUE,
        LOCATION,
        needs=filters.Is(filters.OfSect(LAIBON), "needs-sect"),
        grants=(
            Can(
                RememberTarget(until="turn"),
                when=(MASTER_PHASE,),
                tap=True,
                target=targets.One(filters.VAMPIRE, YOURS),
            ),
            CanAct(
                Action(
                    EnterCombat(),
                    stealth=1,
                    target=targets.One(
                        filters.MINION, filters.READY_ONE, filters.ControlledBy(p.EACH_OTHER)
                    ),
                ),
                by=CHOSEN_CARD,
            ),
            STOLEN,
        ),
    ),
    Card(
        "Powerbase: Madrid",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        grants=(
            Whenever(
                UntapPhase(p.YOU),
                If(AtLeast(COUNTERS_HERE, most=3), GainBlood(1, parts.THIS_CARD)),
            ),
            Can(
                Votes(COUNTERS_HERE, parts.TARGET),
                when=(POLLING,),
                tap=True,
                own_turn=False,
                target=targets.One(
                    filters.VAMPIRE, filters.OfSect(SABBAT), filters.TITLED, filters.READY_ONE
                ),
                if_=AtLeast(COUNTERS_HERE, 1),
            ),
            CanAct(
                Action(
                    BurnBlood(COUNTERS_HERE, parts.THIS_CARD),
                    target=targets.Only(parts.THIS_CARD),
                ),
                by=filters.All(filters.VAMPIRE, NOT_YOURS),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Powerbase: Mexico City",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(2),
        effect=Do(PutInPlay(), GainBlood(5, parts.THIS_CARD)),
        grants=(
            Whenever(
                UntapPhase(p.YOU),
                Do(
                    BloodToPool(1, parts.THIS_CARD),
                    BURNED_IF_EMPTY,
                ),
            ),
            CanAct(
                Action(
                    Do(BloodToPool(COUNTERS_HERE, parts.THIS_CARD), Burn(parts.THIS_CARD)),
                    target=targets.Only(parts.THIS_CARD),
                ),
                by=filters.All(filters.VAMPIRE, filters.OfSect(SABBAT), NOT_YOURS),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Powerbase: Montreal",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=(
            Can(
                GainBlood(1, parts.TARGET),
                when=(INFLUENCE_PHASE,),
                once="turn",
                target=targets.One(filters.VAMPIRE, region="your-uncontrolled"),
            ),
            STOLEN,
        ),
    ),
    Card(
        "Powerbase: Rome",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=(
            Can(GainBlood(1, parts.THIS_CARD), when=(MASTER_PHASE,), phase_action=True),
            CanAct(
                Action(HowMany(0, 2, MoveBlood(THAT_MANY, parts.SELF, parts.THIS_CARD)), stealth=1),
                by=filters.All(filters.VAMPIRE, filters.OfClan("giovanni"), YOURS),
            ),
            Can(
                HowMany(
                    1,
                    COUNTERS_HERE,
                    Do(BurnBlood(THAT_MANY, parts.THIS_CARD), Votes(THAT_MANY)),
                ),
                when=(POLLING,),
                tap=True,
                own_turn=False,
                if_=ActionIs((POLITICS,)),
            ),
            CanAct(
                Action(
                    BurnBlood(COUNTERS_HERE, parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)
                ),
                by=filters.MINION,
                anyone=True,
            ),
        ),
    ),
    Card(
        "Powerbase: Savannah",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=(
            Can(
                Do(Tap(parts.TARGET), EndCombat()),
                when=(BEFORE_RANGE,),
                own_turn=False,
                target=targets.One(
                    filters.Not(parts.THIS_CARD),
                    filters.WithTrait(UNIQUE),
                    filters.LOCATION,
                    filters.UNTAPPED,
                    YOURS,
                ),
                if_=Exists(targets.One(filters.VAMPIRE, InCombat(as_acting=True), YOURS)),
            ),
            STOLEN,
        ),
    ),
    Card(
        "Powerbase: Washington, D.C.",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        grants=(
            Can(
                HowMany(0, 3, PoolToBlood(THAT_MANY, parts.THIS_CARD, doubled=True)),
                when=(UNTAP,),
                once="turn",
                alone=True,
            ),
            Can(BloodToPool(2, parts.THIS_CARD), when=(UNTAP,), once="turn", alone=True),
            ROBBED,
        ),
    ),
    Card(
        "Powerbase: Zürich",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=(
            CanAct(
                Action(
                    GainBlood(2, parts.TARGET),
                    stealth=1,
                    target=targets.One(
                        filters.VAMPIRE, filters.YOUNGER, region="your-uncontrolled"
                    ),
                    during=Later("block", BurnEdge()),
                ),
                by=filters.All(filters.VAMPIRE, YOURS),
                if_=HasEdge(p.YOU),
            ),
            Can(
                Do(BurnEdge(), TakeControl(parts.THIS_CARD)),
                when=(MASTER_PHASE,),
                by="anyone",
                others=True,
                if_=HasEdge(p.YOU),
            ),
        ),
    ),
)
