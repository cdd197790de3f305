"""How a simple bot judges its options, from what its seat sees."""

from __future__ import annotations

from casket.moves import Bid
from conclave.core.position import Decision, Plain

AVERAGE = 3.5


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """What a bid would gain if it bought the casket, were the unseen dice average."""
    expected = sum(AVERAGE if die is None else die for die in view["dice"])
    return [
        expected - move.coins if isinstance(move, Bid) else 0.0 for move in decision.options
    ]
