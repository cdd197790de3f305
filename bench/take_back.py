"""How long taking back a move takes, late in a game of V:TES.

    python bench/take_back.py [--moves 3000] [--json]

Five random players make many moves. Then the last move of each seat is taken back in turn, and the
game is played on each time.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import time

import conclave
from conclave.server import acts, entries
from conclave.server.entries import Draft, Entry
from conclave.server.table import Table
from conclave.server.terms import BOT, Chair, Terms

SEATS = 5


def enter(table: Table, draft: Draft) -> None:
    """Append an entry to a table's log."""
    table.apply(*table.fold([Entry.of(draft, table.state.number + 1, 0)]))


def play(table: Table, moves: int, rng: random.Random) -> int:
    """Make random moves until the game ends; return their number."""
    for made in range(moves):
        position = table.state.position
        assert position is not None
        if position.over:
            return made
        seat = position.deciders[0]
        move = position.options(seat)[rng.randrange(len(position.options(seat)))]
        enter(table, acts.move(table.state, seat, table.state.number, move.text))
    return moves


def main() -> None:
    """Play, take back, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    gc.disable()  # as on the server, where full collections are rare
    game = conclave.game("vtes")
    rng, taken = random.Random(1), []
    chairs = (Chair(BOT, bot="random"),) * SEATS
    for seed in range(5):
        settings = game.settings({"decks": "starter"})
        table = Table(Terms("t", game, settings, chairs, True, None, "", seed, "", 0))
        enter(table, Draft(kind=entries.BEGIN))
        play(table, arguments.moves, rng)
        for seat in range(SEATS):
            last = table.state.last_move(seat)
            if last is None:
                continue
            back = Draft(kind=entries.UNDO, seat=seat, body={"to": last.number - 1, "seat": seat})
            before = len(table.state.moves)
            began = time.perf_counter()
            enter(table, back)
            taken.append((time.perf_counter() - began, before, len(table.state.moves)))
            play(table, 200, rng)
    worst, before, after = max(taken)
    report = {
        "taken_back": len(taken),
        "mean_ms": round(1000 * sum(one[0] for one in taken) / len(taken), 2),
        "worst_ms": round(1000 * worst, 2),
        "worst_after_moves": before,
        "worst_by_moves": before - after,
    }
    print(json.dumps(report, indent=None if arguments.json else 1))


if __name__ == "__main__":
    main()
