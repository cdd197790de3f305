"""Weapons: guns, melee weapons and others."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.fighting import Wards, Weapon
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    COLD_IRON,
    COMBAT,
    EQUIPMENT,
    FRENZY,
    GRAPPLE,
    GUN,
    MELEE,
    UNIQUE,
    WEAPON,
)
from conclave.games.vtes.rules.literals import Once
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.moments import Blocks
from conclave.games.vtes.rules.printed import AnyCard, Printed
from conclave.games.vtes.rules.windows import AS_PLAYED, BEFORE_RANGE, DAMAGE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import StrengthOf
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.conditions import AT_CLOSE_RANGE, FIRST_ROUND, Exists, Fits
from conclave.games.vtes.vocabulary.damage import Inflict, Prevent
from conclave.games.vtes.vocabulary.effects import Burn
from conclave.games.vtes.vocabulary.rounds import InitialStrike, SetRange
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If


def gun(
    name: str,
    cost: int,
    damage: int,
    maneuver: bool = False,
    limit: Once = "",
    only_long: bool = False,
) -> Printed:
    """A gun: ranged damage, with an optional maneuver each combat if it has one."""
    strike = Strike(damage=damage, ranged=True, maneuver="optional" if maneuver else "")
    once: Once = "combat" if maneuver else ""
    return Card(
        name,
        EQUIPMENT,
        WEAPON,
        GUN,
        cost=Pool(cost),
        grants=Weapon(strike, once, limit, only_long),
    )


def melee(
    name: str, cost: int, more: int, *words: str, aggravated: bool = False, limit: Once = ""
) -> Printed:
    """A melee weapon: damage by its bearer's strength."""
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


OF_CAPACITY_6 = Fits(parts.HOST, filters.All(filters.VAMPIRE, filters.CapacityOf(at_least=6)))
TWO_BERETTAS = Exists(
    targets.One(filters.Named("beretta-9mm"), filters.OnCard(parts.HOST)), at_least=2
)

CARDS: tuple[AnyCard, ...] = (
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
        "AK-47",
        EQUIPMENT,
        WEAPON,
        GUN,
        cost=Pool(5),
        grants=Weapon(
            Strike(damage=2, ranged=True, maneuver="optional", additional="same"), once="combat"
        ),
    ),
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
            Whenever(Blocks(parts.HOST), BurnBlood(1, parts.ACTING_MINION)),
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
        "Deer Rifle",
        EQUIPMENT,
        WEAPON,
        GUN,
        cost=Pool(2),
        grants=Weapon(
            Strike(damage=1, ranged=True, maneuver="optional"), once="combat", maneuvers=2
        ),
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
    Card(
        "Beretta 9mm",
        EQUIPMENT,
        WEAPON,
        GUN,
        cost=Pool(1),
        grants=(
            Weapon(Strike(damage=1, ranged=True)),
            Weapon(Strike(damage=2, ranged=True, maneuver="optional"), "combat", if_=TWO_BERETTAS),
        ),
    ),
    Card(
        "Blade of Enoch",
        EQUIPMENT,
        WEAPON,
        MELEE,
        UNIQUE,
        cost=Pool(1),
        grants=(
            Weapon(
                Strike(
                    damage=StrengthOf(1),
                    aggravated_on=filters.AnyOf(
                        filters.OfClan("brujah"), filters.OfClan("brujah-antitribu")
                    ),
                ),
                if_=OF_CAPACITY_6,
            ),
            Wards(traits=(FRENZY,), if_=OF_CAPACITY_6),
        ),
    ),
    Card(
        "Bundi",
        EQUIPMENT,
        WEAPON,
        MELEE,
        cost=Pool(2),
        grants=(
            Weapon(Strike(hand=True, damage=1)),
            Can(
                Prevent(1, weapons=filters.WithTrait(MELEE)),
                when=(DAMAGE,),
                once="damage",
                own_turn=False,
            ),
        ),
    ),
    Card(
        "Joumlon's Axe",
        EQUIPMENT,
        WEAPON,
        MELEE,
        COLD_IRON,
        UNIQUE,
        grants=(
            Weapon(Strike(damage=StrengthOf(1))),
            Can(
                Do(
                    Cancel((COMBAT,), by=p.ControllerOf(parts.OPPONENT), trait=GRAPPLE),
                    InitialStrike(),
                ),
                when=(AS_PLAYED,),
                once="combat",
                own_turn=False,
            ),
        ),
    ),
    Card(
        "Sniper Rifle",
        EQUIPMENT,
        WEAPON,
        GUN,
        cost=Pool(2),
        grants=(
            Weapon(Strike(damage=2, ranged=True), only_long=True),
            Can(
                Do(SetRange(long=True), InitialStrike()),
                when=(BEFORE_RANGE,),
                own_turn=False,
                if_=FIRST_ROUND,
                after_block=True,
            ),
        ),
    ),
    Card(
        "White Phosphorus Grenade",
        EQUIPMENT,
        WEAPON,
        cost=Pool(1),
        grants=Weapon(
            Strike(
                damage=2,
                ranged=True,
                aggravated=True,
                environmental=If(AT_CLOSE_RANGE, Inflict(1, parts.SELF, aggravated=True)),
                own=Burn(parts.THIS_CARD),
            )
        ),
    ),
)
