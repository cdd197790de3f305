"""Threads for work that would block the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from conclave.server.errors import TooFast

AT_A_TIME = 0.004
PAUSE = 0.002
BUSY = 5
"""`Retry-After` in seconds if too much work is waiting."""

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Background:
    """One thread, with a limit on waiting requests."""

    def __init__(self, name: str, most: int) -> None:
        self.most = most
        self.waiting = 0
        self._thread = ThreadPoolExecutor(1, name)

    async def run(
        self,
        work: Callable[Arguments, Result],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Result:
        """Run work in the thread; TooFast if too much is waiting."""
        if self.waiting >= self.most:
            raise TooFast("server-busy", seconds=BUSY)
        self.waiting += 1
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))
        finally:
            self.waiting -= 1


QUICK = Background("quick", 200)
"""For work that takes milliseconds."""
SLOW = Background("slow", 20)
"""For work that may take seconds, such as replaying a game."""


class Breaks:
    """Short breaks in long work, because only one thread runs Python at a time and the event loop
    has to wait for it."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    def take(self) -> None:
        """Take a break if it is time for one."""
        if time.perf_counter() - self._since > AT_A_TIME:
            time.sleep(PAUSE)
            self._since = time.perf_counter()
