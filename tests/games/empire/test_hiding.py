"""EMP-HIDE: a character is hidden in town."""

from __future__ import annotations

import pytest
from games.empire.stage import H, Stage, V, many

from conclave.core.events import visible
from conclave.games.empire.rules.events import Entered, HidInTown, Laid, LostMarkers
from conclave.testing import rule

RED = "vampire-1 vampire-3 vampire-nobles-1"


@rule("EMP-HIDE-01", "EMP-HIDE-05")
def test_v_chooses_a_character_in_the_castle() -> None:
    table = Stage("bishop lady officer", v=RED)
    assert table.options(V, "hide") == ["hide bishop", "hide lady", "hide officer"]
    assert table.refuses(V, "hide lord") == "EMP-HIDE-05"
    day = Stage("bishop lady officer", h="holy-water-1 holy-water-2 holy-water-3", time="day")
    assert day.options(H, "hide") == []
    assert day.refuses(H, "hide lady") == "EMP-HIDE-01"


@rule("EMP-HIDE-02", "EMP-HIDE-03", "EMP-R-44", "EMP-HIDE-04")
def test_any_three_vampire_cards_pay_and_go_to_the_moat() -> None:
    table = Stage(v=f"{RED} vampire-clergy-1 nobles-3 organist")
    table.play(V, "hide lady")
    offered = []
    for card in ("vampire-nobles-1", "vampire-3", "vampire-clergy-1"):
        offered.append(table.options(V))
        assert table.refuses(V, "play nobles-3") == "EMP-HIDE-02"
        table.play(V, f"play {card}")
    assert offered[0] == [
        "play vampire-1", "play vampire-3", "play vampire-nobles-1", "play vampire-clergy-1",
    ]  # fmt: skip
    assert [len(row) for row in offered] == [4, 3, 2]
    assert table.moat(V) == "vampire-3 vampire-nobles-1 vampire-clergy-1"
    assert table.hand(V) == "nobles-3 vampire-1 organist"


@rule("EMP-HIDE-02", "EMP-ACT-02")
def test_two_vampire_cards_are_not_enough() -> None:
    table = Stage(v="vampire-1 vampire-nobles-1 nobles-3 nobles-3")
    assert table.options(V, "hide") == []
    assert table.refuses(V, "hide lady") == "EMP-HIDE-02"
    assert Stage(v="vampire-1 vampire-nobles-1 vampire-2").options(V, "hide") != []


@rule("EMP-HIDE-06")
@pytest.mark.parametrize(("who", "unmasked"), [("bishop", ""), ("lady", ""), ("lady", "lady")])
def test_humans_and_vampires_can_be_hidden_masked_or_not(who: str, unmasked: str) -> None:
    table = Stage("bishop lady officer", unmasked=unmasked, v=RED)
    table.play(V, f"hide {who}", *[f"play {card}" for card in RED.split()])
    assert table.town[-1] == who
    assert who not in table.castle


@rule("EMP-HIDE-07", "EMP-HIDE-08", "EMP-HID-06", "EMP-HID-13")
def test_everybody_sees_who_goes_to_the_bottom_and_who_comes() -> None:
    table = Stage("bishop lady officer", town="nun cook maid lord monk butler", v=RED)
    events = []
    for move in ("hide lady", *[f"play {card}" for card in RED.split()]):
        events += table.play(V, move)
    for seat in (V, H, None):
        assert visible(events, seat) == events
        assert table.view(seat)["town_bottom"] == ["lady"]
        assert table.view(seat)["castle"] == ["bishop", "officer", "nun"]
    assert [e for e in events if isinstance(e, Laid)] == [Laid(V, card) for card in RED.split()]
    assert table.events_of(HidInTown) == [HidInTown("lady")]


@rule("EMP-HIDE-08", "EMP-HID-06")
def test_hidden_characters_come_back_in_order() -> None:
    table = Stage("bishop lady officer", town="nun cook maid lord monk butler", v=RED)
    *paying, last = [table.play(V, move) for move in ("hide lady", *[
        f"play {card}" for card in RED.split()])]  # fmt: skip
    assert not any(event.reveals for events in paying for event in events)
    assert [event for event in last if event.reveals] == [Entered("nun")]


@rule("EMP-HIDE-09", "EMP-MARK-05")
def test_hiding_removes_all_markers() -> None:
    table = Stage(v=RED, attack={"lady": 1}, defence={"lady": 2, "bishop": 1})
    table.play(V, "hide lady", *[f"play {card}" for card in RED.split()])
    assert table.events_of(LostMarkers) == [LostMarkers("lady")]
    assert sum(table.table.attack_markers) == 0
    assert sum(table.table.defence_markers) == 1, "the bishop's stays"


@rule("EMP-HIDE-10", "EMP-R-45", "EMP-HID-07")
def test_an_unmasked_vampire_stays_one_in_the_town_and_when_it_comes_back() -> None:
    table = Stage(
        "bishop lady officer", dead="lord nun maid", town="butler cook monk", unmasked="lady",
        v=f"{RED} {many(8, 'vampire-2')}",
    )  # fmt: skip
    table.play(V, "hide lady", *[f"play {card}" for card in RED.split()])
    assert (table.unmasked, table.town[-1]) == (["lady"], "lady")
    for who in ("bishop", "officer"):
        table.until("ChoosingAction", V).play(V, f"hide {who}", *["play vampire-2"] * 3)
    assert table.castle == ["butler", "cook", "monk"]
    table.until("ChoosingAction", V)
    assert "lady" in table.view(H)["unmasked"]
