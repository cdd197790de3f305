"""The judge of the greedy bot: the chance of winning after each placement, from one seat's view.

The chance has two parts. In this round: how likely each seat is to control how many districts alone
after the raid, averaged over the cards that may still be turned over. And if nobody wins now, what
each seat takes into the next round: districts, leads, mafiosi in supply, points. Rivals' placements
are estimated: a seat that holds a district with few mafiosi, or is about to win, is attacked more
often.
"""

from __future__ import annotations

from conclave.core.moves import Options
from conclave.core.position import Decision, Plain
from conclave.games.vendetta.judging.choosing import is_excessive
from conclave.games.vendetta.judging.forecast import Forecast
from conclave.games.vendetta.judging.placing import Placing
from conclave.games.vendetta.judging.village import Village, seen
from conclave.games.vendetta.rules.moves import Place


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """The chance of winning after each option, from a seat's view."""
    return scores(seen(view, decision.seat), decision.seat, decision.options)


def scores(village: Village, seat: int, options: Options) -> list[float]:
    """The chance of winning after each option in a village."""
    placing = Placing(Forecast(village), seat)
    found: list[float] = []
    for index in range(len(options)):
        move = options.at(index)
        chance = -1.0
        if not isinstance(move, Place):
            chance = placing.chance_with(0, 0)
        elif not is_excessive(village.row(move.district), seat, move.number):
            chance = placing.chance_with(move.district, move.number)
        # Rounded, so that the last bits of exp() on different machines don't matter.
        found.append(round(chance, 9))
    return found
