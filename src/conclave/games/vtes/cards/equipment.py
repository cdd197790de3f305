"""Equipment: weapons, vehicles, electronics and other things that minions carry."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Strike, Weapon
from conclave.games.vtes.rules.words import EQUIPMENT, GUN, WEAPON
from conclave.games.vtes.vocabulary.card import Card, Pool

CARDS = (
    Card(
        ".44 Magnum",
        EQUIPMENT,
        WEAPON,
        GUN,
        cost=Pool(2),
        grants=Weapon(Strike(damage=2, ranged=True, maneuver="optional"), once="combat"),
    ),
)
