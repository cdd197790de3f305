"""Abilities about the turns of Methuselahs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import granted
from conclave.lang.nodes import Ability


@dataclass(frozen=True)
class LetsSkipTurns(Ability):
    """Each Methuselah may skip her turns. This card is burned when its controller has skipped
    `most`."""

    most: int


LETS_SKIP_TURNS: Final = granted(LetsSkipTurns)


@dataclass(frozen=True)
class BarsTransfers(Ability):
    """No transfers can move counters to or from the uncontrolled minion that this card is on. It
    remains in play on him."""


BARS_TRANSFERS: Final = granted(BarsTransfers)
