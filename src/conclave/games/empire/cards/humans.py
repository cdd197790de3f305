"""The human player's support cards, and our forty-card deck for him."""

from __future__ import annotations

from conclave.games.empire.cards.vampires import person
from conclave.games.empire.rules.constants import (
    CELLAR,
    CLERGY,
    COMBAT,
    HOLY_WATER,
    HUMAN_SIDE,
    MOAT,
    NOBLES,
    SERVANTS,
)
from conclave.games.empire.rules.library import ALL, COST, SupportCard
from conclave.games.empire.vocabulary.effects import (
    CancelCard,
    Draw,
    Fetch,
    Forbid,
    RemoveMarkers,
    Shield,
    Strengthen,
)
from conclave.lang.nodes import Effect


def support(
    name: str, day: int, night: int, effect: Effect, in_combat: bool = False, ours: str = ALL
) -> SupportCard:
    """A support card of the human player."""
    return SupportCard(name, day, night, effect, in_combat, HUMAN_SIDE, ours)


CARDS: tuple[SupportCard, ...] = (
    support("Novice", 0, 1, person(CLERGY), ours=COST),
    support("Squire", 0, 1, person(NOBLES), ours=COST),
    support("Ostler", 0, 1, person(SERVANTS), ours=COST),
    support("Sacrifice", 1, 2, CancelCard(), in_combat=True, ours=COST),
    support("Sermon", 0, 1, Draw(2)),
    support("Spring", 0, 1, Fetch(MOAT, HOLY_WATER)),
    support("Wine Cellar", 1, 2, Fetch(CELLAR)),
    support("Barred Gates", 2, 1, Forbid(COMBAT)),
    support("Torches", 1, 2, Strengthen(2), in_combat=True),
    support("Watchman", 2, 1, Shield(3), in_combat=True),
    support("Purge", 0, 1, RemoveMarkers()),
)

DECK = """
1 Nobles 1, 1 Nobles 2, 2 Nobles 3,
1 Clergy 1, 2 Clergy 2, 1 Clergy 3,
1 Servants 1, 2 Servants 2, 1 Servants 3,
1 Nobles/Servants 1, 1 Clergy/Servants 1,
2 Nobles/Clergy 2, 2 Nobles/Servants 2, 2 Clergy/Servants 2,
1 Holy Water 1, 1 Holy Water 2,
1 Holy Water/Nobles 2, 1 Holy Water/Clergy 1, 1 Holy Water/Servants 1,
1 Novice, 1 Squire, 1 Ostler, 1 Sacrifice, 1 Sermon, 1 Spring, 1 Wine Cellar, 3 Barred Gates,
1 Torches, 1 Purge, 3 Watchman
"""
