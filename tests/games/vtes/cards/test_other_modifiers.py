"""Tests of modifiers and reactions that require no discipline."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, decline_blocks, offered_modes, try_block
from games.vtes.cards.referendums import ReferendumStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.constants import ASH_HEAP, NOTHING, ON_CARD, POLITICAL, READY, TORPOR
from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.events.combat import CombatBegan, Diablerized
from conclave.games.vtes.rules.events.referendums import ReferendumEnded
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

GIFT = Card("Gift", POLITICAL, effect=Motion(GainPool(1)))


def call(stage: PeopleStage, vampire: int) -> PeopleStage:
    """A referendum is called."""
    stage.hand(A, "gift")
    stage.play(A, "play gift plain", vampire)
    return stage


def referendum(stage: Stage, card: str, vampire: int) -> Stage:
    """The action succeeds: before the votes."""
    stage.hand(A, card)
    stage.play(A, f"play {card.lower()} plain", vampire)
    return stage.skip("before-votes")


def passes(stage: Stage) -> Stage:
    """The caller votes for it with the card; nobody else votes."""
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    return stage.skip("MinionPhase")


# Suppressing Fire


@ruling("Suppressing Fire", 1, 2)
def test_suppressing_fire_takes_intercept_from_the_blocker() -> None:
    stage = ReferendumStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gunman, other = stage.ally(A, "Thug"), stage.ally(A, "Thug")
    stage.put_on(gunman, "Pistol")
    stage.put_on(other, "Pistol")
    stage.hand(A, "Suppressing Fire", "Suppressing Fire")
    stage.hand(B, "Suppressing Fire")
    bleed(stage, elder)
    assert offered_modes(stage, A, "suppressing-fire") == []
    try_block(stage, rival)
    stage.play(A, "play suppressing-fire plain", gunman)
    assert values.intercept(stage.table, rival) == -1
    assert not stage.offers(A, "play suppressing-fire plain", gunman)
    stage.play(A, "play suppressing-fire plain", other)
    assert values.intercept(stage.table, rival) == -2
    stage.skip("block", B)
    assert offered_modes(stage, B, "suppressing-fire") == []
    stage.resolve()
    assert stage.table.pool[B] == 29


def test_suppressing_fire_needs_another_untapped_minion_with_a_gun() -> None:
    stage = ReferendumStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    armed, unarmed = stage.ally(A, "Thug", tapped=True), stage.ally(A, "Thug")
    stage.put_on(elder, "Pistol")
    stage.put_on(armed, "Pistol")
    stage.put_on(unarmed, "Cudgel")
    stage.hand(A, "Suppressing Fire")
    bleed(stage, elder)
    try_block(stage, rival)
    assert offered_modes(stage, A, "suppressing-fire") == []
    stage.put_on(unarmed, "Pistol")
    assert stage.offers(A, "play suppressing-fire plain", unarmed)


# Leverage


def test_leverage_burns_the_edge_for_a_bleed_and_keeps_it_away() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.edge(A)
    stage.hand(A, "Leverage")
    bleed(stage, elder)
    stage.play(A, "play leverage plain", elder)
    assert stage.table.edge == -1
    stage.resolve()
    assert stage.table.pool[B] == 28
    assert stage.table.edge == -1
    bleed(stage, pupil)
    stage.resolve()
    assert stage.table.edge == A  # it was for that action


def test_leverage_is_for_the_player_with_the_edge() -> None:
    for holder, expected in ((A, ["plain"]), (B, []), (-1, [])):
        stage = PeopleStage()
        elder = stage.vampire(A, "Elder")
        stage.edge(holder)
        stage.hand(A, "Leverage")
        bleed(stage, elder)
        assert offered_modes(stage, A, "leverage") == expected


# Monkey Wrench

ANARCH = Vampire("Anarch", "brujah", 1, 6, "", "independent", "anarch")


def test_monkey_wrench_bleeds_for_its_blood() -> None:
    for blood, numbers in ((6, (1, 2, 3)), (2, (1, 2))):
        stage = PeopleStage(2, ANARCH)
        anarch = stage.vampire(A, "Anarch", blood)
        stage.hand(A, "Monkey Wrench", "Leverage")
        bleed(stage, anarch)
        stage.play(A, "play monkey-wrench plain", anarch)
        assert stage.options(A) == [f"number {number}" for number in numbers]
        stage.play(A, "number 2")
        assert stage.blood(anarch) == blood - 2
        stage.resolve()
        assert stage.table.pool[B] == 27


def test_monkey_wrench_is_for_anarchs_with_blood() -> None:
    for name, blood in (("Anarch", 0), ("Elder", 6)):
        stage = PeopleStage(2, ANARCH)
        vampire = stage.vampire(A, name, 1)
        stage.hand(A, "Monkey Wrench")
        bleed(stage, vampire)
        stage.table.blood[vampire] = blood
        assert offered_modes(stage, A, "monkey-wrench") == []


# Stealth Ritus


@pytest.mark.parametrize(("blood", "stealth"), [(2, 1), (0, 0)])
def test_stealth_ritus_takes_blood_from_another_sabbat_vampire(blood: int, stealth: int) -> None:
    other = Vampire("Packmate", "lasombra", 1, 5, "", "sabbat")
    stage = PeopleStage(2, other)
    leader, mate = stage.vampire(A, "Pack Leader", 4), stage.vampire(A, "Packmate", tapped=True)
    stage.vampire(A, "Elder")
    stage.hand(A, "Stealth Ritus")
    bleed(stage, leader)
    stage.table.blood[mate] = blood
    stage.play(A, "play stealth-ritus plain", leader)
    assert values.stealth(stage.table, leader) == stealth
    assert stage.blood(mate) == max(blood - 1, 0)
    assert stage.blood(leader) == 3


def test_stealth_ritus_needs_another_sabbat_vampire_and_the_announcement() -> None:
    stage = PeopleStage(2)
    leader, rival = stage.vampire(A, "Pack Leader"), stage.vampire(B, "Rival")
    stage.vampire(A, "Elder")
    stage.hand(A, "Stealth Ritus")
    bleed(stage, leader)
    assert offered_modes(stage, A, "stealth-ritus") == []
    late = PeopleStage(2)
    leader, rival = late.vampire(A, "Pack Leader"), late.vampire(B, "Rival")
    late.vampire(A, "Pack Leader")
    late.hand(A, "Stealth Ritus")
    bleed(late, leader)
    try_block(late, rival)
    assert offered_modes(late, A, "stealth-ritus") == []


# Strange Day


def test_strange_day_keeps_vampires_from_blocking() -> None:
    stage = ReferendumStage()
    chief, elder, thug = stage.vampire(A, "Chief"), stage.vampire(B, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Strange Day")
    bleed(stage, chief)
    stage.play(A, "play strange-day plain", chief)
    assert stage.blood(chief) == 5
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", thug)
    assert not stage.offers(B, "block", elder)


def test_strange_day_is_for_laibon_and_the_announcement() -> None:
    for name, expected in (("Chief", ["plain"]), ("Elder", [])):
        stage = ReferendumStage()
        vampire, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
        stage.hand(A, "Strange Day")
        bleed(stage, vampire)
        assert offered_modes(stage, A, "strange-day") == expected
        try_block(stage, rival)
        assert offered_modes(stage, A, "strange-day") == []


@ruling("Cancel", 3)
@pytest.mark.parametrize("cancelled", [False, True])
def test_strange_day_is_played_once_in_a_game(cancelled: bool) -> None:
    stage = ReferendumStage()
    chief, hunter = stage.vampire(A, "Chief"), stage.vampire(A, "Hunter")
    stage.hand(A, "Strange Day", "Strange Day")
    stage.hand(B, "Direct Intervention")
    bleed(stage, chief)
    Stage.play(stage, A, "play strange-day plain", chief)
    stage.skip("as-played", B)
    if cancelled:
        stage.play(B, "play direct-intervention plain -")
    stage.resolve()
    bleed(stage, hunter)
    assert offered_modes(stage, A, "strange-day") == []


# Lost in Translation


def test_lost_in_translation_sends_a_bleed_on() -> None:
    stage = PeopleStage(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, "Lost in Translation")
    bleed(stage, pupil)
    decline_blocks(stage)
    stage.play(B, "play lost-in-translation plain", elder)
    assert stage.blood(elder) == 8
    assert stage.table.tapped[elder]
    stage.resolve()
    assert stage.table.pool == [30, 30, 29]


def test_lost_in_translation_is_against_an_ally_or_a_younger_vampire() -> None:
    for name, expected in (("Pupil", ["plain"]), ("Elder", [])):
        stage = PeopleStage(3)
        acting = stage.vampire(A, name)
        stage.vampire(B, "Rival")
        stage.hand(B, "Lost in Translation")
        bleed(stage, acting)
        decline_blocks(stage)
        assert offered_modes(stage, B, "lost-in-translation") == expected


def test_only_one_lost_in_translation_is_played_in_an_action() -> None:
    stage = PeopleStage(4)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.vampire(C, "Rival")
    stage.hand(B, "Lost in Translation")
    stage.hand(C, "Lost in Translation", "Deflection")
    bleed(stage, pupil)
    decline_blocks(stage)
    stage.play(B, "play lost-in-translation plain", elder)
    stage.play(B, "player 2")
    stage.skip("BlockQuestion", C)
    stage.play(C, "decline")
    stage.skip("declined", C)
    assert offered_modes(stage, C, "deflection") == ["dom", "DOM"]
    assert offered_modes(stage, C, "lost-in-translation") == []


@ruling("Lost in Translation", 1, 2)
def test_lost_in_translation_is_for_when_blocks_are_declined_and_not_later() -> None:
    stage = PeopleStage(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Lost in Translation")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "lost-in-translation") == []
    stage.play(B, "block", elder)
    stage.play(A, "play lost-in-crowds obf", pupil)
    stage.skip("declined", B)  # the attempt failed, and she declines to try another
    assert offered_modes(stage, B, "lost-in-translation") == ["plain"]
    stage.skip("succeeding")
    assert stage.options(B) == []  # it is too late


# Change of Target


def change(stage: Stage, minion: int, blocker: int) -> Stage:
    """The action is blocked, and Change of Target is played."""
    try_block(stage, blocker)
    stage.skip("blocked", A)
    stage.play(A, "play change-of-target plain", minion)
    return stage


@ruling("Change of Target", 1, 5, 7)
def test_change_of_target_ends_a_blocked_action() -> None:
    stage = ReferendumStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Change of Target", "Freak Drive")
    stage.hand(B, "Voice of Madness")
    bleed(stage, elder)
    assert offered_modes(stage, A, "change-of-target") == []
    change(stage, elder, rival)
    assert stage.prompt == "MinionPhase"  # nobody can play anything else
    assert stage.events_of(CombatBegan) == []
    assert stage.table.pool[B] == 30
    assert not stage.table.tapped[elder]
    assert not stage.table.tapped[rival]
    assert not stage.offers(A, "bleed", elder)
    assert stage.offers(A, "hunt", elder)


def test_change_of_target_is_not_for_an_action_that_nobody_blocks() -> None:
    stage = ReferendumStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Change of Target", "Lost in Crowds")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    for _ in range(30):
        if stage.prompt == "MinionPhase":
            break
        assert offered_modes(stage, stage.decider, "change-of-target") == []
        stage.do_minimum()
    assert stage.table.pool[B] == 29


@ruling("Change of Target", 2, 8)
def test_a_vampire_who_may_not_hunt_again_is_stuck_if_he_has_to() -> None:
    stage = ReferendumStage()
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
    stage = ReferendumStage()
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
    stage = ReferendumStage()
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
    stage = ReferendumStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    first, second = stage.permanent(A, "Well"), stage.permanent(A, "Well")
    stage.hand(A, "Change of Target")
    stage.play(A, "act", elder, first, "0")
    change(stage, elder, rival)
    assert not stage.offers(A, "act", elder, first, "0")
    assert stage.offers(A, "act", elder, second, "0")


@ruling("Change of Target", 6)
def test_effects_that_a_block_triggers_still_happen() -> None:
    stage = ReferendumStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.permanent(B, "Alarm")
    stage.hand(A, "Change of Target")
    bleed(stage, elder)
    change(stage, elder, rival)
    assert len(stage.events_of(ActionBlocked)) == 1
    assert stage.table.pool[B] == 33


@ruling("Change of Target", 9)
def test_a_minion_who_blocks_a_vampire_leaving_torpor_cannot_diablerize_him() -> None:
    stage = ReferendumStage()
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
    assert stage.events_of(Diablerized) == []
    assert stage.zone(elder) == TORPOR
    assert not stage.table.tapped[elder]
    assert not stage.offers(A, "leave-torpor", elder)


# Aura of Invincibility


def before_votes(card: str) -> tuple[ReferendumStage, int]:
    """A referendum of A before the votes, and the seat that holds a card for it."""
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    seat = A if card == "aura-of-invincibility" else B
    stage.hand(seat, card)
    referendum(stage, "Gift", elder)
    stage.skip("before-votes", seat)
    return stage, seat


def test_aura_of_invincibility_comes_onto_the_vampire_if_the_referendum_passes() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    stage.play(A, "play aura-of-invincibility plain", elder)
    assert stage.blood(elder) == 9
    passes(stage)
    (aura,) = stage.table.attached[elder]
    assert stage.zone(aura) == ON_CARD
    assert stage.blood(aura) == 1


@ruling("Aura of Invincibility", 1)
def test_aura_of_invincibility_does_nothing_if_that_referendum_fails() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    stage.play(A, "play aura-of-invincibility plain", elder)
    stage.skip("MinionPhase")
    assert stage.table.attached[elder] == ()
    assert stage.zone(elder) == READY
    assert "aura-of-invincibility" in stage.names(stage.table.ash[A])


@ruling("Aura of Invincibility", 2)
def test_aura_of_invincibility_waits_in_the_ash_heap() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    stage.play(A, "play aura-of-invincibility plain", elder)
    (aura,) = stage.table.ash[A]
    assert stage.zone(aura) == ASH_HEAP
    stage.table.ash[A] = ()
    stage.table.zone[aura] = 10  # something removes it from the game
    stage.table.removed[A] = (aura,)
    passes(stage)
    assert stage.table.attached[elder] == ()
    assert stage.table.pool[A] == 31


@ruling("Aura of Invincibility", 3)
def test_a_vampire_has_only_one_aura_of_invincibility() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Aura of Invincibility")
    stage.hand(A, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    assert offered_modes(stage, A, "aura-of-invincibility") == []


@pytest.mark.parametrize("card", ["aura-of-invincibility", "poison-pill"])
def test_aura_of_invincibility_is_for_before_the_votes(card: str) -> None:
    stage, seat = before_votes(card)
    assert offered_modes(stage, seat, card) == ["plain"]
    stage.skip("polling", seat)
    assert offered_modes(stage, seat, card) == []


@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize("card", ["aura-of-invincibility", "poison-pill"])
def test_aura_of_invincibility_is_not_for_a_referendum_that_passes_by_itself(card: str) -> None:
    stage, seat = before_votes(card)
    noting.note(
        stage.table, stage.table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, 1
    )
    assert offered_modes(stage, seat, card) == []


@rule("VTES-6.3.3-04")
def test_aura_of_invincibility_gives_votes_and_grows() -> None:
    stage = ReferendumStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(A, "Rival")
    aura = stage.put_on(elder, "Aura of Invincibility")
    stage.table.blood[aura] = 3
    referendum(stage, "Gift", elder)
    stage.skip("polling", A)
    stage.play(A, "vote", elder, "for")
    assert tally(stage.table) == (3, 0)
    stage.skip("MinionPhase")
    assert stage.blood(aura) == 4
    referendum(stage, "Tax", rival)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", elder, "for")  # another vampire calls it
    stage.skip("MinionPhase")
    assert stage.table.attached[elder] == (aura,)
    assert stage.blood(aura) == 4


def test_aura_of_invincibility_sends_him_to_torpor_if_a_referendum_of_his_fails() -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    aura = stage.put_on(elder, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR
    assert stage.zone(aura) == ASH_HEAP


# Closed Session


SYNOD = (
    Vampire("Bishop", "lasombra", 1, 5, "", "sabbat", title="bishop"),
    Vampire("Baron", "brujah", 1, 5, "", "independent", title="votes:2"),
)


@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize(
    ("card", "caller", "cost", "voters"),
    [
        ("closed-session", "Mayor", 0, ["Judge"]),
        ("private-audience", "Pack Leader", 1, ["Bishop"]),
    ],
)
def test_only_one_sect_votes(card: str, caller: str, cost: int, voters: list[str]) -> None:
    stage = PeopleStage(2, *SYNOD, GIFT)
    vampire = stage.vampire(A, caller)
    rivals = {name: stage.vampire(B, name) for name in ("Judge", "Bishop", "Baron")}
    stage.hand(A, card)
    call(stage, vampire)
    stage.skip("before-votes", A)
    before = stage.blood(vampire)
    stage.play(A, f"play {card} plain", vampire)
    assert stage.blood(vampire) == before - cost
    stage.skip("polling", B)
    able = [name for name, rival in rivals.items() if stage.offers(B, "vote", rival, "against")]
    assert able == voters
    assert offered_modes(stage, A, card) == []


@pytest.mark.parametrize(
    ("card", "caller"), [("closed-session", "Pack Leader"), ("private-audience", "Mayor")]
)
def test_closed_session_needs_a_title_of_that_sect(card: str, caller: str) -> None:
    stage = PeopleStage(2, *SYNOD, GIFT)
    vampire = stage.vampire(A, caller)
    stage.hand(A, card)
    call(stage, vampire)
    stage.skip("before-votes", A)
    assert offered_modes(stage, A, card) == []


# Cryptic Rider


def pass_it(stage: PeopleStage) -> Stage:
    """The card that calls it is voted for; the action is over."""
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    return stage.skip("after-action", A)


@ruling("Cryptic Rider", 1, 2)
def test_cryptic_rider_lets_the_next_referendum_pass_by_itself() -> None:
    stage = PeopleStage(2, GIFT)
    vampires = [stage.vampire(A, name) for name in ("Kurt", "Ira", "Elder")]
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Cryptic Rider", "Cryptic Rider", "Voter Captivation", "Perfect Paragon")
    stage.hand(B, "Poison Pill")
    pass_it(call(stage, vampires[0]))
    stage.play(A, "play cryptic-rider plain", vampires[0])
    assert stage.blood(vampires[0]) == 7
    stage.skip("MinionPhase")
    call(stage, vampires[1])
    seen = []
    while stage.window != "after-action":
        seen.append(stage.window)
        stage.do_minimum()
    assert "before-votes" not in seen
    assert "polling" not in seen
    assert stage.table.pool[A] == 32
    stage.table.blood[vampires[1]] = 3
    stage.skip("after-action", A)
    stage.play(A, "play voter-captivation pre", vampires[1])
    assert stage.blood(vampires[1]) == 3  # it passed by no votes
    stage.play(A, "play cryptic-rider plain", vampires[1])
    stage.skip("MinionPhase")
    call(stage, vampires[2])
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 33
    assert stage.blood(rival) == 9


def test_cryptic_rider_is_for_one_referendum_of_yours_this_turn() -> None:
    stage = PeopleStage(2, GIFT)
    kurt, ira, elder = [stage.vampire(A, name) for name in ("Kurt", "Ira", "Elder")]
    stage.hand(A, "Cryptic Rider")
    pass_it(call(stage, kurt))
    stage.play(A, "play cryptic-rider plain", kurt)
    stage.skip("MinionPhase")
    call(stage, ira)
    stage.skip("MinionPhase")
    call(stage, elder)
    stage.skip("MinionPhase")
    results = [event.result for event in stage.events_of(ReferendumEnded)]
    assert results == ["passed", "passed", "failed"]


def test_cryptic_rider_needs_a_referendum_that_has_passed() -> None:
    stage = PeopleStage(2, GIFT)
    kurt = stage.vampire(A, "Kurt")
    stage.hand(A, "Cryptic Rider")
    call(stage, kurt)
    while stage.prompt != "MinionPhase":
        assert offered_modes(stage, A, "cryptic-rider") == []
        stage.do_minimum()


# Keep it Simple


def test_keep_it_simple_answers_stealth() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    mayor, rival = stage.vampire(B, "Mayor"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds", "Govern the Unaligned")
    stage.hand(B, "Keep it Simple")
    stage.play(A, "play govern-the-unaligned dom", elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds OBF", elder)
    stage.skip("declined", B)
    stage.play(B, "play keep-it-simple plain", mayor)
    assert stage.blood(mayor) == 5
    stage.resolve()
    assert stage.table.pool[B] == 30 - (3 - 2)


def test_keep_it_simple_is_no_use_against_an_open_bleed() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Keep it Simple")
    bleed(stage, elder)
    decline_blocks(stage)
    stage.play(B, "play keep-it-simple plain", rival)
    stage.resolve()
    assert stage.table.pool[B] == 29


# Poison Pill


@ruling("Poison Pill", 1, 2)
@pytest.mark.parametrize(
    ("card", "pools"),
    [("Tax", [28, 28, 28]), ("Exchange", [27, 32, 32]), ("Gift", [31, 30, 30])],
)
def test_poison_pill_costs_the_caller_what_it_costs_you(card: str, pools: list[int]) -> None:
    stage = ReferendumStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Poison Pill")
    referendum(stage, card, elder)
    stage.skip("before-votes", B)
    stage.play(B, "play poison-pill plain", rival)
    passes(stage)
    assert stage.table.pool == pools


@ruling("Poison Pill", 1)
def test_poison_pill_counts_pool_that_goes_to_a_card_and_nothing_before_the_effect() -> None:
    stage = ReferendumStage(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(B, "Poison Pill")
    referendum(stage, "Tithe", elder)
    stage.skip("before-votes", B)
    stage.play(B, "play poison-pill plain", rival)
    counters.lose_pool(stage.table, B, 4)  # for something else
    passes(stage)
    assert stage.table.pool == [28, 25, 29]
    counters.lose_pool(stage.table, B, 4)
    assert stage.table.notes.total(notes.LOST_POOL, B) == 0


def test_poison_pill_does_nothing_if_the_referendum_fails() -> None:
    stage = ReferendumStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    pupil = stage.vampire(C, "Pupil")
    stage.hand(B, "Poison Pill")
    stage.hand(C, "Poison Pill")
    referendum(stage, "Tax", elder)
    stage.skip("before-votes", B)
    assert offered_modes(stage, B, "poison-pill") == []  # he is tapped
    assert stage.table.tapped[rival]
    stage.skip("before-votes", C)
    stage.play(C, "play poison-pill plain", pupil)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30]
