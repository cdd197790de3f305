"""MASQ-RES, MASQ-REV, MASQ-PREP, MASQ-AFT: the steps of resolving locations."""

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
    holder,
    influence,
    location,
    options,
    play,
    power,
    powers,
    refused,
    resolving,
    stay,
)

from conclave.core.events import Event
from conclave.games.masquerade.rules.events.allies import (
    Drained,
    Frenzied,
    GainedAlly,
    GainedVictims,
)
from conclave.games.masquerade.rules.events.counters import (
    Deployed,
    DeployedFromBank,
    GainedInfluence,
    LostBlood,
    StoleBlood,
    Withdrew,
)
from conclave.games.masquerade.rules.events.course import (
    Acts,
    Counted,
    LocationBegan,
    Placed,
    RoundEnded,
    TokensRevealed,
)
from conclave.games.masquerade.rules.events.moving import Moved, Revealed
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")
HUNTS = {clan: [f"{clan}-hunt"] for clan in ("brujah", "gangrel", "toreador")}


def acts(happened: list[Event]) -> list[str]:
    """The cards that took effect, in order."""
    return [event.card for event in events_of(happened, Acts)]


@rule("MASQ-RES-01", "MASQ-RES-03")
def test_locations_follow_in_ascending_order_the_haven_last() -> None:
    here = resolving(
        "1",
        *FOUR,
        "tremere",
        blood_at={place: {"brujah": 1} for place in ("1", "2", "3", "haven")},
    )
    began = ["1"]
    for place in ("1", "2", "3"):
        assert here.view(None)["place"] == place
        began += [event.place for event in events_of(stay(here), LocationBegan)]
    assert began == ["1", "2", "3", "haven"]
    happened = stay(here)
    assert events_of(happened, LocationBegan) == []
    assert events_of(happened, RoundEnded) == [RoundEnded(1)]


@rule("MASQ-RES-02", "MASQ-CONF-01", "MASQ-CONF-02", "MASQ-AFT-02", "MASQ-PREP-02")
def test_a_location_goes_through_five_steps_before_the_next_begins() -> None:
    here = resolving(
        "1",
        *FOUR,
        cards={
            "1": {
                "brujah": ["?fist-of-caine", "?show-of-force", "?bloody-fury"],
                "gangrel": ["gangrel-hunt"],
                "ventrue": ["ventrue-hunt"],
            },
            "2": {"brujah": ["brujah-hunt"]},
        },
        at_stake={"1": "marcel"},
    )
    steps = (
        LocationBegan, TokensRevealed, Withdrew, Moved, Revealed, Acts,
        Counted, Placed, GainedAlly, GainedVictims,
    )  # fmt: skip
    happened = stay(here, "ventrue")
    assert [event for event in happened if isinstance(event, steps)] == [
        TokensRevealed("1", (0, 1), (2,)),
        Withdrew(2, 0, "1"),
        Moved(2, ("ventrue-hunt",), "haven"),
        Revealed(0, ("fist-of-caine", "show-of-force", "bloody-fury"), "1"),
        Acts(0, "show-of-force", "1", "preparation"),
        Counted(0, 4 + 3 + 6, "1", ("fist-of-caine", "show-of-force", "bloody-fury"), 0, 0),
        Counted(1, 0, "1", ("gangrel-hunt",), 0, 0),
        Placed(0, 1, "1"),
        Placed(1, 2, "1"),
        GainedAlly(0, "marcel"),
        GainedVictims(1, 1),
        Acts(0, "fist-of-caine", "1", "aftermath"),
        Acts(1, "gangrel-hunt", "1", "aftermath"),
        LocationBegan("2", 1, ""),
    ]


@rule("MASQ-RES-04", "MASQ-PREP-01")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("brujah", ["show-of-force", "gangrel-ready", "toreador-ready"]),
        ("gangrel", ["gangrel-ready", "toreador-ready", "show-of-force"]),
        ("ventrue", ["toreador-ready", "show-of-force", "gangrel-ready"]),
    ],
)
def test_preparation_cards_act_in_turn_order(first: str, order: list[str]) -> None:
    here = location(
        "1",
        *FOUR,
        holder=first,
        cards={
            "1": {
                "brujah": ["show-of-force"],
                "gangrel": ["gangrel-ready"],
                "toreador": ["toreador-ready"],
            }
        },
    )
    assert acts(stay(here)) == order


@rule("MASQ-RES-04", "MASQ-CONF-01")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("brujah", ["bloody-fury", "wolf-companion", "majesty"]),
        ("ventrue", ["majesty", "bloody-fury", "wolf-companion"]),
    ],
)
def test_conflict_cards_act_in_turn_order(first: str, order: list[str]) -> None:
    here = location(
        "1",
        *FOUR,
        holder=first,
        cards={
            "1": {
                "brujah": ["bloody-fury"],
                "gangrel": ["wolf-companion"],
                "ventrue": ["majesty"],
            }
        },
        blood_at={"1": {"brujah": 1}},
    )
    assert acts(stay(here)) == order


@rule("MASQ-RES-04", "MASQ-AFT-01", "MASQ-AFT-04")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("brujah", ["brujah-hunt", "gangrel-hunt", "toreador-hunt"]),
        ("toreador", ["toreador-hunt", "brujah-hunt", "gangrel-hunt"]),
    ],
)
def test_aftermath_cards_act_in_turn_order_losers_too(first: str, order: list[str]) -> None:
    here = location("1", *FOUR, holder=first, cards={"1": HUNTS}, blood_at={"1": {"gangrel": 1}})
    happened = stay(here)
    assert clans_of(here, happened, Placed)[0] == "gangrel"
    assert acts(happened) == order
    assert [blood(here, clan) for clan in FOUR] == [6, 6, 6, 6]


@rule("MASQ-RES-05")
@pytest.mark.parametrize("first", ["brujah-hunt", "fist-of-caine"])
def test_a_player_chooses_the_order_of_his_cards(first: str) -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["brujah-hunt", "fist-of-caine"], "gangrel": ["earth-meld"]}},
        blood_at={"1": {"gangrel": 1}},
    )
    stay(here)
    assert (asked(here), options(here)) == (
        ["brujah"], ["resolve brujah-hunt", "resolve fist-of-caine"],
    )  # fmt: skip
    assert refused(here, "resolve earth-meld") == "MASQ-RES-05"
    happened = play(here, f"resolve {first}")
    other = {"brujah-hunt", "fist-of-caine"} - {first}
    assert acts(happened) == [first, *other, "earth-meld"]


@rule("MASQ-RES-06", "MASQ-R-36")
def test_a_card_is_resolved_completely_before_the_next() -> None:
    here = location(
        "1",
        *FOUR,
        cards={
            "1": {
                "brujah": ["show-of-force"],
                "gangrel": ["gangrel-ready"],
                "toreador": ["toreador-ready"],
            }
        },
        blood={"gangrel": 1},
    )
    kinds = (Acts, StoleBlood, Frenzied, Drained, GainedInfluence, DeployedFromBank, GainedVictims)
    happened = [event for event in stay(here) if isinstance(event, kinds)]
    assert happened[:9] == [
        Acts(0, "show-of-force", "1", "preparation"),
        StoleBlood(0, 1, 1),
        Frenzied(1, 0),
        GainedInfluence(0, 1),
        Drained(1, "victim", 3),
        StoleBlood(0, 3, 1),
        Acts(1, "gangrel-ready", "1", "preparation"),
        DeployedFromBank(1, 2, "1"),
        Acts(3, "toreador-ready", "1", "preparation"),
    ]


@rule("MASQ-RES-07", "MASQ-REV-02")
def test_other_locations_wait_for_their_turn() -> None:
    here = resolving(
        "1",
        *FOUR,
        cards={
            "1": {"brujah": ["?brujah-hunt"], "gangrel": ["?earth-meld"]},
            "2": {"brujah": ["show-of-force"], "gangrel": ["?gangrel-ready"]},
        },
        blood_at={"1": {"gangrel": 1}},
    )
    happened = stay(here)
    assert acts(happened) == ["brujah-hunt", "earth-meld"]
    assert cards_at(here, "1", "brujah") == ["brujah-hunt"]
    assert cards_at(here, "2", "gangrel") == ["?gangrel-ready"]
    assert acts(stay(here)) == ["show-of-force", "gangrel-ready"]


@rule("MASQ-RES-08", "MASQ-AFT-05")
def test_cards_and_blood_stay_at_a_resolved_location() -> None:
    here = resolving(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["brujah-hunt"], "gangrel": ["?gangrel-hunt"]}},
        blood_at={"1": {"brujah": 2}, "haven": {"ventrue": 1}},
    )
    stay(here)
    assert here.view(None)["place"] == "haven"
    assert [cards_at(here, "1", clan) for clan in ("brujah", "gangrel")] == [
        ["brujah-hunt"],
        ["gangrel-hunt"],
    ]
    assert blood_at(here, "1", "brujah") == 2


# Reveal


@rule("MASQ-REV-01", "MASQ-REV-04")
def test_all_face_down_cards_are_turned_together_and_none_acts_yet() -> None:
    here = location(
        "1",
        *FOUR,
        cards={
            "1": {
                "brujah": ["?show-of-force", "?brujah-ready"],
                "gangrel": ["?gangrel-ready"],
                "ventrue": ["?curfew"],
                "toreador": ["?toreador-ready"],
            }
        },
    )
    happened = stay(here, "toreador")
    assert [event for event in happened if isinstance(event, Moved | Revealed | Acts)] == [
        Moved(3, ("toreador-ready",), "haven"),
        Revealed(0, ("show-of-force", "brujah-ready"), "1"),
        Revealed(1, ("gangrel-ready",), "1"),
        Revealed(2, ("curfew",), "1"),
        Acts(2, "curfew", "1", "reveal"),
    ]
    # Curfew asks right after the reveal: nothing else has happened yet.
    assert (asked(here), here.view(None)["step"]) == (["brujah"], "reveal")
    assert [blood(here, clan) for clan in FOUR] == [6, 6, 6, 6]
    assert blood_at(here, "1", "gangrel") == 0


@rule("MASQ-REV-03")
def test_a_passive_card_may_trigger_right_before_the_reveal() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"toreador": ["friends-in-high-places"], "brujah": ["?brujah-hunt"]}},
    )
    assert events_of(stay(here), Revealed) == []
    assert cards_at(here, "1", "brujah") == ["?brujah-hunt"]
    assert (asked(here), options(here)) == (["toreador"], ["number 0", "number 1"])
    happened = play(here, "number 1")
    assert [type(event) for event in happened[:3]] == [Acts, Deployed, Revealed]


@rule("MASQ-REV-03")
def test_a_passive_card_may_trigger_right_after_the_reveal() -> None:
    cards = {"1": {"ventrue": ["forestall"], "brujah": ["?show-of-force", "?challenge"]}}
    here = location("1", *FOUR, cards=cards)
    assert events_of(stay(here), Revealed) == [Revealed(0, ("show-of-force", "challenge"), "1")]
    assert asked(here) == ["ventrue"]
    assert options(here) == ["pick show-of-force", "pick challenge"]
    happened = play(here, "pick challenge")
    assert acts(happened) == ["show-of-force"]
    assert blood(here, "ventrue") == 6 + 4 - 1


# Preparation and aftermath


@rule("MASQ-PREP-02")
def test_preparation_changes_the_power_that_is_counted() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"gangrel": ["gangrel-ready"], "brujah": ["brujah-ready"]}},
    )
    assert (power(here, "1", "gangrel"), power(here, "1", "brujah")) == (0, 1)
    happened = stay(here)
    assert powers(happened) == [(1, 2, "1"), (0, 1, "1")]


@rule("MASQ-PREP-02")
def test_preparation_comes_before_conflict_cards() -> None:
    here = location(
        "1",
        *FOUR,
        holder="toreador",
        cards={"1": {"toreador": ["entourage"], "gangrel": ["gangrel-ready"]}},
        alliances={"toreador": ["victim"]},
    )
    happened = stay(here)
    assert acts(happened) == ["gangrel-ready", "entourage"]
    assert powers(happened) == [(1, 2, "1"), (3, 1, "1")]


@rule("MASQ-AFT-02")
def test_the_aftermath_uses_the_results_of_the_conflict() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["fuck-the-system"], "toreador": ["summon"]}},
        blood_at={"1": {"brujah": 1}},
        at_stake={"1": "marcel"},
    )
    stay(here)
    # The winner makes rivals lose 4; who has gained a victim as second takes one more.
    assert blood(here, "toreador") == 6 - 4
    assert alliance(here, "brujah") == ["victim", "marcel"]
    assert alliance(here, "toreador") == ["victim", "victim", "victim"]


@rule("MASQ-AFT-03")
def test_the_aftermath_does_not_change_the_winner() -> None:
    here = location(
        "haven",
        *FOUR,
        cards={"haven": {"gangrel": ["earth-meld"], "brujah": ["challenge"]}},
        blood_at={"haven": {"gangrel": 4}},
        at_stake={"haven": "marcel"},
    )
    stay(here)
    # All of its blood has gone to the pool, so that the other would have more power now.
    assert (power(here, "haven", "gangrel"), power(here, "haven", "brujah")) == (1, 4)
    assert blood(here, "gangrel") == 6 + 4
    assert alliance(here, "gangrel") == ["victim", "marcel"]
    assert (holder(here), here.view(None)["winner"]) == ("gangrel", 1)
    assert influence(here, "gangrel") == 3 + 1 + 1


@rule("MASQ-AFT-02", "MASQ-AFT-04")
def test_a_losers_aftermath_card_acts_after_the_rewards() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["challenge"], "gangrel": ["gangrel-hunt"]}},
        at_stake={"1": "anita-wainwright"},
        blood={"brujah": 1},
    )
    happened = stay(here)
    # The winner gained 3 blood with the ally before one was stolen from him.
    assert events_of(happened, StoleBlood) == [StoleBlood(1, 0, 1)]
    assert events_of(happened, LostBlood) == events_of(happened, Frenzied) == []
    assert blood(here, "brujah") == 1 + 3 - 1
