"""Nothing but atoms changes a position: the games' sources are searched for bypasses."""

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "conclave" / "games"
CHANGERS = {
    "append", "below", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse",
    "setdefault", "shuffle", "sort", "split", "update",
}  # fmt: skip
POSITIONS = {"position", "village"}


def holds_position(node: ast.expr) -> bool:
    """Whether the expression reaches into a position: village.supply, village.supply[2], ..."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
        if isinstance(node, ast.Name) and node.id in POSITIONS:
            return True
    return False


def bypasses(source: str) -> list[int]:
    """The lines of a source that change a position by hand."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            inside = holds_position(owner) and node.func.attr in CHANGERS
            targets = [owner] if inside else []
        else:
            continue
        parts = [part for target in targets for part in getattr(target, "elts", [target])]
        if any(holds_position(part) for part in parts):
            found.append(node.lineno)
    return found


def rules_files() -> list[Path]:
    """Every source of a game's rules but its atoms."""
    return [file for file in sorted(GAMES.rglob("*.py")) if file.name != "atoms.py"]


@pytest.mark.parametrize("file", rules_files(), ids=lambda file: str(file.relative_to(GAMES)))
def test_only_atoms_change_a_position(file: Path) -> None:
    assert bypasses(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "village.turn = 3",
        "village.supply[seat] -= 1",
        "village.pile.pop()",
        "village.box[0], x = 1, 2",
        "del village.pile[0]",
        "village.rng.shuffle(cards)",
    ],
)
def test_the_search_finds_what_it_is_for(line: str) -> None:
    assert bypasses(line) == [1]


def test_the_search_lets_the_flow_of_frames_be() -> None:
    assert bypasses("village.pop(); village.push(Turn()); cards.append(village.turn)") == []
