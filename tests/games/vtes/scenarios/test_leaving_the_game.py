"""Leaving the game: withdrawals, ousts, victory points and the edge."""

from __future__ import annotations

import pytest
from games.vtes.plain_cards import CARDS
from games.vtes.scenarios.scene import Scene
from games.vtes.stage import A, B, C, D

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import counters, moving
from conclave.games.vtes.rules.constants import ASH_HEAP, NOBODY, READY, REMOVED, TORPOR
from conclave.games.vtes.rules.events.counters import LostPool
from conclave.testing import rule


def leaving(seats: int = 3) -> Scene:
    """A, without library or hand, is about to announce that she withdraws."""
    return Scene(seats, phase="untap")


def next_turn(stage: Scene) -> None:
    """Everybody does as little as possible until A's next turn would begin."""
    turn = stage.table.turn
    for _ in range(600):
        if (
            stage.table.over
            or stage.table.out[A]
            or (stage.table.active == A and stage.table.turn > turn)
        ):
            return
        stage.do_minimum()
    raise AssertionError("the turn never came")


@rule("VTES-9.2-07", "VTES-9.2-08", "VTES-9.2-10", "VTES-9.2-09")
def test_an_unharmed_player_withdraws_and_her_prey_gets_another_predator() -> None:
    stage = leaving()
    rival = stage.vampire(C, "Rival")
    stage.vampire(A, "Kurt")
    stage.edge(A)
    stage.play(A, "withdraw")
    next_turn(stage)
    assert stage.table.out == [True, False, False]
    assert stage.table.points == [1, 0, 0]
    assert stage.table.pool[C] == 30
    assert stage.table.edge == NOBODY
    stage.skip_to("MinionPhase", C)
    stage.play(C, "bleed", rival)
    stage.finish()
    assert stage.table.pool[B] == 29


@rule("VTES-9.2-03", "VTES-9.2-06")
def test_a_block_breaks_a_withdrawal_even_if_combat_ends_at_once() -> None:
    stage = leaving()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(C, "Rival")
    stage.play(A, "withdraw")
    stage.skip_to("MinionPhase", C)
    stage.play(C, "bleed", rival)
    stage.attempt_block(kurt, A)
    stage.hand(C, "staredown")
    stage.skip("strike", C)
    stage.play(C, "play staredown PRE", rival)
    stage.finish()
    assert stage.blood(kurt) == 8
    next_turn(stage)
    assert not stage.table.out[A]


@rule("VTES-9.2-03", "VTES-6.4-02")
def test_a_block_without_a_combat_does_not_break_a_withdrawal() -> None:
    stage = leaving()
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(C, "Thug", 1)
    stage.put_on(kurt, "Banshee Ironwail")
    stage.play(A, "withdraw")
    stage.skip_to("MinionPhase", C)
    stage.play(C, "bleed", thug)
    stage.attempt_block(kurt, A)
    stage.finish()
    assert stage.table.tapped[kurt]
    next_turn(stage)
    assert stage.table.out[A]
    assert stage.table.points[A] == 1


@rule("VTES-9.2-04", "VTES-6.2.3-06")
def test_a_reaction_with_a_cost_breaks_a_withdrawal() -> None:
    stage = leaving()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(C, "Rival")
    stage.play(A, "withdraw")
    stage.skip_to("MinionPhase", C)
    stage.play(C, "bleed", rival)
    stage.redirect_bleed(A, kurt, B)
    stage.finish()
    assert stage.table.pool == [30, 29, 30]
    next_turn(stage)
    assert not stage.table.out[A]


@rule("VTES-9.2-05", "VTES-R-30")
def test_a_bleed_of_nothing_does_not_break_a_withdrawal() -> None:
    stage = leaving()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(C, "Rival")
    stage.play(A, "withdraw")
    stage.skip_to("MinionPhase", C)
    stage.play(C, "bleed", rival)
    stage.skip("announced", A)
    stage.play_card(A, "telepathic-counter", "AUS", kurt)
    stage.finish()
    assert stage.table.pool[A] == 30
    next_turn(stage)
    assert stage.table.out[A]


@rule("VTES-9.2-04", "VTES-6.5.3-02", "VTES-R-90")
@pytest.mark.parametrize(("share", "stays"), [("2", False), ("0", True)])
def test_a_rescue_paid_by_ones_own_vampire_breaks_a_withdrawal(share: str, stays: bool) -> None:
    stage = leaving()
    ira = stage.vampire(A, "Ira", 3, torpor=True)
    rival = stage.vampire(C, "Rival")
    stage.play(A, "withdraw")
    stage.skip_to("MinionPhase", C)
    stage.play(C, "rescue", rival, ira, share)
    stage.finish()
    assert stage.zone(ira) == READY
    next_turn(stage)
    assert stage.table.out[A] != stays


@rule("VTES-R-89", "VTES-9.2-07")
def test_a_withdrawal_comes_before_what_an_untap_phase_costs() -> None:
    stage = leaving()
    stage.play(A, "withdraw")
    stage.skip_to("MinionPhase", C)
    jack = stage.permanent(C, "Smiling Jack, The Anarch", counters=2)
    next_turn(stage)
    assert stage.table.out[A]
    assert stage.table.points[A] == 1
    assert stage.table.in_play(jack)


@rule("VTES-9.2-05", "VTES-4-03")
def test_costs_of_an_untap_phase_after_the_announcement_make_it_fail() -> None:
    stage = leaving()
    stage.permanent(C, "Anarch Revolt")
    stage.play(A, "withdraw")
    next_turn(stage)
    assert not stage.table.out[A]
    assert stage.table.pool[A] < 30


@rule("VTES-R-14", "VTES-R-92", "VTES-4.1-08")
def test_a_withdrawal_gives_a_contested_vampire_to_the_other() -> None:
    stage = leaving()
    mine, theirs = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Gilbert Duane")
    moving.begin_contest(stage.table, mine)
    moving.begin_contest(stage.table, theirs)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("pay")))
    stage.play(A, "withdraw")
    stage.skip_to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("pay")))
    next_turn(stage)
    assert stage.table.out[A]
    assert stage.zone(mine) == REMOVED
    stage.skip_to("MasterPhase", B)
    assert stage.table.in_play(theirs)


@rule("VTES-R-23", "VTES-9.1-09", "VTES-9.2-09")
def test_the_last_two_each_have_a_point_when_one_withdraws() -> None:
    stage = leaving(2)
    stage.play(A, "withdraw")
    next_turn(stage)
    assert stage.table.over
    assert stage.table.points == [1, 1]


@rule("VTES-R-25", "VTES-9.1-12", "VTES-6.1.1-01")
def test_two_preys_are_ousted_in_one_turn() -> None:
    stage = Scene(4)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(A, "Ira")
    stage.pool(B, 1)
    stage.pool(C, 1)
    stage.play(A, "bleed", kurt)
    stage.finish()
    stage.play(A, "bleed", ira)
    stage.finish()
    assert stage.table.points == [2, 0, 0, 0]
    assert stage.table.pool == [42, 0, 0, 30]
    assert stage.table.edge == A


@rule("VTES-9.1-09", "VTES-9.1-05", "VTES-9.1-10")
def test_the_last_bleed_ends_the_game_with_two_points() -> None:
    stage = Scene(2)
    kurt = stage.vampire(A, "Kurt")
    stage.pool(B, 1)
    stage.play(A, "bleed", kurt)
    while not stage.table.over:
        stage.do_minimum()
    assert stage.table.points == [2, 0]


@rule("VTES-9.1-06", "VTES-R-20", "VTES-1.4-01")
def test_a_celebrity_who_falls_in_the_fight_of_two_others_ousts_for_her_predator() -> None:
    stage = Scene(4)
    kurt, rival = stage.vampire(B, "Kurt"), stage.vampire(C, "Rival", 0)
    stage.put_on(rival, "Fame", D)
    stage.skip_to("MinionPhase", B)
    stage.pool(C, 3)
    stage.play(B, "bleed", kurt)
    stage.attempt_block(rival, C)
    stage.finish()
    assert stage.table.out[C]
    assert stage.table.points == [0, 1, 0, 0]
    assert stage.table.pool[B] == 36
    assert stage.zone(rival) == REMOVED


@rule("VTES-4.2-09", "VTES-R-14", "VTES-9.1-02")
def test_an_ousted_claimant_leaves_the_title_for_the_next_untap_phase() -> None:
    stage = Scene(3)
    kurt, gilbert = stage.vampire(A, "Kurt"), stage.vampire(A, "Gilbert Duane")
    graham = stage.vampire(B, "Graham Gottesman")
    contests.dispute(stage.table, graham)
    stage.pool(B, 1)
    stage.play(A, "bleed", kurt)
    stage.finish()
    assert stage.table.out[B]
    elder = stage.vampire(A, "Elder")
    stage.call_referendum("ancilla-empowerment", elder)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", gilbert, "for")
    stage.finish()
    stage.skip_to("MinionPhase", C)
    stage.skip_to("MasterPhase", A)
    stage.skip_to("MinionPhase", A)
    stage.call_referendum("domain-challenge", elder)
    stage.skip("polling", A)
    assert stage.offers(A, "vote", gilbert, "for")


@rule("VTES-R-24", "VTES-9.1-06", "VTES-6.4.3-12")
def test_the_active_player_falls_by_her_own_celebrity() -> None:
    stage = Scene(3)
    kurt, ira = stage.vampire(A, "Kurt", 1), stage.vampire(B, "Ira")
    stage.put_on(kurt, "Fame", A)
    stage.pool(A, 2)
    stage.hand(B, "undead-strength")
    stage.play(A, "bleed", kurt)
    stage.attempt_block(ira)
    stage.skip("strike", B)
    stage.play(B, "play undead-strength POT", ira)
    stage.skip("UntapPhase")
    assert stage.table.out == [True, False, False]
    assert stage.table.points == [0, 0, 1]
    assert stage.table.active == B
    assert stage.table.pool == [0, 30, 36]
    assert not stage.table.tapped[ira]  # it is her untap phase
    assert stage.table.faults() == []


@rule("VTES-R-60", "VTES-R-19", "VTES-R-24")
def test_of_two_who_fall_together_the_first_to_fall_is_paid_for_first() -> None:
    stage = Scene(4)
    kurt, ira = stage.vampire(A, "Kurt", 1), stage.vampire(B, "Ira", 1)
    stage.permanent(C, "Tension in the Ranks")
    stage.pool(A, 1)
    stage.hand(A, "undead-strength")
    stage.hand(B, "undead-strength")
    stage.play(A, "bleed", kurt)
    stage.attempt_block(ira)
    stage.skip("strike", A)
    stage.play(A, "play undead-strength POT", kurt)
    stage.skip("strike", B)
    stage.play(B, "play undead-strength POT", ira)
    for _ in range(40):
        if len(stage.events_of(LostPool)) == 2 or stage.table.out[A]:
            break
        if stage.decider == C and stage.prompt != "Window":
            return  # the card is hers, and so may be the order
        stage.do_minimum()
    assert next(event.seat for event in stage.events_of(LostPool)) == A


@rule("VTES-R-60", "VTES-R-20", "VTES-9.1-08")
def test_when_two_fall_together_the_active_players_loss_comes_first() -> None:
    stage = Scene(4)
    thomas, simms = (
        stage.vampire(A, "Thomas De Lutrius", 1),
        stage.vampire(B, "Sylvester Simms", 0),
    )
    stage.pool(A, 2)
    stage.pool(B, 1)
    stage.play(A, "bleed", thomas)
    stage.attempt_block(simms)
    stage.skip("before-range", A)
    stage.table.blood[thomas] = 0
    while not stage.table.over and stage.prompt not in ("MinionPhase", "UntapPhase"):
        stage.do_minimum()
    assert stage.table.out == [True, True, False, False]  # 1 for Thomas, then 1 each for Simms
    assert stage.table.points == [1, 0, 0, 1]
    assert stage.table.pool == [0, 0, 29, 29 + 6]


@rule("VTES-R-60", "VTES-R-70", "VTES-11-07")
def test_a_trophy_does_not_come_between_two_who_fall_together() -> None:
    stage = Scene(3)
    brahmin = stage.vampire(A, "Sundervere, The Devil Brahmin", 1)
    thomas = stage.vampire(B, "Thomas De Lutrius", 0)
    femur = stage.put_on(thomas, "Femur of Toomler")
    stage.play(A, "bleed", brahmin)
    stage.attempt_block(thomas)
    stage.skip("strike", A)
    stage.table.blood[brahmin] = 0
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    stage.play(B, "strike", femur, "0")
    while len(stage.events_of(LostPool)) < 2:
        stage.do_minimum()
    assert [event.seat for event in stage.events_of(LostPool)] == [A, B]
    assert (stage.zone(brahmin), stage.zone(thomas)) == (ASH_HEAP, TORPOR)


@rule("VTES-4.1-08", "VTES-4-04", "VTES-R-12")
def test_a_hunting_ground_won_back_is_used_at_once() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder", 5)
    mine, theirs = (
        stage.permanent(A, "Uptown Hunting Ground"),
        stage.permanent(B, "Uptown Hunting Ground"),
    )
    moving.begin_contest(stage.table, mine)
    moving.begin_contest(stage.table, theirs)
    stage.skip_to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("yield")))
    stage.skip_to("UntapPhase", A)
    stage.play(A, "use", mine, "0")
    if stage.prompt == "Targeting":
        stage.play(A, "target", elder)
    assert stage.blood(elder) == 6


@rule("VTES-4-05", "VTES-4-06", "VTES-1.4-01")
def test_the_edge_and_a_dream_give_a_pool_each() -> None:
    stage = Scene(2, phase="untap")
    sphinx = stage.permanent(A, "Dreams of the Sphinx")
    stage.edge(A)
    stage.play(A, "edge")
    uses = [m for m in stage.options(A) if m.startswith("use dreams")]
    before = stage.table.pool[A]
    for move in uses:
        copy = stage.table.copy()
        copy.play(A, move)
        if copy.pool[A] > before:
            stage.play(A, move)
            break
    assert stage.table.pool[A] == 32
    assert stage.blood(sphinx) == 1


@rule("VTES-R-28", "VTES-R-31", "VTES-6.1.1-09")
def test_the_edge_passes_from_the_ousted_to_the_bleeder() -> None:
    stage = Scene(3)
    kurt = stage.vampire(A, "Kurt")
    stage.edge(B)
    stage.pool(B, 1)
    stage.play(A, "bleed", kurt)
    stage.finish()
    assert stage.table.edge == A


@rule("VTES-9.2-04", "VTES-6.4.6-04", "VTES-R-90")
@pytest.mark.parametrize("victim", ["Thug", "Revenant"])
def test_the_loss_of_a_servants_life_breaks_nothing(victim: str) -> None:
    stage = leaving()
    kurt = stage.vampire(A, "Kurt")
    card = stage.ally(A, "Thug") if victim == "Thug" else stage.put_on(kurt, "Revenant")
    stage.play(A, "withdraw")
    stage.skip_to("MinionPhase", C)
    counters.lose_blood(stage.table, card, 1)
    stage.finish()
    next_turn(stage)
    assert stage.table.out[A] == (victim == "Revenant")


@rule("VTES-9.1-01", "VTES-R-17", "VTES-7-07", "VTES-R-24")
def test_a_player_who_transfers_her_last_pool_is_ousted_before_the_vampire_comes_out() -> None:
    stage = Scene(3, phase="influence")
    pupil = stage.uncontrolled(A, "Pupil", 4)
    stage.pool(A, 1)
    stage.play(A, "transfer", pupil)
    stage.skip("UntapPhase")
    assert stage.table.out[A]
    assert stage.zone(pupil) != READY
    assert stage.table.active == B
    assert stage.table.points == [0, 0, 1]


@rule("VTES-R-29", "VTES-9.1-02")
def test_a_bleed_at_one_who_is_ousted_by_a_reaction_ends() -> None:
    roof = next(card for card in CARDS if card.name == "Falling Roof")
    stage = Scene(4, roof)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(D, "Ira")
    stage.pool(B, 1)
    stage.play_card(A, "govern-the-unaligned", "dom", elder)
    stage.skip("announced", D)
    stage.play_card(D, "falling-roof", "plain", ira, f"player {B}")
    stage.finish()
    assert stage.table.out[B]
    assert stage.table.points == [1, 0, 0, 0]
    assert stage.table.pool == [36, 0, 30, 30]
    assert stage.blood(elder) == 10  # the cost is not paid
    assert stage.table.edge == NOBODY
    assert stage.zone(elder) != TORPOR
