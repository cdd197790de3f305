"""Torpor and rescue, with titles, contests, modifiers and votes."""

from __future__ import annotations

from games.vtes.scenarios.scene import Scene
from games.vtes.stage import A, B, C
from games.vtes.title_claims import titles

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, NOBODY, READY, TORPOR
from conclave.games.vtes.rules.events.combat import Diablerized
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

BISHOP = Vampire("Young Bishop", "lasombra", 2, 6, "", "sabbat", title="bishop")


OLD_ONE = Vampire("Old One", "lasombra", 2, 9, "", "sabbat")


@rule("VTES-6.5.2-05", "VTES-6.4.6-09", "VTES-6.5.1-07")
def test_a_vampire_who_leaves_torpor_with_daring_the_dawn_is_soon_back() -> None:
    stage = Scene(2)
    kurt = stage.vampire(A, "Kurt", 5, torpor=True)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "daring-the-dawn")
    stage.play(A, "leave-torpor", kurt)
    stage.skip_until_offered(A, "play daring-the-dawn FOR", kurt)
    stage.play(A, "play daring-the-dawn FOR", kurt)
    stage.finish()
    assert not stage.table.tapped[rival]
    assert (stage.zone(kurt), stage.blood(kurt)) == (TORPOR, 3)


@rule("VTES-6.5.2-07", "VTES-6.5.6-01", "VTES-6.5.6-06", "VTES-R-65")
def test_a_blocker_who_diablerizes_in_anothers_turn_is_voted_on_with_her_edge() -> None:
    stage = Scene(2)
    kurt = stage.vampire(A, "Kurt", 5, torpor=True)
    rival = stage.vampire(B, "Rival", 3)
    elder = stage.vampire(A, "Elder")
    stage.edge(A)
    stage.play(A, "leave-torpor", kurt)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.skip_until_offered(B, "yes")
    stage.play(B, "yes")
    stage.skip("polling", A)
    assert stage.zone(kurt) == ASH_HEAP
    assert stage.blood(rival) == 8
    stage.play(A, "vote edge for")
    stage.finish()
    assert stage.zone(rival) == ASH_HEAP
    assert stage.table.edge == NOBODY
    assert stage.table.active == A
    assert stage.offers(A, "bleed", elder)


@rule("VTES-6.5.1-07", "VTES-6-07", "VTES-6.5.2-05")
def test_out_of_torpor_by_stealth_and_straight_to_the_hunt() -> None:
    stage = Scene(2)
    kurt, rival = stage.vampire(A, "Kurt", 5, torpor=True), stage.vampire(B, "Rival")
    stage.play(A, "leave-torpor", kurt)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.skip("block", A)
    stage.play_card(A, "lost-in-crowds", "obf", kurt)
    stage.hand(A, "freak-drive")
    stage.skip_until_offered(A, "play freak-drive for", kurt)
    assert (stage.zone(kurt), stage.blood(kurt)) == (READY, 3)
    stage.play(A, "play freak-drive for", kurt)
    stage.finish()
    stage.play(A, "hunt", kurt)
    stage.finish()
    assert stage.blood(kurt) == 3


@rule("VTES-6.5.5-06", "VTES-6.5.5-07", "VTES-6.5.5-08")
def test_a_lesson_from_the_hand_is_replaced() -> None:
    stage = Scene(2)
    pupil, ira = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Ira", 8, torpor=True)
    stage.hand(A, "potence", *["Lamp"] * 6)
    stage.library(A, *["Cellar"] * 5)
    stage.play(A, "diablerize", pupil, ira)
    for _ in range(60):
        move = next((m for m in stage.options(stage.decider) if "potence" in m), "")
        if move:
            stage.play(A, move)
            break
        stage.do_minimum()
    stage.finish()
    assert stage.names(stage.table.attached[pupil]) == ["potence"]
    assert identity.capacity(stage.table, pupil) == 6
    assert stage.blood(pupil) == 5  # 2 + 8, cut at the old capacity before the lesson
    assert len(stage.table.hand[A]) == 7


@rule("VTES-6.5.6-06", "VTES-6.3.3-13", "VTES-6.5.6-02")
def test_a_titled_diablerist_votes_for_himself() -> None:
    stage = Scene(2)
    mayor, ira = stage.vampire(A, "Mayor"), stage.vampire(B, "Ira", torpor=True)
    other = stage.vampire(B, "Gilbert Duane")
    stage.play(A, "diablerize", mayor, ira)
    stage.skip("polling", A)
    assert stage.table.tapped[mayor]
    stage.play(A, "vote", mayor, "against")
    stage.skip("polling", B)
    stage.play(B, "vote", other, "for")
    stage.finish()
    assert stage.vote_counts == [(2, 2)]
    assert stage.zone(mayor) == READY


@rule("VTES-1.1-06", "VTES-6.5.5-05", "VTES-1.3-01")
def test_a_robbed_grave_gives_its_dead_back_to_the_owner() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    ira = stage.vampire(B, "Ira", 3, torpor=True)
    lamp = stage.put_on(ira, "Lamp")
    stage.play_card(A, "graverobbing", "dom", elder)
    stage.finish()
    assert (stage.table.controller[ira], stage.zone(ira)) == (A, TORPOR)
    assert stage.table.controller[lamp] == A
    stage.play(A, "diablerize", kurt, ira)
    assert stage.table.view(None)["action"]["stealth"] == 1  # it is her own vampire now
    stage.finish()
    assert ira in stage.table.ash[B]
    assert lamp in stage.table.ash[B] or stage.table.host[lamp] == kurt


@rule("VTES-1.6.3-03", "VTES-1.6.2-09")
def test_masters_on_a_stolen_vampire_stay_with_who_played_them() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    ira = stage.vampire(B, "Ira", 3, torpor=True)
    lamp, fame = stage.put_on(ira, "Lamp"), stage.put_on(ira, "Fame", C)
    stage.play_card(A, "graverobbing", "dom", elder)
    stage.finish()
    assert stage.table.controller[lamp] == A
    assert stage.table.controller[fame] == C


@rule("VTES-6.3.3-13", "VTES-1.3-01")
def test_a_stolen_prince_votes_for_the_thief() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    prince = stage.vampire(B, "Gilbert Duane", 2, torpor=True)
    stage.play_card(A, "graverobbing", "DOM", elder)
    stage.skip_until_offered(A, "yes")
    stage.play(A, "yes")
    stage.finish()
    assert (stage.zone(prince), stage.blood(elder)) == (READY, 8)
    stage.call_referendum("ancilla-empowerment", kurt)
    stage.skip("polling", A)
    assert stage.offers(A, "vote", prince, "for")


@rule("VTES-4.1-08", "VTES-R-11", "VTES-R-12")
def test_contested_equipment_is_not_taken_from_the_dead() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    ira = stage.vampire(B, "Ira", 3, torpor=True)
    mine, theirs = stage.put_on(kurt, "Ivory Bow"), stage.put_on(ira, "Ivory Bow")
    moving.begin_contest(stage.table, mine)
    moving.begin_contest(stage.table, theirs)
    stage.play(A, "diablerize", elder, ira)
    while stage.prompt != "MinionPhase":
        assert not any("ivory-bow" in move for move in stage.options(stage.decider))
        stage.do_minimum()
    assert stage.zone(theirs) == ASH_HEAP
    assert stage.table.contested[mine]
    pool = stage.table.pool[A]
    stage.skip_to("MasterPhase", A).skip_to("DiscardPhase", A)
    stage.skip_to("MinionPhase", A)
    assert stage.table.in_play(mine)
    assert not stage.table.contested[mine]
    assert stage.table.pool[A] == pool


@rule("VTES-1.4-01", "VTES-6.5.5-05")
def test_tension_is_about_the_ready_alone() -> None:
    stage = Scene(3)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 3, torpor=True)
    stage.permanent(C, "Tension in the Ranks")
    stage.play(A, "diablerize", elder, ira)
    stage.finish()
    assert stage.zone(ira) == ASH_HEAP
    assert stage.table.pool == [30, 30, 30]


@rule("VTES-1.4-01", "VTES-6.5.6-02")
def test_tension_costs_a_pool_for_a_diablerist_who_is_hunted_down() -> None:
    stage = Scene(3)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 3, torpor=True)
    mayor = stage.vampire(B, "Mayor")
    stage.permanent(C, "Tension in the Ranks")
    stage.play(A, "diablerize", elder, ira)
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "for")
    stage.finish()
    assert stage.zone(elder) == ASH_HEAP
    assert stage.table.pool == [29, 30, 30]


@rule("VTES-9.1-01", "VTES-R-24", "VTES-8-05")
def test_a_dragon_may_oust_in_the_discard_phase() -> None:
    stage = Scene(3, phase="discard")
    stage.vampire(A, "Kurt", torpor=True)
    stage.permanent(C, "Dragonbound")
    stage.pool(A, 1)
    stage.begin()
    stage.skip_to("UntapPhase", B)
    assert stage.table.out == [True, False, False]
    assert stage.table.points == [0, 0, 1]
    assert stage.table.pool == [0, 30, 36]


@rule("VTES-1.4-01", "VTES-4-03")
def test_fame_in_torpor_costs_everybody_in_her_own_untap_phase() -> None:
    stage = Scene(3, active=C)
    kurt = stage.vampire(A, "Kurt", torpor=True)
    stage.put_on(kurt, "Fame", B)
    stage.skip_to("MasterPhase", A)
    assert stage.table.pool == [29, 30, 30]
    stage.skip_to("MasterPhase", B)
    assert stage.table.pool == [29, 29, 30]


@rule("VTES-6.5.3-05", "VTES-6.2.2-06", "VTES-1.1-04")
def test_a_vampire_rescued_untapped_blocks_in_the_next_turn() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    ira = stage.vampire(A, "Ira", 3, torpor=True)
    rival = stage.vampire(B, "Rival")
    stage.play(A, "rescue", elder, ira, "1")
    stage.finish()
    assert (stage.zone(ira), stage.blood(ira), stage.blood(elder)) == (READY, 2, 9)
    assert stage.offers(A, "bleed", ira)
    stage.skip_to("MinionPhase", B)
    stage.play(B, "bleed", rival)
    stage.skip("BlockQuestion", A)
    assert stage.offers(A, "block", ira)


@rule("VTES-6.5.3-08", "VTES-6.2.2-02")
def test_the_rescue_of_anothers_vampire_may_be_blocked_by_her_alone() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    ira = stage.vampire(C, "Ira", 3, torpor=True)
    stage.vampire(B, "Rival")
    thug = stage.ally(C, "Thug")
    stage.play(A, "rescue", elder, ira, "2")
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert stage.offers(C, "block", thug)
    stage.finish()
    assert (stage.zone(ira), stage.table.controller[ira]) == (READY, C)


@rule("VTES-1.4-01", "VTES-6.5.1-03")
def test_guardian_angel_and_secure_haven_are_burned_when_he_goes_to_torpor() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 0)
    angel, haven = stage.put_on(ira, "Guardian Angel"), stage.put_on(ira, "Secure Haven")
    lamp = stage.put_on(ira, "Lamp")
    stage.table.blood[ira] = 0
    stage.play(A, "bleed", kurt)
    stage.attempt_block(ira)
    stage.hand(A, "undead-strength")
    stage.skip("strike", A)
    stage.play(A, "play undead-strength POT", kurt)
    stage.finish()
    assert stage.zone(ira) == TORPOR
    assert stage.zone(angel) == stage.zone(haven) == ASH_HEAP
    assert stage.table.host[lamp] == ira


@rule("VTES-1.4-01", "VTES-6.3.3-11", "VTES-6.5.5-10")
def test_a_vampire_who_diablerizes_the_regent_votes_as_regent() -> None:
    stage = Scene(2, BISHOP, OLD_ONE)
    bishop, old = stage.vampire(A, "Young Bishop"), stage.vampire(B, "Old One", 1, torpor=True)
    card = stage.put_on(old, "Regent")
    judge = stage.vampire(B, "Judge")
    stage.play(A, "diablerize", bishop, old)
    stage.skip("polling", A)
    assert stage.table.host[card] == bishop
    assert titles(stage, bishop) == ["regent"]
    stage.play(A, "vote", bishop, "against")
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "for")
    stage.finish()
    assert stage.vote_counts == [(3, 4)]
    assert stage.zone(bishop) == READY


@rule("VTES-6.5.2-08", "VTES-6.1.6-06", "VTES-6.5.2-06")
def test_rapid_healing_stopped_by_an_ally() -> None:
    stage = Scene(2)
    kurt, carlton = stage.vampire(A, "Kurt", 5, torpor=True), stage.ally(B, "Carlton Van Wyk")
    stage.play_card(A, "rapid-healing", "FOR", kurt)
    stage.attempt_block(carlton)
    stage.finish()
    assert stage.combats_begun == 0
    assert (stage.zone(kurt), stage.blood(kurt)) == (TORPOR, 5)
    assert stage.table.tapped[carlton]
    assert stage.table.tapped[kurt]
    assert stage.names(stage.table.ash[A]) == ["rapid-healing"]
    assert stage.events_of(Diablerized) == []
