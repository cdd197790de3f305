"""Searching bots at a table: in separate processes, with timing that reveals nothing."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from server.harness import ME, Json, Server, any_move

import conclave
from conclave.bots.thinkers import Busy, Question, Thinkers
from conclave.server import entries
from conclave.server.bot_runner import THOUGHT, BotRunner
from conclave.server.entries import Draft, Entry
from conclave.server.table import Table
from conclave.server.tables import Tables
from conclave.server.terms import BOT, Chair, Terms

STRONG = {"kind": "bot", "bot": "strong"}
EMPIRE = conclave.game("empire")


def thinkers(server: Server) -> int:
    """The number of thinking processes of the server."""
    assert server.process is not None
    tasks = Path(f"/proc/{server.process.pid}/task").iterdir()
    children = [child for task in tasks for child in (task / "children").read_text().split()]
    commands = [Path(f"/proc/{child}/cmdline").read_text() for child in children]
    return sum("spawn_main" in command for command in commands)


def test_strong_bots_search_in_processes_and_answer_at_a_fixed_time(
    own_server: Callable[..., Server],
) -> None:
    server = own_server("--thinkers", "1")
    anna, rng = server.person("Anna"), random.Random(1)
    table = anna.table(ME, STRONG, STRONG)
    state = anna.state(table)
    bots: list[Json] = []
    end = time.monotonic() + 60
    while len(bots) < 3:
        assert time.monotonic() < end, "the bots do not play"
        if state["decision"] is not None:
            anna.move(table, state["number"], any_move(state, rng))
        time.sleep(0.02)
        state = anna.state(table)
        moves = [entry for entry in state["log"] if entry["seat"] is not None]
        bots = [entry for entry in moves if entry["seat"] != state["sheet"]["my_seat"]]
    assert thinkers(server) == 1
    at = {entry["number"]: datetime.fromisoformat(entry["at"]) for entry in state["log"]}
    waits = [(at[entry["number"]] - at[entry["number"] - 1]).total_seconds() for entry in bots]
    assert min(waits) >= 0.8


class Clock:
    """A clock that only advances when somebody waits or thinks."""

    def __init__(self) -> None:
        self.milliseconds = 1_000_000

    def now(self) -> int:
        return self.milliseconds

    def monotonic(self) -> float:
        return self.milliseconds / 1000

    async def sleep(self, seconds: float) -> None:
        self.milliseconds += round(1000 * seconds)


class Dreamers:
    """Fake thinkers that take a while, or too long, and choose at random."""

    def __init__(self, clock: Clock, table: Table) -> None:
        self.clock = clock
        self.table = table
        self.rng = random.Random(3)
        self.asked: list[float] = []

    def think(self, question: Question) -> str:
        self.asked.append(question.seconds)
        part = self.rng.choice((0.0, 0.3, 1.0))
        self.clock.milliseconds += int(1000 * part * question.seconds)
        if self.rng.random() < 0.2:
            raise Busy
        position = self.table.state.position
        assert position is not None
        return self.rng.choice(list(position.options(question.seat))).text


@pytest.mark.parametrize(("level", "milliseconds"), [("strong", 800), ("merciless", 1600)])
def test_the_time_of_a_bots_answer_depends_only_on_its_level(
    level: str, milliseconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr("conclave.server.bot_runner.now", clock.now)
    monkeypatch.setattr("conclave.server.table.now", clock.now)
    monkeypatch.setattr("conclave.server.bot_runner.monotonic", clock.monotonic)
    monkeypatch.setattr("conclave.server.bot_runner.asyncio.sleep", clock.sleep)
    chairs = (Chair(BOT, bot=level), Chair(BOT, bot=level))
    table = Table(Terms("t", EMPIRE, {}, chairs, True, None, "chance", 5, "host", 0), 0.6)
    table.apply(*table.fold([Entry.of(Draft(kind=entries.BEGIN), 1, clock.now())]))
    bot_runner = BotRunner(cast(Tables, SimpleNamespace(bot_pace=0.1)), 1)
    dreamers = Dreamers(clock, table)
    bot_runner._thinkers = cast(Thinkers, dreamers)
    seen: Counter[tuple[bool, bool]] = Counter()
    for _ in range(150):
        state, position = table.state, table.state.position
        assert position is not None
        if position.over:
            break
        seat, asked = position.deciders[0], clock.now()
        reacts, forced = position.reacts(seat), len(position.options(seat)) == 1
        due = table.due if reacts else asked + milliseconds
        draft = asyncio.run(bot_runner._answer(table, seat))(state)
        assert isinstance(draft, Draft)
        assert clock.now() == due
        assert dreamers.asked == ([] if forced else [pytest.approx(THOUGHT * (due - asked) / 1000)])
        dreamers.asked.clear()
        table.apply(*table.fold([Entry.of(draft, state.number + 1, clock.now())]))
        seen[reacts, forced] += 1
    assert len(seen) == 4, "reactions and own turns, with and without a choice"
    assert min(seen.values()) > 2
