"""Constants: places, phases, bits of seats."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

HAVEN: Final = 4
PLACES: Final = ("", "1", "2", "3", "haven")

SETUP: Final = "setup"
FEEDING: Final = "feeding"
CHOICE: Final = "choice"
PLANNING: Final = "planning"
RESOLUTION: Final = "resolution"

BIT: Final = (1, 2, 4, 8, 16, 32, 64, 128)
"""The bit of a seat; the one after the last seat stands for spectators."""
