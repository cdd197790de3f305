"""Modifiers that raise a bleed or gain votes, and reactions that send a bleed on."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PEOPLE,
    Salon,
    bleed,
    fight,
    modes,
    strikes,
    try_block,
    unblocked,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.events.combat import StrikeMissed
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.steps import Voting
from conclave.games.vtes.rules.words import POLITICAL
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

EXTRA = (
    *PEOPLE,
    Card("Gift", POLITICAL, effect=Motion(GainPool(1))),
    Vampire("Chief", "guruhi", 1, 7, "", "laibon"),
)


class Court(Salon):
    """A table with people and a referendum."""

    def __init__(self, seats: int = 2) -> None:
        Stage.__init__(self, seats, extra=EXTRA)


# Bleeds


@pytest.mark.parametrize(
    ("card", "mode", "more"),
    [
        ("command-of-the-beast", "dom", 1),
        ("command-of-the-beast", "DOM", 1),
        ("iron-glare", "POT+PRE", 2),
    ],
)
def test_a_modifier_raises_the_bleed(card: str, mode: str, more: int) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card)
    bleed(stage, elder)
    stage.play(A, f"play {card} {mode}", elder)
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1 - more
    stage = Salon()
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, card)
    stage.play(A, "hunt", elder)
    assert modes(stage, A, card) == []


@pytest.mark.parametrize(
    ("card", "mode"), [("command-of-the-beast", "dom"), ("iron-glare", "POT+PRE")]
)
def test_it_is_the_last_to_raise_a_bleed(card: str, mode: str) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card, "Conditioning")
    bleed(stage, elder)
    assert modes(stage, A, "conditioning") == ["dom", "DOM"]
    stage.play(A, f"play {card} {mode}", elder)
    assert modes(stage, A, "conditioning") == []


@ruling("Command of the Beast", 1)
@ruling("Leverage", 1)
@pytest.mark.parametrize(("card", "mode"), [("command-of-the-beast", "DOM"), ("leverage", "plain")])
@pytest.mark.parametrize("later", [False, True])
def test_it_goes_with_a_modifier_that_is_the_last(card: str, mode: str, later: bool) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.edge(A)
    stage.hand(A, card, "Conditioning")
    bleed(stage, elder)
    plays = [f"play {card} {mode}", "play conditioning dom"]
    for play in plays[::-1] if later else plays:
        stage.play(A, play, elder)
    stage.resolve()
    assert stage.table.pool[B] == 26


def test_leverage_burns_the_edge_for_a_bleed_and_keeps_it_away() -> None:
    stage = Salon()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.edge(A)
    stage.hand(A, "Leverage")
    bleed(stage, elder)
    stage.play(A, "play leverage plain", elder)
    assert stage.table.edge == -1
    stage.resolve()
    assert stage.table.pool[B] == 28
    assert stage.table.edge == -1
    bleed(stage, pupil)
    stage.resolve()
    assert stage.table.edge == A  # it was for that action


def test_leverage_is_for_who_has_the_edge() -> None:
    for holder, expected in ((A, ["plain"]), (B, []), (-1, [])):
        stage = Salon()
        elder = stage.vampire(A, "Elder")
        stage.edge(holder)
        stage.hand(A, "Leverage")
        bleed(stage, elder)
        assert modes(stage, A, "leverage") == expected


# Votes


def polling(stage: Salon, vampire: int) -> Stage:
    """A referendum of A's: the votes."""
    stage.hand(A, "gift")
    stage.play(A, "play gift plain", vampire)
    return stage.skip("polling", A)


@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize(
    ("card", "mode", "votes", "cost"),
    [("iron-glare", "pot+pre", 2, 0), ("perfect-paragon", "pre", 3, 1)],
)
def test_votes_for_the_acting_vampire(card: str, mode: str, votes: int, cost: int) -> None:
    stage = Court()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card)
    polling(stage, elder)
    assert modes(stage, A, card) == [mode]
    stage.play(A, f"play {card} {mode}", elder)
    stage.skip("polling", A)
    stage.play(A, "vote", elder, "for")
    assert tally(stage.table) == (votes, 0)
    assert stage.blood(elder) == 10 - cost
    stage = Court()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card, "gift")
    stage.play(A, "play gift plain", elder)
    stage.skip("before-votes")
    noting.note(stage.table, stage.table.scope(Voting), notes.PASSES, 0, 1)
    while stage.prompt != "MinionPhase":
        assert mode not in modes(stage, A, card)
        stage.least()


@ruling("Minus Intercept", 1)
def test_perfect_paragon_at_superior_takes_intercept_from_allies_and_younger_vampires() -> None:
    stage = Salon()
    rival, elder = stage.vampire(A, "Rival"), stage.vampire(B, "Elder")
    pupil, thug = stage.vampire(B, "Pupil"), stage.ally(B, "Thug")
    stage.hand(A, "Perfect Paragon")
    bleed(stage, rival)
    stage.play(A, "play perfect-paragon PRE", rival)  # before anybody tries to block
    assert [values.intercept(stage.table, m) for m in (elder, pupil, thug)] == [0, -1, -1]
    try_block(stage, thug)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pupil)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert values.intercept(stage.table, thug) == 0


# Strange Day


def test_strange_day_keeps_vampires_from_blocking() -> None:
    stage = Court()
    chief, elder, thug = stage.vampire(A, "Chief"), stage.vampire(B, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Strange Day")
    bleed(stage, chief)
    stage.play(A, "play strange-day plain", chief)
    assert stage.blood(chief) == 5
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", thug)
    assert not stage.offers(B, "block", elder)


def test_strange_day_is_for_laibon_and_the_announcement() -> None:
    for name, expected in (("Chief", ["plain"]), ("Elder", [])):
        stage = Court()
        vampire, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
        stage.hand(A, "Strange Day")
        bleed(stage, vampire)
        assert modes(stage, A, "strange-day") == expected
        try_block(stage, rival)
        assert modes(stage, A, "strange-day") == []


@ruling("Cancel", 3)
@pytest.mark.parametrize("cancelled", [False, True])
def test_strange_day_is_played_once_in_a_game(cancelled: bool) -> None:
    stage = Court()
    chief, hunter = stage.vampire(A, "Chief"), stage.vampire(A, "Hunter")
    stage.hand(A, "Strange Day", "Strange Day")
    stage.hand(B, "Direct Intervention")
    bleed(stage, chief)
    Stage.play(stage, A, "play strange-day plain", chief)
    stage.skip("as-played", B)
    if cancelled:
        stage.play(B, "play direct-intervention plain -")
    stage.resolve()
    bleed(stage, hunter)
    assert modes(stage, A, "strange-day") == []


# Lost in Translation


def test_lost_in_translation_sends_a_bleed_on() -> None:
    stage = Salon(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, "Lost in Translation")
    bleed(stage, pupil)
    unblocked(stage)
    stage.play(B, "play lost-in-translation plain", elder)
    assert stage.blood(elder) == 8
    assert stage.table.tapped[elder]
    stage.resolve()
    assert stage.table.pool == [30, 30, 29]


def test_lost_in_translation_is_against_an_ally_or_a_younger_vampire() -> None:
    for name, expected in (("Pupil", ["plain"]), ("Elder", [])):
        stage = Salon(3)
        acting = stage.vampire(A, name)
        stage.vampire(B, "Rival")
        stage.hand(B, "Lost in Translation")
        bleed(stage, acting)
        unblocked(stage)
        assert modes(stage, B, "lost-in-translation") == expected


def test_only_one_lost_in_translation_is_played_in_an_action() -> None:
    stage = Salon(4)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.vampire(C, "Rival")
    stage.hand(B, "Lost in Translation")
    stage.hand(C, "Lost in Translation", "Deflection")
    bleed(stage, pupil)
    unblocked(stage)
    stage.play(B, "play lost-in-translation plain", elder)
    stage.play(B, "player 2")
    stage.skip("BlockQuestion", C)
    stage.play(C, "decline")
    stage.skip("declined", C)
    assert modes(stage, C, "deflection") == ["dom", "DOM"]
    assert modes(stage, C, "lost-in-translation") == []


@ruling("Lost in Translation", 1, 2)
def test_lost_in_translation_is_for_when_blocks_are_declined_and_not_later() -> None:
    stage = Salon(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Lost in Translation")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, "lost-in-translation") == []
    stage.play(B, "block", elder)
    stage.play(A, "play lost-in-crowds obf", pupil)
    stage.skip("declined", B)  # the attempt failed, and she declines to try another
    assert modes(stage, B, "lost-in-translation") == ["plain"]
    stage.skip("succeeding")
    assert stage.options(B) == []  # it is too late


# Arms of the Abyss


@rule("VTES-6.4.3-19")
@pytest.mark.parametrize(("mode", "struck"), [("obt", 0), ("OBT", 1)])
def test_arms_of_the_abyss_dodges_and_perhaps_strikes_again(mode: str, struck: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Arms of the Abyss", "Blur")
    fight(stage, elder, rival)
    strikes(stage, stage.text(f"play arms-of-the-abyss {mode}", elder))
    stage.skip("additional-strikes", A)
    assert (modes(stage, A, "blur") == []) == (struck > 0)
    stage.skip("MinionPhase")
    assert len(stage.told(StrikeMissed)) == 1
    assert stage.blood(elder) == 10
    assert stage.blood(rival) == 9 - struck


# Old Friends and True Love's Face


@ruling("Usable during the polling step", 1)
def test_old_friends_raise_a_bleed_or_give_votes() -> None:
    stage = Court()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Old Friends", "Conditioning")
    bleed(stage, elder)
    assert modes(stage, A, "old-friends") == ["obf"]
    stage.play(A, "play old-friends obf", elder)
    assert stage.blood(elder) == 9
    assert modes(stage, A, "conditioning") == []
    stage.resolve()
    assert stage.table.pool[B] == 28
    stage = Court()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Old Friends")
    polling(stage, elder)
    stage.play(A, "play old-friends OBF", elder)
    stage.skip("polling", A)
    stage.play(A, "vote", elder, "for")
    assert tally(stage.table) == (2, 0)


@ruling("Replace next turn", 1)
def test_old_friends_are_replaced_in_the_next_untap_phase() -> None:
    stage = Court()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Old Friends", *["Blur"] * 6)
    stage.library(A, "Majesty", "Majesty")
    bleed(stage, elder)
    stage.play(A, "play old-friends obf", elder)
    stage.resolve()
    assert len(stage.table.hand[A]) == 6
    stage.skip("UntapPhase", A)
    assert len(stage.table.hand[A]) == 7


def test_true_loves_face_raises_a_bleed_and_is_the_last_to_do_so() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "True Love's Face", "Conditioning")
    bleed(stage, elder)
    assert modes(stage, A, "true-loves-face") == ["obf+pre"]
    stage.play(A, "play true-loves-face obf+pre", elder)
    assert modes(stage, A, "conditioning") == []
    stage.resolve()
    assert stage.table.pool[B] == 28


@pytest.mark.parametrize(("choice", "pool", "fights"), [("do", 29, 0), ("burn-pool", 29, 1)])
def test_true_loves_face_lets_a_block_fail_unless_a_pool_is_burned(
    choice: str, pool: int, fights: int
) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Kurt")
    stage.hand(A, "True Love's Face")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play true-loves-face OBF+PRE", elder)
    assert stage.decider == B
    stage.play(B, f"choose {choice}")
    if choice == "do":
        stage.skip("BlockQuestion", B)
        assert stage.offers(B, "block", other)
        assert not stage.offers(B, "block", rival)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == pool
    assert stage.table.tapped[rival] == (fights > 0)
