"""Helpers to play V:TES in the browser, and to find games in a wanted position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.texts import messages
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.harness import BOT, ME, Json

import conclave
from conclave import bots
from conclave.bots import Perspective
from conclave.core.position import Decision, Position
from conclave.core.record import Record
from conclave.core.rng import Rng
from conclave.games.vtes.rules.moves import Bleed

GAME = conclave.game("vtes")
LIKED = (
    "play", "use", "act", "bleed", "diablerize", "block", "strike", "maneuver", "press", "vote",
    "transfer", "attack", "target", "player", "number",
)  # fmt: skip
MAX_MOVES = 700
"""How many moves of a game are searched."""
Wanted = Callable[[Position, Decision], object]


EN = messages("board-vtes", "en")


# Finding games


def bold_move(decision: Decision, rng: Rng) -> Any:
    """Mostly a move that makes something happen."""
    moves = list(decision.options)
    if rng.below(4):
        liked = [move for move in moves if move.text.startswith(LIKED)]
        moves = liked or moves
    return moves[rng.below(len(moves))]


def find_game(wanted: Wanted, *decks: str) -> Record:
    """The first game, by seed, in which the first seat gets the wanted question while nobody can be
    ousted soon: the result would take the place of the log."""
    for seed in range(40):
        record, rng = Record.begin(GAME, len(decks), {"decks": "brought"}, seed), Rng(seed)
        for seat, deck in enumerate(decks):
            record.play(seat, f"deck {deck}")
        while not record.position.over and len(record.moves) < MAX_MOVES:
            seat = record.position.deciders[0]
            decision = record.position.decision(seat)
            if (
                seat == 0
                and wanted(record.position, decision)
                and is_far_from_over(record.position)
            ):
                return record
            record.play(seat, bold_move(decision, rng))
    raise AssertionError("no game comes to that")


def is_far_from_over(position: Position) -> bool:
    """Whether all players have pool enough for what one combat or bleed may cost."""
    pool: list[int] = position.view(0)["pool"]
    return min(pool) > 6


def find_bot_game(wanted: Wanted, seats: int = 5) -> Record:
    """A game of greedy bots with starter decks in which the first seat gets the wanted question."""
    for seed in range(20):
        record = Record.begin(GAME, seats, {"decks": "starter"}, seed)
        players = [bots.make("greedy", GAME, seat, seed) for seat in range(seats)]
        while not record.position.over:
            seat = record.position.deciders[0]
            if seat == 0 and wanted(record.position, record.position.decision(seat)):
                return record
            record.play(seat, players[seat].choose(Perspective(record.position, seat)))
    raise AssertionError("no game comes to that")


def bleeders(decision: Decision) -> set[str]:
    """The minions who may bleed; if there are several, the board asks for one first."""
    return {move.minion for move in decision.options if isinstance(move, Bleed)}


def offers(decision: Decision, *kinds: str) -> bool:
    """Whether a question offers a move of these kinds."""
    return any(type(move).__name__ in kinds for move in decision.options)


# At the board


def take_over(visitor: Visitor, record: Record) -> Json:
    """Continue a game in the first seat."""
    others = [BOT] * (record.position.seats - 1)
    body: Json = {"game": "vtes", "seats": [ME, *others], "options": record.position.settings}
    body |= {"public": False, "clock": None}
    body["from"] = {"replay": visitor.upload(record), "number": len(record.moves)}
    table = visitor.post("/api/tables", body)
    visitor.go(f"/table/{table['id']}")
    expect(visitor.page.locator(".board")).to_be_visible()
    return table


def panel(visitor: Visitor, name: str) -> Locator:
    """The panel of the current action, combat or referendum."""
    return visitor.page.get_by_role("region", name=name, exact=True)


def question(visitor: Visitor) -> Locator:
    """The panel with the question."""
    return visitor.page.get_by_role("group", name=EN["vt-deciding"], exact=True)
