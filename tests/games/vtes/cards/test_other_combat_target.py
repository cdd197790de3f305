"""Tests of Target Hand and Target Head."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage, duel, rounds_begun
from games.vtes.cards.people import choose_strikes, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD
from conclave.games.vtes.rules.reading.values import strength


def aim(
    card: str, *hand: str, theirs: tuple[str, ...] = (), cancel: int = 0
) -> tuple[CombatStage, int, int]:
    """Elder has played an aim, which Rival doesn't cancel, before his strike."""
    stage, elder, rival = duel(card, *hand, opposing_hand=("Lamp", "Lamp", *theirs))
    stage.skip("strike", A)
    stage.play(A, f"play {card.lower().replace(' ', '-')} plain", elder)
    for _ in range(cancel):
        stage.play(B, "discard grow")
    if not cancel:
        stage.play(B, "done")
    return stage, elder, rival


# Target Hand


def test_target_hand_weakens_and_disarms() -> None:
    stage, _, rival = aim("Target Hand")
    blade = stage.put_on(rival, "Cudgel")
    lamp = stage.put_on(rival, "Lamp")
    choose_strikes(stage)
    stage.skip("May", A)
    stage.play(A, "yes")
    stage.skip("press", A)
    assert strength(stage.table, rival) == 0
    assert (stage.zone(blade), stage.zone(lamp)) == (ASH_HEAP, ON_CARD)
    assert stage.blood(rival) == 9 - 1


def test_a_weapon_need_not_be_destroyed() -> None:
    stage, _, rival = aim("Target Hand")
    blade = stage.put_on(rival, "Cudgel")
    choose_strikes(stage)
    stage.skip("May", A)
    stage.play(A, "no")
    stage.skip("press", A)
    assert stage.zone(blade) == ON_CARD
    stage.skip("MinionPhase")
    assert strength(stage.table, rival) == 1  # only for the action


def test_target_hand_does_nothing_without_damage() -> None:
    stage, _, rival = aim("Target Hand", theirs=("Sidestep",))
    blade = stage.put_on(rival, "Cudgel")
    choose_strikes(stage, second=stage.text("play sidestep plain", rival))
    stage.skip("press", A)
    assert strength(stage.table, rival) == 1
    assert stage.zone(blade) == ON_CARD


def test_two_combat_cards_cancel_target_hand() -> None:
    stage, _, rival = aim("Target Hand", theirs=("Grow", "Grow"), cancel=2)
    blade = stage.put_on(rival, "Cudgel")
    choose_strikes(stage)
    stage.skip("press", A)
    assert strength(stage.table, rival) == 1
    assert stage.zone(blade) == ON_CARD


# Target Head


def test_target_head_adds_damage_and_stops_the_opponent() -> None:
    stage, _, rival = aim("Target Head", theirs=("Hold On", "Flurry"))
    choose_strikes(stage)
    stage.skip("additional-strikes", B)
    assert offered_modes(stage, B, "flurry") == []
    stage.skip("press", B)
    assert stage.blood(rival) == 9 - 1 - 2
    assert offered_modes(stage, B, "hold-on") == []


def test_strikes_gained_before_are_lost() -> None:
    stage, elder, rival = duel("Target Head", "Flurry", opposing_hand=("Flurry",))
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    stage.play(A, "play flurry plain", elder)
    stage.skip("additional-strikes", B)
    stage.play(B, "play flurry plain", rival)
    stage.skip("strike", A)
    stage.play(A, "play target-head plain", elder)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")  # chosen before he was hit
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 2, 9 - 1 - 1 - 2)


@pytest.mark.parametrize("long", [True, False])
def test_target_head_sets_the_range_of_the_next_round(long: bool) -> None:
    stage, elder, rival = aim("Target Head", "Hold On", theirs=("Shot",))
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("May", A)
    if long:
        stage.play(A, "no")
    stage.play(A, "yes")
    stage.skip("strike", A)
    assert rounds_begun(stage) == [1, 2]
    assert is_long(stage.table) == long
    assert not stage.offers(B, "play shot plain", rival)


def test_what_target_head_defers_is_stored() -> None:
    stage, _, _ = aim("Target Head")
    choose_strikes(stage)
    stage.skip("press", A)
    assert stage.table.game.load(stage.table.save()).digest() == stage.table.digest()


def test_target_head_does_nothing_after_a_strike_that_is_prevented() -> None:
    stage, _, rival = aim("Target Head", theirs=("Soak", "Hold On"))
    choose_strikes(stage)
    stage.skip("damage", B)
    stage.play(B, "play soak FOR", rival)
    stage.skip("press", B)
    assert stage.blood(rival) == 9
    assert offered_modes(stage, B, "hold-on") == ["plain"]


def test_one_combat_card_cancels_target_head() -> None:
    stage, _, rival = aim("Target Head", theirs=("Grow", "Hold On"), cancel=1)
    choose_strikes(stage)
    stage.skip("press", B)
    assert stage.blood(rival) == 9 - 1
    assert offered_modes(stage, B, "hold-on") == ["plain"]


@ruling("Target Hand", 1)
@ruling("Target Head", 1)
@pytest.mark.parametrize("card", ["Target Hand", "Target Head"])
def test_these_aims_wait_for_the_strike_to_which_a_minion_is_bound(card: str) -> None:
    slug = card.lower().replace(" ", "-")
    stage, elder, _ = duel("Thrown Gate", card)
    stage.skip("range", A)
    stage.play(A, "play thrown-gate pot", elder)
    assert offered_modes(stage, A, slug) == []
    stage.skip("strike", A)
    assert offered_modes(stage, A, slug) == ["plain"]
    stage, elder, rival = duel("Thrown Gate", card, opposing_hand=("Immortal Grapple", "Fake Out"))
    stage.skip("range", A)
    stage.play(A, "play thrown-gate pot", elder)
    stage.play(B, "play fake-out plain", rival)
    stage.skip("before-strikes", B)
    stage.play(B, "play immortal-grapple pot", rival)
    stage.skip("strike")
    assert stage.decider == B  # Elder has no strike


@ruling("Target Hand", 2)
@ruling("Target Head", 2)
@pytest.mark.parametrize(("card", "number"), [("Target Hand", 2), ("Target Head", 1)])
def test_a_cancelled_aim_is_paid_for(card: str, number: int) -> None:
    stage, elder, rival = duel(
        card, opposing_hand=("Terror Frenzy", "Grow", "Grow", "Lamp"), blood=(10, 9)
    )
    stage.play(A, "pass")
    stage.play(B, "play terror-frenzy ANI", rival)
    stage.skip("strike", A)
    stage.play(A, f"play {card.lower().replace(' ', '-')} plain", elder)
    for _ in range(number):
        stage.play(B, "discard grow")
    assert stage.blood(elder) == 9


@ruling("Target Head", 3)
@pytest.mark.parametrize("strike", ["dodge", "slip-away"])
def test_target_head_with_a_strike_that_does_no_damage(strike: str) -> None:
    stage, elder, rival = aim("Target Head", "Dodge", "Slip Away", theirs=("Hold On",))
    choose_strikes(stage, stage.text(f"play {strike} plain", elder))
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9
