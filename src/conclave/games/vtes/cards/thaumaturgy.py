"""Thaumaturgy: blood magic."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Strike
from conclave.games.vtes.rules.words import COMBAT, THAUMATURGY
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.conditions import FIRST_ROUND, Unless
from conclave.games.vtes.vocabulary.feats import Maneuver, Press
from conclave.games.vtes.vocabulary.strikes import StealBlood

CARDS = (
    Card("Apportation", COMBAT, THAUMATURGY, basic=Press(only_on=True), superior=Maneuver()),
    Card(
        "Theft of Vitae",
        COMBAT,
        THAUMATURGY,
        basic=Strike(StealBlood(1), ranged=True),
        superior=Strike(StealBlood(2), ranged=True),
    ),
    Card(
        "Drain Essence",
        COMBAT,
        THAUMATURGY,
        cost=Blood(1),
        if_=Unless(FIRST_ROUND),
        basic=Strike(StealBlood(2), ranged=True),
        superior=Strike(StealBlood(4), ranged=True),
    ),
    Card(
        "Walk of Flame",
        COMBAT,
        THAUMATURGY,
        if_=Unless(FIRST_ROUND),
        basic=Strike(damage=1, ranged=True, aggravated=True),
        superior=Strike(damage=2, ranged=True, aggravated=True),
    ),
)
