"""The training example: it learns, what it learnt can be kept, and it plays as a bot."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from conclave.bots import own
from conclave.lab import simulate

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "train_vendetta.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    """The example as a module."""
    return sys.modules[own.load(f"{EXAMPLE}:Learned").__module__]


def test_a_round_of_self_play_beats_random(
    example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kept in a file and read again, one against three random bots."""
    monkeypatch.chdir(tmp_path)
    example.kept_net.cache_clear()
    example.train(64, seed=1).save(example.FILE)
    result = simulate(example.GAME, 8, 4, [f"{EXAMPLE}:Learned", "random"], seed=2)
    assert result.by_bot[f"{EXAMPLE}:Learned"].rate > 0.6


def test_the_same_seed_learns_the_same(example: ModuleType) -> None:
    one, two = (example.train(4, seed=3) for _ in range(2))
    for name, weights in one.weights.items():
        assert np.array_equal(weights, two.weights[name])


def test_going_through_the_same_games_again_brings_the_guesses_nearer(example: ModuleType) -> None:
    net = example.Net(1)
    taught = example.play_itself(net, 1, 4, 0.1)
    off = [example.study(net, taught, number, 0.002) for number in range(6)]
    assert off[-1] < 0.7 * off[0]


def test_it_learns_in_the_company_of_greedy_bots_as_well(example: ModuleType) -> None:
    """Both learners and both greedy bots have something to tell."""
    net = example.Net(1)
    taught = example.Company(3, net.weights).play()
    assert len(taught.rows) == len(taught.targets) > 40
    last = [target for target in taught.targets if target in (0, 1)]
    assert sorted(last)[-1] == 1
    before = {name: weights.copy() for name, weights in net.weights.items()}
    example.study(net, example.together([taught, taught]), 1, 0.001)
    assert all((net.weights[name] != weights).any() for name, weights in before.items())


def test_an_agent_trained_on_other_tensors_is_refused(example: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "old.npz"
    np.savez(file, schema="0123456789abcdef", **example.Net(1).weights)
    with pytest.raises(ValueError, match="was trained on other tensors"):
        example.Net.load(file)


def test_the_command_trains_and_tells_how_the_agent_fares(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLE, "--games", "4", "--rounds", "0", "--against", "4", "--jobs", "1"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    trained, fared = done.stdout.splitlines()
    assert re.match(r" +4 games, +\d+ s: guesses off by 0\.\d{4}, games of \d+ decisions", trained)
    told = r"one against three greedy: \d of 4 games won, [\d.]+% \(95% interval .* would be 25%\)"
    assert re.fullmatch(told, fared)
