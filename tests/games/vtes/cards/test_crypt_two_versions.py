"""Vampires with two versions: when what is printed counts, and what titles they come to."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import joined
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.rules.words import INDEPENDENT
from conclave.testing import rule


def merged(stage: Stage, name: str, seat: int = A) -> int:
    """A vampire in play whose advanced version has joined him."""
    card = stage.vampire(seat, name)
    other = stage.uncontrolled(seat, f"{name.lower().replace(' ', '-')}-adv")
    moving.merge(stage.table, card, other)
    return card


@rule("VTES-1.5-28", "VTES-1.5-30")
def test_quentins_merged_abilities_work_only_while_merged() -> None:
    stage = Stage(2)
    alone = stage.vampire(A, "quentin-king-iii-adv")
    stage.play(A, "bleed", alone)
    assert not stage.offers(A, "use", alone, "1")
    both = Stage(2)
    quentin = merged(both, "Quentin King III")
    advanced = identity.merged(both.table, quentin)
    assert identity.level(both.table, quentin, "cel") == 1
    both.play(A, "bleed", quentin)
    both.play(A, "use", advanced, "1")
    assert values.bleed(both.table, quentin) == 2
    assert both.blood(quentin) == 6


def test_merged_quentin_feeds_an_older_vampire() -> None:
    stage = Stage(2, phase="untap")
    quentin = merged(stage, "Quentin King III")
    advanced = identity.merged(stage.table, quentin)
    stage.vampire(A, "Pug Jackson", 0)
    assert not stage.offers(A, "use", advanced, "0")
    kurt = stage.vampire(B, "Kurt Densch", 0)
    stage.play(A, "use", advanced, "0")
    stage.skip("MasterPhase", A)
    assert stage.blood(kurt) == 1


def test_batsheva_is_stronger_against_some_and_when_merged() -> None:
    stage = Stage(2)
    base = stage.vampire(A, "Batsheva")
    assert values.strength(stage.table, base) == 1
    both = Stage(2)
    card = merged(both, "Batsheva")
    assert values.strength(both.table, card) == 2
    pug = both.vampire(B, "Milo, The Invisible Horror")
    both.play(A, "bleed", card)
    both.skip("BlockQuestion", B)
    both.play(B, "block", pug)
    both.skip("strike", A)
    assert values.strength(both.table, card) == 3


def test_lazarus_shoots_and_merged_presses_on() -> None:
    stage = Stage(2)
    lazarus = merged(stage, "Lazarus")
    advanced = identity.merged(stage.table, lazarus)
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", lazarus)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("range", A)
    stage.play(A, "use", advanced, "0")
    stage.skip("strike", A)
    stage.play(A, "strike", lazarus, "0")
    stage.skip("press", A)
    assert stage.blood(pug) == 5
    stage.play(A, "use", advanced, "1")
    assert stage.blood(lazarus) == 8


def test_advanced_lazarus_alone_has_no_press() -> None:
    stage = Stage(2)
    lazarus = stage.vampire(A, "lazarus-adv")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", lazarus)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("range", A)
    assert stage.offers(A, "use", lazarus, "0")
    stage.skip("press", A)
    assert not stage.offers(A, "use", lazarus, "1")


def test_advanced_dylan_has_stealth_when_bleeding() -> None:
    stage = Stage(2)
    dylan = stage.vampire(A, "dylan-adv")
    assert values.stealth(stage.table, dylan) == 0
    stage.play(A, "bleed", dylan)
    assert values.stealth(stage.table, dylan) == 1
    assert values.strength(stage.table, dylan) == 2
    assert identity.has_trait(stage.table, dylan, "red-list")


@ruling("Permanents that increase bleed amount during an action", 1)
def test_a_bleed_is_raised_only_while_it_is_under_way() -> None:
    stage = Stage(2)
    quentin = merged(stage, "Quentin King III")
    advanced = identity.merged(stage.table, quentin)
    stage.table.blood[quentin] = 5
    stage.play(A, "hunt", quentin)
    assert not stage.offers(A, "use", advanced, "1")
    bleeding = Stage(2)
    quentin = merged(bleeding, "Quentin King III")
    advanced = identity.merged(bleeding.table, quentin)
    assert not bleeding.offers(A, "use", advanced, "1")
    bleeding.play(A, "bleed", quentin)
    assert bleeding.offers(A, "use", advanced, "1")
    bleeding.skip("after-action", A)
    assert bleeding.table.pool[B] == 29
    assert not bleeding.offers(A, "use", advanced, "1")


# What they become


BARONS = [
    ("Appolonius", "London"),
    ("Boss Callihan", "New York"),
    ("Danielle Diron", "Berlin"),
    ("Javier Montoya", "Barcelona"),
    ("Jeremy MacNeil", "Los Angeles"),
    ("Maldavis", "Chicago"),
]


@rule("VTES-1.5-29", "VTES-1.5-30", "VTES-10.5-09")
@pytest.mark.parametrize("first", ["base", "advanced"])
@pytest.mark.parametrize(("name", "city"), BARONS)
def test_some_become_barons_when_they_merge(name: str, city: str, first: str) -> None:
    stage = Stage(2)
    alone = stage.vampire(B, f"{name.lower().replace(' ', '-')}-adv")
    assert titles.title(stage.table, alone) == ""
    assert identity.is_anarch(stage.table, alone) == (name != "Jeremy MacNeil")
    moving.burn(stage.table, alone)
    card = joined(stage, name, first)
    assert identity.sect(stage.table, card) == INDEPENDENT
    assert identity.is_anarch(stage.table, card)
    assert titles.title(stage.table, card) == f"baron:{city}"
    assert titles.votes(stage.table, card) == 2


@rule("VTES-10.2-04", "VTES-10.2-05", "VTES-1.5-30")
@pytest.mark.parametrize("first", ["base", "advanced"])
def test_merged_melinda_is_the_regent(first: str) -> None:
    stage = Stage(2)
    melinda = joined(stage, "Melinda Galbraith", first)
    assert titles.title(stage.table, melinda) == "regent"
    assert titles.votes(stage.table, melinda) == 4
    assert values.bleed(stage.table, melinda) == 3
    assert identity.clan(stage.table, melinda) == "toreador-antitribu"
    alone = Stage(2)
    melinda = alone.vampire(A, "melinda-galbraith-adv")
    assert titles.title(alone.table, melinda) == "bishop"
    assert values.bleed(alone.table, melinda) == 1


@rule("VTES-10.2-04", "VTES-4.2-01")
def test_the_two_regents_contest_their_title() -> None:
    stage = Stage(2)
    sha = stage.vampire(B, "Sha-Ennu")
    assert titles.title(stage.table, sha) == "regent"
    melinda = joined(stage, "Melinda Galbraith")
    assert [titles.title(stage.table, card) for card in (sha, melinda)] == ["", ""]
    assert [titles.votes(stage.table, card) for card in (sha, melinda)] == [0, 0]


@rule("VTES-10.5-10", "VTES-10.5-11")
def test_the_baron_and_the_prince_of_barcelona_contest_it() -> None:
    stage = Stage(2, phase="untap")
    maria = stage.vampire(B, "María del Toro")
    javier = joined(stage, "Javier Montoya")
    assert [titles.title(stage.table, card) for card in (maria, javier)] == ["", ""]
    stage.play(A, "pay", javier)
    assert stage.blood(javier) == 7
