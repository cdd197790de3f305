"""EMP-SETUP: the table before the first turn."""

from __future__ import annotations

from typing import Any

from games.empire.stage import H, V
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.events import visible
from conclave.games.empire import GAME
from conclave.games.empire.rules import events
from conclave.games.empire.rules.constants import CHARACTERS, EVERYBODY, members
from conclave.games.empire.rules.table import NO_MARKERS, Table
from conclave.testing import rule

SEEDS = st.integers(0, 2**64)
often = settings(max_examples=25, deadline=None)


def new_game(seed: int, **options: Any) -> Table:
    """A game before its first turn, by default with the vampire player in the first seat."""
    position = GAME.start(2, seed, {"vampires": "first", **options})
    assert isinstance(position, Table)
    return position


@rule("EMP-SETUP-01", "EMP-SETUP-13")
@often
@given(SEEDS)
def test_nobody_is_unmasked_or_marked_and_the_discard_piles_are_empty(seed: int) -> None:
    table = new_game(seed)
    for seat in (V, H, None):
        view = table.view(seat)
        assert view["unmasked"] == view["cleared"] == view["dead"] == []
        assert view["cellar"] == view["moat"] == [0, 0]
        assert view["spent"] == [[], []]
        assert set(view["attack_markers"].values()) == {0}
        assert set(view["defence_markers"].values()) == {0}
    assert table.attack_markers == table.defence_markers == NO_MARKERS


@rule("EMP-SETUP-03", "EMP-SETUP-04", "EMP-AREA-04")
@often
@given(SEEDS)
def test_three_of_nine_are_in_the_castle_and_six_in_the_town(seed: int) -> None:
    table = new_game(seed)
    assert (len(table.castle), len(table.town)) == (3, 6)
    assert sorted((*table.castle, *table.town)) == list(range(9))
    entered = [e.who for e in table.events if isinstance(e, events.Entered)]
    assert entered == table.view(None)["castle"] == [CHARACTERS[who] for who in table.castle]


@rule("EMP-SETUP-02", "EMP-SETUP-03", "EMP-SETUP-12")
def test_castle_town_and_tokens_are_independent() -> None:
    tables = [new_game(seed) for seed in range(600)]
    for who in range(9):
        inside = [table for table in tables if who in table.castle]
        vampires = [table for table in tables if table.vampires >> who & 1]
        assert 150 < len(inside) < 250
        assert 150 < len(vampires) < 250
        assert any(who in table.castle for table in vampires)
        assert any(who in table.town for table in vampires)
        assert {table.town.index(who) for table in tables if who in table.town} == set(range(6))
    inside_each = {sum(t.vampires >> who & 1 for who in t.castle) for t in tables}
    assert inside_each == {0, 1, 2, 3}


@rule("EMP-SETUP-06", "EMP-SETUP-07")
@often
@given(SEEDS)
def test_each_draws_eight_of_forty(seed: int) -> None:
    table = new_game(seed)
    for seat in (V, H):
        assert (len(table.hand[seat]), len(table.draw_pile[seat])) == (8, 32)
        assert sorted((*table.hand[seat], *table.draw_pile[seat])) == sorted(table.deck[seat])


@rule("EMP-SETUP-06")
def test_the_decks_are_shuffled() -> None:
    tops = {new_game(seed).draw_pile[V][0] for seed in range(60)}
    assert len(tops) > 10


@rule("EMP-SETUP-08", "EMP-SETUP-09", "EMP-SETUP-10", "EMP-SETUP-11", "EMP-COMP-06")
@often
@given(SEEDS)
def test_three_tokens_are_vampires_two_are_trusted_and_four_stay_in_the_bag(seed: int) -> None:
    table = new_game(seed)
    assert len(members(table.vampires)) == 3
    assert len(members(table.trusted)) == 2
    assert table.vampires & table.trusted == 0
    assert len(members(EVERYBODY & ~table.vampires & ~table.trusted)) == 4
    assert len(members(EVERYBODY & ~table.vampires)) == 6


@rule("EMP-SETUP-08", "EMP-SETUP-09", "EMP-HID-01", "EMP-HID-02", "EMP-HID-03")
def test_each_looks_at_his_own_tokens_and_nobody_into_the_bag() -> None:
    table = new_game(3)
    vampires = tuple([CHARACTERS[who] for who in members(table.vampires)])
    trusted = tuple([CHARACTERS[who] for who in members(table.trusted)])
    unseen_v, unseen_h = events.DrewTokensUnseen(V, 3), events.DrewTokensUnseen(H, 2)
    seen = {
        seat: [
            event
            for event in visible(table.events, seat)
            if isinstance(event, events.DrewTokens | events.DrewTokensUnseen)
        ]
        for seat in (V, H, None)
    }
    assert seen[V] == [events.DrewTokens(V, vampires), unseen_h]
    assert seen[H] == [unseen_v, events.DrewTokens(H, trusted)]
    assert seen[None] == [unseen_v, unseen_h]
    assert table.view(H)["trusted"] == list(trusted)
    assert table.view(V)["trusted"] is table.view(None)["trusted"] is None
    assert [name for name, what in table.view(V)["natures"].items() if what == "vampire"] == list(
        vampires
    )


@rule("EMP-SETUP-05", "EMP-R-68", "EMP-VAR-01")
def test_the_vampire_player_is_chosen_or_random() -> None:
    sides = {
        chosen: {
            tuple(GAME.start(2, seed, {"vampires": chosen}).view(None)["sides"])
            for seed in range(20)
        }
        for chosen in ("first", "second", "random")
    }
    assert sides["first"] == {("vampires", "humans")}
    assert sides["second"] == {("humans", "vampires")}
    assert sides["random"] == sides["first"] | sides["second"]
    assert GAME.settings({})["vampires"] == "random"


@rule("EMP-SETUP-14", "EMP-TURN-02")
def test_the_first_turn_is_a_night() -> None:
    for seat, chosen in enumerate(("first", "second")):
        table = new_game(4, vampires=chosen)
        assert table.view(None)["time"] == "night"
        assert table.deciders == (seat,)
        assert table.events[-1] == events.TurnBegan(seat, "night", 1)
