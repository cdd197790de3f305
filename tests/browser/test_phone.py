"""A phone that is 360 pixels wide."""

from __future__ import annotations

import re

from browser.conftest import Visit
from browser.pages import PHONE
from browser.texts import messages
from playwright.sync_api import expect
from server.harness import BOT, ME

CUT_OFF = """() => Math.max(...[...document.querySelectorAll('.scroll-x')].map(
  (box) => box.scrollWidth - box.clientWidth))"""


def test_a_turn_on_a_phone(visit: Visit) -> None:
    anna = visit(**PHONE).go("/")
    anna.offer("Play now").tap()
    anna.wait_for_turn()
    anna.district(6).tap()
    anna.button("one more").tap()
    confirm = anna.button(re.compile("^Place 2 mafiosi in district 6"))
    expect(confirm).to_be_in_viewport()
    entries = anna.log.count()
    confirm.tap()
    expect(anna.log.nth(entries)).to_be_attached()
    anna.wait_for_turn()


def test_the_plain_view_fits_five_players(visit: Visit) -> None:
    anna = visit(**PHONE, locale="pl-PL").with_name("Anna")
    anna.table(ME, BOT, BOT, BOT, BOT, clock={"kind": "move", "seconds": 600})
    anna.button(messages("web", "pl")["plain-view"]).tap()
    expect(anna.page.get_by_role("rowheader", name="Czarny")).to_be_visible()
    assert anna.page.evaluate(CUT_OFF) <= 0


def test_whose_turn_it_is_is_said_in_words(visit: Visit) -> None:
    anna = visit(**PHONE).with_name("A guest whose name is long")
    anna.table(ME, BOT, BOT)
    anna.wait_for_turn()
    anna.go("/rules/vendetta")
    link = anna.page.get_by_role("navigation").get_by_role("link", name="Your turn")
    box = link.bounding_box()
    assert box is not None
    assert box["width"] > 300
    link.tap()
    anna.wait_for_turn()


def test_the_last_move_is_shown_and_can_be_taken_back(visit: Visit) -> None:
    anna = visit(**PHONE).with_name("Anna")
    table = anna.table(ME, BOT, BOT)
    anna.wait_for_turn()
    before = anna.state(table)["view"]
    anna.place()
    anna.wait_for_turn()
    last = anna.button(re.compile("^Last: ."))
    expect(last).to_be_in_viewport()
    last.tap()
    expect(anna.page.locator(".lately")).to_contain_text("You place 1 mafioso in district")
    back = anna.button("Take back")
    expect(back).to_have_count(1)
    expect(back).to_be_in_viewport()
    back.tap()
    expect(anna.log.last).to_have_text(re.compile("Your move is taken back"))
    assert anna.state(table)["view"] == before
