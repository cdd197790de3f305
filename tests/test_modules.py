"""Every module says in its first line what it is for."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"


def first_line(module: Path) -> str:
    """What a module says of itself."""
    said = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return said.partition("\n")[0]


def test_every_module_says_in_its_first_line_what_it_is_for() -> None:
    modules = sorted(SOURCE.rglob("*.py"))
    assert len(modules) > 300
    said = {module.relative_to(SOURCE).as_posix(): first_line(module) for module in modules}
    silent = {
        name for name, line in said.items() if not line.endswith(".") or len(line.split()) < 3
    }
    assert silent == set()


def test_no_two_modules_of_a_package_say_the_same() -> None:
    for package in {module.parent for module in SOURCE.rglob("*.py")}:
        said = sorted(first_line(module) for module in package.glob("*.py"))
        assert len(said) == len(set(said)), package
