"""How a simple bot judges its options, from what its seat sees."""

from __future__ import annotations

from casket.moves import Bid
from conclave.core.position import Decision, Plain

AVERAGE = 3.5


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """Bid halfway to what the casket holds if the unseen dice are average, and never more."""
    expected = sum(AVERAGE if die is None else die for die in view["dice"])
    halfway = (max(view["bids"]) + expected) / 2
    worths = []
    for move in decision.options:
        if not isinstance(move, Bid):
            worths.append(0.0)
        elif move.coins < expected:
            worths.append(1 / (1 + abs(move.coins - halfway)))
        else:
            worths.append(-1.0)
    return worths
