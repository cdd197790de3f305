"""The list of licences is complete, and the notice is the same everywhere."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

from cli.shell import Shell

from conclave.cli.licences import NOTICE

ROOT = Path(__file__).parents[2]


def test_all_dependencies_but_no_tools_are_listed(run: Shell) -> None:
    output = json.loads(run("licences --json").stdout)
    assert output["conclave"] | {"home": ""} == {
        "name": "conclave",
        "version": version("conclave"),
        "licence": "MIT",
        "home": "",
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    ours = {re.split(r"[\[<>=~]", line)[0] for line in project["dependencies"]}
    listed = {package["name"].lower(): package for package in output["python"]}
    assert ours <= listed.keys()
    assert "greenlet" in listed  # only required by an extra of sqlalchemy that we use
    assert "ruff" not in listed
    assert "pytest" not in listed
    assert listed["click"] == {
        "name": "click",
        "version": version("click"),
        "licence": "BSD-3-Clause",
        "home": "https://github.com/pallets/click/",
    }
    assert [name for name, package in listed.items() if package["licence"] == "not declared"] == []


def test_the_text_has_a_line_for_each_package(run: Shell) -> None:
    output = run("licences").stdout
    assert output.startswith(f"Conclave {version('conclave')} is under the MIT licence.\n")
    assert NOTICE in output.replace("\n", " ")
    assert re.search(rf"^  litestar {re.escape(version('litestar'))} +MIT +https:", output, re.M)
    assert "Icons: game-icons.net (Lorc, Delapouite and others), CC BY 3.0.\n" in output


def test_readme_and_documentation_have_the_same_notice() -> None:
    for name in ("README.md", "docs/index.md"):
        assert NOTICE in (ROOT / name).read_text(), name


def test_the_package_declares_our_licence() -> None:
    assert (ROOT / "LICENSE").read_text().startswith("MIT License\n")
