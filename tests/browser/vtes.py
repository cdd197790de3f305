"""V:TES's board under somebody's hands, and games that have come to where they are wanted."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browser.masquerade import TEXT
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.harness import BOT, ME, Json

import conclave
from conclave import bots
from conclave.bots import Perspective
from conclave.core.position import Decision, Position
from conclave.core.record import Record
from conclave.core.rng import Rng

GAME = conclave.game("vtes")
LIKED = (
    "play", "use", "act", "bleed", "diablerize", "block", "strike", "maneuver", "press", "vote",
    "transfer", "attack", "target", "player", "number",
)  # fmt: skip
LONGEST = 700
"""So many moves a game is played at most, in search of a moment."""
Wanted = Callable[[Position, Decision], object]


def said(language: str) -> dict[str, str]:
    """The board's own words of one line."""
    text = (TEXT / language / "board-vtes.ftl").read_text()
    return dict(re.findall(r"^([a-z-]+) = ([^{\n]+)$", text, re.MULTILINE))


EN = said("en")


# Games that have come somewhere


def boldly(decision: Decision, rng: Rng) -> Any:
    """Mostly something that has consequences, so that much happens."""
    moves = list(decision.options)
    if rng.below(4):
        liked = [move for move in moves if move.text.startswith(LIKED)]
        moves = liked or moves
    return moves[rng.below(len(moves))]


def reached(wanted: Wanted, *decks: str) -> Record:
    """A game in which the first seat is asked what is wanted: the first there is, by its seed."""
    for seed in range(40):
        record, rng = Record.begin(GAME, len(decks), {"decks": "brought"}, seed), Rng(seed)
        for seat, deck in enumerate(decks):
            record.play(seat, f"deck {deck}")
        while not record.position.over and len(record.moves) < LONGEST:
            seat = record.position.deciders[0]
            decision = record.position.decision(seat)
            if seat == 0 and wanted(record.position, decision):
                return record
            record.play(seat, boldly(decision, rng))
    raise AssertionError("no game comes to that")


def played(wanted: Wanted, seats: int = 5, seed: int = 3) -> Record:
    """A game of greedy bots with starter decks, in which the first seat is asked what is wanted."""
    record = Record.begin(GAME, seats, {"decks": "starter"}, seed)
    players = [bots.make("greedy", GAME, seat, seed) for seat in range(seats)]
    while not record.position.over:
        seat = record.position.deciders[0]
        if seat == 0 and wanted(record.position, record.position.decision(seat)):
            return record
        record.play(seat, players[seat].choose(Perspective(record.position, seat)))
    raise AssertionError("this game does not come to that")


def offers(decision: Decision, *kinds: str) -> bool:
    """Whether a question offers a move of one of these kinds."""
    return any(type(move).__name__ in kinds for move in decision.options)


# At the board


def take_over(visitor: Visitor, record: Record) -> Json:
    """Sit down in the first seat of a game that has begun."""
    others = [BOT] * (record.position.seats - 1)
    body: Json = {"game": "vtes", "seats": [ME, *others], "options": record.position.settings}
    body |= {"public": False, "clock": None}
    body["from"] = {"replay": visitor.upload(record), "number": len(record.moves)}
    table = visitor.post("/api/tables", body)
    visitor.go(f"/table/{table['id']}")
    expect(visitor.page.locator(".board")).to_be_visible()
    return table


def panel(visitor: Visitor, name: str) -> Locator:
    """A panel of what is under way, by its name."""
    return visitor.page.get_by_role("region", name=name, exact=True)


def asked(visitor: Visitor) -> Locator:
    """Where the seat is asked."""
    return visitor.page.get_by_role("group", name=EN["vt-deciding"], exact=True)
