"""Tests of vampires for whom, or because of whom, cards and actions cost more or less."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import MADE_UP
from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight
from games.vtes.cards.referendums import draw_and_call, stage_with_caller
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import moving, profiles
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ANIMALISM,
    ASH_HEAP,
    AUSPEX,
    CELERITY,
    COMBAT,
    EQUIPMENT,
    MORTAL,
    ON_CARD,
    READY,
    RETAINER,
    SERPENTIS,
    TORPOR,
    UNCONTROLLED,
    VICISSITUDE,
    WEAPON,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool, Vampire, as_
from conclave.games.vtes.vocabulary.damage import Strength

DASH = Card("Dash", ACTION, CELERITY, basic=Action(GainPool(1)), superior=Action(GainPool(2)))
JAB = Card("Jab", COMBAT, CELERITY, basic=Strike(damage=1), superior=Strike(damage=2))
DEAR = Card("Dear Talon", COMBAT, cost=Blood(1), effect=Strength(+1), when="before-range")
DEAR_ERRAND = Card("Dear Errand", ACTION, cost=Blood(1), effect=Action(GainPool(1)))
LAMPS = (
    Card("Dear Lamp", EQUIPMENT, cost=Pool(2)),
    Card("Bloody Lamp", EQUIPMENT, cost=Blood(2)),
    Card("Dear Cudgel", EQUIPMENT, WEAPON, cost=Pool(2)),
)
DEAR_ACTIONS = (
    Card("Dear Howl", ACTION, ANIMALISM, cost=Blood(2), basic=GainPool(1), superior=GainPool(2)),
    Card("Dear Gaze", ACTION, AUSPEX, cost=Blood(2), basic=GainPool(1), superior=GainPool(2)),
)
SQUIRE = Card("Squire", RETAINER, MORTAL, cost=Pool(2), life=1)
BLOBS = (
    Card("Blob Vic", RETAINER, VICISSITUDE, cost=Blood(2), life=1),
    Card("Blob Tzimisce", ALLY, "tzimisce", cost=Pool(2), life=1, strength=1, bleed=1),
    Card("Fleshy Lamp", EQUIPMENT, "tzimisce", cost=Pool(2)),
)
COIL = Card("Coil", COMBAT, SERPENTIS, basic=Strength(+1), superior=Strength(+2))
STONE = Card(
    "Stone",
    COMBAT,
    cost=Blood(1),
    modes=(
        as_(COMBAT, Strength(+1), "VIS", when="before-range"),
        as_(COMBAT, Strength(+1), "POT", when="before-range"),
    ),
)
RIVAL_MAYOR = Vampire("Rival Mayor", "brujah", 1, 6, "", "camarilla", title="prince:Nowhere")
SNAKE = Vampire("Snake", "follower-of-set", 1, 8, "ser POT", "independent")

# Antoinette DuChamp


@pytest.mark.parametrize(("blood", "left"), [(1, 0), (0, None)])
def test_antoinette_pays_more_for_actions_of_celerity(blood: int, left: int | None) -> None:
    stage = PeopleStage(2, DASH)
    antoinette = stage.vampire(A, "Antoinette DuChamp", blood)
    stage.hand(A, "Dash")
    assert stage.offers(A, "play dash cel", antoinette) == (left is not None)
    if left is not None:
        stage.play(A, "play dash cel", antoinette)
        stage.resolve()
        assert (stage.blood(antoinette), stage.table.pool[A]) == (left, 31)


def test_antoinette_pays_more_for_strikes_of_celerity_but_not_for_other_combat_cards() -> None:
    stage = PeopleStage(2, JAB)
    antoinette, rival = stage.vampire(A, "Antoinette DuChamp"), stage.vampire(B, "Rival")
    stage.hand(A, "Jab", "Flash")
    fight(stage, antoinette, rival)
    stage.skip("range", A)
    stage.play(A, "play flash cel", antoinette)
    assert stage.blood(antoinette) == 1
    stage.skip("strike", A)
    stage.play(A, "play jab cel", antoinette)
    assert stage.blood(antoinette) == 0


# Black Cat


@pytest.mark.parametrize(("name", "cost"), [("Dear Lamp", 1), ("Lamp", 0)])
def test_black_cat_pays_less_pool_for_equipment(name: str, cost: int) -> None:
    stage = PeopleStage(2, *LAMPS)
    cat = stage.vampire(A, "Black Cat")
    stage.hand(A, name)
    stage.play(A, "play", name.lower().replace(" ", "-"), "plain", cat)
    stage.resolve()
    assert stage.table.pool[A] == 30 - cost


def test_black_cat_pays_all_the_blood_for_equipment_and_all_the_pool_for_others() -> None:
    stage = PeopleStage(2, *LAMPS, SQUIRE)
    cat = stage.vampire(A, "Black Cat")
    stage.hand(A, "Bloody Lamp", "Squire")
    stage.play(A, "play bloody-lamp plain", cat)
    stage.skip("MinionPhase", A)
    assert stage.blood(cat) == 5 - 2
    stage.table.tapped[cat] = False
    stage.play(A, "play squire plain", cat)
    stage.skip("MinionPhase", A)
    assert stage.table.pool[A] == 30 - 2


@ruling("Black Cat", 1, 2)
def test_equipment_on_black_cat_costs_less_for_other_effects_until_it_moves() -> None:
    stage, elder = stage_with_caller()
    cat = stage.vampire(A, "Black Cat")
    moved, kept = stage.put_on(cat, ".44 Magnum"), stage.put_on(elder, ".44 Magnum")
    moving.transfer(stage.table, moved, elder)
    moving.transfer(stage.table, kept, cat)
    draw_and_call(stage, "peace-treaty", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("BurnUnlessRepaid", A)
    stage.play(A, "choose burn-pool")
    stage.play(A, "choose burn-pool")
    assert [stage.zone(card) for card in (moved, kept)] == [ON_CARD, ON_CARD]
    assert stage.table.pool[A] == 30 - 2 - 1


# Democritus


@pytest.mark.parametrize(("name", "torpor", "cost"), [
    ("Democritus", False, 2), ("Democritus", True, 1), ("Elder", False, 1),
])  # fmt: skip
def test_who_contests_a_card_with_democritus_pays_more(name: str, torpor: bool, cost: int) -> None:
    stage = PeopleStage(2, phase="untap")
    stage.vampire(B, name, torpor=torpor)
    mine, other = stage.vampire(A, "Kurt"), stage.vampire(B, "Kurt")
    for card in (mine, other):
        moving.begin_contest(stage.table, card)
    stage.play(A, "pay", f"#{mine}")
    assert stage.table.pool[A] == 30 - cost


def test_democritus_makes_nothing_dearer_for_his_own_player() -> None:
    stage = PeopleStage(2, phase="untap")
    stage.vampire(A, "Democritus")
    mine, other = stage.vampire(A, "Kurt"), stage.vampire(B, "Kurt")
    for card in (mine, other):
        moving.begin_contest(stage.table, card)
    stage.play(A, "pay", f"#{mine}")
    assert stage.table.pool[A] == 29


@ruling("Democritus", 1)
@pytest.mark.parametrize("name", ["Democritus", "Elder"])
def test_democritus_makes_no_title_dearer(name: str) -> None:
    stage = PeopleStage(2, RIVAL_MAYOR, phase="untap")
    stage.vampire(B, name)
    mayor, other = stage.vampire(A, "Mayor"), stage.vampire(B, "Rival Mayor")
    for vampire in (mayor, other):
        profiles.contest_title(stage.table, vampire)
    stage.play(A, "pay", mayor)
    assert (stage.blood(mayor), stage.table.pool[A]) == (6 - 1, 30)


# Dragos


@pytest.mark.parametrize(("name", "cost"), [("Dragos", 0), ("Kurt", 1)])
def test_dragos_burns_no_blood_for_combat_cards(name: str, cost: int) -> None:
    stage = PeopleStage(2, DEAR)
    fighter, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
    stage.hand(A, "Dear Talon")
    fight(stage, fighter, rival)
    before = stage.blood(fighter)
    stage.play(A, "play dear-talon plain", fighter)
    assert stage.blood(fighter) == before - cost


def test_dragos_plays_combat_cards_without_blood_and_pays_for_others() -> None:
    stage = PeopleStage(2, DEAR, DEAR_ERRAND)
    dragos, rival = stage.vampire(A, "Dragos", 1), stage.vampire(B, "Rival")
    stage.hand(A, "Dear Talon", "Dear Errand")
    fight(stage, dragos, rival)
    stage.table.blood[dragos] = 0
    assert stage.offers(A, "play dear-talon plain", dragos)
    other = PeopleStage(2, DEAR, DEAR_ERRAND)
    dragos = other.vampire(A, "Dragos", 1)
    other.hand(A, "Dear Errand")
    other.play(A, "play dear-errand plain", dragos)
    other.resolve()
    assert other.blood(dragos) == 0


# Ludmijla Rakoczy


@pytest.mark.parametrize(("card", "left"), [("Dear Howl", 6), ("Dear Gaze", 5)])
def test_ludmijla_pays_less_for_cards_of_animalism(card: str, left: int) -> None:
    stage = PeopleStage(2, *DEAR_ACTIONS)
    ludmijla = stage.vampire(A, "Ludmijla Rakoczy", 7)
    stage.hand(A, card)
    stage.play(
        A, "play", card.lower().replace(" ", "-"), "ANI" if "Howl" in card else "AUS", ludmijla
    )
    stage.resolve()
    assert stage.blood(ludmijla) == left


# Magdelena Schaefer


def test_magdelena_pays_more_for_strikes_of_thaumaturgy_alone() -> None:
    stage = PeopleStage(2, *MADE_UP)
    magdelena, rival = stage.vampire(A, "Magdelena Schaefer"), stage.vampire(B, "Rival")
    stage.hand(A, "Movement of the Mind", "Theft of Vitae")
    fight(stage, magdelena, rival)
    stage.skip("range", A)
    stage.play(A, "play movement-of-the-mind THA", magdelena)
    assert stage.blood(magdelena) == 2
    stage.skip("strike", A)
    stage.play(A, "play theft-of-vitae THA", magdelena)
    assert stage.blood(magdelena) == 1


# Marie Faucigny


@pytest.mark.parametrize(
    ("card", "pool", "blood"),
    [("Dear Lamp", 29, 7), ("Bloody Lamp", 30, 6), ("Lamp", 30, 7), ("Dear Cudgel", 28, 7)],
)
def test_marie_pays_less_for_equipment_that_is_no_weapon(card: str, pool: int, blood: int) -> None:
    stage = PeopleStage(2, *LAMPS)
    marie = stage.vampire(A, "Marie Faucigny")
    stage.hand(A, card)
    stage.play(A, f"play {card.lower().replace(' ', '-')} plain", marie)
    stage.resolve()
    assert len(stage.table.attached[marie]) == 1
    assert (stage.table.pool[A], stage.blood(marie)) == (pool, blood)


def test_marie_dodges_once_each_combat_for_a_blood() -> None:
    stage = PeopleStage(2, *MADE_UP)
    marie, rival = stage.vampire(A, "Marie Faucigny"), stage.vampire(B, "Rival")
    stage.hand(A, "Hold On")
    fight(stage, marie, rival)
    choose_strikes(stage, stage.text("strike", marie, "0"))
    stage.skip("press", A)
    assert stage.blood(marie) == 6
    stage.play(A, "play hold-on plain", marie)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", marie, "0")


# Little Tailor of Prague


@pytest.mark.parametrize(
    ("card", "blood", "pool"),
    [("blob-vic", 1, 0), ("blob-tzimisce", 0, 1), ("squire", 0, 2), ("fleshy-lamp", 0, 2)],
)
def test_the_tailor_recruits_and_employs_tzimisce_for_less(
    card: str, blood: int, pool: int
) -> None:
    stage = PeopleStage(2, *BLOBS, SQUIRE)
    tailor = stage.vampire(A, "Little Tailor of Prague")
    assert values.bleed(stage.table, tailor) == 2
    stage.hand(A, "Blob Vic", "Blob Tzimisce", "Squire", "Fleshy Lamp")
    (option,) = [text for text in stage.options(A) if text.startswith(f"play {card} ")]
    stage.play(A, option)
    stage.resolve()
    assert (stage.blood(tailor), stage.table.pool[A]) == (8 - blood, 30 - pool)


@ruling("Little Tailor of Prague", 1)
def test_the_tailor_pays_less_for_an_ally_that_comes_without_an_action() -> None:
    stage = PeopleStage(2, *BLOBS, phase="master")
    tailor = stage.vampire(A, "Little Tailor of Prague")
    contests.become_anarch(stage.table, tailor)
    stage.hand(A, "Piper", "Blob Tzimisce")
    blob = stage.table.in_hand(A, "blob-tzimisce")
    play_as_a(stage, "piper")
    while stage.prompt != "MasterPhase":
        stage.play(A, next(text for text in stage.options(A) if text.startswith("name")))
    assert stage.zone(blob) == READY
    assert stage.table.pool[A] == 29


# Mitchell, The Headhunter


@pytest.mark.parametrize(("name", "cost"), [("Mitchell, The Headhunter", 3), ("Loner", 2)])
def test_it_costs_a_blood_more_to_rescue_mitchell(name: str, cost: int) -> None:
    stage = PeopleStage()
    elder, torpid = stage.vampire(A, "Elder"), stage.vampire(A, name, torpor=True)
    assert stage.offers(A, "rescue", elder, torpid, str(cost))
    assert not stage.offers(A, "rescue", elder, torpid, str(cost + 1))
    stage.play(A, "rescue", elder, torpid, str(cost))
    stage.resolve()
    assert stage.blood(elder) == 10 - cost
    assert stage.zone(torpid) != TORPOR


def test_mitchell_may_pay_a_part_of_it() -> None:
    stage = PeopleStage()
    elder, mitchell = (
        stage.vampire(A, "Elder"),
        stage.vampire(A, "Mitchell, The Headhunter", torpor=True),
    )
    stage.play(A, "rescue", elder, mitchell, "1")
    stage.resolve()
    assert (stage.blood(elder), stage.blood(mitchell)) == (9, 0)


# Murat


@pytest.mark.parametrize(
    ("name", "card", "cost"),
    [("Snake", "coil ser", 1), ("Snake", "grow plain", 0), ("Rival", "coil SER", 0)],
)
def test_followers_of_set_pay_more_for_serpentis_against_murat(
    name: str, card: str, cost: int
) -> None:
    stage = PeopleStage(2, *MADE_UP, COIL, SNAKE)
    murat, foe = stage.vampire(A, "Murat"), stage.vampire(B, name)
    stage.hand(B, "Coil", "Grow")
    fight(stage, murat, foe)
    before = stage.blood(foe)
    stage.skip("before-range", B)
    stage.play(B, f"play {card}", foe)
    assert stage.blood(foe) == before - cost


def test_a_follower_of_set_pays_nothing_more_against_another() -> None:
    stage = PeopleStage(2, COIL, SNAKE)
    stage.vampire(A, "Murat")
    elder, snake = stage.vampire(A, "Elder"), stage.vampire(B, "Snake")
    stage.hand(B, "Coil")
    fight(stage, elder, snake)
    stage.skip("before-range", B)
    stage.play(B, "play coil ser", snake)
    assert stage.blood(snake) == 8


# Tupdog


@ruling("Tupdog", 1)
def test_tupdog_pays_less_for_visceratika_as_it_is_played() -> None:
    stage = PeopleStage(2, STONE)
    tupdog, rival = stage.vampire(A, "Tupdog"), stage.vampire(B, "Rival")
    stage.vampire(A, "Lucubratio")
    stage.hand(A, "Stone")
    fight(stage, tupdog, rival)
    stage.play(A, "play stone VIS", tupdog)
    assert stage.blood(tupdog) == 1
    other = PeopleStage(2, STONE)
    tupdog, rival = other.vampire(A, "Tupdog"), other.vampire(B, "Rival")
    other.vampire(A, "Lucubratio")
    other.hand(A, "Stone")
    fight(other, tupdog, rival)
    other.play(A, "play stone POT", tupdog)
    assert other.blood(tupdog) == 0


def test_tupdog_attacks_any_minion_and_is_burned_after_the_minion_phase() -> None:
    stage = PeopleStage()
    tupdog, rival = stage.vampire(A, "Tupdog"), stage.vampire(B, "Rival")
    stage.vampire(A, "Lucubratio")
    stage.crypt(A, "Tupdog", "Elder")
    top, other = stage.table.crypt[A]
    stage.play(A, "act", tupdog, tupdog, "0")
    assert stage.table.view(None)["action"]["target"] == stage.table.word(rival)
    stage.skip("strike", A)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8
    stage.play(A, "pass")
    stage.skip("InfluencePhase")
    assert stage.zone(tupdog) == ASH_HEAP
    assert stage.table.zone[top] == UNCONTROLLED
    assert stage.table.crypt[A] == (other,)


def test_two_tupdogs_are_in_play_together_even_with_one_player() -> None:
    stage = PeopleStage()
    first, second = stage.vampire(A, "Tupdog"), stage.vampire(A, "Tupdog")
    third = stage.vampire(B, "Tupdog")
    for tupdog in (first, second, third):
        assert contests.other_copies(stage.table, tupdog) == []


def test_a_tupdog_is_not_burned_after_anothers_minion_phase() -> None:
    stage = PeopleStage()
    tupdog, elder = stage.vampire(B, "Tupdog"), stage.vampire(A, "Elder")
    bleed(stage, elder)
    stage.skip("MinionPhase")
    stage.play(A, "pass")
    stage.skip("InfluencePhase")
    assert stage.zone(tupdog) != ASH_HEAP
