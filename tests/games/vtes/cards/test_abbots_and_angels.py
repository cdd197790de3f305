"""Abbots, guardian angels, balls, auras that are read, and more hunting grounds."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, modes, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.atoms import moving, piles
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ASH_HEAP, BESIDE, ON_CARD, TORPOR
from conclave.games.vtes.vocabulary.card import Vampire

# Abbot


def test_abbot_is_put_on_the_acting_sabbat_vampire_who_untaps() -> None:
    stage = Salon()
    leader = stage.vampire(A, "Pack Leader")
    stage.vampire(A, "Elder")
    stage.hand(A, "Abbot")
    assert [text.split("#")[0] for text in stage.options(A) if "abbot" in text] == [
        "play abbot plain pack-leader"
    ]
    stage.play(A, "play abbot plain", leader)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.names(stage.table.on[leader]) == ["abbot"]
    assert not stage.table.tapped[leader]


def test_a_vampire_has_only_one_abbot() -> None:
    stage = Salon()
    leader = stage.vampire(A, "Pack Leader")
    stage.hand(A, "Abbot")
    assert modes(stage, A, "abbot") == ["plain"]
    other = Salon()
    other.put_on(other.vampire(A, "Pack Leader"), "Abbot")
    other.hand(A, "Abbot")
    assert modes(other, A, "abbot") == []
    assert stage.table.on[leader] == ()


@ruling("Abbot", 1)
def test_abbot_has_intercept_against_what_is_directed_at_his_controller_or_her_cards() -> None:
    stage = Salon(3)
    leader = stage.vampire(B, "Pack Leader")
    abbot = stage.put_on(leader, "Abbot")
    cellar = stage.permanent(B, "Cellar")
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(A, "Rival", 5)
    stage.hand(A, "Arson")
    bleed(stage, elder)
    assert values.intercept(stage.table, leader) == 1
    stage.skip("MinionPhase", A)
    stage.play(A, "play arson plain", rival)
    assert stage.table.view(None)["action"]["target"] == f"cellar#{cellar}"
    assert values.intercept(stage.table, leader) == 1
    assert stage.zone(abbot) == ON_CARD


@ruling("Abbot", 1)
def test_abbot_has_no_intercept_against_other_actions() -> None:
    stage = Salon(3)
    leader = stage.vampire(C, "Pack Leader")
    stage.put_on(leader, "Abbot")
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil", 2)
    bleed(stage, elder)  # B is bled, not C
    assert values.intercept(stage.table, leader) == 0
    stage.skip("MinionPhase", A)
    stage.play(A, "hunt", pupil)
    assert values.intercept(stage.table, leader) == 0


# Guardian Angel


def test_guardian_angel_is_put_on_a_ready_vampire_of_yours() -> None:
    stage = Stage(2, phase="master", extra=PEOPLE)
    elder = stage.vampire(A, "Elder")
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(A, "Pupil", torpor=True)
    stage.vampire(B, "Rival")
    stage.hand(A, "Guardian Angel")
    stage.play(A, "play guardian-angel plain -")
    assert stage.options(A) == [stage.text("target", elder), stage.text("target", kurt)]
    stage.play(A, "target", kurt)
    stage.skip("MasterPhase")
    assert stage.names(stage.table.on[kurt]) == ["guardian-angel"]
    assert stage.table.pool[A] == 28


def test_guardian_angel_gives_intercept_only_while_its_controller_is_bled() -> None:
    stage = Salon(3)
    rival, other = stage.vampire(B, "Rival"), stage.vampire(C, "Kurt")
    stage.put_on(rival, "Guardian Angel")
    stage.put_on(other, "Guardian Angel")
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil", 2)
    bleed(stage, elder)
    assert [values.intercept(stage.table, card) for card in (rival, other)] == [1, 0]
    stage.skip("MinionPhase", A)
    stage.play(A, "hunt", pupil)
    assert [values.intercept(stage.table, card) for card in (rival, other)] == [0, 0]


def test_guardian_angel_prevents_one_damage_each_combat() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    angel = stage.put_on(rival, "Guardian Angel")
    stage.hand(A, "Undead Strength")
    strikes(fight(stage, elder, rival), f"play undead-strength POT elder#{elder}")
    stage.skip("damage", B)
    stage.play(B, "use", angel, "0")
    assert not stage.offers(B, "use", angel, "0")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 7


def test_guardian_angel_is_burned_when_the_vampire_goes_to_torpor() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 0)
    angel, spared = stage.put_on(rival, "Guardian Angel"), stage.put_on(elder, "Guardian Angel")
    strikes(fight(stage, elder, rival))
    stage.skip("MinionPhase", A)
    assert stage.zone(rival) == TORPOR
    assert stage.zone(angel) == ASH_HEAP
    assert stage.zone(spared) == ON_CARD


# Palla Grande

BALL = (
    *PEOPLE,
    Vampire("Diva", "toreador-antitribu", 1, 5, "", "sabbat"),
    Vampire("Guest", "toreador-antitribu", 1, 4, "", "sabbat"),
)


def test_palla_grande_lasts_for_three_of_your_turns() -> None:
    stage = Stage(2, phase="master", extra=BALL)
    stage.vampire(A, "Elder")
    stage.hand(A, "Palla Grande")
    assert modes(stage, A, "palla-grande") == []
    stage = Stage(2, phase="master", extra=BALL)
    stage.vampire(A, "Diva")
    stage.hand(A, "Palla Grande")
    stage.play(A, "play palla-grande plain -")
    stage.skip("MasterPhase")
    ball = stage.table.beside[A][0]
    assert stage.blood(ball) == 3
    for left in (2, 1):
        stage.skip("MasterPhase", B)
        assert stage.blood(ball) == left
        stage.skip("MasterPhase", A)
        assert (stage.blood(ball), stage.zone(ball)) == (left, BESIDE)
    stage.skip("MasterPhase", B)
    assert stage.zone(ball) == ASH_HEAP


def test_palla_grande_is_for_all_toreador_antitribu_and_for_nobody_else() -> None:
    stage = Stage(2, extra=BALL)
    diva, pupil = stage.vampire(A, "Diva"), stage.vampire(A, "Pupil")
    guest = stage.vampire(B, "Guest")
    ball = stage.permanent(A, "Palla Grande", counters=2)
    stage.begin()
    assert [values.bleed(stage.table, card) for card in (diva, pupil, guest)] == [2, 1, 2]
    moving.burn(stage.table, ball)
    assert [values.bleed(stage.table, card) for card in (diva, pupil, guest)] == [1, 1, 1]


# Aura Reading


def read(mode: str) -> tuple[Salon, int, int]:
    """A vampire of A fights one of B and reads her aura."""
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Aura Reading", "Aura Reading", "Aura Reading", *["Deny"] * 4)
    stage.library(A, "Blur", "Dodge", "Slam", "Majesty", "Flash", "Bum's Rush")
    stage.hand(B, "Blur", "Deny")
    fight(stage, elder, rival)
    stage.play(A, f"play aura-reading {mode}", elder)
    return stage, elder, rival


def test_aura_reading_opens_the_hand_of_the_other_side_for_the_combat() -> None:
    stage, _elder, _rival = read("aus")
    assert stage.table.view(A)["hand"][B] == ["blur", "deny"]
    assert stage.table.view(B)["hand"][A] == 7
    assert len(stage.table.hand[A]) == 7
    strikes(stage)
    stage.library(B, "Flash")
    stage.skip("MinionPhase")
    piles.draw(stage.table, B, 1)
    assert stage.table.view(A)["hand"][B] == ["blur", "deny", None]


def test_aura_reading_at_superior_adds_to_the_hand_size_once_each_combat() -> None:
    stage, elder, _rival = read("AUS")
    assert len(stage.table.hand[A]) == 9
    assert stage.table.view(A)["hand"][B] == 2
    stage.skip("before-range", A)
    assert modes(stage, A, "aura-reading") == ["aus"]
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 7
    assert values.hand_size(stage.table, A) == 7
    assert stage.table.tapped[elder]


def test_aura_reading_is_for_the_time_before_range_is_determined() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Aura Reading")
    bleed(stage, elder)
    assert modes(stage, A, "aura-reading") == []
    try_block(stage, rival)
    stage.skip("before-range", A)
    assert modes(stage, A, "aura-reading") == ["aus", "AUS"]
    stage.skip("range", A)
    assert modes(stage, A, "aura-reading") == []


# Hunting grounds

GROUNDS = {
    "Academic Hunting Ground": "tremere",
    "Corporate Hunting Ground": "ventrue-antitribu",
    "Library Hunting Ground": "tzimisce",
}


@pytest.mark.parametrize("name", GROUNDS)
def test_a_hunting_ground_is_for_its_clan_to_play_and_for_one_of_yours_to_feed(name: str) -> None:
    native = Vampire("Native", GROUNDS[name], 1, 5, "", "sabbat")
    stage = Stage(2, phase="master", extra=(*PEOPLE, native))
    loner = stage.vampire(A, "Loner", 2)
    theirs = stage.vampire(B, "Rival", 2)
    stage.hand(A, name)
    word = name.lower().replace(" ", "-")
    assert modes(stage, A, word) == []
    mine = stage.vampire(A, "Native", 2)
    stage.play(A, f"play {word} plain -")
    stage.skip("UntapPhase", A)
    ground = stage.table.beside[A][0]
    assert stage.table.pool[A] == 28
    stage.play(A, "use", ground, "0")
    assert stage.options(A) == [stage.text("target", loner), stage.text("target", mine)]
    stage.play(A, "target", loner)
    assert not stage.offers(A, "use", ground, "0")
    assert [stage.blood(card) for card in (loner, mine, theirs)] == [3, 2, 2]
