"""MASQ-WITH: everybody at a location secretly chooses to stay or withdraw."""

from __future__ import annotations

import pytest
from games.masquerade.cards.scenes import acted, counted, night, pools
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    blood_at,
    cards_at,
    clans_of,
    events_of,
    hand,
    location,
    options,
    power,
    powers,
    refused,
    resolving,
    seat_of,
    stay,
)

from conclave.games.masquerade.rules.events.counters import StoleBlood, Withdrew
from conclave.games.masquerade.rules.events.course import Acts, Counted, Placed, TokensRevealed
from conclave.games.masquerade.rules.events.moving import Moved, TookBack
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")
THERE = {"1": {"brujah": ["?challenge", "brujah-hunt"], "gangrel": ["gangrel-hunt"]}}


@rule("MASQ-WITH-01", "MASQ-WITH-02", "MASQ-GLOS-11")
def test_players_with_a_card_or_blood_take_part() -> None:
    here = location(
        "1",
        *FOUR,
        cards={**THERE, "2": {"toreador": ["toreador-hunt"]}},
        blood_at={"1": {"ventrue": 1}, "haven": {"toreador": 3}},
    )
    assert asked(here) == ["brujah", "gangrel", "ventrue"]
    assert [options(here, clan) for clan in FOUR] == [["stay", "withdraw"]] * 3 + [[]]
    assert refused(here, "stay", "toreador") == "MASQ-PLAN-01"


@rule("MASQ-WITH-03", "MASQ-WITH-04")
@pytest.mark.parametrize("choice", ["stay", "withdraw"])
def test_choices_are_secret_until_all_have_chosen(choice: str) -> None:
    here = location("1", *FOUR, cards=THERE, blood_at={"1": {"ventrue": 1}})
    twin = here.copy()
    happened = here.play(seat_of(here, "gangrel"), choice)
    twin.play(seat_of(here, "gangrel"), "stay")
    assert asked(here) == ["brujah", "ventrue"]
    for viewer in (0, 2, 3, None):
        assert here.view(viewer) == twin.view(viewer)
        assert [event.seen_by(viewer) for event in happened] == [
            event.seen_by(viewer) for event in twin.events
        ]
    here.play(seat_of(here, "ventrue"), "withdraw")
    assert cards_at(here, "1", "gangrel") == ["gangrel-hunt"]
    assert blood_at(here, "1", "ventrue") == 1
    happened = here.play(seat_of(here, "brujah"), "stay")
    stays, leaves = ((0, 1), (2,)) if choice == "stay" else ((0,), (1, 2))
    assert events_of(happened, TokensRevealed) == [TokensRevealed("1", stays, leaves)]


@rule("MASQ-WITH-03")
def test_a_choice_is_final() -> None:
    here = location("1", *FOUR, cards=THERE)
    here.play(0, "stay")
    assert refused(here, "withdraw", "brujah") == "MASQ-PLAN-01"


@rule("MASQ-WITH-05", "MASQ-WITH-06")
def test_only_players_who_stay_take_part_in_the_conflict() -> None:
    here = location(
        "1", *FOUR, cards=THERE, blood_at={"1": {"ventrue": 2}}, at_stake={"1": "marcel"}, round=3
    )
    happened = stay(here, "brujah")
    assert clans_of(here, happened, Counted) == ["ventrue", "gangrel"]
    assert clans_of(here, happened, Placed) == ["ventrue", "gangrel"]
    assert alliance(here, "brujah") == ["victim"]
    assert here.influence == [3, 3 + 2, 3 + 3, 3]


@rule("MASQ-WITH-07", "MASQ-WITH-08", "MASQ-WITH-10", "EX-MASQ-WITH-a")
def test_blood_returns_to_the_pool_and_cards_go_face_up_to_the_haven() -> None:
    here = location("1", *FOUR, cards=THERE, blood_at={"1": {"brujah": 2}})
    happened = stay(here, "brujah")
    assert [event for event in happened if isinstance(event, Withdrew | Moved)] == [
        Withdrew(0, 2, "1"),
        Moved(0, ("challenge", "brujah-hunt"), "haven"),
    ]
    assert blood(here, "brujah") == 6 + 2
    assert blood_at(here, "1", "brujah") == blood_at(here, "haven", "brujah") == 0
    assert cards_at(here, "1", "brujah") == []
    assert cards_at(here, "haven", "brujah") == ["challenge", "brujah-hunt"]


@rule("MASQ-WITH-08")
def test_everybody_sees_the_cards_that_were_face_down() -> None:
    here = location("1", *FOUR, cards=THERE)
    assert here.view(2)["cards"]["1"][0] == [None, "brujah-hunt"]
    stay(here, "brujah")
    assert here.view(2)["cards"]["haven"][0] == ["challenge", "brujah-hunt"]


@rule("MASQ-WITH-09")
def test_moved_cards_count_and_act_at_the_haven() -> None:
    here = resolving(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["?show-of-force"]}, "haven": {"gangrel": ["?fearless"]}},
        at_stake={"haven": "marcel"},
    )
    stay(here, "brujah")
    assert (asked(here), power(here, "haven", "brujah")) == (["brujah", "gangrel"], 3)
    happened = stay(here)
    assert events_of(happened, Acts)[0] == Acts(0, "show-of-force", "haven", "preparation")
    assert events_of(happened, StoleBlood) == [StoleBlood(0, 1, 1)]
    assert powers(happened) == [(0, 3, "haven"), (1, 3, "haven")]
    assert alliance(here, "brujah")[:2] == ["victim", "marcel"]


@rule("MASQ-WITH-11")
def test_from_the_haven_cards_go_to_hand_and_blood_to_the_pool() -> None:
    here = location(
        "haven",
        *FOUR,
        cards={"haven": {"brujah": ["?challenge", "brujah-hunt"], "gangrel": ["gangrel-hunt"]}},
        blood_at={"haven": {"brujah": 3}},
    )
    happened = stay(here, "brujah")
    assert events_of(happened, TookBack) == [TookBack(0, 2)]
    assert sorted(hand(here, "brujah")) == ["brujah-hunt", "brujah-ready", "challenge"]
    assert (blood(here, "brujah"), blood_at(here, "haven", "brujah")) == (9, 0)
    assert cards_at(here, "haven", "brujah") == []


@rule("MASQ-WITH-12", "MASQ-GLOS-12")
def test_a_player_who_withdrew_is_no_longer_a_rival() -> None:
    here = location(
        "1",
        *FOUR,
        cards={
            "1": {
                "brujah": ["show-of-force", "brujah-hunt"],
                "gangrel": ["gangrel-hunt"],
                "ventrue": ["ventrue-ready"],
            }
        },
    )
    happened = stay(here, "gangrel")
    assert events_of(happened, StoleBlood) == [StoleBlood(0, 2, 1), StoleBlood(0, 2, 1)]
    assert [blood(here, clan) for clan in FOUR] == [8, 6, 4, 6]


@rule("MASQ-WITH-13", "MASQ-WITH-14")
def test_a_player_may_withdraw_from_everywhere_for_nothing() -> None:
    here = resolving(
        "1",
        *FOUR,
        cards={
            "1": {"brujah": ["challenge"]},
            "2": {"brujah": ["brujah-hunt"]},
            "haven": {"brujah": ["brujah-ready"], "gangrel": ["gangrel-hunt"]},
        },
        blood={"brujah": 1},
    )
    for place in ("1", "2"):
        assert (here.view(None)["place"], options(here, "brujah")) == (place, ["stay", "withdraw"])
        stay(here, "brujah")
        assert blood(here, "brujah") == 1
    assert cards_at(here, "haven", "brujah") == ["brujah-ready", "challenge", "brujah-hunt"]
    assert options(here, "brujah") == ["stay", "withdraw"]
    stay(here, "brujah")
    assert sorted(hand(here, "brujah")) == ["brujah-hunt", "brujah-ready", "challenge"]
    # The next round has begun, and its feeding brought the one more.
    assert (here.round, blood(here, "brujah")) == (2, 1 + 1)


@rule("MASQ-WITH-09", "MASQ-R-39", "MASQ-R-61")
def test_withdrawn_cards_act_at_the_haven_and_only_there() -> None:
    show = night(brujah="?show-of-force", gangrel="hunt", ventrue={"haven": "ready"})
    stay(show, "brujah")
    assert pools(show) == {"brujah": 6, "gangrel": 6, "ventrue": 6}
    happened = stay(show)
    assert (acted(happened), counted(show, happened)) == (
        ["show-of-force"],
        {"brujah": 3, "ventrue": 2},
    )


@rule("MASQ-R-44")
def test_withdrawn_passive_cards_work_at_the_haven() -> None:
    guard = night(toreador="?submission", brujah={"haven": "hunt"}, gangrel="earth-meld")
    stay(guard, "toreador")
    happened = stay(guard)
    assert acted(happened) == ["brujah-hunt"]
    assert [type(event).__name__ for event in happened].count("Unharmed") == 1
