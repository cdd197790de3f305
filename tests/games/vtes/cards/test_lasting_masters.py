"""Tests of master cards other than locations that stay in play on their own."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import MasterStage, play_as_a, quiet_stage
from games.vtes.cards.people import (
    PEOPLE,
    PeopleStage,
    bleed,
    decline_blocks,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.fights import Arena
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import settling
from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.blood import burn, incapacitate, send_to_torpor
from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, ON_CARD, READY, REMOVED, TORPOR
from conclave.games.vtes.rules.events.actions import BledFor, PoolProtected
from conclave.games.vtes.rules.events.moving import WasRemoved
from conclave.games.vtes.rules.events.piles import BackToHand, BackToLibrary
from conclave.games.vtes.rules.reading import values

# Anarch Troublemaker


def test_anarch_troublemaker_taps_up_to_two_vampires_of_the_prey_and_goes_there() -> None:
    stage = MasterStage(3, "untap")
    trouble = stage.permanent(A, "Anarch Troublemaker")
    rival, pupil = stage.vampire(B, "Rival"), stage.vampire(B, "Pupil", torpor=True)
    kurt = stage.vampire(B, "Kurt")
    far = stage.vampire(C, "Elder")
    stage.play(A, "use", trouble, "0")
    assert not stage.offers(A, "target", far)
    stage.play(A, "target", rival)
    assert stage.options(A) == [
        stage.text("target", kurt), stage.text("target", pupil), "done",
    ]  # fmt: skip
    stage.play(A, "target", pupil)
    assert [stage.table.tapped[card] for card in (rival, pupil, kurt)] == [True, True, False]
    assert stage.table.controller[trouble] == B
    assert not stage.offers(A, "use", trouble, "0")


@ruling("Anarch Troublemaker", 1)
def test_anarch_troublemaker_may_tap_one_alone_and_one_who_is_tapped() -> None:
    stage = MasterStage(3, "untap")
    trouble = stage.permanent(A, "Anarch Troublemaker")
    rival = stage.vampire(B, "Rival", tapped=True)
    stage.vampire(B, "Kurt", tapped=True)
    stage.play(A, "use", trouble, "0")
    stage.play(A, "target", rival)
    stage.play(A, "done")
    assert stage.table.tapped[rival]
    assert stage.table.controller[trouble] == B


def test_anarch_troublemaker_burns_an_equipment_of_the_prey_instead() -> None:
    stage = MasterStage(3, "untap")
    trouble = stage.permanent(A, "Anarch Troublemaker")
    rival, far = stage.vampire(B, "Rival"), stage.vampire(C, "Elder")
    lamp, cudgel = stage.put_on(rival, "Lamp"), stage.put_on(rival, "Cudgel")
    other = stage.put_on(far, "Lamp")
    stage.play(A, "use", trouble, "1")
    assert not stage.offers(A, "target", other)
    stage.play(A, "target", lamp)
    assert (stage.zone(lamp), stage.zone(cudgel)) == (ASH_HEAP, ON_CARD)
    assert stage.table.controller[trouble] == B
    assert not stage.table.tapped[rival]


def test_anarch_troublemaker_needs_not_be_used_and_stays_then() -> None:
    stage = MasterStage(3, "untap")
    trouble = stage.permanent(A, "Anarch Troublemaker")
    stage.vampire(B, "Rival")
    stage.play(A, "done")
    assert stage.table.controller[trouble] == A


# Ashur Tablets


def tablets(count: int, *ash: str) -> MasterStage:
    """A has this many tablets in play, another one in hand, and an ash heap."""
    stage = MasterStage()
    for _ in range(count):
        stage.permanent(A, "Ashur Tablets")
    stage.hand(A, "Ashur Tablets")
    stage.ash(A, *ash)
    return stage


@ruling("Ashur Tablets", 2, 3)
def test_the_third_ashur_tablet_brings_pool_and_cards_from_the_ash_heap() -> None:
    stage = tablets(2, "Blur", "Majesty", "Govern the Unaligned", "Blur")
    theirs = stage.permanent(B, "Ashur Tablets")
    play_as_a(stage, "ashur-tablets")
    assert stage.prompt == "BackFromAshHeap"
    assert stage.table.pool[A] == 33
    assert stage.zone(theirs) == REMOVED
    assert stage.names(stage.table.removed[A]) == ["ashur-tablets"] * 3
    stage.play(A, "name", "majesty")
    stage.play(A, "name", "blur")
    stage.play(A, "name", "blur")
    stage.play(A, "done")
    found = [
        stage.table.definition[stage.table.read(event.card)]
        for event in stage.events_of(BackToHand)
    ]
    assert found == [stage.table.cards.numbers["majesty"]]
    assert len(stage.events_of(BackToLibrary)) == 2
    assert stage.names(stage.table.ash[A]) == ["govern-the-unaligned"]
    held = [*stage.table.hand[A], *stage.table.library[A]]
    assert sorted(stage.names(tuple(held))) == ["blur", "blur", "majesty"]
    assert "majesty" in stage.names(stage.table.hand[A])


def test_ashur_tablets_give_back_thirteen_cards_at_most() -> None:
    stage = tablets(2, *(["Blur"] * 15))
    play_as_a(stage, "ashur-tablets")
    for _ in range(13):
        stage.play(A, "name", "blur")
    assert stage.prompt == "MasterPhase"
    assert len(stage.table.ash[A]) == 2


def test_one_or_two_ashur_tablets_only_lie_there() -> None:
    stage = tablets(1, "Blur")
    stage.permanent(B, "Ashur Tablets")
    play_as_a(stage, "ashur-tablets")
    assert stage.table.pool == [30, 30, 30]
    assert stage.names(stage.table.beside[A]) == ["ashur-tablets"] * 2
    assert stage.names(stage.table.ash[A]) == ["blur"]


@ruling("Ashur Tablets", 1)
def test_ashur_tablets_are_played_with_an_empty_ash_heap_too() -> None:
    stage = tablets(2)
    play_as_a(stage, "ashur-tablets")
    assert stage.prompt == "MasterPhase"
    assert stage.table.pool[A] == 33
    assert stage.table.beside[A] == ()


# Dreams of the Sphinx


def use(stage: Stage, seat: int, card: int, number: str = "0") -> None:
    """A card in play is used."""
    stage.play(seat, "use", card, number)


def sphinx_of(seat: int = A, phase: str = "master") -> tuple[Stage, int]:
    """A table with the dreams in play."""
    stage = Stage(3, phase=phase)
    return stage, stage.permanent(seat, "Dreams of the Sphinx")


@ruling("Dreams of the Sphinx", 2)
def test_dreams_of_the_sphinx_draw_no_card_with_which_to_cancel_what_is_being_played() -> None:
    stage = Stage(3, phase="master")
    stage.hand(A, "Ascendance")
    sphinx = stage.permanent(B, "Dreams of the Sphinx")
    stage.hand(B, *(["Blur"] * 7))
    stage.library(B, "Sudden Reversal", "Sudden Reversal")
    stage.play(A, "play", "ascendance", "plain", "-")
    stage.skip("as-played", B)
    assert not stage.offers(B, "use", sphinx, "0")
    stage.skip("master-phase", B)
    assert stage.offers(B, "use", sphinx, "0")


@ruling("Dreams of the Sphinx", 5)
def test_dreams_of_the_sphinx_are_not_used_in_answer_to_another_copy() -> None:
    stage = Stage(3, phase="master")
    stage.hand(A, "Dreams of the Sphinx")
    sphinx = stage.permanent(B, "Dreams of the Sphinx")
    stage.play(A, "play", "dreams-of-the-sphinx", "plain", "-")
    stage.skip("as-played", B)
    assert not stage.offers(B, "use", sphinx, "0")
    stage.skip("MasterPhase")
    assert stage.table.contested[sphinx]
    assert not any(text.startswith("use") for seat in (A, B) for text in stage.options(seat))


def test_dreams_of_the_sphinx_give_two_more_cards_until_the_end_of_the_turn() -> None:
    stage, sphinx = sphinx_of()
    stage.hand(A, *(["Blur"] * 7))
    stage.library(A, *(["Majesty"] * 5))
    use(stage, A, sphinx)
    assert len(stage.table.hand[A]) == 9
    assert stage.table.tapped[sphinx]
    assert stage.blood(sphinx) == 1


@ruling("Dreams of the Sphinx", 4)
def test_the_bigger_hand_lasts_through_the_discard_phase() -> None:
    stage, sphinx = sphinx_of(A, "discard")
    stage.hand(A, *(["Blur"] * 7))
    stage.library(A, *(["Majesty"] * 5))
    use(stage, A, sphinx)
    stage.play(A, "discard", "blur")
    assert len(stage.table.hand[A]) == 9
    assert stage.prompt == "DiscardPhase"
    stage.skip("Discarding")
    assert (stage.decider, len(stage.table.hand[A])) == (A, 9)
    stage.play(A, "discard", "blur")
    stage.play(A, "discard", "blur")
    assert len(stage.table.hand[A]) == 7
    assert stage.table.active == B


def test_in_the_turn_of_another_the_bigger_hand_ends_with_that_turn() -> None:
    stage, sphinx = sphinx_of(B, "discard")
    stage.hand(B, *(["Blur"] * 7))
    stage.library(B, *(["Majesty"] * 5))
    stage.skip("discard-phase", B)
    use(stage, B, sphinx)
    assert len(stage.table.hand[B]) == 9
    stage.skip("Discarding")
    assert stage.decider == B
    assert stage.table.active == A


@ruling("Dreams of the Sphinx", 3)
def test_cards_that_are_not_replaced_count_against_the_bigger_hand() -> None:
    stage, sphinx = sphinx_of()
    stage.hand(A, *(["Blur"] * 6))
    stage.library(A, *(["Majesty"] * 5))
    stage.table.unreplaced[A] = 1
    use(stage, A, sphinx)
    assert values.hand_size(stage.table, A) == 9
    assert len(stage.table.hand[A]) == 8


def test_dreams_of_the_sphinx_give_a_pool_in_the_untap_phase_to_the_player_with_the_edge() -> None:
    stage, sphinx = sphinx_of(A, "untap")
    assert not stage.offers(A, "use", sphinx, "1")
    with_edge, sphinx = sphinx_of(A, "untap")
    with_edge.edge(A)
    use(with_edge, A, sphinx, "1")
    assert with_edge.table.pool[A] == 31
    with_edge.play(A, "edge")
    assert with_edge.table.pool[A] == 32
    assert with_edge.blood(sphinx) == 1
    later, sphinx = sphinx_of(A, "master")
    later.edge(A)
    assert not later.offers(A, "use", sphinx, "1")


@ruling("Dreams of the Sphinx", 1)
def test_dreams_of_the_sphinx_put_a_blood_on_an_uncontrolled_vampire_not_on_an_imbued() -> None:
    stage = PeopleStage(3)
    sphinx = stage.permanent(A, "Dreams of the Sphinx")
    pupil = stage.uncontrolled(A, "Pupil", 1)
    watcher = stage.uncontrolled(A, "Watcher", 1)
    stage.uncontrolled(B, "Rival", 1)
    stage.play(A, "use", sphinx, "2")
    assert stage.options(A) == [stage.text("target", pupil)]
    stage.play(A, "target", pupil)
    assert (stage.blood(pupil), stage.blood(watcher)) == (2, 1)
    assert stage.table.pool[A] == 30
    lonely = PeopleStage(3)
    sphinx = lonely.permanent(A, "Dreams of the Sphinx")
    lonely.uncontrolled(A, "Watcher", 1)
    assert not lonely.offers(A, "use", sphinx, "2")
    assert lonely.offers(A, "use", sphinx, "0")


def test_the_third_dream_is_the_last() -> None:
    stage, sphinx = sphinx_of()
    stage.table.blood[sphinx] = 1
    use(stage, A, sphinx)
    assert stage.blood(sphinx) == 2
    assert stage.zone(sphinx) != ASH_HEAP
    last, sphinx = sphinx_of()
    last.table.blood[sphinx] = 2
    use(last, A, sphinx)
    assert last.zone(sphinx) == ASH_HEAP
    assert values.hand_size(last.table, A) == 9


# Protected Resources


def bleed_protected(stage: PeopleStage, *plays: str, seat: int = B) -> tuple[int, int]:
    """A seat has Protected Resources in play, Elder of A bleeds B, and A plays these cards."""
    resources = stage.permanent(seat, "Protected Resources")
    elder = stage.vampire(A, "Elder")
    stage.hand(A, *plays)
    bleed(stage, elder)
    for card in plays:
        stage.play(A, f"play {card.lower()} DOM", elder)
    return resources, elder


def test_protected_resources_come_into_play_for_two_pool() -> None:
    stage = MasterStage(3)
    stage.hand(A, "Protected Resources")
    play_as_a(stage, "protected-resources")
    assert stage.names(stage.table.beside[A]) == ["protected-resources"]
    assert stage.table.pool[A] == 28


@pytest.mark.parametrize(("plays", "burned"), [((), 1), (("Threats",), 2), (("Conditioning",), 2)])
def test_protected_resources_limit_what_a_bleed_costs(plays: tuple[str, ...], burned: int) -> None:
    stage = PeopleStage(3)
    resources, _ = bleed_protected(stage, *plays)
    stage.resolve()
    assert stage.table.pool == [30, 30 - burned, 30]
    assert stage.table.edge == A
    assert stage.zone(resources) == BESIDE
    assert len(stage.events_of(PoolProtected)) == bool(plays)


def test_protected_resources_protect_their_controller_alone() -> None:
    stage = PeopleStage(3)
    resources, _ = bleed_protected(stage, "Threats", seat=C)
    stage.resolve()
    assert stage.table.pool == [30, 27, 30]
    assert stage.zone(resources) == BESIDE


def test_two_protected_resources_protect_no_better_than_one() -> None:
    stage = PeopleStage(3)
    stage.permanent(B, "Protected Resources")
    bleed_protected(stage, "Conditioning")
    stage.resolve()
    assert stage.table.pool[B] == 28
    assert len(stage.events_of(PoolProtected)) == 1


def test_protected_resources_are_about_bleeds_alone() -> None:
    stage = PeopleStage(3)
    stage.permanent(B, "Protected Resources")
    rival = stage.vampire(B, "Rival")
    stage.put_on(rival, "Fame", A)
    stage.begin()
    send_to_torpor(stage.table, rival)
    stage.table.run()
    assert stage.table.pool[B] == 27


@pytest.mark.parametrize("seat", [B, C])
def test_protected_resources_do_not_help_who_pays_for_the_bleed_of_another(seat: int) -> None:
    stage = PeopleStage(3)
    stage.hand(C, "Major Boon")
    bleed_protected(stage, "Threats", seat=seat)
    stage.skip("succeeding", C)
    stage.play(C, "play major-boon plain -")
    stage.resolve()
    assert stage.table.pool == [30, 30, 27]
    assert stage.events_of(PoolProtected) == []


@ruling("Protected Resources", 1)
def test_a_bleed_is_reduced_before_protected_resources_are_asked() -> None:
    stage = PeopleStage(3)
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "Telepathic Counter")
    bleed_protected(stage, "Conditioning")
    stage.skip("announced", B)
    stage.play(B, "play telepathic-counter AUS", rival)
    stage.resolve()
    assert stage.table.pool[B] == 28  # the bleed is for 2, not for 2 less than the limit


@ruling("Protected Resources", 2)
def test_protected_resources_do_not_make_the_bleed_smaller() -> None:
    stage = PeopleStage(3)
    stage.hand(B, "Archon Investigation")
    _, elder = bleed_protected(stage, "Conditioning")
    decline_blocks(stage)
    assert offered_modes(stage, B, "archon-investigation") == ["plain"]
    stage.resolve()
    assert [(event.seat, event.number) for event in stage.events_of(BledFor)] == [(B, 4)]
    assert stage.table.pool[B] == 28
    assert stage.zone(elder) == READY


@pytest.mark.parametrize("minion", ["Elder", "Thug"])
def test_protected_resources_are_burned_by_a_successful_bleed_of_your_minion(minion: str) -> None:
    stage = PeopleStage(3)
    mine, other = (
        stage.permanent(A, "Protected Resources"),
        stage.permanent(A, "Protected Resources"),
    )
    hers = stage.permanent(B, "Protected Resources")
    acting = stage.ally(A, "Thug") if minion == "Thug" else stage.vampire(A, minion)
    bleed(stage, acting)
    stage.resolve()
    assert [stage.zone(card) for card in (mine, other, hers)] == [ASH_HEAP, ASH_HEAP, BESIDE]
    assert stage.table.pool[B] == 29


def test_protected_resources_stay_after_a_blocked_bleed_and_other_actions() -> None:
    stage = PeopleStage(3)
    mine = stage.permanent(A, "Protected Resources")
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt", 1)
    rival = stage.vampire(B, "Rival")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.resolve()
    stage.play(A, "hunt", kurt)
    stage.resolve()
    assert stage.blood(kurt) == 2
    assert stage.zone(mine) == BESIDE


@ruling("Protected Resources", 3)
def test_protected_resources_stay_after_a_bleed_for_nothing() -> None:
    stage = PeopleStage(3)
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "Telepathic Counter")
    resources, _ = bleed_protected(stage, seat=A)
    stage.skip("announced", B)
    stage.play(B, "play telepathic-counter aus", rival)
    stage.resolve()
    assert [event.number for event in stage.events_of(BledFor)] == [0]
    assert stage.table.pool == [30, 30, 30]
    assert stage.zone(resources) == BESIDE


# Strained Vitae Supply


def test_strained_vitae_supply_takes_the_stealth_of_hunts() -> None:
    stage = MasterStage(3, "minion")
    stage.permanent(B, "Strained Vitae Supply")
    stage.permanent(B, "Strained Vitae Supply")
    elder = stage.vampire(A, "Elder", 1)
    stage.play(A, "hunt", elder)
    assert values.stealth(stage.table, elder) == 0
    without = MasterStage(3, "minion")
    elder = without.vampire(A, "Elder", 1)
    without.play(A, "hunt", elder)
    assert values.stealth(without.table, elder) == 1


@ruling("Strained Vitae Supply", 1)
def test_strained_vitae_supply_is_not_about_hunts_by_cards() -> None:
    stage = MasterStage(3, "minion")
    stage.permanent(B, "Strained Vitae Supply")
    elder = stage.vampire(A, "Elder", 1)
    stage.hand(A, "The Hunt Card")
    stage.play(A, "play", "the-hunt-card", "plain", elder)
    assert values.stealth(stage.table, elder) == 1


def test_anybody_puts_pool_on_strained_vitae_supply_in_her_master_phase() -> None:
    stage = MasterStage(3)
    supply = stage.permanent(B, "Strained Vitae Supply")
    stage.play(A, "use", supply, "0")
    assert (stage.table.pool[A], stage.blood(supply)) == (29, 1)
    assert stage.table.actions == 0
    assert not stage.offers(A, "use", supply, "0")
    assert not any(text.startswith("use") for text in stage.options(B))


def test_strained_vitae_supply_is_burned_by_as_many_counters_as_methuselahs() -> None:
    stage = MasterStage(3)
    supply = stage.permanent(B, "Strained Vitae Supply", counters=2)
    stage.play(A, "use", supply, "0")
    assert stage.zone(supply) == ASH_HEAP
    four = MasterStage(4)
    supply = four.permanent(B, "Strained Vitae Supply", counters=2)
    four.play(A, "use", supply, "0")
    assert four.zone(supply) == BESIDE


@pytest.mark.parametrize("ousted", [True, False])
def test_strained_vitae_supply_is_burned_when_there_are_few_methuselahs_left(ousted: bool) -> None:
    stage = MasterStage(4)
    supply = stage.permanent(B, "Strained Vitae Supply", counters=3)
    stage.begin()
    assert stage.zone(supply) == BESIDE
    if ousted:
        counters.lose_pool(stage.table, D, 30)
    else:
        settling.withdraw(stage.table, D)
    stage.table.run()
    assert stage.zone(supply) == ASH_HEAP


# Tension in the Ranks


def test_tension_in_the_ranks_costs_pool_for_each_minion_who_falls_or_is_burned() -> None:
    stage = MasterStage(3, "minion")
    stage.permanent(C, "Tension in the Ranks")
    rival, thug, kurt = stage.vampire(B, "Rival"), stage.ally(B, "Thug"), stage.vampire(A, "Kurt")
    table = stage.begin().table
    incapacitate(table, rival)
    table.run()
    assert table.pool == [30, 29, 30]
    burn(table, thug)
    table.run()
    assert table.pool == [30, 28, 30]
    burn(table, kurt)
    table.run()
    assert table.pool == [29, 28, 30]


def test_tension_in_the_ranks_is_about_ready_minions_alone() -> None:
    stage = MasterStage(3, "minion")
    stage.permanent(C, "Tension in the Ranks")
    rival = stage.vampire(B, "Rival", torpor=True)
    kurt = stage.vampire(A, "Kurt")
    lamp = stage.put_on(kurt, "Lamp")
    table = stage.begin().table
    burn(table, rival)
    burn(table, lamp)
    table.run()
    assert table.pool == [30, 30, 30]


@ruling("Tension in the Ranks", 1)
def test_tension_in_the_ranks_is_not_about_incapacitated_imbued() -> None:
    stage = MasterStage(3, "minion")
    stage.permanent(C, "Tension in the Ranks")
    watcher = stage.vampire(B, "Watcher")
    table = stage.begin().table
    incapacitate(table, watcher)
    table.run()
    assert table.zone[watcher] == TORPOR
    assert table.pool == [30, 30, 30]
    other = MasterStage(3, "minion")
    other.permanent(C, "Tension in the Ranks")
    watcher = other.vampire(B, "Watcher")
    send_to_torpor(other.begin().table, watcher)
    other.table.run()
    assert other.table.pool == [30, 29, 30]


def test_anybody_burns_tension_in_the_ranks_with_two_master_cards() -> None:
    stage = MasterStage()
    tension = stage.permanent(C, "Tension in the Ranks")
    stage.hand(A, "Ascendance", "Blur", "Minion Tap")
    stage.play(A, "use", tension, "0")
    assert stage.options(A) == ["discard ascendance", "discard minion-tap"]
    stage.play(A, "discard", "ascendance")
    stage.play(A, "discard", "minion-tap")
    assert stage.zone(tension) == ASH_HEAP
    assert stage.table.actions == 0
    one = MasterStage()
    tension = one.permanent(C, "Tension in the Ranks")
    one.hand(A, "Ascendance", "Blur")
    assert not one.offers(A, "use", tension, "0")


# The Coven


def fight_with_coven(blood: int) -> tuple[Arena, int, int]:
    """A's vampire is struck by B's; the coven is A's."""
    stage = quiet_stage()
    coven = stage.permanent(A, "The Coven")
    kurt = stage.vampire(A, "Kurt", blood)
    ira = stage.vampire(B, "Ira")
    stage.hand(B, "Punch")
    bleed(stage, kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip("strike", A)
    stage.play(A, "strike", "hand")
    stage.play(B, "play", "punch", "plain", ira)
    stage.skip("damage", A)
    return stage, coven, kurt


def test_the_coven_gives_two_blood_to_a_ready_vampire_of_its_controller() -> None:
    stage = PeopleStage(3)
    coven = stage.permanent(A, "The Coven")
    elder = stage.vampire(A, "Elder", 3)
    stage.vampire(A, "Pupil", 1, torpor=True)
    stage.vampire(B, "Rival", 1)
    ira = stage.vampire(A, "Ira", 1)
    stage.play(A, "use", coven, "0")
    assert stage.options(A) == [stage.text("target", elder), stage.text("target", ira)]
    stage.play(A, "target", elder)
    assert (stage.blood(elder), stage.blood(ira)) == (5, 1)
    assert stage.table.tapped[coven]


@ruling("The Coven", 1)
def test_the_coven_is_tapped_before_damage_is_healed_and_not_while_it_is() -> None:
    stage, coven, kurt = fight_with_coven(1)
    stage.play(A, "use", coven, "0")
    assert stage.blood(kurt) == 3
    stage.skip("press")
    assert (stage.zone(kurt), stage.blood(kurt)) == (READY, 1)
    without, coven, kurt = fight_with_coven(1)
    without.play(A, "pass")
    while without.window == "damage":
        without.play(without.decider, "pass")
    assert without.zone(kurt) == TORPOR


@ruling("The Coven", 2)
def test_the_coven_goes_to_the_predator_at_the_end_of_the_discard_phase() -> None:
    stage = Stage(3, phase="discard")
    coven = stage.permanent(A, "The Coven")
    krid = stage.vampire(A, "Krid", 0)
    mazz = stage.vampire(C, "Mazz", 0)
    stage.vampire(B, "Barth", 1)
    stage.play(A, "use", coven, "0")
    assert stage.blood(krid) == 2
    stage.table.tapped[coven] = False
    assert stage.table.controller[coven] == A
    while stage.table.controller[coven] == A:
        stage.play(stage.decider, "pass")
    assert stage.table.active == A
    assert stage.table.controller[coven] == C
    assert not stage.offers(A, "use", coven, "0")
    stage.skip("discard-phase", C)
    stage.play(C, "use", coven, "0")
    assert stage.blood(mazz) == 2


def test_the_coven_stays_with_its_controller_in_the_discard_phases_of_others() -> None:
    stage = Stage(3, phase="discard")
    coven = stage.permanent(B, "The Coven")
    stage.skip("UntapPhase", B)
    assert stage.table.controller[coven] == B


def test_the_coven_changes_hands_even_if_tapped_and_untaps_with_its_new_controller() -> None:
    stage = Stage(3, phase="discard")
    coven = stage.permanent(A, "The Coven", tapped=True)
    stage.skip("UntapPhase", B)
    assert stage.table.controller[coven] == C
    assert stage.table.tapped[coven]
    stage.skip("UntapPhase", C)
    assert not stage.table.tapped[coven]


@ruling("Unique Trifle", 1)
def test_a_unique_trifle_gives_its_action_even_if_it_is_contested() -> None:
    stage = Stage(3, phase="master")
    stage.hand(A, "The Coven")
    theirs = stage.permanent(B, "The Coven")
    stage.play(A, "play", "the-coven", "plain", "-")
    stage.skip("MasterPhase")
    assert stage.table.contested[theirs]
    assert stage.table.actions == 1


# Wider View


def test_wider_view_exchanges_a_card_of_the_uncontrolled_region_for_a_transfer() -> None:
    stage = MasterStage(3, "influence")
    view = stage.permanent(A, "Wider View")
    pupil = stage.uncontrolled(A, "Pupil", 2)
    stage.crypt(A, "Elder", "Rival")
    stage.play(A, "use", view, "0")
    assert stage.table.transfers == 3
    elder = stage.table.uncontrolled[A][1]
    assert stage.options(A) == [stage.text("target", pupil), stage.text("target", elder)]
    stage.play(A, "target", pupil)
    assert stage.zone(pupil) == REMOVED
    assert stage.names(stage.table.uncontrolled[A]) == ["elder"]
    assert len(stage.events_of(WasRemoved)) == 1
    assert stage.offers(A, "use", view, "0")


def test_wider_view_needs_a_crypt_and_transfers() -> None:
    stage = MasterStage(3, "influence")
    view = stage.permanent(A, "Wider View")
    stage.uncontrolled(A, "Pupil", 2)
    assert not stage.offers(A, "use", view, "0")
    early = Stage(3, phase="influence", turn=3, extra=PEOPLE)
    view = early.permanent(A, "Wider View")
    early.crypt(A, "Elder")
    assert early.table.transfers == 0
    assert early.offers(A, "use", view, "0")
    assert not early.offers(A, "use", view, "1")


def test_wider_view_is_burned_for_four_transfers_and_two_pool() -> None:
    stage = MasterStage(3, "influence")
    view = stage.permanent(A, "Wider View")
    stage.play(A, "use", view, "1")
    assert stage.zone(view) == ASH_HEAP
    assert stage.table.pool[A] == 32
    assert stage.table.transfers == 0
