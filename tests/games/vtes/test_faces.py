"""The faces of cards on boards: all symbols exist, all terms are explained in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from games.vtes.stage import GAME

from conclave.core.ledger import ledger
from conclave.games.vtes.glossary import TERMS
from conclave.games.vtes.rules.constants import (
    CLANS,
    CREEDS,
    DISCIPLINES,
    IMBUED,
    LIBRARY_TYPES,
    REFLEX,
    VAMPIRE,
    VIRTUES,
)
from conclave.text import Words, languages
from conclave.text.bundle import FOLDER

SIGNS = Path(__file__).parents[3] / "web" / "src" / "boards" / "vtes" / "cards" / "signs.ts"


def drawn(table: str) -> dict[str, str]:
    """The signs of one table of the board, each with the picture it is."""
    found = re.search(rf"export const {table}: .*? = {{\n(.*?)\n}}", SIGNS.read_text(), re.DOTALL)
    assert found
    pairs = [line.strip(" ,").replace("'", "").partition(":") for line in found[1].splitlines()]
    return {name: picture.strip() or name for name, _, picture in pairs}


def variants(language: str, key: str) -> set[str]:
    """The cases that a message of the board tells apart."""
    book = parse((FOLDER / language / "board-vtes.ftl").read_text())
    message = next(
        entry for entry in book.body if isinstance(entry, ast.Message) and entry.id.name == key
    )
    assert message.value is not None
    choice = message.value.elements[0]
    assert isinstance(choice, ast.Placeable)
    assert isinstance(choice.expression, ast.SelectExpression)
    keys = [variant.key for variant in choice.expression.variants]
    return {key.name for key in keys if isinstance(key, ast.Identifier)}


def test_every_discipline_clan_and_type_has_a_sign_of_its_own() -> None:
    disciplines, clans, types = (drawn(table) for table in ("DISCIPLINES", "CLANS", "TYPES"))
    assert set(disciplines) == {*DISCIPLINES, *VIRTUES}
    assert set(clans) == {clan.removesuffix("-antitribu") for clan in (*CLANS, *CREEDS)}
    assert set(types) == {*LIBRARY_TYPES, VAMPIRE, IMBUED, REFLEX}
    assert len(set(disciplines.values())) == len(disciplines)
    assert len(set(clans.values())) == len(clans)


@pytest.mark.parametrize("language", languages())
def test_every_term_is_explained(language: str) -> None:
    assert variants(language, "vt-glossary-name") == set(TERMS)
    assert variants(language, "vt-glossary-about") == set(TERMS)


def test_every_term_names_a_statement_of_the_ledger() -> None:
    assert {term.rule for term in TERMS.values()} <= set(ledger(GAME).statements)


@pytest.mark.parametrize("language", languages())
def test_all_that_a_face_names_has_a_name(language: str) -> None:
    words = Words(language, GAME, strict=True)
    for name in GAME.cards:
        facts = GAME.card_facts(name)
        for kind, part in (("type", "types"), ("clan", "clans"), ("discipline", "disciplines")):
            for word in facts[part]:
                assert words.has(f"vtes-{kind}-{word.lower()}"), (name, word)
        for trait in facts["traits"]:
            head, _, detail = trait.partition(":")
            assert words.has(f"vtes-trait-{head}.of" if detail else f"vtes-trait-{head}"), trait
