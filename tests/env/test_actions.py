"""Numbered actions, and what a game is worth in the end."""

from __future__ import annotations

import pytest
from env.tables import TABLES, Table

import conclave
from conclave.core.position import Outcome
from conclave.env import coding, rewards
from conclave.env.codings.vtes import MOST_OPTIONS
from conclave.env.rewards import Goal

VENDETTA = conclave.game("vendetta")


def test_an_action_of_vendetta_is_the_same_move_always() -> None:
    for seats in VENDETTA.seats:
        actions = coding(VENDETTA, seats).actions
        assert actions.size == 13 * 50 + 1
        assert actions.text(252) == "place 3 d6"
        assert actions.text(650) == "done"
        assert actions.text(651) == "no action"


@pytest.mark.parametrize("name", ["vendetta", "empire", "masquerade"])
def test_every_spelled_action_can_be_read_back(name: str) -> None:
    game = conclave.game(name)
    for text in coding(game, game.seats[-1]).actions.told():
        assert game.move(text).text == text


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_option_has_its_number(table: Table) -> None:
    actions = table.coding().actions
    for seed in range(2):
        for position in table.moments(seed):
            options = position.options(position.deciders[0])
            numbered = actions.numbered(options)
            assert list(numbered) == sorted(numbered)
            assert sorted(map(str, numbered.values())) == sorted(map(str, options))
            assert actions.mask(options).sum() == len(options)


@pytest.mark.parametrize("name", ["vendetta", "empire", "masquerade"])
def test_a_number_is_the_move_that_it_spells(name: str) -> None:
    game = conclave.game(name)
    actions = coding(game, game.seats[-1]).actions
    position = game.start(game.seats[-1], 5)
    for number, move in actions.numbered(position.options(position.deciders[0])).items():
        assert actions.text(number) == move.text


def test_in_vtes_a_number_is_a_place_in_the_list_and_the_tensor_says_what_it_is() -> None:
    game = conclave.game("vtes")
    code = coding(game, 3, {"decks": "starter"})
    position = game.start(3, 1, {"decks": "starter"})
    while not any(move.text.startswith("transfer") for move in position.options(_asked(position))):
        position.play(
            _asked(position), "pass" if "pass" in _texts(position) else _texts(position)[0]
        )
    seat = _asked(position)
    told = code.schema.split(code.observe(position, seat))["options"]
    assert told.shape == (MOST_OPTIONS, 7)
    cards = ["", *game.cards]
    for number, move in code.actions.numbered(position.options(seat)).items():
        if move.text.startswith("transfer"):
            name, _, copy = move.text.removeprefix("transfer ").partition("#")
            assert (cards[int(told[number][1])], int(told[number][2])) == (name, int(copy))
    rows = [tuple(row) for row in told[: len(position.options(seat))].tolist()]
    assert len(set(rows)) == len(rows)
    assert not told[len(rows) :].any()


def _asked(position: conclave.Position) -> int:
    return position.deciders[0]


def _texts(position: conclave.Position) -> list[str]:
    return [move.text for move in position.options(_asked(position))]


def test_an_action_that_is_not_allowed_is_refused() -> None:
    position = VENDETTA.start(4, 1)
    actions = coding(VENDETTA, 4).actions
    with pytest.raises(ValueError, match=r"action 49 \(place 50 d1\) is not allowed now"):
        actions.move(49, position.options(position.deciders[0]))


@pytest.mark.parametrize(
    ("places", "goal", "worth"),
    [
        ((1, 2, 3), "places", [1, 0, -1]),
        ((2, 1), "places", [-1, 1]),
        ((1, 1, 3, 4), "places", [2 / 3, 2 / 3, -1 / 3, -1]),
        ((2, 2, 2), "places", [0, 0, 0]),
        ((1, 2, 3, 4), "wins", [0.75, -0.25, -0.25, -0.25]),
        ((1, 1, 3, 4), "wins", [0.25, 0.25, -0.25, -0.25]),
        ((2, 2, 2), "wins", [0, 0, 0]),
        ((1, 3, 2), "scores", [5, 0.5, 2]),
    ],
)
def test_what_a_game_is_worth(places: tuple[int, ...], goal: Goal, worth: list[float]) -> None:
    outcome = Outcome(places, (5, 0.5, 2)[: len(places)], "over", "VEND-END-03")
    assert rewards(outcome, goal) == pytest.approx(worth)
