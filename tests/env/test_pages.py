"""The pages about bots and for researchers tell the truth: what they show is run."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("page", "examples"), [("bots.md", 10), ("research.md", 30)])
def test_the_examples_of_a_page_work(page: str, examples: int) -> None:
    found = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert (found.failed, found.attempted) == (0, examples)


def commands(page: str) -> list[str]:
    """The commands that a page shows."""
    lines = (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]


@pytest.mark.parametrize("line", commands("bots.md"))
def test_the_commands_about_bots_work(line: str, tmp_path: Path) -> None:
    assert line.startswith("conclave ")
    done = subprocess.run(
        [sys.executable, "-m", *line.split()],
        input="quit\n",
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(tmp_path)},
        timeout=240,
        check=False,
    )
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert "Builder" in done.stdout or line.startswith("conclave play")
