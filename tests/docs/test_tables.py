"""The generated tables are up to date."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest
from docs.pages import PAGES, ROOT, name

import conclave
from conclave.core.ledger import ledger

TABLES: dict[str, Any] = runpy.run_path(str(ROOT / "docs" / "tables.py"))


@pytest.mark.parametrize("page", TABLES["PAGES"], ids=name)
def test_no_table_is_stale(page: Path) -> None:
    hint = "stale, run: PYTHONPATH=src .venv/bin/python docs/tables.py"
    assert page.read_text(encoding="utf-8") == TABLES["generate"](page), hint


def test_every_page_with_a_table_is_generated() -> None:
    marked = [
        page for page in PAGES if TABLES["GENERATED"].search(page.read_text(encoding="utf-8"))
    ]
    assert marked == list(TABLES["PAGES"])


def test_every_game_is_in_the_table() -> None:
    assert sorted(TABLES["SEATS"]) == conclave.game_names()


def test_a_statement_without_a_test_says_why() -> None:
    for game in map(conclave.game, conclave.game_names()):
        statements = ledger(game).statements
        unexplained = [
            id for id in statements.keys() - TABLES["cited"]() if not statements[id].untested
        ]
        assert unexplained == [], game.name


def test_the_speed_table_shows_the_stored_measurements() -> None:
    stored = json.loads((ROOT / "docs" / "speed" / "vendetta.json").read_text())
    rounded = float(f"{stored['decisions_per_second']['conclave vendetta, compiled']:.2g}")
    assert f"| Vendetta | 4 | {rounded:,.0f} decisions/s |" in (ROOT / "README.md").read_text()


def test_a_stale_table_is_regenerated(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Before.\n<!-- generated: speed -->\nold\n<!-- end -->\nAfter.\n")
    written = TABLES["generate"](page)
    assert written.startswith(
        "Before.\n<!-- generated: speed -->\n| random play driven from Python |"
    )
    assert written.endswith("|\n<!-- end -->\nAfter.\n")


@pytest.mark.parametrize("picture", ["vendetta", "masquerade", "empire", "vtes"])
def test_pictures_are_small(picture: str) -> None:
    assert 20_000 < (ROOT / "docs" / "pictures" / f"{picture}.jpg").stat().st_size < 150_000
