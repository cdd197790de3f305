"""MASQ-END: who is the Prince of Chicago."""

from __future__ import annotations

import pytest
from games.masquerade.stage import asked, events_of, planning, play, refused, resolving, score, stay

from conclave import Outcome
from conclave.games.masquerade.rules.events.course import RoundEnded
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")


@rule("MASQ-END-01")
def test_the_game_ends_with_the_haven_of_round_3() -> None:
    here = resolving("haven", *FOUR, round=3, blood_at={"haven": {"brujah": 1}})
    assert not here.over
    happened = stay(here)
    assert here.over
    assert events_of(happened, RoundEnded) == []
    assert here.deciders == ()
    assert refused(here, "stay", "brujah") == "MASQ-END-01"


@rule("MASQ-END-01")
@pytest.mark.parametrize("round", [1, 2])
def test_no_earlier_haven_ends_it(round: int) -> None:
    here = resolving("haven", *FOUR, round=round, blood_at={"haven": {"brujah": 1}})
    stay(here)
    assert (here.over, here.round) == (False, round + 1)


@rule("MASQ-END-01")
@pytest.mark.parametrize("place", ["1", "2"])
def test_no_other_location_of_round_3_ends_it(place: str) -> None:
    here = resolving(
        place, *FOUR, round=3, blood_at={place: {"brujah": 1}, "haven": {"ventrue": 1}}
    )
    stay(here)
    assert (here.over, asked(here)) == (False, ["ventrue"])


@rule("MASQ-END-02", "EX-MASQ-END-a")
def test_final_influence_is_tokens_alliance_and_drained_cards_less_diablerie() -> None:
    here = resolving(
        "haven",
        *FOUR,
        round=3,
        influence={"brujah": 7},
        alliances={"brujah": ["betty-fuller", "victim"]},
        drained={"brujah": ["victim"]},
        red={"brujah": 1},
        grey={"brujah": 1},
    )
    assert here.outcome is not None
    assert here.outcome.scores[0] == 7 + (3 + 1) + 0 - 2 == 9


@rule("MASQ-END-02")
def test_drained_allies_count_with_their_lower_value() -> None:
    here = planning("brujah", *FOUR, alliances={"brujah": ["tamara-bodnar", "dr-fragonard"]})
    assert score(here, "brujah") == 3 + 5 + 4
    play(here, "drain tamara-bodnar")
    assert score(here, "brujah") == 3 + 3 + 4
    play(here, "drain dr-fragonard")
    assert score(here, "brujah") == 3 + 3 + 2


@rule("MASQ-END-03")
def test_deployed_blood_and_cards_in_hand_are_worth_nothing() -> None:
    here = resolving(
        "haven",
        *FOUR,
        round=3,
        cards={"1": {"brujah": ["bloody-fury"]}},
        blood_at={"1": {"brujah": 9}},
        hands={"brujah": ["challenge", "earthshock", "show-of-force"], "gangrel": []},
        blood={"brujah": 1, "gangrel": 2},
    )
    assert here.outcome is not None
    assert here.outcome.scores == (4, 4, 4, 4)
    # Deployed blood does not break ties either.
    assert here.outcome.places == (4, 3, 1, 2)


@rule("MASQ-END-04")
def test_the_most_influence_wins() -> None:
    here = resolving(
        "haven",
        *FOUR,
        round=3,
        influence={"brujah": 5, "gangrel": 9, "ventrue": 7, "toreador": 6},
        blood={"brujah": 20},
    )
    assert here.outcome == Outcome((4, 1, 2, 3), (6, 10, 8, 7), "masquerade-prince", "MASQ-END-04")


@rule("MASQ-END-05")
def test_a_tie_is_won_by_the_fuller_pool() -> None:
    here = resolving(
        "haven",
        *FOUR,
        round=3,
        influence={"toreador": 2},
        blood={"brujah": 5, "gangrel": 6, "ventrue": 7, "toreador": 30},
    )
    assert here.outcome is not None
    assert here.outcome.winners == [2]
    assert here.outcome.places == (3, 2, 1, 4)


@rule("MASQ-END-06")
@pytest.mark.parametrize(
    ("holder", "places"),
    [
        ("brujah", (1, 2, 3, 4)),
        ("gangrel", (4, 1, 2, 3)),
        ("ventrue", (3, 4, 1, 2)),
        ("toreador", (2, 3, 4, 1)),
    ],
)
def test_a_further_tie_is_broken_by_turn_order(holder: str, places: tuple[int, ...]) -> None:
    here = resolving("haven", *FOUR, round=3, holder=holder)
    assert here.outcome is not None
    assert here.outcome.places == places


@rule("MASQ-END-06")
def test_ties_use_the_turn_order_after_the_last_conflict() -> None:
    here = resolving(
        "haven",
        *FOUR,
        round=3,
        holder="brujah",
        blood_at={"haven": {"ventrue": 1}},
        influence={"ventrue": 0},
        alliances={"ventrue": []},
    )
    stay(here)
    assert here.outcome is not None
    # 3 + 1 for the haven: as much as everybody else has, and with as much blood.
    assert here.outcome.scores == (4, 4, 4, 4)
    assert here.outcome.places == (3, 4, 1, 2)
