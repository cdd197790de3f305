"""MASQ-R-90..93: rulings on the end of the game, and on a word."""

from __future__ import annotations

import json

import pytest
from games.masquerade.stage import (
    GAME,
    blood,
    blood_at,
    events_of,
    hand,
    holder,
    influence,
    resolving,
    seat_of,
    stay,
)

from conclave.games.masquerade.rules.events.course import RoundEnded, TookAmbition
from conclave.games.masquerade.rules.table import Table
from conclave.testing import rule
from conclave.text import Words

FOUR = ("brujah", "gangrel", "ventrue", "toreador")
NO_ALLIANCES: dict[str, list[str]] = {clan: [] for clan in FOUR}


def winners(built: Table) -> list[str]:
    """The clans that have won."""
    assert built.outcome is not None
    return [clan for clan in FOUR if seat_of(built, clan) in built.outcome.winners]


@rule("MASQ-R-90")
def test_blood_lying_at_locations_does_not_break_the_tie() -> None:
    end = resolving(
        *("haven", *FOUR),
        round=3,
        blood_at={"1": {"gangrel": 9}, "haven": {"gangrel": 1, "ventrue": 2}},
        influence={"gangrel": 10, "ventrue": 7, "brujah": 0, "toreador": 0},
        alliances=NO_ALLIANCES | {"ventrue": []},
        blood={"gangrel": 5, "ventrue": 6},
    )
    happened = stay(end)
    assert events_of(happened, RoundEnded) == []
    assert end.over
    assert blood_at(end, "1", "gangrel") == 9
    assert (influence(end, "gangrel"), influence(end, "ventrue")) == (12, 11)
    assert end.outcome is not None
    assert end.outcome.scores[1] == 13, "with the victim for second place"


@rule("MASQ-R-90")
@pytest.mark.parametrize(("pools", "winner"), [((5, 6), "ventrue"), ((6, 5), "gangrel")])
def test_of_two_with_the_same_influence_the_fuller_pool_wins(
    pools: tuple[int, int], winner: str
) -> None:
    end = resolving(
        *("haven", *FOUR),
        round=3,
        cards={"haven": {"brujah": ["challenge"]}},
        blood_at={"1": {"gangrel": 9}, "2": {"ventrue": 3}},
        influence={"gangrel": 10, "ventrue": 10, "brujah": 0, "toreador": 0},
        alliances=NO_ALLIANCES,
        blood={"gangrel": pools[0], "ventrue": pools[1]},
    )
    stay(end)
    assert winners(end) == [winner]
    assert (blood(end, "gangrel"), blood(end, "ventrue")) == pools


@rule("MASQ-R-91")
@pytest.mark.parametrize(
    ("at_haven", "leaving", "new_holder", "winner"),
    [
        ("toreador", "", "toreador", "brujah"),
        ("ventrue", "", "ventrue", "brujah"),
        ("toreador", "toreador", "gangrel", "gangrel"),
    ],
)
def test_the_last_tie_is_broken_from_the_holder_after_the_last_haven(
    at_haven: str, leaving: str, new_holder: str, winner: str
) -> None:
    end = resolving(
        *("haven", *FOUR),
        round=3,
        blood_at={"haven": {at_haven: 1}},
        influence={"brujah": 20, "gangrel": 20, "ventrue": 0, "toreador": 0},
        alliances=NO_ALLIANCES,
        holder="gangrel",
    )
    happened = stay(end, leaving)
    assert holder(end) == new_holder
    assert bool(events_of(happened, TookAmbition)) is (new_holder != "gangrel")
    assert winners(end) == [winner]


@rule("MASQ-R-92")
def test_hands_stay_hidden_when_the_game_is_over() -> None:
    end = resolving(
        *("haven", *FOUR),
        round=3,
        cards={"haven": {"brujah": ["challenge"]}, "1": {"gangrel": ["?mist-form"]}},
        hands={"ventrue": ["majesty", "diplomacy"]},
    )
    stay(end)
    assert end.over
    assert hand(end, "ventrue") == ["majesty", "diplomacy"]
    for seat in (0, 1, 3, None):
        view = end.view(seat)
        assert view["hand"][2] == 2
        assert "majesty" not in json.dumps(view)
        assert ("mist-form" in json.dumps(view)) is (seat == 1)


@rule("MASQ-R-93")
def test_a_location_and_its_location_card_are_different_words() -> None:
    end = resolving(
        *("haven", *FOUR),
        cards={"haven": {"brujah": ["challenge"]}},
        location_cards={"1": "elysium"},
    )
    view = end.view(None)
    assert list(view["at_stake"]) == list(view["location_cards"]) == ["1", "2", "haven"]
    assert view["location_cards"] == {"1": "elysium", "2": None, "haven": None}
    assert view["place"] == "haven"


@rule("MASQ-R-93")
@pytest.mark.parametrize(
    ("language", "location", "card"),
    [
        ("en", "Location 1", "location cards"),
        ("de", "Ort 1", "Ortskarten"),
        ("pl", "Dzielnica 1", "karty miejsc"),
    ],
)
def test_the_german_ort_is_the_polish_dzielnica(language: str, location: str, card: str) -> None:
    words = Words(language, GAME)
    assert words.name("place", "1") == location
    assert words.label("location_cards") == card
