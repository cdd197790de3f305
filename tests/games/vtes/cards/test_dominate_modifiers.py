"""Cards of Dominate: action modifiers."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, modes, try_block, unblocked
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.windows import AS_PLAYED
from conclave.games.vtes.rules.words import READY
from conclave.lang.naming import slug
from conclave.testing import rule

RAISES = [
    ("Conditioning", "dom", 2),
    ("Conditioning", "DOM", 3),
    ("Bonding", "dom", 1),
    ("Threats", "dom", 1),
    ("Threats", "DOM", 2),
    ("Murmur of the False Will", "dom", 1),
]


@rule("VTES-6.2-02", "VTES-6.2.3-06")
@pytest.mark.parametrize(("card", "mode", "more"), RAISES)
def test_a_modifier_raises_the_bleed(card: str, mode: str, more: int) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card)
    bleed(stage, elder)
    cost = 1 if card == "Conditioning" else 0
    stage.play(A, f"play {slug(card)} {mode}", elder)
    assert stage.blood(elder) == 10 - cost
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1 - more


@pytest.mark.parametrize(("card", "mode"), [row[:2] for row in RAISES])
def test_no_other_modifier_adds_to_it_and_none_to_another_action(card: str, mode: str) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, card, "Aire of Elation")
    stage.play(A, "hunt", elder)
    assert modes(stage, A, slug(card)) == []
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card, "Aire of Elation")
    bleed(stage, elder)
    assert modes(stage, A, "aire-of-elation") == ["pre", "PRE"]
    stage.play(A, f"play {slug(card)} {mode}", elder)
    assert modes(stage, A, "aire-of-elation") == []


@rule("VTES-6.2.2-14")
@ruling("Bonding", 1)
def test_bonding_gives_stealth_and_bleed_only_where_stealth_is_needed() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Bonding")
    bleed(stage, elder)
    assert modes(stage, A, "bonding") == ["dom"]
    try_block(stage, rival)
    assert modes(stage, A, "bonding") == ["dom", "DOM"]
    stage.play(A, "play bonding DOM", elder)
    stage.resolve()
    assert stage.table.pool[B] == 28
    assert not stage.table.tapped[rival]


@ruling("Bonding", 2)
def test_bonding_gives_no_stealth_to_another_action() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Bonding", "Lost in Crowds")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    assert modes(stage, A, "lost-in-crowds") == ["obf", "OBF"]
    assert modes(stage, A, "bonding") == []


def test_seduction_keeps_a_younger_vampire_from_blocking() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    rival, pupil = stage.vampire(B, "Rival"), stage.vampire(B, "Pupil")
    stage.hand(A, "Seduction")
    bleed(stage, elder)
    stage.play(A, "play seduction dom", elder)
    stage.play(A, "target", pupil)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", rival)
    assert not stage.offers(B, "block", pupil)


def test_seduction_is_for_the_announcement_and_at_inferior_for_younger_ones() -> None:
    stage = Salon()
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival")
    stage.hand(A, "Seduction")
    bleed(stage, pupil)
    assert modes(stage, A, "seduction") == []
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Seduction", "Lost in Crowds")
    bleed(stage, elder)
    assert modes(stage, A, "seduction") == ["dom", "DOM"]
    try_block(stage, rival)
    assert modes(stage, A, "lost-in-crowds") == ["obf", "OBF"]
    assert modes(stage, A, "seduction") == []


def test_seduction_comes_in_time_after_a_reaction_to_the_card_that_was_played() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    rival, pupil = stage.vampire(B, "Rival", tapped=True), stage.vampire(B, "Pupil")
    stage.hand(A, "Govern the Unaligned", "Seduction", "Conditioning")
    stage.hand(B, "Wake with Evening's Freshness")
    Stage.play(stage, A, "play govern-the-unaligned dom", elder)
    assert stage.window == AS_PLAYED
    Stage.play(stage, B, "play wake-with-evenings-freshness plain", rival)
    stage.skip("announced", A)
    assert modes(stage, A, "seduction") == ["dom", "DOM"]
    stage.play(A, "play conditioning dom", elder)
    assert modes(stage, A, "seduction") == []
    assert stage.zone(pupil) == READY


# The Sleeping Mind


def test_the_sleeping_mind_keeps_a_tapped_vampire_from_blocking() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    tapped, untapped = stage.vampire(B, "Rival", tapped=True), stage.vampire(B, "Pupil")
    stage.hand(A, "The Sleeping Mind")
    stage.hand(B, "Wake with Evening's Freshness")
    bleed(stage, elder)
    stage.play(A, "play the-sleeping-mind dom", elder)
    assert stage.blood(elder) == 9
    stage.skip("BlockQuestion", B)
    stage.play(B, "play wake-with-evenings-freshness plain", tapped)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", untapped)
    assert not stage.offers(B, "block", tapped)


def test_the_sleeping_mind_needs_a_tapped_vampire_and_the_announcement() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "The Sleeping Mind", "Lost in Crowds")
    bleed(stage, elder)
    assert modes(stage, A, "the-sleeping-mind") == ["DOM"]
    try_block(stage, rival)
    assert modes(stage, A, "lost-in-crowds") == ["obf", "OBF"]
    assert modes(stage, A, "the-sleeping-mind") == []


@ruling("The Sleeping Mind", 1)
@pytest.mark.parametrize("asleep", [False, True])
def test_the_sleeping_mind_at_superior_lets_no_minion_untap(asleep: bool) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.hand(A, "The Sleeping Mind", "Freak Drive")
    stage.hand(B, "Wake with Evening's Freshness")
    bleed(stage, elder)
    if asleep:
        stage.play(A, "play the-sleeping-mind DOM", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play wake-with-evenings-freshness plain", rival)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", rival)  # he is not untapped by it
    stage.skip("after-action", A)
    stage.play(A, "play freak-drive for", elder)
    stage.resolve()
    assert stage.table.tapped[elder] == asleep
    assert stage.table.tapped[rival]


def test_the_sleeping_mind_lasts_only_for_the_action() -> None:
    stage = Salon()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.hand(A, "The Sleeping Mind", "Freak Drive")
    bleed(stage, elder)
    stage.play(A, "play the-sleeping-mind DOM", elder)
    stage.resolve()
    bleed(stage, pupil)
    stage.skip("after-action", A)
    stage.play(A, "play freak-drive for", pupil)
    stage.resolve()
    assert stage.table.tapped[elder]
    assert not stage.table.tapped[pupil]


# Foreshadowing Destruction


@pytest.mark.parametrize(
    ("mode", "pool", "left"), [("dom", 20, 18), ("DOM", 9, 5), ("DOM", 10, 9), ("dom", 9, 7)]
)
def test_foreshadowing_destruction_is_for_the_weak(mode: str, pool: int, left: int) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.pool(B, pool)
    stage.hand(A, "Foreshadowing Destruction")
    bleed(stage, elder)
    stage.play(A, f"play foreshadowing-destruction {mode}", elder)
    stage.resolve()
    assert stage.table.pool[B] == left


@pytest.mark.parametrize(("mode", "pool"), [("dom", 20), ("DOM", 9)])
def test_foreshadowing_destruction_is_the_last_to_raise_a_bleed(mode: str, pool: int) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.pool(B, pool)
    stage.hand(A, "Foreshadowing Destruction", "Conditioning")
    bleed(stage, elder)
    assert modes(stage, A, "conditioning") == ["dom", "DOM"]
    stage.play(A, f"play foreshadowing-destruction {mode}", elder)
    assert modes(stage, A, "conditioning") == []


@ruling("Foreshadowing Destruction", 1)
def test_foreshadowing_destruction_lingers_and_does_not_limit_while_it_gives_nothing() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.pool(B, 10)
    stage.hand(A, "Foreshadowing Destruction", "Conditioning")
    bleed(stage, elder)
    stage.play(A, "play foreshadowing-destruction DOM", elder)
    assert stage.table.view(None)["action"]["bleed"] == 1
    assert modes(stage, A, "conditioning") == ["dom", "DOM"]
    stage.table.pool[B] = 9
    assert stage.table.view(None)["action"]["bleed"] == 4
    assert modes(stage, A, "conditioning") == []
    stage.resolve()
    assert stage.table.pool[B] == 5


@ruling("Foreshadowing Destruction", 2)
def test_foreshadowing_destruction_is_lost_if_the_bleed_goes_to_another() -> None:
    stage = Salon(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.pool(B, 9)
    stage.hand(A, "Foreshadowing Destruction", "Conditioning")
    stage.hand(B, "Deflection")
    bleed(stage, elder)
    stage.play(A, "play foreshadowing-destruction DOM", elder)
    unblocked(stage)
    assert stage.table.view(None)["action"]["bleed"] == 4
    stage.play(B, "play deflection DOM", rival)
    assert stage.table.view(None)["action"]["bleed"] == 1
    stage.skip("declined", A)
    stage.play(A, "play conditioning dom", elder)
    stage.resolve()
    assert stage.table.pool == [30, 9, 27]
