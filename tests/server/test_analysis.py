"""Analysis over HTTP: in the background, only once, in the viewer's language."""

from __future__ import annotations

import time

from server.harness import BOT, ME, Json, Person, Server
from server.records import short_game

from conclave.lab.analysis import analyse
from conclave.server.analysis_process import BUDGET, POINTS, TURNING_POINTS


def looked_at(person: Person, id: str, **query: str) -> tuple[Json, list[int]]:
    """The finished analysis, and the progress before."""
    progress: list[int] = []
    end = time.monotonic() + 300
    while time.monotonic() < end:
        analysis = person.get(f"/api/replays/{id}/analysis", **query)
        if analysis["finished"]:
            return analysis, progress
        assert analysis["courses"] == []
        progress.append(analysis["done"])
        time.sleep(0.1)
    raise AssertionError("it takes too long")


def test_a_game_is_analysed_once_for_all_languages(server: Server) -> None:
    record = short_game()
    anna = server.person("Anna")
    id = anna.http.post("/api/replays", content=record.write()).json()["id"]
    analysis, progress = looked_at(anna, id)
    assert progress == sorted(progress)
    found = analyse(record, BUDGET, POINTS, TURNING_POINTS)
    assert analysis["courses"] == [[list(point) for point in course] for course in found.courses]
    assert [point["number"] for point in analysis["turning_points"]] == [
        point.number for point in found.turning_points
    ]
    assert analysis["done"] == analysis["of"] > 0
    assert not analysis["stopped"]
    assert "greedy" in analysis["how"]
    for point in analysis["turning_points"]:
        assert ("Anna", "Bert", "Cleo")[point["seat"]] in point["words"][0]
        assert point["before"] > point["after"]
    german, waited = looked_at(server.person(), id, lang="de")
    assert waited == []
    assert german["courses"] == analysis["courses"]
    assert german["how"].startswith("Die Chancen jedes Platzes")


def test_unfinished_games_are_not_analysed(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    path = f"/api/replays/{table['id']}/analysis"
    assert anna.refused(path, method="GET")["error"] == "table-not-finished"
    assert anna.refused("/api/replays/nothing/analysis", method="GET")["error"] == "no-such-replay"
