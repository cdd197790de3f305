"""Features of positions and options, and the critic network, for examples/train_vendetta.py.

The critic estimates how likely a seat is to win; it isn't used to choose.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import conclave
from conclave.env import encoding
from conclave.env.encodings.vendetta import PIECES

Array = Any
"""A NumPy array of any type."""

SEATS = 4
GAME = conclave.game("vendetta")
CODE = encoding(GAME, SEATS)
DONE = CODE.actions.size - 1

TURNS = 11
GOAL = 250
POINTS = np.array([0, 1, 5, 20, 75])
"""The points for sole control of this many districts."""
MAFIOSI = np.array([1, 2, 3, 4, 5, 6, 8, 10, 13, 17])
FEW = np.array([1, 2, 3, 5, 8])


def steps(values: Array, at: Array) -> Array:
    """For each value, which of the thresholds it has reached."""
    return values[..., None] >= at


def side_by_side(*parts: Array) -> Array:
    """Concatenate features, with a row for each position or option."""
    rows = len(parts[0])
    return np.concatenate([part.reshape(rows, -1) for part in parts], 1, dtype=np.float32)


def needed(points: Array) -> Array:
    """How many districts each seat needs to win."""
    return (points[..., None] + POINTS < GOAL).sum(-1)


def state_features(tensors: Array) -> Array:
    """Features for the critic: sums over districts, by whether their card is out."""
    seen = CODE.schema.split(tensors)
    mafiosi, over = seen["districts"], seen["turned_over"][..., None] > 0
    there = mafiosi > 0
    own, rivals, present = mafiosi[..., :1], mafiosi[..., 1:].max(-1, keepdims=True), there.sum(-1)
    alone = there & (present == 1)[..., None]
    here = there[..., :1]
    parts = (
        steps(mafiosi, MAFIOSI).reshape(*present.shape, -1),
        alone,
        present[..., None] == np.arange(SEATS + 1),
        ((own - rivals) >= FEW) & here,
        ((rivals - own) >= FEW) & here,
        (own == rivals) & here,
    )
    districts = np.concatenate(parts, -1, dtype=np.float32)
    held, points, pile = alone.sum(1), seen["points"], seen["pile"]
    return side_by_side(
        (districts * over).sum(1) / 4,
        (districts * ~over).sum(1) / 4,
        steps(held, np.arange(1, 6)),
        needed(points)[..., None] == np.arange(6),
        points / GOAL,
        steps(seen["supply"][:, 0], np.arange(1, 16)),
        pile == np.arange(1, TURNS + 1),
        seen["question.districts"],
        (PIECES - mafiosi.sum(1)) / 25,
    )


def option_features(tensors: Array, actions: Array, scores: Array) -> Array:
    """Features of options: greedy's score, and the effect on the district."""
    seen = CODE.schema.split(tensors)
    rows = np.arange(len(actions))
    places = actions < DONE
    district = np.where(places, actions // PIECES, 0)
    number = np.where(places, actions % PIECES + 1, 0)
    before = seen["districts"][rows, district]
    own = before[:, 0] + number
    there = before[:, 1:] > 0
    strongest, rivals = before[:, 1:].max(1), there.sum(1)
    fewest = np.where(there, before[:, 1:], PIECES).min(1)
    alone, duel, crowd = rivals == 0, rivals == 1, rivals > 1
    standing = (
        np.stack(
            [
                alone & (before[:, 0] == 0),
                alone & (before[:, 0] > 0),
                duel & (own > strongest),
                duel & (own == strongest),
                duel & (own < strongest),
                crowd & (own > strongest),
                crowd & (own <= strongest) & (own > fewest),
                crowd & (own <= fewest),
            ],
            1,
        )
        & places[:, None]
    )
    over = seen["turned_over"][rows, district][:, None] > 0
    late = 1 - seen["pile"] / TURNS
    supply = seen["supply"][:, 0] - number
    everywhere = seen["districts"] > 0
    held = (everywhere & (everywhere.sum(-1, keepdims=True) == 1)).sum(1)
    close = held + 1 >= needed(seen["points"])
    breaks = (duel & places & (before[:, 0] == 0))[:, None] & there
    sole = (alone & places)[:, None]
    return side_by_side(
        10 * logit(scores),
        standing & over,
        standing & ~over,
        (standing & over) * late,
        (standing & ~over) * late,
        steps(own, np.array([2, 3, 4, 6])) & sole & over,
        steps(own, np.array([2, 3, 4, 6])) & sole & ~over,
        steps(own - strongest, np.array([2, 3])) & (duel & places)[:, None],
        ~places,
        ~places[:, None] * late,
        steps(supply, FEW),
        steps(supply, FEW) * late,
        number / 5,
        number[:, None] / 5 * late,
        breaks,
        breaks * late,
        (breaks & close[:, 1:]).any(1),
        (breaks * seen["points"][:, 1:]).sum(1) / GOAL,
        sole & (held[:, :1] >= np.array([2, 3, 4])),
        sole[:, 0] & close[:, 0] & over[:, 0],
    )


def logit(chance: Array) -> Array:
    """The log-odds of a chance."""
    chance = np.clip(chance, 0.003, 0.997)
    return np.log(chance / (1 - chance))


class Critic:
    """A network with one hidden layer, trained by Adam."""

    def __init__(self, seed: int, hidden: int = 32) -> None:
        position = GAME.start(SEATS, 0)
        width = state_features(CODE.observe(position, position.deciders[0])[None]).shape[1]
        rng = np.random.default_rng(seed)
        into = rng.normal(0, 0.1, (width, hidden))
        parts = (into, np.zeros(hidden), np.zeros(hidden), -np.ones(1))
        self.weights = [part.astype(np.float32) for part in parts]
        self.means = [np.zeros_like(part) for part in self.weights]
        self.squares = [np.zeros_like(part) for part in self.weights]
        self.steps = 0

    def forward(self, features: Array) -> tuple[Array, Array]:
        """The hidden layer, and the chance of winning."""
        into, bias, out, level = self.weights
        hidden = np.maximum(features @ into + bias, 0)
        return hidden, 1 / (1 + np.exp(-(hidden @ out + level)))

    def learn(self, features: Array, results: Array, rate: float) -> None:
        """One step of gradient descent."""
        hidden, chances = self.forward(features)
        off = ((chances - results) / len(results)).astype(np.float32)
        back = off[:, None] * self.weights[2] * (hidden > 0)
        slopes = [features.T @ back, back.sum(0), hidden.T @ off, off.sum(keepdims=True)]
        self.steps += 1
        for part, slope, mean, square in zip(
            self.weights, slopes, self.means, self.squares, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            pace = rate / (1 - 0.9**self.steps) * np.sqrt(1 - 0.999**self.steps)
            part -= pace * mean / (np.sqrt(square) + 1e-8)
