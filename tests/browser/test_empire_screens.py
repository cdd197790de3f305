"""Empire in the browser: screen sizes, phone, keyboard, accessibility and languages."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Visit
from browser.empire import (
    EN,
    HUMANS,
    VAMPIRES,
    castle,
    click_and_wait,
    event_names,
    find_game,
    finished,
    selectable_cards,
    selectable_characters,
    take_over,
)
from browser.masquerade import DESKTOP, confirm, has, question, wait_for_question
from browser.pages import LARGE_PHONE
from browser.test_axe import COLOURS, EVERYTHING, serious
from browser.test_keyboard import FOCUS, tab_to
from browser.test_masquerade import TOO_TALL
from browser.test_pages import EVERY_TEXT, LOCALES, OVERFLOW
from browser.texts import messages
from browser.visitor import Visitor
from playwright.sync_api import expect


@pytest.mark.parametrize("kind", ["DrawCards", "PassTurn", "Lay", "PlaySupport"])
def test_everything_fits_a_laptop_without_scrolling(visit: Visit, kind: str) -> None:
    anna = visit(**DESKTOP)
    for options in (HUMANS, VAMPIRES):
        take_over(anna, find_game(has(kind), options))
        wait_for_question(anna)
        assert anna.page.evaluate(TOO_TALL) <= 0
        assert anna.page.evaluate(OVERFLOW) <= 0


def test_an_attack_on_a_phone(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    table = take_over(anna, find_game(has("Attack"), HUMANS))
    wait_for_question(anna, "action")
    assert anna.page.evaluate(OVERFLOW) <= 0
    selectable_characters(anna).first.tap()
    anna.button(re.compile(": is attacked$")).first.tap()
    expect(confirm(anna)).to_be_in_viewport()
    entries = anna.log.count()
    confirm(anna).tap()
    expect(anna.log.nth(entries)).to_be_attached()
    wait_for_question(anna, "fight")
    selectable_cards(anna).first.tap()
    expect(confirm(anna)).to_be_in_viewport()
    assert anna.page.evaluate(OVERFLOW) <= 0
    assert "CombatBegan" in event_names(anna, table)


def test_an_attack_by_keyboard_alone(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(has("Attack"), HUMANS))
    press = anna.page.keyboard.press
    wait_for_question(anna, "action")
    tab_to(anna, anna.button(re.compile(": attacks$")).first)
    press("Enter")
    tab_to(anna, anna.button(re.compile(": is attacked$")).first)
    press("Escape")
    expect(anna.button(re.compile(": is attacked$"))).to_have_count(0)
    tab_to(anna, anna.button(re.compile(": attacks$")).first)
    press("Enter")
    tab_to(anna, anna.button(re.compile(": is attacked$")).first)
    press("Space")
    tab_to(anna, confirm(anna))
    press("Enter")
    wait_for_question(anna, "fight")
    expect(anna.page.locator("[data-focus]:focus")).to_have_count(1)
    assert anna.page.evaluate(FOCUS) == "seen"
    press("Enter")
    tab_to(anna, anna.button("Play it and choose more"))
    press("Enter")
    expect(anna.page.locator(".combat .attacker li")).to_have_count(1)
    assert "CombatBegan" in event_names(anna, table)


def test_the_list_has_every_choice(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(has("Attack"), HUMANS))
    wait_for_question(anna, "action")
    anna.button(EN["emp-as-list"]).click()
    choices = anna.page.get_by_role("group", name="Your moves").get_by_role("button")
    assert choices.count() == len(anna.state(table)["decision"]["options"])
    click_and_wait(anna, choices.last)


def axe_report(anna: Visitor, what: str) -> list[str]:
    """The problems axe finds on the board, with dark and light colours."""
    problems = serious(anna.page, "dark", EVERYTHING) + serious(anna.page, "light", COLOURS)
    return [f"{what}, {line}" for line in problems]


def test_axe_finds_nothing_serious_by_day_or_night(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce", **DESKTOP)
    found: list[str] = []
    for options in (HUMANS, VAMPIRES):
        for kind in ("DrawCards", "Attack", "Lay", "PlaySupport", "On", "Take", "Cancel"):
            take_over(anna, find_game(has(kind), options))
            wait_for_question(anna)
            found += axe_report(anna, kind)
    take_over(anna, find_game(has("Unmask"), VAMPIRES))
    found += axe_report(anna, "unmasking")
    take_over(anna, find_game(has("Ask"), HUMANS))
    wait_for_question(anna)
    for name in (EN["emp-notebook"], EN["emp-help"]):
        anna.button(name).click()
        found += axe_report(anna, name)
        anna.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_board_is_fully_translated(visit: Visit, language: str, screen: str) -> None:
    device = DESKTOP if screen == "desktop" else LARGE_PHONE
    anna = visit(**device, locale=LOCALES[language], reduced_motion="reduce")
    board = messages("board-empire", language)
    for kind in ("DrawCards", "Attack", "Lay", "PlaySupport"):
        take_over(anna, find_game(has(kind), HUMANS))
        wait_for_question(anna)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        texts: list[str] = anna.page.evaluate(EVERY_TEXT)
        raw = [text for text in texts if re.search(r"\bemp(ire)?-[a-z]", text)]
        english = [text for text in texts if text in (EN["emp-castle"], EN["emp-help"], "Cook")]
        assert raw + english == []
        assert anna.page.evaluate(OVERFLOW) <= 0, kind
    anna.button(board["emp-help"]).click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(board["emp-help-about"])


def test_a_finished_game_is_watched_step_by_step(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    record = finished(1, HUMANS)
    replay = anna.with_name("Anna").upload(record)
    last = len(record.moves)
    for at in (1, last // 2, last):
        anna.go(f"/replay/{replay}?at={at}&eyes=1")
        expect(anna.page.locator(".board .player")).to_have_count(2)
        expect(question(anna)).to_have_count(0)
    anna.go(f"/replay/{replay}?at=1&eyes=0")
    expect(castle(anna)).to_have_count(3)
    expect(anna.page.locator(".board").get_by_text("Vampire, hidden")).to_have_count(0)
    anna.go(f"/replay/{replay}?at=1&eyes=1")
    expect(castle(anna)).to_have_count(3)
    expect(anna.page.locator(".board").get_by_text("Unknown", exact=True)).to_have_count(0)
