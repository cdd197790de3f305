"""A phone 360 pixels wide."""

from __future__ import annotations

import re

from browser.conftest import Visit
from browser.pages import PHONE
from playwright.sync_api import expect


def test_a_turn_is_played_with_a_thumb(visit: Visit) -> None:
    anna = visit(**PHONE).go("/")
    anna.button("Play now").tap()
    anna.my_turn()
    anna.district(6).tap()
    anna.button("one more").tap()
    confirm = anna.button(re.compile("^Place 2 mafiosi in district 6"))
    expect(confirm).to_be_in_viewport()
    entries = anna.log.count()
    confirm.tap()
    expect(anna.log.nth(entries)).to_be_attached()
    anna.my_turn()
