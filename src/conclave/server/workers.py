"""Several processes at one port, each a separate node on the same PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from typing import Any

from conclave.core.errors import ConclaveError
from conclave.server.serve import CannotServe, event_loop, free_port, listen
from conclave.server.settings import Settings
from conclave.server.socket_handover import Place
from conclave.server.storage import Database
from conclave.server.storage.database import read_url

PAUSE = 1.0
"""Seconds until a dead worker is restarted."""

# Not forked: each worker starts fresh.
_context = multiprocessing.get_context("spawn")


def serve_by_workers(
    settings: Settings, workers: int, open_browser: bool, say: Callable[[str], None] = print
) -> None:
    """Serve with several processes until Ctrl-C or SIGTERM; dead ones are restarted."""
    if not read_url(settings.database or "sqlite").drivername.startswith("postgresql"):
        raise CannotServe("workers-need-postgresql")
    asyncio.run(_migrate(settings.database))
    thinkers = max(1, settings.thinkers // workers)
    settings = replace(free_port(settings), thinkers=thinkers)
    with tempfile.TemporaryDirectory(prefix="conclave") as folder:
        Workers(settings, folder, workers).run(open_browser, say)


async def _migrate(database: str) -> None:
    """Migrate the database, or report in one sentence why that fails."""
    await (await Database.open(database)).close()


class Workers:
    """The worker processes and their supervisor."""

    def __init__(self, settings: Settings, folder: str, count: int) -> None:
        self.settings = settings
        self.places = [Place(folder, number, count) for number in range(count)]
        self._listening: Event = _context.Event()
        self._stopping = False
        self._processes: list[Any] = []

    def run(self, open_browser: bool, say: Callable[[str], None]) -> None:
        """Start the workers, and restart those that die, until stopped."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        self._processes = [self._start(place) for place in self.places]
        while not self._listening.wait(0.05):
            if any(process.exitcode is not None for process in self._processes):
                self._stop()
                break
        else:
            say(f"Conclave is at {self.settings.address}")
            say("Press Ctrl-C to stop it; running games continue at the next start.")
            if open_browser:
                webbrowser.open(self.settings.address)
        while not self._stopping:
            wait([process.sentinel for process in self._processes], timeout=PAUSE)
            self._replace_dead()
        for process in self._processes:
            process.join()
        if not self._listening.is_set():
            sys.exit(2)

    def _start(self, place: Place) -> Any:
        settings = replace(self.settings, place=place)
        process = _context.Process(target=work, args=(settings, self._listening))
        process.start()
        return process

    def _replace_dead(self) -> None:
        if self._stopping or all(process.exitcode is None for process in self._processes):
            return
        time.sleep(PAUSE)
        for number, process in enumerate(self._processes):
            if process.exitcode is not None and not self._stopping:
                self._processes[number] = self._start(self.places[number])

    def _stop(self, *_: object) -> None:
        self._stopping = True
        for process in self._processes:
            if process.exitcode is None:
                with suppress(ProcessLookupError):
                    os.kill(process.pid, signal.SIGTERM)


def work(settings: Settings, listening: Event) -> None:
    """Run a worker until it is stopped or its parent has died."""
    gc.disable()  # as in the command; the server enables it later
    threading.Thread(target=_stop_when_orphaned, daemon=True).start()
    try:
        with asyncio.Runner(loop_factory=event_loop()) as runner:
            runner.run(listen(settings, False, lambda _: listening.set()))
    except ConclaveError as error:
        print(f"Error: {error}", file=sys.stderr)
        sys.exit(2)


def _stop_when_orphaned() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
