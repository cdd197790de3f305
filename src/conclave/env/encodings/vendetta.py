"""Vendetta: `place N dD` for every number and district, and `done`."""

from __future__ import annotations

from typing import Any

from conclave.core.game import Game
from conclave.env.actions import FixedActions, expand
from conclave.env.encoding import Encoding
from conclave.env.parts import Kinds
from conclave.env.schema import Schema

PIECES = 50


def encoding(game: Game, seats: int, view: dict[str, Any]) -> Encoding:
    """The encoding of Vendetta: the whole view, and what may still be placed this turn."""
    districts = tuple(view["districts"])
    numbers = [int(district) for district in districts]
    kinds = Kinds(seats)
    parts = [
        kinds.number("round"),
        kinds.number("turn"),
        kinds.number("pile"),
        kinds.number("raid"),
        kinds.seat("starter"),
        kinds.seat("active"),
        kinds.table_by_seat("districts", districts),
        kinds.by_seat("supply"),
        kinds.by_seat("box"),
        kinds.seat("box_empty"),
        kinds.by_seat("points"),
        kinds.among("turned_over", numbers),
        kinds.among("raided", numbers),
        kinds.number("question.districts"),
        kinds.among("question.entered", numbers),
    ]
    places = expand("place {number} d{district}", district=districts, number=range(1, PIECES + 1))
    return Encoding(Schema(game.name, seats, parts), FixedActions([*places, "done"]))
