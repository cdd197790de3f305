"""The list of licences: complete, and the same notice wherever it is shown."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

from cli.shell import Shell

from conclave.cli.licences import NOTICE

ROOT = Path(__file__).parents[2]


def test_everything_we_need_is_listed_with_its_licence_and_no_tool(run: Shell) -> None:
    told = json.loads(run("licences --json").stdout)
    assert told["conclave"] | {"home": ""} == {
        "name": "conclave",
        "version": version("conclave"),
        "licence": "MIT",
        "home": "",
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    ours = {re.split(r"[\[<>=~]", line)[0] for line in project["dependencies"]}
    listed = {package["name"].lower(): package for package in told["python"]}
    assert ours <= listed.keys()
    assert "greenlet" in listed  # sqlalchemy's, and only of the extra that we ask it for
    assert "ruff" not in listed
    assert "pytest" not in listed
    assert listed["click"] == {
        "name": "click",
        "version": version("click"),
        "licence": "BSD-3-Clause",
        "home": "https://github.com/pallets/click/",
    }
    assert [name for name, package in listed.items() if package["licence"] == "not declared"] == []


def test_people_get_a_line_for_each_package(run: Shell) -> None:
    told = run("licences").stdout
    assert told.startswith(f"Conclave {version('conclave')} is under the MIT licence.\n")
    assert NOTICE in told.replace("\n", " ")
    assert re.search(rf"^  litestar {re.escape(version('litestar'))} +MIT +https:", told, re.M)
    assert "Icons: game-icons.net (Lorc, Delapouite and others), CC BY 3.0.\n" in told


def test_the_readme_and_the_documentation_have_the_same_notice() -> None:
    for name in ("README.md", "docs/index.md"):
        assert NOTICE in (ROOT / name).read_text(), name


def test_our_own_licence_is_what_the_package_declares() -> None:
    assert (ROOT / "LICENSE").read_text().startswith("MIT License\n")
