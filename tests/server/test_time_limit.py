"""The time limit of a table: counted from the start, called once, recorded."""

from __future__ import annotations

import sqlite3
import time

from server.harness import ME, Json, Person, Server

import conclave
from conclave.core.record import Record
from conclave.core.stops import ALWAYS, Stops
from conclave.server import acts, entries
from conclave.server.clocks import MINUTE
from conclave.server.entries import Draft, Entry
from conclave.server.table import BOT_GRACE, summary
from conclave.server.table_state import TableState
from conclave.server.terms import Chair, Terms

VTES = conclave.game("vtes")
RANDOM = {"kind": "bot", "bot": "random"}
HOURS = 2 * 60 * MINUTE


def seated(limit: int, start: int = 1_000) -> TableState:
    """A table of three with starter decks whose game has just begun."""
    chairs = tuple([Chair("person", name.lower(), name) for name in ("Anna", "Bert", "Cleo")])
    options = {"decks": "starter", "time": limit}
    terms = Terms("t", VTES, options, chairs, False, None, "i", 7, "anna", 0)
    return after(TableState.first(terms), Draft(kind=entries.BEGIN), start)


def after(state: TableState, draft: Draft, at: int) -> TableState:
    """The state after another entry."""
    return state.after(Entry.of(draft, state.number + 1, at))[0]


def goes_on(state: TableState, at: int, moves: int) -> TableState:
    """Let everybody take the last option, which is a pass if possible."""
    for _ in range(moves):
        position = state.position
        assert position is not None
        if position.over:
            break
        seat = position.deciders[0]
        text = position.options(seat)[-1].text
        state = after(state, Draft(kind=entries.MOVE, seat=seat, body={"move": text}), at)
    return state


def test_time_counts_from_the_beginning_of_the_game() -> None:
    state = seated(60, start=5_000)
    due = 5_000 + 60 * MINUTE
    assert state.time_up == due
    assert state.position is not None
    (seat,) = state.position.deciders
    assert state.position.forced_pass(seat)
    assert summary(state, 0).wake == 5_000 + BOT_GRACE
    assert summary(state.with_stops(seat, Stops(ALWAYS)), 0).wake == due
    assert acts.time_out(state, due - 1) == []
    assert acts.time_out(state, due) == [Draft(kind=entries.TIME)]


def test_without_a_limit_time_is_never_called() -> None:
    state = seated(0)
    assert state.time_up is None
    assert acts.time_out(state, 10**15) == []


def test_time_is_called_once_and_the_record_replays() -> None:
    state = goes_on(seated(60), 2_000, 10)
    state = after(state, Draft(kind=entries.TIME), 61 * MINUTE)
    assert state.time_called
    assert state.time_up is None
    assert acts.time_out(state, 10**15) == []
    state = goes_on(state, 62 * MINUTE, 500)
    assert state.status == "finished"
    text = state.record().write()
    assert "11 time called\n" in text
    assert "by vtes-time-limit" in text
    position = state.position
    assert position is not None
    assert Record.read(text).position.digest() == position.digest()


def test_taking_back_past_the_call_calls_time_again() -> None:
    state = goes_on(seated(60), 2_000, 10)
    state = after(state, Draft(kind=entries.TIME), 61 * MINUTE)
    state = after(state, Draft(kind=entries.UNDO, seat=0, body={"to": 5, "seat": 0}), 62 * MINUTE)
    assert not state.time_called
    assert acts.time_out(state, 62 * MINUTE) == [Draft(kind=entries.TIME)]


def test_a_game_continued_after_the_call_is_not_called_again() -> None:
    played = goes_on(seated(60), 2_000, 2)
    played = after(played, Draft(kind=entries.TIME), 61 * MINUTE)
    assert played.status == "running"
    body = {"moves": played.record().moves}
    again = after(TableState.first(played.terms), Draft(kind=entries.BEGIN, body=body), 1_000)
    assert again.time_called
    assert acts.time_out(again, 10**15) == []


def limited(person: Person, limit: int) -> Json:
    """A table of three against bots."""
    return person.table(
        ME, RANDOM, RANDOM, game="vtes", options={"decks": "starter", "time": limit}
    )


def test_everybody_sees_the_time_left(server: Server) -> None:
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
        "Time is called: the game ends after the current action or phase."
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
    """Wait for the person's question; return it and its last option."""
    while (state := person.state(table))["decision"] is None:
        time.sleep(0.02)
    return state["number"], state["decision"]["options"][-1]["move"]
