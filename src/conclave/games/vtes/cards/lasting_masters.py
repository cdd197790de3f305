"""Master cards other than locations that stay in play on their own."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.costs import ProtectsPool
from conclave.games.vtes.rules.abilities.hands import SavesDraws
from conclave.games.vtes.rules.abilities.identity import Becomes
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    BAHARI,
    DISCIPLINE,
    MASTER,
    TRIFLE,
    UNIQUE,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import (
    BleedSucceeds,
    Blocks,
    GoesToTorpor,
    IsBurned,
    IsOusted,
    PhaseCloses,
    UntapPhase,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import HAND_SIZE
from conclave.games.vtes.rules.windows import (
    ANY_TIME,
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    PRESS,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import (
    COUNTERS_HERE,
    METHUSELAHS,
    NumberOf,
    Tally,
)
from conclave.games.vtes.vocabulary.blood import (
    BloodToPool,
    BurnPool,
    GainBlood,
    GainPool,
    PoolToBlood,
)
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    AtLeast,
    Exists,
    Fits,
    HasEdge,
)
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    Each,
    EnterCombat,
    PutInPlay,
    TakeControl,
    Tap,
)
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.games.vtes.vocabulary.modifying import Grant
from conclave.games.vtes.vocabulary.more_filters import IN_THIS_COMBAT
from conclave.games.vtes.vocabulary.piles import (
    BackFromAshHeap,
    CardsIn,
    DiscardCards,
    Draw,
    DrawCrypt,
    HandSize,
    RemoveFromGame,
)
from conclave.games.vtes.vocabulary.progeny import SearchAndAttach
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If
from conclave.lang.nodes import Effect

YOURS = filters.ControlledBy(p.YOU)
THIS = targets.Only(parts.THIS_CARD)
BURNED_BY_ANYONE = CanAct(
    Action(Burn(parts.THIS_CARD), target=THIS), by=filters.MINION, anyone=True
)
MASTER_CARD = filters.OfType(MASTER)
OF_YOUR_PREY = filters.ControlledBy(p.PREY)
TROUBLE_ELSEWHERE = TakeControl(parts.THIS_CARD, p.PREY)
TABLETS = filters.Named("ashur-tablets")
FED_UP = If(AtLeast(COUNTERS_HERE, METHUSELAHS), Burn(parts.THIS_CARD))


def dream(effect: Effect) -> Effect:
    """A dream's effect, and one more counter; the third is the last."""
    return Do(
        effect, GainBlood(1, parts.THIS_CARD), If(AtLeast(COUNTERS_HERE, 3), Burn(parts.THIS_CARD))
    )


CARDS: tuple[AnyCard, ...] = (
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
        "Antediluvian Awakening",
        MASTER,
        UNIQUE,
        grants=Whenever(
            UntapPhase(p.EACH_METHUSELAH),
            ForOne(
                targets.One(
                    filters.VAMPIRE,
                    filters.CapacityOf(at_least=4),
                    filters.ControlledBy(p.CHOSEN),
                ),
                Do(Burn(parts.TARGET), Burn(parts.THIS_CARD)),
                optional=True,
                by=p.CHOSEN,
                otherwise=BurnPool(1, p.CHOSEN),
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
        "Blood Puppy",
        MASTER,
        UNIQUE,
        cost=Pool(2),
        effect=Do(PutInPlay(), GainBlood(3, parts.THIS_CARD)),
        grants=(
            Can(BloodToPool(1, parts.THIS_CARD), when=(UNTAP,), once="turn", alone=True),
            Can(GainBlood(1, parts.THIS_CARD), when=(UNTAP,), once="turn", alone=True),
            Can(
                Do(BloodToPool(COUNTERS_HERE, parts.THIS_CARD), Burn(parts.THIS_CARD)),
                when=(UNTAP,),
                once="turn",
                alone=True,
            ),
            BURNED_BY_ANYONE,
        ),
    ),
    Card(
        "Brothers Grimm",
        MASTER,
        UNIQUE,
        grants=(
            Whenever(
                UntapPhase(p.YOU),
                Do(
                    GainBlood(1, parts.THIS_CARD),
                    If(AtLeast(COUNTERS_HERE, 5), Do(Burn(parts.THIS_CARD), GainPool(5))),
                ),
            ),
            Can(
                Do(
                    DiscardCards(1, MASTER_CARD),
                    DiscardCards(
                        1,
                        MASTER_CARD,
                        by=p.ControllerOf(parts.THIS_CARD),
                        or_else=TakeControl(parts.THIS_CARD),
                    ),
                ),
                when=(MASTER_PHASE,),
                by="anyone",
                phase_action=True,
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
        "Frontal Assault",
        MASTER,
        grants=(
            CanAct(
                Action(EnterCombat(), target=targets.One(filters.MINION, OF_YOUR_PREY)),
                by=filters.All(filters.MINION, filters.READY_ONE, YOURS),
            ),
            Whenever(
                IsBurned(filters.All(filters.MINION, filters.READY_ONE, OF_YOUR_PREY)),
                GainPool(1),
            ),
            Whenever(GoesToTorpor(filters.All(filters.VAMPIRE, OF_YOUR_PREY)), GainPool(1)),
            Whenever(
                PhaseCloses(INFLUENCE_PHASE, p.YOU),
                Do(
                    BurnPool(
                        NumberOf(targets.One(filters.MINION, filters.READY_ONE, OF_YOUR_PREY))
                    ),
                    Burn(parts.THIS_CARD),
                ),
            ),
        ),
    ),
    Card(
        "Lilith's Blessing",
        MASTER,
        cost=Pool(1),
        grants=Can(
            Do(
                SearchAndAttach(DISCIPLINE, parts.TARGET, only_library=True),
                GainBlood(3, parts.TARGET),
                Grant(Becomes(trait=BAHARI), to=parts.TARGET, until="game"),
            ),
            when=(MASTER_PHASE,),
            tap=True,
            phase_action=True,
            target=targets.One(
                filters.VAMPIRE,
                filters.READY_ONE,
                YOURS,
                filters.Not(filters.WithTrait(BAHARI)),
                filters.HasBlood(0, 0),
            ),
        ),
    ),
    Card(
        "Mob Connections",
        MASTER,
        UNIQUE,
        grants=(
            Can(
                Press(only_to_continue=True, who=parts.TARGET),
                when=(PRESS,),
                tap=True,
                own_turn=False,
                target=targets.One(filters.MINION, IN_THIS_COMBAT, YOURS),
            ),
            BURNED_BY_ANYONE,
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
        "Specialization",
        MASTER,
        UNIQUE,
        grants=Can(
            Do(DiscardCards(2, alike=True), GainPool(1)),
            when=(UNTAP,),
            tap=True,
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
    Card(
        "Visit from the Capuchin",
        MASTER,
        UNIQUE,
        effect=Do(PutInPlay(), GainBlood(4, parts.THIS_CARD)),
        grants=(Bonus(HAND_SIZE, COUNTERS_HERE), SavesDraws()),
    ),
    Card(
        "Fragment of the Book of Nod",
        MASTER,
        UNIQUE,
        grants=(
            Can(Draw(2), when=(ANY_TIME,), tap=True, own_turn=False),
            CanAct(
                Action(TakeControl(parts.THIS_CARD), target=THIS),
                by=filters.All(
                    filters.VAMPIRE,
                    filters.Not(filters.ControlledBy(p.ControllerOf(parts.THIS_CARD))),
                ),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Millicent Smith, Puritan Vampire Hunter",
        MASTER,
        UNIQUE,
        grants=(
            Whenever(
                Blocks(filters.MINION),
                If(
                    Fits(parts.ACTING_MINION, filters.All(filters.VAMPIRE, YOURS)),
                    Do(Burn(parts.THIS_CARD), Burn(parts.ACTING_MINION)),
                ),
            ),
            Whenever(PhaseCloses(DISCARD_PHASE, p.YOU), TakeControl(parts.THIS_CARD, p.PREDATOR)),
        ),
    ),
)
