"""Obedience and Mental Maze: an action ends at the block, and nobody fights."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.situation import combat_scope
from conclave.games.vtes.rules.words import ACTION, TREMERE_SLAVE
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.effects import EnterCombat

EXTRA = (
    *PEOPLE,
    Card("Waylay", ACTION, effect=Action(EnterCombat(), target=targets.One(filters.MINION))),
    Vampire("Mage", "tremere", 1, 5, "", "camarilla"),
    Vampire("Statue", "gargoyle", 1, 4, "", "camarilla", TREMERE_SLAVE),
    Vampire("Snake", "follower-of-set", 1, 8, "OBF", "independent"),
)


class Alley(Salon):
    """A table with people, slaves and a way to attack."""

    def __init__(self) -> None:
        Stage.__init__(self, 2, extra=EXTRA)


# Obedience


def obey(stage: Salon, mode: str, minion: int, blocker: int) -> Salon:
    """A bleed is blocked, and Obedience is played."""
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.skip("blocked", B)
    stage.play(B, f"play obedience {mode}", blocker)
    return stage


@ruling("Obedience", 1)
@ruling("Action ended by an effect", 1)
@pytest.mark.parametrize(("mode", "taps"), [("dom", False), ("DOM", True)])
def test_obedience_ends_an_action_that_was_blocked(mode: str, taps: bool) -> None:
    stage = Alley()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(A, "Freak Drive", "Change of Target")
    stage.hand(B, "Obedience")
    obey(stage, mode, pupil, elder)
    assert stage.prompt == "MinionPhase"
    assert stage.told(CombatBegan) == []
    assert stage.table.pool[B] == 30
    assert stage.table.tapped[pupil] == taps
    assert not stage.table.tapped[elder]
    assert not stage.offers(A, "bleed", pupil)


def test_obedience_is_for_who_is_about_to_fight_a_younger_vampire() -> None:
    for name, expected in (("Pupil", ["dom", "DOM"]), ("Elder", [])):
        stage = Alley()
        acting, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
        other = stage.vampire(B, "Elder")
        stage.hand(B, "Obedience")
        bleed(stage, acting)
        stage.skip("BlockQuestion", B)
        assert modes(stage, B, "obedience") == []
        try_block(stage, rival)
        stage.skip("blocked", B)
        assert modes(stage, B, "obedience") == expected
        assert not stage.offers(B, "play obedience dom", other)
    stage = Alley()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    stage.hand(B, "Obedience")
    bleed(stage, thug)
    try_block(stage, rival)
    stage.skip("blocked", B)
    assert modes(stage, B, "obedience") == []


@ruling("Obedience", 2, 4)
@pytest.mark.parametrize(("mode", "taps"), [("dom", False), ("DOM", True)])
def test_obedience_ends_the_combat_of_an_attack(mode: str, taps: bool) -> None:
    stage = Alley()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    other = stage.vampire(B, "Rival")
    stage.hand(A, "waylay", "waylay")
    stage.hand(B, "Obedience")
    stage.play(A, "play waylay plain", pupil)
    stage.play(A, "target", elder)
    stage.skip("entering", B)
    assert stage.offers(B, f"play obedience {mode}", elder)
    assert not stage.offers(B, f"play obedience {mode}", other)
    stage.play(B, f"play obedience {mode}", elder)
    assert stage.prompt == "MinionPhase"
    assert stage.told(CombatBegan) == []
    assert stage.table.tapped[pupil] == taps
    assert not stage.table.tapped[elder]
    assert modes(stage, A, "waylay") == []
    assert stage.offers(A, "bleed", pupil) == (not taps)  # that is another action


@ruling("Obedience", 3)
def test_after_obedience_the_same_can_be_done_to_another() -> None:
    stage = Alley()
    kurt, elder = stage.vampire(A, "Kurt"), stage.vampire(B, "Elder")
    first = stage.vampire(A, "Fledgling", 2, torpor=True)
    second = stage.vampire(A, "Pupil", 2, torpor=True)
    stage.hand(B, "Obedience", "Enhanced Senses")
    stage.play(A, "rescue", kurt, first, "2")
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", elder)
    stage.skip("blocked", B)
    stage.play(B, "play obedience dom", elder)
    assert not stage.offers(A, "rescue", kurt, first, "2")
    assert stage.offers(A, "rescue", kurt, second, "2")


@ruling("Obedience", 5)
def test_obedience_is_for_a_second_combat_too() -> None:
    stage = Alley()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, "Obedience")
    bleed(stage, pupil)
    try_block(stage, elder)
    stage.skip("end-of-round", A)
    stage.table.tapped[elder] = False
    noting.note(stage.table, combat_scope(stage.table), notes.NEXT_COMBAT, pupil)
    stage.skip("entering", B)
    assert len(stage.told(CombatBegan)) == 1
    stage.play(B, "play obedience DOM", elder)
    assert stage.prompt == "MinionPhase"
    assert len(stage.told(CombatBegan)) == 1


@ruling("Obedience", 6)
def test_obedience_is_not_against_a_slave_who_took_the_place_of_the_acting_vampire() -> None:
    stage = Alley()
    mage, elder = stage.vampire(A, "Mage"), stage.vampire(B, "Elder")
    slave = stage.vampire(A, "Statue")
    stage.hand(B, "Obedience")
    bleed(stage, mage)
    try_block(stage, elder)
    stage.skip("SlaveQuestion")
    stage.play(A, "target", slave)
    while stage.window != "before-range":
        assert modes(stage, B, "obedience") == []
        stage.least()
    assert len(stage.told(CombatBegan)) == 1


# Mental Maze


@ruling("Action ended by an effect", 1)
@pytest.mark.parametrize(
    ("name", "mode", "taps", "cost"),
    [
        ("Elder", "obf", True, 1),
        ("Elder", "OBF", False, 1),
        ("Snake", "obf-reaction", True, 0),
        ("Snake", "OBF-reaction", False, 0),
    ],
)
def test_mental_maze_ends_a_blocked_action(name: str, mode: str, taps: bool, cost: int) -> None:
    stage = Alley()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, name, 8)
    stage.hand(A, "Freak Drive")
    stage.hand(B, "Mental Maze")
    bleed(stage, pupil)
    try_block(stage, elder)
    stage.skip("blocked", B)
    assert modes(stage, B, "mental-maze") == [
        way for way in ("obf", "obf-reaction", "OBF", "OBF-reaction")
        if way.endswith("reaction") == mode.endswith("reaction")
    ]  # fmt: skip
    stage.play(B, f"play mental-maze {mode}", elder)
    assert stage.prompt == "MinionPhase"
    assert stage.told(CombatBegan) == []
    assert stage.table.tapped[pupil]
    assert stage.table.tapped[elder] == taps
    assert stage.blood(elder) == 8 - cost


def test_mental_maze_is_for_the_blocker_against_an_ally_or_a_younger_vampire() -> None:
    for name, expected in (("Pupil", ["obf", "OBF"]), ("Elder", [])):
        stage = Alley()
        acting, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
        other = stage.vampire(B, "Elder")
        stage.hand(B, "Mental Maze")
        bleed(stage, acting)
        try_block(stage, rival)
        stage.skip("blocked", B)
        assert modes(stage, B, "mental-maze") == expected
        assert not stage.offers(B, "play mental-maze obf", other)
