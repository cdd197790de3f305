"""The moves open to a seat, put in order for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from conclave.core.moves import Move
from conclave.text import Words


class Choice(NamedTuple):
    """One line of the list: a move, or a heading with those that are about the same thing."""

    label: str
    moves: list[Move]
    heading: bool


def grouped(moves: Iterable[Move], words: Words) -> list[Choice]:
    """The moves under the headings that their words give them."""
    choices: dict[str, Choice] = {}
    for move in moves:
        heading = words.move_part(move, "group")
        label = heading or words.move(move)
        choices.setdefault(label, Choice(label, [], heading is not None)).moves.append(move)
    return list(choices.values())
