"""The result sheet of a finished game: points, ousts, pools, decks."""

from __future__ import annotations

from conclave.core.game import Clause, Column
from conclave.games.vtes.rules.constants import NOBODY
from conclave.games.vtes.rules.end import POINTS_FOR_A_WIN
from conclave.games.vtes.rules.table import Table


def results(table: Table) -> list[Column]:
    """The columns of the result sheet."""
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
    """Whether she has a game win: at least two points, and more than every other player."""
    assert table.outcome is not None
    scores = table.outcome.scores
    own = scores[seat]
    won = own >= POINTS_FOR_A_WIN and sum(score >= own for score in scores) == 1
    return Clause("vtes-result-win.yes" if won else "vtes-result-nothing", {})


def ousts(table: Table, seat: int) -> Clause:
    """The players she ousted."""
    seats = [departure.seat for departure in table.departures if departure.ousted_by == seat]
    return Clause("vtes-result-ousts.cell" if seats else "vtes-result-nothing", {"seats": seats})


def fate(table: Table, seat: int) -> Clause:
    """How and when she left the game, if she did."""
    for departure in table.departures:
        if departure.seat == seat and departure.ousted_by == NOBODY:
            return Clause("vtes-result-fate.withdrew", {"turn": departure.turn})
        if departure.seat == seat:
            facts = {"by_seat": departure.ousted_by, "turn": departure.turn}
            return Clause("vtes-result-fate.ousted", facts)
    return Clause("vtes-result-fate.stayed", {"turn": table.turn})


def pool(table: Table, seat: int) -> Clause:
    """Her pool at the end."""
    remaining = table.pool[seat] if table.pool else 0
    return Clause("vtes-result-pool.cell", {"number": max(0, remaining)})


def deck(table: Table, seat: int) -> Clause:
    """Her deck: its name, or its size if it is her own."""
    name = table.deck[seat]
    if not name:
        return Clause("vtes-result-nothing", {})
    if "/" not in name:
        return Clause("vtes-result-deck.named", {"deck": name})
    cards = [card for card in range(len(table.definition)) if table.owner[card] == seat]
    crypt = sum(table.cards.crypt[table.definition[card]].kind != "" for card in cards)
    return Clause("vtes-result-deck.own", {"crypt": crypt, "library": len(cards) - crypt})
