"""`PYTHONPATH=src:tests python -m browser.screenshots FOLDER` takes a picture of each board."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from browser.chromium import launch
from browser.visitor import Visitor
from playwright.sync_api import FloatRect, expect, sync_playwright
from server.harness import BOT, ME, Server

import conclave
from conclave import bots
from conclave.bots import Perspective
from conclave.core.record import Record


class Moment(NamedTuple):
    """The set-up of a game, and the position to show from the first seat."""

    seats: int
    seed: int
    moves: int
    """The first question to the first seat after this number of moves is shown."""
    kind: str
    """The question offers a move of this kind."""
    options: dict[str, object]


MOMENTS = {
    "vendetta": Moment(4, 7, 120, "Place", {}),
    "masquerade": Moment(4, 3, 40, "Play", {}),
    "empire": Moment(2, 5, 60, "Attack", {"vampires": "second"}),
    "vtes": Moment(5, 3, 1300, "Bleed", {"decks": "starter"}),
}

BOARD: FloatRect = {"x": 0, "y": 0, "width": 944, "height": 800}
"""The part beside the log, which is empty in a continued game."""


def game_at(name: str, moment: Moment) -> Record:
    """A game between greedy bots, up to the position to show."""
    game = conclave.game(name)
    record = Record.begin(game, moment.seats, moment.options, moment.seed)
    players = [bots.make("greedy", game, seat, moment.seed) for seat in range(moment.seats)]
    while not record.position.over:
        seat = record.position.deciders[0]
        offered = {type(move).__name__ for move in record.position.options(seat)}
        if len(record.moves) >= moment.moves and seat == 0 and moment.kind in offered:
            return record
        record.play(seat, players[seat].choose(Perspective(record.position, seat)))
    raise SystemExit(f"{name}: this game has no such position")


def show(visitor: Visitor, record: Record, file: Path) -> None:
    """Continue the game in the first seat and take the picture."""
    position = record.position
    source = {"replay": visitor.upload(record), "number": len(record.moves)}
    seats = [ME, *[BOT] * (position.seats - 1)]
    body = {"game": position.game.name, "seats": seats, "options": position.settings}
    table = visitor.post("/api/tables", body | {"public": False, "clock": None, "from": source})
    visitor.go(f"/table/{table['id']}")
    expect(visitor.page.locator(".board")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.screenshot(path=file, clip=BOARD)


def main(folder: Path, suffix: str = ".jpg") -> None:
    """Take all pictures."""
    records = {name: game_at(name, moment) for name, moment in MOMENTS.items()}
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(f"{place}/conclave.sqlite").start()
        browser = launch(playwright)
        try:
            for name, record in records.items():
                visitor = Visitor(browser, server, reduced_motion="reduce").with_name("Anna")
                show(visitor, record, folder / f"{name}{suffix}")
                visitor.context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
