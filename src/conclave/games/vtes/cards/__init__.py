"""All cards of V:TES that are enforced, each where a player would look it up."""

from __future__ import annotations

from conclave.games.vtes.cards import crypt, first
from conclave.games.vtes.cards.decks import STOCK
from conclave.games.vtes.cards.ids import IDS
from conclave.games.vtes.rules.library import Library

LIBRARY = Library((*crypt.CARDS, *first.CARDS), IDS, STOCK)
