"""Which public rulings a test shows: `@ruling("Deflection", 1, 3)`."""

from __future__ import annotations

import ast
import csv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])
HERE = Path(__file__).parent
NOT_TESTED = HERE / "rulings_not_tested.tsv"
"""Card, number and reason of the rulings that no test shows."""


def ruling(card: str, *numbers: int) -> Callable[[Test], Test]:
    """The test shows these rulings of the card, counted from 1 as the public list has them.

    A ruling that is given for a group of cards is named after the group.
    """
    assert card
    assert numbers

    def cites(test: Test) -> Test:
        return test

    return cites


def shown() -> Iterator[tuple[str, int]]:
    """All rulings that tests say they show."""
    for file in sorted(HERE.parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "ruling":
                card, *numbers = [ast.literal_eval(argument) for argument in node.args]
                for number in numbers:
                    yield card, number


def excused() -> Iterator[tuple[str, int, str]]:
    """All rulings that no test shows, each with its reason."""
    with NOT_TESTED.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t"):
            yield row["card"], int(row["number"]), row["reason"]
