"""The server's time, which never jumps, unlike the wall clock.

It is set once at startup and advances with a monotonic clock. Time goes on while a machine sleeps,
so that nodes agree afterwards.
"""

from __future__ import annotations

import time

_CLOCK: int | None = getattr(time, "CLOCK_BOOTTIME", None)
"""Linux has a monotonic clock that includes sleep."""


def wall() -> int:
    """The wall clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _elapsed() -> int:
    elapsed = time.monotonic_ns() if _CLOCK is None else time.clock_gettime_ns(_CLOCK)
    return elapsed // 1_000_000


_origin = wall() - _elapsed()


def now() -> int:
    """The server's time, in milliseconds since 1970."""
    return _origin + _elapsed()


def set_time(to: int) -> None:
    """Set the server's time, before anything uses it."""
    global _origin
    _origin = to - _elapsed()
