"""Clocks of each kind, timeouts and restarts."""

from __future__ import annotations

import sqlite3
import time

from server.harness import BOT, ME, OPEN, Server

from conclave.server.clocks import DAY, MINUTE, Clocks, DaysClock, GameClock, MoveClock


def test_a_move_clock_restarts_with_each_decision() -> None:
    clocks = Clocks.start(MoveClock(10), 3).turned(0, [0], None)
    assert clocks.deadline == 10_000
    clocks = clocks.turned(4_000, [0], 0)
    assert clocks.deadline == 14_000, "the same seat decides again"
    clocks = clocks.turned(9_000, [0], None)
    assert clocks.deadline == 14_000, "talk stops no clock"
    clocks = clocks.turned(12_000, [1, 2], 0)
    assert clocks.deadline == 22_000
    clocks = clocks.turned(13_000, [2], 1)
    assert clocks.deadline == 22_000, "another's answer gives no time"
    assert clocks.expired(21_999) == []
    assert clocks.expired(22_000) == [2]


def test_a_game_clock_runs_on_and_gains_with_each_turn() -> None:
    clocks = Clocks.start(GameClock(60, 5), 2).turned(0, [0], None)
    clocks = clocks.turned(10_000, [0], 0)
    assert clocks.left_at(0, 20_000) == 40_000, "no increment in the middle of a turn"
    clocks = clocks.turned(20_000, [1], 0)
    assert clocks.left == (45_000, 60_000)
    assert clocks.deadline == 80_000
    clocks = clocks.turned(30_000, [], None)
    assert clocks.left == (45_000, 50_000), "no increment for whoever did not move"
    assert clocks.deadline is None


def test_a_clock_of_days() -> None:
    clocks = Clocks.start(DaysClock(3), 2).turned(0, [1], None)
    assert clocks.deadline == 3 * DAY


def test_a_player_out_of_time_is_replaced_by_a_bot(server: Server) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = bert.table(OPEN, ME, BOT, clock={"kind": "move", "seconds": 3})
    socket = bert.sit(table)
    anna.join(table)
    clocks = socket.until(lambda message: message.get("clocks") is not None)["clocks"]
    assert clocks["running"] == [0]
    assert 0 < clocks["seats"][0]["seconds_left"] <= 3
    assert clocks["deadline"]
    message = socket.until(lambda message: "timeout" in str(message.get("log")))
    entry = next(entry for entry in message["log"] if entry["kind"] == "timeout")
    assert entry["words"] == ["Anna has run out of time. A bot takes over."]
    assert message["sheet"]["seats"][0]["resigned"]
    late = anna.refused(f"/api/tables/{table['id']}/moves", {"number": 4, "move": "done"})
    assert late["error"] == "not-your-table"


def test_a_game_clock_is_spent_over_several_turns(server: Server) -> None:
    anna = server.person("Anna")
    started = time.monotonic()
    table = anna.table(ME, BOT, BOT, clock={"kind": "game", "seconds": 100, "increment": 5})
    time.sleep(0.6)
    anna.move(table, anna.state(table)["number"], "done")
    state = anna.sit(table).until(lambda message: (message.get("decision") or {}).get("seat") == 0)
    spent = time.monotonic() - started  # the machine may be slow
    assert 105 - spent <= state["clocks"]["seats"][0]["seconds_left"] <= 105 - 0.6


def test_a_game_clock_runs_out(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT, clock={"kind": "game", "seconds": 1, "increment": 1})
    message = anna.sit(table).until(lambda message: "timeout" in str(message.get("log")))
    assert [entry["kind"] for entry in message["log"] if entry["kind"] == "timeout"] == ["timeout"]


def test_a_deadline_survives_a_restart(server: Server) -> None:
    anna = server.person("Anna")
    slow = anna.table(ME, BOT, BOT, clock={"kind": "days", "days": 2})
    quick = anna.table(ME, BOT, BOT, clock={"kind": "move", "seconds": 1000})
    deadline = anna.state(slow)["clocks"]["deadline"]
    server.kill()
    an_hour_passes(server.database, quick["id"])
    server.start()
    assert anna.state(slow)["clocks"]["deadline"] == deadline
    end = time.monotonic() + 60
    while anna.get(f"/api/tables/{quick['id']}")["state"] != "finished":
        assert time.monotonic() < end, "the bot has not taken over"
        time.sleep(0.1)
    assert "timeout" in [entry["kind"] for entry in anna.state(quick)["log"]]
    assert anna.state(slow)["sheet"]["my_seat"] == 0


def an_hour_passes(database: str, table: str) -> None:
    """Make everything at a table an hour older while the server is down."""
    with sqlite3.connect(database) as stored:
        hour = 60 * MINUTE
        stored.execute('UPDATE entries SET at = at - ? WHERE "table" = ?', (hour, table))
        changes = "updated = updated - ?, created = created - ?, wake = wake - ?"
        stored.execute(f"UPDATE tables SET {changes} WHERE id = ?", (hour, hour, hour, table))
    stored.close()
