"""Cards of Animalism."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, fight, modes, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.words import ASH_HEAP, ON_CARD
from conclave.testing import rule


@rule("VTES-6.4-01", "VTES-6.4.1-03")
def test_deep_song_at_superior_taps_and_fights_with_the_other_as_the_acting_one() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.ally(B, "Thug")
    stage.hand(A, "Deep Song")
    stage.play(A, "play deep-song ANI", elder)
    stage.skip("before-range")
    assert stage.decider == B
    assert stage.table.tapped[rival]
    stage.skip("strike")
    assert stage.decider == B


@rule("VTES-1.6.3-28")
def test_deep_song_is_a_frenzy_card_only_at_superior() -> None:
    stage = Salon()
    elder, hunter = stage.vampire(A, "Elder"), stage.vampire(B, "Hunter")
    other = stage.vampire(B, "Pupil")
    stage.hand(A, "Deep Song")
    stage.hand(B, "Predator's Communion")
    stage.begin()
    stage.table.play(A, stage.text("play deep-song ANI", elder))
    stage.table.play(A, stage.text("target", hunter))
    stage.skip("as-played", B)
    assert stage.offers(B, "play predators-communion abo-reflex", hunter)
    assert not stage.offers(B, "play predators-communion abo-reflex", other)
    stage.play(B, "play predators-communion abo-reflex", hunter)
    assert stage.prompt == "MinionPhase"
    assert not stage.table.tapped[elder]
    assert stage.told(CombatBegan) == []
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Hunter")
    stage.hand(A, "Deep Song")
    stage.hand(B, "Predator's Communion")
    stage.begin()
    stage.table.play(A, stage.text("play deep-song ani", elder))
    stage.skip("as-played", B)
    assert modes(stage, B, "predators-communion") == []
    stage.skip()
    assert stage.table.pool[B] == 28


@rule("VTES-6.2.3-03")
def test_cats_guidance_untaps_who_has_blocked() -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    other = stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, "Cats' Guidance")
    bleed(stage, pupil)
    try_block(stage, elder)
    stage.skip("after-action", B)
    assert stage.table.tapped[elder]
    assert not stage.offers(B, "play cats-guidance ani", other)
    stage.play(B, "play cats-guidance ani", elder)
    assert not stage.table.tapped[elder]


def test_cats_guidance_not_without_a_block() -> None:
    stage = Salon()
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Cats' Guidance")
    bleed(stage, pupil)
    stage.skip("after-action", B)
    assert modes(stage, B, "cats-guidance") == []


@pytest.mark.parametrize("card", ["guard-dogs", "rats-warning"])
@pytest.mark.parametrize("mode", ["ani", "ANI"])
def test_a_vampire_untaps_when_you_are_bled(card: str, mode: str) -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, card)
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, f"play {card} {mode}", elder)
    assert not stage.table.tapped[elder]
    try_block(stage, elder)
    stage.skip("range", B)
    assert stage.offers(B, "maneuver") == (card == "guard-dogs" and mode == "ANI")
    stage.skip("press", B)
    assert stage.offers(B, "press") == (card == "rats-warning" and mode == "ANI")


@pytest.mark.parametrize("card", ["guard-dogs", "rats-warning"])
def test_not_against_what_is_no_bleed_or_not_against_you(card: str) -> None:
    stage = Salon(3)
    pupil = stage.vampire(A, "Pupil", 2)
    stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, card, "On the Qui Vive")
    stage.play(A, "hunt", pupil)
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, "on-the-qui-vive") == ["plain"]
    assert modes(stage, B, card) == []
    stage = Salon(3)
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(C, "Elder", tapped=True)
    stage.hand(C, card)
    bleed(stage, pupil)
    stage.skip("declined", C)
    assert modes(stage, C, card) == []


def test_sense_the_savage_way_at_superior_untaps_and_blocks() -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Sense the Savage Way")
    bleed(stage, pupil)
    assert stage.decider == A
    stage.play(A, "pass")
    assert modes(stage, B, "sense-the-savage-way") == []  # not before she is asked for a block
    stage.skip("BlockQuestion", B)
    stage.play(B, "play sense-the-savage-way ANI", elder)
    assert stage.window == "block"
    stage.skip("before-range")
    assert len(stage.told(CombatBegan)) == 1
    assert stage.table.tapped[elder]


def test_sense_the_savage_way_is_for_the_great_and_tapped() -> None:
    stage = Salon()
    pupil, young = stage.vampire(A, "Pupil"), stage.vampire(B, "Pupil", tapped=True)
    elder = stage.vampire(B, "Elder")
    stage.hand(B, "Sense the Savage Way")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, "sense-the-savage-way") == []
    assert not stage.table.tapped[elder]
    assert stage.table.tapped[young]


# In combat


@rule("VTES-6.4.4-03")
@pytest.mark.parametrize("mode", ["ani", "ANI"])
def test_aid_from_bats(mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Aid from Bats")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, f"play aid-from-bats {mode}", elder)
    assert is_long(stage.table)
    strikes(stage, "strike bound")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (10, 8)
    assert stage.offers(A, "press") == (mode == "ANI")


def test_aid_from_bats_is_used_up_by_its_strike() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Aid from Bats", "Aid from Bats")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play aid-from-bats ani", elder)
    stage.skip("strike", A)
    assert stage.options(A) == ["strike bound"]


@rule("VTES-6.4.5-03", "VTES-6.4.5-04", "VTES-6.4.5-12")
def test_canine_horde_at_superior_destroys_equipment_first() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun, lamp = stage.put_on(rival, ".44 Magnum"), stage.put_on(rival, "Lamp")
    stage.hand(A, "Canine Horde", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    shot = stage.text("strike", gun, "0")
    strikes(stage, stage.text("play canine-horde ANI", elder), shot)
    assert stage.options(A) == [stage.text("target", gun), stage.text("target", lamp)]
    stage.play(A, "target", gun)
    stage.skip()
    assert (stage.zone(gun), stage.zone(lamp)) == (ASH_HEAP, ON_CARD)
    assert stage.blood(elder) == 10


@ruling("Canine Horde", 1)
def test_canine_horde_without_equipment_to_destroy() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Lamp")
    stage.hand(A, "Canine Horde")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert modes(stage, A, "canine-horde") == ["ani"]
    strikes(stage, stage.text("play canine-horde ani", elder))
    stage.skip()
    assert stage.blood(rival) == 8


@pytest.mark.parametrize(("mode", "damage"), [("ani", 1), ("ANI", 2)])
def test_carrion_crows_hurt_each_round_even_who_dodges(mode: str, damage: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Carrion Crows", "Carrion Crows", "Flash", "Pursuit")
    stage.hand(B, "Dodge")
    fight(stage, elder, rival)
    stage.play(A, f"play carrion-crows {mode}", elder)
    assert modes(stage, A, "carrion-crows") == []  # once a combat
    strikes(stage, "strike hand", stage.text("play dodge plain", rival))
    stage.skip("additional-strikes", A)
    assert stage.blood(rival) == 9 - damage
    stage.play(A, "play pursuit CEL", elder)
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - damage - 1
    stage.play(A, "play flash cel", elder)
    strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - damage - 1 - 1 - damage


@rule("VTES-6.4.5-21")
def test_carrion_crows_do_nothing_if_combat_ends_first() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Carrion Crows")
    stage.hand(B, "Majesty")
    fight(stage, elder, rival)
    stage.play(A, "play carrion-crows ANI", elder)
    strikes(stage, "strike hand", stage.text("play majesty pre", rival))
    stage.skip()
    assert stage.blood(rival) == 8


def test_carrion_crows_go_on_though_their_master_falls() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 0), stage.vampire(B, "Rival")
    stage.hand(A, "Carrion Crows")
    stage.table.blood[elder] = 1
    fight(stage, elder, rival)
    stage.hand(B, "Undead Strength")
    stage.play(A, "play carrion-crows ANI", elder)
    strikes(stage, "strike hand", stage.text("play undead-strength POT", rival))
    stage.skip()
    assert stage.blood(rival) == 9 - 1 - 2
