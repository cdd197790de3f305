"""Records and replays: any eyes, share link, upload, continue from a move."""

from __future__ import annotations

from server.harness import BOT, ME, Json, Person, Server, play_http


def finished(server: Server) -> tuple[Person, Json]:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    return anna, play_http(anna, table)["sheet"]


def test_nothing_is_replayed_before_the_end(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    for path in (f"/api/tables/{table['id']}/record", f"/api/replays/{table['id']}"):
        assert anna.refused(path, method="GET")["error"] == "table-not-finished"


def test_a_finished_game_is_watched_from_any_eyes(server: Server) -> None:
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


def test_a_record_goes_out_and_comes_back(server: Server) -> None:
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


def test_a_finished_game_goes_on_from_any_move_against_bots(server: Server) -> None:
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
