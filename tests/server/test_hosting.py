"""The host of a table may seat bots, reopen seats and close it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
from server.harness import BOT, ME, OPEN, Json, Person, Server

RANDOM = {"bot": "random"}


def by_host(
    person: Person, method: str, table: Json, rest: str = "", body: Json | None = None
) -> Json:
    """Do something as the host; return the new sheet."""
    answer = person.http.request(method, f"/api/tables/{table['id']}{rest}", json=body)
    assert answer.status_code == 200, answer.text
    sheet: Json = answer.json()
    return sheet


def kinds(sheet: Json) -> list[str]:
    """The kinds of players by seat."""
    return [seat["kind"] for seat in sheet["seats"]]


def words(person: Person, table: Json) -> list[str]:
    """The log lines about seats."""
    entries = [
        entry for entry in person.state(table)["log"] if entry["kind"] not in ("begin", "move")
    ]
    return [line for entry in entries for line in entry["words"]]


def test_a_bot_takes_the_last_open_seat_and_the_game_begins(server: Server) -> None:
    host, bert = server.person("Hanna"), server.person("Bert")
    table = host.table(OPEN, OPEN, BOT)
    assert (table["hosting"], table["state"]) == (True, "waiting")
    assert bert.join(table)["hosting"] is False
    sheet = by_host(host, "PUT", table, "/seats/1/bot", RANDOM)
    assert (sheet["state"], kinds(sheet)) == ("running", ["person", "bot", "bot"])
    assert words(bert, table) == [
        "You take a seat.",
        "At the host’s request, a bot plays for Yellow.",
    ]


def test_a_bot_plays_for_a_missing_player(server: Server) -> None:
    host, bert = server.person("Hanna"), server.person("Bert")
    table = host.table(ME, OPEN, BOT)
    bert.join(table)
    sheet = by_host(host, "PUT", table, "/seats/1/bot", RANDOM)
    assert kinds(sheet) == ["person", "bot", "bot"]
    assert [seat["name"] for seat in sheet["seats"]][:2] == ["Hanna", "Bert"]
    assert words(host, table)[-1] == "At the host’s request, a bot plays for Bert."
    number = bert.state(table)["number"]
    gone = bert.refused(f"/api/tables/{table['id']}/moves", {"number": number, "move": "done"})
    assert gone["error"] == "not-your-table"


def test_a_bot_does_not_replace_a_present_player(server: Server) -> None:
    host, bert = server.person("Hanna"), server.person("Bert")
    table = host.table(ME, OPEN, BOT)
    bert.join(table)
    with_host, with_bert = host.sit(table), bert.sit(table)
    with_bert.hear()
    refusal = host.refused(f"/api/tables/{table['id']}/seats/1/bot", RANDOM, "PUT")
    assert refusal["error"] == "still-here"
    assert host.state(table)["gone"] == []
    with_bert.close()
    with_host.until(lambda message: message.get("gone") == [1])
    assert kinds(by_host(host, "PUT", table, "/seats/1/bot", RANDOM))[1] == "bot"
    with_host.close()


def test_a_player_who_just_left_is_not_replaced(own_server: Callable[..., Server]) -> None:
    server = own_server(away=600)
    host, bert = server.person("Hanna"), server.person("Bert")
    table = host.table(ME, OPEN, BOT)
    bert.join(table)
    refusal = host.refused(f"/api/tables/{table['id']}/seats/1/bot", RANDOM, "PUT")
    assert refusal["reason"] == (
        "Bert is at the table or was just now. "
        "A bot can take over from a player who has been away for 600 seconds."
    )
    assert kinds(by_host(host, "PUT", table, "/seats/0/bot", RANDOM))[0] == "bot"


def test_the_host_sees_who_has_been_away(own_server: Callable[..., Server]) -> None:
    server = own_server(away=0.5)
    host, bert = server.person("Hanna"), server.person("Bert")
    table = host.table(ME, OPEN, BOT)
    bert.join(table)
    with_host, with_bert = host.sit(table), bert.sit(table)
    with_host.until(lambda message: message.get("online") == [0, 1])
    with_bert.close()
    with_host.until(lambda message: message.get("gone") == [1])
    assert kinds(by_host(host, "PUT", table, "/seats/1/bot", RANDOM))[1] == "bot"
    with_host.close()


def test_with_a_days_clock_only_timeouts_replace_players(server: Server) -> None:
    host, bert = server.person("Hanna"), server.person("Bert")
    table = host.table(ME, OPEN, BOT, clock={"kind": "days", "days": 3})
    bert.join(table)
    refusal = host.refused(f"/api/tables/{table['id']}/seats/1/bot", RANDOM, "PUT")
    assert refusal["error"] == "away-for-days"
    assert host.state(table)["gone"] == []


def test_a_seat_is_reopened_before_the_game_begins(server: Server) -> None:
    host, bert, cora = server.person("Hanna"), server.person("Bert"), server.person("Cora")
    table = host.table(OPEN, BOT, OPEN)
    bert.join(table)
    assert kinds(by_host(host, "DELETE", table, "/seats/0")) == ["open", "bot", "open"]
    assert kinds(by_host(host, "DELETE", table, "/seats/1")) == ["open", "open", "open"]
    assert words(host, table)[1:] == [
        "The host has freed Bert’s seat.",
        "The host has freed Yellow’s seat.",
    ]
    assert bert.get("/api/tables")["waiting"] == []
    assert cora.join(table)["my_seat"] == 0


def test_a_bot_may_take_a_persons_seat_before_the_game_begins(server: Server) -> None:
    host, bert = server.person("Hanna"), server.person("Bert")
    table = host.table(OPEN, OPEN, BOT)
    bert.join(table)
    sheet = by_host(host, "PUT", table, "/seats/0/bot", RANDOM)
    assert (sheet["state"], kinds(sheet)) == ("waiting", ["bot", "open", "bot"])
    assert bert.join(table)["my_seat"] == 1


def test_a_closed_table_is_not_listed(server: Server) -> None:
    host, bert = server.person("Hanna"), server.person("Bert")
    table = host.table(ME, OPEN, BOT, public=True)
    with_bert = bert.sit(table)
    with_bert.hear()
    assert by_host(host, "DELETE", table)["state"] == "closed"
    assert with_bert.hear()["sheet"]["state"] == "closed"
    with_bert.close()
    for lists in (host.get("/api/tables"), bert.get("/api/tables", scope="public")):
        assert table["id"] not in [one["id"] for row in lists.values() for one in row]
    late = bert.refused(f"/api/tables/{table['id']}/join", {})
    assert late["reason"] == "This table was closed before its game began."


def test_a_copy_of_the_running_database_has_all_hosting_acts(
    server: Server, tmp_path: Path
) -> None:
    host, bert = server.person("Hanna"), server.person("Bert")
    started, closed = host.table(OPEN, OPEN, BOT), host.table(OPEN, OPEN, BOT)
    bert.join(started)
    by_host(host, "PUT", started, "/seats/1/bot", RANDOM)
    by_host(host, "DELETE", closed)
    copy = tmp_path / "copy.sqlite"
    sqlite3.connect(server.database).backup(sqlite3.connect(copy))
    other = Server(str(copy), "--host", "0.0.0.0").start()
    again = Person(other)
    again.http.cookies = host.http.cookies
    assert kinds(again.state(started)["sheet"]) == ["person", "bot", "bot"]
    assert again.state(closed)["sheet"]["state"] == "closed"
    assert httpx.get(f"{other.address}/api/games").status_code == 200
    assert other.stop() == 0


def test_only_the_host_may(server: Server) -> None:
    host, bert = server.person("Hanna"), server.person("Bert")
    table = host.table(OPEN, OPEN, BOT, public=True)
    bert.join(table)
    path = f"/api/tables/{table['id']}"
    assert bert.refused(f"{path}/seats/1/bot", RANDOM, "PUT")["error"] == "only-host"
    assert bert.refused(f"{path}/seats/2", None, "DELETE")["error"] == "only-host"
    assert bert.refused(path, None, "DELETE")["error"] == "only-host"
    assert kinds(host.state(table)["sheet"]) == ["person", "open", "bot"]


def test_impossible_hosting_acts_are_refused(server: Server) -> None:
    host = server.person("Hanna")
    table = host.table(ME, OPEN, BOT)
    path = f"/api/tables/{table['id']}"
    assert host.refused(f"{path}/seats/3/bot", RANDOM, "PUT")["error"] == "no-such-seat"
    assert host.refused(f"{path}/seats/1/bot", {"bot": "nobody"}, "PUT")["error"] == "unknown-bot"
    by_host(host, "PUT", table, "/seats/1/bot", RANDOM)
    assert host.refused(f"{path}/seats/1", None, "DELETE")["error"] == "table-begun"
    assert host.refused(path, None, "DELETE")["error"] == "table-begun"
