"""The tables that are made say what is so."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest
from docs.pages import PAGES, ROOT, name

import conclave
from conclave.core.ledger import ledger

MADE: dict[str, Any] = runpy.run_path(str(ROOT / "docs" / "made.py"))


@pytest.mark.parametrize("page", MADE["PAGES"], ids=name)
def test_no_table_is_stale(page: Path) -> None:
    again = "it is stale: PYTHONPATH=src .venv/bin/python docs/made.py"
    assert page.read_text(encoding="utf-8") == MADE["made"](page), again


def test_no_page_with_a_table_is_left_out() -> None:
    marked = [page for page in PAGES if MADE["MADE"].search(page.read_text(encoding="utf-8"))]
    assert marked == list(MADE["PAGES"])


def test_every_game_is_in_the_table() -> None:
    assert sorted(MADE["SEATS"]) == conclave.game_names()


def test_a_statement_without_a_test_says_why() -> None:
    for game in map(conclave.game, conclave.game_names()):
        statements = ledger(game).statements
        silent = [id for id in statements.keys() - MADE["cited"]() if not statements[id].untested]
        assert silent == [], game.name


def test_the_table_of_speed_is_what_was_stored() -> None:
    stored = json.loads((ROOT / "docs" / "speed" / "vendetta.json").read_text())
    rounded = float(f"{stored['decisions_per_second']['conclave vendetta, compiled']:.2g}")
    assert f"| Vendetta | 4 | {rounded:,.0f} decisions/s |" in (ROOT / "README.md").read_text()


def test_a_stale_table_is_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Before.\n<!-- made: speed -->\nold\n<!-- end -->\nAfter.\n")
    told = MADE["made"](page)
    assert told.startswith("Before.\n<!-- made: speed -->\n| random play driven from Python |")
    assert told.endswith("|\n<!-- end -->\nAfter.\n")


@pytest.mark.parametrize("picture", ["vendetta", "masquerade", "empire", "vtes"])
def test_pictures_are_small(picture: str) -> None:
    assert 20_000 < (ROOT / "docs" / "pictures" / f"{picture}.jpg").stat().st_size < 150_000
