"""Tests of master cards that bless or burden a vampire."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ASH_HEAP,
    MODIFIER,
    ON_CARD,
    READY,
    RETAINER,
    TORPOR,
)
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool, Vampire
from conclave.games.vtes.vocabulary.effects import EnterCombat

HIRED = (
    Card("Goon", ALLY, cost=Pool(3), life=1),
    Card("Ghoul", ALLY, cost=Blood(1), life=1),
    Card("Stray", ALLY, life=1),
    Card("Butler", RETAINER, cost=Blood(1), life=1),
)


# Charisma


@pytest.mark.parametrize(
    ("card", "pool", "blood"), [("goon", 28, 10), ("ghoul", 30, 10), ("stray", 30, 10)]
)
def test_charisma_makes_allies_cheaper(card: str, pool: int, blood: int) -> None:
    stage = PeopleStage(2, *HIRED)
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Charisma")
    stage.hand(A, card)
    stage.play(A, f"play {card} plain", elder)
    stage.resolve()
    assert (stage.table.pool[A], stage.blood(elder)) == (pool, blood)


def test_charisma_is_for_allies_and_for_its_vampire_only() -> None:
    stage = PeopleStage(2, *HIRED)
    elder, other = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.put_on(elder, "Charisma")
    stage.hand(A, "butler", "goon")
    stage.play(A, "play butler plain", elder)
    stage.resolve()
    assert stage.blood(elder) == 9
    stage.play(A, "play goon plain", other)
    stage.resolve()
    assert stage.table.pool[A] == 27


# Agent of Power


def test_agent_of_power_gives_a_level_until_the_discard_phase() -> None:
    stage = PeopleStage(2, phase="master")
    fledgling = stage.vampire(A, "Fledgling", 3)
    stage.vampire(B, "Rival")
    stage.hand(A, "Agent of Power")
    play_as_a(stage, "agent-of-power")
    assert stage.prompt == "ChooseDiscipline"
    stage.play(A, "name dom")
    assert identity.level(stage.table, fledgling, "dom") == 1
    assert identity.capacity(stage.table, fledgling) == 4
    assert stage.table.actions == 1
    stage.skip("DiscardPhase", A)
    assert identity.level(stage.table, fledgling, "dom") == 1
    stage.skip("MasterPhase", B)
    assert identity.level(stage.table, fledgling, "dom") == 0
    assert stage.names(stage.table.ash[A]) == ["agent-of-power"]


def test_agent_of_power_is_for_ones_own_vampires() -> None:
    stage = PeopleStage(2, phase="master")
    stage.vampire(B, "Rival")
    stage.hand(A, "Agent of Power")
    assert offered_modes(stage, A, "agent-of-power") == []


# Depravity


def test_depravity_gives_strength_and_stealth_for_diablerie() -> None:
    stage = PeopleStage(2)
    elder, victim = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 2, torpor=True)
    stage.put_on(elder, "Depravity")
    assert values.strength(stage.table, elder) == 2
    stage.play(A, "diablerize", elder, victim)
    assert stage.table.view(None)["action"]["stealth"] == 1


def test_depravity_forbids_to_recruit_and_to_employ() -> None:
    stage = PeopleStage(2, *HIRED)
    elder, other = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.put_on(elder, "Depravity")
    stage.hand(A, "stray", "butler", "Lamp")
    assert not stage.offers(A, "play stray plain", elder)
    assert not stage.offers(A, "play butler plain", elder)
    assert stage.offers(A, "play lamp plain", elder)
    assert stage.offers(A, "play stray plain", other)
    bleed(stage, elder)
    assert stage.table.view(None)["action"]["stealth"] == 0


# Fear of Mekhet


CIRCLE = Vampire("Founder", "brujah", 1, 10, "", "camarilla", title="inner-circle:brujah")


def test_fear_of_mekhet_taps_and_moves_on_after_burning_blood() -> None:
    stage = PeopleStage(2, CIRCLE, phase="master")
    judge, founder = stage.vampire(A, "Judge", 7), stage.vampire(B, "Founder", 4)
    mayor = stage.vampire(A, "Mayor")
    stage.hand(A, "Fear of Mekhet")
    stage.play(A, "play fear-of-mekhet plain -")
    assert not stage.offers(A, "target", mayor)
    stage.play(A, "target", judge)
    assert stage.table.tapped[judge]
    stage.skip("MasterPhase", B)
    assert (stage.blood(judge), stage.blood(founder)) == (7, 4)
    stage.skip("MasterPhase", A)
    assert (stage.blood(judge), stage.zone(founder)) == (2, READY)
    assert stage.names(stage.table.attached[founder]) == ["fear-of-mekhet"]
    stage.skip("MasterPhase", B)
    assert stage.zone(founder) == ASH_HEAP
    assert stage.zone(judge) == READY


def test_fear_of_mekhet_is_burned_if_there_is_nobody_else() -> None:
    stage = PeopleStage(2, phase="untap")
    judge = stage.vampire(A, "Judge", 5)
    fear = stage.put_on(judge, "Fear of Mekhet", B)
    stage.skip("MasterPhase", A)
    assert (stage.blood(judge), stage.zone(judge), stage.zone(fear)) == (0, READY, ASH_HEAP)


def test_fear_of_mekhet_moves_on_from_a_vampire_who_has_lost_his_title() -> None:
    stage = PeopleStage(2, phase="untap")
    pupil, judge = stage.vampire(A, "Pupil", 5), stage.vampire(B, "Judge")
    fear = stage.put_on(pupil, "Fear of Mekhet", B)
    stage.skip("MasterPhase", A)
    assert (stage.blood(pupil), stage.table.host[fear]) == (0, judge)


@ruling("Fear of Mekhet", 1)
def test_fear_of_mekhet_may_move_to_torpor_but_is_not_played_there() -> None:
    stage = PeopleStage(2, CIRCLE, phase="untap")
    judge, founder = stage.vampire(A, "Judge", 6), stage.vampire(B, "Founder", 4, torpor=True)
    fear = stage.put_on(judge, "Fear of Mekhet", A)
    stage.hand(A, "Fear of Mekhet")
    stage.skip("MasterPhase", A)
    assert stage.table.host[fear] == founder
    stage.play(A, "play fear-of-mekhet plain -")
    assert not stage.offers(A, "target", founder)


# Humanitas


def test_humanitas_makes_a_rescue_cheaper_and_stealthier() -> None:
    stage = PeopleStage(3)
    elder, friend = stage.vampire(A, "Elder"), stage.vampire(C, "Pupil", 3, torpor=True)
    stage.put_on(elder, "Humanitas")
    assert not stage.offers(A, "rescue", elder, friend, "2")
    stage.play(A, "rescue", elder, friend, "1")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert (stage.zone(friend), stage.blood(elder), stage.blood(friend)) == (READY, 9, 3)


def test_humanitas_forbids_diablerie() -> None:
    stage = PeopleStage(2)
    elder, other = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    victim = stage.vampire(B, "Rival", 2, torpor=True)
    stage.put_on(elder, "Humanitas")
    assert not stage.offers(A, "diablerize", elder, victim)
    assert stage.offers(A, "diablerize", other, victim)


# Legendary Vampire


def test_legendary_vampire_is_for_a_vampire_of_the_last_influence_phase() -> None:
    stage = PeopleStage(2, phase="influence")
    elder, rival = stage.uncontrolled(A, "Elder", 10), stage.vampire(A, "Rival")
    pupil = stage.uncontrolled(A, "Pupil", 5)
    stage.hand(A, "Legendary Vampire")
    stage.hand(B, "Legendary Vampire")
    stage.skip("MasterPhase", B)
    assert offered_modes(stage, B, "legendary-vampire") == []
    stage.skip("MasterPhase", A)
    assert (stage.zone(elder), stage.zone(pupil)) == (READY, READY)
    play_as_a(stage, "legendary-vampire")
    assert stage.names(stage.table.attached[elder]) == ["legendary-vampire"]
    assert stage.table.attached[rival] == ()
    assert values.bleed(stage.table, elder) == 3


def test_legendary_vampire_is_too_late_after_the_next_influence_phase() -> None:
    stage = PeopleStage(2, phase="influence")
    stage.uncontrolled(A, "Elder", 10)
    stage.hand(A, "Legendary Vampire")
    stage.skip("MasterPhase", B)
    stage.skip("MasterPhase", A)
    assert offered_modes(stage, A, "legendary-vampire") == ["plain"]
    stage.skip("MasterPhase", B)
    stage.skip("MasterPhase", A)
    assert offered_modes(stage, A, "legendary-vampire") == []


def test_any_vampire_may_call_a_referendum_to_burn_legendary_vampire() -> None:
    stage = PeopleStage(2)
    elder, mayor = stage.vampire(B, "Elder"), stage.vampire(A, "Mayor")
    legend = stage.put_on(elder, "Legendary Vampire")
    stage.play(A, "act", mayor, legend, "0")
    stage.skip("polling", A)
    stage.play(A, "vote", mayor, "for")
    stage.skip("MinionPhase", A)
    assert stage.zone(legend) == ASH_HEAP


# Libertas


REBEL = Vampire("Rebel Yell", "brujah", 1, 6, "", "independent", "anarch")


def test_libertas_keeps_allies_from_blocking() -> None:
    stage = PeopleStage(2, REBEL)
    anarch, thug = stage.vampire(A, "Rebel Yell"), stage.ally(B, "Thug")
    rival = stage.vampire(B, "Rival")
    stage.put_on(anarch, "Libertas")
    bleed(stage, anarch)
    stage.skip("BlockQuestion", B)
    assert stage.options(B) == [stage.text("block", rival), "decline"]
    assert not stage.offers(B, "block", thug)


def test_libertas_is_put_on_any_anarch_by_somebody_with_a_ready_anarch() -> None:
    stage = PeopleStage(2, REBEL, phase="master")
    anarch = stage.vampire(B, "Rebel Yell")
    stage.hand(A, "Libertas")
    assert offered_modes(stage, A, "libertas") == []
    stage = PeopleStage(
        2, REBEL, Vampire("Calm", "brujah", 1, 4, "", "independent", "anarch"), phase="master"
    )
    anarch, mine, rival = (
        stage.vampire(B, "Rebel Yell"),
        stage.vampire(A, "Calm"),
        stage.vampire(A, "Rival"),
    )
    stage.hand(A, "Libertas")
    stage.play(A, "play libertas plain -")
    assert stage.offers(A, "target", mine)
    assert not stage.offers(A, "target", rival)
    stage.play(A, "target", anarch)
    assert stage.table.pool[A] == 29


def test_libertas_makes_dominate_and_presence_dearer_for_other_minions() -> None:
    stage = PeopleStage(2, REBEL)
    anarch, rival = stage.vampire(A, "Rebel Yell"), stage.vampire(B, "Rival")
    stage.put_on(anarch, "Libertas")
    stage.hand(B, "Majesty")
    bleed(stage, anarch)
    try_block(stage, rival)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "play majesty PRE", rival)
    stage.resolve()
    assert stage.blood(rival) == 7


def test_libertas_costs_nothing_for_the_anarch_or_without_him() -> None:
    stage = PeopleStage(2, REBEL)
    anarch, elder = stage.vampire(A, "Rebel Yell"), stage.vampire(A, "Elder")
    stage.put_on(anarch, "Libertas")
    stage.hand(A, "Govern the Unaligned")
    stage.play(A, "play govern-the-unaligned dom", elder)
    stage.resolve()
    assert stage.blood(elder) == 9


@ruling("Libertas", 1)
def test_libertas_does_not_raise_the_cost_of_an_action_after_a_failed_block() -> None:
    stage = PeopleStage(2, REBEL)
    elder, anarch = stage.vampire(A, "Elder"), stage.vampire(B, "Rebel Yell")
    stage.put_on(anarch, "Libertas")
    stage.hand(A, "Govern the Unaligned", "Lost in Crowds")
    stage.play(A, "play govern-the-unaligned dom", elder)
    try_block(stage, anarch)
    stage.skip("block", A)
    stage.play(A, "play lost-in-crowds OBF", elder)
    stage.resolve()
    assert (stage.blood(elder), stage.table.pool[B]) == (9, 27)


# Memories of Mortality


def test_memories_of_mortality_spare_allies() -> None:
    stage = PeopleStage(2)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.put_on(elder, "Memories of Mortality", B)
    fight(stage, elder, thug)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.blood(thug), stage.blood(elder)) == (3, 9)


def test_memories_of_mortality_are_for_allies_only() -> None:
    stage = PeopleStage(2)
    thug, elder = stage.ally(A, "Thug"), stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    stage.put_on(rival, "Memories of Mortality", A)
    bleed(stage, thug)
    stage.resolve()
    assert stage.table.pool[B] == 29
    fight(stage, elder, rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)


def test_memories_of_mortality_are_burned_by_going_to_torpor() -> None:
    stage = PeopleStage(2, phase="influence")
    elder = stage.vampire(A, "Elder", 3)
    memories = stage.put_on(elder, "Memories of Mortality", B)
    stage.play(A, "use", memories, "0")
    assert (stage.zone(elder), stage.blood(elder), stage.zone(memories)) == (TORPOR, 2, ASH_HEAP)


def test_memories_of_mortality_stay_without_blood() -> None:
    stage = PeopleStage(2, phase="influence")
    elder = stage.vampire(A, "Elder", 0)
    memories = stage.put_on(elder, "Memories of Mortality", B)
    assert not stage.offers(A, "use", memories, "0")


# Secret Passage


GRUDGE = Card(
    "Grudge", ACTION, effect=Action(EnterCombat(), target=targets.One(filters.MINION), stealth=3)
)


LAST_WORD = Card("Last Word", MODIFIER, effect=GainPool(1), when="after-action")


@ruling("Secret Passage", 1)
@ruling("Fail an Action", 1, 2, 3)
def test_secret_passage_makes_an_action_against_its_minion_fail() -> None:
    stage = PeopleStage(2, GRUDGE, LAST_WORD)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    passage = stage.put_on(rival, "Secret Passage")
    stage.hand(A, "grudge", "grudge", "last-word", "Freak Drive")
    stage.play(A, "play grudge plain", elder)
    stage.skip("Targeting", A)
    stage.play(A, "target", rival)
    stage.skip("succeeding", B)
    stage.play(B, "use", passage, "0")
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "freak-drive") == []
    stage.play(A, "play last-word plain", elder)
    assert stage.table.pool[A] == 31
    stage.resolve()
    assert stage.events_of(CombatBegan) == []
    assert stage.zone(passage) == ASH_HEAP
    stage.table.tapped[elder] = False
    assert not stage.offers(A, "play grudge plain", elder)


def test_secret_passage_is_no_help_against_other_actions() -> None:
    stage = PeopleStage(2, GRUDGE)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    passage = stage.put_on(rival, "Secret Passage")
    other = stage.vampire(B, "Kurt")
    stage.hand(A, "grudge")
    stage.play(A, "play grudge plain", elder)
    stage.play(A, "target", other)
    while stage.prompt != "MinionPhase":
        assert not stage.offers(stage.decider, "use", passage, "0")
        stage.do_minimum()
    assert stage.zone(passage) == ON_CARD


@ruling("Fail an action (after 'as announced')", 1)
def test_secret_passage_waits_for_no_block_attempt() -> None:
    stage = PeopleStage(2, GRUDGE)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Kurt")
    passage = stage.put_on(rival, "Secret Passage")
    stage.hand(A, "grudge")
    stage.play(A, "play grudge plain", elder)
    stage.play(A, "target", rival)
    stage.skip("announced", B)
    assert stage.offers(B, "use", passage, "0")
    try_block(stage, other)
    while stage.prompt != "BlockQuestion":
        assert not stage.offers(stage.decider, "use", passage, "0")
        stage.do_minimum()
    stage.skip("declined", B)
    assert stage.offers(B, "use", passage, "0")
