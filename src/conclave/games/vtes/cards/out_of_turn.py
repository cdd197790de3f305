"""Out-of-turn master cards."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.abilities.hands import AT_NEXT_UNTAP
from conclave.games.vtes.rules.abilities.identity import DisciplineLevel
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import POLITICS
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ANY_TURN,
    BOON,
    COMBAT,
    EQUIPMENT,
    EVENT,
    FORTITUDE,
    FRENZY,
    GEHENNA,
    MASTER,
    MODIFIER,
    OUT_OF_TURN,
    POLITICAL,
    POTENCE,
    POWER,
    REACTION,
    REFLEX,
    RETAINER,
    TRIFLE,
)
from conclave.games.vtes.rules.moments import PhaseCloses, UntapPhase, WouldCancel
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import DISCARD_ACTIONS, MASTER_ACTIONS
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    BEFORE_VOTES,
    BLOCK,
    BROUGHT_OUT,
    DISCARD_PHASE,
    DURING_ACTION,
    MINION_PHASE,
    POLLING,
    STRIKE_DECLARED,
    SUCCEEDING,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import BleedOfAction
from conclave.games.vtes.vocabulary.bleeds import LimitBleed, PayForBleed, Redirect
from conclave.games.vtes.vocabulary.blocks import MightBlock, OfferIntercept, UntapAndBlock
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.cancelling import Cancel, CancelThis
from conclave.games.vtes.vocabulary.card import Card, Pool, as_
from conclave.games.vtes.vocabulary.conditions import (
    ActionBy,
    ActionIs,
    AllHold,
    AtLeast,
    Exists,
    Unless,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    GainPhaseAction,
    PutInPlay,
    Tap,
    ToTorpor,
    Untap,
)
from conclave.games.vtes.vocabulary.memory import REMEMBERED, RememberBled
from conclave.games.vtes.vocabulary.modifying import SettleReferendum
from conclave.games.vtes.vocabulary.more_filters import FACING_AGGRAVATED, Did
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.games.vtes.vocabulary.terms import ReferendumIsSettled
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

MINION_CARDS = (
    ACTION, EQUIPMENT, RETAINER, ALLY, POLITICAL, POWER, MODIFIER, REACTION, COMBAT, REFLEX,
)  # fmt: skip

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Archon Investigation",
        MASTER,
        OUT_OF_TURN,
        cost=Pool(3),
        effect=Burn(parts.ACTING_MINION),
        target=targets.Only(parts.ACTING_MINION),
        when=DURING_ACTION,
        if_=AtLeast(BleedOfAction(p.YOU), 4),
    ),
    Card("Direct Intervention", MASTER, OUT_OF_TURN, cost=Pool(1), effect=Cancel(MINION_CARDS)),
    Card(
        "Dark Influences",
        MASTER,
        OUT_OF_TURN,
        cost=Pool(2),
        effect=Do(Cancel(MINION_CARDS, barred=True), PutInPlay()),
        grants=Whenever(
            WouldCancel(MINION_CARDS), Do(CancelThis(parts.THAT_CARD), Burn(parts.THIS_CARD))
        ),
    ),
    Card(
        "Rötschreck",
        MASTER,
        OUT_OF_TURN,
        FRENZY,
        effect=Do(
            PutInPlay(on=parts.TARGET),
            Later("after-combat", Do(Tap(parts.HOST), ToTorpor(parts.HOST)), parts.TARGET),
            EndCombat(),
        ),
        when=STRIKE_DECLARED,
        target=targets.One(filters.VAMPIRE, FACING_AGGRAVATED),
        grants=(
            Forbids(("untap",)),
            Whenever(UntapPhase(p.ControllerOf(parts.HOST)), Burn(parts.THIS_CARD)),
        ),
    ),
    Card(
        "Special Report",
        MASTER,
        OUT_OF_TURN,
        effect=Do(OfferIntercept(pool=1), UntapAndBlock(who=parts.TARGET)),
        target=targets.One(
            filters.VAMPIRE, filters.READY_ONE, filters.ControlledBy(p.YOU), MightBlock()
        ),
        when=(ANNOUNCED, BLOCK),
    ),
    Card("Sudden Reversal", MASTER, OUT_OF_TURN, effect=Cancel((MASTER,))),
    Card(
        "Wash",
        MASTER,
        OUT_OF_TURN,
        TRIFLE,
        effect=Do(Cancel((MASTER,), by=p.NEIGHBOURS), GainPhaseAction(given_back=True)),
        not_replaced=AT_NEXT_UNTAP,
    ),
    Card(
        "Contingency Planning",
        MASTER,
        OUT_OF_TURN,
        ANY_TURN,
        cost=Pool(1),
        effect=Do(Cancel(MINION_CARDS, redirecting=True), LimitBleed(1)),
        if_=AllHold(ActionIs(("bleed",)), ActionBy(p.YOU)),
    ),
    Card(
        "Emergency Preparations",
        MASTER,
        OUT_OF_TURN,
        ANY_TURN,
        modes=(
            as_(MASTER, Cancel((EVENT,), trait=GEHENNA), cost=Pool(1)),
            as_(
                MASTER,
                Untap(parts.TARGET),
                when=MINION_PHASE,
                target=targets.One(filters.VAMPIRE, filters.CapacityOf(at_least=8)),
                if_=Exists(targets.One(filters.WithTrait(GEHENNA)), at_least=2),
            ),
        ),
    ),
    Card(
        "Major Boon",
        MASTER,
        OUT_OF_TURN,
        BOON,
        effect=Do(PayForBleed(), PutInPlay(), RememberBled()),
        if_=AllHold(AtLeast(BleedOfAction(p.EACH_OTHER), 1), Unless(ActionBy(p.YOU))),
        grants=Can(
            Do(PayForBleed(REMEMBERED), Burn(parts.THIS_CARD)),
            when=(SUCCEEDING,),
            own_turn=False,
            if_=AtLeast(BleedOfAction(p.YOU), 1),
        ),
    ),
    Card(
        "Two Wrongs",
        MASTER,
        OUT_OF_TURN,
        TRIFLE,
        effect=Redirect(final=True),
        target=targets.AMethuselah(p.Neighbour(True, p.ACTING_METHUSELAH)),
        if_=Unless(ActionBy(p.PREDATOR)),
    ),
    Card(
        "Proxy Kissed",
        MASTER,
        OUT_OF_TURN,
        ANY_TURN,
        "giovanni",
        effect=Do(PutInPlay(on=parts.TARGET), GainBlood(1, parts.TARGET)),
        when=BROUGHT_OUT,
        target=targets.One(
            filters.VAMPIRE,
            filters.OfClan("giovanni"),
            filters.ControlledBy(p.YOU),
            Did("came-out"),
        ),
        grants=(DisciplineLevel(POTENCE), DisciplineLevel(FORTITUDE), Bonus("capacity", 1)),
    ),
    Card(
        "Not to Be",
        MASTER,
        OUT_OF_TURN,
        cost=Pool(1),
        effect=Do(Cancel((EVENT,)), PutInPlay()),
        grants=(
            Bonus(MASTER_ACTIONS, 1),
            Bonus(DISCARD_ACTIONS, -1),
            Whenever(PhaseCloses(DISCARD_PHASE, p.YOU), Burn(parts.THIS_CARD)),
        ),
    ),
    Card(
        "Vox Domini",
        MASTER,
        OUT_OF_TURN,
        cost=Pool(1),
        once="your-game",
        effect=SettleReferendum(False),
        when=(BEFORE_VOTES, POLLING),
        if_=AllHold(ActionIs((POLITICS,)), Unless(ReferendumIsSettled())),
    ),
)
