"""Measurements of the engine, called in a separate process for each form."""

from __future__ import annotations

import importlib
import resource
import sys
from collections.abc import Callable
from time import perf_counter

import conclave
from conclave.core.game import Game
from conclave.core.position import Position
from conclave.core.rng import Rng


def digests(module: str, name: str) -> list[str]:
    """Digests of random games of the game that a module defines."""
    game = next(
        value
        for value in vars(importlib.import_module(module)).values()
        if isinstance(value, Game) and value.name == name
    )
    found = []
    for seats in game.seats:
        for seed in range(3):
            position, rng = game.start(seats, seed), Rng(seed)
            while not position.over:
                seat = position.deciders[0]
                position.play(seat, position.options(seat).pick(rng))
                if position.number % 25 == 0 or position.over:
                    found.append(position.digest())
    return found


def decisions_per_second(name: str, seats: int, seconds: float) -> float:
    """The speed of random play from Python through the public interface."""
    game = conclave.game(name)
    rng = Rng("bench")
    _play(game, seats, 0, rng)
    decisions = seed = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        seed += 1
        decisions += _play(game, seats, seed, rng)
    return decisions / (perf_counter() - start)


def _play(game: Game, seats: int, seed: int, rng: Rng) -> int:
    position = game.start(seats, seed)
    while not position.over:
        seat = position.deciders[0]
        position.play(seat, position.options(seat).pick(rng))
    return position.number


def microseconds(name: str, seats: int) -> dict[str, float]:
    """The cost of other calls, in the middle of a game."""
    game = conclave.game(name)
    half = _play(game, seats, 7, Rng(7)) // 2
    position, rng = game.start(seats, 7), Rng(7)
    for _ in range(half):
        seat = position.deciders[0]
        position.play(seat, position.options(seat).pick(rng))
    return {call: _cost(work) for call, work in _calls(position, rng).items()}


def _calls(position: Position, rng: Rng) -> dict[str, Callable[[], object]]:
    seat = position.deciders[0]
    return {
        "copy": position.copy,
        "options": lambda: position.options(seat),
        "view": lambda: position.view(seat),
        "imagine": lambda: position.imagine(seat, rng),
        "digest": position.digest,
    }


def _cost(work: Callable[[], object]) -> float:
    """Microseconds per call: the best of several runs, because noise only adds."""
    runs = []
    for _ in range(7):
        start = perf_counter()
        for _ in range(500):
            work()
        runs.append((perf_counter() - start) / 500 * 1e6)
    return min(runs)


def growth(name: str, seats: int, decisions: int) -> float:
    """How many MiB the process grows over this many random decisions."""
    game = conclave.game(name)
    rng = Rng("growth")
    done = seed = 0
    while done < decisions // 10:
        done += _play(game, seats, seed, rng)
        seed += 1
    before = _resident()
    while done < decisions:
        done += _play(game, seats, seed, rng)
        seed += 1
    return _resident() - before


def _resident() -> float:
    size = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return size / 2**20 if sys.platform == "darwin" else size / 2**10
