"""The legal moves, grouped for display."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from conclave.core.moves import Move
from conclave.text import Words


class Choice(NamedTuple):
    """One line of the list: a move, or a heading with the moves under it."""

    label: str
    moves: list[Move]
    heading: bool


def grouped(moves: Iterable[Move], words: Words) -> list[Choice]:
    """The moves under their headings."""
    choices: dict[str, Choice] = {}
    for move in moves:
        heading = words.move_part(move, "group")
        label = heading or words.move(move)
        choices.setdefault(label, Choice(label, [], heading is not None)).moves.append(move)
    found: list[Choice] = []
    for choice in choices.values():
        if choice.heading or len(choice.moves) == 1:
            found.append(choice)
        else:  # numbers distinguish cards of the same name
            found += [Choice(numbered(choice.label, m), [m], False) for m in choice.moves]
    return found


def numbered(label: str, move: Move) -> str:
    """The label of a move, with the numbers of its cards."""
    return " ".join([label, *re.findall(r"#\d+", move.text)])
