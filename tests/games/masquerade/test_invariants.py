"""Invariants after every move, with any variant and number of players."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from games.masquerade.stage import GAME, events_of, new_game
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave import Move, Rng
from conclave.core.events import Event
from conclave.games.masquerade.rules.conflict import INFLUENCE
from conclave.games.masquerade.rules.constants import PLACES
from conclave.games.masquerade.rules.events import allies, counters, course
from conclave.games.masquerade.rules.moves import Deploy, Play
from conclave.games.masquerade.rules.planning import Planning
from conclave.games.masquerade.rules.table import Table
from conclave.testing import rule

Options = Mapping[str, object]
VARIANTS = st.fixed_dictionaries(
    {"locations": st.sampled_from(["no", "yes"]), "relics": st.sampled_from(["no", "yes"])}
)
GAMES = st.one_of(
    st.tuples(st.integers(3, 6), VARIANTS),
    st.tuples(st.just(4), VARIANTS.map(lambda chosen: {**chosen, "teams": "yes"})),
)
SEEDS = st.integers(0, 2**64)
often = settings(max_examples=25, deadline=None)


def history(
    seats: int, seed: int, options: Options
) -> Iterator[tuple[Table, int, Move, Table, list[Event]]]:
    """A random game: for each move the tables before and after it, the seat, and the events."""
    position, rng = new_game(seats, seed, options), Rng(seed)
    while not position.over:
        before = position.copy()
        seat = position.deciders[rng.below(len(position.deciders))]
        move = position.options(seat).pick(rng)
        yield before, seat, move, position, position.play(seat, move)


def last(game: tuple[int, Options], seed: int) -> tuple[list[tuple[int, Move]], Table]:
    """The moves of a random game, and its final table."""
    moves = []
    for _, seat, move, now, _ in history(game[0], seed, game[1]):
        moves.append((seat, move))
        if now.over:
            return moves, now
    raise AssertionError("a game that does not end")


class Bookkeeping:
    """Blood, influence and tokens, computed from the events."""

    def __init__(self, table: Table) -> None:
        self.seats = table.seats
        self.blood = table.blood[:]
        self.blood_at = table.blood_at[:]
        self.influence = table.influence[:]
        self.red = table.red[:]
        self.grey = table.grey[:]

    def deploy(self, seat: int, number: int, place: str) -> None:
        self.blood_at[PLACES.index(place) * self.seats + seat] += number

    def enter(self, event: Event) -> None:
        """Apply one event."""
        match event:
            case counters.Fed(seat, number) | counters.GainedBlood(seat, number):
                self.blood[seat] += number
            case allies.Drained(seat, _, number):
                self.blood[seat] += number
            case counters.LostBlood(seat, number) | counters.SpentBlood(seat, number):
                self.blood[seat] -= number
            case counters.StoleBlood(seat, other, number):
                self.blood[seat] += number
                self.blood[other] -= number
            case counters.Deployed(seat, number, place):
                self.blood[seat] -= number
                self.deploy(seat, number, place)
            case counters.DeployedFromBank(seat, number, place):
                self.deploy(seat, number, place)
            case counters.DiscardedBlood(seat, number, place):
                self.deploy(seat, -number, place)
            case counters.Withdrew(seat, number, place):
                self.blood[seat] += number
                self.deploy(seat, -number, place)
            case counters.TookBlood(seat, other, number, place):
                self.blood[seat] += number
                self.deploy(other, -number, place)
            case counters.GotBlood(seat, other, number, place):
                self.deploy(seat, number, place)
                self.deploy(other, -number, place)
            case counters.MovedBlood(seat, number, place, to_place):
                self.deploy(seat, -number, place)
                self.deploy(seat, number, to_place)
            case counters.SwappedBlood(seat, number, place):
                spot = PLACES.index(place) * self.seats + seat
                self.blood[seat], self.blood_at[spot] = self.blood_at[spot], number
            case _:
                self.enter_influence(event)

    def enter_influence(self, event: Event) -> None:
        """Apply one event that isn't about blood."""
        match event:
            case counters.GainedInfluence(seat, number):
                self.influence[seat] += number
            case counters.LostInfluence(seat, number):
                self.influence[seat] -= number
            case counters.GotInfluence(seat, other, number):
                self.influence[seat] += number
                self.influence[other] -= number
            case counters.CommittedDiablerie(seat, number):
                self.red[seat] += number
            case counters.TurnedTokens(seat, number):
                self.red[seat] -= number
                self.grey[seat] += number
            case counters.ShedDiablerie(seat):
                row = self.grey if self.grey[seat] else self.red
                row[seat] -= 1
            case course.RoundEnded(_):
                self.blood_at = [0] * len(self.blood_at)
                self.red = [red + grey for red, grey in zip(self.red, self.grey, strict=True)]
                self.grey = [0] * self.seats
            case course.Eliminated(seat):
                for row in (self.blood, self.influence, self.red, self.grey):
                    row[seat] = 0
                for spot in range(seat, len(self.blood_at), self.seats):
                    self.blood_at[spot] = 0


@rule("MASQ-SETUP-13", "MASQ-GLOS-03", "MASQ-GLOS-04", "MASQ-GLOS-05", "MASQ-EOR-02")
@often
@given(GAMES, SEEDS)
def test_blood_influence_and_tokens_change_only_by_events(
    game: tuple[int, Options], seed: int
) -> None:
    for before, _, _, after, happened in history(game[0], seed, game[1]):
        books = Bookkeeping(before)
        for event in happened:
            books.enter(event)
        assert books.blood == after.blood
        assert books.blood_at == after.blood_at
        assert books.influence == after.influence
        assert (books.red, books.grey) == (after.red, after.grey)


@rule("MASQ-COMP-02", "MASQ-COMP-04", "MASQ-COMP-05", "MASQ-LOCS-02", "MASQ-FRENZY-01")
@often
@given(GAMES, SEEDS)
def test_cards_are_conserved_and_no_pool_is_empty(game: tuple[int, Options], seed: int) -> None:
    gone: set[str] = set()
    for before, _, _, after, happened in history(game[0], seed, game[1]):
        assert after.faults() == []
        names = after.library.names
        gone |= {event.ally for event in events_of(happened, allies.Deserted)}
        for event in events_of(happened, course.Eliminated):
            held = (*before.alliance[event.seat], *before.drained[event.seat])
            gone |= {names[ally] for ally in held} - {"victim"}
            gained = [
                gain for gain in events_of(happened, allies.GainedAlly) if gain.seat == event.seat
            ]
            gone |= {gain.ally for gain in gained}
        places = (*after.alliance, *after.drained, after.ally_deck)
        here = [names[ally] for row in places for ally in row if names[ally] != "victim"]
        here += [names[ally] for ally in after.at_stake if ally >= 0]
        assert len(here) + len(gone) == 30
        assert not gone & set(here)


def turn_of(table: Table) -> tuple[int, int]:
    """The planning turn: the round, and the number of turns so far."""
    kinds = [type(frame) for frame in table.frames]
    return table.round, table.steps[kinds.index(Planning)]


@rule("MASQ-PLAN-02", "MASQ-PLAN-03", "MASQ-PLAN-09", "MASQ-PLAN-10", "MASQ-PLAN-11")
@often
@given(GAMES, SEEDS)
def test_each_turn_plays_one_card_and_deploys_at_most_three(
    game: tuple[int, Options], seed: int
) -> None:
    seats = game[0]
    played: dict[tuple[int, int], str] = {}
    deployed: Counter[tuple[int, int]] = Counter()
    short = False
    for before, seat, move, after, happened in history(seats, seed, game[1]):
        # A player who is out, or lost cards from his hand, may have fewer turns.
        bare = before.phase == "planning" and not all(before.hand)
        short = short or any(after.out) or bare
        if isinstance(move, Play):
            assert turn_of(before) not in played
            played[turn_of(before)] = move.place
        elif isinstance(move, Deploy):
            place = played[turn_of(before)]
            assert events_of(happened, counters.Deployed) == [
                counters.Deployed(seat, move.number, place)
            ]
            deployed[turn_of(before)] += move.number
    assert max(deployed.values(), default=0) <= 3
    turns = sum(range(3, 6) if seats == 3 else range(2, 5)) * seats
    assert len(played) == turns or (short and len(played) < turns)


@rule("MASQ-CONF-05", "MASQ-CONF-06", "MASQ-CONF-08", "MASQ-REW-01", "MASQ-REW-04", "MASQ-REW-07")
@often
@given(GAMES, SEEDS)
def test_places_follow_power_and_rewards_follow_the_table(
    game: tuple[int, Options], seed: int
) -> None:
    happened, round = [e for step in history(game[0], seed, game[1]) for e in step[4]], 0
    starts = [number for number, e in enumerate(happened) if isinstance(e, course.LocationBegan)]
    assert starts
    for start, end in pairwise([0, *starts, len(happened)]):
        part = happened[start:end]
        counted, placed = events_of(part, course.Counted), events_of(part, course.Placed)
        if counted:
            powers = [event.number for event in counted]
            assert powers == sorted(powers, reverse=True)
            assert [event.seat for event in placed] == [event.seat for event in counted][:3]
            after = part[part.index(placed[-1]) :]
            for number, event in enumerate(placed):
                due = INFLUENCE[round][number] + (number == 0 and event.place == "haven")
                gains = [
                    e for e in events_of(after, counters.GainedInfluence) if e.seat == event.seat
                ]
                assert sum([e.number for e in gains]) >= due or events_of(after, course.Eliminated)
        assert not counted or not events_of(part, allies.Deserted)
        round += len(events_of(part, course.RoundBegan))


@rule("MASQ-ORDER-01", "MASQ-ORDER-03", "MASQ-COMP-09")
@often
@given(GAMES, SEEDS)
def test_the_token_moves_only_by_events_and_sets_the_turn_order(
    game: tuple[int, Options], seed: int
) -> None:
    for before, _, _, after, happened in history(game[0], seed, game[1]):
        holders = [
            before.holder,
            *[event.seat for event in events_of(happened, course.TookAmbition)],
        ]
        assert after.holder == holders[-1]
        clockwise = [(after.holder + step) % after.seats for step in range(after.seats)]
        assert after.order() == tuple(seat for seat in clockwise if not after.out[seat])
        assert after.over or not after.out[after.holder]


@rule("MASQ-END-02", "MASQ-END-04", "MASQ-VART-08")
@often
@given(GAMES, SEEDS)
def test_the_winners_have_the_most_influence(game: tuple[int, Options], seed: int) -> None:
    _, after = last(game, seed)
    outcome = after.outcome
    assert outcome is not None
    out = [seat for seat in range(after.seats) if after.out[seat]]
    assert after.teams or not set(outcome.winners) & set(out)
    assert len(outcome.winners) == (2 if after.teams else 1)
    ranked = sorted(set(range(after.seats)) - set(out), key=lambda seat: outcome.places[seat])
    scores = [outcome.scores[seat] for seat in ranked]
    assert scores == sorted(scores, reverse=True)


@often
@given(GAMES, SEEDS)
def test_copies_are_independent(game: tuple[int, Options], seed: int) -> None:
    for before, seat, move, after, happened in history(game[0], seed, game[1]):
        if after.number % 9 == 0:
            twin, digest = before.copy(), before.digest()
            assert twin.play(seat, move) == happened
            assert twin.digest() == after.digest()
            assert before.digest() == digest != after.digest()


@settings(max_examples=8, deadline=None)
@given(GAMES, SEEDS)
def test_a_game_replayed_by_its_moves_ends_the_same(game: tuple[int, Options], seed: int) -> None:
    moves, after = last(game, seed)
    again = new_game(game[0], seed, game[1])
    for seat, move in moves:
        again.play(seat, move.text)
    assert again.outcome == after.outcome
    assert again.digest() == after.digest()


@settings(max_examples=8, deadline=None)
@given(GAMES, SEEDS)
def test_a_saved_game_continues_identically(game: tuple[int, Options], seed: int) -> None:
    for before, seat, move, after, happened in history(game[0], seed, game[1]):
        if after.number % 7 == 0:
            loaded = GAME.load(json.loads(json.dumps(before.save())))
            assert loaded.play(seat, move) == happened
            assert loaded.digest() == after.digest()
