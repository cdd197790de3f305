"""Every command in the documentation works. The commands of a page run in order in one folder."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest
from docs.pages import PAGES, ROOT, blocks, name, prose, typed

from conclave.cli import commands

NOT_RUN = {
    "make play": "installs everything, then waits for people; tests/browser plays",
    "make test": "is what runs this test",
    "conclave serve": "never ends; tests/server and tests/browser run it",
    "CONCLAVE_GAMES=examples/casket conclave serve": "the same; tests/test_casket.py runs it",
    "CONCLAVE_LANGUAGES=": "needs a folder of one's own; tests/text/test_clauses.py has one",
    "PYTHONPATH=src:tests python tests/text/editor.py": "tests/text/test_editor.py runs it",
    "python examples/train_vendetta.py": "takes minutes; tests/env trains with it for a moment",
    "conclave simulate vendetta --bots examples/train_vendetta.py": "needs what was trained",
    "PYTHONPATH=src python bench/empire_balance.py": "takes minutes even with few games",
}
"""The beginnings of commands that are not run, and why; their options and files are checked."""
SMALLER = {"--games": 2, "--try": 1}
"""Smaller numbers for options, to save time."""
QUICKER = {"conclave analyse": "--budget 1 --points 2 --bot random"}
"""Options added to slow commands."""
BEFORE = {
    "docs/lab.md": "conclave play vendetta -n 3 -o rounds=1 --people 0 --bots random --bot-pace 0"
    " --seed 3 --record game.txt"
}
"""Commands that run before those of a page."""

ALL = [command for page in PAGES for command, _ in typed(page)]
INLINE = sorted(
    {
        command
        for page in PAGES
        for command in re.findall(r"`((?:conclave|make) [^`]+)`", prose(page))
    }
)


FIRST = {command: page for page in reversed(PAGES) for command, _ in typed(page)}
"""The first page with each command; it runs only there."""


def is_run(command: str) -> bool:
    """Whether a command is run."""
    return not command.startswith(tuple(NOT_RUN))


def to_run(page: Path) -> list[tuple[str, str]]:
    """The commands of a page that are run, each with the output shown."""
    own = [(command, answer) for command, answer in typed(page) if FIRST[command] == page]
    return [(command, answer) for command, answer in own if is_run(command)]


def shorter(command: str) -> str:
    """A faster version of a command."""
    for option, number in SMALLER.items():
        command = re.sub(rf"{option} \d+", f"{option} {number}", command)
    # Bots would think for minutes. The smaller budgets keep their order.
    command = re.sub(r"@(\d+)", lambda found: f"@{int(found[1]).bit_length() - 2}", command)
    command = re.sub(r"\b(strong|merciless)\b(?!@)", r"\1@2", command)
    more = [words for begins, words in QUICKER.items() if command.startswith(begins)]
    return " ".join([command, *more])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder like a checkout with a `conclave` command."""
    for part in ("examples", "bench", "src", ".venv"):
        (tmp_path / part).symlink_to(ROOT / part)
    (tmp_path / "tools").mkdir()
    script = tmp_path / "tools" / "conclave"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m conclave "$@"\n')
    script.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize("page", [page for page in PAGES if to_run(page)], ids=name)
def test_every_command_works_and_answers_as_shown(page: Path, folder: Path) -> None:
    path = os.pathsep.join([str(folder / "tools"), os.environ["PATH"]])
    own = {"PATH": path, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"}
    own |= {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    before = [(BEFORE[name(page)], "")] if name(page) in BEFORE else []
    for command, answer in before + to_run(page):
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", shorter(command)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            cwd=folder,
            env=os.environ | own,
            timeout=300,
        )
        assert done.returncode == 0, f"{command}\n{done.stderr}"
        assert not answer or done.stdout == answer, command


@pytest.mark.parametrize("begins", NOT_RUN)
def test_skipped_commands_are_in_the_documentation(begins: str) -> None:
    assert any(command.startswith(begins) for command in ALL)


@pytest.mark.parametrize("command", sorted({*INLINE, *(each for each in ALL if not is_run(each))}))
def test_options_and_files_in_commands_exist(command: str) -> None:
    kind, *words = re.sub(r"^(\w+=\S+ )+", "", command).split()
    if kind == "python":
        script = (ROOT / words[0]).read_text()
        assert [word for word in words if word.startswith("--") and word not in script] == []
    elif kind == "make":
        assert re.search(rf"^{words[0]}: .*## ", (ROOT / "Makefile").read_text(), re.MULTILINE)
    else:
        found: click.Command = commands
        while isinstance(found, click.Group) and words:
            found = found.commands[words.pop(0)]
        known = {option for parameter in found.params for option in parameter.opts}
        assert {word for word in words if word.startswith("-")} <= known


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=name)
def test_python_blocks_parse(page: Path) -> None:
    for block in blocks(page, "python"):
        if ">>>" not in block:
            ast.parse(block)


def test_the_page_about_commands_lists_all_of_them() -> None:
    text = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `conclave (\w+)", text, re.MULTILINE)) == set(commands.commands)
