"""PettingZoo's tests pass for all games, and simultaneous choices stay hidden."""

from __future__ import annotations

import warnings
from itertools import count

import numpy as np
import pytest
from env.tables import TABLES, Table
from pettingzoo.test import api_test, seed_test

from conclave.env.pettingzoo import env, raw_env

CYCLES = {"vendetta": 60, "empire": 130, "masquerade": 40, "vtes": 15}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_the_interface_passes_pettingzoos_test(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It prefers plain arrays, but masks require this form.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(env(table.name, table.seats, table.options), CYCLES[table.name])


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    seed_test(lambda: env(table.name, table.seats, table.options), CYCLES[table.name] // 4)


def test_different_seeds_give_different_games() -> None:
    table = raw_env("vendetta", 4)
    dealt = set()
    for seed in range(3):
        table.reset(seed=seed)
        dealt.add(table.observe("seat_0")["observation"].tobytes())
    assert len(dealt) == 3


def test_a_finished_game_is_rewarded_by_places() -> None:
    table = env("vendetta", 3, {"rounds": 1})
    table.reset(seed=4)
    rng = np.random.default_rng(1)
    earned = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        earned[agent] += reward
        assert seen is not None
        allowed = np.flatnonzero(seen["action_mask"])
        table.step(None if terminated else int(rng.choice(allowed)))
    assert sorted(earned.values()) == [-1, 0, 1]
    assert table.agents == []


def test_an_illegal_action_is_refused() -> None:
    table = env("vendetta", 4)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="is not allowed now"):
        table.step(49)


@pytest.mark.parametrize("name", ["masquerade", "vtes"])
def test_simultaneous_choices_are_hidden(name: str) -> None:
    """Whatever the first of several deciders chooses, the others see the same."""
    for seed in count():
        table = raw_env(name, 4)
        table.reset(seed=seed)
        rng = np.random.default_rng(seed)
        for _ in range(400):
            if table.terminations[table.agent_selection]:
                break
            allowed = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
            deciders = _deciders(table)
            if len(deciders) > 1 and len(allowed) > 1:
                seen = [_seen_after(table, int(action), deciders[1:]) for action in allowed[:2]]
                assert seen[0] == seen[1]
                return
            table.step(int(rng.choice(allowed)))


def _deciders(table: raw_env) -> list[int]:
    deciders = table._table.deciders
    return list(deciders)


def _seen_after(table: raw_env, action: int, others: list[int]) -> list[bytes]:
    """The others' observations after the first has acted, on a copy of the table."""
    position = table._table.copy()
    seat = position.deciders[0]
    position.play(seat, table.encoding.actions.move(action, position.options(seat)))
    return [table.encoding.observe(position, other).tobytes() for other in others]
