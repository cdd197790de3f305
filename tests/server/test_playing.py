"""Whole games over sockets and over HTTP."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from server.harness import BOT, ME, OPEN, Server, Socket, play_http, play_live

from conclave.core.record import Record


def test_four_people_play_a_whole_game_over_their_sockets(server: Server) -> None:
    people = [server.person(name) for name in ("Anna", "Bert", "Cleo", "Dora")]
    table = people[0].table(ME, OPEN, OPEN, OPEN)
    for person in people[1:]:
        table = {**person.join(table), "invitation": table["invitation"]}
    assert table["state"] == "running"
    sockets = [person.sit(table) for person in people]
    play_live(sockets)

    for socket in sockets:
        assert [entry["number"] for entry in socket.log] == list(range(1, len(socket.log) + 1))
        assert socket.state["sheet"]["outcome"]["words"]
        assert happened(socket) == happened(sockets[0]), "in Vendetta everyone sees all events"
    assert "Bert places" in str(sockets[0].log)


def happened(socket: Socket) -> list[dict[str, Any]]:
    """The log without its words, which speak to each player."""
    return [{**entry, "words": []} for entry in socket.log]


def test_a_program_plays_a_whole_game_over_http_alone(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, {"kind": "bot", "bot": "greedy"}, rounds=2)
    assert "seed" not in table
    last = play_http(anna, table)

    sheet = last["sheet"]
    assert sheet["turn"] == []
    assert sha256(sheet["seed"].encode()).hexdigest() == table["commitment"]
    record = anna.http.get(f"/api/tables/{table['id']}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert Record.read(record.text).position.over
    numbers = [entry["number"] for entry in last["log"]]
    assert numbers == list(range(1, last["number"] + 1))
