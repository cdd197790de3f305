"""Primogen, justicars and members of the Inner Circle with abilities of their own."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.ways import (
    ready_gives,
)
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
    ANNOUNCED,
    DECLINED,
    DISCARD_PHASE,
    PRESS,
    UNTAP,
)
from conclave.games.vtes.rules.words import (
    CAMARILLA,
    COMBAT,
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
    HasEdge,
)
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    BurnEdge,
    BurnPool,
    EnterCombat,
    GainBlood,
    MoveBlood,
    Tap,
    Untap,
)
from conclave.games.vtes.vocabulary.feats import (
    Press,
)
from conclave.games.vtes.vocabulary.modifying import AttemptBlock
from conclave.games.vtes.vocabulary.moments import (
    GoesToTorpor,
    ReferendumPasses,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

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
        "Anneke",
        "toreador",
        1,
        10,
        "dom AUS CEL PRE",
        CAMARILLA,
        title="justicar:toreador",
        grants=(
            Can(
                AttemptBlock(),
                when=(ANNOUNCED, DECLINED),
                if_=Fits(f.ACTING_MINION, f.All(f.VAMPIRE, f.Not(f.ControlledBy(p.YOU)))),
                own_turn=False,
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Carna, The Princess Witch",
        "tremere",
        3,
        7,
        "AUS DOM THA",
        CAMARILLA,
        title="primogen",
        grants=(
            Can(
                Do(Burn(), GainBlood(2)),
                when=(UNTAP,),
                once="turn",
                target=f.One(f.RETAINER, f.OnCard(f.SELF)),
                even_torpid=True,
            ),
            Bonus("intercept", 1),
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
        "Emily Carson",
        "ventrue",
        5,
        5,
        "for pre DOM",
        CAMARILLA,
        title="primogen",
        grants=Can(
            Do(BurnEdge(), Untap()), when=(DISCARD_PHASE,), if_=HasEdge(p.YOU), even_torpid=True
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
        "Lucinde, Alastor",
        "ventrue",
        3,
        10,
        "obf pot tha DOM FOR PRE",
        CAMARILLA,
        title="justicar:ventrue",
        grants=(
            CanAct(
                Action(
                    EnterCombat(),
                    target=f.One(
                        f.VAMPIRE,
                        f.READY_ONE,
                        f.Not(f.OfSect(CAMARILLA)),
                        f.Not(f.ControlledBy(p.YOU)),
                    ),
                )
            ),
            Can(Do(BurnEdge(), GainBlood(1)), when=(UNTAP,), if_=HasEdge(p.YOU), even_torpid=True),
        ),
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
