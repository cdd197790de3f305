"""Run the server under a wall clock that a test can set: `python stepped.py FILE options…`.

FILE says by how many seconds the clock is wrong. Monotonic clocks stay as they are, as they do
when somebody sets a real one.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

_real = time.time_ns
_file = Path(sys.argv.pop(1))


def time_ns() -> int:
    """The wall clock, as it was set."""
    return _real() + int(float(_file.read_text())) * 1_000_000_000


time.time_ns = time_ns
time.time = lambda: time_ns() / 1_000_000_000

if __name__ == "__main__":
    from conclave.server.command import serve

    serve()
