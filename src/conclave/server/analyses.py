"""Looking back at games that are over, in the background: few at a time, each only once."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from conclave.lab.analysis import TurningPoint
from conclave.lab.retelling import sentences
from conclave.server.errors import Refused, TooFast
from conclave.server.limits import ASK_AGAIN, Client, Limits
from conclave.server.replays import Caller, Film, Replays
from conclave.server.shapes import ReplayAnalysis, TurningPointSheet
from conclave.server.words import words_for

KEPT = 100
AT_ONCE = 1
MOST_WAITING = 10
LONGEST_LINE = 2**20

logger = logging.getLogger(__name__)


@dataclass
class Work:
    """A game that is being looked at, or was."""

    done: int = 0
    of: int = 0
    found: dict[str, Any] | None = None
    failed: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Analyses:
    """Who stood how well in games that are over, and where they lost it."""

    def __init__(self, replays: Replays, limits: Limits) -> None:
        self.replays = replays
        self.limits = limits
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._works: OrderedDict[str, Work] = OrderedDict()

    async def get(self, id: str, caller: Caller, language: str, client: Client) -> ReplayAnalysis:
        """What was found, or how far it is; begins where nobody has asked before."""
        film = await self.replays.film(id, caller)
        if id not in self._works:
            text = await self.replays.text(id, caller)
            if id not in self._works:
                self._begin(id, text, client)
        work = self._works[id]
        if work.failed:
            raise Refused("analysis-failed")
        self._works.move_to_end(id)
        if work.found is None:
            return ReplayAnalysis(False, False, work.done, work.of, [], [], "")
        return _sheet(work, film, language)

    async def close(self) -> None:
        """Give up what is not finished."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, id: str, text: str, client: Client) -> None:
        under_way = sum(work.task is not None for work in self._works.values())
        if under_way >= MOST_WAITING:
            raise TooFast("analysis-busy", seconds=ASK_AGAIN)
        held = self.limits.hold_for(client, "analyses")
        for old in [old for old, work in self._works.items() if work.task is None][:-KEPT]:
            del self._works[old]
        work = self._works[id] = Work()
        work.task = asyncio.create_task(self._do(id, text, work, held))

    async def _do(self, id: str, text: str, work: Work, held: ExitStack) -> None:
        try:
            async with self._turn:
                await _listen(text, work)
        except Exception:
            logger.exception("game %s could not be looked back at", id)
        finally:
            work.failed = work.found is None
            work.task = None
            held.close()


def _sheet(work: Work, film: Film, language: str) -> ReplayAnalysis:
    """What was found, in a viewer's words."""
    assert work.found is not None
    words = words_for(language, film.game, film.names)
    points = [TurningPoint(**told) for told in work.found["turning_points"]]
    how = words.say("analysis-how", budget=work.found["budget"], bot=work.found["bot"])
    return ReplayAnalysis(
        True,
        work.found["stopped"],
        work.done,
        work.of,
        work.found["courses"],
        [
            TurningPointSheet(
                point.number, point.seat, point.before, point.after, sentences(point, words)
            )
            for point in points
        ],
        how,
    )


async def _listen(text: str, work: Work) -> None:
    """Let a process of its own look at a game, and hear what it says."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "conclave.server.analysing",
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env=environment,
        limit=LONGEST_LINE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(text.encode())
        await process.stdin.drain()
        process.stdin.close()
        async for line in process.stdout:
            told = json.loads(line)
            if "analysis" in told:
                work.found = told["analysis"]
                work.done = work.of
            else:
                work.done, work.of = told["done"], told["of"]
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
