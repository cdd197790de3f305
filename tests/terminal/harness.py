"""Helpers for the terminal tests: tables with people and fast bots, and running the apps."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from rich.console import Console, RenderableType
from textual.app import App
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Static

import conclave
from conclave import bots
from conclave.core.game import Game
from conclave.core.record import Record
from conclave.terminal.host import Host
from conclave.terminal.play_app import PlayApp

VENDETTA = conclave.game("vendetta")
SMALL, LARGE = (80, 24), (120, 40)

Script = Callable[[Pilot[None]], Coroutine[Any, Any, None]]


def host(
    game: Game = VENDETTA,
    seats: int = 3,
    people: Sequence[int] = (0,),
    language: str = "en",
    save: Callable[[], None] = lambda: None,
    seed: int = 7,
    record: Record | None = None,
    **options: object,
) -> Host:
    """A game with random bots at all seats without people."""
    record = record or Record.begin(game, seats, options, seed)
    players = {
        seat: bots.make("random", game, seat, seed) for seat in range(seats) if seat not in people
    }
    return Host(record, players, language, save)


def run_app(app: App[None], script: Script, size: tuple[int, int] = SMALL) -> None:
    """Run an app without a terminal, driven by a script."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await script(pilot)

    asyncio.run(run())


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the bots have moved and everything is drawn."""
    app = pilot.app
    for _ in range(3000):
        await pilot.pause(0.01)
        if not isinstance(app, PlayApp):
            return
        waiting = app.asked is not None or app.host.position.over or len(app.screen_stack) > 1
        if waiting:
            await pilot.pause(0.01)
            return
    raise AssertionError("the bots did not come to an end")


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys:
        await pilot.press(key)
    await settle(pilot)


async def type_in(pilot: Pilot[None], text: str) -> None:
    """Type a line and press Enter."""
    await press(pilot, *("space" if letter == " " else letter for letter in text), "enter")


async def type_fast(pilot: Pilot[None], text: str) -> None:
    """Type lines with Enter all at once, faster than the app can respond."""
    for letter in f"{text}\n":
        key = {" ": "space", "\n": "enter"}.get(letter, letter)
        pilot.app.post_message(Key(key, letter))
    await pilot.pause()
    await settle(pilot)


def printed(drawn: RenderableType, width: int = 80) -> list[str]:
    """A renderable as lines of text."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(drawn)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def shown(app: App[None], what: str = "#prompt") -> str:
    """The text of a part of the screen."""
    return str(app.screen.query_one(what, Static).render())


def screen(app: App[None]) -> str:
    """The whole screen as lines of text."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()
    return "\n".join(strip.text[:width] for strip in lines[:height])
