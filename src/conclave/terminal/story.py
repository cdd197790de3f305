"""A game that was played, step by step, and who may see what of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from conclave.core.events import Event, visible
from conclave.core.position import Plain, Position
from conclave.text import Words


class Step(NamedTuple):
    """A position, and what led to it from the one before."""

    position: Position
    events: Sequence[Event]


Eyes = int | None | Literal["all"]
"""Whose eyes: a seat's, a spectator's (None), or those that see all."""


def view(position: Position, eyes: Eyes) -> dict[str, Plain]:
    """What these eyes see."""
    return position.reveal() if eyes == "all" else position.view(eyes)


def lines(step: Step, eyes: Eyes, words: Words) -> list[str]:
    """What these eyes saw happen."""
    events = list(step.events)
    return words.tell(events if eyes == "all" else visible(events, eyes))


def told(steps: Sequence[Step], words: Words) -> Iterator[str]:
    """The whole game in sentences, its moves numbered."""
    for number, step in enumerate(steps):
        mark = f"{number}." if number else ""
        for line in lines(step, "all", words):
            yield f"{mark:>5} {line}"
            mark = ""
    if steps and steps[-1].position.outcome is not None:
        yield words.outcome(steps[-1].position.outcome)
