"""Observation tensors: named parts, computed only from what a seat may know."""

from __future__ import annotations

import numpy as np
import pytest
from env.tables import TABLES, Table

import conclave
from conclave import Rng, bots
from conclave.env import Part, Schema, encoding

VENDETTA = conclave.game("vendetta")


def test_vendettas_parts_match_the_seats_view() -> None:
    """Seat 2 of 4 comes first in every row, then seats 3, 0 and 1."""
    position = VENDETTA.start(4, 1)
    while position.deciders[0] != 2:
        seat = position.deciders[0]
        position.play(seat, position.options(seat)[0])
    code = encoding(VENDETTA, 4)
    parts = code.schema.split(code.observe(position, 2))
    view = position.view(2)
    around = [2, 3, 0, 1]
    rows = [[row[seat] for seat in around] for row in view["districts"].values()]
    assert parts["districts"].tolist() == rows
    assert parts["supply"].tolist() == [view["supply"][2], -1, -1, -1]
    assert parts["points"].tolist() == [view["points"][seat] for seat in around]
    assert parts["active"].tolist() == [1, 0, 0, 0]
    assert parts["starter"].tolist() == [float(seat == view["starter"]) for seat in around]
    assert parts["pile"].tolist() == [view["pile"]]
    shown = [number + 1 for number in np.flatnonzero(parts["turned_over"])]
    assert shown == sorted(view["turned_over"])
    assert parts["question.districts"].tolist() == [position.decision(2).facts["districts"]]


def test_a_seat_that_is_not_asked_has_no_question_and_no_actions() -> None:
    position = VENDETTA.start(4, 1)
    other = (position.deciders[0] + 1) % 4
    code = encoding(VENDETTA, 4)
    parts = code.schema.split(code.observe(position, other))
    assert parts["question.districts"].tolist() == [-1]
    assert parts["active"].tolist() == [0, 0, 0, 1]
    assert code.mask(position, other).sum() == 0


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_tensors_reveal_nothing_hidden(table: Table) -> None:
    """With other hidden information, tensor and mask are the same."""
    code = table.encoding()
    differed = 0
    for position in table.moments(seed=3, every=23):
        for seat in range(table.seats):
            other = position.imagine(seat, Rng(position.number))
            differed += position.reveal() != other.reveal()
            assert np.array_equal(code.observe(position, seat), code.observe(other, seat))
            assert np.array_equal(code.mask(position, seat), code.mask(other, seat))
    assert differed > 3


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_the_parts_of_a_schema_are_contiguous(table: Table) -> None:
    schema = table.encoding().schema
    offset = 0
    for part, row in zip(schema.parts, schema.to_dict()["parts"], strict=True):
        assert (row["name"], row["offset"]) == (part.name, offset)
        offset += int(np.prod(part.shape))
    assert offset == schema.size


def part(name: str = "pile", size: int = 2, means: str = "a number") -> Part:
    return Part(name, (size,), means, lambda seen: [seen[name]] * size)


def test_the_hash_depends_on_everything_in_the_schema() -> None:
    schemas = [
        Schema("vendetta", 4, [part(), part("turn")]),
        Schema("vendetta", 4, [part("turn"), part()]),
        Schema("vendetta", 4, [part(size=3), part("turn")]),
        Schema("vendetta", 4, [part(means="a card"), part("turn")]),
        Schema("vendetta", 4, [part(), part("round")]),
        Schema("vendetta", 3, [part(), part("turn")]),
        Schema("empire", 4, [part(), part("turn")]),
    ]
    assert len({schema.hash for schema in schemas}) == len(schemas)
    assert Schema("vendetta", 4, [part(), part("turn")]).hash == schemas[0].hash


def test_duplicate_names_of_parts_are_refused() -> None:
    with pytest.raises(ValueError, match="two parts are called pile"):
        Schema("vendetta", 4, [part(), part()])


def test_a_batch_is_split_like_a_single_tensor() -> None:
    schema = Schema("vendetta", 4, [part(), part("turn", 3)])
    tensor = schema.encode({"pile": 4, "turn": 9})
    assert tensor.tolist() == [4, 4, 9, 9, 9]
    batch = schema.split(np.stack([tensor, 2 * tensor]))
    assert batch["turn"].tolist() == [[9, 9, 9], [18, 18, 18]]


def test_an_unexpected_word_is_an_error() -> None:
    code = encoding(conclave.game("empire"), 2)
    position = conclave.game("empire").start(2, 1)
    seen = dict(code.seen(bots.perspective(position, 0)))
    with pytest.raises(LookupError, match="time is 'dusk', which the schema does not know"):
        code.schema.encode(seen | {"time": "dusk"})


def test_a_game_without_an_encoding_is_refused() -> None:
    from tiny.auction import AUCTION

    with pytest.raises(LookupError, match="has no encoding; these have: empire, masquerade"):
        encoding(AUCTION, 2)
