"""Records and replays: points of view, sharing, upload, continuing from a move."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from server.harness import BOT, ME, Json, Person, Server, play_http
from server.records import vtes_game


def finished(server: Server, *, public: bool = True) -> tuple[Person, Json]:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT, public=public)
    return anna, play_http(anna, table)["sheet"]


def test_unfinished_games_are_not_replayed(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    for path in (f"/api/tables/{table['id']}/record", f"/api/replays/{table['id']}"):
        assert anna.refused(path, method="GET")["error"] == "table-not-finished"


def test_a_finished_game_is_watched_from_any_seat(server: Server) -> None:
    _, table = finished(server)
    path = f"/api/replays/{table['id']}"
    friend = server.person()
    whole = friend.get(path, eyes="all", count=200)
    assert whole["moves"] == table["moves"]
    assert len(whole["steps"]) == whole["moves"] + 1
    assert whole["outcome"]["words"]
    assert whole["seats"] == ["Anna", "Yellow", "Green"]
    middle = whole["steps"][5]["view"]
    assert None not in middle["supply"]
    assert isinstance(middle["pile"], list)
    anna = friend.get(path, eyes="0", **{"from": 5}, count=1)["steps"][0]
    assert anna["number"] == 5
    assert [held is None for held in anna["view"]["supply"]] == [False, True, True]
    assert friend.get(path, count=1)["steps"][0]["view"]["supply"] == [None] * 3
    assert friend.refused(f"{path}?eyes=7", method="GET")["error"] == "bad-eyes"
    german = friend.get(path, lang="de", count=3)
    assert german["steps"][1]["words"] != whole["steps"][1]["words"]


def test_a_record_is_downloaded_and_uploaded(server: Server) -> None:
    anna, table = finished(server)
    text = anna.http.get(f"/api/tables/{table['id']}/record").text
    plain = {"Content-Type": "text/plain"}
    friend = server.person()
    answer = friend.http.post("/api/replays", content=text, headers=plain)
    assert answer.status_code == 201
    replay = friend.get(f"/api/replays/{answer.json()['id']}", eyes="all")
    assert replay["seed"] == table["seed"]
    changed = text.replace("1 seat 0: place", "1 seat 0: plaice", 1)
    for bad in (changed, "", "chess", text[: len(text) // 2]):
        answer = friend.http.post("/api/replays", content=bad, headers=plain)
        assert answer.status_code == 400
        assert answer.json()["error"].startswith("record-")
    answer = friend.http.post("/api/replays", content=b"\xff\xfe", headers=plain)
    assert answer.status_code == 400
    assert friend.http.post("/api/replays", content=b"x" * 3_000_000).status_code == 413


def test_a_finished_game_is_continued_from_any_move(server: Server) -> None:
    anna, table = finished(server)
    moment = anna.get(f"/api/replays/{table['id']}", eyes="none", **{"from": 7}, count=1)["steps"][
        0
    ]
    seat = moment["view"]["deciders"][0]
    seats = [BOT, BOT, BOT]
    seats[seat] = ME
    friend = server.person("Bert")
    new = friend.table(*seats, after={"table": table["id"], "number": 7})
    assert new["my_seat"] == seat
    state = friend.state(new)
    assert state["view"]["districts"] == moment["view"]["districts"]
    assert state["log"][-1]["words"] == ["The game continues after 7 moves."]
    assert play_http(friend, new)["sheet"]["outcome"]
    record = friend.http.get(f"/api/tables/{new['id']}/record").text
    assert friend.http.post("/api/replays", content=record).status_code == 201

    body = {"game": "vendetta", "seats": seats, "from": {"table": table["id"], "number": 7}}
    opened = [{"kind": "open"}, BOT, BOT]
    assert friend.refused("/api/tables", {**body, "seats": opened})["error"] == "continue-with-bots"
    assert friend.refused("/api/tables", {**body, "seats": [*seats, BOT]})["error"] == (
        "continue-same-game"
    )
    over = {"table": table["id"], "number": table["moves"]}
    assert friend.refused("/api/tables", {**body, "from": over})["error"] == "continue-over"
    nowhere = {"replay": "nowhere", "number": 0}
    assert friend.refused("/api/tables", {**body, "from": nowhere})["error"] == "no-such-replay"


def test_a_private_game_stays_private_when_it_is_over(server: Server) -> None:
    anna, table = finished(server, public=False)
    id, invitation = table["id"], table["invitation"]
    going_on: Json = {"game": "vendetta", "seats": [ME, BOT, BOT]}
    stranger, friend = server.person("Eve"), server.person("Bert")
    doors = [f"/api/replays/{id}", f"/api/replays/{id}/record", f"/api/replays/{id}/analysis"]
    for asked in range(2):  # before and after it is cached
        for door in doors:
            assert stranger.refused(door, method="GET")["error"] == "not-public"
            wrong = f"{door}?invitation=nonsense"
            assert stranger.refused(wrong, method="GET")["error"] == "bad-invitation"
            assert anna.http.get(door).status_code == 200, asked
            answer = friend.http.get(door, params={"invitation": invitation})
            assert answer.status_code == 200
    for source in ({"table": id}, {"replay": id}):
        body = {**going_on, "from": {**source, "number": 3}}
        assert stranger.refused("/api/tables", body)["error"] == "not-public"
        assert anna.post("/api/tables", body)["moves"] >= 3
        body = {**going_on, "from": {**source, "number": 3, "invitation": invitation}}
        assert friend.post("/api/tables", body)["moves"] >= 3
    # Everybody who may watch it may share it.
    assert anna.get(doors[0])["invitation"] == invitation
    assert "invitation" not in anna.get(f"/api/replays/{finished(server)[1]['id']}")


def test_parts_of_a_replay_do_not_depend_on_the_request(server: Server) -> None:
    anna = server.person("Anna")
    record = vtes_game(300, seed=3).write()
    id = anna.http.post("/api/replays", content=record).json()["id"]
    path = f"/api/replays/{id}"
    whole = anna.get(path, eyes="all", count=200)["steps"]
    whole += anna.get(path, eyes="all", count=200, **{"from": 200})["steps"]
    assert [step["number"] for step in whole] == list(range(301))
    for first in (1, 2, 63, 64, 65, 127, 128, 200, 299, 300):
        part = anna.get(path, eyes="all", count=2, **{"from": first})["steps"]
        assert part == whole[first : first + 2]
    assert anna.get(path, eyes="all", **{"from": 301})["steps"] == []
    assert anna.get(path, count=0)["steps"] == []


def test_long_records_take_little_memory(own_server: Callable[..., Server]) -> None:
    server = own_server()
    anna = server.person("Anna")
    records = [vtes_game(1500, seed).write() for seed in range(6)]
    upload(anna, records[0])
    before = memory(server)
    ids = [upload(anna, record) for record in records[1:]]
    for id in ids:
        assert len(anna.get(f"/api/replays/{id}", eyes="all", count=50)["steps"]) == 50
    assert memory(server) - before < 60, "megabytes"


def test_oversized_records_are_refused(server: Server) -> None:
    anna = server.person("Anna")
    text = vtes_game(10, seed=1).write()
    extra = "".join(f"name {seat} Anna\n" for seat in range(7))
    for bad in (
        text.replace("commitment", f"{extra}commitment"),
        text.replace("commitment", f"name 0 {'a' * 300}\ncommitment"),
        text.replace("seats 5", f"seats {'5' * 5000}"),
    ):
        answer = anna.http.post("/api/replays", content=bad)
        assert answer.status_code == 400, answer.text[:200]
        assert answer.json()["error"].startswith("record-")


def upload(person: Person, record: str) -> str:
    answer = person.http.post("/api/replays", content=record)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def memory(server: Server) -> int:
    """The memory of the server in megabytes."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) // 1024  # type: ignore[index]
