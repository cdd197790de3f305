"""A process that looks back at one game, gently: the server starts it and reads what it says.

The record comes in; out come lines of JSON, how far it is and at last what it found. It ends when
nobody reads it any more.
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
MOST_SECONDS = 600
"""After that it is told what was found by then."""
SAY_EVERY = 0.25


def main() -> None:
    """Read a record, look back at it, and say so."""
    os.nice(10)
    record = Record.read(sys.stdin.read())
    stop = threading.Event()
    threading.Thread(target=_stop_later, args=(stop,), daemon=True).start()
    said = 0.0

    def say(done: int, of: int) -> None:
        """How far it is, but not all the time."""
        nonlocal said
        if monotonic() - said >= SAY_EVERY:
            said = monotonic()
            print(json.dumps({"done": done, "of": of}), flush=True)

    found = analyse(record, BUDGET, POINTS, TURNING_POINTS, stop=stop, progress=say)
    print(json.dumps({"analysis": found.told()}), flush=True)


def _stop_later(stop: threading.Event) -> None:
    stop.wait(MOST_SECONDS)
    stop.set()


if __name__ == "__main__":
    main()
