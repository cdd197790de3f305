"""The result sheet of a game that is over: points, ousts, pools, decks."""

from __future__ import annotations

from conclave.core.game import Clause, Column
from conclave.games.vtes.rules.end import POINTS_FOR_A_WIN
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOBODY


def results(table: Table) -> list[Column]:
    """What a league wants to know of each Methuselah."""
    everyone = range(table.seats)
    return [
        Column("vtes-result-points", tuple(points(table, seat) for seat in everyone)),
        Column("vtes-result-win", tuple(game_win(table, seat) for seat in everyone)),
        Column("vtes-result-ousts", tuple(ousts(table, seat) for seat in everyone)),
        Column("vtes-result-fate", tuple(fate(table, seat) for seat in everyone)),
        Column("vtes-result-pool", tuple(pool(table, seat) for seat in everyone)),
        Column("vtes-result-deck", tuple(deck(table, seat) for seat in everyone)),
    ]


def points(table: Table, seat: int) -> Clause:
    """Victory points, with halves."""
    assert table.outcome is not None
    return Clause("vtes-result-points.cell", {"number": table.outcome.scores[seat]})


def game_win(table: Table, seat: int) -> Clause:
    """Whether she has a game win: two points or more, and more than every other."""
    assert table.outcome is not None
    scores = table.outcome.scores
    mine = scores[seat]
    won = mine >= POINTS_FOR_A_WIN and sum(score >= mine for score in scores) == 1
    return Clause("vtes-result-win.yes" if won else "vtes-result-nothing", {})


def ousts(table: Table, seat: int) -> Clause:
    """Whom she ousted."""
    seats = [gone for gone, predator, _ in table.departures if predator == seat]
    return Clause("vtes-result-ousts.cell" if seats else "vtes-result-nothing", {"seats": seats})


def fate(table: Table, seat: int) -> Clause:
    """How and when she left the game, or that she did not."""
    for gone, predator, turn in table.departures:
        if gone == seat and predator == NOBODY:
            return Clause("vtes-result-fate.withdrew", {"turn": turn})
        if gone == seat:
            return Clause("vtes-result-fate.ousted", {"by_seat": predator, "turn": turn})
    return Clause("vtes-result-fate.stayed", {"turn": table.turn})


def pool(table: Table, seat: int) -> Clause:
    """What she had left."""
    left = table.pool[seat] if table.pool else 0
    return Clause("vtes-result-pool.cell", {"number": max(0, left)})


def deck(table: Table, seat: int) -> Clause:
    """What she brought: a deck that has a name, or how many cards of her own."""
    name = table.deck[seat]
    if not name:
        return Clause("vtes-result-nothing", {})
    if "/" not in name:
        return Clause("vtes-result-deck.named", {"deck": name})
    mine = [card for card in range(len(table.what)) if table.owner[card] == seat]
    crypt = sum(table.cards.crypt[table.what[card]].kind != "" for card in mine)
    return Clause("vtes-result-deck.own", {"crypt": crypt, "library": len(mine) - crypt})
