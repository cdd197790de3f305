"""`kill -9` at random moments: nothing acknowledged is lost or doubled, every table resumes."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
from server.harness import BOT, ME, OPEN, Json, Person, Server, Socket, any_move
from websockets.exceptions import WebSocketException

GAMES = 50
KILLS = 8
PACE = 0.3
"""Seconds between two moves of a player."""
DEAD = (httpx.TransportError, WebSocketException, OSError, EOFError, TimeoutError)


class Player(threading.Thread):
    """Plays a game to its end despite kills, and records acknowledged moves."""

    def __init__(self, person: Person, table: Json, seed: int, live: bool) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.rng = random.Random(seed)
        self.live = live
        self.socket: Socket | None = None
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.finished = False

    def run(self) -> None:
        while not self.finished:
            state = self.insist(self.look)
            self.finished = state["sheet"]["state"] == "finished"
            if state["decision"] is not None:
                move = any_move(state, self.rng)
                message = f"{id(self)}-{len(self.acknowledged)}"
                number = state["number"]
                done = self.insist(partial(self.move, number, move, message))
                self.acknowledged[message] = (done["number"], move)
            time.sleep(PACE)

    def insist(self, act: Callable[[], Json]) -> Json:
        """Try until the server answers."""
        while True:
            try:
                return act()
            except DEAD:
                self.socket = None
                time.sleep(PACE / 2)

    def look(self) -> Json:
        if not self.live:
            return self.person.state(self.table, after=1_000_000)
        if self.socket is None:
            self.socket = self.person.sit(self.table, after=1_000_000)
        self.socket.wire.send('{"type":"sync","after":1000000}')
        return self.socket.until(lambda message: message["type"] == "sync")

    def move(self, number: int, move: str, id: str) -> Json:
        if not self.live:
            return self.person.move(self.table, number, move, id=id)
        if self.socket is None:
            self.socket = self.person.sit(self.table, after=1_000_000)
        done = self.socket.say("move", id=id, number=number, move=move)
        assert done["type"] == "done", done
        return done


def test_kill_at_random_moments(own_server: Callable[..., Server]) -> None:
    server = own_server()
    players: list[Player] = []
    for game in range(GAMES - 1):
        anna = server.person("Anna")
        if game % 5:
            table = anna.table(ME, BOT, BOT)
        else:
            table = anna.table(ME, OPEN, BOT)
            bert = server.person("Bert")
            bert.join(table)
            players.append(Player(bert, table, game + 1000, game % 2 == 0))
        players.append(Player(anna, table, game, game % 2 == 1))
    bots_only = server.person().table(BOT, BOT, BOT, public=True, rounds=200)
    tables = {player.table["id"] for player in players}

    for player in players:
        player.start()
    rng = random.Random(11)
    for _ in range(KILLS):
        wait_for_moves(players, rng.randint(1, 30))
        server.kill()
        server.start()
    for player in players:
        player.join(180)
        assert player.finished, "a table has not resumed"

    watcher = server.person()
    before = after = watcher.get(f"/api/tables/{bots_only['id']}")
    end = time.monotonic() + 60
    while after["state"] != "finished" and after["number"] == before["number"]:
        assert time.monotonic() < end, "the bots do not play on"
        time.sleep(0.05)
        after = watcher.get(f"/api/tables/{bots_only['id']}")
    for player in players:
        record = player.person.http.get(f"/api/tables/{player.table['id']}/record")
        answer = player.person.http.post("/api/replays", content=record.content)
        assert answer.status_code == 201, answer.text
    server.kill()
    check(server.database, players, tables)


def wait_for_moves(players: list[Player], moves: int) -> None:
    """Wait until this many more moves are acknowledged."""
    enough = moves + sum(len(player.acknowledged) for player in players)
    end = time.monotonic() + 120
    while sum(len(player.acknowledged) for player in players) < enough:
        assert time.monotonic() < end, "the players do not go on"
        time.sleep(0.005)


def check(database: str, players: list[Player], tables: set[str]) -> None:
    """Check that the log has each acknowledged move once, without gaps."""
    stored = sqlite3.connect(database)
    rows: dict[tuple[str, int], Any] = {}
    messages: list[tuple[str, str]] = []
    query = 'SELECT "table", number, kind, message, body FROM entries ORDER BY "table", number'
    for table, number, kind, message, body in stored.execute(query):
        rows[table, number] = (kind, message, json.loads(body))
        if message is not None:
            messages.append((table, message))
    stored.close()
    assert len(messages) == len(set(messages)), "a move was doubled"
    for table in tables:
        numbers = [number for (one, number) in rows if one == table]
        assert numbers == list(range(1, len(numbers) + 1))
    acknowledged = 0
    for player in players:
        for id, (number, move) in player.acknowledged.items():
            acknowledged += 1
            assert rows[player.table["id"], number] == ("move", id, {"move": move})
    assert acknowledged > 5 * GAMES
