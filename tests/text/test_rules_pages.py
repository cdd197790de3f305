"""Rules pages are written as they should be, and cited statements are translated."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import conclave
from conclave.core.game import Game
from conclave.core.ledger import ledger
from conclave.text import languages
from conclave.text.rulebook import (
    BadRulesPage,
    RulesPage,
    Span,
    read_page,
    rules_page,
    spans,
    translated_statements,
)

GAMES = [conclave.game(name) for name in conclave.game_names()]
TRANSLATED = [language for language in languages() if language != "en"]


def page_in(game: Game, language: str) -> RulesPage:
    """The page of a game in exactly this language."""
    page = rules_page(game, language)
    assert page is not None, f"there is no rules-{game.name}.md"
    assert page.language == language, f"there is no {language}/rules-{game.name}.md"
    return page


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", TRANSLATED)
def test_a_page_says_the_same_in_every_language(game: Game, language: str) -> None:
    shapes = [
        [(block.kind, block.level, block.anchor, block.cites) for block in page.blocks]
        for page in (page_in(game, "en"), page_in(game, language))
    ]
    for ours, theirs in zip(*shapes, strict=False):
        assert ours == theirs
    assert len(shapes[0]) == len(shapes[1])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", TRANSLATED)
def test_a_page_is_translated(game: Game, language: str) -> None:
    english = {block.text for block in page_in(game, "en").blocks}
    same = [block.text for block in page_in(game, language).blocks if block.text in english]
    assert same == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_a_page_has_a_title_and_a_picture_with_a_legend(game: Game, language: str) -> None:
    page = page_in(game, language)
    assert page.title
    kinds = [block.kind for block in page.blocks]
    assert kinds.count("picture") == 1
    assert kinds[kinds.index("picture") + 1] == "step"


def cited(game: Game) -> dict[str, str]:
    """The statements that a game's code names, as questions, refusals, results and lessons cite
    them, with the file."""
    package = Path(conclave.__file__).parent / "games" / game.name
    known = ledger(game).statements
    return {
        node.value: file.name
        for file in sorted(package.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_cited_statement_is_translated(game: Game, language: str) -> None:
    translated = translated_statements(game, language)
    missing = {id: file for id, file in cited(game).items() if id not in translated}
    assert not missing, f"to be added to {language}/statements-{game.name}.md"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_questions_refusals_and_results_are_among_the_cited_statements(game: Game) -> None:
    found = cited(game)
    assert {game.turn_rule, game.over_rule, game.card_rule} - {""} <= set(found)
    assert len(found) > 30


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", TRANSLATED)
def test_translated_statements_exist_and_are_translated(game: Game, language: str) -> None:
    english, translated = ledger(game).statements, translated_statements(game, language)
    assert set(translated) <= set(english)
    assert [id for id in translated if translated[id].text == english[id].text] == []
    assert list(translated) == [id for id in english if id in translated], "in another order"
    sections = {(english[id].section, one.section) for id, one in translated.items()}
    assert len(sections) == len({ours for ours, _ in sections}), "a section has two names"


# Reading a page

GOOD = """\
# Chess

## About {#about}

Two armies.
They fight.

## The table {#table}

![The board](table)

1. **The king** is yours. [C-1]
2. The *other* king isn't.

## Setup {#setup}

- White begins. [C-1, C-2]

## A turn {#turn}

In a turn:

1. Move. [C-1]

### Castling {#castling}

Once. [C-2]

## The end {#end}

Mate. [C-1]

## Glossary {#glossary}

- **Mate**: the end. [C-1]
"""


def read(tmp_path: Path, text: str) -> RulesPage:
    """Parse a page with the statements C-1 and C-2."""
    file = tmp_path / "rules-chess.md"
    file.write_text(text, encoding="utf-8")
    return read_page(file, "en", {"C-1", "C-2"})


def test_a_page_is_read_block_by_block(tmp_path: Path) -> None:
    page = read(tmp_path, GOOD)
    assert page.title == "Chess"
    kinds = [block.kind for block in page.blocks]
    assert kinds[:6] == ["heading", "paragraph", "heading", "picture", "step", "step"]
    assert page.blocks[1].text == "Two armies. They fight."
    assert page.blocks[3] == ("picture", "The board", (), 0, "table")
    assert page.blocks[4] == ("step", "**The king** is yours.", ("C-1",), 0, "")
    assert page.blocks[7] == ("item", "White begins.", ("C-1", "C-2"), 0, "")
    castling = next(block for block in page.blocks if block.anchor == "castling")
    assert (castling.text, castling.level) == ("Castling", 3)


def test_marks_are_bold_and_italic() -> None:
    assert spans("**Mate**: the *end*.") == [
        Span("Mate", "bold"),
        Span(": the ", ""),
        Span("end", "italic"),
        Span(".", ""),
    ]
    assert spans("2 + 2") == [Span("2 + 2", "")]


@pytest.mark.parametrize(
    ("old", "new", "line", "wrong"),
    [
        ("# Chess", "Chess", 1, "begins with `# Title`"),
        ("## The end {#end}", "## The end", 29, "not a heading: ## The end; allowed are `# Title`"),
        ("## The end {#end}", "## The end {#ende}", 33, "no section end: about, table, setup"),
        ("{#castling}", "{#setup}", 15, "two headings have the anchor setup"),
        ("[C-1, C-2]", "[C-1, C-9]", 17, "there is no statement C-9 in the ledger"),
        ("[C-1, C-2]", "[]", 17, "there is no statement [] in the ledger"),
        ("Once. [C-2]", "Once.", 27, "no statement is cited, as in [ID, ID]: “Once.”"),
        ("In a turn:", "In a turn.", 21, "no statement is cited"),
        ("(table)", "(castle)", 10, "there is no picture castle; there are: table"),
        ("![The board](table)", "![](table)", 10, "not a picture"),
        ("2. The *other*", "3. The *other*", 13, "step 3 must be step 2"),
        ("White begins.", "White [begins](x).", 17, "[ in “White [begins](x).”"),
        ("White begins.", "White **begins.", 17, "* in “White **begins.”"),
        ("White begins.", "White <b>begins</b>.", 17, "marks in a text are only"),
        ("Two armies.\nThey fight.\n", "", 3, "nothing is in about"),
        ("## About {#about}\n", "", 4, "a section must come first"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, line: int, wrong: str) -> None:
    assert old in GOOD
    with pytest.raises(BadRulesPage) as raised:
        read(tmp_path, GOOD.replace(old, new, 1))
    place, _, said = str(raised.value).partition(": ")
    assert place.endswith(f"rules-chess.md:{line}"), raised.value
    assert wrong in said


def test_sections_must_be_in_order(tmp_path: Path) -> None:
    end = "## The end {#end}\n\nMate. [C-1]\n\n"
    text = GOOD.replace(end, "").replace("## Setup", f"{end}## Setup")
    with pytest.raises(BadRulesPage, match="sections are in another order"):
        read(tmp_path, text)


def test_tips_and_own_sections_are_optional(tmp_path: Path) -> None:
    more = "## Pawns {#pawns}\n\nPawns. [C-1]\n\n## The end"
    tips = "## Tips {#tips}\n\nThink.\n\n## Glossary"
    page = read(tmp_path, GOOD.replace("## The end", more).replace("## Glossary", tips))
    anchors = [block.anchor for block in page.blocks if block.level == 2]
    assert anchors == ["about", "table", "setup", "turn", "pawns", "end", "tips", "glossary"]


def test_a_game_of_somebody_else_may_have_a_page_and_translations(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "pl").mkdir()
    (tmp_path / "ledger.md").write_text("# Mine\n\n## All\n- **C-1** One.\n- **C-2** Two.\n")
    (tmp_path / "en" / "rules-mine.md").write_text(GOOD, encoding="utf-8")
    (tmp_path / "pl" / "statements-mine.md").write_text("## Tu\n- **C-2** Dwa.\n", encoding="utf-8")

    class Mine(Game):
        name = "mine"
        words = tmp_path
        ledger = tmp_path / "ledger.md"

    class Bare(Game):
        name = "bare"

    page = rules_page(Mine(), "pl")
    assert page is not None
    assert page.language == "en"
    assert {id: one.text for id, one in translated_statements(Mine(), "pl").items()} == {
        "C-2": "Dwa."
    }
    assert translated_statements(Mine(), "de") == {}
    assert rules_page(Bare(), "en") is None
