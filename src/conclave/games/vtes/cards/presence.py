"""Presence: charm and awe."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Strike
from conclave.games.vtes.rules.words import COMBAT, PRESENCE
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.effects import Untap

CARDS = (
    Card(
        "Majesty",
        COMBAT,
        PRESENCE,
        cost=Blood(1),
        basic=Strike(ends=True),
        superior=Strike(Untap(), ends=True),
    ),
)
