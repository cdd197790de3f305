"""What cards and actions cost where cards in play make them dearer or cheaper."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules.abilities import Cost, Mode
from conclave.games.vtes.rules.reading import host_of
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING
from conclave.lang.effects import Do
from conclave.lang.resolving import Resolving

NOTHING_DONE: Final = Do()


def change(table: Table, minion: int, mode: Mode | None, kind: str = "") -> int:
    """How much more blood a card played in this way, or an action of this kind, costs a minion."""
    more = 0
    for source in table.reaching():
        for each in table.cards.cost_changes[table.what[source]]:
            if each.types and (mode is None or mode.type not in each.types):
                continue
            if each.disciplines:
                if mode is None:
                    continue
                if not any(name in each.disciplines for name, _ in mode.disciplines):
                    continue
            if each.kinds and kind not in each.kinds:
                continue
            host = host_of(table, source)
            if each.who is None and host != minion:
                continue
            act = Resolving(NOTHING_DONE, table.controller[source], source, host, minion)
            if each.who is not None and not each.who.fits(table, act, minion):
                continue
            if each.if_ is None or each.if_.holds(table, act):
                more += each.more
    return more


def more_pool(table: Table, seat: int, card: int, target: int = NOTHING) -> int:
    """How much more pool a card costs that no minion plays, on this target if it is known."""
    more = 0
    for source in table.pricing():
        act = Resolving(NOTHING_DONE, table.controller[source], source, host_of(table, source))
        for each in table.cards.prices[table.what[source]]:
            if not each.of.fits(table, act, card):
                continue
            if each.on is not None and (target == NOTHING or not each.on.fits(table, act, target)):
                continue
            if each.who is None or seat in each.who.seats(table, act):
                more += each.pool
    return more


def price(table: Table, minion: int, cost: Cost, mode: Mode | None, kind: str = "") -> Cost:
    """A cost with what cards in play add to it or take from it: never less than nothing."""
    more = change(table, minion, mode, kind)
    if more == 0:
        return cost
    return Cost(max(cost.blood + more, 0), cost.pool, cost.conviction, cost.x)
