"""Other public engines of hidden-information games, each driven as fast as possible.

A peer is imported when it is set up, so a missing one doesn't affect the others. Setting it up
gives a `Table`, whose `play_game` returns the number of decisions. Chance events take time but
aren't counted.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import choice, choices, random


@dataclass(frozen=True)
class Table:
    game: str
    seats: int
    play_game: Callable[[], int]


def open_spiel_hearts() -> Table:
    pyspiel = import_module("pyspiel")
    hearts = pyspiel.load_game("hearts")
    chance = int(pyspiel.PlayerId.CHANCE)

    def play_game() -> int:
        decisions = 0
        state = hearts.new_initial_state()
        decider, legal_actions = state.current_player, state.legal_actions
        chance_outcomes, apply_action = state.chance_outcomes, state.apply_action
        while True:
            seat = decider()
            if seat >= 0:
                actions = legal_actions()
                apply_action(actions[int(random() * len(actions))])
                decisions += 1
            elif seat == chance:
                outcomes = chance_outcomes()  # in hearts all are equally likely
                apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                return decisions

    return Table("hearts, driven the fastest way we know", hearts.num_players(), play_game)


def open_spiel_hearts_plainly() -> Table:
    """Driven as the documentation shows: chance outcomes are drawn by their probabilities."""
    pyspiel = import_module("pyspiel")
    hearts = pyspiel.load_game("hearts")

    def play_game() -> int:
        decisions = 0
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, chances)[0])
            else:
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return decisions

    return Table("hearts, driven as documented", hearts.num_players(), play_game)


def rlcard_uno() -> Table:
    uno = import_module("rlcard").make("uno")

    def play_game() -> int:
        decisions = 0
        state, _ = uno.reset()
        while not uno.is_over():
            actions = state["raw_legal_actions"]  # raw: nothing to translate
            state, _ = uno.step(actions[int(random() * len(actions))], raw_action=True)
            decisions += 1
        return decisions

    return Table("uno", uno.num_players, play_game)


def pettingzoo_hanabi() -> Table:
    # raw_env is env without the checking wrappers, which cost speed.
    hanabi = import_module("pettingzoo.classic.hanabi_v5").raw_env()

    def play_game() -> int:
        decisions = 0
        hanabi.reset()
        while True:
            observation, _, terminated, truncated, _ = hanabi.last()
            if terminated or truncated:
                return decisions
            actions = observation["action_mask"].nonzero()[0]
            hanabi.step(actions[int(random() * len(actions))])
            decisions += 1

    return Table("hanabi_v5", len(hanabi.possible_agents), play_game)


PEERS: dict[str, Callable[[], Table]] = {
    "open_spiel": open_spiel_hearts,
    "open_spiel (plainly)": open_spiel_hearts_plainly,
    "rlcard": rlcard_uno,
    "pettingzoo": pettingzoo_hanabi,
}
