"""How many of our functions a move of V:TES passes through, from its message to the answer.

    python bench/path.py [--list] [--all]

A minion blocks, a reaction is played, and all pass until both have resolved. Each move comes as a
socket message, with two people watching. A function is on the path if it is on the call stack when
something is passed on: a frame, an event, a log entry, a view or a message. Functions that only
compute something (options, values) are counted separately. The functions of the browser are listed
by hand, by the same rule. Run it from source: compiled code can't be traced.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sys
import tempfile
from pathlib import Path
from types import CodeType, FrameType

import conclave
from conclave.core.moves import Move
from conclave.core.position import Position
from conclave.core.record import Record
from conclave.core.rng import Rng
from conclave.server import acts
from conclave.server.http import live
from conclave.server.limits import Client
from conclave.server.live import Connection
from conclave.server.node import Node
from conclave.server.playing import carry_out
from conclave.server.requests import StopsRequest
from conclave.server.settings import Settings
from conclave.server.shapes import Person
from conclave.server.table import Table
from conclave.server.terms import Chair, Terms

OURS = str(Path(conclave.__file__).parent)
GAME = conclave.game("vtes")
DECKS = ("brujah", "malkavian")
LIKED = ("play", "act", "bleed", "block", "transfer")
LONGEST = 400
PASSES = 6
"""How many passes are traced after the reaction, until it and the block have resolved."""
STATIONS = {
    "core/position.py": ("Position.tell", "Position.push", "Position.pop", "Position.replace"),
    "server/requests.py": ("read_socket_request",),
    "server/table_state.py": ("TableState.after",),
    "server/log.py": ("Log.append",),
    "server/table_view.py": ("parts", "log_after"),
    "server/differences.py": ("difference",),
}
"""The functions that pass something on."""
BROWSER = {
    "boards/vtes/deciding/Ask.svelte": ("pick", "play"),
    "lib/live.svelte.ts": ("move", "#tell", "#send", "#take", "#update", "#show"),
    "lib/differences.ts": ("patched",),
    "lib/pacer.ts": ("add", "#next"),
}
"""From the click to the socket, and from the socket to the screen."""


def is_play(move: Move) -> bool:
    """Whether a move plays a card."""
    return type(move).__name__ == "Play"


def after_block(position: Position, seat: int) -> str | None:
    """A block after which the same seat can play a reaction."""
    for move in position.options(seat):
        if type(move).__name__ == "Block":
            later = position.copy()
            later.play(seat, move)
            while passing := pass_of_others(later, seat):
                later.play(*passing)
            if any(map(is_play, later.options(seat))):
                return move.text
    return None


def pass_of_others(position: Position, seat: int | None) -> tuple[int, Move] | None:
    """The pass of another seat that is asked before this one."""
    for other in position.deciders:
        move = position.reaction_pass(other)
        if other != seat and move is not None:
            return other, move
    return None


def find() -> tuple[Record, int, str]:
    """Find a game in which a seat can block and then react; return it, the seat and the block."""
    for seed in range(1000):
        record, rng = Record.begin(GAME, 2, {"decks": "brought"}, seed), Rng(seed)
        for seat, deck in enumerate(DECKS):
            record.play(seat, f"deck {deck}")
        while not record.position.over and len(record.moves) < LONGEST:
            seat = record.position.deciders[0]
            block = after_block(record.position, seat)
            if block is not None:
                return record, seat, block
            moves = list(record.position.options(seat))
            liked = [move for move in moves if move.text.startswith(LIKED)]
            moves = liked if liked and rng.below(4) else moves
            record.play(seat, moves[rng.below(len(moves))])
    raise SystemExit("found no such game")


class Wire:
    """A client that accepts everything."""

    def send_text(self, text: bytes) -> None:
        """Accept a message."""

    def cut(self) -> None:
        """End the connection."""


class Trace:
    """Our functions that were called, and those on the path."""

    def __init__(self) -> None:
        self.called: set[CodeType] = set()
        self.on_the_way: set[CodeType] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        file = code.co_filename[len(OURS) + 1 :] if code.co_filename.startswith(OURS) else ""
        if file and not code.co_name.startswith("<"):
            self.called.add(code)
        if code.co_qualname == "Wire.send_text" or code.co_qualname in STATIONS.get(file, ()):
            here: FrameType | None = frame
            while here is not None:
                if here.f_code in self.called:
                    self.on_the_way.add(here.f_code)
                here = here.f_back


async def play(trace: Trace) -> None:
    """Make the two moves at a table with two people."""
    record, seat, block = find()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=str(Path(folder) / "path.sqlite"), pause=0, bot_pace=0)
        async with Node.open(settings) as node:
            people = [await node.people.guest(name, "en") for name in ("Anna", "Bert")]
            terms = Terms(
                id=secrets.token_urlsafe(16),
                game=GAME,
                options=record.position.settings,
                chairs=(Chair(), Chair()),
                public=True,
                clock=None,
                invitation="",
                seed=record.seed,
                host=people[0].id,
                created=0,
            )
            table = await node.tables.create(terms, 0, people[0], [])
            await node.tables.submit(
                table, lambda state: acts.join(state, people[1], None, None), people[1].id
            )
            for person in people:  # otherwise the server passes for them
                await carry_out(node.tables, table, person, StopsRequest(when="always"))
            for mover, text in record.moves:
                await node.tables.play(table, people[mover].id, table.state.number, text)
            connections = [Connection(one.id, None, "en", Wire()) for one in people]
            for connection in connections:
                node.live.enter(table, connection, 0)
            await move(node, table, connections[seat], people[seat], block, trace)
            position = table.state.position
            assert position is not None
            while passing := pass_of_others(position, seat):
                other, text = passing[0], passing[1].text
                await node.tables.play(table, people[other].id, table.state.number, text)
                position = table.state.position
                assert position is not None
            reaction = next(one for one in position.options(seat) if is_play(one)).text
            print(f"{block}; {reaction}")
            await move(node, table, connections[seat], people[seat], reaction, trace)
            for _ in range(PASSES):
                position = table.state.position
                assert position is not None
                if (passing := pass_of_others(position, None)) is None:
                    return
                other, text = passing[0], passing[1].text
                await move(node, table, connections[other], people[other], text, trace)


async def move(
    node: Node, table: Table, connection: Connection, person: Person, text: str, trace: Trace
) -> None:
    """Send a move over a socket, and trace it until the answer is sent."""
    number = table.state.number
    message = {"type": "move", "id": str(number), "number": number, "move": text}
    sys.setprofile(trace)
    try:
        answer = await live._answer(
            node, table, connection, person, json.dumps(message), Client("", person.id)
        )
    finally:
        sys.setprofile(None)
    assert answer is not None
    assert b'"done"' in answer, answer


def main() -> None:
    """Trace, and print the numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="list the functions on the path")
    parser.add_argument("--all", action="store_true", help="list all functions")
    wanted = parser.parse_args()
    trace = Trace()
    asyncio.run(play(trace))
    for title, codes in (("on the way", trace.on_the_way), ("in all", trace.called)):
        modules = {code.co_filename for code in codes}
        print(f"functions {title}: {len(codes)} in {len(modules)} modules")
    browser = sum(map(len, BROWSER.values()))
    print(f"functions in the browser: {browser}; from finger to screen: ", end="")
    print(browser + len(trace.on_the_way))
    listed = trace.called if wanted.all else trace.on_the_way if wanted.list else ()
    for code in sorted(listed, key=lambda code: (code.co_filename, code.co_firstlineno)):
        print(f"  {code.co_filename[len(OURS) + 1 :]}:{code.co_firstlineno} {code.co_qualname}")


if __name__ == "__main__":
    main()
