"""Which public rulings a test shows: `@ruling("Deflection", 1, 3)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def ruling(card: str, *numbers: int) -> Callable[[Test], Test]:
    """The test shows these rulings of the card, counted from 1 as the public list has them.

    A ruling that is given for a group of cards is named after the group.
    """
    assert card
    assert numbers

    def cites(test: Test) -> Test:
        return test

    return cites
