"""Notices outside the board: title, lobby, live region, animations."""

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
"""In milliseconds, among the animations of one second."""
YOUR_TURN = re.compile("^● Your turn · Vendetta")


def test_the_title_and_the_lobby_show_whose_turn_it_is(visit: Visit) -> None:
    anna, bert = visit().with_name("Anna"), visit().with_name("Bert")
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
    expect(bert.link(re.compile("Your turn.*Continue"))).to_be_visible()


def test_a_live_region_announces_what_happened(visit: Visit) -> None:
    anna, bert = visit().with_name("Anna"), visit().with_name("Bert")
    bert.join(anna.table(ME, OPEN, BOT))
    announcement = bert.page.locator("[aria-live=polite][aria-atomic=true]")
    expect(bert.log.first).to_be_visible()  # nothing is announced on arrival
    anna.place(3, 6)
    expect(announcement).to_have_text(re.compile("Anna places 3 mafiosi in district 6.*turns over"))


def test_moves_are_animated_unless_reduced_motion_is_preferred(visit: Visit) -> None:
    moving = visit(pace="slow")
    moving.table(ME, BOT, BOT)
    moving.place(1, 6)
    assert moving.page.evaluate(LONGEST_ANIMATION) > 300

    still = visit(pace="slow", reduced_motion="reduce")
    still.table(ME, BOT, BOT)
    still.place(1, 6)
    assert still.page.evaluate(LONGEST_ANIMATION) < 1


def test_other_players_moves_are_shown_step_by_step_or_at_once(visit: Visit) -> None:
    anna = visit(pace="slow")
    table = anna.table(ME, BOT, BOT)
    anna.place(1, 6)
    anna.button("Skip to the latest move").click()
    anna.wait_for_turn()
    assert anna.log.count() == anna.state(table)["number"]
    expect(anna.button(DONE)).to_be_enabled()
