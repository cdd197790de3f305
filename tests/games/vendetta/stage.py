"""Tables set up by hand, as in the examples of the rulebook.

Seats are named by the colours of those examples, in order of play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeVar

import pytest

import conclave
from conclave import IllegalMove
from conclave.core.events import Event
from conclave.games.vendetta.rules.moves import Place
from conclave.games.vendetta.rules.table import Table

RED, YELLOW, GREEN, BLUE, BLACK = range(5)
GAME = conclave.game("vendetta")
DISTRICTS = range(1, 14)

District = Mapping[int, int]
"""The number of mafiosi of each colour in a district."""
E = TypeVar("E", bound=Event)


def new_game(seats: int = 4, seed: int = 1, options: Mapping[str, object] = {}) -> Table:
    """A game as the rules set it up."""
    table = GAME.start(seats, seed, options)
    assert isinstance(table, Table)
    return table


def table(
    seats: int = 4,
    *,
    active: int = RED,
    round: int = 1,
    turn: int = 2,
    districts: Mapping[int, District] = {},
    supply: Mapping[int, int] = {},
    box: Mapping[int, int] = {},
    points: Mapping[int, int] = {},
    pile: Sequence[int] = (),
    raid: Sequence[int] = (),
    options: Mapping[str, object] = {},
) -> Table:
    """A table at which a player is about to place; the turn implies who started the round.

    Other districts are empty. A supply is ten by default, and the box holds the rest of each
    colour; if a box is given instead, the supply is the rest. The pile is listed from the top. The
    lowest other cards were turned over in earlier turns.
    """
    rest = [card for card in DISTRICTS if card not in (*pile, *raid)]
    turned_over, rest = rest[: turn - 1], rest[turn - 1 :]
    on_raid = 2 - len(raid)
    board = [sum(there.get(seat, 0) for there in districts.values()) for seat in range(seats)]
    held = [
        50 - board[seat] - box[seat] if seat in box else supply.get(seat, 10)
        for seat in range(seats)
    ]
    built = changed(
        new_game(seats, options=options),
        asked=active,
        mafiosi=[districts.get(d, {}).get(seat, 0) for d in range(14) for seat in range(seats)],
        supply=held,
        box=[50 - board[seat] - held[seat] for seat in range(seats)],
        points=[points.get(seat, 0) for seat in range(seats)],
        pile=[*pile, *rest[on_raid:]][::-1],
        raid=[*raid, *rest[:on_raid]],
        turned_over=turned_over,
        starter=(active - turn + 1) % seats,
        round=round,
        turn=turn,
    )
    assert built.faults() == []
    assert (len(built.pile), len(built.raid), built.active) == (12 - turn, 2, active)
    return built


last_turn = partial(table, turn=11, pile=[11], raid=[12, 13])
"""A table before the last card of a round, 11, and the raid on districts 12 and 13."""


def changed(position: Table, asked: int | None = None, **state: object) -> Table:
    """The position with some of its state changed, loaded from a saved game."""
    saved = position.save()
    assert all(hasattr(position, name) for name in state)
    saved["state"] |= state
    saved["frames"][-1]["seats"] = [position.active if asked is None else asked]
    loaded = GAME.load(saved)
    assert isinstance(loaded, Table)
    return loaded


def alone(seat: int, *districts: int, mafiosi: int = 1) -> dict[int, District]:
    """Districts under a player's sole control."""
    return {district: {seat: mafiosi} for district in districts}


def take_turn(position: Table, *moves: str) -> list[Event]:
    """Let the active player make these moves; return the events."""
    seat = position.active
    return [event for move in moves for event in position.play(seat, move)]


def offered(position: Table, seat: int) -> dict[int, list[int]]:
    """The numbers that a player may place in each district; `done` must be offered once."""
    moves = list(position.options(seat))
    places = [move for move in moves if isinstance(move, Place)]
    assert [move.text for move in moves if not isinstance(move, Place)] == ["done"]
    return {
        district: sorted(move.number for move in places if move.district == district)
        for district in sorted({move.district for move in places})
    }


def everywhere(numbers: range, but: Mapping[int, range] = {}) -> dict[int, list[int]]:
    """The same numbers in every district, with exceptions."""
    offers = dict.fromkeys(DISTRICTS, numbers) | dict(but)
    return {district: list(those) for district, those in offers.items() if those}


def refusal(position: Table, seat: int, move: str) -> str:
    """The statement that forbids a move; the position must not change."""
    before, events = position.digest(), position.events
    with pytest.raises(IllegalMove) as refused:
        position.play(seat, move)
    assert position.digest() == before
    assert position.events is events
    return refused.value.rule


def only(kind: type[E], events: Sequence[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def viewers(position: Table) -> list[int | None]:
    """Each seat, and a spectator."""
    return [*range(position.seats), None]
