"""Steps have names, in the sources and in saved positions."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from tiny.auction import AUCTION, AuctionGame, Lot, Room

from conclave.core.frames import ASK_ONCE, Frame

SOURCE = Path(__file__).parents[2] / "src"
FILES = [
    file
    for folder in ("lang", "games")
    for file in sorted((SOURCE / "conclave" / folder).rglob("*.py"))
    if "def run(self" in file.read_text(encoding="utf-8")
]


def name(file: Path) -> str:
    """The path of a file below the sources."""
    return file.relative_to(SOURCE).as_posix()


def is_step(node: ast.expr) -> bool:
    """Whether an expression is a step: `step`, or one on the stack, `table.steps[-1]`."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Attribute) and node.value.attr == "steps"
    return isinstance(node, ast.Name) and node.id == "step"


def steps_meant(tree: ast.AST) -> Iterator[ast.expr]:
    """The expressions that steps are compared with or set to."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and is_step(node.left):
            for other in node.comparators:
                yield from getattr(other, "elts", [other])
        elif isinstance(node, ast.Assign) and any(map(is_step, node.targets)):
            yield node.value
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "go":
            yield from node.args


def raw_steps(source: str) -> list[int]:
    """The lines of a source with a step that is a bare number."""
    return [
        node.lineno
        for node in steps_meant(ast.parse(source))
        if isinstance(node, ast.Constant) and type(node.value) is int
    ]


def runs(file: Path) -> Iterator[tuple[ast.ClassDef, ast.FunctionDef, ModuleType]]:
    """Every class with a `run` method that takes a step, with that method and the module."""
    module = importlib.import_module(".".join(file.relative_to(SOURCE).with_suffix("").parts))
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        for part in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(part, ast.FunctionDef) and part.name == "run":
                assert isinstance(node, ast.ClassDef)
                if part.args.args[-1].arg == "step":
                    yield node, part, module


def steps_of(node: ast.ClassDef, kind: type) -> tuple[str, ...]:
    """The step names of a frame (an attribute) or an effect (returned by a method)."""
    if issubclass(kind, Frame):
        return kind.steps
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "step_names":
            returned = part.body[-1]
            assert isinstance(returned, ast.Return)
            if isinstance(returned.value, ast.Tuple):
                return tuple(ast.literal_eval(returned.value))
    return ()


@pytest.mark.parametrize("line", ["if step == 0: pass", "x = 1 if step in (A, 3) else 2",
                                  "table.go(1)", "table.steps[-1] = 2"])  # fmt: skip
def test_the_search_finds_raw_steps(line: str) -> None:
    assert raw_steps(line) == [1]


@pytest.mark.parametrize("file", FILES, ids=name)
def test_no_step_is_a_bare_number(file: Path) -> None:
    assert raw_steps(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", FILES, ids=name)
def test_every_frame_names_or_counts_its_steps(file: Path) -> None:
    for node, run, module in runs(file):
        kind = getattr(module, node.name)
        uses = any(isinstance(part, ast.Name) and part.id == "step" for part in ast.walk(run))
        inherits = any(vars(base).get("steps") for base in kind.__mro__[1:])
        if issubclass(kind, Frame) and (uses or inherits) and "step_names" not in vars(kind):
            assert "steps" in vars(kind), f"{kind.__name__} must define its steps"


@pytest.mark.parametrize("file", FILES, ids=name)
def test_the_constants_match_the_names(file: Path) -> None:
    for node, run, module in runs(file):
        steps = steps_of(node, getattr(module, node.name))
        assert len(set(steps)) == len(steps)
        for meant in steps_meant(run):
            if isinstance(meant, ast.Name) and meant.id.isupper() and meant.id != "FIRST":
                number = getattr(module, meant.id)
                assert steps[number] == meant.id.lower().replace("_", "-")


def test_steps_are_stored_by_name() -> None:
    room = AUCTION.start(2, seed=1)
    stored = [(frame["frame"], frame["step"]) for frame in room.save()["frames"]]
    assert stored == [("Lot", "answered"), ("Window", 0)]
    assert Lot.steps is ASK_ONCE


class LongerLot(Lot):
    """A later version of the lot, with more steps."""

    steps = ("show", "ask", "think", "answered")

    def run(self, room: Room, step: int) -> None:
        raise NotImplementedError


def test_a_saved_game_survives_an_added_step() -> None:
    later = AuctionGame()
    LongerLot.__name__ = "Lot"
    later.frames = (LongerLot,)
    again = later.load(AUCTION.start(2, seed=1).save())
    assert again.steps == [3, 0]
