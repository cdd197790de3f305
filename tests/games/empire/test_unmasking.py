"""EMP-REVEAL: step 2, unmasking a vampire."""

from __future__ import annotations

from games.empire.stage import H, Stage, V, many

from conclave.core.events import visible
from conclave.games.empire.rules.events import Unmasked
from conclave.testing import rule


def unmasking(castle: str = "bishop lady officer", **facts: str) -> Stage:
    """Step 2 of the vampire player; the vampires are Lady, Monk and Cook."""
    facts = {"v": "nobles-1 nobles-2", "h": "nobles-1", **facts}
    return Stage(castle, vampires="lady monk cook", step="unmask", **facts)  # type: ignore[arg-type]


@rule("EMP-REVEAL-01", "EMP-REVEAL-04", "EMP-R-32", "EMP-REVEAL-05")
def test_v_may_unmask_his_own_vampires_wherever_they_are() -> None:
    table = unmasking()
    assert table.options(V) == ["unmask lady", "unmask monk", "unmask cook", "pass"]
    for human in ("bishop", "officer", "lord", "nobody"):
        assert table.refuses(V, f"unmask {human}") == "EMP-REVEAL-04"
    assert table.refuses(H, "unmask lady") == "EMP-TURN-01"


@rule("EMP-REVEAL-01")
def test_nobody_is_unmasked_in_another_step() -> None:
    for step in ("draw", "before", "action", "after"):
        table = Stage(v="nobles-1", h="nobles-1", step=step)
        assert table.options(V, "unmask") == []
        assert table.refuses(V, "unmask lady") in ("EMP-DRAW-02", "EMP-SUPP-01", "EMP-ACT-01")


@rule("EMP-REVEAL-02", "EMP-R-33")
def test_only_one_vampire_a_turn() -> None:
    table = unmasking()
    table.play(V, "unmask lady")
    assert table.prompt == "Supporting"
    assert table.refuses(V, "unmask monk") == "EMP-SUPP-01"
    table.until("Unmasking", V)
    assert table.options(V) == ["unmask monk", "unmask cook", "pass"]
    table.play(V, "unmask monk")
    assert table.unmasked == ["lady", "monk"]


@rule("EMP-R-34", "EMP-REVEAL-02")
def test_v_need_not_unmask() -> None:
    table = unmasking()
    table.play(V, "pass")
    assert table.unmasked == []
    assert table.prompt == "Supporting"


@rule("EMP-REVEAL-03", "EMP-REVEAL-06", "EMP-REVEAL-07", "EMP-HID-01")
def test_an_unmasked_vampire_is_public() -> None:
    table = unmasking()
    assert table.view(H)["unmasked"] == []
    assert table.view(H)["natures"]["lady"] is None
    events = table.play(V, "unmask lady")
    for seat in (V, H, None):
        assert visible(events, seat) == [Unmasked("lady")]
        assert table.view(seat)["unmasked"] == ["lady"]
        assert table.view(seat)["natures"]["lady"] == "vampire"
        assert "lady" in table.view(seat)["castle"]
    for seat in (H, None):
        assert table.view(seat)["natures"]["monk"] is None


@rule("EMP-REVEAL-05", "EMP-REVEAL-08", "EMP-RESULT-05")
def test_a_vampire_unmasked_in_town_enters_the_castle_unmasked() -> None:
    table = unmasking(town="monk lord nun maid cook butler", v="clergy-1 clergy-1")
    table.play(V, "unmask monk")
    assert table.view(H)["unmasked"] == ["monk"]
    assert "monk" in table.view(H)["town"]
    table.until("ChoosingAction", V)
    assert table.options(V, "attack") == ["attack bishop lady", "attack bishop officer"]
    table.fight("bishop officer", ("clergy-1", ""))
    assert table.castle == ["bishop", "lady", "monk"]
    table.until("ChoosingAction", V)
    assert table.options(V, "attack") == ["attack monk bishop", "attack monk lady"]


@rule("EMP-REVEAL-09")
def test_unmasking_costs_nothing() -> None:
    table = unmasking(v="nobles-1 nobles-2")
    table.play(V, "unmask lady")
    assert table.hand(V) == "nobles-1 nobles-2"
    assert table.moat(V) == table.cellar(V) == ""


@rule("EMP-REVEAL-10", "EMP-HIDE-10", "EMP-R-45")
def test_an_unmasked_vampire_stays_unmasked_even_in_hiding() -> None:
    table = unmasking(v=many(3, "vampire-1"))
    table.play(V, "unmask lady")
    table.until("ChoosingAction", V).play(V, "hide lady", *["play vampire-1"] * 3)
    assert table.town[-1] == "lady"
    assert table.view(H)["unmasked"] == ["lady"]
    table.until("Unmasking", V)
    assert table.options(V) == ["unmask monk", "unmask cook", "pass"]


@rule("EMP-REVEAL-11", "EMP-MARK-09")
def test_markers_stay_on_an_unmasked_vampire() -> None:
    table = Stage(v="nobles-1", attack={"lady": 1}, defence={"lady": 2, "bishop": 1}, step="unmask")
    table.play(V, "unmask lady")
    assert table.view(H)["attack_markers"] == {"bishop": 0, "lady": 1, "officer": 0}
    assert table.view(H)["defence_markers"] == {"bishop": 1, "lady": 2, "officer": 0}


@rule("EMP-REVEAL-04")
def test_the_step_is_skipped_if_all_are_unmasked_or_dead() -> None:
    table = Stage(
        "bishop nun officer", vampires="lady monk cook", unmasked="monk cook", dead="lady",
        v="nobles-1", step="unmask",
    )  # fmt: skip
    assert table.prompt == "Supporting"
    one_left = Stage("bishop nun officer", unmasked="monk", dead="lady", v="nobles-1",
                     step="unmask")  # fmt: skip
    assert one_left.options(V) == ["unmask cook", "pass"]


@rule("EMP-R-52", "EMP-VALID-02")
def test_a_vampire_unmasked_this_turn_may_use_vampire_cards() -> None:
    masked, unmasked = unmasking(v="vampire-2 nobles-1"), unmasking(v="vampire-2 nobles-1")
    masked.play(V, "pass")
    masked.until("ChoosingAction", V).play(V, "attack lady bishop")
    assert masked.options(V, "play") == ["play nobles-1"]
    assert masked.refuses(V, "play vampire-2") == "EMP-VALID-01"
    unmasked.play(V, "unmask lady")
    unmasked.until("ChoosingAction", V).play(V, "attack lady bishop")
    assert unmasked.options(V, "play") == ["play nobles-1", "play vampire-2"]
