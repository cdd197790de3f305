"""Imbued, the Red List, events, infernal and merged vampires, in combat and under control."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import merged_vampire
from games.vtes.imbued_cards import EXTRA
from games.vtes.scenarios.scene import Scene, fight
from games.vtes.special_term_cards import EAR, HEAD, HUNTED
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, INFERNAL, READY, TORPOR
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

HUNTERS = tuple(card for card in EXTRA if card.name in ("Hunter Hal", "Guard Gus", "Zeal"))
BOUND = Vampire("Bound One", "baali", 1, 6, "AUS DOM", "independent", INFERNAL)


@rule("VTES-A.5-01", "VTES-A.1-05", "VTES-6.4.6-18", "VTES-A.5-02")
def test_an_imbued_falls_by_claws_and_nobody_is_tense() -> None:
    stage = Scene(3)
    kurt, watcher = stage.vampire(A, "Kurt"), stage.vampire(B, "Watcher", 2)
    lamp = stage.put_on(watcher, "Lamp")
    stage.permanent(C, "Tension in the Ranks")
    fight(stage, kurt, watcher)
    stage.hand(A, "body-flare")
    stage.skip("strike", A)
    stage.play(A, "play body-flare pro", kurt)
    stage.finish()
    assert (stage.zone(watcher), stage.blood(watcher)) == (TORPOR, 0)
    assert stage.table.host[lamp] == watcher
    assert stage.table.pool == [30, 30, 30]
    assert stage.combats_ended == 1


@rule("VTES-A.5-04", "VTES-A.5-05", "VTES-1.6.3-20")
def test_a_minion_who_burns_an_imbued_may_die_of_it() -> None:
    stage = Scene(2, *HUNTERS)
    thug = stage.ally(A, "Thug", 1)
    fallen, guard = stage.vampire(B, "Hunter Hal", 0, torpor=True), stage.vampire(B, "Guard Gus")
    lamp, zeal = stage.put_on(fallen, "Lamp"), stage.put_on(guard, "Zeal")
    stage.play(A, "burn-imbued", thug, fallen)
    stage.skip("TakingEquipment")
    stage.play(A, "target", lamp)
    stage.skip("StrikingBack")
    assert stage.table.host[lamp] == thug
    stage.play(B, "yes")
    stage.finish()
    assert stage.zone(fallen) == stage.zone(zeal) == ASH_HEAP
    assert stage.zone(thug) == ASH_HEAP
    assert lamp in stage.table.ash[B]


@rule("VTES-A.1-01", "VTES-6.5-03", "VTES-6.5.3-01", "VTES-A.6-01")
def test_cards_for_vampires_in_torpor_do_not_target_the_incapacitated() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    watcher = stage.vampire(B, "Watcher", 0, torpor=True)
    stage.hand(A, "graverobbing", "siphon")
    assert not stage.offers_any(A, "diablerize")
    assert not stage.offers_any(A, "rescue")
    assert not stage.offers_any(A, "play graverobbing")
    assert not stage.offers_any(A, "play siphon")
    assert stage.offers(A, "burn-imbued", elder, watcher)


@rule("VTES-A.2-04", "VTES-1.4-01", "VTES-1.6.1-06")
def test_conviction_keeps_an_imbued_from_being_entranced() -> None:
    stage = Scene(2)
    elder, watcher = stage.vampire(A, "Elder"), stage.vampire(B, "Watcher")
    conviction = stage.put_on(watcher, "React with Conviction")
    stage.hand(A, "entrancement")
    stage.play_only(A, "play entrancement PRE", elder)
    for _ in range(20):
        if stage.decider == B and stage.offers(B, "use", conviction, "0"):
            stage.play_only(B, "use", conviction, "0")
            break
        if stage.prompt == "MinionPhase":
            break
        stage.do_minimum()
    stage.finish()
    assert stage.table.controller[watcher] == B
    assert stage.zone(conviction) == ASH_HEAP


@rule("VTES-R-45", "VTES-6-08", "VTES-1.4-01")
def test_a_hungry_moon_leaves_a_hunter_empty_and_holds_up_nobody() -> None:
    stage = Scene(2)
    kurt, pupil = stage.vampire(A, "Kurt", 0), stage.vampire(A, "Pupil")
    moon = stage.permanent(B, "Hunger Moon", counters=4)
    stage.play(A, "hunt", kurt)
    stage.finish()
    assert stage.blood(kurt) == 0
    assert stage.zone(moon) == ASH_HEAP  # it had its fifth counter
    assert stage.offers(A, "bleed", pupil)


@rule("VTES-1.4-01", "VTES-6.1.2-02", "VTES-6.2.2-11")
def test_where_blood_is_scarce_a_hunter_is_seen_by_anybody() -> None:
    stage = Scene(2)
    kurt, thug = stage.vampire(A, "Kurt", 5), stage.ally(B, "Thug")
    stage.permanent(B, "Strained Vitae Supply")
    stage.play(A, "hunt", kurt)
    stage.attempt_block(thug)
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.blood(kurt) == 4


@rule("VTES-1.4-01", "VTES-1.1-04")
def test_an_armed_minion_is_awake_for_the_next_turn() -> None:
    stage = Scene(2)
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.permanent(B, "NRA PAC")
    stage.play_card(A, "44-magnum", "plain", kurt)
    stage.finish()
    assert stage.table.tapped[kurt]
    stage.skip_to("MinionPhase", B)
    stage.play(B, "bleed", rival)
    stage.skip("BlockQuestion", A)
    assert stage.offers(A, "block", kurt)


@rule("VTES-11-02", "VTES-11-03", "VTES-4-04", "VTES-4-05")
def test_the_edge_pays_for_an_infernal_vampire() -> None:
    stage = Scene(2, BOUND, active=B)
    bound, kurt = stage.vampire(A, "Bound One", tapped=True), stage.vampire(A, "Kurt", tapped=True)
    stage.edge(A)
    stage.skip_to("UntapPhase", A)
    assert (stage.table.tapped[bound], stage.table.tapped[kurt]) == (True, False)
    stage.play(A, "edge")
    stage.play(A, "untap", bound)
    assert stage.table.pool[A] == 30
    assert not stage.table.tapped[bound]


@rule("VTES-11-02", "VTES-6.5-02")
def test_an_infernal_vampire_does_not_untap_in_torpor_either() -> None:
    stage = Scene(2, BOUND, active=B)
    bound = stage.vampire(A, "Bound One", tapped=True, torpor=True)
    stage.skip_to("MinionPhase", A)
    assert stage.table.tapped[bound]
    assert not stage.offers_any(A, "leave-torpor")


@rule("VTES-11-07", "VTES-1.6.1-12", "VTES-11-09")
def test_a_trophy_that_is_a_library_fills_the_hand_at_once() -> None:
    stage = Scene(2, HUNTED)
    kurt, hunted = stage.vampire(A, "Kurt"), stage.vampire(B, "Hunted", 0)
    stage.hand(A, "trophy-library", *["Lamp"] * 6)
    stage.library(A, *["Cellar"] * 9)
    fight(stage, kurt, hunted)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.finish()
    assert stage.zone(hunted) == TORPOR
    assert len(stage.table.hand[A]) == 7
    stage.table.tapped[kurt] = False
    stage.play(A, "diablerize", kurt, hunted)
    for _ in range(60):
        move = next(
            (m for m in stage.options(stage.decider)
             if "trophy" in m and not m.startswith(("play", "discard"))), ""
        )  # fmt: skip
        if move:
            stage.play(A, move)
            break
        stage.do_minimum()
    stage.finish()
    assert stage.names(stage.table.attached[kurt]) == ["trophy-library"]
    assert len(stage.table.hand[A]) == 9


@rule("VTES-1.6.2-19", "VTES-1.6.2-20", "VTES-1.6.2-21", "VTES-R-78")
def test_both_sides_may_honour_a_blocker() -> None:
    stage = Scene(3, HUNTED, EAR, HEAD)
    hunted, rival = stage.vampire(A, "Hunted", 0), stage.vampire(B, "Rival")
    stage.table.blood[hunted] = 1
    ear, head = stage.permanent(B, "Ear"), stage.permanent(C, "Head")
    stage.play(A, "bleed", hunted)
    stage.attempt_block(rival)
    stage.skip("before-range", A)
    stage.table.blood[hunted] = 0
    stage.hand(B, "body-flare")
    stage.skip("strike", B)
    stage.play(B, "play body-flare pro", rival)
    for _ in range(60):
        if stage.prompt == "MinionPhase":
            break
        options = stage.options(stage.decider)
        word = "ear" if stage.decider == B else "head"
        move = next((m for m in options if m == "yes" or m.startswith(f"target {word}")), "")
        if move:
            stage.play(stage.decider, move)
        else:
            stage.do_minimum()
    assert stage.zone(hunted) == ASH_HEAP
    assert {stage.table.host[ear], stage.table.host[head]} == {rival}
    assert values.bleed(stage.table, rival) == 1 + 1 + 2
    assert stage.table.controller[head] in (B, C)


@rule("VTES-1.5-26", "VTES-1.5-23", "VTES-1.5-21")
def test_a_vampire_who_merges_keeps_his_blood_his_cards_and_stays_tapped() -> None:
    stage = Scene(2, phase="influence")
    base = stage.vampire(A, "Maldavis", 2, tapped=True)
    doll, lamp = stage.put_on(base, "Blood Doll"), stage.put_on(base, "Lamp")
    other = stage.uncontrolled(A, "maldavis-adv", 3)
    stage.play(A, "merge", other) if stage.offers(A, "merge", other) else stage.play(
        A, "merge", base
    )
    assert stage.blood(base) == 2
    assert stage.table.tapped[base]
    assert {stage.table.host[doll], stage.table.host[lamp]} == {base}
    assert stage.table.pool[A] == 29


@rule("VTES-1.5-31", "VTES-4.1-10", "VTES-R-06", "VTES-7-12")
def test_the_other_version_that_comes_out_by_influence_is_burned() -> None:
    stage = Scene(2, phase="influence")
    base = stage.vampire(A, "Maldavis")
    number = stage.table.cards.numbers["maldavis-adv"]
    full = stage.table.cards.crypt[number].capacity
    other = stage.uncontrolled(A, "maldavis-adv", full)
    stage.skip_to("DiscardPhase", A)
    assert stage.zone(other) == ASH_HEAP
    assert stage.zone(base) == READY


@rule("VTES-1.5-24", "VTES-6.5.5-05", "VTES-1.1-06")
def test_a_merged_victim_is_two_cards_in_the_ashes() -> None:
    stage = Scene(2)
    elder = stage.vampire(B, "Elder")
    merged = merged_vampire(stage, "Maldavis")
    stage.skip_to("MinionPhase", B)
    stage.table.blood[merged] = 0
    stage.play(B, "bleed", elder)
    stage.attempt_block(merged, A)
    stage.finish()
    assert stage.zone(merged) == TORPOR
    stage.table.tapped[elder] = False
    stage.play(B, "diablerize", elder, merged)
    stage.finish()
    assert len([name for name in stage.names(stage.table.ash[A]) if "maldavis" in name]) == 2


@rule("VTES-10.5-06", "VTES-10.5-12", "VTES-10.5-05", "VTES-10-07")
def test_a_baron_who_joins_the_sabbat_is_no_baron_and_no_anarch() -> None:
    stage = Scene(2, phase="master")
    baron = stage.vampire(A, "Elisha Tucker")
    stage.play_master(A, "into-the-fire", "target", baron)
    stage.skip_to("MinionPhase", A)
    stage.call_referendum("ancilla-empowerment", baron)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", baron, "for")


@rule("VTES-1.6.4-03", "VTES-R-53", "VTES-1.6.4-04", "VTES-9.1-02")
def test_an_event_that_left_with_its_player_is_not_played_again() -> None:
    stage = Scene(3, phase="discard")
    stage.hand(A, "hunger-moon")
    stage.play(A, next(m for m in stage.options(A) if "hunger-moon" in m and "play" in m))
    rival = stage.vampire(C, "Rival")
    stage.skip_to("MinionPhase", C)
    stage.pool(A, 1)
    stage.play(C, "bleed", rival)
    stage.finish()
    assert stage.table.out[A]
    stage.hand(C, "hunger-moon")
    stage.skip_to("DiscardPhase", C)
    assert not any("play" in m and "hunger-moon" in m for m in stage.options(C))
    assert stage.offers(C, "discard hunger-moon")


@rule("VTES-A.2-02", "VTES-R-84", "VTES-R-85", "VTES-A.5-06")
def test_an_imbued_recovers_with_the_conviction_of_this_very_phase() -> None:
    stage = Scene(2, active=B)
    watcher = stage.vampire(A, "Watcher", 0, torpor=True, tapped=True)
    stage.put_on(watcher, "Second Sight")
    stage.put_on(watcher, "Second Sight")
    stage.ash(A, "Strike with Conviction")
    stage.skip_to("UntapPhase", A)
    assert not stage.table.tapped[watcher]
    gain = next(m for m in stage.options(A) if "strike-with-conviction" in m)
    stage.play(A, gain)
    for _ in range(5):
        if stage.zone(watcher) == READY:
            break
        move = next((m for m in stage.options(A) if m.startswith("recover")), "")
        stage.play(A, move or stage.options(A)[0])
    assert (stage.zone(watcher), stage.blood(watcher)) == (READY, 1)
    assert stage.table.attached[watcher] == ()


@rule("VTES-6.4.3-12", "VTES-A.5-03", "VTES-R-42")
def test_an_acting_imbued_who_falls_bleeds_nobody_and_burns_nothing() -> None:
    stage = Scene(2)
    watcher, kurt = stage.vampire(A, "Watcher", 1), stage.vampire(B, "Kurt")
    sight = stage.put_on(watcher, "Second Sight")
    stage.play(A, "bleed", watcher)
    stage.attempt_block(kurt)
    stage.finish()
    assert stage.zone(watcher) == TORPOR
    assert stage.table.host[sight] == watcher
    assert stage.table.pool[B] == 30
    assert stage.blood(kurt) == 7


@rule("VTES-A.1-06", "VTES-R-82", "VTES-1.6.3-12")
@pytest.mark.parametrize(("mode", "card"), [("obt", "entombment"), ("OBT", "entombment")])
def test_a_tomb_burns_an_imbued_or_is_not_for_him(mode: str, card: str) -> None:
    stage = Scene(2)
    kurt, watcher = stage.vampire(A, "Kurt"), stage.vampire(B, "Watcher")
    fight(stage, kurt, watcher)
    stage.hand(A, card)
    stage.skip("strike", A)
    if stage.offers(A, f"play {card} {mode}", kurt):
        stage.play(A, f"play {card} {mode}", kurt)
    stage.finish()
    assert stage.zone(watcher) == (ASH_HEAP if mode == "obt" else READY)


@rule("VTES-10.3-02", "VTES-10.2-07", "VTES-10-05", "EX-10-a")
def test_a_prince_in_disguise_calls_nothing_a_prince_may() -> None:
    stage = Scene(2)
    mayor = stage.vampire(A, "Mayor")
    stage.uncontrolled(A, "Fledgling")
    stage.hand(A, "fourth-tradition-the-accounting")
    assert stage.offers_any(A, "play fourth-tradition-the-accounting")
    stage.play_card(A, "clan-impersonation", "plain", mayor)
    for _ in range(30):
        if stage.offers(stage.decider, "name lasombra"):
            stage.play(A, "name lasombra")
            break
        stage.do_minimum()
    stage.finish()
    stage.table.tapped[mayor] = False
    assert not stage.offers_any(A, "play fourth-tradition-the-accounting")
