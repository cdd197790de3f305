"""The list of mutants matches the code, and the runner reports survivors."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from mutants.run import KILLED, LIST, ROOT, SURVIVED, Mutant, Stale, read, run

MUTANTS = read()


def test_every_mutant_matches_the_code() -> None:
    wrong = []
    for mutant in MUTANTS:
        try:
            broken = mutant.applied((ROOT / mutant.file).read_text(encoding="utf-8"))
            assert mutant.replacement in broken
        except (OSError, Stale) as error:
            wrong.append(f"{LIST.name}:{mutant}: {error}")
        missing = [test for test in mutant.tests if not _exists(test)]
        if missing or not mutant.tests:
            wrong.append(f"{LIST.name}:{mutant}: no such tests: {missing}")
    assert wrong == []


def _exists(test: str) -> bool:
    file, _, name = test.partition("::")
    place = ROOT / file
    function = name.partition("[")[0].rpartition("::")[2]
    return place.exists() and (not name or f"def {function}(" in place.read_text(encoding="utf-8"))


def test_there_are_enough_mutants_without_duplicates() -> None:
    assert len(MUTANTS) >= 150
    assert len({(mutant.file, mutant.text, mutant.replacement) for mutant in MUTANTS}) == len(
        MUTANTS
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project with two functions, one of them tested."""
    root = tmp_path / "project"
    root.mkdir()
    (root / "halves.py").write_text("def half(n):\n    return n / 2\n\n\ndef no():\n    return 0\n")
    (root / "test_halves.py").write_text(
        "import sys\nsys.path.insert(0, '.')\nimport halves\n\n\n"
        "def test_half():\n    while halves.half(4) == 4:\n        pass\n"
        "    assert halves.half(4) == 2\n"
    )
    return root


def test_killed_and_surviving_mutants_are_reported(tree: Path) -> None:
    tests = ("test_halves.py",)
    mutants = [
        Mutant(1, "halves.py", "n / 2", "n / 3", tests),
        Mutant(2, "halves.py", "return 0", "return 1", tests),
    ]
    before = (tree / "halves.py").read_text()
    found = {result.mutant.line: result.verdict for result in run(mutants, tree, jobs=2)}
    assert found == {1: KILLED, 2: SURVIVED}
    assert (tree / "halves.py").read_text() == before


def test_a_mutant_that_never_ends_is_killed(tree: Path) -> None:
    endless = Mutant(1, "halves.py", "n / 2", "n / 1", ("test_halves.py",))
    assert [result.verdict for result in run([endless], tree, timeout=2)] == [KILLED]


def test_a_stale_list_is_an_error(tree: Path, tmp_path: Path) -> None:
    lines = tmp_path / "list.tsv"
    lines.write_text(
        "# what, where\nhalves.py\tn / 2\tn / 3\ttest_halves.py\n"
        "halves.py\tn / 9\tn\ttest_halves.py\n"
        "halves.py\treturn 0\treturn (\ttest_halves.py\n"
        "halves.py\treturn 0\treturn 1\ttest_halves.py\n"
    )
    program = [sys.executable, str(ROOT / "tests/mutants/run.py"), "--list", str(lines)]
    done = subprocess.run([*program, "--root", str(tree)], capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    assert "1 of 4 killed (25.0 %)" in done.stdout
    assert "the text occurs 0 times" in done.stdout
    assert "what it makes is no Python" in done.stdout
    assert "survived  5: halves.py: return 0  →  return 1" in done.stdout
    only = subprocess.run(
        [*program, "--root", str(tree), "--only", "n / 3"], capture_output=True, text=True
    )
    assert (only.returncode, "1 of 1 killed" in only.stdout) == (0, True), only.stdout


def test_no_mutants_run_if_the_tests_already_fail(tree: Path, tmp_path: Path) -> None:
    (tree / "halves.py").write_text("def half(n):\n    return 7\n")
    lines = tmp_path / "list.tsv"
    lines.write_text("halves.py\treturn 7\treturn 8\ttest_halves.py\n")
    program = [sys.executable, str(ROOT / "tests/mutants/run.py"), "--list", str(lines)]
    done = subprocess.run([*program, "--root", str(tree)], capture_output=True, text=True)
    assert done.returncode == 2
    assert "These have to pass first" in done.stdout
