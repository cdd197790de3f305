"""Tests of the cards of Dominate other than modifiers."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    check_success_without_effect,
    decline_blocks,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import (
    REACTION,
    READY,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.current import combat_scope
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import Rescue
from conclave.lang.naming import slug
from conclave.testing import rule

# Govern the Unaligned


@pytest.mark.parametrize(
    ("card", "mode", "blood", "cost"),
    [("Govern the Unaligned", "DOM", 3, 1), ("Scouting Mission", "DOM", 2, 0)],
)
@rule("VTES-6.1.6-05")
def test_blood_for_a_younger_vampire_in_the_uncontrolled_region(
    card: str, mode: str, blood: int, cost: int
) -> None:
    stage = PeopleStage()
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


def test_govern_the_unaligned_needs_a_younger_vampire() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Pupil")
    stage.uncontrolled(A, "Rival")
    stage.hand(A, "Govern the Unaligned", "Scouting Mission")
    assert offered_modes(stage, A, "govern-the-unaligned") == ["dom"]
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.uncontrolled(A, "Elder")
    stage.hand(A, "Govern the Unaligned", "Scouting Mission")
    assert offered_modes(stage, A, "govern-the-unaligned") == ["dom"]
    assert offered_modes(stage, A, "scouting-mission") == ["dom"]


@pytest.mark.parametrize(
    ("card", "more", "cost"),
    [("Govern the Unaligned", 2, 1), ("Scouting Mission", 1, 0), ("Dominate Kine", 1, 2)],
)
@rule("VTES-6.1.6-03")
def test_a_bleed_by_dominate_is_bigger_and_costs_blood(card: str, more: int, cost: int) -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, card)
    stage.play(A, f"play {slug(card)} dom", pupil)
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1 - more
    assert stage.blood(pupil) == 5 - cost
    assert stage.table.edge == A


@ruling("Govern the Unaligned", 1)
def test_a_governed_vampire_is_not_shown() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    young = stage.uncontrolled(A, "Fledgling")
    stage.hand(A, "Govern the Unaligned")
    stage.play(A, "play govern-the-unaligned DOM", elder)
    stage.play(A, "target", young)
    stage.resolve()
    assert stage.zone(young) == UNCONTROLLED
    assert not any("fledgling" in str(event.fields()) for event in stage.events)


# Far Mastery


def test_far_mastery_takes_a_retainer_or_an_ally() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    thug, valet = stage.ally(B, "Thug"), stage.put_on(rival, "Valet")
    stage.hand(A, "Far Mastery")
    stage.play(A, "play far-mastery dom", elder)
    stage.resolve()
    assert stage.table.host[valet] == elder
    assert stage.table.controller[valet] == A
    assert stage.table.controller[thug] == B


def test_far_mastery_does_not_take_what_is_yours_already() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    thug = stage.ally(A, "Thug")
    stage.put_on(elder, "Valet")
    stage.hand(A, "Far Mastery")
    assert offered_modes(stage, A, "far-mastery") == []
    other = stage.ally(B, "Thug")
    assert offered_modes(stage, A, "far-mastery") == ["DOM"]
    stage.play(A, "play far-mastery DOM", elder)
    stage.resolve()
    assert stage.table.controller[other] == A
    assert stage.table.controller[thug] == A


@ruling("Far Mastery", 1)
def test_taking_an_ally_does_not_require_being_able_to_recruit_him() -> None:
    stage = PeopleStage(2)
    elder, gang = stage.vampire(A, "Elder"), stage.ally(B, "Loyal Street Gang")
    stage.hand(A, "Far Mastery", "Loyal Street Gang")
    assert not stage.offers(A, "play loyal-street-gang plain", elder)
    stage.play(A, "play far-mastery DOM", elder)
    stage.resolve()
    assert stage.table.controller[gang] == A


# Dominate Kine


def types(card: object) -> tuple[str, ...]:
    return getattr(card, "types", ())


def test_dominate_kine_takes_a_location() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    cellar = stage.permanent(B, "Cellar")
    stage.permanent(A, "Cellar")
    stage.hand(A, "Dominate Kine")
    stage.play(A, "play dominate-kine DOM", elder)
    stage.resolve()
    assert stage.table.controller[cellar] == A
    assert cellar in stage.table.beside[A]
    assert stage.blood(elder) == 8


def test_dominate_kine_moves_a_location_on_a_minion_to_the_thief() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    manse = stage.put_on(rival, "Living Manse")
    stage.hand(A, "Dominate Kine")
    stage.play(A, "play dominate-kine DOM", elder)
    stage.resolve()
    assert (stage.table.host[manse], stage.table.controller[manse]) == (elder, A)
    assert stage.table.faults() == []


@ruling("Dominate Kine", 1)
@ruling("Changes controller of location", 1)
def test_a_location_on_a_minion_goes_to_a_minion_of_who_took_it() -> None:
    stage = PeopleStage(2)
    elder, fledgling = stage.vampire(A, "Elder"), stage.vampire(A, "Fledgling")
    manse = stage.put_on(stage.vampire(B, "Rival"), "Manse")
    stage.hand(A, "Dominate Kine")
    stage.play(A, "play dominate-kine DOM", elder)
    while stage.prompt != "Targeting":
        stage.do_minimum()
    assert stage.options(A) == [stage.text("target", m) for m in (elder, fledgling)]
    stage.play(A, "target", fledgling)
    assert (stage.table.host[manse], stage.table.controller[manse]) == (fledgling, A)
    stage.skip("MinionPhase")
    assert stage.table.faults() == []


# Graverobbing


DAWN = Card(
    "Dawn", REACTION, effect=Rescue(), when="announced", target=targets.One(filters.IN_TORPOR)
)


@pytest.mark.parametrize("mode", ["dom", "DOM"])
def test_graverobbing_takes_a_vampire_in_torpor(mode: str) -> None:
    stage = PeopleStage()
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
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    victim = stage.vampire(B, "Pupil", 2, torpor=True)
    stage.hand(A, "Graverobbing")
    stage.play(A, "play graverobbing DOM", elder)
    stage.skip("May")
    stage.play(A, "yes")
    assert stage.zone(victim) == READY
    assert stage.table.controller[victim] == A
    assert stage.blood(elder) == 8


@ruling("Action targeting vampire in torpor", 1)
def test_a_vampire_who_has_left_torpor_is_not_robbed() -> None:
    stage = PeopleStage(2, DAWN)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", torpor=True)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Graverobbing", "Freak Drive")
    stage.hand(B, "Dawn")
    stage.play(A, "play graverobbing dom", elder)
    stage.skip("announced", B)
    stage.play(B, "play dawn plain", rival)
    check_success_without_effect(stage)
    assert (stage.zone(pupil), stage.table.controller[pupil]) == (READY, B)


# Obedience


def obey(stage: PeopleStage, mode: str, minion: int, blocker: int) -> PeopleStage:
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
    stage = BlockStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(A, "Freak Drive", "Change of Target")
    stage.hand(B, "Obedience")
    obey(stage, mode, pupil, elder)
    assert stage.prompt == "MinionPhase"
    assert stage.events_of(CombatBegan) == []
    assert stage.table.pool[B] == 30
    assert stage.table.tapped[pupil] == taps
    assert not stage.table.tapped[elder]
    assert not stage.offers(A, "bleed", pupil)


def test_obedience_is_for_a_vampire_about_to_fight_a_younger_one() -> None:
    for name, expected in (("Pupil", ["dom", "DOM"]), ("Elder", [])):
        stage = BlockStage()
        acting, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
        other = stage.vampire(B, "Elder")
        stage.hand(B, "Obedience")
        bleed(stage, acting)
        stage.skip("BlockQuestion", B)
        assert offered_modes(stage, B, "obedience") == []
        try_block(stage, rival)
        stage.skip("blocked", B)
        assert offered_modes(stage, B, "obedience") == expected
        assert not stage.offers(B, "play obedience dom", other)
    stage = BlockStage()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    stage.hand(B, "Obedience")
    bleed(stage, thug)
    try_block(stage, rival)
    stage.skip("blocked", B)
    assert offered_modes(stage, B, "obedience") == []


@ruling("Obedience", 2, 4)
@pytest.mark.parametrize(("mode", "taps"), [("dom", False), ("DOM", True)])
def test_obedience_ends_the_combat_of_an_attack(mode: str, taps: bool) -> None:
    stage = BlockStage()
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
    assert stage.events_of(CombatBegan) == []
    assert stage.table.tapped[pupil] == taps
    assert not stage.table.tapped[elder]
    assert offered_modes(stage, A, "waylay") == []
    assert stage.offers(A, "bleed", pupil) == (not taps)  # that is another action


@ruling("Obedience", 3)
def test_after_obedience_the_same_can_be_done_to_another() -> None:
    stage = BlockStage()
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
    stage = BlockStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, "Obedience")
    bleed(stage, pupil)
    try_block(stage, elder)
    stage.skip("end-of-round", A)
    stage.table.tapped[elder] = False
    noting.note(stage.table, combat_scope(stage.table), notes.ANOTHER_COMBAT, pupil)
    stage.skip("entering", B)
    assert len(stage.events_of(CombatBegan)) == 1
    stage.play(B, "play obedience DOM", elder)
    assert stage.prompt == "MinionPhase"
    assert len(stage.events_of(CombatBegan)) == 1


@ruling("Obedience", 6)
def test_obedience_is_not_against_a_slave_who_took_the_place_of_the_acting_vampire() -> None:
    stage = BlockStage()
    mage, elder = stage.vampire(A, "Mage"), stage.vampire(B, "Elder")
    slave = stage.vampire(A, "Statue")
    stage.hand(B, "Obedience")
    bleed(stage, mage)
    try_block(stage, elder)
    stage.skip("SlaveQuestion")
    stage.play(A, "target", slave)
    while stage.window != "before-range":
        assert offered_modes(stage, B, "obedience") == []
        stage.do_minimum()
    assert len(stage.events_of(CombatBegan)) == 1


@ruling("Action ended by an effect", 1)
@pytest.mark.parametrize(("mode", "taps"), [("dom", False), ("DOM", True)])
def test_obedience_is_played_before_deep_song_taps(mode: str, taps: bool) -> None:
    stage = PeopleStage(2)
    pupil, elder = stage.vampire(A, "Kurt"), stage.vampire(B, "Elder")
    stage.hand(A, "Deep Song")
    stage.hand(B, "Obedience")
    stage.play(A, "play deep-song ANI", pupil)
    stage.skip("entering", B)
    assert not stage.table.tapped[elder]
    stage.play(B, f"play obedience {mode}", elder)
    stage.skip("MinionPhase")
    assert stage.events_of(CombatBegan) == []
    assert not stage.table.tapped[elder]
    assert stage.table.tapped[pupil] == taps


def test_a_block_that_leads_to_no_combat_is_no_time_for_obedience() -> None:
    stage = PeopleStage(2)
    pupil, elder = stage.vampire(A, "Pupil", torpor=True), stage.vampire(B, "Elder")
    stage.hand(B, "Obedience", "Enhanced Senses")
    stage.play(A, "leave-torpor", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", elder)
    stage.skip("blocked", B)
    assert offered_modes(stage, B, "obedience") == []


# Deflection


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
    stage = PeopleStage(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, card)
    bleed(stage, pupil)
    decline_blocks(stage)
    stage.play(B, f"play {slug(card)} {mode}", elder)
    assert stage.table.view(None)["action"]["target_seat"] == C
    assert stage.table.tapped[elder] == taps
    stage.resolve()
    assert stage.table.pool == [30, 30, 29]
    assert stage.blood(elder) == 10 - cost


@rule("VTES-6.1.1-03")
@pytest.mark.parametrize("card", ["Deflection", "Redirection", "Murmur of the False Will"])
@ruling("Change the target of a bleed", 3, 4)
def test_a_bleed_is_sent_on_after_blocks_and_not_to_the_acting_methuselah(card: str) -> None:
    stage = PeopleStage(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, card)
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, slug(card)) == []
    decline_blocks(stage)
    assert "DOM" in offered_modes(stage, B, slug(card))
    stage = PeopleStage(2)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, card)
    bleed(stage, pupil)
    decline_blocks(stage)
    assert offered_modes(stage, B, slug(card)) == []
    assert not stage.table.tapped[elder]


def test_a_bleed_that_was_sent_on_is_no_longer_yours() -> None:
    stage = PeopleStage(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, "Deflection", "Telepathic Counter")
    bleed(stage, pupil)
    decline_blocks(stage)
    stage.play(B, "play deflection DOM", elder)
    stage.skip("declined", B)
    assert offered_modes(stage, B, "telepathic-counter") == []


@ruling("Change the target of a bleed", 5)
def test_nobody_blocks_after_a_cancelled_deflection() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(B, "Pupil")
    stage.hand(B, "Deflection")
    stage.hand(C, "Direct Intervention")
    bleed(stage, elder)
    stage.skip("declined", B)
    stage.play_only(B, "play deflection DOM", rival)
    stage.skip("as-played", C)
    stage.play(C, "play direct-intervention plain -")
    while stage.prompt != "MinionPhase":
        assert stage.prompt != "BlockQuestion"
        stage.do_minimum()
    assert stage.table.pool == [30, 29, 29]


# Redirection


@rule("VTES-1.5-05")
def test_redirection_at_inferior_and_murmur_are_for_bleeds_of_younger_vampires() -> None:
    for minion, expected in (("Pupil", (["dom", "DOM"], ["DOM"])), ("Rival", (["DOM"], []))):
        stage = PeopleStage(3)
        acting = stage.vampire(A, minion)
        stage.vampire(B, "Rival")
        stage.hand(B, "Redirection", "Murmur of the False Will")
        bleed(stage, acting)
        decline_blocks(stage)
        assert offered_modes(stage, B, "redirection") == expected[0]
        assert offered_modes(stage, B, "murmur-of-the-false-will") == expected[1]
    stage = PeopleStage(3)
    stage.vampire(B, "Elder")
    stage.hand(B, "Redirection", "Deflection")
    bleed(stage, stage.ally(A, "Thug"))
    decline_blocks(stage)
    assert offered_modes(stage, B, "redirection") == []
    assert offered_modes(stage, B, "deflection") == ["dom", "DOM"]
