"""Empire's foresight: keys, priors, chances and likelihoods."""

from __future__ import annotations

from math import exp

import pytest
from games.empire.secrets import new_game, random_moves
from games.empire.stage import H, Stage, V, bits

from conclave import Rng
from conclave.games.empire import GAME
from conclave.games.empire.deduction import BLUFF_WEIGHTS
from conclave.games.empire.foresight import EmpireForesight
from conclave.games.empire.judgement import judge
from conclave.games.empire.judging.features import FEATURES, features
from conclave.games.empire.rules.constants import ATTACKED, DEFENDED, LED, SPARED

FORESIGHT = EmpireForesight()


def test_the_game_has_a_foresight() -> None:
    assert isinstance(GAME.foresight, EmpireForesight)


def test_a_table_and_its_view_are_judged_alike() -> None:
    judged = 0
    for seed in range(4):
        table = new_game(seed)
        for seat, move in random_moves(table, Rng(seed)):
            options = table.options(seat)
            if len(options) > 1:
                judged += 1
                worths = FORESIGHT.priors(table, seat, options)
                assert worths == judge(table.view(seat), table.decision(seat))
                assert FORESIGHT.choose(table, seat, options, Rng(judged)) in options
            table.play(seat, move)
    assert judged > 100


def test_keys_are_equal_exactly_for_equal_knowledge() -> None:
    compared = 0
    for seed in range(4):
        table = new_game(seed)
        keys: set[int] = set()
        for number, (seat, move) in enumerate(random_moves(table, Rng(seed))):
            options = table.options(seat)
            key = FORESIGHT.key(table, seat, options)
            assert key not in keys
            keys.add(key)
            if number % 5 == 0:
                compared += 1
                other = table.imagine(seat, Rng(number))
                assert FORESIGHT.key(other, seat, other.options(seat)) == key
            table.play(seat, move)
    assert compared > 40


def test_the_key_includes_the_target_of_an_action() -> None:
    keys = set()
    for target in ("lady", "officer"):
        stage = Stage(time="day", h="clergy-1 clergy-2", v="nobles-1")
        stage.play(H, f"attack bishop {target}")
        keys.add(FORESIGHT.key(stage.table, H, stage.table.options(H)))
    for who in ("lady", "officer"):
        stage = Stage(time="day", h="holy-water-1 holy-water-2 holy-water-3", v="nobles-1")
        stage.play(H, f"ask {who}")
        keys.add(FORESIGHT.key(stage.table, H, stage.table.options(H)))
    assert len(keys) == 4


def test_chances_add_up_and_favour_the_leader() -> None:
    even = FORESIGHT.chances(Stage(step="draw", v="nobles-1", h="nobles-1").table)
    assert sum(even) == pytest.approx(1)
    last = Stage(step="draw", v="nobles-1", h="nobles-1", dead="monk cook", unmasked="lady")
    assert FORESIGHT.chances(last.table)[H] > 0.85 > even[H]
    dead = "officer nun bishop maid butler"
    few = Stage("lord lady monk", step="draw", v="nobles-1", h="nobles-1", dead=dead)
    assert FORESIGHT.chances(few.table)[V] > 0.85 > even[V]


def test_each_feature_has_a_weight() -> None:
    stage = Stage(step="draw", v="nobles-1", h="nobles-1")
    assert len(features(stage.table)) == len(FEATURES)


def test_a_position_is_quiet_at_the_start_of_a_turn() -> None:
    stage = Stage(step="draw", v="nobles-1 nobles-2", h="nobles-1")
    assert FORESIGHT.is_quiet(stage.table)
    stage.play(V, "moat nobles-1")
    assert not FORESIGHT.is_quiet(stage.table)
    assert not FORESIGHT.is_quiet(Stage(v="nobles-1", h="nobles-1").table)


def test_the_likelihood_of_a_position_follows_the_traces() -> None:
    stage = Stage("bishop lady officer", v="nobles-2 clergy-2", h="nobles-1")
    stage.play(V, "attack lady officer")
    table = stage.table
    likely = {}
    for vampires in ("lady monk cook", "officer monk cook", "bishop monk cook"):
        table.vampires = bits(vampires)
        likely[vampires.split()[0]] = FORESIGHT.likelihood(table, H)
    assert likely["lady"] == pytest.approx(exp(BLUFF_WEIGHTS[LED]))
    assert likely["officer"] == pytest.approx(exp(BLUFF_WEIGHTS[ATTACKED]))
    assert likely["bishop"] == pytest.approx(exp(BLUFF_WEIGHTS[SPARED]))
    table.hand = (table.hand[V], table.hand[V])
    table.trusted = bits("nun maid")
    assert FORESIGHT.likelihood(table, H) == likely["bishop"]
    assert FORESIGHT.likelihood(table, V) == 1.0


def test_a_strong_defence_counts_like_a_weak_one() -> None:
    found = []
    for cards in ("nobles-2", "nobles-2 nobles-3"):
        stage = Stage(time="day", h="clergy-1 clergy-1", v="nobles-2 nobles-3")
        stage.play(H, "attack bishop lady")
        stage.lay(H, "clergy-1")
        stage.lay(V, cards)
        found.append(FORESIGHT.likelihood(stage.table, H))
    assert found == [pytest.approx(exp(BLUFF_WEIGHTS[DEFENDED]))] * 2
