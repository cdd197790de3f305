"""Fit the weights of a game's foresight: how much each feature predicts the winner.

    python bench/foresight.py empire --games 2000 --jobs 2

Greedy bots with occasional errors play games; some positions are stored with the final results. It
prints the maximum-likelihood weights, and how well they predict other games compared with knowing
nothing.
"""

from __future__ import annotations

import argparse
import random
from multiprocessing import Pool

import numpy as np
from numpy.typing import NDArray

import conclave
from conclave import bots
from conclave.core.foresight import LinearForesight

KEPT = 0.1
"""The share of quiet positions with a choice that is stored."""
ERRS = 0.05
STEPS, PACE, SHRINK = 3000, 0.02, 1e-4

Numbers = NDArray[np.float64]
Moments = tuple[list[list[list[float]]], list[float]]


def foresight_of(game: str) -> LinearForesight:
    """The foresight of a game, which must have weights."""
    found = conclave.game(game).foresight
    if not isinstance(found, LinearForesight):
        raise SystemExit(f"{game} has no foresight with weights")
    return found


def play(task: tuple[str, int, int, dict[str, str], float]) -> Moments:
    """The features of some positions of one game, and each seat's share of the victory."""
    name, seats, seed, options, part = task
    game, foresight = conclave.game(name), foresight_of(name)
    position, chance = game.start(seats, seed, options), random.Random(seed)
    players = [bots.make("greedy", game, seat, seed) for seat in range(seats)]
    kept = []
    while not position.over:
        seat = position.deciders[0]
        choice = position.options(seat)
        if len(choice) > 1 and chance.random() < part and foresight.is_quiet(position):
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


def predict(features: Numbers, weights: Numbers) -> Numbers:
    """Each seat's chances."""
    sums = features @ weights
    shares = np.exp(sums - sums.max(1, keepdims=True))
    chances: Numbers = shares / shares.sum(1, keepdims=True)
    return chances


def surprise(chances: Numbers, results: Numbers) -> float:
    """The average log loss."""
    return float(-(results * np.log(chances + 1e-9)).sum(1).mean())


def fit(features: Numbers, results: Numbers) -> Numbers:
    """The maximum-likelihood weights, by full-batch Adam."""
    scale = features.reshape(-1, features.shape[2]).std(0) + 1e-6
    scaled = features / scale
    weights, drift, spread = (np.zeros(features.shape[2]) for _ in range(3))
    for step in range(1, STEPS + 1):
        error = predict(scaled, weights) - results
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
    parser.add_argument("--kept", type=float, default=KEPT, help="share of the positions to store")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    seats = arguments.seats or conclave.game(arguments.game).seats[0]
    options = dict(option.split("=", 1) for option in arguments.option)
    seeds = range(arguments.seed * 10**6, arguments.seed * 10**6 + arguments.games)
    with Pool(arguments.jobs) as pool:
        tasks = [(arguments.game, seats, seed, options, arguments.kept) for seed in seeds]
        games = pool.map(play, tasks, 4)
    features = np.array([row for kept, _ in games for row in kept])
    results = np.array([shares for kept, shares in games for _ in kept])
    unseen = np.array([number % 5 == 0 for number, (kept, _) in enumerate(games) for _ in kept])
    weights = fit(features[~unseen], results[~unseen])
    usual = np.tile(results[~unseen].mean(0), (int(unseen.sum()), 1))
    print(f"{len(features):,} moments of {arguments.games:,} games")
    print(f"surprise {surprise(predict(features[unseen], weights), results[unseen]):.4f}", end=" ")
    print(f"({surprise(usual, results[unseen]):.4f} knowing nothing)")
    print(", ".join(f"{weight:.3f}" for weight in weights))


if __name__ == "__main__":
    main()
