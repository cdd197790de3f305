"""Modifiers that need no discipline: Suppressing Fire and Change of Target."""

from __future__ import annotations

from games.vtes.cards.hall import Hall
from games.vtes.cards.people import bleed, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.events.combat import CombatBegan, Diablerized
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import (
    TORPOR,
)

# Suppressing Fire


@ruling("Suppressing Fire", 1, 2)
def test_suppressing_fire_takes_intercept_from_the_blocker() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gunman, other = stage.ally(A, "Thug"), stage.ally(A, "Thug")
    stage.put_on(gunman, "Pistol")
    stage.put_on(other, "Pistol")
    stage.hand(A, "Suppressing Fire", "Suppressing Fire")
    stage.hand(B, "Suppressing Fire")
    bleed(stage, elder)
    assert modes(stage, A, "suppressing-fire") == []
    try_block(stage, rival)
    stage.play(A, "play suppressing-fire plain", gunman)
    assert values.intercept(stage.table, rival) == -1
    assert not stage.offers(A, "play suppressing-fire plain", gunman)
    stage.play(A, "play suppressing-fire plain", other)
    assert values.intercept(stage.table, rival) == -2
    stage.skip("block", B)
    assert modes(stage, B, "suppressing-fire") == []
    stage.resolve()
    assert stage.table.pool[B] == 29


def test_suppressing_fire_needs_another_untapped_minion_with_a_gun() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    armed, unarmed = stage.ally(A, "Thug", tapped=True), stage.ally(A, "Thug")
    stage.put_on(elder, "Pistol")
    stage.put_on(armed, "Pistol")
    stage.put_on(unarmed, "Cudgel")
    stage.hand(A, "Suppressing Fire")
    bleed(stage, elder)
    try_block(stage, rival)
    assert modes(stage, A, "suppressing-fire") == []
    stage.put_on(unarmed, "Pistol")
    assert stage.offers(A, "play suppressing-fire plain", unarmed)


# Change of Target


def change(stage: Stage, minion: int, blocker: int) -> Stage:
    """The action is blocked, and Change of Target is played."""
    try_block(stage, blocker)
    stage.skip("blocked", A)
    stage.play(A, "play change-of-target plain", minion)
    return stage


@ruling("Change of Target", 1, 5, 7)
def test_change_of_target_ends_a_blocked_action() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Change of Target", "Freak Drive")
    stage.hand(B, "Voice of Madness")
    bleed(stage, elder)
    assert modes(stage, A, "change-of-target") == []
    change(stage, elder, rival)
    assert stage.prompt == "MinionPhase"  # nobody can play anything else
    assert stage.told(CombatBegan) == []
    assert stage.table.pool[B] == 30
    assert not stage.table.tapped[elder]
    assert not stage.table.tapped[rival]
    assert not stage.offers(A, "bleed", elder)
    assert stage.offers(A, "hunt", elder)


def test_change_of_target_is_not_for_an_action_that_nobody_blocks() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Change of Target", "Lost in Crowds")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    for _ in range(30):
        if stage.prompt == "MinionPhase":
            break
        assert modes(stage, stage.decider, "change-of-target") == []
        stage.least()
    assert stage.table.pool[B] == 29


@ruling("Change of Target", 2, 8)
def test_a_vampire_who_may_not_hunt_again_is_stuck_if_he_has_to() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder", 0), stage.vampire(B, "Rival")
    other = stage.vampire(A, "Pupil")
    stage.hand(A, "Change of Target", "Computer Hacking")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("blocked", A)
    stage.play(A, "play change-of-target plain", elder)
    offered = stage.options(A)
    assert "pass" in offered  # nothing is forced on him
    assert [text for text in offered if stage.table.word(elder) in text] == []
    assert stage.offers(A, "bleed", other)
    assert stage.offers(A, "hunt", other)


@ruling("Change of Target", 2, 3)
def test_the_same_without_a_card_at_another_target_is_another_action() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    first = stage.vampire(A, "Fledgling", 2, torpor=True)
    second = stage.vampire(A, "Pupil", 2, torpor=True)
    stage.hand(A, "Change of Target")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "rescue", elder, first, "2")
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    stage.skip("blocked", A)
    stage.play(A, "play change-of-target plain", elder)
    assert not stage.offers(A, "rescue", elder, first, "2")
    assert not stage.offers(A, "rescue", elder, first, "0")
    assert stage.offers(A, "rescue", elder, second, "2")
    assert stage.offers(A, "diablerize", elder, first)


@ruling("Change of Target", 3)
def test_equipment_is_taken_again_only_without_the_same_piece() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    thug = stage.ally(A, "Thug")
    lamp, cudgel = stage.put_on(thug, "Lamp"), stage.put_on(thug, "Cudgel")
    stage.hand(A, "Change of Target")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "take-equipment", elder, thug)
    stage.play(A, "target", lamp)
    stage.play(A, "done")
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("blocked", A)
    stage.play(A, "play change-of-target plain", elder)
    assert stage.table.host[lamp] == thug
    stage.play(A, "take-equipment", elder, thug)
    stage.resolve()
    assert stage.table.host[cudgel] == elder
    assert stage.table.host[lamp] == thug
    assert not stage.offers(A, "take-equipment", elder, thug)


@ruling("Change of Target", 2, 4)
def test_actions_by_two_cards_of_one_name_are_not_the_same() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    first, second = stage.permanent(A, "Well"), stage.permanent(A, "Well")
    stage.hand(A, "Change of Target")
    stage.play(A, "act", elder, first, "0")
    change(stage, elder, rival)
    assert not stage.offers(A, "act", elder, first, "0")
    assert stage.offers(A, "act", elder, second, "0")


@ruling("Change of Target", 6)
def test_what_waits_for_a_block_still_happens() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.permanent(B, "Alarm")
    stage.hand(A, "Change of Target")
    bleed(stage, elder)
    change(stage, elder, rival)
    assert len(stage.told(ActionBlocked)) == 1
    assert stage.table.pool[B] == 33


@ruling("Change of Target", 9)
def test_who_blocks_a_vampire_leaving_torpor_can_not_diablerize_him() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder", torpor=True), stage.vampire(B, "Rival")
    stage.hand(A, "Change of Target")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "leave-torpor", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("blocked", A)
    stage.play(A, "play change-of-target plain", elder)
    assert stage.prompt == "MinionPhase"
    assert stage.told(Diablerized) == []
    assert stage.zone(elder) == TORPOR
    assert not stage.table.tapped[elder]
    assert not stage.offers(A, "leave-torpor", elder)
