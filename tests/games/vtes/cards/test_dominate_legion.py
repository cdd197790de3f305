"""Tests of Command the Legion."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.stage import A, B, C

# Command the Legion


def command(mode: str, blood: int = 10) -> tuple[PeopleStage, int]:
    """A's vampire of capacity 9 is choosing whom to tap."""
    stage = PeopleStage(3)
    rival = stage.vampire(A, "Rival", blood)
    for seat, name in ((B, "Elder"), (B, "Rival"), (B, "Kurt"), (C, "Ira"), (C, "Pupil")):
        stage.vampire(seat, name)
    stage.ally(C, "Thug")
    stage.hand(A, "Command the Legion")
    stage.play(A, f"play command-the-legion {mode}", rival)
    return stage, rival


def names(stage: PeopleStage) -> list[str]:
    """The minions who may be chosen now."""
    return [text.split()[1].split("#")[0] for text in stage.options(A) if "target" in text]


def choose(stage: PeopleStage, *chosen: str) -> None:
    """Choose these minions, and no more."""
    for name in chosen:
        stage.play(A, next(text for text in stage.options(A) if f" {name}#" in text))
    if stage.prompt == "Targeting":
        stage.play(A, "done")


def tapped(stage: PeopleStage) -> list[str]:
    """The tapped minions of the others."""
    found = [card for seat in (B, C) for card in stage.table.ready[seat]]
    return [stage.table.card_name(card) for card in found if stage.table.tapped[card]]


def test_command_the_legion_taps_one_minion_for_two_blood_and_each_other_for_one() -> None:
    stage, rival = command("dom", 9)
    assert names(stage) == ["kurt", "ira", "pupil", "thug"]  # allies and younger vampires
    choose(stage, "kurt", "thug", "ira")
    stage.skip("MinionPhase", A)
    assert tapped(stage) == ["kurt", "ira", "thug"]
    assert stage.blood(rival) == 9 - 4


def test_command_the_legion_at_superior_may_tap_one_older_vampire() -> None:
    stage, rival = command("DOM", 9)
    assert names(stage)[:3] == ["rival", "elder", "rival"]
    choose(stage, "elder")
    stage, rival = command("DOM", 9)
    stage.play(A, next(text for text in stage.options(A) if " elder#" in text))
    assert names(stage) == ["kurt", "ira", "pupil", "thug"]
    choose(stage, "pupil")
    stage.skip("MinionPhase", A)
    assert tapped(stage) == ["elder", "pupil"]
    assert stage.blood(rival) == 9 - 3


def test_command_the_legion_reaches_as_far_as_the_blood() -> None:
    stage, rival = command("dom", 3)
    choose(stage, "kurt", "ira")
    stage.skip("MinionPhase", A)
    assert (tapped(stage), stage.blood(rival)) == (["kurt", "ira"], 0)
    stage = PeopleStage()
    stage.vampire(A, "Rival", 1)
    stage.vampire(B, "Pupil")
    stage.hand(A, "Command the Legion")
    assert offered_modes(stage, A, "command-the-legion") == []


def test_command_the_legion_may_be_blocked_by_those_it_is_directed_at() -> None:
    stage, _ = command("dom", 9)
    choose(stage, "ira")
    asked = []
    while stage.prompt != "MinionPhase":
        asked += [stage.decider] if stage.prompt == "BlockQuestion" else []
        stage.do_minimum()
    assert asked == [C]
