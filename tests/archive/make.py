"""Write records and a database of today's version into the archive, which must stay readable.

    PYTHONPATH=src:tests python -m archive.make NAME

It writes finished and stopped records of every game, and a server's database with finished and
running games as SQL. Run it before a change of rules or of stored data, and commit the new folder.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

import conclave
from conclave.core.game import Game
from conclave.core.record import Record
from conclave.core.rng import Rng
from conclave.server import acts
from conclave.server.errors import MovedOn
from conclave.server.node import Node
from conclave.server.settings import Settings
from conclave.server.shapes import Person
from conclave.server.table import Table
from conclave.server.terms import Chair, Terms

FOLDER = Path(__file__).parent
SEATS = {"vendetta": 3, "masquerade": 3, "empire": 2, "vtes": 2}
OPTIONS: dict[str, dict[str, object]] = {"vtes": {"decks": "random"}}
STOPPED_AFTER = 45
"""The number of moves of a game that is still running."""


def play(game: Game, options: dict[str, object], seed: int, moves: int | None) -> Record:
    """A random game, played to its end or for this many moves."""
    record, rng = Record.begin(game, SEATS[game.name], options, seed), Rng(f"archive {seed}")
    while not record.position.over and (moves is None or len(record.moves) < moves):
        position = record.position
        seat = position.deciders[0]
        record.play(seat, position.options(seat).pick(rng))
    return record


def write_records(folder: Path) -> None:
    """Write a finished and a stopped record of each game; V:TES with both kinds of decks."""
    for name in SEATS:
        game = conclave.game(name)
        for kind, options in {"": {}, "-random": OPTIONS.get(name)}.items():
            if options is not None:
                over = play(game, options, 1, None)
                (folder / f"{name}{kind}.record").write_text(over.write())
                stopped = play(game, options, 2, STOPPED_AFTER)
                (folder / f"{name}{kind}-stopped.record").write_text(stopped.write())


async def write_database(file: Path) -> None:
    """Write a server's database with a finished and a running game of each kind."""
    async with Node.open(Settings(database=str(file), pause=0, bot_pace=0)) as node:
        people = [await node.people.guest(name, "en") for name in ("Anna", "Bert", "Cleo")]
        for name, seats in SEATS.items():
            game = conclave.game(name)
            for state, moves in (("finished", None), ("running", STOPPED_AFTER)):
                terms = Terms(
                    f"{name}-{state}",
                    game,
                    game.settings(OPTIONS.get(name, {})),
                    tuple(Chair() for _ in range(seats)),
                    True,
                    None,
                    "invitation",
                    7,
                    people[0].id,
                    0,
                )
                table = await node.tables.create(terms, 0, people[0], [])
                for person in people[1:seats]:
                    await sit_down(node, table, person)
                await play_at(node, table, [person.id for person in people], moves)


async def sit_down(node: Node, table: Table, person: Person) -> None:
    """Seat a person at the next free seat of a table."""
    join = acts.join(table.state, person, None, None)
    await node.tables.submit(table, lambda _: join, person.id)


async def play_at(node: Node, table: Table, people: list[str], moves: int | None) -> None:
    """Play random moves at a table, to the end of the game or this many."""
    rng, made = random.Random(3), 0
    while (position := table.state.position) is not None and not position.over:
        if made == moves:
            return
        seat = position.deciders[0]
        options = position.options(seat)
        move = options[rng.randrange(len(options))].text
        number = table.state.number
        try:
            await node.tables.play(table, people[seat], number, move, f"m{number}")
        except MovedOn:  # the server has passed for somebody
            continue
        made += 1


def dump(file: Path) -> str:
    """A database as SQL."""
    with sqlite3.connect(file) as connection:
        return "\n".join(connection.iterdump()) + "\n"


def main(name: str) -> None:
    """Write a new folder of the archive."""
    folder = FOLDER / name
    folder.mkdir()
    write_records(folder)
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "conclave.sqlite"
        asyncio.run(write_database(file))
        (folder / "server.sql").write_text(dump(file))


if __name__ == "__main__":
    main(sys.argv[1])
