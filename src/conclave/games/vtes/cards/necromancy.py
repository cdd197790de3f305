"""The cards of Necromancy: the dead."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.fighting import Harm, NeverGains
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import EMPLOY, LEAVE, RECRUIT
from conclave.games.vtes.rules.constants import (
    ACTION,
    COMBAT,
    GHOUL,
    MODIFIER,
    MORTAL,
    NECROMANCY,
    REACTION,
    WRAITH,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import Blocks, PhaseCloses
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import INTERCEPT, STEALTH
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    DURING_ACTION,
    MASTER_PHASE,
    PRESS,
    STRIKE,
    SUCCEEDING,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.ash_heap import Revive
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import (
    BlockFails,
    CannotBlock,
    Intercept,
    LessIntercept,
    Stealth,
)
from conclave.games.vtes.vocabulary.blood import (
    BurnBlood,
    GainBlood,
)
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import AggravatedAsNormal
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    Fits,
    IsDirected,
    Unless,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, PutInPlay, Rescue, Untap
from conclave.games.vtes.vocabulary.memory import CHOSEN_CARD, IsInState, PutInState, RememberTarget
from conclave.games.vtes.vocabulary.modifying import EndAction
from conclave.games.vtes.vocabulary.more_filters import Carries, Did, NeedsDiscipline
from conclave.games.vtes.vocabulary.piles import (
    BackFromAshHeap,
    CardsIn,
    CardToHand,
    OpenHand,
    RemoveAshes,
    RemoveFromGame,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either, If

DEAD_VAMPIRE = targets.One(filters.VAMPIRE, region="ash-heap")
NO_WRAITH = filters.Not(filters.WithTrait(WRAITH))
BLED_ASHES = {number: CardsIn("ash-heap", number, of=p.BLED) for number in (7, 13)}
"""The Methuselah being bled has at least so many cards in her ash heap."""
WITHOUT_CHILL = targets.One(
    filters.VAMPIRE, filters.READY_ONE, filters.Not(Carries(filters.Named("chill-of-oblivion")))
)
LATELY_BURNED = targets.One(
    filters.AnyOf(filters.ALLY, filters.RETAINER), Did("burned"), region="ash-heap"
)
AGAINST_CHOSEN = Fits(parts.ACTING_MINION, CHOSEN_CARD)
A_SIGN = Do(PutInPlay(on=parts.SELF), RememberTarget())
FROM_ASHES = targets.One(filters.LIBRARY_CARD, region="ash-heap")

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Whispers from the Dead",
        ACTION,
        NECROMANCY,
        cost=Blood(1),
        basic=Action(CardToHand(), target=FROM_ASHES),
        superior=Action(CardToHand(), stealth=1, target=FROM_ASHES),
    ),
    Card(
        "Haunt",
        ACTION,
        NECROMANCY,
        cost=Blood(1),
        basic=Action(
            PutInPlay(on=parts.TARGET),
            stealth=1,
            target=targets.One(
                filters.LOCATION,
                filters.ControlledBy(p.YOU),
                filters.Not(Carries(filters.Named("haunt"))),
            ),
        ),
        superior=Action(
            Burn(parts.TARGET),
            stealth=1,
            target=targets.One(filters.LOCATION, filters.Not(NeedsDiscipline(clan="giovanni"))),
        ),
        grants=(
            Can(
                EndAction(fails=True),
                when=(*DURING_ACTION, SUCCEEDING),
                burn=True,
                if_=IsDirected(p.EACH_METHUSELAH, card=parts.HOST),
                own_turn=False,
            ),
        ),
    ),
    Card(
        "Chill of Oblivion",
        ACTION,
        NECROMANCY,
        basic=Action(PutInPlay(on=parts.TARGET), stealth=1, target=WITHOUT_CHILL),
        superior=Action(
            Do(PutInPlay(on=parts.TARGET), Later("discard-phase", Untap())),
            stealth=1,
            target=WITHOUT_CHILL,
        ),
        grants=(
            OnlyOne(),
            Can(
                AggravatedAsNormal(),
                when=(BEFORE_RANGE, BEFORE_STRIKES, STRIKE, DAMAGE, PRESS),
                burn=True,
                by="host",
                own_turn=False,
            ),
        ),
    ),
    Card(
        "Chair of Hades",
        ACTION,
        NECROMANCY,
        basic=Action(
            RemoveFromGame(),
            stealth=1,
            target=targets.One(
                filters.AnyOf(filters.ALLY, filters.RETAINER),
                filters.AnyOf(filters.WithTrait(MORTAL), filters.WithTrait(GHOUL)),
            ),
        ),
        superior=Action(
            RemoveFromGame(),
            stealth=1,
            target=targets.One(
                filters.AnyOf(
                    filters.All(filters.ALLY, NO_WRAITH),
                    filters.All(filters.RETAINER, NO_WRAITH),
                    filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=2)),
                )
            ),
        ),
    ),
    Card(
        "Summon Soul",
        ACTION,
        NECROMANCY,
        basic=Action(GainBlood(2), stealth=1),
        superior=Action(
            Do(RemoveFromGame(parts.THIS_CARD), BackFromAshHeap(2, to_hand=0)), stealth=1
        ),
    ),
    Card(
        "Compel the Spirit",
        ACTION,
        NECROMANCY,
        cost=Blood(1),
        basic=Action(CardToHand(), stealth=1, target=LATELY_BURNED),
        superior=Action(Revive(), stealth=1, target=LATELY_BURNED),
    ),
    Card(
        "Divine Sign",
        ACTION,
        NECROMANCY,
        if_=Unless(Fits(parts.SELF, Carries(filters.Named("divine-sign")))),
        basic=Action(Do(A_SIGN, Untap()), stealth=1, target=targets.One(filters.MINION)),
        superior=Action(
            Do(A_SIGN, PutInState("superior"), Untap()),
            stealth=1,
            target=targets.One(filters.MINION),
        ),
        grants=(
            OnlyOne(),
            Bonus(INTERCEPT, 2, if_=AGAINST_CHOSEN),
            Whenever(
                Blocks(parts.HOST),
                If(AllHold(IsInState("superior"), AGAINST_CHOSEN), OpenHand(p.ACTING_METHUSELAH)),
            ),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=CHOSEN_CARD,
                anyone=True,
            ),
        ),
    ),
    Card(
        "Ex Nihilo",
        ACTION,
        NECROMANCY,
        cost=Blood(1),
        basic=Action(PutInPlay(on=parts.SELF), stealth=1),
        superior=Action(Do(PutInPlay(on=parts.SELF), PutInState("superior")), stealth=1),
        grants=(
            Bonus(STEALTH, 1),
            Harm(inflicts=False, takes_normal=False),
            NeverGains(),
            Whenever(
                PhaseCloses(MASTER_PHASE, p.YOU),
                Either(BurnBlood(1, parts.HOST), Burn(parts.HOST), p.YOU),
            ),
            Can(
                Burn(parts.THIS_CARD),
                when=(UNTAP,),
                if_=Unless(IsInState("superior")),
                even_torpid=True,
            ),
            Can(
                Burn(parts.THIS_CARD),
                when=(UNTAP,),
                if_=IsInState("superior"),
                own_turn=False,
                even_torpid=True,
            ),
        ),
    ),
    Card(
        "Resume the Coil",
        ACTION,
        NECROMANCY,
        basic=Action(None, LEAVE, stealth=1),
        superior=Action(
            Rescue(), stealth=1, target=targets.One(filters.VAMPIRE, filters.IN_TORPOR)
        ),
    ),
    Card(
        "Possession",
        ACTION,
        NECROMANCY,
        cost=Blood(2),
        basic=Action(Revive(ready=False), target=DEAD_VAMPIRE),
        superior=Action(Revive(blood=1), target=DEAD_VAMPIRE),
    ),
    Card(
        "Call of the Hungry Dead",
        MODIFIER,
        modes=(
            as_(MODIFIER, LessIntercept(1), "nec"),
            as_(
                MODIFIER,
                Do(BlockFails(), CannotBlock(parts.BLOCKING_MINION)),
                "NEC",
                cost=Blood(1),
            ),
        ),
    ),
    Card(
        "Spectral Divination",
        MODIFIER,
        REACTION,
        cost=Blood(1),
        modes=(as_(MODIFIER, Stealth(+1), "nec"), as_(REACTION, Intercept(+1), "NEC")),
    ),
    Card(
        "Breath of Thanatos",
        MODIFIER,
        COMBAT,
        cost=Blood(1),
        modes=(
            as_(
                MODIFIER,
                Stealth(+2),
                "nec",
                if_=AllHold(
                    ActionIs((EMPLOY, RECRUIT)),
                    Fits(parts.ACTION_CARD, filters.WithTrait(WRAITH)),
                ),
            ),
            as_(COMBAT, Strike(damage=1, aggravated=True), "NEC"),
        ),
    ),
    Card(
        "Trochomancy",
        MODIFIER,
        modes=tuple(
            [
                as_(
                    MODIFIER,
                    Do(RemoveAshes(removed, of=p.BLED), BleedBonus(bonus, only=True)),
                    *levels,
                    if_=BLED_ASHES[removed],
                )
                for levels, removed, bonus in (
                    (("nec",), 13, 1),
                    (("aus", "nec"), 7, 1),
                    (("AUS", "NEC"), 7, 2),
                )
            ]
        ),
    ),
    Card(
        "Spiritual Intervention",
        COMBAT,
        NECROMANCY,
        basic=Strike(dodge=True),
        superior=Strike(ends=True),
    ),
)
