"""How Empire is played on in a search: quickly, as the bots would, and with an eye for deeds."""

from __future__ import annotations

from math import exp

import pytest
from games.empire.secrets import new_game, random_moves
from games.empire.stage import H, Stage, V, bits

from conclave import Rng
from conclave.games.empire import GAME
from conclave.games.empire.deduction import DOUBTED
from conclave.games.empire.foresight import EmpireForesight
from conclave.games.empire.judgement import judge
from conclave.games.empire.judging.standing import FEATURES, features
from conclave.games.empire.rules.words import ATTACKED, DEFENDED, LED, SPARED

FORESIGHT = EmpireForesight()


def test_the_game_names_its_foresight() -> None:
    assert isinstance(GAME.foresight, EmpireForesight)


def test_a_table_is_judged_as_its_view_is() -> None:
    judged = 0
    for seed in range(4):
        table = new_game(seed)
        for seat, move in random_moves(table, Rng(seed)):
            options = table.options(seat)
            if len(options) > 1:
                judged += 1
                worths = FORESIGHT.worths(table, seat, options)
                assert worths == judge(table.view(seat), table.decision(seat))
                assert FORESIGHT.choose(table, seat, options, Rng(judged)) in options
            table.play(seat, move)
    assert judged > 100


def test_equal_knowledge_has_one_key_and_other_knowledge_another() -> None:
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


def test_whom_cards_are_laid_for_is_known() -> None:
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


def test_chances_are_shares_and_favour_who_is_ahead() -> None:
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


def test_things_stand_clear_at_the_beginning_of_a_turn() -> None:
    stage = Stage(step="draw", v="nobles-1 nobles-2", h="nobles-1")
    assert FORESIGHT.calm(stage.table)
    stage.play(V, "moat nobles-1")
    assert not FORESIGHT.calm(stage.table)
    assert not FORESIGHT.calm(Stage(v="nobles-1", h="nobles-1").table)


def test_positions_are_as_likely_as_deeds_speak_for_them() -> None:
    stage = Stage("bishop lady officer", v="nobles-2 clergy-2", h="nobles-1")
    stage.play(V, "attack lady officer")
    table = stage.table
    likely = {}
    for vampires in ("lady monk cook", "officer monk cook", "bishop monk cook"):
        table.vampires = bits(vampires)
        likely[vampires.split()[0]] = FORESIGHT.likelihood(table, H)
    assert likely["lady"] == pytest.approx(exp(DOUBTED[LED]))
    assert likely["officer"] == pytest.approx(exp(DOUBTED[ATTACKED]))
    assert likely["bishop"] == pytest.approx(exp(DOUBTED[SPARED]))
    table.hand = (table.hand[V], table.hand[V])
    table.trusted = bits("nun maid")
    assert FORESIGHT.likelihood(table, H) == likely["bishop"]
    assert FORESIGHT.likelihood(table, V) == 1.0


def test_a_strong_defence_tells_no_more_than_a_weak_one() -> None:
    found = []
    for cards in ("nobles-2", "nobles-2 nobles-3"):
        stage = Stage(time="day", h="clergy-1 clergy-1", v="nobles-2 nobles-3")
        stage.play(H, "attack bishop lady")
        stage.lay(H, "clergy-1")
        stage.lay(V, cards)
        found.append(FORESIGHT.likelihood(stage.table, H))
    assert found == [pytest.approx(exp(DOUBTED[DEFENDED]))] * 2
