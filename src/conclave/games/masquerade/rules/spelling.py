"""How places and sets of seats are written."""

from __future__ import annotations

from typing import Final

HAVEN: Final = 4
PLACES: Final = ("", "1", "2", "3", "haven")
BIT: Final = (1, 2, 4, 8, 16, 32, 64, 128)
"""A seat in a set of seats; the number of seats stands for the spectators."""
