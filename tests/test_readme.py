"""The example in the README works."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_example_in_the_readme_works() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0
