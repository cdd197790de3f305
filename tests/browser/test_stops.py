"""Stops: players choose when they want to be asked."""

from __future__ import annotations

from browser.conftest import Visit
from browser.pages import LARGE_PHONE
from browser.test_axe import EVERYTHING, serious
from browser.test_pages import OVERFLOW
from browser.texts import messages
from browser.visitor import Visitor
from browser.vtes import find_game, take_over
from playwright.sync_api import Locator, expect
from server.harness import Json

from conclave.core.position import Decision, Position

EN = messages("web", "en")


def ending(position: Position, decision: Decision) -> bool:
    """The discard phase, just before the other player's turn."""
    return decision.prompt == "DiscardPhase" and position.whose_turn() == 0


def during_an_action(position: Position, decision: Decision) -> bool:
    """A reaction during another player's action."""
    return (
        position.in_action()
        and position.whose_turn() == 1
        and position.reacts(0)
        and len(decision.options) > 1
    )


def when(visitor: Visitor) -> Locator:
    """The menu for when to be asked."""
    return visitor.page.get_by_role("combobox", name=EN["stops-when"])


def wait_for_request(visitor: Visitor, table: Json, **request: object) -> Json:
    """Wait until the server has these settings; returns the table's state."""
    for _ in range(1000):
        state = visitor.state(table)
        if request.items() <= state["stops"].items():
            return state
        visitor.page.wait_for_timeout(20)
    raise AssertionError(f"the server never got {request}")


def choices(visitor: Visitor, table: Json) -> list[str] | None:
    """The current options, if there is a question."""
    decision = visitor.state(table)["decision"]
    return decision and [option["move"] for option in decision["options"]]


def wait_for_move(visitor: Visitor, before: int) -> None:
    """Wait until the board shows another move."""
    moved = "([before]) => Number(document.querySelector('.board')?.dataset.number) > before"
    visitor.page.wait_for_function(moved, arg=[before])


def test_players_can_choose_to_be_asked_every_time_or_pass_automatically(visit: Visit) -> None:
    anna = visit()
    table = take_over(anna, find_game(ending, "brujah", "malkavian"))
    expect(when(anna)).to_have_value("could")
    when(anna).select_option("always")
    state = wait_for_request(anna, table, when="always")
    anna.post(f"/api/tables/{table['id']}/moves", {"number": state["number"], "move": "pass"})
    expect(anna.page.locator(".prompt")).to_contain_text("Your turn")
    while (options := choices(anna, table)) != ["pass"]:
        state = anna.state(table)
        assert options is not None
        assert state["view"]["active"] == 0
        move = {"number": state["number"], "move": options[-1]}
        anna.post(f"/api/tables/{table['id']}/moves", move)
    when(anna).select_option("could")
    wait_for_request(anna, table, when="could")
    wait_for_move(anna, state["number"])
    assert choices(anna, table) != ["pass"]


def test_yields_and_holds_by_keyboard(visit: Visit) -> None:
    anna = visit()
    table = take_over(anna, find_game(during_an_action, "brujah", "malkavian"))
    hold = anna.button(EN["hold"])
    expect(hold).to_have_attribute("aria-pressed", "false")
    anna.page.keyboard.press("Alt+n")
    expect(hold).to_have_attribute("aria-pressed", "true")
    wait_for_request(anna, table, hold=True)
    anna.page.keyboard.press("Alt+n")
    expect(hold).to_have_attribute("aria-pressed", "false")
    before = anna.state(table)
    assert before["stops"]["action"]
    expect(anna.button(EN["yield-action"])).to_be_enabled()
    anna.page.keyboard.press("Alt+a")
    wait_for_move(anna, before["number"])
    answer = anna.state(table)["log"][before["number"]]
    assert answer["seat"] == 0
    assert answer["events"][0]["event"] in ("Passed", "BlockDeclined")
    expect(anna.button(EN["yield-turn"])).to_be_enabled()


def test_the_stop_settings_fit_a_phone(visit: Visit) -> None:
    record = find_game(ending, "brujah", "malkavian")
    for locale in ("de-DE", "pl-PL"):
        anna = visit(**LARGE_PHONE, locale=locale)
        take_over(anna, record)
        texts = messages("web", locale[:2])
        for name in ("yield-action", "yield-turn", "hold"):
            box = anna.button(texts[name]).bounding_box()
            assert box is not None
            assert box["height"] >= 44, (locale, name)
            assert 0 <= box["x"] <= 390 - box["width"], (locale, name)
        assert anna.page.evaluate(OVERFLOW) <= 0, locale
    assert serious(anna.page, "dark", EVERYTHING) == []
