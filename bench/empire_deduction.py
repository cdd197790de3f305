"""Fit the weights of traces in Empire: how much does each suggest a vampire?

Greedy plays the humans against naive, a vampire player who doesn't care what his actions reveal;
with `--vampires greedy`, against one who does, and bluffs; with both, against each in turn.
Whenever the human player chooses an action, the traces of all doubtful characters are stored with
the true vampires. The fit maximises the likelihood of the true sets, where the odds of a set are
the product of its members' odds.

    PYTHONPATH=src python bench/empire_deduction.py --games 1000
    PYTHONPATH=src python bench/empire_deduction.py --games 1000 --vampires naive greedy
"""

from __future__ import annotations

import argparse
from math import exp, log

from conclave import bots
from conclave.games.empire import GAME
from conclave.games.empire.deduction import WEIGHTS, capped, chances
from conclave.games.empire.rules.constants import BIT, CHARACTERS, TRACES, VAMPIRES
from conclave.games.empire.rules.table import Table

STEPS = 40
STRIDE = 0.5
HOLD = 0.0005
"""Regularisation, so that rare traces don't weigh too much."""
Sample = tuple[dict[str, tuple[float, ...]], frozenset[str]]
"""The traces of each doubtful character, and which of them are vampires."""


def samples(games: int, seed: int, vampires: list[str]) -> list[Sample]:
    """The human player's observations, with the truth."""
    found = []
    for number in range(games):
        position = GAME.start(2, seed + number, {"vampires": "first"})
        names = (vampires[number % len(vampires)], "greedy")
        players = [bots.make(name, GAME, seat, seed) for seat, name in enumerate(names)]
        while not position.over:
            seat = position.deciders[0]
            assert isinstance(position, Table)
            decision = position.decision(seat)
            if seat == position.human_seat and decision.prompt == "ChoosingAction":
                found.append(sample(position, seat))
            position.play(seat, players[seat].choose(bots.perspective(position, seat)))
        if number % 50 == 49:
            print(f"\r{number + 1} games, {len(found)} moments", end="", flush=True)
    print()
    return found


def sample(table: Table, seat: int) -> Sample:
    """One sample."""
    view = table.view(seat)
    open_ = [name for name, nature in view["natures"].items() if nature is None]
    traces = {
        name: tuple(float(capped(kind, view["traces"][name][kind])) for kind in TRACES)
        for name in open_
    }
    truth = {name for who, name in enumerate(CHARACTERS) if table.vampires & BIT[who]}
    assert len(truth) == VAMPIRES
    return traces, frozenset(truth & set(open_))


def fit(found: list[Sample]) -> dict[str, float]:
    """Maximise the likelihood by Newton steps."""
    weights = [WEIGHTS[kind] for kind in TRACES]
    for step in range(STEPS):
        slope, bend, likelihood = gradient(found, weights)
        for kind in range(len(TRACES)):
            pull = slope[kind] - HOLD * weights[kind]
            weights[kind] += STRIDE * pull / (bend[kind] + HOLD)
        text = ", ".join(f"{k} {w:.2f}" for k, w in zip(TRACES, weights, strict=True))
        print(f"step {step + 1}: log-likelihood {likelihood:.4f}; {text}", flush=True)
    return dict(zip(TRACES, weights, strict=True))


def gradient(found: list[Sample], weights: list[float]) -> tuple[list[float], list[float], float]:
    """Gradient, curvature and log-likelihood."""
    slope = [0.0] * len(TRACES)
    bend = [0.0] * len(TRACES)
    likelihood = 0.0
    for traces, truth in found:
        odds = {
            name: exp(sum([w * x for w, x in zip(weights, row, strict=True)]))
            for name, row in traces.items()
        }
        expected = chances(odds, len(truth))
        for name, row in traces.items():
            chance = expected[name]
            error = (name in truth) - chance
            likelihood += log(max(1e-9, 1 - abs(error))) / len(found)
            for kind, number in enumerate(row):
                if number:
                    slope[kind] += error * number / len(found)
                    bend[kind] += chance * (1 - chance) * number * number / len(found)
    return slope, bend, likelihood


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--vampires", nargs="+", default=["naive"], choices=["naive", "greedy"])
    arguments = parser.parse_args()
    for kind, number in fit(samples(arguments.games, arguments.seed, arguments.vampires)).items():
        print(f'    "{kind}": {number:.2f},')


if __name__ == "__main__":
    main()
