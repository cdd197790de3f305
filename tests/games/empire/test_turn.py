"""EMP-TURN, EMP-ACT, EMP-PASS: the steps of a turn, and passing."""

from __future__ import annotations

import pytest
from games.empire.stage import H, Stage, V, many

from conclave.games.empire.rules.events import Drew, PassedTurn, TurnBegan
from conclave.testing import rule

FULL = "nobles-1 clergy-1 servants-1 vampire-1 vampire-2 vampire-3 bats organist"
HOLY = "nobles-1 clergy-1 servants-1 holy-water-1 holy-water-2 squire bell well"


@rule("EMP-TURN-01", "EMP-TURN-02", "EMP-PASS-05")
def test_nights_and_days_alternate() -> None:
    table = Stage(v=FULL, h=HOLY, time="night", step="draw")
    for _ in range(5):
        table.until("ChoosingAction")
        table.play(table.decider, "pass-turn")
        table.until("Drawing")
    turns = [(event.seat, event.time, event.number) for event in table.events_of(TurnBegan)]
    assert turns == [
        (H, "day", 2), (V, "night", 3), (H, "day", 4), (V, "night", 5), (H, "day", 6),
    ]  # fmt: skip


@rule("EMP-TURN-03", "EMP-SUPP-01", "EMP-ACT-03")
def test_a_night_has_its_steps_in_order() -> None:
    table = Stage(v=FULL, h=HOLY, time="night", step="draw")
    asked = [table.asked]
    for move in ("skip", "pass", "pass", "pass", "pass-turn", "moat nobles-1", "moat clergy-1",
                 "pass", "pass"):  # fmt: skip
        table.play(table.decider, move)
        asked.append(table.asked)
    assert asked == [
        (V, "Drawing"),
        (V, "Unmasking"),
        (V, "Supporting"), (H, "Supporting"),
        (V, "ChoosingAction"), (V, "Paying"), (V, "Paying"),
        (V, "Supporting"), (H, "Supporting"),
        (H, "Drawing"),
    ]  # fmt: skip


@rule("EMP-TURN-03", "EMP-R-58", "EMP-REVEAL-01", "EMP-SUPP-04")
def test_a_day_has_no_second_step() -> None:
    table = Stage(v=FULL, h=HOLY, time="day", step="draw")
    asked = [table.asked]
    for move in ("skip", "pass", "pass", "pass-turn", "moat nobles-1", "moat clergy-1"):
        table.play(table.decider, move)
        asked.append(table.asked)
    assert asked == [
        (H, "Drawing"),
        (H, "Supporting"), (V, "Supporting"),
        (H, "ChoosingAction"), (H, "Paying"), (H, "Paying"),
        (H, "Supporting"),
    ]  # fmt: skip


@rule("EMP-TURN-04", "EMP-ACT-03")
def test_there_is_exactly_one_action_a_turn() -> None:
    table = Stage(v=FULL, h=HOLY, time="day")
    table.play(H, "pass-turn", "moat nobles-1", "moat clergy-1")
    actions = []
    while table.prompt != "Drawing":
        actions += table.options(table.decider, "pass-turn")
        table.play(table.decider, "pass")
    assert actions == []
    assert table.asked == (V, "Drawing")


@rule("EMP-TURN-05", "EMP-HIDE-01", "EMP-HOLY-01", "EMP-ACT-01")
def test_v_hides_fights_or_passes() -> None:
    table = Stage("bishop lady officer", v=FULL, time="night")
    kinds = {move.split()[0] for move in table.options(V)}
    assert kinds == {"pass-turn", "hide", "attack"}
    assert table.refuses(V, "ask lady") == "EMP-HOLY-01"
    table.play(V, "hide lady")


@rule("EMP-TURN-05", "EMP-HIDE-01", "EMP-HOLY-01", "EMP-ACT-01")
def test_h_asks_fights_or_passes() -> None:
    table = Stage("bishop lady officer", h=HOLY, time="day")
    kinds = {move.split()[0] for move in table.options(H)}
    assert kinds == {"pass-turn", "ask", "attack"}
    assert table.refuses(H, "hide lady") == "EMP-HIDE-01"
    table.play(H, "ask lady")


@rule("EMP-TURN-06", "EMP-DRAW-01", "EMP-REVEAL-01")
@pytest.mark.parametrize(("step", "move"), [
    ("draw", "skip"), ("draw", "draw"), ("draw", "moat nobles-1"), ("unmask", "unmask lady"),
    ("before", "support squire"), ("action", "pass-turn"), ("action", "attack bishop lady"),
    ("action", "ask lady"),
])  # fmt: skip
def test_the_other_player_takes_no_step_of_his_own(step: str, move: str) -> None:
    table = Stage(v=FULL, h=HOLY, time="night", step=step)
    assert table.decider == V
    assert table.refuses(H, move) == "EMP-TURN-01"
    assert table.options(H) == []
    assert table.options(V) != []


@rule("EMP-ACT-01", "EMP-PASS-03")
def test_passing_is_always_possible_even_if_nothing_else_is() -> None:
    assert Stage(v="bats organist").options(V) == ["pass-turn"]
    rich = Stage(v=FULL).options(V)
    assert "pass-turn" in rich
    assert len(rich) > 1


@rule("EMP-ACT-02")
def test_actions_that_cannot_be_paid_are_not_offered() -> None:
    poor = Stage("bishop lady officer", v="vampire-1 vampire-2 servants-1")
    assert poor.options(V) == ["pass-turn"]
    assert poor.refuses(V, "hide lady") == "EMP-HIDE-02"
    assert poor.refuses(V, "attack lady bishop") == "EMP-DECL-11"
    dry = Stage(h="holy-water-1 servants-1 servants-1", time="day")
    assert dry.options(H) == ["pass-turn"]
    assert dry.refuses(H, "ask lady") == "EMP-HOLY-02"


@rule("EMP-PASS-01", "EMP-PASS-02", "EMP-PASS-04", "EMP-R-18", "EMP-R-23")
def test_passing_discards_two_cards_into_the_moat() -> None:
    table = Stage(v=FULL, h=HOLY, time="day")
    events = table.play(H, "pass-turn")
    assert events == [PassedTurn(H)]
    assert {move.split()[0] for move in table.options(H)} == {"moat"}
    assert len(table.options(H)) == 8
    assert table.refuses(H, "cellar squire") == "EMP-PASS-01"
    table.play(H, "moat squire", "moat holy-water-2")
    assert table.moat(H) == "holy-water-2 squire"
    assert table.table.spent[H] == (), "they lie face down"
    assert table.cellar(H) == ""
    assert table.hand(H) == "nobles-1 clergy-1 servants-1 holy-water-1 bell well"
    assert table.prompt == "Supporting"
    assert table.events_of(Drew) == []


@rule("EMP-R-17")
@pytest.mark.parametrize("hand", ["nobles-1", ""])
def test_passing_with_fewer_than_two_cards_discards_all(hand: str) -> None:
    table = Stage(v=hand, time="night")
    table.play(V, "pass-turn", *[f"moat {card}" for card in hand.split()])
    assert table.hand(V) == ""
    assert table.moat(V) == hand
    assert table.asked == (H, "Drawing")


@rule("EMP-PASS-05", "EMP-PASS-04")
def test_after_passing_the_other_player_has_his_turn() -> None:
    table = Stage(v=many(4, "nobles-1"), h=HOLY)
    table.play(V, "pass-turn", "moat nobles-1", "moat nobles-1")
    table.quiet()
    assert table.asked == (H, "Drawing")
    assert table.hand(V) == many(2, "nobles-1")
    assert table.pile(V) == 10
