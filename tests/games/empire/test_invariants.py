"""Invariants after every move."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from games.empire.secrets import new_game, random_moves
from games.empire.stage import H, V
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave import Rng
from conclave.core.events import Event
from conclave.core.moves import Move
from conclave.core.record import Record, replay
from conclave.core.registry import register, unregister
from conclave.games.empire import GAME
from conclave.games.empire.rules import events
from conclave.games.empire.rules.combat import value_of
from conclave.games.empire.rules.constants import CHARACTERS, NUMBER, members
from conclave.games.empire.rules.moves import Attack
from conclave.games.empire.rules.table import Table
from conclave.testing import rule

SEEDS = st.integers(0, 2**64)
OPTIONS = st.fixed_dictionaries({"persons": st.sampled_from(["class", "any"])})
often = settings(max_examples=20, deadline=None)


def history(
    seed: int, options: dict[str, object]
) -> Iterator[tuple[Table, int, Move, Table, list[Event]]]:
    """A random game: for each move the tables before and after it, the seat, and the events."""
    table = new_game(seed, options)
    for seat, move in random_moves(table, Rng(seed)):
        before = table.copy()
        yield before, seat, move, table, table.play(seat, move)


@rule("EMP-COMP-07", "EMP-AREA-01", "EMP-AREA-02", "EMP-AREA-03", "EMP-SETUP-11", "EMP-MARK-05")
@often
@given(SEEDS, OPTIONS)
def test_cards_and_characters_are_conserved(seed: int, options: dict[str, object]) -> None:
    for _, _, _, after, _ in history(seed, options):
        assert after.faults() == []
        full = min(3, 9 - len(after.dead))
        most = (
            full + 1 if after.in_play else full
        )  # a card may first bring a character and then send one away
        assert after.over or full <= len(after.castle) <= most
    assert after.over


@rule("EMP-AREA-12", "EMP-AREA-13", "EMP-DRAW-06", "EMP-DRAW-07", "EMP-AREA-09")
@often
@given(SEEDS, OPTIONS)
def test_cellars_open_once_and_hands_are_filled_to_eight(
    seed: int, options: dict[str, object]
) -> None:
    opened: list[int] = []
    for before, seat, move, after, happened in history(seed, options):
        opened += [event.seat for event in happened if isinstance(event, events.OpenedCellar)]
        for event in happened:
            if isinstance(event, events.Discarded) and event.pile == "cellar":
                assert not before.cellar_closed[event.seat]
                assert (before.active, before.asking.prompt()) == (event.seat, "Drawing")
        if move.text == "draw":
            more = after.draw_pile[seat] and len(after.hand[seat]) < 8
            assert not more, "drawn as far as possible"
            assert len(after.hand[seat]) <= max(8, len(before.hand[seat]))
    assert sorted(set(opened)) == sorted(opened)


@rule("EMP-TURN-01", "EMP-TURN-02", "EMP-R-25", "EMP-R-27")
@often
@given(SEEDS, OPTIONS)
def test_turns_alternate_and_each_uses_a_card(seed: int, options: dict[str, object]) -> None:
    active, used = V, -1
    for before, _, _, after, happened in history(seed, options):
        for event in happened:
            if isinstance(event, events.TurnBegan):
                assert (
                    event.seat == 1 - active
                    or before.out_of_cards(1 - active)
                    or (after.out_of_cards(1 - active))
                )
                assert event.time == ("night" if event.seat == V else "day")
                active = event.seat
                in_moats = sum(map(len, (*after.moat, *after.spent)))
                assert in_moats > used
                used = in_moats


@rule("EMP-COMBAT-01", "EMP-COMBAT-06", "EMP-COMBAT-10", "EMP-COMBAT-11", "EMP-COMBAT-12")
@rule("EMP-DECL-01", "EMP-DECL-02", "EMP-DECL-03", "EMP-DECL-05")
@often
@given(SEEDS, OPTIONS)
def test_in_every_combat_the_target_dies_if_the_attack_is_greater(
    seed: int, options: dict[str, object]
) -> None:
    for before, seat, move, after, happened in history(seed, options):
        if isinstance(move, Attack):
            who, target = NUMBER[move.who], NUMBER[move.target]
            assert {who, target} <= set(before.castle)
            assert who != target
            unmasked = [each for each in before.castle if before.is_unmasked(each)]
            if seat == V:
                assert who in unmasked or not unmasked
        died = [event for event in happened if isinstance(event, events.Died)]
        ended = [event for event in happened if isinstance(event, events.RoundEnded)]
        for event in ended:
            assert event.number in (1, 2)
            assert (event.attack > event.defence) == bool(died)
        for death in died:
            if isinstance(move, Attack):  # the defender couldn't play any card
                assert death.who == move.target
            else:
                assert death.who == CHARACTERS[before.target]
            is_vampire = NUMBER[death.who] in members(before.vampires)
            assert death.nature == ("vampire" if is_vampire else "human")
        if after.target >= 0:
            assert min(value_of(after, V), value_of(after, H)) >= 0


@rule("EMP-END-01", "EMP-END-02", "EMP-END-03", "EMP-END-05", "EMP-END-06", "EMP-END-08")
@rule("EMP-END-09", "EMP-R-28")
@settings(max_examples=40, deadline=None)
@given(SEEDS, OPTIONS)
def test_games_end_by_the_rules(seed: int, options: dict[str, object]) -> None:
    after = new_game(seed, options)
    for before, _, _, now, _ in history(seed, options):
        after = now
        vampires = len(members(before.vampires)) - sum(
            who in members(before.vampires) for who in before.dead
        )
        humans = 9 - len(before.dead) - vampires
        assert min(vampires, humans) > 0
        assert sum(before.is_unmasked(who) for who in before.castle) < 3
    outcome = after.outcome
    assert outcome is not None
    alive = [who for who in range(9) if who not in after.dead]
    points = 2 * sum(who in members(after.vampires) for who in alive)
    others = sum(who not in members(after.vampires) for who in alive)
    assert outcome.scores == (points, others)
    castle = all(after.is_unmasked(who) for who in after.castle) and len(after.castle) == 3
    expected = {
        "EMP-END-01": points == 0,
        "EMP-END-02": others == 0 and points > 0,
        "EMP-END-03": castle and others > 0,
        "EMP-END-08": after.out_of_cards(V) and after.out_of_cards(H) and points != others,
        "EMP-END-09": after.out_of_cards(V) and after.out_of_cards(H) and points == others,
    }
    assert expected[outcome.rule]
    assert outcome.winners == {
        "EMP-END-01": [H], "EMP-END-02": [V], "EMP-END-03": [V],
        "EMP-END-08": [V if points > others else H], "EMP-END-09": [],
    }[outcome.rule]  # fmt: skip


@often
@given(SEEDS, OPTIONS)
def test_copies_are_independent(seed: int, options: dict[str, object]) -> None:
    for before, seat, move, after, happened in history(seed, options):
        if after.number % 9 == 0:
            twin, digest = before.copy(), before.digest()
            assert twin.play(seat, move) == happened
            assert twin.digest() == after.digest()
            assert before.digest() == digest != after.digest()


@settings(max_examples=8, deadline=None)
@given(SEEDS, OPTIONS)
def test_a_saved_game_continues_identically(seed: int, options: dict[str, object]) -> None:
    for before, seat, move, after, happened in history(seed, options):
        if after.number % 7 == 0:
            loaded = GAME.load(json.loads(json.dumps(before.save())))
            assert loaded.play(seat, move) == happened
            assert loaded.digest() == after.digest()


@pytest.mark.parametrize("seed", range(3))
def test_a_record_replays_to_the_same_digest(seed: int) -> None:
    register(GAME)
    try:
        record = Record.begin(GAME, 2, seed=seed)
        rng = Rng(seed)
        while not record.position.over:
            seat = record.position.deciders[0]
            record.play(seat, record.position.options(seat).pick(rng))
        *_, (last, _) = replay(record.write())
    finally:
        unregister(GAME.name)
    assert last.position.digest() == record.position.digest()
    assert last.position.outcome == record.position.outcome


@often
@given(SEEDS)
def test_the_same_seed_and_moves_give_the_same_game(seed: int) -> None:
    moves = [(seat, move.text) for _, seat, move, _, _ in history(seed, {})]
    again, twice = new_game(seed), new_game(seed)
    for seat, text in moves:
        again.play(seat, text)
        twice.play(seat, text)
    assert again.digest() == twice.digest()
    assert again.over
