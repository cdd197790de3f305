"""Equipment: weapons, vehicles, electronics and other things that minions carry."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import (
    Action,
    Becomes,
    Bonus,
    Can,
    CanAct,
    DisciplineLevel,
    OnlyOne,
    Strike,
    Unblockable,
    Weapon,
)
from conclave.games.vtes.rules.library import Printed
from conclave.games.vtes.rules.windows import DAMAGE, PRESS, RANGE
from conclave.games.vtes.rules.words import (
    BURN_OPTION,
    CAMARILLA,
    CELERITY,
    COLD_IRON,
    ELECTRONIC,
    EQUIPMENT,
    GUN,
    MELEE,
    UNIQUE,
    VEHICLE,
    WEAPON,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.amounts import StrengthOf
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.conditions import ActionIs, Both, Fits
from conclave.games.vtes.vocabulary.effects import BurnBlood, MoveCard
from conclave.games.vtes.vocabulary.feats import Maneuver, Press, Prevent
from conclave.games.vtes.vocabulary.moments import Blocks
from conclave.lang.abilities import Whenever


def gun(
    name: str,
    cost: int,
    damage: int,
    maneuver: bool = False,
    limit: str = "",
    only_long: bool = False,
) -> Printed:
    """A gun: ranged damage, perhaps with a maneuver each combat."""
    strike = Strike(damage=damage, ranged=True, maneuver="optional" if maneuver else "")
    once = "combat" if maneuver else ""
    return Card(
        name,
        EQUIPMENT,
        WEAPON,
        GUN,
        cost=Pool(cost),
        grants=Weapon(strike, once, limit, only_long),
    )


def melee(
    name: str, cost: int, more: int, *words: str, aggravated: bool = False, limit: str = ""
) -> Printed:
    """A melee weapon: damage by the strength of its bearer."""
    strike = Strike(damage=StrengthOf(more), aggravated=aggravated)
    return Card(
        name,
        EQUIPMENT,
        WEAPON,
        MELEE,
        *words,
        cost=Pool(cost),
        grants=Weapon(strike, limit=limit),
    )


MANEUVER_EACH_COMBAT = Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False)
PRESS_EACH_COMBAT = Can(Press(), when=(PRESS,), once="combat", own_turn=False)
PREVENT_1_EACH_COMBAT = Can(Prevent(1), when=(DAMAGE,), once="combat", own_turn=False)

WEAPONS = (
    gun(".44 Magnum", 2, 2, maneuver=True),
    gun("Assault Rifle", 5, 4, maneuver=True),
    gun("Combat Shotgun", 3, 3, limit="round"),
    gun("Desert Eagle", 1, 2),
    gun("Mark V", 2, 4, limit="round", only_long=True),
    gun("Saturday-Night Special", 1, 1, maneuver=True),
    gun("Sawed-Off Shotgun", 2, 3, limit="combat"),
    gun("Submachine Gun", 4, 3, maneuver=True),
    melee("Bang Nakh -- Tiger's Claws", 2, 2),
    melee("Bastard Sword", 1, 1),
    melee("Brass Knuckles", 0, 1, limit="combat"),
    melee("Femur of Toomler", 2, 1, UNIQUE, "tzimisce", aggravated=True),
    melee("Kali's Fang", 3, 1, UNIQUE, "assamite", aggravated=True),
    melee("Meat Cleaver", 1, 1),
    melee("Sengir Dagger", 2, 0, UNIQUE, aggravated=True),
    Card(
        "Banshee Ironwail",
        EQUIPMENT,
        WEAPON,
        MELEE,
        COLD_IRON,
        UNIQUE,
        cost=Pool(2),
        grants=(
            Weapon(Strike(damage=StrengthOf(2))),
            Bonus("stealth", -1),
            Whenever(Blocks(f.HOST), BurnBlood(1, f.ACTING_MINION)),
        ),
    ),
    Card(
        "Blow Torch",
        EQUIPMENT,
        WEAPON,
        cost=Pool(2),
        grants=Weapon(Strike(damage=1, aggravated=True)),
    ),
    Card(
        "Flamethrower",
        EQUIPMENT,
        WEAPON,
        cost=Pool(4),
        grants=Weapon(Strike(damage=2, ranged=True, aggravated=True)),
    ),
    Card(
        "Gas-Powered Chainsaw",
        EQUIPMENT,
        WEAPON,
        MELEE,
        cost=Pool(1),
        grants=Weapon(Strike(damage=3), limit="combat"),
    ),
    Card(
        "Ivory Bow",
        EQUIPMENT,
        WEAPON,
        UNIQUE,
        cost=Pool(1),
        grants=Weapon(Strike(damage=1, ranged=True, aggravated=True)),
    ),
)

OTHERS = (
    Card("Aaron's Feeding Razor", EQUIPMENT, UNIQUE, cost=Pool(1), grants=Bonus("hunt", 1)),
    Card(
        "Cloak of the Abalone",
        EQUIPMENT,
        UNIQUE,
        grants=Unblockable(f.AnyOf(f.OfClan("toreador"), f.OfClan("toreador-antitribu"))),
    ),
    Card(
        "Drum of Xipe Totec",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(2),
        grants=(DisciplineLevel(CELERITY, 2), MANEUVER_EACH_COMBAT),
    ),
    Card(
        "Enchanted Marionette",
        EQUIPMENT,
        UNIQUE,
        "malkavian-antitribu",
        cost=Pool(3),
        grants=(
            Bonus("bleed", 1, if_=Fits(f.HOST, f.OfClan("malkavian-antitribu"))),
            Bonus(
                "stealth",
                1,
                if_=Both(Fits(f.HOST, f.OfClan("malkavian-antitribu")), ActionIs(("bleed",))),
            ),
        ),
    ),
    Card(
        "Erebus Mask",
        EQUIPMENT,
        UNIQUE,
        BURN_OPTION,
        "harbinger-of-skulls",
        cost=Pool(1),
        grants=Bonus("stealth", 1, if_=Fits(f.HOST, f.OfClan("harbinger-of-skulls"))),
    ),
    Card("Flak Jacket", EQUIPMENT, cost=Pool(1), grants=PREVENT_1_EACH_COMBAT),
    Card("Hawg", EQUIPMENT, VEHICLE, grants=(PRESS_EACH_COMBAT, OnlyOne(VEHICLE))),
    Card("IR Goggles", EQUIPMENT, ELECTRONIC, grants=MANEUVER_EACH_COMBAT),
    Card(
        "Laptop Computer",
        EQUIPMENT,
        ELECTRONIC,
        cost=Pool(1),
        grants=(Bonus("bleed", 1), OnlyOne()),
    ),
    Card(
        "Shaal Fragment",
        EQUIPMENT,
        UNIQUE,
        BURN_OPTION,
        "harbinger-of-skulls",
        grants=(
            Bonus("hand-size", 2),
            CanAct(
                Action(MoveCard(f.THIS_CARD, f.SELF), target=f.Only(f.THIS_CARD)),
                by=f.All(f.VAMPIRE, f.Not(f.HOST)),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Sport Bike",
        EQUIPMENT,
        VEHICLE,
        cost=Pool(1),
        grants=(Bonus("intercept", 1), OnlyOne(VEHICLE)),
    ),
    Card(
        "The Signet of King Saul",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(1),
        grants=Unblockable(f.All(f.VAMPIRE, f.CapacityOf(at_least=8))),
    ),
    Card("Writ of Acceptance", EQUIPMENT, grants=Becomes(sect=CAMARILLA)),
)

CARDS = (*WEAPONS, *OTHERS)
