"""All combat cards: a type, one or two classes, and a value."""

from __future__ import annotations

from conclave.games.empire.rules.constants import CLASSES, HOLY_WATER, VAMPIRE
from conclave.games.empire.rules.library import CombatCard

VALUES = range(6)
PAIRS = ((0, 1), (0, 2), (1, 2))
NAMES = {"nobles": "Nobles", "clergy": "Clergy", "servants": "Servants"}


def _kinds() -> list[tuple[str, str, tuple[str, ...]]]:
    """Every kind: its name, type and classes."""
    one = [(NAMES[each], each, (each,)) for each in CLASSES]
    two = [
        (f"{NAMES[CLASSES[a]]}/{NAMES[CLASSES[b]]}", CLASSES[a], (CLASSES[a], CLASSES[b]))
        for a, b in PAIRS
    ]
    special: list[tuple[str, str, tuple[str, ...]]] = []
    for name, kind in (("Vampire", VAMPIRE), ("Holy Water", HOLY_WATER)):
        special.append((name, kind, ()))
        special += [(f"{name}/{NAMES[each]}", kind, (each,)) for each in CLASSES]
    return [*one, *two, *special]


CARDS: tuple[CombatCard, ...] = tuple(
    CombatCard(f"{name} {value}", kind, classes, value)
    for name, kind, classes in _kinds()
    for value in VALUES
)
