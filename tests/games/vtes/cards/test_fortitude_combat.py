"""Tests of the combat cards of Fortitude."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage, duel, duel_with_kurt
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD, READY, TORPOR
from conclave.games.vtes.rules.events.combat import TookDamage
from conclave.testing import rule


def struck(card: str, *hand: str, by: str = "undead-strength POT") -> tuple[PeopleStage, int, int]:
    """Rival is about to take damage: 3 by Undead Strength at superior."""
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, by.split()[0])
    stage.hand(B, card, *hand)
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play", by, elder))
    stage.skip("damage", B)
    return stage, elder, rival


# Unflinching Persistence


@ruling("Immideate damage prevention", 1)
def test_unflinching_persistence_prevents_damage_when_there_is_some() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Unflinching Persistence")
    fight(stage, elder, rival)
    assert offered_modes(stage, A, "unflinching-persistence") == []
    choose_strikes(stage)
    stage.skip("damage", A)
    assert offered_modes(stage, A, "unflinching-persistence") == ["for"]
    stage.play(A, "play unflinching-persistence for", elder)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10


def test_unflinching_persistence_at_superior_maneuvers_and_prevents_later_this_round() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Unflinching Persistence", "Wolf Claws")
    stage.hand(B, "Claws of the Dead")
    (card, _) = stage.table.hand[A]
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play unflinching-persistence FOR", elder)
    assert is_long(stage.table)
    stage.play(B, "play claws-of-the-dead PRO", rival)
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "use", card, "0")
    stage.skip("press", A)
    assert stage.blood(elder) == 10
    stage.play(A, "play wolf-claws PRO", elder)
    choose_strikes(stage)
    stage.skip("damage", A)
    assert not stage.offers(A, "use", card, "0")  # another round


# Superior Mettle


@ruling("Burn blood for effect (mandatory)", 1)
@ruling("Immideate damage prevention", 1)
def test_superior_mettle_prevents_a_strike() -> None:
    for blood, ways in ((1, ["for", "FOR"]), (0, [])):
        stage = CombatStage()
        rival, kurt = stage.vampire(A, "Rival"), stage.vampire(B, "Kurt", blood)
        stage.hand(B, "Superior Mettle")
        fight(stage, rival, kurt)
        stage.skip("before-range", B)
        assert offered_modes(stage, B, "superior-mettle") == []
        choose_strikes(stage)
        stage.skip("damage", B)
        assert offered_modes(stage, B, "superior-mettle") == ways
        if ways:
            stage.play(B, "play", "superior-mettle", "for", kurt)
        stage.skip("MinionPhase")
        assert stage.zone(kurt) == (READY if ways else TORPOR)
        assert stage.blood(kurt) == 0


def test_superior_mettle_keeps_preventing_initial_strikes() -> None:
    stage, kurt, rival = duel_with_kurt(
        "Superior Mettle", "Hold On", opposing_hand=("Flurry", "Punch")
    )
    choose_strikes(stage)
    stage.play(A, "play", "superior-mettle", "FOR", kurt)
    card = next(
        c
        for c in range(len(stage.table.definition))
        if stage.table.card_name(c) == "superior-mettle"
    )
    assert stage.blood(kurt) == 7
    stage.skip("PressStep", A)
    stage.play(A, "play", "hold-on", "plain", kurt)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "play", "punch", "plain", rival)
    stage.skip("damage", A)
    assert stage.offers(A, "use", card, "0")
    stage.play(A, "use", card, "0")
    assert stage.blood(kurt) == 6
    stage.skip("additional-strikes", B)
    stage.play(B, "play", "flurry", "plain", rival)
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip("damage", A)
    assert not stage.offers(A, "use", card, "0")
    stage.skip("MinionPhase")
    assert stage.blood(kurt) == 5
    assert stage.blood(rival) == 7


def test_superior_mettle_at_basic_is_for_one_strike() -> None:
    stage, kurt, _ = duel_with_kurt("Superior Mettle", "Hold On")
    choose_strikes(stage)
    stage.play(A, "play", "superior-mettle", "for", kurt)
    stage.skip("PressStep", A)
    stage.play(A, "play", "hold-on", "plain", kurt)
    choose_strikes(stage)
    assert not any(text.startswith("use") for text in stage.options(stage.decider))
    stage.skip("MinionPhase")
    assert stage.blood(kurt) == 6


# Skin of Rock


@rule("VTES-6.4.6-01", "VTES-6.4.6-02", "VTES-6.4.6-03")
@pytest.mark.parametrize(
    ("card", "mode", "left"),
    [
        ("skin-of-rock", "for", 2),
        ("skin-of-rock", "FOR", 1),
        ("resilience", "for", 2),
        ("resilience", "FOR", 0),
        ("soak", "for", 1),
        ("soak", "FOR", 0),
        ("indomitability", "for", 2),
        ("indomitability", "FOR", 2),
        ("rolling-with-the-punches", "for", 2),
        ("glancing-blow", "plain", 2),
        ("sideslip", "CEL", 2),
    ],
)
def test_damage_is_prevented(card: str, mode: str, left: int) -> None:
    stage, _, rival = struck(card)
    stage.play(B, f"play {card} {mode}", rival)
    stage.skip("press", B)
    assert stage.blood(rival) == 9 - left
    assert stage.offers(B, "press") == (card == "indomitability" and mode == "FOR")


@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("skin-of-rock", ["for", "FOR"]),
        ("resilience", ["for"]),
        ("soak", []),
        ("indomitability", ["for", "FOR"]),
        ("skin-of-steel", ["for", "FOR"]),
        ("glancing-blow", ["plain"]),
    ],
)
@ruling("Prevent non-aggravated", 1)
def test_aggravated_damage_is_prevented_by_some(card: str, offered: list[str]) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Claws of the Dead")
    stage.hand(B, card)
    fight(stage, elder, rival)
    stage.play(A, "play claws-of-the-dead pro", elder)
    assert offered_modes(stage, B, card) == []
    choose_strikes(stage)
    stage.skip("damage", B)
    assert offered_modes(stage, B, card) == offered


# Armor of Vitality


@pytest.mark.parametrize("mode", ["for", "FOR"])
def test_armor_of_vitality_prevents_three(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    saw = stage.put_on(rival, "Gas-Powered Chainsaw")
    stage.hand(A, "Armor of Vitality")
    fight(stage, elder, rival)
    choose_strikes(stage, "strike hand", stage.text("strike", saw, "0"))
    stage.play(A, f"play armor-of-vitality {mode}", elder)
    stage.skip()
    assert stage.blood(elder) == 10 - 1
    assert stage.zone(saw) == (ASH_HEAP if mode == "FOR" else ON_CARD)


def test_armor_of_vitality_destroys_the_striking_melee_weapon_alone() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun, spare = stage.put_on(rival, "Desert Eagle"), stage.put_on(rival, "Cudgel")
    stage.hand(A, "Armor of Vitality")
    fight(stage, elder, rival)
    choose_strikes(stage, "strike hand", stage.text("strike", gun, "0"))
    stage.play(A, "play armor-of-vitality FOR", elder)
    stage.skip()
    assert [stage.zone(card) for card in (gun, spare)] == [ON_CARD, ON_CARD]
    fists = PeopleStage()
    elder, rival = fists.vampire(A, "Elder"), fists.vampire(B, "Rival")
    spare = fists.put_on(rival, "Cudgel")
    mine = fists.put_on(elder, "Cudgel")
    fists.hand(A, "Armor of Vitality")
    fight(fists, elder, rival)
    choose_strikes(fists, fists.text("strike", mine, "0"))
    fists.play(A, "play armor-of-vitality FOR", elder)
    fists.skip()
    assert [fists.zone(card) for card in (mine, spare)] == [ON_CARD, ON_CARD]


@ruling("Immideate damage prevention", 1)
def test_armor_of_vitality_needs_damage_to_prevent() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Armor of Vitality", "Skin of Rock")
    fight(stage, elder, rival)
    assert offered_modes(stage, A, "armor-of-vitality") == []
    stage.skip("strike", A)
    assert offered_modes(stage, A, "armor-of-vitality") == []
    choose_strikes(stage)
    assert offered_modes(stage, A, "armor-of-vitality") == ["for", "FOR"]
    stage.play(A, "play skin-of-rock for", elder)
    assert offered_modes(stage, A, "armor-of-vitality") == []


# Soak


def test_soak_once_a_round_and_nothing_to_prevent() -> None:
    stage, _, rival = struck("Soak", "Soak", "Resilience")
    stage.play(B, "play soak for", rival)
    assert offered_modes(stage, B, "resilience") == ["for", "FOR"]
    assert offered_modes(stage, B, "soak") == []


# Hidden Strength


@pytest.mark.parametrize(("mode", "press"), [("for", False), ("FOR", True)])
@rule("VTES-1.6.1-05")
@ruling("Hidden Strength", 1)
def test_hidden_strength_prevents_one_more_than_it_costs(mode: str, press: bool) -> None:
    stage, _, rival = struck("Hidden Strength")
    stage.play(B, f"play hidden-strength {mode}", rival)
    stage.play(B, "number 1")
    stage.skip("press", B)
    assert stage.blood(rival) == 9 - 1 - 1
    assert stage.offers(B, "press") == press


@ruling("Hidden Strength", 2)
@ruling("Cost X", 1)
def test_hidden_strength_may_be_more_than_is_needed() -> None:
    stage, _, rival = struck("Hidden Strength")
    stage.play(B, "play hidden-strength for", rival)
    assert stage.options(B) == [f"number {each}" for each in range(10)]
    stage.play(B, "number 5")
    stage.skip("press", B)
    assert stage.blood(rival) == 9 - 5


@ruling("Immideate damage prevention", 1)
@ruling("Hidden Strength", 3)
@pytest.mark.parametrize(
    "card",
    ["skin-of-rock", "resilience", "soak", "skin-of-steel", "rolling-with-the-punches",
     "glancing-blow", "hidden-strength"],
)  # fmt: skip
def test_damage_is_prevented_only_when_there_is_some(card: str) -> None:
    stage, *_ = duel("Undead Strength", opposing_hand=(card,))
    for window in ("before-range", "range", "strike"):
        stage.skip(window, B)
        assert offered_modes(stage, B, card) == []
    stage.play(B, "strike hand")
    stage.skip("damage", B)
    assert offered_modes(stage, B, card) != []
    stage, elder, _ = duel("Dodge", opposing_hand=(card,))
    choose_strikes(stage, stage.text("play dodge plain", elder))
    stage.skip("MinionPhase")
    assert card in stage.names(stage.table.hand[B])
    assert stage.events_of(TookDamage) == []


# Indomitability


def test_indomitability_at_superior_as_a_press() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Indomitability")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert offered_modes(stage, A, "indomitability") == []
    stage.skip("press", A)
    assert offered_modes(stage, A, "indomitability") == ["FOR"]
    stage.play(A, "play indomitability FOR", elder)
    stage.skip("strike", A)
    assert stage.table.view(None)["combat"]["round"] == 2


# Skin of Steel


@pytest.mark.parametrize(
    ("card", "mode", "second"),
    [
        ("skin-of-steel", "for", 1),
        ("skin-of-steel", "FOR", 0),
        ("rolling-with-the-punches", "FOR", 0),
    ],
)
def test_all_damage_from_a_strike_is_prevented_or_from_all_this_round(
    card: str, mode: str, second: int
) -> None:
    stage, elder, rival = struck(card, "Flash")
    stage.hand(A, "Pursuit")
    stage.play(B, f"play {card} {mode}", rival)
    stage.skip("additional-strikes", A)
    assert stage.blood(rival) == 9 - 1
    stage.play(A, "play pursuit CEL", elder)
    stage.skip("press", B)
    assert stage.blood(rival) == 9 - 1 - second
    stage.play(B, "play flash cel", rival)
    choose_strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - 1 - second - 1  # another round


def test_damage_other_than_from_strikes_is_not_prevented() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Carrion Crows")
    stage.hand(B, "Skin of Steel", "Glancing Blow", "Skin of Rock", "Dodge")
    fight(stage, elder, rival)
    stage.play(A, "play carrion-crows ANI", elder)
    choose_strikes(stage, "strike hand", stage.text("play dodge plain", rival))
    stage.skip("damage", B)
    assert offered_modes(stage, B, "skin-of-rock") == ["for", "FOR"]
    assert offered_modes(stage, B, "skin-of-steel") == []
    assert offered_modes(stage, B, "glancing-blow") == []
