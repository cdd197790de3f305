"""The imbued, their powers and their convictions (VTES-A)."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    CHIMERSTRY,
    CONVICTION,
    DEFENSE,
    DEMENTATION,
    DOMINATE,
    JUDGMENT,
    MARTYRDOM,
    MODIFIER,
    POWER,
    PRESENCE,
    REACTION,
    SERPENTIS,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.windows import (
    AFTER_ACTION,
    ANNOUNCED,
    AS_PLAYED,
    BEFORE_RANGE,
    BLOCK,
    DURING_ACTION,
    INFLUENCE_PHASE,
    POLLING,
    PRESS,
    RANGE,
    STRIKE,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import Lacking
from conclave.games.vtes.vocabulary.blocks import CannotBlock, Intercept
from conclave.games.vtes.vocabulary.blood import GainBlood, PoolToBlood
from conclave.games.vtes.vocabulary.card import Bleed, Card, Conviction, Imbued
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    FIRST_ROUND,
    ActionSucceeded,
    AllHold,
    AsAnnounced,
    AtLeast,
    Exists,
    Fights,
    Fits,
)
from conclave.games.vtes.vocabulary.convictions import (
    CancelAgainst,
    Exhaust,
    InterceptOf,
    NotExhausted,
    StrikeHarder,
)
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, Untap
from conclave.games.vtes.vocabulary.maneuvers import Maneuver, Press
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.more_filters import IN_THIS_COMBAT
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

YOURS = filters.ControlledBy(p.YOU)
A_MONSTER_ACTS = Fits(parts.ACTING_MINION, filters.MONSTER)

CRYPT = (
    Imbued(
        'Béatrice "Oracle171" Tremblay',
        "innocent",
        4,
        3,
        "inn ven",
        grants=(
            Bonus("bleed", 1),
            Whenever(
                UntapPhase(p.YOU),
                ForOne(
                    targets.One(
                        filters.IMBUED, filters.READY_ONE, YOURS, filters.Not(parts.THIS_CARD)
                    ),
                    Inflict(1, parts.TARGET, preventable=False),
                ),
            ),
        ),
    ),
    Imbued(
        'Jack "Hannibal137" Harmon',
        "defender",
        4,
        4,
        "def jud",
        grants=Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False, if_=FIRST_ROUND),
    ),
    Imbued(
        'John "Cop90" O\'Malley',
        "avenger",
        4,
        4,
        "jud ven",
        grants=CanAct(
            Action(
                EnterCombat(),
                target=targets.One(
                    filters.MINION, filters.MONSTER, filters.READY_ONE, filters.Not(YOURS)
                ),
            ),
            cost=Conviction(1),
        ),
    ),
    Imbued(
        "Maman Boumba",
        "martyr",
        4,
        4,
        "inn mar",
        grants=(
            Can(
                Votes(3, against=True),
                when=(POLLING,),
                cost=Cost(conviction=1),
                own_turn=False,
            ),
            Can(
                EndCombat(),
                when=(BEFORE_RANGE,),
                tap=True,
                own_turn=False,
                outside=True,
                if_=Exists(
                    targets.One(filters.MINION, filters.MONSTER, IN_THIS_COMBAT), at_least=2
                ),
            ),
        ),
    ),
    Imbued(
        'Marion "Teacher193" Perks',
        "redeemer",
        4,
        4,
        "red jud",
        grants=Can(Press(), when=(PRESS,), once="combat", own_turn=False),
    ),
    Imbued(
        'Paul "Sixofswords29" Moreton',
        "visionary",
        4,
        4,
        "def viz",
        grants=Can(
            PoolToBlood(1, parts.TARGET),
            when=(INFLUENCE_PHASE,),
            once="turn",
            target=targets.One(filters.IMBUED, region="your-uncontrolled"),
        ),
    ),
    Imbued(
        'Travis "Traveler72" Miller',
        "martyr",
        4,
        5,
        "mar def",
        grants=CanAct(
            Action(
                GainBlood(2, parts.TARGET),
                stealth=1,
                target=targets.One(filters.IMBUED, region="your-uncontrolled"),
            ),
            cost=Conviction(1),
        ),
    ),
)

POWERS = (
    Card(
        "Discern",
        POWER,
        JUDGMENT,
        grants=Can(
            Intercept(+1),
            when=(BLOCK,),
            tap=True,
            type=REACTION,
            own_turn=False,
            if_=A_MONSTER_ACTS,
        ),
    ),
    Card(
        "Project",
        POWER,
        MARTYRDOM,
        grants=Can(
            CannotBlock(
                filters.AnyOf(
                    filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=6)),
                    filters.All(filters.ALLY, filters.MONSTER, filters.Costs(at_most=3)),
                )
            ),
            when=(ANNOUNCED,),
            tap=True,
            type=MODIFIER,
            cost=Conviction(1),
            if_=AsAnnounced(),
        ),
    ),
    Card(
        "Rejuvenate",
        POWER,
        DEFENSE,
        grants=(
            Whenever(
                UntapPhase(p.YOU),
                If(AtLeast(Lacking(parts.HOST), 1), GainBlood(1, parts.HOST)),
            ),
            CanAct(
                Action(
                    GainBlood(1, parts.TARGET),
                    stealth=1,
                    target=targets.One(
                        filters.AnyOf(
                            filters.VAMPIRE,
                            filters.All(
                                filters.ALLY, filters.HasBlood(lacking=1), filters.Not(parts.SELF)
                            ),
                        )
                    ),
                ),
                cost=Conviction(1),
                tap=True,
            ),
        ),
    ),
    Card(
        "Vigilance",
        POWER,
        JUDGMENT,
        grants=(
            Can(
                Untap(parts.SELF),
                when=(AFTER_ACTION,),
                tap=True,
                type=MODIFIER,
                if_=ActionSucceeded(),
            ),
            Can(
                Untap(parts.SELF),
                when=DURING_ACTION,
                tap=True,
                type=REACTION,
                cost=Conviction(1),
                own_turn=False,
                while_tapped=True,
            ),
        ),
    ),
)

CONVICTIONS = (
    Card(
        "React with Conviction",
        CONVICTION,
        grants=Can(
            CancelAgainst((CHIMERSTRY, DEMENTATION, DOMINATE, PRESENCE, SERPENTIS)),
            when=(AS_PLAYED,),
            burn=True,
            own_turn=False,
            even_torpid=True,
        ),
    ),
    Card(
        "Second Sight",
        CONVICTION,
        grants=(
            Can(
                Do(Intercept(+1), Exhaust()),
                when=(BLOCK,),
                burn=True,
                own_turn=False,
                if_=AllHold(A_MONSTER_ACTS, NotExhausted()),
            ),
            Can(
                Do(InterceptOf(filters.MONSTER, -1), Exhaust()),
                when=(ANNOUNCED,),
                burn=True,
                type=MODIFIER,
                if_=AllHold(AsAnnounced(), NotExhausted()),
            ),
        ),
    ),
    Card(
        "Strike with Conviction",
        CONVICTION,
        grants=(
            Can(
                StrikeHarder(1),
                when=(STRIKE,),
                burn=True,
                own_turn=False,
                if_=Fights(filters.MONSTER),
            ),
            CanAct(Bleed(+1, Burn(parts.THIS_CARD))),
        ),
    ),
)

CARDS: tuple[AnyCard, ...] = (*CRYPT, *POWERS, *CONVICTIONS)
