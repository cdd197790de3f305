"""Run numbered work in this process, in several processes, or on a cluster.

The same numbers always give the same results, in any order.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from conclave.lab.cluster import across
from conclave.lab.pool import Part, Work, spread


def carry_out(
    work: Work[Part],
    numbers: Sequence[int],
    jobs: int,
    stop: threading.Event,
    cluster: str | None = None,
) -> Iterator[Part]:
    """Do the work and yield the results in parts, until all is done or `stop` is set."""
    if cluster is not None:
        return across(work, numbers, cluster, jobs, stop)
    if jobs == 1:
        return one_by_one(work, numbers, stop)
    return spread(work, numbers, jobs, stop)


def one_by_one(work: Work[Part], numbers: Sequence[int], stop: threading.Event) -> Iterator[Part]:
    """Do the work in this process, in order."""
    for number in numbers:
        part = work((number,), stop)
        if not len(part):
            return
        yield part


@contextmanager
def interrupts() -> Iterator[threading.Event]:
    """An event that the first Ctrl-C sets instead of raising; the second one raises."""
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return

    def interrupted(*_: object) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()

    before = signal.signal(signal.SIGINT, interrupted)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
