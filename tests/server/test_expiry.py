"""Unused data is removed in time, and nothing else. Tests age rows by SQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from server.harness import BOT, ME, OPEN, Json, Person, Server, play_http
from server.postgres import wait
from server.test_storage import database

__all__ = ["database"]  # fixtures

DAY = 24 * 60 * 60 * 1000


@pytest.fixture
def quick(database: str) -> Iterator[Server]:
    """A server that checks for expired data all the time."""
    server = Server(database, "--keep", "check", "0.1").start()
    yield server
    assert server.stop() == 0


def sql(server: Server, statement: str) -> list[Any]:
    """Run a statement in a transaction."""
    if not server.database.startswith("postgresql"):
        with sqlite3.connect(server.database, timeout=60) as connection:
            return connection.execute(statement).fetchall()

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(server.database)
        try:
            return [tuple(row) for row in await connection.fetch(statement)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def age(server: Server, table: str, column: str, days: int, where: str = "1 = 1") -> None:
    """Move times some days into the past."""
    sql(server, f"UPDATE {table} SET {column} = {column} - {days * DAY} WHERE {where}")


def names(server: Server) -> set[str]:
    return {name for (name,) in sql(server, "SELECT name FROM people")}


def here(server: Server, *tables: Json) -> list[bool]:
    """Which of these tables are in the database."""
    found = {id for (id,) in sql(server, "SELECT id FROM tables")}
    return [table["id"] in found for table in tables]


def id_of(person: Person) -> str:
    id: str = person.get("/api/me")["person"]["id"]
    return id


def test_an_absent_guest_without_games_is_removed(quick: Server) -> None:
    people = {name: quick.person(name) for name in ("Idle", "Host", "Seated", "Decks", "Comes")}
    owner = quick.person("Owner")
    owner.post("/api/account", {"name": "Owner", "password": "correct horse"})
    people["Seated"].join(people["Host"].table(OPEN, OPEN, BOT))
    people["Decks"].post("/api/decks", {"game": "vtes", "name": "Mine", "text": "12 Krid"})
    age(quick, "people", "created", 31)
    comes = id_of(people["Comes"])
    age(quick, "sessions", "used", 29)
    assert "Idle" in names(quick)
    age(quick, "sessions", "used", 2, f"person != '{comes}'")
    wait(lambda: "Idle" not in names(quick), "the idle guest is still known")
    assert names(quick) == {"Host", "Seated", "Decks", "Comes", "Owner"}
    assert people["Idle"].get("/api/me") == {"person": None}


def test_an_unused_session_is_removed(quick: Server) -> None:
    anna, bert = quick.person("Anna"), quick.person("Bert")
    kept, old = id_of(anna), id_of(bert)
    age(quick, "sessions", "used", 89, f"person = '{kept}'")
    age(quick, "sessions", "used", 91, f"person = '{old}'")
    wait(lambda: sql(quick, "SELECT person FROM sessions") == [(kept,)], "the session stays")


def test_an_unvisited_table_is_closed_and_then_removed(quick: Server) -> None:
    host, guest = quick.person("Host"), quick.person("Guest")
    left, young, visited, seen = (host.table(ME, OPEN, BOT, public=True) for _ in range(4))
    socket = guest.sit(visited)
    socket.hear()
    guest.get(f"/api/tables/{seen['id']}")
    noted = "SELECT id FROM tables WHERE visited IS NOT NULL"
    wait(lambda: len(sql(quick, noted)) == 2, "nobody has noted the visits")
    age(quick, "tables", "updated", 13, f"id = '{young['id']}'")
    age(quick, "tables", "updated", 15, f"id != '{young['id']}'")

    def waiting() -> set[str]:
        return {sheet["id"] for sheet in host.get("/api/tables", scope="public")["waiting"]}

    wait(lambda: left["id"] not in waiting(), "the table still waits")
    assert waiting() == {young["id"], visited["id"], seen["id"]}
    closed = host.state(left)
    assert closed["sheet"]["state"] == "closed"
    assert closed["log"][-1]["words"] == [
        "The table was closed because no one had been here for a long time."
    ]
    late = guest.refused(f"/api/tables/{left['id']}/join", {})
    assert late["error"] == "table-was-closed"

    def removed() -> bool:
        old = f"updated = updated - {15 * DAY}, visited = visited - {15 * DAY}"
        sql(quick, f"UPDATE tables SET {old} WHERE id = '{left['id']}'")
        return here(quick, left) == [False]

    wait(removed, "the closed table stays")
    assert guest.refused(f"/api/tables/{left['id']}", method="GET")["error"] == "no-such-table"
    assert here(quick, young, visited, seen) == [True, True, True]
    socket.close()


def test_a_running_game_is_removed_only_if_nobody_can_continue(quick: Server) -> None:
    lost, guest, owner, loser = (quick.person(name) for name in ("Lost", "Guest", "Own", "Past"))
    owner.post("/api/account", {"name": "Owner", "password": "correct horse"})
    gone = lost.table(ME, BOT, BOT)
    slow = guest.table(ME, BOT, BOT, public=True)
    owned = owner.table(OPEN, OPEN, BOT)
    lost.join(owned)
    loser.join(owned)
    shared = lost.table(ME, OPEN, BOT)
    guest.join(shared)
    clocked = lost.table(ME, BOT, BOT, clock={"kind": "days", "days": 3})
    finished = loser.table(ME, BOT, BOT, public=True)
    play_http(loser, finished)
    sql(quick, f"DELETE FROM sessions WHERE person != '{id_of(guest)}'")

    def removed() -> bool:
        age(quick, "tables", "updated", 91)
        sql(quick, f"UPDATE tables SET visited = visited - {91 * DAY}")
        return here(quick, gone) == [False]

    wait(removed, "the game that nobody can go on with stays")
    assert here(quick, slow, owned, shared, clocked, finished) == [True] * 5
    listed = [sheet["id"] for sheet in guest.get("/api/tables", scope="public")["running"]]
    assert slow["id"] not in listed, "strangers need not see it"
    mine = {sheet["id"] for sheet in guest.get("/api/tables")["running"]}
    assert mine == {slow["id"], shared["id"]}
    assert play_http(guest, slow)["sheet"]["outcome"]
    assert guest.get(f"/api/replays/{finished['id']}", eyes="all")["outcome"]


def test_an_unwatched_upload_is_removed(quick: Server) -> None:
    anna = quick.person("Anna")
    table = anna.table(ME, BOT, BOT)
    play_http(anna, table)
    record = anna.http.get(f"/api/tables/{table['id']}/record").text
    dull, loved = (anna.http.post("/api/replays", content=record).json()["id"] for _ in range(2))
    anna.get(f"/api/replays/{loved}")
    noted = f"SELECT id FROM replays WHERE id = '{loved}' AND watched IS NOT NULL"
    wait(lambda: len(sql(quick, noted)) == 1, "nobody has noted that it was watched")
    age(quick, "replays", "created", 179)
    assert len(sql(quick, "SELECT id FROM replays")) == 2
    age(quick, "replays", "created", 2)
    wait(lambda: sql(quick, "SELECT id FROM replays") == [(loved,)], "it is still there")
    assert anna.refused(f"/api/replays/{dull}", method="GET")["error"] == "no-such-replay"
    assert anna.get(f"/api/replays/{loved}")["outcome"]
    assert anna.get(f"/api/replays/{table['id']}")["outcome"], "a game played here stays"
