"""Distribute numbered work over a Ray cluster, in batches."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final

from conclave.lab.extras import need
from conclave.lab.pool import Part, Work

LOCAL: Final = "local"
"""Instead of an address: a temporary cluster on this machine."""
BATCH_SECONDS = 2.0
"""The duration of a task: long enough to make its overhead negligible."""


def across(
    work: Work[Part], numbers: Sequence[int], address: str, jobs: int, stop: threading.Event
) -> Iterator[Part]:
    """Do the work on a cluster, and yield the results in parts.

    Conclave must be installed on all its machines. `jobs` is the number of processors of a local
    cluster.
    """
    ray = need("ray", "cluster")
    with _joined(ray, address, jobs):
        task = ray.remote(_do)
        shared = ray.put(work)
        hands = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = []
        first = 0
        batch = 1
        while running or first < len(numbers):
            if stop.is_set():
                # Remote tasks don't see `stop`, so unfinished ones are abandoned.
                for one in running:
                    ray.cancel(one, force=True)
                return
            while first < len(numbers) and len(running) < hands:
                running.append(task.remote(shared, numbers[first : first + batch]))
                first += batch
            done, running = ray.wait(running, num_returns=1, timeout=0.1)
            for one in done:
                part, seconds = ray.get(one)
                batch = max(1, int(BATCH_SECONDS * len(part) / seconds))
                yield part


def _do(work: Work[Part], numbers: Sequence[int]) -> tuple[Part, float]:
    start = perf_counter()
    part = work(numbers, threading.Event())
    return part, perf_counter() - start


@contextmanager
def _joined(ray: Any, address: str, jobs: int) -> Iterator[None]:
    """Join a cluster; a local one is shut down afterwards."""
    if address == LOCAL:
        # Its processes must find the same modules.
        where = {"env_vars": {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}}
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(
            num_cpus=jobs,
            include_dashboard=False,
            log_to_driver=False,
            logging_level="error",
            runtime_env=where,
        )
    else:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    try:
        yield
    finally:
        ray.shutdown()
