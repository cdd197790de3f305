"""The object of the game: pools, ousting, victory points, minions (VTES-0)."""

import pytest
from games.vtes.made_up import ELDER
from games.vtes.stage import GAME, A, B, C, Stage

from conclave.core.errors import ConclaveError
from conclave.games.vtes.rules.events import actions as events
from conclave.testing import rule


@rule("VTES-0-01")
def test_a_game_has_two_players_or_more() -> None:
    assert GAME.seats[0] == 2
    assert GAME.start(2, 1, {}).seats == 2
    with pytest.raises(ConclaveError):
        GAME.start(1, 1, {})


@rule("VTES-0-02", "VTES-0-03", "VTES-9.1-02", "VTES-9.1-03")
def test_a_player_bled_for_more_than_her_pool_is_ousted() -> None:
    stage = Stage(3, extra=(ELDER,))
    elder = stage.vampire(A, "Elder")
    stage.pool(B, 1)
    stage.hand(A, "Computer Hacking")
    stage.play(A, "play", "computer-hacking", "plain", elder)
    stage.resolve()
    assert stage.table.pool == [36, 0, 30]
    assert stage.table.out == [False, True, False]
    assert stage.table.points == [1, 0, 0]


@rule("VTES-0-03")
def test_a_player_with_one_pool_left_is_still_in_the_game() -> None:
    stage = Stage(3, extra=(ELDER,))
    elder = stage.vampire(A, "Elder")
    stage.pool(B, 2)
    stage.play(A, "bleed", elder)
    stage.resolve()
    assert stage.table.pool == [30, 1, 30]
    assert stage.table.out == [False, False, False]


@rule("VTES-0-04", "VTES-9.1-11")
def test_the_most_points_win_even_from_outside_the_game() -> None:
    stage = Stage(3, extra=(ELDER,))
    elder = stage.vampire(A, "Elder")
    stage.table.points = [0, 0, 3]
    stage.table.out[C] = True
    stage.pool(B, 1)
    stage.play(A, "bleed", elder)
    stage.skip()
    outcome = stage.table.outcome
    assert outcome is not None
    assert outcome.scores == (2, 0, 3)
    assert outcome.winners == [C]


@rule("VTES-0-05")
def test_only_minions_act_and_a_player_without_any_can_only_pass() -> None:
    stage = Stage(2)
    assert stage.options(A) == ["pass"]
    with_minion = Stage(2)
    krid = with_minion.vampire(A, "Krid")
    word = with_minion.table.word(krid)
    assert all(word in move for move in with_minion.options(A) if move != "pass")
    assert with_minion.offers(A, "bleed", krid)


@rule("VTES-0-05")
def test_a_minion_is_directed_by_his_controller() -> None:
    stage = Stage(2)
    krid = stage.vampire(B, "Krid")
    own = stage.vampire(A, "Aleph")
    assert not stage.offers(A, "bleed", krid)
    stage.refuses(A, "bleed", krid)
    stage.play(A, "bleed", own)
    assert stage.events_of(events.ActionAnnounced)[0].minion == stage.table.word(own)
