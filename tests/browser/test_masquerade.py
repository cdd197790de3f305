"""Masquerade in the browser: mouse, phone and keyboard, in every phase and language."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Visit
from browser.masquerade import (
    DESKTOP,
    GAME,
    answer,
    cards,
    click_and_wait,
    confirm,
    find_game,
    has,
    is_over,
    new_table,
    question,
    reckless_move,
    take_over,
    third_token,
    wait_for_question,
)
from browser.pages import PHONE
from browser.test_axe import COLOURS, EVERYTHING, serious
from browser.test_keyboard import FOCUS, tab_to
from browser.test_pages import EVERY_TEXT, LOCALES, OVERFLOW
from browser.texts import messages
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.harness import Json

TOO_TALL = """() => {
  const box = document.querySelector('.play')
  return box.scrollHeight - box.clientHeight
}"""
EN = messages("board-masquerade", "en")


def title(card: Locator) -> str:
    """The name of a card, once the page knows more of it than how it is written in moves."""
    expect(card.locator(".number")).to_be_visible()
    return card.locator(".title").inner_text()


# Playing


def test_a_whole_game_against_bots_by_clicking(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    new_table(anna, 3)
    kinds = set()
    while not is_over(anna):
        kinds.add(answer(anna))
    assert {"clan", "bottom", "play", "deploy", "withdrawal"} <= kinds
    result = anna.page.get_by_role("region", name="Result")
    expect(result.get_by_role("listitem")).to_have_count(3)
    expect(anna.link("Watch the replay")).to_be_visible()


def test_one_tap_shows_a_cards_text(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    take_over(anna, find_game(has("Play"), seats=4))
    anna.page.locator("button.ally").first.click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("In your alliance")
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    anna.button(re.compile(r"^Yellow, \w+: \d+ blood")).click()
    expect(dialog.get_by_role("heading", name=EN["masq-alliance"])).to_be_visible()
    expect(dialog).to_contain_text("Victim")


def test_a_tap_on_a_card_at_a_location_chooses_the_location(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    take_over(anna, find_game(has("Play"), seats=4))
    wait_for_question(anna, "play")
    name = title(cards(anna).last)
    cards(anna).last.click()
    location = anna.page.get_by_role("region", name="Location 2")
    box = location.locator("button.ally").bounding_box()
    assert box is not None
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    chosen = location.get_by_role("button", name=f"Play {name} at location 2", pressed=True)
    expect(chosen).to_be_visible()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_a_card_is_played_face_down_with_blood(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(has("Play"), seats=4))
    wait_for_question(anna, "play")
    name = title(cards(anna).last)
    cards(anna).last.click()
    anna.button(f"Play {name} at location 2").click()
    anna.button(re.compile(f"^{EN['masq-down']}")).click()
    click_and_wait(anna, anna.button(f"Play {name} face down at location 2"))
    wait_for_question(anna, "deploy")
    anna.button("2").click()
    click_and_wait(anna, anna.button("Deploy 2 blood and end turn"))
    events = [event["event"] for entry in anna.state(table)["log"] for event in entry["events"]]
    assert events[:3] == ["SpentBlood", "PlayedDown", "Deployed"]


def test_the_third_diablerie_token_asks_twice(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(third_token, choose=reckless_move))
    wait_for_question(anna, "play|deploy")
    before = anna.state(table)["number"]
    vampires = [move for move in drains(anna, table) if move["kind"] == "vampire"]
    anna.button(vampires[0]["words"]).first.click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=EN["masq-fatal-title"])).to_be_visible()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert anna.state(table)["number"] == before


def drains(visitor: Visitor, table: Json) -> list[Json]:
    """The allies that can be drained: their buttons and kinds."""
    options = visitor.state(table)["decision"]["options"]
    return [
        {
            "words": option["words"],
            "kind": getattr(GAME.cards[option["fields"]["ally"]], "kind", ""),
        }
        for option in options
        if option["kind"] == "Drain"
    ]


def test_resolution_is_shown_step_by_step_and_can_be_skipped(visit: Visit) -> None:
    anna = visit(**DESKTOP, pace="slow")
    take_over(anna, find_game(has("Stay")))
    anna.button("Stay").click()
    steps = anna.page.get_by_role("list", name=EN["masq-steps"])
    expect(steps.locator("[aria-current]")).to_have_count(1)
    skip = anna.button("Skip to the latest move")
    expect(skip).to_be_visible()
    expect(anna.page.get_by_role("region", name=EN["masq-told"])).to_contain_text("stay")
    skip.click()
    expect(skip).to_have_count(0)


def test_the_last_round_can_be_read_again(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    new_table(anna)
    while wait_for_question(anna) != "withdrawal":
        answer(anna)
    while wait_for_question(anna) != "bottom":
        answer(anna)
    anna.button(EN["masq-recap"]).click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(
        dialog.get_by_role("table").or_(dialog.get_by_text("No one is left")).first
    ).to_be_visible()


def test_the_list_has_every_choice(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(has("Play")))
    anna.button(EN["masq-as-list"]).click()
    choices = anna.page.get_by_role("group", name="Your moves").get_by_role("button")
    assert choices.count() == len(anna.state(table)["decision"]["options"])
    click_and_wait(anna, choices.last)


# Screens, phone, keyboard and languages


def test_five_players_fit_a_laptop_without_scrolling(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    for kind in ("Bottom", "Play", "Stay"):
        take_over(anna, find_game(has(kind), seats=5, choose=lambda d, rng: d.options.pick(rng)))
        wait_for_question(anna)
        assert anna.page.evaluate(TOO_TALL) <= 0, kind
        assert anna.page.evaluate(OVERFLOW) <= 0, kind


def test_a_turn_on_a_phone(visit: Visit) -> None:
    anna = visit(**PHONE)
    take_over(anna, find_game(has("Play"), seats=5))
    wait_for_question(anna, "play")
    cards(anna).first.tap()
    where = anna.page.get_by_role("group", name=EN["masq-where"])
    where.get_by_role("button", name="Haven").tap()
    play = confirm(anna)
    expect(play).to_be_in_viewport()
    assert anna.page.evaluate(OVERFLOW) <= 0
    entries = anna.log.count()
    play.tap()
    expect(anna.log.nth(entries)).to_be_attached()
    wait_for_question(anna, "deploy")
    end = confirm(anna)
    expect(end).to_be_in_viewport()
    end.tap()
    expect(anna.log.nth(entries + 1)).to_be_attached()


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    take_over(anna, find_game(has("Play"), seats=4))
    press = anna.page.keyboard.press
    wait_for_question(anna, "play")
    tab_to(anna, cards(anna).first)
    press("ArrowRight")
    press("Enter")
    name = title(cards(anna).nth(1))
    tab_to(anna, anna.button("1"))
    press("Enter")
    tab_to(anna, anna.button(re.compile(f"^{EN['masq-down']}")))
    press("Space")
    tab_to(anna, anna.button(f"Play {name} face down at location 1"))
    entries = anna.log.count()
    press("Enter")
    expect(anna.log.nth(entries)).to_be_attached()
    wait_for_question(anna, "deploy")
    assert anna.page.evaluate(FOCUS) == "seen"
    tab_to(anna, anna.button("1"))
    press("Enter")
    tab_to(anna, anna.button("Deploy 1 blood and end turn"))
    press("Enter")
    expect(anna.log.filter(has_text="You deploy 1 blood at location 1").first).to_be_attached()


def test_axe_finds_nothing_serious_in_any_phase(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce", **DESKTOP)
    found: list[str] = []

    def check(what: str) -> None:
        problems = serious(anna.page, "dark", EVERYTHING) + serious(anna.page, "light", COLOURS)
        found.extend(f"{what}, {line}" for line in problems)

    for kind in ("TakeClan", "TakeRelic", "Bottom", "Play", "Stay", "Yes", "Resolve"):
        take_over(anna, find_game(has(kind), seats=4, relics="yes", locations="yes"))
        wait_for_question(anna)
        check(kind)
        if kind == "Play":
            anna.page.locator("button.ally").first.click()
            check("a card")
            anna.page.keyboard.press("Escape")
            anna.page.locator(".player button").last.click()
            check("a player")
            anna.page.keyboard.press("Escape")
            question(anna).locator("button[aria-pressed]").first.click()
            check("a chosen card")
            anna.button(re.compile("^Play .* at location 1")).click()
            click_and_wait(anna, confirm(anna))
            wait_for_question(anna, "deploy")
            check("blood")
        if kind == "Stay":
            click_and_wait(anna, anna.button("Stay"))
            wait_for_question(anna)
            check("a resolved location")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_board_is_fully_translated(visit: Visit, language: str, screen: str) -> None:
    device = DESKTOP if screen == "desktop" else PHONE
    anna = visit(**device, locale=LOCALES[language], reduced_motion="reduce")
    board = messages("board-masquerade", language)
    for kind in ("TakeClan", "Bottom", "Play", "Stay", "Choose"):
        take_over(anna, find_game(has(kind), seats=5))
        wait_for_question(anna)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        if kind == "Play":
            anna.page.get_by_text(board["masq-choose-card"]).wait_for()
        texts: list[str] = anna.page.evaluate(EVERY_TEXT)
        raw = [text for text in texts if re.search(r"\bmasq(uerade)?-[a-z]", text)]
        english = [text for text in texts if text in (EN["masq-your-hand"], EN["masq-key"])]
        assert raw + english == []
        assert anna.page.evaluate(OVERFLOW) <= 0, kind


def test_the_language_is_switched_at_the_table(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    take_over(anna, find_game(has("Play")))
    wait_for_question(anna, "play")
    anna.see(EN["masq-choose-card"])
    anna.page.get_by_role("navigation").get_by_role("combobox").select_option(label="Deutsch")
    anna.see(messages("board-masquerade", "de")["masq-choose-card"])
    expect(question(anna)).to_contain_text("Jagen")


def test_a_finished_game_is_watched_step_by_step(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = new_table(anna)
    while not is_over(anna):
        answer(anna)
    anna.go(f"/replay/{table['id']}?at=1&eyes=all")
    expect(anna.page.locator(".board")).to_be_visible()
    last = anna.page.get_by_role("slider").get_attribute("max") or "1"
    for at in (12, int(last) // 2, int(last)):
        anna.go(f"/replay/{table['id']}?at={at}&eyes=0")
        expect(anna.page.locator(".players .player")).to_have_count(3)
