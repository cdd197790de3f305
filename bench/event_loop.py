"""How long other clients wait during the most expensive requests.

    python bench/event_loop.py [--json]

While one client repeats a request, another keeps asking `/api/me`. It prints how long the request
took and the longest wait of the other client, in milliseconds. The first line is the baseline
without any request.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
from server import start_server

import conclave
from conclave import bots
from conclave.core.record import Record

TIMES = 3


class Held(NamedTuple):
    """How long a request took and others waited, in milliseconds."""

    name: str
    took: float
    waited: float


def long_game(most: int) -> Record:
    """A long game of V:TES."""
    game = conclave.game("vtes")
    record = Record.begin(game, 5, {"decks": "starter"}, 4)
    players = [bots.make("random", game, seat, 4) for seat in range(5)]
    while len(record.moves) < most and not record.position.over:
        seat = record.position.deciders[0]
        record.play(seat, players[seat].choose(bots.perspective(record.position, seat)))
    return record


def misspelt(size: int) -> str:
    """A deck list with misspelt names."""
    rng = random.Random(1)
    decks = conclave.game("vtes").decks
    assert decks is not None
    names = [card.name for card in decks.catalogue()]
    lines = ["Library"]
    while sum(map(len, lines)) < size - 50:
        name = rng.choice(names)
        place = rng.randrange(len(name))
        lines.append(f"1x {name[:place]}q{name[place:]}")
    return "\n".join(lines)[:size]


class Waiting(threading.Thread):
    """A client that keeps sending a cheap request."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.client = httpx.Client(base_url=url, timeout=60)
        self.longest = 0.0
        self.done = False

    def run(self) -> None:
        """Send requests until stopped."""
        while not self.done:
            started = time.perf_counter()
            self.client.get("/api/me")
            self.longest = max(self.longest, time.perf_counter() - started)
            time.sleep(0.001)


def measure(url: str, name: str, send: Callable[[], object]) -> Held:
    """How long others wait while a request is repeated."""
    waiting = Waiting(url)
    waiting.start()
    time.sleep(0.2)
    waiting.longest = 0
    took = 0.0
    for _ in range(TIMES):
        started = time.perf_counter()
        send()
        took = max(took, time.perf_counter() - started)
    time.sleep(0.1)
    waiting.done = True
    waiting.join()
    return Held(name, took * 1000, waiting.longest * 1000)


def expensive(client: httpx.Client) -> dict[str, Callable[[], object]]:
    """The most expensive requests, by name."""
    record = long_game(4990)
    text = record.write()
    replay = client.post("/api/replays", content=text).json()["id"]
    deck = "Crypt\n12x Krid\nLibrary\n" + "1x Govern the Unaligned\n" * 80
    for number in range(100):
        body = {"game": "vtes", "name": f"Deck {number}", "text": deck}
        client.post("/api/decks", json=body)
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": "random"} for _ in range(5)]
    source = {"replay": replay, "number": len(record.moves) - 5}
    continued: dict[str, Any] = {"game": "vtes", "seats": seats, "from": source}
    seats[0] = {"kind": "me"}

    def get(path: str, **query: Any) -> Callable[[], object]:
        return lambda: client.get(path, params=query).raise_for_status()

    def post(path: str, body: object) -> Callable[[], object]:
        return lambda: client.post(path, json=body).raise_for_status()

    return {
        "nothing": lambda: time.sleep(0.3),
        "cards": get("/api/games/vtes/cards", lang="pl"),
        "games": get("/api/games", lang="pl"),
        "rules": get("/api/games/vtes/rules", lang="pl"),
        "guide": get("/api/games/vtes/guide", lang="pl"),
        "preset decks": get("/api/games/vtes/decks", lang="pl"),
        "description": get("/api/schema/openapi.json"),
        "my 100 decks": get("/api/decks"),
        "misspelt deck": post("/api/games/vtes/decks/check", {"text": misspelt(19_000)}),
        "upload": lambda: client.post("/api/replays", content=text).raise_for_status(),
        "watch 200 steps": get(f"/api/replays/{replay}", eyes="all", count=200, **{"from": 3000}),
        "record": get(f"/api/replays/{replay}/record"),
        "continue a game": post("/api/tables", continued),
        "my tables": get("/api/tables"),
        "page": get("/"),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    with tempfile.TemporaryDirectory() as folder:
        process, port = start_server(folder)
        url = f"http://127.0.0.1:{port}"
        try:
            client = httpx.Client(base_url=url, timeout=120)
            client.post("/api/me", json={"name": "Anna"})
            requests = expensive(client)
            found = [measure(url, name, send) for name, send in requests.items()]
        finally:
            process.terminate()
            process.wait()
    if as_json:
        print(json.dumps([held._asdict() for held in found]))
        return
    print(f"{'request':<20}{'took ms':>10}{'others waited ms':>20}")
    for held in found:
        print(f"{held.name:<20}{held.took:>10.0f}{held.waited:>20.0f}")


if __name__ == "__main__":
    main()
