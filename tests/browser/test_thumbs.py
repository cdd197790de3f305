"""Boards on a phone: reachable controls, long presses, and fewer questions."""

from __future__ import annotations

import re

from browser import empire, vtes
from browser.conftest import Visit
from browser.masquerade import confirm, has, question, wait_for_question
from browser.pages import LARGE_PHONE
from browser.test_empire import defending
from browser.test_vtes_table import late, reader
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect

from conclave.core.position import Decision, Position

PROMPTS = """() => {
  window.prompts = []
  const prompt = document.querySelector('.prompt')
  const watcher = new MutationObserver(() => window.prompts.push(prompt.innerText))
  watcher.observe(prompt, { childList: true, subtree: true, characterData: true })
}"""
"""Record all texts of the prompt from now on."""


def hold(visitor: Visitor, thing: Locator) -> None:
    """Press an element until its card is enlarged."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(reader(visitor)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def can_only_attack(position: Position, decision: Decision) -> bool:
    """A turn without holy water or a character to hide."""
    offered = has("PassTurn")(position, decision) and has("Attack")(position, decision)
    return offered and not vtes.offers(decision, "Hide", "Ask")


def can_ask(position: Position, decision: Decision) -> bool:
    """A turn with enough holy water and a character to attack."""
    return has("Ask")(position, decision) and has("Attack")(position, decision)


def without_support(position: Position, decision: Decision) -> bool:
    """A defence without a support card in hand."""
    hand = position.view(0)["hand"][0]
    return defending(position, decision) and all(name[-1].isdigit() for name in hand)


# V:TES


def test_the_whole_hand_is_within_reach(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    vtes.take_over(anna, late())
    hand = anna.page.locator(".hand button")
    expect(hand).to_have_count(7)
    for card in (hand.first, hand.last):
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.9)


def test_a_long_press_shows_a_card_without_playing_it(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    table = vtes.take_over(anna, late())
    before = anna.state(table)["sheet"]["number"]
    block = vtes.question(anna).get_by_role("button", name=re.compile("^Block with")).first
    name = (block.text_content() or "").removeprefix("Block with ")
    hold(anna, block)
    expect(reader(anna)).to_have_accessible_name(name)
    assert anna.state(table)["sheet"]["number"] == before
    anna.page.touchscreen.tap(4, 4)
    expect(reader(anna)).to_have_count(0)


def test_a_tap_shows_the_card_being_played(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    vtes.take_over(anna, late())
    who = vtes.panel(anna, vtes.EN["vt-duel"]).get_by_role("button").first
    name = who.text_content() or ""
    who.tap()
    expect(reader(anna)).to_have_accessible_name(name)


def test_a_contested_card_is_named_in_the_question(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    record = vtes.find_game(lambda _, decision: vtes.offers(decision, "Pay"), "bleed", "bleed")
    vtes.take_over(anna, record)
    contested = anna.page.locator(".board button.contested").filter(visible=True).first
    name = (contested.get_attribute("aria-label") or "").split(",")[0]
    expect(vtes.question(anna).get_by_role("button", name=f"Pay to contest {name}")).to_be_visible()
    contested.tap()
    expect(
        vtes.question(anna).get_by_role("button", name=f"Yield {name} in the contest")
    ).to_be_visible()


# Empire


def test_a_single_possible_action_is_already_chosen(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    empire.take_over(anna, empire.find_game(can_only_attack, empire.HUMANS))
    wait_for_question(anna, "action")
    expect(anna.button("Attack")).to_have_count(0)
    empire.selectable_characters(anna).first.tap()
    expect(question(anna)).to_contain_text("Now tap the target.")
    empire.selectable_characters(anna).nth(1).tap()
    expect(question(anna)).to_contain_text("Attack, or tap another character.")
    expect(confirm(anna)).to_have_text(re.compile("^Attack the .* with the "))


def test_tapping_the_chosen_action_again_keeps_the_choice(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    empire.take_over(anna, empire.find_game(can_ask, empire.HUMANS))
    wait_for_question(anna, "action")
    empire.selectable_characters(anna).first.tap()
    empire.selectable_characters(anna).nth(1).tap()
    anna.button("Attack").tap()
    expect(confirm(anna)).to_have_text(re.compile("^Attack the .* with the "))


def test_no_prompt_appears_when_the_board_passes(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE, pace="fast")
    table = empire.take_over(anna, empire.find_game(without_support, empire.HUMANS))
    wait_for_question(anna, "fight")
    anna.page.evaluate(PROMPTS)
    empire.click_and_wait(anna, anna.button("No defence cards"))
    prompts: list[str] = anna.page.evaluate("window.prompts")
    passed = [entry for entry in anna.state(table)["log"] if entry["seat"] == 0]
    assert len(passed) > 1, "the board has passed for her"
    assert [words for words in prompts if "support card" in words] == []


def test_a_replay_has_no_line_for_a_move_without_events(visit: Visit) -> None:
    eve = visit(**LARGE_PHONE)
    replay = eve.upload(empire.finished(1, empire.HUMANS))
    eve.go(f"/replay/{replay}")
    expect(eve.log.first).to_be_visible()
    assert "done" not in [words.strip() for words in eve.log.all_inner_texts()]
