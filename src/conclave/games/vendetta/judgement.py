"""How good a placement looks, from one seat's view alone: what the greedy bot goes by.

The chance to become godfather has two parts. This round: how likely each seat is to control how
many districts alone after the raid, summed over the cards that may still be turned over. And if
nobody wins now: what each seat takes into the next round, that is, districts it holds, fights it
leads, mafiosi in supply, points. What others will place is not foreseen but allowed for: whoever
stands alone with few mafiosi, or is about to win, will have visitors.
"""

from __future__ import annotations

from conclave.core.moves import Move
from conclave.core.position import Decision, Plain
from conclave.games.vendetta.judging.forecast import Forecast
from conclave.games.vendetta.judging.placing import Placing, far_too_many
from conclave.games.vendetta.judging.village import Village, seen
from conclave.games.vendetta.rules.moves import Place


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """The chance of winning after each option, as this seat may see it."""
    village = seen(view, decision.seat)
    placing = Placing(Forecast(village), decision.seat)
    # Rounded, so that the last bits of a machine's exp() decide nothing.
    return [round(worth(village, placing, move), 9) for move in decision.options]


def worth(village: Village, placing: Placing, move: Move) -> float:
    """The chance of winning after a move."""
    if not isinstance(move, Place):
        return placing.worth(0, 0)
    if far_too_many(village.row(move.district), placing.me, move.number):
        return -1.0
    return placing.worth(move.district, move.number)
