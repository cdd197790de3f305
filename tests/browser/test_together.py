"""Several people at one table: invitations, chat, secrets, taking back."""

from __future__ import annotations

import re

from browser.conftest import Visit
from browser.visitor import DONE, ENTERABLE, Visitor
from playwright.sync_api import expect
from server.harness import BOT, ME, OPEN, Json

SECRET = re.compile(r"^\s*secret")


def two_people(visit: Visit) -> tuple[Visitor, Visitor, Json]:
    """A table where a bot moves first, then Anna, then Bert."""
    anna, bert = visit().with_name("Anna"), visit().with_name("Bert")
    table = anna.table(BOT, ME, OPEN)
    bert.join(table)
    anna.wait_for_turn()
    return anna, bert, table


def test_two_browsers_by_invitation_link(visit: Visit) -> None:
    anna = visit().with_name("Anna").go("/")
    anna.offer("New table…").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_label("Number of players").select_option("3")
    form.get_by_label("Seat 2").select_option(label="Open, by invitation")
    form.get_by_role("button", name="Create table").click()
    anna.see("1 free seat")
    link = anna.page.get_by_label("Share this link").input_value()

    bert = visit().go(link)
    bert.page.get_by_label("Your name").fill("Bert")
    bert.button("Sit down").click()
    anna.place(3, 6)
    for _ in range(2):
        for person in (bert, anna):
            person.place()
            person.done()
    bert.wait_for_turn()

    anna.page.get_by_label("Say something").fill("Well played!")
    anna.page.get_by_label("Say something").press("Enter")
    bert.page.get_by_label("Say something").fill("You too")
    bert.button("Send").click()
    for person in (anna, bert):
        expect(person.log.filter(has_text="Anna: Well played!")).to_have_count(1)
        expect(person.log.filter(has_text="Bert: You too")).to_have_count(1)
    assert anna.log.count() == bert.log.count()
    expect(anna.log.filter(has_text="You place 3 mafiosi in district 6.")).to_have_count(1)
    expect(bert.log.filter(has_text="Anna places 3 mafiosi in district 6.")).to_have_count(1)

    expect(anna.supply("Anna")).to_have_text(re.compile(r"^\s*\d+"))
    expect(anna.supply("Bert")).to_have_text(SECRET)
    expect(bert.supply("Bert")).to_have_text(re.compile(r"^\s*\d+"))
    expect(bert.supply("Anna")).to_have_text(SECRET)


def test_the_terms_are_shown_before_joining_and_a_guest_may_leave(visit: Visit) -> None:
    anna, bert = visit().with_name("Anna"), visit().with_name("Bert")
    table = anna.table(ME, OPEN, OPEN, clock={"kind": "move", "seconds": 90})
    bert.go(f"/join/{table['id']}?invitation={table['invitation']}")
    bert.see("Rounds: 1")
    bert.see("90 seconds per move. If your time runs out, a bot takes over.")
    bert.button("Sit down").click()
    anna.see("1 free seat")
    bert.button("Leave the seat").click()
    anna.see("2 free seats")
    expect(bert.link("Sit down")).to_be_visible()


def test_a_move_is_taken_back_at_once_or_with_consent(visit: Visit) -> None:
    anna, bert, table = two_people(visit)
    before = anna.state(table)["view"]

    # Nothing was revealed, so nobody has to agree.
    expect(anna.button("Take back")).to_have_count(0)
    anna.place()
    anna.click_and_wait(anna.button("Take back"))
    expect(anna.log.last).to_have_text(re.compile("Your move is taken back"))
    expect(bert.log.last).to_have_text(re.compile("Anna’s move is taken back"))
    assert anna.state(table)["view"] == before
    expect(anna.button("Take back")).to_have_count(0)

    # A card was turned over, so Bert is asked, and agrees.
    turn_a_card_and_ask(anna, bert)
    bert.click_and_wait(bert.button("Agree"))
    expect(anna.button(DONE)).to_be_enabled()
    assert anna.state(table)["sheet"]["turn"] == [1]

    # The next time he refuses.
    anna.done()
    bert.wait_for_turn()
    after = anna.state(table)["view"]
    ask(anna, bert)
    bert.click_and_wait(bert.button("Decline"))
    expect(anna.page.get_by_text("You have asked to take back")).to_have_count(0)
    assert anna.state(table)["view"] == after
    bert.place()


def turn_a_card_and_ask(anna: Visitor, bert: Visitor) -> None:
    anna.place()
    anna.done()
    bert.wait_for_turn()
    ask(anna, bert)


def ask(anna: Visitor, bert: Visitor) -> None:
    anna.click_and_wait(anna.button("Take back"))
    anna.see("You have asked to take back a move. Waiting for Bert.")
    bert.see("Anna asks to take back a move.")


def test_a_chat_message_keeps_a_half_made_choice(visit: Visit) -> None:
    anna, bert, _ = two_people(visit)
    anna.button(ENTERABLE).first.click()
    anna.button("one more").click()
    bert.page.get_by_label("Say something").fill("Take your time")
    bert.button("Send").click()
    expect(anna.log.last).to_have_text("Bert: Take your time")
    anna.click_and_wait(anna.button(re.compile("^Place 2")))


def test_spectators_see_no_supplies(visit: Visit) -> None:
    anna, eve = visit().with_name("Anna"), visit()
    anna.table(ME, BOT, BOT, public=True)
    eve.go("/")
    eve.link(re.compile("Anna.*Watch")).click()
    expect(eve.log.first).to_be_visible()
    for name in ("Anna", "Yellow", "Green"):
        expect(eve.supply(name)).to_have_text(SECRET)
    expect(eve.page.get_by_label("Say something")).to_have_count(0)
    anna.see(re.compile("1 spectator"))
    anna.place(3, 6)
    expect(eve.log.filter(has_text="Anna places 3 mafiosi in district 6")).to_have_count(1)


def test_a_bot_replaces_a_player_who_resigns(visit: Visit) -> None:
    anna, bert, _ = two_people(visit)
    anna.button("Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    anna.see(re.compile("resigned"))
    expect(anna.button("Take back")).to_have_count(0)
    bert.wait_for_turn()
