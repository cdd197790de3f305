"""Tests of a vampire whom Gehenna events don't affect."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.vtes.cards.blocked_actions import BlockStage
from games.vtes.cards.people import PeopleStage, bleed, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import EVENT, GEHENNA, MASTER, MODIFIER, POTENCE
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.table import Profile
from conclave.games.vtes.vocabulary import filters
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.card import Card

FILLER = Card("Filler", MASTER)
THREAT = Card("Threat", MODIFIER, POTENCE, superior=BleedBonus(+1))
FAMINE = Card("Famine", EVENT, GEHENNA, grants=Bonus("strength", -1, filters.VAMPIRE))
FLOOD = Card("Flood", EVENT, grants=Bonus("strength", -1, filters.VAMPIRE))

# Karen Suadela


def stage_with_karen(
    prince: bool, *events: str, seat: int = A, blood: int = 7, phase: str = "minion"
) -> tuple[PeopleStage, int]:
    """Karen is in play, as the prince of Houston or without a title, and so are these events."""
    stage = PeopleStage(2, FILLER, THREAT, FAMINE, FLOOD, phase=phase)
    karen = stage.vampire(seat, "Karen Suadela", blood)
    if not prince:
        stage.table.profile[karen] = Profile("brujah", "camarilla")
    for event in events:
        stage.permanent(B, event)
    stage.hand(A, "Threat", *["Filler"] * 6)
    stage.hand(B, "Filler")
    stage.library(A, *["Filler"] * 9)
    return stage, karen


def threatens(stage: PeopleStage, karen: int) -> None:
    """Karen bleeds and plays a card that requires a discipline at superior."""
    bleed(stage, karen)
    stage.play(A, "play threat POT", karen)


def acts(stage: PeopleStage) -> list[str]:
    """The actions of cards in play that A's minions may take."""
    return [text for text in stage.options(A) if text.startswith("act")]


def delays_her_replacement(prince: bool) -> bool:
    stage, karen = stage_with_karen(prince, "Blood Weakens")
    threatens(stage, karen)
    return len(stage.table.hand[A]) == 6


def lets_her_attack_the_imbued(prince: bool) -> bool:
    stage, _ = stage_with_karen(prince, "Break the Code")
    stage.vampire(B, 'Jack "Hannibal137" Harmon')
    return acts(stage) != []


def taps_her(prince: bool) -> bool:
    others = ("Anthelios, The Red Star", "Blood Weakens", "Break the Code", "Dragonbound")
    stage, karen = stage_with_karen(
        prince, "Nightmares upon Nightmares", *others, "The Rising", "The Unmasking", phase="untap"
    )
    stage.begin()
    stage.play(A, next(text for text in stage.options(A) if "nightmares" in text))
    stage.play(A, "target", karen)  # her controller may choose to discard or not
    return stage.table.tapped[karen]


def keeps_her_from_hunting(prince: bool) -> bool:
    stage, karen = stage_with_karen(prince, "Restricted Vitae", blood=2)
    return not stage.offers(A, "hunt", karen)


def lets_her_steal_blood(prince: bool) -> bool:
    stage, _ = stage_with_karen(prince, "Restricted Vitae", blood=0)
    stage.vampire(B, "Fledgling")
    return acts(stage) != []


def lets_others_steal_her_blood(prince: bool) -> bool:
    stage, karen = stage_with_karen(prince, "Restricted Vitae", seat=B)
    hungry = stage.vampire(A, "Elder", 0)
    (act,) = acts(stage)
    stage.play(A, act)
    stage.resolve()
    assert stage.table.tapped[hungry]
    assert stage.blood(karen) + stage.blood(hungry) == 7
    return stage.blood(karen) < 7


def costs_her_blood(prince: bool) -> bool:
    stage, karen = stage_with_karen(prince, "The Slow Withering")
    threatens(stage, karen)
    return stage.blood(karen) < 7


def makes_her_cards_fail(prince: bool) -> bool:
    stage, karen = stage_with_karen(prince, "Veil of Darkness")
    threatens(stage, karen)
    stage.resolve()
    return stage.table.pool[B] == 29


def weakens_her(prince: bool) -> bool:
    stage, karen = stage_with_karen(prince, "Famine")
    return values.strength(stage.table, karen) == 0


AFFECTING_VAMPIRES: tuple[tuple[str, Callable[[bool], bool]], ...] = (
    ("Blood Weakens", delays_her_replacement),
    ("Break the Code", lets_her_attack_the_imbued),
    ("Nightmares upon Nightmares", taps_her),
    ("Restricted Vitae", keeps_her_from_hunting),
    ("Restricted Vitae", lets_her_steal_blood),
    ("Restricted Vitae", lets_others_steal_her_blood),
    ("The Slow Withering", costs_her_blood),
    ("Veil of Darkness", makes_her_cards_fail),
)
AFFECTING_OTHERS = ("Anthelios, The Red Star", "Dragonbound", "The Rising", "The Unmasking")
AFFECTING_NO_PRINCE = ("Rise of the Nephtali",)  # but independent vampires


@ruling("Karen Suadela", 1, 2)
@pytest.mark.parametrize("prince", [True, False])
@pytest.mark.parametrize("affects_her", [*[test for _, test in AFFECTING_VAMPIRES], weakens_her])
def test_gehenna_events_affect_karen_only_without_her_title(
    affects_her: Callable[[bool], bool], prince: bool
) -> None:
    assert affects_her(prince) is not prince


def test_karen_meets_every_gehenna_event() -> None:
    known = {name for name, _ in AFFECTING_VAMPIRES}
    known.update(AFFECTING_OTHERS, AFFECTING_NO_PRINCE)
    events = [card for card in LIBRARY.cards if GEHENNA in card.traits]
    assert known == {card.name for card in events}


def test_other_events_affect_karen() -> None:
    stage, karen = stage_with_karen(True, "Flood")
    assert values.strength(stage.table, karen) == 0


def test_gehenna_events_affect_other_princes_beside_karen() -> None:
    stage, _ = stage_with_karen(True, "Famine")
    mayor = stage.vampire(A, "Mayor")
    assert values.strength(stage.table, mayor) == 0


def test_gehenna_events_affect_karen_while_she_contests_her_title() -> None:
    stage, karen = stage_with_karen(True, "Famine")
    profile = stage.table.profile[karen]
    stage.table.profile[karen] = Profile(profile.clan, profile.sect, profile.title, contesting=True)
    assert values.strength(stage.table, karen) == 0


@ruling("Karen Suadela", 3)
def test_allies_see_karen_better_after_the_unmasking() -> None:
    stage, karen = stage_with_karen(True, "The Unmasking")
    thug = stage.ally(B, "Thug")
    bleed(stage, karen)
    try_block(stage, thug)
    assert values.intercept(stage.table, thug) == 1


@ruling("Karen Suadela", 3)
def test_karen_in_torpor_costs_pool_with_dragonbound() -> None:
    stage = PeopleStage(phase="discard")
    stage.permanent(B, "Dragonbound")
    stage.vampire(A, "Karen Suadela", torpor=True)
    stage.skip("MinionPhase", B)
    assert stage.table.pool[A] == 29


@pytest.mark.parametrize(("card", "stealth"), [("errand", 1), ("", 0)])
def test_karen_is_stealthy_in_undirected_actions(card: str, stealth: int) -> None:
    stage = BlockStage()
    karen = stage.vampire(A, "Karen Suadela")
    stage.hand(A, "Errand")
    if card:
        stage.play(A, "play errand plain", karen)
    else:
        bleed(stage, karen)
    assert stage.table.view(None)["action"]["stealth"] == stealth
