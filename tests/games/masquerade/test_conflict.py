"""MASQ-CONF: who has the most power."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    clans_of,
    events_of,
    influence,
    location,
    power,
    powers,
    resolving,
    stay,
)

from conclave.games.masquerade.rules.events.allies import Deserted, GainedAlly, GainedVictims
from conclave.games.masquerade.rules.events.counters import GainedInfluence
from conclave.games.masquerade.rules.events.course import Acts, Counted, Placed
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")


@rule("MASQ-CONF-01", "MASQ-CONF-02")
def test_conflict_cards_act_before_the_winner_is_found() -> None:
    here = location(
        "1", *FOUR, cards={"1": {"brujah": ["challenge"], "gangrel": ["wolf-companion"]}}
    )
    happened = [e for e in stay(here) if isinstance(e, Acts | Counted | Placed)]
    # Halved, Challenge has only 2, and the tie goes by turn order.
    assert happened == [
        Acts(1, "wolf-companion", "1", "conflict"),
        Counted(0, 2, "1", ("challenge",), 0, 0),
        Counted(1, 2, "1", ("wolf-companion",), 0, 0),
        Placed(0, 1, "1"),
        Placed(1, 2, "1"),
    ]


@rule("MASQ-CONF-03")
def test_total_power_is_that_of_the_cards_and_one_for_each_blood() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["bloody-fury", "?challenge", "brujah-ready"]}},
        blood_at={"1": {"brujah": 3, "gangrel": 5}, "2": {"brujah": 3}},
    )
    assert power(here, "1", "brujah") == (6 - 2) + 0 + 1 + 3
    happened = stay(here)
    assert powers(happened) == [
        (0, (6 - 2) + 4 + 1 + 3, "1"),
        (1, 5, "1"),
    ]


@rule("MASQ-CONF-04")
@pytest.mark.parametrize(
    ("card", "printed"),
    [("show-of-force", 3), ("bloody-fury", 6), ("fist-of-caine", 4), ("challenge", 4)],
)
def test_cards_of_every_type_add_their_power(card: str, printed: int) -> None:
    here = location("1", *FOUR, cards={"1": {"brujah": [card]}})
    assert powers(stay(here)) == [(0, printed, "1")]


@rule("MASQ-CONF-05", "MASQ-CONF-06", "MASQ-REW-03", "MASQ-REW-05")
def test_places_go_by_total_power() -> None:
    here = location(
        "1",
        *FOUR,
        blood_at={"1": {"brujah": 1, "gangrel": 4, "ventrue": 2, "toreador": 3}},
        at_stake={"1": "marcel"},
        round=3,
    )
    happened = stay(here)
    assert events_of(happened, Placed) == [Placed(1, 1, "1"), Placed(3, 2, "1"), Placed(2, 3, "1")]
    assert [influence(here, clan) for clan in FOUR] == [3, 3 + 3, 3 + 1, 3 + 2]
    assert [alliance(here, clan)[1:] for clan in FOUR] == [[], ["marcel"], [], ["victim"]]


@rule("MASQ-CONF-05")
@pytest.mark.parametrize("strong", FOUR)
def test_the_highest_total_wins(strong: str) -> None:
    here = location("1", *FOUR, blood_at={"1": {clan: 1 + (clan == strong) for clan in FOUR}})
    assert clans_of(here, stay(here), Placed)[0] == strong


@rule("MASQ-CONF-07", "EX-MASQ-CONF-a")
@pytest.mark.parametrize(("round", "gained"), [(1, 1), (2, 2), (3, 3)])
def test_a_player_left_alone_gets_only_the_first_reward(round: int, gained: int) -> None:
    here = location(
        "1",
        *FOUR,
        cards={
            "1": {
                "brujah": ["brujah-hunt"],
                "gangrel": ["wolf-companion"],
                "ventrue": ["ventrue-ready"],
            }
        },
        blood_at={"1": {"gangrel": 3}},
        at_stake={"1": "marcel"},
        round=round,
    )
    happened = stay(here, "gangrel", "ventrue")
    assert events_of(happened, Placed) == [Placed(0, 1, "1")]
    assert events_of(happened, GainedInfluence) == [GainedInfluence(0, gained)]
    assert events_of(happened, GainedAlly) == [GainedAlly(0, "marcel")]
    assert events_of(happened, GainedVictims) == []
    assert alliance(here, "brujah") == ["victim", "marcel"]


@rule("MASQ-CONF-08", "EX-MASQ-CONF-b")
def test_an_ally_leaves_the_game_when_nobody_is_left() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["brujah-hunt"], "gangrel": ["gangrel-hunt"]}},
        at_stake={"1": "marcel"},
    )
    happened = stay(here, "brujah", "gangrel")
    assert events_of(happened, Deserted) == [Deserted("1", "marcel")]
    assert events_of(happened, GainedInfluence) == events_of(happened, Placed) == []
    assert here.view(None)["at_stake"]["1"] is None
    assert here.library.numbers["marcel"] not in here.ally_deck
    assert [alliance(here, clan) for clan in FOUR] == [["victim"]] * 4


@rule("MASQ-CONF-08")
def test_an_ally_leaves_the_game_when_nobody_came() -> None:
    here = resolving("1", *FOUR, blood_at={"2": {"brujah": 1}}, at_stake={"1": "marcel"})
    assert here.view(None)["place"] == "2"
    assert here.view(None)["at_stake"]["1"] is None
    assert [alliance(here, clan) for clan in FOUR] == [["victim"]] * 4


@rule("MASQ-CONF-09")
def test_blood_alone_can_win() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["brujah-ready"]}},
        blood_at={"1": {"gangrel": 2}},
        at_stake={"1": "marcel"},
    )
    assert clans_of(here, stay(here), Placed) == ["gangrel", "brujah"]
    assert alliance(here, "gangrel") == ["victim", "marcel"]
