"""Play a game of Vendetta over HTTP, using only the standard library.

    conclave serve                      # in another terminal
    python examples/play_over_http.py   # [address]

It starts a table with two bots, answers whenever it is asked, and finally fetches the record. It
chooses at random. Yours will be better.
"""

from __future__ import annotations

import json
import random
import sys
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener


class Player:
    """A player at a table. The cookie identifies us: keep it to keep the seat."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """GET, or POST if there is a body."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, {"Content-Type": "application/json"})
        with self.opener.open(request) as answer:
            text = answer.read().decode()
        return json.loads(text) if answer.headers.get_content_subtype() == "json" else text


def choose(state: dict[str, Any]) -> str:
    """Choose an option. `state["view"]` is everything our seat may know."""
    move: str = random.choice(state["decision"]["options"])["move"]
    return move


def play(address: str) -> str:
    """Play one game to its end and return its record."""
    me = Player(address)
    me.ask("/api/me", {"name": "Program"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    request = {"game": "vendetta", "options": {"rounds": 2}, "seats": seats}
    table = me.ask("/api/tables", request)
    path = f"/api/tables/{table['id']}"

    seen = 0
    while True:
        state = me.ask(f"{path}/state?after={seen}&lang=en")
        for entry in state["log"]:
            print(*entry["words"], sep="\n")
        seen = state["number"]
        if state["sheet"]["state"] == "finished":
            print(state["sheet"]["outcome"]["words"])
            return str(me.ask(f"{path}/record"))
        if state["decision"] is not None:
            # `number` is the last entry we know. If the table has moved on, the move is refused.
            me.ask(f"{path}/moves", {"number": state["number"], "move": choose(state)})
        else:
            time.sleep(0.2)  # a bot is thinking


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
