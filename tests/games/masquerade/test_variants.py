"""MASQ-VAR3, MASQ-VARL, MASQ-VARR, MASQ-VARX: three players, location cards, relics."""

from __future__ import annotations

from itertools import product

import pytest
from games.masquerade.stage import (
    GAME,
    asked,
    blood,
    deck,
    drained,
    events_of,
    hand,
    holder,
    influence,
    location,
    new_game,
    options,
    planning,
    play,
    play_until,
    power,
    quiet_start,
    refused,
    resolving,
    score,
    seated,
    starting,
    stay,
)

from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.rules.events.course import Eliminated, UsedRelic
from conclave.games.masquerade.rules.events.moving import Played
from conclave.games.masquerade.rules.events.setup import TookRelic
from conclave.games.masquerade.rules.library import Relic
from conclave.testing import rule

THREE = ("brujah", "gangrel", "ventrue")
FOUR = (*THREE, "toreador")
SEATS = [3, 4, 5, 6]
LOCATIONS = LIBRARY.names[LIBRARY.first_location :]
RELICS = LIBRARY.names[LIBRARY.first_relic : LIBRARY.first_location]
WITH_LOCATIONS = {"locations": "yes"}
WITH_RELICS = {"relics": "yes"}


# Three players


@rule("MASQ-VAR3-01", "MASQ-VAR3-02", "MASQ-VAR3-03")
def test_three_draw_three_cards_and_keep_two_in_round_1() -> None:
    here = starting(*THREE, decks={"brujah": ["earthshock", "challenge", "bloody-fury"]})
    rest = deck(here, "brujah")
    assert options(here, "brujah") == [
        "bottom earthshock", "bottom challenge", "bottom bloody-fury",
    ]  # fmt: skip
    here.play(0, "bottom challenge")
    for seat in (1, 2):
        here.play(seat, here.options(seat)[0])
    assert hand(here, "brujah") == ["brujah-hunt", "brujah-ready", "earthshock", "bloody-fury"]
    assert deck(here, "brujah") == [*rest, "challenge"]
    assert [len(cards) for cards in here.hand] == [4, 4, 4]


@rule("MASQ-VAR3-01")
def test_the_rules_for_three_need_no_option() -> None:
    game = seated(3)
    assert [len(cards) for cards in game.drawn] == [3, 3, 3]


@rule("MASQ-VAR3-01")
def test_with_four_nobody_draws_three() -> None:
    assert [len(cards) for cards in seated(4).drawn] == [2, 2, 2, 2]


@rule("MASQ-VAR3-04")
@pytest.mark.parametrize("round", [2, 3])
def test_later_three_draw_two_and_keep_one(round: int) -> None:
    here = starting(*THREE, round=round)
    assert [len(cards) for cards in here.drawn] == [2, 2, 2]
    held = [len(cards) for cards in here.hand]
    for seat in range(3):
        here.play(seat, here.options(seat)[0])
    assert [len(cards) for cards in here.hand] == [number + 1 for number in held]


@rule("MASQ-VAR3-05", "MASQ-VAR3-06")
def test_three_have_three_four_and_five_planning_turns() -> None:
    game = quiet_start(3)
    for round in (1, 2, 3):
        play_until(game, lambda now: now.phase == "planning")
        assert {len(cards) for cards in game.hand} == {round + 3}
        played = events_of(play_until(game, lambda now: now.phase != "planning"), Played)
        assert [event.seat for event in played] == [0, 1, 2] * (round + 2)
        play_until(game, lambda now: now.phase == "choice")


@rule("MASQ-VAR3-06")
def test_everything_else_is_the_same_for_three() -> None:
    game = new_game(3)
    assert list(game.view(None)["at_stake"]) == ["1", "2", "haven"]
    assert (game.blood, game.influence) == ([6, 6, 6], [3, 3, 3])
    here = location("1", *THREE, blood_at={"1": {"brujah": 3, "gangrel": 2, "ventrue": 1}}, round=3)
    stay(here)
    assert [influence(here, clan) for clan in THREE] == [3 + 3, 3 + 2, 3 + 1]


# Location cards


@rule("MASQ-VARL-01", "MASQ-VARL-04")
@pytest.mark.parametrize(("seats", "number"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_location_card_lies_at_each_location_but_the_haven(seats: int, number: int) -> None:
    seen = set()
    for seed in range(40):
        laid = new_game(seats, seed, WITH_LOCATIONS).view(None)["location_cards"]
        assert laid.pop("haven") is None
        assert len(set(laid.values())) == number
        seen |= set(laid.values())
    assert seen == set(LOCATIONS)


@rule("MASQ-VARL-01")
def test_location_cards_are_laid_out_before_clans_are_chosen() -> None:
    opening = new_game(4, options=WITH_LOCATIONS)
    assert opening.view(None)["clans"] == [None] * 4
    assert None not in [opening.view(None)["location_cards"][place] for place in ("1", "2")]


@rule("MASQ-VARL-02")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_a_location_card_applies_for_the_whole_game(round: int) -> None:
    cards = {"1": "night-market"}
    here = planning("brujah", *FOUR, location_cards=cards, round=round, blood={"brujah": 1})
    assert "play brujah-hunt 1 down" in options(here)
    assert "play brujah-hunt 2 down" not in options(here)
    play(here, "play brujah-hunt 1 down")
    assert blood(here, "brujah") == 1


@rule("MASQ-VARL-02")
def test_a_location_card_applies_to_everybody_there() -> None:
    here = location(
        "1",
        *FOUR,
        location_cards={"1": "blood-bank", "2": "old-cemetery"},
        blood_at={"1": {"brujah": 1, "gangrel": 1}, "2": {"ventrue": 1}},
    )
    stay(here)
    assert [blood(here, clan) for clan in FOUR] == [7, 7, 6, 6]


@rule("MASQ-VARL-02")
def test_succubus_club_gives_blood_back_when_it_has_been_resolved() -> None:
    here = location(
        "1",
        *FOUR,
        location_cards={"1": "succubus-club"},
        blood_at={"1": {"brujah": 4, "gangrel": 1}},
        at_stake={"1": "marcel"},
    )
    stay(here)
    assert (asked(here), options(here)) == (
        ["brujah"], ["number 0", "number 1", "number 2", "number 3"],
    )  # fmt: skip
    assert here.influence == [4, 4, 3, 3]
    play(here, "number 3", "number 0")
    assert [blood(here, clan) for clan in FOUR] == [9, 6, 6, 6]


@rule("MASQ-VARL-03", "MASQ-VARL-04")
def test_location_cards_are_never_replaced() -> None:
    game = seated(5, seed=4, options=WITH_LOCATIONS)
    laid = game.view(None)["location_cards"]
    for round in (2, 3):
        play_until(game, lambda now: now.phase == "planning")
        play_until(game, lambda now: now.phase == "choice")
        assert (game.round, game.view(None)["location_cards"]) == (round, laid)


# Relics


@rule("MASQ-VARR-01", "MASQ-VARR-07")
@pytest.mark.parametrize("seats", SEATS)
def test_one_more_relic_than_players_is_laid_out_for_all_to_see(seats: int) -> None:
    seen = set()
    for seed in range(40):
        opening = new_game(seats, seed, WITH_RELICS)
        offered = opening.view(None)["offered_relics"]
        assert len(set(offered)) == seats + 1
        assert [opening.view(seat)["offered_relics"] for seat in range(seats)] == [offered] * seats
        seen |= set(offered)
    assert seen == set(RELICS)


@rule("MASQ-VARR-02")
@pytest.mark.parametrize("seats", SEATS)
def test_relics_are_chosen_counter_clockwise_the_holder_last(seats: int) -> None:
    for seed in range(6):
        opening = new_game(seats, seed, WITH_RELICS)
        first = opening.holder
        for _ in range(seats):
            assert options(opening)[0].startswith("clan")
            play(opening, options(opening)[0])
        assert None not in opening.view(None)["clans"]
        assert [option.split()[0] for option in options(opening)] == ["relic"] * (seats + 1)
        chosen = events_of(play_until(opening, lambda now: now.phase != "setup"), TookRelic)
        order = [(first - 1 - step) % seats for step in range(seats)]
        assert [event.seat for event in chosen] == order


@rule("MASQ-VARR-02", "MASQ-VARR-03", "MASQ-VARR-07")
def test_everybody_has_one_relic_and_the_last_is_put_away() -> None:
    opening = new_game(4, options=WITH_RELICS)
    play_until(opening, lambda now: all(clan >= 0 for clan in now.clan))
    offered = opening.view(None)["offered_relics"]
    taken = offered[1]
    play(opening, f"relic {taken}")
    assert refused(opening, f"relic {taken}") == "MASQ-VARR-02"
    play_until(opening, lambda now: now.phase != "setup")
    relics = opening.view(None)["relics"]
    assert len(set(relics)) == 4
    assert set(relics) < set(offered)
    assert opening.view(None)["offered_relics"] == []
    assert [opening.view(seat)["relics"] for seat in range(4)] == [relics] * 4


@rule("MASQ-VARR-04", "MASQ-VARR-05")
def test_a_relic_is_used_once_and_turned_face_down() -> None:
    here = planning("brujah", *FOUR, relics={"brujah": "vial-of-first-blood"})
    assert here.view(None)["relics_used"] == [False] * 4
    happened = play(here, "use vial-of-first-blood")
    assert events_of(happened, UsedRelic) == [UsedRelic(0, "vial-of-first-blood")]
    assert blood(here, "brujah") == 6 + 4
    assert here.view(None)["relics_used"] == [True, False, False, False]
    assert refused(here, "use vial-of-first-blood") == "MASQ-VARR-04"
    play(here, "play brujah-hunt 1 up", "done")
    for clan in THREE[1:]:
        play(here, f"play {clan}-hunt 1 up", "done")
    play(here, "play toreador-hunt 1 up", "done")
    assert asked(here) == ["brujah"]
    assert "use vial-of-first-blood" not in options(here)


@rule("MASQ-VARR-04")
def test_a_relic_is_used_only_at_its_time_and_by_its_owner() -> None:
    here = planning(
        "toreador",
        *FOUR,
        turns=7,
        relics={"brujah": "vial-of-first-blood", "toreador": "the-usurers-ledger"},
    )
    assert refused(here, "use the-usurers-ledger") == "MASQ-VARR-04"
    assert refused(here, "use vial-of-first-blood") == "MASQ-VARR-04"
    assert refused(here, "use vial-of-first-blood", "brujah") == "MASQ-PLAN-01"
    play(here, "play toreador-hunt 1 up", "done")
    assert (here.phase, asked(here)) == ("resolution", ["toreador"])
    assert options(here) == ["use the-usurers-ledger", "pass"]
    play(here, "use the-usurers-ledger")
    assert [blood(here, clan) for clan in FOUR] == [5, 5, 5, 9]
    assert here.view(None)["place"] == "1"


@rule("MASQ-VARR-04")
def test_a_relic_that_was_kept_may_be_used_in_a_later_round() -> None:
    here = planning("toreador", *FOUR, turns=7, relics={"toreador": "the-usurers-ledger"}, round=1)
    play(here, "play toreador-hunt 1 up", "done", "pass")
    assert not any(here.relic_used)
    play_until(here, lambda now: now.round == 2 and now.phase == "resolution")
    assert options(here, "toreador") == ["use the-usurers-ledger", "pass"]


@rule("MASQ-DIAB-03", "MASQ-VARR-04")
def test_a_relic_of_a_player_just_eliminated_is_not_used() -> None:
    here = planning(
        "toreador",
        *FOUR,
        turns=7,
        relics={"brujah": "the-usurers-ledger", "gangrel": "signet-of-the-old-prince"},
        blood={"gangrel": 1},
        alliances={"gangrel": ["marcel"]},
        red={"gangrel": 2},
        cards={"1": {"ventrue": ["ventrue-hunt"]}},
    )
    play(here, "play toreador-hunt 1 up", "done")
    assert asked(here) == ["brujah"]
    happened = play(here, "use the-usurers-ledger")
    assert events_of(happened, Eliminated) == [Eliminated(1)]
    assert asked(here) == ["ventrue", "toreador"]
    assert (here.view(None)["place"], holder(here)) == ("1", "brujah")


@rule("MASQ-VARR-06")
@pytest.mark.parametrize("relic", RELICS)
def test_a_relics_influence_counts_used_or_not(relic: str) -> None:
    card = LIBRARY.cards[LIBRARY.numbers[relic]]
    assert isinstance(card, Relic)
    for used in (False, True):
        here = planning("brujah", *FOUR, relics={"brujah": relic})
        here.relic_used[0] = used
        assert score(here, "brujah") == 3 + 1 + card.influence
    over = resolving("haven", *FOUR, round=3, relics={"brujah": relic})
    assert over.outcome is not None
    assert over.outcome.scores == (4 + card.influence, 4, 4, 4)


@rule("MASQ-VARR-07")
def test_a_relic_is_not_part_of_the_alliance() -> None:
    here = location(
        "1",
        *FOUR,
        relics={"toreador": "the-sargon-apocrypha"},
        cards={"1": {"toreador": ["entourage"], "brujah": ["show-of-force"]}},
        alliances={"toreador": []},
        blood={"toreador": 1},
    )
    assert power(here, "1", "toreador") == 0
    stay(here)
    # In frenzy there is nothing to drain.
    assert (blood(here, "toreador"), drained(here, "toreador")) == (1, [])
    assert influence(here, "toreador") == 3 - 1 + 1
    assert here.view(1)["relics"] == [None, None, None, "the-sargon-apocrypha"]


# Combinations


@rule("MASQ-VARX-01")
@pytest.mark.parametrize(
    ("seats", "locations", "relics", "teams"),
    [
        combination
        for combination in product(SEATS, ["no", "yes"], ["no", "yes"], ["at-six", "yes"])
        if combination[0] in (4, 6) or combination[3] != "yes"
    ],
)
def test_variants_may_be_combined(seats: int, locations: str, relics: str, teams: str) -> None:
    chosen = {"locations": locations, "relics": relics, "teams": teams}
    game = seated(seats, seed=9, options=chosen)
    view = game.view(None)
    assert (None in view["relics"]) == (relics == "no")
    assert (view["location_cards"]["1"] is None) == (locations == "no")
    assert (view["partners"][0] is None) == (seats != 6 and teams != "yes")
    play_until(game, lambda now: now.over)
    assert game.outcome is not None
    assert game.faults() == []


@rule("MASQ-VARX-02")
@pytest.mark.parametrize("seats", [4, 5])
def test_without_variants_the_basic_rules_apply(seats: int) -> None:
    assert GAME.settings({}) == {"teams": "at-six", "locations": "no", "relics": "no"}
    game = seated(seats)
    view = game.view(None)
    assert view["relics"] == view["partners"] == [None] * seats
    assert set(view["location_cards"].values()) == {None}
    assert [len(cards) for cards in game.drawn] == [2] * seats
