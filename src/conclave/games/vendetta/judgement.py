"""How good a placement looks, from one seat's view alone: what the greedy bot goes by.

The chance to become godfather has two parts. This round: how likely each seat is to control how
many districts alone after the raid, summed over the cards that may still be turned over. And if
nobody wins now: what each seat takes into the next round, that is, districts it holds, fights it
leads, mafiosi in supply, points. What others will place is not foreseen but allowed for: whoever
stands alone with few mafiosi, or is about to win, will have visitors.
"""

from __future__ import annotations

from conclave.core.moves import Options
from conclave.core.position import Decision, Plain
from conclave.games.vendetta.judging.choosing import far_too_many
from conclave.games.vendetta.judging.forecast import Forecast
from conclave.games.vendetta.judging.placing import Placing
from conclave.games.vendetta.judging.village import Village, seen
from conclave.games.vendetta.rules.moves import Place


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """The chance of winning after each option, as this seat may see it."""
    return worths(seen(view, decision.seat), decision.seat, decision.options)


def worths(village: Village, seat: int, options: Options) -> list[float]:
    """The chance of winning after each option in a village."""
    placing = Placing(Forecast(village), seat)
    found: list[float] = []
    for index in range(len(options)):
        move = options.at(index)
        worth = -1.0
        if not isinstance(move, Place):
            worth = placing.chance_with(0, 0)
        elif not far_too_many(village.row(move.district), seat, move.number):
            worth = placing.chance_with(move.district, move.number)
        # Rounded, so that the last bits of a machine's exp() decide nothing.
        found.append(round(worth, 9))
    return found
