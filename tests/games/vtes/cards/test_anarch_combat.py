"""Tests of combat cards that require an anarch."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import MADE_UP, rounds_begun
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.atoms import profiles
from conclave.games.vtes.rules.constants import ASH_HEAP, COMBAT, TORPOR
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.combat import Restrict

BANS = (
    Card("No Flurry", COMBAT, effect=Restrict(("additional-strikes",))),
    Card("No Strikes", COMBAT, effect=Restrict(("strike",))),
    Card("No Disciplines", COMBAT, effect=Restrict(("discipline-cards",))),
)


def brawl(
    *hand: str, opposing_hand: tuple[str, ...] = (), foe: str = "Rival"
) -> tuple[PeopleStage, int, int]:
    """Elder of A, an anarch, fights a minion of B, with these hands."""
    stage = PeopleStage(2, *MADE_UP, *BANS)
    rebel = stage.vampire(A, "Elder")
    rival = stage.ally(B, foe) if foe == "Thug" else stage.vampire(B, foe)
    profiles.change_sect(stage.table, rebel, "independent")
    profiles.become_anarch(stage.table, rebel)
    stage.hand(A, *hand)
    stage.hand(B, *opposing_hand)
    fight(stage, rebel, rival)
    return stage, rebel, rival


# Hell-for-Leather


def test_hell_for_leather_requires_an_anarch() -> None:
    stage = PeopleStage(2, *MADE_UP, *BANS)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Hell-for-Leather")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "hell-for-leather") == []


def test_hell_for_leather_dodges_with_an_additional_strike() -> None:
    stage, rebel, rival = brawl("Hell-for-Leather", "Hell-for-Leather", "Flurry")
    choose_strikes(stage, stage.text("play hell-for-leather ani", rebel))
    stage.skip("additional-strikes", A)
    assert stage.blood(rebel) == 10
    assert offered_modes(stage, A, "flurry") == []
    stage.skip("strike", A)
    assert offered_modes(stage, A, "hell-for-leather") == []  # once with each discipline
    stage.play(A, "strike hand")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 1


@ruling("Hell-for-Leather", 1)
@pytest.mark.parametrize("order", [("cel", "plain"), ("plain", "cel")])
def test_its_strike_with_celerity_counts_against_no_limit(order: tuple[str, str]) -> None:
    stage, rebel, rival = brawl("Hell-for-Leather", "Hell-for-Leather", "Flurry")
    choose_strikes(stage)
    for mode in order:
        stage.skip("additional-strikes", A)
        card = "flurry" if mode == "plain" else "hell-for-leather"
        stage.play(A, f"play {card} {mode}", rebel)
    assert offered_modes(stage, A, "hell-for-leather") == []
    for _ in range(2):
        stage.skip("strike", A)
        stage.play(A, "strike hand")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 3


@pytest.mark.parametrize(("foe", "zone"), [("Rival", TORPOR), ("Thug", ASH_HEAP)])
def test_it_costs_the_controller_of_a_fallen_opponent_pool(foe: str, zone: int) -> None:
    stage, rebel, rival = brawl("Hell-for-Leather", "Hell-for-Leather", "Swift Blow", foe=foe)
    stage.table.blood[rival] = min(stage.table.blood[rival], 3)
    stage.skip("strike", A)
    stage.play(A, "play swift-blow plain", rebel)
    stage.play(B, "strike hand")
    stage.skip("end-of-round", A)
    assert stage.zone(rival) == zone
    stage.play(A, "play hell-for-leather obt", rebel)
    assert stage.table.pool[B] == 30 - 2
    assert offered_modes(stage, A, "hell-for-leather") == []


def test_it_costs_nothing_while_the_opponent_is_ready() -> None:
    stage, _, _ = brawl("Hell-for-Leather")
    choose_strikes(stage)
    stage.skip("end-of-round", A)
    assert offered_modes(stage, A, "hell-for-leather") == []


# Groundfighting


def test_groundfighting_maneuvers_or_presses_and_is_replaced_after_combat() -> None:
    stage, rebel, _ = brawl("Groundfighting", "Groundfighting", *["Lamp"] * 5)
    stage.library(A, "Lamp", "Lamp")
    stage.skip("range", A)
    stage.play(A, "play groundfighting plain", rebel)
    stage.skip("press", A)
    stage.play(A, "play groundfighting plain-combat", rebel)
    assert len(stage.table.hand[A]) == 5
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 7
    assert rounds_begun(stage) == [1, 2]


def cancels(card: str, mode: str, window: str, *equipment: str, cost: int = 0) -> bool:
    """Whether Groundfighting can cancel a card of the opponent, who plays it in a window; the cost
    of the card is paid all the same."""
    stage, rebel, rival = brawl("Groundfighting", opposing_hand=(card,))
    for name in equipment:
        stage.put_on(rebel, name)
    stage.skip(window, B)
    slug = card.lower().replace(" ", "-")
    stage.play_only(B, f"play {slug} {mode}", rival)
    stage.skip("as-played", A)
    modes = offered_modes(stage, A, "groundfighting")
    if modes:
        stage.play(A, f"play groundfighting {modes[0]}", rebel)
        assert stage.blood(rebel) == 10 - 1
        assert stage.blood(rival) == 9 - cost
    return modes == ["plain-2"]


@ruling("Groundfighting", 1)
def test_groundfighting_saves_the_equipment_of_an_armed_anarch() -> None:
    assert cancels("Bind Hands", "plain", "before-range", "Cudgel")
    assert not cancels("Bind Hands", "plain", "before-range", "Lamp")


@ruling("Groundfighting", 4)
def test_groundfighting_cancels_what_restricts_strikes() -> None:
    assert cancels("Fists Only", "plain", "before-range")
    assert cancels("Immortal Grapple", "pot", "before-strikes")
    assert cancels("Thoughts Betrayed", "DOM", "before-range", cost=2)


@ruling("Groundfighting", 2)
@ruling("Groundfighting", 3)
@ruling("Groundfighting", 5)
@ruling("Groundfighting", 6)
@pytest.mark.parametrize(
    ("card", "mode", "window"),
    [
        ("Shot", "plain", "range"),
        ("Step In", "plain", "before-range"),
        ("Earthshock", "pot", "strike"),
        ("No Flurry", "plain", "before-range"),
        ("No Strikes", "plain", "before-range"),
        ("No Disciplines", "plain", "before-range"),
        ("Fast Hands", "cel", "strike"),
        ("Dazed", "plain", "before-range"),
        ("Thoughts Betrayed", "dom", "before-range"),
    ],
)
def test_groundfighting_cancels_nothing_else(card: str, mode: str, window: str) -> None:
    assert not cancels(card, mode, window, "Cudgel")
