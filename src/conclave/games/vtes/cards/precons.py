"""Preconstructed decks as they were sold, with cards of this pool only.

A deck has the name of its set and its clan, and consists of public numbers of cards. The smallest
were sold with 6 vampires: here they have each of them twice, for a crypt of 12 (VTES-1.2-02).
"""

from __future__ import annotations

import csv
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

from conclave.games.vtes.rules.decks import word

FILE = Path(__file__).with_name("precons.tsv")


class Precon(NamedTuple):
    """A preconstructed deck: its name in moves, its printed name, its cards in compact form."""

    name: str
    title: str
    deck: str


def precons(ids: Collection[int]) -> list[Precon]:
    """The decks that consist of cards with these numbers alone."""
    found = []
    with FILE.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            entries = f"{row['crypt']},{row['library']}".split(",")
            if all(int(entry.partition("*")[0]) in ids for entry in entries):
                deck = word(row["crypt"], row["library"])
                found.append(Precon(row["name"], row["title"], deck))
    return found
