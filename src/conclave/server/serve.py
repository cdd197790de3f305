"""Runs the server in one process until it is stopped."""

from __future__ import annotations

import asyncio
import signal
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import replace

from conclave.core.errors import ConclaveError
from conclave.server import garbage, wording
from conclave.server.listener import Listener, make_server
from conclave.server.settings import Settings, default_database
from conclave.server.storage import Database


class CannotServe(ConclaveError):
    """The server can't start."""


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop: uvloop if available, which halves the time per message."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def free_port(settings: Settings) -> Settings:
    """The settings with a free port; port 0 means any."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((settings.host, settings.port))
            return replace(settings, port=probe.getsockname()[1])
    except (OSError, OverflowError) as error:
        raise CannotServe(
            "cannot-listen", host=settings.host, port=str(settings.port), reason=str(error)
        ) from None


async def serve(settings: Settings, open_browser: bool, say: Callable[[str], None] = print) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    stop = Stop()
    settings = free_port(replace(settings, database=settings.database or default_database()))
    # Migrate before listening, and report errors in one sentence.
    await (await Database.open(settings.database, check=True)).close()
    await listen(settings, open_browser, say, stop)


class Stop:
    """Ctrl-C or SIGTERM, at any point of the startup or afterwards.

    A migration is not interrupted, unless somebody presses Ctrl-C again.
    """

    def __init__(self) -> None:
        self.asked = False
        self.server: Listener | None = None
        self._loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            # Not by the event loop, which may lose signals under load, or cancel a migration.
            signal.signal(number, self._ask)

    def _ask(self, *_: object) -> None:
        if self.server is not None:
            self._loop.call_soon_threadsafe(self.server.stop)
        elif self.asked:
            raise KeyboardInterrupt
        self.asked = True


async def listen(
    settings: Settings, open_browser: bool, say: Callable[[str], None], stop: Stop | None = None
) -> None:
    """Serve at a free or shared port, on a migrated database."""
    stop = stop or Stop()
    server = stop.server = make_server(settings)
    wording.prepare()
    garbage.collect_in_small_steps()
    if stop.asked:
        return
    serving = asyncio.create_task(server.listen())
    collecting = asyncio.create_task(garbage.collect_everything())
    await _listening(settings, serving)
    say(f"Conclave is at {settings.address}")
    say("Press Ctrl-C to stop it; running games continue at the next start.")
    if open_browser:
        await asyncio.to_thread(webbrowser.open, settings.address)
    await serving
    collecting.cancel()


async def _listening(settings: Settings, serving: asyncio.Task[None]) -> None:
    """Wait until the server accepts connections."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "") else settings.host
    host = "::1" if host == "::" else host
    while not serving.done():
        try:
            _, writer = await asyncio.open_connection(host, settings.port)
        except OSError:
            await asyncio.sleep(0.02)
        else:
            writer.close()
            return
