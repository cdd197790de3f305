"""Guests, accounts, sessions."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable

import pytest
from argon2 import PasswordHasher
from server.harness import BOT, ME, OPEN, Server


def test_an_account_keeps_games_across_browsers(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    created = anna.post("/api/account", {"name": "Anna of Ulm", "password": "correct horse"})
    assert created["person"]["account"]
    assert created["person"]["name"] == "Anna of Ulm"

    elsewhere = server.person("Somebody")
    other = elsewhere.table(ME, BOT, BOT)
    assert elsewhere.refused("/api/session", {"name": "Anna of Ulm", "password": "wrong"})[
        "error"
    ] == ("wrong-password")
    assert elsewhere.refused("/api/session", {"name": "Nobody", "password": "wrong"})["error"] == (
        "wrong-password"
    )
    elsewhere.post("/api/session", {"name": "anna OF ulm", "password": "correct horse"})
    mine = {sheet["id"] for sheet in elsewhere.get("/api/tables")["running"]}
    assert mine == {table["id"], other["id"]}, "what the guest played has come along"
    for one in (table, other):
        state = elsewhere.state(one)
        assert state["sheet"]["my_seat"] == 0
        assert state["sheet"]["seats"][0]["name"] == "Anna of Ulm"
        elsewhere.move(one, state["number"], "place 1 d1")


def test_signing_out_ends_the_session_for_good(server: Server) -> None:
    anna = server.person("Anna")
    anna.post("/api/account", {"name": "Anna who leaves", "password": "correct horse"})
    cookie = anna.http.cookies["conclave_session"]
    assert anna.http.request("DELETE", "/api/session").json() == {"person": None}
    thief = server.person()
    thief.http.cookies.set("conclave_session", cookie)
    assert thief.get("/api/me") == {"person": None}
    anna.post("/api/session", {"name": "Anna who leaves", "password": "correct horse"})
    assert anna.http.cookies["conclave_session"] != cookie


def test_invalid_accounts_are_refused(server: Server) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    credentials = {"name": "Only one", "password": "correct horse"}
    assert anna.refused("/api/account", {**credentials, "password": "short"})["error"] == (
        "password-too-short"
    )
    anna.post("/api/account", credentials)
    assert anna.refused("/api/account", credentials)["error"] == "account-already"
    assert bert.refused("/api/account", {**credentials, "name": "ONLY ONE"})["error"] == (
        "name-taken"
    )
    assert bert.refused("/api/account", {**credentials, "name": " \n "})["error"] == "name-empty"


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Passw0rd",
        "12345678",
        "qwertzuiop",
        "aaaaaaaaaaaaaaaa",
        "password" * 20,
        "haslo123",
        "passwort1",
        "conclave1",
        "Baroness Bea",
        "baronessbea",
        "bea12345",
    ],
)
def test_an_easily_guessed_password_is_refused(server: Server, password: str) -> None:
    bea = server.person("Bea")
    refusal = bea.refused("/api/account", {"name": "Baroness Bea", "password": password})
    assert refusal["error"] == "password-too-weak"
    assert not bea.get("/api/me")["person"]["account"]


@pytest.mark.parametrize(
    "password", ["correct horse", "kot na dachu", "xk7qp2mz", "żółwie błądzą", "drei Raben im Mai"]
)
def test_other_passwords_need_no_digits_or_symbols(server: Server, password: str) -> None:
    anybody = server.person("Anybody")
    name = f"Somebody {secrets.token_hex(4)}"
    anybody.post("/api/account", {"name": name, "password": password})


def test_an_old_account_keeps_its_weak_password(server: Server) -> None:
    anna = server.person("Anna")
    anna.post("/api/account", {"name": "Anna weak", "password": "correct horse"})
    with sqlite3.connect(server.database, timeout=60) as database:
        database.execute(
            "UPDATE people SET password = ? WHERE name = 'Anna weak'",
            (PasswordHasher().hash("password"),),
        )
    again = server.person()
    again.post("/api/session", {"name": "Anna weak", "password": "password"})
    assert again.get("/api/me")["person"]["name"] == "Anna weak"


def test_an_account_at_the_table_gets_no_second_seat(server: Server) -> None:
    anna = server.person("Anna")
    anna.post("/api/account", {"name": "Anna twice", "password": "correct horse"})
    table = anna.table(ME, OPEN, OPEN)
    guest = server.person("Guest")
    guest.join(table)
    lone = guest.table(ME, OPEN, OPEN)
    guest.post("/api/session", {"name": "Anna twice", "password": "correct horse"})
    seats = guest.get(f"/api/tables/{table['id']}")["seats"]
    assert [seat["me"] for seat in seats] == [True, False, False]
    assert [seat["name"] for seat in seats[:2]] == ["Anna twice", "Guest"]
    assert guest.get(f"/api/tables/{lone['id']}")["seats"][0]["name"] == "Anna twice"
    with sqlite3.connect(server.database) as database:
        sitting = database.execute(
            "SELECT people.name FROM seats JOIN people ON people.id = seats.person "
            'WHERE "table" = ? ORDER BY seat',
            (table["id"],),
        ).fetchall()
    assert sitting == [("Anna twice",), ("Guest",)]


def test_the_cookie_is_http_only_and_passwords_are_hashed(server: Server) -> None:
    anna = server.person()
    answer = anna.http.post("/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "secure" not in cookie.lower()
    anna.post("/api/account", {"name": "Anna hashed", "password": "correct horse"})
    with sqlite3.connect(server.database) as database:
        stored = database.execute("SELECT password FROM people WHERE name='Anna hashed'").fetchone()
        keys = [key for (key,) in database.execute("SELECT key FROM sessions")]
    assert stored[0].startswith("$argon2id$")
    assert anna.http.cookies["conclave_session"] not in keys


def test_becoming_a_guest_twice_changes_nothing(server: Server) -> None:
    anna = server.person("Anna")
    me = anna.get("/api/me")
    assert anna.post("/api/me", {"name": "Other"}) == me
    assert anna.refused("/api/me", {"language": "tlh"}, "PATCH")["error"] == "unknown-language"
    assert anna.http.patch("/api/me", json={"language": "pl"}).json()["person"]["language"] == "pl"


def test_everybody_sees_who_has_an_account(server: Server) -> None:
    anna, bert, cora = server.person("Anna"), server.person("Bert"), server.person("Cora")
    anna.post("/api/account", {"name": "Anna marked", "password": "correct horse"})
    table = anna.table(ME, OPEN, OPEN, public=True)
    bert.join(table)
    socket = server.person().sit(table)
    socket.hear()

    def marked() -> list[bool]:
        return [seat["account"] for seat in socket.state["sheet"]["seats"]]

    assert marked() == [True, False, False]
    lobby = cora.get("/api/tables", scope="public")["waiting"]
    sheet = next(one for one in lobby if one["id"] == table["id"])
    assert [seat["account"] for seat in sheet["seats"]] == [True, False, False]

    bert.post("/api/account", {"name": "Bert marked", "password": "correct horse"})
    socket.until(lambda message: message["sheet"]["seats"][1]["name"] == "Bert marked")
    assert marked() == [True, True, False]
    cora.join(table)
    socket.until(lambda message: message["sheet"]["state"] == "running")
    assert marked() == [True, True, False]
    for person in (anna, cora):
        person.post(f"/api/tables/{table['id']}/chat", {"text": "Good evening"})
    socket.until(lambda message: len(socket.log) == 6)
    talk = [(entry["name"], entry["account"]) for entry in socket.log if entry["kind"] == "chat"]
    assert talk == [("Anna marked", True), ("Cora", False)]
    anna.post(f"/api/tables/{table['id']}/resign")
    socket.until(lambda message: message["sheet"]["seats"][0]["resigned"])
    assert marked() == [True, True, False], "who resigned is still known"


def test_a_host_without_a_seat_chats_as_an_account(server: Server) -> None:
    host, bert = server.person("Host"), server.person("Bert")
    host.post("/api/account", {"name": "Host marked", "password": "correct horse"})
    table = host.table(OPEN, OPEN, OPEN, public=True)
    socket = host.sit(table)
    socket.say("chat", text="Come in")
    entry = bert.state(table)["log"][-1]
    assert (entry["name"], entry["account"], entry["seat"]) == ("Host marked", True, None)


def test_accounts_are_marked_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, BOT, public=True)
    bert.join(table)
    anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
    server.stop()
    server.start()
    seats = server.person().get(f"/api/tables/{table['id']}")["seats"]
    assert [seat["account"] for seat in seats] == [True, False, False]
