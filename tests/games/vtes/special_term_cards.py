"""Vampires and cards for tests of special terms."""

from games.vtes.stage import A, Stage

from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    BLOOD_CURSED,
    CAMARILLA,
    COLD_IRON,
    COMBAT,
    EQUIPMENT,
    INDEPENDENT,
    MASTER,
    MELEE,
    RED_LIST,
    SABBAT,
    STERILE,
    TREMERE_SLAVE,
    TROPHY,
    WEAPON,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import GainBlood, GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.effects import Burn

CURSED = Vampire("Cursed", "assamite", 2, 4, "qui", INDEPENDENT, BLOOD_CURSED)
HUNTED = Vampire("Hunted", "brujah", 2, 4, "cel", INDEPENDENT, RED_LIST)
HUNTER = Vampire("Hunter", "brujah", 2, 6, "pot", CAMARILLA)
MASTER_OF_STONE = Vampire("Stone Lord", "tremere", 2, 5, "tha", CAMARILLA)
STONE = Vampire("Stone", "gargoyle", 2, 4, "vis", CAMARILLA, TREMERE_SLAVE)
BARREN = Vampire("Barren", "ahrimane", 2, 4, "spi", SABBAT, STERILE)
PALE = Vampire("Pale One", "kiasyd", 2, 4, "myt", SABBAT, "vulnerability:cold-iron")
EAR = Card("Ear", MASTER, TROPHY, grants=Bonus("bleed", 1))
HEAD = Card("Head", MASTER, TROPHY, grants=Bonus("bleed", 2))

BANISH = Card(
    "Banish",
    ACTION,
    effect=Action(Burn(parts.TARGET), stealth=1, target=targets.One(filters.MINION)),
)

EMBRACE = Card(
    "Childe", ACTION, effect=Action(GainPool(1), stealth=1, brings_vampire=True)
)  # fmt: skip

ERRAND = Card("Short Errand", ACTION, effect=Action(GainPool(1), stealth=1))

BLESSING = Card(
    "Blessing",
    ACTION,
    effect=Action(GainBlood(1, parts.TARGET), target=targets.One(filters.VAMPIRE)),
)

SWORD = Card("Iron Sword", EQUIPMENT, WEAPON, MELEE, COLD_IRON,
             grants=Weapon(Strike(damage=1, hand=True)))  # fmt: skip

CLUB = Card("Club", EQUIPMENT, WEAPON, MELEE, grants=Weapon(Strike(damage=1, hand=True)))
LANTERN = Card("Bright Lantern", EQUIPMENT, grants=Bonus("intercept", 1))
FLAME = Card("Flame", COMBAT, effect=Strike(damage=2, aggravated=True))
THUG = Card("Thug", ALLY, life=3, strength=1)

CARDS = (
    CURSED, HUNTED, HUNTER, MASTER_OF_STONE, STONE, BARREN, PALE, EAR, HEAD, BANISH, EMBRACE,
    ERRAND, BLESSING, SWORD, CLUB, LANTERN, FLAME, THUG,
)  # fmt: skip


def special_terms_stage(seats: int = 2, phase: str = "minion", active: int = A) -> Stage:
    """A table with all made-up cards."""
    return Stage(seats, phase=phase, active=active, extra=CARDS)


def burn_in_combat(stage: Stage, hunter: int, hunted: int) -> None:
    """The hunter attacks the marked minion and burns him with two flames."""
    stage.hand(A, "Flame")
    stage.play(A, "mark", hunted)
    stage.skip("MinionPhase", A)
    stage.play(A, "attack", hunter, hunted)
    stage.skip("StrikePair", A)
    stage.play(A, "play flame plain", hunter)
