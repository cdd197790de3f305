"""Cards of Dominate: actions and reactions."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, modes, unblocked
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.words import EQUIPMENT, LOCATION, READY, TORPOR, UNCONTROLLED
from conclave.lang.naming import slug
from conclave.testing import rule


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
    stage.play(A, f"play {slug(card)} {mode}", elder)
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
    stage.play(A, f"play {slug(card)} dom", pupil)
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
    stage.play(B, f"play {slug(card)} {mode}", elder)
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
    assert modes(stage, B, slug(card)) == []
    unblocked(stage)
    assert "DOM" in modes(stage, B, slug(card))
    stage = Salon(2)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, card)
    bleed(stage, pupil)
    unblocked(stage)
    assert modes(stage, B, slug(card)) == []
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
