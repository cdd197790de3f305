"""All cards of Empire, and the two decks that we designed."""

from __future__ import annotations

from conclave.games.empire.cards import combat, humans, vampires
from conclave.games.empire.rules.decks import read_list
from conclave.games.empire.rules.library import Library

LIBRARY = Library((*combat.CARDS, *vampires.CARDS, *humans.CARDS))
OUR_LIST = f"Vampires\n{vampires.DECK}\nHumans\n{humans.DECK}"
OUR_DECKS, _FAULTS = read_list(OUR_LIST, LIBRARY)
assert not _FAULTS, [fault.key for fault in _FAULTS]
