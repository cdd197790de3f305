"""Minion cards: who plays which, and where they go (VTES-1.6.3, VTES-G)."""

from __future__ import annotations

import pytest
from games.vtes.minion_cards import DRINK, MINE, who_may_play
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ASH_HEAP,
    BESIDE,
    EQUIPMENT,
    READY,
    RETAINER,
    TORPOR,
)
from conclave.games.vtes.rules.current import blocker
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool, Vampire
from conclave.games.vtes.vocabulary.effects import PutInPlay
from conclave.lang.effects import Do
from conclave.lang.resolving import Resolving
from conclave.testing import rule

SHRINE = Card("Shrine", ACTION, effect=PutInPlay())
DOG = Card("Dog", RETAINER, life=1, grants=Bonus("bleed", 1))
RITE = Card("Rite", ACTION, "ventrue", effect=GainPool(1))
BLOODY = Card("Bloody", ACTION, cost=Blood(1), effect=GainPool(1))


# Minions and what they play


@rule("VTES-1.6.3-01", "VTES-G-04", "VTES-G-05")
def test_minions_are_vampires_and_allies() -> None:
    stage = Stage(2, extra=(*MINE, DOG))
    elder = stage.vampire(A, "Elder")
    ally = stage.ally(A, "Test Ghoul")
    dog = stage.put_on(elder, "Dog")
    coin = stage.put_on(elder, "Coin")
    castle = stage.permanent(A, "Castle")
    stage.hand(A, "Errand")
    table = stage.begin().table
    cards = (elder, ally, dog, coin, castle)
    assert [identity.is_minion(table, card) for card in cards] == [True, True, False, False, False]
    assert who_may_play(stage, A, "errand") == ["elder", "test-ghoul"]
    assert not any(stage.offers(A, "bleed", card) for card in (dog, coin, castle))
    assert all(stage.offers(A, "bleed", card) for card in (elder, ally))


@rule("VTES-1.6.3-02")
def test_a_minion_card_is_burned_after_it_was_played() -> None:
    stage = Stage(2, extra=MINE)
    elder = stage.vampire(A, "Elder")
    krid = stage.vampire(B, "Krid")
    stage.hand(A, "Nudge", "Computer Hacking")
    stage.hand(B, "Shrug")
    stage.play(A, "play", "computer-hacking", "plain", elder)
    stage.skip("announced", A)
    stage.play(A, "play", "nudge", "plain", elder)
    stage.skip("announced", B)
    stage.play(B, "play", "shrug", "plain", krid)
    stage.resolve()
    assert stage.names(stage.table.ash[A]) == ["nudge", "computer-hacking"]
    assert stage.names(stage.table.ash[B]) == ["shrug"]
    assert stage.table.pool[B] == 28


@rule("VTES-1.6.3-03", "VTES-1.6.3-04")
def test_who_controls_minion_cards_in_play() -> None:
    stage = Stage(2, extra=(*MINE, SHRINE))
    elder = stage.vampire(A, "Elder")
    coin = stage.put_on(elder, "Coin")
    stage.hand(A, "Shrine")
    (shrine,) = stage.table.hand[A]
    stage.play(A, "play", "shrine", "plain", elder)
    stage.resolve()
    assert (stage.zone(shrine), stage.table.controller[shrine]) == (BESIDE, A)
    moving.change_controller(stage.table, elder, B)
    assert stage.table.controller[coin] == B
    assert stage.table.controller[shrine] == A


@rule("VTES-1.6.3-05")
@pytest.mark.parametrize(
    ("card", "who"),
    [
        ("bloody", ["elder"]),
        ("rite", ["elder"]),
        ("drink", ["elder"]),
        ("errand", ["elder", "henchman"]),
    ],
)
def test_cards_with_a_clan_a_discipline_or_a_blood_cost_are_for_vampires(
    card: str, who: list[str]
) -> None:
    henchman = Card("Henchman", ALLY, life=2)
    stage = Stage(2, extra=(*MINE, henchman, BLOODY, RITE, DRINK))
    stage.vampire(A, "Elder")
    stage.ally(A, "Henchman")
    stage.hand(A, card)
    assert who_may_play(stage, A, card) == who


# Action cards and modifiers


@rule("VTES-1.6.3-14", "VTES-1.6.3-15")
def test_one_action_card_is_used_for_an_action_and_modifies_no_other() -> None:
    stage = Stage(2, extra=MINE)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Computer Hacking", "Govern the Unaligned", "Nudge")
    stage.play(A, "play", "computer-hacking", "plain", elder)
    stage.skip("announced", A)
    assert who_may_play(stage, A, "govern-the-unaligned") == []
    assert who_may_play(stage, A, "nudge") == ["elder"]
    while stage.prompt != "MinionPhase":
        assert who_may_play(stage, A, "govern-the-unaligned") == []
        stage.do_minimum()
    assert stage.table.pool[B] == 28


@rule("VTES-1.6.3-16", "VTES-1.6.3-17")
def test_a_modifier_is_played_by_the_acting_minion_and_once_an_action() -> None:
    stage = Stage(2, extra=MINE)
    elder = stage.vampire(A, "Elder")
    stage.vampire(A, "Childe")
    stage.hand(A, "Nudge", "Nudge")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    assert who_may_play(stage, A, "nudge") == ["elder"]
    stage.play(A, "play", "nudge", "plain", elder)
    stage.skip("announced", A)
    assert who_may_play(stage, A, "nudge") == []
    stage.resolve()
    childe = stage.table.ready[A][1]
    stage.play(A, "bleed", childe)
    stage.skip("announced", A)
    assert who_may_play(stage, A, "nudge") == ["childe"]


@rule("VTES-1.6.3-16")
def test_nobody_else_plays_modifiers() -> None:
    stage = Stage(2, extra=MINE)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Childe")
    stage.hand(B, "Nudge")
    stage.play(A, "bleed", elder)
    stage.skip("announced", B)
    assert who_may_play(stage, B, "nudge") == []


# Equipment, retainers, allies


@rule("EX-1.6.3-a", "VTES-1.6.3-18", "VTES-1.6.3-19")
def test_one_equip_action_brings_one_piece_of_equipment() -> None:
    stage = Stage(2, extra=MINE)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Coin", ".44 Magnum")
    stage.play(A, "play", "coin", "plain", elder)
    stage.resolve()
    assert stage.names(stage.table.attached[elder]) == ["coin"]
    assert stage.names(stage.table.hand[A]) == ["44-magnum"]
    assert stage.table.tapped[elder]
    assert stage.options(A) == ["pass"]


@rule("VTES-1.6.3-18", "VTES-1.6.3-19", "VTES-1.6.3-20")
def test_retainers_are_on_the_acting_minion_and_an_ally_is_on_no_card() -> None:
    stage = Stage(2, extra=(*MINE, DOG))
    elder = stage.vampire(A, "Elder")
    childe = stage.vampire(A, "Childe")
    stage.hand(A, "Dog", "Young Bloods")
    dog, ally = stage.table.hand[A]
    stage.play(A, "play", "dog", "plain", elder)
    stage.resolve()
    stage.play(A, "play", "young-bloods", "plain", childe)
    stage.resolve()
    assert stage.table.host[dog] == elder
    assert stage.table.ready[A] == (elder, childe, ally)
    assert stage.table.attached[childe] == ()
    moving.burn(stage.table, childe)
    moving.burn(stage.table, elder)
    assert stage.zone(dog) == ASH_HEAP
    assert stage.zone(ally) == READY


@rule("VTES-R-49", "VTES-R-50")
def test_equipment_is_taken_without_meeting_requirement_or_cost_even_from_torpor() -> None:
    ring = Card("Ring", EQUIPMENT, "tremere", cost=Pool(3))
    stage = Stage(2, extra=(*MINE, ring))
    elder = stage.vampire(A, "Elder")
    torpid = stage.vampire(A, "Almiro Suarez", torpor=True)
    item = stage.put_on(torpid, "Ring")
    theirs = stage.vampire(B, "Cardano")
    stage.put_on(theirs, "Coin")
    stage.hand(A, "Ring")
    assert who_may_play(stage, A, "ring") == []
    assert not stage.offers(A, "take-equipment", elder, theirs)
    stage.play(A, "take-equipment", elder, torpid)
    stage.skip("MinionPhase")
    assert stage.table.host[item] == elder
    assert stage.table.pool[A] == 30
    assert stage.zone(torpid) == TORPOR


# Politics


@rule("VTES-1.6.3-21", "VTES-1.6.3-22")
def test_a_political_card_calls_its_referendum_or_gives_a_vote() -> None:
    stage = Stage(3, extra=MINE)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Kine Resources Contested")
    stage.hand(B, "Kine Resources Contested", "Flash")
    stage.play(A, "play", "kine-resources-contested", "plain", elder)
    assert stage.table.view(None)["action"]["kind"] == "political"
    stage.skip("Referendum", B)
    votes = [move for move in stage.options(B) if move.startswith("vote")]
    assert votes == [
        "vote kine-resources-contested for",
        "vote kine-resources-contested against",
    ]
    stage.play(B, "vote", "kine-resources-contested", "against")
    assert stage.names(stage.table.hand[B]) == ["flash"]
    assert stage.names(stage.table.ash[B]) == ["kine-resources-contested"]
    assert stage.table.view(None)["referendum"]["against"] == 1


# Combat and reactions


@rule("VTES-1.6.3-23")
def test_combat_cards_are_for_minions_in_combat() -> None:
    stage = Stage(3, extra=MINE)
    elder = stage.vampire(A, "Elder")
    stage.vampire(A, "Krid")
    childe = stage.vampire(B, "Childe")
    stage.vampire(C, "Aleph")
    for seat in (A, B, C):
        stage.hand(seat, "Feint")
    assert who_may_play(stage, A, "feint") == []
    stage.play(A, "bleed", elder)
    stage.skip("BlockQuestion", B)
    assert who_may_play(stage, B, "feint") == []
    stage.play(B, "block", childe)
    stage.skip("before-range", A)
    assert who_may_play(stage, A, "feint") == ["elder"]
    stage.skip("before-range", B)
    assert who_may_play(stage, B, "feint") == ["childe"]
    assert who_may_play(stage, C, "feint") == []


@rule("VTES-1.6.3-24", "VTES-1.6.3-25", "VTES-1.6.3-26", "VTES-1.6.3-27")
def test_a_reaction_answers_anothers_action_once_and_taps_nobody() -> None:
    stage = Stage(2, extra=MINE)
    elder = stage.vampire(A, "Elder")
    stage.vampire(A, "Aleph")
    childe = stage.vampire(B, "Childe")
    stage.vampire(B, "Krid")
    stage.hand(A, "Shrug")
    stage.hand(B, "Shrug", "Shrug", "Shrug")
    stage.hand(A, "Computer Hacking")
    stage.play(A, "play", "computer-hacking", "plain", elder)
    stage.skip("announced", A)
    assert who_may_play(stage, A, "shrug") == []
    stage.skip("announced", B)
    assert who_may_play(stage, B, "shrug") == ["childe", "krid"]
    stage.play(B, "play", "shrug", "plain", childe)
    stage.skip("announced", B)
    assert not stage.table.tapped[childe]
    assert who_may_play(stage, B, "shrug") == ["krid"]
    krid = stage.table.ready[B][1]
    stage.play(B, "play", "shrug", "plain", krid)
    stage.skip("announced", B)
    assert who_may_play(stage, B, "shrug") == []
    stage.resolve()
    assert stage.table.pool[B] == 30


@rule("VTES-G-03")
def test_the_blocking_minion_is_who_tries_and_who_has_blocked() -> None:
    stage = Stage(2, extra=MINE)
    elder = stage.vampire(A, "Elder")
    childe = stage.vampire(B, "Childe")
    stage.play(A, "bleed", elder)
    stage.skip("BlockQuestion", B)
    assert blocker(stage.table) == -1
    stage.play(B, "block", childe)
    assert stage.window == "block"
    assert blocker(stage.table) == childe
    stage.skip("before-range")
    assert blocker(stage.table) == childe


@rule("VTES-G-01")
def test_each_blood_brother_belongs_to_a_circle_if_only_his_own() -> None:
    brothers = [
        Vampire(name, "blood-brother", 3, 4, "", "sabbat", circle=circle)
        for name, circle in (("One", "here"), ("Two", "here"), ("Three", "there"), ("Four", ""))
    ]
    loner = Vampire("Five", "blood-brother", 3, 4, "", "sabbat")
    stage = Stage(2, extra=(*brothers, loner))
    cards = [stage.vampire(A, card.name) for card in (*brothers, loner)]
    table = stage.begin().table
    found = []
    for card in cards:
        act = Resolving(Do(), A, card, card)
        found.append(stage.names(tuple(targets.One(filters.OfCircle()).choices(table, act))))
    assert found == [["one", "two"], ["one", "two"], ["three"], ["four"], ["five"]]
