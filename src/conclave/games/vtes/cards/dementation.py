"""The cards of Dementation: madness."""

from __future__ import annotations

from conclave.games.vtes.cards.out_of_turn import MINION_CARDS
from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.identity import DisciplineLevel, OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.constants import (
    ACTION,
    CHIMERSTRY,
    COMBAT,
    DEMENTATION,
    DOMINATE,
    MODIFIER,
    PRESENCE,
    REACTION,
    REFLEX,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BLOCKED, PRESS, RANGE, UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus, ReduceBleed
from conclave.games.vtes.vocabulary.blocks import (
    BlocksWithoutTapping,
    Intercept,
    LessIntercept,
    NoCombat,
    StaysTapped,
    Stealth,
)
from conclave.games.vtes.vocabulary.blood import (
    BurnBlood,
    GainBlood,
    GainPool,
)
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool, as_
from conclave.games.vtes.vocabulary.combat import OneOf
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    BleedCanIncrease,
    BleedSucceeded,
    Exists,
    Fights,
    Fits,
    IsDirected,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    PutInPlay,
    TakeControl,
    Tap,
    ToTorpor,
    Untap,
)
from conclave.games.vtes.vocabulary.maneuvers import Maneuver, Press
from conclave.games.vtes.vocabulary.memory import IsInState, PutInState
from conclave.games.vtes.vocabulary.modifying import EndAction, Grant, Lend, Votes
from conclave.games.vtes.vocabulary.more_filters import Carries, Did, NeedsDiscipline
from conclave.lang.effects import Do, If

ANYBODY_ELSE = targets.AMethuselah(p.EACH_OTHER)
NON_COMBAT_CARDS = tuple([kind for kind in MINION_CARDS if kind not in (COMBAT, REFLEX)])
CLARITY = Cancel(NON_COMBAT_CARDS, disciplines=(DEMENTATION, DOMINATE, PRESENCE))
OF_THE_MIND = (DEMENTATION, CHIMERSTRY, DOMINATE, PRESENCE)
MADDENED = Do(Grant(DisciplineLevel(DEMENTATION, 2), until="turn"), Untap())
NEARLY_EMPTY = filters.HasBlood(0, 1)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Kindred Spirits",
        ACTION,
        DEMENTATION,
        basic=Action(If(BleedSucceeded(), GainPool(1)), BLEED, target=ANYBODY_ELSE),
        superior=Action(If(BleedSucceeded(), GainPool(1)), BLEED, bleed=1, target=ANYBODY_ELSE),
    ),
    Card(
        "Sleep of Reason",
        ACTION,
        DEMENTATION,
        cost=Blood(2),
        basic=Action(
            ToTorpor(),
            target=targets.One(filters.VAMPIRE, filters.READY_ONE, filters.YOUNGER, NEARLY_EMPTY),
        ),
        superior=Action(
            ToTorpor(),
            target=targets.One(
                filters.VAMPIRE, filters.READY_ONE, filters.Not(parts.SELF), NEARLY_EMPTY
            ),
        ),
    ),
    Card(
        "Blessing of Chaos",
        ACTION,
        DEMENTATION,
        cost=Blood(1),
        basic=Action(PutInPlay(on=parts.SELF), stealth=1),
        superior=Action(Do(PutInPlay(on=parts.SELF), PutInState("superior")), stealth=1),
        grants=(
            Forbids(
                ("play",),
                who=parts.OPPONENT,
                at=NeedsDiscipline(OF_THE_MIND),
                if_=Fights(filters.VAMPIRE),
            ),
            Forbids(
                ("play",),
                who=parts.ACTING_MINION,
                at=filters.All(filters.OfType(MODIFIER), NeedsDiscipline(OF_THE_MIND)),
                if_=AllHold(
                    Fits(parts.ACTING_MINION, filters.VAMPIRE),
                    Fits(parts.HOST, Did("tried-to-block")),
                ),
            ),
            Forbids(
                ("direct",),
                who=filters.MINION,
                at=NeedsDiscipline(OF_THE_MIND),
                if_=IsInState("superior"),
            ),
        ),
    ),
    Card(
        "Restructure",
        ACTION,
        DEMENTATION,
        cost=Blood(1),
        basic=Action(PutInPlay(on=parts.TARGET), target=targets.One(filters.ALLY)),
        superior=Action(
            TakeControl(),
            target=targets.One(filters.ALLY, filters.Not(filters.ControlledBy(p.YOU))),
        ),
        grants=(
            Forbids(("untap",)),
            Can(Untap(parts.HOST), when=(UNTAP,), cost=Pool(1), by="host"),
        ),
    ),
    Card(
        "Dive into Madness",
        ACTION,
        modes=(
            as_(
                ACTION,
                Action(
                    Do(Grant(DisciplineLevel(DEMENTATION, 2), until="turn"), Untap()), stealth=1
                ),
                "dem",
            ),
            as_(
                ACTION,
                Action(PutInPlay(on=parts.SELF), stealth=1),
                "DEM",
                if_=Unless(
                    Exists(
                        targets.One(filters.Named("dive-into-madness"), filters.OnCard(parts.SELF)),
                        2,
                    )
                ),
            ),
        ),
        grants=(
            Bonus(BLEED, 1),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.Age(False, than=parts.HOST),
                anyone=True,
            ),
            OnlyOne(most=2),
        ),
    ),
    Card(
        "The Call",
        ACTION,
        modes=tuple(
            [
                as_(
                    ACTION,
                    Action(
                        GainBlood(amount, parts.TARGET),
                        stealth=1,
                        target=targets.One(
                            filters.VAMPIRE,
                            filters.YOUNGER,
                            filters.HasDiscipline(DEMENTATION),
                            region="your-uncontrolled",
                        ),
                    ),
                    *levels,
                )
                for amount, levels in ((2, ("aus", "dem")), (3, ("AUS", "DEM")))
            ]
        ),
    ),
    Card(
        "Confusion",
        MODIFIER,
        DEMENTATION,
        if_=BleedCanIncrease(),
        basic=BleedBonus(+1, only=True),
        superior=Do(Stealth(+1), BleedBonus(+1, only=True)),
    ),
    Card(
        "Mind Tricks",
        MODIFIER,
        DEMENTATION,
        cost=Blood(1),
        basic=Stealth(+1),
        superior=Do(Stealth(+1), Later("combat", Lend("combat"))),
        grants=Can(
            OneOf(Maneuver(), Press()),
            when=(RANGE, PRESS),
            once="combat",
            by="host",
            own_turn=False,
        ),
    ),
    Card(
        "Eyes of Chaos",
        MODIFIER,
        DEMENTATION,
        basic=BleedBonus(+1, only=True),
        superior=BleedBonus(+2, only=True),
    ),
    Card(
        "Deny",
        MODIFIER,
        COMBAT,
        modes=(as_(COMBAT, Press(), "dem"), as_(MODIFIER, Stealth(+1), "DEM")),
    ),
    Card(
        "Coma",
        COMBAT,
        DEMENTATION,
        cost=Blood(3),
        if_=Fits(parts.OPPONENT, filters.VAMPIRE),
        basic=Strike(ToTorpor(parts.OPPONENT)),
        superior=Strike(Do(ToTorpor(parts.OPPONENT), StaysTapped(parts.OPPONENT))),
    ),
    Card(
        "Random Patterns",
        MODIFIER,
        REACTION,
        modes=(
            as_(REACTION, Intercept(+1), "aus", "dem"),
            as_(MODIFIER, LessIntercept(1), "AUS", "DEM"),
        ),
    ),
    Card(
        "Shattered Mirror",
        REACTION,
        DEMENTATION,
        when=BLOCKED,
        if_=AllHold(
            WasBlocked(by_self=True),
            ActionIs((BLEED,)),
            IsDirected(p.YOU),
            Fits(parts.ACTING_MINION, filters.AnyOf(filters.ALLY, filters.YOUNGER)),
            Unless(Fits(parts.ACTING_MINION, Carries(filters.Named("shattered-mirror")))),
        ),
        basic=Do(PutInPlay(parts.ACTING_MINION), EndAction()),
        superior=Do(BlocksWithoutTapping(), PutInPlay(parts.ACTING_MINION), EndAction()),
        grants=(
            OnlyOne(),
            Bonus(BLEED, -1),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.All(filters.VAMPIRE, parts.HOST),
                cost=Blood(1),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Voice of Madness",
        REACTION,
        DEMENTATION,
        cost=Blood(1),
        if_=AllHold(
            WasBlocked(by_self=True),
            Fits(parts.ACTING_MINION, filters.AnyOf(filters.ALLY, filters.YOUNGER)),
        ),
        basic=Do(NoCombat(), Tap()),
        superior=Do(NoCombat(), Tap(), BurnBlood(1, parts.ACTING_MINION)),
    ),
    Card(
        "Wrong and Crosswise",
        REACTION,
        cost=Blood(1),
        modes=(
            as_(REACTION, ReduceBleed(2), "dem"),
            as_(REACTION, Votes(4, against=True), "DEM"),
        ),
    ),
    Card(
        "Touch of Clarity",
        MODIFIER,
        REACTION,
        cost=Blood(1),
        modes=(
            as_(MODIFIER, Do(CLARITY, Tap()), "dem", by="any"),
            as_(REACTION, Do(CLARITY, Tap()), "dem"),
            as_(MODIFIER, CLARITY, "DEM", by="any"),
            as_(REACTION, CLARITY, "DEM"),
        ),
    ),
)
