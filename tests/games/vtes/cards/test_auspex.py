"""Cards of Auspex, and reactions of other disciplines that give intercept or wake."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, modes, try_block, unblocked
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.events.actions import BlockTried
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ASH_HEAP
from conclave.testing import rule

INTERCEPT = [
    ("enhanced-senses", "aus", 1, 0),
    ("enhanced-senses", "AUS", 2, 0),
    ("spirits-touch", "aus", 1, 0),
    ("spirits-touch", "AUS", 1, 0),
    ("quicken-sight", "aus+cel", 1, 0),
    ("quicken-sight", "AUS+CEL", 2, 0),
    ("telepathic-misdirection", "aus", 1, 1),
    ("my-enemys-enemy", "aus", 1, 0),
    ("cats-guidance", "ANI", 1, 0),
    ("sense-the-savage-way", "ani", 1, 0),
    ("spectral-divination", "NEC", 1, 1),
    ("predators-communion", "abo", 1, 0),
]


@rule("VTES-6.2.2-11", "VTES-6.2.2-15", "VTES-1.6.3-27")
@pytest.mark.parametrize(("card", "mode", "number", "cost"), INTERCEPT)
def test_intercept_lets_a_block_succeed(card: str, mode: str, number: int, cost: int) -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    stage.hand(B, card)
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, f"play {card} {mode}", elder)
    assert stage.blood(elder) == 10 - cost
    assert values.intercept(stage.table, elder) == number
    assert not stage.table.tapped[elder]
    stage.skip("before-range")
    assert len(stage.told(CombatBegan)) == 1
    assert stage.table.tapped[elder]


@rule("VTES-6.2.2-15", "VTES-R-40")
@pytest.mark.parametrize(("card", "mode"), [row[:2] for row in INTERCEPT])
def test_intercept_is_for_the_blocker_who_needs_it(card: str, mode: str) -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    other = stage.vampire(B, "Rival")
    stage.hand(B, card)
    bleed(stage, pupil)  # at no stealth
    stage.skip("BlockQuestion", B)
    assert mode not in modes(stage, B, card)
    stage.play(B, "block", elder)
    stage.skip("block", B)
    assert mode not in modes(stage, B, card)
    assert not stage.offers(B, f"play {card} {mode}", other)


@pytest.mark.parametrize(("card", "mode"), [("spirits-touch", "AUS"), ("quicken-sight", "aus+cel")])
def test_a_maneuver_in_the_combat_that_follows(card: str, mode: str) -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    stage.hand(B, card)
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, f"play {card} {mode}", elder)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver")
    stage.skip("range", B)
    stage.play(B, "maneuver")
    assert is_long(stage.table)


def test_no_maneuver_at_inferior_nor_without_a_block() -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    stage.hand(B, "Spirit's Touch")
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, "play spirits-touch aus", elder)
    stage.skip("range", B)
    assert not stage.offers(B, "maneuver")
    stage = Salon()
    pupil, elder = stage.vampire(A, "Elder", 2), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Pupil")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Spirit's Touch", "Enhanced Senses")
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, "play spirits-touch AUS", elder)
    stage.play(A, "play lost-in-crowds obf", pupil)
    try_block(stage, other)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", other)
    stage.skip()
    assert stage.told(CombatBegan) == []


def test_eyes_of_argus_against_what_is_directed_at_you() -> None:
    stage = Salon(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Eyes of Argus")
    bleed(stage, pupil)
    try_block(stage, elder)
    stage.play(A, "play lost-in-crowds obf", pupil)
    stage.skip("block", B)
    assert modes(stage, B, "eyes-of-argus") == ["aus"]
    stage.play(B, "play eyes-of-argus aus", elder)
    stage.skip("before-range")
    assert len(stage.told(CombatBegan)) == 1


def test_eyes_of_argus_not_against_an_undirected_action() -> None:
    stage = Salon(3)
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    stage.hand(B, "Eyes of Argus", "Enhanced Senses")
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    assert modes(stage, B, "enhanced-senses") == ["aus", "AUS"]
    assert modes(stage, B, "eyes-of-argus") == []


WAKES = [
    ("eyes-of-argus", "AUS"),
    ("wake-with-evenings-freshness", "plain"),
    ("forced-awakening", "plain"),
    ("on-the-qui-vive", "plain"),
]


@rule("VTES-1.1-04", "VTES-6.2-04")
@pytest.mark.parametrize(("card", "mode"), WAKES)
def test_a_wake_lets_a_tapped_vampire_block(card: str, mode: str) -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, card)
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", elder)
    stage.play(B, f"play {card} {mode}", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", elder)
    stage.skip("before-range")
    assert len(stage.told(CombatBegan)) == 1
    stage.skip()
    assert stage.blood(elder) == 9  # the strike, and nothing for a wake that did block


@pytest.mark.parametrize(("card", "mode"), WAKES)
def test_a_wake_is_for_a_tapped_minion(card: str, mode: str) -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    tapped = stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, card)
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, f"play {card} {mode}", elder)
    assert stage.offers(B, f"play {card} {mode}", tapped)


# The size of a bleed


@pytest.mark.parametrize(("mode", "pool"), [("aus", 28), ("AUS", 29)])
def test_telepathic_counter_reduces_a_bleed(mode: str, pool: int) -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(A, "Govern the Unaligned")
    stage.hand(B, "Telepathic Counter")
    stage.play(A, "play govern-the-unaligned dom", pupil)
    unblocked(stage)
    stage.play(B, f"play telepathic-counter {mode}", elder)
    stage.resolve()
    assert stage.table.pool[B] == pool


@rule("VTES-R-30")
def test_telepathic_counter_may_leave_nothing_and_is_for_the_one_who_is_bled() -> None:
    stage = Salon(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.vampire(C, "Rival")
    stage.hand(B, "Telepathic Counter")
    stage.hand(C, "Telepathic Counter")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play telepathic-counter aus", elder)
    stage.skip("declined", C)
    assert modes(stage, C, "telepathic-counter") == []
    stage.resolve()
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.edge == -1


@rule("VTES-R-37")
def test_telepathic_misdirection() -> None:
    stage = Salon(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    other = stage.vampire(C, "Rival")
    stage.hand(B, "Telepathic Misdirection")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, "telepathic-misdirection") == []
    unblocked(stage)
    stage.play(B, "play telepathic-misdirection AUS", elder)
    assert stage.table.tapped[elder]
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert stage.offers(C, "block", other)
    stage.resolve()
    assert stage.table.pool == [30, 30, 29]


def test_my_enemys_enemy_sends_it_to_the_predator_of_the_predator() -> None:
    stage = Salon(4)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, "My Enemy's Enemy")
    bleed(stage, pupil)
    unblocked(stage)
    stage.play(B, "play my-enemys-enemy AUS", elder)
    assert stage.table.tapped[elder]
    stage.resolve()
    assert stage.table.pool == [30, 30, 30, 29]


def test_my_enemys_enemy_is_only_for_the_bleeds_of_the_predator() -> None:
    stage = Salon(4)
    quentin, elder = stage.vampire(A, "Elder"), stage.vampire(C, "Rival")
    stage.hand(A, "Kindred Spirits")
    stage.hand(C, "My Enemy's Enemy", "Deflection")
    stage.play(A, "play kindred-spirits dem", quentin)
    stage.play(A, "player 2")
    stage.skip("declined", C)
    assert modes(stage, C, "deflection") == ["dom", "DOM"]
    assert modes(stage, C, "my-enemys-enemy") == []
    assert not stage.table.tapped[elder]


# Eagle's Sight


@rule("VTES-6.2.2-02")
def test_eagles_sight_lets_anybody_block() -> None:
    stage = Salon(4)
    elder = stage.vampire(A, "Elder")
    rival, pupil = stage.vampire(C, "Rival"), stage.vampire(C, "Pupil")
    stage.hand(C, "Eagle's Sight")
    bleed(stage, elder)
    stage.skip("declined", C)
    assert not stage.offers(C, "play eagles-sight AUS", pupil)
    stage.play(C, "play eagles-sight AUS", rival)
    assert stage.window == "block"
    stage.skip("before-range", A)
    assert len(stage.told(CombatBegan)) == 1
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30, 30]
    assert stage.table.tapped[rival]


def test_nothing_can_be_done_between_such_a_block_and_the_combat() -> None:
    stage = Salon(4)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(B, "Kurt")
    rival = stage.vampire(C, "Rival")
    stage.hand(B, "Deflection")
    stage.hand(C, "Eagle's Sight")
    bleed(stage, elder)
    stage.skip("declined", C)
    stage.play(C, "play eagles-sight AUS", rival)
    while stage.window != "before-range":
        assert modes(stage, B, "deflection") == []
        stage.least()
    assert "eagles-sight" in stage.names(stage.table.ash[C])
    assert not stage.table.tapped[kurt]


@ruling("Eagle's Sight", 1)
def test_eagles_sight_does_not_undo_a_decision_or_what_keeps_from_blocking() -> None:
    stage = Salon(4)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(B, "Kurt")
    rival, ira = stage.vampire(C, "Rival"), stage.vampire(C, "Ira", tapped=True)
    stage.hand(A, "Seduction")
    stage.hand(B, "Eagle's Sight", "Telepathic Counter")
    stage.hand(C, "Eagle's Sight")
    bleed(stage, elder)
    stage.play(A, "play seduction DOM", elder)
    stage.play(A, "target", rival)
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("declined", B)
    assert modes(stage, B, "telepathic-counter") == ["aus", "AUS"]
    assert modes(stage, B, "eagles-sight") == []
    stage.skip("declined", C)
    assert modes(stage, C, "eagles-sight") == []
    assert not stage.table.tapped[kurt]
    assert stage.table.tapped[ira]


@ruling("Eagle's Sight", 2)
def test_eagles_sight_is_for_one_attempt() -> None:
    stage = Salon(4)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(C, "Rival")
    stage.hand(A, "Lost in Crowds")
    stage.hand(C, "Eagle's Sight")
    bleed(stage, elder)
    stage.skip("declined", C)
    stage.play(C, "play eagles-sight AUS", rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    questions = []
    while stage.prompt != "MinionPhase":
        questions += [stage.decider] if stage.prompt == "BlockQuestion" else []
        stage.least()
    assert questions == []
    assert stage.table.pool[B] == 29


# Crocodile's Tongue


def tongue(stage: Salon, mode: str, acting: int, blocker: int) -> Salon:
    """A bleed is to be blocked, and Crocodile's Tongue is played."""
    bleed(stage, acting)
    try_block(stage, blocker)
    stage.play(A, f"play crocodiles-tongue {mode}", acting)
    return stage


@pytest.mark.parametrize("mode", ["aus", "AUS"])
def test_crocodiles_tongue_cancels_a_block_and_all_others_of_that_methuselah(mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(B, "Pupil")
    stage.hand(A, "Crocodile's Tongue")
    tongue(stage, mode, elder, rival)
    assert stage.decider == B
    stage.play(B, "choose do")
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[rival]
    assert stage.blood(rival) == 9
    assert len(stage.told(BlockTried)) == 1


@pytest.mark.parametrize(("mode", "cost"), [("aus", 1), ("AUS", 2)])
def test_the_blocker_may_cancel_crocodiles_tongue(mode: str, cost: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Crocodile's Tongue")
    tongue(stage, mode, elder, rival)
    stage.play(B, "choose burn-blood")
    assert stage.blood(rival) == 9 - cost
    stage.skip("MinionPhase")
    assert len(stage.told(CombatBegan)) == 1
    assert stage.table.pool[B] == 30


@pytest.mark.parametrize(("life", "choices"), [(1, 1), (2, 2)])
def test_an_ally_pays_with_life_if_he_has_enough(life: int, choices: int) -> None:
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", life)
    stage.hand(A, "Crocodile's Tongue")
    tongue(stage, "AUS", elder, thug)
    if choices > 1:
        assert len(stage.options(B)) == choices
        stage.play(B, "choose burn-blood")
    stage.skip("MinionPhase")
    assert (stage.zone(thug) == ASH_HEAP) == (choices > 1)
    assert stage.table.pool[B] == 29


def test_crocodiles_tongue_is_not_against_an_older_vampire() -> None:
    for name, expected in (("Pupil", ["aus", "AUS"]), ("Elder", [])):
        stage = Salon()
        rival, blocker = stage.vampire(A, "Rival"), stage.vampire(B, name)
        stage.hand(A, "Crocodile's Tongue")
        bleed(stage, rival)
        assert modes(stage, A, "crocodiles-tongue") == []
        try_block(stage, blocker)
        assert modes(stage, A, "crocodiles-tongue") == expected


def test_others_may_still_block_and_a_cancelled_block_has_not_failed() -> None:
    stage = Salon(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    other = stage.vampire(C, "Kurt")
    stage.hand(A, "Crocodile's Tongue", "Faceless Night")
    stage.hand(B, "Enhanced Senses", "Spirit's Touch")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.play(A, "play faceless-night OBF", elder)
    stage.skip("block", B)
    stage.play(B, "play spirits-touch aus", rival)
    stage.play(A, "play crocodiles-tongue aus", elder)
    stage.play(B, "choose do")
    stage.skip("BlockQuestion", C)
    assert stage.offers(C, "block", other)
    stage.skip("MinionPhase")
    assert not stage.table.tapped[rival]
