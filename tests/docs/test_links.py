"""Links between pages, and from pages to files, have a target."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from docs.pages import PAGES, name, prose

LINK = re.compile(r"\[[^\]]*\]\(<?([^)\s>]+)>?\)")
HEADING = re.compile(r"^#+ +(.+?)(?: *\{ *#([\w-]+) *\})?$", re.MULTILINE)
ELSEWHERE = ("https://", "http://", "mailto:")


def slug(title: str) -> str:
    """The anchor of a heading on the site and on GitHub."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title)
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())


@cache
def anchors(page: Path) -> set[str]:
    """The link targets on a page: headings and elements with an id."""
    text = prose(page)
    headings = [given or slug(title) for title, given in HEADING.findall(text)]
    return {*headings, *re.findall(r'id="([^"]+)"', text)}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_has_a_target(page: Path) -> None:
    lost = []
    for target in LINK.findall(prose(page)):
        if target.startswith(ELSEWHERE):
            continue
        file, _, anchor = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        if not there.exists() or (
            anchor and there.suffix == ".md" and anchor not in anchors(there)
        ):
            lost.append(target)
    assert lost == []


def test_links_and_anchors_are_found() -> None:
    lab = next(page for page in PAGES if page.name == "lab.md")
    assert {"rating-bots", "analysing-a-game"} <= anchors(lab)
    terminal = next(page for page in PAGES if page.name == "terminal.md")
    assert "lab.md#rating-bots" in LINK.findall(prose(terminal))


def test_every_page_is_in_the_navigation() -> None:
    docs = next(page for page in PAGES if page.name == "index.md").parent
    named = set(re.findall(r"[\w/-]+\.md", (docs.parent / "mkdocs.yml").read_text()))
    assert named == {page.relative_to(docs).as_posix() for page in docs.rglob("*.md")}
