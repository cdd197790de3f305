"""What cards and actions cost where cards in play make them dearer or cheaper."""

from __future__ import annotations

from conclave.games.vtes.rules.modes import NOTHING_DONE, Mode
from conclave.games.vtes.rules.reading import bonuses
from conclave.games.vtes.rules.reading.hosts import host_of
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import MASTER, NOTHING
from conclave.lang.resolving import Resolving


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


def affordable(table: Table, mode: Mode, act: Resolving, choices: list[int]) -> list[int]:
    """The targets of a master card whose surcharge its player can pay, too."""
    cost = mode.cost or table.cards.printed[table.what[act.source]].cost
    left = table.pool[act.you] - cost.pool
    return [choice for choice in choices if surcharge(table, mode, act, choice) <= left]


def surcharge(table: Table, mode: Mode, act: Resolving, choice: int) -> int:
    """How much more pool a master card costs because of cards in play, and of the minion that it is
    played on."""
    more = more_pool(table, act.you, act.source, choice)
    if mode.type != MASTER or mode.target is None or not mode.target.is_card() or choice < 0:
        return more
    return more + bonuses.bonus(table, bonuses.MASTER_COST, choice)
