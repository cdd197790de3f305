"""Citing public rulings in tests: `@ruling("Deflection", 1, 3)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def ruling(card: str, *numbers: int) -> Callable[[Test], Test]:
    """The test shows these rulings of the card, numbered from 1 as in the public list.

    A ruling for a group of cards goes by the name of the group.
    """
    assert card
    assert numbers

    def cites(test: Test) -> Test:
        return test

    return cites
