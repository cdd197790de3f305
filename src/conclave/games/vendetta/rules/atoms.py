"""The only functions that change a village. Each tells what it did.

Counts are written `a[i] = a[i] + n` because the compiler makes `a[i] += n` a slow generic call.
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
from conclave.games.vendetta.rules.village import NOBODY, SEVERAL, Village


def lay_out(village: Village) -> None:
    """An empty board, all pieces in the box, the executor named, who will start (VEND-R-27)."""
    if village.settings["executor"] == "random":
        village.starter = village.rng.below(village.seats)
    village.mafiosi = [0] * ((DISTRICTS + 1) * village.seats)
    village.controller = [NOBODY] * (DISTRICTS + 1)
    village.supply = [0] * village.seats
    village.box = [PIECES] * village.seats
    village.points = [0] * village.seats
    village.pile = list(range(1, DISTRICTS + 1))


def shuffle_cards(village: Village) -> list[int]:
    """All thirteen district cards in a random order."""
    cards = list(range(1, DISTRICTS + 1))
    village.rng.shuffle(cards)
    return cards


def deal(village: Village, seat: int, districts: tuple[int, ...]) -> Dealt:
    """Lay two district cards in front of a player, for all to see."""
    village.dealt = (*village.dealt, districts)
    event = Dealt(seat, districts)
    village.tell(event)
    return event


def settle(village: Village, seat: int, district: int, number: int) -> None:
    """Put a player's first mafiosi from the box on the board."""
    village.box[seat] = village.box[seat] - number
    _enter(village, seat, district, number)


def begin_round(village: Village) -> RoundBegan:
    """Start the next round; after the first, with whoever would be next (VEND-TURN-09)."""
    if village.round > 0:
        village.starter = (village.starter + village.turn) % village.seats
    village.round += 1
    village.turn = 0
    event = RoundBegan(village.round, village.starter)
    village.tell(event)
    return event


def begin_turn(village: Village) -> None:
    """Pass the turn clockwise; the log tells it by what the player does."""
    village.turn += 1


def reorder(village: Village) -> Reordered:
    """Shuffle all thirteen cards; two to the Raid field, eleven to the pile, all unseen."""
    cards = shuffle_cards(village)
    village.raid = cards[:2]
    village.pile = cards[2:]
    village.turned_over = []
    event = Reordered(village.starter)
    village.tell(event)
    return event


def place(village: Village, seat: int, number: int, district: int) -> Placed:
    """Move mafiosi from a supply into a district."""
    village.supply[seat] = village.supply[seat] - number
    _enter(village, seat, district, number)
    event = Placed(seat, number, district)
    village.tell(event)
    return event


def turn_over(village: Village, seat: int) -> TurnedOver:
    """Turn over the top card of the pile and set it aside face up."""
    district = village.pile.pop()
    village.turned_over.append(district)
    event = TurnedOver(seat, district)
    village.tell(event)
    return event


def lose_all(village: Village, seat: int, district: int) -> Lost:
    """Return a player's mafiosi in a district to the box."""
    place = district * village.seats + seat
    number = village.mafiosi[place]
    village.mafiosi[place] = 0
    village.controller[district] = village.count_controller(district)
    village.box[seat] = village.box[seat] + number
    if village.box_empty:
        village.box_empty = tuple([other for other in village.box_empty if other != seat])
    event = Lost(seat, number, district)
    village.tell(event)
    return event


def receive(village: Village, seat: int, due: int) -> Received:
    """Take mafiosi from the box into the supply, as many as it holds (VEND-R-01)."""
    number = due
    if village.box[seat] < due:
        number = village.box[seat]
        if seat not in village.box_empty:
            village.box_empty = (*village.box_empty, seat)
    village.box[seat] = village.box[seat] - number
    village.supply[seat] = village.supply[seat] + number
    event = Received(seat, number, due)
    village.tell(event)
    return event


def turn_over_raid(village: Village) -> Raided:
    """Turn over the two cards on the Raid field."""
    village.raided = tuple(village.raid)
    village.turned_over.extend(village.raid)
    village.raid = []
    event = Raided(village.raided)
    village.tell(event)
    return event


def score(village: Village, seat: int, districts: int, points: int) -> Scored:
    """Credit points to a player's running total."""
    village.points[seat] = village.points[seat] + points
    event = Scored(seat, districts, points)
    village.tell(event)
    return event


def _enter(village: Village, seat: int, district: int, number: int) -> None:
    village.mafiosi[district * village.seats + seat] = (
        village.mafiosi[district * village.seats + seat] + number
    )
    controller = village.controller[district]
    if controller == NOBODY:
        village.controller[district] = seat
    elif controller != seat:
        village.controller[district] = SEVERAL
