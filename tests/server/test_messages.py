"""Clients that replay, reorder, duplicate or forge are refused, and nothing changes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from server.harness import BOT, ME, OPEN, Json, Person, Server


def two_people(server: Server) -> tuple[Json, Person, Person]:
    """Anna, whose turn it is, and Bert, with a bot."""
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, BOT)
    bert.join(table)
    return table, anna, bert


def test_a_repeated_message_gets_the_same_answer(server: Server) -> None:
    table, anna, _ = two_people(server)
    socket = anna.sit(table)
    number = socket.hear()["number"]
    first = socket.say("move", id="one", number=number, move="place 1 d1")
    again = socket.say("move", id="one", number=number, move="place 1 d1")
    assert first == again == {"type": "done", "id": "one", "number": number + 1}
    over_http = anna.move(table, number, "place 1 d1", id="one")
    assert over_http == {"number": number + 1}
    assert anna.state(table)["number"] == number + 1


def test_the_same_move_under_a_new_id_is_too_late(server: Server) -> None:
    table, anna, _ = two_people(server)
    socket = anna.sit(table)
    number = socket.hear()["number"]
    socket.say("move", id="one", number=number, move="place 1 d1")
    refused = socket.say("move", id="two", number=number, move="place 1 d1")
    assert (refused["type"], refused["error"]) == ("refused", "table-moved-on")
    assert anna.state(table)["number"] == number + 1


def test_messages_out_of_order_are_refused(server: Server) -> None:
    table, anna, _ = two_people(server)
    socket = anna.sit(table)
    number = socket.hear()["number"]
    early = socket.say("move", number=number + 1, move="done")
    assert early["error"] == "no-such-number"
    assert anna.state(table)["number"] == number


def test_chat_does_not_invalidate_a_move(server: Server) -> None:
    table, anna, bert = two_people(server)
    socket = anna.sit(table)
    number = socket.hear()["number"]
    bert.post(f"/api/tables/{table['id']}/chat", {"text": "hurry"})
    done = socket.say("move", number=number, move="place 1 d1")
    assert done == {"type": "done", "id": done["id"], "number": number + 2}


def test_nobody_moves_for_another_seat(server: Server) -> None:
    table, anna, bert = two_people(server)
    number = anna.state(table)["number"]
    path = f"/api/tables/{table['id']}/moves"
    body = {"number": number, "move": "place 1 d1"}
    refused = bert.refused(path, body)
    assert refused["error"] == "not-your-turn"
    assert refused["reason"] == "It is not your turn: Anna is deciding."
    assert bert.refused(path, {**body, "seat": 0})["error"] == "bad-request"
    assert server.person("Eve").refused(path, body)["error"] == "not-public"
    assert server.person().refused(path, body)["error"] == "nobody-yet"
    forger = server.person()
    forger.http.cookies.set("conclave_session", "A" * 43)
    assert forger.refused(path, body)["error"] == "nobody-yet"
    socket = bert.sit(table)
    forged = json.dumps({"type": "move", "id": "x", **body, "seat": 0})
    assert socket.send(forged)["error"] == "bad-message"
    refused = socket.say("move", **body)
    assert refused["error"] == "not-your-turn"
    assert refused["rule"] == "VEND-TURN-03"
    assert anna.state(table)["number"] == number


def test_another_may_use_the_same_message_id(server: Server) -> None:
    table, anna, bert = two_people(server)
    one, other = anna.sit(table), bert.sit(table)
    assert one.say("chat", id="same", text="hello")["type"] == "done"
    assert other.say("chat", id="same", text="hi")["type"] == "done"
    assert [entry["words"] for entry in anna.state(table)["log"][-2:]] == [["hello"], ["hi"]]


def test_an_illegal_move_is_shown_only_to_its_maker(server: Server) -> None:
    table, anna, bert = two_people(server)
    mine, other = anna.sit(table), bert.sit(table, lang="de")
    number = mine.hear()["number"]
    refused = mine.say("move", number=number, move="place 40 d1")
    assert refused["error"] == "vendetta-supply-too-small"
    assert refused["rule"].startswith("VEND-PLACE-")
    assert mine.say("move", number=number, move="jump")["error"] == "unreadable-move"
    assert mine.say("move", number=number, move="place 1 d1")["type"] == "done"
    heard = other.until(lambda message: message["type"] == "update")
    assert heard["number"] == number + 1
    assert "refused" not in {message["type"] for message in other.heard}
    assert heard["log"][-1]["words"][0] == "Anna setzt 1 Mafioso in Bezirk 1 ein."


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type":"win"}',
        '{"type":"move"}',
        '{"type":"move","id":"x","number":"1","move":"done"}',
        '{"type":"move","id":"x","number":-1,"move":"done"}',
        '{"type":"move","id":"","number":1,"move":"done"}',
        '{"type":"move","id":"x","number":1e99,"move":"done"}',
        '{"type":"chat","id":"x","text":"\\ud800"}',
        '{"type":"chat","id":"x","text":"   "}',
        '{"type":"undo-answer","id":"x","agree":true}',
        '{"type":"undo-answer","id":"x","agree":"yes"}',
        '{"type":"undo","id":"x"}',
        json.dumps({"type": "chat", "id": "x", "text": "x" * 501}),
        json.dumps({"type": "chat", "id": "x", "text": "x" * 20_000}),
        "[" * 5000,
    ],
)
def test_nonsense_is_refused_and_changes_nothing(server: Server, text: str) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    socket = anna.sit(table)
    before: Any = socket.hear()
    refused = socket.send(text)
    assert refused["type"] == "refused"
    assert refused["reason"]
    socket.wire.send('{"type":"ping"}')
    assert socket.until(lambda message: message["type"] == "pong")
    assert anna.state(table)["view"] == before["view"]
