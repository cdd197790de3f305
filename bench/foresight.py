"""Find the weights of a game's foresight: how much each feature tells about who will win.

    python bench/foresight.py empire --games 2000 --jobs 2

Greedy bots that err now and then play games; now and then a moment of one is kept with its result.
Printed are the weights under which these results are likeliest, and how well they foretell games
that were not used to find them, beside knowing nothing.
"""

from __future__ import annotations

import argparse
import random
from multiprocessing import Pool

import numpy as np
from numpy.typing import NDArray

import conclave
from conclave import bots
from conclave.core.foresight import Weighing

KEPT = 0.1
"""Of the moments in which there is a choice and nothing is half done, how many are kept."""
ERRS = 0.05
STEPS, PACE, SHRINK = 3000, 0.02, 1e-4

Numbers = NDArray[np.float64]
Moments = tuple[list[list[list[float]]], list[float]]


def foresight_of(game: str) -> Weighing:
    """The game's own, which has weights to be found."""
    found = conclave.game(game).foresight
    if not isinstance(found, Weighing):
        raise SystemExit(f"{game} has no foresight with weights")
    return found


def play(told: tuple[str, int, int, dict[str, str], float]) -> Moments:
    """The features of some moments of one game, and what it was worth to each seat."""
    name, seats, seed, options, part = told
    game, foresight = conclave.game(name), foresight_of(name)
    position, chance = game.start(seats, seed, options), random.Random(seed)
    players = [bots.make("greedy", game, seat, seed) for seat in range(seats)]
    kept = []
    while not position.over:
        seat = position.deciders[0]
        choice = position.options(seat)
        if len(choice) > 1 and chance.random() < part and foresight.calm(position):
            kept.append(foresight.features(position))
        if chance.random() < ERRS:
            move = choice[chance.randrange(len(choice))]
        else:
            move = players[seat].choose(bots.perspective(position, seat))
        position.play(seat, move)
    assert position.outcome is not None
    winners = position.outcome.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return kept, shares if winners else [1 / seats] * seats


def foretold(features: Numbers, weights: Numbers) -> Numbers:
    """Each seat's chances."""
    sums = features @ weights
    shares = np.exp(sums - sums.max(1, keepdims=True))
    told: Numbers = shares / shares.sum(1, keepdims=True)
    return told


def surprise(chances: Numbers, results: Numbers) -> float:
    """How surprising the results are, on average; less is better."""
    return float(-(results * np.log(chances + 1e-9)).sum(1).mean())


def fit(features: Numbers, results: Numbers) -> Numbers:
    """The weights under which the results are likeliest (Adam, on all at once)."""
    scale = features.reshape(-1, features.shape[2]).std(0) + 1e-6
    scaled = features / scale
    weights, drift, spread = (np.zeros(features.shape[2]) for _ in range(3))
    for step in range(1, STEPS + 1):
        error = foretold(scaled, weights) - results
        slope = np.einsum("ns,nsk->k", error, scaled) / len(scaled) + SHRINK * weights
        drift = 0.9 * drift + 0.1 * slope
        spread = 0.999 * spread + 0.001 * slope**2
        weights -= PACE * (drift / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-9)
    found: Numbers = weights / scale
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=float, default=KEPT, help="which part of the moments")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    seats = asked.seats or conclave.game(asked.game).seats[0]
    options = dict(option.split("=", 1) for option in asked.option)
    seeds = range(asked.seed * 10**6, asked.seed * 10**6 + asked.games)
    with Pool(asked.jobs) as pool:
        tasks = [(asked.game, seats, seed, options, asked.kept) for seed in seeds]
        games = pool.map(play, tasks, 4)
    features = np.array([row for kept, _ in games for row in kept])
    results = np.array([shares for kept, shares in games for _ in kept])
    unseen = np.array([number % 5 == 0 for number, (kept, _) in enumerate(games) for _ in kept])
    weights = fit(features[~unseen], results[~unseen])
    usual = np.tile(results[~unseen].mean(0), (int(unseen.sum()), 1))
    print(f"{len(features):,} moments of {asked.games:,} games")
    print(f"surprise {surprise(foretold(features[unseen], weights), results[unseen]):.4f}", end=" ")
    print(f"({surprise(usual, results[unseen]):.4f} knowing nothing)")
    print(", ".join(f"{weight:.3f}" for weight in weights))


if __name__ == "__main__":
    main()
