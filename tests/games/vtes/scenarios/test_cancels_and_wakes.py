"""Cancelled cards, wakes, and cards that come back."""

from __future__ import annotations

import pytest
from games.vtes.block_attempts import stealth_and_intercept
from games.vtes.cards.rulings import ruling
from games.vtes.scenarios.scene import Scene
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD
from conclave.testing import rule


def says_yes(stage: Scene, seat: int = A, *stops: str) -> None:
    """Take every option offered to a seat, until the phase continues or a stop is reached."""
    for _ in range(80):
        if stage.prompt in ("MinionPhase", *stops):
            return
        if stage.decider == seat and "yes" in stage.options(seat):
            stage.play(seat, "yes")
        else:
            stage.do_minimum()


@rule("VTES-6.2.2-21", "VTES-1.4-01", "VTES-1.1-04")
def test_a_minion_who_woke_and_failed_is_awake_for_the_next_action() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, "eluding-the-arms-of-morpheus")
    stage.play(A, "bleed", elder)
    stage.skip_until_offered(B, "play eluding-the-arms-of-morpheus plain", rival)
    stage.play(B, "play eluding-the-arms-of-morpheus plain", rival)
    stage.skip("block", A)
    stage.play_card(A, "lost-in-crowds", "obf", elder)
    stage.finish()
    assert stage.table.pool[B] == 29
    assert stage.blood(rival) == 8
    assert not stage.table.tapped[rival]
    stage.play(A, "bleed", kurt)
    stage.attempt_block(rival)
    stage.finish()
    assert stage.combats_begun == 1


@rule("VTES-1.4-01", "VTES-6.2.2-15")
def test_a_tapped_prince_defends_his_domain_against_a_bleed() -> None:
    stage = Scene(2)
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor", tapped=True)
    stage.hand(B, "second-tradition-domain")
    stage.play(A, "bleed", elder)
    stage.skip_until_offered(B, "play second-tradition-domain plain-reaction", mayor)
    stage.play(B, "play second-tradition-domain plain-reaction", mayor)
    assert stealth_and_intercept(stage) == (0, 2)
    assert stage.blood(mayor) == 5
    stage.finish()
    assert stage.combats_begun == 1


@rule("VTES-1.4-01", "VTES-6.2.2-02")
def test_a_black_sunrise_is_for_what_is_aimed_at_oneself() -> None:
    stage = Scene(2)
    elder, pupil = stage.vampire(A, "Elder", 5), stage.vampire(B, "Pupil", tapped=True)
    kurt = stage.vampire(A, "Kurt")
    stage.hand(B, "black-sunrise")
    stage.play(A, "hunt", elder)
    while stage.prompt != "MinionPhase":
        assert not (stage.decider == B and stage.offers_any(B, "play black-sunrise"))
        stage.do_minimum()
    stage.play(A, "bleed", kurt)
    stage.skip_until_offered(B, "play black-sunrise qui", pupil)


@rule("VTES-1.4-01", "VTES-1.6.1-12", "VTES-6.3.2-06")
def test_a_referendum_is_delayed_after_all_have_voted() -> None:
    stage = Scene(2)
    elder, judge = stage.vampire(A, "Elder"), stage.vampire(B, "Judge")
    rival = stage.vampire(B, "Rival")
    stage.edge(A)
    stage.call_referendum("ancilla-empowerment", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", A)
    stage.play(A, "vote edge for")
    stage.hand(B, "delaying-tactics")
    stage.skip("polling", B)
    stage.play(B, "play delaying-tactics plain", rival)
    stage.finish()
    assert stage.table.pool == [30, 30]
    assert stage.table.edge != A  # burned is burned
    assert "ancilla-empowerment" in stage.names(stage.table.hand[A])
    assert stage.table.in_play(judge)


@rule("VTES-1.4-01", "VTES-4-01", "VTES-6.2.2-06")
def test_an_ally_who_kept_watch_sleeps_through_the_next_untap_phase() -> None:
    stage = Scene(2)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", tapped=True)
    stage.hand(B, "on-the-qui-vive")
    stage.play(A, "bleed", elder)
    stage.skip_until_offered(B, "play on-the-qui-vive plain", thug)
    stage.play(B, "play on-the-qui-vive plain", thug)
    stage.attempt_block(thug)
    stage.finish()
    assert stage.combats_begun == 1
    stage.skip_to("MinionPhase", B)
    assert stage.table.tapped[thug]
    stage.skip_to("MinionPhase", A)
    stage.skip_to("MinionPhase", B)
    assert not stage.table.tapped[thug]


@rule("VTES-6.1.5-08", "VTES-1.4-01", "VTES-6.1.5-09")
def test_a_compelled_ally_is_another_and_acts_at_once() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira")
    thug = stage.ally(A, "Thug", 1)
    stage.play(A, "bleed", thug)
    stage.attempt_block(ira)
    stage.finish()
    assert stage.zone(thug) == ASH_HEAP
    stage.play_card(A, "compel-the-spirit", "NEC", elder)
    stage.finish()
    (back,) = [card for card in stage.table.ready[A] if card != elder]
    assert stage.blood(back) == 3
    assert stage.offers(A, "bleed", back)


@rule("VTES-1.4-01", "VTES-6.1.5-03")
def test_hordes_with_nobody_to_rise_from_fall_at_once() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.play_card(A, "shambling-hordes", "nec", elder)
    stage.finish()
    assert stage.blood(elder) == 7
    assert stage.names(stage.table.ash[A]) == ["shambling-hordes"]
    assert stage.table.ready[A] == (elder,)


@rule("VTES-1.4-01", "VTES-6.2.2-02")
def test_rats_are_driven_out_against_the_will_of_their_owner() -> None:
    stage = Scene(3)
    thug, rats = stage.ally(A, "Thug"), stage.permanent(C, "Army of Rats")
    stage.vampire(B, "Rival")
    ira = stage.vampire(C, "Ira")
    stage.play(A, "act", thug, rats, "0")
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert stage.offers(C, "block", ira)
    stage.finish()
    assert rats in stage.table.ash[C]


@rule("VTES-1.4-01", "VTES-R-43")
def test_a_warrant_is_served_by_vampires_with_blood() -> None:
    stage = Scene(2)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    ira = stage.vampire(B, "Ira")
    warrant = stage.put_on(ira, "Warrant")
    assert stage.offers(A, "act", elder, warrant, "0")
    assert not stage.offers(A, "act", thug, warrant, "0")
    stage.play(A, "act", elder, warrant, "0")
    stage.skip("before-range", A)
    assert stage.blood(elder) == 9
    assert stage.combats_begun == 1


@rule("VTES-1.4-01", "VTES-6.5.5-08")
def test_a_progeny_of_the_third_tradition_does_not_act_this_turn() -> None:
    stage = Scene(2)
    mayor = stage.vampire(A, "Mayor")
    stage.hand(A, "auspex")
    stage.play_card(A, "third-tradition-progeny", "plain", mayor)
    for _ in range(60):
        if stage.prompt == "MinionPhase":
            break
        options = stage.options(stage.decider)
        move = next((m for m in options if "auspex" in m or m == "number 2"), "")
        if move:
            stage.play(stage.decider, move)
        else:
            stage.do_minimum()
    (childe,) = [card for card in stage.table.ready[A] if card != mayor]
    assert stage.names(stage.table.attached[childe]) == ["auspex"]
    assert (stage.blood(mayor), stage.blood(childe)) == (6 - 1 - 2, 2)
    assert not stage.offers(A, "bleed", childe)
    assert not stage.offers(A, "hunt", childe)
    stage.skip_to("MinionPhase", B)
    stage.skip_to("MinionPhase", A)
    assert stage.offers(A, "bleed", childe)
    assert stage.zone(stage.table.attached[childe][0]) == ON_CARD


@rule("VTES-1.4-01", "VTES-6.2.3-01")
@ruling("Forced Awakening", 3)
def test_a_block_before_the_awakening_does_not_count_for_it() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.play(A, "bleed", elder)
    stage.attempt_block(rival)
    stage.hand(A, "form-of-mist")
    stage.skip("strike", A)
    stage.play(A, "play form-of-mist PRO", elder)
    stage.hand(B, "forced-awakening")
    for _ in range(60):
        if stage.decider == B and stage.offers_any(B, "play forced-awakening"):
            stage.play(B, "play forced-awakening plain", rival)
            break
        if stage.decider == A and "yes" in stage.options(A):
            stage.play(A, "yes")
        else:
            stage.do_minimum()
    says_yes(stage)
    assert stage.table.pool[B] == 29
    assert stage.blood(rival) == 8


@rule("VTES-1.4-01", "VTES-6.4.2-07")
@ruling("Guard Dogs", 2)
@ruling("Spirit's Touch", 2)
@pytest.mark.parametrize("card", ["guard-dogs ANI", "spirits-touch AUS", "precognition AUS"])
def test_the_benefit_for_a_blocker_applies_again_in_his_second_combat(card: str) -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder", 5)
    dogs = card.startswith("guard")
    rival = stage.vampire(B, "Rival", tapped=dogs)
    name = card.split()[0]
    stage.hand(B, name)
    if dogs:
        stage.play(A, "bleed", elder)
        stage.skip_until_offered(B, f"play {card}", rival)
        stage.play(B, f"play {card}", rival)
        stage.attempt_block(rival)
    else:
        stage.play(A, "hunt", elder)
        stage.attempt_block(rival)
        stage.skip_until_offered(B, f"play {card}", rival)
        stage.play(B, f"play {card}", rival)
    stage.skip("strike", A)
    stage.table.tapped[rival] = False  # something has untapped him
    stage.table.board_changed()
    stage.hand(A, "form-of-mist")
    stage.play(A, "play form-of-mist PRO", elder)
    says_yes(stage, A, "BlockQuestion")
    stage.play(B, "block", rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "AUS", rival)
    if name == "precognition":
        stage.skip("damage", B)
        assert stage.offers_any(B, "use") or stage.offers_any(B, "prevent")
    else:
        stage.skip("range", B)
        assert stage.offers_any(B, "maneuver")


@rule("VTES-1.4-01", "VTES-6.4.4-07")
@ruling("Psyche!", 3)
def test_nobody_tracks_after_a_new_combat_was_begun() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.play(A, "bleed", kurt)
    stage.attempt_block(ira)
    stage.hand(A, "psyche", "telepathic-tracking")
    stage.hand(B, "telepathic-tracking")
    stage.skip_until_offered(A, "play psyche CEL", kurt)
    stage.play(A, "play psyche CEL", kurt)
    while stage.combats_begun == 1:
        assert not stage.offers_any(stage.decider, "play telepathic-tracking AUS")
        stage.do_minimum()
    assert stage.combats_begun == 2
