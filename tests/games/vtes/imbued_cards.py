"""Imbued with convictions and powers, and a table for them."""

from __future__ import annotations

from games.vtes.fights import Arena, combat_stage

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ANIMAL,
    COMBAT,
    CONVICTION,
    DEFENSE,
    MODIFIER,
    OBTENEBRATION,
    POWER,
    REACTION,
    RETAINER,
    VENGEANCE,
    VISION,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BLOCK
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Conviction, Imbued, Vampire
from conclave.games.vtes.vocabulary.damage import Strength
from conclave.games.vtes.vocabulary.effects import Burn, Rescue, ToTorpor

EXTRA = (
    Imbued("Hunter Hal", "avenger", 4, 3, "ven"),
    Imbued("Seer Sue", "visionary", 4, 4, "viz def"),
    Imbued("Guard Gus", "defender", 4, 6, "def"),
    Vampire("Shade", "lasombra", 2, 6, "OBT", "sabbat"),
    Card("Fervor", CONVICTION, grants=Can(GainPool(1), when=("untap",), burn=True)),
    Card("Zeal", CONVICTION),
    Card("Sight", POWER, VISION, grants=Bonus("intercept", 1)),
    Card("Wrath", POWER, VENGEANCE, grants=Can(BleedBonus(2), (BLOCK, "announced"),
         Conviction(1), tap=True, type=MODIFIER)),
    Card("Watch", POWER, DEFENSE, grants=Can(Intercept(1), (BLOCK,), tap=True, type=REACTION,
         own_turn=False)),
    Card("Fist", POWER, VENGEANCE, grants=Can(Strength(2), (BEFORE_RANGE,), tap=True, type=COMBAT,
         own_turn=False)),
    Card("Alms", POWER, VENGEANCE,
         grants=CanAct(Action(GainPool(1), stealth=1), cost=Conviction(1), tap=True)),
    Card("Avenging", POWER, "avenger"),
    Card("Entombment", COMBAT, OBTENEBRATION, cost=Blood(2), basic=Strike(Burn(parts.OPPONENT)),
         superior=Strike(ToTorpor(parts.OPPONENT))),
    Card("Knockout", COMBAT, effect=Strike(ToTorpor(parts.OPPONENT))),
    Card("First Aid", ACTION,
         effect=Action(Rescue(), stealth=1, target=targets.One(filters.IMBUED))),
    Card("Ghoul Dog", RETAINER, life=1),
    Card("Fiend", ALLY, life=2),
    Card("Wild Boar", ALLY, ANIMAL, life=2),
)  # fmt: skip


def imbued_stage(*, seats: int = 2, phase: str = "minion") -> Arena:
    """A table with imbued and their cards."""
    return combat_stage(*EXTRA, seats=seats, phase=phase)


def incapacitated(stage: Arena, seat: int, name: str, *convictions: str) -> int:
    """An imbued without life."""
    imbued = stage.vampire(seat, name, 0, torpor=True)
    for each in convictions:
        stage.put_on(imbued, each)
    return imbued
