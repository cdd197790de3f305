"""What the server sends is what its Structs say, and what the browser client is told."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any, get_args

import msgspec
from server.duels import duel
from server.harness import BOT, ME, OPEN, Server, play_http, play_live

from conclave.server.deck_shapes import DecksAtHand
from conclave.server.requests import SocketRequest
from conclave.server.shapes import (
    CardSheet,
    GameSheet,
    GuideSheet,
    Replay,
    RulesSheet,
    Sync,
    TableList,
)
from conclave.server.socket_shapes import SocketMessage

WRITER: dict[str, Any] = runpy.run_path(
    str(Path(__file__).resolve().parents[2] / "web" / "write_types.py")
)


def test_the_types_of_the_client_are_current() -> None:
    hint = "types.ts is stale, run: PYTHONPATH=src .venv/bin/python web/write_types.py"
    assert WRITER["TYPES"].read_text(encoding="utf-8") == WRITER["generate"](), hint


def test_the_types_of_the_client_are_all_messages(server: Server) -> None:
    over_http = server.person().get("/api/schema/openapi.json")["components"]["schemas"]
    messages = get_args(SocketMessage) + get_args(SocketRequest)
    _, over_sockets = msgspec.json.schema_components(messages)
    types = {struct.__name__ for struct in WRITER["structs"]()}
    assert types == {*over_http, *over_sockets}


def assert_exact(sent: bytes, kind: Any) -> None:
    """Everything that was sent is described, and the other way round."""
    read = msgspec.json.decode(sent, type=kind)
    assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(sent)


def test_messages_over_a_socket_are_as_described(server: Server) -> None:
    people = [server.person(name) for name in ("Anna", "Bert", "Carol")]
    clock = {"kind": "game", "seconds": 600, "increment": 5}
    table = people[0].table(ME, OPEN, OPEN, clock=clock)
    for person in people[1:]:
        person.join(table)
    sockets = [person.sit(table) for person in people]
    play_live(sockets)
    sockets[0].send("nonsense")
    sockets[0].wire.send('{"type": "ping"}')
    sockets[1].close()
    sockets[0].until(lambda message: message["type"] == "presence" and message["online"] == [0, 2])
    reacting, anna, _ = duel(server)
    sockets.append(anna.sit(reacting))
    assert sockets[-1].hear()["stops"] is not None
    messages = [text for socket in sockets for text in socket.raw]
    for text in messages:
        assert_exact(text, SocketMessage)
    kinds = {msgspec.json.decode(text)["type"] for text in messages}
    assert kinds == {"sync", "update", "presence", "done", "refused", "pong"}


def test_answers_that_are_encoded_in_advance_are_as_described(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    play_http(anna, table)
    for path, kind in (
        ("games", list[GameSheet]),
        ("games/vtes/cards?names=krid,threats", list[CardSheet]),
        ("games/masquerade/cards", list[CardSheet]),
        ("games/vendetta/rules", RulesSheet),
        ("games/vtes/guide", GuideSheet),
        ("games/vtes/decks", DecksAtHand),
        ("tables", TableList),
        (f"tables/{table['id']}/state", Sync),
        (f"replays/{table['id']}?eyes=0", Replay),
    ):
        answer = anna.http.get(f"/api/{path}")
        assert answer.status_code == 200, path
        assert_exact(answer.content, kind)
