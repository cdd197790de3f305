"""The printed facts of every published card, without its text: number, name, type, cost."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path
from typing import NamedTuple

from conclave.games.vtes.rules.constants import ADVANCED


class Face(NamedTuple):
    """A line of facts.tsv, in the terms of 2011 for later cards, too."""

    id: str
    """The public number."""
    name: str
    also: str
    """Other names, separated by semicolons."""
    type: str
    clan: str
    disciplines: str
    """For crypt cards "cel dom PRE"; for library cards "cel/dom", or "cel&dom" for both."""
    cost: str
    needs: str
    """What a minion must be to play it, or the Methuselah must control."""
    traits: str
    life: str
    """For retainers; for allies with strength and bleed."""
    group: str
    capacity: str
    sect: str
    title: str
    banned: str
    """The year it was banned."""

    @property
    def advanced(self) -> bool:
        """Whether it is the advanced version of a vampire."""
        return ADVANCED in self.traits.split()

    @property
    def names(self) -> list[str]:
        """All its names."""
        return [self.name, *filter(None, self.also.split(";"))]


@cache
def faces() -> dict[int, Face]:
    """All cards, by public number."""
    with Path(__file__).with_name("facts.tsv").open(encoding="utf-8", newline="") as lines:
        rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        assert tuple(next(rows)) == Face._fields
        return {int(row[0]): Face._make(row) for row in rows}


@cache
def _numbers() -> dict[tuple[str, bool], int]:
    """Public numbers by name and version.

    Of several vampires with one name, the first; a card's own name takes precedence over another
    card's alternative name.
    """
    found: dict[tuple[str, bool], int] = {}
    for number, face in faces().items():
        found.setdefault((face.name, face.advanced), number)
    for number, face in faces().items():
        for name in face.names:
            found.setdefault((name, face.advanced), number)
    return found


def public_number(name: str, advanced: bool) -> int:
    """The public number of the card with this name; 0 if there is none."""
    return _numbers().get((name, advanced), 0)
