"""Made-up vampires and cards, each for one rule, shared by several tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from conclave.games.vtes.rules.abilities.identity import PlaysAsVampire
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    CAMARILLA,
    COMBAT,
    EQUIPMENT,
    EVENT,
    INFERIOR,
    LOCATION,
    MASTER,
    MODIFIER,
    OUT_OF_TURN,
    REACTION,
    THAUMATURGY,
    TRIFLE,
)
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary.bleeds import BleedBonus, ReduceBleed
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainPool
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, Vampire
from conclave.games.vtes.vocabulary.effects import Tap

ELDER = Vampire("Elder", "ventrue", 2, 8, "AUS CEL DOM FOR OBF POT PRE", CAMARILLA)
"""Superior in all disciplines that the tests need."""
CHILDE = Vampire("Childe", "ventrue", 2, 4, "aus cel dom for obf pot pre", CAMARILLA)
"""Inferior in the same disciplines."""
FLEDGLING = Vampire("Fledgling", "brujah", 2, 2, "", CAMARILLA)
"""Without disciplines."""

GIFT = Card("Gift", MASTER, effect=GainPool(1))
KNICKKNACK = Card("Knickknack", MASTER, TRIFLE, effect=GainPool(1))
TRINKET = Card("Trinket", MASTER, TRIFLE, effect=GainPool(1))
VETO = Card("Veto", MASTER, OUT_OF_TURN, effect=Cancel((MASTER,)))
LIGHT_VETO = Card("Light Veto", MASTER, OUT_OF_TURN, TRIFLE, effect=Cancel((MASTER,)))
CASTLE = Card("Castle", MASTER, LOCATION)
WARNING = Card("Warning", REACTION, effect=Cancel((ACTION, MODIFIER)))
"""A reaction that cancels an action card or a modifier as it is played."""
RETORT = Card("Retort", MODIFIER, effect=Cancel((REACTION,)))
"""A modifier that cancels a reaction as it is played."""
ERRAND = Card("Errand", ACTION, effect=GainPool(1))
COSTLY_ERRAND = Card("Costly Errand", ACTION, cost=Blood(1), effect=GainPool(1))
COSTLY_WORDS = Card("Costly Words", ACTION, cost=Blood(1), effect=Bleed(+1))
DRAIN = Card("Drain", REACTION, effect=BurnBlood(9, parts.ACTING_MINION), when="announced")
"""A reaction that leaves the acting minion without blood to pay."""
NUDGE = Card("Nudge", MODIFIER, effect=BleedBonus(1))
PUSH = Card("Push", MODIFIER, effect=BleedBonus(+2))
SHRUG = Card("Shrug", REACTION, effect=ReduceBleed(1))
WHISPER = Card("Whisper", MODIFIER, effect=Stealth(1))
COIN = Card("Coin", EQUIPMENT)
OMEN = Card("Omen", EVENT)
PORTENT = Card("Portent", EVENT)
FEINT = Card("Feint", COMBAT, effect=Tap(), when="before-range")
LARDER = Card("Larder", MASTER, grants=Bonus("hand-size", 1))


@dataclass(frozen=True)
class PlaysBasic(PlaysAsVampire):
    """May play cards that require one discipline at the basic level, as a vampire."""

    discipline: str

    def allows(self, table: Any, card: int, mode: Mode) -> bool:
        return mode.disciplines == ((self.discipline, INFERIOR),)


GHOUL = Card("Test Ghoul", ALLY, life=3, grants=PlaysBasic("dom"))
"""An ally with 3 life who plays cards that require basic Dominate as a vampire."""
PLAIN_RITE = Card(
    "Plain Rite",
    ACTION,
    THAUMATURGY,
    needs=filters.Is(filters.VAMPIRE),
    basic=GainPool(1),
    superior=GainPool(2),
)
