"""Vampires of the Camarilla with a title and with abilities of their own."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.ways import ready_gives
from conclave.games.vtes.rules.abilities import (
    Action,
    Bonus,
    Can,
    CanAct,
    ChangesCost,
    Forbids,
    RivalsYield,
    Strike,
    Weapon,
)
from conclave.games.vtes.rules.windows import (
    POLLING,
    PRESS,
)
from conclave.games.vtes.rules.words import (
    ACTION,
    AUSPEX,
    CAMARILLA,
    COMBAT,
    POLITICAL,
    POTENCE,
    SABBAT,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import HowMany
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    Both,
    Concerns,
    Exists,
    Fights,
    Fits,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import (
    BurnPool,
    Draw,
    EnterCombat,
    MoveBlood,
    Tap,
)
from conclave.games.vtes.vocabulary.feats import (
    AtEndOfAction,
    Press,
    Votes,
)
from conclave.games.vtes.vocabulary.kinds import (
    ACTION_CARD,
)
from conclave.games.vtes.vocabulary.moments import (
    GoesToTorpor,
    IsCancelled,
    PlaysCard,
    ReferendumPasses,
)
from conclave.games.vtes.vocabulary.piles import (
    ShuffleIn,
)
from conclave.games.vtes.vocabulary.terms import PassesByItself
from conclave.lang.abilities import Whenever
from conclave.lang.effects import If, May

MALKAVIAN = f.All(f.VAMPIRE, f.OfClan("malkavian"))
TREMERE_OF_ANY_SECT = f.All(f.VAMPIRE, f.AnyOf(f.OfClan("tremere"), f.OfClan("tremere-antitribu")))

CARDS = (
    Vampire(
        "Adana de Sforza",
        "brujah",
        4,
        11,
        "aus CEL OBF POT PRE PRO",
        CAMARILLA,
        title="inner-circle:brujah",
        grants=(ChangesCost(-1, types=(COMBAT,)), Bonus("bleed", 2)),
    ),
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
        "Epikasta Rigatos",
        "toreador",
        4,
        8,
        "cel AUS DOM PRE",
        CAMARILLA,
        title="prince:New York",
        grants=Whenever(
            PlaysCard(f.SELF, types=(ACTION,)), AtEndOfAction(May(ShuffleIn(ACTION_CARD)))
        ),
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
        "Eugene",
        "toreador",
        4,
        8,
        "AUS CEL FOR PRE",
        CAMARILLA,
        title="primogen",
        grants=Weapon(Strike(dodge=True), limit="combat"),
    ),
    Vampire(
        "Gustav Breidenstein",
        "ventrue",
        4,
        10,
        "aus cel pot DOM FOR PRE",
        CAMARILLA,
        title="prince:Berlin",
        grants=(
            Can(Votes(5), when=(POLLING,), tap=True, own_turn=False, if_=Unless(PassesByItself())),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Hardestadt",
        "ventrue",
        4,
        11,
        "cel pro DOM FOR POT PRE",
        CAMARILLA,
        title="inner-circle:ventrue",
        grants=(RivalsYield(), Bonus("bleed", 1), Bonus("strength", 2)),
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
        "Jann Berger",
        "brujah",
        4,
        10,
        "dem for CEL POT PRE",
        CAMARILLA,
        title="prince:Monaco",
        grants=(ChangesCost(-1, disciplines=(POTENCE,)), Bonus("bleed", 1)),
    ),
    Vampire(
        "Johannes Castelein",
        "ventrue",
        4,
        9,
        "DEM DOM FOR PRE",
        CAMARILLA,
        title="prince:Amsterdam",
        grants=Whenever(IsCancelled(f.SELF, (POLITICAL,)), BurnPool(2, p.CHOSEN)),
    ),
    Vampire(
        "Lutz von Hohenzollern",
        "malkavian",
        4,
        11,
        "pot AUS DEM OBF PRE",
        CAMARILLA,
        title="inner-circle:malkavian",
        grants=(
            Whenever(
                ReferendumPasses(p.EACH_METHUSELAH),
                If(Fits(f.SELF, f.READY_ONE), BurnPool(1, p.PREY)),
            ),
            Bonus("bleed", 2),
        ),
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
        "Rafael de Corazon",
        "toreador",
        4,
        11,
        "AUS CEL DOM OBF PRE",
        CAMARILLA,
        title="inner-circle:toreador",
        grants=(RivalsYield(), Bonus("bleed", 2)),
    ),
    Vampire(
        "Reginald Moore",
        "brujah",
        4,
        4,
        "PRE",
        CAMARILLA,
        title="primogen",
        grants=(
            Bonus("strength", 1, if_=Fights(TREMERE_OF_ANY_SECT)),
            Forbids(("block",), if_=Fits(f.ACTING_MINION, TREMERE_OF_ANY_SECT)),
            Forbids(("attack",), at=TREMERE_OF_ANY_SECT),
        ),
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
        "Tomaine",
        "brujah",
        4,
        6,
        "CEL POT PRE",
        CAMARILLA,
        title="primogen",
        grants=Bonus(
            "hand-size",
            1,
            if_=Both(
                Fits(f.SELF, f.READY_ONE),
                Concerns(p.PREY),
                Exists(f.One(f.VAMPIRE, f.READY_ONE, f.OfSect(SABBAT), f.ControlledBy(p.PREY))),
            ),
            everyone=True,
        ),
    ),
    Vampire(
        "Tryphosa",
        "malkavian",
        4,
        10,
        "AUS DEM DOM OBF POT",
        CAMARILLA,
        title="prince:Rome",
        grants=(
            ChangesCost(1, kinds=("bleed",), who=MALKAVIAN, if_=Fits(f.SELF, f.READY_ONE)),
            Bonus(
                "stealth", 1, MALKAVIAN, if_=Both(Fits(f.SELF, f.READY_ONE), ActionIs(("bleed",)))
            ),
        ),
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
