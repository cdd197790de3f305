"""How cards that change power meet: nulling, halving, a power of its own, more and less, blood."""

from __future__ import annotations

from games.masquerade.cards.scenes import counted, scene, victims
from games.masquerade.stage import alliance, play, stay

from conclave.testing import rule


def test_diplomacy_comes_before_the_wolf_and_takes_one_card_not_the_next() -> None:
    layers = scene(ventrue="diplomacy", gangrel="wolf-companion", brujah="bloody-fury challenge")
    assert counted(layers, stay(layers)) == {"ventrue": 1, "gangrel": 2, "brujah": 0 + 2}


@rule("MASQ-R-52")
def test_a_nulled_card_still_loses_power_and_falls_below_nothing() -> None:
    layers = scene(ventrue="diplomacy", brujah="bloody-fury 1", toreador="summon")
    assert counted(layers, stay(layers)) == {"ventrue": 3, "brujah": 0 - 2 + 1, "toreador": 3}


@rule("MASQ-R-51", "MASQ-R-52", "MASQ-REW-03")
def test_less_than_nothing_is_ranked_behind_nothing() -> None:
    layers = scene(ventrue="diplomacy", brujah="bloody-fury 1", toreador="hunt")
    assert counted(layers, stay(layers)) == {"ventrue": 3, "brujah": -1, "toreador": 0}
    assert (alliance(layers, "toreador"), alliance(layers, "brujah")) == (victims(2), victims(1))


def test_only_focus_from_hunger_has_a_floor_even_when_nulled() -> None:
    layers = scene(ventrue="diplomacy", tremere="focus-from-hunger 2", brujah="ready")
    assert counted(layers, stay(layers)) == {"ventrue": 3, "tremere": 0 + 2, "brujah": 1}


def test_more_and_less_come_after_halving() -> None:
    layers = scene(ventrue="master-plan 2", gangrel="wolf-companion", tremere="focus-from-hunger",
                   blood={"tremere": 3})  # fmt: skip
    assert counted(layers, stay(layers)) == {
        "ventrue": 3 // 2 + 2 + 2,
        "gangrel": 2,
        "tremere": 9 // 2 - 3,
    }


@rule("MASQ-GLOS-14")
def test_majesty_reads_what_is_printed_and_is_not_halved() -> None:
    layers = scene(ventrue="majesty", gangrel="wolf-companion", brujah="bloody-fury 1")
    assert counted(layers, stay(layers)) == {"ventrue": 6, "gangrel": 2, "brujah": 3 - 2 + 1}


@rule("MASQ-GLOS-14")
def test_majesty_reads_the_power_that_diplomacy_has_nulled() -> None:
    layers = scene(ventrue="majesty diplomacy", brujah="bloody-fury", toreador="summon")
    assert counted(layers, stay(layers)) == {"ventrue": 6 + 3, "brujah": 0, "toreador": 3}


def test_blood_comes_last_and_feral_weapons_double_nothing_else() -> None:
    layers = scene(ventrue="diplomacy", gangrel="feral-weapons fearless 3", brujah="ready")
    stay(layers)
    assert counted(layers, play(layers, "no"))["gangrel"] == 1 + 0 + 2 * 3


@rule("MASQ-GLOS-15")
def test_face_down_cards_of_a_mindless_assault_are_neither_nulled_nor_halved() -> None:
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
def test_a_card_left_face_down_is_a_deployed_card_all_the_same() -> None:
    layers = scene(nosferatu="one-step-ahead", brujah="punks-posse ?ready", toreador="entrancement")
    stay(layers)
    happened = play(layers, "choose keep-down")
    assert counted(layers, happened) == {"nosferatu": 3, "brujah": 4, "toreador": 4}


def test_charisma_and_the_pack_come_before_power_is_read() -> None:
    layers = scene(toreador="charisma", gangrel="power-of-the-pack", brujah="bloody-fury 2",
                   alliances={"toreador": victims(2)})  # fmt: skip
    assert counted(layers, stay(layers)) == {"toreador": 2, "gangrel": 2, "brujah": 6}
