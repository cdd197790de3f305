"""MASQ-R-01..10, MASQ-R-83..89: rulings on players, decks and the start of the game."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    GAME,
    alliance,
    asked,
    blood,
    clan_at,
    clans_of,
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
    resolving,
    seat_of,
    seated,
    starting,
    stay,
    tokens,
)

from conclave.core.errors import BadOption, BadSeats
from conclave.core.events import visible
from conclave.games.masquerade.rules.constants import PLACES, PLANNING, RESOLUTION
from conclave.games.masquerade.rules.events.allies import Arrived, Frenzied
from conclave.games.masquerade.rules.events.counters import Fed
from conclave.games.masquerade.rules.events.moving import Played, PlayedDown
from conclave.games.masquerade.rules.events.setup import LaidLocation, TookClan, TookRelic
from conclave.games.masquerade.rules.library import CLANS
from conclave.testing import rule

ALL_VARIANTS = {"relics": "yes", "locations": "yes"}


def turns_in_round(round: int, seats: int) -> list[int]:
    """How many cards each seat plays in a round without changes of hands."""
    game = new_game(seats)
    play_until(game, lambda now: now.round == round and now.phase == PLANNING)
    happened = play_until(game, lambda now: now.phase == RESOLUTION)
    played = [
        event.seat for event in (*events_of(happened, Played), *events_of(happened, PlayedDown))
    ]
    return [played.count(seat) for seat in range(seats)]


@rule("MASQ-R-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_play_each_for_himself(seats: int) -> None:
    assert new_game(seats).view(0)["partners"] == [None] * seats


@rule("MASQ-R-01")
def test_four_or_six_play_in_teams_and_six_must() -> None:
    four = new_game(4, options={"teams": "yes"})
    assert four.view(0)["partners"] == [2, 3, 0, 1]
    assert new_game(6).view(0)["partners"] == [3, 4, 5, 0, 1, 2]


@rule("MASQ-R-01")
def test_no_other_number_can_play() -> None:
    for seats in (2, 7):
        with pytest.raises(BadSeats):
            GAME.start(seats, 1)
    for seats in (3, 5):
        with pytest.raises(BadOption):
            GAME.start(seats, 1, {"teams": "yes"})


@rule("MASQ-R-02")
def test_three_players_cannot_play_without_the_rules_for_three() -> None:
    assert [option.name for option in GAME.options] == ["teams", "locations", "relics"]
    three = seated(3)
    assert [len(drawn) for drawn in three.drawn] == [3, 3, 3]


@rule("MASQ-R-03")
@pytest.mark.parametrize(("round", "turns"), [(1, 3), (2, 4), (3, 5)])
def test_three_players_have_three_four_and_five_turns(round: int, turns: int) -> None:
    assert turns_in_round(round, 3) == [turns] * 3


@rule("MASQ-R-04")
@pytest.mark.parametrize(("round", "turns"), [(1, 2), (2, 3), (3, 4)])
def test_six_players_have_two_three_and_four_turns(round: int, turns: int) -> None:
    assert turns_in_round(round, 6) == [turns] * 6


@rule("MASQ-R-04")
def test_six_players_draw_two_cards_and_keep_one() -> None:
    six = seated(6)
    assert [len(drawn) for drawn in six.drawn] == [2] * 6
    play_until(six, lambda now: now.phase == PLANNING)
    assert [len(held) for held in six.hand] == [3] * 6


@rule("MASQ-R-05")
def test_a_victim_feeds_one_blood() -> None:
    fed = starting(
        "brujah", "gangrel", "ventrue", "toreador", alliances={"gangrel": ["victim", "victim"]}
    )
    assert [blood(fed, clan) for clan in ("brujah", "gangrel")] == [7, 8]


@rule("MASQ-R-06")
def test_the_bank_never_runs_out() -> None:
    rich = starting(
        *("brujah", "gangrel", "ventrue", "toreador", "nosferatu"),
        blood={"brujah": 70, "gangrel": 70},
        influence={"brujah": 80, "gangrel": 80},
        red=dict.fromkeys(("brujah", "gangrel", "ventrue", "toreador"), 2),
    )
    assert [blood(rich, "brujah"), blood(rich, "gangrel")] == [71, 71]
    more = planning(
        *("nosferatu", "brujah", "gangrel", "ventrue", "toreador", "nosferatu"),
        red=dict.fromkeys(("brujah", "gangrel", "ventrue", "toreador"), 2),
        alliances={"nosferatu": ["marcel"]},
    )
    play(more, "drain marcel")
    assert tokens(more, "nosferatu") == (1, 0)
    won = location(
        *("1", "brujah", "gangrel", "ventrue"),
        cards={"1": {"brujah": ["show-of-force"]}},
        influence={"gangrel": 80},
    )
    stay(won)
    assert influence(won, "brujah") == 4


@rule("MASQ-R-07")
def test_an_empty_victim_pile_gives_second_place_no_victim() -> None:
    empty = location(
        *("1", "brujah", "toreador", "ventrue"),
        cards={"1": {"brujah": ["bloody-fury"], "toreador": ["toreador-ready"]}},
        alliances={"ventrue": ["victim"] * 33},
        at_stake={"1": "marcel"},
    )
    assert empty.victims == 0
    stay(empty)
    assert alliance(empty, "toreador") == ["victim"]
    assert influence(empty, "toreador") == 4
    assert empty.faults() == []


@rule("MASQ-R-07")
def test_the_last_victim_is_still_given() -> None:
    scarce = location(
        *("1", "brujah", "toreador", "ventrue"),
        cards={"1": {"brujah": ["bloody-fury"], "toreador": ["toreador-ready"]}},
        alliances={"ventrue": ["victim"] * 32},
    )
    stay(scarce)
    assert alliance(scarce, "toreador") == ["victim", "victim"]
    assert scarce.victims == 0


@rule("MASQ-R-08")
def test_an_empty_ally_deck_leaves_locations_without_an_ally() -> None:
    ending = resolving(
        *("haven", "brujah", "gangrel", "ventrue", "toreador"),
        cards={"haven": {"brujah": ["bloody-fury"]}},
    )
    ending.ally_deck = (ending.library.numbers["marcel"],)
    happened = stay(ending)
    assert [(event.place, event.ally) for event in events_of(happened, Arrived)] == [
        ("1", "marcel")
    ]
    assert ending.round == 2
    assert ending.view(None)["at_stake"] == {"1": "marcel", "2": None, "haven": None}
    assert ending.view(None)["allies_left"] == 0


@rule("MASQ-R-08")
def test_without_an_ally_first_place_gets_influence_only() -> None:
    bare = location("1", "brujah", "gangrel", "ventrue", cards={"1": {"brujah": ["bloody-fury"]}})
    stay(bare)
    assert alliance(bare, "brujah") == ["victim"]
    assert influence(bare, "brujah") == 4


SMALL_DECK = ["bloody-fury", "punks-posse", "challenge", "fist-of-caine", "fuck-the-system"]
"""What Brujah holds besides Hunt and Ready when two cards are left in his deck."""


@rule("MASQ-R-09")
def test_bottomed_cards_come_back_in_the_order_they_were_put_there() -> None:
    shallow = starting(
        *("brujah", "gangrel", "ventrue", "toreador"),
        hands={"brujah": ["brujah-hunt", "brujah-ready", *SMALL_DECK[:3]]},
        decks={"brujah": ["fist-of-caine", "fuck-the-system", "earthshock", "show-of-force"]},
    )
    brujah = seat_of(shallow, "brujah")

    def choose(card: str) -> None:
        play_until(shallow, lambda now: brujah in now.deciders and bool(now.drawn[brujah]))
        shallow.play(brujah, f"bottom {card}")
        play_until(shallow, lambda now: now.phase == PLANNING)

    choose("fist-of-caine")
    assert deck(shallow, "brujah") == ["earthshock", "show-of-force", "fist-of-caine"]
    choose("show-of-force")
    assert deck(shallow, "brujah") == ["fist-of-caine", "show-of-force"]
    play_until(shallow, lambda now: now.round == 3 and bool(now.drawn[brujah]))
    assert options(shallow, "brujah") == ["bottom fist-of-caine", "bottom show-of-force"]


@rule("MASQ-R-10")
def test_a_single_card_left_in_the_deck_is_kept() -> None:
    last = starting(
        *("brujah", "gangrel", "ventrue", "toreador"),
        hands={"brujah": ["brujah-hunt", "brujah-ready", *SMALL_DECK, "earthshock"]},
    )
    assert asked(last) == ["gangrel", "ventrue", "toreador"]
    assert hand(last, "brujah")[-1] == "show-of-force"
    assert deck(last, "brujah") == []


@rule("MASQ-R-10")
def test_an_empty_deck_gives_nothing() -> None:
    none = starting(
        *("brujah", "gangrel", "ventrue", "toreador"),
        hands={
            "brujah": ["brujah-hunt", "brujah-ready", *SMALL_DECK, "earthshock", "show-of-force"]
        },
    )
    assert asked(none) == ["gangrel", "ventrue", "toreador"]
    assert len(hand(none, "brujah")) == 9


@rule("MASQ-R-10")
def test_of_three_to_draw_and_two_to_keep_the_last_two_are_kept() -> None:
    three = starting(
        *("brujah", "gangrel", "ventrue"),
        hands={"brujah": ["brujah-hunt", "brujah-ready", *SMALL_DECK]},
    )
    assert asked(three) == ["gangrel", "ventrue"]
    assert hand(three, "brujah")[-2:] == ["earthshock", "show-of-force"]


@rule("MASQ-R-83")
def test_in_teams_relics_are_chosen_in_the_usual_order() -> None:
    teams = new_game(4, seed=3, options={"relics": "yes", "teams": "yes"})
    happened = play_until(teams, lambda now: now.round == 1)
    clockwise = [(teams.holder + step) % 4 for step in range(4)]
    assert [event.seat for event in events_of(happened, TookClan)] == clockwise
    assert [event.seat for event in events_of(happened, TookRelic)] == clockwise[::-1]


@rule("MASQ-R-84")
def test_relics_are_laid_out_before_clans_are_chosen_and_taken_afterwards() -> None:
    opening = new_game(4, options=ALL_VARIANTS)
    assert len(opening.view(None)["offered_relics"]) == 5
    assert all(text.startswith("clan ") for text in options(opening))
    play_until(opening, lambda now: -1 not in now.clan)
    assert opening.relic == [-1] * 4
    assert all(text.startswith("relic ") for text in options(opening))


@rule("MASQ-R-85")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_haven_gets_no_location_card(seats: int) -> None:
    laid = new_game(seats, options=ALL_VARIANTS)
    cards = laid.view(None)["location_cards"]
    assert cards.pop("haven") is None
    assert None not in cards.values()
    assert [event.place for event in events_of(laid.events, LaidLocation)] == list(cards)


@rule("MASQ-R-86")
def test_clans_are_chosen_openly_one_after_another() -> None:
    opening = new_game(5)
    offered = opening.view(None)["offered_clans"]
    assert len(offered) == 6
    for _ in range(5):
        seat = opening.deciders[0]
        assert opening.deciders == (seat,)
        clan = offered.pop()
        happened = opening.play(seat, f"clan {clan}")
        assert [visible(happened, viewer)[0] for viewer in (*range(5), None)] == [
            TookClan(seat, clan)
        ] * 6
        assert clan_at(opening, seat) == clan
        assert {tuple(opening.view(w)["clans"]) for w in range(5)} == {
            tuple([None if number < 0 else CLANS[number] for number in opening.clan])
        }


@rule("MASQ-R-87")
def test_hunt_and_ready_are_in_hand_before_the_first_card_choice() -> None:
    fresh = seated(4)
    for seat in range(4):
        clan = clan_at(fresh, seat)
        assert hand(fresh, clan) == [f"{clan}-hunt", f"{clan}-ready"]
    play_until(fresh, lambda now: now.phase == PLANNING)
    assert [len(held) for held in fresh.hand] == [3] * 4


@rule("MASQ-R-88")
def test_the_first_round_is_fed_too() -> None:
    fresh = new_game(4)
    happened = play_until(fresh, lambda now: now.round == 1)
    assert [(event.seat, event.number) for event in events_of(happened, Fed)] == [
        ((fresh.holder + step) % 4, 1) for step in range(4)
    ]
    assert fresh.blood == [7] * 4


@rule("MASQ-R-89")
def test_feeding_that_needs_an_order_goes_by_turn_order() -> None:
    hungry = resolving(
        *("haven", "brujah", "gangrel", "ventrue", "toreador"),
        holder="ventrue",
        cards={"haven": {"ventrue": ["majesty"]}},
        blood={"gangrel": 1, "brujah": 1},
        alliances={"gangrel": ["talley"], "brujah": ["victim"]},
    )
    happened = stay(hungry)
    assert clans_of(hungry, happened, Fed) == ["ventrue", "toreador", "brujah"]
    frenzy = Frenzied(seat_of(hungry, "gangrel"), -1)
    assert happened.index(events_of(happened, Fed)[-1]) < happened.index(frenzy)


@rule("MASQ-R-89")
def test_all_choose_their_cards_at_the_same_time() -> None:
    choosing = seated(5)
    assert sorted(choosing.deciders) == [0, 1, 2, 3, 4]
    choosing.play(3, choosing.options(3)[0])
    assert sorted(choosing.deciders) == [0, 1, 2, 4]
    assert PLACES[choosing.place] == ""
