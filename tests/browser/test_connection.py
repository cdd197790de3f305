"""Tabs, lost connections and refused moves: nothing is lost, nothing happens twice."""

from __future__ import annotations

import json
import re

import pytest
from browser.conftest import Visit
from browser.visitor import DONE, Visitor
from playwright.sync_api import Route, WebSocketRoute, expect
from server.harness import BOT, ME, OPEN, Json, Server


def server_log(visitor: Visitor, table: Json) -> list[str]:
    """The log on the server."""
    return [" ".join(entry["words"]) for entry in visitor.state(table)["log"]]


def page_log(visitor: Visitor) -> list[str]:
    return [" ".join(text.split()) for text in visitor.log.all_inner_texts()]


def test_a_game_survives_a_killed_server(visit: Visit, server: Server) -> None:
    anna, bert = visit().with_name("Anna"), visit().with_name("Bert")
    table = anna.table(BOT, ME, OPEN)
    bert.join(table)
    anna.place()
    server.kill()
    anna.see("Connection lost. Reconnecting…")
    server.start()
    anna.wait_until_connected()
    bert.wait_until_connected()
    anna.place()
    bert.place()
    expect(bert.button(DONE)).to_be_enabled()  # the server has confirmed the move
    server.kill()
    # A click in the meantime is sent once when the server is back.
    bert.button(DONE).click()
    server.start()
    anna.wait_until_connected()
    bert.wait_until_connected()
    anna.wait_for_turn()
    for person in (anna, bert):
        expect(person.log).to_have_count(person.state(table)["number"])
        assert page_log(person) == server_log(person, table)
        lost = person.problems()
        assert all("WebSocket" in line or "net::ERR" in line for line in lost), lost


def test_a_board_that_could_not_be_loaded_is_loaded_later(visit: Visit) -> None:
    anna = visit()
    refused: list[str] = []

    def refuse_twice(route: Route) -> None:
        if len(refused) < 2:
            refused.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    anna.page.route(re.compile(r"/assets/Board-[^/]*\.js$"), refuse_twice)
    anna.table(ME, BOT, BOT)
    expect(anna.district(1)).to_be_visible()
    assert len(refused) == 2
    lost = anna.problems()
    assert all("net::ERR_FAILED" in line for line in lost), lost


def test_two_tabs_of_one_person_stay_in_step(visit: Visit) -> None:
    anna = visit()
    table = anna.table(BOT, ME, BOT)
    tab = anna.new_tab(f"/table/{table['id']}")
    first = anna.place()
    expect(tab.log.last).to_have_text(re.compile(f"in district {first}"))
    tab.place()
    tab.wait_for_turn()
    expect(anna.log).to_have_count(anna.state(table)["number"])
    expect(tab.log).to_have_count(anna.state(table)["number"])
    assert page_log(anna) == page_log(tab) == server_log(anna, table)


@pytest.fixture
def tampered(visit: Visit) -> tuple[Visitor, list[str]]:
    """A visitor whose tab gets no news, or whose moves are changed on their way."""
    anna = visit().with_name("Anna")
    tampering: list[str] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_page(message: str | bytes) -> None:
            message_data = json.loads(message)
            if message_data["type"] == "move" and "forge" in tampering:
                message_data["move"] = "place 99 d6"
            server.send(json.dumps(message_data))

        def from_server(message: str | bytes) -> None:
            if json.loads(message)["type"] != "update" or "deaf" not in tampering:
                page.send(message)

        page.on_message(from_page)
        server.on_message(from_server)

    anna.page.route_web_socket(re.compile("/live"), between)
    return anna, tampering


def test_a_move_in_a_stale_tab_is_refused(
    tampered: tuple[Visitor, list[str]],
) -> None:
    stale, tampering = tampered
    table = stale.table(BOT, ME, BOT)
    stale.wait_for_turn()
    tampering.append("deaf")
    entries = stale.log.count()
    stale.new_tab(f"/table/{table['id']}").place()
    expect(stale.log).to_have_count(entries)
    stale.button(DONE).click()
    expect(stale.page.get_by_role("alert").filter(has_text="moved on")).to_be_visible()
    expect(stale.log).to_have_count(entries + 1)
    assert page_log(stale) == server_log(stale, table)


def test_an_illegal_move_cites_its_rule(tampered: tuple[Visitor, list[str]]) -> None:
    anna, tampering = tampered
    anna.table(ME, BOT, BOT)
    tampering.append("forge")
    anna.wait_for_turn()
    anna.district(6).click()
    anna.button(re.compile("^Place 1 mafioso in district 6")).click()
    alert = anna.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    expect(alert).to_be_visible()
    with anna.page.expect_popup() as opened:
        alert.get_by_role("link", name=re.compile("^Rule VEND-")).click()
    rule = opened.value.url.split("#")[1]
    expect(opened.value.locator(f"[id='{rule}']")).to_be_in_viewport()
    tampering.clear()
    anna.place(1, 6)
