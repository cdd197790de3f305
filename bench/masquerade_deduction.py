"""Fit how much the actions of others in Masquerade reveal about their hidden cards.

    python bench/masquerade_deduction.py --games 300 --jobs 2

Greedy bots with occasional errors play games. Some positions are compared with what a seat could
imagine. It prints the weights that best tell real positions from imagined ones, and how well that
works in other games compared with knowing nothing.
"""

from __future__ import annotations

import argparse
import random
from multiprocessing import Pool

import numpy as np
from foresight import fit, predict, surprise

import conclave
from conclave import bots
from conclave.core.rng import Rng
from conclave.games.masquerade.deduction import FEATURES, features
from conclave.games.masquerade.rules.table import Table

KEPT = 0.1
ERRS = 0.05
BESIDE = 15
"""How many imagined positions are compared with a real one."""


def play(seed: int) -> list[list[list[float]]]:
    """Features of the real position and of imagined ones, at some moments of a game."""
    game, chance, rng = conclave.game("masquerade"), random.Random(seed), Rng(seed)
    position = game.start(4, seed, {})
    players = [bots.make("greedy", game, seat, seed) for seat in range(4)]
    kept = []
    while not position.over:
        seat = position.deciders[0]
        choice = position.options(seat)
        assert isinstance(position, Table)
        if position.round and chance.random() < KEPT:
            beside = [position.imagine(seat, rng) for _ in range(BESIDE)]
            rows = [features(each, seat) for each in (position, *beside) if isinstance(each, Table)]
            kept.append(rows)
        if chance.random() < ERRS:
            move = choice[chance.randrange(len(choice))]
        else:
            move = players[seat].choose(bots.perspective(position, seat))
        position.play(seat, move)
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    seeds = range(arguments.seed * 10**6, arguments.seed * 10**6 + arguments.games)
    with Pool(arguments.jobs) as pool:
        games = pool.map(play, seeds, 4)
    rows = np.array([row for kept in games for row in kept])
    unseen = np.array([number % 5 == 0 for number, kept in enumerate(games) for _ in kept])
    real = np.zeros(rows.shape[:2])
    real[:, 0] = 1.0
    weights = fit(rows[~unseen], real[~unseen])
    print(f"{len(rows):,} moments of {arguments.games:,} games")
    print(f"surprise {surprise(predict(rows[unseen], weights), real[unseen]):.4f}", end=" ")
    print(f"({np.log(1 + BESIDE):.4f} knowing nothing)")
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{name}: {weight:.3f}")


if __name__ == "__main__":
    main()
