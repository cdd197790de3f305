"""The pages of the documentation and their commands."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^( *)```([^\n`]*)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)


def name(page: Path) -> str:
    """The path of a page."""
    return page.relative_to(ROOT).as_posix()


def prose(page: Path) -> str:
    """A page without code blocks."""
    return BLOCK.sub("", page.read_text(encoding="utf-8"))


def blocks(page: Path, kind: str) -> list[str]:
    """The code blocks of one kind, without indentation."""
    found = [block for block in BLOCK.findall(page.read_text(encoding="utf-8")) if block[1] == kind]
    return [re.sub(f"^{indent}", "", body, flags=re.MULTILINE) for indent, _, body in found]


def typed(page: Path) -> list[tuple[str, str]]:
    """The commands on a page, without comments, each with the output shown."""
    parted = [re.split(r"^\$ ", block, flags=re.MULTILINE) for block in blocks(page, "console")]
    lines = [line for block in parted for line in block]
    parts = [line.partition("\n") for line in lines if line.strip()]
    return [(command.partition(" #")[0].strip(), answer) for command, _, answer in parts]
