"""The examples on the pages about bots and for researchers work."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("page", "examples"), [("bots.md", 10), ("research.md", 30)])
def test_the_examples_on_a_page_work(page: str, examples: int) -> None:
    found = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert (found.failed, found.attempted) == (0, examples)
