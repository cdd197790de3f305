"""Block attempts, stealth and intercept, and effects that end, fail or continue an action."""

from __future__ import annotations

import pytest
from games.vtes.block_attempts import stealth_and_intercept
from games.vtes.scenarios.scene import Scene
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import NOBODY
from conclave.testing import rule


def hunting(seats: int = 3) -> tuple[Scene, int, int]:
    """An elder of A hunts; B, her prey, has a ready vampire who knows everything."""
    stage = Scene(seats)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.play(A, "hunt", elder)
    return stage, elder, rival


def bleeding(seats: int = 3) -> tuple[Scene, int, int]:
    """An elder of A bleeds B, who has a ready vampire who knows everything."""
    stage = Scene(seats)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.play(A, "bleed", elder)
    return stage, elder, rival


@rule("VTES-6.2.2-07", "VTES-6.2.2-21")
def test_an_attempt_that_was_made_to_fail_is_over_for_that_minion_alone() -> None:
    stage, elder, rival = bleeding()
    kurt = stage.vampire(B, "Kurt")
    stage.attempt_block(rival)
    stage.skip("block", A)
    stage.play_card(A, "elder-impersonation", "OBF", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    stage.play(B, "block", kurt)
    stage.finish()
    assert stage.combats_begun == 1
    assert (stage.table.tapped[rival], stage.table.tapped[kurt]) == (False, True)
    assert stage.table.pool[B] == 30


@rule("VTES-6.2.2-04", "VTES-6.2.2-08")
def test_a_methuselah_may_be_kept_from_blocking_while_the_other_may() -> None:
    stage, elder, rival = hunting()
    kurt = stage.vampire(B, "Kurt")
    ira = stage.vampire(C, "Ira")
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.skip("block", A)
    stage.play_card(A, "crocodiles-tongue", "aus", elder)
    stage.play(B, next(move for move in stage.options(B) if "burn" not in move))
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert not stage.offers_any(B, "block") or stage.decider != B
    assert stage.table.in_play(kurt)
    assert stage.offers(C, "block", ira)
    assert not stage.table.tapped[rival]


@rule("VTES-6.2.2-17", "VTES-6.2.2-05")
def test_stealth_against_the_prey_holds_against_the_predator() -> None:
    stage, elder, rival = hunting()
    ira = stage.vampire(C, "Ira")
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.skip("block", A)
    stage.play_card(A, "lost-in-crowds", "obf", elder)
    stage.attempt_block(ira, C)
    assert stealth_and_intercept(stage) == (2, 0)
    stage.skip("block", C)
    stage.play_card(C, "enhanced-senses", "AUS", ira)
    assert stealth_and_intercept(stage) == (2, 2)
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.blood(elder) <= 5


@rule("VTES-6.2.2-21", "VTES-1.1-04")
def test_a_minion_who_failed_against_a_faceless_vampire_is_tapped_for_the_next_action() -> None:
    stage, elder, rival = bleeding()
    kurt = stage.vampire(A, "Kurt")
    stage.attempt_block(rival)
    stage.skip("block", A)
    stage.play_card(A, "faceless-night", "OBF", elder)
    stage.skip("declined", A)
    assert not stage.table.tapped[rival]
    stage.finish()
    assert stage.table.tapped[rival]
    assert stage.table.pool[B] == 29
    stage.play(A, "bleed", kurt)
    stage.finish()
    assert stage.combats_begun == 0
    assert stage.table.pool[B] == 28


@rule("VTES-6.2.2-06", "VTES-1.1-04", "VTES-1.1-05")
def test_a_woken_blocker_may_be_untapped_after_combat_and_block_again() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival", tapped=True)
    stage.play(A, "bleed", elder)
    stage.skip("announced", B)
    stage.play_card(B, "wake-with-evenings-freshness", "plain", rival)
    stage.attempt_block(rival)
    stage.hand(B, "cats-guidance")
    stage.skip_until_offered(B, "play cats-guidance ani", rival)
    assert stage.combats_ended == 1
    stage.play(B, "play cats-guidance ani", rival)
    stage.finish()
    assert not stage.table.tapped[rival]
    stage.play(A, "bleed", kurt)
    stage.attempt_block(rival)
    stage.finish()
    assert stage.combats_begun == 2


@rule("VTES-6.2.2-04", "VTES-6.2.2-02")
def test_a_tapped_prince_across_the_table_has_no_say_in_a_hunt() -> None:
    stage = Scene(4)
    elder = stage.vampire(A, "Elder", 5)
    mayor = stage.vampire(C, "Mayor", tapped=True)
    stage.hand(C, "second-tradition-domain")
    stage.play(A, "hunt", elder)
    while stage.prompt != "MinionPhase":
        if stage.decider == C:
            assert not stage.offers_any(C, "play second-tradition-domain")
        stage.do_minimum()
    assert stage.blood(elder) == 6
    assert stage.table.tapped[mayor]


@rule("VTES-1.4-01", "VTES-6.2.2-02")
def test_a_far_seeing_vampire_blocks_a_bleed_at_another() -> None:
    stage, _elder, _rival = bleeding()
    ira = stage.vampire(C, "Ira")
    stage.skip_until_offered(B, "decline")
    stage.hand(C, "eagles-sight")
    stage.skip_until_offered(C, "play eagles-sight AUS", ira)
    stage.play(C, "play eagles-sight AUS", ira)
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.table.tapped[ira]
    assert stage.table.pool == [30, 30, 30]


@rule("VTES-6.2.3-04", "VTES-R-47", "VTES-6-08")
def test_a_hungry_hunter_lost_in_a_maze_is_tapped_and_hungry() -> None:
    stage = Scene(3)
    kurt, pupil = stage.vampire(A, "Kurt", 0), stage.vampire(A, "Pupil")
    rival = stage.vampire(B, "Rival")
    stage.play(A, "hunt", kurt)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.hand(B, "mental-maze")
    stage.skip_until_offered(B, "play mental-maze OBF", rival)
    stage.play(B, "play mental-maze OBF", rival)
    stage.finish()
    assert stage.combats_begun == 0
    assert (stage.blood(kurt), stage.blood(rival)) == (0, 8)
    assert (stage.table.tapped[kurt], stage.table.tapped[rival]) == (True, False)
    assert stage.offers(A, "bleed", pupil)  # a tapped vampire holds up nobody


@rule("VTES-6.1.1-04", "VTES-6-07", "VTES-R-32")
def test_a_minion_who_uses_change_of_target_is_untapped_but_has_bled() -> None:
    stage, elder, rival = bleeding()
    stage.attempt_block(rival)
    stage.hand(A, "change-of-target")
    stage.skip_until_offered(A, "play change-of-target plain", elder)
    stage.play(A, "play change-of-target plain", elder)
    stage.finish()
    assert stage.combats_begun == 0
    assert (stage.table.tapped[elder], stage.table.tapped[rival]) == (False, False)
    assert not stage.offers(A, "bleed", elder)
    assert stage.offers(A, "hunt", elder)


@rule("VTES-6.1.6-09", "VTES-6-07")
def test_a_minion_who_had_to_obey_may_not_repeat_the_action() -> None:
    stage = Scene(3)
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.play(A, "hunt", kurt)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.hand(B, "obedience")
    stage.skip_until_offered(B, "play obedience dom", rival)
    stage.play(B, "play obedience dom", rival)
    stage.finish()
    assert stage.combats_begun == 0
    assert (stage.table.tapped[kurt], stage.table.tapped[rival]) == (False, False)
    assert not stage.offers(A, "hunt", kurt)
    assert stage.offers(A, "bleed", kurt)


@rule("VTES-6.2.2-17", "VTES-6.4.5-20", "VTES-6.1.2-03")
def test_a_hunt_continues_in_the_mist() -> None:
    stage, elder, rival = hunting()
    kurt = stage.vampire(B, "Kurt")
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.hand(A, "form-of-mist")
    stage.skip("strike", A)
    stage.play(A, "play form-of-mist PRO", elder)
    for _ in range(40):
        if "yes" in stage.options(stage.decider) and stage.decider == A:
            stage.play(A, "yes")
        elif stage.prompt in ("MinionPhase", "BlockQuestion"):
            break
        else:
            stage.do_minimum()
    assert stage.combats_ended == 1
    if stage.prompt == "BlockQuestion":
        assert stage.offers(B, "block", kurt)  # others may still try, against stealth 2
        stage.play(B, "block", kurt)
        assert stealth_and_intercept(stage) == (2, 0)
    stage.finish()
    assert stage.blood(elder) == 5 - 1 + 1
    assert stage.table.tapped[rival]
    assert not stage.table.tapped[kurt]


@rule("VTES-6.1.5-03", "VTES-6.2.3-05", "VTES-6.4.5-20")
def test_an_ally_is_recruited_from_the_shadows_after_a_block() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.play_card(A, "carlton-van-wyk", "plain", elder)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.hand(A, "shadow-body")
    stage.skip("strike", A)
    assert stage.table.pool[A] == 30
    stage.play(A, "play shadow-body OBT", elder)
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.table.pool[A] == 28
    assert "carlton-van-wyk" in stage.names(stage.table.ready[A])
    assert stage.blood(elder) == 9


@rule("VTES-6.1.1-07", "VTES-6.4.5-20")
@pytest.mark.parametrize("card", ["shadow-body OBT", "mirror-image CHI"])
def test_a_bleed_does_not_go_on_from_the_shadows(card: str) -> None:
    stage, elder, rival = bleeding()
    stage.attempt_block(rival)
    stage.hand(A, card.split()[0])
    stage.skip("strike", A)
    stage.play(A, f"play {card}", elder)
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.table.pool[B] == 30
    assert stage.table.edge == NOBODY


@rule("VTES-6.1.3-04", "VTES-6.2.3-02", "VTES-6.2.3-05")
def test_a_minion_who_walks_into_a_mirror_loses_the_card_he_wanted_to_bring() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.play_card(A, "44-magnum", "plain", elder)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.skip("block", A)
    stage.play_card(A, "mirror-walk", "THA", elder)
    stage.skip("block", B)
    stage.play_card(B, "spirits-touch", "aus", rival)
    stage.finish()
    assert stage.combats_begun == 0
    assert stage.table.tapped[rival]
    assert stage.table.pool[A] == 30
    assert "44-magnum" in stage.names(stage.table.ash[A])


@rule("VTES-1.4-01", "VTES-6.2.2-07")
def test_a_forceful_personality_asks_blood_for_every_attempt_and_stops_allies() -> None:
    stage, elder, rival = bleeding()
    empty, thug = stage.vampire(B, "Kurt", 0), stage.ally(B, "Thug")
    stage.skip("announced", A)
    stage.play_card(A, "force-of-personality", "PRE", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", empty)
    assert not stage.offers(B, "block", thug)
    stage.play(B, "block", rival)
    assert stage.blood(rival) == 8
    stage.skip("block", A)
    stage.play_card(A, "lost-in-crowds", "obf", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    assert stage.blood(rival) == 7
    stage.finish()
    assert stage.table.pool[B] == 29


@rule("VTES-6.2.2-11", "VTES-6.2.2-14", "VTES-R-39")
def test_under_guard_a_bleed_needs_more_stealth() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.permanent(C, "National Guard Support")
    stage.play(A, "bleed", elder)
    stage.attempt_block(rival)
    stage.skip("block", A)
    stage.play_card(A, "faceless-night", "obf", elder)
    assert stealth_and_intercept(stage) == (0, 0)
    stage.skip("block", A)
    stage.play_card(A, "lost-in-crowds", "obf", elder)
    assert stealth_and_intercept(stage) == (1, 0)
    stage.finish()
    assert stage.combats_begun == 0
    assert stage.table.pool[B] == 29


@rule("VTES-R-39", "VTES-6.2.2-11")
def test_unmasked_vampires_are_seen_by_allies_and_allies_are_not() -> None:
    stage = Scene(3)
    elder, rogue = stage.vampire(A, "Elder", 5), stage.ally(A, "Leonardo, Mortician")
    thug = stage.ally(B, "Thug")
    stage.permanent(C, "The Unmasking")
    stage.play(A, "act", rogue, rogue, "0")
    if stage.prompt == "Targeting":
        stage.play(A, "target", elder)
    stage.attempt_block(thug)
    assert stealth_and_intercept(stage) == (1, 0)
    stage.finish()
    assert stage.blood(elder) == 6
    stage.play(A, "hunt", elder)
    stage.attempt_block(thug)
    assert stealth_and_intercept(stage) == (1, 1)
    stage.finish()
    assert stage.combats_begun == 1
