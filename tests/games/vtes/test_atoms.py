"""Only the three modules of atoms change a table: the sources are searched for bypasses."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import conclave.games.vtes
from conclave.games.vtes.rules.table import STATE

SOURCES = Path(conclave.games.vtes.__file__).parent
ATOMS = {"rules/counters.py", "rules/moving.py", "rules/course.py"}
OTHERS = {"rules/imagining.py", "rules/table.py", "__init__.py"}
"""Where tables are made, copied, loaded and imagined: nobody plays at them yet."""
CHANGERS = {
    "append", "clear", "extend", "insert", "pop", "remove", "reverse", "setdefault", "sort",
    "update",
}  # fmt: skip
RANDOM = {"below", "pick", "shuffle", "split"}


def reached(node: ast.expr) -> str:
    """What of a table an expression reaches into: `table.pool[2]`, pool; nothing: nothing."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        inner = node.value
        if isinstance(node, ast.Attribute) and isinstance(inner, ast.Name):
            return node.attr if inner.id in ("table", "position", "twin") else ""
        node = inner
    return ""


def bypasses(source: str) -> list[int]:
    """The lines of a source that change a table's data by hand, or draw lots."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.stmt | ast.expr):
            continue
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner, name = node.func.value, node.func.attr
            if name in RANDOM and reached(owner) == "rng":
                found.append(node.lineno)
            targets = [owner] if name in CHANGERS else []
        parts = [part for target in targets for part in getattr(target, "elts", [target])]
        if any(reached(part) in STATE for part in parts):
            found.append(node.lineno)
    return found


def sources() -> list[Path]:
    """Every source of the game but the atoms."""
    names = {file: str(file.relative_to(SOURCES)) for file in sorted(SOURCES.rglob("*.py"))}
    return [file for file, name in names.items() if name not in ATOMS | OTHERS]


@pytest.mark.parametrize("file", sources(), ids=lambda file: str(file.relative_to(SOURCES)))
def test_only_atoms_change_a_table(file: Path) -> None:
    assert bypasses(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "table.edge = 3",
        "table.pool[seat] -= 1",
        "table.hand[seat].append(card)",
        "table.tapped[0], x = True, 2",
        "del table.on[card]",
        "table.rng.shuffle(cards)",
        "table.notes += ((1, 2, 3, 4, None),)",
    ],
)
def test_the_search_finds_what_it_is_for(line: str) -> None:
    assert bypasses(line) == [1]


@pytest.mark.parametrize(
    "line",
    [
        "table.push(frame)",
        "table.frames[index] = frame",
        "cards.append(table.pool[0])",
        "pool = table.pool[:]",
        "rng.shuffle(cards)",
    ],
)
def test_the_search_lets_frames_and_copies_be(line: str) -> None:
    assert bypasses(line) == []


def test_the_atoms_are_where_they_are_said_to_be() -> None:
    for name in ATOMS:
        assert bypasses((SOURCES / name).read_text(encoding="utf-8")) != []
