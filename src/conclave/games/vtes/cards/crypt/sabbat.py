"""Vampires of the Sabbat with abilities of their own, and the circles of Blood Brothers."""

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
    Unblockable,
)
from conclave.games.vtes.rules.library import Crypt
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    BLOCK,
    BLOCKED,
    DURING_ACTION,
    POLLING,
)
from conclave.games.vtes.rules.words import (
    AUSPEX,
    MODIFIER,
    REACTION,
    SABBAT,
    STERILE,
    THAUMATURGY,
    VICISSITUDE,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import NotTapped
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    Both,
    Fits,
    HasEdge,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import (
    BurnBlood,
    BurnEdge,
    BurnPool,
    Each,
    EnterCombat,
    GainBlood,
    Inflict,
)
from conclave.games.vtes.vocabulary.feats import (
    Intercept,
    ReduceBleed,
    Stealth,
    Votes,
)
from conclave.games.vtes.vocabulary.kinds import (
    IN_THIS_COMBAT,
    TOP_OF_CRYPT,
    NeedsDiscipline,
)
from conclave.games.vtes.vocabulary.moments import (
    IsBurnedInCombat,
    UntapPhase,
)
from conclave.games.vtes.vocabulary.piles import (
    CardsIn,
    DiscardCards,
    RemoveFromGame,
)
from conclave.games.vtes.vocabulary.terms import PassesByItself
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If


def circle(name: str, group: int, capacity: int, disciplines: str, of: str) -> Crypt:
    """A Blood Brother of a circle (VTES-G-01)."""
    return Vampire(name, "blood-brother", group, capacity, disciplines, SABBAT, STERILE, circle=of)


CARDS = (
    circle("Ilse", 2, 6, "for pro POT SAN", "torrance"),
    circle("Karl", 2, 6, "pre san FOR POT", "torrance"),
    circle("Kyrylo", 5, 4, "for SAN", "kiev"),
    circle("Truman", 2, 6, "dom pot FOR SAN", "torrance"),
    Vampire(
        "Alejandro Aguirre",
        "tremere-antitribu",
        3,
        5,
        "ani aus dom tha",
        SABBAT,
        grants=Can(
            Each(f.One(f.MINION, IN_THIS_COMBAT), Inflict(1, f.THAT_CARD, preventable=False)),
            when=(BEFORE_RANGE,),
            tap=True,
            own_turn=False,
            outside=True,
        ),
    ),
    Vampire(
        "Angela Decker",
        "pander",
        2,
        1,
        "pre",
        SABBAT,
        grants=Whenever(IsBurnedInCombat(f.SELF), BurnPool(2)),
    ),
    Vampire(
        "Basil",
        "pander",
        2,
        1,
        "obf",
        SABBAT,
        grants=Bonus(
            "strength",
            1,
            f.All(f.VAMPIRE, f.OLDER, IN_THIS_COMBAT),
            if_=Fits(f.SELF, IN_THIS_COMBAT),
        ),
    ),
    Vampire(
        "Christanius Lionel, The Mad Chronicler",
        "nosferatu-antitribu",
        2,
        6,
        "pot ANI OBF",
        SABBAT,
        grants=ready_gives("hand-size", 1),
    ),
    Vampire(
        "Christine Boscacci",
        "pander",
        2,
        2,
        "dom vic",
        SABBAT,
        grants=Bonus("intercept", -1, if_=ActionIs(("bleed",))),
    ),
    Vampire(
        "Frondator",
        "tremere-antitribu",
        4,
        5,
        "dom tha AUS",
        SABBAT,
        title="bishop",
        grants=ChangesCost(-1, kinds=("rescue",)),
    ),
    Vampire(
        "Greta Kircher",
        "toreador-antitribu",
        2,
        7,
        "obf AUS CEL PRE",
        SABBAT,
        grants=Can(
            ReduceBleed(1),
            when=DURING_ACTION,
            cost=Blood(1),
            once="action",
            if_=Fits(f.ACTING_MINION, f.AnyOf(f.ALLY, f.All(f.VAMPIRE, f.YOUNGER))),
            own_turn=False,
        ),
    ),
    Vampire(
        "Joseph O'Grady",
        "ventrue-antitribu",
        3,
        7,
        "aus cel DOM FOR",
        SABBAT,
        grants=(
            Can(
                Votes(1),
                when=(POLLING,),
                cost=Blood(1),
                once="referendum",
                if_=Unless(PassesByItself()),
                own_turn=False,
            ),
            Bonus("strength", 1),
        ),
    ),
    Vampire(
        "Keith Moody",
        "tremere-antitribu",
        4,
        3,
        "DOM",
        SABBAT,
        grants=Whenever(
            UntapPhase(p.YOU),
            If(
                HasEdge(p.PREY),
                ForOne(
                    f.Only(f.SELF), Do(BurnEdge(), BurnBlood(1, f.TARGET)), optional=True, by=p.PREY
                ),
            ),
        ),
    ),
    Vampire(
        "Lucubratio",
        "tremere-antitribu",
        4,
        10,
        "AUS DOM POT PRE THA",
        SABBAT,
        title="archbishop:Brussels",
        grants=Can(
            Do(DiscardCards(1, NeedsDiscipline((AUSPEX,))), NotTapped()),
            when=(BLOCKED,),
            once="turn",
            if_=Both(
                Fits(f.BLOCKING_MINION, f.SELF), CardsIn("hand", which=NeedsDiscipline((AUSPEX,)))
            ),
            own_turn=False,
        ),
    ),
    Vampire(
        "Meshenka",
        "tzimisce",
        2,
        8,
        "ANI AUS VIC",
        SABBAT,
        title="priscus",
        grants=ChangesCost(-1, disciplines=(VICISSITUDE,)),
    ),
    Vampire(
        "Owain Evans, The Wanderer",
        "ventrue-antitribu",
        3,
        8,
        "cel pre AUS DOM FOR",
        SABBAT,
        grants=Whenever(
            UntapPhase(p.EACH_METHUSELAH),
            If(
                Fits(f.SELF, f.READY_ONE),
                ForOne(
                    f.One(f.VAMPIRE, f.ControlledBy(p.CHOSEN)),
                    GainBlood(1, f.TARGET),
                    optional=True,
                ),
            ),
        ),
    ),
    Vampire(
        "Paul Cordwood",
        "tremere-antitribu",
        4,
        8,
        "obf pre AUS DOM THA",
        SABBAT,
        title="bishop",
        grants=(
            Can(
                Do(RemoveFromGame(TOP_OF_CRYPT), Stealth(+1)),
                when=(BLOCK,),
                once="action",
                type=MODIFIER,
                if_=CardsIn("crypt"),
            ),
            Can(
                Do(RemoveFromGame(TOP_OF_CRYPT), Intercept(+1)),
                when=(BLOCK,),
                once="action",
                type=REACTION,
                own_turn=False,
                if_=CardsIn("crypt"),
            ),
        ),
    ),
    Vampire(
        "Royce",
        "pander",
        2,
        1,
        "dom",
        SABBAT,
        grants=Bonus("stealth", -1, if_=ActionIs(("bleed",))),
    ),
    Vampire(
        "Sha-Ennu",
        "tzimisce",
        4,
        11,
        "obf tha ANI AUS CHI VIC",
        SABBAT,
        title="regent",
        grants=(Bonus("bleed", 2), Unblockable(f.All(f.VAMPIRE, f.CapacityOf(at_most=3)))),
    ),
    Vampire(
        "Uta Kovacs",
        "tremere-antitribu",
        4,
        8,
        "ser AUS DOM THA",
        SABBAT,
        grants=(
            CanAct(
                Action(
                    EnterCombat(), target=f.One(f.MINION, f.READY_ONE, f.Not(f.ControlledBy(p.YOU)))
                )
            ),
            ChangesCost(-1, disciplines=(THAUMATURGY,)),
        ),
    ),
)
