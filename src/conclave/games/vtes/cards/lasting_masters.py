"""Master cards other than locations that stay in play, alone or on a vampire."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import (
    Bonus,
    Can,
    CanAct,
    ChangesCost,
    ChangesPoolCost,
    ProtectsPool,
)
from conclave.games.vtes.rules.actions.kinds import BLEED, POLITICS
from conclave.games.vtes.rules.constants import (
    ARCHETYPE,
    MASTER,
    NECROMANCY,
    REACTION,
    SABBAT,
    TRIFLE,
    UNIQUE,
    VICISSITUDE,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import (
    ActionSucceeds,
    BleedSucceeds,
    DiscardPhaseEnds,
    GoesToTorpor,
    IsBurned,
    IsOusted,
    PhaseCloses,
)
from conclave.games.vtes.rules.printed import AnyCard, Printed
from conclave.games.vtes.rules.reading.bonuses import INTERCEPT, STRENGTH
from conclave.games.vtes.rules.windows import (
    ANY_TIME,
    BEFORE_VOTES,
    DAMAGE,
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    POLLING,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import (
    COUNTERS_HERE,
    METHUSELAHS,
    THAT_MANY,
    CountersOn,
    Tally,
)
from conclave.games.vtes.vocabulary.blood import (
    BloodToPool,
    BurnBlood,
    BurnPool,
    GainBlood,
    GainPool,
    MoveBlood,
    PoolToBlood,
)
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    AtLeast,
    Exists,
    Fits,
    HasEdge,
    IsDirected,
    PlayedThisAction,
    Unless,
)
from conclave.games.vtes.vocabulary.convictions import Exhaust, NotExhausted
from conclave.games.vtes.vocabulary.damage import Inflict, Prevent
from conclave.games.vtes.vocabulary.effects import Burn, Each, PutInPlay, TakeControl, Tap
from conclave.games.vtes.vocabulary.more_filters import Carries
from conclave.games.vtes.vocabulary.piles import (
    BackFromAshHeap,
    CardsIn,
    DiscardCards,
    DrawCrypt,
    HandSize,
    RemoveFromGame,
)
from conclave.games.vtes.vocabulary.terms import Abstains, ReferendumIsSettled
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If
from conclave.lang.nodes import Effect

YOURS = filters.ControlledBy(p.YOU)
THIS = targets.Only(parts.THIS_CARD)
MASTER_CARD = filters.OfType(MASTER)
OF_YOUR_PREY = filters.ControlledBy(p.PREY)
TROUBLE_ELSEWHERE = TakeControl(parts.THIS_CARD, p.PREY)
TABLETS = filters.Named("ashur-tablets")
CLIMB = Do(
    ForOne(
        targets.One(filters.VAMPIRE, filters.OLDER, region="your-uncontrolled"),
        MoveBlood(CountersOn(parts.HOST), parts.HOST, parts.TARGET),
    ),
    RemoveFromGame(parts.HOST),
)
FED_UP = If(AtLeast(COUNTERS_HERE, METHUSELAHS), Burn(parts.THIS_CARD))


def dream(effect: Effect) -> Effect:
    """A dream's effect, and one more counter; the third is the last."""
    return Do(
        effect, GainBlood(1, parts.THIS_CARD), If(AtLeast(COUNTERS_HERE, 3), Burn(parts.THIS_CARD))
    )


def path(name: str, clan: str, discipline: str) -> Printed:
    """Makes cards of a discipline cheaper for a clan; a vampire who burns it is hurt."""
    return Card(
        name,
        MASTER,
        UNIQUE,
        clan,
        cost=Pool(1),
        grants=(
            ChangesCost(-1, disciplines=(discipline,), who=filters.OfClan(clan)),
            CanAct(
                Action(
                    Do(
                        Burn(parts.THIS_CARD),
                        If(
                            Fits(parts.SELF, filters.VAMPIRE),
                            Inflict(1, parts.SELF, preventable=False),
                        ),
                    ),
                    target=THIS,
                ),
                by=filters.MINION,
                anyone=True,
            ),
        ),
    )


ALONE = (
    Card(
        "Anarch Troublemaker",
        MASTER,
        UNIQUE,
        grants=(
            Can(
                Do(
                    Tap(parts.TARGET),
                    ForOne(
                        targets.One(filters.VAMPIRE, OF_YOUR_PREY, filters.Not(parts.TARGET)),
                        Tap(parts.TARGET),
                        optional=True,
                    ),
                    TROUBLE_ELSEWHERE,
                ),
                when=(UNTAP,),
                target=targets.One(filters.VAMPIRE, OF_YOUR_PREY),
            ),
            Can(
                Do(Burn(parts.TARGET), TROUBLE_ELSEWHERE),
                when=(UNTAP,),
                target=targets.One(
                    filters.EQUIPMENT, filters.OnCard(filters.All(filters.MINION, OF_YOUR_PREY))
                ),
            ),
        ),
    ),
    Card(
        "Ashur Tablets",
        MASTER,
        effect=Do(
            PutInPlay(),
            If(
                Exists(targets.One(TABLETS, YOURS), 3),
                Do(
                    Each(targets.One(TABLETS), RemoveFromGame(parts.TARGET)),
                    GainPool(3),
                    BackFromAshHeap(13, to_hand=1),
                ),
            ),
        ),
    ),
    Card(
        "Demonstration",
        MASTER,
        UNIQUE,
        "ventrue-antitribu",
        cost=Pool(1),
        grants=Can(
            Abstains(),
            when=(BEFORE_VOTES, POLLING),
            tap=True,
            target=targets.One(filters.VAMPIRE),
            if_=AllHold(ActionIs((POLITICS,)), Unless(ReferendumIsSettled())),
            own_turn=False,
        ),
    ),
    Card(
        "Dreams of the Sphinx",
        MASTER,
        UNIQUE,
        cost=Pool(1),
        grants=(
            Can(dream(HandSize(2)), when=(ANY_TIME,), tap=True, own_turn=False),
            Can(dream(GainPool(1)), when=(UNTAP,), tap=True, if_=HasEdge(p.YOU)),
            Can(
                dream(GainBlood(1, parts.TARGET)),
                when=(ANY_TIME,),
                tap=True,
                own_turn=False,
                target=targets.One(filters.VAMPIRE, region="your-uncontrolled"),
            ),
        ),
    ),
    Card(
        "Failsafe",
        MASTER,
        UNIQUE,
        TRIFLE,
        grants=Can(
            GainPool(4),
            when=(MASTER_PHASE,),
            burn=True,
            phase_action=True,
            if_=AtLeast(Tally("pool", p.YOU), 0, 2),
        ),
    ),
    Card(
        "Momentum's Edge",
        MASTER,
        UNIQUE,
        if_=AtLeast(Tally("points", p.YOU), 1),
        grants=Can(GainPool(1), when=(UNTAP,), tap=True),
    ),
    Card(
        "Protected Resources",
        MASTER,
        cost=Pool(2),
        effect=PutInPlay(),
        grants=(
            ProtectsPool(2),
            Whenever(BleedSucceeds(filters.All(filters.MINION, YOURS)), Burn(parts.THIS_CARD)),
        ),
    ),
    Card(
        "Strained Vitae Supply",
        MASTER,
        grants=(
            Bonus("hunt-stealth", -1, filters.VAMPIRE),
            Can(
                Do(PoolToBlood(1, parts.THIS_CARD), FED_UP),
                when=(MASTER_PHASE,),
                by="anyone",
                phase_action=True,
            ),
            Whenever(IsOusted(p.EACH_METHUSELAH, or_withdraws=True), FED_UP),
        ),
    ),
    Card(
        "Tension in the Ranks",
        MASTER,
        UNIQUE,
        grants=(
            Whenever(
                IsBurned(filters.All(filters.MINION, filters.READY_ONE), whose=True),
                BurnPool(1, p.CHOSEN),
            ),
            Whenever(GoesToTorpor(filters.VAMPIRE), BurnPool(1, p.ControllerOf(parts.TARGET))),
            Can(
                Do(DiscardCards(2, MASTER_CARD), Burn(parts.THIS_CARD)),
                when=(MASTER_PHASE,),
                by="anyone",
                phase_action=True,
                if_=CardsIn("hand", 2, MASTER_CARD),
            ),
        ),
    ),
    Card(
        "The Coven",
        MASTER,
        UNIQUE,
        TRIFLE,
        grants=(
            Can(
                GainBlood(2, parts.TARGET),
                when=(ANY_TIME,),
                tap=True,
                own_turn=False,
                target=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS),
            ),
            Whenever(PhaseCloses(DISCARD_PHASE, p.YOU), TakeControl(parts.THIS_CARD, p.PREDATOR)),
        ),
    ),
    path("The Path of Bone", "giovanni", NECROMANCY),
    path("The Path of Metamorphosis", "tzimisce", VICISSITUDE),
    Card(
        "Wider View",
        MASTER,
        TRIFLE,
        cost=Pool(1),
        grants=(
            Can(
                Do(
                    DrawCrypt(1),
                    ForOne(targets.One(region="your-uncontrolled"), RemoveFromGame(parts.TARGET)),
                ),
                when=(INFLUENCE_PHASE,),
                transfers=1,
                if_=CardsIn("crypt"),
            ),
            Can(GainPool(2), when=(INFLUENCE_PHASE,), transfers=4, burn=True),
        ),
    ),
)

ON_VAMPIRES = (
    Card(
        "Capitalist",
        MASTER,
        ARCHETYPE,
        put_on=targets.One(
            filters.VAMPIRE,
            filters.OfSect(SABBAT),
            YOURS,
            filters.Not(Carries(filters.WithTrait(ARCHETYPE))),
        ),
        grants=Whenever(
            BleedSucceeds(parts.HOST, of=p.Neighbour(True, p.ControllerOf(parts.HOST))),
            If(NotExhausted(), Do(GainBlood(1, parts.HOST), Exhaust("turn"))),
        ),
    ),
    Card(
        "Guardian Angel",
        MASTER,
        cost=Pool(2),
        put_on=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS),
        grants=(
            Bonus(INTERCEPT, 1, if_=AllHold(ActionIs((BLEED,)), IsDirected(p.YOU))),
            Can(Prevent(1), when=(DAMAGE,), once="combat", by="host", own_turn=False),
            Whenever(GoesToTorpor(parts.HOST), Burn(parts.THIS_CARD)),
        ),
    ),
    Card(
        "Palla Grande",
        MASTER,
        UNIQUE,
        "toreador-antitribu",
        effect=Do(PutInPlay(), GainBlood(3, parts.THIS_CARD)),
        grants=(
            Bonus("bleed", 1, to=filters.OfClan("toreador-antitribu")),
            Whenever(
                DiscardPhaseEnds(p.YOU),
                Do(
                    BurnBlood(1, parts.THIS_CARD),
                    If(Fits(parts.THIS_CARD, filters.HasBlood(0, 0)), Burn(parts.THIS_CARD)),
                ),
            ),
        ),
    ),
    Card(
        "Perfectionist",
        MASTER,
        ARCHETYPE,
        put_on=targets.One(
            filters.VAMPIRE, YOURS, filters.Not(Carries(filters.WithTrait(ARCHETYPE)))
        ),
        grants=Whenever(
            ActionSucceeds(parts.HOST),
            If(
                AllHold(NotExhausted(), Unless(PlayedThisAction(type=REACTION))),
                Do(GainBlood(1, parts.HOST), Exhaust("turn")),
            ),
        ),
    ),
    Card(
        "Social Ladder",
        MASTER,
        put_on=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS),
        grants=(
            Can(CLIMB, when=(INFLUENCE_PHASE,), even_torpid=True),
            Whenever(PhaseCloses(INFLUENCE_PHASE, p.YOU), CLIMB),
        ),
    ),
    Card(
        "The Art of Pain",
        MASTER,
        UNIQUE,
        "toreador-antitribu",
        cost=Pool(2),
        put_on=targets.One(
            filters.VAMPIRE, filters.OfClan("toreador-antitribu"), filters.READY_ONE
        ),
        grants=Bonus(STRENGTH, 2),
    ),
    Card(
        "Villein",
        MASTER,
        TRIFLE,
        effect=Do(PutInPlay(on=parts.TARGET), BloodToPool(THAT_MANY, parts.TARGET)),
        target=targets.One(filters.VAMPIRE, YOURS, filters.HasBlood(2)),
        number=(2, CountersOn(parts.TARGET)),
        grants=(
            ChangesPoolCost(1, of=filters.Named("minion-tap"), who=p.YOU),
            ChangesPoolCost(1, of=filters.Named("villein"), on=parts.HOST),
        ),
    ),
)

CARDS: tuple[AnyCard, ...] = (*ALONE, *ON_VAMPIRES)
