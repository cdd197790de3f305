"""How seats look: a colour and a shape each, so that nobody needs to see colours."""

from __future__ import annotations

import re
from typing import NamedTuple

from rich.text import Text

from conclave.text import Words


class Look(NamedTuple):
    """What marks a seat's pieces."""

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


def worn(text: str, seat: int, more: str = "") -> Text:
    """A text in a seat's colour; only the text, not the cell around it."""
    return Text().append(text, f"{look(seat).style} {more}".strip())


def named(seat: int, words: Words, more: str = "") -> Text:
    """Who sits there, with shape and colour."""
    return worn(f"{look(seat).shape} {words.seat(seat)}", seat, more)


def painted(sentence: str, words: Words, seats: int) -> Text:
    """A sentence with everybody's name in their colour."""
    text = Text(sentence)
    for seat in range(seats):
        name = re.escape(words.seat(seat))
        text.highlight_regex(rf"(?<!\w){name}(?!\w)", look(seat).style)
    return text
