"""Run the server with a wall clock that a test can set: `python stepped.py FILE options…`.

FILE has the offset of the clock in seconds. Monotonic clocks aren't affected, as in reality.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

_real = time.time_ns
_file = Path(sys.argv.pop(1))


def time_ns() -> int:
    """The wall clock with its offset."""
    return _real() + int(float(_file.read_text())) * 1_000_000_000


time.time_ns = time_ns
time.time = lambda: time_ns() / 1_000_000_000

if __name__ == "__main__":
    from conclave.server.command import serve

    serve()
