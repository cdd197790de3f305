"""On a phone 360 pixels wide: everything fits, and a thumb reaches what is needed."""

from __future__ import annotations

import re

from browser.conftest import Visit
from browser.pages import PHONE, words
from playwright.sync_api import expect
from server.harness import BOT, ME

CUT_OFF = """() => Math.max(...[...document.querySelectorAll('.scroll-x')].map(
  (box) => box.scrollWidth - box.clientWidth))"""


def test_a_turn_is_played_with_a_thumb(visit: Visit) -> None:
    anna = visit(**PHONE).go("/")
    anna.offer("Play now").tap()
    anna.my_turn()
    anna.district(6).tap()
    anna.button("one more").tap()
    confirm = anna.button(re.compile("^Place 2 mafiosi in district 6"))
    expect(confirm).to_be_in_viewport()
    entries = anna.log.count()
    confirm.tap()
    expect(anna.log.nth(entries)).to_be_attached()
    anna.my_turn()


def test_five_players_fit_the_plain_view(visit: Visit) -> None:
    anna = visit(**PHONE, locale="pl-PL").called("Anna")
    anna.table(ME, BOT, BOT, BOT, BOT, clock={"kind": "move", "seconds": 600})
    anna.button(words("pl")["plain-view"]).tap()
    expect(anna.page.get_by_role("rowheader", name="Czarny")).to_be_visible()
    assert anna.page.evaluate(CUT_OFF) <= 0


def test_my_turn_is_told_in_words(visit: Visit) -> None:
    anna = visit(**PHONE).called("A guest whose name is long")
    anna.table(ME, BOT, BOT)
    anna.my_turn()
    anna.go("/rules/vendetta")
    link = anna.page.get_by_role("navigation").get_by_role("link", name="Your turn")
    box = link.bounding_box()
    assert box is not None
    assert box["width"] > 300
    link.tap()
    anna.my_turn()


def test_what_happened_last_is_at_hand_and_is_taken_back_there(visit: Visit) -> None:
    anna = visit(**PHONE).called("Anna")
    table = anna.table(ME, BOT, BOT)
    anna.my_turn()
    before = anna.state(table)["view"]
    anna.place()
    anna.my_turn()
    last = anna.button(re.compile("^Last: ."))
    expect(last).to_be_in_viewport()
    last.tap()
    expect(anna.page.locator(".lately")).to_contain_text("Anna places 1 mafioso in district")
    back = anna.button("Take back")
    expect(back).to_have_count(1)
    expect(back).to_be_in_viewport()
    back.tap()
    expect(anna.log.last).to_have_text(re.compile("A move of Anna is taken back"))
    assert anna.state(table)["view"] == before
