"""Allies beside those in `allies` and `attacking_allies`."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.costs import ChargesActions
from conclave.games.vtes.rules.abilities.fighting import Harm, Wards
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import RECRUIT
from conclave.games.vtes.rules.constants import (
    ALLY,
    ANIMAL,
    ANIMALISM,
    AUSPEX,
    BURN_OPTION,
    CHANGELING,
    CHIMERSTRY,
    COLD_IRON,
    DEMON,
    GEHENNA,
    GHOUL,
    INFERNAL,
    MAGE,
    MORTAL,
    OBEAH,
    OBTENEBRATION,
    UNIQUE,
    VEHICLE,
    VICISSITUDE,
    WRAITH,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import ActionSucceeds, AtPhase, EntersPlay, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    AFTER_ACTION,
    DAMAGE,
    DURING_ACTION,
    MINION_PHASE,
    PRESS,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import COUNTERS_HERE
from conclave.games.vtes.vocabulary.ash_heap import RemoveAny, Revive
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ActionSucceeded,
    AllHold,
    AnyHolds,
    Exists,
    Fits,
    IsDirected,
    Unless,
)
from conclave.games.vtes.vocabulary.convictions import Exhaust, NotExhausted
from conclave.games.vtes.vocabulary.damage import Inflict, Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, Each, Rescue, TakeControl, Untap
from conclave.games.vtes.vocabulary.finding import EquipWithFirst
from conclave.games.vtes.vocabulary.links import BleedsHarder
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.games.vtes.vocabulary.memory import PLAYED_BY, IsInState, PutInState, RememberTarget
from conclave.games.vtes.vocabulary.more_filters import (
    IN_THIS_COMBAT,
    Carries,
    NeedsDiscipline,
)
from conclave.games.vtes.vocabulary.piles import CardToHand, RemoveFromGame
from conclave.games.vtes.vocabulary.playing_as_vampire import PlaysBasic
from conclave.games.vtes.vocabulary.progeny import ActsAtOnce, FirstRecruit, RepeatsAction
from conclave.games.vtes.vocabulary.special_counters import BurnCounter, HasCounter, PutCounter
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

YOURS = filters.ControlledBy(p.YOU)
THEIRS = filters.ControlledBy(p.EACH_OTHER)

A_READY_VAMPIRE = targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS)
WITH_PATHOS = HasCounter("pathos")
NOCTURN_ARRIVES = (ActsAtOnce(), If(FirstRecruit(), Untap(parts.ACTING_MINION)))

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Neighborhood Watch Commander",
        ALLY,
        MORTAL,
        cost=Blood(2),
        life=1,
        bleed=0,
        grants=Can(
            Do(Inflict(1, parts.ACTING_MINION), Exhaust(anyone=True)),
            when=(AFTER_ACTION,),
            tap=True,
            own_turn=False,
            if_=AllHold(
                Unless(ActionSucceeded()),
                Fits(parts.ACTING_MINION, filters.VAMPIRE),
                NotExhausted(anyone=True),
            ),
        ),
    ),
    Card(
        "Tye Cooper",
        ALLY,
        UNIQUE,
        WRAITH,
        "giovanni",
        cost=Pool(3),
        life=1,
        strength=0,
        bleed=1,
        grants=(
            Harm(takes_normal=False),
            CanAct(
                Action(Burn(), target=targets.One(filters.MINION, filters.Not(filters.READY_ONE)))
            ),
            Whenever(
                ActionSucceeds(parts.THIS_CARD, of_card=True),
                ForOne(
                    targets.One(filters.LIBRARY_CARD, region="ash-heap"),
                    CardToHand(parts.TARGET),
                    optional=True,
                ),
            ),
        ),
    ),
    Card(
        "Ambrosius, The Ferryman",
        ALLY,
        UNIQUE,
        WRAITH,
        "giovanni",
        cost=Pool(3),
        life=2,
        strength=1,
        bleed=0,
        grants=(
            Harm(takes_normal=False),
            CanAct(
                Action(
                    Do(Revive(on=A_READY_VAMPIRE), PutCounter("pathos", amount=3)),
                    target=targets.One(filters.RETAINER, region="ash-heap"),
                ),
                if_=Exists(A_READY_VAMPIRE),
            ),
            Whenever(
                AtPhase(MINION_PHASE, p.YOU),
                Each(
                    targets.One(filters.RETAINER, WITH_PATHOS),
                    Do(
                        BurnCounter("pathos", parts.THAT_CARD),
                        If(
                            Unless(Fits(parts.THAT_CARD, WITH_PATHOS)),
                            RemoveFromGame(parts.THAT_CARD),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Underbridge Stray",
        ALLY,
        ANIMAL,
        ANIMALISM,
        cost=Blood(1),
        life=1,
        strength=0,
        bleed=0,
        basic=Action(None, "recruit", 1),
        superior=Action(Do(GainBlood(1, parts.THIS_CARD), PutInState("superior")), "recruit", 1),
        grants=(
            Can(Press(), when=(PRESS,), cost=Blood(1), own_turn=False),
            Can(
                Press(who=parts.TARGET),
                when=(PRESS,),
                cost=Blood(1),
                own_turn=False,
                outside=True,
                target=targets.One(filters.MINION, IN_THIS_COMBAT, YOURS),
            ),
            Can(
                Untap(parts.TARGET),
                when=DURING_ACTION,
                burn=True,
                own_turn=False,
                target=targets.One(filters.MINION, filters.TAPPED, filters.READY_ONE, YOURS),
                if_=AllHold(IsDirected(p.YOU), Unless(Fits(parts.TRYING_BLOCKER, parts.THIS_CARD))),
            ),
            Bonus("strength", 1, if_=IsInState("superior")),
        ),
    ),
    Card(
        "Veneficti",
        ALLY,
        UNIQUE,
        MAGE,
        "baali",
        BURN_OPTION,
        cost=Pool(1),
        needs=filters.Is(filters.All(filters.VAMPIRE, filters.WithTrait(INFERNAL))),
        life=2,
        bleed=2,
        grants=(
            Bonus("stealth", 1),
            CanAct(
                Action(
                    TakeControl(),
                    target=targets.One(filters.ALLY, filters.WithTrait(DEMON), THEIRS),
                )
            ),
            CanAct(Action(Burn(), target=targets.One(filters.RETAINER, filters.WithTrait(DEMON)))),
            Forbids(
                ("direct",),
                who=filters.AnyOf(filters.ALLY, filters.CapacityOf(at_most=6)),
            ),
        ),
    ),
    Card(
        "Draeven Softfoot",
        ALLY,
        UNIQUE,
        CHANGELING,
        "kiasyd",
        BURN_OPTION,
        life=1,
        bleed=0,
        grants=(
            Can(
                Prevent(1, to=filters.All(filters.VAMPIRE, filters.OfClan("kiasyd"))),
                when=(DAMAGE,),
                tap=True,
                own_turn=False,
                any_combat=True,
            ),
            Wards(disciplines=(CHIMERSTRY,)),
            Forbids(
                ("play",),
                who=filters.MINION,
                at=NeedsDiscipline((CHIMERSTRY,)),
                if_=AnyHolds(
                    Fits(parts.ACTING_MINION, parts.THIS_CARD),
                    Fits(parts.BLOCKING_MINION, parts.THIS_CARD),
                    Fits(parts.THIS_CARD, IN_THIS_COMBAT),
                ),
            ),
            Forbids(
                ("block",),
                if_=Fits(parts.ACTING_MINION, Carries(filters.WithTrait(COLD_IRON))),
            ),
        ),
    ),
    Card(
        "Corrupt Construction",
        ALLY,
        GHOUL,
        VICISSITUDE,
        cost=Pool(1),
        life=1,
        strength=0,
        bleed=0,
        basic=Action(None, "recruit", 1),
        superior=Action(GainBlood(1, parts.THIS_CARD), "recruit", 1),
        grants=(
            Whenever(
                EntersPlay(parts.THIS_CARD),
                RemoveAny(
                    filters.AnyOf(filters.ALLY, filters.RETAINER, filters.VAMPIRE),
                    GainBlood(1, parts.THIS_CARD),
                ),
            ),
            Bonus("strength", COUNTERS_HERE),
            Whenever(UntapPhase(p.YOU), BurnBlood(1, parts.THIS_CARD)),
        ),
    ),
    Card(
        "Nocturn",
        ALLY,
        DEMON,
        OBTENEBRATION,
        cost=Blood(1),
        life=1,
        basic=Action(Do(*NOCTURN_ARRIVES), "recruit", 1),
        superior=Action(
            Do(
                *NOCTURN_ARRIVES,
                RepeatsAction(more=1),
            ),
            "recruit",
            1,
        ),
        grants=(
            PlaysBasic((OBTENEBRATION,), but_allies=True),
            Whenever(UntapPhase(p.YOU), Burn(parts.THIS_CARD)),
        ),
    ),
    Card(
        "Alia, God's Messenger",
        ALLY,
        UNIQUE,
        if_=Exists(targets.One(filters.WithTrait(GEHENNA)), at_least=2),
        life=2,
        bleed=0,
        grants=(
            PlaysBasic((AUSPEX, OBEAH)),
            CanAct(
                Action(
                    Rescue(),
                    stealth=1,
                    target=targets.One(filters.VAMPIRE, filters.IN_TORPOR, YOURS),
                )
            ),
            ChargesActions(1),
        ),
    ),
    Card(
        "Hexaped",
        ALLY,
        "tremere-antitribu",
        cost=Pool(1),
        life=3,
        bleed=0,
        effect=Action(RememberTarget(parts.SELF), "recruit", 1),
        grants=CanAct(
            Action(
                Do(BleedsHarder(1, PLAYED_BY), RemoveFromGame(parts.THIS_CARD)),
                stealth=1,
                target=targets.AMethuselah(p.EACH_METHUSELAH),
            )
        ),
    ),
    Card(
        "Repo Man",
        ALLY,
        UNIQUE,
        GHOUL,
        cost=Blood(1),
        life=1,
        strength=0,
        bleed=0,
        effect=Action(
            Do(
                RememberTarget(parts.SELF),
                Later("end-of-turn", Untap(PLAYED_BY)),
            ),
            RECRUIT,
            1,
        ),
        grants=CanAct(Action(EquipWithFirst(VEHICLE, anyone=True), stealth=2)),
    ),
)
