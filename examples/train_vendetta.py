"""Train a small agent for Vendetta by self-play, and let it play against three greedy bots.

    python examples/train_vendetta.py                # some minutes on two cores, NumPy alone
    conclave arena vendetta --bots examples/train_vendetta.py:Learned,greedy

The agent is a network that says how likely a seat is to win after a move. It looks at each of the
thirteen districts through the same small layer, adds up what it found there, and weighs that with
what is known of the table. It plays the move after which it likes its chances best. It learns from
games against itself, then from games among greedy bots: each guess is pulled towards the next one
and the outcome, as in TD(lambda).
"""

from __future__ import annotations

import argparse
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from vendetta_net import GAME, SEATS, Array, Net, Options, look

from conclave import Game, Move, Position, Rng, bots
from conclave.bots import Bot, Perspective
from conclave.lab import Share, simulate

FILE = Path("vendetta-agent.npz")
TRUST = 0.8
"""Lambda: how much more the outcome counts than the next guess."""
REPEATS = 3
"""How often what came of some games is gone through."""
COMPANY = 48
"""Games of a round among greedy bots."""
TOGETHER = 64
"""Games played side by side, so that the network looks at many options at once."""


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


class Company(NamedTuple):
    """A game in which two seats are the agent's and two are greedy's."""

    seed: int
    weights: dict[str, Array]

    def play(self) -> Lessons:
        """What all four seats have to tell of it, the greedy ones as well."""
        net, rng = Net(0), np.random.default_rng(self.seed)
        net.weights = self.weights
        position = GAME.start(SEATS, self.seed)
        others = [bots.make("greedy", GAME, seat, self.seed) for seat in range(SEATS)]
        mine = rng.permutation(SEATS)[:2]
        story: list[list[Any]] = [[] for _ in range(SEATS)]
        while not position.over:
            perspective = Perspective(position, position.deciders[0])
            seat, asked = perspective.seat, look(perspective)
            options = Options([asked.tensor], [asked.actions])
            chances = net.chances(options)
            best = rng.integers(len(chances)) if rng.random() < 0.05 else chances.argmax()
            move = asked.moves[int(asked.actions[int(best)])]
            if seat not in mine:
                move = others[seat].choose(perspective)
            chosen = list(asked.moves.values()).index(move) if move in asked.moves.values() else -1
            if len(asked.moves) > 1 and chosen >= 0:
                story[seat].append((options.row(chosen), float(chances[chosen])))
            position.play(seat, move)
        return lessons([position], [story])


def join(net: Net, rounds: int, seed: int, jobs: int) -> None:
    """Go on learning in the company of greedy bots, from the last few rounds each time."""
    recent: list[Lessons] = []
    with get_context("spawn").Pool(jobs) as pool:
        for number in range(rounds):
            first = 1_000_000 * seed + COMPANY * number
            games = [Company(first + each, net.weights) for each in range(COMPANY)]
            recent = [*recent[-2:], together(pool.map(Company.play, games))]
            off = study(net, together(recent), number, 0.0006 * (1 - 0.9 * number / rounds))
            print(f"{COMPANY * (number + 1):6,} games among greedy bots: {off:.4f}", flush=True)


def together(parts: list[Lessons]) -> Lessons:
    """All lessons in one."""
    rows = [row for part in parts for row in part.rows]
    targets = [target for part in parts for target in part.targets]
    return Lessons(rows, targets, [length for part in parts for length in part.lengths])


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
    parser.add_argument("--rounds", type=int, default=36, help="rounds among greedy bots")
    parser.add_argument("--against", type=int, default=400, help="games against greedy")
    parser.add_argument("--jobs", type=int, default=2, help="processes, where greedy plays")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    net = train(asked.games, asked.seed)
    net.forget_pace()
    join(net, asked.rounds, asked.seed, asked.jobs)
    net.save(FILE)
    share = against_greedy(asked.against, asked.jobs)
    low, high = share.interval
    print(
        f"one against three greedy: {share.wins:.0f} of {share.played} games won, {share.rate:.1%} "
        f"(95% interval {low:.1%} to {high:.1%}; chance would be 25%)"
    )


if __name__ == "__main__":
    main()
