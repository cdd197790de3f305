"""Whether the lobby and "my games" stay fast with very many finished games.

    python bench/lobby.py [--tables 200000] [--json]

There are two SQLite files: in both a person has 200 finished games, half of them hosted by her; the
second also has many games of others. Servers for both are asked in turn. It prints the median time
of both lists in milliseconds, and the ratio.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import httpx
from server import start_server

OWN = 200
REQUESTS = 200
OTHERS = 1000
"""The number of other people."""


def fill(file: Path, me: str, tables: int) -> None:
    """Insert finished games of a person and of others."""
    database = sqlite3.connect(file)
    people = [(f"other{number}", "Other", "en", 0) for number in range(OTHERS)]
    database.executemany(
        "INSERT INTO people (id, name, language, created) VALUES (?, ?, ?, ?)", people
    )
    chairs = json.dumps([{"kind": "open"}] * 3)
    rows, seats = [], []
    for number in range(OWN + tables):
        mine = number < OWN
        host = me if mine and number % 2 else f"other{number % OTHERS}"
        seated = me if mine else f"other{(number + 1) % OTHERS}"
        id = f"table{number}"
        at = number * 1000
        rows.append((id, chairs, number % 2, "x", host, at, at))
        seats.append((id, 0, seated))
    database.executemany(
        "INSERT INTO tables (id, game, options, chairs, public, clock, invitation, seed, host,"
        " created, state, updated) VALUES (?, 'vendetta', '{}', ?, ?, 'null', ?, '1', ?, ?,"
        " 'finished', ?)",
        rows,
    )
    database.executemany('INSERT INTO seats ("table", seat, person) VALUES (?, ?, ?)', seats)
    database.commit()
    database.close()


@contextmanager
def served(tables: int) -> Iterator[httpx.Client]:
    """A client of a server with this many games of others."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = start_server(folder)
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120) as client:
                me = client.post("/api/me", json={"name": "Anna"}).json()["person"]["id"]
                fill(Path(folder) / "bench.sqlite", me, tables)
                yield client
        finally:
            process.terminate()
            process.wait()


def ask(client: httpx.Client, scope: str) -> float:
    """How long a list takes, in milliseconds."""
    started = time.perf_counter()
    client.get("/api/tables", params={"scope": scope}).raise_for_status()
    return (time.perf_counter() - started) * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200_000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    few, many = {}, {}
    with served(0) as empty, served(options.tables) as full:
        for scope in ("mine", "public"):
            times = [(ask(empty, scope), ask(full, scope)) for _ in range(REQUESTS)]
            few[scope], many[scope] = map(median, zip(*times, strict=True))
    ratios = {scope: many[scope] / few[scope] for scope in few}
    if options.json:
        print(json.dumps({"few": few, "many": many, "ratio": ratios}))
        return
    for scope, ratio in ratios.items():
        print(f"{scope:<8}{few[scope]:>8.1f} ms{many[scope]:>8.1f} ms{ratio:>8.2f} times")


if __name__ == "__main__":
    main()
