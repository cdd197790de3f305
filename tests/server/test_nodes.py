"""Several nodes on one PostgreSQL: presence, absence and time."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import datetime

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from server.harness import BOT, ME, OPEN, Json, Person, Server
from server.postgres import Postgres, new_database, wait

from conclave.server.peers import parts
from conclave.server.presence import RemotePresence, TablePresence

RANDOM = {"bot": "random"}


@pytest.fixture
def nodes(postgres: str) -> Iterator[Callable[..., Server]]:
    """Starts nodes on a new database, which are stopped after the test."""
    uri = new_database(postgres)
    started: list[Server] = []

    def start(**settings: float) -> Server:
        started.append(Server(uri, **settings).start())  # type: ignore[arg-type]
        return started[-1]

    yield start
    for node in started:
        node.kill()


def at(node: Server, person: Person) -> Person:
    """The same person at another node."""
    there = Person(node)
    there.http.cookies.update(person.http.cookies)
    return there


def presence(state: Json) -> tuple[list[int], int]:
    """The online seats, and the number of watchers."""
    return state["online"], state["watchers"]


def test_a_player_at_another_node_is_online_and_not_replaced(
    nodes: Callable[..., Server],
) -> None:
    one, two = nodes(away=1), nodes(away=1)
    anna, bert = one.person("Anna"), two.person("Bert")
    table = anna.table(ME, OPEN, BOT, public=True)
    bert.join(table)
    here = anna.sit(table)
    there = bert.sit(table)
    watching = two.person().sit(table)
    here.until(lambda message: presence({**here.state, **message}) == ([0, 1], 1))
    there.until(lambda message: presence({**there.state, **message}) == ([0, 1], 1))
    assert anna.get(f"/api/tables/{table['id']}")["seats"][1]["online"]
    path = f"/api/tables/{table['id']}/seats/1/bot"
    refusal = anna.refused(path, RANDOM, "PUT")
    assert refusal["error"] == "still-here"
    watching.close()
    here.until(lambda message: message.get("watchers") == 0)

    there.close()
    message = here.until(lambda message: message["type"] == "presence" and message["online"] == [0])
    assert message["gone"] == [], "he has gone just now"
    assert anna.refused(path, RANDOM, "PUT")["error"] == "still-here"
    here.until(lambda message: message.get("gone") == [1])
    assert anna.http.put(path, json=RANDOM).status_code == 200


def test_a_visitor_at_another_node_is_not_away(
    nodes: Callable[..., Server],
) -> None:
    one, two = nodes(away=10), nodes(away=10)
    anna, bert = one.person("Anna"), two.person("Bert")
    table = anna.table(ME, OPEN, BOT)
    bert.join(table)
    quiet = anna.table(ME, OPEN, BOT)
    bert.join(quiet)

    def gone_from_the_quiet_one() -> bool:
        bert.state(table)
        return bool(anna.state(quiet)["gone"] == [1])

    wait(gone_from_the_quiet_one, "he is never away")
    assert anna.state(table)["gone"] == []


def test_people_at_a_killed_node_go_offline(nodes: Callable[..., Server]) -> None:
    one, two = nodes(away=600), nodes(away=600)
    anna, bert = one.person("Anna"), two.person("Bert")
    table = anna.table(ME, OPEN, BOT)
    bert.join(table)
    here = anna.sit(table)
    bert.sit(table)
    here.until(lambda message: message.get("online") == [0, 1])
    two.kill()
    message = here.until(lambda message: message["type"] == "presence" and message["online"] == [0])
    assert message["gone"] == []


def test_a_starting_node_learns_who_is_where(nodes: Callable[..., Server]) -> None:
    one = nodes(away=1)
    anna, bert = one.person("Anna"), one.person("Bert")
    table = anna.table(ME, OPEN, BOT)
    bert.join(table)
    anna.sit(table)
    two = nodes(away=1)
    there = at(two, bert).sit(table)
    there.until(lambda message: presence({**there.state, **message})[0] == [0, 1])
    assert one.stop() == 0
    there.until(lambda message: message.get("online") == [1])


def test_notifications_are_split_for_large_tables() -> None:
    people = [frozenset(secrets.token_urlsafe(16) for _ in range(many)) for many in (0, 1, 90, 730)]
    presences = [
        TablePresence(secrets.token_urlsafe(16), here, 7, seen)
        for here in people
        for seen in reversed(people)
    ]
    elsewhere = RemotePresence()
    seen: defaultdict[str, set[str]] = defaultdict(set)
    for message in parts(presences):
        assert len(message.encode()) < 7900, "PostgreSQL takes 8000 at most, with the node's name"
        for here in msgspec.json.decode(message, type=list[TablePresence]):
            elsewhere.take("other", here)
            seen[here.table] |= here.seen
    for here in presences:
        (there,) = elsewhere.at(here.table)
        assert (there.people, there.strangers) == (here.people, 7)
        assert seen[here.table] == set(here.seen)


def test_a_starting_node_takes_its_time_from_others(postgres: str) -> None:
    """Otherwise a node with a changed database clock would be a day ahead and time out seats."""
    uri = new_database(postgres)
    one = Server(uri).start()
    two = Server(uri)
    try:
        anna = one.person("Anna")
        table = anna.table(ME, BOT, BOT, clock={"kind": "game", "seconds": 3600})
        asyncio.run(step(uri, "1 day"))
        two.start()
        state = at(two, anna).state(table)
        assert state["clocks"]["seats"][0]["seconds_left"] > 3000
        assert state["sheet"]["my_seat"] == 0
        one.kill()
        two.kill()
        one.start()
        later = one.person("Bert").table(ME, OPEN, OPEN)
        ahead = moment(later) - moment(table)
        assert ahead > 20 * 60 * 60, "without others the database's clock counts"
    finally:
        one.kill()
        two.kill()


def moment(table: Json) -> float:
    """The time at which a table was created."""
    return datetime.fromisoformat(table["created"]).timestamp()


async def step(uri: str, by: str) -> None:
    """Set a database's clock forward for new connections."""
    connection = await asyncpg.connect(uri)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute("CREATE SCHEMA stepped")
    await connection.execute(
        "CREATE FUNCTION stepped.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS "
        f"$$ SELECT pg_catalog.clock_timestamp() + interval '{by}' $$"
    )
    await connection.execute(f"ALTER DATABASE {name} SET search_path = stepped, pg_catalog, public")
    await connection.close()


def test_requests_are_refused_while_the_database_is_away() -> None:
    database = Postgres()
    server = Server(new_database(database.uri)).start()
    try:
        anna = server.person("Anna")
        table = anna.table(ME, BOT, BOT)
        socket = anna.sit(table)
        state = socket.hear()
        move = {"id": "1", "number": state["number"], "move": "done"}
        database.stop()
        assert socket.say("move", **move)["error"] == "database-away"
        answer = anna.http.get("/api/me")
        assert (answer.status_code, answer.json()["error"]) == (503, "database-away")
        assert answer.headers["Retry-After"] == "1"
        database.start()
        assert socket.say("move", **move)["type"] == "done", "over the same socket"
        assert socket.say("move", **move)["type"] == "done", "but only once"
        log = anna.state(table)["log"]
        assert [entry["seat"] for entry in log if entry["kind"] == "move"].count(0) == 1
        assert server.stop() == 0
    finally:
        server.kill()
        database.remove()
