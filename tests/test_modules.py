"""Every module has its own docstring."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"


def first_line(module: Path) -> str:
    """The first line of a module's docstring."""
    lines = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return lines.partition("\n")[0]


def test_every_module_has_a_docstring() -> None:
    modules = sorted(SOURCE.rglob("*.py"))
    assert len(modules) > 300
    lines = {module.relative_to(SOURCE).as_posix(): first_line(module) for module in modules}
    silent = {
        name for name, line in lines.items() if not line.endswith(".") or len(line.split()) < 3
    }
    assert silent == set()


def test_no_two_modules_of_a_package_share_a_docstring() -> None:
    for package in {module.parent for module in SOURCE.rglob("*.py")}:
        lines = sorted(first_line(module) for module in package.glob("*.py"))
        assert len(lines) == len(set(lines)), package
