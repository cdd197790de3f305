"""Looking back at a game over HTTP: in the background, only once, in the viewer's words."""

from __future__ import annotations

import time

from server.harness import BOT, ME, Json, Person, Server
from server.records import short_game

from conclave.lab.analysis import analyse
from conclave.server.analysing import BUDGET, POINTS, TURNING_POINTS


def looked_at(person: Person, id: str, **query: str) -> tuple[Json, list[int]]:
    """The finished analysis, and how far it was each time before."""
    progress: list[int] = []
    end = time.monotonic() + 300
    while time.monotonic() < end:
        told = person.get(f"/api/replays/{id}/analysis", **query)
        if told["finished"]:
            return told, progress
        assert told["courses"] == []
        progress.append(told["done"])
        time.sleep(0.1)
    raise AssertionError("it takes too long")


def test_a_game_is_looked_back_at_once_and_told_in_any_language(server: Server) -> None:
    record = short_game()
    anna = server.person("Anna")
    id = anna.http.post("/api/replays", content=record.write()).json()["id"]
    told, progress = looked_at(anna, id)
    assert progress == sorted(progress)
    found = analyse(record, BUDGET, POINTS, TURNING_POINTS)
    assert told["courses"] == [[list(point) for point in course] for course in found.courses]
    assert [point["number"] for point in told["turning_points"]] == [
        point.number for point in found.turning_points
    ]
    assert told["done"] == told["of"] > 0
    assert not told["stopped"]
    assert "greedy" in told["how"]
    for point in told["turning_points"]:
        assert ("Anna", "Bert", "Cleo")[point["seat"]] in point["words"][0]
        assert point["before"] > point["after"]
    german, waited = looked_at(server.person(), id, lang="de")
    assert waited == []
    assert german["courses"] == told["courses"]
    assert german["how"].startswith("Die Chancen jedes Platzes")


def test_nothing_is_looked_at_before_the_end(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    path = f"/api/replays/{table['id']}/analysis"
    assert anna.refused(path, method="GET")["error"] == "table-not-finished"
    assert anna.refused("/api/replays/nothing/analysis", method="GET")["error"] == "no-such-replay"
