"""A low-priority process that analyses one game for the server.

It reads the record and writes lines of JSON: its progress, and finally the result. It ends when its
output is closed.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from time import monotonic

from conclave.core.record import Record
from conclave.lab.analysis import analyse

BUDGET = 16
POINTS = 12
TURNING_POINTS = 4
MAX_SECONDS = 600
"""After this time it reports what it has found."""
REPORT_EVERY = 0.25


def main() -> None:
    """Read a record, analyse it, and write the result."""
    os.nice(10)
    record = Record.read(sys.stdin.read())
    stop = threading.Event()
    threading.Thread(target=_stop_later, args=(stop,), daemon=True).start()
    reported = 0.0

    def report(done: int, of: int) -> None:
        """Write the progress, at intervals."""
        nonlocal reported
        if monotonic() - reported >= REPORT_EVERY:
            reported = monotonic()
            print(json.dumps({"done": done, "of": of}), flush=True)

    found = analyse(record, BUDGET, POINTS, TURNING_POINTS, stop=stop, progress=report)
    print(json.dumps({"analysis": found.to_dict()}), flush=True)


def _stop_later(stop: threading.Event) -> None:
    stop.wait(MAX_SECONDS)
    stop.set()


if __name__ == "__main__":
    main()
