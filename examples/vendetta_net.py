"""The network that examples/train_vendetta.py trains: how likely a seat is to win after a move."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import conclave
from conclave import Move
from conclave.bots import Perspective
from conclave.env import coding
from conclave.env.codings.vendetta import PIECES

Array = Any
"""A NumPy array; its types say little that would help here."""

SEATS = 4
GAME = conclave.game("vendetta")
CODE = coding(GAME, SEATS)
DONE = CODE.actions.size - 1

MAFIOSI = np.array([1, 2, 3, 4, 5, 6, 8, 10, 13, 17])
LEADS = np.array([1, 2, 3, 5, 8])
SUPPLIES = np.array([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20])
POINTS = np.array([0, 1, 5, 20, 75])
"""What sole control of so many districts is worth."""
GOAL = 250
PLENTY = 6
"""So many mafiosi more than the strongest rival has are as good as any number."""


def steps(values: Array, at: Array) -> Array:
    """For each value, which of the steps it has reached."""
    return values[..., None] >= at


def one_of(values: Array, size: int) -> Array:
    """Each value as a row with one 1."""
    return np.eye(size, dtype=np.float32)[values.astype(int)]


def district_features(mafiosi: Array, unturned: Array) -> Array:
    """A district: who stands there, mine first, and in how many turns its card may still come."""
    there = mafiosi > 0
    mine, rivals = mafiosi[..., 0], mafiosi[..., 1:].max(-1)
    here, present = there[..., :1], there.sum(-1)
    fewest = np.where(there, mafiosi, PIECES).min(-1)
    parts = (
        steps(mafiosi, MAFIOSI).reshape(*mine.shape, -1),
        one_of(unturned, 12),
        one_of(present, SEATS + 1),
        steps(mine - rivals, LEADS) & here,
        steps(rivals - mine, LEADS) & here,
        (mine == rivals)[..., None] & here,
        (mine == fewest)[..., None] & here,
        (present == 1)[..., None] & here,
    )
    return np.concatenate(parts, -1, dtype=np.float32)


class Options:
    """What seats could do in several games: one row for each option."""

    def __init__(self, tensors: list[Array], actions: list[Array]) -> None:
        parts = CODE.schema.split(np.stack(tensors))
        self.sizes = [len(some) for some in actions]
        self.of = np.repeat(np.arange(len(actions)), self.sizes)
        action = np.concatenate(actions)
        places = action < DONE
        self.district = np.where(places, action // PIECES, 0)
        number = np.where(places, action % PIECES + 1, 0)
        self.mafiosi = parts["districts"].astype(np.int64)
        self.unturned = np.where(parts["turned_over"] > 0, 0, parts["pile"]).astype(np.int64)
        self.placed = self.mafiosi[self.of, self.district]
        self.placed[:, 0] += number
        left = np.where(places, parts["question.districts"][self.of, 0] - 1, 0)
        self.table = self.table_features(parts, number, left)

    def table_features(self, parts: dict[str, Array], number: Array, left: Array) -> Array:
        """What is known beside the districts, after each option."""
        of, rows = self.of, len(self.of)
        alone = sole(self.mafiosi)
        over = (parts["turned_over"] > 0)[..., None]
        more = sole(self.placed).astype(int) - alone[of, self.district]
        settled = (alone & over).sum(1)[of] + more * over[of, self.district]
        open_ = (alone & ~over).sum(1)[of] + more * ~over[of, self.district]
        points, pile = parts["points"][of], parts["pile"][of, 0]
        supply = parts["supply"][of, 0] - number
        board = self.mafiosi.sum(1)[of]
        board[:, 0] += number
        needs = (points[..., None] + POINTS < GOAL).sum(-1)
        features = (
            one_of(needs, len(POINTS) + 1).reshape(rows, -1),
            points / GOAL,
            steps(supply, SUPPLIES),
            supply[:, None] / 10,
            one_of(pile, 12),
            left[:, None],
            settled / 4,
            open_ / 4,
            steps(settled + open_, np.arange(1, 6)).reshape(rows, -1),
            (PIECES - board) / 25,
            parts["box_empty"][of],
        )
        return np.concatenate(features, -1, dtype=np.float32)

    def row(self, option: int) -> tuple[Array, Array, Array]:
        """What the network would learn from an option: districts, their cards, the table."""
        of = self.of[option]
        mafiosi = self.mafiosi[of].astype(np.int8)
        mafiosi[self.district[option]] = self.placed[option]
        return mafiosi, self.unturned[of].astype(np.int8), self.table[option]


def sole(mafiosi: Array) -> Array:
    """For each seat, whether it stands there alone."""
    there = mafiosi > 0
    return there & (there.sum(-1, keepdims=True) == 1)


class Net:
    """The network, and Adam, which teaches it."""

    def __init__(self, seed: int, hidden: int = 32, top: int = 48) -> None:
        some = Options([CODE.look(first_look())], [np.array([DONE])])
        rng = np.random.default_rng(seed)
        width = district_features(some.mafiosi, some.unturned).shape[-1]
        self.weights: dict[str, Array] = {
            "look": rng.normal(0, 0.2, (width, hidden)),
            "look_bias": np.zeros(hidden),
            "districts": rng.normal(0, 0.15, (hidden, top)),
            "table": rng.normal(0, 0.2, (some.table.shape[-1], top)),
            "top_bias": np.zeros(top),
            "out": rng.normal(0, 0.1, top),
            "out_bias": np.full(1, -1.1),
        }
        self.weights = {name: value.astype(np.float32) for name, value in self.weights.items()}
        self.forget_pace()

    def forget_pace(self) -> None:
        """Begin anew with what Adam keeps."""
        self.means = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.lessons = 0

    def look(self, mafiosi: Array, unturned: Array) -> Array:
        """What it finds in districts."""
        features = district_features(mafiosi, unturned)
        return np.maximum(features @ self.weights["look"] + self.weights["look_bias"], 0)

    def weigh(self, found: Array, table: Array) -> tuple[Array, Array]:
        """The layer on top, and the chance of winning."""
        weights = self.weights
        top = found @ weights["districts"] + table @ weights["table"] + weights["top_bias"]
        top = np.maximum(top, 0)
        return top, 1 / (1 + np.exp(-(top @ weights["out"] + weights["out_bias"])))

    def chances(self, options: Options) -> Array:
        """The chance of winning after each option; only one district is another each time."""
        before = self.look(options.mafiosi, options.unturned)
        of, district = options.of, options.district
        after = self.look(options.placed, options.unturned[of, district])
        found = before.sum(1)[of] - before[of, district] + after
        return self.weigh(found / 4, options.table)[1]

    def learn(
        self, mafiosi: Array, unturned: Array, table: Array, target: Array, rate: float
    ) -> float:
        """One step towards the targets; how far off it was."""
        weights = self.weights
        features = district_features(mafiosi.astype(np.int64), unturned)
        looked = np.maximum(features @ weights["look"] + weights["look_bias"], 0)
        found = looked.sum(1) / 4
        top, chance = self.weigh(found, table)
        off = ((chance - target) / len(target)).astype(np.float32)
        to_top = off[:, None] * weights["out"] * (top > 0)
        to_look = (to_top @ weights["districts"].T / 4)[:, None, :] * (looked > 0)
        width, hidden = weights["look"].shape
        self.step(
            {
                "look": features.reshape(-1, width).T @ to_look.reshape(-1, hidden),
                "look_bias": to_look.sum((0, 1)),
                "districts": found.T @ to_top,
                "table": table.T @ to_top,
                "top_bias": to_top.sum(0),
                "out": top.T @ off,
                "out_bias": off.sum(keepdims=True),
            },
            rate,
        )
        return float(np.mean((chance - target) ** 2))

    def step(self, slopes: dict[str, Array], rate: float) -> None:
        """Adam."""
        self.lessons += 1
        for name, slope in slopes.items():
            self.means[name] = 0.9 * self.means[name] + 0.1 * slope
            self.squares[name] = 0.999 * self.squares[name] + 0.001 * slope * slope
            mean = self.means[name] / (1 - 0.9**self.lessons)
            square = self.squares[name] / (1 - 0.999**self.lessons)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-7)

    def save(self, file: Path) -> None:
        """Keep it, with the hash of the tensors that it was trained on."""
        np.savez(file, schema=CODE.schema.hash, **self.weights)

    @classmethod
    def load(cls, file: Path) -> Net:
        """One that was kept."""
        kept = dict(np.load(file))
        if kept.pop("schema") != CODE.schema.hash:
            raise ValueError(f"{file} was trained on other tensors: train it again")
        net = cls(0)
        net.weights = kept
        return net


class Asked(NamedTuple):
    """A decision: what the seat sees, and its moves by their numbers."""

    seat: int
    tensor: Array
    moves: dict[int, Move]

    @property
    def actions(self) -> Array:
        """The numbers of its moves."""
        return np.fromiter(self.moves, np.int64, len(self.moves))


def look(perspective: Perspective) -> Asked:
    """The decision that a seat is asked for, without placements of far more than is of use."""
    tensor = CODE.look(perspective)
    moves = CODE.actions.numbered(perspective.options)
    rows = CODE.schema.part(tensor, "districts")
    enough = np.maximum(rows[:, 1:].max(1) - rows[:, 0], 0) + PLENTY
    useful = {
        action: move
        for action, move in moves.items()
        if action == DONE or action % PIECES < enough[action // PIECES]
    }
    return Asked(perspective.seat, tensor, useful)


def first_look() -> Perspective:
    """What the first seat sees in the beginning of a game."""
    position = GAME.start(SEATS, 0)
    return Perspective(position, position.deciders[0])
