"""Deduction: the traces of the vampire player's actions, and what follows from them."""

from __future__ import annotations

from math import exp, log

import pytest
from games.empire.secrets import new_game, possible_vampires, random_moves, with_tokens
from games.empire.stage import H, Stage, V, many

from conclave import Rng, bots
from conclave.core.game import Game
from conclave.games.empire import GAME
from conclave.games.empire.deduction import (
    WEIGHTS,
    Suspicion,
    chances,
    suspicions,
    weight,
)
from conclave.games.empire.rules.constants import BIT, CHARACTERS, TRACES
from conclave.games.empire.rules.library import SupportCard
from conclave.games.empire.rules.table import Table
from conclave.games.empire.vocabulary.effects import Invite, SendToTown, Shield
from conclave.lang.effects import Do

PASSAGE = SupportCard("Tunnel", 0, 0, Do(Invite(), SendToTown()))
MIST = SupportCard("Mist", 0, 0, Shield(3), in_combat=True)


def traces(stage: Stage, who: str) -> dict[str, int]:
    """The traces of a character that aren't zero."""
    row: dict[str, int] = stage.view(None)["traces"][who]
    assert list(row) == list(TRACES)
    return {kind: number for kind, number in row.items() if number}


# What is seen


def test_an_attack_by_night_is_traced_when_declared() -> None:
    stage = Stage(v="clergy-2", h="nobles-1")
    stage.play(V, "attack bishop lady")
    assert traces(stage, "lady") == {"attacked": 1}
    assert traces(stage, "bishop") == {"led": 1}
    assert traces(stage, "officer") == {"spared": 1}
    assert traces(stage, "monk") == {}


def test_an_attack_by_day_is_traced_at_the_defence() -> None:
    stage = Stage(time="day", h="clergy-2 clergy-1", v="nobles-2 nobles-1")
    stage.play(H, "attack bishop lady")
    assert [traces(stage, who) for who in stage.castle] == [{}, {}, {}]
    stage.lay(H, "clergy-2")
    stage.lay(V, "nobles-2")
    assert traces(stage, "lady") == {"defended": 2}
    assert traces(stage, "officer") == {}


def test_not_defending_with_three_cards_is_traced() -> None:
    free = Stage(time="day", h="clergy-4", v=many(3, "nobles-1"))
    free.fight("bishop lady", ("clergy-4", ""))
    assert free.dead == ["lady"]
    assert traces(free, "lady") == {"undefended": 1}
    short = Stage(time="day", h="clergy-4", v=many(2, "nobles-1"))
    short.fight("bishop lady", ("clergy-4", ""))
    assert traces(short, "lady") == {}


def test_support_in_defence_is_a_defence() -> None:
    stage = Stage(time="day", h="clergy-2", v="mist nobles-1", extra=(MIST,))
    stage.play(H, "attack bishop lady", "play clergy-2")
    stage.play(V, "support mist")
    assert traces(stage, "lady") == {"defended": 3}


def test_a_defence_at_night_is_not_traced() -> None:
    stage = Stage(v="clergy-2", h="nobles-2")
    stage.fight("bishop lady", ("clergy-2", "nobles-2"))
    assert traces(stage, "lady") == {"attacked": 1}


def test_passing_spares_the_whole_castle() -> None:
    stage = Stage(v="clergy-1 clergy-1")
    stage.play(V, "pass-turn")
    assert [traces(stage, who) for who in stage.castle] == [{"spared": 1}] * 3
    day = Stage(time="day", h="clergy-1 clergy-1")
    day.play(H, "pass-turn")
    assert [traces(day, who) for who in day.castle] == [{}, {}, {}]


def test_hiding_and_markers_are_traced() -> None:
    stage = Stage(v=many(3, "vampire-1"))
    stage.play(V, "hide lady", *["play vampire-1"] * 3)
    assert traces(stage, "lady") == {"hidden": 1}
    for kind, seen in (("attack", "armed"), ("defence", "helped")):
        marked = Stage(step="before", v="organist clergy-1")
        marked.play(V, "support organist", f"choose {kind}-marker")
        assert traces(marked, "bishop") == {seen: 1}
    other = Stage(time="day", step="before", h="novice clergy-1")
    other.play(H, "support novice", "choose defence-marker")
    assert traces(other, "bishop") == {}


def test_inviting_a_character_is_traced() -> None:
    stage = Stage(step="before", v="tunnel clergy-1", extra=(PASSAGE,))
    stage.play(V, "support tunnel", "on cook", "on bishop")
    assert stage.castle == ["lady", "officer", "cook"]
    assert stage.town[-1] == "bishop"
    assert traces(stage, "cook") == {"invited": 1}
    assert traces(stage, "bishop") == {"hidden": 1}


@pytest.mark.parametrize(("who", "left"), [("cook", 1), ("maid", 2)])
def test_a_character_called_from_the_bottom_of_the_town_has_left_it(who: str, left: int) -> None:
    stage = Stage(step="before", v="tunnel clergy-1", hidden=2, extra=(PASSAGE,))
    stage.table.town = tuple(
        [CHARACTERS.index(n) for n in ["lord", "monk", "nun", "maid", "butler", "cook"]]
    )
    stage.play(V, "support tunnel", f"on {who}")
    assert stage.table.hidden == left
    assert stage.view(None)["town_bottom"] == ["butler", "cook"][:left]


# What follows


def test_sets_are_weighted_by_their_members() -> None:
    odds = {"a": 1.0, "b": 2.0, "c": 1.0}
    assert chances(odds, 1) == pytest.approx({"a": 0.25, "b": 0.5, "c": 0.25})
    assert chances(odds, 2) == pytest.approx({"a": 0.6, "b": 0.8, "c": 0.6})
    assert chances(odds, 0) == {"a": 0.0, "b": 0.0, "c": 0.0}


def test_a_weight_is_the_product_over_traces() -> None:
    assert weight(dict.fromkeys(TRACES, 0)) == 1.0
    assert weight({"spared": 2, "led": 1}) == pytest.approx(
        exp(2 * WEIGHTS["spared"] + WEIGHTS["led"])
    )
    assert weight({"defended": 5}) == weight({"defended": 1}) == exp(WEIGHTS["defended"])
    assert list(WEIGHTS) == list(TRACES)


def test_at_the_start_all_sets_are_equally_likely() -> None:
    table = new_game(5)
    trusted = set(table.view(H)["trusted"])
    for name, found in suspicions(table.view(H)).items():
        if name in trusted:
            assert found == Suspicion("human", 0.0, 0.0)
        else:
            assert found.known is None
            assert (found.possible, found.suspected) == pytest.approx((3 / 7, 3 / 7))
    everybody = [found.possible for found in suspicions(table.view(None)).values()]
    assert everybody == pytest.approx([1 / 3] * 9)


def test_the_vampire_player_knows_all_natures() -> None:
    table = new_game(5)
    for who, name in enumerate(CHARACTERS):
        vampire = table.vampires & BIT[who] > 0
        known = Suspicion("vampire", 1.0, 1.0) if vampire else Suspicion("human", 0.0, 0.0)
        assert suspicions(table.view(V))[name] == known


def test_an_attacked_character_is_less_suspect_than_a_spared_one() -> None:
    stage = Stage(v="clergy-2", h="nobles-1", trusted="maid butler")
    stage.play(V, "attack bishop lady")
    found = suspicions(stage.view(H))
    assert found["lady"].suspected < 0.05 < found["lady"].possible == pytest.approx(3 / 7)
    assert found["officer"].suspected > 0.55
    assert sum(each.suspected for each in found.values()) == pytest.approx(3)
    assert found["officer"].possible == pytest.approx(3 / 7)


# The help


def test_hints_list_the_living_most_suspect_first() -> None:
    stage = Stage(
        "bishop officer maid", vampires="lady monk cook", unmasked="monk", dead="nun",
        trusted="lord maid",
    )  # fmt: skip
    hints = [hint.facts for hint in GAME.hints(stage.view(H))]
    assert {hint.key for hint in GAME.hints(stage.view(H))} == {"empire-hint"}
    assert hints[0] == {"who": "monk", "known": "vampire", "possible": 100, "suspected": 100}
    assert {"who": "lady", "known": "no", "possible": 40, "suspected": 40} in hints
    assert [facts["who"] for facts in hints[-2:]] == ["lord", "maid"]
    assert "nun" not in [facts["who"] for facts in hints]


def test_other_games_have_no_hints() -> None:
    assert Game.hints(GAME, {}) == []


@pytest.mark.parametrize("seat", [H, None])
def test_hints_do_not_depend_on_hidden_information(seat: int | None) -> None:
    compared = 0
    for seed in range(4):
        table = new_game(seed)
        for number, (player, move) in enumerate(random_moves(table, Rng(seed))):
            if number % 15 == 0:
                hints = GAME.hints(table.view(seat))
                for vampires in possible_vampires(table, seat):
                    trusted = table.trusted if seat == H else 0
                    assert GAME.hints(with_tokens(table, vampires, trusted).view(seat)) == hints
                    compared += 1
                assert GAME.hints(table.imagine(seat, Rng(number)).view(seat)) == hints
            table.play(player, move)
    assert compared > 200


def test_traces_improve_the_estimate() -> None:
    """In games against a vampire player who doesn't bluff, traces make the truth likelier."""
    plain = deduced = 0.0
    for seed in range(12):
        table = new_game(seed)
        players = [
            bots.make(name, GAME, seat, seed) for seat, name in enumerate(("naive", "greedy"))
        ]
        while not table.over:
            seat = table.deciders[0]
            if seat == H and table.asking.prompt() == "ChoosingAction":
                for name, found in suspicions(table.view(H)).items():
                    if found.known is None:
                        plain += log(true(table, name, found.possible))
                        deduced += log(true(table, name, found.suspected))
            table.play(seat, players[seat].choose(bots.perspective(table, seat)))
    assert deduced > 0.8 * plain


def true(table: Table, name: str, chance: float) -> float:
    """The estimated chance of a character's true nature."""
    vampire = table.vampires & BIT[CHARACTERS.index(name)] > 0
    return max(1e-6, chance if vampire else 1 - chance)
