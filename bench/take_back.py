"""Taking back late in a game of V:TES: how long a table needs for it.

    python bench/take_back.py [--moves 3000] [--json]

A table of five random players makes so many moves; then the last move of each seat is taken back,
and each time as many moves are made again.
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
    """Enter something into a table's log."""
    table.take(*table.fold([Entry.of(draft, table.standing.number + 1, 0)]))


def play(table: Table, moves: int, rng: random.Random) -> int:
    """Make so many moves, or fewer if the game ends; how many."""
    for made in range(moves):
        position = table.standing.position
        assert position is not None
        if position.over:
            return made
        seat = position.deciders[0]
        move = position.options(seat)[rng.randrange(len(position.options(seat)))]
        enter(table, acts.move(table.standing, seat, table.standing.number, move.text))
    return moves


def main() -> None:
    """Play, take back, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    gc.disable()  # the server's collector seldom looks through everything
    game = conclave.game("vtes")
    rng, taken = random.Random(1), []
    chairs = (Chair(BOT, bot="random"),) * SEATS
    for seed in range(5):
        settings = game.settings({"decks": "starter"})
        table = Table(Terms("t", game, settings, chairs, True, None, "", seed, "", 0))
        enter(table, Draft(kind=entries.BEGIN))
        play(table, wish.moves, rng)
        for seat in range(SEATS):
            last = table.standing.last_move(seat)
            if last is None:
                continue
            back = Draft(kind=entries.UNDO, seat=seat, body={"to": last.number - 1, "seat": seat})
            before = len(table.standing.moves)
            began = time.perf_counter()
            enter(table, back)
            taken.append((time.perf_counter() - began, before, len(table.standing.moves)))
            play(table, 200, rng)
    worst, before, after = max(taken)
    report = {
        "taken_back": len(taken),
        "mean_ms": round(1000 * sum(one[0] for one in taken) / len(taken), 2),
        "worst_ms": round(1000 * worst, 2),
        "worst_after_moves": before,
        "worst_by_moves": before - after,
    }
    print(json.dumps(report, indent=None if wish.json else 1))


if __name__ == "__main__":
    main()
