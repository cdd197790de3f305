"""Train a small agent for Vendetta that corrects the greedy bot, and let it play against three.

    python examples/train_vendetta.py                # four minutes on one core, NumPy alone
    conclave simulate vendetta --bots examples/train_vendetta.py:Learned,greedy

The agent takes the options that greedy likes best, and chooses among them by weights of its own:
at first greedy's opinion alone counts. It plays against itself and often tries what is not its
favourite. A critic, trained on the results, tells after each choice whether things went better
than expected; the weights are those that explain this best (least squares).
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
from conclave.env.codings.vendetta import PIECES
from conclave.games.vendetta.rules.moves import Place
from conclave.lab import Share, simulate

FILE = Path("vendetta-agent.npz")
GREEDY = GAME.judges["greedy"]
CHOICES = 10
"""So many of the options that greedy likes best are looked at."""
HEAT = (0.006, 0.0015)
"""How much worse an option may look, in chances of winning, and still be tried: first and last."""
TRUST = 0.85
"""Lambda: how much more the outcome counts than the critic's next guess."""
CAUTION = 300.0
"""So many choices must speak for a weight before it is believed."""


class Asked(NamedTuple):
    """A decision: what the seat sees, and the options that greedy likes best."""

    tensor: Array
    moves: list[Move]
    actions: list[int]
    worths: Array


def look(perspective: Perspective) -> Asked:
    """The decision that a seat is asked for."""
    decision = perspective.decision
    worths = np.array(GREEDY(perspective.view, decision))
    best = np.argsort(-worths, kind="stable")[:CHOICES]
    moves = [decision.options[int(index)] for index in best]
    return Asked(CODE.look(perspective), moves, [action(move) for move in moves], worths[best])


def action(move: Move) -> int:
    """The number of a move."""
    return PIECES * (move.district - 1) + move.number - 1 if isinstance(move, Place) else DONE


def features_of(asked: list[Asked]) -> list[Array]:
    """The features of the options, for each decision."""
    sizes = [len(each.moves) for each in asked]
    features = option_features(
        np.repeat([each.tensor for each in asked], sizes, 0),
        np.concatenate([each.actions for each in asked]),
        np.concatenate([each.worths for each in asked]),
    )
    return np.split(features, np.cumsum(sizes)[:-1])


class Learned(Bot):
    """The trained agent, as a bot."""

    games = ("vendetta",)

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.weights = kept(FILE)

    def choose(self, perspective: Perspective) -> Move:
        """One of the options."""
        if perspective.view["seats"] != SEATS:
            raise ValueError(f"it was trained for {SEATS} seats")
        asked = look(perspective)
        return asked.moves[int((features_of([asked])[0] @ self.weights).argmax())]


def keep(file: Path, weights: Array) -> None:
    """Write the weights to a file, with the hash of the tensors that they were trained on."""
    np.savez(file, schema=CODE.schema.hash, weights=weights)


@cache
def kept(file: Path) -> Array:
    """The weights in a file, read once."""
    with np.load(file) as found:
        if found["schema"] != CODE.schema.hash:
            raise ValueError(f"{file} was trained on other tensors: train it again")
        return found["weights"]


@dataclass
class Story:
    """The choices of one seat in one game."""

    seen: list[Array]
    """What the seat saw."""
    apart: list[Array]
    """What set the chosen option apart from what it would choose on average."""
    result: float = 0.0


def play(weights: Array, heat: float, seeds: range, rng: np.random.Generator) -> list[Story]:
    """Play games against itself, side by side so that NumPy has many options at once."""
    games = [(GAME.start(SEATS, seed), [Story([], []) for _ in range(SEATS)]) for seed in seeds]
    playing = games
    while playing:
        asked = [look(Perspective(position, position.deciders[0])) for position, _ in playing]
        for (position, stories), each, features in zip(
            playing, asked, features_of(asked), strict=True
        ):
            seat = position.deciders[0]
            likes = features @ weights / heat
            odds = np.exp(likes - likes.max())
            odds /= odds.sum()
            chosen = int(rng.choice(len(odds), p=odds))
            if len(odds) > 1:
                stories[seat].seen.append(each.tensor)
                stories[seat].apart.append(features[chosen] - odds @ features)
            position.play(seat, each.moves[chosen])
        playing = [(position, stories) for position, stories in playing if not position.over]
    for position, stories in games:
        assert position.outcome is not None
        for seat in position.outcome.winners:
            stories[seat].result = 1 / len(position.outcome.winners)
    return [story for _, stories in games for story in stories]


def surprises(guesses: Array, result: float) -> Array:
    """By how much each choice made things better than the critic had guessed."""
    found = np.empty(len(guesses))
    target = result
    for index in range(len(guesses) - 1, -1, -1):
        found[index] = target - guesses[index]
        target = TRUST * target + (1 - TRUST) * guesses[index]
    return found


def as_greedy() -> Array:
    """Weights by which greedy's opinion alone counts: the first feature."""
    weights = np.zeros(features_of([look(first_look())])[0].shape[1])
    weights[0] = 0.0065
    return weights


def first_look() -> Perspective:
    """What the first seat sees in the beginning of a game."""
    position = GAME.start(SEATS, 0)
    return Perspective(position, position.deciders[0])


def train(games: int, seed: int, together: int = 100) -> Array:
    """The weights after so many games."""
    rng, start = np.random.default_rng(seed), perf_counter()
    critic, weights = Critic(seed), as_greedy()
    squares, products = CAUTION * np.eye(len(weights)), CAUTION * weights
    rounds, size = max(1, games // together), min(games, together)
    for number in range(rounds):
        first = 1_000_000 * seed + number * together
        heat = HEAT[0] + (HEAT[1] - HEAT[0]) * number / rounds
        stories = play(weights, heat, range(first, first + size), rng)
        states = state_features(np.concatenate([story.seen for story in stories]))
        guesses = critic.forward(states)[1]
        lengths = [len(story.seen) for story in stories]
        if number > 0:  # in the first round the critic knows nothing yet
            parts = zip(np.split(guesses, np.cumsum(lengths)[:-1]), stories, strict=True)
            better = np.concatenate([surprises(part, story.result) for part, story in parts])
            apart = np.concatenate([story.apart for story in stories])
            squares = squares + apart.T @ apart
            products = products + apart.T @ better
            weights = np.linalg.solve(squares, products)
        results = np.repeat([story.result for story in stories], lengths)
        study(critic, states, results, rng)
        print(
            f"{(number + 1) * size:6,} games, {perf_counter() - start:4.0f} s: "
            f"the critic was off by {np.mean((guesses - results) ** 2):.4f}",
            flush=True,
        )
    return weights


def study(critic: Critic, states: Array, results: Array, rng: np.random.Generator) -> None:
    """Let the critic go through some games three times, in random order."""
    for _ in range(3):
        for some in np.array_split(rng.permutation(len(results)), max(1, len(results) // 256)):
            critic.learn(states[some], results[some], 0.001)


def against_greedy(games: int, jobs: int) -> Share:
    """How the trained agent fares alone against three greedy bots."""
    me = f"{__file__}:Learned"
    return simulate(GAME, games, SEATS, [me, "greedy"], seed=1, jobs=jobs).by_bot[me]


def main() -> None:
    """Train, keep, and try."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=3000, help="games to learn from")
    parser.add_argument("--against", type=int, default=400, help="games against greedy")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play against greedy")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    keep(FILE, train(asked.games, asked.seed))
    if asked.against == 0:
        return
    share = against_greedy(asked.against, asked.jobs)
    low, high = share.interval
    print(
        f"one against three greedy: {share.wins:.0f} of {share.played} games won, {share.rate:.1%} "
        f"(95% interval {low:.1%} to {high:.1%}; chance would be 25%)"
    )


if __name__ == "__main__":
    main()
