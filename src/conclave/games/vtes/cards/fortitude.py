"""Fortitude: endurance."""

from __future__ import annotations

from conclave.games.vtes.rules.words import COMBAT, FORTITUDE
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.feats import Prevent

CARDS = (Card("Superior Mettle", COMBAT, FORTITUDE, basic=Prevent(1), superior=Prevent(2)),)
