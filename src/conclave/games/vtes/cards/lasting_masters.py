"""Master cards that stay in play, by themselves or on a vampire, and are no locations."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Action, Bonus, Can, CanAct, ChangesCost, Price
from conclave.games.vtes.rules.actions import BLEED
from conclave.games.vtes.rules.library import AnyCard
from conclave.games.vtes.rules.reading import INTERCEPT
from conclave.games.vtes.rules.windows import (
    ANY_TIME,
    DAMAGE,
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    UNTAP,
)
from conclave.games.vtes.rules.words import ARCHETYPE, MASTER, NECROMANCY, REACTION, TRIFLE, UNIQUE
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import (
    COUNTERS_HERE,
    METHUSELAHS,
    THAT_MANY,
    CountersOn,
)
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AtLeast,
    Both,
    Exists,
    Fits,
    HasEdge,
    IsDirected,
    PlayedThisAction,
    Unless,
)
from conclave.games.vtes.vocabulary.convictions import Exhaust, NotExhausted
from conclave.games.vtes.vocabulary.effects import (
    BloodToPool,
    Burn,
    BurnBlood,
    BurnPool,
    DrawCrypt,
    Each,
    GainBlood,
    GainPool,
    Inflict,
    MoveBlood,
    PoolToBlood,
    PutInPlay,
    TakeControl,
    Tap,
)
from conclave.games.vtes.vocabulary.feats import Prevent
from conclave.games.vtes.vocabulary.kinds import Carries
from conclave.games.vtes.vocabulary.moments import (
    ActionSucceeds,
    DiscardPhaseEnds,
    GoesToTorpor,
    IsBurned,
    IsOusted,
    PhaseCloses,
)
from conclave.games.vtes.vocabulary.piles import (
    BackFromAshHeap,
    CardsIn,
    DiscardCards,
    HandSize,
    RemoveFromGame,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If
from conclave.lang.nodes import Effect

YOURS = f.ControlledBy(p.YOU)
THIS = f.Only(f.THIS_CARD)
MASTER_CARD = f.OfType(MASTER)
OF_YOUR_PREY = f.ControlledBy(p.PREY)
TROUBLE_ELSEWHERE = TakeControl(f.THIS_CARD, p.PREY)
TABLETS = f.Named("ashur-tablets")
CLIMB = Do(
    ForOne(
        f.One(f.VAMPIRE, f.OLDER, region="your-uncontrolled"),
        MoveBlood(CountersOn(f.HOST), f.HOST, f.TARGET),
    ),
    RemoveFromGame(f.HOST),
)
FED_UP = If(AtLeast(COUNTERS_HERE, METHUSELAHS), Burn(f.THIS_CARD))


def dream(effect: Effect) -> Effect:
    """What a dream brings, and one more counter; the third is the last."""
    return Do(effect, GainBlood(1, f.THIS_CARD), If(AtLeast(COUNTERS_HERE, 3), Burn(f.THIS_CARD)))


ALONE = (
    Card(
        "Anarch Troublemaker",
        MASTER,
        UNIQUE,
        grants=(
            Can(
                Do(
                    Tap(f.TARGET),
                    ForOne(
                        f.One(f.VAMPIRE, OF_YOUR_PREY, f.Not(f.TARGET)),
                        Tap(f.TARGET),
                        optional=True,
                    ),
                    TROUBLE_ELSEWHERE,
                ),
                when=(UNTAP,),
                target=f.One(f.VAMPIRE, OF_YOUR_PREY),
            ),
            Can(
                Do(Burn(f.TARGET), TROUBLE_ELSEWHERE),
                when=(UNTAP,),
                target=f.One(f.EQUIPMENT, f.OnCard(f.All(f.MINION, OF_YOUR_PREY))),
            ),
        ),
    ),
    Card(
        "Ashur Tablets",
        MASTER,
        effect=Do(
            PutInPlay(),
            If(
                Exists(f.One(TABLETS, YOURS), 3),
                Do(
                    Each(f.One(TABLETS), RemoveFromGame(f.TARGET)),
                    GainPool(3),
                    BackFromAshHeap(13, to_hand=1),
                ),
            ),
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
                dream(GainBlood(1, f.TARGET)),
                when=(ANY_TIME,),
                tap=True,
                own_turn=False,
                target=f.One(f.VAMPIRE, region="your-uncontrolled"),
            ),
        ),
    ),
    Card(
        "Strained Vitae Supply",
        MASTER,
        grants=(
            Bonus("hunt-stealth", -1, f.VAMPIRE),
            Can(
                Do(PoolToBlood(1, f.THIS_CARD), FED_UP),
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
            Whenever(IsBurned(f.All(f.MINION, f.READY_ONE), whose=True), BurnPool(1, p.CHOSEN)),
            Whenever(GoesToTorpor(f.VAMPIRE), BurnPool(1, p.ControllerOf(f.TARGET))),
            Can(
                Do(DiscardCards(2, MASTER_CARD), Burn(f.THIS_CARD)),
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
                GainBlood(2, f.TARGET),
                when=(ANY_TIME,),
                tap=True,
                own_turn=False,
                target=f.One(f.VAMPIRE, f.READY_ONE, YOURS),
            ),
            Whenever(PhaseCloses(DISCARD_PHASE, p.YOU), TakeControl(f.THIS_CARD, p.PREDATOR)),
        ),
    ),
    Card(
        "The Path of Bone",
        MASTER,
        UNIQUE,
        "giovanni",
        cost=Pool(1),
        grants=(
            ChangesCost(-1, disciplines=(NECROMANCY,), who=f.OfClan("giovanni")),
            CanAct(
                Action(
                    Do(
                        Burn(f.THIS_CARD),
                        If(Fits(f.SELF, f.VAMPIRE), Inflict(1, f.SELF, preventable=False)),
                    ),
                    target=THIS,
                ),
                by=f.MINION,
                anyone=True,
            ),
        ),
    ),
    Card(
        "Wider View",
        MASTER,
        TRIFLE,
        cost=Pool(1),
        grants=(
            Can(
                Do(
                    DrawCrypt(1),
                    ForOne(f.One(region="your-uncontrolled"), RemoveFromGame(f.TARGET)),
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
        "Guardian Angel",
        MASTER,
        cost=Pool(2),
        put_on=f.One(f.VAMPIRE, f.READY_ONE, YOURS),
        grants=(
            Bonus(INTERCEPT, 1, if_=Both(ActionIs((BLEED,)), IsDirected(p.YOU))),
            Can(Prevent(1), when=(DAMAGE,), once="combat", by="host", own_turn=False),
            Whenever(GoesToTorpor(f.HOST), Burn(f.THIS_CARD)),
        ),
    ),
    Card(
        "Palla Grande",
        MASTER,
        UNIQUE,
        "toreador-antitribu",
        effect=Do(PutInPlay(), GainBlood(3, f.THIS_CARD)),
        grants=(
            Bonus("bleed", 1, to=f.OfClan("toreador-antitribu")),
            Whenever(
                DiscardPhaseEnds(p.YOU),
                Do(
                    BurnBlood(1, f.THIS_CARD),
                    If(Fits(f.THIS_CARD, f.HasBlood(0, 0)), Burn(f.THIS_CARD)),
                ),
            ),
        ),
    ),
    Card(
        "Perfectionist",
        MASTER,
        ARCHETYPE,
        put_on=f.One(f.VAMPIRE, YOURS, f.Not(Carries(f.WithTrait(ARCHETYPE)))),
        grants=Whenever(
            ActionSucceeds(f.HOST),
            If(
                Both(NotExhausted(), Unless(PlayedThisAction(type=REACTION))),
                Do(GainBlood(1, f.HOST), Exhaust("turn")),
            ),
        ),
    ),
    Card(
        "Social Ladder",
        MASTER,
        put_on=f.One(f.VAMPIRE, f.READY_ONE, YOURS),
        grants=(
            Can(CLIMB, when=(INFLUENCE_PHASE,), even_torpid=True),
            Whenever(PhaseCloses(INFLUENCE_PHASE, p.YOU), CLIMB),
        ),
    ),
    Card(
        "Villein",
        MASTER,
        TRIFLE,
        effect=Do(PutInPlay(on=f.TARGET), BloodToPool(THAT_MANY, f.TARGET)),
        target=f.One(f.VAMPIRE, YOURS, f.HasBlood(2)),
        number=(2, CountersOn(f.TARGET)),
        grants=(
            Price(1, of=f.Named("minion-tap"), who=p.YOU),
            Price(1, of=f.Named("villein"), on=f.HOST),
        ),
    ),
)

CARDS: tuple[AnyCard, ...] = (*ALONE, *ON_VAMPIRES)
