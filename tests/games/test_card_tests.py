"""The tests of a card are in the module that mirrors the card's."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from conclave.games.vtes.rules.naming import card_slug
from conclave.lang.naming import slug

TESTS = Path(__file__).parent
SOURCE = TESTS.parents[1] / "src" / "conclave" / "games"
FOLDERS = sorted(TESTS.glob("*/cards"))
"""The folders with tests of cards, one for each game that has any."""


def modules(folder: Path) -> list[str]:
    """The modules below a folder, as "crypt/sabbat"."""
    return [file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.py")]


def card_modules(game: str) -> list[str]:
    """The modules that define the cards of a game."""
    return [name for name in modules(SOURCE / game / "cards") if not name.endswith("__init__")]


def card_module_of(test_module: str, game: str) -> str:
    """The card module that a test module is for: dominate, of test_dominate_modifiers."""
    name = test_module.replace("test_", "", 1)
    fitting = [card for card in card_modules(game) if f"{name}_".startswith(f"{card}_")]
    return max(fitting, key=len, default="")


def card_tests(folder: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    """All tests in a folder, each with its module."""
    for name in modules(folder):
        for part in ast.parse((folder / f"{name}.py").read_text(encoding="utf-8")).body:
            if isinstance(part, ast.FunctionDef) and part.name.startswith("test_"):
                yield name, part


def rulings(test: ast.FunctionDef) -> list[str]:
    """The cards, or groups of cards, whose rulings a test cites."""
    calls = [call for call in test.decorator_list if isinstance(call, ast.Call)]
    return [
        slug(ast.literal_eval(call.args[0]))
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "ruling"
    ]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_card_test_module_mirrors_a_card_module(folder: Path) -> None:
    tests = [name for name in modules(folder) if name.rpartition("/")[2].startswith("test_")]
    assert tests
    assert [name for name in tests if not card_module_of(name, folder.parent.name)] == []


@pytest.fixture(scope="module")
def home() -> dict[str, str]:
    """The module of every card of V:TES."""
    found: dict[str, str] = {}
    for name in card_modules("vtes"):
        module = import_module("conclave.games.vtes.cards." + name.replace("/", "."))
        found |= {card_slug(card): name for card in getattr(module, "CARDS", ())}
    assert len(found) > 1000
    return found


def test_a_test_named_after_a_card_is_in_its_module(home: dict[str, str]) -> None:
    elsewhere = []
    for module, test in card_tests(TESTS / "vtes" / "cards"):
        words = test.name.removeprefix("test_").replace("_", "-") + "-"
        named = max((card for card in home if words.startswith(f"{card}-")), key=len, default="")
        if named and card_module_of(module, "vtes") != home[named]:
            elsewhere.append((module, test.name, home[named]))
    assert elsewhere == []


def test_a_test_of_a_ruling_is_in_the_module_of_its_card(home: dict[str, str]) -> None:
    elsewhere = []
    for module, test in card_tests(TESTS / "vtes" / "cards"):
        cards = [card for card in rulings(test) if card in home]
        if cards and card_module_of(module, "vtes") not in [home[card] for card in cards]:
            elsewhere.append((module, test.name, cards))
    assert elsewhere == []
