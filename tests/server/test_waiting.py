"""Expensive requests don't block other visitors."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from server.harness import BOT, ME, Person, Server
from server.records import vtes_game

import conclave


class Visitor(threading.Thread):
    """A visitor who keeps sending cheap requests; `longest` is the longest wait."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.person = server.person()
        self.longest = 0.0
        self.leaving = threading.Event()

    def run(self) -> None:
        while not self.leaving.is_set():
            started = time.monotonic()
            self.person.get("/api/me")
            self.longest = max(self.longest, time.monotonic() - started)


def waited(server: Server, work: Callable[[], object]) -> tuple[float, float]:
    """How long some work took, and the longest wait of another visitor meanwhile."""
    visitor = Visitor(server)
    visitor.start()
    started = time.monotonic()
    try:
        work()
    finally:
        took = time.monotonic() - started
        visitor.leaving.set()
        visitor.join()
    return took, visitor.longest


def misspelt(seed: int) -> str:
    """A long list of misspelt cards."""
    rng = random.Random(seed)
    decks = conclave.game("vtes").decks
    assert decks is not None
    names = [card.name for card in decks.catalogue()]
    lines = [f"1x {rng.choice(names)}qx" for _ in range(800)]
    return "\n".join(["Library", *lines])[:19_000]


def test_misspelt_decks_are_read_quickly(own_server: Callable[..., Server]) -> None:
    server = own_server()
    people = [server.person(f"Eve {number}") for number in range(6)]

    def check(person: Person) -> None:
        text = misspelt(people.index(person))
        found = person.post("/api/games/vtes/decks/check", {"text": text})["faults"]
        assert any(fault["instead"] for fault in found)

    check(people[0])  # caches are warm now

    def check_all() -> None:
        with ThreadPoolExecutor(len(people)) as pool:
            list(pool.map(check, people))

    took, longest = waited(server, check_all)
    assert took < 5
    assert longest < 2


def test_long_games_do_not_block_other_visitors(
    own_server: Callable[..., Server],
) -> None:
    server = own_server()
    anna = server.person("Anna")
    record = vtes_game(2500, seed=1)
    made = []

    def upload() -> None:
        made.append(anna.http.post("/api/replays", content=record.write()).json()["id"])

    took, longest = waited(server, upload)
    assert longest < max(1, took / 3)

    def watch() -> None:
        steps = anna.get(f"/api/replays/{made[0]}", eyes="all", count=200, **{"from": 2000})
        assert len(steps["steps"]) == 200

    took, longest = waited(server, watch)
    assert longest < max(1, took / 3)

    def play_on() -> None:
        source = {"replay": made[0], "number": len(record.moves) - 1}
        anna.table(ME, BOT, BOT, BOT, BOT, game="vtes", after=source)

    took, longest = waited(server, play_on)
    assert longest < max(1, took / 3)
