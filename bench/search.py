"""Iterations per second of the search on one core, compared with OpenSpiel's.

    python bench/search.py [--seconds 5] [GAME ...]

Ours searches positions from games of greedy bots, and plays out to the horizon of the game.
OpenSpiel's ISMCTS (in C++) plays random games to their ends, and its games are smaller, so the
figures don't say which search is better.
"""

from __future__ import annotations

import argparse
import random
import warnings
from time import perf_counter, process_time

import conclave
from conclave import bots
from conclave.bots.levels import foresight_for
from conclave.bots.search import Search
from conclave.core.position import Position
from conclave.core.rng import Rng

SEATS = {"vendetta": 4, "masquerade": 4, "empire": 2, "vtes": 5}
TARGETS = {"vendetta": 3000, "masquerade": 500, "empire": 1500, "vtes": 60}
PEERS = ("gin_rummy", "oh_hell", "leduc_poker")
MOMENTS = 20


def moments(name: str, wanted: int) -> list[Position]:
    """Random positions with a choice, from games between greedy bots."""
    game, chance, found = conclave.game(name), random.Random(1), list[Position]()
    seed = 0
    while len(found) < wanted:
        seed += 1
        position = game.start(SEATS[name], seed)
        players = [bots.make("greedy", game, seat, seed) for seat in range(SEATS[name])]
        kept: list[Position] = []
        while not position.over:
            seat = position.deciders[0]
            if len(position.options(seat)) > 1:
                kept.append(position.copy())
            position.play(seat, players[seat].choose(bots.perspective(position, seat)))
        found += chance.sample(kept, min(4, len(kept)))
    return found[:wanted]


def measure(name: str, seconds: float) -> float:
    """Iterations per second over all positions."""
    game, iterations, spent = conclave.game(name), 0, 0.0
    for number, position in enumerate(moments(name, MOMENTS)):
        seat = position.deciders[0]
        search = Search(foresight_for(game), seat, Rng(f"bench {number}"))
        start = process_time()
        until = start + seconds / MOMENTS
        iterations += search.think(
            bots.perspective(position, seat).imagine,
            10**9,
            lambda until=until: process_time() > until,  # type: ignore[misc]
        )
        spent += process_time() - start
    return iterations / spent


def measure_open_spiel(name: str, seconds: float) -> float:
    """Iterations per second of OpenSpiel's search in one of its games, at the first move."""
    import pyspiel

    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    done, rounds = 0, 200
    start = perf_counter()
    while perf_counter() < start + seconds:
        bot = pyspiel.ISMCTSBot(
            1,
            pyspiel.RandomRolloutEvaluator(1, 1),
            2.0,
            rounds,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        bot.step(state)
        done += rounds
    return done / (perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(SEATS), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each game")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    for name in arguments.games:
        found = measure(name, arguments.seconds)
        horizon = foresight_for(conclave.game(name)).horizon()
        print(
            f"{name:12} {found:9,.0f} iterations/s, {SEATS[name]} seats,"
            f" played on {f'for {horizon} decisions and ' if horizon > 1 else ''}"
            f"{'to a quiet position' if horizon else 'to the end'} (wanted: {TARGETS[name]:,})"
        )
    for name in PEERS:
        try:
            print(f"{name:12} {measure_open_spiel(name, 2):9,.0f} iterations/s of OpenSpiel")
        except ImportError:
            print("OpenSpiel is not installed: pip install 'conclave[env]'")
            return


if __name__ == "__main__":
    main()
