"""Potence: strength."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Strike
from conclave.games.vtes.rules.words import COMBAT, POTENCE
from conclave.games.vtes.vocabulary.card import Card

CARDS = (
    Card(
        "Undead Strength",
        COMBAT,
        POTENCE,
        basic=Strike(hand=True, damage=1, melee=True),
        superior=Strike(hand=True, damage=2, melee=True),
    ),
)
