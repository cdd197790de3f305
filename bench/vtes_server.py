"""V:TES on one server process: the delay of moves, and the amount of data.

    python bench/vtes_server.py [--tables 50] [--seconds 30] [--json]

Each table has five scripted clients on sockets, which are only asked if they could do something.
First they play as fast as possible, to reach the middle of the game. Then each waits one to three
seconds before a move; the time until all five have received it and the size of the updates are
measured. One game among bots gives the size of the largest view.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import statistics
import tempfile
import time
import zlib
from typing import Any, ClassVar

import msgspec
import uvloop
from server import Table, busy_seconds, cpu_seconds, start_server, waiting_seconds

import conclave
from conclave import bots

SEATS = 5
THINKING = (1.0, 3.0)


class Five(Table):
    """A table of V:TES, where the server makes many moves itself."""

    game: ClassVar[dict[str, Any]] = {"game": "vtes", "options": {"decks": "starter"}}
    seats = SEATS

    def asked(self) -> int | None:
        """A seat that is asked and hasn't answered yet."""
        known = max(one.number for one in self.state)
        for seat, one in enumerate(self.state):
            if one.number == known and one.decision is not None:
                return seat
        return None

    async def play_on(self, until: float, thinking: tuple[float, float]) -> None:
        """Answer all questions after some waiting, until the time is up."""
        while time.monotonic() < until:
            try:
                await self.until(lambda: self.asked() is not None, 5)
            except TimeoutError:
                return  # the game is over
            seat = self.asked()
            if seat is None:
                continue
            await asyncio.sleep(self.rng.uniform(*thinking))
            decision = self.state[seat].decision
            if decision is not None:
                await self.send(seat, self.rng.choice(decision.options).move)


async def measure(port: int, server: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """Play to the middle of the game, then at a human pace."""
    tables = [Five(port, number) for number in range(arguments.tables)]
    for table in tables:
        await table.sit()
    until = time.monotonic() + arguments.warm_up
    await asyncio.gather(*(table.play_on(until, (0.0, 0.1)) for table in tables))
    for table in tables:
        table.delays, table.updates, table.received = [], 0, 0
    entries = sum(max(one.number for one in table.state) for table in tables)
    used, busy, own = cpu_seconds(server), busy_seconds(), time.process_time()
    waited = waiting_seconds(server)
    began = time.monotonic()
    until = began + arguments.seconds
    await asyncio.gather(*(table.play_on(until, THINKING) for table in tables))
    elapsed = time.monotonic() - began
    delays = sorted(delay for table in tables for delay in table.delays)
    cuts = statistics.quantiles(delays, n=100)
    ours, clients = cpu_seconds(server) - used, time.process_time() - own
    now = sum(max(one.number for one in table.state) for table in tables)
    return {
        "tables": arguments.tables,
        "moves_per_second": round(len(delays) / elapsed, 1),
        "entries_per_second": round((now - entries) / elapsed, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "worst_ms": round(delays[-1] * 1000, 1),
        "update_bytes": round(
            sum(table.received for table in tables) / sum(table.updates for table in tables)
        ),
        "server_cores": round(ours / elapsed, 2),
        "client_cores": round(clients / elapsed, 2),
        # If other programs leave too little CPU time, they cause the delays.
        "other_cores": round(max(0, busy_seconds() - busy - ours - clients) / elapsed, 2),
        "server_waiting": round((waiting_seconds(server) - waited) / elapsed, 2),
    }


def largest_view() -> bytes:
    """The largest view during a five-seat game among bots."""
    game = conclave.game("vtes")
    position = game.start(SEATS, 7, {"decks": "starter"})
    players = [bots.make("greedy", game, seat, seat) for seat in range(SEATS)]
    views = []
    while not position.over:
        seat = position.deciders[0]
        position.play(seat, players[seat].choose(bots.perspective(position, seat)))
        if position.number % 20 == 0:
            views.append(msgspec.json.encode(position.view(0)))
    return max(views, key=len)


def main() -> None:
    """Start a server, play, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    view = largest_view()
    gc.disable()  # the sockets simulate many machines: garbage must not delay them all
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_server(folder)
        try:
            report = uvloop.run(measure(port, server.pid, arguments))
        finally:
            server.terminate()
            server.wait()
    report |= {"largest_view_bytes": len(view), "largest_view_compressed": len(zlib.compress(view))}
    print(json.dumps(report, indent=None if arguments.json else 1))


if __name__ == "__main__":
    main()
