"""Ousts during costs, turns, combats, referendums and blocks (VTES-9.1)."""

from games.vtes.ousting_cards import (
    check_nobody_out_is_asked,
    ousting_stage,
    play_master,
    play_some_turns,
)
from games.vtes.stage import A, B, C, D

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, HAND, REMOVED
from conclave.games.vtes.rules.events.combat import CombatEnded, StrikeChosen
from conclave.games.vtes.rules.events.course import Ousted
from conclave.games.vtes.rules.events.playing import CardPlayed
from conclave.games.vtes.rules.events.referendums import ReferendumEnded
from conclave.testing import rule


@rule("VTES-R-18", "VTES-9.1-08")
def test_a_cost_paid_with_the_last_pool_ousts_only_after_the_effect() -> None:
    stage = ousting_stage(3, a=2, b=2)
    play_master(stage, A, "Duel")
    assert stage.table.out == [True, True, False]
    assert stage.table.points == [1, 0, 2]  # C for A, and as the last one
    assert stage.table.over


@rule("VTES-R-18")
def test_the_cost_of_an_action_too_is_followed_by_its_effect_before_anybody_is_ousted() -> None:
    stage = ousting_stage(4, "minion", a=2, b=2)
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Raid")
    stage.play(A, "play raid plain", krid)
    stage.skip("UntapPhase")
    assert stage.table.out == [True, True, False, False]
    assert stage.table.points == [1, 0, 0, 1]
    assert stage.table.pool == [0, 0, 30, 36]
    assert stage.table.active == C


@rule("VTES-R-18")
def test_a_cost_higher_than_the_pool_is_not_paid() -> None:
    stage = ousting_stage(3, a=1)
    stage.hand(A, "Duel")
    assert not stage.offers(A, "play duel plain -")
    duel = stage.table.hand[A][0]
    assert [row["reason"] for row in stage.table.why_not(A, duel)] == ["cannot-pay-pool"]
    stage.pool(A, 2)
    assert stage.offers(A, "play duel plain -")


@rule("VTES-R-19")
def test_an_oust_comes_before_any_other_effect_can_be_used() -> None:
    stage = ousting_stage(3, "minion", c=5)
    stage.hand(A, "Curse")
    stage.hand(C, "Spite")
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(B, "Angel")
    stage.vampire(C, "Brazil")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", angel)
    stage.play(A, "play curse plain", krid)
    stage.skip("block", B)
    assert stage.table.out[C]
    ousted = stage.events.index(stage.events_of(Ousted)[0])
    after = [event for event in stage.events[ousted:] if isinstance(event, CardPlayed)]
    assert after == []
    check_nobody_out_is_asked(stage)
    play_some_turns(stage)


@rule("VTES-R-24")
def test_a_turn_ends_at_once_when_its_player_is_ousted() -> None:
    stage = ousting_stage(3, "minion", a=5)
    krid = stage.vampire(A, "Krid")
    stage.vampire(B, "Angel")
    stage.hand(A, "Raid")
    stage.hand(B, "Spite")
    (raid,) = stage.table.hand[A]
    stage.play(A, "play raid plain", krid)
    stage.skip("announced", B)
    stage.play(B, "play spite plain", stage.table.ready[B][0])
    stage.skip("UntapPhase", B)
    table = stage.table
    assert table.out == [True, False, False]
    assert (table.active, table.turn, table.phase) == (B, 21, "untap")
    assert table.pool == [0, 30, 36]
    assert stage.zone(raid) == REMOVED
    assert stage.names(table.ash[B]) == ["spite"]
    assert len(table.frames) == 4  # game, turn, untap phase and its window
    assert [note for note in table.notes.all() if note.about == krid] == []
    play_some_turns(stage)


@rule("VTES-R-24")
def test_a_turn_may_end_in_the_untap_phase() -> None:
    stage = ousting_stage(3, "untap", a=1)
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(C, "Krid")
    moving.begin_contest(stage.table, mine)
    moving.begin_contest(stage.table, theirs)
    stage.play(A, f"pay #{mine}")
    assert stage.table.out[A]
    assert (stage.table.active, stage.prompt) == (B, "UntapPhase")


@rule("VTES-R-19", "VTES-R-25")
def test_combat_ends_without_the_minion_of_an_ousted_methuselah() -> None:
    stage = ousting_stage(3, "minion", b=5)
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(B, "Angel")
    stage.hand(A, "Outburst")
    stage.hand(B, "Outburst")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", angel)
    stage.skip("before-range", A)
    stage.play(A, "play outburst plain", krid)
    check_nobody_out_is_asked(stage)
    stage.skip("MinionPhase", A)
    assert stage.table.out == [False, True, False]
    assert stage.zone(angel) == REMOVED
    assert len(stage.events_of(CombatEnded)) == 1
    assert stage.events_of(StrikeChosen) == []
    assert stage.table.is_ready(krid)
    play_some_turns(stage)


@rule("VTES-R-19")
def test_a_referendum_continues_without_an_ousted_methuselah() -> None:
    stage = ousting_stage(3, "minion", b=5)
    krid = stage.vampire(A, "Krid")
    prince, primogen = stage.vampire(B, "Gilbert Duane"), stage.vampire(C, "Sir Walter Nash")
    stage.hand(A, "Levy", "Last Word")
    stage.play(A, "play levy plain", krid)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.play(A, "pass")
    stage.play(B, "vote", prince, "against")
    stage.skip("polling", A)
    stage.play(A, "play last-word plain", krid)
    stage.skip("polling", A)
    assert stage.table.out == [False, True, False]
    check_nobody_out_is_asked(stage)
    stage.play(A, "pass")
    assert stage.decider == C
    stage.play(C, "vote", primogen, "for")
    stage.skip("MinionPhase", A)
    (ended,) = stage.events_of(ReferendumEnded)
    assert (ended.for_it, ended.against) == (3, 2)  # what was cast stays cast
    assert stage.table.pool == [36, 0, 20]
    play_some_turns(stage)


@rule("VTES-R-19")
def test_a_referendum_that_ousts_several_ends_and_the_turn_continues() -> None:
    stage = ousting_stage(4, "minion", b=5, d=5)
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Levy")
    stage.play(A, "play levy plain", krid)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase", A)
    assert stage.table.out == [False, True, False, True]
    assert stage.table.points == [1, 0, 1, 0]
    assert stage.table.pool == [36, 0, 31, 0]
    play_some_turns(stage)


@rule("VTES-R-19")
def test_a_card_that_is_being_played_vanishes_with_its_player() -> None:
    stage = ousting_stage(4, "master", a=30, c=5)
    stage.hand(A, "Drought")
    stage.hand(B, "Veto")
    stage.hand(C, "Veto")
    stage.play(A, "play drought plain -")
    stage.skip("as-played", B)
    stage.play(B, "play veto plain -")
    while stage.window == "as-played" and not stage.table.out[C]:
        stage.do_minimum()
    assert stage.table.out[C]
    assert stage.zone(stage.table.hand[C][0]) == HAND
    check_nobody_out_is_asked(stage)
    play_some_turns(stage)


@rule("VTES-R-24", "VTES-R-19")
def test_the_active_methuselah_may_be_ousted_while_a_card_of_hers_is_cancelled() -> None:
    stage = ousting_stage(3, "master", a=5)
    stage.hand(A, "Drought")
    stage.hand(B, "Veto")
    (drought,) = stage.table.hand[A]
    stage.play(A, "play drought plain -")
    stage.skip("as-played", B)
    stage.play(B, "play veto plain -")
    stage.skip("UntapPhase")
    assert stage.table.out == [True, False, False]
    assert stage.table.active == B
    assert stage.zone(drought) == REMOVED
    assert stage.table.pool == [0, 30, 31]
    play_some_turns(stage)


@rule("VTES-R-25", "VTES-9.1-12")
def test_the_block_passes_to_those_who_are_left() -> None:
    stage = ousting_stage(4, "minion", b=5)
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(D, "Angel")
    brazil = stage.vampire(C, "Brazil")
    stage.hand(A, "Curse")
    stage.vampire(B, "Agrippina")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", stage.table.ready[B][0])
    stage.play(A, "play curse plain", krid)
    stage.skip("BlockQuestion")
    assert stage.table.out[B]
    assert (stage.decider, stage.offers(C, "block", brazil)) == (C, True)
    stage.play(C, "decline")
    stage.skip("BlockQuestion")
    assert (stage.decider, stage.offers(D, "block", angel)) == (D, True)
    play_some_turns(stage)


@rule("VTES-9.1-06", "VTES-R-60")
def test_cards_may_wait_for_an_oust_even_when_it_ends_the_turn() -> None:
    stage = ousting_stage(3, "untap", a=1)
    mine, theirs = stage.vampire(A, "Krid"), stage.vampire(C, "Krid")
    for card in (mine, theirs):
        moving.begin_contest(stage.table, card)
    stage.permanent(A, "Lament")
    stage.permanent(B, "Lament")
    stage.permanent(C, "Feast")
    stage.play(A, f"pay #{mine}")
    assert stage.decider == C
    assert stage.options(C) == ["yes", "no"]
    assert stage.table.pool == [0, 31, 36]
    stage.play(C, "yes")
    assert stage.table.pool == [0, 31, 37]
    assert (stage.table.active, stage.prompt) == (B, "UntapPhase")


@rule("VTES-9.1-02")
def test_cards_on_cards_go_with_her_however_deep() -> None:
    stage = ousting_stage(3, "minion", b=1)
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(C, "Angel")
    brand = stage.put_on(angel, "Brand", C)
    deep = stage.put_on(brand, "Brand", B)
    mine = stage.put_on(deep, "Brand", C)
    stage.play(A, "bleed", krid)
    stage.resolve()
    assert [stage.zone(card) for card in (deep, mine)] == [REMOVED, ASH_HEAP]
    assert stage.table.attached[angel] == (brand,)
    assert stage.table.faults() == []
