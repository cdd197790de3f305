"""Vampires of the Camarilla with abilities of their own."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.ways import ready_gives
from conclave.games.vtes.rules.abilities import (
    Action,
    Bonus,
    Can,
    CanAct,
    Unblockable,
)
from conclave.games.vtes.rules.windows import (
    PRESS,
    UNTAP,
)
from conclave.games.vtes.rules.words import (
    AUSPEX,
    CAMARILLA,
    RED_LIST,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import HowMany, LookAtTop, TopToBottom
from conclave.games.vtes.vocabulary.conditions import ActionIs, Fits
from conclave.games.vtes.vocabulary.effects import (
    BurnBlood,
    BurnPool,
    Draw,
    EnterCombat,
    MoveBlood,
    Tap,
)
from conclave.games.vtes.vocabulary.feats import (
    Press,
)
from conclave.games.vtes.vocabulary.moments import (
    GoesToTorpor,
    PlaysCard,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, May

CARDS = (
    Vampire(
        "Amadeo",
        "nosferatu",
        2,
        8,
        "ani aus pre OBF POT",
        CAMARILLA,
        title="primogen",
        grants=Bonus("hunt", 1),
    ),
    Vampire(
        "Barth",
        "toreador",
        3,
        5,
        "aus cel PRE",
        CAMARILLA,
        grants=Bonus(
            "stealth",
            -1,
            f.All(f.VAMPIRE, f.CapacityOf(at_most=3), f.ControlledBy(p.NEIGHBOURS)),
            if_=Fits(f.SELF, f.All(f.READY_ONE, f.UNTAPPED)),
        ),
    ),
    Vampire(
        "Cassandra, Magus Prime",
        "tremere",
        1,
        10,
        "cel pre AUS DOM THA",
        CAMARILLA,
        title="primogen",
        grants=(ready_gives("hand-size", 1), Bonus("strength", 1)),
    ),
    Vampire(
        "Etrius",
        "tremere",
        2,
        11,
        "pro AUS DOM OBF THA",
        CAMARILLA,
        title="inner-circle:tremere",
        grants=(
            Bonus("bleed", 2),
            CanAct(
                Action(
                    HowMany(0, 3, MoveBlood(THAT_MANY, f.TARGET, f.SELF)),
                    stealth=1,
                    target=f.One(f.VAMPIRE, f.OfClan("tremere"), f.Not(f.SELF)),
                )
            ),
        ),
    ),
    Vampire(
        "Ira Rivers",
        "toreador",
        3,
        7,
        "ani pre AUS CEL",
        CAMARILLA,
        title="prince:Dallas",
        grants=(
            Bonus("intercept", 1, if_=ActionIs(("political",))),
            Whenever(PlaysCard(f.SELF, (AUSPEX,)), May(Draw(1))),
        ),
    ),
    Vampire(
        "Jan Pieterzoon",
        "ventrue",
        2,
        7,
        "pot pre DOM FOR",
        CAMARILLA,
        grants=(ready_gives("hand-size", -1, everyone=True), Bonus("bleed", 1)),
    ),
    Vampire(
        "Kurt Densch",
        "nosferatu",
        3,
        8,
        "ani aus cel OBF POT",
        CAMARILLA,
        grants=(
            Bonus("intercept", 1),
            Can(
                Do(LookAtTop(1), May(BurnBlood(1, f.SELF), TopToBottom())),
                when=(UNTAP,),
                once="turn",
            ),
        ),
    ),
    Vampire(
        "Lord Fianna",
        "malkavian",
        5,
        8,
        "cel pro AUS DEM OBF",
        CAMARILLA,
        RED_LIST,
        grants=(Unblockable(f.ALLY), Bonus("stealth", 1)),
    ),
    Vampire(
        "Marty Lechtansi",
        "nosferatu",
        1,
        9,
        "ani for DOM OBF POT",
        CAMARILLA,
        title="primogen",
        grants=Can(Press(), when=(PRESS,), cost=Blood(1), once="combat", own_turn=False),
    ),
    Vampire(
        "Natasha Volfchek",
        "ventrue",
        1,
        9,
        "cel dom pot FOR PRE",
        CAMARILLA,
        title="primogen",
        grants=(Bonus("stealth", 1, if_=ActionIs(("political",))), Bonus("bleed", 1)),
    ),
    Vampire(
        "Sylvester Simms",
        "malkavian",
        1,
        8,
        "ani dom pre AUS OBF",
        CAMARILLA,
        title="primogen",
        grants=Whenever(GoesToTorpor(f.SELF), BurnPool(1, p.EACH_METHUSELAH)),
    ),
    Vampire(
        "Thomas De Lutrius",
        "toreador",
        4,
        4,
        "aus cel pre",
        CAMARILLA,
        title="primogen",
        grants=Whenever(GoesToTorpor(f.SELF), BurnPool(1)),
    ),
    Vampire(
        "Tura Vaughn",
        "brujah",
        1,
        8,
        "dom CEL POT PRE",
        CAMARILLA,
        title="primogen",
        grants=Bonus("intercept", 1, if_=Fits(f.ACTING_MINION, f.OfClan("brujah"))),
    ),
    Vampire(
        "Victoria Ash",
        "toreador",
        2,
        6,
        "aus cel dom PRE",
        CAMARILLA,
        title="primogen",
        grants=CanAct(
            Action(Tap(f.TARGET), stealth=1, target=f.One(f.VAMPIRE, f.YOUNGER, f.READY_ONE))
        ),
    ),
    Vampire(
        "Wynn",
        "gangrel",
        1,
        10,
        "obf pot ANI FOR PRO",
        CAMARILLA,
        title="primogen",
        grants=CanAct(
            Action(
                EnterCombat(),
                stealth=1,
                target=f.One(f.VAMPIRE, f.READY_ONE, f.ControlledBy(p.NEIGHBOURS)),
            )
        ),
    ),
)
