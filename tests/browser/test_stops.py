"""Where one wants to be asked: said with the mouse, the keyboard or a thumb, and kept to."""

from __future__ import annotations

from browser.conftest import Visit
from browser.pages import LARGE_PHONE, words
from browser.test_axe import EVERYTHING, serious
from browser.test_pages import OVERFLOW
from browser.visitor import Visitor
from browser.vtes import reached, take_over
from playwright.sync_api import Locator, expect
from server.harness import Json

from conclave.core.position import Decision, Position

EN = words("en")


def ending(position: Position, decision: Decision) -> bool:
    """The discard phase of one's own turn: then it is the other's turn."""
    return decision.prompt == "DiscardPhase" and position.whose_turn() == 0


def acting(position: Position, decision: Decision) -> bool:
    """Something may be done in the midst of another's action."""
    return (
        position.in_action()
        and position.whose_turn() == 1
        and position.reacts(0)
        and len(decision.options) > 1
    )


def when(visitor: Visitor) -> Locator:
    """The choice of when to be asked."""
    return visitor.page.get_by_role("combobox", name=EN["stops-when"])


def heard(visitor: Visitor, table: Json, **wish: object) -> Json:
    """Wait until the server knows of a wish; how the table is then."""
    for _ in range(1000):
        state = visitor.state(table)
        if wish.items() <= state["stops"].items():
            return state
        visitor.page.wait_for_timeout(20)
    raise AssertionError(f"the server does not hear of {wish}")


def choices(visitor: Visitor, table: Json) -> list[str] | None:
    """What one is asked to choose from, if one is."""
    decision = visitor.state(table)["decision"]
    return decision and [option["move"] for option in decision["options"]]


def went_on(visitor: Visitor, before: int) -> None:
    """Wait until the board shows that somebody has moved."""
    moved = "([before]) => Number(document.querySelector('.board')?.dataset.number) > before"
    visitor.page.wait_for_function(moved, arg=[before])


def test_who_is_asked_always_passes_by_hand_and_who_is_not_does_not(visit: Visit) -> None:
    anna = visit()
    table = take_over(anna, reached(ending, "brujah", "malkavian"))
    expect(when(anna)).to_have_value("could")
    when(anna).select_option("always")
    state = heard(anna, table, when="always")
    anna.post(f"/api/tables/{table['id']}/moves", {"number": state["number"], "move": "pass"})
    expect(anna.page.locator(".prompt")).to_contain_text("Your turn")
    while (asked := choices(anna, table)) != ["pass"]:
        state = anna.state(table)
        assert asked is not None
        assert state["view"]["active"] == 0
        move = {"number": state["number"], "move": asked[-1]}
        anna.post(f"/api/tables/{table['id']}/moves", move)
    when(anna).select_option("could")
    heard(anna, table, when="could")
    went_on(anna, state["number"])
    assert choices(anna, table) != ["pass"]


def test_yields_and_holds_by_keyboard(visit: Visit) -> None:
    anna = visit()
    table = take_over(anna, reached(acting, "brujah", "malkavian"))
    hold = anna.button(EN["hold"])
    expect(hold).to_have_attribute("aria-pressed", "false")
    anna.page.keyboard.press("Alt+n")
    expect(hold).to_have_attribute("aria-pressed", "true")
    heard(anna, table, hold=True)
    anna.page.keyboard.press("Alt+n")
    expect(hold).to_have_attribute("aria-pressed", "false")
    before = anna.state(table)
    assert before["stops"]["action"]
    expect(anna.button(EN["yield-action"])).to_be_enabled()
    anna.page.keyboard.press("Alt+a")
    went_on(anna, before["number"])
    answer = anna.state(table)["log"][before["number"]]
    assert answer["seat"] == 0
    assert answer["events"][0]["event"] in ("Passed", "BlockDeclined")
    expect(anna.button(EN["yield-turn"])).to_be_enabled()


def test_it_fits_a_phone(visit: Visit) -> None:
    record = reached(ending, "brujah", "malkavian")
    for locale in ("de-DE", "pl-PL"):
        anna = visit(**LARGE_PHONE, locale=locale)
        take_over(anna, record)
        said = words(locale[:2])
        for name in ("yield-action", "yield-turn", "hold"):
            box = anna.button(said[name]).bounding_box()
            assert box is not None
            assert box["height"] >= 44, (locale, name)
            assert 0 <= box["x"] <= 390 - box["width"], (locale, name)
        assert anna.page.evaluate(OVERFLOW) <= 0, locale
    assert serious(anna.page, "dark", EVERYTHING) == []
