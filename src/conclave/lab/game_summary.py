"""Summaries of finished games, for result files, tables and Parquet files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from threading import Event
from typing import Any, NamedTuple

from conclave.core.position import Position
from conclave.lab.series import PlayedGame, Series


class GameSummary(NamedTuple):
    """The facts of a finished game."""

    number: int
    """Its number in the series."""
    seed: str
    """Its seed as digits, because it is too large for most programs' integers."""
    options: dict[str, Any]
    bots: tuple[str, ...]
    sides: tuple[str, ...]
    """The side of each seat; empty if seats don't differ."""
    places: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    moves: int
    turns: int | None
    """The number of turns or rounds, if the game counts them."""
    digest: str
    cards: dict[str, tuple[int, ...]]
    """The cards in it, with the seats that used each; empty if not counted."""
    played: tuple[tuple[int, str], ...] = ()
    """The moves, each with its seat; empty if not stored."""

    @staticmethod
    def of(series: Series, played: PlayedGame) -> GameSummary:
        """Summarise a game."""
        number, seating, position, cards, moves = played
        outcome = position.outcome
        assert outcome is not None
        return GameSummary(
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
        """A seat's share of the victory: 1/k if k seats won."""
        return 1 / len(self.winners) if self.places[seat] == 1 else 0.0

    def line(self) -> str:
        """The summary as a line of JSON."""
        return json.dumps(self._asdict(), separators=(",", ":"))

    @staticmethod
    def read(line: str) -> GameSummary:
        """Parse what `line` wrote."""
        fields = json.loads(line)
        for name in ("bots", "sides", "places", "scores"):
            fields[name] = tuple(fields[name])
        fields["cards"] = {card: tuple(seats) for card, seats in fields["cards"].items()}
        fields["played"] = tuple((seat, move) for seat, move in fields.get("played", ()))
        return GameSummary(**fields)


def turns(position: Position) -> int | None:
    """The number of rounds or turns, if the public view counts them."""
    view = position.view(None)
    counted = view.get(
        "round", view.get("turn")
    )  # in games with rounds, turns start again in each round
    return counted if isinstance(counted, int) else None


def summaries(series: Series, numbers: Sequence[int], stop: Event) -> list[GameSummary]:
    """Play the games with these numbers and summarise each, until stopped."""
    kept = []
    for number in numbers:
        played = series.play(number, stop)
        if played is None:
            break
        kept.append(GameSummary.of(series, played))
    return kept
