"""Export the greedy bot's judgement of Vendetta, to check its tensor version against it.

    python export.py DIR

DIR/greedy.json has its weights, DIR/cases.json its scores in some positions.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import conclave
from conclave.bots import make, perspective
from conclave.games.vendetta.judgement import judge
from conclave.games.vendetta.judging.weights import WEIGHTS
from conclave.games.vendetta.rules.moves import DISTRICTS, Place
from conclave.games.vendetta.rules.table import Table

GAMES = 12
EVERY = 25
"""Every n-th decision is written."""


def case(table: Table) -> dict[str, Any]:
    """A position as the player to move sees it, as seat 0; the others follow clockwise."""
    seat = table.active
    around = [(seat + step) % table.seats for step in range(table.seats)]
    decision = table.decision(seat)
    worths = [
        [move.district, move.number, worth] if isinstance(move, Place) else [0, 0, worth]
        for move, worth in zip(decision.options, judge(table.view(seat), decision), strict=True)
        if worth >= 0  # the judge ignores the others
    ]
    return {
        "seats": table.seats,
        "turn": table.turn,
        "mafiosi": [[table.at(d, s) for s in around] for d in range(1, DISTRICTS + 1)],
        "over": [d in table.turned_over for d in range(1, DISTRICTS + 1)],
        "supply": [table.supply[s] for s in around],
        "points": [table.points[s] for s in around],
        "worths": worths,
    }


def cases(seats: int) -> list[dict[str, Any]]:
    """Positions from games between greedy bots."""
    game, found = conclave.game("vendetta"), []
    for seed in range(GAMES):
        table = game.start(seats, seed)
        assert isinstance(table, Table)
        bots = [make("greedy", game, seat, seed) for seat in range(seats)]
        while not table.over:
            if table.number % EVERY == 0:
                found.append(case(table))
            table.play(table.active, bots[table.active].choose(perspective(table, table.active)))
    return found


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    judged = [one for seats in (3, 4, 5) for one in cases(seats)]
    # A compiled class has no __dict__.
    weights = {name: getattr(WEIGHTS, name) for name in dir(WEIGHTS) if not name.startswith("_")}
    (folder / "greedy.json").write_text(json.dumps(weights), encoding="utf-8")
    (folder / "cases.json").write_text(json.dumps(judged), encoding="utf-8")
    print(f"{len(judged)} positions in {folder}")
