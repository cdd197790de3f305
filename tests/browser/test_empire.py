"""Empire in the browser: playing with the mouse, and the notebook."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.conftest import Visit
from browser.empire import (
    EN,
    HUMANS,
    VAMPIRES,
    answer,
    ask_if_possible,
    castle,
    click_and_wait,
    event_names,
    find_game,
    new_table,
    selectable_cards,
    selectable_characters,
    server_view,
    take_over,
)
from browser.masquerade import DESKTOP, confirm, has, is_over, wait_for_question
from browser.texts import messages
from playwright.sync_api import WebSocket, expect
from server.harness import Json

from conclave.core.position import Decision, Position

TABLE = messages("web", "en")


def attacking(round: int) -> Any:
    """An attack in this round of combat, with valid cards in hand."""

    def wanted(position: Position, decision: Decision) -> bool:
        facts = decision.facts
        return (
            facts.get("attacks") == "yes"
            and facts["round"] == round
            and has("Lay")(position, decision)
        )

    return wanted


def defending(position: Position, decision: Decision) -> bool:
    """A defence, with valid cards in hand."""
    return decision.facts.get("attacks") == "no" and has("Lay")(position, decision)


def can_strike(position: Position, decision: Decision) -> bool:
    """Holy water has just unmasked a vampire in the castle, who can now be attacked."""
    return has("Attack")(position, decision) and has("Pass")(position, decision)


def may_hide_or_attack(position: Position, decision: Decision) -> bool:
    """A choice between hiding a character and attacking."""
    return has("Hide")(position, decision) and has("Attack")(position, decision)


# Playing


@pytest.mark.parametrize("side", ["vampires", "humans"])
def test_a_whole_game_against_a_bot_by_clicking(visit: Visit, side: str) -> None:
    anna = visit(**DESKTOP)
    new_table(anna, VAMPIRES if side == "vampires" else HUMANS)
    kinds = set()
    while not is_over(anna):
        kinds.add(answer(anna))
    assert {"draw", "action", "fight"} <= kinds
    assert ("unmask" in kinds) == (side == "vampires")
    result = anna.page.get_by_role("region", name="Result")
    expect(result.get_by_role("listitem")).to_have_count(2)
    expect(anna.page.get_by_text("Unknown", exact=True)).to_have_count(0)


def test_cards_are_discarded_into_cellar_and_moat_then_drawn(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = new_table(anna, VAMPIRES)
    wait_for_question(anna, "draw")
    selectable_cards(anna).nth(0).click()
    selectable_cards(anna).nth(1).click()
    click_and_wait(anna, anna.button("2 into the cellar"))
    expect(selectable_cards(anna)).to_have_count(6)
    selectable_cards(anna).nth(0).click()
    click_and_wait(anna, anna.button("Into the moat"))
    expect(anna.button("Keep your hand")).to_have_count(0)
    click_and_wait(anna, anna.button("Draw up to eight"))
    view = server_view(anna, table)
    assert (view["cellar"][0], view["moat"][0], len(view["hand"][0])) == (2, 1, 8)
    expect(
        anna.page.get_by_role("group", name=EN["emp-your-hand"]).get_by_role("button")
    ).to_have_count(8)


def test_a_combat_of_two_rounds(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(attacking(2), HUMANS))
    wait_for_question(anna, "fight")
    combat = anna.page.get_by_role("region", name=EN["emp-combat"])
    expect(combat).to_contain_text("Round 2 of 2")
    before = server_view(anna, table)["combat"]
    expect(combat).to_contain_text(f"Attack value {before['attack']}")
    expect(combat).to_contain_text(f"Defence value {before['defence']}")
    expect(anna.page.locator(".character.attacker")).to_contain_text("attacks")
    expect(anna.page.locator(".character.target")).to_contain_text("is attacked")
    laid = len(server_view(anna, table)["laid"][0])
    expect(combat.locator(".attacker li")).to_have_count(laid)
    selectable_cards(anna).first.click()
    click_and_wait(anna, anna.button("Play it and choose more"))
    expect(combat.locator(".attacker li")).to_have_count(laid + 1)
    after = server_view(anna, table)["combat"]
    assert after["attack"] > before["attack"]
    expect(combat).to_contain_text(f"Attack value {after['attack']}")
    click_and_wait(anna, anna.button("No more cards"))
    while "RoundEnded" not in event_names(anna, table):
        answer(anna)
    events = [event for entry in anna.state(table)["log"] for event in entry["events"]]
    ended = [event for event in events if event["event"] == "RoundEnded"]
    assert ended[0]["number"] == 2


def test_the_total_is_shown_before_cards_are_played(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(attacking(1), VAMPIRES))
    wait_for_question(anna, "fight")
    selectable_cards(anna).first.click()
    card = selectable_cards(anna).first.get_attribute("aria-label") or ""
    value = int(re.findall(r"\d+", card)[0])
    combat = server_view(anna, table)["combat"]
    expected = f"Play this card and finish({combat['attack'] + value} against {combat['defence']})"
    expect(confirm(anna)).to_have_text(expected)


def test_a_defender_may_play_cards_or_none(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(defending, HUMANS))
    wait_for_question(anna, "fight")
    expect(anna.button("No defence cards")).to_be_visible()
    selectable_cards(anna).first.click()
    click_and_wait(anna, confirm(anna))
    while "RoundEnded" not in event_names(anna, table):
        answer(anna)
    events = event_names(anna, table)
    assert events[: events.index("RoundEnded")].count("Laid") >= 1


def test_holy_water_asks_about_a_character_in_town(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(has("Ask"), HUMANS))
    wait_for_question(anna, "action")
    anna.button("Holy water").click()
    town = anna.page.get_by_role("region", name=EN["emp-town"])
    chip = town.get_by_role("button", name=re.compile(": choose$")).first
    who = (chip.get_attribute("aria-label") or "").split(":")[0]
    chip.click()
    click_and_wait(anna, anna.button(f"Ask about the {who}"))
    wait_for_question(anna, "spend")
    expect(confirm(anna)).to_be_disabled()
    selectable_cards(anna).nth(0).click()
    selectable_cards(anna).nth(1).click()
    click_and_wait(anna, anna.button("Play 2 cards"))
    assert event_names(anna, table).count("Asked") == 1
    nature = server_view(anna, table)["natures"][who.lower()]
    # The bots play on: she may be in town, at the castle or dead by now.
    shown = anna.page.locator(".chip, .character").filter(has_text=who).first
    expect(shown).to_contain_text(nature, ignore_case=True)


def test_holy_water_that_finds_a_vampire_allows_an_attack(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(can_strike, HUMANS, ask_if_possible))
    wait_for_question(anna, "strike")
    expect(anna.button("Don’t attack")).to_be_visible()
    expect(castle(anna).filter(has_text="Vampire, unmasked")).not_to_have_count(0)
    selectable_characters(anna).first.click()
    click_and_wait(anna, confirm(anna))
    assert "CombatBegan" in event_names(anna, table)


def test_a_character_is_hidden_in_town(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(may_hide_or_attack, VAMPIRES))
    wait_for_question(anna, "action")
    anna.button("Hide").click()
    expect(selectable_characters(anna)).to_have_count(len(server_view(anna, table)["castle"]))
    who = castle(anna).first.get_by_role("heading").inner_text()
    selectable_characters(anna).first.click()
    click_and_wait(anna, anna.button(f"Hide the {who} in town"))
    for place in range(3):
        selectable_cards(anna).nth(place).click()
    click_and_wait(anna, anna.button("Play 3 cards"))
    town = anna.page.get_by_role("region", name=EN["emp-town"])
    expect(town).to_contain_text(EN["emp-town-bottom"])
    expect(town.locator("ol").get_by_text(who, exact=True)).to_be_visible()
    assert server_view(anna, table)["town_bottom"][-1] == who.lower()


def test_a_vampire_is_unmasked(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(has("Unmask"), VAMPIRES))
    wait_for_question(anna, "unmask")
    expect(selectable_characters(anna)).to_have_count(3)
    selectable_characters(anna).first.click()
    click_and_wait(anna, anna.button(re.compile("^Unmask the ")))
    assert len(server_view(anna, table)["unmasked"]) == 1
    expect(anna.page.locator(".board").get_by_text("Vampire, unmasked")).to_have_count(1)


def test_only_playable_support_cards_are_selectable(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(has("PlaySupport"), HUMANS))
    wait_for_question(anna, "support")
    options = anna.state(table)["decision"]["options"]
    playable = [option for option in options if option["kind"] == "PlaySupport"]
    expect(selectable_cards(anna)).to_have_count(len(playable))
    selectable_cards(anna).first.click()
    click_and_wait(anna, anna.button(playable[0]["words"]))
    assert "PlayedSupport" in event_names(anna, table)


def test_day_and_night_are_shown(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    take_over(anna, find_game(has("PassTurn"), HUMANS))
    expect(anna.page.locator(".board.day")).to_be_visible()
    expect(anna.page.get_by_role("heading", name=re.compile(r"^Day \d+$"))).to_be_visible()
    take_over(anna, find_game(has("PassTurn"), VAMPIRES))
    expect(anna.page.locator(".board.night")).to_be_visible()
    expect(anna.page.get_by_role("heading", name=re.compile(r"^Night \d+$"))).to_be_visible()


# The notebook


def listen(socket: WebSocket, sent: list[str]) -> None:
    """Record the messages sent on a socket."""
    socket.on("framesent", lambda frame: sent.append(str(frame)))


def test_the_notebook_stays_in_the_browser(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    sent: list[str] = []
    anna.page.on("websocket", lambda socket: listen(socket, sent))
    table = take_over(anna, find_game(has("PassTurn"), HUMANS))
    view = server_view(anna, table)
    who = next(name for name in view["castle"] + view["town"] if view["natures"][name] is None)
    name = who.capitalize()
    sent.clear()
    anna.page.on("request", lambda request: sent.append(request.url))
    for state in ("no note", "probably human", "doubtful"):
        anna.button(f"{name}: {state}. Change your note").click()
    expect(anna.button(f"{name}: probably a vampire. Change your note")).to_be_visible()
    anna.button(EN["emp-notebook"]).click()
    marks = anna.page.get_by_role("dialog").get_by_role("combobox", name=f"Your note: {name}")
    expect(marks).to_have_value("vampire")
    marks.select_option("doubtful")
    anna.page.keyboard.press("Escape")
    assert [it for it in sent if "ping" not in it] == []
    anna.page.reload()
    expect(anna.button(f"{name}: doubtful. Change your note")).to_be_visible()
    take_over(anna, find_game(has("PassTurn"), HUMANS))
    expect(anna.button(f"{name}: no note. Change your note")).to_be_visible()


def test_the_hints_add_up(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, find_game(has("Ask"), HUMANS))
    anna.button(EN["emp-help"]).click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("row")).to_have_count(10)
    natures = server_view(anna, table)["natures"]
    unknown = [who for who, nature in natures.items() if nature is None]
    missing = 3 - sum(nature == "vampire" for nature in natures.values())
    share = f"{round(100 * missing / len(unknown))}%"
    total = 0
    for who in unknown:
        row = dialog.get_by_role("row", name=re.compile(f"^{who.capitalize()} "))
        expect(row.get_by_role("cell").nth(1)).to_have_text(share)
        expect(row.get_by_role("cell").nth(2)).to_have_text(re.compile(r"\d+%"))
        total += int(row.get_by_role("cell").nth(2).inner_text().strip().rstrip("%"))
    assert abs(total - 100 * missing) <= len(unknown)


def test_the_vampire_player_has_no_notebook(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    take_over(anna, find_game(has("PassTurn"), VAMPIRES))
    wait_for_question(anna, "action")
    expect(anna.button(EN["emp-notebook"])).to_have_count(0)
    expect(anna.button(re.compile("Change your note$"))).to_have_count(0)
    expect(anna.page.locator(".board").get_by_text("Vampire, hidden")).not_to_have_count(0)


def test_a_spectator_sees_nothing_hidden(visit: Visit) -> None:
    anna, vlad = visit(**DESKTOP), visit(**DESKTOP)
    table = new_table(anna, VAMPIRES, public=True)
    wait_for_question(anna, "draw")
    vlad.with_name("Vlad").go(f"/table/{table['id']}")
    expect(castle(vlad)).to_have_count(3)
    for nature in ("Vampire, hidden", "Vampire, unmasked", "Human", "Human, known to you"):
        expect(vlad.page.locator(".board").get_by_text(nature, exact=True)).to_have_count(0)
    expect(vlad.page.locator(".board").get_by_text("Unknown", exact=True)).to_have_count(3)
    expect(vlad.page.get_by_role("group", name=EN["emp-your-hand"])).to_have_count(0)
    expect(vlad.page.locator(".portrait.vampire, svg.vampire")).to_have_count(0)
    assert set(server_view(vlad, table)["natures"].values()) == {None}


def test_against_people_every_support_question_is_asked_until_yielded(visit: Visit) -> None:
    anna, vlad = visit(**DESKTOP), visit(**DESKTOP)
    body: Json = {"game": "empire", "options": VAMPIRES, "public": False, "clock": None}
    table = anna.with_name("Anna").post(
        "/api/tables", body | {"seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    vlad.with_name("Vlad").join(table)
    anna.go(f"/table/{table['id']}")
    while wait_for_question(anna) != "support":
        answer(anna)
    expect(anna.page.get_by_role("combobox", name=TABLE["stops-when"])).to_have_value("always")
    anna.button(TABLE["yield-turn"]).click()
    wait_for_question(vlad, "support")
