"""The garbage collector: everybody waits while it looks, so that it looks at little."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any

NEW = 10_000
"""How many objects more there are when it looks at those that are new: some milliseconds."""
PERIOD = 3600.0
"""Seconds from one look at everything to the next."""
CALM = 5.0
"""For so many seconds little must have been done before."""
LITTLE = 0.05
"""How much of a processor's time is little."""


def collect_in_small_steps() -> None:
    """Look at what is new only. What outlives that is nearly always freed without the collector,
    by the last who lets go of it; so it is set aside, and never looked at again but when
    `look_at_everything` does."""
    gc.freeze()
    gc.set_threshold(NEW, 1_000_000, 1_000_000)
    gc.callbacks.append(_set_aside)
    gc.enable()


def _set_aside(phase: str, _: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()


async def look_at_everything() -> None:
    """Now and then, when little is going on, find what was set aside and is garbage since."""
    while True:
        await asyncio.sleep(PERIOD)
        while not await _calm():
            pass
        gc.unfreeze()
        gc.collect()


async def _calm() -> bool:
    used = time.process_time()
    await asyncio.sleep(CALM)
    return time.process_time() - used < CALM * LITTLE
