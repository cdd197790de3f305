"""A table for tests of weapons: cards made up that keep them down, or make hands deadly."""

from __future__ import annotations

from games.vtes.cards.people import PEOPLE, Salon
from games.vtes.stage import Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities import Weapon
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.words import COMBAT, EQUIPMENT, MELEE, SERPENTIS, WEAPON
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.combat import KeepsFrom
from conclave.games.vtes.vocabulary.damage import HandDamageAggravated, Strength
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.games.vtes.vocabulary.rounds import SetRange

MADE_UP = (
    Card("Bind Hands", COMBAT, effect=KeepsFrom((notes.EQUIPMENT,))),
    Card("Fists Only", COMBAT, effect=KeepsFrom((notes.OTHER_STRIKES,))),
    Card("Talons", COMBAT, effect=HandDamageAggravated()),
    Card("Step In", COMBAT, effect=SetRange(long=False)),
    Card("Grow", COMBAT, effect=Strength(+1)),
    Card("Hold On", COMBAT, effect=Press()),
    Card("Quick Jab", COMBAT, effect=Strike(damage=1, first=True)),
    Card("House Blade", EQUIPMENT, WEAPON, MELEE, "ravnos", grants=Weapon(Strike(damage=2))),
    Vampire("Smith", "tremere", 1, 5, SERPENTIS, "camarilla", "slave:ventrue"),
)


class Armory(Salon):
    """The people of the salon, and cards that keep weapons down."""

    def __init__(self, seats: int = 2) -> None:
        Stage.__init__(self, seats, extra=(*PEOPLE, *MADE_UP))
