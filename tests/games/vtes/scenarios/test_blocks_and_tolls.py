"""Blocks that cost blood, blocks by other players, and slaves who fight."""

from __future__ import annotations

from games.vtes.block_attempts import stealth_and_intercept
from games.vtes.cards.people import offered_modes
from games.vtes.scenarios.scene import Scene
from games.vtes.special_term_cards import MASTER_OF_STONE, STONE
from games.vtes.stage import A, B, C, D

from conclave.games.vtes.rules.constants import ASH_HEAP, READY, TORPOR
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


@rule("VTES-R-37", "VTES-R-39")
def test_a_guardian_angel_watches_bleeds_only_even_if_they_were_sent_on() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder", 5), stage.vampire(A, "Kurt")
    rival, ira = stage.vampire(B, "Rival"), stage.vampire(C, "Ira")
    stage.put_on(ira, "Guardian Angel")
    stage.play(A, "hunt", elder)
    stage.attempt_block(ira, C)
    assert stealth_and_intercept(stage) == (1, 0)
    stage.finish()
    stage.play(A, "bleed", kurt)
    stage.redirect_bleed(B, rival, C)
    stage.attempt_block(ira, C)
    assert stealth_and_intercept(stage) == (0, 1)


@rule("VTES-6-07", "VTES-6.1.1-04", "VTES-6.2.3-06")
def test_a_freak_who_was_blocked_hunts_but_bleeds_no_more() -> None:
    stage, elder, rival = bleeding()
    stage.attempt_block(rival)
    stage.hand(A, "freak-drive")
    stage.skip_until_offered(A, "play freak-drive FOR", elder)
    assert stage.combats_ended == 1
    assert offered_modes(stage, A, "freak-drive") == ["FOR"]
    stage.play(A, "play freak-drive FOR", elder)
    stage.finish()
    assert not stage.table.tapped[elder]
    assert not stage.offers(A, "bleed", elder)
    assert stage.offers(A, "hunt", elder)


@rule("VTES-R-42", "VTES-6.5.1-04")
def test_a_vampire_who_falls_in_combat_cannot_use_freak_drive() -> None:
    stage = Scene(3)
    kurt, rival = stage.vampire(A, "Kurt", 1), stage.vampire(B, "Rival")
    stage.hand(A, "freak-drive")
    stage.put_on(rival, "Femur of Toomler")
    stage.play(A, "bleed", kurt)
    stage.attempt_block(rival)
    stage.skip("strike", B)
    (femur,) = stage.table.attached[rival]
    stage.play(B, "strike", femur, "0")
    while stage.prompt != "MinionPhase":
        assert not stage.offers_any(stage.decider, "play freak-drive")
        stage.do_minimum()
    assert stage.zone(kurt) in (TORPOR, ASH_HEAP)


@rule("VTES-6.2.2-14", "VTES-1.4-01")
def test_a_tapped_friend_cloaks_the_acting_minion_when_it_is_needed() -> None:
    stage = Scene(3)
    thug, elder = stage.ally(A, "Thug"), stage.vampire(A, "Elder", tapped=True)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "cloak-the-gathering")
    stage.play(A, "bleed", thug)
    stage.skip("announced", A)
    assert offered_modes(stage, A, "cloak-the-gathering") == []
    stage.attempt_block(rival)
    stage.skip("block", A)
    stage.play(A, "play cloak-the-gathering OBF", elder)
    assert stealth_and_intercept(stage) == (1, 0)
    stage.finish()
    assert stage.table.pool[B] == 29


@rule("VTES-6.2.2-15", "VTES-R-40", "VTES-6.2.2-14")
def test_intercept_is_played_for_the_current_attempt_and_only_while_it_is_needed() -> None:
    stage, _elder, rival = hunting()
    kurt = stage.vampire(B, "Kurt")
    stage.hand(B, "enhanced-senses", "spirits-touch")
    stage.skip("announced", B)
    assert not stage.offers_any(B, "play enhanced-senses")
    stage.attempt_block(kurt)
    stage.skip("block", B)
    assert not stage.offers(B, "play enhanced-senses AUS", rival)
    stage.play(B, "play enhanced-senses AUS", kurt)
    assert stealth_and_intercept(stage) == (1, 2)
    stage.skip("block", B)
    assert not stage.offers_any(B, "play spirits-touch")


@rule("VTES-6-04", "VTES-1.4-01")
def test_a_minion_who_read_the_winds_may_block_again() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder", 5), stage.vampire(A, "Kurt", 5)
    rival = stage.vampire(B, "Rival")
    stage.play(A, "hunt", elder)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "read-the-winds", "ani+aus", rival)
    stage.finish()
    assert stage.combats_begun == 1
    assert not stage.table.tapped[rival]
    stage.play(A, "bleed", kurt)
    stage.attempt_block(rival)
    stage.finish()
    assert stage.combats_begun == 2


@rule("VTES-6.2.2-21", "VTES-6.2.3-04")
def test_the_kiss_of_the_sun_ends_block_and_action_alike() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    mayor = stage.vampire(B, "Mayor")
    stage.play(A, "bleed", elder)
    stage.attempt_block(mayor)
    stage.skip("block", A)
    stage.play_card(A, "the-kiss-of-ra", "FOR", elder)
    stage.finish()
    assert stage.combats_begun == 0
    assert stage.zone(mayor) == TORPOR
    assert (stage.blood(elder), stage.blood(mayor)) == (7, 4)
    assert stage.table.pool[B] == 30


@rule("VTES-6.2.2-05", "VTES-6.2.3-04")
def test_an_action_ended_against_the_prey_does_not_come_to_the_predator() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder", 5)
    mayor = stage.vampire(B, "Mayor")
    ira = stage.vampire(C, "Ira")
    stage.play(A, "hunt", elder)
    stage.attempt_block(mayor)
    stage.skip("block", A)
    stage.play_card(A, "the-kiss-of-ra", "for", elder)
    while stage.prompt != "MinionPhase":
        assert stage.prompt != "BlockQuestion"
        stage.do_minimum()
    assert (stage.blood(elder), stage.blood(mayor)) == (2, 4)
    assert not stage.table.tapped[ira]
    assert not stage.table.tapped[mayor]


@rule("VTES-6.4-02", "VTES-6.2.3-03")
def test_an_ally_who_dies_of_a_wail_is_blocked_without_a_combat() -> None:
    stage = Scene(3)
    thug, rival = stage.ally(A, "Thug", 1), stage.vampire(B, "Rival")
    stage.put_on(rival, "Banshee Ironwail")
    stage.play(A, "bleed", thug)
    stage.attempt_block(rival)
    stage.finish()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.combats_begun == 0
    assert stage.table.tapped[rival]
    assert stage.table.pool[B] == 30


@rule("VTES-11-16", "VTES-R-10", "VTES-6-07")
def test_a_master_whose_slave_fights_for_him_acts_again() -> None:
    stage = Scene(3, MASTER_OF_STONE, STONE)
    lord, slave = stage.vampire(A, "Stone Lord", 3), stage.vampire(A, "Stone", 1)
    rival = stage.vampire(B, "Rival")
    stage.play(A, "bleed", lord)
    stage.attempt_block(rival)
    for _ in range(40):
        if stage.decider == A and any("slave" in m or m == "yes" for m in stage.options(A)):
            break
        if stage.prompt == "MinionPhase":
            break
        if any(stage.table.word(slave) in m for m in stage.options(stage.decider)):
            break
        stage.do_minimum()
    move = next(m for m in stage.options(A) if stage.table.word(slave) in m or m == "yes")
    stage.play(A, move)
    assert not stage.table.tapped[lord]
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.table.tapped[slave]
    assert stage.table.tapped[rival]
    assert stage.blood(slave) == 0
    assert not stage.offers(A, "bleed", lord)
    assert stage.offers(A, "hunt", lord)


@rule("VTES-6.2.3-03", "VTES-1.4-01")
def test_a_minor_irritation_is_fought_over_without_tapping() -> None:
    stage = Scene(3)
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.play(A, "bleed", kurt)
    stage.attempt_block(rival)
    stage.hand(B, "minor-irritation")
    stage.skip_until_offered(B, "play minor-irritation plain", rival)
    stage.play(B, "play minor-irritation plain", rival)
    stage.finish()
    assert stage.combats_begun == 1
    assert not stage.table.tapped[rival]
    assert stage.blood(kurt) == 7


@rule("VTES-1.4-01", "VTES-6.2.2-06")
def test_a_subverted_minion_blocks_only_after_another_has_freed_him() -> None:
    stage = Scene(2, active=B)
    rival, _pupil = stage.vampire(B, "Rival"), stage.vampire(B, "Pupil")
    elder = stage.vampire(A, "Elder")
    pentex = stage.put_on(rival, "Pentex(TM) Subversion", A)
    assert not stage.offers(B, "use", pentex, "0", rival)
    move = next(m for m in stage.options(B) if stage.table.word(pentex) in m)
    assert stage.table.word(rival) not in move.split()
    stage.play(B, move)
    stage.skip("BlockQuestion", A)  # the action is directed at who controls it
    stage.finish()
    assert stage.zone(pentex) == ASH_HEAP
    stage.skip_to("MinionPhase", A)
    stage.play(A, "bleed", elder)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", rival)


@rule("VTES-1.6.2-07", "VTES-6.2.2-04")
def test_a_special_report_wakes_a_blocker_and_takes_the_next_master() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder", 5)
    ira = stage.vampire(C, "Ira", tapped=True)
    stage.library(C, *["Lamp"] * 9)
    stage.hand(C, "special-report", "ascendance")
    stage.play(A, "hunt", elder)
    stage.skip_until_offered(C, "play special-report plain -")
    stage.play(C, "play special-report plain -")
    assert not stage.table.tapped[ira]
    stage.skip("block", C)
    buy = next(m for m in stage.options(C) if m != "pass")
    stage.play(C, buy)
    assert stealth_and_intercept(stage) == (1, 1)
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.table.pool[C] == 29
    assert not stage.may_play_master(C, "ascendance")


@rule("VTES-1.4-01", "VTES-6.2.2-15")
def test_a_detector_notes_what_is_hidden_before_intercept_is_needed() -> None:
    stage, elder, rival = bleeding()
    stage.put_on(rival, "Phased Motion Detector")
    stage.attempt_block(rival)
    stage.skip("block", A)
    stage.play_card(A, "faceless-night", "obf", elder)
    assert stealth_and_intercept(stage) == (1, 1)
    stage.finish()
    assert stage.combats_begun == 1


@rule("VTES-1.4-01", "VTES-6.1.5-11")
def test_mylan_blocks_allies_but_no_vampires() -> None:
    stage = Scene(2)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    mylan = stage.ally(B, "Mylan Horseed")
    stage.play(A, "bleed", elder)
    while stage.prompt != "MinionPhase":
        assert not stage.offers(stage.decider, "block", mylan)
        stage.do_minimum()
    stage.play(A, "bleed", thug)
    stage.attempt_block(mylan)
    stage.finish()
    assert stage.combats_begun == 1


@rule("VTES-6.2.2-10", "VTES-6.2.2-20")
def test_a_bleed_is_raised_after_the_block_was_declined_and_then_sent_on() -> None:
    stage, elder, rival = bleeding()
    ira = stage.vampire(C, "Ira")
    stage.skip("declined", A)
    stage.play_card(A, "threats", "DOM", elder)
    stage.redirect_bleed(B, rival, C)
    stage.skip("BlockQuestion", C)
    assert stage.offers(C, "block", ira)
    stage.finish()
    assert stage.table.pool == [30, 30, 27]


@rule("VTES-R-41", "VTES-6.2.2-07")
def test_a_seduced_or_tapped_blocker_leaves_the_attempt_to_another() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    rival, kurt = stage.vampire(B, "Rival"), stage.vampire(B, "Kurt")
    veil = stage.vampire(A, "Pupil")
    stage.play(A, "bleed", elder)
    stage.attempt_block(rival)
    stage.skip("block", A)
    stage.table.tapped[veil] = False
    ira = stage.vampire(A, "Ira")
    stage.play_card(A, "blanket-of-night", "OBT", ira)
    stage.skip("BlockQuestion", B)
    assert stage.table.tapped[ira]
    assert stage.blood(ira) == 7
    assert not stage.offers(B, "block", rival)
    assert stage.offers(B, "block", kurt)
    assert not stage.table.tapped[rival]


@rule("VTES-6.2.2-04", "VTES-2.1-04")
def test_the_second_neighbour_does_not_block_an_undirected_action() -> None:
    stage = Scene(4)
    elder = stage.vampire(A, "Elder", 5)
    across, left, right = (stage.vampire(C, "Rival"), stage.vampire(B, "Kurt"),
                           stage.vampire(D, "Ira"))  # fmt: skip
    stage.play(A, "hunt", elder)
    asked = []
    while stage.prompt != "MinionPhase":
        if stage.prompt == "BlockQuestion":
            asked.append(stage.decider)
        stage.do_minimum()
    assert asked == [B, D]
    assert stage.zone(across) == stage.zone(left) == stage.zone(right) == READY
