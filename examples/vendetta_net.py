"""What examples/train_vendetta.py learns with: numbers about positions and options, and a network.

The network is the critic: it says how likely a seat is to win, and plays no part in the choice.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import conclave
from conclave.env import coding
from conclave.env.codings.vendetta import PIECES

Array = Any
"""A NumPy array; its types say little that would help here."""

SEATS = 4
GAME = conclave.game("vendetta")
CODE = coding(GAME, SEATS)
DONE = CODE.actions.size - 1

TURNS = 11
GOAL = 250
POINTS = np.array([0, 1, 5, 20, 75])
"""What sole control of so many districts is worth."""
MAFIOSI = np.array([1, 2, 3, 4, 5, 6, 8, 10, 13, 17])
FEW = np.array([1, 2, 3, 5, 8])


def steps(values: Array, at: Array) -> Array:
    """For each value, which of the steps it has reached."""
    return values[..., None] >= at


def side_by_side(*parts: Array) -> Array:
    """All parts in one row for each position or option."""
    rows = len(parts[0])
    return np.concatenate([part.reshape(rows, -1) for part in parts], 1, dtype=np.float32)


def needed(points: Array) -> Array:
    """With how many districts each seat would win."""
    return (points[..., None] + POINTS < GOAL).sum(-1)


def state_features(tensors: Array) -> Array:
    """What the critic looks at: all districts added up, by whether their card is out."""
    seen = CODE.schema.split(tensors)
    mafiosi, over = seen["districts"], seen["turned_over"][..., None] > 0
    there = mafiosi > 0
    mine, rivals, present = mafiosi[..., :1], mafiosi[..., 1:].max(-1, keepdims=True), there.sum(-1)
    alone = there & (present == 1)[..., None]
    here = there[..., :1]
    parts = (
        steps(mafiosi, MAFIOSI).reshape(*present.shape, -1),
        alone,
        present[..., None] == np.arange(SEATS + 1),
        ((mine - rivals) >= FEW) & here,
        ((rivals - mine) >= FEW) & here,
        (mine == rivals) & here,
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


def option_features(tensors: Array, actions: Array, worths: Array) -> Array:
    """What an option is weighed by: greedy's opinion, and what it makes of its district."""
    seen = CODE.schema.split(tensors)
    rows = np.arange(len(actions))
    places = actions < DONE
    district = np.where(places, actions // PIECES, 0)
    number = np.where(places, actions % PIECES + 1, 0)
    before = seen["districts"][rows, district]
    mine = before[:, 0] + number
    there = before[:, 1:] > 0
    strongest, rivals = before[:, 1:].max(1), there.sum(1)
    fewest = np.where(there, before[:, 1:], PIECES).min(1)
    alone, duel, crowd = rivals == 0, rivals == 1, rivals > 1
    standing = (
        np.stack(
            [
                alone & (before[:, 0] == 0),
                alone & (before[:, 0] > 0),
                duel & (mine > strongest),
                duel & (mine == strongest),
                duel & (mine < strongest),
                crowd & (mine > strongest),
                crowd & (mine <= strongest) & (mine > fewest),
                crowd & (mine <= fewest),
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
        10 * logit(worths),
        standing & over,
        standing & ~over,
        (standing & over) * late,
        (standing & ~over) * late,
        steps(mine, np.array([2, 3, 4, 6])) & sole & over,
        steps(mine, np.array([2, 3, 4, 6])) & sole & ~over,
        steps(mine - strongest, np.array([2, 3])) & (duel & places)[:, None],
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
    """A chance on the scale on which evidence adds up."""
    chance = np.clip(chance, 0.003, 0.997)
    return np.log(chance / (1 - chance))


class Critic:
    """A network with one hidden layer, and Adam, which teaches it."""

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
        """One step towards the results."""
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
