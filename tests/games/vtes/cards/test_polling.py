"""Tests of modifiers and reactions about referendums."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.referendums import call_referendum, hunt_on
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.politics import tally

# Bribes


def vote_on_grants(card: str, when: str) -> tuple[PeopleStage, int]:
    """A's Toreador has called Autarkis Persecution and plays this card; all vote but D."""
    stage = PeopleStage(4)
    pupil = stage.vampire(A, "Pupil")
    mayor, judge = stage.vampire(B, "Mayor"), stage.vampire(C, "Judge")
    second = stage.vampire(C, "Mayor")
    stage.hand(A, "Autarkis Persecution", card)
    stage.edge(B)
    call_referendum(stage, "autarkis-persecution", pupil)
    stage.skip(when, A)
    stage.play(A, f"play {card.lower().replace(' ', '-')} plain", pupil)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "for")
    stage.skip("polling", B)
    stage.play(B, "vote edge for")
    stage.skip("polling", C)
    stage.play(C, "vote", judge, "against")
    stage.skip("polling", C)
    stage.play(C, "vote", second, "for")
    return stage, pupil


def test_bribes_reward_those_who_vote_only_in_favor() -> None:
    stage, _ = vote_on_grants("Bribes", "before-votes")
    assert stage.table.pool == [31, 30, 30, 30]
    stage.skip("MinionPhase")
    passed = 1 if stage.table.pool[D] == 30 else 0
    assert stage.table.pool == [31 + passed, 31 + passed, 30 + 2 * passed, 30]


def test_bribes_are_for_before_votes_are_cast() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Autarkis Persecution", "Bribes")
    call_referendum(stage, "autarkis-persecution", elder)
    stage.skip("polling", A)
    assert offered_modes(stage, A, "bribes") == []


# Elder Kindred Network


def network(votes_for: int, votes_against: int) -> PeopleStage:
    """A's referendum, after which B's Ventrue plays the network; so many votes are cast."""
    stage = PeopleStage(3)
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    stage.hand(A, "Autarkis Persecution")
    stage.hand(B, "Elder Kindred Network")
    call_referendum(stage, "autarkis-persecution", elder)
    stage.skip("before-votes", B)
    stage.play(B, "play elder-kindred-network plain", mayor)
    stage.skip("polling", A)
    if votes_for:
        stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    if votes_against:
        stage.play(B, "vote", mayor, "against")
    stage.skip("MinionPhase")
    return stage


@pytest.mark.parametrize(
    ("votes_for", "votes_against", "burned"), [(0, 0, 1), (1, 2, 2), (0, 2, 3)]
)
def test_elder_kindred_network_burns_pool_of_who_fails(
    votes_for: int, votes_against: int, burned: int
) -> None:
    assert network(votes_for, votes_against).table.pool == [30 - burned, 30, 30]


def test_elder_kindred_network_does_nothing_if_the_referendum_passes() -> None:
    assert network(1, 0).table.pool[A] >= 30


def test_elder_kindred_network_is_for_ventrue_before_votes_are_cast() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Autarkis Persecution")
    stage.hand(B, "Elder Kindred Network")
    call_referendum(stage, "autarkis-persecution", elder)
    stage.skip("before-votes", B)
    assert offered_modes(stage, B, "elder-kindred-network") == []
    stage.vampire(B, "Mayor")
    assert offered_modes(stage, B, "elder-kindred-network") == ["plain"]
    stage.skip("polling", B)
    assert offered_modes(stage, B, "elder-kindred-network") == []


# Malkavian Rider Clause


def ridden(passes: bool) -> tuple[PeopleStage, int]:
    """Autarkis Persecution is called by A; B's Malkavian plays the clause."""
    stage = PeopleStage(3)
    elder, rider = stage.vampire(A, "Elder"), stage.vampire(B, "Fledgling")
    stage.vampire(B, "Rival")
    stage.hand(A, "Autarkis Persecution")
    stage.hand(B, "Malkavian Rider Clause")
    call_referendum(stage, "autarkis-persecution", elder)
    stage.skip("before-votes", B)
    stage.play(B, "play malkavian-rider-clause plain", rider)
    assert stage.blood(rider) == 2
    stage.skip("polling", A)
    if passes:
        stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    return stage, rider


@ruling("Malkavian Rider Clause", 1)
def test_the_next_referendum_of_its_player_passes_without_a_vote() -> None:
    stage, rider = ridden(passes=True)
    pool = list(stage.table.pool)
    stage.hand(B, "Autarkis Persecution")
    stage.play(A, "pass")
    while stage.table.active != B or stage.prompt != "MinionPhase":
        stage.do_minimum()
    stage.play(B, "play autarkis-persecution plain", rider)
    while stage.prompt != "MinionPhase":
        assert stage.window not in ("before-votes", "polling")
        stage.do_minimum()
    assert stage.table.pool[B] > pool[B]
    assert not stage.table.notes.has(notes.NEXT_REFERENDUM_SETTLED, B)


def test_a_referendum_that_fails_has_no_rider() -> None:
    stage, _ = ridden(passes=False)
    assert not stage.table.notes.has(notes.NEXT_REFERENDUM_SETTLED, B)


def test_the_clause_is_for_malkavians_before_votes_are_cast() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Autarkis Persecution")
    stage.hand(B, "Malkavian Rider Clause")
    call_referendum(stage, "autarkis-persecution", elder)
    stage.skip("before-votes", B)
    assert offered_modes(stage, B, "malkavian-rider-clause") == []
    stage.vampire(B, "Fledgling")
    assert offered_modes(stage, B, "malkavian-rider-clause") == ["plain"]
    stage.skip("polling", B)
    assert offered_modes(stage, B, "malkavian-rider-clause") == []


# Political Backlash


@pytest.mark.parametrize("passes", [False, True])
def test_political_backlash_burns_pool_of_who_has_called_a_failed_referendum(passes: bool) -> None:
    stage = PeopleStage(3)
    elder, fledgling = stage.vampire(A, "Elder"), stage.vampire(C, "Fledgling")
    stage.hand(A, "Autarkis Persecution")
    stage.hand(C, "Political Backlash")
    call_referendum(stage, "autarkis-persecution", elder)
    stage.skip("polling", A)
    if passes:
        stage.play(A, "vote calling-card for")
    stage.skip("polling", C)
    assert offered_modes(stage, C, "political-backlash") == []
    stage.skip("after-action", C)
    assert offered_modes(stage, C, "political-backlash") == ([] if passes else ["plain"])
    if not passes:
        stage.play(C, "play political-backlash plain", fledgling)
        assert stage.table.pool == [28, 30, 30]


def test_political_backlash_is_not_for_other_actions() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Fledgling")
    stage.hand(B, "Political Backlash")
    stage.play(A, "bleed", elder)
    while stage.prompt != "MinionPhase":
        assert offered_modes(stage, B, "political-backlash") == []
        stage.do_minimum()


# Scorn of Adonis


@ruling("Scorn of Adonis", 1, 2)
@pytest.mark.parametrize("when", ["before-votes", "polling"])
def test_scorn_of_adonis_costs_each_who_votes_against_once(when: str) -> None:
    stage = PeopleStage(3)
    pupil = stage.vampire(A, "Pupil")
    mayor, judge = stage.vampire(B, "Mayor"), stage.vampire(B, "Judge")
    stage.vampire(C, "Rival")
    stage.hand(A, "Autarkis Persecution", "Scorn of Adonis")
    call_referendum(stage, "autarkis-persecution", pupil)
    if when == "before-votes":
        stage.skip("before-votes", A)
        stage.play(A, "play scorn-of-adonis plain", pupil)
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "against")
    if when == "polling":
        stage.skip("polling", A)
        stage.play(A, "play scorn-of-adonis plain", pupil)
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "against")
    assert stage.table.pool == [30, 30, 30]
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 29, 30]


def test_scorn_of_adonis_is_for_toreador_in_referendums() -> None:
    for name, offered in (("Pupil", ["plain"]), ("Elder", [])):
        stage = PeopleStage(2)
        vampire = stage.vampire(A, name)
        stage.hand(A, "Autarkis Persecution", "Scorn of Adonis")
        stage.play(A, "play autarkis-persecution plain", vampire)
        assert offered_modes(stage, A, "scorn-of-adonis") == []
        stage.skip("polling", A)
        assert offered_modes(stage, A, "scorn-of-adonis") == offered


# Surprise Influence


def test_surprise_influence_gives_a_reacting_vampire_two_votes() -> None:
    stage = PeopleStage(3)
    elder, fledgling = stage.vampire(A, "Elder"), stage.vampire(B, "Fledgling")
    stage.ally(B, "Thug")
    stage.hand(A, "Autarkis Persecution", "Surprise Influence")
    stage.hand(B, "Surprise Influence", "Surprise Influence")
    call_referendum(stage, "autarkis-persecution", elder)
    stage.skip("polling", A)
    assert offered_modes(stage, A, "surprise-influence") == []
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    played = [text for text in stage.options(B) if text.startswith("play surprise-influence")]
    assert played == [stage.text("play surprise-influence plain", fledgling)]
    stage.play(B, *played)
    assert offered_modes(stage, B, "surprise-influence") == []
    stage.skip("polling", B)
    stage.play(B, "vote", fledgling, "against")
    assert tally(stage.table) == (1, 2)


def test_surprise_influence_is_for_referendums_of_political_actions() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Mayor")
    stage.hand(B, "Surprise Influence")
    hunt_on(stage, elder)
    stage.skip("polling", B)
    assert offered_modes(stage, B, "surprise-influence") == []
