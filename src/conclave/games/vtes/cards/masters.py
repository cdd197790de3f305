"""Master cards that are neither locations nor trophies: untyped ones, trifles, out-of-turn ones."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import (
    AT_NEXT_UNTAP,
    Action,
    Can,
    CanAct,
    Forbids,
)
from conclave.games.vtes.rules.library import Printed
from conclave.games.vtes.rules.windows import DURING_ACTION, MASTER_PHASE, UNTAP
from conclave.games.vtes.rules.words import (
    ACTION,
    ALLY,
    CAMARILLA,
    COMBAT,
    EQUIPMENT,
    INVESTMENT,
    MASTER,
    MODIFIER,
    OUT_OF_TURN,
    POLITICAL,
    POWER,
    REACTION,
    REFLEX,
    RETAINER,
    SABBAT,
    TRIFLE,
    UNIQUE,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import (
    COUNTERS_HERE,
    THAT_MANY,
    BleedOfAction,
    CountersOn,
    RoomOn,
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
from conclave.games.vtes.vocabulary.conditions import AtLeast, Fits, NotPlayedYet
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
    GainPool,
    GiveBackAction,
    PoolToBlood,
    PutInPlay,
    Remember,
)
from conclave.games.vtes.vocabulary.feats import Cancel
from conclave.games.vtes.vocabulary.moments import GoesToTorpor, UntapPhase
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either, If

MINION_CARDS = (
    ACTION, EQUIPMENT, RETAINER, ALLY, POLITICAL, POWER, MODIFIER, REACTION, COMBAT, REFLEX,
)  # fmt: skip
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
        "Giant's Blood",
        MASTER,
        effect=Do(GainBlood(RoomOn(f.TARGET), f.TARGET), Remember()),
        target=f.One(f.VAMPIRE),
        if_=NotPlayedYet(),
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
        effect=HowMany(0, CountersOn(f.TARGET), BloodToPool(THAT_MANY, f.TARGET)),
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
    Card(
        "Research",
        MASTER,
        effect=Do(IntoResearch(3), Remember(by_you=True)),
        if_=NotPlayedYet(by_you=True),
    ),
)

TRIFLES = (
    Card("Development", MASTER, TRIFLE, effect=DrawFromResearch()),
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

OUT_OF_TURN_MASTERS = (
    Card(
        "Archon Investigation",
        MASTER,
        OUT_OF_TURN,
        cost=Pool(3),
        effect=Burn(f.ACTING_MINION),
        when=DURING_ACTION,
        if_=AtLeast(BleedOfAction(p.YOU), 4),
    ),
    Card("Direct Intervention", MASTER, OUT_OF_TURN, cost=Pool(1), effect=Cancel(MINION_CARDS)),
    Card("Sudden Reversal", MASTER, OUT_OF_TURN, effect=Cancel((MASTER,))),
    Card(
        "Wash",
        MASTER,
        OUT_OF_TURN,
        TRIFLE,
        effect=Do(Cancel((MASTER,), by=p.NEIGHBOURS), GiveBackAction()),
        not_replaced=AT_NEXT_UNTAP,
    ),
)

CARDS = (*UNTYPED, *TRIFLES, *OUT_OF_TURN_MASTERS)
