"""Every public ruling of an implemented card has a test, or a reason why not."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from conclave.games.vtes.cards import LIBRARY
from conclave.lab import reference

TESTS = Path(__file__).parent
LIST = reference.find_folder("vtes", Path(__file__).parents[3])
COUNTED = TESTS / "cards" / "rulings_published.tsv"
"""How many rulings there are of each card, and of each group of cards with those in it."""
SHOWN = [(card, number) for card, number, _ in reference.shown(TESTS)]
EXCUSED = list(reference.excused(TESTS))


def published() -> set[tuple[str, int]]:
    """The rulings of all enforced cards, and of the groups that they are in."""
    enforced = {str(id_) for id_ in LIBRARY.by_id}
    with COUNTED.open(encoding="utf-8", newline="") as lines:
        return {
            (row["name"], number)
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
            if enforced & {row["id"], *row["cards"].split()}
            for number in range(1, int(row["rulings"]) + 1)
        }


def test_every_ruling_is_shown_or_says_why_not() -> None:
    found = {*SHOWN, *((card, number) for card, number, _ in EXCUSED)}
    assert sorted(published() - found) == []
    assert sorted(found - published()) == []


@pytest.mark.skipif(LIST is None, reason="the public list of rulings is not at hand")
def test_all_rulings_of_the_public_list_are_counted() -> None:
    assert LIST is not None
    listed = reference.published(LIST, set(LIBRARY.by_id))
    assert {(ruling.of, ruling.number) for ruling in listed} == published()


def test_no_ruling_is_both_shown_and_excused() -> None:
    without = Counter((card, number) for card, number, _ in EXCUSED)
    assert [ruling for ruling, times in without.items() if times > 1] == []
    assert sorted(set(SHOWN) & set(without)) == []


def test_each_that_is_not_shown_says_why() -> None:
    assert [(card, number) for card, number, reason in EXCUSED if len(reason) < 10] == []
