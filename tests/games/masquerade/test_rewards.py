"""MASQ-REW: the rewards of the first three places."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    events_of,
    holder,
    influence,
    location,
    resolving,
    stay,
)

from conclave.games.masquerade.rules.events.allies import GainedAlly
from conclave.games.masquerade.rules.events.counters import GainedInfluence
from conclave.games.masquerade.rules.events.course import TookAmbition
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")
BLOOD = {"brujah": 4, "gangrel": 3, "ventrue": 2, "toreador": 1}
TABLE = [(1, (1, 1, 1)), (2, (2, 2, 1)), (3, (3, 2, 1))]


@rule("MASQ-REW-01", "MASQ-REW-02", "MASQ-REW-03", "MASQ-REW-04", "MASQ-REW-05", "MASQ-REW-06")
@pytest.mark.parametrize("place", ["1", "2"])
@pytest.mark.parametrize(("round", "paid"), TABLE)
def test_ally_victim_and_influence_by_round(
    place: str, round: int, paid: tuple[int, int, int]
) -> None:
    here = location(place, *FOUR, blood_at={place: BLOOD}, at_stake={place: "bronwyn"}, round=round)
    victims = here.victims
    stay(here)
    assert [influence(here, clan) - 3 for clan in FOUR] == [*paid, 0]
    assert [alliance(here, clan)[1:] for clan in FOUR] == [["bronwyn"], ["victim"], [], []]
    assert (here.victims, here.view(None)["at_stake"][place]) == (victims - 1, None)


@rule("MASQ-REW-07", "MASQ-REW-08", "MASQ-REW-10")
@pytest.mark.parametrize(("round", "paid"), TABLE)
def test_the_haven_gives_one_influence_more_and_the_ambition_token(
    round: int, paid: tuple[int, int, int]
) -> None:
    here = location("haven", *FOUR, holder="ventrue", blood_at={"haven": BLOOD}, round=round)
    stay(here)
    first, second, third = paid
    assert [influence(here, clan) - 3 for clan in FOUR] == [first + 1, second, third, 0]
    assert holder(here) == "brujah"


@rule("MASQ-REW-07", "MASQ-REW-08")
def test_no_other_location_gives_the_ambition_token() -> None:
    here = location("2", *FOUR, holder="ventrue", blood_at={"2": BLOOD})
    assert events_of(stay(here), TookAmbition) == []
    assert (holder(here), influence(here, "brujah")) == ("ventrue", 4)


@rule("MASQ-REW-08")
def test_the_token_is_taken_after_the_ally() -> None:
    here = location(
        "haven", *FOUR, holder="ventrue", blood_at={"haven": BLOOD}, at_stake={"haven": "marcel"}
    )
    kinds = (GainedAlly, GainedInfluence, TookAmbition)
    assert [event for event in stay(here) if isinstance(event, kinds)] == [
        GainedAlly(0, "marcel"),
        GainedInfluence(0, 1),
        GainedInfluence(0, 1),
        TookAmbition(0),
        GainedInfluence(1, 1),
        GainedInfluence(2, 1),
    ]


@rule("MASQ-REW-09")
def test_a_holder_who_wins_keeps_the_token() -> None:
    here = location("haven", *FOUR, holder="brujah", blood_at={"haven": BLOOD})
    assert events_of(stay(here), TookAmbition) == []
    assert (holder(here), influence(here, "brujah")) == ("brujah", 3 + 1 + 1)


@rule("MASQ-REW-10", "MASQ-END-06", "EX-MASQ-REW-a")
def test_the_haven_in_round_3() -> None:
    here = resolving(
        "haven",
        *FOUR,
        holder="ventrue",
        blood_at={"haven": BLOOD},
        at_stake={"haven": "marcel"},
        round=3,
    )
    happened = stay(here)
    assert events_of(happened, TookAmbition) == [TookAmbition(0)]
    assert [alliance(here, clan)[1:] for clan in FOUR] == [["marcel"], ["victim"], [], []]
    assert [influence(here, clan) - 3 for clan in FOUR] == [3 + 1, 2, 1, 0]
    assert here.over
    assert holder(here) == "brujah"
