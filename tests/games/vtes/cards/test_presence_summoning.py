"""Tests of The Summoning."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ALLY, MORTAL, POTENCE, PRESENCE, READY
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.conditions import ActionNeeds
from conclave.lang.resolving import Resolving

# The Summoning

HIRED = Card("Hired Hand", ALLY, MORTAL, cost=Pool(2), life=1)
CLANSMAN = Card("Clansman", ALLY, MORTAL, "brujah", life=1)


def summoning(mode: str, *library: str) -> tuple[PeopleStage, int]:
    """A's vampire takes the action, and nobody blocks."""
    stage = PeopleStage(2, HIRED, CLANSMAN)
    elder = stage.vampire(A, "Elder")
    stage.library(A, "Cellar", *library)
    stage.hand(A, "The Summoning", *("Cellar",) * 6)
    stage.play(A, f"play the-summoning {mode}", elder)
    return stage, elder


def test_the_summoning_at_inferior_brings_an_ally_or_retainer_to_hand_openly() -> None:
    stage, _ = summoning("pre", "Lamp", "Hired Hand", "Clansman", "Valet")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"]) == ("card", 1)
    stage.skip("Search")
    assert stage.options(A) == ["name clansman", "name hired-hand", "name valet", "done"]
    stage.play(A, "name valet")
    (valet,) = [card for card in stage.table.hand[A] if stage.names((card,)) == ["valet"]]
    assert stage.table.may_see(B, ("card", valet))
    assert stage.table.pool[A] == 30


@ruling("Equip/Employ/Recruit action", 4)
def test_the_summoning_at_superior_recruits_an_ally_whose_requirements_are_met() -> None:
    stage, _ = summoning("PRE", "Lamp", "Hired Hand", "Clansman", "Valet")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"]) == ("recruit", 1)
    stage.skip("Search")
    assert stage.options(A) == ["name hired-hand", "done"]
    stage.play(A, "name hired-hand")
    stage.resolve()
    (hired,) = [card for card in stage.table.ready[A] if stage.names((card,)) == ["hired-hand"]]
    assert stage.zone(hired) == READY
    assert stage.table.pool[A] == 28
    assert not stage.offers(A, "bleed", hired)


@ruling("Equip/Employ/Recruit action", 1)
def test_after_a_summoning_he_may_recruit_another_copy() -> None:
    stage, elder = summoning("PRE", "Hired Hand")
    stage.skip("Search")
    stage.play(A, "name hired-hand")
    stage.resolve()
    stage.hand(A, "Hired Hand")
    stage.table.tapped[elder] = False
    stage.table.board_changed()
    assert stage.offers(A, "play hired-hand plain", elder)


@ruling("Equip/Employ/Recruit action", 2)
def test_what_the_summoned_ally_requires_is_no_requirement_of_the_action() -> None:
    stage, elder = summoning("PRE", "Ghouled Street Thug")
    act = Resolving(NO_EFFECT, A, -1, elder)
    assert ActionNeeds((PRESENCE,)).holds(stage.table, act)
    stage.skip("Search")
    assert not ActionNeeds((POTENCE,)).holds(stage.table, act)
