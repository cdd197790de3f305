"""Ousting, victory points and the end of the game (VTES-9.1)."""

import pytest
from games.vtes.cards.rulings import ruling
from games.vtes.ousting_cards import ousting_stage, play_master
from games.vtes.stage import A, B, C, D, Stage

import conclave
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, NOBODY, READY, REMOVED
from conclave.games.vtes.rules.events.setup import GoesFirst
from conclave.testing import rule


@rule("VTES-9.1-01", "VTES-9.1-06", "VTES-9.1-07", "VTES-9.1-12", "VTES-R-25")
def test_the_predator_of_an_ousted_methuselah_gets_a_point_and_six_pool() -> None:
    stage = ousting_stage(3, "minion", b=1)
    krid, angel = stage.vampire(A, "Krid"), stage.vampire(A, "Angel")
    stage.play(A, "bleed", krid)
    stage.resolve()
    table = stage.table
    assert table.out == [False, True, False]
    assert table.points == [1, 0, 0]
    assert table.pool == [36, 0, 30]
    assert (table.prey(A), table.predator(C)) == (C, A)
    assert (table.active, table.phase) == (A, "minion-phase")
    stage.play(A, "bleed", angel)
    stage.resolve()
    assert table.pool == [36, 0, 29]


@rule("VTES-9.1-01")
def test_with_one_pool_left_nobody_is_ousted() -> None:
    stage = ousting_stage(3, "minion", b=2)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "bleed", krid)
    stage.resolve()
    assert stage.table.pool == [30, 1, 30]
    assert stage.table.out == [False] * 3
    assert stage.table.points == [0, 0, 0]


@rule("VTES-9.1-06")
def test_the_point_always_goes_to_the_predator() -> None:
    stage = ousting_stage(4, c=5)
    play_master(stage, A, "Drought")
    assert stage.table.out == [False, False, True, False]
    assert stage.table.points == [0, 1, 0, 0]
    assert stage.table.pool == [30, 31, 0, 25]


@rule("VTES-9.1-02", "VTES-9.1-03", "VTES-9.1-04")
def test_cards_she_controls_are_removed_and_cards_others_control_stay() -> None:
    stage = ousting_stage(3, "minion", b=1)
    krid = stage.vampire(A, "Krid")
    hers = stage.vampire(B, "Angel")
    gun = stage.put_on(hers, ".44 Magnum")
    asleep = stage.vampire(B, "Brazil", torpor=True)
    place = stage.permanent(B, "Feast")
    lent = stage.vampire(B, "Agrippina")  # hers, and C controls it
    moving.change_controller(stage.table, lent, C)
    borrowed = stage.vampire(C, "Aleph")  # C's, and she controls it
    moving.change_controller(stage.table, borrowed, B)
    stage.play(A, "bleed", krid)
    stage.skip("MinionPhase", A)
    gone = (hers, gun, asleep, place, borrowed)
    assert [stage.zone(card) for card in gone] == [REMOVED] * 5
    assert stage.table.removed[C] == (borrowed,)
    assert stage.zone(lent) == READY
    assert stage.table.controller[lent] == C


@rule("VTES-R-26")
def test_her_master_card_on_anothers_vampire_is_removed() -> None:
    stage = ousting_stage(3, "minion", b=1)
    krid = stage.vampire(A, "Krid")
    hers, mine = stage.put_on(krid, "Brand", B), stage.put_on(krid, "Brand", A)
    stage.play(A, "bleed", krid)
    stage.resolve()
    assert stage.zone(hers) == REMOVED
    assert stage.table.attached[krid] == (mine,)


@rule("VTES-R-27")
def test_cards_of_others_on_her_minions_are_burned() -> None:
    stage = ousting_stage(3, "minion", b=1)
    krid = stage.vampire(A, "Krid")
    angel = stage.vampire(B, "Angel")
    mine, hers = stage.put_on(angel, "Brand", C), stage.put_on(angel, ".44 Magnum")
    stage.play(A, "bleed", krid)
    stage.resolve()
    assert (stage.zone(mine), stage.table.ash[C]) == (ASH_HEAP, (mine,))
    assert (stage.zone(hers), stage.zone(angel)) == (REMOVED, REMOVED)


@rule("VTES-R-28")
def test_nobody_has_the_edge_of_an_ousted_methuselah() -> None:
    stage = ousting_stage(3, c=5)
    stage.edge(C)
    play_master(stage, A, "Drought")
    assert stage.table.out[C]
    assert stage.table.edge == NOBODY


@rule("VTES-R-28")
def test_the_bleed_that_ousts_her_has_taken_the_edge() -> None:
    stage = ousting_stage(3, "minion", b=1)
    krid = stage.vampire(A, "Krid")
    stage.edge(B)
    stage.play(A, "bleed", krid)
    stage.resolve()
    assert stage.table.out[B]
    assert stage.table.edge == A


@rule("VTES-9.1-08", "VTES-R-20")
@ruling("Vote damaging multiple players", 1)
def test_a_predator_who_is_ousted_with_her_prey_gets_the_point_but_no_pool() -> None:
    stage = ousting_stage(4, b=5, c=5)
    play_master(stage, A, "Famine")
    assert stage.table.out == [False, True, True, False]
    assert stage.table.points == [1, 1, 0, 0]
    assert stage.table.pool == [31, 0, 0, 25]


@rule("VTES-R-21", "VTES-9.1-12")
@ruling("Vote damaging multiple players", 1)
def test_a_gets_nothing_for_the_prey_of_her_prey_and_d_becomes_her_prey() -> None:
    stage = ousting_stage(4, b=5, c=3)
    play_master(stage, A, "Drought")
    assert stage.table.points == [1, 1, 0, 0]
    assert stage.table.pool == [36, 0, 0, 25]
    assert stage.table.prey(A) == D


@rule("VTES-R-20")
def test_two_preys_of_two_survivors_are_ousted_together() -> None:
    stage = ousting_stage(4, b=5, d=5)
    play_master(stage, A, "Famine")
    assert stage.table.points == [1, 0, 1, 0]
    assert stage.table.pool == [31, 0, 31, 0]


@rule("VTES-R-22", "VTES-9.1-08")
def test_if_all_are_ousted_together_nobody_was_the_last() -> None:
    stage = ousting_stage(3, a=5, b=5, c=5)
    play_master(stage, A, "Famine")
    table = stage.table
    assert table.over
    assert table.points == [1, 1, 1]
    assert table.pool == [0, 0, 0]
    assert table.outcome is not None
    assert table.outcome.places == (1, 1, 1)


@rule("VTES-9.1-05", "VTES-9.1-09")
def test_the_game_ends_with_the_last_methuselah_who_gets_a_point_more() -> None:
    stage = ousting_stage(2, "minion", b=1)
    krid = stage.vampire(A, "Krid")
    assert not stage.begin().table.over
    stage.play(A, "bleed", krid)
    stage.skip()
    assert stage.table.over
    assert stage.table.points == [2, 0]
    assert stage.table.outcome is not None
    assert stage.table.outcome.winners == [A]
    assert stage.table.outcome.scores == (2, 0)


@rule("VTES-9.1-10")
def test_a_methuselah_who_is_ousted_may_win() -> None:
    stage = ousting_stage(4, "minion", active=A, b=1)
    krid = stage.vampire(A, "Krid")
    stage.table.points = [2, 0, 0, 0]
    stage.play(A, "bleed", krid)
    stage.resolve()
    stage.pool(A, 1)
    stage.pool(C, 1)
    other = stage.vampire(D, "Angel")
    stage.skip("UntapPhase", D)
    stage.skip("MinionPhase", D)
    stage.play(D, "bleed", other)
    stage.skip("MinionPhase", D)
    assert stage.table.out == [True, True, False, False]
    stage.skip("UntapPhase", C).skip("UntapPhase", D).skip("MinionPhase", D)
    stage.play(D, "bleed", other)
    stage.skip()
    assert stage.table.over
    assert stage.table.points == [3, 0, 0, 3]
    assert stage.table.outcome is not None
    assert stage.table.outcome.winners == [A, D]


@rule("EX-9.1-a", "VTES-9.1-05", "VTES-9.1-09", "VTES-9.1-10", "VTES-9.1-11", "VTES-R-95")
def test_richard_steve_justin_and_lisa() -> None:
    richard, steve, justin, lisa = A, B, C, D
    stage = ousting_stage(4, "minion", active=richard, b=1, c=1)
    krid, angel = stage.vampire(richard, "Krid"), stage.vampire(richard, "Angel")
    table = stage.table
    stage.play(richard, "bleed", krid)
    stage.resolve()
    assert table.out[steve]
    assert (table.points[richard], table.pool[richard]) == (1, 36)
    assert table.prey(richard) == justin
    stage.play(richard, "bleed", angel)
    stage.resolve()
    assert table.out[justin]
    assert (table.points[richard], table.pool[richard]) == (2, 42)
    stage.pool(richard, 1)
    brazil = stage.vampire(lisa, "Brazil")
    stage.skip("UntapPhase", lisa).skip("MinionPhase", lisa)
    stage.play(lisa, "bleed", brazil)
    stage.skip()
    assert table.over
    assert table.pool[lisa] == 36
    assert table.points == [2, 0, 0, 2]
    assert table.outcome is not None
    assert table.outcome.places == (1, 3, 3, 1)
    assert table.outcome.winners == [richard, lisa]


@rule("VTES-R-96", "VTES-R-94")
def test_there_is_no_move_to_concede_and_by_default_no_limit_of_time() -> None:
    game = conclave.game("vtes")
    assert [
        move.form for move in game.moves if "concede" in move.form or "resign" in move.form
    ] == []
    assert game.time_limit(game.settings({})) is None
    stage = Stage(2, turn=500, phase="discard")
    stage.pass_all()
    assert (stage.table.turn, stage.table.over) == (501, False)


@rule("VTES-R-04")
def test_a_random_player_begins_and_everybody_hears_it() -> None:
    game = conclave.game("vtes")
    first = set()
    for seed in range(12):
        position = game.start(3, seed)
        events = list(position.events)
        for seat in range(3):
            events += position.play(seat, "deck random")
        (goes,) = [event for event in events if isinstance(event, GoesFirst)]
        assert goes.seat == position.view(None)["active"]
        first.add(goes.seat)
    assert first == {0, 1, 2}


@rule("VTES-9.1-01")
@pytest.mark.parametrize("active", [A, B, C])
def test_turns_go_on_clockwise_without_those_who_are_out(active: int) -> None:
    stage = ousting_stage(3, "discard", active=active)
    gone = (active + 1) % 3
    stage.pool(gone, 0)
    stage.table.unsettled = True
    stage.begin()
    assert stage.table.out[gone]
    stage.skip("UntapPhase")
    assert stage.table.active == (active + 2) % 3
