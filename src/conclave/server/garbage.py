"""Tunes the garbage collector, so that its pauses stay short."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any

THRESHOLD = 10_000
"""The number of new objects that triggers a collection, which takes some milliseconds."""
PERIOD = 3600.0
"""Seconds between full collections."""
QUIET_SECONDS = 5.0
"""Seconds of low load required before a full collection."""
LOW_LOAD = 0.05
"""The CPU load that counts as low."""


def collect_in_small_steps() -> None:
    """Collect only new objects. Survivors are nearly always freed by reference counting, so they
    are frozen, and only `collect_everything` scans them."""
    gc.freeze()
    gc.set_threshold(THRESHOLD, 1_000_000, 1_000_000)
    gc.callbacks.append(_freeze)
    gc.enable()


def _freeze(phase: str, _: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()


async def collect_everything() -> None:
    """Run a full collection periodically, when the load is low."""
    while True:
        await asyncio.sleep(PERIOD)
        while not await _load_is_low():
            pass
        gc.unfreeze()
        gc.collect()


async def _load_is_low() -> bool:
    used = time.process_time()
    await asyncio.sleep(QUIET_SECONDS)
    return time.process_time() - used < QUIET_SECONDS * LOW_LOAD
