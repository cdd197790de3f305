"""Celerity: speed."""

from __future__ import annotations

from conclave.games.vtes.rules.words import CELERITY, COMBAT
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.feats import AdditionalStrikes, Maneuver, Press

CARDS = (
    Card(
        "Blur",
        COMBAT,
        CELERITY,
        cost=Blood(1),
        basic=AdditionalStrikes(1),
        superior=AdditionalStrikes(2),
    ),
    Card("Flash", COMBAT, CELERITY, basic=Maneuver(), superior=Press()),
)
