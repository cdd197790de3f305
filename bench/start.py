"""Startup with many running tables: when the server listens, and how fast it answers then.

    python bench/start.py [--tables 400] [--moves 300] [--seconds 20] [--json]

Bots play a table of V:TES for some hundred moves, and it is copied many times in the database. Then
the server starts with all these tables waiting. From the first answer on, `/api/me` is polled.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from urllib.request import Request, urlopen

from server import cpu_seconds, post

BOTS = [{"kind": "bot", "bot": "fair"}] * 5


def start(database: str, pace: float) -> tuple[subprocess.Popen[str], int]:
    """Start `conclave serve`; return the process and its port."""
    command = [sys.executable, "-m", "conclave.server", "--port", "0", "--no-limits"]
    command += ["--database", database, "--bot-pace", str(pace)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
    assert process.stdout is not None
    return process, int(process.stdout.readline().rsplit(":", 1)[1])


def play(database: str, moves: int) -> tuple[str, str]:
    """Let bots play a table; return its id and the host's cookie."""
    process, port = start(database, 0)
    arguments = {"game": "vtes", "options": {"decks": "starter"}, "seats": BOTS, "public": True}
    table, cookie = post(port, "/api/tables", arguments)
    while ask(port, f"/api/tables/{table['id']}", cookie)["number"] < moves:
        time.sleep(0.2)
    process.kill()
    process.wait()
    return table["id"], cookie


def ask(port: int, path: str, cookie: str) -> dict[str, int]:
    """GET from the server."""
    request = Request(f"http://127.0.0.1:{port}{path}", headers={"Cookie": cookie})
    with urlopen(request) as answer:
        found: dict[str, int] = json.load(answer)
        return found


def copy(database: str, table: str, times: int) -> int:
    """Copy a table with its log; return the number of entries."""
    with sqlite3.connect(database) as stored:
        for name, key in (("tables", "id"), ("entries", "table")):
            columns = [row[1] for row in stored.execute(f"PRAGMA table_info({name})")]
            chosen = ", ".join("? || ?" if one == key else f'"{one}"' for one in columns)
            for number in range(times):
                stored.execute(
                    f'INSERT INTO {name} SELECT {chosen} FROM {name} WHERE "{key}" = ?',
                    (table, f"-{number}", table),
                )
        stored.execute("UPDATE tables SET wake = 0 WHERE state = 'running'")
        count = 'SELECT count(*) FROM entries WHERE "table" = ?'
        entries: int = stored.execute(count, (table,)).fetchone()[0]
    stored.close()
    return entries


def measure(tables: int, moves: int, seconds: float) -> dict[str, float]:
    """Start the server and measure."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/start.sqlite"
        started = time.monotonic()
        process, _ = start(f"{folder}/empty.sqlite", 0.8)
        empty = time.monotonic() - started
        process.terminate()
        process.wait()
        table, cookie = play(database, moves)
        entries = copy(database, table, tables - 1)
        started = time.monotonic()
        process, port = start(database, 0.8)
        listening = time.monotonic() - started
        cpu = cpu_seconds(process.pid)
        ask(port, "/api/me", cookie)
        answering = time.monotonic() - started
        delays = []
        while time.monotonic() - started - listening < seconds:
            sent = time.monotonic()
            ask(port, "/api/me", cookie)
            delays.append(time.monotonic() - sent)
            time.sleep(0.02)
        process.terminate()
        process.wait()
    delays.sort()
    return {
        "tables": tables,
        "entries_each": entries,
        "empty_s": round(empty, 2),
        "listening_s": round(listening, 2),
        "listening_cpu_s": round(cpu, 2),
        "answering_s": round(answering, 2),
        "worst_ms": round(delays[-1] * 1000, 1),
        "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 1),
        "p50_ms": round(delays[len(delays) // 2] * 1000, 1),
    }


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = measure(chosen.tables, chosen.moves, chosen.seconds)
    if chosen.json:
        print(json.dumps(found))
        return
    print(f"{found['tables']} tables of {found['entries_each']} entries")
    print(
        f"listens after      {found['listening_s']} s (with an empty database "
        f"{found['empty_s']} s), of which {found['listening_cpu_s']} s at work"
    )
    print(f"answers after      {found['answering_s']} s")
    print(f"/api/me meanwhile  p50 {found['p50_ms']}, p99 {found['p99_ms']}, ", end="")
    print(f"worst {found['worst_ms']} ms")


if __name__ == "__main__":
    main()
