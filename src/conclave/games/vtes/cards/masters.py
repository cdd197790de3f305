"""Master cards that are neither locations nor trophies: untyped ones and trifles."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import (
    AT_NEXT_DISCARD,
    CHOSEN,
    Action,
    Can,
    CanAct,
    DisciplineLevel,
    Forbids,
    Motion,
)
from conclave.games.vtes.rules.actions import POLITICS
from conclave.games.vtes.rules.library import AnyCard, Printed
from conclave.games.vtes.rules.windows import AS_PLAYED, MASTER_PHASE, POLLING, UNTAP
from conclave.games.vtes.rules.words import (
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
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import (
    COUNTERS_HERE,
    THAT_MANY,
    Capacity,
    CountersOn,
    Lacking,
)
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.choosing import (
    DrawFromResearch,
    ForOne,
    HowMany,
    IntoResearch,
    Repeat,
    Search,
)
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AtLeast,
    Exists,
    Fits,
    HasEdge,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import (
    BloodToPool,
    Burn,
    BurnBlood,
    BurnPool,
    ChangeSect,
    DrawCrypt,
    Each,
    EnterCombat,
    GainBlood,
    GainPhaseAction,
    GainPool,
    PoolToBlood,
    PutInPlay,
    TakeControl,
    TakeEdge,
    Tap,
)
from conclave.games.vtes.vocabulary.feats import Cancel, Votes
from conclave.games.vtes.vocabulary.holding import (
    CancelThis,
    ChooseDiscipline,
    RearrangeEquipment,
)
from conclave.games.vtes.vocabulary.moments import (
    DiscardPhaseBegins,
    GoesToTorpor,
    PhaseCloses,
    UntapPhase,
)
from conclave.games.vtes.vocabulary.piles import BurnTop, InLibrary, RemoveFromGame
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either, If, May

YOURS = f.ControlledBy(p.YOU)
THIS = f.Only(f.THIS_CARD)


def investment(name: str, cost: int, counters: int) -> Printed:
    """Counters that come into the pool one by one, each for a master phase action."""
    return Card(
        name,
        MASTER,
        INVESTMENT,
        cost=Pool(cost),
        effect=Do(PutInPlay(), GainBlood(counters, f.THIS_CARD)),
        grants=Can(
            Do(
                BloodToPool(1, f.THIS_CARD),
                If(Fits(f.THIS_CARD, f.HasBlood(0, 0)), Burn(f.THIS_CARD)),
            ),
            when=(MASTER_PHASE,),
            phase_action=True,
        ),
    )


UNTYPED = (
    Card("Ascendance", MASTER, effect=GainPool(1)),
    Card(
        "Blood Doll",
        MASTER,
        put_on=f.One(f.VAMPIRE, YOURS),
        grants=Can(
            Either(BloodToPool(1), PoolToBlood(1), p.YOU),
            when=(MASTER_PHASE,),
            once="turn",
            by="host",
            even_torpid=True,
        ),
    ),
    Card(
        "Vessel",
        MASTER,
        TRIFLE,
        cost=Pool(1),
        effect=Do(
            PutInPlay(on=f.TARGET),
            ForOne(f.One(f.Named("blood-doll")), Burn(f.TARGET), optional=True),
        ),
        target=f.One(f.VAMPIRE),
        grants=Can(
            Either(BloodToPool(1), PoolToBlood(1), p.YOU),
            when=(UNTAP,),
            once="turn",
            by="host",
            even_torpid=True,
        ),
    ),
    Card("Effective Management", MASTER, effect=DrawCrypt(1)),
    Card(
        "Fame",
        MASTER,
        UNIQUE,
        put_on=f.One(f.VAMPIRE, f.READY_ONE),
        grants=(
            Whenever(GoesToTorpor(f.HOST), BurnPool(3, p.ControllerOf(f.HOST))),
            Whenever(
                UntapPhase(p.EACH_METHUSELAH),
                If(Fits(f.HOST, f.IN_TORPOR), BurnPool(1, p.CHOSEN)),
            ),
        ),
    ),
    Card(
        "Liquidation",
        MASTER,
        if_=AtLeast(InLibrary(), 7),
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
                        Exists(f.One(f.MINION, f.ANARCH, f.READY_ONE, f.ControlledBy(p.CHOSEN)))
                    ),
                    BurnPool(1, p.CHOSEN),
                ),
            ),
            CanAct(Action(Motion(Burn(f.THIS_CARD)), POLITICS, 1), by=f.VAMPIRE, anyone=True),
        ),
    ),
    Card(
        "Giant's Blood",
        MASTER,
        once="game",
        effect=GainBlood(Lacking(f.TARGET), f.TARGET),
        target=f.One(f.VAMPIRE),
    ),
    Card(
        "Haven Uncovered",
        MASTER,
        put_on=f.One(f.VAMPIRE, f.READY_ONE),
        grants=(
            CanAct(
                Action(EnterCombat(f.HOST), stealth=1, target=f.Only(f.HOST)),
                by=f.All(f.MINION, f.Not(f.ControlledBy(p.ControllerOf(f.HOST)))),
                anyone=True,
            ),
            CanAct(
                Action(Burn(f.THIS_CARD), stealth=1, target=THIS),
                by=f.HOST,
                anyone=True,
            ),
        ),
    ),
    investment("Short-Term Investment", 1, 3),
    investment("Protracted Investment", 2, 5),
    Card(
        "Minion Tap",
        MASTER,
        number=(0, CountersOn(f.TARGET)),
        effect=BloodToPool(THAT_MANY, f.TARGET),
        target=f.One(f.VAMPIRE, YOURS),
    ),
    Card(
        "Pentex(TM) Subversion",
        MASTER,
        UNIQUE,
        cost=Pool(2),
        put_on=f.One(f.MINION, f.READY_ONE),
        grants=(
            Forbids(("act", "block")),
            CanAct(
                Action(Burn(f.THIS_CARD), target=THIS),
                by=f.All(f.MINION, f.Not(f.HOST)),
                anyone=True,
            ),
        ),
    ),
    Card("Misdirection", MASTER, cost=Pool(1), effect=Tap(f.TARGET), target=f.One(f.MINION)),
    Card("Recruitment", MASTER, cost=Pool(2), effect=Search(f.VAMPIRE, "crypt")),
    Card(
        "Smiling Jack, The Anarch",
        MASTER,
        UNIQUE,
        grants=(
            Whenever(UntapPhase(p.YOU), PoolToBlood(1, f.THIS_CARD)),
            Whenever(
                UntapPhase(p.EACH_OTHER),
                Repeat(
                    COUNTERS_HERE,
                    Either(
                        BurnPool(1, p.CHOSEN),
                        ForOne(
                            f.One(f.VAMPIRE, f.ControlledBy(p.CHOSEN), f.HasBlood()),
                            BurnBlood(1, f.TARGET),
                            by=p.CHOSEN,
                        ),
                        p.CHOSEN,
                    ),
                ),
            ),
            CanAct(Action(Burn(f.THIS_CARD), target=THIS), by=f.VAMPIRE, anyone=True),
        ),
    ),
    Card(
        "Tribute to the Master",
        MASTER,
        effect=Each(f.One(f.VAMPIRE, f.READY_ONE, YOURS), BloodToPool(1, f.TARGET)),
    ),
    Card("Unnatural Disaster", MASTER, cost=Pool(2), effect=Burn(), target=f.One(f.LOCATION)),
    Card(
        "Zillah's Valley",
        MASTER,
        cost=Pool(5),
        effect=GainBlood(4, f.TARGET),
        target=f.One(f.VAMPIRE, f.CapacityOf(at_least=8), region="your-uncontrolled"),
    ),
    Card("Research", MASTER, once="your-game", effect=IntoResearch(3)),
    Card(
        "Bleeding the Vine",
        MASTER,
        UNIQUE,
        cost=Pool(1),
        grants=(
            Whenever(UntapPhase(p.YOU), Either(Tap(f.THIS_CARD), BurnPool(1), p.YOU)),
            Can(
                Do(Cancel((MASTER,), without=OUT_OF_TURN), GainPhaseAction(given_back=True)),
                when=(AS_PLAYED,),
                tap=True,
                own_turn=False,
            ),
        ),
    ),
    Card(
        "Golconda: Inner Peace",
        MASTER,
        effect=Do(GainPool(Capacity(f.TARGET), p.ControllerOf(f.TARGET)), RemoveFromGame(f.TARGET)),
        target=f.One(f.VAMPIRE, f.CapacityOf(at_least=8)),
        grants=Can(CancelThis(), when=(AS_PLAYED,), cost=Pool(2), by="target", own_turn=False),
    ),
    Card(
        "Infernal Pact",
        MASTER,
        UNIQUE,
        "tremere-antitribu",
        cost=Pool(1),
        effect=Do(PutInPlay(on=f.TARGET), ChooseDiscipline()),
        target=f.One(f.VAMPIRE, f.OfClan("tremere-antitribu"), YOURS),
        grants=DisciplineLevel(CHOSEN, 2, to_play=True),
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
            HowMany(0, 4, GainBlood(THAT_MANY, f.TARGET)),
            when=(UNTAP,),
            burn=True,
            target=f.One(f.VAMPIRE, f.READY_ONE, f.HasBlood(0, 0)),
        ),
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
                Votes(3, who=f.TARGET),
                when=(POLLING,),
                tap=True,
                own_turn=False,
                if_=ActionIs(("political",)),
                target=f.One(f.VAMPIRE, f.CapacityOf(at_least=7)),
            ),
            Whenever(DiscardPhaseBegins(p.YOU), TakeControl(f.THIS_CARD, p.PREDATOR)),
        ),
    ),
    Card("Nod", MASTER, TRIFLE, effect=RearrangeEquipment()),
    Card(
        "Into the Fire",
        MASTER,
        TRIFLE,
        effect=ChangeSect(SABBAT, f.TARGET),
        target=f.One(f.VAMPIRE, f.READY_ONE, YOURS, f.Not(f.OfSect(SABBAT))),
    ),
    Card(
        "Life in the City",
        MASTER,
        TRIFLE,
        effect=GainBlood(1, f.TARGET),
        target=f.One(f.VAMPIRE, f.READY_ONE),
    ),
    Card(
        "Out of the Frying Pan",
        MASTER,
        TRIFLE,
        effect=ChangeSect(CAMARILLA, f.TARGET),
        target=f.One(f.VAMPIRE, f.READY_ONE, YOURS, f.OfSect(SABBAT)),
    ),
)

CARDS: tuple[AnyCard, ...] = (*UNTYPED, *TRIFLES)
