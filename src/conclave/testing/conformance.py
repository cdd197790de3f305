"""The conformance suite, which every game must pass.

class TestMine(Conformance):
    game = MINE
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from conclave.core.errors import BadOption, IllegalMove
from conclave.core.events import visible
from conclave.core.frames import Window
from conclave.core.game import Game
from conclave.core.ledger import ledger
from conclave.core.moves import Move
from conclave.core.position import Plain, Position
from conclave.core.record import Record, replay
from conclave.core.rng import Rng
from conclave.lab.forms import COMPILED, INTERPRETED, can_compile, digests

SAMPLE = 40
"""How many legal or illegal moves are tried at one decision."""
LONG = 1_000
"""Games with more decisions are long; fewer of them are played to the end."""
THINNING = 8
"""Late in a game, samples are 1/8 of the distance from the start apart."""


def random_game(
    game: Game, seats: int, seed: int, options: dict[str, object] | None = None
) -> Iterator[tuple[Position, int, Move]]:
    """A random game: each position with the seat and move that come next."""
    position = game.start(seats, seed, options or {})
    rng = Rng(f"random game {seed}")
    while not position.over:
        seat = position.deciders[rng.below(len(position.deciders))]
        move = position.options(seat).pick(rng)
        yield position, seat, move
        position.play(seat, move)


def sampled(game: Game, every: int, games: int = 2) -> Iterator[tuple[Position, int, Move]]:
    """Positions from random games at every table size, fewer as a game goes on."""
    for seats in game.seats:
        for seed in range(games):
            due = seed % every
            for number, found in enumerate(random_game(game, seats, seed)):
                if number == due:
                    due += max(every, number // THINNING)
                    yield found


def final(game: Game, seats: int, seed: int) -> Position:
    """The final position of a random game."""
    *_, (position, _, _) = random_game(game, seats, seed)
    return position


def fewest_seats(game: Game, options: dict[str, object]) -> int:
    """The smallest table that can be played with these options."""
    for seats in game.seats:
        try:
            game.start(seats, 1, options)
        except BadOption:
            continue
        return seats
    raise AssertionError(f"no number of seats can play with {options}")


def viewers(position: Position) -> list[int | None]:
    """Each seat, and a spectator."""
    return [*range(position.seats), None]


def at_unnamed_step(position: Position) -> list[str]:
    """The frames with named steps that are at a step without a name."""
    return [
        type(frame).__name__
        for frame, step in zip(position.frames, position.steps, strict=True)
        if 0 < len(frame.step_names()) <= step
    ]


def sample(moves: list[Move]) -> list[Move]:
    """Some of the moves, evenly spread."""
    return moves[:: max(1, len(moves) // SAMPLE)]


class Conformance:
    """Subclass it and set `game`; pytest does the rest."""

    game: Game

    @pytest.fixture(scope="class")
    @classmethod
    def all_moves(cls) -> list[Move]:
        """A collection of moves that were legal at some moment."""
        found = {
            move.text: move
            for position, seat, _ in sampled(cls.game, 7, games=1)
            for move in sample(list(position.options(seat)))
        }
        return list(found.values())

    def test_random_games_end_and_keep_their_invariants(self) -> None:
        for seats in self.game.seats:
            for seed in range(5):
                for position, _, _ in random_game(self.game, seats, seed):
                    assert position.faults() == []
                    assert isinstance(position.frames[-1], Window)
                    assert at_unnamed_step(position) == []
                    assert not any(isinstance(frame, Window) for frame in position.frames[-2:-1])
                    assert len(set(position.deciders)) == len(position.deciders) > 0
                assert position.faults() == []
                assert position.outcome is not None
                assert len(position.outcome.places) == len(position.outcome.scores) == seats
                places = position.outcome.places  # if nobody wins, all are second
                assert min(places) == 1 or set(places) == {2}
                assert position.outcome.rule in ledger(self.game).statements
                assert position.deciders == ()
                if position.number > LONG:
                    break

    def test_every_value_of_every_option_can_be_played(self) -> None:
        for option in self.game.options:
            values = option.allowed
            for value in values[:2] if isinstance(values, range) else values:
                seats = fewest_seats(self.game, {option.name: value})
                for position, _, _ in random_game(self.game, seats, 1, {option.name: value}):
                    assert position.faults() == []
                assert position.over
                assert position.settings[option.name] == value

    def test_every_offered_move_is_accepted(self) -> None:
        for position, _, _ in sampled(self.game, 11):
            for seat in position.deciders:
                for move in sample(list(position.options(seat))):
                    twin = position.copy()
                    twin.play(seat, move)
                    assert twin.number == position.number + 1
                    assert twin.faults() == []

    def test_moves_that_are_not_offered_are_refused(self, all_moves: list[Move]) -> None:
        refused = 0
        for position, _, _ in sampled(self.game, 23):
            before = position.digest()
            for seat in range(position.seats):
                options = position.options(seat)
                for move in sample([move for move in all_moves if move not in options]):
                    with pytest.raises(IllegalMove) as refusal:
                        position.play(seat, move)
                    assert refusal.value.rule in ledger(self.game).statements
                    refused += 1
            assert position.digest() == before
        assert refused > 0

    def test_a_finished_game_accepts_no_move(self, all_moves: list[Move]) -> None:
        position = final(self.game, self.game.seats[0], 3)
        before = position.digest()
        for seat in range(position.seats):
            assert len(position.options(seat)) == 0
            with pytest.raises(IllegalMove) as refusal:
                position.play(seat, all_moves[0])
            assert refusal.value.rule in ledger(self.game).statements
        assert position.digest() == before

    def test_copies_are_independent(self) -> None:
        for position, seat, move in sampled(self.game, 9):
            before = position.save()
            first, second = position.copy(), position.copy()
            first.play(seat, move)
            assert first.digest() != position.digest()
            assert position.save() == second.save() == before
            second.play(seat, move)
            assert second.save() == first.save()

    def test_saved_positions_load_and_continue_identically(self) -> None:
        for position, _, _ in sampled(self.game, 13):
            loaded = self.game.load(json.loads(json.dumps(position.save())))
            assert loaded.save() == position.save()
            original = position.copy()
            rng = Rng("continue")
            for _ in range(15):
                if original.over:
                    break
                seat = original.deciders[-1]
                move = original.options(seat).pick(rng)
                original.play(seat, move)
                loaded.play(seat, move)
            assert loaded.save() == original.save()

    def test_records_replay_to_the_same_digest(self) -> None:
        for seats in self.game.seats:
            record = Record.begin(self.game, seats, seed=seats)
            rng = Rng(seats)
            while not record.position.over:
                seat = record.position.deciders[0]
                record.play(seat, record.position.options(seat).pick(rng))
            text = record.write()
            *_, (last, _) = replay(text)
            assert last.position.digest() == record.position.digest()
            assert Record.read(text).write() == text

    def test_compiled_and_interpreted_give_the_same_digests(self) -> None:
        if not can_compile():
            pytest.skip("the engine is not compiled here")
        compiled, interpreted = digests(self.game, COMPILED), digests(self.game, INTERPRETED)
        assert compiled == interpreted
        assert len(set(interpreted)) == len(interpreted) > 1

    def test_views_are_plain_data(self) -> None:
        for position, _, _ in sampled(self.game, 9):
            for seat in viewers(position):
                view = position.view(seat)
                assert json.loads(json.dumps(view)) == view

    def test_views_have_the_declared_parts_per_seat(self) -> None:
        for position, _, _ in sampled(self.game, 19):
            view = position.view(None)
            for name in self.game.seat_parts:
                rows = view[name].values() if isinstance(view[name], dict) else [view[name]]
                assert {len(row) for row in rows} == {position.seats}
            for name in self.game.seat_facts:
                named = view[name] if isinstance(view[name], list) else [view[name]]
                assert all(seat is None or 0 <= seat < position.seats for seat in named)

    def test_moves_and_options_round_trip_through_text(self) -> None:
        for position, _, _ in sampled(self.game, 17):
            for seat in position.deciders:
                for move in sample(list(position.options(seat))):
                    assert self.game.move(move.text) == move

    def test_options_are_a_sequence(self) -> None:
        for position, _, _ in sampled(self.game, 17):
            for seat in position.deciders:
                options = position.options(seat)
                moves = list(options)
                assert len(options) == len(moves) == len(set(moves)) > 0
                assert options[-1] == moves[-1]
                assert options.pick(Rng(1)) in moves
                for index in range(0, len(moves), max(1, len(moves) // SAMPLE)):
                    assert options[index] == moves[index]
                    assert options.index(moves[index]) == index
                with pytest.raises(IndexError):
                    options[len(moves)]

    def test_decisions_cite_a_statement(self) -> None:
        for position, _, _ in sampled(self.game, 9):
            for seat in position.deciders:
                assert position.decision(seat).rule in ledger(self.game).statements

    def test_views_options_errors_and_imagination_hide_secrets(self, all_moves: list[Move]) -> None:
        varied = 0
        for number, (position, _, _) in enumerate(sampled(self.game, 19)):
            for seat in viewers(position):
                other = position.imagine(seat, Rng(number))
                assert other.faults() == []
                varied += other.save()["state"] != position.save()["state"]
                assert known(other, seat, all_moves) == known(position, seat, all_moves)
                again = Rng("again")
                assert (
                    other.imagine(seat, again.copy()).save() == position.imagine(seat, again).save()
                )
        assert varied > 0

    def test_events_reveal_no_more_than_the_view(self) -> None:
        compared = 0
        for number, (position, seat, move) in enumerate(sampled(self.game, 7)):
            for viewer in viewers(position):
                actual = position.copy()
                imagined = position.imagine(viewer, Rng(number))
                if move not in imagined.options(seat):
                    continue
                seen = [event.to_dict() for event in visible(actual.play(seat, move), viewer)]
                other = [event.to_dict() for event in visible(imagined.play(seat, move), viewer)]
                assert json.loads(json.dumps(seen)) == seen
                if actual.view(viewer) == imagined.view(viewer):
                    assert seen == other
                    compared += 1
                if not any(event.reveals for event in [*actual.events, *imagined.events]):
                    assert seen == other
        assert compared > 0

    def test_a_revealed_position_shows_what_any_seat_sees(self) -> None:
        for position, _, _ in sampled(self.game, 19):
            all_seen = position.reveal()
            words = words_in(all_seen)
            for seat in range(position.seats):
                for name, value in position.view(seat).items():
                    assert name in ("committed", "seat") or includes(all_seen[name], value, words)

    def test_imagined_positions_can_be_played(self) -> None:
        played = 0
        for position, _, _ in sampled(self.game, 41):
            imagined = position.imagine(position.deciders[0], Rng(2))
            rng = Rng(3)
            while not imagined.over and played < 20 * LONG:
                seat = imagined.deciders[0]
                imagined.play(seat, imagined.options(seat).pick(rng))
                played += 1
            assert imagined.faults() == []
        assert played > 0


def known(position: Position, seat: int | None, moves: list[Move]) -> dict[str, Plain]:
    """Everything a seat can learn through the public interface."""
    found: dict[str, Plain] = {"view": position.view(seat)}
    if seat is not None:
        options = list(position.options(seat))
        found["options"] = [move.text for move in options]
        found["errors"] = [error(position, seat, move, options) for move in sample(moves)]
        if seat in position.deciders:
            found["facts"] = position.decision(seat).facts
    return found


def error(position: Position, seat: int, move: Move, options: list[Move]) -> str:
    """The rule, key and facts of the refusal; empty if the move is an option."""
    if move in options:
        return ""
    try:
        position.play(seat, move)
    except IllegalMove as refusal:
        return f"{refusal.rule} {refusal.key} {refusal.facts}"
    raise AssertionError(f"{move} was not offered, but accepted")


def includes(all_seen: Plain, seen: Plain, words: set[str]) -> bool:
    """Whether a revealed value covers what a seat sees: the same, a number, or nothing.

    Where a seat lists what it remembers, the revealed position may just show these things.
    """
    if isinstance(all_seen, dict) and isinstance(seen, dict):
        return all_seen.keys() == seen.keys() and all(
            includes(all_seen[key], seen[key], words) for key in seen
        )
    if isinstance(all_seen, list) and isinstance(seen, list):
        return len(all_seen) == len(seen) and all(
            includes(whole, part, words) for whole, part in zip(all_seen, seen, strict=True)
        )
    if isinstance(all_seen, list) and isinstance(seen, int):
        return len(all_seen) == seen
    if all_seen is None and isinstance(seen, list):
        return all(isinstance(word, str) and word in words for word in seen)
    return seen is None or bool(all_seen == seen)


def words_in(plain: Plain) -> set[str]:
    """All strings in plain data."""
    if isinstance(plain, dict):
        return words_in(list(plain.values()))
    if isinstance(plain, list):
        return {word for part in plain for word in words_in(part)}
    return {plain} if isinstance(plain, str) else set()
