"""Cards that end an action, or the fight that a block would lead to."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.events.combat import CombatBegan, Diablerized
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.situation import combat_scope
from conclave.games.vtes.rules.words import ACTION, READY, TORPOR, TREMERE_SLAVE
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.effects import EnterCombat
from conclave.testing import rule

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


# Mirror Walk


def walk(stage: Salon, mode: str, minion: int, blocker: int) -> Salon:
    """A bleed is to be blocked; Mirror Walk is played, and the blocker still finds him."""
    stage.hand(A, "Mirror Walk")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, f"play mirror-walk {mode}", minion)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", blocker)
    return stage


@ruling("Triggered by block", 1)
@ruling("Action ended by an effect", 1)
def test_mirror_walk_at_superior_ends_a_blocked_action_before_anything_is_played() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Change of Target", "Freak Drive")
    walk(stage, "THA", elder, rival)
    while stage.window == "block":
        stage.least()
    assert stage.prompt == "MinionPhase"
    assert len(stage.told(ActionBlocked)) == 1
    assert stage.told(CombatBegan) == []
    assert stage.table.pool[B] == 30
    assert stage.table.tapped[elder]
    assert stage.table.tapped[rival]


def test_mirror_walk_at_inferior_gives_stealth_alone() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    walk(stage, "tha", elder, rival)
    stage.skip("before-range", A)
    assert len(stage.told(CombatBegan)) == 1


@pytest.mark.parametrize("mode", ["tha", "THA"])
def test_mirror_walk_lets_the_action_succeed_if_nobody_finds_him(mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Mirror Walk")
    bleed(stage, elder)
    assert modes(stage, A, "mirror-walk") == []
    try_block(stage, rival)
    stage.play(A, f"play mirror-walk {mode}", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[rival]


@ruling("Mirror Walk", 1)
def test_mirror_walk_taps_even_a_blocker_who_need_not_tap() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Mirror Walk")
    stage.hand(B, "Read the Winds")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play mirror-walk THA", elder)
    stage.skip("block", B)
    stage.play(B, "play read-the-winds ani+aus", rival)
    stage.skip("MinionPhase")
    assert stage.told(CombatBegan) == []
    assert stage.table.tapped[rival]


@ruling("Mirror Walk", 2)
def test_mirror_walk_saves_a_vampire_leaving_torpor_from_diablerie() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", torpor=True), stage.vampire(B, "Rival")
    stage.hand(A, "Mirror Walk")
    stage.hand(B, "Enhanced Senses", "Spirit's Touch")
    stage.play(A, "leave-torpor", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    stage.play(A, "play mirror-walk THA", elder)
    stage.skip("MinionPhase")
    assert len(stage.told(ActionBlocked)) == 1
    assert stage.told(Diablerized) == []
    assert stage.zone(elder) == TORPOR


@rule("VTES-1.6.1-13")
def test_mirror_walk_is_replaced_in_the_discard_phase() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, *["Blur"] * 6)
    stage.library(A, "Majesty", "Majesty")
    walk(stage, "tha", elder, rival)
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 6
    stage.skip("DiscardPhase")
    assert len(stage.table.hand[A]) == 7


# Stone Travel


@pytest.mark.parametrize(("mode", "cost"), [("obt", 1), ("myt", 0), ("MYT", 0)])
def test_stone_travel_gives_stealth(mode: str, cost: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stone Travel")
    bleed(stage, elder)
    assert modes(stage, A, "stone-travel") == []
    try_block(stage, rival)
    stage.play(A, f"play stone-travel {mode}", elder)
    assert stage.blood(elder) == 10 - cost
    stage.resolve()
    assert stage.table.pool[B] == 29


@ruling("Burn blood for effect (mandatory)", 1)
def test_stone_travel_needs_blood_where_it_burns_blood() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 1), stage.vampire(B, "Rival")
    stage.hand(A, "Stone Travel")
    bleed(stage, elder)
    try_block(stage, rival)
    assert modes(stage, A, "stone-travel") == ["obt", "myt", "MYT"]
    stage.table.blood[elder] = 0
    assert modes(stage, A, "stone-travel") == ["myt", "MYT"]


@pytest.mark.parametrize(("answer", "fights"), [("yes", 0), ("no", 1)])
def test_stone_travel_at_superior_may_avoid_the_combat(answer: str, fights: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stone Travel", "Freak Drive")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play stone-travel MYT", elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("May")
    assert stage.decider == A
    stage.play(A, answer)
    stage.skip("after-action", A)
    assert len(stage.told(CombatBegan)) == fights
    assert stage.table.pool[B] == 30
    assert stage.table.tapped[rival]
    assert modes(stage, A, "freak-drive") == ["FOR"]  # the action has not been ended


# The Kiss of Ra


@ruling("Action ended by an effect", 1)
@pytest.mark.parametrize(("mode", "zone"), [("for", READY), ("FOR", TORPOR)])
def test_the_kiss_of_ra_burns_a_blocker_and_ends_the_action(mode: str, zone: int) -> None:
    stage = Salon()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    stage.hand(A, "The Kiss of Ra", "Freak Drive")
    bleed(stage, elder)
    try_block(stage, mayor)
    stage.play(A, f"play the-kiss-of-ra {mode}", elder)
    assert stage.prompt == "MinionPhase"
    assert stage.blood(elder) == 7
    assert stage.blood(mayor) == 4
    assert stage.zone(mayor) == zone
    assert not stage.table.tapped[mayor]
    assert stage.table.pool[B] == 30
    assert stage.told(CombatBegan) == []


def test_the_kiss_of_ra_is_for_vampires_without_fortitude_who_try_to_block() -> None:
    for name, expected in (("Mayor", ["for", "FOR"]), ("Pupil", [])):
        stage = Salon()
        elder, blocker = stage.vampire(A, "Elder"), stage.vampire(B, name)
        stage.hand(A, "The Kiss of Ra")
        bleed(stage, elder)
        assert modes(stage, A, "the-kiss-of-ra") == []
        try_block(stage, blocker)
        assert modes(stage, A, "the-kiss-of-ra") == expected
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "The Kiss of Ra")
    bleed(stage, elder)
    try_block(stage, thug)
    assert modes(stage, A, "the-kiss-of-ra") == []


# Blanket of Night


def test_blanket_of_night_gives_stealth() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Blanket of Night")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play blanket-of-night obt", elder)
    assert stage.blood(elder) == 9
    stage.resolve()
    assert stage.table.pool[B] == 29


@ruling("Blanket of Night", 1, 2)
def test_blanket_of_night_at_superior_lets_a_block_fail() -> None:
    stage = Salon()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Ira")
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(A, "Elder")
    tapped = stage.vampire(A, "Rival", tapped=True)
    stage.hand(A, "Blanket of Night", "Blanket of Night")
    stage.hand(B, "Blanket of Night")
    bleed(stage, thug)
    try_block(stage, rival)
    assert not stage.offers(A, "play blanket-of-night OBT", tapped)
    stage.play(A, "play blanket-of-night OBT", kurt)
    assert stage.table.tapped[kurt]
    assert stage.blood(kurt) == 7
    stage.skip("block", B)
    assert modes(stage, B, "blanket-of-night") == []
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    stage.play(B, "block", other)
    stage.play(A, "play blanket-of-night OBT", ira)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[rival]


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
