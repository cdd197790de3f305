"""Boards on a phone: what a thumb must reach, what it may hold, what need not be asked."""

from __future__ import annotations

import re

from browser import empire, vtes
from browser.conftest import Visit
from browser.masquerade import asked, confirm, has, question
from browser.pages import LARGE_PHONE
from browser.test_empire import defending
from browser.test_vtes_table import late, reading
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect

from conclave.core.position import Decision, Position

PROMPTS = """() => {
  window.prompts = []
  const prompt = document.querySelector('.prompt')
  const watcher = new MutationObserver(() => window.prompts.push(prompt.innerText))
  watcher.observe(prompt, { childList: true, subtree: true, characterData: true })
}"""
"""Write down whatever the prompt says from now on."""


def hold(visitor: Visitor, thing: Locator) -> None:
    """Put a finger on something, and let go when it is shown large."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(reading(visitor)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def can_only_attack(position: Position, decision: Decision) -> bool:
    """A turn in which there is nobody to hide and no holy water to use."""
    offered = has("PassTurn")(position, decision) and has("Attack")(position, decision)
    return offered and not vtes.offers(decision, "Hide", "Ask")


def can_ask(position: Position, decision: Decision) -> bool:
    """A turn with enough holy water, and somebody to attack."""
    return has("Ask")(position, decision) and has("Attack")(position, decision)


def without_support(position: Position, decision: Decision) -> bool:
    """A question for cards to defend with, and no support card in hand."""
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


def test_what_is_held_is_read_and_not_done(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    table = vtes.take_over(anna, late())
    before = anna.state(table)["sheet"]["number"]
    block = vtes.asked(anna).get_by_role("button", name=re.compile("^Block with")).first
    name = (block.text_content() or "").removeprefix("Block with ")
    hold(anna, block)
    expect(reading(anna)).to_have_accessible_name(name)
    assert anna.state(table)["sheet"]["number"] == before
    anna.page.touchscreen.tap(4, 4)
    expect(reading(anna)).to_have_count(0)


def test_the_card_under_way_is_read_by_a_tap(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    vtes.take_over(anna, late())
    who = vtes.panel(anna, vtes.EN["vt-duel"]).get_by_role("button").first
    name = who.text_content() or ""
    who.tap()
    expect(reading(anna)).to_have_accessible_name(name)


def test_a_contested_card_is_paid_for_by_its_name(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    record = vtes.reached(lambda _, decision: vtes.offers(decision, "Pay"), "bleed", "bleed")
    vtes.take_over(anna, record)
    contested = anna.page.locator(".board button.contested").filter(visible=True).first
    name = (contested.get_attribute("aria-label") or "").split(",")[0]
    expect(vtes.asked(anna).get_by_role("button", name=f"Pay to contest {name}")).to_be_visible()
    contested.tap()
    expect(
        vtes.asked(anna).get_by_role("button", name=f"Yield {name} in the contest")
    ).to_be_visible()


# Empire


def test_one_action_needs_no_button_that_chooses_it(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    empire.take_over(anna, empire.reached(can_only_attack, empire.HUMANS))
    asked(anna, "action")
    expect(anna.button("Attack")).to_have_count(0)
    empire.offered(anna).first.tap()
    expect(question(anna)).to_contain_text("Now tap whom to attack.")
    empire.offered(anna).nth(1).tap()
    expect(question(anna)).to_contain_text("Attack, or tap somebody else.")
    expect(confirm(anna)).to_have_text(re.compile("^Attack the .* with the "))


def test_the_chosen_action_tapped_again_forgets_nothing(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    empire.take_over(anna, empire.reached(can_ask, empire.HUMANS))
    asked(anna, "action")
    empire.offered(anna).first.tap()
    empire.offered(anna).nth(1).tap()
    anna.button("Attack").tap()
    expect(confirm(anna)).to_have_text(re.compile("^Attack the .* with the "))


def test_nobody_is_called_where_the_board_passes(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE, pace="fast")
    table = empire.take_over(anna, empire.reached(without_support, empire.HUMANS))
    asked(anna, "fight")
    anna.page.evaluate(PROMPTS)
    empire.acting(anna, anna.button("No cards for the defence"))
    prompts: list[str] = anna.page.evaluate("window.prompts")
    passed = [entry for entry in anna.state(table)["log"] if entry["seat"] == 0]
    assert len(passed) > 1, "the board has passed for her"
    assert [words for words in prompts if "support card" in words] == []


def test_a_replay_has_no_line_for_a_move_that_tells_nothing(visit: Visit) -> None:
    eve = visit(**LARGE_PHONE)
    replay = eve.upload(empire.finished(1, empire.HUMANS))
    eve.go(f"/replay/{replay}")
    expect(eve.log.first).to_be_visible()
    assert "done" not in [words.strip() for words in eve.log.all_inner_texts()]
