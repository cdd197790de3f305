"""What several vampires have in common, and what is printed on them."""

from __future__ import annotations

import pytest
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.reading import identity, titles, values


@pytest.mark.parametrize(
    ("name", "clan", "capacity", "title"),
    [
        ("Ira Rivers", "toreador", 7, "prince:Dallas"),
        ("Kurt Densch", "nosferatu", 8, ""),
        ("Barth", "toreador", 5, ""),
        ("Etrius", "tremere", 11, "inner-circle:tremere"),
        ("Sha-Ennu", "tzimisce", 11, "regent"),
        ("Nehsi", "follower-of-set", 10, "votes:2"),
    ],
)
def test_a_vampire_has_what_is_printed(name: str, clan: str, capacity: int, title: str) -> None:
    stage = Stage(2)
    card = stage.vampire(A, name)
    assert identity.clan(stage.table, card) == clan
    assert identity.capacity(stage.table, card) == capacity
    assert titles.title(stage.table, card) == title


def test_hand_sizes() -> None:
    for name, sizes in (
        ("Christanius Lionel, The Mad Chronicler", [8, 7]),
        ("Cassandra, Magus Prime", [8, 7]),
        ("Chavi Oraczko", [8, 7]),
        ("Jan Pieterzoon", [6, 6]),
    ):
        stage = Stage(2)
        stage.vampire(A, name)
        assert [values.hand_size(stage.table, seat) for seat in (A, B)] == sizes
        asleep = Stage(2)
        asleep.vampire(A, name, torpor=True)
        assert [values.hand_size(asleep.table, seat) for seat in (A, B)] == [7, 7]
