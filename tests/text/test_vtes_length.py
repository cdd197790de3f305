"""Our English card texts of V:TES are not much longer than the printed ones.

The printed texts are not part of this repository; without them this test is skipped.

    PYTHONPATH=src:tests python -m text.test_vtes_length

prints the medians and the cards that are longest compared with the printed text.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from functools import cache
from pathlib import Path
from statistics import median

import pytest

import conclave
from conclave.lab.reference import find_folder
from conclave.text import Words
from conclave.text.cards import cards

FOLDER = find_folder("vtes", Path(__file__).parents[2])
FILES = ("library-2017.csv", "crypt-2017.csv")
missing = FOLDER is None or not all((FOLDER / name).exists() for name in FILES)
AT_MOST = 1.25
"""How much longer our median may be; the aim is 1.1."""


@cache
def lengths() -> dict[str, tuple[int, int]]:
    """The lengths of our text and of the printed one, of cards that have both."""
    assert FOLDER is not None
    printed: dict[str, str] = {}
    for name in FILES:
        with (FOLDER / name).open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                if not row.get("Adv"):
                    printed.setdefault(plain(row["Name"]), effect(row["Card Text"]))
    ours = cards(Words("en", conclave.game("vtes"), strict=True))
    return {
        card.name: (len(card.text), len(printed[plain(card.name)]))
        for card in ours
        if card.text and printed.get(plain(card.name))
    }


def plain(name: str) -> str:
    """A name without accents, punctuation and case: The Embrace, Embrace, The."""
    name = re.sub(r"^(.*), The$", r"The \1", name)
    letters = unicodedata.normalize("NFKD", name.casefold())
    return re.sub(r"[^a-z0-9]", "", letters)


def effect(text: str) -> str:
    """A printed text without what our type line says: sect and title before the first colon."""
    return re.sub(r"^(?:Camarilla|Sabbat|Independent|Laibon|Anarch)[^:.]*(?:[:.]\s*|$)", "", text)


def report() -> tuple[float, float]:
    """The medians of our texts and of the printed ones."""
    return median([ours for ours, _ in lengths().values()]), median(
        [printed for _, printed in lengths().values()]
    )


@pytest.mark.skipif(missing, reason="the reference list of printed cards is missing")
def test_our_texts_are_about_as_long_as_the_printed_ones() -> None:
    assert len(lengths()) > 500
    ours, printed = report()
    assert ours <= AT_MOST * printed, f"{ours} characters, printed {printed}"


if __name__ == "__main__":
    ours, printed = report()
    print(f"{len(lengths())} cards: median {ours:.0f} characters, printed {printed:.0f}")
    by_ratio = sorted(lengths().items(), key=lambda item: -item[1][0] / item[1][1])
    for name, (mine, theirs) in by_ratio[:40]:
        print(f"{mine / theirs:5.1f}  {mine:5}  {theirs:5}  {name}")
