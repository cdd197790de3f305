"""MASQ-R-31..38, MASQ-R-74: rulings on frenzy."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    drained,
    events_of,
    hand,
    influence,
    location,
    options,
    planning,
    play,
    play_until,
    resolving,
    stay,
    tokens,
)

from conclave.core.events import Event
from conclave.games.masquerade.rules.events.allies import Drained, Frenzied
from conclave.games.masquerade.rules.events.counters import (
    Fed,
    GainedBlood,
    GainedInfluence,
    LostBlood,
    LostInfluence,
    StoleBlood,
)
from conclave.games.masquerade.rules.events.course import Counted
from conclave.games.masquerade.rules.frenzy import Frenzy
from conclave.testing import rule
from conclave.testing.conformance import random_game

FOUR = ("brujah", "gangrel", "ventrue", "toreador")
THEFT = {"1": {"brujah": ["show-of-force"], "gangrel": ["mist-form"]}}


def of_frenzy(happened: list[Event]) -> list[Event]:
    """The events of the frenzy, up to the count of power."""
    kinds = (Drained, Frenzied, GainedBlood, GainedInfluence, LostInfluence)
    start = happened.index(events_of(happened, Frenzied)[0])
    end = happened.index(events_of(happened, Counted)[0])
    return [event for event in happened[start:end] if isinstance(event, kinds)]


@rule("MASQ-R-31")
def test_a_card_that_gives_no_blood_is_followed_by_another() -> None:
    dry = location(
        *("1", *FOUR),
        cards=THEFT,
        blood={"gangrel": 1},
        alliances={"gangrel": ["elena-cortez", "victim"]},
    )
    happened = of_frenzy(stay(dry))
    assert happened.count(GainedInfluence(0, 1)) == 1, "the reward is given once"
    assert happened[-1] == Drained(1, "victim", 3)
    assert blood(dry, "gangrel") == 3


@rule("MASQ-R-31")
@pytest.mark.parametrize("seed", range(6))
def test_the_drain_is_repeated_only_while_the_pool_is_empty(seed: int) -> None:
    dry = location(
        *("1", *FOUR),
        cards=THEFT,
        blood={"gangrel": 1},
        alliances={"gangrel": ["elena-cortez", "victim", "bobby-white"]},
        seed=seed,
    )
    stay(dry)
    order = drained(dry, "gangrel")
    assert order[:-1] == ["elena-cortez"] * (len(order) - 1)
    assert order[-1] != "elena-cortez"


@rule("MASQ-R-31")
def test_when_nothing_is_left_to_drain_influence_is_lost() -> None:
    dry = location(
        *("1", *FOUR),
        cards=THEFT,
        blood={"gangrel": 1},
        alliances={"gangrel": ["elena-cortez"]},
    )
    happened = of_frenzy(stay(dry))
    assert happened == [
        Frenzied(1, 0),
        GainedInfluence(0, 1),
        Drained(1, "elena-cortez", 0),
        LostInfluence(1, 1),
        GainedBlood(1, 1),
    ]


@rule("MASQ-R-32")
def test_without_alliance_and_influence_one_blood_is_free() -> None:
    bare = planning(
        *("gangrel", *FOUR),
        cards={"1": {"brujah": ["challenge"]}},
        blood={"gangrel": 1},
        influence={"gangrel": 0},
        alliances={"gangrel": []},
    )
    happened = play(bare, "play gangrel-hunt 2 up")
    assert (blood(bare, "gangrel"), influence(bare, "gangrel")) == (1, 0)
    assert events_of(happened, LostInfluence) == []
    assert influence(bare, "brujah") == 4


@rule("MASQ-R-33")
def test_nobody_is_rewarded_for_upkeep() -> None:
    upkeep = resolving(
        *("haven", *FOUR),
        cards={"haven": {"ventrue": ["majesty"]}},
        blood={"gangrel": 1},
        alliances={"gangrel": ["talley"]},
    )
    happened = stay(upkeep)
    fed = happened.index(events_of(happened, Fed)[0])
    assert Frenzied(1, -1) in happened[fed:]
    assert events_of(happened[fed:], GainedInfluence) == []
    assert (blood(upkeep, "gangrel"), drained(upkeep, "gangrel")) == (3, ["talley"])


@rule("MASQ-R-33")
def test_nobody_is_rewarded_for_emptying_his_own_pool() -> None:
    own = planning("gangrel", *FOUR, blood={"gangrel": 1})
    own.blood[1] = 0
    own.push(Frenzy(1, 1, 0))
    own.run()
    assert events_of(own.events, Frenzied) == [Frenzied(1, -1)]
    assert own.influence == [3, 3, 3, 3]
    assert blood(own, "gangrel") == 3


@rule("MASQ-R-34")
def test_an_allys_ability_rewards_its_owner() -> None:
    gained = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["bloody-fury"]}},
        at_stake={"1": "sgt-mctavish"},
        blood={"gangrel": 2, "ventrue": 1},
    )
    happened = stay(gained)
    assert events_of(happened, Frenzied) == [Frenzied(1, 0), Frenzied(2, 0)]
    assert influence(gained, "brujah") == 3 + 1 + 2


@rule("MASQ-R-34")
def test_a_location_card_rewards_nobody() -> None:
    cemetery = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["bloody-fury"], "gangrel": ["gangrel-hunt"]}},
        location_cards={"1": "old-cemetery"},
        blood={"gangrel": 1},
    )
    happened = stay(cemetery, "gangrel")
    assert events_of(happened, Frenzied) == [Frenzied(1, -1)]
    assert influence(cemetery, "brujah") == 3 + 1, "for first place only"


@rule("MASQ-R-35")
def test_a_moved_card_rewards_the_player_at_its_new_position() -> None:
    moved = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["bloody-fury"], "gangrel": ["fist-of-caine"]}},
        blood={"brujah": 1},
    )
    happened = stay(moved)
    assert events_of(happened, LostBlood) == [LostBlood(0, 1)]
    assert events_of(happened, Frenzied) == [Frenzied(0, 1)]
    assert influence(moved, "gangrel") == 3 + 1 + 1


@rule("MASQ-R-36")
def test_several_frenzies_are_resolved_one_by_one_in_turn_order() -> None:
    fist = location(
        *("1", *FOUR),
        cards={
            "1": {
                "gangrel": ["gangrel-hunt"],
                "brujah": ["fist-of-caine"],
                "ventrue": ["ventrue-ready"],
            }
        },
        blood={"gangrel": 2, "ventrue": 2},
        round=2,
        holder="ventrue",
    )
    happened = stay(fist)
    start = happened.index(LostBlood(2, 2))
    kinds = (LostBlood, Frenzied, GainedInfluence, Drained)
    assert [event for event in happened[start:] if isinstance(event, kinds)] == [
        LostBlood(2, 2),
        Frenzied(2, 0),
        GainedInfluence(0, 1),
        Drained(2, "victim", 3),
        LostBlood(1, 2),
        Frenzied(1, 0),
        GainedInfluence(0, 1),
        Drained(1, "victim", 3),
    ]


@rule("MASQ-R-37")
def test_a_planning_turn_continues_after_frenzy() -> None:
    turn = planning(
        *("gangrel", *FOUR), cards={"1": {"brujah": ["challenge"]}}, blood={"gangrel": 1}
    )
    play(turn, "play gangrel-hunt 2 up")
    assert (drained(turn, "gangrel"), asked(turn)) == (["victim"], ["gangrel"])
    assert options(turn) == ["blood 1", "blood 2", "done"]


@rule("MASQ-R-38")
def test_no_pool_is_ever_empty_when_somebody_is_asked() -> None:
    for seats in (3, 4, 5, 6):
        settings: dict[str, object] = {"relics": "yes", "locations": "yes"}
        for position, _, _ in random_game(planning("gangrel", *FOUR).game, seats, 5, settings):
            view = position.view(None)
            pools = zip(view["blood"], view["out"], strict=True)
            assert position.deciders == () or all(blood > 0 or out for blood, out in pools)


@rule("MASQ-R-38")
def test_swapping_an_empty_position_for_the_pool_is_not_possible() -> None:
    fearless = location("1", *FOUR, cards={"1": {"gangrel": ["fearless"]}})
    stay(fearless)
    assert asked(fearless) == []
    assert blood(fearless, "gangrel") == 6


@rule("MASQ-R-74")
def test_the_thief_has_the_blood_first_then_influence_then_the_target_drains() -> None:
    theft = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["gangrel-ready"]}},
        blood={"gangrel": 1},
    )
    happened = stay(theft)
    start = happened.index(StoleBlood(0, 1, 1))
    assert happened[start : start + 4] == [
        StoleBlood(0, 1, 1),
        Frenzied(1, 0),
        GainedInfluence(0, 1),
        Drained(1, "victim", 3),
    ]
    assert (blood(theft, "brujah"), blood(theft, "gangrel")) == (7, 3)


@rule("MASQ-R-74")
def test_draining_a_vampire_after_a_theft_is_diablerie() -> None:
    theft = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["gangrel-ready"]}},
        blood={"gangrel": 1},
        alliances={"gangrel": ["marcel"]},
    )
    stay(theft)
    assert tokens(theft, "gangrel") == (1, 0)
    assert alliance(theft, "gangrel") == ["victim"], "second place"
    assert hand(theft, "gangrel") == ["gangrel-hunt"]
    play_until(theft, lambda now: asked(now) == [])
