"""Nothing but atoms changes a position: the games' sources are searched for bypasses."""

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "conclave" / "games"
CHANGERS = {
    "append", "below", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse",
    "setdefault", "shuffle", "sort", "split", "update",
}  # fmt: skip
POSITIONS = {"position", "table"}
IMAGINING = (
    "empire/rules/knowledge.py",
    "masquerade/rules/knowledge.py",
    "vtes/rules/imagining.py",
)
"""What a seat may not know is drawn anew there, on a copy at which nobody plays yet."""


def holds_position(node: ast.expr) -> bool:
    """Whether the expression reaches into a position: table.supply, table.supply[2], ..."""
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


def sources() -> list[Path]:
    """Every source of the games."""
    return sorted(GAMES.rglob("*.py"))


def name(file: Path) -> str:
    """A file's place among the games."""
    return file.relative_to(GAMES).as_posix()


def is_atoms(file: Path) -> bool:
    """Whether a file holds atoms: a game's `atoms.py`, or one in its folder `atoms`."""
    return "atoms" in (file.stem, file.parent.name)


ATOMS = [file for file in sources() if is_atoms(file) and file.stem != "__init__"]
OTHERS = [file for file in sources() if not is_atoms(file) and name(file) not in IMAGINING]


@pytest.mark.parametrize("file", OTHERS, ids=name)
def test_only_atoms_change_a_position(file: Path) -> None:
    assert bypasses(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", ATOMS, ids=name)
def test_the_atoms_are_where_they_are_said_to_be(file: Path) -> None:
    assert bypasses(file.read_text(encoding="utf-8")) != []


@pytest.mark.parametrize(
    "line",
    [
        "table.turn = 3",
        "table.supply[seat] -= 1",
        "table.pile.pop()",
        "table.box[0], x = 1, 2",
        "del table.pile[0]",
        "table.rng.shuffle(cards)",
        "table.hand[seat].append(card)",
        "table.notes += ((1, 2, 3, 4, None),)",
    ],
)
def test_the_search_finds_what_it_is_for(line: str) -> None:
    assert bypasses(line) == [1]


def test_the_search_lets_the_flow_of_frames_be() -> None:
    assert bypasses("table.pop(); table.push(Turn()); cards.append(table.turn)") == []
    assert bypasses("table.exchange(index, frame); pool = table.pool[:]; rng.shuffle(cards)") == []
