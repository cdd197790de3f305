"""The rules of a game: a page to be read, its picture, and the statements to be looked up."""

from __future__ import annotations

import re
from itertools import takewhile

import pytest
from browser.conftest import Visit
from browser.pages import LARGE_PHONE
from browser.texts import messages
from playwright.sync_api import expect

import conclave
from conclave.text.rulebook import rules_page

WITH_PAGE = [
    name for name in conclave.game_names() if rules_page(conclave.game(name), "en") is not None
]
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_the_rules_are_read_and_looked_up_in_german(visit: Visit) -> None:
    german = messages("web", "de")
    anna = visit(locale="de-DE").go("/")
    card = anna.page.get_by_role("article").filter(
        has=anna.page.get_by_role("heading", name="Vendetta", exact=True)
    )
    card.get_by_role("link", name=german["rules"], exact=True).click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Regeln: Vendetta")
    expect(anna.page.get_by_role("heading", name="Wer gewinnt", exact=True)).to_be_visible()
    contents = anna.page.get_by_role("navigation", name=german["contents"])
    contents.get_by_role("link", name="Die Vendetta", exact=True).click()
    expect(anna.page.get_by_role("heading", name="Die Vendetta", exact=True)).to_be_in_viewport()

    # A paragraph shows its statements right there.
    paragraph = anna.page.get_by_role("listitem").filter(has_text="Wer die wenigsten hat, verliert")
    statement = paragraph.get_by_role("definition").filter(has_text="Die verlorenen Steine kommen")
    expect(statement).to_have_count(0)
    paragraph.get_by_role("button", name="Die 3 Regeln dahinter").click()
    expect(statement).to_be_visible()
    paragraph.get_by_role("button", name="Die 3 Regeln dahinter").click()
    expect(statement).to_have_count(0)

    # The reference is the other half of the page.
    anna.page.get_by_role("link", name=german["rules-reference"], exact=True).click()
    english = anna.page.locator("#VEND-PLACE-18").get_by_role("definition")
    expect(english).to_have_attribute("lang", "en")
    anna.page.get_by_role("searchbox", name=german["search-rules"]).fill("verlorenen Steine")
    expect(english).to_have_count(0)
    expect(anna.page.get_by_role("definition")).to_have_text(
        ["Die verlorenen Steine kommen in die Schachtel, nicht in den Vorrat."]
    )


def test_a_link_to_a_statement_shows_it_in_the_reference(visit: Visit) -> None:
    anna = visit(locale="pl-PL").go("/rules/vendetta#VEND-END-03")
    statement = anna.page.locator("#VEND-END-03")
    expect(statement).to_be_in_viewport()
    expect(statement).to_contain_text("po obławie spełnia cel kontroli")
    expect(statement).to_have_class(re.compile(r"\bmarked\b"))
    anna.page.get_by_role("link", name=messages("web", "pl")["rules-page"], exact=True).click()
    expect(anna.page.get_by_role("heading", name="O co chodzi", exact=True)).to_be_in_viewport()
    expect(statement).to_have_count(0)


@pytest.mark.parametrize("name", WITH_PAGE)
def test_the_numbers_in_the_picture_are_those_of_the_list(visit: Visit, name: str) -> None:
    page = rules_page(conclave.game(name), "en")
    assert page is not None
    place = [block.kind for block in page.blocks].index("picture")
    after = [block.kind for block in page.blocks[place + 1 :]]
    numbers = [str(step + 1) for step in range(len(list(takewhile("step".__eq__, after))))]
    anna = visit().go(f"/rules/{name}")
    picture = anna.page.get_by_role("img", name=page.blocks[place].text)
    expect(picture.locator("[data-mark]")).to_have_text(numbers)
    expect(picture.locator(".board")).to_be_visible()
    # A phone has no room for everything.
    bert = visit(**LARGE_PHONE).go(f"/rules/{name}")
    expect(bert.page.locator("[data-mark]").nth(len(numbers) - 3)).to_be_visible()
    assert set(bert.page.locator("[data-mark]").all_inner_texts()) <= set(numbers)
    assert bert.page.evaluate(OVERFLOW) <= 0
