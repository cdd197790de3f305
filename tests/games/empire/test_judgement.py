"""The judges of Empire: sensible, independent of hidden information, better with deduction."""

from __future__ import annotations

import pytest
from games.empire.secrets import new_game, random_moves
from games.empire.stage import H, Stage, V, many

from conclave import Rng, bots
from conclave.games.empire import GAME
from conclave.games.empire.judgement import judge, judge_naively
from conclave.lab.simulate import simulate


def best(stage: Stage, name: str = "greedy") -> str:
    """The move that a bot scores highest."""
    seat = stage.decider
    decision = stage.table.decision(seat)
    worths = GAME.judges[name](stage.view(seat), decision)
    return decision.options[worths.index(max(worths))].text


def score(stage: Stage, move: str, name: str = "greedy") -> float:
    """A bot's score of a move."""
    seat = stage.decider
    decision = stage.table.decision(seat)
    texts = [option.text for option in decision.options]
    return GAME.judges[name](stage.view(seat), decision)[texts.index(move)]


def test_both_bots_are_offered_by_name() -> None:
    assert bots.names(GAME)[-3:] == ["greedy", "naive", "random"]
    assert GAME.judges == {"greedy": judge, "naive": judge_naively}


@pytest.mark.parametrize("name", ["greedy", "naive"])
def test_scores_do_not_depend_on_hidden_information(name: str) -> None:
    differed = 0
    for seed in range(5):
        table = new_game(seed)
        for number, (player, move) in enumerate(random_moves(table, Rng(seed))):
            if number % 7 == 0:
                other = table.imagine(player, Rng(number))
                differed += other.reveal() != table.reveal()
                asked = table.decision(player)
                worths = GAME.judges[name](table.view(player), asked)
                assert len(worths) == len(asked.options)
                assert worths == GAME.judges[name](other.view(player), other.decision(player))
            table.play(player, move)
    assert differed > 50


# The vampire player


@pytest.mark.parametrize("name", ["greedy", "naive"])
def test_the_third_vampire_in_the_castle_is_unmasked(name: str) -> None:
    stage = Stage("lady monk cook", unmasked="lady monk", v="nobles-1 clergy-1", step="unmask")
    assert best(stage, name) == "unmask cook"


def test_a_vampire_in_hiding_stays_hidden_without_need() -> None:
    stage = Stage("lady bishop maid", v="nobles-1 clergy-1", step="unmask")
    assert best(stage) == "pass"


@pytest.mark.parametrize("name", ["greedy", "naive"])
def test_the_third_vampire_is_called_into_the_castle(name: str) -> None:
    stage = Stage(
        "lady monk bishop", unmasked="lady monk cook", v="secret-passage nobles-1 clergy-1",
        step="before",
    )  # fmt: skip
    assert best(stage, name) == "support secret-passage"
    stage.play(V, "support secret-passage", "moat nobles-1")
    assert best(stage, name) == "on cook"
    stage.play(V, "on cook")
    assert stage.winners == [V]
    assert stage.ended_by == "EMP-END-03"


def test_the_one_in_town_is_unmasked_first_where_it_can_be_called() -> None:
    with_it = Stage("lady monk bishop", v="secret-passage nobles-1 clergy-1", step="unmask")
    assert best(with_it) == "unmask cook"
    without = Stage("lady monk bishop", v="thick-fog nobles-1 clergy-1", step="unmask")
    assert best(without) == "pass"


def test_the_vampire_player_attacks_humans_and_never_his_own() -> None:
    stage = Stage("lady bishop monk", v="nobles-3 clergy-3", h="nobles-1")
    assert best(stage).split()[2] == "bishop"
    assert score(stage, "attack bishop monk") < 0 < score(stage, "attack lady bishop")


def test_the_vampire_player_defends_a_vampire_and_lets_a_human_die() -> None:
    vampire = Stage(time="day", h="clergy-1 clergy-1", v="nobles-1 nobles-2 nobles-2")
    vampire.play(H, "attack bishop lady")
    vampire.lay(H, "clergy-1")
    assert best(vampire) == "play nobles-1"
    human = Stage(time="day", h="clergy-1 clergy-1", v="nobles-1 nobles-2 nobles-2")
    human.play(H, "attack bishop officer")
    human.lay(H, "clergy-1")
    assert best(human) == "done"


def test_a_bluffing_player_spares_humans_rather_than_vampires() -> None:
    """Lady is the vampire: attacking with her spares a human, attacking without spares her."""
    stage = Stage("bishop lady officer", v="nobles-2 clergy-2", h="nobles-1 clergy-1 servants-1")
    with_her, without = "attack lady officer", "attack bishop officer"
    gap = score(stage, with_her) - score(stage, without)
    assert gap > score(stage, with_her, "naive") - score(stage, without, "naive")


def test_a_bluffing_player_arms_a_vampire() -> None:
    stage = Stage("bishop monk officer", v="organist clergy-1", h="clergy-1", step="before")
    stage.play(V, "support organist")
    assert best(stage) == "choose attack-marker"
    stage.play(V, "choose attack-marker")
    assert best(stage) == "on monk"


# The human player


def test_a_deducing_player_defends_characters_attacked_by_vampires() -> None:
    stage = Stage(v="clergy-1", h="nobles-1 nobles-2 nobles-2 servants-1", trusted="maid butler")
    stage.play(V, "attack bishop officer")
    stage.lay(V, "clergy-1")
    assert stage.asked == (H, "Laying")
    assert best(stage, "greedy") == "play nobles-1"
    assert best(stage, "naive") == "done"


def test_a_deducing_player_attacks_characters_spared_by_vampires() -> None:
    stage = Stage(
        "bishop lady officer", time="day", trusted="maid butler",
        h="clergy-3 clergy-3 clergy-2 nobles-3 nobles-3", v="servants-1",
    )  # fmt: skip
    kinds = list(stage.table.traces)
    lady, officer = 0, 2
    kinds[0] = tuple([int(who == officer) for who in range(9)])
    kinds[1] = tuple([2 * (who == lady) for who in range(9)])
    stage.table.traces = tuple(kinds)
    assert best(stage, "greedy") == "attack bishop lady"
    assert score(stage, "attack bishop officer") < 0
    assert score(stage, "attack bishop officer", "naive") == score(
        stage, "attack bishop lady", "naive"
    )


def test_the_human_player_never_attacks_a_trusted_human() -> None:
    stage = Stage(
        "bishop lady officer", time="day", trusted="bishop officer", h="nobles-3", v="nobles-1"
    )
    assert score(stage, "attack lady bishop") < score(stage, "pass-turn")


def test_fog_is_saved_for_the_opponents_turn() -> None:
    hand = "thick-fog nobles-1 clergy-1 servants-1"
    mine = Stage(v=hand, h="clergy-3 nobles-3 clergy-2 nobles-2", step="before")
    assert best(mine) == "pass"
    other = Stage(
        "bishop lady officer", unmasked="lady", time="day", v=hand,
        h="clergy-3 nobles-3 clergy-2 nobles-2", step="before",
    )  # fmt: skip
    other.until("Supporting", V)
    assert best(other) == "support thick-fog"


# How they fare


def test_greedy_beats_random_and_naive() -> None:
    against_random = simulate(GAME, 60, 2, ("greedy", "random"), seed=3).by_bot["greedy"]
    assert against_random.rate > 0.9
    against_naive = simulate(GAME, 160, 2, ("greedy", "naive"), seed=3).by_bot["greedy"]
    assert against_naive.rate > 0.55


# Hiding


def test_a_vampire_that_would_be_lost_is_hidden() -> None:
    lost = Stage(
        "lady bishop maid", unmasked="lady", v=many(3, "vampire-servants-1"),
        h="clergy-3 " + many(7, "holy-water-2"), v_pile=many(10, "nobles-1"),
    )  # fmt: skip
    assert best(lost) == "hide lady"


def test_characters_that_are_not_threatened_are_not_hidden() -> None:
    safe = Stage("lady bishop maid", v=many(3, "vampire-servants-1"), h="clergy-1")
    assert not best(safe).startswith("hide")
    harmless = Stage("lady bishop maid", unmasked="lady", v=many(4, "vampire-nobles-1"), h="")
    assert not best(harmless).startswith("hide")
