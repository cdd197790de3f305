"""A real server process, and scripted people who play there."""

from __future__ import annotations

import os
import random
import select
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import conclave
from conclave.server.differences import patched

SOURCE = Path(conclave.__file__).parents[1]
"""The code under test: the source tree, or the installed package."""
Json = dict[str, Any]

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


class Server:
    """`conclave serve` as a process, on a free port with its own database."""

    def __init__(
        self,
        database: str,
        *options: str,
        bot_pace: float = 0,
        pause: float = 0,
        away: float = 0,
        limits: bool = False,
    ) -> None:
        self.database = database
        self.options = options
        self.bot_pace = bot_pace
        self.pause = pause
        self.away = away
        self.limits = limits
        self.port = 0
        self.address = ""
        """The URL that it prints."""
        self.runner: tuple[str, ...] = ("-m", "conclave.server")
        """The arguments for Python."""
        self.log: IO[str] | None = None
        """The file for its error output; by default it is shown."""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        """Start, and wait until it prints its URL."""
        command = [sys.executable, *self.runner, "--port", str(self.port)]
        command += ["--database", self.database, "--bot-pace", str(self.bot_pace)]
        command += ["--pause", str(self.pause), "--away", str(self.away)]
        command += [*([] if self.limits else ["--no-limits"]), *self.options]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment
        )
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], 120)
        assert ready, "the server does not start"
        line = self.process.stdout.readline()
        assert "http://" in line, line
        self.address = line.split()[-1]
        self.port = int(line.rsplit(":", 1)[1])
        return self

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """Ctrl-C; return the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    @property
    def url(self) -> str:
        """Its URL."""
        return f"http://127.0.0.1:{self.port}"

    def person(
        self, name: str | None = None, language: str = "en", address: str | None = None
    ) -> Person:
        """A new person with a browser, optionally at an address given by a trusted proxy."""
        person = Person(self, address)
        if name is not None:
            person.post("/api/me", {"name": name, "language": language})
        return person


class Person:
    """A person's browser: cookies, requests, sockets."""

    def __init__(self, server: Server, address: str | None = None) -> None:
        self.server = server
        self.headers = {} if address is None else {"X-Forwarded-For": address}
        self.http = httpx.Client(
            base_url=server.url, timeout=60, headers=self.headers, verify=False
        )

    def get(self, path: str, **query: Any) -> Any:
        """GET, which must succeed."""
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Json | None = None) -> Any:
        """POST, which must succeed."""
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, path: str, body: Json | None = None, method: str = "POST") -> Json:
        """Send a request that must be refused; return the reason."""
        answer = self.http.request(method, path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        refusal: Json = answer.json()
        assert set(refusal) == {"error", "reason", "rule"}
        assert refusal["reason"]
        return refusal

    def table(self, *seats: Json, game: str = "vendetta", rounds: int = 1, **more: Any) -> Json:
        """Create a table for a short game."""
        options = {"rounds": rounds} if game == "vendetta" else {}
        if "after" in more:
            more["from"] = more.pop("after")
        body = {"game": game, "options": options, "seats": list(seats), **more}
        created: Json = self.post("/api/tables", body)
        return created

    def join(self, table: Json, **more: Any) -> Json:
        """Take a seat by invitation."""
        body = {"invitation": table["invitation"], **more}
        joined: Json = self.post(f"/api/tables/{table['id']}/join", body)
        return joined

    def state(self, table: Json, after: int = 0, **query: Any) -> Json:
        """The state of a table."""
        found: Json = self.get(f"/api/tables/{table['id']}/state", after=after, **query)
        return found

    def move(self, table: Json, number: int, move: str, **more: Any) -> Json:
        """Make a move over HTTP."""
        body = {"number": number, "move": move, **more}
        done: Json = self.post(f"/api/tables/{table['id']}/moves", body)
        return done

    def sit(self, table: Json, after: int = 0, **query: Any) -> Socket:
        """Connect to a table."""
        return Socket(self, table["id"], after, **query)


class Socket:
    """A live connection with all its messages."""

    def __init__(self, person: Person, table: str, after: int = 0, **query: Any) -> None:
        self.table = table
        extra = "".join(f"&{name}={value}" for name, value in query.items())
        address = person.server.url.replace("http", "ws")
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self.opening = connect(
            f"{address}/api/tables/{table}/live?after={after}{extra}",
            additional_headers=person.headers | ({"Cookie": cookies} if cookies else {}),
            max_size=None,
            ping_interval=None,
        )
        self.wire: ClientConnection = self.opening.__enter__()
        self.heard: list[Json] = []
        self.raw: list[bytes] = []
        self.state: Json = {}
        self.log: list[Json] = []

    def hear(self, timeout: float = 60) -> Json:
        """The next message; updates are expanded to complete messages."""
        text = self.wire.recv(timeout)
        data = text.encode() if isinstance(text, str) else text
        message: Json = msgspec.json.decode(data)
        self.raw.append(data)
        if message["type"] == "update":
            assert message["since"] == self.state["number"]
            whole = patched(self.state, message["changes"])
            message = {**whole, **{key: message[key] for key in ("type", "number", "log")}}
        self.heard.append(message)
        if message["type"] in ("sync", "update"):
            self.state = message
            known = self.log[-1]["number"] if self.log else 0
            self.log += [entry for entry in message["log"] if entry["number"] > known]
        return message

    def until(self, wanted: Callable[[Json], bool], timeout: float = 60) -> Json:
        """Wait for a wanted message."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def until_number(self, number: int) -> Json:
        """Wait until the table's log has this many entries."""
        while self.state.get("number", -1) < number:
            self.hear()
        return self.state

    def say(self, type: str, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        id = fields.pop("id", None) or uuid.uuid4().hex
        self.wire.send(msgspec.json.encode({"type": type, "id": id, **fields}).decode())
        return self.until(lambda message: message.get("id") == id)

    def send(self, text: str) -> Json:
        """Send any text, and wait for the refusal."""
        self.wire.send(text)
        return self.until(lambda message: message["type"] in ("refused", "done"))

    def close(self) -> None:
        """Hang up."""
        self.wire.close()

    @property
    def closed(self) -> bool:
        """Whether the server has closed the connection."""
        try:
            while True:
                self.wire.recv(1)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False


def any_move(state: Json, rng: random.Random) -> str:
    """A random option."""
    move: str = rng.choice(state["decision"]["options"])["move"]
    return move


def play_live(sockets: list[Socket], seed: int = 1) -> None:
    """Play a game to its end over the sockets of all players."""
    rng = random.Random(seed)
    number = max(socket.hear()["number"] for socket in sockets)
    while True:
        for socket in sockets:
            socket.until_number(number)
        state = sockets[0].state
        if state["sheet"]["state"] == "finished":
            return
        socket = next(s for s in sockets if s.state["sheet"]["my_seat"] in state["sheet"]["turn"])
        done = socket.say("move", number=number, move=any_move(socket.state, rng))
        assert done["type"] == "done", done
        number = done["number"]


def play_http(person: Person, table: Json, seed: int = 1, timeout: float = 60) -> Json:
    """Play a game to its end over HTTP, against bots."""
    rng = random.Random(seed)
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        state = person.state(table)
        if state["sheet"]["state"] == "finished":
            return state
        if state["decision"] is not None:
            person.move(table, state["number"], any_move(state, rng))
        else:
            time.sleep(0.01)
    raise AssertionError("the game does not end")
