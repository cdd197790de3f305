"""Events, each played once in a game (VTES-1.6.4)."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.costs import BanksPool, ChangesCost
from conclave.games.vtes.rules.abilities.hands import (
    AT_NEXT_DIABLERIE,
    AT_NEXT_DISCARD,
    AT_NEXT_HUNT,
    AT_NEXT_LIAISON,
    AT_NEXT_UNTAP,
    AT_OUST_OF_PREY,
    WHILE_IN_PLAY,
    DelaysReplacement,
)
from conclave.games.vtes.rules.abilities.identity import ExplainsTitle
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import HUNT
from conclave.games.vtes.rules.constants import (
    CONVICTION,
    EVENT,
    GEHENNA,
    GOVERNMENT,
    INCONNU,
    INDEPENDENT,
    LIAISON,
    MASTER,
    MORTAL,
    OBTENEBRATION,
    TRANSIENT,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import (
    ActionSucceeds,
    AtPhase,
    Blocks,
    EntersCombat,
    IsBurned,
    PhaseCloses,
    PlaysFirstCard,
    UntapPhase,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import INTERCEPT
from conclave.games.vtes.rules.windows import DISCARD_PHASE, MASTER_PHASE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.acting import ActionsTaken
from conclave.games.vtes.vocabulary.affiliation import ChangeTitle
from conclave.games.vtes.vocabulary.amounts import COUNTERS_HERE, NumberOf, Tally
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnPool, GainBlood, MoveBlood
from conclave.games.vtes.vocabulary.cancelling import HasNoEffect, PlayedNeeds
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.choosing import AtRandom, ForOne, RevealTop
from conclave.games.vtes.vocabulary.combat import RestrictBoth
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    AnyHolds,
    AtLeast,
    CanBurnPool,
    Exists,
    Fits,
    HasEdge,
)
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    Each,
    EnterCombat,
    OnceEach,
    PutInPlay,
    TakeControl,
    ToTorpor,
    Untap,
)
from conclave.games.vtes.vocabulary.more_filters import (
    HAS_TO_HUNT,
    IN_THIS_COMBAT,
    CapacityBelow,
    Did,
    InCombat,
)
from conclave.games.vtes.vocabulary.piles import CardsIn, CardToHand, DiscardCards
from conclave.games.vtes.vocabulary.untapping import DiscardOrTap
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

MASTER_CARD = filters.OfType(MASTER)
A_GEHENNA_CARD = targets.One(filters.WithTrait(GEHENNA))
ANOTHER_EVENT = targets.One(filters.OfType(EVENT), filters.Not(parts.THIS_CARD))
NOT_IMMUNE = filters.All(filters.MINION, filters.Not(Did("drank")))
"""Minions except vampires who have committed diablerie since the last Gehenna card."""

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Anthelios, The Red Star",
        EVENT,
        GEHENNA,
        grants=Can(
            ForOne(
                targets.One(MASTER_CARD, region="ash-heap"),
                Do(DiscardCards(1, MASTER_CARD), CardToHand(parts.TARGET)),
            ),
            when=(MASTER_PHASE,),
            by="anyone",
            phase_action=True,
            once="turn",
            if_=CardsIn("hand", 1, MASTER_CARD),
        ),
    ),
    Card(
        "Blood Weakens",
        EVENT,
        GEHENNA,
        not_replaced=AT_NEXT_DIABLERIE,
        grants=DelaysReplacement(NOT_IMMUNE),
    ),
    Card(
        "Break the Code",
        EVENT,
        GEHENNA,
        grants=(
            Bonus(INTERCEPT, -1, filters.IMBUED, if_=Fits(parts.ACTING_MINION, filters.MONSTER)),
            CanAct(
                Action(EnterCombat(), target=targets.One(filters.IMBUED, filters.READY_ONE)),
                by=filters.All(filters.MINION, filters.MONSTER),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Dr. Marisa Fletcher, CDC",
        EVENT,
        GOVERNMENT,
        grants=(
            Whenever(UntapPhase(p.YOU), GainBlood(2, parts.THIS_CARD)),
            Whenever(
                Blocks(filters.MINION),
                If(
                    AllHold(
                        ActionIs(("hunt",)),
                        Fits(
                            parts.ACTING_MINION,
                            filters.All(filters.VAMPIRE, CapacityBelow(COUNTERS_HERE)),
                        ),
                    ),
                    Do(
                        Burn(parts.ACTING_MINION),
                        BurnBlood(COUNTERS_HERE, parts.THIS_CARD),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Dragonbound",
        EVENT,
        GEHENNA,
        not_replaced=WHILE_IN_PLAY,
        grants=Whenever(
            AtPhase(DISCARD_PHASE, p.EACH_METHUSELAH),
            BurnPool(
                NumberOf(
                    targets.One(filters.VAMPIRE, filters.IN_TORPOR, filters.ControlledBy(p.CHOSEN))
                ),
                p.CHOSEN,
            ),
        ),
    ),
    Card(
        "FBI Special Affairs Division",
        EVENT,
        GOVERNMENT,
        grants=Whenever(
            IsBurned(filters.All(filters.ALLY, IN_THIS_COMBAT)),
            If(
                Fits(parts.ACTING_MINION, filters.All(filters.VAMPIRE, InCombat(as_acting=True))),
                Do(
                    GainBlood(1, parts.THIS_CARD),
                    Later(
                        "after-combat",
                        Inflict(2, parts.ACTING_MINION, preventable=False),
                        who=parts.ACTING_MINION,
                    ),
                    If(AtLeast(COUNTERS_HERE, 4), Burn(parts.THIS_CARD)),
                ),
            ),
        ),
    ),
    Card(
        "Hunger Moon",
        EVENT,
        TRANSIENT,
        grants=Whenever(
            ActionSucceeds(filters.VAMPIRE, ("hunt",)),
            Do(
                MoveBlood(1, parts.TARGET, parts.THIS_CARD),
                If(AtLeast(COUNTERS_HERE, 5), Burn(parts.THIS_CARD)),
            ),
        ),
    ),
    Card(
        "Narrow Minds",
        EVENT,
        INCONNU,
        not_replaced=AT_NEXT_UNTAP,
        grants=ChangesCost(+1, redirecting=True, who=filters.MINION),
    ),
    Card(
        "Nightmares upon Nightmares",
        EVENT,
        GEHENNA,
        not_replaced=AT_NEXT_DISCARD,
        grants=Whenever(
            UntapPhase(p.EACH_METHUSELAH),
            DiscardOrTap(
                targets.One(
                    filters.MINION,
                    filters.ControlledBy(p.CHOSEN),
                    filters.AnyOf(
                        filters.All(
                            filters.VAMPIRE,
                            CapacityBelow(NumberOf(A_GEHENNA_CARD), or_equal=True),
                        ),
                        filters.All(filters.ALLY, filters.Not(filters.WithTrait(MORTAL))),
                    ),
                ),
                p.CHOSEN,
            ),
        ),
    ),
    Card(
        "NRA PAC",
        EVENT,
        GOVERNMENT,
        grants=Whenever(
            ActionSucceeds(filters.MINION, ("equip",)), Later("end-of-turn", Untap(parts.THAT_CARD))
        ),
    ),
    Card(
        "NSA Trio",
        EVENT,
        GOVERNMENT,
        grants=(
            Whenever(
                EntersCombat(filters.VAMPIRE, with_blocker=filters.VAMPIRE),
                OnceEach(RestrictBoth("combat-ends")),
            ),
            Can(
                Burn(parts.THIS_CARD),
                when=(DISCARD_PHASE,),
                by="anyone",
                phase_action=True,
                if_=ActionsTaken(),
            ),
        ),
    ),
    Card(
        "Restricted Vitae",
        EVENT,
        GEHENNA,
        not_replaced=AT_NEXT_HUNT,
        grants=(
            Forbids((HUNT,), who=filters.All(filters.VAMPIRE, filters.Not(HAS_TO_HUNT))),
            CanAct(
                Action(kind=HUNT, target=targets.One(filters.VAMPIRE, filters.YOUNGER)),
                by=filters.All(filters.VAMPIRE, HAS_TO_HUNT),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Rise of the Nephtali",
        EVENT,
        GEHENNA,
        not_replaced=AT_NEXT_LIAISON,
        if_=Exists(A_GEHENNA_CARD),
        grants=(
            CanAct(
                Action(ChangeTitle(LIAISON)),
                by=filters.All(filters.VAMPIRE, filters.OfSect(INDEPENDENT)),
                anyone=True,
            ),
            ExplainsTitle(LIAISON),
        ),
    ),
    Card(
        "Scourge of the Enochians",
        EVENT,
        grants=(
            Can(
                Do(Burn(parts.TARGET), TakeControl(parts.THIS_CARD, p.PREDATOR)),
                when=(DISCARD_PHASE,),
                target=targets.One(filters.VAMPIRE, filters.CapacityOf(at_most=2)),
            ),
            Whenever(PhaseCloses(DISCARD_PHASE, p.YOU), TakeControl(parts.THIS_CARD, p.PREDATOR)),
        ),
    ),
    Card(
        "The Bitter and Sweet Story",
        EVENT,
        grants=Bonus("hand-size", Tally("points", times=2), everyone=True),
    ),
    Card(
        "The Fourth Cycle",
        EVENT,
        if_=Exists(A_GEHENNA_CARD, 2),
        effect=Do(
            PutInPlay(),
            Each(A_GEHENNA_CARD, Burn()),
            Each(targets.One(filters.OfType(CONVICTION)), Burn()),
            Each(
                targets.One(filters.VAMPIRE, filters.READY_ONE, filters.CapacityOf(at_most=3)),
                ToTorpor(),
            ),
        ),
        grants=Forbids(("played",), who=filters.WithTrait(GEHENNA)),
    ),
    Card(
        "The Rising",
        EVENT,
        GEHENNA,
        not_replaced=AT_OUST_OF_PREY,
        if_=Exists(A_GEHENNA_CARD, 2),
        grants=BanksPool(AnyHolds(HasEdge(p.CHOSEN), AtLeast(Tally("points"), 1))),
    ),
    Card(
        "The Slow Withering",
        EVENT,
        GEHENNA,
        not_replaced=AT_NEXT_DIABLERIE,
        if_=Exists(A_GEHENNA_CARD),
        grants=ChangesCost(+1, superior=True, who=NOT_IMMUNE),
    ),
    Card(
        "The Uncoiling",
        EVENT,
        not_replaced=WHILE_IN_PLAY,
        grants=(
            Whenever(PhaseCloses(DISCARD_PHASE, p.YOU), AtRandom(ANOTHER_EVENT, Burn())),
            Can(
                Do(BurnPool(NumberOf(ANOTHER_EVENT), p.YOU), Burn(parts.THIS_CARD)),
                when=(DISCARD_PHASE,),
                by="anyone",
                others=True,
                phase_action=True,
                if_=CanBurnPool(NumberOf(ANOTHER_EVENT)),
            ),
        ),
    ),
    Card(
        "The Unmasking",
        EVENT,
        GEHENNA,
        not_replaced=AT_NEXT_DISCARD,
        grants=Bonus("intercept", 1, filters.ALLY, if_=Fits(parts.ACTING_MINION, filters.VAMPIRE)),
    ),
    Card(
        "Veil of Darkness",
        EVENT,
        GEHENNA,
        not_replaced=WHILE_IN_PLAY,
        grants=Whenever(
            PlaysFirstCard(filters.VAMPIRE),
            RevealTop(
                p.ControllerOf(parts.THAT_CARD),
                MASTER_CARD,
                Do(
                    HasNoEffect(),
                    If(PlayedNeeds((OBTENEBRATION,)), BurnBlood(2, parts.THAT_CARD)),
                ),
            ),
        ),
    ),
)
