"""Tests of vampires with two versions who do something when cards are played, and about hands."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, choose_strikes, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.constants import ASH_HEAP, MASTER, TORPOR
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card

TREASURE = Card("Treasure", MASTER, effect=GainPool(1))

# Alan Sovereign


@pytest.mark.parametrize(
    ("card", "seat", "counters"),
    [
        ("short-term-investment", A, 4),
        ("protracted-investment", A, 6),
        ("short-term-investment", B, 3),
    ],
)
def test_alan_adds_a_counter_to_your_investments(card: str, seat: int, counters: int) -> None:
    stage = PeopleStage(3, phase="master", active=seat)
    stage.vampire(A, "Alan Sovereign")
    stage.hand(seat, card)
    stage.play(seat, f"play {card} plain -")
    assert stage.blood(stage.table.beside[seat][0]) == counters


def test_alan_adds_nothing_to_other_master_cards() -> None:
    stage = PeopleStage(3, phase="master")
    stage.vampire(A, "Alan Sovereign")
    stage.hand(A, "Slave Auction")
    stage.play(A, "play slave-auction plain -")
    assert stage.blood(stage.table.beside[A][0]) == 3


def test_alan_adds_nothing_to_a_cancelled_investment() -> None:
    stage = PeopleStage(3, phase="master")
    stage.vampire(A, "Alan Sovereign")
    stage.hand(A, "short-term-investment")
    (card,) = stage.table.hand[A]
    stage.hand(B, "Sudden Reversal")
    stage.play_only(A, "play short-term-investment plain -")
    stage.skip("as-played", B)
    stage.play_only(B, "play sudden-reversal plain -")
    stage.skip("MinionPhase", A)
    assert stage.zone(card) == ASH_HEAP
    assert stage.blood(card) == 0


# Sascha Vykos, The Angel of Caine


def test_saschas_controller_may_hold_more_cards_when_the_opponent_goes_to_torpor() -> None:
    stage = PeopleStage()
    sascha = stage.vampire(A, "Sascha Vykos, The Angel of Caine")
    rival = stage.vampire(B, "Rival", 0)
    fight(stage, sascha, rival)
    choose_strikes(stage)
    stage.skip("May", A)
    assert stage.zone(rival) == TORPOR
    stage.play(A, "yes")
    assert values.hand_size(stage.table, A) == 9
    second = stage.vampire(B, "Kurt", 0)
    stage.skip("MinionPhase", A)
    stage.table.tapped[sascha] = False
    stage.hand(A, "Bum's Rush")
    stage.play(A, "play bums-rush plain", sascha)
    for _ in range(30):
        if stage.prompt == "MinionPhase":
            break
        assert stage.prompt != "May"
        stage.do_minimum()
    assert stage.zone(second) == TORPOR
    assert values.hand_size(stage.table, A) == 9


def test_an_ally_burned_by_sascha_gives_no_cards() -> None:
    stage = PeopleStage()
    sascha, thug = stage.vampire(A, "Sascha Vykos, The Angel of Caine"), stage.ally(B, "Thug", 1)
    fight(stage, sascha, thug)
    for _ in range(30):
        if stage.prompt == "MinionPhase":
            break
        assert stage.prompt != "May"
        stage.do_minimum()
    assert stage.zone(thug) == ASH_HEAP
    assert values.hand_size(stage.table, A) == 7


# Sascha Vykos, The Angel of Caine (advanced)

ADVANCED = "sascha-vykos-the-angel-of-caine-adv"


@ruling("Sascha Vykos, The Angel of Caine", 1)
def test_sascha_advanced_lets_you_draw_after_anothers_master_card() -> None:
    stage = PeopleStage(3, TREASURE, phase="master", active=B)
    stage.vampire(A, ADVANCED)
    stage.hand(A, *["Majesty"] * 7)
    stage.library(A, "Blur")
    stage.hand(B, "treasure")
    stage.play(B, "play treasure plain -")
    assert stage.table.pool[B] == 31
    assert (stage.prompt, stage.decider) == ("May", A)
    stage.play(A, "yes")
    assert stage.options(A) == ["discard majesty", "discard blur"]
    stage.play(A, "discard majesty")
    assert len(stage.table.hand[A]) == 7


@ruling("Cancel", 3)
def test_sascha_advanced_lets_you_draw_after_a_cancelled_master_card() -> None:
    stage = PeopleStage(3, TREASURE, phase="master", active=B)
    stage.vampire(A, ADVANCED)
    stage.library(A, "Blur")
    stage.hand(B, "treasure")
    stage.hand(C, "Sudden Reversal")
    stage.play_only(B, "play treasure plain -")
    stage.skip("as-played", C)
    stage.play_only(C, "play sudden-reversal plain -")
    stage.skip("May", A)  # for the card that cancels
    stage.play(A, "no")
    stage.skip("May", A)
    stage.play(A, "yes")
    assert stage.table.pool[B] == 30
    assert stage.names(tuple(stage.table.hand[A])) == ["blur"]


def test_sascha_advanced_draws_nothing_for_your_own_card_or_in_torpor() -> None:
    for seat, torpor in ((A, False), (B, True)):
        stage = PeopleStage(3, TREASURE, phase="master", active=seat)
        stage.vampire(A, ADVANCED, torpor=torpor)
        stage.library(A, "Blur")
        stage.hand(seat, "treasure")
        stage.play(seat, "play treasure plain -")
        assert stage.prompt != "May"
        assert stage.table.pool[seat] == 31


def test_sascha_is_a_cardinal_when_merged() -> None:
    stage = PeopleStage(3)
    apart = stage.vampire(C, "Sascha Vykos, The Angel of Caine")
    assert titles.title_kind(stage.table, apart) == "priscus"
    stage = PeopleStage(3)
    sascha = stage.vampire(A, "Sascha Vykos, The Angel of Caine")
    contests.merge(stage.table, sascha, stage.uncontrolled(A, ADVANCED))
    assert titles.title_kind(stage.table, sascha) == "cardinal"
