"""EMP-MARK: persons, and the markers that they put on characters."""

from __future__ import annotations

import pytest
from games.empire.stage import H, Stage, V, many

from conclave.games.empire.cards import LIBRARY, OUR_DECKS
from conclave.games.empire.rules.events import Marked, RoundEnded
from conclave.testing import rule

PERSONS = {
    "organist": (V, "clergy", "bishop"), "lady-in-waiting": (V, "nobles", "lady"),
    "kitchen-boy": (V, "servants", "maid"), "novice": (H, "clergy", "bishop"),
    "squire": (H, "nobles", "lady"), "ostler": (H, "servants", "maid"),
}  # fmt: skip


@rule("EX-EMP-MARK-a", "EMP-MARK-06", "EMP-R-07", "EMP-MARK-07")
def test_a_marker_counts_in_the_first_round_and_not_in_the_second() -> None:
    table = Stage("bishop lady officer", unmasked="lady", h="clergy-3 clergy-1",
                  v="vampire-2 vampire-1", defence={"lady": 1}, time="day")  # fmt: skip
    table.fight("bishop lady", ("clergy-3", "vampire-2"), ("clergy-1", "vampire-1"))
    assert table.events_of(RoundEnded) == [RoundEnded(1, 3, 3), RoundEnded(2, 4, 3)]
    assert table.dead == ["lady"]


@rule("EMP-MARK-01")
def test_each_deck_has_its_three_persons() -> None:
    for name, (side, _, _) in PERSONS.items():
        assert OUR_DECKS[side].count(LIBRARY.numbers[name]) == 1
        assert LIBRARY.numbers[name] not in OUR_DECKS[1 - side]


@rule("EMP-MARK-02", "EMP-MARK-03", "EMP-R-09", "EMP-HID-19")
@pytest.mark.parametrize("kind", ["attack", "defence"])
@pytest.mark.parametrize("name", PERSONS)
def test_a_person_marks_a_character_of_its_class_for_attack_or_defence(
    name: str, kind: str
) -> None:
    seat, _, who = PERSONS[name]
    hands = {"v" if seat == V else "h": f"{name} nobles-1", "v" if seat == H else "h": "nobles-1"}
    table = Stage("bishop lady maid", **hands, step="before", time="night" if seat == V else "day")  # type: ignore[arg-type]
    table.until("Supporting", seat).play(seat, f"support {name}")
    assert table.options(seat) == ["choose attack-marker", "choose defence-marker"]
    events = table.play(seat, f"choose {kind}-marker")
    assert Marked(seat, who, kind) in events, "the only one of the class: nothing to choose"
    for watcher in (V, H, None):
        assert table.view(watcher)[f"{kind}_markers"][who] == 1
        other = "defence" if kind == "attack" else "attack"
        assert set(table.view(watcher)[f"{other}_markers"].values()) == {0}


@rule("EMP-R-09", "EMP-R-10")
def test_only_characters_of_the_class_in_the_castle_may_be_chosen() -> None:
    table = Stage("lord lady maid", v="lady-in-waiting organist", step="before")
    assert table.options(V) == ["support lady-in-waiting", "pass"], "no clergy is in the castle"
    assert table.refuses(V, "support organist") == "EMP-R-70"
    table.play(V, "support lady-in-waiting", "choose defence-marker")
    assert table.options(V) == ["on lord", "on lady"]
    for who in ("officer", "maid"):
        assert table.refuses(V, f"on {who}") == "EMP-SUPP-12"
    table.play(V, "on lord")


@rule("EMP-R-09")
def test_a_table_may_let_persons_support_anybody() -> None:
    table = Stage("lord lady maid", v="organist", options={"persons": "any"}, step="before")
    table.play(V, "support organist", "choose attack-marker")
    assert table.options(V) == ["on lord", "on lady", "on maid"]
    table.play(V, "on maid")
    assert table.view(None)["attack_markers"] == {"lord": 0, "lady": 0, "maid": 1}


@rule("EMP-MARK-04", "EMP-MARK-06")
def test_a_marker_stays_over_combats_and_turns() -> None:
    table = Stage("bishop lady maid", v=many(6, "nobles-2"), h=many(6, "clergy-2"),
                  defence={"bishop": 1}, attack={"lady": 1})  # fmt: skip
    for _ in range(2):
        table.until("ChoosingAction", V)
        table.fight("lady bishop", ("nobles-2", "clergy-2"))
        table.play(V, "done")
        assert table.view(None)["defence_markers"]["bishop"] == 1
        assert table.view(None)["attack_markers"]["lady"] == 1
    assert table.events_of(RoundEnded) == [RoundEnded(1, 3, 3)] * 2


@rule("EMP-MARK-07")
def test_attack_markers_count_for_attackers_and_defence_markers_for_targets() -> None:
    table = Stage("bishop lady maid", v="nobles-2 nobles-1", h="clergy-1 clergy-1",
                  attack={"bishop": 4}, defence={"lady": 5})  # fmt: skip
    table.fight("lady bishop", ("nobles-2", "clergy-1"))
    assert table.events_of(RoundEnded) == [RoundEnded(1, 2, 1)]
    assert table.dead == ["bishop"]


@rule("EMP-MARK-08")
@pytest.mark.parametrize("time", ["day", "night"])
def test_markers_count_for_either_supporting_player(time: str) -> None:
    hand = "clergy-2 nobles-1"
    table = Stage("bishop lady maid", v=hand, h=hand, time=time,
                  attack={"bishop": 1}, defence={"lady": 2})  # fmt: skip
    table.fight("bishop lady", ("clergy-2", "nobles-1"))
    assert table.events_of(RoundEnded) == [RoundEnded(1, 3, 3)]


@rule("EMP-MARK-08", "EMP-MARK-10")
def test_v_may_protect_a_character_against_himself() -> None:
    table = Stage("bishop lady maid", v="organist nobles-1 nobles-1", h="nobles-1", step="before")
    table.play(V, "support organist", "choose defence-marker")
    table.quiet()
    table.play(V, "attack lady bishop", "play nobles-1")
    assert table.refuses(V, "done") == "EMP-DECL-12"
    table.play(V, "play nobles-1")


@rule("EMP-R-08", "EMP-R-11", "EMP-R-09")
def test_markers_add_up_and_do_not_run_out() -> None:
    table = Stage("bishop lady maid", v="organist", h="novice", attack={"bishop": 9},
                  defence={"bishop": 8}, step="before")  # fmt: skip
    table.play(V, "support organist", "choose attack-marker")
    assert table.view(None)["attack_markers"]["bishop"] == 10
    assert table.view(None)["defence_markers"]["bishop"] == 8
    three = Stage("bishop lady maid", v="nobles-5", defence={"bishop": 3}, attack={"lady": 2})
    three.play(V, "attack lady bishop", "play nobles-5")
    three.quiet()
    assert three.events_of(RoundEnded) == [RoundEnded(1, 7, 3)]


@rule("EMP-R-10", "EMP-MARK-05")
def test_a_character_returning_to_the_castle_has_no_markers() -> None:
    table = Stage("bishop lady maid", dead="lord officer monk nun cook butler", town="",
                  v=many(3, "vampire-1"), defence={"bishop": 2})  # fmt: skip
    table.play(V, "hide bishop", *["play vampire-1"] * 3)
    assert "bishop" in table.castle
    assert table.view(None)["defence_markers"]["bishop"] == 0
