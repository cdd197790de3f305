"""Empire in the browser: playing by mouse, by day and by night, and what one may suspect."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.conftest import Visit
from browser.empire import (
    EN,
    HUMANS,
    VAMPIRES,
    acting,
    answer,
    asking,
    castle,
    lit,
    offered,
    reached,
    shown,
    sit,
    take_over,
    told,
)
from browser.masquerade import DESKTOP, asked, confirm, has, is_over
from playwright.sync_api import WebSocket, expect
from server.harness import Json

from conclave.core.position import Decision, Position


def attacking(round: int) -> Any:
    """A question for cards to attack with, in a round of combat, with some that are valid."""

    def wanted(position: Position, decision: Decision) -> bool:
        facts = decision.facts
        return (
            facts.get("attacks") == "yes"
            and facts["round"] == round
            and has("Lay")(position, decision)
        )

    return wanted


def defending(position: Position, decision: Decision) -> bool:
    """A question for cards to defend with, with some that are valid."""
    return decision.facts.get("attacks") == "no" and has("Lay")(position, decision)


def can_strike(position: Position, decision: Decision) -> bool:
    """Holy water has just unmasked a vampire in the castle, who can be attacked."""
    return has("Attack")(position, decision) and has("Pass")(position, decision)


def may_hide_or_attack(position: Position, decision: Decision) -> bool:
    """A choice of actions, one of which is to hide somebody."""
    return has("Hide")(position, decision) and has("Attack")(position, decision)


# Playing


@pytest.mark.parametrize("side", ["vampires", "humans"])
def test_a_whole_game_against_a_bot_by_clicking(visit: Visit, side: str) -> None:
    anna = visit(**DESKTOP)
    sit(anna, VAMPIRES if side == "vampires" else HUMANS)
    kinds = set()
    while not is_over(anna):
        kinds.add(answer(anna))
    assert {"draw", "action", "fight"} <= kinds
    assert ("unmask" in kinds) == (side == "vampires")
    result = anna.page.get_by_role("region", name="How it ended")
    expect(result.get_by_role("listitem")).to_have_count(2)
    expect(anna.page.get_by_text("Unknown", exact=True)).to_have_count(0)


def test_cards_are_discarded_into_cellar_and_moat_then_drawn(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = sit(anna, VAMPIRES)
    asked(anna, "draw")
    lit(anna).nth(0).click()
    lit(anna).nth(1).click()
    acting(anna, anna.button("2 into the cellar"))
    expect(lit(anna)).to_have_count(6)
    lit(anna).nth(0).click()
    acting(anna, anna.button("Into the moat"))
    expect(anna.button("Keep the hand")).to_have_count(0)
    acting(anna, anna.button("Draw up to eight"))
    view = shown(anna, table)
    assert (view["cellar"][0], view["moat"][0], len(view["hand"][0])) == (2, 1, 8)
    expect(
        anna.page.get_by_role("group", name=EN["emp-your-hand"]).get_by_role("button")
    ).to_have_count(8)


def test_a_combat_of_two_rounds(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, reached(attacking(2), HUMANS))
    asked(anna, "fight")
    combat = anna.page.get_by_role("region", name=EN["emp-combat"])
    expect(combat).to_contain_text("Round 2 of 2")
    before = shown(anna, table)["combat"]
    expect(combat).to_contain_text(f"Attack value {before['attack']}")
    expect(combat).to_contain_text(f"Defence value {before['defence']}")
    expect(anna.page.locator(".character.attacker")).to_contain_text("attacks")
    expect(anna.page.locator(".character.target")).to_contain_text("is attacked")
    laid = len(shown(anna, table)["laid"][0])
    expect(combat.locator(".attacker li")).to_have_count(laid)
    lit(anna).first.click()
    acting(anna, anna.button("Play it and go on"))
    expect(combat.locator(".attacker li")).to_have_count(laid + 1)
    after = shown(anna, table)["combat"]
    assert after["attack"] > before["attack"]
    expect(combat).to_contain_text(f"Attack value {after['attack']}")
    acting(anna, anna.button("No more cards"))
    while "RoundEnded" not in told(anna, table):
        answer(anna)
    events = [event for entry in anna.state(table)["log"] for event in entry["events"]]
    ended = [event for event in events if event["event"] == "RoundEnded"]
    assert ended[0]["number"] == 2


def test_what_the_cards_would_make_is_said_before_they_are_played(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, reached(attacking(1), VAMPIRES))
    asked(anna, "fight")
    lit(anna).first.click()
    card = lit(anna).first.get_attribute("aria-label") or ""
    value = int(re.findall(r"\d+", card)[0])
    combat = shown(anna, table)["combat"]
    expected = f"Play this and be done({combat['attack'] + value} against {combat['defence']})"
    expect(confirm(anna)).to_have_text(expected)


def test_a_defender_plays_or_leaves_it(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, reached(defending, HUMANS))
    asked(anna, "fight")
    expect(anna.button("No cards for the defence")).to_be_visible()
    lit(anna).first.click()
    acting(anna, confirm(anna))
    while "RoundEnded" not in told(anna, table):
        answer(anna)
    events = told(anna, table)
    assert events[: events.index("RoundEnded")].count("Laid") >= 1


def test_holy_water_asks_about_somebody_in_town(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, reached(has("Ask"), HUMANS))
    asked(anna, "action")
    anna.button("Holy water").click()
    town = anna.page.get_by_role("region", name=EN["emp-town"])
    chip = town.get_by_role("button", name=re.compile(": choose$")).first
    who = (chip.get_attribute("aria-label") or "").split(":")[0]
    chip.click()
    acting(anna, anna.button(f"Ask about the {who}"))
    asked(anna, "spend")
    expect(confirm(anna)).to_be_disabled()
    lit(anna).nth(0).click()
    lit(anna).nth(1).click()
    acting(anna, anna.button("Play 2 cards"))
    assert told(anna, table).count("Asked") == 1
    nature = shown(anna, table)["natures"][who.lower()]
    heading = {"vampire": "Vampire, unmasked", "human": "Human"}[nature]
    expect(town.get_by_role("listitem").filter(has_text=who)).to_contain_text(heading)


def test_holy_water_that_finds_a_vampire_lets_one_attack_at_once(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, reached(can_strike, HUMANS, asking))
    asked(anna, "strike")
    expect(anna.button("Do not attack")).to_be_visible()
    expect(castle(anna).filter(has_text="Vampire, unmasked")).not_to_have_count(0)
    offered(anna).first.click()
    acting(anna, confirm(anna))
    assert "CombatBegan" in told(anna, table)


def test_somebody_is_hidden_in_town(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, reached(may_hide_or_attack, VAMPIRES))
    asked(anna, "action")
    anna.button("Hide somebody").click()
    expect(offered(anna)).to_have_count(len(shown(anna, table)["castle"]))
    who = castle(anna).first.get_by_role("heading").inner_text()
    offered(anna).first.click()
    acting(anna, anna.button(f"Hide the {who} in town"))
    for place in range(3):
        lit(anna).nth(place).click()
    acting(anna, anna.button("Play 3 cards"))
    town = anna.page.get_by_role("region", name=EN["emp-town"])
    expect(town).to_contain_text(EN["emp-town-bottom"])
    expect(town.locator("ol").get_by_text(who, exact=True)).to_be_visible()
    assert shown(anna, table)["town_bottom"][-1] == who.lower()


def test_a_vampire_is_unmasked(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, reached(has("Unmask"), VAMPIRES))
    asked(anna, "unmask")
    expect(offered(anna)).to_have_count(3)
    offered(anna).first.click()
    acting(anna, anna.button(re.compile("^Unmask the ")))
    assert len(shown(anna, table)["unmasked"]) == 1
    expect(anna.page.locator(".board").get_by_text("Vampire, unmasked")).to_have_count(1)


def test_only_support_cards_that_can_be_played_are_lit(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, reached(has("PlaySupport"), HUMANS))
    asked(anna, "support")
    options = anna.state(table)["decision"]["options"]
    playable = [option for option in options if option["kind"] == "PlaySupport"]
    expect(lit(anna)).to_have_count(len(playable))
    lit(anna).first.click()
    acting(anna, anna.button(playable[0]["words"]))
    assert "PlayedSupport" in told(anna, table)


def test_day_and_night_are_seen_and_said(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    take_over(anna, reached(has("PassTurn"), HUMANS))
    expect(anna.page.locator(".board.day")).to_be_visible()
    expect(anna.page.get_by_role("heading", name=re.compile(r"^Day \d+$"))).to_be_visible()
    take_over(anna, reached(has("PassTurn"), VAMPIRES))
    expect(anna.page.locator(".board.night")).to_be_visible()
    expect(anna.page.get_by_role("heading", name=re.compile(r"^Night \d+$"))).to_be_visible()


# Suspicions


def listen(socket: WebSocket, sent: list[str]) -> None:
    """Note what is sent over a socket."""
    socket.on("framesent", lambda frame: sent.append(str(frame)))


def test_the_notebook_stays_in_the_browser(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    sent: list[str] = []
    anna.page.on("websocket", lambda socket: listen(socket, sent))
    table = take_over(anna, reached(has("PassTurn"), HUMANS))
    view = shown(anna, table)
    who = next(name for name in view["castle"] + view["town"] if view["natures"][name] is None)
    name = who.capitalize()
    sent.clear()
    anna.page.on("request", lambda request: sent.append(request.url))
    for state in ("no mark", "you think human", "you doubt"):
        anna.button(f"{name}: {state}. Change the mark").click()
    expect(anna.button(f"{name}: you think vampire. Change the mark")).to_be_visible()
    anna.button(EN["emp-notebook"]).click()
    marks = anna.page.get_by_role("dialog").get_by_role("combobox", name=f"Your mark for: {name}")
    expect(marks).to_have_value("vampire")
    marks.select_option("doubtful")
    anna.page.keyboard.press("Escape")
    assert [it for it in sent if "ping" not in it] == []
    anna.page.reload()
    expect(anna.button(f"{name}: you doubt. Change the mark")).to_be_visible()
    take_over(anna, reached(has("PassTurn"), HUMANS))
    expect(anna.button(f"{name}: no mark. Change the mark")).to_be_visible()


def test_what_could_be_known_adds_up(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    table = take_over(anna, reached(has("Ask"), HUMANS))
    anna.button(EN["emp-help"]).click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("row")).to_have_count(10)
    natures = shown(anna, table)["natures"]
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


def test_the_vampire_player_has_nothing_to_suspect(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    take_over(anna, reached(has("PassTurn"), VAMPIRES))
    asked(anna, "action")
    expect(anna.button(EN["emp-notebook"])).to_have_count(0)
    expect(anna.button(re.compile("Change the mark$"))).to_have_count(0)
    expect(anna.page.locator(".board").get_by_text("Vampire, unseen")).not_to_have_count(0)


def test_a_spectator_sees_nothing_hidden(visit: Visit) -> None:
    anna, vlad = visit(**DESKTOP), visit(**DESKTOP)
    table = sit(anna, VAMPIRES, public=True)
    asked(anna, "draw")
    vlad.called("Vlad").go(f"/table/{table['id']}")
    expect(castle(vlad)).to_have_count(3)
    for nature in ("Vampire, unseen", "Vampire, unmasked", "Human", "Human, known to you"):
        expect(vlad.page.locator(".board").get_by_text(nature, exact=True)).to_have_count(0)
    expect(vlad.page.locator(".board").get_by_text("Unknown", exact=True)).to_have_count(3)
    expect(vlad.page.get_by_role("group", name=EN["emp-your-hand"])).to_have_count(0)
    expect(vlad.page.locator(".portrait.vampire, svg.vampire")).to_have_count(0)
    assert set(shown(vlad, table)["natures"].values()) == {None}


def test_against_people_nobody_passes_in_haste_unasked(visit: Visit) -> None:
    anna, vlad = visit(**DESKTOP), visit(**DESKTOP)
    body: Json = {"game": "empire", "options": VAMPIRES, "public": False, "clock": None}
    table = anna.called("Anna").post(
        "/api/tables", body | {"seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    vlad.called("Vlad").join(table)
    anna.go(f"/table/{table['id']}")
    while asked(anna) != "support":
        answer(anna)
    box = anna.page.get_by_role("checkbox", name=EN["emp-silent"])
    expect(box).not_to_be_checked()
    anna.button(EN["emp-hush"]).click()
    asked(vlad, "support")
