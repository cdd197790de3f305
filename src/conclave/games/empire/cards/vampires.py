"""The vampire player's support cards, and our forty-card deck for him."""

from __future__ import annotations

from conclave.games.empire.rules.constants import (
    CLERGY,
    COMBAT,
    DRAW_PILE,
    MOAT,
    NOBLES,
    SERVANTS,
    VAMPIRE,
    VAMPIRE_SIDE,
)
from conclave.games.empire.rules.library import ALL, COST, SupportCard
from conclave.games.empire.vocabulary.effects import (
    AttackMarker,
    CancelCard,
    DefenceMarker,
    Draw,
    Fetch,
    Forbid,
    Invite,
    OtherDiscards,
    SendToTown,
    Shield,
    Strengthen,
)
from conclave.games.empire.vocabulary.players import YOU
from conclave.lang.effects import Do, Either
from conclave.lang.nodes import Effect


def person(class_: str) -> Effect:
    """The effect of a person: an attack or defence marker on a character of a class."""
    return Either(AttackMarker(class_), DefenceMarker(class_), by=YOU)


def support(
    name: str, day: int, night: int, effect: Effect, in_combat: bool = False, ours: str = ALL
) -> SupportCard:
    """A support card of the vampire player."""
    return SupportCard(name, day, night, effect, in_combat, VAMPIRE_SIDE, ours)


CARDS: tuple[SupportCard, ...] = (
    support("Organist", 1, 0, person(CLERGY), ours=COST),
    support("Lady-in-waiting", 1, 0, person(NOBLES), ours=COST),
    support("Kitchen Boy", 1, 0, person(SERVANTS), ours=COST),
    support("Swarm of Bats", 1, 0, Draw(2)),
    support("Crypt Door", 2, 1, Fetch(MOAT)),
    support("Bloodline", 1, 0, Fetch(DRAW_PILE, VAMPIRE)),
    support("Thick Fog", 1, 2, Forbid(COMBAT)),
    support("Wall of Mist", 1, 2, Shield(3), in_combat=True),
    support("Nightmares", 2, 1, OtherDiscards(2)),
    support("Blood Frenzy", 2, 1, Strengthen(2), in_combat=True),
    support("Mesmerize", 2, 1, CancelCard(), in_combat=True),
    support("Secret Passage", 2, 1, Do(Invite(), SendToTown())),
)

DECK = """
2 Nobles 2, 2 Clergy 2, 2 Servants 2,
2 Nobles/Clergy 1, 2 Nobles/Servants 1, 2 Clergy/Servants 1,
1 Nobles/Clergy 2, 1 Nobles/Servants 2, 1 Clergy/Servants 2,
1 Vampire 1, 1 Vampire 2, 1 Vampire 3,
3 Vampire/Nobles 1, 3 Vampire/Clergy 1, 3 Vampire/Servants 1,
1 Organist, 1 Lady-in-waiting, 1 Kitchen Boy, 1 Swarm of Bats, 1 Crypt Door, 1 Bloodline,
2 Thick Fog, 1 Mesmerize, 1 Secret Passage, 2 Wall of Mist, 1 Nightmares
"""
