"""Only atoms change a position or emit events: a search of the games' sources."""

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "conclave" / "games"
CHANGERS = {
    "append", "below", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse",
    "setdefault", "shuffle", "sort", "split", "update",
}  # fmt: skip
NO_EVENT = "No event: "
"""In the docstring of an atom, it precedes the reason why the atom emits no event."""
BOOKKEEPING = ("vtes/rules/atoms/noting.py",)
"""Keeps notes of temporary effects for the atoms that apply them."""
POSITIONS = {"position", "table"}
IMAGINING = (
    "empire/rules/knowledge.py",
    "masquerade/rules/knowledge.py",
    "vtes/rules/imagining.py",
)
"""These replace hidden information, on a copy that nobody plays yet."""


def holds_position(node: ast.expr) -> bool:
    """Whether the expression reaches into a position: table.supply, table.supply[2], ..."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
        if isinstance(node, ast.Name) and node.id in POSITIONS:
            return True
    return False


def tells(node: ast.AST) -> bool:
    """Whether this emits an event: table.tell(Placed(...))."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "tell"
        and isinstance(node.func.value, ast.Name)
    )


def bypasses(source: str) -> list[int]:
    """The lines of a source that change a position or emit an event."""
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
            if tells(node):
                found.append(node.lineno)
        else:
            continue
        parts = [part for target in targets for part in getattr(target, "elts", [target])]
        if any(holds_position(part) for part in parts):
            found.append(node.lineno)
    return found


def sources() -> list[Path]:
    """All sources of the games."""
    return sorted(GAMES.rglob("*.py"))


def name(file: Path) -> str:
    """The path of a file below the games."""
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
def test_every_atoms_module_changes_a_position(file: Path) -> None:
    assert bypasses(file.read_text(encoding="utf-8")) != []


def functions(game: Path) -> dict[str, ast.FunctionDef]:
    """The atoms of a game and their helpers, by name: `moving.burn`."""
    files = [file for file in ATOMS if game in file.parents and name(file) not in BOOKKEEPING]
    return {
        f"{file.stem}.{node.name}": node
        for file in files
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


def used(at: str, atoms: dict[str, ast.FunctionDef]) -> set[str]:
    """The atoms that an atom calls, of its own module or another."""
    found = set()
    for part in ast.walk(atoms[at]):
        if isinstance(part, ast.Call):
            called = ast.unparse(part.func)
            here = f"{at.partition('.')[0]}.{called}"
            others = {other for other in atoms if other.endswith(f".{called}")} | {called}
            found |= {here} if here in atoms else others
    return found


def with_callers(known: set[str], uses: dict[str, set[str]]) -> set[str]:
    """These functions and all their direct and indirect callers."""
    while True:
        more = {at for at, called in uses.items() if called & known} - known
        if not more:
            return known
        known = known | more


@pytest.mark.parametrize("game", sorted({file.parents[1] for file in GAMES.glob("*/rules/atoms*")}),
                         ids=lambda game: game.name)  # fmt: skip
def test_atoms_emit_events_or_say_why_not(game: Path) -> None:
    atoms = functions(game)
    uses = {at: used(at, atoms) for at in atoms}
    telling = {at for at, node in atoms.items() if any(map(tells, ast.walk(node)))}
    changing = {at for at, node in atoms.items() if bypasses(ast.unparse(node))}
    silent = with_callers(changing, uses) - with_callers(telling, uses)
    public = {at for at in silent if not at.partition(".")[2].startswith("_")}
    docstrings = {at: ast.get_docstring(node) or "" for at, node in atoms.items()}
    explained = {at for at, text in docstrings.items() if NO_EVENT in text}
    assert public == explained


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
        "table.notes = table.notes.plus(note)",
        "table.tell(Placed(0, 3, 6))",
    ],
)
def test_the_search_finds_changes(line: str) -> None:
    assert bypasses(line) == [1]


def test_the_search_ignores_frames_and_reads() -> None:
    assert bypasses("table.pop(); table.push(Turn()); cards.append(table.turn)") == []
    assert (
        bypasses("table.replace_at(index, frame); pool = table.pool[:]; rng.shuffle(cards)") == []
    )
