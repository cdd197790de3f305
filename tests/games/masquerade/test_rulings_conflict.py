"""MASQ-R-51..59, MASQ-R-69: rulings on power, places, rewards and the ambition token."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    clans_of,
    events_of,
    holder,
    influence,
    location,
    options,
    planning,
    play,
    power,
    powers,
    resolving,
    seat_of,
    stay,
)

from conclave.games.masquerade.rules.events.allies import GainedAlly, GainedVictims
from conclave.games.masquerade.rules.events.counters import (
    GainedBlood,
    GainedInfluence,
    LostBlood,
    StoleBlood,
)
from conclave.games.masquerade.rules.events.course import Eliminated, Placed, TookAmbition
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")


@rule("MASQ-R-51")
def test_a_player_without_any_power_is_ranked() -> None:
    weak = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["challenge"], "gangrel": ["gangrel-hunt"]}},
        at_stake={"1": "marcel"},
    )
    assert power(weak, "1", "gangrel") == 0
    stay(weak)
    assert alliance(weak, "gangrel") == ["victim", "victim"]
    assert influence(weak, "gangrel") == 4


@rule("MASQ-R-51")
def test_a_player_without_any_power_can_even_win() -> None:
    weak = location(
        *("1", *FOUR), cards={"1": {"gangrel": ["gangrel-hunt"]}}, at_stake={"1": "marcel"}
    )
    stay(weak)
    assert alliance(weak, "gangrel") == ["victim", "marcel"]


@rule("MASQ-R-52")
def test_power_can_be_negative() -> None:
    crushed = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["bloody-fury"], "ventrue": ["diplomacy"]}},
        blood_at={"1": {"brujah": 1}},
    )
    assert power(crushed, "1", "brujah") == 0 - 2 + 1
    happened = stay(crushed)
    assert (0, -1, "1") in powers(happened)


@rule("MASQ-R-52")
def test_negative_power_ranks_below_zero() -> None:
    crushed = location(
        *("1", *FOUR),
        cards={
            "1": {
                "brujah": ["bloody-fury"],
                "ventrue": ["diplomacy"],
                "gangrel": ["gangrel-hunt"],
            }
        },
        blood_at={"1": {"brujah": 1}},
    )
    happened = stay(crushed)
    assert clans_of(crushed, happened, Placed) == ["ventrue", "gangrel", "brujah"]


@rule("MASQ-R-52")
def test_a_card_may_set_itself_a_minimum() -> None:
    full = location(
        *("1", "tremere", "brujah", "gangrel"),
        cards={"1": {"tremere": ["focus-from-hunger"]}},
        blood={"tremere": 12},
    )
    assert power(full, "1", "tremere") == 0


@rule("MASQ-R-53")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("brujah", ["brujah", "gangrel", "ventrue", "toreador"]),
        ("ventrue", ["ventrue", "toreador", "brujah", "gangrel"]),
    ],
)
def test_ties_for_every_place_go_by_turn_order(first: str, order: list[str]) -> None:
    level = location("1", *FOUR, blood_at={"1": dict.fromkeys(FOUR, 2)}, holder=first)
    happened = stay(level)
    assert clans_of(level, happened, Placed) == order[:3]
    assert influence(level, order[3]) == 3


@rule("MASQ-R-54")
def test_a_place_without_a_player_stays_empty() -> None:
    two = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["challenge"], "gangrel": ["gangrel-hunt"]}},
        round=3,
    )
    happened = stay(two)
    assert events_of(happened, Placed) == [Placed(0, 1, "1"), Placed(1, 2, "1")]
    assert events_of(happened, GainedInfluence) == [GainedInfluence(0, 3), GainedInfluence(1, 2)]


@rule("MASQ-R-55")
def test_all_places_are_fixed_then_first_second_and_third_get_theirs() -> None:
    won = resolving(
        *("haven", *FOUR),
        cards={"haven": {"gangrel": ["on-the-prowl"]}},
        blood_at={"haven": {"ventrue": 2, "toreador": 1}},
        at_stake={"haven": "anita-wainwright"},
        round=2,
    )
    happened = stay(won)
    kinds = Placed | GainedAlly | GainedBlood | GainedInfluence | TookAmbition | GainedVictims
    rewards = [event for event in happened if isinstance(event, kinds)]
    assert rewards[:10] == [
        Placed(1, 1, "haven"),
        Placed(2, 2, "haven"),
        Placed(3, 3, "haven"),
        GainedAlly(1, "anita-wainwright"),
        GainedBlood(1, 3),
        GainedInfluence(1, 2),
        GainedInfluence(1, 1),
        TookAmbition(1),
        GainedVictims(2, 1),
        GainedInfluence(2, 2),
    ]
    assert rewards[10] == GainedInfluence(3, 1)


@rule("MASQ-R-55")
def test_a_place_once_fixed_does_not_move_up() -> None:
    won = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["challenge"]}},
        blood_at={"1": {"gangrel": 2, "ventrue": 1}},
        at_stake={"1": "sgt-mctavish"},
        blood={"gangrel": 1},
        red={"gangrel": 2},
        alliances={"gangrel": ["marcel"]},
    )
    happened = stay(won)
    assert events_of(happened, Eliminated) == [Eliminated(1)]
    assert events_of(happened, GainedVictims) == []
    assert alliance(won, "ventrue") == ["victim"], "third place, and no victim"


AFTERMATHS = {
    "haven": {
        "brujah": ["fist-of-caine"],
        "gangrel": ["gangrel-hunt"],
        "ventrue": ["majesty"],
        "toreador": ["awe"],
    }
}


@rule("MASQ-R-56")
def test_the_aftermath_of_the_haven_begins_with_the_new_holder() -> None:
    won = resolving(
        *("haven", *FOUR),
        cards=AFTERMATHS,
        blood_at={"haven": {"gangrel": 9}},
        alliances={"toreador": ["victim", "victim"]},
        holder="brujah",
    )
    happened = stay(won)
    assert holder(won) == "gangrel"
    stolen = [event.seat for event in events_of(happened, StoleBlood)]
    lost = happened.index(events_of(happened, LostBlood)[0])
    assert stolen == [1, 1, 1, 3, 3, 3]
    assert happened.index(events_of(happened, StoleBlood)[-1]) < lost, "Brujah comes last now"


@rule("MASQ-R-57")
def test_the_tie_at_the_haven_is_broken_in_the_old_order() -> None:
    level = resolving(
        "haven", *FOUR, blood_at={"haven": {"gangrel": 2, "toreador": 2}}, holder="ventrue"
    )
    happened = stay(level)
    assert clans_of(level, happened, Placed) == ["toreador", "gangrel"]
    assert holder(level) == "toreador"


@rule("MASQ-R-58")
def test_a_step_is_finished_in_the_order_fixed_at_its_start() -> None:
    fight = location(
        *("1", *FOUR),
        cards={
            "1": {
                "brujah": ["challenge"],
                "gangrel": ["gangrel-hunt"],
                "ventrue": ["awe"],
                "toreador": ["toreador-hunt"],
            }
        },
        blood_at={"1": {"ventrue": 9, "toreador": 8, "gangrel": 7}},
        blood={"brujah": 1},
        red={"brujah": 2},
        alliances={"brujah": ["marcel"], "ventrue": ["victim", "victim"]},
        holder="brujah",
    )
    happened = stay(fight)
    assert events_of(happened, Eliminated) == [Eliminated(0)]
    assert holder(fight) == "gangrel"
    assert [event.seat for event in events_of(happened, StoleBlood)] == [1, 1, 1, 2, 2, 3, 3]


@rule("MASQ-R-58")
def test_taking_the_token_with_a_relic_neither_skips_nor_repeats_anybody() -> None:
    start = planning(
        *("toreador", *FOUR),
        turns=7,
        relics={
            "brujah": "the-sargon-apocrypha",
            "ventrue": "signet-of-the-old-prince",
            "toreador": "the-usurers-ledger",
        },
    )
    play(start, "play toreador-hunt haven up", "done")
    assert asked(start) == ["brujah"]
    play(start, "pass", "use signet-of-the-old-prince")
    assert holder(start) == "ventrue"
    assert asked(start) == ["toreador"]
    play(start, "pass")
    assert options(start) == ["stay", "withdraw"], "Brujah is not asked again"
    assert start.order()[0] == seat_of(start, "ventrue"), "but the next step has the new order"


@rule("MASQ-R-59")
def test_the_holder_keeps_the_token_when_nobody_wins_the_haven() -> None:
    empty = resolving(
        *("haven", *FOUR), cards={"haven": {"gangrel": ["on-the-prowl"]}}, holder="ventrue"
    )
    happened = stay(empty, "gangrel")
    assert events_of(happened, TookAmbition) == []
    assert holder(empty) == "ventrue"
    assert empty.round == 2


@rule("MASQ-R-69")
def test_a_passive_card_adds_its_power_when_it_lies_face_up() -> None:
    passive = location("1", *FOUR, cards={"1": {"brujah": ["?challenge", "brujah-ready"]}})
    assert power(passive, "1", "brujah") == 1
    happened = stay(passive)
    assert powers(happened) == [(0, 5, "1")]
    assert blood(passive, "brujah") == 6
