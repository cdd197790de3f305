"""Numbered actions, and rewards."""

from __future__ import annotations

import pytest
from env.tables import TABLES, Table

import conclave
from conclave.core.position import Outcome
from conclave.env import encoding, rewards
from conclave.env.encodings.vtes import MAX_OPTIONS
from conclave.env.rewards import Goal

VENDETTA = conclave.game("vendetta")


def test_a_vendetta_action_always_means_the_same_move() -> None:
    for seats in VENDETTA.seats:
        actions = encoding(VENDETTA, seats).actions
        assert actions.size == 13 * 50 + 1
        assert actions.text(252) == "place 3 d6"
        assert actions.text(650) == "done"
        assert actions.text(651) == "no action"


@pytest.mark.parametrize("name", ["vendetta", "empire", "masquerade"])
def test_every_fixed_action_can_be_parsed(name: str) -> None:
    game = conclave.game(name)
    for text in encoding(game, game.seats[-1]).actions.move_texts():
        assert game.move(text).text == text


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_option_has_a_number(table: Table) -> None:
    actions = table.encoding().actions
    for seed in range(2):
        for position in table.moments(seed):
            options = position.options(position.deciders[0])
            numbered = actions.numbered(options)
            assert list(numbered) == sorted(numbered)
            assert sorted(map(str, numbered.values())) == sorted(map(str, options))
            assert actions.mask(options).sum() == len(options)


@pytest.mark.parametrize("name", ["vendetta", "empire", "masquerade"])
def test_a_fixed_number_means_the_move_with_its_text(name: str) -> None:
    game = conclave.game(name)
    actions = encoding(game, game.seats[-1]).actions
    position = game.start(game.seats[-1], 5)
    for number, move in actions.numbered(position.options(position.deciders[0])).items():
        assert actions.text(number) == move.text


def test_vtes_actions_are_indices_described_by_the_tensor() -> None:
    game = conclave.game("vtes")
    code = encoding(game, 3, {"decks": "starter"})
    position = game.start(3, 1, {"decks": "starter"})
    while not any(move.text.startswith("transfer") for move in position.options(_asked(position))):
        position.play(
            _asked(position), "pass" if "pass" in _texts(position) else _texts(position)[0]
        )
    seat = _asked(position)
    rows_coded = code.schema.split(code.observe(position, seat))["options"]
    assert rows_coded.shape == (MAX_OPTIONS, 7)
    cards = ["", *game.cards]
    for number, move in code.actions.numbered(position.options(seat)).items():
        if move.text.startswith("transfer"):
            name, _, copy = move.text.removeprefix("transfer ").partition("#")
            assert (cards[int(rows_coded[number][1])], int(rows_coded[number][2])) == (
                name,
                int(copy),
            )
    rows = [tuple(row) for row in rows_coded[: len(position.options(seat))].tolist()]
    assert len(set(rows)) == len(rows)
    assert not rows_coded[len(rows) :].any()


def _asked(position: conclave.Position) -> int:
    return position.deciders[0]


def _texts(position: conclave.Position) -> list[str]:
    return [move.text for move in position.options(_asked(position))]


def test_an_illegal_action_is_refused() -> None:
    position = VENDETTA.start(4, 1)
    actions = encoding(VENDETTA, 4).actions
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
def test_rewards_for_places_and_wins(
    places: tuple[int, ...], goal: Goal, worth: list[float]
) -> None:
    outcome = Outcome(places, (5, 0.5, 2)[: len(places)], "over", "VEND-END-03")
    assert rewards(outcome, goal) == pytest.approx(worth)
