"""Guests and accounts."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Visit
from browser.visitor import Visitor
from playwright.sync_api import expect
from server.harness import BOT, ME, OPEN, Server

SECRET = "garlic and silver"


def test_sign_up_leave_and_return_in_another_browser(visit: Visit) -> None:
    anna = visit()
    table = anna.table(BOT, ME, BOT)
    district = anna.place()
    anna.go("/account")
    up = anna.page.get_by_role("region", name="Create an account")
    up.get_by_label("Username").fill("Anna who returns")
    up.get_by_label("Password").fill(SECRET)
    up.get_by_role("button", name="Create an account").click()
    anna.see("You are signed in as Anna who returns.")
    anna.context.close()

    again = visit().go("/")
    expect(again.page.get_by_role("heading", name="Your games")).to_have_count(0)
    again.link("Sign in").click()
    enter = again.page.get_by_role("region", name="Sign in")
    enter.get_by_label("Username").fill("Anna who returns")
    enter.get_by_label("Password").fill("not the password")
    enter.get_by_role("button", name="Sign in").click()
    expect(again.page.get_by_role("alert")).not_to_be_empty()
    assert len(again.problems()) == 1, "the browser logs the refused request"
    enter.get_by_label("Password").fill(SECRET)
    enter.get_by_role("button", name="Sign in").click()
    again.see("You are signed in as Anna who returns.")
    again.link("Conclave").click()
    again.link(re.compile("Your turn.*Continue")).click()
    assert again.page.url.endswith(table["id"])
    expect(again.log.filter(has_text=f"in district {district}").first).to_be_visible()
    again.done()

    again.go("/account")
    again.button("Sign out").click()
    again.see("You don’t have a name yet.")
    expect(again.link(re.compile("Your turn"))).to_have_count(0)


def sign_up(visitor: Visitor, name: str, password: str = SECRET) -> None:
    up = visitor.page.get_by_role("region", name="Create an account")
    up.get_by_label("Username").fill(name)
    up.get_by_label("Password").fill(password)
    up.get_by_role("button", name="Create an account").click()


def test_signing_up_in_another_tab_keeps_the_first_one_playing(visit: Visit) -> None:
    anna = visit()
    anna.table(BOT, ME, BOT)
    anna.place()
    other = anna.new_tab("/account")
    sign_up(other, "Anna in two tabs")
    other.see("You are signed in as Anna in two tabs.")
    expect(anna.page.get_by_text("Anna in two tabs").first).to_be_visible()
    anna.done()


def test_a_weak_password_is_refused_with_a_reason(visit: Visit) -> None:
    anna = visit().go("/account")
    sign_up(anna, "Anna in a hurry", "password")
    expect(anna.page.get_by_role("alert")).to_contain_text("easy to guess")
    assert len(anna.problems()) == 1, "the browser logs the refused request"


@pytest.mark.parametrize(
    ("locale", "mark"),
    [("en-GB", "has an account"), ("de-DE", "hat ein Konto"), ("pl-PL", "ma konto")],
)
def test_accounts_are_marked_wherever_names_are_shown(
    visit: Visit, server: Server, locale: str, mark: str
) -> None:
    owner, guest = server.person("Somebody"), server.person("Plain Guest")
    name = f"Sealed {locale}"
    owner.post("/api/account", {"name": name, "password": SECRET})
    table = owner.table(ME, OPEN, OPEN, public=True)
    guest.join(table)
    watcher = visit(locale=locale).go("/")
    listed = watcher.page.get_by_role("listitem").filter(has_text=name)
    expect(listed.get_by_role("img", name=mark)).to_have_count(1)
    watcher.go(f"/join/{table['id']}")
    chairs = watcher.page.locator("label")
    expect(chairs.filter(has_text=name).get_by_role("img", name=mark)).to_be_visible()
    expect(chairs.filter(has_text="Plain Guest").get_by_role("img", name=mark)).to_have_count(0)
    server.person("Third").post(f"/api/tables/{table['id']}/join", {})
    watcher.go(f"/table/{table['id']}")
    expect(watcher.page.locator(".seat").get_by_role("img", name=mark)).to_have_count(1)
    for person in (owner, guest):
        person.post(f"/api/tables/{table['id']}/chat", {"text": "Good evening"})
    talk = watcher.page.locator("li.chat")
    expect(talk).to_have_count(2)
    expect(talk.get_by_role("img", name=mark)).to_have_count(1)


def test_a_private_table_is_closed_to_strangers(visit: Visit) -> None:
    table = visit().table(ME, BOT, BOT)
    eve = visit().go(f"/table/{table['id']}")
    eve.see("You don’t have access to this table")
    eve.link("To the lobby").click()
    expect(eve.offer("Play now")).to_be_visible()
    assert len(eve.problems()) <= 2, "the browser logs the refused requests"


def test_a_guest_chooses_a_name(visit: Visit) -> None:
    anna = visit().go("/account")
    anna.page.get_by_label("Your name").fill("Countess")
    anna.button("Save").click()
    anna.see("Saved.")
    expect(anna.link("Countess")).to_be_visible()
