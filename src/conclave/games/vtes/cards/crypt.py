"""Vampires: those without an ability of their own from a table, the others defined here."""

from __future__ import annotations

import csv
from pathlib import Path

from conclave.games.vtes.rules.abilities import (
    Action,
    Bonus,
    Can,
    CanAct,
    Strike,
    Unblockable,
    Weapon,
)
from conclave.games.vtes.rules.library import Crypt
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    BLOCK,
    DURING_ACTION,
    PRESS,
    RANGE,
    STRIKE,
    UNTAP,
)
from conclave.games.vtes.rules.words import (
    ADVANCED,
    AUSPEX,
    CAMARILLA,
    INDEPENDENT,
    INFERNAL,
    LAIBON,
    MODIFIER,
    RED_LIST,
    SABBAT,
    SCARCE,
    STERILE,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.choosing import HowMany, LookAtTop, TopToBottom
from conclave.games.vtes.vocabulary.conditions import MERGED, ActionIs, Fights, Fits
from conclave.games.vtes.vocabulary.effects import (
    BurnBlood,
    BurnPool,
    Draw,
    EnterCombat,
    GainBlood,
    GainPool,
    MoveBlood,
    TakeEdge,
    Tap,
)
from conclave.games.vtes.vocabulary.feats import (
    BleedBonus,
    HandDamageAggravated,
    Maneuver,
    Press,
    Stealth,
)
from conclave.games.vtes.vocabulary.moments import (
    ActionSucceeds,
    GoesToTorpor,
    IsBurned,
    IsBurnedInCombat,
    PlaysCard,
)
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, May
from conclave.lang.nodes import Ability, Condition, Effect


def _from_table() -> tuple[Crypt, ...]:
    """What stands in crypt.tsv; `more` holds traits, and bonuses such as +1-bleed."""
    found = []
    with Path(__file__).with_name("crypt.tsv").open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t"):
            traits: list[str] = []
            grants: list[Ability] = []
            for word in row["more"].split():
                if word.startswith("+"):
                    number, _, what = word.partition("-")
                    grants.append(Bonus(what, int(number)))
                else:
                    traits.append(word)
            found.append(
                Vampire(
                    row["name"],
                    row["clan"],
                    int(row["group"]),
                    int(row["capacity"]),
                    row["disciplines"],
                    row["sect"],
                    *traits,
                    title=row["title"],
                    grants=tuple(grants),
                )
            )
    return tuple(found)


def ready_gives(what: str, amount: int, everyone: bool = False) -> Bonus:
    """Something that a Methuselah has while this vampire is ready."""
    return Bonus(what, amount, if_=Fits(f.SELF, f.READY_ONE), everyone=everyone)


def once_an_action(effect: Effect, cost: int, when: tuple[str, ...], if_: Condition | None) -> Can:
    """Something that an acting vampire may do once in his action for blood."""
    return Can(effect, when=when, cost=Blood(cost), once="action", type=MODIFIER, if_=if_)


def circle(name: str, group: int, capacity: int, disciplines: str, of: str) -> Crypt:
    """A Blood Brother of a circle (VTES-G-01)."""
    return Vampire(name, "blood-brother", group, capacity, disciplines, SABBAT, STERILE, circle=of)


MANEUVER_EACH_COMBAT = Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False)

CAMARILLA_VAMPIRES = (
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

OTHER_VAMPIRES = (
    circle("Ilse", 2, 6, "for pro POT SAN", "torrance"),
    circle("Karl", 2, 6, "pre san FOR POT", "torrance"),
    circle("Kyrylo", 5, 4, "for SAN", "kiev"),
    circle("Truman", 2, 6, "dom pot FOR SAN", "torrance"),
    Vampire(
        "Chavi Oraczko",
        "ravnos",
        5,
        7,
        "nec ANI CHI FOR",
        INDEPENDENT,
        RED_LIST,
        grants=(
            once_an_action(Stealth(+1), 1, (BLOCK,), None),
            ready_gives("hand-size", 1),
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
        "Kephamos, High Priest of Marrakech",
        "follower-of-set",
        2,
        8,
        "dom obf pre SER",
        INDEPENDENT,
        title="votes:2",
        grants=Bonus("bleed", 1),
    ),
    Vampire(
        "Mary the Black",
        "baali",
        2,
        7,
        "cel obf pot DAI PRE",
        INDEPENDENT,
        INFERNAL,
        grants=Can(
            HandDamageAggravated("round"),
            when=(BEFORE_RANGE, STRIKE),
            cost=Blood(1),
            once="round",
            own_turn=False,
        ),
    ),
    Vampire(
        "Mr. Noir",
        "salubri",
        4,
        3,
        "for obe",
        INDEPENDENT,
        SCARCE,
        grants=Whenever(IsBurnedInCombat(f.SELF), GainPool(2)),
    ),
    Vampire(
        "Nehsi",
        "follower-of-set",
        2,
        10,
        "aus for OBF PRE PRO SER",
        INDEPENDENT,
        title="votes:2",
        grants=MANEUVER_EACH_COMBAT,
    ),
    Vampire(
        "Raful al-Zarqa",
        "nagaraja",
        2,
        6,
        "dom nec obf AUS",
        INDEPENDENT,
        SCARCE,
        grants=once_an_action(Stealth(+1), 1, (BLOCK,), None),
    ),
    Vampire(
        "Sargon",
        "baali",
        2,
        5,
        "cel dai obf pre",
        INDEPENDENT,
        INFERNAL,
        grants=(Bonus("strength", 1), Whenever(ActionSucceeds(f.SELF), TakeEdge())),
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
        "Sundervere, The Devil Brahmin",
        "follower-of-set",
        4,
        8,
        "obf AUS PRE SER THA",
        INDEPENDENT,
        RED_LIST,
        grants=(
            Bonus("bleed", 1),
            Whenever(IsBurned(f.SELF), BurnPool(1)),
            once_an_action(BleedBonus(+1), 1, DURING_ACTION, None),
        ),
    ),
    Vampire(
        "Veejay Vinod",
        "nagaraja",
        6,
        3,
        "AUS",
        INDEPENDENT,
        SCARCE,
        grants=once_an_action(Stealth(+1), 2, (BLOCK,), None),
    ),
)

PAIRS = (
    Vampire(
        "Batsheva",
        "guruhi",
        4,
        6,
        "obt pot ANI PRE",
        LAIBON,
        grants=Bonus("strength", 1, if_=Fights(f.OfClan("tzimisce"))),
    ),
    Vampire(
        "Batsheva",
        "guruhi",
        4,
        6,
        "obt pot ANI PRE",
        LAIBON,
        ADVANCED,
        grants=(
            Bonus("strength", 1, if_=Fights(f.OfClan("malkavian"))),
            Bonus("strength", 1, if_=MERGED),
        ),
    ),
    Vampire(
        "Dylan",
        "ventrue-antitribu",
        2,
        6,
        "aus cel dai dom pro FOR",
        SABBAT,
        ADVANCED,
        RED_LIST,
        INFERNAL,
        grants=(Bonus("stealth", 1, if_=ActionIs(("bleed",))), Bonus("strength", 1)),
    ),
    Vampire(
        "Lazarus",
        "tremere",
        1,
        9,
        "cel pot AUS DOM THA",
        CAMARILLA,
        title="primogen",
        grants=Weapon(Strike(damage=1, ranged=True)),
    ),
    Vampire(
        "Lazarus",
        "tremere",
        1,
        9,
        "cel pot AUS DOM THA",
        CAMARILLA,
        ADVANCED,
        title="primogen",
        grants=(
            MANEUVER_EACH_COMBAT,
            Can(
                Press(only_on=True),
                when=(PRESS,),
                cost=Blood(1),
                once="combat",
                own_turn=False,
                if_=MERGED,
            ),
        ),
    ),
    Vampire(
        "Quentin King III",
        "malkavian",
        3,
        7,
        "cel pre AUS DEM OBF",
        CAMARILLA,
        ADVANCED,
        grants=(
            Can(
                GainBlood(1, f.TARGET),
                when=(UNTAP,),
                once="turn",
                target=f.One(f.VAMPIRE, f.READY_ONE, f.OLDER),
                if_=MERGED,
            ),
            once_an_action(BleedBonus(+1), 1, DURING_ACTION, MERGED),
        ),
    ),
)
"""Vampires with two versions: the base one where it has an ability, and the advanced one."""

CARDS = (*_from_table(), *CAMARILLA_VAMPIRES, *OTHER_VAMPIRES, *PAIRS)
