"""Tests of newspapers, radio and television stations."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, try_block, use
from games.vtes.cards.rulings import ruling
from games.vtes.made_up import ERRAND
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, REACTION
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.modifying import EndAction

STOP = Card("Stop", REACTION, effect=EndAction(fails=True), when="announced")


def blocked_hunt(seats: int, hunter: str = "Elder") -> tuple[PeopleStage, int, int]:
    """A vampire of A hunts at 1 stealth, and one of B without intercept attempts to block."""
    stage = PeopleStage(seats)
    elder, rival = stage.vampire(A, hunter, 2), stage.vampire(B, "Rival", 5)
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    return stage, elder, rival


# Channel 10


def test_channel_10_gives_2_intercept_from_the_second_action_on() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder", 2), stage.vampire(A, "Pupil", 2)
    rival = stage.vampire(B, "Rival")
    channel = stage.permanent(B, "Channel 10")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    assert not stage.offers(B, "use", channel, "0")
    stage.resolve()
    stage.play(A, "hunt", pupil)
    try_block(stage, rival)
    stage.skip("block", B)
    use(stage, B, channel)
    assert stage.table.tapped[channel]
    assert values.intercept(stage.table, rival) == 2


def test_channel_10_counts_the_actions_of_this_turn_alone() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 2), stage.vampire(B, "Rival", 2)
    channel = stage.permanent(A, "Channel 10")
    stage.play(A, "hunt", elder)
    stage.resolve()
    stage.skip("MinionPhase", B)
    stage.play(B, "hunt", rival)
    stage.table.tapped[elder] = False
    try_block(stage, elder, A)
    stage.skip("block", A)
    assert not stage.offers(A, "use", channel, "0")


@ruling("Channel 10", 1)
@pytest.mark.parametrize(("stopped_by", "usable"), [("Direct Intervention", False), ("Stop", True)])
def test_an_action_cancelled_as_it_is_played_is_not_the_first(
    stopped_by: str, usable: bool
) -> None:
    stage = PeopleStage(2, ERRAND, STOP)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil", 2)
    rival, kurt = stage.vampire(B, "Rival"), stage.vampire(B, "Kurt")
    channel = stage.permanent(B, "Channel 10")
    stage.hand(A, "Errand")
    stage.hand(B, stopped_by)
    stage.play_only(A, "play errand plain", elder)
    if usable:
        stage.skip("announced", B)
        stage.play(B, "play stop plain", kurt)
    else:
        stage.skip("as-played", B)
        stage.play_only(B, "play direct-intervention plain -")
    stage.resolve()
    stage.play(A, "hunt", pupil)
    try_block(stage, rival)
    stage.skip("block", B)
    assert stage.offers(B, "use", channel, "0") == usable


# The Rumor Mill, Tabloid Newspaper


@pytest.mark.parametrize("seat", [B, C])
def test_the_rumor_mill_lets_a_vampire_of_anyone_burn_blood_for_intercept(seat: int) -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder", 2), stage.vampire(B, "Rival", 5)
    mill = stage.permanent(seat, "The Rumor Mill, Tabloid Newspaper")
    stage.play(A, "hunt", elder)
    stage.skip("announced", seat)
    use(stage, seat, mill)
    stage.play(seat, "target", rival)
    assert stage.table.tapped[mill]
    try_block(stage, rival)
    stage.skip("block", B)
    use(stage, B, mill, "1")
    assert values.intercept(stage.table, rival) == 1
    assert stage.blood(rival) == 5 - 1
    assert not stage.offers(B, "use", mill, "1")


def test_the_rumor_mill_serves_only_the_chosen_vampire_in_this_action() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder", 2), stage.vampire(A, "Pupil", 2)
    rival, kurt = stage.vampire(B, "Rival", 5), stage.vampire(B, "Kurt")
    mill = stage.permanent(B, "The Rumor Mill, Tabloid Newspaper")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    use(stage, B, mill)
    stage.play(B, "target", kurt)
    assert not stage.offers(B, "use", mill, "1")
    stage.resolve()
    stage.play(A, "hunt", pupil)
    try_block(stage, kurt)
    stage.skip("block", B)
    assert not stage.offers(B, "use", mill, "1")


# Wall Street Night, Financial Newspaper


def test_wall_street_night_gives_intercept_only_against_undirected_actions() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 2), stage.vampire(B, "Rival")
    paper = stage.permanent(B, "Wall Street Night, Financial Newspaper")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    use(stage, B, paper)
    assert values.intercept(stage.table, rival) == 1
    stage.resolve()
    stage = PeopleStage(2, ERRAND)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    paper = stage.permanent(B, "Wall Street Night, Financial Newspaper")
    stage.hand(A, "Lost in Crowds")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    assert not stage.offers(B, "use", paper, "0")


def test_wall_street_night_lets_a_minion_take_a_counter_from_an_investment() -> None:
    stage = PeopleStage(3)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    paper = stage.permanent(A, "Wall Street Night, Financial Newspaper")
    theirs = stage.permanent(C, "Short-Term Investment", counters=3)
    assert not stage.offers(A, "act", elder, paper, "0")
    use(stage, A, paper, "1")
    stage.play(A, "target", elder)
    assert not stage.offers(A, "act", thug, paper, "0")
    stage.play(A, "act", elder, paper, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, C)
    stage.resolve()
    assert stage.blood(theirs) == 2
    assert stage.table.pool[A] == 31
    stage.table.tapped[elder] = False
    assert not stage.offers(A, "act", elder, paper, "0")


@pytest.mark.parametrize("name", ["Short-Term Investment", "Ventrue Investment"])
def test_wall_street_night_burns_an_investment_that_it_empties(name: str) -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    paper = stage.permanent(A, "Wall Street Night, Financial Newspaper")
    theirs = stage.permanent(C, name, counters=1)
    use(stage, A, paper, "1")
    stage.play(A, "act", elder, paper, "0")
    stage.resolve()
    assert stage.table.pool[A] == 31
    assert stage.zone(theirs) == ASH_HEAP


# WMRH Talk Radio


@pytest.mark.parametrize(("seat", "number"), [(B, 30), (C, 30)])
def test_wmrh_talk_radio_costs_nothing_if_the_minion_blocks(seat: int, number: int) -> None:
    stage, _, rival = blocked_hunt(3)
    radio = stage.permanent(seat, "WMRH Talk Radio")
    stage.skip("block", seat)
    use(stage, seat, radio)
    assert values.intercept(stage.table, rival) == 1
    stage.resolve()
    assert stage.table.pool[seat] == number


@pytest.mark.parametrize("seat", [B, C])
def test_wmrh_talk_radio_costs_a_pool_if_the_minion_fails_to_block(seat: int) -> None:
    stage, elder, _ = blocked_hunt(3)
    radio = stage.permanent(seat, "WMRH Talk Radio")
    stage.hand(A, "Lost in Crowds")
    stage.skip("block", seat)
    use(stage, seat, radio)
    stage.skip("block", A)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.resolve()
    assert stage.blood(elder) == 3
    assert [stage.table.pool[each] for each in (A, B, C)] == [
        29 if each == seat else 30 for each in (A, B, C)
    ]


def test_wmrh_talk_radio_costs_a_pool_if_another_minion_blocks() -> None:
    stage, elder, rival = blocked_hunt(2)
    kurt = stage.vampire(B, "Kurt")
    radio = stage.permanent(B, "WMRH Talk Radio")
    star = stage.permanent(B, "London Evening Star, Tabloid Newspaper")
    stage.hand(A, "Lost in Crowds")
    channel = stage.permanent(B, "KRCG News Radio")
    stage.skip("block", B)
    use(stage, B, radio)
    stage.skip("block", A)
    stage.play(A, "play lost-in-crowds obf", elder)
    try_block(stage, kurt)
    stage.skip("block", B)
    for source in (star, channel):
        stage.skip("block", B)
        use(stage, B, source)
    stage.resolve()
    assert stage.blood(elder) == 2 - 1
    assert stage.table.pool[B] == 29
    assert stage.table.tapped[kurt]
    assert not stage.table.tapped[rival]
