"""Tests of political actions that stay in play, including titles."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import quiet_stage
from games.vtes.cards.people import PeopleStage, fight, offered_modes, try_block
from games.vtes.cards.referendums import (
    draw_and_call,
    fail_referendum,
    pass_referendum,
    stage_with_caller,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, ON_CARD
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.reading import bonuses, values
from conclave.testing import rule


def in_play(stage: PeopleStage, seat: int, name: str) -> int:
    """The card of this name that a seat has in play."""
    return next(c for c in stage.table.beside[seat] if stage.names((c,)) == [name])


def sizes(stage: PeopleStage) -> list[int]:
    """The hand sizes."""
    return [values.hand_size(stage.table, seat) for seat in range(stage.table.seats)]


# Hand Intervention


def intervened() -> tuple[PeopleStage, int, int]:
    """A table at which B is named for a Hand Intervention of A."""
    stage, leader = stage_with_caller("Pack Leader")
    draw_and_call(stage, "hand-intervention", leader)
    stage.play(A, "player 1")
    pass_referendum(stage)
    return stage, leader, in_play(stage, A, "hand-intervention")


def intervention(phase: str, edge: bool = True) -> tuple[Stage, int]:
    """B is named for a Hand Intervention of C, in the turn of A."""
    stage = quiet_stage(3, phase, "hand-intervention")
    card = stage.permanent(C, "hand-intervention")
    noting.note(stage.table, 0, notes.REMEMBERED_SEAT, card, seat=B)
    if edge:
        stage.edge(B)
    return stage, card


@rule("VTES-R-93")
def test_hand_intervention_makes_a_hand_smaller() -> None:
    stage, leader = stage_with_caller("Pack Leader")
    stage.hand(B, *["Blur"] * 7)
    draw_and_call(stage, "hand-intervention", leader)
    assert stage.options(A) == ["player 0", "player 1", "player 2"]
    stage.play(A, "player 1")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("Discarding", B)
    stage.play(B, "discard blur")
    stage.skip("MinionPhase")
    assert sizes(stage) == [7, 6, 7]
    assert len(stage.table.hand[B]) == 6
    assert stage.zone(in_play(stage, A, "hand-intervention")) == BESIDE


def test_hand_intervention_does_nothing_if_it_fails() -> None:
    stage, leader = stage_with_caller("Pack Leader")
    draw_and_call(stage, "hand-intervention", leader)
    stage.play(A, "player 1")
    fail_referendum(stage)
    assert sizes(stage) == [7, 7, 7]
    assert stage.table.beside[A] == ()


def test_hand_intervention_is_for_titled_sabbat_vampires() -> None:
    stage, _ = stage_with_caller("Mayor")
    stage.hand(A, "Hand Intervention")
    assert offered_modes(stage, A, "hand-intervention") == []
    stage.vampire(A, "Pack Leader")
    assert offered_modes(stage, A, "hand-intervention") == ["plain"]


def test_a_player_named_by_one_card_is_not_named_by_another() -> None:
    stage, leader, _ = intervened()
    stage.table.tapped[leader] = False
    other = stage.vampire(A, "Pack Leader")
    draw_and_call(stage, "hand-intervention", other)
    assert stage.options(A) == ["player 0", "player 2"]
    stage.play(A, "player 2")
    pass_referendum(stage)
    assert sizes(stage) == [7, 6, 6]


@ruling("Political action with illegal terms", 1)
def test_hand_intervention_needs_somebody_to_name() -> None:
    stage, _leader, first = intervened()
    for seat in (A, C):
        noting.note(stage.table, 0, notes.REMEMBERED_SEAT, first, seat=seat)
    stage.vampire(A, "Pack Leader")
    stage.hand(A, "Hand Intervention", "Banishment")
    stage.vampire(B, "Fledgling")
    assert offered_modes(stage, A, "banishment") == ["plain"]
    assert offered_modes(stage, A, "hand-intervention") == []


def test_only_the_named_methuselah_burns_it_and_only_with_the_edge() -> None:
    stage, _, card = intervened()
    stage.edge(C)
    bleeder = stage.vampire(A, "Pupil")
    stage.play(A, "bleed", bleeder)
    stage.skip("announced", C)
    assert not stage.offers(C, "use", card, "0")
    stage.edge(B)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "use", card, "0")
    stage.play(B, "use", card, "0")
    assert stage.table.edge == -1
    assert stage.zone(card) == ASH_HEAP
    stage.skip("MinionPhase")
    assert sizes(stage) == [7, 7, 7]


def test_hand_intervention_is_burned_in_ones_own_untap_phase() -> None:
    stage, _, card = intervened()
    stage.edge(B)
    stage.play(A, "pass")
    stage.skip("UntapPhase", B)
    stage.play(B, "use", card, "0")
    assert stage.zone(card) == ASH_HEAP


@pytest.mark.parametrize("phase", ["untap", "master", "minion", "influence", "discard"])
def test_a_hand_intervention_is_burned_in_any_phase_of_others(phase: str) -> None:
    stage, card = intervention(phase)
    stage.play(A, "done" if phase == "untap" else "pass")
    assert (stage.decider, stage.table.active) == (B, A)
    assert stage.prompt == f"{phase.capitalize()}{'OfOthers' if phase == 'untap' else 'Phase'}"
    stage.play(B, "use", card, "0")
    assert stage.zone(card) != BESIDE
    assert stage.table.edge != B


def test_a_hand_intervention_is_burned_in_a_combat_of_others() -> None:
    stage = PeopleStage(3)
    card = stage.permanent(A, "Hand Intervention")
    noting.note(stage.table, 0, notes.REMEMBERED_SEAT, card, seat=C)
    stage.edge(C)
    fight(stage, stage.vampire(A, "Elder"), stage.vampire(B, "Rival"))
    stage.skip("damage", C)
    stage.play(C, "use", card, "0")
    assert stage.zone(card) != BESIDE


def test_nobody_is_asked_for_a_hand_intervention_without_the_edge() -> None:
    for edge in (True, False):
        stage, _ = intervention("master", edge)
        window = stage.window
        stage.play(A, "pass")
        assert ((stage.window, stage.decider) == (window, B)) == edge


# National Guard Support


def guarded() -> tuple[PeopleStage, int]:
    """A table at which A has a National Guard Support in play."""
    stage, mayor = stage_with_caller("Mayor")
    draw_and_call(stage, "national-guard-support", mayor)
    pass_referendum(stage)
    return stage, in_play(stage, A, "national-guard-support")


@rule("VTES-6.2.2-11")
def test_directed_actions_have_less_stealth_and_others_not() -> None:
    stage, _ = guarded()
    elder = stage.vampire(A, "Elder", 5)
    stage.vampire(B, "Rival")
    stage.play(A, "bleed", elder)
    assert stage.table.view(None)["action"]["stealth"] == -1
    stage.skip("MinionPhase")
    other = stage.vampire(A, "Pupil", 2)
    stage.play(A, "hunt", other)
    assert stage.table.view(None)["action"]["stealth"] == 1


def test_national_guard_support_needs_a_title_and_there_may_be_only_one() -> None:
    stage, guard = guarded()
    stage.hand(A, "National Guard Support")
    stage.vampire(A, "Judge")
    assert offered_modes(stage, A, "national-guard-support") == []
    stage.table.beside[A] = ()
    stage.table.zone[guard] = ASH_HEAP
    stage.table.ash[A] = (*stage.table.ash[A], guard)
    stage.table.board_changed()
    assert offered_modes(stage, A, "national-guard-support") == ["plain"]
    untitled, _ = stage_with_caller("Elder")
    untitled.hand(A, "National Guard Support")
    assert offered_modes(untitled, A, "national-guard-support") == []


@rule("VTES-6.3.3-04")
def test_any_vampire_calls_a_referendum_to_burn_it_and_its_counters_vote_for_that() -> None:
    stage, guard = guarded()
    rival = stage.vampire(B, "Rival")
    stage.play(A, "pass")
    stage.skip("UntapPhase", A)
    stage.play(A, "target", guard)
    assert stage.blood(guard) == 1
    stage.skip("MinionPhase", B)
    assert stage.blood(guard) == 1
    thug = stage.ally(B, "Thug")
    assert not stage.offers(B, "act-with", thug, guard, "0")
    act = next(text for text in stage.options(B) if text.endswith(f"#{guard} 0"))
    assert f"#{rival} " in act
    stage.play(B, act)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("polling", B)
    referendum = stage.table.view(None)["referendum"]
    assert (referendum["for"], referendum["against"]) == (1, 0)
    assert "vote calling-card for" not in stage.options(B)
    stage.skip("MinionPhase")
    assert stage.zone(guard) == ASH_HEAP


def test_without_counters_somebody_has_to_vote_for_it() -> None:
    stage, guard = guarded()
    pupil = stage.vampire(A, "Pupil")
    act = next(text for text in stage.options(A) if text.endswith(f"#{guard} 0"))
    assert f"#{pupil} " in act
    stage.play(A, act)
    stage.skip("MinionPhase")
    assert stage.zone(guard) == BESIDE


# Rumors of Gehenna


def test_rumors_of_gehenna_give_the_chosen_a_second_master_phase_action() -> None:
    stage, elder = stage_with_caller()
    for caller in (elder, stage.vampire(A, "Kurt")):
        draw_and_call(stage, "rumors-of-gehenna", caller)
        stage.play(A, "player 1")
        stage.play(A, "done")
        pass_referendum(stage)
    given = [bonuses.seat_bonus(stage.table, bonuses.SECOND_MASTER, seat) for seat in (A, B, C)]
    assert (given[A], given[C]) == (0, 0)
    stage.hand(B, "Cellar", "Cellar", "Cellar")
    stage.skip("MasterPhase", B)
    for _ in range(2):
        stage.play(B, "play cellar plain -")
        stage.skip("MasterPhase", B)
    assert not stage.offers(B, "play cellar plain -")
    assert stage.names(stage.table.beside[B]) == ["cellar", "cellar"]


@pytest.mark.parametrize("passes", [True, False])
def test_any_vampire_may_call_a_referendum_to_burn_rumors_of_gehenna(passes: bool) -> None:
    stage, elder = stage_with_caller()
    rumors = stage.permanent(C, "Rumors of Gehenna")
    mayor = stage.vampire(A, "Mayor")
    stage.play(A, "act", mayor, rumors, "0")
    stage.skip("polling", A)
    stage.play(A, "vote", mayor, "for" if passes else "against")
    stage.skip("MinionPhase")
    assert stage.zone(rumors) == (ASH_HEAP if passes else BESIDE)
    assert not stage.table.tapped[elder]


# Warrant


def warranted() -> tuple[PeopleStage, int, int]:
    """A table at which a vampire of B bears a warrant of A."""
    stage, elder = stage_with_caller()
    pupil = stage.vampire(B, "Pupil")
    draw_and_call(stage, "warrant", elder)
    pass_referendum(stage)
    return stage, pupil, stage.table.attached[pupil][0]


@rule("VTES-6.4-01")
def test_any_vampire_may_attack_a_minion_with_a_warrant() -> None:
    stage, pupil, card = warranted()
    assert stage.zone(card) == ON_CARD
    kurt = stage.vampire(A, "Kurt")
    thug = stage.ally(A, "Thug")
    acts = [text for text in stage.options(A) if text.endswith(f"#{card} 0")]
    assert acts == [f"{acts[0].split()[0]} kurt#{kurt} warrant#{card} 0"]
    assert not any(f"#{thug} " in text for text in acts)
    stage.play(A, acts[0])
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.skip("before-range")
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.blood(kurt) == 7
    stage.skip("MinionPhase")
    assert stage.blood(pupil) == 4
    assert stage.zone(card) == ON_CARD


def test_others_may_attack_him_too_but_not_his_own_side() -> None:
    stage, _pupil, card = warranted()
    third, own = stage.vampire(C, "Ira"), stage.vampire(B, "Rival")
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    assert [text for text in stage.options(B) if f"#{card} " in text] == []
    assert stage.offers(B, "bleed", own)
    stage.play(B, "pass")
    stage.skip("MinionPhase", C)
    acts = [text for text in stage.options(C) if f"#{card} " in text]
    assert len(acts) == 1
    assert f"#{third} " in acts[0]
    stage.table.blood[third] = 0
    assert [text for text in stage.options(C) if f"#{card} " in text] == []


def test_warrant_reaches_nobody_in_torpor_and_a_blocker_fights_instead() -> None:
    stage, pupil, card = warranted()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    act = next(text for text in stage.options(A) if f"#{card} " in text)
    stage.play(A, act)
    try_block(stage, rival)
    stage.skip("MinionPhase")
    assert stage.blood(kurt) == 7  # one blood lost in the fight, none paid for the action
    assert stage.blood(pupil) == 5
    stage, pupil, card = warranted()
    stage.vampire(A, "Kurt")
    stage.table.ready[B] = ()
    stage.table.torpor[B] = (pupil,)
    stage.table.zone[pupil] = 6
    stage.table.board_changed()
    assert [text for text in stage.options(A) if f"#{card} " in text] == []


@ruling("Political action with illegal terms", 1)
def test_a_warrant_needs_a_younger_ready_vampire() -> None:
    stage, _ = stage_with_caller("Pupil")
    stage.vampire(B, "Rival")
    stage.vampire(B, "Fledgling", torpor=True)
    stage.hand(A, "Warrant")
    assert offered_modes(stage, A, "warrant") == []
    stage.vampire(B, "Fledgling")
    assert offered_modes(stage, A, "warrant") == ["plain"]


# Year of Fortune


def fortunate() -> tuple[PeopleStage, int]:
    """A table at which A and C are chosen for a Year of Fortune of A."""
    stage, elder = stage_with_caller()
    draw_and_call(stage, "year-of-fortune", elder)
    assert stage.options(A) == ["player 0", "player 1", "player 2"]
    stage.play(A, "player 2")
    stage.play(A, "player 0")
    assert stage.options(A) == ["player 1", "done"]
    stage.play(A, "done")
    pass_referendum(stage)
    return stage, in_play(stage, A, "year-of-fortune")


def test_year_of_fortune_makes_hands_larger() -> None:
    stage, _ = fortunate()
    assert sizes(stage) == [8, 7, 8]


def test_year_of_fortune_does_nothing_if_it_fails() -> None:
    stage, elder = stage_with_caller()
    draw_and_call(stage, "year-of-fortune", elder)
    stage.play(A, "player 1")
    stage.play(A, "done")
    fail_referendum(stage)
    assert sizes(stage) == [7, 7, 7]


@ruling("Political action with illegal terms", 1)
def test_a_methuselah_has_only_one_year_of_fortune() -> None:
    stage, _ = fortunate()
    rival = stage.vampire(A, "Rival")
    draw_and_call(stage, "year-of-fortune", rival)
    assert stage.options(A) == ["player 1"]
    stage.play(A, "player 1")
    pass_referendum(stage)
    assert sizes(stage) == [8, 8, 8]
    stage.vampire(A, "Kurt")
    stage.hand(A, "Year of Fortune")
    assert offered_modes(stage, A, "year-of-fortune") == []


def test_any_vampire_calls_a_referendum_to_burn_the_year() -> None:
    stage, year = fortunate()
    stage.vampire(A, "Mayor")
    act = next(text for text in stage.options(A) if f"#{year} " in text)
    stage.play(A, act)
    stage.skip("polling", A)
    assert "vote calling-card for" not in stage.options(A)
    stage.play(A, next(text for text in stage.options(A) if text.endswith(" for")))
    stage.skip("MinionPhase")
    assert stage.zone(year) == ASH_HEAP
    assert sizes(stage) == [7, 7, 7]
