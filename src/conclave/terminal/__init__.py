"""Playing in the terminal: a Textual app, or plain lines for pipes and screen readers."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping

from conclave.bots import Bot
from conclave.core.errors import OtherRules
from conclave.core.events import Event
from conclave.core.record import Record
from conclave.terminal.host import Host
from conclave.terminal.plain import PlainTable, lines_only
from conclave.terminal.replay_steps import Step, transcript
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
    """Play a game to its end, or until somebody leaves. Seats without a bot are played by people.

    `save` is called after every move by a person, and always at the end. Players who can only
    pass are not asked unless `ask_always` is set. `guided` explains the game along the way.
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
    moves: Iterable[tuple[Record, list[Event]]], *, language: str = "en", plain: bool = False
) -> None:
    """Step through a game, given the output of `conclave.core.record.replay`.

    If the rules have changed since it was played, the replay stops there and says so.
    """
    steps: list[Step] = []
    words = Words(language)
    departure = ""
    try:
        for record, events in moves:
            if not steps:
                words = Words(language, record.game, record.names)
            steps.append(Step(record.position.copy(), list(events)))
    except OtherRules as error:
        departure = words.error(error)
    if plain or not has_screen():
        with lines_only():
            for line in transcript(steps, words):
                print(line)
            if departure:
                print(departure)
    else:
        from conclave.terminal.replay_app import ReplayApp

        ReplayApp(steps, words, departure).run()


def has_screen() -> bool:
    """Whether the program runs in a terminal that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
