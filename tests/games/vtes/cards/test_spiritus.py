"""Tests of the cards of Spiritus."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, fight, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.events.actions import BlockTried
from conclave.games.vtes.rules.events.combat import RoundBegan
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule


def hidden_bleed(stage: PeopleStage, blocker: int) -> Stage:
    """A bleed with 1 stealth, which is to be blocked."""
    stage.hand(A, "Lost in Crowds")
    elder = stage.table.ready[A][0]
    bleed(stage, elder)
    try_block(stage, blocker)
    stage.play(A, "play lost-in-crowds obf", elder)
    return stage.skip("block", B)


# Nose of the Hound


@pytest.mark.parametrize(("mode", "two"), [("aus", False), ("spi", True), ("SPI", True)])
def test_nose_of_the_hound_has_one_maneuver_or_two(mode: str, two: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.hand(A, "Nose of the Hound")
    stage.hand(B, "Flash")
    stage.play(A, f"play nose-of-the-hound {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("range", A)
    stage.play(A, "maneuver")
    stage.play(B, "play flash cel", rival)
    assert not is_long(stage.table)
    assert stage.offers(A, "maneuver") is two


def test_nose_of_the_hound_finds_untapped_minions_only_at_superior() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.vampire(A, "Kurt", tapped=True)
    stage.hand(A, "Nose of the Hound")
    assert offered_modes(stage, A, "nose-of-the-hound") == []
    stage.vampire(B, "Rival")
    assert offered_modes(stage, A, "nose-of-the-hound") == ["SPI"]


# Engling Fury


@pytest.mark.parametrize(
    ("mode", "now", "later"), [("for", True, True), ("spi", True, False), ("SPI", False, False)]
)
def test_engling_fury_gains_blood_and_untaps(mode: str, now: bool, later: bool) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, "Engling Fury")
    stage.play(A, f"play engling-fury {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert (stage.blood(elder), stage.table.tapped[elder]) == (7, now)
    stage.skip("MasterPhase", B)
    assert stage.table.tapped[elder] is later


# Falcon's Eye


@ruling("Burn blood for effect (mandatory)", 1)
@pytest.mark.parametrize(("blood", "offered"), [(6, ["ani", "spi", "SPI"]), (0, ["spi", "SPI"])])
def test_falcons_eye_by_animalism_costs_blood(blood: int, offered: list[str]) -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival", blood)
    stage.hand(B, "Falcon's Eye")
    hidden_bleed(stage, rival)
    assert offered_modes(stage, B, "falcons-eye") == [mode for mode in offered if mode != "SPI"]


@pytest.mark.parametrize(("mode", "cost"), [("ani", 1), ("spi", 0)])
def test_falcons_eye_gives_intercept(mode: str, cost: int) -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "Falcon's Eye")
    hidden_bleed(stage, rival)
    stage.play(B, f"play falcons-eye {mode}", rival)
    assert values.intercept(stage.table, rival) == 1
    assert stage.blood(rival) == 9 - cost


@ruling("Falcon's Eye", 1, 2)
def test_falcons_eye_at_superior_lets_anybody_block_once() -> None:
    stage = PeopleStage(4)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(C, "Rival")
    stage.vampire(B, "Kurt")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Falcon's Eye")
    stage.hand(C, "Falcon's Eye")
    bleed(stage, elder)
    stage.skip("declined", B)
    assert offered_modes(stage, B, "falcons-eye") == []  # she has declined
    stage.skip("declined", C)
    stage.play(C, "play falcons-eye SPI", rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert len(stage.events_of(BlockTried)) == 1


# Ears of the Hare


@ruling("Burn blood for effect (mandatory)", 1)
@pytest.mark.parametrize(("mode", "number", "cost"), [("pro", 1, 1), ("spi", 1, 0), ("SPI", 2, 0)])
def test_ears_of_the_hare_give_intercept(mode: str, number: int, cost: int) -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "Ears of the Hare")
    hidden_bleed(stage, rival)
    stage.table.blood[rival] = 0
    assert offered_modes(stage, B, "ears-of-the-hare") == ["spi", "SPI"]
    stage.table.blood[rival] = 9
    stage.play(B, f"play ears-of-the-hare {mode}", rival)
    assert values.intercept(stage.table, rival) == number
    assert stage.blood(rival) == 9 - cost


# Leapfrog


def test_leapfrog_maneuvers_by_obfuscate_only_to_long_range() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Leapfrog")
    stage.hand(B, "Leapfrog")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert offered_modes(stage, A, "leapfrog") == ["obf", "spi"]
    stage.play(A, "play leapfrog obf", elder)
    assert is_long(stage.table)
    assert offered_modes(stage, B, "leapfrog") == ["spi"]
    stage.play(B, "play leapfrog spi", rival)
    assert not is_long(stage.table)


def test_leapfrog_at_superior_ends_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Leapfrog")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "leapfrog") == ["SPI"]
    stage.play(A, "play leapfrog SPI", elder)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10
    assert stage.blood(rival) == 9


# Speak with Spirits


BEASTS = (
    Vampire("Shaman", "ahrimane", 1, 6, "spi", "sabbat"),
    Vampire("Tamer", "gangrel", 1, 6, "ani", "independent"),
)


@ruling("Multi-discipline", 1)
def test_a_card_of_two_disciplines_needs_only_the_one_that_is_used() -> None:
    for name, expected in (("Shaman", ["spi"]), ("Tamer", ["ani"])):
        stage = PeopleStage(2, *BEASTS)
        stage.vampire(A, "Elder")
        blocker = stage.vampire(B, name)
        stage.hand(B, "Speak with Spirits")
        hidden_bleed(stage, blocker)
        assert offered_modes(stage, B, "speak-with-spirits") == expected


@rule("VTES-6.2.2-15")
def test_speak_with_spirits_by_animalism_is_for_bleeds() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(B, "Speak with Spirits")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    assert offered_modes(stage, B, "speak-with-spirits") == ["spi"]
    stage.play(B, "play speak-with-spirits spi", rival)
    assert values.intercept(stage.table, rival) == 1


@ruling("Forces Block attempt", 3)
def test_speak_with_spirits_at_superior_untaps_and_blocks_with_more_for_blood() -> None:
    stage = PeopleStage(4)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    other = stage.vampire(C, "Kurt", tapped=True)
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Speak with Spirits")
    stage.hand(C, "Speak with Spirits")
    (card,) = stage.table.hand[B]
    bleed(stage, elder)
    stage.skip("announced", C)
    assert offered_modes(stage, C, "speak-with-spirits") == []  # she may not block
    stage.skip("BlockQuestion", B)
    stage.play(B, "play speak-with-spirits SPI", rival)
    assert not stage.table.tapped[rival]
    assert stage.window == "block"
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play(B, "use", card, "0")
    assert stage.blood(rival) == 8
    assert values.intercept(stage.table, rival) == 1
    stage.skip("block", B)
    assert not stage.offers(B, "use", card, "0")
    stage.skip("before-range", A)
    assert stage.table.tapped[rival]
    assert stage.table.tapped[other]


# Swiftness of the Stag


def test_swiftness_of_the_stag() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Swiftness of the Stag", "Swiftness of the Stag", "Swiftness of the Stag")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert offered_modes(stage, A, "swiftness-of-the-stag") == ["spi"]
    stage.play(A, "play swiftness-of-the-stag spi", elder)
    assert is_long(stage.table)
    stage.skip("press", A)
    assert offered_modes(stage, A, "swiftness-of-the-stag") == ["cel", "spi"]
    stage.play(A, "play swiftness-of-the-stag cel", elder)
    stage.skip("press", A)
    assert len(stage.events_of(RoundBegan)) == 2
    stage.play(A, "play swiftness-of-the-stag spi", elder)
    stage.skip("MinionPhase")
    assert len(stage.events_of(RoundBegan)) == 3


def test_swiftness_of_the_stag_at_superior_gives_stealth() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Swiftness of the Stag")
    bleed(stage, elder)
    assert offered_modes(stage, A, "swiftness-of-the-stag") == []
    try_block(stage, rival)
    stage.play(A, "play swiftness-of-the-stag SPI", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
