"""Train a small agent for Vendetta that improves on the greedy bot.

    python examples/train_vendetta.py                # four minutes on one core, NumPy alone
    conclave simulate vendetta --bots examples/train_vendetta.py:Learned,greedy

The agent takes the options that greedy scores highest and chooses among them by its own weights; at
first only greedy's score counts. It plays against itself and explores. A critic, trained on the
results, estimates after each choice how much better than expected things went; the weights are fit
to that by least squares.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np
from vendetta_net import (
    CODE,
    DONE,
    GAME,
    SEATS,
    Array,
    Critic,
    option_features,
    state_features,
)

from conclave import Game, Move, Rng
from conclave.bots import Bot, Perspective
from conclave.env.encodings.vendetta import PIECES
from conclave.games.vendetta.rules.moves import Place
from conclave.lab import Share, simulate

FILE = Path("vendetta-agent.npz")
GREEDY = GAME.judges["greedy"]
CHOICES = 10
"""How many of greedy's best options are considered."""
HEAT = (0.006, 0.0015)
"""The temperature of exploration, in chances of winning: at the start and at the end."""
TRUST = 0.85
"""Lambda of TD(lambda): the weight of the outcome against the critic's next estimate."""
CAUTION = 300.0
"""Regularisation: how many choices it takes to trust a weight."""


class Choice(NamedTuple):
    """A decision: what the seat sees, and greedy's best options."""

    tensor: Array
    moves: list[Move]
    actions: list[int]
    scores: Array


def look(perspective: Perspective) -> Choice:
    """The decision of a seat."""
    decision = perspective.decision
    scores = np.array(GREEDY(perspective.view, decision))
    best = np.argsort(-scores, kind="stable")[:CHOICES]
    moves = [decision.options[int(index)] for index in best]
    return Choice(CODE.encode(perspective), moves, [action(move) for move in moves], scores[best])


def action(move: Move) -> int:
    """The number of a move."""
    return PIECES * (move.district - 1) + move.number - 1 if isinstance(move, Place) else DONE


def features_of(choices: list[Choice]) -> list[Array]:
    """The features of the options of each decision."""
    sizes = [len(each.moves) for each in choices]
    features = option_features(
        np.repeat([each.tensor for each in choices], sizes, 0),
        np.concatenate([each.actions for each in choices]),
        np.concatenate([each.scores for each in choices]),
    )
    return np.split(features, np.cumsum(sizes)[:-1])


class Learned(Bot):
    """The trained agent, as a bot."""

    games = ("vendetta",)

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.weights = load(FILE)

    def choose(self, perspective: Perspective) -> Move:
        """Choose an option."""
        if perspective.view["seats"] != SEATS:
            raise ValueError(f"it was trained for {SEATS} seats")
        choice = look(perspective)
        return choice.moves[int((features_of([choice])[0] @ self.weights).argmax())]


def save(file: Path, weights: Array) -> None:
    """Save the weights, with the hash of the tensors they were trained on."""
    np.savez(file, schema=CODE.schema.hash, weights=weights)


@cache
def load(file: Path) -> Array:
    """Load weights; cached."""
    with np.load(file) as found:
        if found["schema"] != CODE.schema.hash:
            raise ValueError(f"{file} was trained on other tensors: train it again")
        return found["weights"]


@dataclass
class Trajectory:
    """The choices of one seat in one game."""

    seen: list[Array]
    """The seat's observation before each choice."""
    apart: list[Array]
    """The features of the chosen option minus their expectation."""
    result: float = 0.0


def play(weights: Array, heat: float, seeds: range, rng: np.random.Generator) -> list[Trajectory]:
    """Self-play, with many games in parallel so that NumPy gets large batches."""
    games = [
        (GAME.start(SEATS, seed), [Trajectory([], []) for _ in range(SEATS)]) for seed in seeds
    ]
    playing = games
    while playing:
        choices = [look(Perspective(position, position.deciders[0])) for position, _ in playing]
        for (position, trajectories), each, features in zip(
            playing, choices, features_of(choices), strict=True
        ):
            seat = position.deciders[0]
            likes = features @ weights / heat
            odds = np.exp(likes - likes.max())
            odds /= odds.sum()
            chosen = int(rng.choice(len(odds), p=odds))
            if len(odds) > 1:
                trajectories[seat].seen.append(each.tensor)
                trajectories[seat].apart.append(features[chosen] - odds @ features)
            position.play(seat, each.moves[chosen])
        playing = [
            (position, trajectories) for position, trajectories in playing if not position.over
        ]
    for position, trajectories in games:
        assert position.outcome is not None
        for seat in position.outcome.winners:
            trajectories[seat].result = 1 / len(position.outcome.winners)
    return [trajectory for _, trajectories in games for trajectory in trajectories]


def surprises(guesses: Array, result: float) -> Array:
    """The advantage of each choice over the critic's estimate."""
    found = np.empty(len(guesses))
    target = result
    for index in range(len(guesses) - 1, -1, -1):
        found[index] = target - guesses[index]
        target = TRUST * target + (1 - TRUST) * guesses[index]
    return found


def as_greedy() -> Array:
    """Weights that use only greedy's score, the first feature."""
    weights = np.zeros(features_of([look(first_look())])[0].shape[1])
    weights[0] = 0.0065
    return weights


def first_look() -> Perspective:
    """The first seat's observation at the start of a game."""
    position = GAME.start(SEATS, 0)
    return Perspective(position, position.deciders[0])


def train(games: int, seed: int, together: int = 100) -> Array:
    """The weights after this many games."""
    rng, start = np.random.default_rng(seed), perf_counter()
    critic, weights = Critic(seed), as_greedy()
    squares, products = CAUTION * np.eye(len(weights)), CAUTION * weights
    rounds, size = max(1, games // together), min(games, together)
    for number in range(rounds):
        first = 1_000_000 * seed + number * together
        heat = HEAT[0] + (HEAT[1] - HEAT[0]) * number / rounds
        trajectories = play(weights, heat, range(first, first + size), rng)
        states = state_features(np.concatenate([trajectory.seen for trajectory in trajectories]))
        guesses = critic.forward(states)[1]
        lengths = [len(trajectory.seen) for trajectory in trajectories]
        if number > 0:  # the critic is still untrained in the first round
            parts = zip(np.split(guesses, np.cumsum(lengths)[:-1]), trajectories, strict=True)
            better = np.concatenate(
                [surprises(part, trajectory.result) for part, trajectory in parts]
            )
            apart = np.concatenate([trajectory.apart for trajectory in trajectories])
            squares = squares + apart.T @ apart
            products = products + apart.T @ better
            weights = np.linalg.solve(squares, products)
        results = np.repeat([trajectory.result for trajectory in trajectories], lengths)
        study(critic, states, results, rng)
        print(
            f"{(number + 1) * size:6,} games, {perf_counter() - start:4.0f} s: "
            f"the critic was off by {np.mean((guesses - results) ** 2):.4f}",
            flush=True,
        )
    return weights


def study(critic: Critic, states: Array, results: Array, rng: np.random.Generator) -> None:
    """Train the critic on some games for three epochs."""
    for _ in range(3):
        for some in np.array_split(rng.permutation(len(results)), max(1, len(results) // 256)):
            critic.learn(states[some], results[some], 0.001)


def against_greedy(games: int, jobs: int) -> Share:
    """The wins of the trained agent alone against three greedy bots."""
    me = f"{__file__}:Learned"
    return simulate(GAME, games, SEATS, [me, "greedy"], seed=1, jobs=jobs).by_bot[me]


def main() -> None:
    """Train, save and evaluate."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=3000, help="training games")
    parser.add_argument("--against", type=int, default=400, help="games against greedy")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play against greedy")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    save(FILE, train(arguments.games, arguments.seed))
    if arguments.against == 0:
        return
    share = against_greedy(arguments.against, arguments.jobs)
    low, high = share.interval
    print(
        f"one against three greedy: {share.wins:.0f} of {share.played} games won, {share.rate:.1%} "
        f"(95% interval {low:.1%} to {high:.1%}; chance would be 25%)"
    )


if __name__ == "__main__":
    main()
