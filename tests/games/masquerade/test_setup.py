"""MASQ-SETUP: the table before the first round."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    cards_at,
    clan_at,
    deck,
    events_of,
    hand,
    influence,
    location,
    new_game,
    options,
    planning,
    play,
    play_until,
    refused,
    seated,
    stay,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.games.masquerade.rules.events.course import LocationBegan
from conclave.games.masquerade.rules.events.setup import TookClan
from conclave.games.masquerade.rules.library import CLAN_SIZE, CLANS
from conclave.testing import rule

SEATS = [3, 4, 5, 6]
FOUR = ("brujah", "gangrel", "ventrue", "toreador")


@rule("MASQ-SETUP-01")
@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_be_the_first_holder(seats: int) -> None:
    holders = [new_game(seats, seed).holder for seed in range(200)]
    assert set(holders) == set(range(seats))
    assert min(holders.count(seat) for seat in range(seats)) > 200 // seats // 3


@rule("MASQ-SETUP-02", "MASQ-SETUP-03")
@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (3, ["1", "2", "haven"]),
        (4, ["1", "2", "haven"]),
        (5, ["1", "2", "3", "haven"]),
        (6, ["1", "2", "3", "haven"]),
    ],
)
def test_locations_by_number_of_players(seats: int, places: list[str]) -> None:
    game = seated(seats)
    assert list(game.view(None)["at_stake"]) == places
    play_until(game, lambda now: now.phase == "planning")
    offered = [move.split()[2] for move in options(game) if move.startswith("play")]
    assert sorted(set(offered)) == places
    ended = play_until(game, lambda now: now.round == 2)
    assert [began.place for began in events_of(ended, LocationBegan)] == places


@rule("MASQ-SETUP-03")
def test_there_is_no_location_3_for_four() -> None:
    here = planning("brujah", *FOUR)
    assert refused(here, "play brujah-hunt 3 up") == "MASQ-SETUP-03"


@rule("MASQ-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_one_more_sheet_than_players_is_laid_out(seats: int) -> None:
    offered = [new_game(seats, seed).view(None)["offered_clans"] for seed in range(60)]
    assert {len(set(sheets)) for sheets in offered} == {seats + 1}
    assert {clan for sheets in offered for clan in sheets} == set(CLANS)
    assert seats == 6 or len({tuple(sheets) for sheets in offered}) > 5


@rule("MASQ-SETUP-05", "MASQ-ORDER-01")
@pytest.mark.parametrize("seats", SEATS)
def test_clans_are_chosen_clockwise_from_the_holder(seats: int) -> None:
    for seed in range(10):
        opening = new_game(seats, seed)
        holder = opening.holder
        chosen = play_until(opening, lambda now: now.phase != "setup")
        choosers = [event.seat for event in events_of(chosen, TookClan)]
        assert choosers == [(holder + step) % seats for step in range(seats)]


@rule("MASQ-SETUP-05")
def test_only_sheets_that_are_left_can_be_chosen() -> None:
    opening = new_game(4)
    offered = opening.view(None)["offered_clans"]
    assert options(opening) == [f"clan {clan}" for clan in offered]
    play(opening, f"clan {offered[2]}")
    assert refused(opening, f"clan {offered[2]}") == "MASQ-SETUP-05"
    del offered[2]
    assert options(opening) == [f"clan {clan}" for clan in offered]


@rule("MASQ-SETUP-06")
@pytest.mark.parametrize("seats", SEATS)
def test_the_other_clans_are_out_of_the_game(seats: int) -> None:
    game = seated(seats)
    taken = game.view(None)["clans"]
    assert len(set(taken)) == seats
    assert game.view(None)["offered_clans"] == []
    play_until(game, lambda now: now.round == 2)
    held = [card for row in (*game.hand, *game.deck, *game.drawn, *game.cards) for card in row]
    assert {CLANS[card // CLAN_SIZE] for card in held} == set(taken)


@rule("MASQ-SETUP-07")
def test_everybody_has_a_stay_and_a_withdraw_token() -> None:
    game = seated(6)
    play_until(game, lambda now: now.phase == "resolution")
    assert len(asked(game)) == 6
    assert [options(game, clan) for clan in asked(game)] == [["stay", "withdraw"]] * 6
    twin = game.copy()
    play(game, "withdraw")
    play(twin, "stay")
    assert game.view(None) == twin.view(None)


@rule("MASQ-SETUP-08", "MASQ-PLAN-04")
@pytest.mark.parametrize("place", ["1", "2", "3", "haven"])
def test_everybody_has_a_position_of_his_own_at_each_location(place: str) -> None:
    five = (*FOUR, "tremere")
    here = planning("brujah", *five)
    for clan in five:
        play(here, f"play {clan}-hunt {place} up", "done")
    assert [cards_at(here, place, clan) for clan in five] == [[f"{clan}-hunt"] for clan in five]


@rule("MASQ-SETUP-09")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_the_pile_of_victims(seats: int) -> None:
    opening = new_game(seats)
    viewers = [*range(seats), None]
    assert [opening.view(seat)["victims"] for seat in viewers] == [35 - seats] * (seats + 1)


@rule("MASQ-SETUP-10")
def test_humans_and_vampires_are_shuffled_into_one_hidden_deck() -> None:
    decks = [new_game(seed=seed).ally_deck for seed in range(60)]
    kinds = [[new_game().library.ally[ally].kind for ally in deck[:4]] for deck in decks]
    assert {tuple(sorted(set(kind))) for kind in kinds} >= {("human", "vampire")}
    assert {kind[0] for kind in kinds} == {kind[3] for kind in kinds} == {"human", "vampire"}
    assert len(set(decks)) == 60
    assert [new_game().view(seat)["allies_left"] for seat in (0, 1, None)] == [30, 30, 30]


@rule("MASQ-SETUP-11", "MASQ-SETUP-12")
@settings(max_examples=20, deadline=None)
@given(st.sampled_from(SEATS), st.integers(0, 2**64))
def test_hunt_and_ready_are_in_hand_and_seven_cards_in_the_deck(seats: int, seed: int) -> None:
    opening = new_game(seats, seed)
    for _ in range(seats - 1):
        seat = opening.deciders[0]
        play(opening, options(opening)[0])
        clan = clan_at(opening, seat)
        assert hand(opening, clan) == [f"{clan}-hunt", f"{clan}-ready"]
        first = CLANS.index(clan) * CLAN_SIZE
        nine = opening.library.names[first : first + CLAN_SIZE]
        assert sorted(hand(opening, clan) + deck(opening, clan)) == sorted(nine)


@rule("MASQ-SETUP-12")
def test_the_clan_deck_is_shuffled_and_face_down() -> None:
    decks = set()
    for seed in range(40):
        opening = new_game(6, seed)
        seat = opening.deciders[0]
        play(opening, "clan brujah")
        decks.add(tuple(deck(opening, "brujah")))
        views = [opening.view(viewer)["deck"][seat] for viewer in (*range(6), None)]
        assert views == [7] * 7
    assert len(decks) > 30
    assert len({cards[0] for cards in decks}) == 7


@rule("MASQ-SETUP-13", "MASQ-GLOS-01", "MASQ-GLOS-03")
def test_payments_go_to_the_bank_and_gains_come_from_it() -> None:
    here = planning("brujah", *FOUR)
    play(here, "play brujah-hunt 1 down")
    assert [blood(here, clan) for clan in FOUR] == [5, 6, 6, 6]
    play(here, "drain victim")
    assert [blood(here, clan) for clan in FOUR] == [8, 6, 6, 6]
    there = location("1", *FOUR, cards={"1": {"brujah": ["brujah-ready"]}})
    stay(there)
    assert [influence(there, clan) for clan in FOUR] == [4, 3, 3, 3]


@rule("MASQ-SETUP-14", "MASQ-SETUP-15", "MASQ-SETUP-16")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_6_blood_3_influence_and_a_victim(seats: int) -> None:
    start = new_game(seats).view(None)
    assert start["blood"] == [6] * seats
    assert start["influence"] == [3] * seats
    assert start["alliance"] == [["victim"]] * seats
    assert start["drained"] == [[]] * seats
    assert start["red_tokens"] == start["grey_tokens"] == [0] * seats


@rule("MASQ-SETUP-17", "MASQ-REW-06")
def test_later_gains_are_added_to_the_alliance() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["gangrel-hunt"]}},
        alliances={"brujah": ["victim", "portia"]},
        at_stake={"1": "marcel"},
    )
    stay(here)
    assert alliance(here, "brujah") == ["victim", "portia", "marcel"]
    assert alliance(here, "gangrel") == ["victim", "victim"]


@rule("EX-MASQ-SETUP-a")
def test_five_players() -> None:
    opening = new_game(5)
    start = opening.view(None)
    assert (len(start["at_stake"]), len(start["offered_clans"])) == (4, 6)
    assert (start["blood"], start["influence"]) == ([6] * 5, [3] * 5)
    assert start["alliance"] == [["victim"]] * 5
    for _ in range(4):
        seat = opening.deciders[0]
        play(opening, options(opening)[0])
        assert (opening.view(None)["hand"][seat], opening.view(None)["deck"][seat]) == (2, 7)
    last = opening.deciders[0]
    play(opening, options(opening)[0])
    dealt = opening.view(last)
    assert (len(dealt["hand"][last]), dealt["deck"][last] + len(dealt["drawn"][last])) == (2, 7)
