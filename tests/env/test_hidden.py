"""What learners are given doesn't depend on hidden information, in all four games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from hidden import GAMES, TABLES, played, worlds

from conclave.core.events import Committed
from conclave.core.position import Position
from conclave.env import encoding
from conclave.env.open_spiel import Moment, seen
from conclave.env.pettingzoo import raw_env

SEVERAL = 5
"""Only every n-th step is checked if that takes long."""


def moved(before: Position, seat: int, text: str) -> Moment:
    """A state in OpenSpiel after a move."""
    moment = Moment(before.copy(), ("",) * before.seats)
    return moment.after(seat, before.game.move(text))


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_depends_only_on_what_the_player_saw(name: str) -> None:
    differed = 0
    for world in worlds(name):
        step, player = world.step, world.viewer
        if player is None:
            continue
        assert step.seat is not None
        here = moved(step.before, step.seat, step.move)
        there = moved(world.before, step.seat, step.move)
        assert here.position.digest() == step.position.digest()
        assert here.known(player) == there.known(player)
        differed += world.differs
    assert differed > 0 or name == "vendetta"


def test_secret_choices_are_not_in_other_information_states() -> None:
    choices = 0
    for step in played("masquerade"):
        if step.seat is None or step.events != [Committed(step.seat)]:
            continue
        moments = [
            moved(step.before, step.seat, move.text) for move in step.before.options(step.seat)
        ]
        choices += len(moments) > 1
        for player in range(step.position.seats):
            known = {moment.known(player) for moment in moments}
            assert len(known) == (len(moments) if player == step.seat else 1)
    assert choices > 0


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_observations_match_the_players_view(name: str) -> None:
    table = TABLES[name]
    options = "".join(f",{key}={value}" for key, value in table.options.items())
    game = pyspiel.load_game(f"conclave_{name}(players={table.seats}{options})")
    state = game.new_initial_state()
    for _ in range(4):
        state.apply_action(1)
    kinds = {
        "all": pyspiel.IIGObservationType(perfect_recall=False),
        "public": pyspiel.IIGObservationType(
            perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        ),
    }
    observers = {kind: game.make_py_observer(type) for kind, type in kinds.items()}
    for world in worlds(name, SEVERAL):
        player = world.viewer
        if player is None:
            continue
        observed: list[Any] = []
        for position in (world.step.position, world.position):
            state.moment = Moment(position, ("",) * position.seats)
            observed.append(
                [state.observation_string(player), state.information_state_string(player)]
            )
            observed[-1] += [observers["all"].string_from(state, player)]
            observers["all"].set_from(state, player)
            observed[-1] += [observers["all"].tensor.tolist()]
            public = observers["public"].string_from(state, player)
            assert public == seen(position, None) != seen(position, player)
        assert observed[0] == observed[1]


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_observations_match_the_agents_view(name: str) -> None:
    table = TABLES[name]
    env = raw_env(name, table.seats, table.options, render_mode="ansi")
    env.reset(seed=1)
    code = encoding(table.game, table.seats, table.options)
    compared = 0
    for world in worlds(name, SEVERAL):
        shown: list[Any] = []
        for position in (world.step.position, world.position):
            env._position = position
            seen_now = env.render() if world.viewer is None else env.observe(f"seat_{world.viewer}")
            shown.append(seen_now)
        if world.viewer is None:
            assert shown[0] == shown[1]
        else:
            for part in ("observation", "action_mask"):
                assert np.array_equal(shown[0][part], shown[1][part])
            mine = code.observe(world.step.position, world.viewer)
            assert np.array_equal(shown[0]["observation"], mine)
        compared += world.position.reveal() != world.step.position.reveal()
    assert compared > 5
