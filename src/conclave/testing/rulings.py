"""The public list of rulings, where it is at hand, and which of them our tests show.

The list is no part of this repository: it lies beside the checkout, `shared/facts/GAME`, or in the
folder that CONCLAVE_FACTS names.
"""

from __future__ import annotations

import ast
import csv
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from conclave.lab.extras import need

FOLDER = "CONCLAVE_FACTS"
RULINGS, GROUPS = "rulings.yaml", "ruling-groups.yaml"
NOT_TESTED = "rulings_not_tested.tsv"
"""Card, number and reason of the rulings that no test shows."""


class Ruling(NamedTuple):
    """A ruling for a card, or for a group of cards: whose, the so-manieth, what it says."""

    of: str
    number: int
    text: str


def reference(game: str, checkout: Path | None) -> Path | None:
    """The folder with what is published about the cards of a game; None: it is not at hand."""
    given = os.environ.get(FOLDER)
    if given:
        return Path(given) if Path(given).is_dir() else None
    beside = checkout and checkout.parent / "shared" / "facts" / game
    return beside if beside and beside.is_dir() else None


def published(folder: Path, numbers: set[int]) -> list[Ruling]:
    """The rulings of the cards with these public numbers, and of the groups that they are in."""
    yaml = need("yaml", "dev")
    rulings = yaml.safe_load((folder / RULINGS).read_text(encoding="utf-8"))
    groups = yaml.safe_load((folder / GROUPS).read_text(encoding="utf-8"))
    wanted = {str(number) for number in numbers}
    wanted |= {
        group.partition("|")[0]
        for group, cards in groups.items()
        if wanted & {card.partition("|")[0] for card in cards}
    }
    return [
        Ruling(name, number, text)
        for (id_, _, name), said in ((key.partition("|"), said) for key, said in rulings.items())
        if id_ in wanted
        for number, text in enumerate(said, 1)
    ]


def shown(tests: Path) -> Iterator[tuple[str, int, str]]:
    """All rulings that tests in a folder say they show, `@ruling("Deflection", 1, 3)`: whose, the
    so-manieth, and the test."""
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for call in getattr(node, "decorator_list", ()):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "ruling":
                    card, *numbers = [ast.literal_eval(argument) for argument in call.args]
                    for number in numbers:
                        yield card, number, f"{file.name}::{getattr(node, 'name', '')}"


def excused(tests: Path) -> Iterator[tuple[str, int, str]]:
    """All rulings that no test in a folder shows, each with its reason."""
    for file in sorted(tests.rglob(NOT_TESTED)):
        with file.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines, delimiter="\t"):
                yield row["card"], int(row["number"]), row["reason"]
