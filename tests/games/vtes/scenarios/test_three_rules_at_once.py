"""Three or more rules at once."""

from __future__ import annotations

import pytest
from games.vtes.scenarios.scene import Scene, fight
from games.vtes.stage import A, B, C, D
from games.vtes.title_claims import titles

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, NOBODY, READY, REMOVED, TORPOR
from conclave.testing import rule


@rule("VTES-4.1-09", "VTES-4.1-10", "VTES-R-12", "VTES-R-06")
def test_a_player_who_steals_the_other_copy_contests_with_nobody() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    thug = stage.ally(B, "Thug")
    mine, theirs = stage.put_on(kurt, "Ivory Bow"), stage.put_on(thug, "Ivory Bow")
    moving.begin_contest(stage.table, mine)
    moving.begin_contest(stage.table, theirs)
    stage.play_card(A, "entrancement", "PRE", elder)
    stage.finish()
    assert stage.table.controller[thug] == A
    assert stage.zone(theirs) == ASH_HEAP
    stage.skip_to("MasterPhase", B)
    stage.skip_to("MasterPhase", A)
    assert stage.table.in_play(mine)
    assert stage.table.pool[A] == 30
    assert stage.table.faults() == []


@rule("VTES-4.2-01", "VTES-4.2-04", "VTES-4.2-02")
def test_two_claimants_of_one_side_still_contest_their_title() -> None:
    stage = Scene(2)
    elder, gilbert = stage.vampire(A, "Elder"), stage.vampire(A, "Gilbert Duane")
    graham = stage.vampire(B, "Graham Gottesman", 4, torpor=True)
    contests.dispute(stage.table, graham)
    stage.play_card(A, "graverobbing", "DOM", elder)
    stage.skip_until_offered(A, "yes")
    stage.play(A, "yes")
    stage.finish()
    assert stage.table.controller[graham] == A
    assert titles(stage, gilbert, graham) == ["", ""]
    stage.skip_to("MinionPhase", B)
    stage.skip_to("UntapPhase", A)
    assert stage.offers(A, "pay", gilbert)
    assert stage.offers(A, "yield", graham)


@rule("VTES-9.1-07", "VTES-1.4-01", "VTES-R-25")
def test_an_oust_by_day_pays_for_the_sleep_after_it() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Fame", C)
    stage.pool(A, 2)
    stage.pool(B, 1)
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play_card(A, "day-operation", "for", elder)
    stage.finish()
    assert stage.table.out == [False, True, False]
    assert stage.zone(elder) == TORPOR
    assert stage.table.pool == [2 + 6 - 3, 0, 30]


@rule("VTES-9.1-01", "VTES-9.1-06", "VTES-6.4.3-12")
def test_angela_takes_her_mistress_along() -> None:
    stage = Scene(3)
    kurt, angela = stage.vampire(A, "Kurt"), stage.vampire(B, "Angela Decker", 0)
    stage.pool(B, 2)
    fight(stage, kurt, angela)
    stage.hand(A, "body-flare")
    stage.skip("strike", A)
    stage.play(A, "play body-flare pro", kurt)
    stage.finish()
    assert stage.table.out == [False, True, False]
    assert stage.table.points == [1, 0, 0]
    assert stage.blood(kurt) == 8 - 2 - 1


@rule("VTES-R-18", "VTES-R-24", "VTES-9.1-06")
def test_a_last_ride_on_the_underground() -> None:
    stage = Scene(3, phase="discard")
    metro = stage.permanent(A, "Metro Underground")
    kurt = stage.vampire(A, "Kurt", tapped=True)
    stage.pool(A, 1)
    stage.play(A, "use", metro, "0")
    if stage.prompt == "Targeting":
        stage.play(A, "target", kurt)
    stage.skip("UntapPhase")
    assert stage.table.out == [True, False, False]
    assert stage.table.points == [0, 0, 1]
    assert stage.table.active == B


@rule("VTES-R-24", "VTES-9.1-02", "VTES-4-03")
def test_jack_drinks_the_last_pool_of_his_own_mistress() -> None:
    stage = Scene(3, active=C)
    jack = stage.permanent(A, "Smiling Jack, The Anarch")
    stage.pool(A, 1)
    stage.skip_to("MasterPhase", B)
    assert stage.table.out == [True, False, False]
    assert stage.zone(jack) == REMOVED
    assert stage.table.pool == [0, 30, 36]


@rule("VTES-R-18", "VTES-R-29", "VTES-1.6.1-06")
def test_the_price_of_seeing_through_a_false_face_may_be_ones_last_pool() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "true-loves-face")
    stage.pool(B, 1)
    stage.play(A, "hunt", elder)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.skip("block", A)
    stage.play(A, "play true-loves-face OBF+PRE", elder)
    stage.skip_until_offered(B, "choose burn-pool")
    stage.play(B, "choose burn-pool")
    stage.finish()
    assert stage.table.out == [False, True, False]
    assert stage.table.points == [1, 0, 0]
    assert stage.table.pool[A] == 36
    assert stage.blood(elder) == 6  # nobody was left to block the hunt


@rule("VTES-1.4-01", "VTES-6.2.2-07", "VTES-6.1.5-10")
def test_a_minion_who_blocks_psychomachia_may_die_of_it_and_another_blocks() -> None:
    stage = Scene(2)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", 1)
    ira = stage.vampire(B, "Ira")
    stage.play(A, "bleed", elder)
    stage.attempt_block(thug)
    stage.hand(A, "psychomachia")
    stage.skip_until_offered(A, "play psychomachia DAI", elder)
    stage.play(A, "play psychomachia DAI", elder)
    stage.skip("BlockQuestion", B)
    assert stage.zone(thug) == ASH_HEAP
    stage.play(B, "block", ira)
    stage.finish()
    assert stage.combats_begun == 1


@rule("VTES-1.4-01", "VTES-4-04")
def test_each_vampire_drinks_at_one_hunting_ground() -> None:
    stage = Scene(2, phase="untap")
    elder, judge = stage.vampire(A, "Elder", 5), stage.vampire(A, "Judge", 5)
    one = stage.permanent(A, "Uptown Hunting Ground")
    two = stage.permanent(A, "Academic Hunting Ground")
    stage.play(A, "use", one, "0")
    if stage.prompt == "Targeting":
        stage.play(A, "target", elder)
    stage.play(A, "use", two, "0")
    if stage.prompt == "Targeting":
        assert not stage.offers(A, "target", elder)
        stage.play(A, "target", judge)
    assert (stage.blood(elder), stage.blood(judge)) == (6, 6)


@rule("VTES-1.4-01", "VTES-6-07")
def test_a_perfect_freak_has_both() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder", 5)
    stage.put_on(elder, "Perfectionist")
    stage.hand(A, "freak-drive")
    stage.play(A, "hunt", elder)
    stage.skip_until_offered(A, "play freak-drive for", elder)
    stage.play(A, "play freak-drive for", elder)
    stage.finish()
    assert stage.blood(elder) == 5 + 1 + 1 - 1
    assert not stage.table.tapped[elder]
    stage.play(A, "bleed", elder)
    stage.finish()
    assert stage.blood(elder) == 6  # once a turn


@rule("VTES-1.4-01", "VTES-1.6.1-12")
def test_the_third_dream_works_and_is_the_last() -> None:
    stage = Scene(2)
    stage.vampire(A, "Kurt")
    sphinx = stage.permanent(A, "Dreams of the Sphinx", counters=2)
    waiting = stage.uncontrolled(A, "Pupil", 1)
    stage.play(A, "use", sphinx, "2")
    if stage.prompt == "Targeting":
        stage.play(A, "target", waiting)
    assert stage.blood(waiting) == 2
    assert stage.zone(sphinx) == ASH_HEAP


@rule("VTES-R-19", "VTES-R-18", "VTES-6.2.2-15")
def test_a_player_who_pays_her_last_pool_for_anothers_intercept_is_out_before_the_block() -> None:
    stage = Scene(4)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    radio = stage.permanent(C, "KRCG News Radio")
    stage.pool(C, 1)
    stage.play(A, "hunt", elder)
    stage.attempt_block(rival)
    stage.skip("block", C)
    move = next(m for m in stage.options(C) if "krcg" in m)
    stage.play(C, move)
    assert stage.table.out[C]
    assert stage.zone(radio) == REMOVED
    assert stage.table.points == [0, 1, 0, 0]
    stage.finish()
    assert stage.combats_begun == 1  # what she gave is given
    assert stage.table.pool[B] == 36
    assert not stage.table.out[D]


@rule("VTES-G-05", "VTES-6.4.7-01", "VTES-1.4-01")
def test_tension_is_about_minions_not_servants() -> None:
    stage = Scene(3)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Thug", 1)
    stage.put_on(thug, "Valet")
    valet = stage.put_on(kurt, "Valet")
    stage.permanent(C, "Tension in the Ranks")
    fight(stage, kurt, thug)
    stage.play_card(A, "weather-control", "tha", kurt)
    stage.finish()
    assert stage.zone(valet) == ASH_HEAP
    assert stage.table.pool == [30, 29, 30]


@rule("VTES-1.4-01", "VTES-6.4.4-03")
@pytest.mark.parametrize("stronger", [A, B])
def test_a_haymaker_gives_the_press_to_who_hit_harder(stronger: int) -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    fight(stage, kurt, ira)
    stage.hand(A, "haymaker")
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", kurt)
    stage.hand(B, "undead-strength")
    stage.skip("strike", A)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("strike")))
    stage.skip("strike", B)
    stage.play(B, "play undead-strength POT", ira) if stronger == B else stage.play(
        B, "strike hand"
    )
    stage.skip("press", stronger)
    assert stage.offers(stronger, "press")
    assert stage.blood(kurt) == (5 if stronger == B else 7)
    assert stage.blood(ira) == 6


@rule("VTES-6-08", "VTES-6-09", "VTES-6-07")
def test_an_untapped_vampire_without_blood_hunts_before_others_act() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder", 2), stage.vampire(A, "Kurt")
    young = stage.uncontrolled(A, "Pupil")
    stage.play_card(A, "govern-the-unaligned", "DOM", elder)
    if stage.prompt == "Targeting":
        stage.play(A, "target", young)
    stage.hand(A, "freak-drive")
    stage.skip_until_offered(A, "play freak-drive for", elder)
    stage.play(A, "play freak-drive for", elder)
    stage.finish()
    assert stage.blood(elder) == 0
    assert not stage.offers(A, "bleed", kurt)
    assert stage.offers(A, "hunt", elder)
    stage.play(A, "hunt", elder)
    stage.finish()
    assert stage.offers(A, "bleed", kurt)


@rule("VTES-1.6.3-07", "VTES-6.4.3-12", "VTES-6.1.5-10")
def test_a_ghoul_who_pays_with_his_last_life_strikes_no_more() -> None:
    stage = Scene(2)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Ghouled Street Thug", 1)
    stage.hand(B, "slam")
    fight(stage, kurt, thug)
    stage.skip("strike", B)
    stage.play(B, "play slam pot", thug)
    stage.finish()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(kurt) == 8
    assert stage.combats_ended == 1


@rule("VTES-2.3-08", "VTES-1.4-01")
def test_a_challenge_counts_the_tapped_in_torpor() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Ira", torpor=True, tapped=True)
    stage.vampire(B, "Kurt", torpor=True)
    stage.call_referendum("domain-challenge", elder)
    stage.pass_referendum()
    assert stage.table.pool == [29, 29]


@rule("VTES-1.4-01", "VTES-6.5-01", "VTES-10.5-01")
@pytest.mark.parametrize("torpor", [False, True])
def test_a_fallen_anarch_spares_nobody_the_revolt(torpor: bool) -> None:
    stage = Scene(2, active=B)
    stage.vampire(A, "Elisha Tucker", torpor=torpor)
    stage.permanent(B, "Anarch Revolt")
    stage.skip_to("MasterPhase", A)
    assert stage.table.pool[A] == (29 if torpor else 30)


@rule("VTES-1.4-01", "VTES-6.3.1-02")
def test_a_referendum_of_a_card_in_play_is_delayed_for_the_turn() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival")
    revolt = stage.permanent(B, "Anarch Revolt")
    stage.play(A, "act", elder, revolt, "0")
    stage.hand(B, "delaying-tactics")
    stage.skip_until_offered(B, "play delaying-tactics plain", rival)
    stage.play(B, "play delaying-tactics plain", rival)
    stage.finish()
    assert not stage.table.tapped[elder]
    assert stage.table.hand[A] == ()
    assert not stage.offers(A, "act", elder, revolt, "0")
    assert not stage.offers(A, "act", kurt, revolt, "0")


@rule("VTES-1.4-01", "VTES-6.5.6-03", "VTES-6.3.3-12")
def test_an_aura_votes_only_where_its_bearer_calls() -> None:
    stage = Scene(2)
    mayor, ira = stage.vampire(A, "Mayor"), stage.vampire(B, "Ira", 2, torpor=True)
    judge = stage.vampire(B, "Judge")
    aura = stage.put_on(mayor, "Aura of Invincibility")
    stage.table.blood[aura] = 3
    stage.play(A, "diablerize", mayor, ira)
    stage.skip("polling", A)
    stage.play(A, "vote", mayor, "against")
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "for")
    stage.finish()
    assert stage.vote_counts == [(3, 2)]
    assert stage.zone(mayor) == ASH_HEAP
    assert stage.zone(aura) == ASH_HEAP


@rule("VTES-1.4-01", "VTES-6.3.2-09")
def test_a_pill_takes_from_the_caller_what_a_shift_took_from_its_player() -> None:
    stage = Scene(3)
    mayor, rival = stage.vampire(A, "Mayor"), stage.vampire(B, "Rival")
    stage.pool(A, 10)
    stage.hand(B, "poison-pill")
    stage.call_referendum("parity-shift", mayor, f"player {B}", "number 3")
    stage.skip_until_offered(B, "play poison-pill plain", rival)
    stage.play(B, "play poison-pill plain", rival)
    stage.pass_referendum()
    assert stage.table.pool == [10 + 3 - 3, 27, 30]


@rule("VTES-1.6.3-20", "VTES-1.1-11", "VTES-1.6.2-05")
def test_the_household_of_an_investigated_vampire_goes_with_him() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    household = [stage.put_on(elder, name) for name in ("Tasha Morgan", "Laptop Computer")]
    fame = stage.put_on(elder, "Fame", B)
    stage.hand(B, "archon-investigation")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play_card(A, "threats", "dom", elder)
    stage.skip_until_offered(B, "play archon-investigation plain -")
    stage.play(B, "play archon-investigation plain -")
    stage.finish()
    assert {stage.zone(card) for card in (elder, fame, *household)} == {ASH_HEAP}
    assert fame in stage.table.ash[B]
    assert stage.table.pool == [30, 27]  # no torpor, no fame


@rule("VTES-6.4.6-18", "VTES-6.4.6-02")
def test_a_jacket_saves_an_ally_from_one_point_of_fire() -> None:
    stage = Scene(2)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Thug", 3)
    jacket = stage.put_on(thug, "Flak Jacket")
    fight(stage, kurt, thug)
    stage.hand(A, "body-flare")
    stage.skip("strike", A)
    stage.play(A, "play body-flare pro", kurt)
    stage.skip("damage", B)
    stage.play(B, "use", jacket, "0")
    stage.finish()
    assert (stage.zone(thug), stage.blood(thug)) == (READY, 2)


@rule("VTES-1.4-01", "VTES-6.1.1-10", "VTES-6.2.3-04")
def test_a_broken_mirror_bleeds_nobody_until_it_is_swept_up() -> None:
    stage = Scene(2)
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.play(A, "bleed", kurt)
    stage.attempt_block(rival)
    stage.hand(B, "shattered-mirror")
    stage.skip_until_offered(B, "play shattered-mirror DEM", rival)
    stage.play(B, "play shattered-mirror DEM", rival)
    stage.finish()
    assert stage.combats_begun == 0
    assert not stage.table.tapped[rival]
    (mirror,) = stage.table.attached[kurt]
    stage.table.tapped[rival] = True
    stage.skip_to("MinionPhase", B)
    stage.table.tapped[rival] = True
    stage.skip_to("MinionPhase", A)
    stage.play(A, "bleed", kurt)
    while stage.prompt != "MinionPhase":
        stage.do_minimum()
    assert stage.table.pool[B] == 30
    assert stage.table.edge == NOBODY
    stage.table.tapped[kurt] = False
    stage.play(A, "act", kurt, mirror, "0")
    stage.finish()
    assert stage.zone(mirror) == ASH_HEAP
    assert stage.blood(kurt) == 7


@rule("VTES-1.4-01", "VTES-2.1-03", "VTES-6.3.3-21")
def test_esgrima_votes_and_moves_on() -> None:
    stage = Scene(3)
    mayor, elder = stage.vampire(A, "Mayor"), stage.vampire(A, "Elder")
    blade = stage.permanent(A, "Esgrima")
    stage.vampire(B, "Judge")
    stage.call_referendum("ancilla-empowerment", mayor)
    stage.skip("polling", A)
    stage.play(A, "use", blade, "0")
    if stage.prompt == "Targeting":
        assert not stage.offers(A, "target", mayor)
        stage.play(A, "target", elder)
    stage.skip("polling", A)
    stage.play(A, "vote", elder, "for")
    stage.finish()
    assert stage.vote_counts == [(3, 0)]
    stage.skip_to("UntapPhase", B)
    assert stage.table.controller[blade] == C
