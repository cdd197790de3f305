"""Simulate many games among bots; the totals don't depend on the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from threading import Event
from time import perf_counter

from conclave.core.game import Game, new_seed
from conclave.lab.running import carry_out, interrupts
from conclave.lab.series import Series, line_up
from conclave.lab.tally import Result, Share, Tally


def simulate(
    game: Game,
    games: int = 1000,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: int | None = None,
    jobs: int = 1,
    options: Mapping[str, object] = {},
    check: bool = False,
    cards: bool = False,
    progress: Callable[[int], None] = lambda games_done: None,
) -> Result:
    """Play a series of games and count the results.

    The bots are seated in this order, the last one on all remaining seats, and rotate from game to
    game. The seed of game i depends on `seed` and i, so the totals depend on neither `jobs` nor the
    machine. Ctrl-C stops; finished games count. `check` raises an error if a position breaks an
    invariant. `cards` counts in how many games each card was, and in how many it was used.
    """
    seats = game.seats[0] if seats is None else seats
    seed = new_seed() if seed is None else seed
    series = Series(game, seats, line_up(tuple(bots), seats), seed, options, check, cards)
    position, _ = series.begin(0)
    tally = Tally()
    start = perf_counter()
    with interrupts() as stop:
        for part in carry_out(partial(count, series), range(games), jobs, stop):
            tally.merge(part)
            progress(tally.games)
    return _result(series, tally, games, jobs, position.settings, perf_counter() - start)


def count(series: Series, numbers: Sequence[int], stop: Event) -> Tally:
    """Play the games with these numbers and count them, until stopped."""
    tally = Tally()
    for number in numbers:
        played = series.play(number, stop)
        if played is None:
            break
        tally.count(played)
    return tally


def _result(
    series: Series,
    tally: Tally,
    asked: int,
    jobs: int,
    settings: dict[str, object],
    seconds: float,
) -> Result:
    return Result(
        game=series.game.name,
        seats=series.seats,
        bots=series.bots,
        seed=series.seed,
        options=settings,
        jobs=jobs,
        asked=asked,
        games=tally.games,
        by_seat=tuple(
            Share(tally.games, float(tally.seat_wins[seat])) for seat in range(series.seats)
        ),
        by_bot={
            name: Share(tally.played[name], float(tally.bot_wins[name]))
            for name in dict.fromkeys(series.bots)
        },
        by_side={
            name: Share(tally.sides[name], float(tally.side_wins[name]))
            for name in sorted(tally.sides)
        },
        decisions=tally.decisions,
        shortest=min(tally.lengths, default=0),
        median=tally.median(),
        longest=max(tally.lengths, default=0),
        reasons=dict(sorted(tally.reasons.items())),
        cards={
            name: (games, tally.cards_used[name]) for name, games in sorted(tally.cards_in.items())
        },
        digest=f"{tally.digest:032x}",
        seconds=seconds,
    )
