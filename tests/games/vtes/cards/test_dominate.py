"""Cards of Dominate."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, modes, try_block, unblocked
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.windows import AS_PLAYED
from conclave.games.vtes.rules.words import EQUIPMENT, LOCATION, READY, TORPOR, UNCONTROLLED
from conclave.testing import rule

RAISES = [
    ("Conditioning", "dom", 2),
    ("Conditioning", "DOM", 3),
    ("Bonding", "dom", 1),
    ("Threats", "dom", 1),
    ("Threats", "DOM", 2),
    ("Murmur of the False Will", "dom", 1),
]


def word(name: str) -> str:
    return name.lower().replace(" ", "-")


@rule("VTES-6.2-02", "VTES-6.2.3-06")
@pytest.mark.parametrize(("card", "mode", "more"), RAISES)
def test_a_modifier_raises_the_bleed(card: str, mode: str, more: int) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card)
    bleed(stage, elder)
    cost = 1 if card == "Conditioning" else 0
    stage.play(A, f"play {word(card)} {mode}", elder)
    assert stage.blood(elder) == 10 - cost
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1 - more


@pytest.mark.parametrize(("card", "mode"), [row[:2] for row in RAISES])
def test_no_other_modifier_adds_to_it_and_none_to_another_action(card: str, mode: str) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, card, "Aire of Elation")
    stage.play(A, "hunt", elder)
    assert modes(stage, A, word(card)) == []
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card, "Aire of Elation")
    bleed(stage, elder)
    assert modes(stage, A, "aire-of-elation") == ["pre", "PRE"]
    stage.play(A, f"play {word(card)} {mode}", elder)
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


@pytest.mark.parametrize(
    ("card", "mode", "blood", "cost"),
    [("Govern the Unaligned", "DOM", 3, 1), ("Scouting Mission", "DOM", 2, 0)],
)
@rule("VTES-6.1.6-05")
def test_blood_for_a_younger_vampire_in_the_uncontrolled_region(
    card: str, mode: str, blood: int, cost: int
) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    young = stage.uncontrolled(A, "Fledgling", 1)
    stage.uncontrolled(A, "Gilbert Duane")
    stage.hand(A, card)
    stage.play(A, f"play {word(card)} {mode}", elder)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.blood(young) == 1 + blood
    assert stage.blood(elder) == 10 - cost


def test_there_must_be_a_younger_one() -> None:
    stage = Salon()
    stage.vampire(A, "Pupil")
    stage.uncontrolled(A, "Rival")
    stage.hand(A, "Govern the Unaligned", "Scouting Mission")
    assert modes(stage, A, "govern-the-unaligned") == ["dom"]
    stage = Salon()
    stage.vampire(A, "Elder")
    stage.uncontrolled(A, "Elder")
    stage.hand(A, "Govern the Unaligned", "Scouting Mission")
    assert modes(stage, A, "govern-the-unaligned") == ["dom"]
    assert modes(stage, A, "scouting-mission") == ["dom"]


@pytest.mark.parametrize(
    ("card", "more", "cost"),
    [("Govern the Unaligned", 2, 1), ("Scouting Mission", 1, 0), ("Dominate Kine", 1, 2)],
)
@rule("VTES-6.1.6-03")
def test_bleed_actions(card: str, more: int, cost: int) -> None:
    stage = Salon()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, card)
    stage.play(A, f"play {word(card)} dom", pupil)
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1 - more
    assert stage.blood(pupil) == 5 - cost
    assert stage.table.edge == A


def test_far_mastery_takes_a_retainer_or_an_ally() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    thug, valet = stage.ally(B, "Thug"), stage.put_on(rival, "Valet")
    stage.hand(A, "Far Mastery")
    stage.play(A, "play far-mastery dom", elder)
    stage.resolve()
    assert stage.table.host[valet] == elder
    assert stage.table.controller[valet] == A
    assert stage.table.controller[thug] == B


def test_far_mastery_does_not_take_what_is_yours_already() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    thug = stage.ally(A, "Thug")
    stage.put_on(elder, "Valet")
    stage.hand(A, "Far Mastery")
    assert modes(stage, A, "far-mastery") == []
    other = stage.ally(B, "Thug")
    assert modes(stage, A, "far-mastery") == ["DOM"]
    stage.play(A, "play far-mastery DOM", elder)
    stage.resolve()
    assert stage.table.controller[other] == A
    assert stage.table.controller[thug] == A


def test_dominate_kine_takes_a_location() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    cellar = stage.permanent(B, "Cellar")
    stage.permanent(A, "Cellar")
    stage.hand(A, "Dominate Kine")
    stage.play(A, "play dominate-kine DOM", elder)
    stage.resolve()
    assert stage.table.controller[cellar] == A
    assert cellar in stage.table.beside[A]
    assert stage.blood(elder) == 8


def test_no_equipment_is_a_location() -> None:
    """Taking control of such a card would need a minion to put it on."""
    both = [c.name for c in LIBRARY.cards if {EQUIPMENT, LOCATION} <= {*c.traits, *types(c)}]
    assert both == []


def types(card: object) -> tuple[str, ...]:
    return getattr(card, "types", ())


@pytest.mark.parametrize("mode", ["dom", "DOM"])
def test_graverobbing_takes_a_vampire_in_torpor(mode: str) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    victim, ready = stage.vampire(B, "Pupil", 2, torpor=True), stage.vampire(B, "Fledgling")
    stage.hand(A, "Graverobbing")
    stage.play(A, f"play graverobbing {mode}", elder)
    stage.resolve()
    assert stage.table.controller[victim] == A
    assert stage.zone(victim) == TORPOR
    assert stage.blood(elder) == 10
    assert stage.table.controller[ready] == B


def test_graverobbing_at_superior_may_rescue_at_once() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    victim = stage.vampire(B, "Pupil", 2, torpor=True)
    stage.hand(A, "Graverobbing")
    stage.play(A, "play graverobbing DOM", elder)
    stage.skip("May")
    stage.play(A, "yes")
    assert stage.zone(victim) == READY
    assert stage.table.controller[victim] == A
    assert stage.blood(elder) == 8


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


BOUNCES = [
    ("Deflection", "dom", True, 1),
    ("Deflection", "DOM", False, 1),
    ("Redirection", "dom", True, 0),
    ("Redirection", "DOM", True, 0),
    ("Murmur of the False Will", "DOM", True, 0),
]


@rule("VTES-6.2.2-10")
@pytest.mark.parametrize(("card", "mode", "taps", "cost"), BOUNCES)
def test_a_bleed_goes_to_another(card: str, mode: str, taps: bool, cost: int) -> None:
    stage = Salon(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, card)
    bleed(stage, pupil)
    unblocked(stage)
    stage.play(B, f"play {word(card)} {mode}", elder)
    assert stage.table.view(None)["action"]["target_seat"] == C
    assert stage.table.tapped[elder] == taps
    stage.resolve()
    assert stage.table.pool == [30, 30, 29]
    assert stage.blood(elder) == 10 - cost


@rule("VTES-6.1.1-03")
@pytest.mark.parametrize("card", ["Deflection", "Redirection", "Murmur of the False Will"])
@ruling("Change the target of a bleed", 3, 4)
def test_not_before_blocks_are_declined_and_not_to_the_acting_methuselah(card: str) -> None:
    stage = Salon(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, card)
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, word(card)) == []
    unblocked(stage)
    assert "DOM" in modes(stage, B, word(card))
    stage = Salon(2)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, card)
    bleed(stage, pupil)
    unblocked(stage)
    assert modes(stage, B, word(card)) == []
    assert not stage.table.tapped[elder]


@rule("VTES-1.5-05")
def test_redirection_at_inferior_and_murmur_are_for_bleeds_of_younger_vampires() -> None:
    for minion, expected in (("Pupil", (["dom", "DOM"], ["DOM"])), ("Rival", (["DOM"], []))):
        stage = Salon(3)
        acting = stage.vampire(A, minion)
        stage.vampire(B, "Rival")
        stage.hand(B, "Redirection", "Murmur of the False Will")
        bleed(stage, acting)
        unblocked(stage)
        assert modes(stage, B, "redirection") == expected[0]
        assert modes(stage, B, "murmur-of-the-false-will") == expected[1]
    stage = Salon(3)
    stage.vampire(B, "Elder")
    stage.hand(B, "Redirection", "Deflection")
    bleed(stage, stage.ally(A, "Thug"))
    unblocked(stage)
    assert modes(stage, B, "redirection") == []
    assert modes(stage, B, "deflection") == ["dom", "DOM"]


@ruling("Govern the Unaligned", 1)
def test_a_governed_vampire_is_not_shown() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    young = stage.uncontrolled(A, "Fledgling")
    stage.hand(A, "Govern the Unaligned")
    stage.play(A, "play govern-the-unaligned DOM", elder)
    stage.play(A, "target", young)
    stage.resolve()
    assert stage.zone(young) == UNCONTROLLED
    assert not any("fledgling" in str(event.fields()) for event in stage.events)


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
