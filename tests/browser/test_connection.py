"""Tabs, lost connections, refused moves: nothing is lost, nothing happens twice."""

from __future__ import annotations

import json
import re

import pytest
from browser.conftest import Visit
from browser.visitor import DONE, Visitor
from playwright.sync_api import WebSocketRoute, expect
from server.harness import BOT, ME, OPEN, Json, Server


def told(visitor: Visitor, table: Json) -> list[str]:
    """The log as the server has it, as it should be on the page."""
    return [" ".join(entry["words"]) for entry in visitor.state(table)["log"]]


def shown(visitor: Visitor) -> list[str]:
    return [" ".join(text.split()) for text in visitor.log.all_inner_texts()]


def test_the_server_is_killed_and_the_game_goes_on(visit: Visit, server: Server) -> None:
    anna, bert = visit().called("Anna"), visit().called("Bert")
    table = anna.table(BOT, ME, OPEN)
    bert.join(table)
    anna.place()
    server.kill()
    anna.see("The connection is lost. Trying again …")
    server.start()
    anna.connected()
    bert.connected()
    anna.place()
    bert.place()
    expect(bert.button(DONE)).to_be_enabled()  # his answer has been answered
    server.kill()
    # What is clicked meanwhile is sent when the server is there again, once.
    bert.button(DONE).click()
    server.start()
    anna.connected()
    bert.connected()
    anna.my_turn()
    for person in (anna, bert):
        expect(person.log).to_have_count(person.state(table)["number"])
        assert shown(person) == told(person, table)
        lost = person.problems()
        assert all("WebSocket" in line or "net::ERR" in line for line in lost), lost


def test_two_tabs_of_one_person_stay_in_step(visit: Visit) -> None:
    anna = visit()
    table = anna.table(BOT, ME, BOT)
    tab = anna.also(f"/table/{table['id']}")
    first = anna.place()
    expect(tab.log.last).to_have_text(re.compile(f"in district {first}"))
    tab.place()
    tab.my_turn()
    expect(anna.log).to_have_count(anna.state(table)["number"])
    expect(tab.log).to_have_count(anna.state(table)["number"])
    assert shown(anna) == shown(tab) == told(anna, table)


@pytest.fixture
def meddled(visit: Visit) -> tuple[Visitor, list[str]]:
    """A visitor whose tab hears of nothing new, or whose moves become others on their way."""
    anna = visit().called("Anna")
    meddling: list[str] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_page(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "move" and "forge" in meddling:
                said["move"] = "place 99 d6"
            server.send(json.dumps(said))

        def from_server(message: str | bytes) -> None:
            if json.loads(message)["type"] != "update" or "deaf" not in meddling:
                page.send(message)

        page.on_message(from_page)
        server.on_message(from_server)

    anna.page.route_web_socket(re.compile("/live"), between)
    return anna, meddling


def test_a_stale_tab_is_told_that_the_table_has_moved_on(
    meddled: tuple[Visitor, list[str]],
) -> None:
    stale, meddling = meddled
    table = stale.table(BOT, ME, BOT)
    stale.my_turn()
    meddling.append("deaf")
    entries = stale.log.count()
    stale.also(f"/table/{table['id']}").place()
    expect(stale.log).to_have_count(entries)
    stale.button(DONE).click()
    expect(stale.page.get_by_role("alert").filter(has_text="moved on")).to_be_visible()
    expect(stale.log).to_have_count(entries + 1)
    assert shown(stale) == told(stale, table)


def test_a_refused_move_names_its_rule(meddled: tuple[Visitor, list[str]]) -> None:
    anna, meddling = meddled
    anna.table(ME, BOT, BOT)
    meddling.append("forge")
    anna.my_turn()
    anna.district(6).click()
    anna.button(re.compile("^Place 1 mafioso in district 6")).click()
    alert = anna.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    expect(alert).to_be_visible()
    with anna.page.expect_popup() as opened:
        alert.get_by_role("link", name=re.compile("^Rule VEND-")).click()
    rule = opened.value.url.split("#")[1]
    expect(opened.value.locator(f"[id='{rule}']")).to_be_in_viewport()
    meddling.clear()
    anna.place(1, 6)
