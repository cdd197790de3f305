"""Who gets the opportunity to act, and in which order (VTES-1.6.1-27..29)."""

from __future__ import annotations

from conclave.core.frames import Window
from conclave.games.vtes.rules.abilities.using import AT_ANY_TIME, CANS, Can
from conclave.games.vtes.rules.actions.aim import directed_at
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import current_action, current_combat
from conclave.games.vtes.rules.facts import CardFact
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.reading import hosts
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ANY_TIME
from conclave.lang.resolving import Resolving


def acting_or_active(table: Table) -> int:
    """Who goes first: the acting Methuselah, or the active one if nobody acts (VTES-R-100)."""
    action = current_action(table)
    return table.active if action is None else action.seat


def opportunity_order(table: Table) -> tuple[int, ...]:
    """The acting Methuselah, then the defending ones, then the others.

    (VTES-1.6.1-27..29)
    """
    seats = table.clockwise(acting_or_active(table))
    first = [seat for seat in defenders(table) if seat in seats[1:]]
    if not first:
        return seats
    return (seats[0], *first, *[seat for seat in seats[1:] if seat not in first])


def reorder_windows(table: Table) -> None:
    """Reorder the open windows of the action after its target has changed."""
    seats = opportunity_order(table)
    for index in range(table.scope(CurrentAction) + 1, len(table.frames)):
        window = table.frames[index]
        if isinstance(window, Window) and set(window.seats) == set(seats):
            table.replace_at(index, Window(window.policy, seats))


def defenders(table: Table) -> tuple[int, ...]:
    """The Methuselahs an action is directed at, or whose minion fights the acting minion."""
    fight, action = current_combat(table), current_action(table)
    if fight is not None:
        for minion in (fight.first, fight.second):
            if table.controller[minion] != acting_or_active(table):
                return (table.controller[minion],)
    return () if action is None else directed_at(table, action)


def with_any_time_users(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """These seats, then the players with a card that may be used at any time.

    Cards in play are public, so nobody else needs to be asked for them.
    """
    cards = table.cards_with(AT_ANY_TIME)
    if not cards:
        return seats
    users = [user for card in cards for user in any_time_users(table, card)]
    more = [seat for seat in opportunity_order(table) if seat in users and seat not in seats]
    return (*seats, *more)


def others_with_cards(table: Table, used: CardFact[bool], even_tapped: bool = False) -> list[int]:
    """The players other than the active one with a card to use in this phase, untapped unless it
    may be tapped, too."""
    users = []
    for card in table.cards_with(used):
        host = hosts.host_of(table, card)
        if even_tapped or (not table.tapped[card] and (host == NOTHING or not table.tapped[host])):
            users.append(table.controller[card if host == NOTHING else host])
    return [seat for seat in table.clockwise(table.active)[1:] if seat in users] if users else []


def others_with_targets(table: Table, used: CardFact[bool]) -> list[int]:
    """The players other than the active one who have a target for a card in play that everybody may
    use in this phase, as far as everybody knows."""
    found = []
    for card in table.cards_with(used):
        for can in CANS.of(table, card):
            if can.by == "anyone":
                for seat in table.clockwise(table.active)[1:]:
                    if seat not in found and _may_have_a_target(table, seat, card, can):
                        found.append(seat)
    return found


def any_time_users(table: Table, card: int) -> list[int]:
    """Who may use a card for any time now: its controller, its host's controller, or everybody."""
    users: list[int] = []
    for can in CANS.of(table, card):
        if ANY_TIME in can.when and not (can.tap and table.tapped[card]):
            users += [
                seat
                for seat in _asked_for(table, card, can)
                if (not can.own_turn or seat in (table.active, acting_or_active(table)))
                and _may_have_a_target(table, seat, card, can)
            ]
    return users


def _asked_for(table: Table, card: int, can: Can) -> tuple[int, ...]:
    """Who may use an ability, whatever the turn."""
    if can.by == "host":
        return (table.controller[hosts.host_of(table, card)],)
    if can.by != "anyone":
        return (table.controller[card],)
    return tuple(
        [
            seat
            for seat in table.clockwise(table.active)
            if can.if_ is None or can.if_.holds(table, Resolving(can.effect, seat, card, NOTHING))
        ]
    )


def _may_have_a_target(table: Table, seat: int, card: int, can: Can) -> bool:
    """Whether an ability has a target, as far as everybody knows, or needs none."""
    target = can.target
    if target is None or not target.is_public():
        return True
    return target.has_choice(table, Resolving(can.effect, seat, card, hosts.user_of(table, card)))
