"""Shambling Hordes: an ally made of the dead, who is as strong as he has life."""

from __future__ import annotations

import pytest
from games.vtes.cards.armory import MADE_UP
from games.vtes.cards.people import PEOPLE, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ACTION, ASH_HEAP, COMBAT, READY, REMOVED
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.strikes import StealBlood

EXTRA = (
    *PEOPLE,
    *MADE_UP,
    Card("Suck Dry", COMBAT, effect=Strike(StealBlood(2))),
    Card(
        "Nourish",
        ACTION,
        effect=Action(GainBlood(1, parts.TARGET), target=targets.One(filters.ALLY)),
    ),
)


def raised(mode: str = "nec", ash: tuple[str, ...] = ("Krid", "Blur", "Thug")) -> tuple[Stage, int]:
    """Elder raises Shambling Hordes, and its controller is asked for a corpse."""
    stage = Stage(2, extra=EXTRA)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Shambling Hordes")
    stage.ash(A, *ash)
    stage.ash(B, "Mazz")
    stage.play(A, f"play shambling-hordes {mode}", elder)
    stage.skip("Either")
    return stage, elder


@pytest.mark.parametrize(("mode", "life"), [("nec", 3), ("NEC", 4)])
def test_the_hordes_take_a_corpse_out_of_the_game(mode: str, life: int) -> None:
    stage, elder = raised(mode)
    assert stage.options(A) == ["choose for-one", "choose burn"]
    stage.play(A, "choose for-one")
    krid, _, thug = stage.table.ash[A]
    assert stage.options(A) == [stage.text("target", card) for card in (krid, thug)]
    stage.play(A, "target", krid)
    stage.skip()
    assert stage.zone(krid) == REMOVED
    hordes = stage.table.ready[A][1]
    assert (stage.blood(hordes), values.strength(stage.table, hordes)) == (life, life)
    assert values.bleed(stage.table, hordes) == 0
    assert stage.blood(elder) == 7


@ruling("Shambling Hordes", 1)
def test_the_hordes_may_be_burned_instead() -> None:
    stage, _ = raised()
    stage.play(A, "choose burn")
    stage.skip()
    assert sorted(stage.names(stage.table.ash[A])) == ["blur", "krid", "shambling-hordes", "thug"]


def test_without_a_corpse_the_hordes_are_burned() -> None:
    stage = Stage(2, extra=EXTRA)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Shambling Hordes")
    stage.ash(A, "Blur")
    stage.play(A, "play shambling-hordes nec", elder)
    stage.resolve()
    assert stage.names(stage.table.ash[A]) == ["blur", "shambling-hordes"]


def test_the_hordes_never_gain_life() -> None:
    stage = Stage(2, extra=EXTRA)
    elder, hordes = stage.vampire(A, "Elder"), stage.ally(A, "Shambling Hordes", life=1)
    thug = stage.ally(A, "Thug", life=1)
    stage.hand(A, "Nourish", "Nourish")
    stage.play(A, "play nourish plain", elder)
    stage.play(A, "target", hordes)
    stage.resolve()
    assert stage.blood(hordes) == 1
    pupil = stage.vampire(A, "Pupil")
    stage.play(A, "play nourish plain", pupil)
    stage.play(A, "target", thug)
    stage.resolve()
    assert stage.blood(thug) == 2


def attack(hordes_life: int = 3) -> tuple[Stage, int, int]:
    """The Hordes attack Rival by their own action."""
    stage = Stage(2, extra=EXTRA)
    hordes, rival = stage.ally(A, "Shambling Hordes", hordes_life), stage.vampire(B, "Rival")
    stage.ally(A, "Thug")
    stage.play(A, "act", hordes, hordes, "0")
    stage.skip("before-range", A)
    return stage, hordes, rival


def test_the_hordes_enter_combat_with_minions_of_others() -> None:
    stage, hordes, rival = attack()
    strikes(stage)
    stage.skip()
    assert (stage.blood(hordes), stage.blood(rival)) == (2, 6)


def test_what_the_hordes_steal_goes_to_the_bank() -> None:
    stage, hordes, rival = attack()
    stage.hand(A, "Suck Dry")
    strikes(stage, stage.text("play suck-dry plain", hordes))
    stage.skip()
    assert (stage.blood(hordes), stage.blood(rival)) == (2, 7)


@ruling("Shambling Hordes", 2)
def test_the_blow_of_the_hordes_is_measured_before_life_is_stolen() -> None:
    stage, hordes, rival = attack()
    stage.hand(B, "Suck Dry")
    stage.table.blood[rival] = 5
    strikes(stage, "strike hand", stage.text("play suck-dry plain", rival))
    stage.skip()
    assert (stage.blood(hordes), stage.blood(rival)) == (1, 5 + 2 - 3)


@ruling("Shambling Hordes", 2)
def test_a_first_strike_makes_the_hordes_weaker() -> None:
    stage, hordes, rival = attack()
    stage.hand(B, "Quick Jab")
    strikes(stage, "strike hand", stage.text("play quick-jab plain", rival))
    stage.skip()
    assert (stage.blood(hordes), stage.blood(rival)) == (2, 9 - 2)
    assert stage.zone(hordes) == READY
    assert stage.zone(rival) != ASH_HEAP
