"""The moves open to a seat, put in order for people."""

from __future__ import annotations

import re
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
    found: list[Choice] = []
    for choice in choices.values():
        if choice.heading or len(choice.moves) == 1:
            found.append(choice)
        else:  # cards of one name are told apart by their numbers
            found += [Choice(numbered(choice.label, m), [m], False) for m in choice.moves]
    return found


def numbered(label: str, move: Move) -> str:
    """What a move is called, with the numbers of the cards that it is about."""
    return " ".join([label, *re.findall(r"#\d+", move.text)])
