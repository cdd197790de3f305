"""Who gets the opportunity to do something, and in which order (VTES-1.6.1-27..29)."""

from __future__ import annotations

from conclave.core.frames import Window
from conclave.games.vtes.rules.actions.aim import directed_at
from conclave.games.vtes.rules.reading import hosts
from conclave.games.vtes.rules.situation import acting, fighting
from conclave.games.vtes.rules.steps import Acting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ANY_TIME
from conclave.games.vtes.rules.words import NOTHING
from conclave.lang.resolving import Resolving


def leading(table: Table) -> int:
    """Who goes first: the acting Methuselah; the active one where nobody acts (VTES-R-100)."""
    action = acting(table)
    return table.active if action is None else action.seat


def order(table: Table) -> tuple[int, ...]:
    """Who gets the opportunity when: the acting Methuselah, the defending ones, the others.

    (VTES-1.6.1-27..29)
    """
    seats = table.clockwise(leading(table))
    first = [seat for seat in defending(table) if seat in seats[1:]]
    if not first:
        return seats
    return (seats[0], *first, *[seat for seat in seats[1:] if seat not in first])


def reorder(table: Table) -> None:
    """The defender is another one now: windows of the action that are open ask in that order."""
    seats = order(table)
    for index in range(table.scope(Acting) + 1, len(table.frames)):
        window = table.frames[index]
        if isinstance(window, Window) and set(window.seats) == set(seats):
            table.exchange(index, Window(window.policy, seats))


def defending(table: Table) -> tuple[int, ...]:
    """The Methuselahs at whom an action is directed, or whose minion the acting one fights."""
    fight, action = fighting(table), acting(table)
    if fight is not None:
        for minion in (fight.first, fight.second):
            if table.controller[minion] != leading(table):
                return (table.controller[minion],)
    return () if action is None else directed_at(table, action)


def asked(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """These seats, and after them whoever has an untapped card for any time: cards in play are
    no secret, so that nobody else needs to be asked for them."""
    cards = table.at_any_time()
    if not cards:
        return seats
    users = [user for card in cards if not table.tapped[card] for user in users_of(table, card)]
    more = [seat for seat in order(table) if seat in users and seat not in seats]
    return (*seats, *more)


def users_of(table: Table, card: int) -> list[int]:
    """Who may use a card that is for any time: her own, one on her minion, one for everybody."""
    number = table.what[card]
    if table.cards.by_host[number]:
        return [table.controller[hosts.host_of(table, card)]]
    if not table.cards.by_anyone[number]:
        return [table.controller[card]]
    return [
        seat
        for can in table.cards.cans[number]
        for seat in table.clockwise(table.active)
        if ANY_TIME in can.when
        and (can.if_ is None or can.if_.holds(table, Resolving(can.effect, seat, card, NOTHING)))
    ]
