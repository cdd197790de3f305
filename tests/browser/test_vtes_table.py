"""The board of V:TES in the browser: five seats, readable cards, no secrets."""

from __future__ import annotations

import re
from functools import cache
from typing import Any
from urllib.parse import unquote

from browser.conftest import Visit
from browser.masquerade import DESKTOP
from browser.pages import LARGE_PHONE
from browser.test_axe import COLOURS, EVERYTHING, serious
from browser.test_masquerade import TOO_TALL
from browser.test_pages import LOCALES, OVERFLOW
from browser.visitor import Visitor
from browser.vtes import GAME, find_bot_game, offers, take_over
from playwright.sync_api import Locator, expect

from conclave.core.position import Decision, Plain, Position
from conclave.core.record import Record

CUT_OFF = """() => [...document.querySelectorAll('.regions')]
  .map((each) => [each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth])
  .flat().filter((pixels) => pixels > 0)"""
TOO_SMALL = """() => [...document.querySelectorAll('.board button')]
  .filter((each) => each.checkVisibility() && !each.classList.contains('link'))
  .map((each) => [each.offsetWidth, each.offsetHeight, each.className])
  .filter(([width, height]) => width < 44 || height < 44)"""
TILT = "(each) => new DOMMatrix(getComputedStyle(each).transform).b"


def in_play(view: dict[str, Plain]) -> list[dict[str, Plain]]:
    """All cards in play that are not attached to another."""
    return [card for part in ("ready", "torpor", "beside") for row in view[part] for card in row]


def crowded(position: Position, decision: Decision) -> bool:
    """Five players with many cards in play, and another player's action can be blocked."""
    if not offers(decision, "Block"):
        return False
    view = position.view(0)
    cards = in_play(view)
    attached = sum(len(card["on"]) for card in cards)
    return not any(view["out"]) and len(cards) + attached >= 20


@cache
def late() -> Record:
    """A late position of a game of five."""
    return find_bot_game(crowded)


def seat(visitor: Visitor, number: int) -> Locator:
    """A Methuselah on the table."""
    return visitor.page.locator(f".methuselah[data-seat='{number}']")


def card_in_play(visitor: Visitor, word: str) -> Locator:
    """A card in play by its id."""
    return visitor.page.locator(f".board button[data-card='{word}']")


def reader(visitor: Visitor) -> Locator:
    """The dialog that shows a card or a pile."""
    return visitor.page.get_by_role("dialog")


def test_five_seats_fit_without_scrolling_in_every_language(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    take_over(anna, late())
    for language in LOCALES:
        anna.page.get_by_role("combobox").first.select_option(language)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        expect(anna.page.locator(".hand button .name").nth(6)).to_be_in_viewport(ratio=1)
        expect(anna.page.locator(".face[data-type='unknown']")).to_have_count(0)
        assert anna.page.evaluate(TOO_TALL) <= 0, language
        assert anna.page.evaluate(OVERFLOW) <= 0, language
        assert anna.page.evaluate(CUT_OFF) == [], language
    places = [seat(anna, number).bounding_box() for number in range(5)]
    mine, *others = [place for place in places if place]
    assert len(others) == 4
    assert [place["x"] for place in others] == sorted(place["x"] for place in others)
    assert all(place["y"] + place["height"] <= mine["y"] + 1 for place in others)


def test_predators_prey_numbers_and_cards_are_shown(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    take_over(anna, late())
    view = late().position.view(0)
    expect(seat(anna, 1).locator(".ribbon")).to_contain_text("Your prey")
    expect(seat(anna, 4).locator(".ribbon")).to_contain_text("Your predator")
    expect(anna.page.locator(".ribbon")).to_have_count(2)
    for number in range(5):
        prey = anna.page.locator(".who").nth(view["prey"][number] - 1).inner_text()
        expect(seat(anna, number)).to_contain_text(f"Preys on {prey.split(chr(10))[0].strip()}")
        expect(seat(anna, number)).to_contain_text(f"Pool {view['pool'][number]}")
        library = seat(anna, number).locator(".piles li").nth(1)
        expect(library).to_have_text(re.compile(rf"Library\s*{view['library'][number]}"))
    expect(card_in_play(anna, view["action"]["minion"])).to_contain_text("acts")
    expect(anna.page.locator("[aria-current=step]")).to_have_text("Minion phase")
    cards = in_play(view)
    tapped = [card["card"] for card in cards if card["tapped"]]
    upright = [card["card"] for card in cards if not card["tapped"]]
    assert tapped
    assert upright
    for word in tapped:
        assert card_in_play(anna, word).evaluate(TILT) > 0.02
        expect(card_in_play(anna, word)).to_have_accessible_name(re.compile("tapped"))
    assert [card_in_play(anna, word).evaluate(TILT) for word in upright] == [0] * len(upright)
    host = next(card for card in cards if card["on"])
    group = card_in_play(anna, host["card"]).locator("xpath=..")
    expect(group.locator(f"li [data-card='{host['on'][0]['card']}']")).to_be_visible()
    vampire = next(card for row in view["ready"] for card in row if card["capacity"])
    blood = f"{vampire['counters']} of {vampire['capacity']} blood"
    expect(card_in_play(anna, vampire["card"])).to_have_accessible_name(re.compile(blood))


def test_hidden_cards_are_neither_on_the_page_nor_requested(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    record = late()
    take_over(anna, record)
    expect(anna.page.locator(".hand button")).to_have_count(7)
    expect(anna.page.get_by_role("img", name=re.compile("^Face-down vampire"))).not_to_have_count(0)
    anna.page.wait_for_load_state("networkidle")
    position: Any = record.position
    shown = str(position.view(0))
    held = {
        position.cards.names[position.definition[card]]
        for other in range(1, 5)
        for card in (*position.hand[other], *position.uncontrolled[other])
    }
    secret = {name for name in held if name not in shown}
    assert len(secret) > 10
    visible = anna.page.content() + unquote(" ".join(asked))
    known = set(re.findall(r"[a-z0-9-]+", visible))
    titles = {getattr(GAME.cards[name], "name", name) for name in secret}
    assert known & secret == set()
    assert [title for title in titles if title in visible] == []


def test_cards_are_enlarged_and_ash_heaps_can_be_read(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    take_over(anna, late())
    first = anna.page.locator(".hand button").first
    name = late().position.view(0)["hand"][0][0]
    sheet = anna.context.request.get(f"/api/games/vtes/cards?names={name}&lang=en").json()[0]
    first.focus()
    anna.page.keyboard.press("i")
    expect(reader(anna)).to_have_accessible_name(sheet["title"])
    for line in sheet["text"].split("\n"):
        expect(reader(anna)).to_contain_text(line)
    assert sheet["terms"]
    expect(reader(anna).locator("dt")).to_have_count(len(sheet["terms"]))
    for rule in sheet["terms"].values():
        expect(reader(anna).locator(f"a[href='/rules/vtes#{rule}']")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(reader(anna)).to_have_count(0)
    expect(first).to_be_focused()
    host = next(card for card in in_play(late().position.view(0)) if card["on"])
    card_in_play(anna, host["card"]).click(button="right")
    now = reader(anna).get_by_role("region", name="On the table now")
    expect(now.get_by_role("button")).to_have_count(len(host["on"]))
    anna.page.keyboard.press("Escape")
    heap = late().position.view(0)["ash"][2]
    assert heap
    anna.button(re.compile("^Ash heap of Methuselah 3:")).click()
    expect(reader(anna)).to_have_accessible_name("Ash heap of Methuselah 3")
    expect(reader(anna).locator("li button")).to_have_count(len(heap))
    reader(anna).locator("li button").first.click()
    expect(reader(anna).locator(".face.large")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(reader(anna)).to_have_accessible_name("Ash heap of Methuselah 3")
    anna.page.keyboard.press("Escape")
    expect(reader(anna)).to_have_count(0)


def test_a_phone_shows_one_seat_large_and_the_others_as_strips(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    take_over(anna, late())
    expect(seat(anna, 0).locator(".ready")).to_be_visible()
    expect(seat(anna, 2).locator(".ready")).to_be_hidden()
    assert anna.page.evaluate(OVERFLOW) <= 0
    assert all((seat(anna, n).bounding_box() or {"height": 99})["height"] < 62 for n in range(1, 5))
    unfold = anna.button(re.compile("^Show the cards of Methuselah 3"))
    unfold.tap()
    expect(unfold).to_have_attribute("aria-expanded", "true")
    expect(seat(anna, 2).locator(".ready")).to_be_visible()
    expect(seat(anna, 0).locator(".ready")).to_be_hidden()
    assert anna.page.evaluate(OVERFLOW) <= 0
    assert anna.page.evaluate(TOO_SMALL) == []


def test_axe_finds_nothing_serious_on_the_table_or_a_card(visit: Visit) -> None:
    anna = visit(**DESKTOP, reduced_motion="reduce")
    take_over(anna, late())
    expect(anna.page.locator(".hand button")).to_have_count(7)
    found = serious(anna.page, "dark", EVERYTHING) + serious(anna.page, "light", COLOURS)
    anna.page.locator(".hand button").first.press("i")
    expect(reader(anna)).to_be_visible()
    found += serious(anna.page, "dark", COLOURS) + serious(anna.page, "light", EVERYTHING)
    assert found == []


def test_a_replay_shows_all_hands_or_only_one_seats(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    record = find_bot_game(lambda position, _: position.number > 60)
    replay = anna.upload(record)
    number = len(record.moves)
    anna.go(f"/replay/{replay}?at={number}&eyes=all")
    held = record.position.reveal()["hand"][2]
    expect(seat(anna, 2).locator(".held button")).to_have_count(len(held))
    anna.go(f"/replay/{replay}?at={number}&eyes=1")
    expect(anna.page.locator(".hand button")).not_to_have_count(0)
    expect(anna.page.locator(".held button")).to_have_count(0)
    expect(anna.page.locator(".ribbon")).to_have_count(2)
