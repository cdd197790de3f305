"""Abilities for the time when a Methuselah leaves the game, and for its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import granted
from conclave.lang.nodes import Ability


@dataclass(frozen=True)
class RaisesStakes(Ability):
    """If the controller of this card is ousted or withdraws, her predator gains another victory
    point; if she is still there at the end of the game, she gains one."""


RAISES_STAKES: Final = granted(RaisesStakes)
