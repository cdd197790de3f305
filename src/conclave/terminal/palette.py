"""The colour and shape of each seat; shapes help where colours can't be seen."""

from __future__ import annotations

import re
from typing import NamedTuple

from rich.text import Text

from conclave.text import Words


class Look(NamedTuple):
    """The mark of a seat's pieces."""

    shape: str
    style: str


LOOKS = (
    Look("●", "#ff7b72"),
    Look("■", "#f2cc60"),
    Look("▲", "#7ee787"),
    Look("◆", "#79c0ff"),
    Look("✚", "#10131a on #aab2bd"),
    Look("★", "#d2a8ff"),
)


def look(seat: int) -> Look:
    """The colour and shape of a seat."""
    return LOOKS[seat % len(LOOKS)]


def coloured(text: str, seat: int, more: str = "") -> Text:
    """Text in a seat's colour, without colouring the cell around it."""
    return Text().append(text, f"{look(seat).style} {more}".strip())


def seat_label(seat: int, words: Words, more: str = "") -> Text:
    """A player's name with shape and colour."""
    return coloured(f"{look(seat).shape} {words.seat(seat)}", seat, more)


def colour_names(sentence: str, words: Words, seats: int) -> Text:
    """A sentence with each player's name in their colour."""
    text = Text(sentence)
    for seat in range(seats):
        name = re.escape(words.seat(seat))
        text.highlight_regex(rf"(?<!\w){name}(?!\w)", look(seat).style)
    return text
