"""What is chosen, described where it is first mentioned: *tap a ready vampire*.

A phrase that chooses something marks the sentence that says so, and each mention of what was
chosen has a full and a short form. Once the text is complete, the first mention takes the full
form and the sentence is left out. Where the first mention cannot describe it, as in a condition,
the sentence stays and all mentions are short:

    ⟪1¦Choose a ready vampire. ⟫If ⟨1¦¦that vampire⟩ is younger, tap ⟨1¦a ready vampire¦that
    vampire⟩.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

MARKS: Final = re.compile("([⟪⟫⟨⟩¦↑])")
UP: Final = "↑"
"""The next letter is a capital."""


class Said(NamedTuple):
    """The sentence that says what is chosen."""

    choice: str
    parts: list[Part]


class Mention(NamedTuple):
    """A mention of what was chosen; without a full form, it cannot describe it."""

    choice: str
    full: list[Part]
    short: list[Part]


Part = str | Said | Mention


def mention(choice: str, full: str, short: str) -> str:
    """Mark a mention of what was chosen."""
    return f"⟨{choice}¦{full}¦{short}⟩"


def capital(text: str) -> str:
    """CAPITAL($text): with a capital first letter, even if it begins with a mark."""
    return f"{UP}{text}" if text[:1] in ("⟨", "⟪") else text[:1].upper() + text[1:]


def settle(text: str) -> str:
    """A complete text without marks."""
    if not MARKS.search(text):
        return text
    parts = _Reader(text).parts()
    kept: set[int] = set()
    while True:
        settling = _Settling(kept)
        found = settling.whole(parts)
        if settling.undescribed is None:
            return re.sub(rf"{UP}+(\W*)(\w)", lambda at: at[1] + at[2].upper(), found)
        kept.add(settling.undescribed)


class _Settling:
    """One try: drops all sentences except those to keep."""

    def __init__(self, kept: set[int]) -> None:
        self.kept = kept
        self.undescribed: int | None = None
        """A sentence that must be kept."""
        self._sentences = 0
        self._waiting: dict[str, int] = {}
        """The sentences left out for choices not yet described."""

    def whole(self, parts: list[Part]) -> str:
        """The complete text; a sentence is also needed if nothing mentions its choice."""
        found = self._text(parts)
        if self._waiting and self.undescribed is None:
            self.undescribed = min(self._waiting.values())
        return found

    def _text(self, parts: list[Part]) -> str:
        return "".join([self._part(part) for part in parts])

    def _part(self, part: Part) -> str:
        if isinstance(part, str):
            return part
        if isinstance(part, Said):
            number = self._sentences
            self._sentences += 1
            if number in self.kept:
                self._waiting.pop(part.choice, None)
                return self._text(part.parts)
            if part.choice in self._waiting:  # nothing mentioned the choice before
                self.undescribed = self._waiting[part.choice]
            self._waiting[part.choice] = number
            return ""
        number = self._waiting.pop(part.choice, -1)
        if number < 0:
            return self._text(part.short)
        if not part.full:
            self.undescribed = number
        return self._text(part.full)


class _Reader:
    """Reads marks into parts."""

    def __init__(self, text: str) -> None:
        self.pieces = [piece for piece in MARKS.split(text) if piece]
        self.place = 0

    def parts(self, *ends: str) -> list[Part]:
        """The parts up to one of the marks, which is skipped, or to the end."""
        found: list[Part] = []
        while self.place < len(self.pieces):
            piece = self.pieces[self.place]
            self.place += 1
            if piece in ends:
                break
            if piece == "⟪":
                found.append(Said(self._choice(), self.parts("⟫")))
            elif piece == "⟨":
                found.append(Mention(self._choice(), self.parts("¦"), self.parts("⟩")))
            else:
                found.append(piece)
        return found

    def _choice(self) -> str:
        choice = self.pieces[self.place]
        self.place += 2  # the number and the bar
        return choice
