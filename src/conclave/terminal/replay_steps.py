"""The steps of a recorded game, and what each viewer sees of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from conclave.core.events import Event, visible
from conclave.core.position import Plain, Position
from conclave.text import Words


class Step(NamedTuple):
    """A position and the events that led to it."""

    position: Position
    events: Sequence[Event]


Viewer = int | None | Literal["all"]
"""A seat, a spectator (None), or "all" for somebody who sees everything."""


def view(position: Position, viewer: Viewer) -> dict[str, Plain]:
    """The position as this viewer sees it."""
    return position.reveal() if viewer == "all" else position.view(viewer)


def lines(step: Step, viewer: Viewer, words: Words) -> list[str]:
    """The log lines of a step, as this viewer sees them."""
    events = list(step.events)
    return words.event_lines(events if viewer == "all" else visible(events, viewer))


def transcript(steps: Sequence[Step], words: Words) -> Iterator[str]:
    """The whole game as lines of text with numbered moves."""
    for number, step in enumerate(steps):
        mark = f"{number}." if number else ""
        for line in lines(step, "all", words):
            yield f"{mark:>5} {line}"
            mark = ""
    if steps and steps[-1].position.outcome is not None:
        yield words.outcome(steps[-1].position.outcome)
