"""OpenSpiel's checks and algorithms run on our games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from conclave.env import open_spiel

VENDETTA = "conclave_vendetta(players=3,rounds=1)"
EMPIRE = "conclave_empire"


def dealt(game: str, byte: int = 7) -> Any:
    """A state after the seed has been dealt."""
    state = pyspiel.load_game(game).new_initial_state()
    while state.is_chance_node():
        state.apply_action(byte)
    return state


def test_all_games_are_registered() -> None:
    ours = {name for name in pyspiel.registered_names() if name.startswith("conclave_")}
    assert ours == {"conclave_empire", "conclave_masquerade", "conclave_vendetta", "conclave_vtes"}
    assert pyspiel.load_game(VENDETTA).get_parameters()["rounds"] == 1
    assert pyspiel.load_game("conclave_masquerade").num_players() == 5


@pytest.mark.parametrize("game", [VENDETTA, EMPIRE])
def test_random_games_pass_openspiels_checks(game: str) -> None:
    """They save and reload every state and check observations, actions and returns."""
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seed"), [(VENDETTA, 3), (EMPIRE, 55)])
def test_a_playthrough_is_reproducible(game: str, seed: int, tmp_path: Path) -> None:
    """The seeds give short games, because every tensor of every state is written."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["pytest"])
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(game, [], seed=seed), encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again
    assert "IsTerminal() = True" in original
    assert "ObservationTensor(1).hand" in original or "ObservationTensor(1).supply" in original


@pytest.mark.parametrize("game", [VENDETTA, EMPIRE])
def test_openspiels_searches_play_our_games(game: str) -> None:
    state = dealt(game)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    chance = np.random.RandomState(2)
    kinds = (
        ismcts.ISMCTSBot(state.get_game(), rollouts, 2.0, 4, random_state=chance),
        mcts.MCTSBot(state.get_game(), 2.0, 4, rollouts, random_state=chance),
    )
    before = str(state)
    for bot in kinds:
        assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize("game", [VENDETTA, EMPIRE])
def test_openspiels_learners_run_on_our_games(game: str) -> None:
    """Its environment for reinforcement learning, and two iterations of its MCCFR."""
    table = rl_environment.Environment(pyspiel.load_game(game))
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(table.game)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(dealt(game))
    assert sum(policy.values()) == pytest.approx(1)


def test_openspiels_ismcts_plays_a_whole_game() -> None:
    state = dealt("conclave_vendetta(players=3,rounds=1)")
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(), rollouts, 2.0, 2, random_state=np.random.RandomState(2)
    )
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sorted(state.returns()) == [-1, 0, 1]


@pytest.mark.parametrize("game", ["conclave_masquerade(players=3)", "conclave_vtes(decks=starter)"])
def test_other_games_are_played_and_resampled(game: str) -> None:
    state = dealt(game)
    chance = np.random.RandomState(1)
    for _ in range(60):
        state.apply_action(int(chance.choice(state.legal_actions())))
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert str(other) != str(state)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_clones_are_independent() -> None:
    state = dealt(VENDETTA)
    clone = state.clone()
    before = str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert str(clone) != before


def test_a_resampled_state_looks_the_same_to_the_player() -> None:
    state = dealt(VENDETTA)
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert str(other) != str(state)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_an_information_state_includes_the_history() -> None:
    """The same placements in two orders give the same view but different histories."""
    states = [dealt(VENDETTA) for _ in range(2)]
    for state, placed in zip(states, (("place 1 d1", "place 1 d2"), ("place 1 d2", "place 1 d1"))):
        state.apply_action(state.string_to_action("done"))
        for text in placed:
            state.apply_action(state.string_to_action(text))
    player = states[0].current_player()
    one, two = (state.observation_string(player) for state in states)
    assert one == two
    assert len({state.information_state_string(player) for state in states}) == 2


def test_nothing_is_visible_before_the_seed_is_dealt() -> None:
    state = pyspiel.load_game(VENDETTA).new_initial_state()
    assert len(state.chance_outcomes()) == open_spiel.BYTE
    assert state.observation_string(0) == state.information_state_string(0) == ""
    assert not any(state.observation_tensor(0))
    assert state.returns() == [0, 0, 0]
