"""Vampires with two versions."""

from __future__ import annotations

from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules import moving, reading
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
    advanced = reading.merged(both.table, quentin)
    assert reading.level(both.table, quentin, "cel") == 1
    both.play(A, "bleed", quentin)
    both.play(A, "use", advanced, "1")
    assert reading.bleed(both.table, quentin) == 2
    assert both.blood(quentin) == 6


def test_merged_quentin_feeds_an_older_vampire() -> None:
    stage = Stage(2, phase="untap")
    quentin = merged(stage, "Quentin King III")
    advanced = reading.merged(stage.table, quentin)
    stage.vampire(A, "Pug Jackson", 0)
    assert not stage.offers(A, "use", advanced, "0")
    kurt = stage.vampire(B, "Kurt Densch", 0)
    stage.play(A, "use", advanced, "0")
    stage.skip("MasterPhase", A)
    assert stage.blood(kurt) == 1


def test_batsheva_is_stronger_against_some_and_when_merged() -> None:
    stage = Stage(2)
    base = stage.vampire(A, "Batsheva")
    assert reading.strength(stage.table, base) == 1
    both = Stage(2)
    card = merged(both, "Batsheva")
    assert reading.strength(both.table, card) == 2
    pug = both.vampire(B, "Milo, The Invisible Horror")
    both.play(A, "bleed", card)
    both.skip("BlockQuestion", B)
    both.play(B, "block", pug)
    both.skip("strike", A)
    assert reading.strength(both.table, card) == 3


def test_lazarus_shoots_and_merged_presses_on() -> None:
    stage = Stage(2)
    lazarus = merged(stage, "Lazarus")
    advanced = reading.merged(stage.table, lazarus)
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
    assert reading.stealth(stage.table, dylan) == 0
    stage.play(A, "bleed", dylan)
    assert reading.stealth(stage.table, dylan) == 1
    assert reading.strength(stage.table, dylan) == 2
    assert reading.has_trait(stage.table, dylan, "red-list")


@ruling("Permanents that increase bleed amount during an action", 1)
def test_a_bleed_is_raised_only_while_it_is_under_way() -> None:
    stage = Stage(2)
    quentin = merged(stage, "Quentin King III")
    advanced = reading.merged(stage.table, quentin)
    stage.table.blood[quentin] = 5
    stage.play(A, "hunt", quentin)
    assert not stage.offers(A, "use", advanced, "1")
    bleeding = Stage(2)
    quentin = merged(bleeding, "Quentin King III")
    advanced = reading.merged(bleeding.table, quentin)
    assert not bleeding.offers(A, "use", advanced, "1")
    bleeding.play(A, "bleed", quentin)
    assert bleeding.offers(A, "use", advanced, "1")
    bleeding.skip("after-action", A)
    assert bleeding.table.pool[B] == 29
    assert not bleeding.offers(A, "use", advanced, "1")
