"""Tests of Constant Revolution and Atonement."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ANARCH, ASH_HEAP
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire

REBEL = Vampire("Young Rebel", "brujah", 2, 5, "cel", "independent", ANARCH)
SETITE = Vampire("Setite", "follower-of-set", 1, 4, "ser", "independent")

# Constant Revolution


def test_constant_revolution_is_for_an_anarch_and_grows() -> None:
    stage = PeopleStage(2, REBEL)
    rebel, elder = stage.vampire(A, "Young Rebel"), stage.vampire(A, "Elder")
    stage.hand(A, "Constant Revolution")
    assert not stage.offers(A, "play constant-revolution plain", elder)
    stage.play(A, "play constant-revolution plain", rebel)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    (card,) = stage.table.beside[A]
    assert stage.table.blood[card] == 1
    stage.skip("MinionPhase", B)
    assert stage.table.pool == [30, 29]
    stage.skip("MinionPhase", A)
    assert stage.table.blood[card] == 2
    assert stage.table.pool == [30, 29]


@ruling("Constant Revolution", 1)
def test_constant_revolution_costs_pool_and_random_cards_at_once() -> None:
    stage = PeopleStage(3, phase="discard")
    card = stage.permanent(A, "Constant Revolution", counters=3)
    stage.hand(B, "Lamp", "Cudgel")
    stage.library(B, *["Valet"] * 7)
    stage.begin()
    stage.table.hand[B] = stage.table.hand[B][:2]
    stage.table.library[B] = ()
    stage.skip("UntapPhase", B)
    stage.play(B, "target", card)
    assert stage.options(B) == ["number 0", "number 1", "number 2"]
    stage.play(B, "number 2")
    assert stage.table.hand[B] == ()
    assert stage.table.pool == [30, 29, 30]


def test_any_vampire_may_end_the_revolution_for_a_pool() -> None:
    stage = PeopleStage(2, phase="discard")
    card = stage.permanent(A, "Constant Revolution", counters=1)
    rival, thug = stage.vampire(B, "Rival"), stage.ally(B, "Thug")
    stage.skip("MinionPhase", B)
    assert not stage.offers(B, "act", thug, card, "0")
    stage.play(B, "act", rival, card, "0")
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] == A
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP
    assert stage.table.pool == [30, 28]


# Atonement


def test_atonement_is_for_young_vampires_and_gives_intercept() -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(A, "Elder")
    stage.hand(A, "Atonement")
    assert not stage.offers(A, "play atonement plain", elder)
    stage.play(A, "play atonement plain", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.blood(pupil) == 3
    assert values.intercept(stage.table, pupil) == 1


def test_atonement_spares_the_tap_for_blocking_vampires_who_are_not_older() -> None:
    for name, tapped in (("Hunter", False), ("Pupil", False), ("Elder", True), ("Thug", True)):
        stage = PeopleStage()
        acting = stage.ally(A, name) if name == "Thug" else stage.vampire(A, name)
        pupil = stage.vampire(B, "Pupil")
        stage.put_on(pupil, "Atonement")
        bleed(stage, acting)
        try_block(stage, pupil)
        stage.skip("before-range")
        assert stage.table.tapped[pupil] == tapped


def test_any_vampire_may_burn_an_atonement_a_setite_with_less_stealth() -> None:
    stage = PeopleStage(3, SETITE, active=B)
    pupil = stage.vampire(A, "Pupil", tapped=True)
    card = stage.put_on(pupil, "Atonement")
    rival, setite = stage.vampire(B, "Rival"), stage.vampire(B, "Setite")
    stage.ally(B, "Thug")
    options = [t for t in stage.options(B) if t.startswith("act")]
    assert options == [stage.text("act", rival, card, "0"), stage.text("act", setite, card, "1")]
    stage.play(B, "act", setite, card, "1")
    stage.skip("announced")
    assert stage.table.view(None)["action"]["stealth"] == -1
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP
    assert stage.table.pool[C] == 30
