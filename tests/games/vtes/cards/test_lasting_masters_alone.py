"""Tests of more master cards that stay in play on their own."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import MasterStage, play_as_a
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    fight,
    offered_modes,
    try_block,
    use,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.blood import burn, send_to_torpor
from conclave.games.vtes.rules.constants import ASH_HEAP, BAHARI, BESIDE, READY
from conclave.games.vtes.rules.events.combat import CombatBegan, RoundBegan
from conclave.games.vtes.rules.reading import identity

# Antediluvian Awakening


def test_antediluvian_awakening_costs_each_a_pool_in_her_untap_phase() -> None:
    stage = PeopleStage(2, phase="discard")
    card = stage.permanent(A, "Antediluvian Awakening")
    small = stage.vampire(B, "Fledgling")
    stage.skip("UntapPhase", B)
    stage.play(B, "target", card)
    assert stage.table.pool == [30, 29]
    assert stage.zone(card) == BESIDE
    assert stage.zone(small) == READY


def test_antediluvian_awakening_is_burned_with_a_vampire_instead() -> None:
    stage = PeopleStage(2, phase="discard")
    card = stage.permanent(A, "Antediluvian Awakening")
    small, rival = stage.vampire(B, "Fledgling"), stage.vampire(B, "Rival", torpor=True)
    stage.vampire(A, "Elder")
    stage.skip("UntapPhase", B)
    stage.play(B, "target", card)
    assert stage.options(B) == [stage.text("target", rival), "done"]
    stage.play(B, "target", rival)
    assert stage.zone(card) == stage.zone(rival) == ASH_HEAP
    assert stage.zone(small) == READY
    assert stage.table.pool == [30, 30]


def test_antediluvian_awakening_leaves_the_choice() -> None:
    stage = PeopleStage(2, phase="untap")
    card = stage.permanent(B, "Antediluvian Awakening")
    elder = stage.vampire(A, "Elder")
    stage.play(A, "target", card)
    stage.play(A, "done")
    assert stage.table.pool == [29, 30]
    assert stage.zone(elder) == READY


# Blood Puppy


def test_blood_puppy_does_one_of_three_things_each_untap_phase() -> None:
    stage = PeopleStage(2, phase="master")
    stage.hand(A, "Blood Puppy")
    stage.play(A, "play blood-puppy plain -")
    (puppy,) = stage.table.beside[A]
    assert stage.blood(puppy) == 3
    for number, pool, counters_left, zone in (
        ("0", 31, 2, BESIDE), ("1", 30, 4, BESIDE), ("2", 33, 0, ASH_HEAP),
    ):  # fmt: skip
        stage = PeopleStage(2, phase="untap")
        puppy = stage.permanent(A, "Blood Puppy", counters=3)
        use(stage, A, puppy, number)
        assert stage.table.pool[A] == pool
        assert stage.blood(puppy) == counters_left
        assert stage.zone(puppy) == zone
        assert not any(stage.offers(A, "use", puppy, other) for other in ("0", "1", "2"))


def test_blood_puppy_is_burned_by_a_minion() -> None:
    stage = PeopleStage()
    thug = stage.ally(A, "Thug")
    puppy = stage.permanent(B, "Blood Puppy", counters=3)
    stage.play(A, "act", thug, puppy, "0")
    stage.resolve()
    assert stage.zone(puppy) == ASH_HEAP
    assert stage.table.pool == [30, 30]


# Brothers Grimm


@pytest.mark.parametrize(("counters_on", "pool", "zone"), [(3, 30, BESIDE), (4, 35, ASH_HEAP)])
def test_brothers_grimm_pay_five_after_five_turns(counters_on: int, pool: int, zone: int) -> None:
    stage = PeopleStage(2, phase="untap")
    card = stage.permanent(A, "Brothers Grimm", counters=counters_on)
    stage.play(A, "target", card)
    assert stage.table.pool == [pool, 30]
    assert stage.zone(card) == zone


@pytest.mark.parametrize("kept", [True, False])
def test_brothers_grimm_go_to_who_discards_a_master_unless_that_is_matched(kept: bool) -> None:
    stage = PeopleStage(2, phase="master")
    card = stage.permanent(B, "Brothers Grimm", counters=2)
    stage.hand(A, "Fame", "Blur")
    stage.hand(B, "Vessel", "Blur")
    stage.library(A, "Majesty")
    stage.library(B, "Majesty")
    use(stage, A, card)
    assert stage.options(A) == ["discard fame"]
    stage.play(A, "discard fame")
    assert stage.decider == B
    assert stage.options(B) == ["discard vessel", "done"]
    stage.play(B, "discard vessel" if kept else "done")
    assert stage.table.controller[card] == (B if kept else A)
    assert stage.blood(card) == 2
    assert not stage.offers(A, "use", card, "0")


def test_brothers_grimm_stay_where_nobody_has_a_master_to_discard() -> None:
    stage = PeopleStage(2, phase="master")
    card = stage.permanent(B, "Brothers Grimm")
    stage.hand(A, "Blur")
    assert not stage.offers(A, "use", card, "0")


# Failsafe


@pytest.mark.parametrize(("pool", "offered"), [(2, True), (3, False)])
def test_failsafe_gives_four_pool_to_a_poor_player(pool: int, offered: bool) -> None:
    stage = PeopleStage(2, phase="master")
    failsafe = stage.permanent(A, "Failsafe")
    stage.pool(A, pool)
    assert stage.offers(A, "use", failsafe, "0") == offered
    if offered:
        use(stage, A, failsafe)
        assert stage.table.pool[A] == 6
        assert stage.zone(failsafe) == ASH_HEAP
        assert stage.table.actions == 0


# Frontal Assault


def stage_with_assault() -> tuple[PeopleStage, int, int, int]:
    """The card, and vampires of A and of her prey."""
    stage = PeopleStage(3)
    card, elder = stage.permanent(A, "Frontal Assault"), stage.vampire(A, "Elder")
    return stage, card, elder, stage.vampire(B, "Rival", 1)


def test_frontal_assault_lets_minions_attack_the_preys() -> None:
    stage, card, elder, rival = stage_with_assault()
    other = stage.vampire(C, "Kurt")
    stage.play(A, "act", elder, card, "0")
    assert not stage.offers(A, "target", other)
    stage.skip("before-range", A)
    assert stage.events_of(CombatBegan)
    thug = stage.ally(A, "Thug")
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "act", thug, card, "0")
    assert rival in stage.table.minions(B)


def test_frontal_assault_pays_for_ready_minions_of_the_prey_who_fall() -> None:
    stage, _, _, rival = stage_with_assault()
    thug, own = stage.ally(B, "Thug"), stage.ally(A, "Thug")
    stage.begin()
    send_to_torpor(stage.table, rival)
    stage.table.run()
    assert stage.table.pool[A] == 31
    burn(stage.table, thug)
    stage.table.run()
    assert stage.table.pool[A] == 32
    burn(stage.table, own)
    burn(stage.table, rival)  # not ready
    stage.table.run()
    assert stage.table.pool[A] == 32


def test_frontal_assault_ends_with_a_price_for_each_ready_minion_of_the_prey() -> None:
    stage, card, _, _ = stage_with_assault()
    stage.ally(B, "Thug")
    stage.vampire(B, "Kurt", torpor=True)
    stage.skip("DiscardPhase", A)
    assert stage.zone(card) == ASH_HEAP
    assert stage.table.pool == [28, 30, 30]


# Lilith's Blessing


def stage_with_blessing(*library: str) -> tuple[Stage, int, int]:
    """A's master phase: the card, and an empty vampire."""
    stage = MasterStage(2)
    card, pupil = stage.permanent(A, "Lilith's Blessing"), stage.vampire(A, "Pupil", 0)
    stage.hand(A, *("Lamp",) * 7)
    stage.library(A, *library)
    return stage, card, pupil


def test_liliths_blessing_gives_an_empty_vampire_a_discipline_and_blood_once() -> None:
    stage, card, pupil = stage_with_blessing("Potence", "Lamp", "Dominate")
    stage.play(A, "use", card, "0")
    assert stage.options(A) == ["name dominate", "name potence", "done"]
    stage.play(A, "name potence")
    assert stage.names(stage.table.attached[pupil]) == ["potence"]
    assert (stage.blood(pupil), identity.capacity(stage.table, pupil)) == (3, 6)
    assert stage.table.tapped[card]
    assert stage.table.actions == 0
    stage.skip("MasterPhase", B)
    stage.skip("MasterPhase", A)
    counters.lose_blood(stage.table, pupil, stage.blood(pupil))
    other = stage.vampire(A, "Elder", 0)
    stage.play(A, "use", card, "0")
    stage.play(A, "done")
    assert (stage.blood(pupil), stage.blood(other)) == (0, 3)  # Pupil is Bahari already


def test_liliths_blessing_needs_no_card_to_be_found() -> None:
    stage, card, pupil = stage_with_blessing("Lamp")
    stage.play(A, "use", card, "0")
    stage.skip("MasterPhase", A)
    assert stage.table.attached[pupil] == ()
    assert stage.blood(pupil) == 3
    assert identity.has_trait(stage.table, pupil, BAHARI)


def test_liliths_blessing_is_for_ready_vampires_without_blood() -> None:
    stage, card, pupil = stage_with_blessing("Lamp")
    counters.gain_blood(stage.table, pupil, 1)
    stage.vampire(A, "Elder", 0, torpor=True)
    stage.vampire(B, "Rival", 0)
    assert not stage.offers(A, "use", card, "0")


# Mob Connections


def test_mob_connections_press_only_to_continue() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    mob = stage.permanent(A, "Mob Connections")
    theirs = stage.permanent(B, "Mob Connections")
    fight(stage, elder, rival)
    stage.skip("press", A)
    use(stage, A, mob)
    assert stage.table.tapped[mob]
    assert not stage.offers(B, "use", theirs, "0")
    stage.skip("before-range", A)
    assert len(stage.events_of(RoundBegan)) == 2


def test_mob_connections_are_burned_by_a_minion() -> None:
    stage = PeopleStage()
    thug = stage.ally(A, "Thug")
    mob = stage.permanent(B, "Mob Connections")
    stage.play(A, "act", thug, mob, "0")
    stage.resolve()
    assert stage.zone(mob) == ASH_HEAP


# Momentum's Edge


def test_momentums_edge_gives_a_pool_in_your_untap_phase() -> None:
    stage = PeopleStage(2, phase="untap")
    edge = stage.permanent(A, "Momentum's Edge")
    use(stage, A, edge)
    assert stage.table.pool[A] == 31
    assert not stage.offers(A, "use", edge, "0")


def test_momentums_edge_needs_a_victory_point() -> None:
    stage = PeopleStage(2, phase="master")
    stage.hand(A, "Momentum's Edge")
    assert offered_modes(stage, A, "momentums-edge") == []
    stage.table.points[A] = 1
    play_as_a(stage, "momentums-edge")
    assert stage.names(stage.table.beside[A]) == ["momentums-edge"]


# Specialization


def test_specialization_turns_two_copies_of_a_card_into_pool() -> None:
    stage = PeopleStage(2, phase="untap")
    card = stage.permanent(A, "Specialization")
    stage.hand(A, "Lamp", "Cudgel", "Lamp", "Valet", "Cellar", "Fame", "Ascendance")
    stage.library(A, *("Manse",) * 9)
    stage.play(A, "use", card, "0")
    if stage.prompt == "DiscardCards":
        assert stage.options(A) == ["discard lamp"]
        stage.play(A, "discard lamp")
    if stage.prompt == "DiscardCards":
        stage.play(A, "discard lamp")
    assert stage.names(stage.table.ash[A]) == ["lamp", "lamp"]
    assert (stage.table.pool[A], stage.table.tapped[card]) == (31, True)
    assert len(stage.table.hand[A]) == 7


def test_specialization_needs_two_copies() -> None:
    stage = PeopleStage(2, phase="untap")
    card = stage.permanent(A, "Specialization")
    stage.hand(A, "Lamp", "Cudgel", "Valet")
    assert not stage.offers(A, "use", card, "0")


# Fragment of the Book of Nod


def test_the_fragment_of_the_book_of_nod_draws_two_cards() -> None:
    stage = PeopleStage(2)
    fragment, elder = stage.permanent(A, "Fragment of the Book of Nod"), stage.vampire(A, "Elder")
    stage.library(A, "Lamp", "Cudgel", "Cellar")
    stage.hand(A, *["Lamp"] * 7)
    bleed(stage, elder)
    use(stage, A, fragment)
    assert stage.names(stage.table.library[A]) == ["cellar"]
    assert stage.table.tapped[fragment]
    for _ in range(2):
        stage.play(A, "discard lamp")
    assert len(stage.table.hand[A]) == 7


@ruling("Fragment of the Book of Nod", 1)
def test_the_fragment_is_not_for_finding_a_card_that_cancels() -> None:
    stage = PeopleStage(2, phase="master")
    fragment = stage.permanent(B, "Fragment of the Book of Nod")
    stage.library(B, "Sudden Reversal", "Lamp")
    stage.hand(B, "Sudden Reversal")
    stage.hand(A, "Ascendance")
    stage.play_only(A, "play ascendance plain -")
    stage.skip("as-played", B)
    assert offered_modes(stage, B, "sudden-reversal") == ["plain"]
    assert not stage.offers(B, "use", fragment, "0")


def test_a_vampire_of_another_takes_the_fragment_of_the_book_of_nod() -> None:
    stage = PeopleStage(2)
    theirs, elder = stage.permanent(B, "Fragment of the Book of Nod"), stage.vampire(A, "Elder")
    thug = stage.ally(A, "Thug")
    assert not stage.offers(A, "act", thug, theirs, "0")
    stage.play(A, "act", elder, theirs, "0")
    stage.resolve()
    assert stage.table.controller[theirs] == A
    stage.table.tapped[elder] = False
    assert not stage.offers(A, "act", elder, theirs, "0")


# Millicent Smith, Puritan Vampire Hunter


@pytest.mark.parametrize("whose", [A, B])
def test_millicent_smith_burns_a_vampire_of_yours_who_is_blocked(whose: int) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    millicent = stage.permanent(whose, "Millicent Smith, Puritan Vampire Hunter")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("MinionPhase")
    burned = whose == A
    assert stage.zone(elder) == (ASH_HEAP if burned else READY)
    assert stage.zone(millicent) == (ASH_HEAP if burned else BESIDE)
    assert (stage.events_of(CombatBegan) == []) == burned


def test_millicent_smith_goes_to_the_predator() -> None:
    stage = PeopleStage(3)
    millicent = stage.permanent(A, "Millicent Smith, Puritan Vampire Hunter")
    stage.skip("MasterPhase", B)
    assert stage.table.controller[millicent] == C
