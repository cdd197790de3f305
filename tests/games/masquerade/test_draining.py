"""MASQ-DRAIN, MASQ-DIAB: draining the alliance, and the price of draining a vampire."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    blood_at,
    cards_at,
    drained,
    events_of,
    influence,
    location,
    options,
    planning,
    play,
    power,
    refused,
    resolving,
    score,
    starting,
    stay,
    tokens,
)

from conclave.games.masquerade.rules.events.allies import Drained
from conclave.games.masquerade.rules.events.counters import CommittedDiablerie, TurnedTokens
from conclave.games.masquerade.rules.events.course import Eliminated
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")


@rule("MASQ-DRAIN-02", "MASQ-DRAIN-03", "MASQ-DRAIN-08")
def test_any_number_of_cards_may_be_drained_in_a_turn() -> None:
    here = planning(
        "brujah",
        *FOUR,
        blood={"brujah": 1},
        alliances={"brujah": ["victim", "victim", "ed-crawford"]},
    )
    for ally, gained, pool in [("victim", 3, 4), ("ed-crawford", 4, 8), ("victim", 3, 11)]:
        assert events_of(play(here, f"drain {ally}"), Drained) == [Drained(0, ally, gained)]
        assert blood(here, "brujah") == pool
    assert tokens(here, "brujah") == (0, 0)
    assert [blood(here, clan) for clan in FOUR[1:]] == [6, 6, 6]


@rule("MASQ-DRAIN-04")
def test_at_the_end_a_drained_card_counts_with_its_other_value() -> None:
    kept = resolving("haven", *FOUR, round=3, alliances={"brujah": ["tamara-bodnar"]})
    spent = resolving(
        "haven", *FOUR, round=3, alliances={"brujah": []}, drained={"brujah": ["tamara-bodnar"]}
    )
    assert kept.outcome is not None
    assert spent.outcome is not None
    assert (kept.outcome.scores[0], spent.outcome.scores[0]) == (3 + 5, 3 + 3)


@rule("MASQ-DRAIN-05")
def test_a_drained_card_loses_its_ability() -> None:
    here = planning("brujah", *FOUR, blood={"brujah": 1}, alliances={"brujah": ["erichtho"]})
    # Erichtho lets its owner play face down for nothing.
    assert "play brujah-hunt 1 down" in options(here)
    play(here, "drain erichtho", "play brujah-hunt 1 down")
    assert blood(here, "brujah") == 1 + 3 - 1


@rule("MASQ-DRAIN-06")
def test_a_drained_card_stays_turned_and_is_not_drained_again() -> None:
    here = planning("brujah", *FOUR, alliances={"brujah": ["victim", "betty-fuller"]})
    play(here, "drain betty-fuller")
    assert (alliance(here, "brujah"), drained(here, "brujah")) == (["victim"], ["betty-fuller"])
    assert "drain betty-fuller" not in options(here)
    assert refused(here, "drain betty-fuller") == "MASQ-DRAIN-02"
    play(here, "drain victim")
    assert refused(here, "drain victim") == "MASQ-DRAIN-02"


@rule("MASQ-DRAIN-07")
def test_a_drained_card_does_not_feed_or_count() -> None:
    fed = starting(*FOUR, alliances={"brujah": ["victim"]}, drained={"brujah": ["bobby-white"]})
    assert blood(fed, "brujah") == 6 + 1
    here = location(
        "1",
        *FOUR,
        cards={"1": {"toreador": ["entourage"]}},
        alliances={"toreador": ["victim", "victim"]},
        drained={"toreador": ["victim", "marcel"]},
    )
    assert power(here, "1", "toreador") == 2


@rule("MASQ-DRAIN-07", "MASQ-FRENZY-04")
@pytest.mark.parametrize("seed", range(8))
def test_a_drained_card_is_not_drawn_in_frenzy(seed: int) -> None:
    here = location(
        "1",
        *FOUR,
        seed=seed,
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["gangrel-hunt"]}},
        blood={"gangrel": 1},
        alliances={"gangrel": ["victim"]},
        drained={"gangrel": ["bobby-white", "betty-fuller", "maja-wysocki"]},
    )
    assert events_of(stay(here), Drained) == [Drained(1, "victim", 3)]


@rule("MASQ-DRAIN-08")
@pytest.mark.parametrize("ally", ["victim", "ryan-ramos", "miguel-chandler"])
def test_draining_victims_and_humans_is_not_diablerie(ally: str) -> None:
    here = planning("brujah", *FOUR, alliances={"brujah": [ally]}, red={"brujah": 2})
    assert events_of(play(here, f"drain {ally}"), CommittedDiablerie) == []
    assert tokens(here, "brujah") == (2, 0)
    assert asked(here) == ["brujah"]


@rule("MASQ-DRAIN-09", "MASQ-DIAB-01", "MASQ-DIAB-02")
def test_draining_a_vampire_brings_a_red_token_worth_one_influence_less() -> None:
    here = planning("brujah", *FOUR, alliances={"brujah": ["marcel", "bronwyn"]})
    assert score(here, "brujah") == 3 + 4 + 5
    play(here, "drain marcel")
    assert (tokens(here, "brujah"), blood(here, "brujah")) == ((1, 0), 10)
    assert score(here, "brujah") == 3 + 2 + 5 - 1
    play(here, "drain bronwyn")
    assert tokens(here, "brujah") == (2, 0)
    assert score(here, "brujah") == 3 + 2 + 3 - 2


@rule("MASQ-DIAB-01", "MASQ-FRENZY-06")
def test_a_vampire_drained_in_frenzy_is_diablerie_too() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["gangrel-hunt"]}},
        blood={"gangrel": 1},
        alliances={"gangrel": ["marcel"]},
    )
    happened = stay(here)
    assert events_of(happened, CommittedDiablerie) == [CommittedDiablerie(1, 1)]
    assert tokens(here, "gangrel") == (1, 0)
    assert drained(here, "gangrel") == ["marcel"]


@rule("MASQ-DIAB-02")
@pytest.mark.parametrize(("red", "grey"), [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2)])
def test_every_token_costs_an_influence_at_the_end_on_either_side(red: int, grey: int) -> None:
    over = resolving("haven", *FOUR, round=3, red={"brujah": red}, grey={"brujah": grey})
    assert over.outcome is not None
    assert over.outcome.scores == (4 - red - grey, 4, 4, 4)


@rule("MASQ-DIAB-03")
@pytest.mark.parametrize(("red", "grey"), [(2, 0), (1, 1), (0, 2)])
def test_the_third_token_eliminates_at_once(red: int, grey: int) -> None:
    here = planning(
        "brujah",
        *FOUR,
        alliances={"brujah": ["marcel"]},
        red={"brujah": red},
        grey={"brujah": grey},
    )
    happened = play(here, "drain marcel")
    assert events_of(happened, Eliminated) == [Eliminated(0)]
    assert here.view(None)["out"] == [True, False, False, False]
    assert asked(here) == ["gangrel"]
    assert here.order() == (1, 2, 3)
    for clan in ("gangrel", "ventrue", "toreador"):
        play(here, f"play {clan}-hunt 1 up", "done")
    assert asked(here) == ["gangrel"]


@rule("MASQ-DIAB-03", "MASQ-FRENZY-06")
def test_the_third_token_eliminates_in_frenzy_as_well() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["wolf-companion"]}},
        blood={"gangrel": 1},
        alliances={"gangrel": ["marcel"]},
        red={"gangrel": 2},
        at_stake={"1": "bronwyn"},
    )
    happened = stay(here)
    assert events_of(happened, Eliminated) == [Eliminated(1)]
    assert alliance(here, "brujah") == ["victim", "bronwyn"]
    assert cards_at(here, "1", "gangrel") == alliance(here, "gangrel") == []


@rule("MASQ-DIAB-03")
def test_two_tokens_eliminate_nobody() -> None:
    here = planning("brujah", *FOUR, alliances={"brujah": ["marcel"]}, red={"brujah": 1})
    assert events_of(play(here, "drain marcel"), Eliminated) == []
    assert asked(here) == ["brujah"]


@rule("MASQ-DIAB-04", "MASQ-DIAB-05", "MASQ-DIAB-06")
@pytest.mark.parametrize("number", [1, 2])
def test_red_tokens_turn_grey_for_blood_from_the_bank(number: int) -> None:
    here = planning("brujah", *FOUR, red={"brujah": 2}, cards={"2": {"brujah": ["challenge"]}})
    play(here, "play brujah-hunt 1 up")
    assert [move for move in options(here) if "turn" in move] == ["turn 1", "turn 2"]
    happened = play(here, f"turn {number}")
    assert events_of(happened, TurnedTokens) == [TurnedTokens(0, number)]
    assert tokens(here, "brujah") == (2 - number, number)
    assert blood(here, "brujah") == 6
    assert (blood_at(here, "1", "brujah"), blood_at(here, "2", "brujah")) == (number, 0)


@rule("MASQ-DIAB-04")
def test_without_a_card_no_token_is_turned() -> None:
    here = planning("brujah", *FOUR, red={"brujah": 2}, cards={"2": {"brujah": ["challenge"]}})
    assert not any("turn" in move for move in options(here))
    assert refused(here, "turn 1") == "MASQ-DIAB-04"
    play(here, "play brujah-hunt 1 up", "done")
    assert refused(here, "turn 1", "brujah") == "MASQ-PLAN-01"


@rule("MASQ-DIAB-06")
def test_blood_from_tokens_does_not_count_towards_the_limit() -> None:
    here = planning("brujah", *FOUR, red={"brujah": 1})
    play(here, "play brujah-hunt 1 up", "turn 1")
    assert "blood 3" in options(here)
    play(here, "blood 3")
    assert blood_at(here, "1", "brujah") == 4


@rule("MASQ-DIAB-07")
def test_a_grey_token_is_not_turned_again_in_this_round() -> None:
    here = planning("brujah", *FOUR, red={"brujah": 1}, grey={"brujah": 1})
    play(here, "play brujah-hunt 1 up")
    assert refused(here, "turn 2") == "MASQ-DIAB-07"
    play(here, "turn 1")
    assert refused(here, "turn 1") == "MASQ-DIAB-07"
    play(here, "done")
    for clan in FOUR[1:]:
        play(here, f"play {clan}-hunt 2 up", "done")
    play(here, "play brujah-ready 1 up")
    assert refused(here, "turn 1") == "MASQ-DIAB-07"


@rule("MASQ-DIAB-08")
def test_grey_tokens_are_red_again_in_the_next_round() -> None:
    here = resolving("haven", *FOUR, grey={"brujah": 2})
    assert here.round == 2
    assert tokens(here, "brujah") == (2, 0)
    for seat in range(4):
        here.play(seat, here.options(seat)[0])
    play(here, "play brujah-hunt 1 up", "turn 2")
    assert blood_at(here, "1", "brujah") == 2


@rule("EX-MASQ-DIAB-a")
def test_louis_deploys_five_blood_in_a_single_turn() -> None:
    louis = "brujah"
    here = planning(louis, *FOUR, blood={louis: 4}, red={louis: 2})
    play(here, "play brujah-hunt 2 up", "blood 3", "turn 2")
    assert blood_at(here, "2", louis) == 5
    assert (blood(here, louis), tokens(here, louis)) == (1, (0, 2))
    assert influence(here, louis) == 3
