"""Time a peer: whole random games after a warm-up, in a separate process."""

import sys
from contextlib import redirect_stdout
from importlib.metadata import version
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter

from engines import PEERS, Table

WARM_UP_SECONDS = 0.5
PATIENCE_SECONDS = 30

Figures = dict[str, str | int | float]


def play(table: Table, seconds: float) -> tuple[int, float]:
    """Play whole games for at least this long; return decisions and seconds taken."""
    decisions, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        decisions += table.play_game()
    return decisions, elapsed


def measure(name: str, seconds: float) -> Figures:
    with redirect_stdout(sys.stderr):  # whatever a peer prints stays out of our JSON
        table = PEERS[name]()
        play(table, WARM_UP_SECONDS)
        decisions, elapsed = play(table, seconds)
    return {
        "name": name,
        "version": version(name.partition(" ")[0]),
        "game": table.game,
        "seats": table.seats,
        "decisions": decisions,
        "seconds": round(elapsed, 3),
        "decisions_per_second": round(decisions / elapsed),
    }


def measure_apart(name: str, seconds: float) -> Figures:
    """Measure in a separate process, so that a peer can't slow down, crash or block the others."""
    spawn = get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    process = spawn.Process(target=report, args=(theirs, name, seconds))
    process.start()
    theirs.close()
    try:
        if not ours.poll(seconds + PATIENCE_SECONDS):
            return {"name": name, "error": "it took too long and was cut off"}
        return ours.recv()
    except EOFError:
        process.join()
        return {"name": name, "error": f"its process ended with status {process.exitcode}"}
    finally:
        process.kill()
        process.join()


def report(theirs: Connection, name: str, seconds: float) -> None:
    try:
        theirs.send(measure(name, seconds))
    except Exception as error:
        theirs.send({"name": name, "error": f"{type(error).__name__}: {error}"})
