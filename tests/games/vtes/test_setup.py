"""Seats, pools, opening hands and the order of turns (VTES-2, VTES-3)."""

from __future__ import annotations

from collections import Counter

import pytest
from games.vtes.made_up import ELDER
from games.vtes.stage import GAME, A, B, C, D, Stage

from conclave.core.events import Event
from conclave.games.vtes.rules.events import setup as event_types
from conclave.games.vtes.rules.table import Table
from conclave.testing import rule

DECK = "krid*12/blur*20,flash*20"


def dealt(seats: int, seed: int = 1) -> tuple[Table, list[Event]]:
    """A table at which everybody has brought the same deck."""
    table = GAME.start(seats, seed, {})
    assert isinstance(table, Table)
    events: list[Event] = []
    for seat in range(seats):
        events = table.play(seat, f"deck {DECK}")
    return table, events


@rule("VTES-2.2-01", "VTES-2.2-03", "VTES-2.3-01", "VTES-2.3-02", "VTES-2.3-04", "VTES-2.3-05",
      "VTES-1.6.1-11")  # fmt: skip
@pytest.mark.parametrize("seats", list(GAME.seats))
def test_everybody_begins_with_thirty_pool_seven_cards_and_four_vampires(seats: int) -> None:
    table, _ = dealt(seats)
    view = table.view(None)
    assert view["pool"] == [30] * seats
    assert view["hand"] == [7] * seats
    assert view["hand_size"] == [7] * seats
    assert view["library"] == [33] * seats
    assert view["crypt"] == [8] * seats
    assert [len(row) for row in view["uncontrolled"]] == [4] * seats
    for region in ("ready", "torpor", "beside", "ash"):
        assert view[region] == [[] for _ in range(seats)]
    assert view["edge"] is None


@rule("VTES-2.3-03")
def test_crypt_and_library_are_shuffled_separately() -> None:
    table, _ = dealt(2)
    other, _ = dealt(2, 2)
    names = table.cards.names
    for seat in (A, B):
        cards = [names[table.definition[c]] for c in (*table.hand[seat], *table.library[seat])]
        again = [names[other.definition[c]] for c in (*other.hand[seat], *other.library[seat])]
        assert Counter(cards) == {"blur": 20, "flash": 20}
        assert cards != again
        assert cards != sorted(cards)
        crypt = [
            names[table.definition[c]] for c in (*table.uncontrolled[seat], *table.crypt[seat])
        ]
        assert crypt == ["krid"] * 12
    first = [names[table.definition[c]] for c in (*table.hand[A], *table.library[A])]
    assert first != [names[table.definition[c]] for c in (*table.hand[B], *table.library[B])]


@rule("VTES-2.3-06", "VTES-2.3-07")
def test_a_player_sees_her_own_hand_and_uncontrolled_region_and_no_others() -> None:
    table, _ = dealt(2)
    mine, theirs = table.view(A), table.view(B)
    assert sorted(set(mine["hand"][A])) == ["blur", "flash"]
    assert mine["hand"][B] == 7
    assert theirs["hand"][A] == 7
    assert [card["card"] for card in mine["uncontrolled"][B]] == [None] * 4
    assert [card["capacity"] for card in mine["uncontrolled"][B]] == [None] * 4
    assert all(card["card"].startswith("krid#") for card in mine["uncontrolled"][A])
    assert table.view(None)["hand"] == [7, 7]
    assert mine["library"] == mine["library"] == [33, 33]


@rule("VTES-R-04")
def test_a_random_player_goes_first_and_everybody_hears_who() -> None:
    first: Counter[int] = Counter()
    for seed in range(30):
        table, events = dealt(3, seed)
        found = [event for event in events if isinstance(event, event_types.GoesFirst)]
        assert [event.seat for event in found] == [table.active]
        assert table.turn == 1
        first[table.active] += 1
    assert set(first) == {A, B, C}


@rule("VTES-2.1-01", "VTES-2.1-02", "VTES-2.1-03", "VTES-2.1-04", "VTES-R-01")
def test_the_prey_sits_to_the_left_and_the_next_one_follows_her() -> None:
    stage = Stage(4, extra=(ELDER,))
    elder = stage.vampire(A, "Elder")
    stage.begin()
    assert stage.table.view(None)["prey"] == [B, C, D, A]
    assert stage.table.view(None)["predator"] == [D, A, B, C]
    stage.pool(B, 1)
    stage.play(A, "bleed", elder)
    stage.resolve()
    assert stage.table.view(None)["prey"] == [C, None, D, A]
    assert stage.table.view(None)["predator"] == [D, None, A, C]


@rule("VTES-2.3-01", "VTES-2.3-08")
def test_vampires_in_torpor_are_controlled_and_not_ready() -> None:
    stage = Stage(2)
    torpid = stage.vampire(A, "Krid", torpor=True)
    stage.begin()
    assert stage.table.controller[torpid] == A
    assert stage.table.in_play(torpid)
    assert not stage.table.is_ready(torpid)
    assert stage.table.minions(A) == []
    assert stage.table.view(None)["torpor"][A][0]["card"] == stage.table.word(torpid)


@rule("VTES-2.3-09", "VTES-R-54")
def test_more_crypt_cards_come_in_the_influence_phase_as_long_as_there_are_any() -> None:
    stage = Stage(2, phase="influence")
    stage.crypt(A, "Krid")
    (krid,) = stage.table.crypt[A]
    assert stage.offers(A, "draw-crypt")
    stage.play(A, "draw-crypt")
    assert stage.table.uncontrolled[A] == (krid,)
    assert stage.table.pool[A] == 29
    empty = Stage(2, phase="influence")
    assert empty.options(A) == ["pass"]
    assert empty.table.transfers == 4


@rule("VTES-3-01", "VTES-3-02")
def test_turns_go_clockwise_and_each_has_five_phases() -> None:
    stage = Stage(3, phase="untap", active=B)
    stage.begin()
    seats, phases = [], []
    for _ in range(15):
        phases.append(stage.table.phase)
        seats.append(stage.table.active)
        now = (stage.table.turn, stage.table.phase)
        while (stage.table.turn, stage.table.phase) == now:
            stage.do_minimum()
    names = ["untap", "master-phase", "minion-phase", "influence-phase", "discard-phase"]
    assert phases == names * 3
    assert seats == [B] * 5 + [C] * 5 + [A] * 5


@rule("VTES-R-05")
@pytest.mark.parametrize(("turn", "transfers"), [(1, 1), (2, 2), (3, 3), (4, 4), (9, 4)])
def test_the_first_three_turns_of_the_game_have_fewer_transfers(turn: int, transfers: int) -> None:
    stage = Stage(2, phase="influence", turn=turn)
    stage.begin()
    assert stage.table.transfers == transfers


@rule("VTES-R-55", "VTES-1.6.1-10")
def test_an_empty_library_does_not_end_the_game() -> None:
    stage = Stage(2, phase="untap")
    stage.hand(A, "Blur")
    stage.begin()
    assert stage.table.library[A] == ()
    assert len(stage.table.hand[A]) == 1
    assert stage.offers(A, "withdraw")
    assert not stage.table.over
    full = Stage(2, phase="untap")
    full.library(A, *["Blur"] * 10)
    full.begin()
    assert len(full.table.hand[A]) == 7
    assert not full.offers(A, "withdraw")
