"""Learning by playing: a lesson starts with one click, and topics are explained as they come up."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Visit
from browser.pages import PHONE
from browser.test_axe import COLOURS, EVERYTHING, serious
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect

import conclave
from conclave.text import Words
from conclave.text.guides import topic_text

DESKTOP = {"viewport": {"width": 1366, "height": 768}}


def guide(visitor: Visitor, name: str = "Guide") -> Locator:
    """The guide's panel."""
    return visitor.page.get_by_role("region", name=name, exact=True)


def title(visitor: Visitor, name: str = "Guide") -> Locator:
    """The title of the current topic."""
    return guide(visitor, name).get_by_role("heading", level=3)


def next_button(visitor: Visitor) -> Locator:
    """The button to the next topic, or to close the last one."""
    return guide(visitor).get_by_role("button", name=re.compile("^(Next|Got it)"))


def lesson(visitor: Visitor) -> Visitor:
    """Start Vendetta's lesson from the lobby."""
    visitor.go("/").offer("Learn by playing").click()
    expect(title(visitor)).to_have_text("The goal")
    return visitor


@pytest.mark.parametrize(
    ("language", "learn", "panel", "last", "device"),
    [
        ("en", "Learn by playing", "Guide", "Got it", DESKTOP),
        ("de", "Spielend lernen", "Anleitung", "Verstanden", PHONE),
    ],
    ids=["desktop", "phone"],
)
def test_every_lesson_starts_with_one_click_and_explains_the_game(
    visit: Visit, language: str, learn: str, panel: str, last: str, device: dict[str, object]
) -> None:
    anna = visit(locale=language, **device)
    for name in conclave.game_names():
        game = conclave.game(name)
        words = Words(language, game)
        assert game.lesson is not None
        first = game.lesson.topics[0]
        anna.go("/").offer(learn, words.title).click()
        expect(title(anna, panel)).to_have_text(topic_text(words, first).title)
        expect(guide(anna, panel)).to_contain_text(topic_text(words, first).text)
        link = guide(anna, panel).get_by_role("link").first
        expect(link).to_have_attribute("href", f"/rules/{name}#{first.rules[0]}")
        buttons = guide(anna, panel).get_by_role("button")
        while not buttons.filter(has_text=last).count():
            before = title(anna, panel).inner_text()
            buttons.nth(1).click()
            expect(title(anna, panel)).not_to_have_text(before)
        expect(guide(anna, panel)).to_be_in_viewport()


def test_explained_topics_can_be_read_again(visit: Visit) -> None:
    anna = lesson(visit())
    titles = ["Your starting position", "You start this round", "Placing mafiosi"]
    for more, expected in zip(("3", "2", "1"), titles, strict=True):
        expect(next_button(anna)).to_have_text(f"Next ({more} more)")
        next_button(anna).click()
        expect(title(anna)).to_have_text(expected)
    next_button(anna).click()
    expect(title(anna)).to_have_count(0)
    progress = guide(anna).get_by_text("Explained so far: 4 of 13")
    expect(progress).to_be_focused()
    expect(guide(anna).get_by_role("button", name="Again: Placing mafiosi")).to_be_visible()
    progress.press("Enter")
    explained = guide(anna).get_by_role("list").get_by_role("button")
    assert explained.all_inner_texts() == ["The goal", *titles]
    guide(anna).get_by_role("button", name="Your starting position").click()
    expect(title(anna)).to_have_text("Your starting position")
    anna.page.reload()
    expect(guide(anna).get_by_text("Explained so far: 4 of 13")).to_be_visible()
    expect(title(anna)).to_have_count(0)


def test_a_move_closes_the_topic_and_the_next_one_follows(visit: Visit) -> None:
    anna = lesson(visit(**PHONE))
    anna.place(1)
    anna.wait_for_turn()
    expect(title(anna)).to_be_in_viewport()
    shown = []
    while next_button(anna).count():
        shown.append(title(anna).inner_text())
        next_button(anna).click()
        expect(title(anna).get_by_text(shown[-1], exact=True)).to_have_count(0)
    assert shown[0] == "A card is turned over"
    assert shown[-3:] == ["The goal", "Your starting position", "You start this round"]
    assert "Placing mafiosi" not in shown


def test_the_guide_can_be_turned_off_and_on_at_any_table(visit: Visit) -> None:
    anna = visit().go("/")
    anna.offer("Play now").click()
    anna.wait_for_turn()
    expect(guide(anna)).to_have_count(0)
    switch = anna.page.get_by_role("button", name="Guide", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(title(anna)).to_be_visible()
    guide(anna).get_by_role("button", name="Turn the guide off").click()
    expect(guide(anna)).to_have_count(0)
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_the_log_still_scrolls_beside_the_guide(visit: Visit) -> None:
    anna = visit(**DESKTOP).go("/")
    anna.offer("Learn by playing", Words("en", conclave.game("vtes")).title).click()
    for _ in range(3):
        expect(anna.log.last).to_be_in_viewport()
        next_button(anna).click()
    expect(anna.log.last).to_be_in_viewport()


def test_the_guide_switches_language_and_axe_finds_nothing(visit: Visit) -> None:
    anna = lesson(visit(reduced_motion="reduce", **DESKTOP))
    guide(anna).get_by_text("Explained so far").click()
    found = serious(anna.page, "dark", EVERYTHING) + serious(anna.page, "light", COLOURS)
    assert found == []
    anna.page.get_by_role("navigation").get_by_role("combobox").select_option(label="Polski")
    expect(title(anna, "Przewodnik")).to_have_text("Cel gry")
