"""MASQ-FRENZY: an empty pool."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    blood_at,
    cards_at,
    clans_of,
    drained,
    events_of,
    influence,
    location,
    options,
    planning,
    play,
    starting,
    stay,
)

from conclave.games.masquerade.rules.events.allies import Drained, Frenzied
from conclave.games.masquerade.rules.events.counters import (
    GainedBlood,
    GainedInfluence,
    LostBlood,
    LostInfluence,
    StoleBlood,
)
from conclave.games.masquerade.rules.events.course import Acts, Placed
from conclave.games.masquerade.rules.table import Table
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")


def stolen_from(
    blood: int = 1, alliance: tuple[str, ...] = ("victim",), influence: int = 3, seed: int = 1
) -> Table:
    """Brujah will steal 1 blood from Gangrel in the preparation, and Gangrel wins the conflict."""
    return location(
        "1",
        *FOUR,
        seed=seed,
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["gangrel-ready"]}},
        blood_at={"1": {"gangrel": 3}},
        blood={"gangrel": blood},
        alliances={"gangrel": alliance},
        influence={"gangrel": influence},
    )


@rule("MASQ-FRENZY-01", "MASQ-FRENZY-02", "MASQ-FRENZY-05")
def test_an_empty_pool_means_frenzy_at_once() -> None:
    here = stolen_from(blood=1)
    happened = stay(here)
    first = happened.index(StoleBlood(0, 1, 1))
    assert happened[first : first + 5] == [
        StoleBlood(0, 1, 1),
        Frenzied(1, 0),
        GainedInfluence(0, 1),
        Drained(1, "victim", 3),
        Acts(1, "gangrel-ready", "1", "preparation"),
    ]
    assert blood(here, "gangrel") == 3
    assert influence(here, "brujah") == 3 + 1 + 1  # the last for coming second


@rule("MASQ-FRENZY-01")
def test_while_there_is_blood_there_is_no_frenzy() -> None:
    here = stolen_from(blood=2)
    assert events_of(stay(here), Frenzied) == []
    assert (blood(here, "gangrel"), drained(here, "gangrel")) == (1, [])


@rule("MASQ-FRENZY-03", "MASQ-FRENZY-01")
def test_a_player_loses_at_most_his_pool() -> None:
    here = location(
        "1",
        *FOUR,
        round=3,
        cards={"1": {"brujah": ["fist-of-caine"], "gangrel": ["gangrel-ready"]}},
        blood={"gangrel": 2},
    )
    happened = stay(here)
    assert events_of(happened, LostBlood) == [LostBlood(1, 2)]
    assert events_of(happened, Frenzied) == [Frenzied(1, 0)]
    # The third blood is not taken from what the victim gave.
    assert blood(here, "gangrel") == 3


@rule("MASQ-FRENZY-04")
def test_any_undrained_card_may_be_drained_in_frenzy() -> None:
    allies = ("victim", "ed-crawford", "marcel")
    drawn = []
    for seed in range(60):
        here = stolen_from(alliance=allies, seed=seed)
        drawn += [event.ally for event in events_of(stay(here), Drained)]
        assert sorted(alliance(here, "gangrel") + drained(here, "gangrel")) == sorted(allies)
    assert len(drawn) == 60
    assert {ally: drawn.count(ally) > 8 for ally in allies} == dict.fromkeys(allies, True)


@rule("MASQ-FRENZY-04")
def test_the_drained_card_is_not_chosen() -> None:
    here = stolen_from(alliance=("victim", "ed-crawford"))
    stay(here)
    assert asked(here) == []
    assert len(drained(here, "gangrel")) == 1


@rule("MASQ-FRENZY-05")
@pytest.mark.parametrize(("ally", "gives"), [("douglas-richardson", 8), ("marcel", 4)])
def test_the_drained_card_gives_its_blood(ally: str, gives: int) -> None:
    here = stolen_from(alliance=(ally,))
    stay(here)
    assert (blood(here, "gangrel"), drained(here, "gangrel")) == (gives, [ally])


@rule("MASQ-FRENZY-07")
def test_without_an_alliance_influence_is_lost_for_one_blood() -> None:
    here = stolen_from(alliance=(), influence=2)
    happened = stay(here)
    assert events_of(happened, LostInfluence) == [LostInfluence(1, 1)]
    assert events_of(happened, GainedBlood) == [GainedBlood(1, 1)]
    assert (blood(here, "gangrel"), influence(here, "gangrel")) == (1, 2 - 1 + 1)


@rule("MASQ-FRENZY-07")
def test_drained_cards_do_not_count_as_alliance() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["earth-meld"]}},
        blood={"gangrel": 1},
        alliances={"gangrel": []},
        drained={"gangrel": ["victim", "douglas-richardson"]},
    )
    stay(here)
    assert blood(here, "gangrel") == 1
    assert drained(here, "gangrel") == ["victim", "douglas-richardson"]


@rule("MASQ-FRENZY-08", "MASQ-FRENZY-09", "MASQ-R-37")
def test_frenzy_in_planning_does_not_end_the_turn() -> None:
    here = planning("gangrel", *FOUR, cards={"1": {"brujah": ["challenge"]}}, blood={"gangrel": 1})
    happened = play(here, "play gangrel-hunt 2 up")
    assert events_of(happened, Frenzied) == [Frenzied(1, 0)]
    assert influence(here, "brujah") == 4
    assert (asked(here), options(here)) == (["gangrel"], ["blood 1", "blood 2", "done"])
    play(here, "blood 2")
    assert (blood(here, "gangrel"), blood_at(here, "2", "gangrel")) == (1, 2)
    assert cards_at(here, "2", "gangrel") == ["gangrel-hunt"]


@rule("MASQ-FRENZY-08")
def test_frenzy_while_feeding() -> None:
    here = starting(*FOUR, blood={"gangrel": 1}, alliances={"gangrel": ["talley"]})
    # Talley's upkeep takes the last blood; nobody else has caused it.
    assert (drained(here, "gangrel"), blood(here, "gangrel")) == (["talley"], 3)
    assert here.influence == [3, 3, 3, 3]


@rule("MASQ-FRENZY-09")
def test_a_player_in_frenzy_stays_in_the_conflict() -> None:
    here = stolen_from()
    happened = stay(here)
    assert events_of(happened, Frenzied) == [Frenzied(1, 0)]
    assert clans_of(here, happened, Placed) == ["gangrel", "brujah"]
    assert blood_at(here, "1", "gangrel") == 3 + 2


@rule("MASQ-FRENZY-02", "MASQ-R-36")
def test_every_frenzy_is_rewarded() -> None:
    here = location(
        "1",
        *FOUR,
        cards={
            "1": {
                "brujah": ["show-of-force"],
                "gangrel": ["earth-meld"],
                "toreador": ["toreador-ready"],
            }
        },
        blood={"gangrel": 1, "toreador": 1, "ventrue": 1},
    )
    happened = stay(here)
    assert events_of(happened, Frenzied) == [Frenzied(1, 0), Frenzied(3, 0)]
    assert influence(here, "brujah") == 3 + 2 + 1
    assert blood(here, "ventrue") == 1
