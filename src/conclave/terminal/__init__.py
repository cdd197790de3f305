"""The table in the terminal: on a screen with Textual, or line by line for pipes and readers."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping

from conclave.bots import Bot
from conclave.core.events import Event
from conclave.core.record import Record
from conclave.terminal.host import Host
from conclave.terminal.plain import PlainTable, lines_only
from conclave.terminal.story import Step, told
from conclave.text import Words

__all__ = ["play", "replay"]

PAUSE = 0.8
"""Seconds between the moves of bots."""


def play(
    record: Record,
    bots: Mapping[int, Bot],
    *,
    language: str = "en",
    pause: float = PAUSE,
    save: Callable[[], None] = lambda: None,
    plain: bool = False,
    ask_always: bool = False,
    guided: bool = False,
) -> None:
    """Let people play a game to its end, or until they leave. Seats without a bot are people's.

    `save` is called after every move of a person, and at the end whatever happens. Who can only
    pass is not asked, unless `ask_always` is set. `guided` explains the game as it goes.
    """
    host = Host(record, bots, language, save, ask_always, guided)
    try:
        if plain or not has_screen():
            with lines_only():
                PlainTable(host, sys.stdin, sys.stdout).run()
        else:
            from conclave.terminal.play_app import PlayApp

            PlayApp(host, pause).run()
    finally:
        save()


def replay(
    story: Iterable[tuple[Record, list[Event]]], *, language: str = "en", plain: bool = False
) -> None:
    """Step through a game as `conclave.core.record.replay` tells it."""
    steps: list[Step] = []
    words = Words(language)
    for record, events in story:
        if not steps:
            words = Words(language, record.game, record.names)
        steps.append(Step(record.position.copy(), list(events)))
    if plain or not has_screen():
        with lines_only():
            for line in told(steps, words):
                print(line)
    else:
        from conclave.terminal.replay_app import ReplayApp

        ReplayApp(steps, words).run()


def has_screen() -> bool:
    """Whether somebody sits before a terminal that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
