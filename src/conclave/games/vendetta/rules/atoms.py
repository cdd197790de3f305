"""The only functions that change a table. Each emits an event.

Counts are written `a[i] = a[i] + n` because mypyc compiles `a[i] += n` to a slow generic call.
"""

from __future__ import annotations

from conclave.games.vendetta.rules.events import (
    Dealt,
    Lost,
    Placed,
    Raided,
    Received,
    Reordered,
    RoundBegan,
    Scored,
    TurnedOver,
)
from conclave.games.vendetta.rules.moves import DISTRICTS, PIECES
from conclave.games.vendetta.rules.table import NOBODY, SEVERAL, Table


def lay_out(table: Table) -> None:
    """An empty board, all pieces in the box, the executor named, who will start (VEND-R-27).

    No event: it is part of the setup.
    """
    if table.settings["executor"] == "random":
        table.starter = table.rng.below(table.seats)
    table.mafiosi = [0] * ((DISTRICTS + 1) * table.seats)
    table.controller = [NOBODY] * (DISTRICTS + 1)
    table.supply = [0] * table.seats
    table.counted = [0] * table.seats
    table.box = [PIECES] * table.seats
    table.points = [0] * table.seats
    table.pile = list(range(1, DISTRICTS + 1))


def shuffle_cards(table: Table) -> list[int]:
    """All thirteen district cards in a random order.

    No event: each card has one when it is turned over.
    """
    cards = list(range(1, DISTRICTS + 1))
    table.rng.shuffle(cards)
    return cards


def deal(table: Table, seat: int, districts: tuple[int, ...]) -> Dealt:
    """Lay two district cards in front of a player, for all to see."""
    table.dealt = (*table.dealt, districts)
    event = Dealt(seat, districts)
    table.tell(event)
    return event


def settle(table: Table, seat: int, district: int, number: int) -> None:
    """Put a player's first mafiosi from the box on the board. No event: it is part of the setup."""
    table.box[seat] = table.box[seat] - number
    _enter(table, seat, district, number)


def begin_round(table: Table) -> RoundBegan:
    """Start the next round; after the first, with the player who would be next (VEND-TURN-09)."""
    if table.round > 0:
        table.starter = (table.starter + table.turn) % table.seats
    table.round += 1
    table.turn = 0
    event = RoundBegan(table.round, table.starter)
    table.tell(event)
    return event


def begin_turn(table: Table) -> None:
    """Pass the turn clockwise. No event: the player's next act has one."""
    table.turn += 1


def reorder(table: Table) -> Reordered:
    """Shuffle all thirteen cards; two to the Raid field, eleven to the pile, all unseen."""
    cards = shuffle_cards(table)
    table.raid = cards[:2]
    table.pile = cards[2:]
    table.turned_over = []
    event = Reordered(table.starter)
    table.tell(event)
    return event


def place(table: Table, seat: int, number: int, district: int) -> Placed:
    """Move mafiosi from a supply into a district."""
    table.supply[seat] = table.supply[seat] - number
    table.counted[seat] = table.counted[seat] - number
    _enter(table, seat, district, number)
    event = Placed(seat, number, district)
    table.tell(event)
    return event


def turn_over(table: Table, seat: int) -> TurnedOver:
    """Turn over the top card of the pile and set it aside face up."""
    district = table.pile.pop()
    table.turned_over.append(district)
    event = TurnedOver(seat, district)
    table.tell(event)
    return event


def lose_all(table: Table, seat: int, district: int) -> Lost:
    """Return a player's mafiosi in a district to the box."""
    place = district * table.seats + seat
    number = table.mafiosi[place]
    table.mafiosi[place] = 0
    table.controller[district] = table.count_controller(district)
    table.box[seat] = table.box[seat] + number
    if table.box_empty:
        table.box_empty = tuple([other for other in table.box_empty if other != seat])
    event = Lost(seat, number, district)
    table.tell(event)
    return event


def receive(table: Table, seat: int, due: int) -> Received:
    """Take mafiosi from the box into the supply, as many as it holds (VEND-R-01)."""
    number = due
    if table.box[seat] < due:
        number = table.box[seat]
        if seat not in table.box_empty:
            table.box_empty = (*table.box_empty, seat)
    table.box[seat] = table.box[seat] - number
    table.supply[seat] = table.supply[seat] + number
    table.counted[seat] = table.counted[seat] + number
    event = Received(seat, number, due)
    table.tell(event)
    return event


def turn_over_raid(table: Table) -> Raided:
    """Turn over the two cards on the Raid field."""
    table.raided = tuple(table.raid)
    table.turned_over.extend(table.raid)
    table.raid = []
    event = Raided(table.raided)
    table.tell(event)
    return event


def score(table: Table, seat: int, districts: int, points: int) -> Scored:
    """Credit points to a player's running total."""
    table.points[seat] = table.points[seat] + points
    event = Scored(seat, districts, points)
    table.tell(event)
    return event


def _enter(table: Table, seat: int, district: int, number: int) -> None:
    table.mafiosi[district * table.seats + seat] = (
        table.mafiosi[district * table.seats + seat] + number
    )
    controller = table.controller[district]
    if controller == NOBODY:
        table.controller[district] = seat
    elif controller != seat:
        table.controller[district] = SEVERAL
