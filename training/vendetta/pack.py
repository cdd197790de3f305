"""Quantise a trained network to 16-bit integers for the game.

python pack.py DIR/network.json ../../src/conclave/games/vendetta/judging/network.json
"""

from __future__ import annotations

import json
import sys
from array import array
from base64 import b85encode
from pathlib import Path

LOOKED_UP = ("here.weight", "reached.weight", "when.weight")
"""Matrices whose columns are looked up; stored transposed."""
POOLED = 4
"""The sum over districts is divided by this."""


def pack(learned: dict[str, list]) -> dict[str, dict[str, str | float]]:
    """Each matrix as a scale and integers."""
    packed: dict[str, dict[str, str | float]] = {}
    for name, matrix in learned.items():
        rows = matrix if isinstance(matrix[0], list) else [matrix]
        if name in LOOKED_UP:
            rows = [list(column) for column in zip(*rows, strict=True)]
        numbers = [number for row in rows for number in row]
        if name == "districts.weight":
            numbers = [number / POOLED for number in numbers]
        scale = float(f"{max(abs(number) for number in numbers) / 32000:.6g}")
        small = array("h", [round(number / scale) for number in numbers])
        if sys.byteorder == "big":
            small.byteswap()
        packed[name] = {"scale": scale, "numbers": b85encode(small.tobytes()).decode()}
    return packed


if __name__ == "__main__":
    learned = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    Path(sys.argv[2]).write_text(json.dumps(pack(learned), indent=1) + "\n", encoding="utf-8")
