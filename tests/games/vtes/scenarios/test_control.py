"""Control and ownership, with contests, ousts, equipment and limits per turn."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import merged_vampire
from games.vtes.scenarios.scene import Scene
from games.vtes.stage import A, B, C
from games.vtes.title_claims import titles

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    NOBODY,
    READY,
    REMOVED,
    UNCONTROLLED,
)
from conclave.testing import rule


def entranced(seats: int = 3) -> tuple[Scene, int, int, int]:
    """A's elder takes a thug with a lamp away from B."""
    stage = Scene(seats)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    lamp = stage.put_on(thug, "Lamp")
    stage.play_card(A, "entrancement", "PRE", elder)
    stage.finish()
    return stage, elder, thug, lamp


@rule("VTES-9.1-04", "VTES-1.3-03", "VTES-1.6.3-03")
def test_a_stolen_ally_outlives_his_owner_with_what_he_bears() -> None:
    stage, _elder, thug, lamp = entranced()
    assert (stage.table.controller[thug], stage.table.controller[lamp]) == (A, A)
    stage.pool(B, 1)
    stage.play(A, "bleed", thug)
    stage.finish()
    assert stage.table.out[B]
    assert (stage.zone(thug), stage.table.controller[thug]) == (READY, A)
    assert stage.table.host[lamp] == thug
    assert stage.table.owner[thug] == B


@rule("VTES-9.1-03", "VTES-9.1-02")
def test_a_stolen_ally_leaves_the_game_with_the_thief() -> None:
    stage, _elder, thug, lamp = entranced()
    rival = stage.vampire(C, "Rival")
    stage.pool(A, 1)
    stage.skip_to("MinionPhase", C)
    stage.play(C, "bleed", rival)
    stage.finish()
    assert stage.table.out[A]
    assert stage.zone(thug) == stage.zone(lamp) == REMOVED
    assert thug not in stage.table.ash[B]


@rule("VTES-1.1-06", "VTES-1.3-01")
def test_a_stolen_ally_burns_to_his_owners_ashes() -> None:
    stage, _elder, thug, lamp = entranced()
    ira = stage.vampire(B, "Ira")
    stage.table.blood[thug] = 1
    stage.play(A, "bleed", thug)
    stage.attempt_block(ira)
    stage.finish()
    assert thug in stage.table.ash[B]
    assert lamp in stage.table.ash[B]
    assert stage.table.ash[A] != ()  # her entrancement only


@rule("VTES-6.1.5-08", "VTES-6.1.1-04")
def test_a_stolen_ally_acts_at_once_and_bleeds_once() -> None:
    stage, _elder, thug, _lamp = entranced()
    stage.play(A, "bleed", thug)
    stage.finish()
    assert stage.table.pool[B] == 29
    stage.table.tapped[thug] = False
    assert not stage.offers(A, "bleed", thug)


@rule("VTES-4.1-02", "VTES-R-11", "VTES-4.1-03")
def test_a_dead_vampire_who_is_called_back_is_contested_with_his_living_copy() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    prince = stage.vampire(C, "Gilbert Duane")
    lamp = stage.put_on(prince, "Lamp")
    stage.ash(A, "Gilbert Duane")
    (mine,) = stage.table.ash[A]
    stage.play_card(A, "possession", "NEC", elder)
    stage.finish()
    assert stage.table.contested[mine]
    assert stage.table.contested[prince]
    assert not stage.table.in_play(lamp)
    assert stage.table.host[lamp] == prince
    stage.skip_to("UntapPhase", B)
    assert not stage.offers(B, "pay", mine)
    stage.skip_to("UntapPhase", C)
    assert stage.offers_any(C, "pay")


@rule("VTES-4.1-10", "VTES-R-06")
def test_a_dead_vampire_who_is_called_back_next_to_his_copy_is_burned_again() -> None:
    stage = Scene(2)
    elder, prince = stage.vampire(A, "Elder"), stage.vampire(A, "Gilbert Duane")
    stage.ash(A, "Gilbert Duane")
    (dead,) = stage.table.ash[A]
    stage.play_card(A, "possession", "NEC", elder)
    stage.finish()
    assert stage.zone(dead) == ASH_HEAP
    assert stage.table.in_play(prince)


@rule("VTES-4.1-02", "VTES-1.4-01")
def test_a_contested_museum_costs_both() -> None:
    stage = Scene(3, phase="master")
    museum = stage.permanent(B, "High Museum of Art, Atlanta")
    stage.begin().pool(B, 30)
    stage.play_master(A, "high-museum-of-art-atlanta")
    stage.skip_to("MasterPhase", A)
    assert stage.table.contested[museum]
    assert stage.table.pool[B] == 26
    assert stage.table.pool[A] == 30  # 4 gained and lost


@rule("VTES-1.6.1-12", "VTES-4.1-03", "VTES-R-93")
def test_a_contested_library_makes_its_reader_discard() -> None:
    stage = Scene(3, phase="master")
    stage.permanent(B, "Elder Library")
    stage.hand(B, *["Lamp"] * 8)
    stage.hand(A, *["Cellar"] * 6)
    stage.library(A, *["Valet"] * 5)
    stage.library(B, *["Valet"] * 5)
    stage.play_master(A, "elder-library")
    assert stage.decider == B
    stage.play(B, "discard lamp")
    assert [len(stage.table.hand[seat]) for seat in (A, B)] == [7, 7]


@rule("VTES-1.4-01", "VTES-1.6.2-09")
def test_a_troublemaker_goes_from_predator_to_prey() -> None:
    stage = Scene(3, phase="untap")
    trouble = stage.permanent(A, "Anarch Troublemaker")
    kurt, ira = stage.vampire(B, "Kurt"), stage.vampire(C, "Ira")
    stage.skip_until_offered(A, "use", trouble, "0")
    stage.play(A, "use", trouble, "0")
    for _ in range(10):
        if stage.offers(A, "target", kurt):
            stage.play(A, "target", kurt)
        elif stage.prompt == "UntapPhase" or stage.table.tapped[kurt]:
            break
        else:
            stage.do_minimum()
    stage.skip_to("MasterPhase", A)
    assert stage.table.tapped[kurt]
    assert stage.table.controller[trouble] == B
    stage.skip_to("UntapPhase", B)
    assert not stage.table.tapped[kurt]
    assert stage.offers(B, "use", trouble, "0")
    assert stage.table.in_play(ira)


@rule("VTES-1.4-01", "VTES-2.1-04")
def test_the_coven_moves_to_the_current_predator() -> None:
    stage = Scene(3)
    elder = stage.vampire(B, "Elder")
    coven = stage.permanent(B, "The Coven")
    stage.vampire(A, "Kurt")
    stage.skip_to("MinionPhase", B)
    stage.pool(A, 1)
    stage.hand(B, "kindred-spirits")
    stage.play(B, "play kindred-spirits dem", elder)
    if stage.prompt == "Targeting":
        stage.play(B, f"player {A}")
    stage.finish()
    assert stage.table.out[A]
    stage.skip_to("UntapPhase", C)
    assert stage.table.controller[coven] == C


@rule("VTES-1.6.2-10", "VTES-1.4-01")
def test_a_stolen_powerbase_is_used_in_the_same_turn() -> None:
    stage = Scene(2)
    kurt = stage.vampire(A, "Kurt")
    base = stage.permanent(B, "Powerbase: Montreal")
    pupil = stage.uncontrolled(A, "Pupil", 1)
    stage.play(A, "act", kurt, base, "0")
    stage.finish()
    assert stage.table.controller[base] == A
    stage.skip_to("InfluencePhase", A)
    stage.play(A, "use", base, "0")
    if stage.prompt == "Targeting":
        stage.play(A, "target", pupil)
    assert stage.blood(pupil) == 2


@rule("VTES-4.1-01", "VTES-6-09", "VTES-1.4-01")
def test_two_childer_are_no_contest_and_hunt_first() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.play_card(A, "the-embrace", "plain", elder)
    stage.finish()
    (childe,) = [card for card in stage.table.ready[A] if card not in (elder, kurt)]
    assert not stage.offers(A, "bleed", kurt)
    stage.play(A, "hunt", childe)
    stage.finish()
    stage.play_card(A, "the-embrace", "plain", kurt)
    stage.finish()
    assert len(stage.table.ready[A]) == 4
    assert not any(stage.table.contested)


@rule("VTES-1.4-01", "VTES-6.1.4-07", "VTES-6.1.4-08")
def test_a_servant_follows_the_player_who_takes_control_of_him() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira")
    revenant = stage.put_on(ira, "Revenant")
    stage.table.blood[revenant] = 1
    stage.play_card(A, "far-mastery", "dom", elder)
    stage.finish()
    assert (stage.table.host[revenant], stage.table.controller[revenant]) == (elder, A)
    assert stage.blood(revenant) == 1
    assert stage.blood(elder) == 9


@rule("VTES-1.5-31", "VTES-4.1-07", "VTES-1.5-24")
def test_a_merged_vampire_who_is_yielded_burns_whole() -> None:
    stage = Scene(2, phase="untap")
    name = "Maldavis"
    merged = merged_vampire(stage, name)
    other = stage.vampire(B, name)
    moving.begin_contest(stage.table, merged)
    moving.begin_contest(stage.table, other)
    ash = len(stage.table.ash[A])
    stage.play(A, next(m for m in stage.options(A) if m.startswith("yield")))
    assert len(stage.table.ash[A]) == ash + 2
    assert stage.table.faults() == []


@rule("VTES-4.1-05", "VTES-4.1-02", "VTES-R-12")
def test_a_contest_that_begins_in_a_minion_phase_is_paid_from_the_next_untap_phase_on() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    theirs = stage.put_on(ira, "Ivory Bow")
    stage.play_card(A, "ivory-bow", "plain", kurt)
    stage.finish()
    (mine,) = stage.table.attached[kurt]
    assert stage.table.pool == [29, 30]
    assert stage.table.contested[mine]
    assert stage.table.contested[theirs]
    stage.skip_to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("pay")))
    assert stage.table.pool == [29, 29]
    stage.skip_to("UntapPhase", A)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("yield")))
    assert stage.zone(mine) == ASH_HEAP
    stage.skip_to("MasterPhase", B)
    assert stage.table.in_play(theirs)
    assert stage.table.host[theirs] == ira


@rule("VTES-4.1-07", "VTES-1.6.2-09", "VTES-1.1-06")
def test_a_blood_doll_burns_with_a_yielded_vampire_to_its_own_owner() -> None:
    stage = Scene(2, phase="untap")
    mine, theirs = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Gilbert Duane")
    fame = stage.put_on(mine, "Fame", B)
    moving.begin_contest(stage.table, mine)
    moving.begin_contest(stage.table, theirs)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("yield")))
    assert stage.zone(mine) == ASH_HEAP
    assert fame in stage.table.ash[B]


@rule("VTES-R-14", "VTES-4.1-08", "VTES-9.1-02")
def test_an_oust_by_the_contest_itself_ends_it() -> None:
    stage = Scene(3, phase="untap")
    mine, theirs = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Gilbert Duane")
    moving.begin_contest(stage.table, mine)
    moving.begin_contest(stage.table, theirs)
    stage.pool(A, 1)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("pay")))
    assert stage.table.out[A]
    assert stage.zone(mine) == REMOVED
    stage.skip_to("MasterPhase", B)
    assert stage.table.in_play(theirs)
    assert stage.table.pool == [0, 30, 36]
    assert titles(stage, theirs) == ["prince:Miami"]


@rule("VTES-4.1-03", "VTES-6.3.3-13", "VTES-4.2-09")
def test_a_contested_prince_frees_his_city() -> None:
    stage = Scene(3, phase="untap")
    one, two = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Gilbert Duane")
    graham = stage.vampire(C, "Graham Gottesman")
    moving.begin_contest(stage.table, one)
    moving.begin_contest(stage.table, two)
    assert titles(stage, graham) == ["prince:Miami"]
    stage.play(A, next(m for m in stage.options(A) if m.startswith("yield")))
    stage.skip_to("MasterPhase", B)  # B's copy comes back and claims the city
    assert stage.table.in_play(two)
    assert titles(stage, two, graham) == ["", ""]


@rule("VTES-1.5-25", "VTES-1.5-24", "VTES-7-12")
def test_a_vampire_who_goes_back_to_the_crypt_region_stays_tapped_down() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 8, tapped=True)
    stage.call_referendum("banishment", elder)
    stage.pass_referendum()
    assert stage.zone(ira) == UNCONTROLLED
    stage.skip_to("DiscardPhase", A)
    stage.skip_to("MinionPhase", B)
    assert stage.zone(ira) == UNCONTROLLED
    stage.skip_to("DiscardPhase", B)
    assert stage.zone(ira) == READY
    assert not stage.table.tapped[ira]


@rule("VTES-1.6.1-25", "VTES-R-61", "VTES-4.2-09")
def test_a_banished_prince_leaves_his_city_and_takes_it_back() -> None:
    stage = Scene(2)
    elder, prince = stage.vampire(A, "Elder"), stage.vampire(B, "Gilbert Duane")
    kurt = stage.vampire(A, "Kurt")
    stage.call_referendum("banishment", elder, stage.text("target", prince))
    stage.pass_referendum()
    stage.call_referendum("praxis-seizure-miami", kurt)
    stage.pass_referendum()
    assert titles(stage, kurt) == ["prince:Miami"]
    stage.skip_to("MinionPhase", B).skip_to("DiscardPhase", B)
    assert stage.zone(prince) == READY
    assert titles(stage, kurt, prince) == ["", ""]


@rule("VTES-1.6.3-20", "VTES-1.1-11", "VTES-1.3-01")
def test_equipment_stolen_in_combat_burns_to_its_owner_with_the_thief() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt", 8), stage.vampire(B, "Ira")
    gun = stage.put_on(ira, "44 Magnum")
    stage.play(A, "bleed", kurt)
    stage.attempt_block(ira)
    stage.hand(A, "fast-hands")
    stage.skip("strike", A)
    stage.play(A, "play fast-hands cel", kurt)
    stage.finish()
    assert stage.table.host[gun] == kurt
    stage.skip_to("MinionPhase", B)
    stage.table.blood[kurt] = 0
    moving_to = stage.vampire(B, "Rival")
    stage.hand(B, "ambush", "body-flare")
    stage.table.tapped[kurt] = True
    stage.play(B, "play ambush plain", moving_to)
    stage.skip("strike", B)
    stage.play(B, "play body-flare pro", moving_to)
    stage.finish()
    assert stage.zone(kurt) == ASH_HEAP
    assert gun in stage.table.ash[B]


@rule("VTES-6.1.3-07", "VTES-R-49", "VTES-6.1.3-10")
def test_taking_equipment_that_a_block_left_where_it_was_counts_as_an_action() -> None:
    stage = Scene(2)
    kurt, pupil = stage.vampire(A, "Kurt"), stage.vampire(A, "Pupil")
    gun = stage.put_on(pupil, "44 Magnum")
    rival = stage.vampire(B, "Rival")
    stage.play(A, "take-equipment", kurt, pupil, gun) if stage.offers(
        A, "take-equipment", kurt, pupil, gun
    ) else stage.play(A, "take-equipment", kurt, pupil)
    if stage.offers(A, "target", gun):
        stage.play(A, "target", gun)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.finish()
    assert stage.table.host[gun] == pupil
    assert stage.table.tapped[kurt]


@rule("VTES-1.6.2-10", "VTES-1.1-06", "VTES-1.4-01")
def test_a_location_taken_by_the_mind_burns_to_its_owners_ashes() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(C, "Kurt")
    library = stage.permanent(B, "Elder Library")
    stage.hand(A, *["Lamp"] * 6)
    stage.library(A, *["Cellar"] * 9)
    stage.play_card(A, "dominate-kine", "DOM", elder)
    stage.finish()
    assert stage.table.controller[library] == A
    assert len(stage.table.hand[A]) == 8
    stage.skip_to("MinionPhase", C)
    stage.hand(C, "arson")
    stage.play(C, "play arson plain", kurt)
    stage.discard_excess(A)
    assert library in stage.table.ash[B]
    assert len(stage.table.hand[A]) == 7


@rule("VTES-9.1-02", "VTES-R-27", "VTES-1.1-06")
def test_a_grave_robber_who_is_ousted_takes_the_stolen_along() -> None:
    stage = Scene(3)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 3, torpor=True)
    fame, lamp = stage.put_on(ira, "Fame", C), stage.put_on(ira, "Lamp")
    stage.play_card(A, "graverobbing", "dom", elder)
    stage.finish()
    rival = stage.vampire(C, "Rival")
    stage.skip_to("MinionPhase", C)
    stage.pool(A, 1)
    stage.play(C, "bleed", rival)
    stage.finish()
    assert stage.zone(ira) == stage.zone(lamp) == REMOVED
    assert fame in stage.table.ash[C]
    assert stage.table.edge == C


@rule("VTES-4.1-04", "VTES-4.1-05")
@pytest.mark.parametrize("leaver", [B, C])
def test_three_contest_and_one_leaves(leaver: int) -> None:
    stage = Scene(3)
    cards = [stage.vampire(seat, "Gilbert Duane") for seat in (A, B, C)]
    for card in cards:
        moving.begin_contest(stage.table, card)
    for seat in (B, C):
        stage.skip_to("UntapPhase", seat)
        word = "yield" if seat == leaver else "pay"
        stage.play(seat, next(m for m in stage.options(seat) if m.startswith(word)))
    stage.skip_to("UntapPhase", A)
    assert stage.offers_any(A, "pay")
    left = [card for card in cards if stage.table.contested[card]]
    assert len(left) == 2
    assert stage.table.edge == NOBODY
    assert stage.zone(cards[leaver]) == ASH_HEAP
