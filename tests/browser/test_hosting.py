"""What the host of a table can do in the browser."""

from __future__ import annotations

from browser.conftest import Visit
from playwright.sync_api import expect
from server.harness import BOT, ME, OPEN


def test_a_host_fills_a_seat_and_replaces_an_absent_player_by_a_bot(visit: Visit) -> None:
    hanna, bert = visit().with_name("Hanna"), visit().with_name("Bert")
    table = hanna.table(ME, OPEN, OPEN)
    bert.join(table)
    expect(bert.page.get_by_label("Seat 3")).to_have_count(0)
    hanna.page.get_by_label("Seat 3").select_option(label="Fair bot")
    bert.see("At the host’s request, a bot plays for Green.")
    instead = hanna.page.get_by_label("Let a bot play for…")
    expect(hanna.button("Resign")).to_be_visible()
    expect(instead).to_have_count(0)
    bert.go("/")
    instead.select_option(label="Bert")
    hanna.button("Let a bot play").click()
    hanna.see("At the host’s request, a bot plays for Bert.")
    expect(instead).to_have_count(0)
    assert hanna.state(table)["sheet"]["seats"][1]["kind"] == "bot"


def test_a_host_opens_a_seat_again_and_closes_the_table(visit: Visit) -> None:
    hanna, bert = visit().with_name("Hanna"), visit().with_name("Bert")
    table = hanna.table(OPEN, OPEN, BOT, public=True)
    bert.join(table)
    expect(bert.button("Leave the seat")).to_be_visible()
    hanna.page.get_by_label("Seat 1").select_option(label="Open, by invitation")
    expect(bert.link("Sit down")).to_be_visible()
    hanna.button("Close the table").click()
    hanna.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    for person in (hanna, bert):
        person.see("This table was closed before its game began.")
        expect(person.link("Sit down")).to_have_count(0)
