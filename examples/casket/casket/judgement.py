"""The judge of a simple bot, from what its seat sees."""

from __future__ import annotations

from casket.moves import Bid
from conclave.core.position import Decision, Plain

AVERAGE = 3.5


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """Bid halfway between the last bid and the expected value, but never more than that value."""
    expected = sum(AVERAGE if die is None else die for die in view["dice"])
    halfway = (max(view["bids"]) + expected) / 2
    scores = []
    for move in decision.options:
        if not isinstance(move, Bid):
            scores.append(0.0)
        elif move.coins < expected:
            scores.append(1 / (1 + abs(move.coins - halfway)))
        else:
            scores.append(-1.0)
    return scores
