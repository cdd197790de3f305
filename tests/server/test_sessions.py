"""Sessions: replaced when rights change, renewed by use, ended when unused."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from server.harness import BOT, ME, OPEN, Json, Person, Server
from server.postgres import ask_listeners, new_database, wait

from conclave.core.registry import game as find_game
from conclave.server.live import Connection, Live
from conclave.server.table import Table
from conclave.server.terms import Chair, Terms

DAY = 24 * 60 * 60 * 1000
COOKIE = "conclave_session"
PASSWORD = "correct horse"


def copy_of(person: Person) -> Person:
    """A client with a copy of a person's cookie."""
    thief = Person(person.server)
    thief.http.cookies.set(COOKIE, person.http.cookies[COOKIE])
    return thief


def name_of(person: Person) -> str | None:
    me: Json | None = person.get("/api/me")["person"]
    return None if me is None else me["name"]


def test_opening_an_account_ends_the_guests_session(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, OPEN, BOT)
    socket = anna.sit(table)
    socket.hear()
    thief = copy_of(anna)
    assert name_of(thief) == "Anna"
    anna.post("/api/account", {"name": "Anna rotates", "password": PASSWORD})
    assert name_of(thief) is None
    wait(lambda: socket.closed, "the socket of the old session stays open")
    assert name_of(anna) == "Anna rotates"
    again = anna.sit(table, socket.state["number"])
    assert again.hear()["sheet"]["my_seat"] == 0


def test_signing_in_starts_a_new_session(server: Server) -> None:
    anna = server.person("Anna")
    anna.post("/api/account", {"name": "Anna signs in", "password": PASSWORD})
    guest = server.person("Guest")
    thief = copy_of(guest)
    credentials = {"name": "Anna signs in", "password": PASSWORD}
    guest.post("/api/session", credentials)
    assert name_of(thief) is None
    thief = copy_of(guest)
    guest.post("/api/session", credentials)
    assert name_of(thief) is None
    assert name_of(guest) == "Anna signs in"
    assert name_of(anna) == "Anna signs in", "in another browser he stays signed in"


def test_a_new_visitor_who_signs_up_gets_one_session(server: Server) -> None:
    anna = server.person()
    answer = anna.http.post("/api/account", json={"name": "Anna at once", "password": PASSWORD})
    assert len(answer.headers.get_list("set-cookie")) == 1
    with sqlite3.connect(server.database) as database:
        (sessions,) = database.execute(
            "SELECT count(*) FROM sessions JOIN people ON people.id = sessions.person "
            "WHERE people.name = 'Anna at once'"
        ).fetchone()
    assert sessions == 1


def age(server: Server, name: str, days: float) -> None:
    """Move the last use of somebody's sessions some days into the past."""
    with sqlite3.connect(server.database, timeout=60) as database:
        database.execute(
            "UPDATE sessions SET used = used - ? "
            "WHERE person IN (SELECT id FROM people WHERE name = ?)",
            (int(days * DAY), name),
        )


def test_a_used_session_is_renewed(server: Server) -> None:
    anna = server.person("Anna uses it")
    for _ in range(3):
        age(server, "Anna uses it", 60)
        answer = anna.http.get("/api/me")
        assert answer.json()["person"]["name"] == "Anna uses it"
        assert anna.http.cookies[COOKIE] in answer.headers["set-cookie"], "kept by the browser too"
    assert "set-cookie" not in anna.http.get("/api/me").headers


def test_an_unused_session_ends(server: Server) -> None:
    anna, bert = server.person("Anna stays away"), server.person("Bert nearly does")
    age(server, "Anna stays away", 91)
    age(server, "Bert nearly does", 89)
    assert name_of(anna) is None
    assert name_of(bert) == "Bert nearly does"


def test_the_lifetime_of_sessions_is_a_setting(own_server: Callable[..., Server]) -> None:
    server = own_server("--keep", "sessions", "2")
    anna, bert = server.person("Anna"), server.person("Bert")
    age(server, "Anna", 1.5)
    age(server, "Bert", 2.5)
    assert name_of(anna) == "Anna"
    assert name_of(bert) is None


@pytest.fixture
def two_nodes(postgres: str) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    uri = new_database(postgres)
    one, two = Server(uri).start(), Server(uri).start()
    yield one, two
    one.kill()
    two.kill()


def test_on_all_nodes_the_old_session_ends_at_once(two_nodes: tuple[Server, Server]) -> None:
    one, two = two_nodes
    anna = one.person("Anna")
    table = anna.table(ME, BOT, BOT)
    elsewhere = Person(two)
    elsewhere.http.cookies.set(COOKIE, anna.http.cookies[COOKIE])
    socket = elsewhere.sit(table)
    socket.hear()
    anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
    assert name_of(elsewhere) is None
    wait(lambda: socket.closed, "the socket at the other node stays open")


def test_a_reconnected_node_cuts_ended_sessions(
    two_nodes: tuple[Server, Server],
) -> None:
    one, two = two_nodes
    anna = one.person("Anna")
    table = anna.table(ME, BOT, BOT)
    elsewhere = Person(two)
    elsewhere.http.cookies.set(COOKIE, anna.http.cookies[COOKIE])
    socket = elsewhere.sit(table)
    socket.hear()
    listening = partial(ask_listeners, one.database)
    wait(lambda: asyncio.run(listening("pid")) == 2, "the nodes do not listen")
    asyncio.run(listening("pg_terminate_backend(pid)"))
    anna.http.request("DELETE", "/api/session")
    wait(lambda: socket.closed, "the socket at the other node stays open")


class DeadWire:
    """A connection to nobody."""

    is_cut = False

    def send_text(self, text: bytes) -> None:
        """Discard the message."""

    def cut(self) -> None:
        """Do nothing."""
        self.is_cut = True


def test_a_connection_by_a_just_ended_session_is_cut_off() -> None:
    async def come(session: str) -> bool:
        game = find_game("vendetta")
        terms = Terms(
            id="t",
            game=game,
            options=game.settings({}),
            chairs=(Chair(), Chair(), Chair()),
            public=True,
            clock=None,
            invitation="",
            seed=1,
            host="h",
            created=0,
        )
        live = Live(0)
        live.end_session("old")
        wire = DeadWire()
        live.enter(Table(terms), Connection("p", session, "en", wire), 0)
        assert live.visited == {"t"}, "a visit, however short"
        return wire.is_cut

    assert asyncio.run(come("old"))
    assert not asyncio.run(come("new"))
