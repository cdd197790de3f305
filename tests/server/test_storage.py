"""The database: SQLite and PostgreSQL, several nodes, migrations."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from server.harness import BOT, ME, OPEN, Server, Socket, any_move, play_http, play_live
from server.postgres import ask_listeners, new_database, wait
from server.records import short_game
from sqlalchemy import create_engine, insert, inspect

from conclave.server.decks import MAX_DECKS, DeckStore
from conclave.server.entries import Entry, Summary
from conclave.server.errors import NotFound, Refused
from conclave.server.log import Conflict, Log
from conclave.server.people import People
from conclave.server.storage import Database
from conclave.server.storage.migrate import upgrade
from conclave.server.storage.schema import metadata, people, tables


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "new" / "games.sqlite")
    return new_database(request.getfixturevalue("postgres"))


def test_a_game_is_played_on_each_database(database: str) -> None:
    server = Server(database).start()
    try:
        anna, bert = server.person("Anna"), server.person("Bert")
        play_http(anna, anna.table(ME, BOT, BOT))
        table = anna.table(ME, OPEN, OPEN)
        bert.join(table)
        cleo = server.person("Cleo")
        cleo.join(table)
        play_live([person.sit(table) for person in (anna, bert, cleo)])
        anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
        assert len(anna.get("/api/tables")["finished"]) == 2
    finally:
        assert server.stop() == 0


def test_one_of_two_writers_of_the_same_number_gets_a_conflict(database: str) -> None:
    async def write() -> None:
        opened = await Database.open(database)
        async with opened.writing() as connection:
            person = {"id": "p", "name": "P", "language": "en", "created": 0}
            await connection.execute(insert(people), [person])
            row = dict.fromkeys(("options", "chairs", "clock", "seed", "state"), "{}")
            table = {"id": "t", "game": "g", "public": False, "invitation": "i", "host": "p"}
            await connection.execute(insert(tables), [{**row, **table, "created": 0, "updated": 0}])
        log = Log(opened)
        entry = Entry(kind="chat", number=1, at=0)
        outline = Summary("running", 0, None)
        done = await asyncio.gather(
            *(log.append("t", [entry], outline) for _ in range(5)), return_exceptions=True
        )
        assert sorted(isinstance(one, Conflict) for one in done) == [False, True, True, True, True]
        assert len(await log.read("t")) == 1
        assert await log.read("t", after=1) == []
        await opened.close()

    asyncio.run(write())


def test_decks_of_a_person_are_limited(database: str) -> None:
    async def fill() -> None:
        opened = await Database.open(database)
        anna = await People(opened).guest("Anna", "en")
        bert = await People(opened).guest("Bert", "en")
        decks = DeckStore(opened)
        for number in range(MAX_DECKS):
            await decks.store(anna.id, "vtes", f"Deck {number}", "")
        with pytest.raises(Refused) as refusal:
            await decks.store(anna.id, "vtes", "One more", "")
        assert refusal.value.key == "too-many-decks"
        first = await decks.store(bert.id, "vtes", "His own", "krid*12/")
        await decks.change(first, anna.id, "Hers", "")
        assert (await decks.get(first, bert.id)).name == "His own"
        await decks.delete(first, anna.id)
        assert len(await decks.of(bert.id, "vtes")) == 1
        await decks.delete(first, bert.id)
        with pytest.raises(NotFound):
            await decks.get(first, bert.id)
        await opened.close()

    asyncio.run(fill())


def test_two_nodes_share_their_tables_and_either_may_die(postgres: str) -> None:
    uri = new_database(postgres)
    one, two = Server(uri).start(), Server(uri).start()
    try:
        anna = one.person("Anna")
        table = anna.table(ME, OPEN, BOT)
        bert = two.person("Bert")
        bert.join(table)
        here, there = anna.sit(table), bert.sit(table)
        # Her node may not know yet that he has joined.
        number = here.until(lambda message: message["sheet"]["state"] == "running")["number"]
        assert here.say("move", number=number, move="place 1 d1")["type"] == "done"
        there.until_number(number + 1)
        assert there.say("chat", text="seen")["type"] == "done"
        here.until(lambda message: "seen" in str(message.get("log")))
        race(anna.state(table)["number"], [here, there])
        bert.http.patch("/api/me", json={"name": "Robert"})
        here.until(lambda message: "Robert" in str(message.get("sheet")))
        wishing = anna.table(ME, OPEN, game="vtes", options={"decks": "starter"})
        bert.join(wishing)
        anna.post(f"/api/tables/{wishing['id']}/stops", {"when": "never"})
        elsewhere = two.person()
        elsewhere.http.cookies.update(anna.http.cookies)
        wait(
            lambda: elsewhere.state(wishing)["stops"]["when"] == "never",
            "the other node has not heard where to ask",
        )
        bots = one.person().table(BOT, BOT, BOT, rounds=30, public=True)
        one.kill()
        before = bert.get(f"/api/tables/{bots['id']}")["number"]
        wait(
            lambda: bert.get(f"/api/tables/{bots['id']}")["number"] > before,
            "the other node has not taken over the bots",
        )
        assert two.stop() == 0
    finally:
        one.kill()
        two.kill()


def test_a_reconnected_node_loads_what_it_missed(postgres: str) -> None:
    uri = new_database(postgres)
    one, two = Server(uri).start(), Server(uri).start()
    try:
        anna, bert = one.person("Anna"), two.person("Bert")
        table = anna.table(ME, OPEN, BOT)
        wait(lambda: asyncio.run(ask_listeners(uri, "pid")) == 2, "the nodes do not listen")
        asyncio.run(ask_listeners(uri, "pg_terminate_backend(pid)"))
        bert.join(table)
        wait(
            lambda: anna.state(table)["sheet"]["state"] == "running",
            "the first node does not know that he has joined",
        )
        assert [one.stop(), two.stop()] == [0, 0]
    finally:
        one.kill()
        two.kill()


def race(number: int, sockets: list[Socket]) -> None:
    """Both nodes write at once; every entry gets its own number."""
    threads = [
        threading.Thread(target=socket.say, args=("chat",), kwargs={"text": "me first"})
        for socket in sockets
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for socket in sockets:
        socket.until_number(number + 2)
        numbers = [entry["number"] for entry in socket.log]
        assert numbers == list(range(1, number + 3))


def test_migrations_create_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'empty.sqlite'}")
    with engine.connect() as connection:
        upgrade(connection)
        connection.commit()
        found = inspect(connection)
        for table in metadata.sorted_tables:
            assert {column["name"] for column in found.get_columns(table.name)} == {
                column.name for column in table.columns
            }
            assert {index["name"] for index in found.get_indexes(table.name)} >= {
                index.name for index in table.indexes
            }
    engine.dispose()


def test_a_database_of_the_previous_version_works(
    tmp_path: Path, own_server: Callable[..., Server]
) -> None:
    new = own_server()
    anna = new.person("Anna")
    table = anna.table(ME, BOT, BOT)
    state = anna.state(table)
    anna.move(table, state["number"], any_move(state, random.Random(2)))
    cookies = anna.http.cookies
    new.kill()

    old = tmp_path / "old.sqlite"
    engine = create_engine(f"sqlite:///{old}")
    with engine.connect() as connection:
        upgrade(connection, "1")
        connection.commit()
    engine.dispose()
    with sqlite3.connect(old) as copy:
        copy.execute(f"ATTACH '{new.database}' AS new")
        for name in ("people", "sessions", "tables", "seats", "entries"):
            columns = ", ".join(
                f'"{column[1]}"' for column in copy.execute(f"PRAGMA main.table_info({name})")
            )
            copy.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM new.{name}")
    copy.close()

    server = Server(str(old)).start()
    try:
        back = server.person()
        back.http.cookies = cookies
        assert play_http(back, table)["sheet"]["outcome"]
    finally:
        server.stop()


def test_quotas_are_counted_for_all_nodes(postgres: str) -> None:
    database = new_database(postgres)
    record = short_game().write()
    limits = ("tables-waiting=2", f"upload-bytes={2 * len(record)}")
    options = [f"--limit={limit}" for limit in limits]
    nodes = [Server(database, *options, limits=True).start() for _ in range(2)]
    try:
        anna, elsewhere = nodes[0].person("Anna"), nodes[1].person()
        elsewhere.http.cookies.update(anna.http.cookies)
        for person in (anna, elsewhere):
            person.table(ME, OPEN, OPEN)
            assert person.http.post("/api/replays", content=record).status_code == 201
        for person in (anna, elsewhere):
            body = {"game": "vendetta", "seats": [ME, OPEN, OPEN]}
            assert person.refused("/api/tables", body)["error"] == "too-many-tables-waiting"
            answer = person.http.post("/api/replays", content=record)
            assert answer.json()["error"] == "too-much-uploaded"
            assert int(answer.headers["retry-after"]) > 0
    finally:
        for node in nodes:
            node.stop()
