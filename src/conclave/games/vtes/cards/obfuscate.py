"""Obfuscate: going unseen."""

from __future__ import annotations

from conclave.games.vtes.rules.words import MODIFIER, OBFUSCATE
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.feats import Stealth

CARDS = (Card("Cloak the Gathering", MODIFIER, OBFUSCATE, basic=Stealth(+1), superior=Stealth(+1)),)
