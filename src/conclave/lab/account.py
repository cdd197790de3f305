"""A game that is over in a few plain facts: what result files, tables and Parquet files hold."""

from __future__ import annotations

import json
from collections.abc import Sequence
from threading import Event
from typing import Any, NamedTuple

from conclave.core.position import Position
from conclave.lab.series import Played, Series


class Account(NamedTuple):
    """What is kept of a game."""

    number: int
    """Which game of its series it is."""
    seed: str
    """Its seed, as digits: too large for the numbers of most programs."""
    options: dict[str, Any]
    bots: tuple[str, ...]
    sides: tuple[str, ...]
    """What each seat played; nothing where seats don't differ."""
    places: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    moves: int
    turns: int | None
    """Turns or rounds, where the game counts either."""
    digest: str
    cards: dict[str, tuple[int, ...]]
    """The cards in it, and which seats used each; nothing where that was not asked for."""
    played: tuple[tuple[int, str], ...] = ()
    """The moves, whose they were and what; nothing where they were not asked for."""

    @staticmethod
    def of(series: Series, played: Played) -> Account:
        """The account of a game that was just played."""
        number, seating, position, cards, moves = played
        outcome = position.outcome
        assert outcome is not None
        return Account(
            number,
            str(series.seed_of(number)),
            dict(position.settings),
            seating,
            position.game.sides(position),
            outcome.places,
            outcome.scores,
            outcome.reason,
            position.number,
            turns(position),
            position.digest(),
            cards,
            moves,
        )

    @property
    def winners(self) -> list[int]:
        """The seats that came first."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def won(self, seat: int) -> float:
        """What the game counts for a seat: 1 for a win, 1/k for one shared by k."""
        return 1 / len(self.winners) if self.places[seat] == 1 else 0.0

    def line(self) -> str:
        """The account as a line of JSON."""
        return json.dumps(self._asdict(), separators=(",", ":"))

    @staticmethod
    def read(line: str) -> Account:
        """The account that `line` wrote."""
        told = json.loads(line)
        for name in ("bots", "sides", "places", "scores"):
            told[name] = tuple(told[name])
        told["cards"] = {card: tuple(seats) for card, seats in told["cards"].items()}
        told["played"] = tuple((seat, move) for seat, move in told.get("played", ()))
        return Account(**told)


def turns(position: Position) -> int | None:
    """How many rounds were played, or turns, where everybody sees them counted."""
    view = position.view(None)
    counted = view.get("round", view.get("turn"))  # where there are rounds, each counts its turns
    return counted if isinstance(counted, int) else None


def accounts(series: Series, numbers: Sequence[int], stop: Event) -> list[Account]:
    """Play the games of these numbers and keep what came of each, until told to stop."""
    kept = []
    for number in numbers:
        played = series.play(number, stop)
        if played is None:
            break
        kept.append(Account.of(series, played))
    return kept
