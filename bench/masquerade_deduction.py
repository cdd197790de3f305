"""Find how much the deeds of others tell in Masquerade about the cards that they hide.

    python bench/masquerade_deduction.py --games 300 --jobs 2

Greedy bots that err now and then play games. Now and then what one seat could imagine is put beside
the real position; printed are the weights under which the real ones are likeliest to be told from
the imagined, and how well that works in games that were not used, beside knowing nothing.
"""

from __future__ import annotations

import argparse
import random
from multiprocessing import Pool

import numpy as np
from foresight import fit, foretold, surprise

import conclave
from conclave import bots
from conclave.core.rng import Rng
from conclave.games.masquerade.deduction import DEEDS, deeds
from conclave.games.masquerade.rules.table import Table

KEPT = 0.1
ERRS = 0.05
BESIDE = 15
"""How many imagined positions stand beside a real one."""


def play(seed: int) -> list[list[list[float]]]:
    """The deeds in the real position, then in imagined ones, at some moments of one game."""
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
            told = [deeds(each, seat) for each in (position, *beside) if isinstance(each, Table)]
            kept.append(told)
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
    asked = parser.parse_args()
    seeds = range(asked.seed * 10**6, asked.seed * 10**6 + asked.games)
    with Pool(asked.jobs) as pool:
        games = pool.map(play, seeds, 4)
    told = np.array([row for kept in games for row in kept])
    unseen = np.array([number % 5 == 0 for number, kept in enumerate(games) for _ in kept])
    real = np.zeros(told.shape[:2])
    real[:, 0] = 1.0
    weights = fit(told[~unseen], real[~unseen])
    print(f"{len(told):,} moments of {asked.games:,} games")
    print(f"surprise {surprise(foretold(told[unseen], weights), real[unseen]):.4f}", end=" ")
    print(f"({np.log(1 + BESIDE):.4f} knowing nothing)")
    for name, weight in zip(DEEDS, weights, strict=True):
        print(f"{name}: {weight:.3f}")


if __name__ == "__main__":
    main()
