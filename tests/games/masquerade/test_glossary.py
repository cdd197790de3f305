"""MASQ-GLOS, MASQ-RULE: the words on cards, and the order of effects."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    blood_at,
    cards_at,
    clans_of,
    events_of,
    influence,
    location,
    options,
    planning,
    play,
    power,
    powers,
    refused,
    resolving,
    stay,
)

from conclave.core.events import Event
from conclave.games.masquerade.rules.events.allies import Frenzied
from conclave.games.masquerade.rules.events.counters import (
    DeployedFromBank,
    GainedBlood,
    LostBlood,
    SpentBlood,
    StoleBlood,
)
from conclave.games.masquerade.rules.events.course import Acts, Placed
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")
TREMERE = ("tremere", "gangrel", "ventrue", "toreador")
MALKAVIAN = ("malkavian", "gangrel", "ventrue", "toreador")
NOSFERATU = ("nosferatu", "gangrel", "ventrue", "toreador")


def acts(happened: list[Event]) -> list[str]:
    """The cards that took effect, in order."""
    return [event.card for event in events_of(happened, Acts)]


@rule("MASQ-GLOS-01")
def test_spent_blood_goes_from_the_own_pool_to_the_bank() -> None:
    here = location(
        "1", *TREMERE, cards={"1": {"tremere": ["cauldron-of-blood"]}}, blood={"tremere": 7}
    )
    stay(here)
    assert (asked(here), options(here)) == (["tremere"], ["yes", "no"])
    assert events_of(play(here, "yes"), SpentBlood) == [SpentBlood(0, 3)]
    assert [blood(here, clan) for clan in TREMERE] == [4, 6, 6, 6]


@rule("MASQ-GLOS-02")
def test_the_last_blood_can_not_be_spent() -> None:
    hunting = {"1": {"tremere": ["tremere-hunt"], "gangrel": ["earth-meld"]}}
    rich = location("1", *TREMERE, cards=hunting, blood={"tremere": 2})
    stay(rich)
    assert (asked(rich), options(rich)) == (["tremere"], ["yes", "no"])
    poor = location("1", *TREMERE, cards=hunting, blood={"tremere": 1})
    happened = stay(poor)
    assert asked(poor) == []
    assert events_of(happened, SpentBlood) == events_of(happened, StoleBlood) == []


@rule("MASQ-GLOS-02", "MASQ-R-11", "MASQ-R-12")
def test_nobody_sends_himself_into_frenzy_while_planning() -> None:
    here = planning("brujah", *FOUR, blood={"brujah": 1})
    assert not any(move.endswith("down") for move in options(here))
    assert refused(here, "play brujah-hunt 1 down") == "MASQ-R-11"
    play(here, "play brujah-hunt 1 up")
    assert options(here) == ["drain victim", "done"]
    assert refused(here, "blood 1") == "MASQ-R-12"


@rule("MASQ-GLOS-03")
def test_gained_blood_comes_from_the_bank() -> None:
    here = location(
        "1", *TREMERE, cards={"1": {"tremere": ["theft-of-vitae"], "gangrel": ["earth-meld"]}}
    )
    assert events_of(stay(here), GainedBlood) == [GainedBlood(0, 1)]
    assert [blood(here, clan) for clan in TREMERE] == [7, 6, 6, 6]


@rule("MASQ-GLOS-04")
def test_lost_blood_goes_to_the_bank() -> None:
    here = location(
        "1", *FOUR, round=2, cards={"1": {"brujah": ["fist-of-caine"], "gangrel": ["earth-meld"]}}
    )
    happened = stay(here)
    assert events_of(happened, LostBlood) == [LostBlood(1, 2)]
    assert [blood(here, clan) for clan in FOUR] == [6, 4, 6, 6]
    assert events_of(happened, Frenzied) == []


@rule("MASQ-GLOS-04")
def test_losing_all_blood_means_frenzy() -> None:
    here = location(
        "1",
        *FOUR,
        round=2,
        cards={"1": {"brujah": ["fist-of-caine"], "gangrel": ["earth-meld"]}},
        blood={"gangrel": 2},
    )
    assert events_of(stay(here), Frenzied) == [Frenzied(1, 0)]


@rule("MASQ-GLOS-04")
def test_lost_influence_goes_to_the_bank() -> None:
    here = planning(
        "toreador",
        *FOUR,
        turns=7,
        cards={"1": {"ventrue": ["master-plan"], "gangrel": ["gangrel-hunt"]}},
        hands={"toreador": ["toreador-hunt"]},
    )
    play(here, "play toreador-hunt 2 up", "done")
    # Players without a card beside Master Plan at the end of planning lose one influence.
    assert here.phase == "resolution"
    assert [influence(here, clan) for clan in FOUR] == [2, 3, 3, 2]


@rule("MASQ-GLOS-05")
def test_stolen_blood_goes_from_pool_to_pool() -> None:
    here = location(
        "1", *FOUR, cards={"1": {"brujah": ["show-of-force"], "gangrel": ["earth-meld"]}}
    )
    assert events_of(stay(here), StoleBlood) == [StoleBlood(0, 1, 1)]
    assert [blood(here, clan) for clan in FOUR] == [7, 5, 6, 6]


@rule("MASQ-GLOS-06")
def test_the_last_blood_may_be_stolen_and_the_thief_is_the_cause() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["wolf-companion"]}},
        blood={"gangrel": 1},
    )
    assert events_of(stay(here), Frenzied) == [Frenzied(1, 0)]
    assert influence(here, "brujah") == 3 + 1 + 1
    assert blood(here, "brujah") == 7


@rule("MASQ-GLOS-07")
def test_a_card_can_be_the_target_of_its_own_effect() -> None:
    here = location("1", *FOUR, cards={"1": {"brujah": ["punks-posse", "brujah-hunt"]}})
    assert powers(stay(here)) == [(0, 2 + 2, "1")]


@rule("MASQ-GLOS-07")
def test_cards_can_be_moved_by_effects() -> None:
    here = location("1", *NOSFERATU, cards={"1": {"nosferatu": ["unseen-passage"]}})
    stay(here)
    assert cards_at(here, "1", "nosferatu") == []
    assert cards_at(here, "haven", "nosferatu") == ["unseen-passage"]


@rule("MASQ-GLOS-08")
def test_the_current_place_of_a_card_counts() -> None:
    here = resolving(
        "1",
        *FOUR,
        cards={
            "1": {"brujah": ["brujah-hunt"], "toreador": ["entrancement"], "gangrel": ["fearless"]},
            "haven": {"toreador": ["toreador-ready"]},
        },
    )
    assert power(here, "1", "toreador") == 3
    happened = stay(here, "brujah", "gangrel")
    assert powers(happened) == [(3, 1, "1")]
    assert power(here, "1", "toreador") == 1
    assert cards_at(here, "haven", "brujah") == ["brujah-hunt"]


@rule("MASQ-GLOS-09")
def test_a_card_that_is_moved_is_not_played() -> None:
    here = resolving(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["brujah-hunt"]}, "haven": {"gangrel": ["on-the-prowl"]}},
    )
    assert events_of(stay(here, "brujah"), DeployedFromBank) == []
    there = planning("brujah", *FOUR, cards={"haven": {"gangrel": ["on-the-prowl"]}})
    happened = play(there, "play brujah-hunt haven up")
    assert events_of(happened, DeployedFromBank) == [DeployedFromBank(1, 1, "haven")]


@rule("MASQ-GLOS-10")
def test_cards_at_a_position_belong_to_its_player() -> None:
    here = location(
        "1",
        *MALKAVIAN,
        cards={"1": {"malkavian": ["fearless", "gangrel-hunt"], "gangrel": ["malkavian-hunt"]}},
        blood_at={"1": {"gangrel": 1}},
    )
    assert (power(here, "1", "malkavian"), power(here, "1", "gangrel")) == (3, 1)
    happened = stay(here)
    assert clans_of(here, happened, Placed) == ["malkavian", "gangrel"]
    assert events_of(happened, StoleBlood) == [StoleBlood(0, 1, 1), StoleBlood(1, 0, 1)]


@rule("MASQ-GLOS-11", "MASQ-GLOS-12")
def test_rivals_are_the_opponents_at_the_location_even_with_blood_alone() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["show-of-force"]}, "2": {"toreador": ["toreador-hunt"]}},
        blood_at={"1": {"gangrel": 1}, "haven": {"ventrue": 2}},
    )
    assert events_of(stay(here), StoleBlood) == [StoleBlood(0, 1, 1)]
    assert [blood(here, clan) for clan in FOUR] == [7, 5, 6, 6]


@rule("MASQ-GLOS-13")
def test_opponents_are_all_other_players_wherever_they_are() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["brujah-ready"]}, "2": {"toreador": ["toreador-hunt"]}},
        at_stake={"1": "sgt-mctavish"},
    )
    happened = stay(here)
    assert events_of(happened, StoleBlood) == [
        StoleBlood(0, 1, 2),
        StoleBlood(0, 2, 2),
        StoleBlood(0, 3, 2),
    ]
    assert [blood(here, clan) for clan in FOUR] == [12, 4, 4, 4]


@rule("MASQ-GLOS-14")
def test_the_printed_power_is_that_before_any_change() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["bloody-fury"], "ventrue": ["majesty"]}},
        blood_at={"1": {"brujah": 1}},
    )
    # Majesty is as strong as the highest printed power, the 6 of Bloody Fury.
    assert powers(stay(here)) == [(2, 6, "1"), (0, 6 - 2 + 1, "1")]


@rule("MASQ-GLOS-15")
def test_a_face_down_card_has_no_power_and_no_effect() -> None:
    here = location(
        "1",
        *NOSFERATU,
        cards={"1": {"nosferatu": ["one-step-ahead"], "toreador": ["?toreador-ready", "?awe"]}},
    )
    stay(here)
    assert (asked(here), options(here)) == (["toreador"], ["choose reveal", "choose keep-down"])
    happened = play(here, "choose keep-down", "choose keep-down")
    assert acts(happened) == []
    assert powers(happened) == [(0, 3, "1"), (3, 0, "1")]
    assert cards_at(here, "1", "toreador") == ["?toreador-ready", "?awe"]
    assert alliance(here, "toreador") == ["victim", "victim"]  # for coming second


@rule("MASQ-GLOS-15")
def test_a_card_may_give_face_down_cards_power() -> None:
    here = location(
        "1", *MALKAVIAN, cards={"1": {"malkavian": ["mindless-assault", "malkavian-hunt"]}}
    )
    stay(here)
    happened = play(here, "pick malkavian-hunt", "done")
    assert powers(happened) == [(0, 3 + 4, "1")]
    assert acts(happened) == ["mindless-assault"]


@rule("MASQ-GLOS-16")
def test_deployed_blood_can_be_the_target_of_cards() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"gangrel": ["power-of-the-pack"], "brujah": ["brujah-ready"]}},
        blood_at={"1": {"brujah": 3}},
    )
    happened = stay(here)
    assert blood_at(here, "1", "brujah") == 1
    assert blood(here, "gangrel") == 6 + 2
    assert blood(here, "brujah") == 6
    assert powers(happened) == [(0, 2, "1"), (1, 2, "1")]


# Rules conflicts


@rule("MASQ-RULE-01")
def test_a_card_takes_precedence_over_the_rules() -> None:
    tied = location(
        "1",
        *FOUR,
        blood_at={"1": {"brujah": 2, "gangrel": 2}},
        alliances={"gangrel": ["fiorenza-savona"]},
    )
    # She wins all ties, though Brujah comes first in turn order.
    assert clans_of(tied, stay(tied), Placed) == ["gangrel", "brujah"]
    here = planning("brujah", *FOUR, alliances={"brujah": ["portia"]})
    assert not any(move.startswith("drain") for move in options(here))
    dear = planning("brujah", *FOUR, alliances={"brujah": ["ryan-ramos"]})
    play(dear, "play brujah-hunt 1 down")
    assert blood(dear, "brujah") == 6 - 2


@rule("MASQ-RULE-02")
@pytest.mark.parametrize(
    ("holder", "first"),
    [
        ("malkavian", "auction-of-blood"),
        ("gangrel", "curfew"),
        ("ventrue", "curfew"),
        ("toreador", "auction-of-blood"),
    ],
)
def test_effects_of_the_same_moment_follow_in_turn_order(holder: str, first: str) -> None:
    here = location(
        "1",
        *MALKAVIAN,
        holder=holder,
        cards={"1": {"malkavian": ["auction-of-blood"], "ventrue": ["curfew"]}},
    )
    # Both wait for the reveal and ask: the other has not begun.
    assert acts(stay(here)) == [first]
    bidders = ["malkavian", "ventrue"]
    assert set(asked(here)) == set(bidders if first == "auction-of-blood" else bidders[:1])


@rule("MASQ-RULE-03")
@pytest.mark.parametrize("first", ["curfew", "forestall"])
def test_several_effects_of_one_player_follow_as_he_chooses(first: str) -> None:
    rivals = ["show-of-force", "challenge"]
    here = location("1", *FOUR, cards={"1": {"ventrue": ["curfew", "forestall"], "brujah": rivals}})
    stay(here)
    assert (asked(here), options(here)) == (["ventrue"], ["resolve curfew", "resolve forestall"])
    assert refused(here, "resolve show-of-force") == "MASQ-RULE-03"
    happened = play(here, f"resolve {first}")
    assert acts(happened)[0] == first
    assert asked(here) == ["brujah" if first == "curfew" else "ventrue"]


@rule("MASQ-RULE-04", "EX-MASQ-RULE-a", "MASQ-GLOS-06")
def test_of_three_blood_only_two_can_be_stolen() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"ventrue": ["curfew"], "gangrel": ["wolf-companion"]}},
        blood={"gangrel": 2},
    )
    stay(here)
    happened = play(here, "choose steal")
    assert events_of(happened, StoleBlood) == [StoleBlood(2, 1, 2)]
    assert events_of(happened, Frenzied) == [Frenzied(1, 2)]
    assert blood(here, "ventrue") == 6 + 2
    assert blood(here, "gangrel") == 3


@rule("MASQ-RULE-05")
def test_an_impossible_effect_is_ignored() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"gangrel": ["power-of-the-pack", "mist-form", "gangrel-hunt"]}},
    )
    stay(here)
    happened = play(here, "resolve mist-form")
    assert acts(happened) == [], "no blood to move, and nobody to steal from"
    assert asked(here) == []
    assert [blood(here, clan) for clan in FOUR] == [6, 6, 6, 6]
