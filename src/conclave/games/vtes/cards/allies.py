"""Allies: minions that are recruited."""

from __future__ import annotations

from conclave.games.vtes.rules.words import ALLY, MORTAL, UNIQUE
from conclave.games.vtes.vocabulary.card import Card, Pool

CARDS = (Card("Young Bloods", ALLY, UNIQUE, MORTAL, cost=Pool(2), life=3, strength=2, bleed=0),)
