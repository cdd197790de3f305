"""MASQ-ROUND, MASQ-FEED, MASQ-LOCS, MASQ-EOR: the phases of rounds."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    blood_at,
    cards_at,
    drained,
    events_of,
    hand,
    holder,
    influence,
    new_game,
    planning,
    play,
    play_until,
    quiet_start,
    resolving,
    seated,
    starting,
    stay,
    table,
    tokens,
)

from conclave.core.events import Event
from conclave.games.masquerade.rules.events.allies import Arrived
from conclave.games.masquerade.rules.events.counters import Fed
from conclave.games.masquerade.rules.events.course import LocationBegan, RoundBegan, RoundEnded
from conclave.games.masquerade.rules.events.moving import Drew, Played
from conclave.games.masquerade.rules.table import Table
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")


def whole_game(seats: int, seed: int) -> list[Event]:
    """All events of a game in which everybody does as little as possible."""
    game = new_game(seats, seed)
    return game.events + play_until(game, lambda now: now.over)


def where(happened: list[Event], kind: type[Event]) -> list[int]:
    """The indices of events of a kind."""
    return [number for number, event in enumerate(happened) if isinstance(event, kind)]


@rule("MASQ-ROUND-01", "MASQ-ROUND-04", "MASQ-EOR-01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_two_of_three_rounds_are_cleaned_up(seats: int) -> None:
    game = seated(seats)
    happened = play_until(game, lambda now: now.over)
    assert events_of(happened, RoundEnded) == [RoundEnded(1), RoundEnded(2)]
    assert game.round == 3
    assert game.over
    assert not any(row for row in game.drawn)
    assert any(game.cards)


@rule("MASQ-ROUND-02")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_round_has_five_phases_in_order(seats: int) -> None:
    game = quiet_start(seats)
    happened = game.events + play_until(game, lambda now: now.over)
    rounds = where(happened, RoundBegan)
    assert [happened[number] for number in rounds] == [RoundBegan(1), RoundBegan(2), RoundBegan(3)]
    for first, end in pairwise([*rounds, len(happened)]):
        this = happened[first:end]
        steps = [where(this, kind) for kind in (Fed, Arrived, Drew, Played, LocationBegan)]
        for earlier, later in pairwise(steps):
            assert max(earlier) < min(later)


@rule("MASQ-ROUND-02")
def test_the_phases_follow_each_other_in_all_three_rounds() -> None:
    phases = []

    def noted(now: Table) -> bool:
        phases.append((now.round, now.phase))
        return now.over

    play_until(new_game(4), noted)
    assert [phase for phase, _ in groupby(phases)] == [
        (0, "setup"),
        (1, "choice"), (1, "planning"), (1, "resolution"),
        (2, "choice"), (2, "planning"), (2, "resolution"),
        (3, "choice"), (3, "planning"), (3, "resolution"),
    ]  # fmt: skip


@rule("MASQ-ROUND-03")
def test_only_planning_is_played_in_turns() -> None:
    game = seated(5)
    assert game.phase == "choice"
    assert set(game.deciders) == {0, 1, 2, 3, 4}
    for seat in (3, 1, 4, 0, 2):
        game.play(seat, game.options(seat)[0])
    assert game.phase == "planning"
    assert game.deciders == (game.holder,)


# Feeding


@rule("MASQ-FEED-01", "MASQ-FEED-02", "MASQ-FEED-03", "MASQ-DRAIN-07")
def test_the_undrained_cards_of_the_alliance_feed_the_pool() -> None:
    here = starting(
        *FOUR,
        round=2,
        blood={"brujah": 2},
        alliances={
            "brujah": ["victim", "victim", "bobby-white", "marcel", "portia"],
            "gangrel": ["maja-wysocki"],
            "ventrue": [],
        },
        drained={"gangrel": ["victim", "ryan-ramos"], "ventrue": ["betty-fuller"]},
    )
    assert [blood(here, clan) for clan in FOUR] == [2 + 1 + 1 + 3 + 1 + 0, 6 + 2, 6, 6 + 1]
    assert sum(here.blood_at) == 0


@rule("MASQ-FEED-04", "MASQ-FEED-05")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_victim_feeds_in_round_1_and_nobody_is_asked(seats: int) -> None:
    game = seated(seats)
    assert (game.round, game.phase) == (1, "choice")
    assert game.blood == [6 + 1] * seats


@rule("MASQ-FEED-04")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_there_is_feeding_in_every_round(round: int) -> None:
    assert starting(*FOUR, round=round).blood == [7, 7, 7, 7]


# Location setup


@rule("MASQ-LOCS-01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_top_allies_are_laid_at_all_locations(seats: int) -> None:
    game = seated(seats)
    before = play_until(game, lambda now: now.round == 2)
    laid = events_of(before, Arrived)
    places = list(game.view(None)["at_stake"])
    assert [arrived.place for arrived in laid] == places
    assert game.view(None)["at_stake"] == {arrived.place: arrived.ally for arrived in laid}


@rule("MASQ-LOCS-01")
def test_allies_come_from_the_top_of_the_deck() -> None:
    top = [table(*FOUR).library.names[ally] for ally in table(*FOUR).ally_deck[:3]]
    here = starting(*FOUR)
    assert list(here.view(None)["at_stake"].values()) == top
    assert len(here.ally_deck) == 27


@rule("MASQ-LOCS-02")
def test_no_ally_of_an_earlier_round_is_left() -> None:
    allies = {"1": "marcel", "2": "bronwyn", "haven": "portia"}
    here = resolving("1", *FOUR, blood_at={"1": {"brujah": 1}}, at_stake=allies)
    stay(here)
    assert here.round == 2
    assert alliance(here, "brujah") == ["victim", "marcel"]
    assert not set(here.view(None)["at_stake"].values()) & set(allies.values())


@rule("MASQ-LOCS-03")
@pytest.mark.parametrize(("seats", "allies"), [(3, 9), (4, 9), (5, 12), (6, 12)])
def test_the_number_of_allies_in_a_game(seats: int, allies: int) -> None:
    appeared = [arrived.ally for arrived in events_of(whole_game(seats, seed=2), Arrived)]
    assert len(set(appeared)) == len(appeared) == allies


# The end of a round


@rule("MASQ-EOR-02", "MASQ-EOR-03", "MASQ-EOR-04", "MASQ-EOR-05", "MASQ-EOR-06")
@pytest.mark.parametrize("round", [1, 2])
def test_the_table_is_cleared_and_pools_and_alliances_are_kept(round: int) -> None:
    here = resolving(
        "haven",
        *FOUR,
        round=round,
        holder="gangrel",
        cards={
            "1": {"brujah": ["challenge", "gangrel-hunt"], "gangrel": ["brujah-hunt"]},
            "2": {"ventrue": ["?ventrue-hunt"]},
        },
        blood_at={"1": {"brujah": 3}, "2": {"ventrue": 2}},
        hands={"brujah": ["brujah-ready"], "gangrel": ["gangrel-ready"]},
        alliances={"brujah": ["victim", "portia"], "gangrel": []},
        drained={"brujah": ["bronwyn"]},
        red={"brujah": 1},
        grey={"brujah": 1, "toreador": 2},
    )
    assert (here.round, here.phase) == (round + 1, "choice")
    assert sum(here.blood_at) == 0
    assert not any(here.cards)
    assert sorted(hand(here, "brujah")) == ["brujah-hunt", "brujah-ready", "challenge"]
    assert sorted(hand(here, "gangrel")) == ["gangrel-hunt", "gangrel-ready"]
    assert sorted(hand(here, "ventrue")) == ["ventrue-hunt", "ventrue-ready"]
    assert [tokens(here, clan) for clan in FOUR] == [(2, 0), (0, 0), (0, 0), (2, 0)]
    assert holder(here) == "gangrel"
    # What is more than before is what feeding brought.
    assert [blood(here, clan) for clan in FOUR] == [6 + 1, 6, 6 + 1, 6 + 1]
    assert [influence(here, clan) for clan in FOUR] == [3, 3, 3, 3]
    assert (alliance(here, "brujah"), drained(here, "brujah")) == (
        ["victim", "portia"],
        ["bronwyn"],
    )


@rule("MASQ-EOR-01", "MASQ-END-01")
def test_after_round_3_nothing_is_cleared() -> None:
    here = resolving(
        "haven",
        *FOUR,
        round=3,
        cards={"1": {"brujah": ["challenge"]}},
        blood_at={"1": {"brujah": 3}},
        grey={"toreador": 2},
    )
    assert here.over
    assert cards_at(here, "1", "brujah") == ["challenge"]
    assert blood_at(here, "1", "brujah") == 3
    assert tokens(here, "toreador") == (0, 2)
    assert blood(here, "brujah") == 6


@rule("MASQ-EOR-05")
def test_the_holder_begins_the_next_round() -> None:
    here = resolving("haven", *FOUR, holder="toreador")
    for seat in range(4):
        here.play(seat, here.options(seat)[0])
    assert asked(here) == ["toreador"]


@rule("MASQ-ROUND-02")
def test_planning_leads_on_to_resolution() -> None:
    here = planning("toreador", *FOUR, turns=7)
    assert here.phase == "planning"
    happened = play(here, "play toreador-hunt 2 up", "done")
    assert [event.place for event in events_of(happened, LocationBegan)] == ["1", "2"]
    assert (here.phase, asked(here)) == ("resolution", ["toreador"])
