"""Spread a series of games over processes.

The processes hold one end of a pipe whose other end we alone hold. Closing it tells them to stop:
they hand in what they have finished. It closes by itself if we are killed, so none is left behind.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter, sleep

from conclave.lab.series import Series
from conclave.lab.tally import Tally

CHUNK_SECONDS = 0.2
"""How long a process plays before it reports: short enough for a lively progress bar."""
GRACE_SECONDS = 0.5
"""How long a process that was told to stop may take to come to the end of a decision."""

_stop = threading.Event()
"""In a process of the pool: whether it was told to stop."""


def spread(series: Series, games: int, jobs: int, stop: threading.Event) -> Iterator[Tally]:
    """Play the games on so many processes, and yield their totals part by part."""
    context = get_context("spawn")
    ear, mouth = context.Pipe(duplex=False)
    with ear, ProcessPoolExecutor(jobs, context, _listen, (ear,)) as pool, mouth:
        running: set[Future[tuple[Tally, float]]] = set()
        first = 0
        chunk = 1
        while running or first < games:
            if stop.is_set():
                mouth.close()
                first = games
            while first < games and len(running) < 2 * jobs:
                numbers = range(first, min(first + chunk, games))
                with _unheard_interrupts():
                    running.add(pool.submit(_play, series, numbers))
                first = numbers.stop
            done, running = wait(running, 0.1, FIRST_COMPLETED)
            for future in done:
                try:
                    tally, seconds = future.result()
                except BrokenProcessPool:
                    if not stop.is_set():
                        raise
                    continue
                if tally.games:
                    chunk = max(1, int(CHUNK_SECONDS * tally.games / seconds))
                    yield tally


def _listen(ear: Connection) -> None:
    threading.Thread(target=_obey, args=(ear,), daemon=True).start()


def _obey(ear: Connection) -> None:
    ear.poll(None)
    _stop.set()
    sleep(GRACE_SECONDS)
    os._exit(0)


def _play(series: Series, numbers: range) -> tuple[Tally, float]:
    tally = Tally()
    start = perf_counter()
    for number in numbers:
        played = series.play(number, _stop)
        if played is None:
            break
        tally.count(played)
    return tally, perf_counter() - start


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
