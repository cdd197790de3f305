"""Ventrue: obey or pay."""

from __future__ import annotations

from games.masquerade.cards.scenes import (
    SKIP_OR_PAY,
    acted,
    counted,
    frenzied,
    influences,
    night,
    pools,
    scene,
    turn,
)
from games.masquerade.stage import (
    asked,
    blood,
    blood_at,
    cards_at,
    events_of,
    hand,
    influence,
    options,
    play,
    play_until,
    stay,
)

from conclave.games.masquerade.rules.events.course import Forestalled
from conclave.testing import rule

# Hunt


def test_ventrue_hunt_lets_the_winner_choose_what_to_give() -> None:
    hunt = scene(ventrue="hunt", brujah="bloody-fury", gangrel="earth-meld")
    stay(hunt)
    assert (asked(hunt), options(hunt)) == (["brujah"], ["choose steal", "choose give-influence"])
    play(hunt, "choose steal")
    assert pools(hunt) == {"ventrue": 8, "brujah": 4, "gangrel": 6}
    hunt = scene(ventrue="hunt", brujah="bloody-fury", gangrel="earth-meld")
    stay(hunt)
    play(hunt, "choose give-influence")
    assert influences(hunt) == {"ventrue": 3 + 1 + 1, "brujah": 3 + 1 - 1, "gangrel": 3 + 1}


def test_ventrue_hunt_asks_nothing_of_losers_or_of_ventrue_himself() -> None:
    hunt = scene(ventrue="hunt ready", brujah="ready", gangrel="earth-meld")
    stay(hunt)
    assert (asked(hunt), pools(hunt)["ventrue"]) == ([], 6)


def test_ventrue_hunt_leaves_a_winner_without_influence_only_his_blood() -> None:
    hunt = scene(ventrue="hunt", gangrel="wolf-companion 3", brujah="fist-of-caine",
                 holder="brujah", blood={"gangrel": 1}, influence={"gangrel": 0},
                 alliances={"gangrel": []})  # fmt: skip
    stay(hunt)
    assert influences(hunt)["gangrel"] == 0  # won, and lost again in frenzy
    assert pools(hunt) == {"ventrue": 6 - 1 + 1, "gangrel": 1, "brujah": 6}


# Ready


def test_ventrue_ready_has_two_power() -> None:
    ready = scene(ventrue="ready", brujah="ready", gangrel="")
    assert counted(ready, stay(ready)) == {"ventrue": 2, "brujah": 1}


def test_ventrue_ready_does_nothing_else() -> None:
    ready = scene(ventrue="ready 1", brujah="earthshock", gangrel="")
    happened = stay(ready)
    assert acted(happened) == [], "half of one blood, rounded down"
    assert pools(ready) == {"ventrue": 6, "brujah": 6, "gangrel": 6}


# Master Plan


def test_master_plan_costs_opponents_without_a_card_there_one_influence() -> None:
    plan = turn("ventrue", ventrue="master-plan", brujah="ready", gangrel="3", toreador="",
                hands={"ventrue": ["forestall"], "brujah": [], "gangrel": [], "toreador": []},
                influence={"toreador": 0})  # fmt: skip
    play(plan, "play forestall 2 up", "done")
    while plan.phase == "planning":
        play(plan, "done")
    assert influences(plan) == {"ventrue": 3, "brujah": 3, "gangrel": 2, "toreador": 0}


def test_master_plan_has_one_power_more_for_each_rival() -> None:
    plan = scene(ventrue="master-plan", brujah="ready", gangrel="2")
    assert counted(plan, stay(plan))["ventrue"] == 3 + 2


@rule("MASQ-PLAN-17")
def test_master_plan_costs_nothing_face_down_and_counts_no_opponents_elsewhere() -> None:
    plan = turn("ventrue", ventrue="?master-plan", brujah="", gangrel="",
                hands={"ventrue": [], "brujah": [], "gangrel": []})  # fmt: skip
    while plan.phase == "planning":
        play(plan, "done")
    assert influences(plan) == {"ventrue": 3, "brujah": 3, "gangrel": 3}
    plan = scene(ventrue="master-plan", brujah="ready", gangrel={"2": "hunt"})
    assert counted(plan, stay(plan, "brujah"))["ventrue"] == 3


# Diplomacy


@rule("MASQ-GLOS-14")
def test_diplomacy_drops_the_rivals_highest_printed_power_to_nothing() -> None:
    talk = scene(ventrue="diplomacy", brujah="show-of-force ready", toreador="summon charisma")
    assert counted(talk, stay(talk)) == {"ventrue": 3, "brujah": 1, "toreador": 2}


def test_diplomacy_does_not_affect_lower_cards_or_ventrues_own() -> None:
    talk = scene(ventrue="diplomacy forestall", brujah="bloody-fury ready", toreador="summon")
    stay(talk)
    assert counted(talk, play(talk, "pick brujah-ready")) == {
        "ventrue": 3 + 3,
        "brujah": 1,
        "toreador": 3,
    }


# Curfew


def test_curfew_costs_each_rival_three_blood_or_his_preparation_and_aftermath() -> None:
    curfew = scene(ventrue="?curfew", brujah="show-of-force hunt", toreador="ready hunt")
    stay(curfew)
    assert (asked(curfew), options(curfew)) == (["brujah"], ["choose skip-steps", "choose steal"])
    happened = play(curfew, "choose skip-steps", "choose steal")
    assert acted(happened) == ["toreador-ready", "toreador-hunt"]
    assert pools(curfew) == {"ventrue": 6 + 3 - 1, "brujah": 6 - 1, "toreador": 6 - 3 + 2}


@rule("MASQ-CONF-04")
def test_curfew_takes_no_power_and_binds_nobody_elsewhere() -> None:
    curfew = scene(ventrue="curfew", brujah="show-of-force", toreador={"2": "ready"})
    stay(curfew)
    assert counted(curfew, play(curfew, "choose skip-steps")) == {"ventrue": 2, "brujah": 3}
    assert (asked(curfew), blood(curfew, "toreador")) == ([], 6)


@rule("MASQ-RULE-02")
def test_rivals_choose_one_after_another_in_turn_order() -> None:
    curfew = scene(ventrue="curfew", brujah="hunt", toreador="hunt", holder="toreador")
    stay(curfew)
    assert (asked(curfew), options(curfew, "brujah")) == (["toreador"], [])
    play(curfew, "choose steal")
    assert (asked(curfew), blood(curfew, "ventrue")) == (["brujah"], 9)


@rule("MASQ-FRENZY-03", "EX-MASQ-RULE-a")
def test_curfew_takes_all_blood_from_a_rival_with_less_than_three() -> None:
    curfew = scene(ventrue="curfew", brujah="show-of-force", toreador="", blood={"brujah": 2})
    stay(curfew)
    assert options(curfew) == SKIP_OR_PAY
    happened = play(curfew, "choose steal")
    assert (frenzied(curfew, happened), acted(happened)) == (["brujah"], ["show-of-force"])
    assert pools(curfew) == {"ventrue": 6 + 2 - 1, "brujah": 3 + 1, "toreador": 6}
    assert influences(curfew)["ventrue"] == 3 + 1 + 1


def test_under_submission_curfew_can_be_paid_with_nothing() -> None:
    curfew = scene(ventrue="curfew", toreador="submission hunt", brujah="")
    stay(curfew)
    assert acted(play(curfew, "choose steal")) == ["toreador-hunt"]
    assert pools(curfew) == {"ventrue": 5, "toreador": 7, "brujah": 6}


# Majesty


@rule("MASQ-GLOS-14")
def test_majesty_has_the_highest_printed_power_of_any_card_here() -> None:
    majesty = scene(ventrue="majesty ready", brujah="bloody-fury 1", toreador="?summon")
    assert counted(majesty, stay(majesty)) == {"ventrue": 6 + 2, "brujah": 5, "toreador": 3}


def test_majesty_ignores_added_power_and_cards_elsewhere() -> None:
    majesty = scene(ventrue={"1": "majesty", "2": "forestall"}, brujah="punks-posse ready 4",
                    toreador={"2": "summon"})  # fmt: skip
    assert counted(majesty, stay(majesty)) == {"ventrue": 1, "brujah": 4 + 1 + 4}


# Mass Manipulation


def test_mass_manipulation_makes_each_rival_withdraw_or_pay_two_blood() -> None:
    mass = scene(ventrue="mass-manipulation", brujah="?ready 2", toreador="summon")
    stay(mass)
    assert (asked(mass), options(mass)) == (["brujah"], ["choose withdraw", "choose steal"])
    happened = play(mass, "choose withdraw", "choose steal")
    assert counted(mass, happened) == {"ventrue": 3, "toreador": 3}
    assert pools(mass) == {"ventrue": 8, "brujah": 6 + 2, "toreador": 4}
    assert cards_at(mass, "haven", "brujah") == ["brujah-ready"]


@rule("MASQ-PLAN-17", "MASQ-WITH-12")
def test_mass_manipulation_asks_nobody_who_withdrew_and_nobody_when_face_down() -> None:
    mass = scene(ventrue="mass-manipulation", brujah="ready", toreador="summon")
    stay(mass, "brujah")
    assert asked(mass) == ["toreador"]
    mass = scene(ventrue="?mass-manipulation", brujah="ready", toreador="summon")
    stay(mass)
    assert (asked(mass), pools(mass)["ventrue"]) == ([], 6)


@rule("MASQ-WITH-11", "MASQ-HID-09")
def test_mass_manipulation_drives_cards_from_the_haven_back_to_hand() -> None:
    mass = night("haven", ventrue="mass-manipulation", brujah="?bloody-fury 1", toreador="summon",
                 hands={"brujah": []}, round=3)  # fmt: skip
    stay(mass)
    happened = play(mass, "choose withdraw", "choose steal")
    assert counted(mass, happened) == {"ventrue": 3, "toreador": 3}
    assert (hand(mass, "brujah"), blood(mass, "brujah")) == (["bloody-fury"], 7)
    assert mass.view(0)["seen"][1] == []


@rule("MASQ-GLOS-11", "MASQ-FRENZY-03")
def test_mass_manipulation_asks_blood_too_and_takes_the_last_of_it() -> None:
    mass = scene(ventrue="mass-manipulation", brujah="3", toreador="", blood={"brujah": 1})
    stay(mass)
    assert options(mass) == ["choose withdraw", "choose steal"]
    assert frenzied(mass, play(mass, "choose steal")) == ["brujah"]
    assert pools(mass) == {"ventrue": 7, "brujah": 3, "toreador": 6}
    assert influences(mass)["ventrue"] == 3 + 1 + 1


# Tyrant's Gaze


@rule("MASQ-GLOS-16")
def test_tyrants_gaze_costs_each_rival_half_his_deployed_blood_or_one_influence() -> None:
    gaze = scene(ventrue="tyrants-gaze", brujah="ready 3", toreador="summon 4")
    stay(gaze)
    assert (asked(gaze), options(gaze)) == (["brujah"], ["choose move-blood", "choose lose"])
    happened = play(gaze, "choose move-blood", "choose lose")
    assert counted(gaze, happened) == {"ventrue": 2 + 2, "brujah": 1 + 1, "toreador": 3 + 4}
    assert influence(gaze, "toreador") == 3 - 1 + 1


def test_tyrants_gaze_takes_no_blood_from_pools_or_elsewhere() -> None:
    gaze = scene(
        ventrue="tyrants-gaze", brujah={"1": "ready", "2": "3"}, toreador="summon 1", gangrel=""
    )
    stay(gaze)
    assert influences(gaze)["brujah"] == 2  # nothing is deployed here that could be moved instead
    play(gaze, "choose move-blood")
    assert (asked(gaze), set(pools(gaze).values())) == ([], {6})
    assert (blood_at(gaze, "2", "brujah"), blood_at(gaze, "1", "ventrue")) == (3, 1)


@rule("MASQ-RULE-05")
def test_tyrants_gaze_offers_only_what_a_rival_can_pay() -> None:
    gaze = scene(ventrue="tyrants-gaze", brujah="ready", toreador="summon 3",
                 influence={"brujah": 0, "toreador": 0})  # fmt: skip
    assert counted(gaze, stay(gaze)) == {
        "ventrue": 2 + 2,
        "toreador": 3 + 1,
        "brujah": 1,
    }


# Forestall


def test_forestall_gains_a_cards_power_in_blood_and_is_immune_to_it() -> None:
    guard = scene(ventrue="?forestall", brujah="?fist-of-caine hunt", toreador="summon")
    stay(guard)
    assert options(guard) == ["pick fist-of-caine", "pick brujah-hunt", "pick summon"]
    play(guard, "pick fist-of-caine", "resolve fist-of-caine")
    assert pools(guard) == {"ventrue": 6 + 4 - 1, "brujah": 6 + 2, "toreador": 6 - 1 - 1}


def test_forestall_protects_only_ventrue_and_only_from_the_chosen_card() -> None:
    guard = scene(ventrue="forestall ready", brujah="show-of-force", gangrel="hunt")
    stay(guard)
    assert options(guard) == ["pick show-of-force", "pick gangrel-hunt"]
    play(guard, "pick gangrel-hunt")
    assert pools(guard) == {"ventrue": 6 + 0 - 1, "brujah": 6 + 2 - 1, "gangrel": 6 - 1 + 1}


def test_forestall_makes_immune_to_retaliation_as_to_any_card() -> None:
    guard = scene(ventrue="forestall", tremere="retaliation ancient-artifacts", brujah="ready")
    stay(guard)
    play(guard, "pick retaliation", "choose spend")
    assert pools(guard) == {"ventrue": 6 + 2, "tremere": 3, "brujah": 3}


def test_forestall_cannot_choose_a_face_down_card() -> None:
    guard = scene(ventrue="forestall", nosferatu="one-step-ahead", brujah="?bloody-fury")
    stay(guard)
    happened = play(guard, "choose keep-down")
    assert [event.card for event in events_of(happened, Forestalled)] == ["one-step-ahead"]


def test_forestalls_immunity_ends_with_the_location() -> None:
    guard = night("haven", ventrue="forestall", brujah="challenge", gangrel="")
    assert [event.card for event in events_of(stay(guard), Forestalled)] == ["challenge"]
    play_until(guard, lambda now: now.phase == "planning")
    before = blood(guard, "ventrue")
    while asked(guard) != ["brujah"]:
        play(guard, options(guard)[0], "done")
    play(guard, "play challenge 1 up", "done")
    while asked(guard) != ["ventrue"]:
        play(guard, options(guard)[0], "done")
    play(guard, "play ventrue-ready 2 up")
    assert blood(guard, "ventrue") == before - 1
