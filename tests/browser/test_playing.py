"""One person against bots, playing with the mouse."""

from __future__ import annotations

import re

from browser.conftest import Visit
from browser.visitor import ENTERABLE, OVER
from playwright.sync_api import expect
from server.harness import BOT, ME


def test_two_clicks_from_the_lobby_to_a_mafioso_on_the_board(visit: Visit) -> None:
    anna = visit().go("/")
    name = anna.page.get_by_text("Vendetta", exact=True)
    card = anna.page.get_by_role("article").filter(has=name)
    bots = card.get_by_label("“Play now”: you against 3 bots")
    expect(bots.locator("option:checked")).to_have_text("Fair bot")
    anna.offer("Play now").click()
    anna.wait_for_turn()
    seats = anna.state({"id": anna.page.url.rpartition("/")[2]})["sheet"]["seats"]
    assert [seat.get("bot") for seat in seats] == [None, "fair", "fair", "fair"]
    anna.district(6).click()
    anna.see("How many in district 6?")


def test_the_choice_of_opponents_is_remembered_for_all_games(visit: Visit) -> None:
    anna = visit().go("/")
    card = anna.page.get_by_role("article").filter(has=anna.page.get_by_text("Vampire Empire"))
    card.get_by_label("“Play now”: you against one bot").select_option("Strong bot")
    expect(card.get_by_text("Thinks for 2 seconds at most.")).to_be_visible()
    anna.go("/")
    anna.offer("New table…").click()
    form = anna.page.get_by_role("dialog")
    chosen = form.get_by_label("Seat 2")
    expect(chosen).to_have_value("bot strong")


def test_a_whole_game_against_bots(visit: Visit) -> None:
    anna = visit().go("/")
    anna.offer("New table…").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_label("Number of players").select_option("3")
    form.get_by_label("Rounds").fill("1")
    form.get_by_role("button", name="Create table").click()

    turns = 0
    while True:
        expect(anna.prompt).to_be_visible()
        if anna.page.get_by_text(OVER).is_visible():
            break
        turns += 1
        if anna.button(ENTERABLE).count():
            anna.place()
        else:
            anna.done()
    assert turns > 3
    result = anna.page.get_by_role("region", name="Result")
    expect(result.get_by_role("listitem")).to_have_count(3)
    for name in ("Guest", "Yellow", "Green"):  # everything is revealed at the end
        expect(anna.supply(name)).to_have_text(re.compile(r"^\s*\d+"))
    expect(anna.link("Watch the replay")).to_be_visible()
    anna.link("To the lobby").click()
    expect(anna.page.get_by_role("heading", name="Your finished games")).to_be_visible()
    expect(anna.link(re.compile("Watch the replay"))).to_have_count(1)


def test_the_question_is_right_below_the_standings(visit: Visit) -> None:
    anna = visit()
    anna.table(ME, BOT, BOT)
    anna.wait_for_turn()
    standings = anna.page.locator("section").filter(has=anna.page.get_by_role("table"))
    before = standings.bounding_box()
    anna.district(6).click()
    box = anna.page.locator("section + *, .choice").first.bounding_box()
    assert before is not None
    assert box is not None
    assert standings.bounding_box() == before
    assert 0 <= box["y"] - (before["y"] + before["height"]) < 20


def test_the_plain_view_plays_a_move(visit: Visit) -> None:
    anna = visit().with_name("Anna")  # the bots may do the same
    anna.table(ME, BOT, BOT)
    anna.button("Plain view").click()
    anna.page.get_by_label(re.compile("^Search 131 moves")).fill("place 3 d6")
    anna.click_and_wait(anna.button("Place 3 mafiosi in district 6"))
    expect(anna.log.filter(has_text="You place 3 mafiosi in district 6")).to_have_count(1)
    anna.wait_for_turn()
    anna.button("Plain view").click()
    expect(anna.district(6)).to_be_visible()
