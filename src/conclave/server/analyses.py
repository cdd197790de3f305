"""Analyses of finished games, in the background, one at a time."""

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
from conclave.lab.analysis_text import sentences
from conclave.server.errors import Refused, TooFast
from conclave.server.limits import ASK_AGAIN, Client, Limits
from conclave.server.replays import Caller, ReplayFrames, Replays
from conclave.server.shapes import ReplayAnalysis, TurningPointSheet
from conclave.server.wording import words_for

MAX_JOBS = 100
AT_ONCE = 1
MAX_WAITING = 10
MAX_LINE = 2**20

logger = logging.getLogger(__name__)


@dataclass
class AnalysisJob:
    """The analysis of a game, finished or not."""

    done: int = 0
    of: int = 0
    found: dict[str, Any] | None = None
    failed: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Analyses:
    """All analyses, running and finished."""

    def __init__(self, replays: Replays, limits: Limits) -> None:
        self.replays = replays
        self.limits = limits
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._jobs: OrderedDict[str, AnalysisJob] = OrderedDict()

    async def get(self, id: str, caller: Caller, language: str, client: Client) -> ReplayAnalysis:
        """The analysis or its progress; the first request starts it."""
        frames = await self.replays.frames(id, caller)
        if id not in self._jobs:
            text = await self.replays.text(id, caller)
            if id not in self._jobs:
                self._begin(id, text, client)
        job = self._jobs[id]
        if job.failed:
            raise Refused("analysis-failed")
        self._jobs.move_to_end(id)
        if job.found is None:
            return ReplayAnalysis(False, False, job.done, job.of, [], [], "")
        return _sheet(job, frames, language)

    async def close(self) -> None:
        """Cancel unfinished analyses."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, id: str, text: str, client: Client) -> None:
        under_way = sum(job.task is not None for job in self._jobs.values())
        if under_way >= MAX_WAITING:
            raise TooFast("analysis-busy", seconds=ASK_AGAIN)
        held = self.limits.hold_for(client, "analyses")
        for old in [old for old, job in self._jobs.items() if job.task is None][:-MAX_JOBS]:
            del self._jobs[old]
        job = self._jobs[id] = AnalysisJob()
        job.task = asyncio.create_task(self._do(id, text, job, held))

    async def _do(self, id: str, text: str, job: AnalysisJob, held: ExitStack) -> None:
        try:
            async with self._turn:
                await _listen(text, job)
        except Exception:
            logger.exception("game %s could not be analysed", id)
        finally:
            job.failed = job.found is None
            job.task = None
            held.close()


def _sheet(job: AnalysisJob, frames: ReplayFrames, language: str) -> ReplayAnalysis:
    """A finished analysis, in the viewer's language."""
    assert job.found is not None
    words = words_for(language, frames.game, frames.names)
    points = [TurningPoint(**point) for point in job.found["turning_points"]]
    how = words.say("analysis-how", budget=job.found["budget"], bot=job.found["bot"])
    return ReplayAnalysis(
        True,
        job.found["stopped"],
        job.done,
        job.of,
        job.found["courses"],
        [
            TurningPointSheet(
                point.number, point.seat, point.before, point.after, sentences(point, words)
            )
            for point in points
        ],
        how,
    )


async def _listen(text: str, job: AnalysisJob) -> None:
    """Analyse a game in a separate process, and read its progress and result."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "conclave.server.analysis_process",
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env=environment,
        limit=MAX_LINE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(text.encode())
        await process.stdin.drain()
        process.stdin.close()
        async for line in process.stdout:
            message = json.loads(line)
            if "analysis" in message:
                job.found = message["analysis"]
                job.done = job.of
            else:
                job.done, job.of = message["done"], message["of"]
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
