"""Master cards that are neither locations nor trophies and don't stay in play."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.counters import BurnedWhenEmpty
from conclave.games.vtes.rules.abilities.hands import AFTER_EFFECT, AT_NEXT_DISCARD
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.actions.kinds import POLITICS
from conclave.games.vtes.rules.constants import (
    ALLY_IN_PLAY,
    CAMARILLA,
    INVESTMENT,
    MASTER,
    MORTAL,
    OUT_OF_TURN,
    SABBAT,
    TRIFLE,
    UNIQUE,
)
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moments import (
    AtPhase,
    PhaseCloses,
    UntapPhase,
)
from conclave.games.vtes.rules.printed import AnyCard, Printed
from conclave.games.vtes.rules.windows import (
    AFTER_ACTION,
    AS_PLAYED,
    DISCARD_PHASE,
    MASTER_PHASE,
    POLLING,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.affiliation import ChangeSect
from conclave.games.vtes.vocabulary.amounts import (
    COUNTERS_HERE,
    METHUSELAHS,
    THAT_MANY,
    Capacity,
    Capped,
    CountersOn,
    Lacking,
    NumberOf,
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
    TakeEdge,
)
from conclave.games.vtes.vocabulary.cancelling import Cancel, CancelThis
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import (
    DrawFromResearch,
    ForOne,
    HowMany,
    IntoResearch,
    Repeat,
    Search,
)
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    ActionSucceeded,
    AllHold,
    AtLeast,
    Concerns,
    Exists,
    HasEdge,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import (
    As,
    Burn,
    Each,
    GainPhaseAction,
    PutInPlay,
    TakeControl,
    Tap,
    Untap,
)
from conclave.games.vtes.vocabulary.equipping import RearrangeEquipment
from conclave.games.vtes.vocabulary.modifying import Lend, Votes
from conclave.games.vtes.vocabulary.piles import (
    BurnTop,
    DiscardCards,
    DrawCrypt,
    DrawUp,
    LibrarySize,
    RemoveFromGame,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either, If, May
from conclave.lang.nodes import Amount, Half

YOURS = filters.ControlledBy(p.YOU)
THIS = targets.Only(parts.THIS_CARD)


def investment(name: str, *traits: str, counters: Amount | int, cost: int = 0) -> Printed:
    """Counters that move to the pool one by one, each for a master phase action."""
    return Card(
        name,
        MASTER,
        *traits,
        cost=Pool(cost),
        effect=Do(PutInPlay(), GainBlood(counters, parts.THIS_CARD)),
        grants=(
            Can(BloodToPool(1, parts.THIS_CARD), when=(MASTER_PHASE,), phase_action=True),
            BurnedWhenEmpty(),
        ),
    )


UNTYPED = (
    Card("Ascendance", MASTER, effect=GainPool(1)),
    Card(
        "Deal with the Devil",
        MASTER,
        effect=Do(DiscardCards(whole=True), DrawUp()),
        not_replaced=AFTER_EFFECT,
    ),
    Card("Effective Management", MASTER, effect=DrawCrypt(1)),
    Card(
        "Liquidation",
        MASTER,
        if_=AtLeast(LibrarySize(), 7),
        effect=Do(BurnTop(7), GainPool(3)),
        not_replaced=AT_NEXT_DISCARD,
    ),
    Card(
        "Anarch Revolt",
        MASTER,
        grants=(
            Whenever(
                PhaseCloses(UNTAP, p.EACH_METHUSELAH),
                If(
                    Unless(
                        Exists(
                            targets.One(
                                filters.MINION,
                                filters.ANARCH,
                                filters.READY_ONE,
                                filters.ControlledBy(p.CHOSEN),
                            )
                        )
                    ),
                    BurnPool(1, p.CHOSEN),
                ),
            ),
            CanAct(
                Action(Motion(Burn(parts.THIS_CARD)), POLITICS, 1), by=filters.VAMPIRE, anyone=True
            ),
        ),
    ),
    Card(
        "Giant's Blood",
        MASTER,
        once="game",
        effect=GainBlood(Lacking(parts.TARGET), parts.TARGET),
        target=targets.One(filters.VAMPIRE),
    ),
    Card(
        "Danse Macabre",
        MASTER,
        effect=Lend("turn", to=parts.TARGET),
        target=targets.One(filters.VAMPIRE, filters.OfSect(SABBAT), filters.READY_ONE, YOURS),
        grants=Can(
            Untap(),
            when=(AFTER_ACTION,),
            cost=Blood(1),
            once="turn",
            by="host",
            if_=AllHold(ACTING, ActionSucceeded()),
        ),
    ),
    Card(
        "Gird Minions",
        MASTER,
        effect=Each(
            targets.One(filters.VAMPIRE, YOURS),
            HowMany(0, Tally("pool", p.YOU), PoolToBlood(THAT_MANY, parts.THAT_CARD)),
        ),
    ),
    Card(
        "Personal Involvement",
        MASTER,
        cost=Pool(3),
        effect=If(Concerns(p.RICHER, p.PREY), BurnPool(3, p.PREY)),
        grants=Can(CancelThis(), when=(AS_PLAYED,), cost=Pool(2), by="anyone", own_turn=False),
    ),
    investment("Short-Term Investment", INVESTMENT, counters=3, cost=1),
    investment("Protracted Investment", INVESTMENT, counters=5, cost=2),
    investment("Slave Auction", UNIQUE, counters=METHUSELAHS, cost=1),
    investment(
        "Ventrue Investment",
        INVESTMENT,
        "ventrue-antitribu",
        counters=NumberOf(targets.One(filters.VAMPIRE, filters.OfClan("ventrue-antitribu"), YOURS)),
    ),
    Card(
        "Minion Tap",
        MASTER,
        number=(0, CountersOn(parts.TARGET)),
        effect=BloodToPool(THAT_MANY, parts.TARGET),
        target=targets.One(filters.VAMPIRE, YOURS),
    ),
    Card(
        "Misdirection",
        MASTER,
        cost=Pool(1),
        effect=Tap(parts.TARGET),
        target=targets.One(filters.MINION),
    ),
    Card("Recruitment", MASTER, cost=Pool(2), effect=Search(filters.VAMPIRE, "crypt")),
    Card(
        "Smiling Jack, The Anarch",
        MASTER,
        UNIQUE,
        grants=(
            Whenever(UntapPhase(p.YOU), PoolToBlood(1, parts.THIS_CARD)),
            Whenever(
                UntapPhase(p.EACH_OTHER),
                Repeat(
                    COUNTERS_HERE,
                    Either(
                        BurnPool(1, p.CHOSEN),
                        ForOne(
                            targets.One(
                                filters.VAMPIRE, filters.ControlledBy(p.CHOSEN), filters.HasBlood()
                            ),
                            BurnBlood(1, parts.TARGET),
                            by=p.CHOSEN,
                        ),
                        p.CHOSEN,
                    ),
                ),
            ),
            CanAct(Action(Burn(parts.THIS_CARD), target=THIS), by=filters.VAMPIRE, anyone=True),
        ),
    ),
    Card(
        "Tribute to the Master",
        MASTER,
        effect=Each(
            targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS), BloodToPool(1, parts.TARGET)
        ),
    ),
    Card(
        "Unnatural Disaster",
        MASTER,
        cost=Pool(2),
        effect=Burn(),
        target=targets.One(filters.LOCATION),
    ),
    Card(
        "Zillah's Valley",
        MASTER,
        cost=Pool(5),
        effect=GainBlood(4, parts.TARGET),
        target=targets.One(
            filters.VAMPIRE, filters.CapacityOf(at_least=8), region="your-uncontrolled"
        ),
    ),
    Card("Research", MASTER, once="your-game", effect=IntoResearch(3)),
    Card(
        "Bleeding the Vine",
        MASTER,
        UNIQUE,
        cost=Pool(1),
        grants=(
            Whenever(UntapPhase(p.YOU), Either(Tap(parts.THIS_CARD), BurnPool(1), p.YOU)),
            Can(
                Do(Cancel((MASTER,), without=OUT_OF_TURN), GainPhaseAction(given_back=True)),
                when=(AS_PLAYED,),
                tap=True,
                own_turn=False,
            ),
        ),
    ),
    Card(
        "Grooming the Protégé",
        MASTER,
        effect=As(
            parts.TARGET,
            ForOne(
                targets.One(
                    filters.VAMPIRE,
                    filters.YOUNGER,
                    filters.OfSameClan(),
                    region="your-uncontrolled",
                ),
                HowMany(
                    0,
                    Capped(CountersOn(parts.SELF), 3),
                    MoveBlood(THAT_MANY, parts.SELF, parts.TARGET),
                ),
            ),
        ),
        target=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS, filters.HasBlood()),
    ),
    Card(
        "Malkavian Dementia",
        MASTER,
        effect=TakeControl(until_untap=True),
        target=targets.One(
            filters.VAMPIRE,
            filters.OfClan("malkavian"),
            filters.READY_ONE,
            filters.Not(YOURS),
        ),
    ),
    Card(
        "Golconda: Inner Peace",
        MASTER,
        effect=Do(
            GainPool(Capacity(parts.TARGET), p.ControllerOf(parts.TARGET)),
            RemoveFromGame(parts.TARGET),
        ),
        target=targets.One(filters.VAMPIRE, filters.CapacityOf(at_least=8)),
        grants=Can(CancelThis(), when=(AS_PLAYED,), cost=Pool(2), by="target", own_turn=False),
    ),
    Card(
        "Instability",
        MASTER,
        once="turn",
        effect=Do(May(TakeEdge(p.PREY, if_free=True), by=p.PREY), GainPool(2)),
        if_=HasEdge(p.PREY, or_nobody=True),
    ),
    Card(
        "Jake Washington",
        MASTER,
        UNIQUE,
        MORTAL,
        ALLY_IN_PLAY,
        life=1,
        strength=0,
        bleed=0,
        grants=Can(
            HowMany(0, 4, GainBlood(THAT_MANY, parts.TARGET)),
            when=(UNTAP,),
            burn=True,
            target=targets.One(filters.VAMPIRE, filters.READY_ONE, filters.HasBlood(0, 0)),
        ),
    ),
    Card(
        "Redeem the Lost Soul",
        MASTER,
        effect=Do(GainPool(Half(Capacity(parts.TARGET), up=False)), RemoveFromGame(parts.TARGET)),
        target=targets.One(filters.VAMPIRE, region="ash-heap"),
    ),
)

TRIFLES = (
    Card("Development", MASTER, TRIFLE, effect=DrawFromResearch()),
    Card(
        "Esgrima",
        MASTER,
        UNIQUE,
        TRIFLE,
        grants=(
            Can(
                Votes(3, who=parts.TARGET),
                when=(POLLING,),
                tap=True,
                own_turn=False,
                if_=ActionIs(("political",)),
                target=targets.One(filters.VAMPIRE, filters.CapacityOf(at_least=7)),
            ),
            Whenever(AtPhase(DISCARD_PHASE, p.YOU), TakeControl(parts.THIS_CARD, p.PREDATOR)),
        ),
    ),
    Card("Nod", MASTER, TRIFLE, effect=RearrangeEquipment()),
    Card(
        "Into the Fire",
        MASTER,
        TRIFLE,
        effect=ChangeSect(SABBAT, parts.TARGET),
        target=targets.One(
            filters.VAMPIRE, filters.READY_ONE, YOURS, filters.Not(filters.OfSect(SABBAT))
        ),
    ),
    Card(
        "Life in the City",
        MASTER,
        TRIFLE,
        effect=GainBlood(1, parts.TARGET),
        target=targets.One(filters.VAMPIRE, filters.READY_ONE),
    ),
    Card(
        "Out of the Frying Pan",
        MASTER,
        TRIFLE,
        effect=ChangeSect(CAMARILLA, parts.TARGET),
        target=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS, filters.OfSect(SABBAT)),
    ),
)

CARDS: tuple[AnyCard, ...] = (*UNTYPED, *TRIFLES)
