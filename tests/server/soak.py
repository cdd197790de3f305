"""A soak test: three nodes on one PostgreSQL, many tables, and a kill every few seconds.

    make soak SECONDS=1200

It prints how many moves were acknowledged, lost or doubled, and the longest stall of a table after
each kind of fault. Ctrl-C ends it and prints the results.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from server.harness import Server
from server.players import GAMES, Notes, play_on
from server.postgres import Postgres, new_database

ALLOWED = 5.0
"""Seconds within which play must continue after a fault."""
PATIENCE = 120.0
"""Seconds after which a stalled table counts as stuck."""


@dataclass
class Findings:
    """The results of a soak test."""

    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    denied: list[str] = field(default_factory=list)
    """Moves that were refused although they are in the log."""
    gaps: list[str] = field(default_factory=list)
    """Tables with gaps in the numbers of their log."""
    stuck: list[int] = field(default_factory=list)
    """Groups of players who never continued after the last fault."""
    pauses: dict[str, list[float]] = field(default_factory=dict)
    """By kind of fault, how long it took until all tables continued."""
    repairs: dict[str, list[float]] = field(default_factory=dict)
    """By kind of fault, how long it took until the killed process ran again."""
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def sound(self) -> bool:
        """Whether no move was lost or doubled, and everybody could continue."""
        return not (self.lost or self.doubled or self.denied or self.gaps or self.stuck)

    def show(self) -> None:
        """Print the results."""
        print(f"acknowledged  {self.acknowledged}")
        for name in ("lost", "doubled", "denied", "gaps", "stuck"):
            found = getattr(self, name)
            print(f"{name:12}  {len(found)}", *found[:5])
        print("longest time without play at a table, in seconds:")
        for kind, pauses in sorted(self.pauses.items()):
            late = sum(pause > ALLOWED for pause in pauses)
            print(
                f"  {kind:22} {max(pauses):5.1f}  ({len(pauses)} times, {late} above {ALLOWED:g}; "
                f"what was ended was back after {max(self.repairs[kind]):.1f} at the latest)"
            )
        print("besides:", ", ".join(f"{name} {n}" for name, n in sorted(self.counts.items())))


class Soak:
    """Nodes, players and faults."""

    def __init__(self, folder: Path, tables: int, every: float, pace: float, seed: int = 1) -> None:
        self.folder = folder
        self.tables = tables
        self.every = every
        self.pace = pace
        self.rng = random.Random(seed)
        self.notes = Notes()
        self.faults: list[tuple[float, str]] = []
        self.repairs: dict[str, list[float]] = {}
        self.postgres = Postgres()
        self.uri = new_database(self.postgres.uri)
        self.log = (folder / "nodes.log").open("w")
        self.nodes = [Server(self.uri, bot_pace=pace / 2, pause=0.1) for _ in range(3)]
        for node in self.nodes:
            node.log = self.log

    async def run(self, seconds: float, rounds: int | None, show: bool) -> Findings:
        """Play and cause faults, for some seconds or rounds of all faults; return the results."""
        stop = asyncio.Event()
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(signal.SIGINT, stop.set)
        for node in self.nodes:
            await asyncio.to_thread(node.start)
        playing = [
            asyncio.create_task(play_on(group, self.nodes, self.notes, self.pace))
            for group in range(self.tables)
        ]
        await self._until_all_go_on(time.monotonic())
        breaking = asyncio.create_task(self._keep_breaking(rounds, show))
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait({breaking, stopped}, timeout=seconds, return_when="FIRST_COMPLETED")
        self._breaking = False
        await breaking
        stuck = await self._until_all_go_on(self.faults[-1][0] if self.faults else 0)
        for task in (*playing, stopped):
            task.cancel()
        outcomes = await asyncio.gather(*playing, return_exceptions=True)
        findings = await self._check()
        findings.stuck = stuck
        for outcome in outcomes:
            if isinstance(outcome, Exception):
                print("a player gave up:", repr(outcome), file=sys.stderr)
                findings.stuck.append(-1)
        return findings

    def close(self) -> None:
        """End all processes."""
        for node in self.nodes:
            if node.process is not None:
                node.kill()
        self.postgres.remove()
        self.log.close()

    async def _until_all_go_on(self, since: float) -> list[int]:
        """Wait until every table has continued; return those that don't."""
        end = time.monotonic() + PATIENCE
        while waiting := [
            group
            for group in range(self.tables)
            if (self.notes.progress.get(group) or [0.0])[-1] <= since
        ]:
            if time.monotonic() > end:
                return waiting
            await asyncio.sleep(0.1)
        return []

    # Faults

    _breaking = True

    async def _keep_breaking(self, rounds: int | None, show: bool) -> None:
        ways = [
            self._kill_node,
            self._terminate_connections,
            self._cut_sockets,
            self._kill_postgres,
            self._stop_node,
            self._stop_postgres,
        ]
        started = time.monotonic()
        while self._breaking and (rounds is None or len(self.faults) < rounds * len(ways)):
            for way in self.rng.sample(ways, len(ways)):
                if self._breaking:
                    kind = way.__name__.strip("_").replace("_", " ")
                    self.faults.append((time.monotonic(), kind))
                    await way()
                    took = time.monotonic() - self.faults[-1][0]
                    self.repairs.setdefault(kind, []).append(took)
                    await self._rest()
                    if show:
                        self._show(time.monotonic() - started, kind)

    async def _rest(self) -> None:
        end = time.monotonic() + self.every * self.rng.uniform(0.7, 1.3)
        while self._breaking and time.monotonic() < end:
            await asyncio.sleep(0.1)

    def _show(self, seconds: float, kind: str) -> None:
        notes = self.notes
        print(
            f"{seconds:6.0f} s  {len(notes.acknowledged)} moves, {len(notes.tables)} games, "
            f"{notes.counts['resent']} sent again, {len(self.faults)} faults, last: {kind}",
            flush=True,
        )

    async def _kill_node(self) -> None:
        await self._restart(Server.kill)

    async def _stop_node(self) -> None:
        await self._restart(Server.stop)

    async def _restart(self, end: Callable[[Server], Any]) -> None:
        node = self.rng.choice(self.nodes)
        await asyncio.to_thread(end, node)
        await asyncio.to_thread(node.start)

    async def _kill_postgres(self) -> None:
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.to_thread(self.postgres.start)

    async def _stop_postgres(self) -> None:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.to_thread(self.postgres.start)

    async def _terminate_connections(self) -> None:
        connection = await asyncpg.connect(self.uri)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()

    async def _cut_sockets(self) -> None:
        for player in self.rng.sample(self.notes.players, len(self.notes.players) // 3):
            if player.wire is not None:
                player.wire.transport.abort()

    # Checking the log

    async def _check(self) -> Findings:
        notes = self.notes
        findings = Findings(len(notes.acknowledged), repairs=self.repairs, counts=notes.counts)
        for node in self.nodes:
            assert node.process is not None
            if node.process.poll() is not None:
                findings.counts["nodes that ended by themselves"] += 1
        self.log.flush()
        complaints = (self.folder / "nodes.log").read_text().count("Traceback")
        findings.counts["errors in the nodes' log"] = complaints
        connection = await asyncpg.connect(self.uri)
        rows = await connection.fetch(
            "SELECT \"table\", number, message, body::json->>'move' AS move FROM entries "
            'ORDER BY "table", number'
        )
        await connection.close()
        entered: dict[str, list[tuple[str, int, str]]] = defaultdict(list)
        numbers: dict[str, list[int]] = defaultdict(list)
        for table, number, message, move in rows:
            numbers[table].append(number)
            if message is not None:
                entered[message].append((table, number, move))
        for id, (sent, number) in notes.acknowledged.items():
            if (sent.table, number, sent.move) not in entered[id]:
                findings.lost.append(id)
        findings.doubled = [id for id, places in entered.items() if len(places) > 1]
        findings.denied = [id for id in notes.refused if entered[id]]
        findings.gaps = [
            table for table, found in numbers.items() if found != list(range(1, len(found) + 1))
        ]
        for at, kind in self.faults:
            findings.pauses.setdefault(kind, []).append(self._pause_after(at))
        return findings

    def _pause_after(self, fault: float) -> float:
        """How long it took after a fault until every table continued."""
        longest = 0.0
        for times in self.notes.progress.values():
            place = bisect(times, fault)
            longest = max(longest, times[place] - fault if place < len(times) else PATIENCE)
        return longest


def soak(
    folder: Path,
    tables: int,
    every: float,
    seconds: float = 600,
    rounds: int | None = None,
    show: bool = False,
) -> Findings:
    """Play and cause faults; return the results."""
    running = Soak(folder, tables, every, pace=1.0)
    try:
        return asyncio.run(running.run(seconds, rounds, show))
    finally:
        running.close()


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=1200)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--every", type=float, default=5, help="seconds from one fault to the next")
    chosen = parser.parse_args()
    print(f"{chosen.tables} tables of {', '.join(GAMES)}; Ctrl-C ends it", flush=True)
    with tempfile.TemporaryDirectory(prefix="soak") as folder:
        found = soak(Path(folder), chosen.tables, chosen.every, chosen.seconds, show=True)
    found.show()
    sys.exit(0 if found.sound else 1)


if __name__ == "__main__":
    main()
