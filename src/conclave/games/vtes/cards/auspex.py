"""Auspex: seeing what is hidden."""

from __future__ import annotations

from conclave.games.vtes.rules.words import AUSPEX, REACTION
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.feats import Intercept

CARDS = (Card("Enhanced Senses", REACTION, AUSPEX, basic=Intercept(+1), superior=Intercept(+2)),)
