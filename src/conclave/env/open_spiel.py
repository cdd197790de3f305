"""The games as OpenSpiel games: `conclave_vendetta`, `conclave_empire` and the others.

    import pyspiel
    import conclave.env.open_spiel  # registers them
    game = pyspiel.load_game("conclave_vendetta(players=3,rounds=2)")

A game starts with chance nodes that deal its seed byte by byte; all later randomness comes from
that seed. A player's information state is everything the seat has learned, and its current view.
Simultaneous choices are made one after the other, without seeing those of others.
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
from conclave.env.encoding import Encoding, encoding
from conclave.env.encodings import ENCODINGS
from conclave.env.rewards import rewards
from conclave.lab.extras import need

pyspiel: Any = need("pyspiel", "env")

SEED_BYTES: Final = 4
"""The number of chance nodes that deal the seed."""
BYTE: Final = 256
MAX_LENGTH: Final = 10_000
"""More decisions than any reasonable game has; OpenSpiel requires a bound."""


class Moment(NamedTuple):
    """A position, with a digest of what each seat has learned so far."""

    position: Position
    histories: tuple[str, ...]

    def __deepcopy__(self, memo: object) -> Moment:
        """For `State.clone`, which makes a deep copy."""
        return Moment(self.position.copy(), self.histories)

    def after(self, seat: int, move: Move) -> Moment:
        """The game after a move. It reuses this position, so this object becomes invalid."""
        events = self.position.play(seat, move)
        histories = [
            extend(before, [move] if other == seat else [], visible(events, other))
            for other, before in enumerate(self.histories)
        ]
        return Moment(self.position, tuple(histories))

    def known(self, seat: int) -> str:
        """Everything the seat knows or has known."""
        return f"{self.histories[seat]} {seen(self.position, seat)}"


def extend(history: str, moves: list[Move], events: list[Event]) -> str:
    """The digest of a seat's history, extended by its own moves and the events it sees."""
    return blake2b(repr((history, moves, events)).encode(), digest_size=8).hexdigest()


def seen(position: Position, seat: int | None) -> str:
    """The view of a seat or a spectator, as one line."""
    return json.dumps(position.view(seat), separators=(",", ":"))


class ConclaveGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games in OpenSpiel; `register` makes a subclass for each."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.game, params or {}
        self.settings = {name: given.get(name, value) for name, value in parameters(game).items()}
        self.seats: int = self.settings.pop("players")
        self.encoding: Encoding = encoding(game, self.seats, self.settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions.size,
            max_chance_outcomes=BYTE,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> ConclaveState:
        """A game whose seed isn't dealt yet."""
        return ConclaveState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of the states of this game."""
        if params:
            raise ValueError(f"observations take no parameters: {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class ConclaveState(pyspiel.State):  # type: ignore[misc]
    """A state of a game, or of dealing its seed."""

    def __init__(self, game: ConclaveGame) -> None:
        super().__init__(game)
        self.seed: tuple[int, ...] = ()
        self.moment: Moment | None = None

    @property
    def our_game(self) -> ConclaveGame:
        """The game, with its Python type."""
        found: ConclaveGame = self.get_game()
        return found

    def current_player(self) -> int:
        """The deciding seat; the first if several are asked at once."""
        if self.moment is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        deciders = self.moment.position.deciders
        over: int = pyspiel.PlayerId.TERMINAL
        return deciders[0] if deciders else over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The values of a byte of the seed."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.moment is not None
        position = self.moment.position
        if player != self.current_player():
            return []
        return list(self.our_game.encoding.actions.numbered(position.options(player)))

    def _apply_action(self, action: int) -> None:
        game = self.our_game
        if self.moment is None:
            self.seed = (*self.seed, action)
            if len(self.seed) == SEED_BYTES:
                seed = int.from_bytes(bytes(self.seed), "big")
                position = game.game.start(game.seats, seed, game.settings)
                self.moment = Moment(position, ("",) * game.seats)
            return
        seat = self.current_player()
        move = game.encoding.actions.move(action, self.moment.position.options(seat))
        self.moment = self.moment.after(seat, move)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.moment is None or player < 0:
            return f"deal {action}"
        position = self.moment.position
        if player in position.deciders:
            found = self.our_game.encoding.actions.numbered(position.options(player))
            if action in found:
                return found[action].text
        return self.our_game.encoding.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment is not None and self.moment.position.over

    def returns(self) -> list[float]:
        """From 1 for the first place to -1 for the last, in equal steps."""
        outcome = None if self.moment is None else self.moment.position.outcome
        return [0.0] * self.our_game.seats if outcome is None else rewards(outcome)

    def resample_from_infostate(self, player: int, sampler: Any) -> ConclaveState:
        """A random state consistent with what the player knows, for OpenSpiel's ISMCTS."""
        assert self.moment is not None
        other: ConclaveState = self.clone()
        chance = Rng(repr(float(sampler() if callable(sampler) else sampler.uniform())))
        other.moment = Moment(self.moment.position.imagine(player, chance), self.moment.histories)
        return other

    def __str__(self) -> str:
        if self.moment is None:
            return f"dealing {bytes(self.seed).hex()}"
        return f"{self.our_game.game.name} {self.moment.position.digest()}"


class Observer:
    """Observes states for players: as a tensor, and as a string."""

    def __init__(self, game: ConclaveGame, kind: Any) -> None:
        self.encoding = game.encoding
        self.recalls: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(self.encoding.schema.size, np.float32)
        self.dict = self.encoding.schema.split(self.tensor)

    def set_from(self, state: ConclaveState, player: int) -> None:
        """Fill the tensor; all 0 while the seed is dealt."""
        self.tensor.fill(0)
        if state.moment is not None:
            self.tensor[:] = self.encoding.observe(state.moment.position, player)

    def string_from(self, state: ConclaveState, player: int) -> str:
        """What the player knows or sees, or only the public or private part of it."""
        if state.moment is None:
            return ""
        position = state.moment.position
        if self.recalls:
            return state.moment.known(player)
        if self.public:
            return seen(position, player if self.private else None)
        public = position.view(None)
        view = position.view(player)
        return json.dumps({name: view[name] for name in view if view[name] != public.get(name)})


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of `pyspiel.load_game`: the number of players and the game's options."""
    middle = game.seats[len(game.seats) // 2]
    return {"players": middle} | {option.name: option.default for option in game.options}


def game_type(game: Game) -> Any:
    """The OpenSpiel type of one of our games."""
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
    """Register one of our games with `pyspiel.load_game`."""
    game = conclave.game(name)
    if f"conclave_{name}" not in pyspiel.registered_names():
        # A class, not a function, because OpenSpiel releases it after Python has shut down.
        kind = type(f"{name.capitalize()}Game", (ConclaveGame,), {"game": game})
        pyspiel.register_game(game_type(game), kind)


for name in ENCODINGS:
    register(name)
