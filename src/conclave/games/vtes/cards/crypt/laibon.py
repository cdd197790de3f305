"""Laibon with abilities of their own."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.ways import ready_gives
from conclave.games.vtes.rules.words import LAIBON
from conclave.games.vtes.vocabulary.card import Vampire

CARDS = (
    Vampire(
        "Nana Buruku",
        "guruhi",
        4,
        8,
        "ANI POT PRE",
        LAIBON,
        grants=(ready_gives("second-master", 1), ready_gives("hand-size", 1)),
    ),
)
