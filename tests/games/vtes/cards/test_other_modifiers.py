"""Modifiers and reactions that need no discipline."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities import CanAct
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.events.combat import CombatBegan, Diablerized
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.steps import Voting
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    EQUIPMENT,
    GUN,
    LOCATION,
    MASTER,
    ON_CARD,
    POLITICAL,
    READY,
    TORPOR,
    WEAPON,
)
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool, GainBlood, GainPool, PoolToBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.moments import Blocks
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do
from conclave.testing import rule

EXTRA = (
    *PEOPLE,
    Card("Pistol", EQUIPMENT, WEAPON, GUN),
    Card("Tax", POLITICAL, effect=Motion(BurnPool(2, p.EACH_OTHER))),
    Card(
        "Exchange",
        POLITICAL,
        effect=Motion(Do(GainPool(5, p.EACH_OTHER), BurnPool(3, p.EACH_OTHER))),
    ),
    Card("Gift", POLITICAL, effect=Motion(GainPool(1))),
    Card(
        "Tithe", POLITICAL, effect=Motion(Do(PoolToBlood(1, parts.SELF), BurnPool(1, p.EACH_OTHER)))
    ),
    Card(
        "Well",
        MASTER,
        LOCATION,
        grants=CanAct(Action(GainBlood(1)), by=filters.VAMPIRE),
    ),
    Card("Alarm", MASTER, grants=Whenever(Blocks(filters.MINION), GainPool(3))),
)


class Hall(Salon):
    """A table with people, guns and referendums."""

    def __init__(self, seats: int = 2) -> None:
        Stage.__init__(self, seats, extra=EXTRA)


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


# Referendums


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


def test_aura_of_invincibility_comes_onto_the_vampire_if_the_referendum_passes() -> None:
    stage = Hall()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    stage.play(A, "play aura-of-invincibility plain", elder)
    assert stage.blood(elder) == 9
    passes(stage)
    (aura,) = stage.table.on[elder]
    assert stage.zone(aura) == ON_CARD
    assert stage.blood(aura) == 1


@ruling("Aura of Invincibility", 1)
def test_aura_of_invincibility_does_nothing_if_that_referendum_fails() -> None:
    stage = Hall()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    stage.play(A, "play aura-of-invincibility plain", elder)
    stage.skip("MinionPhase")
    assert stage.table.on[elder] == ()
    assert stage.zone(elder) == READY
    assert "aura-of-invincibility" in stage.names(stage.table.ash[A])


@ruling("Aura of Invincibility", 2)
def test_aura_of_invincibility_waits_in_the_ash_heap() -> None:
    stage = Hall()
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
    assert stage.table.on[elder] == ()
    assert stage.table.pool[A] == 31


@ruling("Aura of Invincibility", 3)
def test_a_vampire_has_only_one_aura_of_invincibility() -> None:
    stage = Hall()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Aura of Invincibility")
    stage.hand(A, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    assert modes(stage, A, "aura-of-invincibility") == []


def before_votes(card: str) -> tuple[Hall, int]:
    """A referendum of A before the votes, and the seat that holds a card for it."""
    stage = Hall()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    seat = A if card == "aura-of-invincibility" else B
    stage.hand(seat, card)
    referendum(stage, "Gift", elder)
    stage.skip("before-votes", seat)
    return stage, seat


@pytest.mark.parametrize("card", ["aura-of-invincibility", "poison-pill"])
def test_before_the_votes_and_not_while_they_are_cast(card: str) -> None:
    stage, seat = before_votes(card)
    assert modes(stage, seat, card) == ["plain"]
    stage.skip("polling", seat)
    assert modes(stage, seat, card) == []


@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize("card", ["aura-of-invincibility", "poison-pill"])
def test_not_for_a_referendum_that_passes_by_itself(card: str) -> None:
    stage, seat = before_votes(card)
    noting.note(stage.table, stage.table.scope(Voting), notes.PASSES, 0, 1)
    assert modes(stage, seat, card) == []


@rule("VTES-6.3.3-04")
def test_aura_of_invincibility_gives_votes_and_grows() -> None:
    stage = Hall()
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
    assert stage.table.on[elder] == (aura,)
    assert stage.blood(aura) == 4


def test_aura_of_invincibility_sends_him_to_torpor_if_a_referendum_of_his_fails() -> None:
    stage = Hall()
    elder = stage.vampire(A, "Elder")
    aura = stage.put_on(elder, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR
    assert stage.zone(aura) == ASH_HEAP


@ruling("Poison Pill", 1, 2)
@pytest.mark.parametrize(
    ("card", "pools"),
    [("Tax", [28, 28, 28]), ("Exchange", [27, 32, 32]), ("Gift", [31, 30, 30])],
)
def test_poison_pill_costs_the_caller_what_it_costs_you(card: str, pools: list[int]) -> None:
    stage = Hall(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Poison Pill")
    referendum(stage, card, elder)
    stage.skip("before-votes", B)
    stage.play(B, "play poison-pill plain", rival)
    passes(stage)
    assert stage.table.pool == pools


@ruling("Poison Pill", 1)
def test_poison_pill_counts_pool_that_goes_to_a_card_and_nothing_before_the_effect() -> None:
    stage = Hall(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(B, "Poison Pill")
    referendum(stage, "Tithe", elder)
    stage.skip("before-votes", B)
    stage.play(B, "play poison-pill plain", rival)
    counters.lose_pool(stage.table, B, 4)  # for something else
    passes(stage)
    assert stage.table.pool == [28, 25, 29]
    counters.lose_pool(stage.table, B, 4)
    assert stage.table.noted(notes.LOST_POOL, B) == 0


def test_poison_pill_does_nothing_if_the_referendum_fails() -> None:
    stage = Hall(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    pupil = stage.vampire(C, "Pupil")
    stage.hand(B, "Poison Pill")
    stage.hand(C, "Poison Pill")
    referendum(stage, "Tax", elder)
    stage.skip("before-votes", B)
    assert modes(stage, B, "poison-pill") == []  # he is tapped
    assert stage.table.tapped[rival]
    stage.skip("before-votes", C)
    stage.play(C, "play poison-pill plain", pupil)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30]
