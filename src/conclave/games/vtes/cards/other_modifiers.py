"""Modifiers and reactions that require no discipline."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.hands import AT_END_OF_ACTION
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ARCHBISHOP,
    ASH_HEAP,
    CAMARILLA,
    CARDINAL,
    GUN,
    INNER_CIRCLE,
    JUSTICAR,
    LAIBON,
    MODIFIER,
    PRINCE,
    PRISCUS,
    REACTION,
    REGENT,
    SABBAT,
    UNIQUE,
)
from conclave.games.vtes.rules.moments import ReferendumEnds
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import BLEED, VOTES
from conclave.games.vtes.rules.windows import (
    AFTER_ACTION,
    ANNOUNCED,
    BEFORE_RANGE,
    BEFORE_VOTES,
    BLOCK,
    BLOCKED,
    MINION_PHASE,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.acting import TakeAction
from conclave.games.vtes.vocabulary.amounts import (
    COUNTERS_HERE,
    THAT_MANY,
    Capped,
    CountersOn,
    Depending,
    Tally,
    ValueOf,
)
from conclave.games.vtes.vocabulary.bleeds import BleedBonus, Redirect, ReduceBleed
from conclave.games.vtes.vocabulary.blocks import (
    BlocksWithoutTapping,
    CannotBlock,
    Intercept,
    LessIntercept,
    Stealth,
    Wake,
)
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnEdge, BurnPool, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, XBlood, as_
from conclave.games.vtes.vocabulary.conditions import (
    FIRST_ROUND,
    ActionIs,
    ActionSucceeded,
    AllHold,
    AsAnnounced,
    BleedSucceeded,
    CalledBy,
    Exists,
    Fits,
    HasEdge,
    IsDirected,
    PassedReferendum,
    PlayedThisAction,
    Unless,
)
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    Each,
    MoveCard,
    PutInPlay,
    Tap,
    ToTorpor,
    Untap,
)
from conclave.games.vtes.vocabulary.luck import RollDie, Rolled
from conclave.games.vtes.vocabulary.modifying import (
    CannotRepeatAction,
    EndAction,
    IfPasses,
    NoMore,
    SettleReferendum,
    Votes,
)
from conclave.games.vtes.vocabulary.more_filters import FLYING, Carries, InCombat
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.games.vtes.vocabulary.terms import Abstains, ReferendumIsSettled
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

BLED_BY_THIS = AllHold(ActionIs(("bleed",)), IsDirected(p.YOU))
A_SABBAT_VAMPIRE = filters.All(filters.VAMPIRE, filters.OfSect(SABBAT))
A_FIGHTER = targets.One(
    filters.VAMPIRE, filters.ControlledBy(p.YOU), InCombat(), filters.Not(parts.SELF)
)
A_SLEEPER = targets.One(
    filters.VAMPIRE,
    filters.READY_ONE,
    filters.ControlledBy(p.YOU),
    filters.YOUNGER,
    filters.TAPPED,
)
VOTES_DECIDE = Unless(ReferendumIsSettled())

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Suppressing Fire",
        MODIFIER,
        modes=(
            as_(
                MODIFIER,
                LessIntercept(1),
                by="untapped",
                needs=filters.Is(filters.All(filters.MINION, Carries(filters.WithTrait(GUN)))),
            ),
        ),
    ),
    Card(
        "As the Crow",
        MODIFIER,
        needs=filters.Is(filters.All(filters.MINION, FLYING), "needs-requirement"),
        when=AFTER_ACTION,
        if_=ActionSucceeded(),
        once="turn",
        effect=Untap(),
    ),
    Card(
        "Leverage",
        MODIFIER,
        if_=HasEdge(p.YOU),
        effect=Do(BleedBonus(+1, free=True), BurnEdge(), NoMore("edge")),
    ),
    Card(
        "Monkey Wrench",
        MODIFIER,
        cost=XBlood(),
        needs=filters.Is(filters.ANARCH),
        if_=Fits(parts.SELF, filters.HasBlood(1)),
        effect=BleedBonus(THAT_MANY, only=True),
        number=(1, Capped(CountersOn(parts.SELF), 3)),
    ),
    Card(
        "Stealth Ritus",
        MODIFIER,
        cost=Blood(1),
        needs=filters.Is(A_SABBAT_VAMPIRE, "needs-sect"),
        when=ANNOUNCED,
        if_=AsAnnounced(),
        target=targets.One(
            A_SABBAT_VAMPIRE,
            filters.READY_ONE,
            filters.ControlledBy(p.YOU),
            filters.Not(parts.SELF),
        ),
        effect=If(
            Fits(parts.TARGET, filters.HasBlood(1)),
            Do(BurnBlood(1, parts.TARGET), Stealth(+1, parts.ACTING_MINION, unneeded=True)),
        ),
    ),
    Card(
        "Strange Day",
        MODIFIER,
        cost=Blood(2),
        needs=filters.Is(filters.OfSect(LAIBON), "needs-sect"),
        when=ANNOUNCED,
        if_=AsAnnounced(),
        effect=CannotBlock(filters.VAMPIRE),
        once="game",
    ),
    Card(
        "Walk through Arcadia",
        MODIFIER,
        "malkavian-antitribu",
        cost=Blood(1),
        when=(ANNOUNCED, BLOCK),
        effect=Do(
            RollDie(2),
            If(
                Rolled(1, 1, coin=True),
                CannotBlock(filters.MINION),
                Inflict(1, parts.SELF, preventable=False),
            ),
        ),
    ),
    Card(
        "Pack Tactics",
        REACTION,
        cost=Blood(1),
        if_=AllHold(BLED_BY_THIS, Unless(PlayedThisAction("elder-intervention", by_self=True))),
        effect=Intercept(+2),
        not_replaced=AT_END_OF_ACTION,
    ),
    Card(
        "Elder Intervention",
        REACTION,
        cost=Blood(1),
        if_=AllHold(BLED_BY_THIS, Unless(PlayedThisAction("pack-tactics", by_self=True))),
        effect=Intercept(+2),
        not_replaced=AT_END_OF_ACTION,
    ),
    Card(
        "Lost in Translation",
        REACTION,
        cost=Blood(2),
        if_=AllHold(
            Fits(parts.ACTING_MINION, filters.AnyOf(filters.ALLY, filters.YOUNGER)),
            Unless(PlayedThisAction("lost-in-translation")),
        ),
        effect=Do(Redirect(), Tap()),
        target=targets.AMethuselah(p.Except(p.EACH_OTHER, p.ACTING_METHUSELAH)),
    ),
    Card(
        "Change of Target",
        MODIFIER,
        when=BLOCKED,
        effect=Do(
            BlocksWithoutTapping(parts.BLOCKING_MINION), Untap(), CannotRepeatAction(), EndAction()
        ),
    ),
    Card(
        "Aura of Invincibility",
        MODIFIER,
        cost=Blood(1),
        when=BEFORE_VOTES,
        if_=AllHold(
            VOTES_DECIDE, Unless(Fits(parts.SELF, Carries(filters.Named("aura-of-invincibility"))))
        ),
        effect=IfPasses(
            If(
                Fits(parts.THIS_CARD, filters.InRegion(ASH_HEAP)),
                Do(MoveCard(parts.THIS_CARD, parts.SELF), GainBlood(1, parts.THIS_CARD)),
            )
        ),
        grants=(
            OnlyOne(),
            Bonus(VOTES, COUNTERS_HERE, if_=CalledBy(parts.SELF)),
            Whenever(
                ReferendumEnds(p.EACH_METHUSELAH, by=parts.HOST), GainBlood(1, parts.THIS_CARD)
            ),
            Whenever(
                ReferendumEnds(p.EACH_METHUSELAH, by=parts.HOST, passed=False),
                Do(Burn(parts.THIS_CARD), ToTorpor(parts.SELF)),
            ),
        ),
    ),
    Card(
        "Closed Session",
        MODIFIER,
        needs=filters.Is(filters.HasTitle((PRINCE, JUSTICAR, INNER_CIRCLE)), "needs-title"),
        when=BEFORE_VOTES,
        if_=VOTES_DECIDE,
        effect=Each(
            targets.One(filters.VAMPIRE, filters.READY_ONE, filters.Not(filters.OfSect(CAMARILLA))),
            Abstains(),
        ),
    ),
    Card(
        "Private Audience",
        MODIFIER,
        cost=Blood(1),
        needs=filters.Is(filters.HasTitle((ARCHBISHOP, PRISCUS, CARDINAL, REGENT)), "needs-title"),
        when=BEFORE_VOTES,
        if_=VOTES_DECIDE,
        effect=Each(
            targets.One(filters.VAMPIRE, filters.READY_ONE, filters.Not(filters.OfSect(SABBAT))),
            Abstains(),
        ),
    ),
    Card(
        "Cryptic Rider",
        MODIFIER,
        cost=Blood(1),
        when=AFTER_ACTION,
        if_=PassedReferendum(),
        effect=SettleReferendum(True, next=True),
    ),
    Card(
        "Enkil Cog",
        MODIFIER,
        UNIQUE,
        needs=filters.Is(
            filters.All(filters.VAMPIRE, filters.CapacityOf(at_least=10)), "needs-capacity"
        ),
        when=AFTER_ACTION,
        if_=BleedSucceeded(prey=True),
        effect=PutInPlay(on=parts.SELF),
        grants=(
            Can(
                TakeAction(),
                when=(MINION_PHASE,),
                tap=True,
                by="host",
                own_turn=False,
                even_torpid=True,
            ),
            Bonus(BLEED, 1),
        ),
    ),
    Card(
        "Fillip",
        REACTION,
        needs=filters.Is(filters.VAMPIRE),
        modes=(as_(REACTION, Wake(parts.TARGET), target=A_SLEEPER, once="turn", even_tapped=True),),
    ),
    Card(
        "Legacy of Power",
        REACTION,
        cost=Blood(3),
        needs=filters.Is(filters.HasTitle((PRINCE, JUSTICAR, INNER_CIRCLE)), "needs-title"),
        when=BEFORE_RANGE,
        if_=AllHold(FIRST_ROUND, Exists(A_FIGHTER)),
        effect=Do(Tap(), EndCombat(torpor=True)),
    ),
    Card(
        "Keep it Simple",
        REACTION,
        cost=Blood(1),
        effect=ReduceBleed(ValueOf("stealth", parts.ACTING_MINION)),
    ),
    Card(
        "Protected District",
        REACTION,
        needs=filters.Is(filters.HasTitle(("primogen",)), "needs-title"),
        modes=(as_(REACTION, ReduceBleed(3)), as_(REACTION, Votes(3, against=True))),
    ),
    Card(
        "The Warrens",
        REACTION,
        "nosferatu",
        cost=Blood(1),
        if_=IsDirected(p.YOU),
        effect=Intercept(Depending(Fits(parts.SELF, filters.TITLED), 3, 2)),
    ),
    Card(
        "Poison Pill",
        REACTION,
        when=BEFORE_VOTES,
        if_=VOTES_DECIDE,
        effect=IfPasses(BurnPool(Tally("lost", p.YOU), p.ACTING_METHUSELAH)),
    ),
)
