"""The games as OpenSpiel games: `conclave_vendetta`, `conclave_empire` and the others.

    import pyspiel
    import conclave.env.open_spiel  # registers them
    game = pyspiel.load_game("conclave_vendetta(players=3,rounds=2)")

A game begins with chance nodes that deal its seed byte by byte; all chance that follows comes from
that seed. A player's information state is all that the seat was ever told, and what it sees now.
Where seats choose at the same time they do so one after the other, without seeing the others'.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import numpy as np

import conclave
from conclave.core.events import Event, visible
from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.position import Position
from conclave.core.rng import Rng
from conclave.env.coding import Coding, coding
from conclave.env.codings import CODINGS
from conclave.env.rewards import rewards
from conclave.lab.extras import need

pyspiel: Any = need("pyspiel", "env")

BYTES: Final = 4
"""So many chance nodes deal the seed."""
BYTE: Final = 256
LONGEST: Final = 10_000
"""More decisions than any sensible game has; OpenSpiel wants to know."""


class Moment(NamedTuple):
    """A game under way, with a digest of all that each seat was told so far."""

    position: Position
    told: tuple[str, ...]

    def __deepcopy__(self, memo: object) -> Moment:
        """For `State.clone`, which copies all that a state has."""
        return Moment(self.position.copy(), self.told)

    def after(self, seat: int, move: Move) -> Moment:
        """The game after a move; the position here is used up."""
        events = self.position.play(seat, move)
        told = [
            remember(before, [move] if other == seat else [], visible(events, other))
            for other, before in enumerate(self.told)
        ]
        return Moment(self.position, tuple(told))

    def known(self, seat: int) -> str:
        """All that the seat knows and ever knew."""
        return f"{self.told[seat]} {seen(self.position, seat)}"


def remember(before: str, chosen: list[Move], events: list[Event]) -> str:
    """A digest of what was told before, of one's own choice, and of what happened then."""
    story = repr((before, chosen, events))
    return blake2b(story.encode(), digest_size=8).hexdigest()


def seen(position: Position, seat: int | None) -> str:
    """What a seat or a spectator sees, in one line."""
    return json.dumps(position.view(seat), separators=(",", ":"))


class ConclaveGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours under OpenSpiel's contract; each has a class of its own, see `register`."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.game, params or {}
        self.settings = {name: given.get(name, value) for name, value in parameters(game).items()}
        self.seats: int = self.settings.pop("players")
        self.coding: Coding = coding(game, self.seats, self.settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.coding.actions.size,
            max_chance_outcomes=BYTE,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> ConclaveState:
        """A game whose seed has not been dealt."""
        return ConclaveState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at states for a player."""
        if params:
            raise ValueError(f"observations take no parameters: {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class ConclaveState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game, or of the dealing of its seed."""

    def __init__(self, game: ConclaveGame) -> None:
        super().__init__(game)
        self.seed: tuple[int, ...] = ()
        self.moment: Moment | None = None

    @property
    def ours(self) -> ConclaveGame:
        """The game, as we know it."""
        found: ConclaveGame = self.get_game()
        return found

    def current_player(self) -> int:
        """Who decides: where several are asked at once, the first of them."""
        if self.moment is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        deciders = self.moment.position.deciders
        over: int = pyspiel.PlayerId.TERMINAL
        return deciders[0] if deciders else over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte of the seed."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.moment is not None
        position = self.moment.position
        if player != self.current_player():
            return []
        return list(self.ours.coding.actions.numbered(position.options(player)))

    def _apply_action(self, action: int) -> None:
        ours = self.ours
        if self.moment is None:
            self.seed = (*self.seed, action)
            if len(self.seed) == BYTES:
                seed = int.from_bytes(bytes(self.seed), "big")
                position = ours.game.start(ours.seats, seed, ours.settings)
                self.moment = Moment(position, ("",) * ours.seats)
            return
        seat = self.current_player()
        move = ours.coding.actions.move(action, self.moment.position.options(seat))
        self.moment = self.moment.after(seat, move)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.moment is None or player < 0:
            return f"deal {action}"
        position = self.moment.position
        if player in position.deciders:
            found = self.ours.coding.actions.numbered(position.options(player))
            if action in found:
                return found[action].text
        return self.ours.coding.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment is not None and self.moment.position.over

    def returns(self) -> list[float]:
        """From 1 for the first place to -1 for the last, in equal steps."""
        outcome = None if self.moment is None else self.moment.position.outcome
        return [0.0] * self.ours.seats if outcome is None else rewards(outcome)

    def resample_from_infostate(self, player: int, sampler: Any) -> ConclaveState:
        """A state that could be this one for all the player knows: what OpenSpiel's ISMCTS asks."""
        assert self.moment is not None
        other: ConclaveState = self.clone()
        chance = Rng(repr(float(sampler() if callable(sampler) else sampler.uniform())))
        other.moment = Moment(self.moment.position.imagine(player, chance), self.moment.told)
        return other

    def __str__(self) -> str:
        if self.moment is None:
            return f"dealing {bytes(self.seed).hex()}"
        return f"{self.ours.game.name} {self.moment.position.digest()}"


class Observer:
    """Looks at states for players: the tensor of the schema, and strings of views."""

    def __init__(self, game: ConclaveGame, kind: Any) -> None:
        self.coding = game.coding
        self.recalls: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(self.coding.schema.size, np.float32)
        self.dict = self.coding.schema.split(self.tensor)

    def set_from(self, state: ConclaveState, player: int) -> None:
        """Fill the tensor; all 0 while the seed is dealt."""
        self.tensor.fill(0)
        if state.moment is not None:
            self.tensor[:] = self.coding.observe(state.moment.position, player)

    def string_from(self, state: ConclaveState, player: int) -> str:
        """What the player knows, sees, or sees of what is public or his alone."""
        if state.moment is None:
            return ""
        position = state.moment.position
        if self.recalls:
            return state.moment.known(player)
        if self.public:
            return seen(position, player if self.private else None)
        everybody = position.view(None)
        mine = position.view(player)
        return json.dumps({name: mine[name] for name in mine if mine[name] != everybody.get(name)})


def parameters(game: Game) -> dict[str, Any]:
    """What `pyspiel.load_game` may set: the number of players and the game's own options."""
    middle = game.seats[len(game.seats) // 2]
    return {"players": middle} | {option.name: option.default for option in game.options}


def game_type(game: Game) -> Any:
    """How OpenSpiel sorts a game of ours."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"conclave_{game.name}",
        long_name=f"Conclave: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


def register(name: str) -> None:
    """Let `pyspiel.load_game` know a game of ours."""
    game = conclave.game(name)
    if f"conclave_{name}" not in pyspiel.registered_names():
        # A class, not a function: OpenSpiel lets go of it when Python is already gone.
        kind = type(f"{name.capitalize()}Game", (ConclaveGame,), {"game": game})
        pyspiel.register_game(game_type(game), kind)


for name in CODINGS:
    register(name)
