"""The games as PettingZoo environments: agents act one at a time, with action masks.

    from conclave.env.pettingzoo import env
    table = env("vendetta", seats=4)

Simultaneous choices are made one after the other, without seeing those of others.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

import conclave
from conclave.core.game import new_seed
from conclave.core.position import Position
from conclave.env.encoding import Encoding, encoding
from conclave.env.rewards import Goal, rewards
from conclave.env.schema import LARGEST, UNKNOWN, Schema
from conclave.lab.extras import need

need("pettingzoo", "env")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

Observation = dict[str, Any]
"""`observation`: the tensor; `action_mask`: the legal actions."""


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] = {},
    goal: Goal = "places",
    render_mode: str | None = None,
) -> AECEnv:
    """A table as an environment, with PettingZoo's checks for the order of calls."""
    return OrderEnforcingWrapper(raw_env(game, seats, options, goal, render_mode))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name
    """A table as an environment. `reset(seed=...)` deals a new game.

    `goal` is what is rewarded at the end: places, wins or scores.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "conclave",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] = {},
        goal: Goal = "places",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = conclave.game(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options)
        self.goal: Goal = goal
        self.render_mode = render_mode
        self.encoding: Encoding = encoding(self.game, self.seats, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: self._space() for agent in self.possible_agents}
        size = self.encoding.actions.size
        self._actions = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._position: Position | None = None

    @property
    def schema(self) -> Schema:
        """The schema of the tensors."""
        return self.encoding.schema

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The tensor and the action mask."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same game."""
        seed = new_seed() if seed is None else seed
        self._position = self.game.start(self.seats, seed, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        """An agent's observation and its legal actions."""
        position, seat = self._table, self._seat_of[agent]
        return {
            "observation": self.encoding.observe(position, seat),
            "action_mask": self.encoding.mask(position, seat),
        }

    def step(self, action: int | None) -> None:
        """Perform the current agent's action; an illegal one raises ValueError."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        position, seat = self._table, self._seat_of[agent]
        assert action is not None
        move = self.encoding.actions.move(int(action), position.options(seat))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        position.play(seat, move)
        if position.outcome is not None:
            earned = rewards(position.outcome, self.goal)
            self.rewards = {one: earned[self._seat_of[one]] for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """A spectator's view, as text."""
        if self.render_mode != "ansi":
            return None
        return json.dumps(self._table.view(None), indent=1)

    def close(self) -> None:
        """Nothing to close."""

    @property
    def _table(self) -> Position:
        if self._position is None:
            raise RuntimeError("call reset() first")
        return self._position

    def _next(self) -> str:
        """The agent to act; the first if several are asked at once."""
        deciders = self._table.deciders
        return self.possible_agents[deciders[0]] if deciders else self.agents[0]

    def _space(self) -> spaces.Space[Any]:
        tensor = spaces.Box(UNKNOWN, LARGEST, (self.encoding.schema.size,), np.float32)
        mask = spaces.Box(0, 1, (self.encoding.actions.size,), np.int8)
        return spaces.Dict({"observation": tensor, "action_mask": mask})
