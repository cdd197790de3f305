"""No request or message breaks the server."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from server.harness import BOT, ME, OPEN, Server, play_http
from server.odd import ODD_TEXTS, ODD_VALUES, Known, requests, status
from server.postgres import new_database

REQUESTS = 2000


def known(server: Server) -> Known:
    """A person with a deck, a waiting, a running and a finished table."""
    anna = server.person("Anna")
    played = anna.table(ME, BOT, BOT, rounds=8)
    vtes = anna.table(ME, OPEN, game="vtes")
    over = play_http(anna, anna.table(ME, BOT, BOT))["sheet"]
    record = anna.http.get(f"/api/tables/{over['id']}/record").content
    replay = anna.http.post("/api/replays", content=record).json()["id"]
    deck = anna.post("/api/decks", {"game": "vtes", "name": "D", "text": "12 Krid"})["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    return Known(
        cookie,
        {
            "id": [played["id"], vtes["id"], over["id"], replay, deck],
            "game": ["vtes", "vendetta", "empire", "masquerade"],
            "seat": ["0", "1", "2"],
            "names": ["krid,deflection"],
            "eyes": ["all", "none", "0"],
            "invitation": [vtes["invitation"]],
        },
    )


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_request_breaks_the_server(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    if kind == "sqlite":
        database = str(tmp_path / "odd.sqlite")
    else:
        database = new_database(request.getfixturevalue("postgres"))
    server = Server(database).start()
    try:
        send_all(server)
    finally:
        assert server.stop() == 0


def send_all(server: Server) -> None:
    description = server.person().get("/api/schema/openapi.json")
    found: Counter[int] = Counter()
    broken = []
    for odd in requests(description, known(server), REQUESTS, seed=19):
        code = status(server, odd)
        found[code] += 1
        if code >= 500:
            broken.append((code, odd.line[:200], odd.raw[-300:]))
    assert broken == []
    # Not all were refused by the first checks.
    assert found[200] + found[201] > REQUESTS / 20, found
    assert found[400] > REQUESTS / 10, found
    assert found[0] < REQUESTS / 20, found
    assert server.person().get("/api/me") == {"person": None}


def test_no_message_breaks_a_connection(own_server: Callable[..., Server]) -> None:
    server = own_server()
    rng = random.Random(19)
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    socket = anna.sit(table)
    socket.hear()
    kinds = ("move", "stops", "chat", "undo", "undo-answer", "sync", "ping", "nonsense")
    fields = ("id", "number", "move", "when", "until", "hold", "text", "agree", "after", "x")
    for _ in range(600):
        chosen = rng.sample(fields, rng.randrange(5))
        parts = [f',"{name}":{rng.choice(ODD_VALUES)}' for name in chosen]
        socket.wire.send(f'{{"type":"{rng.choice(kinds)}"{"".join(parts)}}}')
    socket.wire.send("\ud800".encode("utf-8", "surrogatepass"))
    socket.wire.send(b"\xff\xfe")
    for text in ODD_TEXTS:
        socket.wire.send(text)
    assert socket.say("chat", text="still here")["type"] == "done"


@pytest.mark.parametrize("where", ["/api/me", "/api/account", "/api/session"])
@pytest.mark.parametrize("text", ['"\\u0000"', '"a\\u0000b"', '"\\ud800"', "5", "1e999", "{}"])
def test_no_name_breaks_anything(server: Server, where: str, text: str) -> None:
    for body in (f'{{"name": {text}, "password": {text}}}', f'{{"language": {text}}}'):
        answer = server.person().http.post(
            where, content=body, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code < 500, answer.text
