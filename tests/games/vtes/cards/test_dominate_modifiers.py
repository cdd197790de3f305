"""Tests of the modifiers of Dominate."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, decline_blocks, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.constants import READY
from conclave.games.vtes.rules.events.combat import RoundBegan
from conclave.games.vtes.rules.windows import AS_PLAYED
from conclave.lang.naming import slug
from conclave.testing import rule

# Shroud of Absence


def shroud(stage: PeopleStage, mode: str, minion: int, blocker: int) -> int:
    """A bleed is blocked in spite of Shroud of Absence: the card."""
    stage.hand(A, "Shroud of Absence")
    stage.hand(B, "Enhanced Senses")
    card = stage.table.hand[A][-1]
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, f"play shroud-of-absence {mode}", minion)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", blocker)
    stage.skip("strike", A)
    return card


def test_shroud_of_absence_at_superior_gives_a_way_out_of_the_first_round() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = shroud(stage, "DOM+OBT", elder, rival)
    stage.play(A, "strike", card, "0")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10
    assert stage.blood(rival) == 9
    assert len(stage.events_of(RoundBegan)) == 1


def test_shroud_of_absence_is_not_for_later_rounds_and_not_at_inferior() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Wolf Claws")
    card = shroud(stage, "DOM+OBT", elder, rival)
    assert stage.offers(A, "strike", card, "0")
    stage.skip("press", A)
    stage.play(A, "play wolf-claws PRO", elder)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", card, "0")
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = shroud(stage, "dom+obt", elder, rival)
    assert not stage.offers(A, "strike", card, "0")


# Conditioning


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
def test_a_modifier_of_dominate_raises_the_bleed(card: str, mode: str, more: int) -> None:
    stage = PeopleStage()
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
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, card, "Aire of Elation")
    stage.play(A, "hunt", elder)
    assert offered_modes(stage, A, slug(card)) == []
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card, "Aire of Elation")
    bleed(stage, elder)
    assert offered_modes(stage, A, "aire-of-elation") == ["pre", "PRE"]
    stage.play(A, f"play {slug(card)} {mode}", elder)
    assert offered_modes(stage, A, "aire-of-elation") == []


# Bonding


@rule("VTES-6.2.2-14")
@ruling("Bonding", 1)
def test_bonding_gives_stealth_and_bleed_only_where_stealth_is_needed() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Bonding")
    bleed(stage, elder)
    assert offered_modes(stage, A, "bonding") == ["dom"]
    try_block(stage, rival)
    assert offered_modes(stage, A, "bonding") == ["dom", "DOM"]
    stage.play(A, "play bonding DOM", elder)
    stage.resolve()
    assert stage.table.pool[B] == 28
    assert not stage.table.tapped[rival]


@ruling("Bonding", 2)
def test_bonding_gives_no_stealth_to_another_action() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Bonding", "Lost in Crowds")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    assert offered_modes(stage, A, "lost-in-crowds") == ["obf", "OBF"]
    assert offered_modes(stage, A, "bonding") == []


# Command of the Beast


@pytest.mark.parametrize(
    ("card", "mode", "more"),
    [
        ("command-of-the-beast", "dom", 1),
        ("command-of-the-beast", "DOM", 1),
        ("iron-glare", "POT+PRE", 2),
    ],
)
def test_command_of_the_beast_raises_the_bleed(card: str, mode: str, more: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card)
    bleed(stage, elder)
    stage.play(A, f"play {card} {mode}", elder)
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1 - more
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, card)
    stage.play(A, "hunt", elder)
    assert offered_modes(stage, A, card) == []


@pytest.mark.parametrize(
    ("card", "mode"), [("command-of-the-beast", "dom"), ("iron-glare", "POT+PRE")]
)
def test_command_of_the_beast_is_the_last_to_raise_a_bleed(card: str, mode: str) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card, "Conditioning")
    bleed(stage, elder)
    assert offered_modes(stage, A, "conditioning") == ["dom", "DOM"]
    stage.play(A, f"play {card} {mode}", elder)
    assert offered_modes(stage, A, "conditioning") == []


@ruling("Command of the Beast", 1)
@ruling("Leverage", 1)
@pytest.mark.parametrize(("card", "mode"), [("command-of-the-beast", "DOM"), ("leverage", "plain")])
@pytest.mark.parametrize("later", [False, True])
def test_command_of_the_beast_goes_with_a_modifier_that_is_the_last(
    card: str, mode: str, later: bool
) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.edge(A)
    stage.hand(A, card, "Conditioning")
    bleed(stage, elder)
    plays = [f"play {card} {mode}", "play conditioning dom"]
    for play in plays[::-1] if later else plays:
        stage.play(A, play, elder)
    stage.resolve()
    assert stage.table.pool[B] == 26


# Empowering the Puppet King


@ruling("Empowering the Puppet King", 1)
def test_empowering_the_puppet_king_lets_another_vampire_raise_the_bleed() -> None:
    stage = PeopleStage(3)
    fledgling = stage.vampire(A, "Fledgling")
    pupil, kurt = stage.vampire(A, "Pupil"), stage.vampire(A, "Kurt", tapped=True)
    tired = stage.vampire(A, "Hunter", tapped=True)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Empowering the Puppet King", "Threats")
    stage.hand(B, "Empowering the Puppet King")
    bleed(stage, fledgling)
    assert stage.offers(A, "play empowering-the-puppet-king dom", pupil)
    assert stage.offers(A, "play empowering-the-puppet-king DOM", kurt)
    assert not stage.offers(A, "play empowering-the-puppet-king dom", kurt)
    assert not stage.offers(A, "play empowering-the-puppet-king dom", tired)
    stage.play(A, "play empowering-the-puppet-king dom", pupil)
    assert stage.blood(pupil) == 4
    while stage.prompt != "MinionPhase":
        assert not stage.offers(B, "play empowering-the-puppet-king DOM", rival)
        stage.do_minimum()
    assert stage.table.pool[B] == 30 - 1 - 1


def test_no_other_modifier_raises_the_bleed_of_the_puppet_king() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt", tapped=True)
    stage.hand(A, "Empowering the Puppet King", "Threats")
    bleed(stage, elder)
    assert not stage.offers(A, "play empowering-the-puppet-king DOM", elder)
    assert offered_modes(stage, A, "threats") == ["dom", "DOM"]
    stage.play(A, "play empowering-the-puppet-king DOM", kurt)
    assert offered_modes(stage, A, "threats") == []


# Seduction


def test_seduction_keeps_a_younger_vampire_from_blocking() -> None:
    stage = PeopleStage()
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
    stage = PeopleStage()
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival")
    stage.hand(A, "Seduction")
    bleed(stage, pupil)
    assert offered_modes(stage, A, "seduction") == []
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Seduction", "Lost in Crowds")
    bleed(stage, elder)
    assert offered_modes(stage, A, "seduction") == ["dom", "DOM"]
    try_block(stage, rival)
    assert offered_modes(stage, A, "lost-in-crowds") == ["obf", "OBF"]
    assert offered_modes(stage, A, "seduction") == []


def test_seduction_comes_in_time_after_a_reaction_to_the_card_that_was_played() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    rival, pupil = stage.vampire(B, "Rival", tapped=True), stage.vampire(B, "Pupil")
    stage.hand(A, "Govern the Unaligned", "Seduction", "Conditioning")
    stage.hand(B, "Wake with Evening's Freshness")
    Stage.play(stage, A, "play govern-the-unaligned dom", elder)
    assert stage.window == AS_PLAYED
    Stage.play(stage, B, "play wake-with-evenings-freshness plain", rival)
    stage.skip("announced", A)
    assert offered_modes(stage, A, "seduction") == ["dom", "DOM"]
    stage.play(A, "play conditioning dom", elder)
    assert offered_modes(stage, A, "seduction") == []
    assert stage.zone(pupil) == READY


# The Sleeping Mind


def test_the_sleeping_mind_keeps_a_tapped_vampire_from_blocking() -> None:
    stage = PeopleStage()
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
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "The Sleeping Mind", "Lost in Crowds")
    bleed(stage, elder)
    assert offered_modes(stage, A, "the-sleeping-mind") == ["DOM"]
    try_block(stage, rival)
    assert offered_modes(stage, A, "lost-in-crowds") == ["obf", "OBF"]
    assert offered_modes(stage, A, "the-sleeping-mind") == []


@ruling("The Sleeping Mind", 1)
@pytest.mark.parametrize("asleep", [False, True])
def test_the_sleeping_mind_at_superior_lets_no_minion_untap(asleep: bool) -> None:
    stage = PeopleStage()
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
    stage = PeopleStage()
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
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.pool(B, pool)
    stage.hand(A, "Foreshadowing Destruction")
    bleed(stage, elder)
    stage.play(A, f"play foreshadowing-destruction {mode}", elder)
    stage.resolve()
    assert stage.table.pool[B] == left


@pytest.mark.parametrize(("mode", "pool"), [("dom", 20), ("DOM", 9)])
def test_foreshadowing_destruction_is_the_last_to_raise_a_bleed(mode: str, pool: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.pool(B, pool)
    stage.hand(A, "Foreshadowing Destruction", "Conditioning")
    bleed(stage, elder)
    assert offered_modes(stage, A, "conditioning") == ["dom", "DOM"]
    stage.play(A, f"play foreshadowing-destruction {mode}", elder)
    assert offered_modes(stage, A, "conditioning") == []


@ruling("Foreshadowing Destruction", 1)
def test_foreshadowing_destruction_lingers_and_does_not_limit_while_it_gives_nothing() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.pool(B, 10)
    stage.hand(A, "Foreshadowing Destruction", "Conditioning")
    bleed(stage, elder)
    stage.play(A, "play foreshadowing-destruction DOM", elder)
    assert stage.table.view(None)["action"]["bleed"] == 1
    assert offered_modes(stage, A, "conditioning") == ["dom", "DOM"]
    stage.table.pool[B] = 9
    assert stage.table.view(None)["action"]["bleed"] == 4
    assert offered_modes(stage, A, "conditioning") == []
    stage.resolve()
    assert stage.table.pool[B] == 5


@ruling("Foreshadowing Destruction", 2)
def test_foreshadowing_destruction_is_lost_if_the_bleed_goes_to_another() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.pool(B, 9)
    stage.hand(A, "Foreshadowing Destruction", "Conditioning")
    stage.hand(B, "Deflection")
    bleed(stage, elder)
    stage.play(A, "play foreshadowing-destruction DOM", elder)
    decline_blocks(stage)
    assert stage.table.view(None)["action"]["bleed"] == 4
    stage.play(B, "play deflection DOM", rival)
    assert stage.table.view(None)["action"]["bleed"] == 1
    stage.skip("declined", A)
    stage.play(A, "play conditioning dom", elder)
    stage.resolve()
    assert stage.table.pool == [30, 9, 27]
