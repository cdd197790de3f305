"""Tremere: strong effects for blood, close to frenzy."""

from __future__ import annotations

import pytest
from games.masquerade.cards.scenes import acted, counted, frenzied, influences, pools, scene, turn
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    blood_at,
    cards_at,
    clans_of,
    drained,
    options,
    play,
    power,
    stay,
)

from conclave.games.masquerade.rules.events.counters import Unharmed
from conclave.testing import rule

# Hunt


@rule("MASQ-GLOS-01")
def test_tremere_hunt_spends_one_blood_to_steal_one_from_each_rival() -> None:
    hunt = scene(tremere="hunt", brujah="ready", ventrue="ready", gangrel={"2": "hunt"})
    stay(hunt)
    assert (asked(hunt), options(hunt)) == (["tremere"], ["yes", "no"])
    play(hunt, "yes")
    assert pools(hunt) == {"tremere": 6 - 1 + 2, "brujah": 5, "ventrue": 5, "gangrel": 6}


@rule("MASQ-GLOS-02", "MASQ-R-76")
def test_tremere_hunt_steals_nothing_unpaid_and_is_not_paid_with_the_last_blood() -> None:
    hunt = scene(tremere="hunt", brujah="ready", ventrue="ready")
    stay(hunt)
    play(hunt, "no")
    assert pools(hunt) == {"tremere": 6, "brujah": 6, "ventrue": 6}
    hunt = scene(tremere="hunt", brujah="ready", ventrue="ready", blood={"tremere": 1})
    stay(hunt)
    assert (asked(hunt), blood(hunt, "brujah")) == ([], 6)


# Ready


def test_tremere_ready_is_turned_down_instead_of_draining() -> None:
    ready = scene(tremere="ready", brujah="show-of-force", ventrue="ready", blood={"tremere": 1})
    stay(ready)
    assert (asked(ready), options(ready)) == (["tremere"], ["yes", "no"])
    happened = play(ready, "yes")
    assert (blood(ready, "tremere"), alliance(ready, "tremere")) == (1, ["victim"])
    assert cards_at(ready, "1", "tremere") == ["?tremere-ready"]
    assert counted(ready, happened)["tremere"] == 0
    assert influences(ready)["brujah"] == 3 + 1 + 1  # the frenzy has been all the same


@rule("MASQ-FRENZY-04")
def test_tremere_ready_need_not_be_used_and_does_not_help_elsewhere() -> None:
    ready = scene(tremere="ready", brujah="show-of-force", ventrue="ready", blood={"tremere": 1})
    stay(ready)
    play(ready, "no")
    assert (drained(ready, "tremere"), cards_at(ready, "1", "tremere")) == (
        ["victim"],
        ["tremere-ready"],
    )
    ready = scene(tremere={"1": "hunt", "2": "ready"}, brujah="show-of-force", ventrue="",
                  blood={"tremere": 1})  # fmt: skip
    stay(ready)
    assert drained(ready, "tremere") == ["victim"]


@rule("MASQ-FRENZY-02")
def test_tremeres_ready_is_asked_in_the_middle_of_a_rivals_card() -> None:
    show = scene(brujah="show-of-force", tremere="ready", ventrue="ready", blood={"tremere": 1})
    stay(show)
    assert (asked(show), blood(show, "ventrue"), influences(show)["brujah"]) == (["tremere"], 6, 4)
    play(show, "yes")
    assert pools(show) == {"brujah": 8, "tremere": 1, "ventrue": 5}


@rule("MASQ-FRENZY-04")
def test_tremeres_ready_helps_once() -> None:
    twice = scene(brujah="show-of-force", gangrel="hunt", tremere="ready", blood={"tremere": 1})
    stay(twice)
    happened = play(twice, "yes")
    assert (frenzied(twice, happened), drained(twice, "tremere")) == (["tremere"], ["victim"])
    assert influences(twice) == {"brujah": 3 + 1 + 1, "gangrel": 3 + 1 + 1, "tremere": 3 + 1}


def test_tremere_in_frenzy_is_saved_first_and_avenged_then() -> None:
    wrath = scene(brujah="show-of-force", tremere="ready retaliation", ventrue="ready",
                  blood={"tremere": 1})  # fmt: skip
    stay(wrath)
    assert pools(wrath) == {"brujah": 7, "tremere": 0, "ventrue": 6}
    play(wrath, "yes")
    assert pools(wrath) == {"brujah": 6 + 1 - 1 + 1, "tremere": 1, "ventrue": 6 - 1 - 1}


# Focus from Hunger


@pytest.mark.parametrize(("pool", "strength"), [(1, 8), (6, 3), (9, 0), (12, 0)])
def test_focus_from_hunger_is_one_weaker_for_each_blood_in_the_pool(
    pool: int, strength: int
) -> None:
    focus = scene(tremere="focus-from-hunger", brujah="ready", ventrue="", blood={"tremere": pool})
    assert counted(focus, stay(focus))["tremere"] == strength


def test_focus_from_hunger_ignores_deployed_blood_and_rivals_pools() -> None:
    focus = scene(tremere="focus-from-hunger 3", brujah="ready", ventrue="", blood={"brujah": 9})
    assert counted(focus, stay(focus))["tremere"] == 9 - 6 + 3


# Ancient Artifacts


@rule("MASQ-GLOS-01")
def test_ancient_artifacts_cost_half_the_pool_or_are_turned_down() -> None:
    relics = scene(tremere="ancient-artifacts", brujah="ready", ventrue="", blood={"tremere": 7})
    stay(relics)
    assert asked(relics) == ["tremere"]
    assert options(relics) == ["choose spend", "choose turn-this-down"]
    assert counted(relics, play(relics, "choose spend"))["tremere"] == 6
    assert blood(relics, "tremere") == 7 - 3


def test_ancient_artifacts_have_no_power_unpaid_and_cost_nothing_then() -> None:
    relics = scene(tremere="ancient-artifacts", brujah="ready", ventrue="", blood={"tremere": 7})
    stay(relics)
    assert counted(relics, play(relics, "choose turn-this-down"))["tremere"] == 0
    assert (blood(relics, "tremere"), cards_at(relics, "1", "tremere")) == (
        7,
        ["?ancient-artifacts"],
    )


@rule("MASQ-GLOS-02")
def test_half_of_a_single_blood_is_nothing_and_the_last_blood_stays() -> None:
    relics = scene(tremere="ancient-artifacts", brujah="ready", ventrue="", blood={"tremere": 1})
    stay(relics)
    assert counted(relics, play(relics, "choose spend"))["tremere"] == 6
    assert blood(relics, "tremere") == 1


# Theft of Vitae


@pytest.mark.parametrize(("pool", "after"), [(2, 7), (6, 7), (7, 8), (9, 10)])
@rule("MASQ-GLOS-03")
def test_theft_of_vitae_fills_the_pool_to_seven_or_gains_one(pool: int, after: int) -> None:
    theft = scene(tremere="theft-of-vitae", brujah="ready", ventrue="", blood={"tremere": pool})
    stay(theft)
    assert blood(theft, "tremere") == after


def test_theft_of_vitae_takes_nothing_from_anybody() -> None:
    theft = scene(tremere="theft-of-vitae", brujah="ready 2", ventrue="", blood={"tremere": 1})
    stay(theft)
    assert pools(theft) == {"tremere": 7, "brujah": 6, "ventrue": 6}
    assert blood_at(theft, "1", "brujah") == 2


# Dark Pact


def test_dark_pact_deploys_blood_that_tremere_loses_or_spends_anywhere() -> None:
    pact = scene(tremere={"1": "cauldron-of-blood", "2": "dark-pact"}, brujah="fist-of-caine",
                 ventrue="", round=2, holder="brujah")  # fmt: skip
    stay(pact)
    assert (blood(pact, "tremere"), blood_at(pact, "2", "tremere")) == (4, 2)  # lost
    play(pact, "yes")
    assert (blood(pact, "tremere"), blood_at(pact, "2", "tremere")) == (2, 4)  # and spent


def test_dark_pact_does_not_keep_stolen_blood_or_blood_that_others_lose() -> None:
    pact = scene(tremere="dark-pact", brujah="show-of-force", ventrue="ready")
    stay(pact)
    assert (blood(pact, "tremere"), blood_at(pact, "1", "tremere")) == (5, 0)
    pact = scene(tremere={"2": "dark-pact"}, brujah="fist-of-caine", ventrue="ready")
    stay(pact)
    assert (blood(pact, "ventrue"), blood_at(pact, "2", "tremere")) == (5, 0)


@rule("MASQ-PLAN-07")
def test_dark_pact_keeps_what_a_face_down_card_costs() -> None:
    pact = turn("tremere", tremere={"2": "dark-pact"}, brujah="", ventrue="")
    play(pact, "play tremere-hunt 1 down")
    assert (blood(pact, "tremere"), blood_at(pact, "2", "tremere")) == (5, 1)


def test_what_dark_pact_keeps_retaliation_avenges() -> None:
    kettle = scene(tremere="cauldron-of-blood dark-pact retaliation", brujah="ready 6",
                   ventrue="ready 9", blood={"brujah": 8})  # fmt: skip
    stay(kettle)
    play(kettle, "yes")
    assert (blood(kettle, "tremere"), blood_at(kettle, "1", "tremere")) == (3, 3)
    assert pools(kettle) == {"tremere": 3, "brujah": 8 - 3 - 4, "ventrue": 6 - 3 - 3 + 3 - 3 + 3}


# Cauldron of Blood


def test_cauldron_of_blood_takes_four_from_each_rival_for_half_the_pool() -> None:
    kettle = scene(tremere="cauldron-of-blood", brujah="ready", ventrue="ready", blood={
        "tremere": 7})  # fmt: skip
    stay(kettle)
    play(kettle, "yes")
    assert pools(kettle) == {"tremere": 7 - 3, "brujah": 2, "ventrue": 2}


@rule("MASQ-R-76")
def test_cauldron_of_blood_takes_nothing_unpaid_or_from_opponents_elsewhere() -> None:
    kettle = scene(tremere="cauldron-of-blood", brujah="ready", ventrue={"2": "ready"})
    stay(kettle)
    play(kettle, "no")
    assert pools(kettle) == {"tremere": 6, "brujah": 6, "ventrue": 6}
    kettle = scene(tremere="cauldron-of-blood", brujah="ready", ventrue={"2": "ready"})
    stay(kettle)
    play(kettle, "yes")
    assert pools(kettle) == {"tremere": 3, "brujah": 2, "ventrue": 6}


# Retaliation


@pytest.mark.parametrize(
    ("rival", "lost", "left"), [("show-of-force", 1, 6 + 1 + 1 - 1), ("fist-of-caine", 2, 6 - 2)]
)
def test_retaliation_makes_each_rival_lose_what_was_lost_or_stolen(
    rival: str, lost: int, left: int
) -> None:
    wrath = scene(tremere="retaliation", brujah=rival, ventrue="ready", round=2)
    stay(wrath)
    assert pools(wrath) == {"tremere": 6 - lost, "brujah": left, "ventrue": 6 - 2 * lost}


def test_retaliation_triggers_when_tremere_spends_blood_here() -> None:
    wrath = scene(tremere="retaliation ancient-artifacts", brujah="ready", ventrue={"2": "ready"})
    stay(wrath)
    play(wrath, "choose spend")
    assert pools(wrath) == {"tremere": 3, "brujah": 3, "ventrue": 6}


def test_retaliation_does_not_trigger_elsewhere_or_for_others() -> None:
    wrath = scene(tremere={"1": "hunt", "2": "retaliation"}, brujah="show-of-force",
                  ventrue={"1": "ready", "2": "1"})  # fmt: skip
    stay(wrath)
    play(wrath, "yes")
    assert pools(wrath) == {"tremere": 6 - 1 - 1 + 2, "brujah": 6 + 2 - 1, "ventrue": 6 - 1 - 1}


def test_retaliation_does_not_reach_through_submission() -> None:
    wrath = scene(tremere="retaliation", toreador="submission", brujah="show-of-force")
    happened = stay(wrath)
    assert pools(wrath) == {"tremere": 5, "toreador": 6, "brujah": 6 + 1 - 1}
    assert clans_of(wrath, happened, Unharmed) == ["toreador", "toreador"]


def test_retaliation_avenges_each_loss_once_and_never_itself() -> None:
    wrath = scene(tremere="retaliation", brujah="show-of-force hunt", ventrue="ready")
    happened = stay(wrath)
    assert acted(happened).count("retaliation") == 2
    assert pools(wrath) == {"tremere": 4, "brujah": 6 + 4 - 2, "ventrue": 6 - 4}


@rule("MASQ-FRENZY-02")
def test_retaliation_earns_tremere_the_influence_even_from_the_thief() -> None:
    wrath = scene(tremere="retaliation", brujah="fist-of-caine", ventrue="", blood={"brujah": 1})
    happened = stay(wrath)
    assert frenzied(wrath, happened) == ["brujah"]
    assert influences(wrath) == {"tremere": 3 + 1 + 1, "brujah": 3 + 1, "ventrue": 3}


# Arcane Drain


@rule("MASQ-GLOS-16")
def test_arcane_drain_takes_half_of_each_rivals_deployed_blood_for_half_the_pool() -> None:
    drain = scene(tremere="arcane-drain", brujah="ready 3", ventrue="ready 4", blood={"tremere": 7})
    stay(drain)
    assert counted(drain, play(drain, "yes")) == {"tremere": 2, "brujah": 1 + 1, "ventrue": 2 + 2}
    assert pools(drain) == {"tremere": 7 - 3 + 2 + 2, "brujah": 6, "ventrue": 6}


def test_arcane_drain_takes_nothing_unpaid() -> None:
    drain = scene(tremere="arcane-drain", brujah="ready 3", ventrue="ready 4")
    stay(drain)
    assert counted(drain, play(drain, "no")) == {"tremere": 2, "brujah": 4, "ventrue": 6}
    assert (blood(drain, "tremere"), power(drain, "1", "brujah")) == (6, 4)
