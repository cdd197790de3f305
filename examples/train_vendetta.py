"""Train a small agent for Vendetta by self-play, and let it play against three greedy bots.

    python examples/train_vendetta.py                # a few minutes on one core, NumPy alone
    conclave arena vendetta --bots examples/train_vendetta.py:Learned,greedy

The agent is a network that says how likely a seat is to win after a move. It looks at each of the
thirteen districts through the same small layer, adds up what it found there, and weighs that with
what is known of the table. It plays the move after which it likes its chances best, and learns from
games against itself: each guess is pulled towards the next one and the outcome, as in TD(lambda).
"""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

import conclave
from conclave import Game, Move, Position, Rng
from conclave.bots import Bot, Perspective
from conclave.env import coding
from conclave.env.codings.vendetta import PIECES
from conclave.lab import Share, simulate

Array = Any
"""A NumPy array; its types say little that would help here."""

FILE = Path("vendetta-agent.npz")
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
TRUST = 0.8
"""Lambda: how much more the outcome counts than the next guess."""
REPEATS = 3
"""How often what came of some games is gone through."""
TOGETHER = 64
"""Games played side by side, so that the network looks at many options at once."""


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


class Learned(Bot):
    """The trained agent, as a bot: it plays the move after which it likes its chances best."""

    games = ("vendetta",)

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.net = kept_net(FILE)

    def choose(self, perspective: Perspective) -> Move:
        """One of the options."""
        if perspective.view["seats"] != SEATS:
            raise ValueError(f"it was trained for {SEATS} seats")
        asked = look(perspective)
        best = int(self.net.chances(Options([asked.tensor], [asked.actions])).argmax())
        return asked.moves[int(asked.actions[best])]


@cache
def kept_net(file: Path) -> Net:
    """The network in a file, read once."""
    return Net.load(file)


class Lessons(NamedTuple):
    """Rows to learn from, each with its target, and how long the games were."""

    rows: list[tuple[Array, Array, Array]]
    targets: list[float]
    lengths: list[int]


def play_itself(net: Net, seed: int, games: int, curiosity: float) -> Lessons:
    """Play games side by side; now and then any option is tried."""
    rng = np.random.default_rng(seed)
    positions = [GAME.start(SEATS, seed * TOGETHER + number) for number in range(games)]
    stories: list[list[list[tuple[tuple[Array, Array, Array], float]]]] = [
        [[] for _ in range(SEATS)] for _ in positions
    ]
    playing = list(zip(positions, stories, strict=True))
    while playing:
        asked = [look(Perspective(position, position.deciders[0])) for position, _ in playing]
        options = Options([each.tensor for each in asked], [each.actions for each in asked])
        chances = net.chances(options)
        first = 0
        for (position, story), each in zip(playing, asked, strict=True):
            size = len(each.moves)
            tries = rng.random() < curiosity
            best = rng.integers(size) if tries else chances[first : first + size].argmax()
            chosen = first + int(best)
            if size > 1:
                story[each.seat].append((options.row(chosen), float(chances[chosen])))
            position.play(each.seat, each.moves[int(each.actions[chosen - first])])
            first += size
        playing = [(position, story) for position, story in playing if not position.over]
    return lessons(positions, stories)


def lessons(positions: list[Position], stories: list[list[list[Any]]]) -> Lessons:
    """What is to be learnt: the last guess from the outcome, each other from the next as well."""
    found = Lessons([], [], [position.number for position in positions])
    for position, story in zip(positions, stories, strict=True):
        assert position.outcome is not None
        winners = position.outcome.winners
        for seat, guesses in enumerate(story):
            target = (seat in winners) / len(winners)
            for row, guess in reversed(guesses):
                found.rows.append(row)
                found.targets.append(target)
                target = TRUST * target + (1 - TRUST) * guess
    return found


def study(net: Net, taught: Lessons, seed: int, rate: float) -> float:
    """Learn all rows some times, in random order; how far off the guesses were."""
    rng = np.random.default_rng(seed)
    mafiosi, unturned, table = (np.stack(part) for part in zip(*taught.rows, strict=True))
    targets = np.array(taught.targets, np.float32)
    off = [
        net.learn(mafiosi[some], unturned[some], table[some], targets[some], rate)
        for _ in range(REPEATS)
        for some in np.array_split(rng.permutation(len(targets)), max(1, len(targets) // 256))
    ]
    return sum(off) / len(off)


def train(games: int, seed: int) -> Net:
    """A network that has played so many games against itself."""
    net = Net(seed)
    start = perf_counter()
    rounds = max(1, games // TOGETHER)
    for number in range(rounds):
        ahead = 1 - number / rounds
        taught = play_itself(net, seed + number, min(games, TOGETHER), 0.01 + 0.1 * ahead)
        off = study(net, taught, seed + number, 0.0001 + 0.002 * ahead)
        if number % 10 == 9 or number == rounds - 1:
            length = sum(taught.lengths) / len(taught.lengths)
            print(
                f"{(number + 1) * len(taught.lengths):6,} games, {perf_counter() - start:4.0f} s: "
                f"guesses off by {off:.4f}, games of {length:.0f} decisions",
                flush=True,
            )
    return net


def against_greedy(games: int, jobs: int) -> Share:
    """How the trained agent fares alone against three greedy bots."""
    me = f"{__file__}:Learned"
    return simulate(GAME, games, SEATS, [me, "greedy"], seed=1, jobs=jobs).by_bot[me]


def main() -> None:
    """Train, keep, and try."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=6400, help="games to learn from")
    parser.add_argument("--against", type=int, default=400, help="games against greedy")
    parser.add_argument("--jobs", type=int, default=2, help="processes for those")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    train(asked.games, asked.seed).save(FILE)
    share = against_greedy(asked.against, asked.jobs)
    low, high = share.interval
    print(
        f"one against three greedy: {share.wins:.0f} of {share.played} games won, {share.rate:.1%} "
        f"(95% interval {low:.1%} to {high:.1%}; chance would be 25%)"
    )


if __name__ == "__main__":
    main()
