"""The table's own time limit: counted from the beginning, called once, part of the record."""

from __future__ import annotations

import sqlite3
import time

from server.harness import ME, Json, Person, Server

import conclave
from conclave.core.record import Record
from conclave.server import acts, entries
from conclave.server.clocks import MINUTE
from conclave.server.entries import Draft, Entry
from conclave.server.standing import Standing
from conclave.server.stops import ALWAYS, Stops
from conclave.server.table import BOT_GRACE, summary
from conclave.server.terms import BOT, Chair, Terms

VTES = conclave.game("vtes")
RANDOM = {"kind": "bot", "bot": "random"}
HOURS = 2 * 60 * MINUTE


def seated(limit: int, begun: int = 1_000) -> Standing:
    """A table of three with starter decks whose game has just begun."""
    chairs = (Chair("person", "anna", "Anna"), Chair(BOT, bot="random"), Chair(BOT, bot="random"))
    options = {"decks": "starter", "time": limit}
    terms = Terms("t", VTES, options, chairs, False, None, "i", 7, "anna", 0)
    return after(Standing.first(terms), Draft(kind=entries.BEGIN), begun)


def after(standing: Standing, draft: Draft, at: int) -> Standing:
    """How the table stands after one more entry."""
    return standing.after(Entry.of(draft, standing.number + 1, at))[0]


def goes_on(standing: Standing, at: int, moves: int) -> Standing:
    """Everybody takes the last option, which passes where one can."""
    for _ in range(moves):
        position = standing.position
        assert position is not None
        if position.over:
            break
        seat = position.deciders[0]
        text = position.options(seat)[-1].text
        standing = after(standing, Draft(kind=entries.MOVE, seat=seat, body={"move": text}), at)
    return standing


def test_time_counts_from_the_beginning_of_the_game() -> None:
    standing = seated(60, begun=5_000)
    due = 5_000 + 60 * MINUTE
    assert standing.time_up == due
    assert summary(standing, 0).wake == 5_000 + BOT_GRACE, "she can only pass"
    assert summary(standing.with_stops(0, Stops(ALWAYS)), 0).wake == due
    assert acts.time_out(standing, due - 1) == []
    assert acts.time_out(standing, due) == [Draft(kind=entries.TIME)]


def test_without_a_limit_time_is_never_called() -> None:
    standing = seated(0)
    assert standing.time_up is None
    assert acts.time_out(standing, 10**15) == []


def test_time_is_called_once_and_the_record_replays() -> None:
    standing = goes_on(seated(60), 2_000, 10)
    standing = after(standing, Draft(kind=entries.TIME), 61 * MINUTE)
    assert standing.time_called
    assert standing.time_up is None
    assert acts.time_out(standing, 10**15) == []
    standing = goes_on(standing, 62 * MINUTE, 500)
    assert standing.state == "finished"
    text = standing.record().write()
    assert "11 time called\n" in text
    assert "by vtes-time-limit" in text
    position = standing.position
    assert position is not None
    assert Record.read(text).position.digest() == position.digest()


def test_what_is_taken_back_past_the_call_brings_it_again() -> None:
    standing = goes_on(seated(60), 2_000, 10)
    standing = after(standing, Draft(kind=entries.TIME), 61 * MINUTE)
    standing = after(
        standing, Draft(kind=entries.UNDO, seat=0, body={"to": 5, "seat": 0}), 62 * MINUTE
    )
    assert not standing.time_called
    assert acts.time_out(standing, 62 * MINUTE) == [Draft(kind=entries.TIME)]


def test_a_game_taken_up_after_the_call_is_not_called_again() -> None:
    played = goes_on(seated(60), 2_000, 2)
    played = after(played, Draft(kind=entries.TIME), 61 * MINUTE)
    assert played.state == "running"
    body = {"moves": played.record().moves}
    again = after(Standing.first(played.terms), Draft(kind=entries.BEGIN, body=body), 1_000)
    assert again.time_called
    assert acts.time_out(again, 10**15) == []


def limited(person: Person, limit: int) -> Json:
    """A table of three against bots."""
    return person.table(
        ME, RANDOM, RANDOM, game="vtes", options={"decks": "starter", "time": limit}
    )


def test_everybody_is_told_how_much_time_is_left(server: Server) -> None:
    anna, watcher = server.person("Anna"), server.person("Walt")
    table = limited(anna, 120)
    for person in (anna, watcher):
        query = {} if person is anna else {"invitation": table["invitation"]}
        left = person.state(table, **query)["time_left"]
        assert 7100 < left <= 7200
    assert anna.state(limited(anna, 0))["time_left"] is None


def test_time_runs_out_while_the_server_is_dead(server: Server) -> None:
    anna = server.person("Anna")
    table = limited(anna, 120)
    anna.move(table, *_question(anna, table))
    server.kill()
    stored = sqlite3.connect(server.database)
    stored.execute('UPDATE entries SET at = at - ? WHERE "table" = ?', (HOURS, table["id"]))
    stored.execute("UPDATE tables SET wake = wake - ? WHERE id = ?", (HOURS, table["id"]))
    stored.commit()
    stored.close()
    server.start()
    while (state := anna.state(table))["sheet"]["state"] != "finished":
        if state["decision"] is not None:
            anna.move(table, *_question(anna, table))
        time.sleep(0.02)
    entries = [entry for entry in state["log"] if entry["kind"] == "time"]
    assert [entry["words"][0] for entry in entries] == [
        "Time is called: the game ends with the action or phase under way."
    ]
    assert entries[0]["seat"] is None
    assert state["sheet"]["outcome"]["scores"] == [0.5, 0.5, 0.5]
    assert state["view"]["points"] == [0.5, 0.5, 0.5]
    assert state["time_left"] is None
    record = anna.http.get(f"/api/tables/{table['id']}/record").text
    assert Record.read(record).position.over
    made = anna.http.post("/api/replays", content=record.encode())
    assert made.status_code == 201, made.text
    steps = anna.get(f"/api/replays/{made.json()['id']}")["steps"]
    assert [step["seat"] for step in steps if step["move"] == "time"] == [None]


def _question(person: Person, table: Json) -> tuple[int, str]:
    """The person's question, once there is one, and the last of its options."""
    while (state := person.state(table))["decision"] is None:
        time.sleep(0.02)
    return state["number"], state["decision"]["options"][-1]["move"]
