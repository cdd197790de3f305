"""The layers of power: nullifying, halving, fixed power, changes, blood."""

from __future__ import annotations

from games.masquerade.cards.scenes import counted, scene, victims
from games.masquerade.stage import alliance, play, stay

from conclave.testing import rule


def test_diplomacy_applies_before_the_wolf_and_only_to_one_card() -> None:
    layers = scene(ventrue="diplomacy", gangrel="wolf-companion", brujah="bloody-fury challenge")
    assert counted(layers, stay(layers)) == {"ventrue": 1, "gangrel": 2, "brujah": 0 + 2}


@rule("MASQ-R-52")
def test_a_nullified_card_still_loses_power_below_zero() -> None:
    layers = scene(ventrue="diplomacy", brujah="bloody-fury 1", toreador="summon")
    assert counted(layers, stay(layers)) == {"ventrue": 3, "brujah": 0 - 2 + 1, "toreador": 3}


@rule("MASQ-R-51", "MASQ-R-52", "MASQ-REW-03")
def test_negative_power_ranks_below_zero() -> None:
    layers = scene(ventrue="diplomacy", brujah="bloody-fury 1", toreador="hunt")
    assert counted(layers, stay(layers)) == {"ventrue": 3, "brujah": -1, "toreador": 0}
    assert (alliance(layers, "toreador"), alliance(layers, "brujah")) == (victims(2), victims(1))


def test_only_focus_from_hunger_has_a_minimum_even_when_nullified() -> None:
    layers = scene(ventrue="diplomacy", tremere="focus-from-hunger 2", brujah="ready")
    assert counted(layers, stay(layers)) == {"ventrue": 3, "tremere": 0 + 2, "brujah": 1}


def test_changes_apply_after_halving() -> None:
    layers = scene(ventrue="master-plan 2", gangrel="wolf-companion", tremere="focus-from-hunger",
                   blood={"tremere": 3})  # fmt: skip
    assert counted(layers, stay(layers)) == {
        "ventrue": 3 // 2 + 2 + 2,
        "gangrel": 2,
        "tremere": 9 // 2 - 3,
    }


@rule("MASQ-GLOS-14")
def test_majesty_uses_printed_power_and_is_not_halved() -> None:
    layers = scene(ventrue="majesty", gangrel="wolf-companion", brujah="bloody-fury 1")
    assert counted(layers, stay(layers)) == {"ventrue": 6, "gangrel": 2, "brujah": 3 - 2 + 1}


@rule("MASQ-GLOS-14")
def test_majesty_uses_the_power_that_diplomacy_nullified() -> None:
    layers = scene(ventrue="majesty diplomacy", brujah="bloody-fury", toreador="summon")
    assert counted(layers, stay(layers)) == {"ventrue": 6 + 3, "brujah": 0, "toreador": 3}


def test_blood_counts_last_and_feral_weapons_double_only_blood() -> None:
    layers = scene(ventrue="diplomacy", gangrel="feral-weapons fearless 3", brujah="ready")
    stay(layers)
    assert counted(layers, play(layers, "no"))["gangrel"] == 1 + 0 + 2 * 3


@rule("MASQ-GLOS-15")
def test_face_down_cards_of_a_mindless_assault_are_neither_nullified_nor_halved() -> None:
    layers = scene(ventrue="diplomacy", gangrel="wolf-companion", malkavian="mindless-assault hunt")
    stay(layers)
    happened = play(layers, "pick malkavian-hunt", "done")
    assert counted(layers, happened) == {"ventrue": 1, "gangrel": 2, "malkavian": 0 + 4}


@rule("MASQ-GLOS-15", "MASQ-PLAN-15")
def test_a_card_left_face_down_shows_no_power_to_majesty_or_diplomacy() -> None:
    layers = scene(ventrue="majesty diplomacy", nosferatu="one-step-ahead", brujah="?bloody-fury")
    stay(layers)
    happened = play(layers, "choose keep-down")
    assert counted(layers, happened) == {"ventrue": 3 + 3, "nosferatu": 0, "brujah": 0}


@rule("MASQ-GLOS-07")
def test_a_card_left_face_down_counts_as_deployed() -> None:
    layers = scene(nosferatu="one-step-ahead", brujah="punks-posse ?ready", toreador="entrancement")
    stay(layers)
    happened = play(layers, "choose keep-down")
    assert counted(layers, happened) == {"nosferatu": 3, "brujah": 4, "toreador": 4}


def test_charisma_and_the_pack_apply_before_power_is_counted() -> None:
    layers = scene(toreador="charisma", gangrel="power-of-the-pack", brujah="bloody-fury 2",
                   alliances={"toreador": victims(2)})  # fmt: skip
    assert counted(layers, stay(layers)) == {"toreador": 2, "gangrel": 2, "brujah": 6}
