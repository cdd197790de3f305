"""Rules pages: the rules of a game written to be read, in one language.

A page is a Markdown file `rules-GAME.md` in the folder of its language, ours or the game's own
(docs/adding-a-game.md). Each paragraph, step and item ends with the numbers of the statements that
it rests on. Translated statements are in `statements-GAME.md`, written like a ledger.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

from conclave.core.game import Game
from conclave.core.ledger import Ledger, Statement, ledger
from conclave.text.bundle import FOLDER

BlockKind = Literal["heading", "paragraph", "step", "item", "picture"]

FIRST: Final = ("about", "table", "setup", "turn")
"""The sections that every page begins with."""
LAST: Final = ("end", "glossary")
"""The sections after those that only this game needs; `tips` may come between them."""
TIPS: Final = "tips"
UNCITED: Final = ("about", "table", TIPS)
"""The sections that need no statements."""
PICTURES: Final = ("table",)
"""The pictures that a page may show: the table at the moment that the lesson names."""

_HEADING = re.compile(r"(#{2,3}) (?P<text>.+) \{#(?P<anchor>[a-z][a-z0-9-]*)\}")
_PICTURE = re.compile(r"!\[(?P<text>[^]]+)]\((?P<name>[^)]*)\)")
_STEP = re.compile(r"(?P<number>\d+)\. (?P<text>.+)")
_CITES = re.compile(r"\s*\[(?P<ids>[^][]*)]$")
_MARKS = re.compile(
    r"\*\*(?P<bold>[^*\s](?:[^*]*[^*\s])?)\*\*|\*(?P<italic>[^*\s](?:[^*]*[^*\s])?)\*"
)
_FORBIDDEN = re.compile(r"[*_`<>\[\]{}|]")

ALLOWED: Final = (
    "`# Title`, `## Section {#anchor}`, `### Part {#anchor}`, `1. step [ID]`, `- item [ID]`, "
    "`![description](picture)` or a paragraph with [ID, ID] at its end"
)


class BadRulesPage(ValueError):
    """A rules page is not written as it should be."""

    def __init__(self, file: Path, line: int, wrong: str) -> None:
        super().__init__(f"{file}:{line}: {wrong}")


class Block(NamedTuple):
    """A heading, paragraph, step, item or picture of a page."""

    kind: BlockKind
    text: str
    """May contain **bold** and *italic*. The description of a picture."""
    cites: tuple[str, ...] = ()
    """The statements it rests on."""
    level: int = 0
    """Of a heading: 2 or 3."""
    anchor: str = ""
    """Of a heading; the name of a picture."""


class RulesPage(NamedTuple):
    """The rules of a game, written to be read."""

    language: str
    title: str
    blocks: tuple[Block, ...]


class Span(NamedTuple):
    """A piece of text in one style: `bold`, `italic` or none."""

    text: str
    style: str


def spans(text: str) -> list[Span]:
    """The text split at its marks."""
    found, end = [], 0
    for mark in _MARKS.finditer(text):
        found.append(Span(text[end : mark.start()], ""))
        style = "bold" if mark["bold"] else "italic"
        found.append(Span(mark[style], style))
        end = mark.end()
    return [span for span in (*found, Span(text[end:], "")) if span.text]


# Finding pages and statements


@cache
def rules_page(game: Game, language: str) -> RulesPage | None:
    """The page of a game in this language, else in English, if it has one."""
    for spoken in (language, "en"):
        for folder in _folders(game, spoken):
            file = folder / f"rules-{game.name}.md"
            if file.exists():
                return read_page(file, spoken, ledger(game).statements)
    return None


@cache
def translated_statements(game: Game, language: str) -> dict[str, Statement]:
    """The statements of a game that exist in this language."""
    if language == "en":
        return ledger(game).statements
    for folder in _folders(game, language):
        file = folder / f"statements-{game.name}.md"
        if file.exists():
            return Ledger.read(file.read_text(encoding="utf-8")).statements
    return {}


def _folders(game: Game, language: str) -> list[Path]:
    own = [] if game.words is None else [game.words / language]
    return [*own, FOLDER / language]


# Reading a page


def read_page(file: Path, language: str, statements: Collection[str]) -> RulesPage:
    """Parse a page. Raises BadRulesPage for the first line that is wrong."""
    title, lines = "", _joined(file)
    blocks: list[tuple[int, Block]] = []
    for number, line in lines:
        if line.startswith("# ") and not title and not blocks:
            title = line[2:].strip()
            continue
        try:
            blocks.append((number, _block(line, statements)))
        except ValueError as wrong:
            raise BadRulesPage(file, number, str(wrong)) from None
    if not title:
        raise BadRulesPage(file, 1, "a page begins with `# Title`")
    _check_steps(file, blocks)
    _check_sections(file, blocks)
    return RulesPage(language, title, tuple([block for _, block in blocks]))


def _joined(file: Path) -> list[tuple[int, str]]:
    """The blocks as one line each, with the numbers of their first lines."""
    found: list[tuple[int, str]] = []
    open_block = False
    for number, raw in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        line = raw.strip()
        starts = line.startswith(("#", "- ", "![")) or bool(_STEP.fullmatch(line))
        if line and open_block and not starts:
            first, text = found[-1]
            found[-1] = (first, f"{text} {line}")
        elif line:
            found.append((number, line))
        open_block = bool(line) and not line.startswith(("#", "!["))
    return found


def _block(line: str, statements: Collection[str]) -> Block:
    """Parse one block."""
    if line.startswith("#"):
        heading = _HEADING.fullmatch(line)
        if heading is None:
            raise ValueError(f"not a heading: {line}; allowed are {ALLOWED}")
        level = len(heading[1])
        return Block("heading", _plain(heading["text"]), (), level, heading["anchor"])
    if line.startswith("!"):
        picture = _PICTURE.fullmatch(line)
        if picture is None:
            raise ValueError(f"not a picture: {line}; allowed are {ALLOWED}")
        if picture["name"] not in PICTURES:
            known = ", ".join(PICTURES)
            raise ValueError(f"there is no picture {picture['name']}; there are: {known}")
        return Block("picture", _plain(picture["text"]), anchor=picture["name"])
    kind: BlockKind = "paragraph"
    if line.startswith("- "):
        kind, line = "item", line[2:].strip()
    elif step := _STEP.fullmatch(line):
        kind, line = "step", step["text"]
    cites: tuple[str, ...] = ()
    if found := _CITES.search(line):
        line = line[: found.start()]
        cites = tuple([id.strip() for id in found["ids"].split(",")])
        for id in cites:
            if id not in statements:
                raise ValueError(f"there is no statement {id or '[]'} in the ledger")
    return Block(kind, _plain(line), cites)


def _plain(text: str) -> str:
    """The text, if it contains no marks but bold and italic."""
    wrong = _FORBIDDEN.search(_MARKS.sub("", text))
    if wrong:
        raise ValueError(
            f"{wrong[0]} in “{text}”; marks in a text are only **bold** and *italic*, "
            "and [ID, ID] at its end"
        )
    return text


def _check_steps(file: Path, blocks: list[tuple[int, Block]]) -> None:
    """Steps are numbered 1, 2, 3 in each list."""
    expected, source = 1, file.read_text(encoding="utf-8").splitlines()
    for line, block in blocks:
        if block.kind != "step":
            expected = 1
            continue
        written = int(source[line - 1].strip().partition(".")[0])
        if written != expected:
            raise BadRulesPage(file, line, f"step {written} must be step {expected}")
        expected += 1


def _check_sections(file: Path, blocks: list[tuple[int, Block]]) -> None:
    """All sections are there, in their order, and cite statements where they must."""
    headings = [(line, block) for line, block in blocks if block.kind == "heading"]
    if not headings or blocks[0] != headings[0]:
        raise BadRulesPage(file, blocks[0][0] if blocks else 1, "a section must come first")
    anchors = [block.anchor for _, block in headings]
    for line, block in headings:
        if anchors.count(block.anchor) > 1:
            raise BadRulesPage(file, line, f"two headings have the anchor {block.anchor}")
    sections = [(line, block.anchor) for line, block in headings if block.level == 2]
    names = [name for _, name in sections]
    order = f"{', '.join(FIRST)}, then the game's own, then end, tips (optional), glossary"
    for name in (*FIRST, *LAST):
        if name not in names:
            raise BadRulesPage(
                file, sections[-1][0] if sections else 1, f"no section {name}: {order}"
            )
    last = [LAST[0], *([TIPS] if TIPS in names else []), *LAST[1:]]
    if names[: len(FIRST)] != [*FIRST] or names[-len(last) :] != last:
        raise BadRulesPage(file, sections[0][0], f"sections are in another order: {order}")
    section = ""
    for place, (line, block) in enumerate(blocks):
        after = blocks[place + 1][1] if place + 1 < len(blocks) else None
        if block.kind == "heading":
            section = block.anchor if block.level == 2 else section
            if after is None or (after.kind == "heading" and after.level <= block.level):
                raise BadRulesPage(file, line, f"nothing is in {block.anchor}")
        elif block.kind != "picture" and not block.cites and section not in UNCITED:
            introduces = block.text.endswith(":") and after is not None and after.kind != "heading"
            if not introduces:
                wrong = f"no statement is cited, as in [ID, ID]: “{block.text}”"
                raise BadRulesPage(file, line, wrong)
