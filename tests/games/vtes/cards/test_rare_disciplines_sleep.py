"""Tests of Gift of Sleep."""

from __future__ import annotations

from games.vtes.cards.blocked_actions import BlockStage
from games.vtes.cards.people import bleed, offered_modes, try_block
from games.vtes.stage import A, B

from conclave.games.vtes.rules.events.combat import CombatBegan

# Gift of Sleep


def play_gift(stage: BlockStage, seat: int) -> None:
    """This seat plays the card in the only way."""
    (way,) = [text for text in stage.options(seat) if text.startswith("play gift-of-sleep")]
    stage.play(seat, way)


def test_gift_of_sleep_gives_stealth() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Gift of Sleep")
    bleed(stage, elder)
    assert offered_modes(stage, A, "gift-of-sleep") == []
    try_block(stage, rival)
    assert offered_modes(stage, A, "gift-of-sleep") == ["obf", "OBE"]
    stage.play(A, "play gift-of-sleep OBE", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29


def test_gift_of_sleep_taps_an_ally_who_blocks() -> None:
    stage = BlockStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Gift of Sleep")
    bleed(stage, elder)
    try_block(stage, thug)
    stage.skip("blocked", A)
    stage.play(A, "play gift-of-sleep obe", elder)
    assert (stage.prompt, stage.decider) == ("MinionPhase", A)
    assert stage.table.tapped[thug]
    assert stage.table.tapped[elder]
    assert stage.events_of(CombatBegan) == []


def test_gift_of_sleep_keeps_a_blocking_vampire_untapped() -> None:
    stage = BlockStage()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    stage.hand(B, "Gift of Sleep")
    bleed(stage, thug)
    try_block(stage, rival)
    stage.skip("blocked", B)
    play_gift(stage, B)
    assert not stage.table.tapped[rival]
    assert stage.table.tapped[thug]
    assert stage.events_of(CombatBegan) == []


def test_gift_of_sleep_is_not_against_vampires() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Gift of Sleep")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("blocked", A)
    assert offered_modes(stage, A, "gift-of-sleep") == []


def test_gift_of_sleep_ends_an_action_to_enter_combat() -> None:
    for acting_plays in (True, False):
        stage = BlockStage()
        acting = stage.vampire(A, "Elder") if acting_plays else stage.ally(A, "Thug")
        other = stage.ally(B, "Thug") if acting_plays else stage.vampire(B, "Rival")
        seat, ally = (A, other) if acting_plays else (B, acting)
        stage.hand(A, "Waylay")
        stage.hand(seat, "Gift of Sleep")
        stage.play(A, "play waylay plain", acting)
        stage.play(A, "target", other)
        stage.skip("entering", seat)
        play_gift(stage, seat)
        assert (stage.prompt, stage.decider) == ("MinionPhase", A)
        assert stage.table.tapped[ally]
        assert stage.events_of(CombatBegan) == []


def test_only_who_could_play_gift_of_sleep_is_asked_before_her_own_combat() -> None:
    stage = BlockStage()
    mage = stage.vampire(A, "Mage")
    thug = stage.ally(B, "Thug")
    stage.hand(A, "Waylay", "Gift of Sleep")
    stage.play(A, "play waylay plain", mage)
    stage.play(A, "target", thug)
    while not stage.events_of(CombatBegan):
        assert (stage.window, stage.decider) != ("entering", A)
        stage.do_minimum()
