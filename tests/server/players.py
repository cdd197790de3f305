"""Scripted players who survive kills: they switch to another node and send again."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from server.harness import BOT, ME, OPEN, Json, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from conclave.server.differences import patched

DEAD = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)
SILENCE = 10.0
"""Seconds of silence after which a player tries another node."""
RETRY = 0.2
AGAIN = {"database-away", "table-busy"}
"""Refusals after which the same message is sent again."""
GAMES: dict[str, tuple[Json, int]] = {
    "vendetta": ({"rounds": 3}, 3),
    "masquerade": ({}, 3),
    "empire": ({}, 2),
    "vtes": ({"decks": "starter"}, 3),
}
"""The games, with options and seats."""


@dataclass(frozen=True)
class Sent:
    """A pending move."""

    id: str
    table: str
    number: int
    move: str


@dataclass
class Notes:
    """The observations of all players."""

    acknowledged: dict[str, tuple[Sent, int]] = field(default_factory=dict)
    """Acknowledged moves by id, with the entry number reported by the server."""
    refused: dict[str, tuple[Sent, str]] = field(default_factory=dict)
    """Refused moves, with reasons."""
    counts: Counter[str] = field(default_factory=Counter)
    tables: set[str] = field(default_factory=set)
    progress: dict[int, list[float]] = field(default_factory=dict)
    """For each group of players, the times at which their log grew."""
    players: list[Player] = field(default_factory=list)


class Player:
    """A person with a browser, at any live node."""

    def __init__(self, name: str, nodes: list[Server], notes: Notes, group: int) -> None:
        self.name = name
        self.nodes = nodes
        self.notes = notes
        self.group = group
        self.rng = random.Random(name)
        self.node = self.rng.randrange(len(nodes))
        self.cookies = httpx.Cookies()
        self.wire: ClientConnection | None = None
        self._made = 0
        self._entered = 0
        """The entry number of the last move, which must be seen before the next."""
        self._sent: Sent | None = None

    def go_elsewhere(self) -> None:
        """Switch to another node."""
        self.notes.counts["reconnected"] += 1
        self.node = (self.node + self.rng.randrange(1, len(self.nodes))) % len(self.nodes)

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Send an HTTP request until some node answers."""
        while True:
            try:
                url = self.nodes[self.node].url
                async with httpx.AsyncClient(base_url=url, cookies=self.cookies) as client:
                    answer = await client.request(method, path, json=body, timeout=SILENCE)
                self.cookies.update(answer.cookies)
                if answer.status_code < 300:
                    found: Json = answer.json()
                    return found
                if answer.status_code != 503:
                    self.notes.counts[f"{answer.status_code}"] += 1
                    raise RuntimeError(f"{method} {path}: {answer.text}")
            except DEAD:
                self.go_elsewhere()
            await asyncio.sleep(RETRY)

    async def play(self, table: str, pace: float) -> None:
        """Play a game to its end."""
        finished = False
        self._entered = 0
        while not finished:
            try:
                async with connect(self._address(table), max_size=None, **self._headers()) as wire:
                    self.wire = wire
                    finished = await self._play(wire, table, pace)
            except DEAD:
                self.go_elsewhere()
                await asyncio.sleep(RETRY)
            finally:
                self.wire = None

    def _address(self, table: str) -> str:
        url = self.nodes[self.node].url.replace("http", "ws")
        return f"{url}/api/tables/{table}/live?after=1000000"

    def _headers(self) -> dict[str, Any]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"additional_headers": {"Cookie": cookie}, "open_timeout": SILENCE}

    async def _play(self, wire: ClientConnection, table: str, pace: float) -> bool:
        if self._sent is not None:
            self.notes.counts["resent"] += 1
            await self._send(wire, self._sent)
        state: Json = {}
        while True:
            async with asyncio.timeout(SILENCE):
                message: Json = msgspec.json.decode(await wire.recv())
            match message["type"]:
                case "sync":
                    state = self._grown(state, message)
                case "update" if message["since"] == state["number"]:
                    whole = patched(state, message["changes"])
                    state = self._grown(state, {**whole, "number": message["number"]})
                case "update":
                    await wire.send('{"type":"sync","after":1000000}')
                case "done" | "refused" if self._sent is not None:
                    await self._answered(wire, message, self._sent)
            if state and state["sheet"]["state"] == "finished" and self._sent is None:
                return True
            ready = self._sent is None and bool(state) and state["number"] >= self._entered
            if ready and state["decision"] is not None:
                await asyncio.sleep(pace * self.rng.uniform(0.5, 1.5))
                await self._move(wire, table, state)

    def _grown(self, before: Json, after: Json) -> Json:
        if before.get("number", 0) < after["number"]:
            self.notes.progress.setdefault(self.group, []).append(time.monotonic())
        return after

    async def _move(self, wire: ClientConnection, table: str, state: Json) -> None:
        move = self.rng.choice(state["decision"]["options"])["move"]
        self._made += 1
        self._sent = Sent(f"{self.name}-{self._made}", table, state["number"], move)
        await self._send(wire, self._sent)

    async def _send(self, wire: ClientConnection, sent: Sent) -> None:
        message = {"type": "move", "id": sent.id, "number": sent.number, "move": sent.move}
        await wire.send(msgspec.json.encode(message).decode())

    async def _answered(self, wire: ClientConnection, message: Json, sent: Sent) -> None:
        if message["id"] != sent.id:
            return
        if message["type"] == "done":
            self.notes.acknowledged[sent.id] = (sent, message["number"])
            self._sent = None
            self._entered = message["number"]
        elif message["error"] in AGAIN:
            self.notes.counts[message["error"]] += 1
            await asyncio.sleep(RETRY)
            await self._send(wire, sent)
        else:
            self.notes.counts[message["error"]] += 1
            self.notes.refused[sent.id] = (sent, message["error"])
            self._sent = None
            await wire.send('{"type":"sync","after":1000000}')


async def play_on(group: int, nodes: list[Server], notes: Notes, pace: float) -> None:
    """Two people play one game after another, with bots at the other seats."""
    anna, bert = (Player(f"{name}{group}", nodes, notes, group) for name in ("Anna", "Bert"))
    notes.players += [anna, bert]
    for player in (anna, bert):
        await player.ask("POST", "/api/me", {"name": player.name, "language": "en"})
    game = list(GAMES)[group % len(GAMES)]
    options, seats = GAMES[game]
    while True:
        chairs = [ME, OPEN, *[BOT] * (seats - 2)]
        request = {"game": game, "options": options, "seats": chairs}
        table = await anna.ask("POST", "/api/tables", request)
        path = f"/api/tables/{table['id']}/join"
        await bert.ask("POST", path, {"invitation": table["invitation"]})
        notes.tables.add(table["id"])
        await asyncio.gather(*(player.play(table["id"], pace) for player in (anna, bert)))
        notes.counts["games finished"] += 1
