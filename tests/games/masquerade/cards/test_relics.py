"""The eight relics, each usable once per game."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Unpack

import pytest
from games.masquerade.cards.scenes import Lying, frenzied, pools, turn
from games.masquerade.stage import (
    Facts,
    alliance,
    asked,
    blood,
    blood_at,
    drained,
    events_of,
    holder,
    influence,
    options,
    planning,
    play,
    play_until,
    refused,
    score,
    stay,
    table,
    tokens,
)

from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.rules.events.counters import Deployed, DeployedFromBank, StoleBlood
from conclave.games.masquerade.rules.events.course import TookAmbition, UsedRelic
from conclave.games.masquerade.rules.events.moving import Looked
from conclave.games.masquerade.rules.library import Relic
from conclave.games.masquerade.rules.table import Table
from conclave.testing import rule

THREE = ("brujah", "gangrel", "ventrue")
PRINTED = {
    "The Isaac Chalice": (0, False),
    "The Sargon Apocrypha": (2, False),
    "Vial of First Blood": (1, True),
    "The Foundling's Rattle": (1, True),
    "Mirror of Saint Lucy": (2, True),
    "The Usurer's Ledger": (0, True),
    "Signet of the Old Prince": (1, True),
    "The Penitent's Lash": (0, True),
}
"""Influence, and whether the relic is our own design."""
NAMES = LIBRARY.names[LIBRARY.first_relic : LIBRARY.first_location]
IN_A_TURN = {
    "the-isaac-chalice",
    "vial-of-first-blood",
    "the-foundlings-rattle",
    "mirror-of-saint-lucy",
    "the-penitents-lash",
}


def own_turn(
    relic: str, brujah: Lying = "", gangrel: Lying = "", ventrue: Lying = "", **facts: Unpack[Facts]
) -> Table:
    """It is Gangrel's turn, and he has a relic; Brujah and Ventrue sit beside him."""
    facts["relics"] = {"gangrel": relic}
    return turn("gangrel", brujah=brujah, gangrel=gangrel, ventrue=ventrue, **facts)


def resolution(relic: str, **facts: Unpack[Facts]) -> Table:
    """The resolution is about to begin; Gangrel has a relic, Ventrue has cards at the haven."""
    facts["relics"] = {"gangrel": relic}
    built = planning("ventrue", *THREE, turns=8, **facts)
    play(built, "play ventrue-ready haven up", "done")
    return built


@rule("MASQ-COMP-08", "MASQ-VARR-06")
def test_every_relic_has_its_influence_used_or_not() -> None:
    relics = [card for card in LIBRARY.cards if isinstance(card, Relic)]
    assert {relic.name: (relic.influence, relic.ours) for relic in relics} == PRINTED
    for name, relic in zip(NAMES, relics, strict=True):
        held = table(*THREE, relics={"gangrel": name})
        assert score(held, "gangrel") == 3 + 1 + relic.influence
        held.relic_used[1] = True
        assert score(held, "gangrel") == 3 + 1 + relic.influence


@pytest.mark.parametrize("relic", NAMES)
def test_every_relic_has_tests_of_what_it_does_and_must_not_do(relic: str) -> None:
    body = ast.parse(Path(__file__).read_text(encoding="utf-8")).body
    names = [part.name for part in body if isinstance(part, ast.FunctionDef)]
    start = f"test_{relic.replace('-', '_')}_"
    assert len([name for name in names if name.startswith(start)]) >= 2, f"write {start}..."


@rule("MASQ-VARR-04", "MASQ-VARR-05")
@pytest.mark.parametrize("relic", sorted(IN_A_TURN))
def test_a_relic_for_the_turn_is_used_once_and_only_by_its_owner_in_his_turn(relic: str) -> None:
    held = own_turn(
        relic,
        brujah="?challenge",
        ventrue="?majesty",
        drained={"gangrel": ["victim", "victim"]},
        red={"gangrel": 2},
    )
    assert refused(held, f"use {relic}", "brujah") == "MASQ-PLAN-01"
    happened = play(held, f"use {relic}")
    assert events_of(happened, UsedRelic) == [UsedRelic(1, relic)]
    assert held.view(None)["relics_used"] == [False, True, False]
    while len([text for text in options(held) if text.startswith(("pick", "go"))]):
        play(held, options(held)[0])
    assert refused(held, f"use {relic}") == "MASQ-VARR-04"


@rule("MASQ-VARR-04")
@pytest.mark.parametrize("relic", sorted(set(NAMES) - IN_A_TURN))
def test_a_relic_for_the_resolution_is_used_once_and_never_in_a_turn(relic: str) -> None:
    held = own_turn(relic)
    assert refused(held, f"use {relic}") == "MASQ-VARR-04"
    start = resolution(relic)
    assert (asked(start), options(start)) == (["gangrel"], [f"use {relic}", "pass"])
    play(start, f"use {relic}")
    again: list[str] = []

    def watch(now: Table) -> bool:
        again.extend(text for text in options(now) if text.startswith("use"))
        return now.round == 3

    play_until(start, watch)
    assert again == []


@pytest.mark.parametrize("relic", sorted(set(NAMES) - IN_A_TURN))
def test_a_relic_that_is_passed_over_is_offered_in_the_next_round(relic: str) -> None:
    start = resolution(relic)
    play(start, "pass")
    play_until(start, lambda now: now.round == 2 and f"use {relic}" in options(now))
    assert asked(start) == ["gangrel"]


# Relics for a planning turn


def test_the_isaac_chalice_returns_a_drained_card_to_the_alliance() -> None:
    held = own_turn(
        "the-isaac-chalice", drained={"gangrel": ["victim", "bronwyn"]}, red={"gangrel": 1}
    )
    play(held, "use the-isaac-chalice")
    assert options(held) == ["pick victim", "pick bronwyn"]
    play(held, "pick bronwyn")
    assert (alliance(held, "gangrel"), drained(held, "gangrel")) == (
        ["victim", "bronwyn"],
        ["victim"],
    )
    assert score(held, "gangrel") == 3 + 1 + 5 - 1, "the diablerie token stays"
    assert blood(held, "gangrel") == 6


def test_the_isaac_chalice_takes_no_card_from_others_and_needs_a_drained_one() -> None:
    held = own_turn("the-isaac-chalice", drained={"ventrue": ["bronwyn"]})
    assert refused(held, "use the-isaac-chalice") == "MASQ-VARR-04"
    play(held, "drain victim", "use the-isaac-chalice")
    assert options(held) == ["pick victim"]
    play(held, "pick victim", "drain victim")
    assert blood(held, "gangrel") == 12, "what has returned may be drained again"


def test_vial_of_first_blood_gives_four_blood() -> None:
    held = own_turn("vial-of-first-blood")
    play(held, "use vial-of-first-blood")
    assert pools(held) == {"brujah": 6, "gangrel": 10, "ventrue": 6}


def test_vial_of_first_blood_deploys_nothing_and_is_no_card_of_the_turn() -> None:
    held = own_turn("vial-of-first-blood")
    happened = play(held, "use vial-of-first-blood")
    assert events_of(happened, Deployed) == events_of(happened, DeployedFromBank) == []
    assert refused(held, "blood 1") == "MASQ-PLAN-12"
    assert "done" not in options(held)


def test_the_foundlings_rattle_brings_a_victim() -> None:
    held = own_turn("the-foundlings-rattle")
    before = held.victims
    play(held, "use the-foundlings-rattle")
    assert alliance(held, "gangrel") == ["victim", "victim"]
    assert held.victims == before - 1


def test_the_foundlings_rattle_brings_nothing_from_an_empty_pile() -> None:
    many = {"brujah": ["victim"] * 17, "ventrue": ["victim"] * 17}
    held = own_turn("the-foundlings-rattle", alliances=many)
    play(held, "use the-foundlings-rattle")
    assert alliance(held, "gangrel") == ["victim"]


@rule("MASQ-HID-06", "MASQ-HID-07")
def test_mirror_of_saint_lucy_shows_all_face_down_cards_of_a_location() -> None:
    held = own_turn(
        "mirror-of-saint-lucy",
        brujah={"1": "?challenge bloody-fury ?earthshock", "2": "?fist-of-caine"},
        ventrue="?majesty",
    )
    play(held, "use mirror-of-saint-lucy")
    assert options(held) == ["go 1", "go 2"]
    happened = play(held, "go 1")
    seen = [event.card for event in events_of(happened, Looked)]
    assert seen == ["challenge", "earthshock", "majesty"]
    shown = held.view(1)["cards"]
    assert shown["1"] == [["challenge", "bloody-fury", "earthshock"], [], ["majesty"]]
    assert shown["2"] == [[None], [], []]
    assert blood(held, "gangrel") == 6


def test_mirror_of_saint_lucy_shows_them_to_nobody_else_and_turns_none() -> None:
    held = own_turn("mirror-of-saint-lucy", brujah="?challenge", ventrue="?majesty")
    play(held, "use mirror-of-saint-lucy", "go 1")
    assert held.view(0)["cards"]["1"] == [["challenge"], [], [None]]
    assert held.view(2)["cards"]["1"] == [[None], [], ["majesty"]]
    assert held.view(None)["cards"]["1"] == [[None], [], [None]]
    assert held.view(1)["face_down"]["1"] == [[True], [], [True]]


def test_mirror_of_saint_lucy_is_not_used_up_where_there_is_nothing_to_see() -> None:
    held = own_turn("mirror-of-saint-lucy", brujah="challenge", gangrel="?mist-form")
    assert refused(held, "use mirror-of-saint-lucy") == "MASQ-VARR-04"


def test_the_penitents_lash_takes_a_diablerie_token_a_grey_one_first() -> None:
    held = own_turn("the-penitents-lash", red={"gangrel": 1}, grey={"gangrel": 1})
    play(held, "use the-penitents-lash")
    assert tokens(held, "gangrel") == (1, 0)
    assert score(held, "gangrel") == 3 + 1 - 1


def test_the_penitents_lash_needs_a_token_and_restores_no_drained_vampire() -> None:
    none = own_turn("the-penitents-lash")
    assert refused(none, "use the-penitents-lash") == "MASQ-VARR-04"
    held = own_turn("the-penitents-lash", red={"gangrel": 1}, drained={"gangrel": ["marcel"]})
    play(held, "use the-penitents-lash")
    assert drained(held, "gangrel") == ["marcel"]
    assert blood(held, "gangrel") == 6


# Relics for the resolution


def test_the_sargon_apocrypha_deploys_a_blood_from_the_pool_at_each_location() -> None:
    start = resolution("the-sargon-apocrypha")
    happened = play(start, "use the-sargon-apocrypha")
    assert [(event.place, event.number) for event in events_of(happened, Deployed)] == [
        ("1", 1),
        ("2", 1),
        ("haven", 1),
    ]
    assert blood(start, "gangrel") == 3
    assert [blood_at(start, place, "gangrel") for place in ("1", "2", "haven")] == [1, 1, 1]
    assert asked(start) == ["gangrel"], "who takes part at location 1 now"


def test_the_sargon_apocrypha_leaves_the_last_blood_in_the_pool() -> None:
    start = resolution("the-sargon-apocrypha", blood={"gangrel": 3})
    happened = play(start, "use the-sargon-apocrypha")
    assert [event.place for event in events_of(happened, Deployed)] == ["1", "2"]
    assert blood(start, "gangrel") == 1
    assert frenzied(start, happened) == []


def test_the_usurers_ledger_steals_a_blood_from_every_opponent() -> None:
    start = resolution("the-usurers-ledger", blood={"brujah": 1})
    happened = play(start, "use the-usurers-ledger")
    assert events_of(happened, StoleBlood) == [StoleBlood(1, 0, 1), StoleBlood(1, 2, 1)]
    assert pools(start) == {"brujah": 3, "gangrel": 8, "ventrue": 5}
    assert influence(start, "gangrel") == 3 + 1, "for Brujah's frenzy"


def test_the_usurers_ledger_touches_no_deployed_blood() -> None:
    start = resolution("the-usurers-ledger", blood_at={"1": {"brujah": 3}})
    play(start, "use the-usurers-ledger")
    assert blood_at(start, "1", "brujah") == 3


@rule("MASQ-VARR-02")
def test_signet_of_the_old_prince_takes_the_ambition_token() -> None:
    start = resolution("signet-of-the-old-prince")
    happened = play(start, "use signet-of-the-old-prince")
    assert events_of(happened, TookAmbition) == [TookAmbition(1)]
    assert holder(start) == "gangrel"
    assert start.order() == (1, 2, 0)


def test_signet_of_the_old_prince_is_not_used_by_the_holder_and_gives_no_influence() -> None:
    mine = resolution("signet-of-the-old-prince", holder="gangrel")
    assert options(mine) != ["use signet-of-the-old-prince", "pass"]
    start = resolution("signet-of-the-old-prince")
    play(start, "use signet-of-the-old-prince")
    assert influence(start, "gangrel") == 3
    stay(start)
    assert holder(start) == "ventrue", "who won the haven afterwards"
