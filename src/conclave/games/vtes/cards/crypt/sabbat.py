"""Vampires of the Sabbat with abilities of their own, and the circles of Blood Brothers."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.ways import ready_gives
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
)
from conclave.games.vtes.rules.words import (
    AUSPEX,
    MODIFIER,
    REACTION,
    SABBAT,
    STERILE,
    THAUMATURGY,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import NotTapped
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.conditions import (
    Both,
    Fits,
)
from conclave.games.vtes.vocabulary.effects import (
    Each,
    EnterCombat,
    Inflict,
)
from conclave.games.vtes.vocabulary.feats import (
    Intercept,
    Stealth,
)
from conclave.games.vtes.vocabulary.kinds import (
    IN_THIS_COMBAT,
    TOP_OF_CRYPT,
    NeedsDiscipline,
)
from conclave.games.vtes.vocabulary.piles import (
    CardsIn,
    DiscardCards,
    RemoveFromGame,
)
from conclave.lang.effects import Do


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
        "Christanius Lionel, The Mad Chronicler",
        "nosferatu-antitribu",
        2,
        6,
        "pot ANI OBF",
        SABBAT,
        grants=ready_gives("hand-size", 1),
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
