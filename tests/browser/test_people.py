"""Guests, accounts, and coming back."""

from __future__ import annotations

import re

from browser.conftest import Visit
from playwright.sync_api import expect
from server.harness import BOT, ME

SECRET = "garlic and silver"


def test_sign_up_leave_and_return_in_another_browser(visit: Visit) -> None:
    anna = visit()
    table = anna.table(BOT, ME, BOT)
    district = anna.place()
    anna.go("/account")
    up = anna.page.get_by_role("region", name="Create an account")
    up.get_by_label("Account name").fill("Anna")
    up.get_by_label("Password").fill(SECRET)
    up.get_by_role("button", name="Create an account").click()
    anna.see("You are signed in as Anna.")
    anna.context.close()

    again = visit().go("/")
    expect(again.page.get_by_role("heading", name="Your games")).to_have_count(0)
    again.link("Sign in").click()
    enter = again.page.get_by_role("region", name="Sign in")
    enter.get_by_label("Account name").fill("Anna")
    enter.get_by_label("Password").fill("not the password")
    enter.get_by_role("button", name="Sign in").click()
    expect(again.page.get_by_role("alert")).not_to_be_empty()
    assert len(again.problems()) == 1, "the browser logs the refused request"
    enter.get_by_label("Password").fill(SECRET)
    enter.get_by_role("button", name="Sign in").click()
    again.see("You are signed in as Anna.")
    again.link("Conclave").click()
    again.link(re.compile("Your turn.*Play on")).click()
    assert again.page.url.endswith(table["id"])
    expect(again.log.filter(has_text=f"in district {district}").first).to_be_visible()
    again.done()

    again.go("/account")
    again.button("Sign out").click()
    again.see("You have no name here yet.")
    expect(again.link(re.compile("Your turn"))).to_have_count(0)


def test_a_private_table_is_closed_to_strangers(visit: Visit) -> None:
    table = visit().table(ME, BOT, BOT)
    eve = visit().go(f"/table/{table['id']}")
    eve.see("This table is not open to you")
    eve.link("To the lobby").click()
    expect(eve.offer("Play now")).to_be_visible()
    assert len(eve.problems()) <= 2, "the browser logs the refused requests"


def test_a_guest_chooses_a_name(visit: Visit) -> None:
    anna = visit().go("/account")
    anna.page.get_by_label("Your name").fill("Countess")
    anna.button("Save").click()
    anna.see("Saved.")
    expect(anna.link("Countess")).to_be_visible()
