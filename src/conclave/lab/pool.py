"""Spread work that is numbered, such as a series of games, over processes.

The processes hold one end of a pipe whose other end we alone hold. Closing it tells them to stop:
they hand in what they have finished. It closes by itself if we are killed, so none is left behind.
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
"""What came of some of the work; as long as what is finished of it."""
Work = Callable[[Sequence[int], threading.Event], Part]
"""Does the pieces of these numbers, one after another, until it is told to stop."""

CHUNK_SECONDS = 0.2
"""How long a process plays before it reports: short enough for a lively progress bar."""
GRACE_SECONDS = 0.5
"""How long a process that was told to stop may take to come to the end of a decision."""

_stop = threading.Event()
"""In a process of the pool: whether it was told to stop."""


def spread(
    work: Work[Part], numbers: Sequence[int], jobs: int, stop: threading.Event
) -> Iterator[Part]:
    """Do the work on so many processes, and yield what came of it part by part."""
    context = get_context("spawn")
    ear, mouth = context.Pipe(duplex=False)
    with ear, ProcessPoolExecutor(jobs, context, _listen, (ear,)) as pool, mouth:
        running: set[Future[tuple[Part, float]]] = set()
        first = 0
        chunk = 1
        while running or first < len(numbers):
            if stop.is_set():
                mouth.close()
                first = len(numbers)
            while first < len(numbers) and len(running) < 2 * jobs:
                with _unheard_interrupts():
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


def _listen(ear: Connection) -> None:
    threading.Thread(target=_obey, args=(ear,), daemon=True).start()


def _obey(ear: Connection) -> None:
    ear.poll(None)
    _stop.set()
    sleep(GRACE_SECONDS)
    os._exit(0)


def _do(work: Work[Part], numbers: Sequence[int]) -> tuple[Part, float]:
    start = perf_counter()
    part = work(numbers, _stop)
    return part, perf_counter() - start


@contextmanager
def _unheard_interrupts() -> Iterator[None]:
    """Processes started meanwhile never hear the Ctrl-C that a terminal sends to all of us."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
