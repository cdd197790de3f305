"""What people notice without looking at the board."""

from __future__ import annotations

import re

from browser.conftest import Visit
from browser.visitor import DONE
from playwright.sync_api import expect
from server.harness import BOT, ME, OPEN

LONGEST_ANIMATION = """async () => {
  let longest = 0
  for (let frame = 0; frame < 60 && longest < 300; frame++) {
    for (const animation of document.getAnimations())
      longest = Math.max(longest, animation.effect.getComputedTiming().activeDuration)
    await new Promise(requestAnimationFrame)
  }
  return longest
}"""
"""In milliseconds, of those seen within a second."""
YOUR_TURN = re.compile("^● Your turn · Vendetta")


def test_your_turn_in_the_title_and_the_lobby(visit: Visit) -> None:
    anna, bert = visit().called("Anna"), visit().called("Bert")
    table = anna.table(ME, OPEN, BOT)
    expect(anna.page).to_have_title(re.compile("^Vendetta"))
    bert.join(table)
    expect(anna.page).to_have_title(YOUR_TURN)
    expect(bert.page).to_have_title(re.compile("^Vendetta"))
    anna.place(1, 6)
    expect(anna.page).to_have_title(re.compile("^Vendetta"))
    expect(bert.page).to_have_title(YOUR_TURN)
    bert.link("Conclave").click()
    expect(bert.page).to_have_title(re.compile("^● Your turn"))
    expect(bert.link(re.compile("Your turn.*Play on"))).to_be_visible()


def test_a_live_region_tells_what_happened(visit: Visit) -> None:
    anna, bert = visit().called("Anna"), visit().called("Bert")
    bert.join(anna.table(ME, OPEN, BOT))
    told = bert.page.locator("[aria-live=polite][aria-atomic=true]")
    expect(bert.log.first).to_be_visible()  # what he finds when he comes is no news
    anna.place(3, 6)
    expect(told).to_have_text(re.compile("Anna places 3 mafiosi in district 6.*turns over"))


def test_what_happens_is_animated_unless_motion_is_unwelcome(visit: Visit) -> None:
    moving = visit(pace="slow")
    moving.table(ME, BOT, BOT)
    moving.place(1, 6)
    assert moving.page.evaluate(LONGEST_ANIMATION) > 300

    still = visit(pace="slow", reduced_motion="reduce")
    still.table(ME, BOT, BOT)
    still.place(1, 6)
    assert still.page.evaluate(LONGEST_ANIMATION) < 1


def test_what_others_did_is_shown_step_by_step_or_at_once(visit: Visit) -> None:
    anna = visit(pace="slow")
    table = anna.table(ME, BOT, BOT)
    anna.place(1, 6)
    anna.button("Show everything at once").click()
    anna.my_turn()
    assert anna.log.count() == anna.state(table)["number"]
    expect(anna.button(DONE)).to_be_enabled()
