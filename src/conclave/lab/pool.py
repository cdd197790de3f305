"""Distribute numbered work, such as a series of games, over processes.

The processes hold one end of a pipe, and only we hold the other. Closing it tells them to stop and
return what they have finished. It closes by itself if we are killed, so no process is left behind.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence, Sized
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter, sleep
from typing import TypeVar

Part = TypeVar("Part", bound=Sized)
"""The results of a part of the work; its length is the number of finished pieces."""
Work = Callable[[Sequence[int], threading.Event], Part]
"""Does the pieces with these numbers, until stopped."""

CHUNK_SECONDS = 0.2
"""How long a process works before it reports: short enough for a smooth progress bar."""
GRACE_SECONDS = 0.5
"""How long a stopped process may take to finish."""

_stop = threading.Event()
"""In a process of the pool: whether it must stop."""


def spread(
    work: Work[Part], numbers: Sequence[int], jobs: int, stop: threading.Event
) -> Iterator[Part]:
    """Do the work on several processes, and yield the results in parts."""
    context = get_context("spawn")
    reader, writer = context.Pipe(duplex=False)
    with reader, ProcessPoolExecutor(jobs, context, _watch, (reader,)) as pool, writer:
        running: set[Future[tuple[Part, float]]] = set()
        first = 0
        chunk = 1
        while running or first < len(numbers):
            if stop.is_set():
                writer.close()
                first = len(numbers)
            while first < len(numbers) and len(running) < 2 * jobs:
                with _blocked_interrupts():
                    running.add(pool.submit(_do, work, numbers[first : first + chunk]))
                first += chunk
            done, running = wait(running, 0.1, FIRST_COMPLETED)
            for future in done:
                try:
                    part, seconds = future.result()
                except BrokenProcessPool:
                    if not stop.is_set():
                        raise
                    continue
                if len(part):
                    chunk = max(1, int(CHUNK_SECONDS * len(part) / seconds))
                    yield part


def _watch(reader: Connection) -> None:
    threading.Thread(target=_exit_when_closed, args=(reader,), daemon=True).start()


def _exit_when_closed(reader: Connection) -> None:
    reader.poll(None)
    _stop.set()
    sleep(GRACE_SECONDS)
    os._exit(0)


def _do(work: Work[Part], numbers: Sequence[int]) -> tuple[Part, float]:
    start = perf_counter()
    part = work(numbers, _stop)
    return part, perf_counter() - start


@contextmanager
def _blocked_interrupts() -> Iterator[None]:
    """Processes started meanwhile ignore the Ctrl-C that a terminal sends to the whole group."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
