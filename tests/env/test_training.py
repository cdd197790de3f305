"""The training example learns, saves its model, and plays as a bot."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from conclave.bots import Perspective, custom
from conclave.lab import simulate

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "train_vendetta.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    """The example as a module."""
    return sys.modules[custom.load(f"{EXAMPLE}:Learned").__module__]


def test_a_little_training_beats_random(
    example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saved and loaded again, it plays against three random bots."""
    monkeypatch.chdir(tmp_path)
    example.load.cache_clear()
    example.save(example.FILE, example.train(6, seed=1, together=3))
    result = simulate(example.GAME, 8, 4, [f"{EXAMPLE}:Learned", "random"], seed=2)
    assert result.by_bot[f"{EXAMPLE}:Learned"].rate > 0.6


def test_training_is_reproducible(example: ModuleType) -> None:
    one, two = (example.train(4, seed=3, together=2) for _ in range(2))
    assert np.array_equal(one, two)
    assert not np.array_equal(one, example.as_greedy())


def test_an_untrained_agent_agrees_with_greedy(example: ModuleType) -> None:
    position = example.GAME.start(4, seed=5)
    for _ in range(20):
        choice = example.look(Perspective(position, position.deciders[0]))
        scores = example.features_of([choice])[0] @ example.as_greedy()
        assert (np.diff(choice.scores) <= 0).all()
        assert (np.diff(scores) <= 1e-6).all()
        position.play(position.deciders[0], choice.moves[0])


def test_actions_have_the_numbers_of_the_environment(example: ModuleType) -> None:
    position = example.GAME.start(4, seed=5)
    options = position.options(position.deciders[0])
    numbered = example.CODE.actions.numbered(options)
    assert [example.action(move) for move in options] == list(numbered)


def test_choices_are_judged_by_the_next_prediction_and_the_result(example: ModuleType) -> None:
    trust = example.TRUST
    found = example.surprises(np.array([0.2, 0.6, 0.5]), 1.0)
    middle = trust * 1.0 + (1 - trust) * 0.5
    first = trust * middle + (1 - trust) * 0.6
    assert found == pytest.approx([first - 0.2, middle - 0.6, 1.0 - 0.5])


def test_the_critic_learns_the_winner(example: ModuleType) -> None:
    """Training on the same game again and again improves its prediction."""
    trajectories = example.play(example.as_greedy(), 0.006, range(1), np.random.default_rng(1))
    assert sum(trajectory.result for trajectory in trajectories) == 1
    states = example.state_features(
        np.concatenate([trajectory.seen for trajectory in trajectories])
    )
    results = np.repeat([s.result for s in trajectories], [len(s.seen) for s in trajectories])
    critic = example.Critic(1)
    off = []
    for _ in range(40):
        off.append(np.mean((critic.forward(states)[1] - results) ** 2))
        critic.learn(states, results, 0.003)
    assert off[-1] < 0.5 * off[0]


def test_an_agent_trained_on_other_tensors_is_refused(example: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "old.npz"
    np.savez(file, schema="0123456789abcdef", weights=example.as_greedy())
    with pytest.raises(ValueError, match="was trained on other tensors"):
        example.load(file)


def test_the_command_trains_and_evaluates_the_agent(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLE, "--games", "2", "--against", "4", "--jobs", "1"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    trained, fared = done.stdout.splitlines()
    assert re.match(r" +2 games, +\d+ s: the critic was off by 0\.\d{4}", trained)
    pattern = (
        r"one against three greedy: \d of 4 games won, [\d.]+% \(95% interval .* would be 25%\)"
    )
    assert re.fullmatch(pattern, fared)
