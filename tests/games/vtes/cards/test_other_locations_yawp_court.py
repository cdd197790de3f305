"""Tests of Yawp Court."""

from __future__ import annotations

from games.vtes.cards.combats import MADE_UP
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import POLITICAL, READY, TORPOR
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded
from conclave.games.vtes.rules.events.referendums import ReferendumCalled
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire

GIFT = Card("Gift", POLITICAL, cost=Blood(1), effect=Motion(GainPool(1)))

RAT = Vampire("Sewer Rat", "nosferatu", 1, 4, "", "camarilla")

# Yawp Court


def called(
    *hand: str, court: bool = True, caller: str = "Elder"
) -> tuple[PeopleStage, int, int, int]:
    """A's vampire calls a referendum; B, who has Yawp Court and a Sabbat vampire, may respond."""
    stage = PeopleStage(3, *MADE_UP, GIFT, RAT)
    elder, leader = stage.vampire(A, caller), stage.vampire(B, "Pack Leader")
    stage.vampire(B, "Rival", tapped=True)
    yawp = stage.permanent(B, "Yawp Court", tapped=not court)
    stage.hand(A, "gift", *hand)
    stage.play(A, "play gift plain", elder)
    return stage, elder, leader, yawp


def attack(stage: PeopleStage, yawp: int) -> None:
    """B uses Yawp Court with the only vampire she can."""
    stage.skip("before-referendum", B)
    stage.play(B, "use", yawp, "0")


@ruling("Yawp Court", 1, 3)
def test_yawp_court_lets_a_vampire_fight_the_caller_before_the_referendum() -> None:
    stage, elder, leader, yawp = called()
    attack(stage, yawp)
    assert stage.blood(elder) == 10 - 1
    assert stage.table.tapped[yawp]
    assert stage.table.tapped[leader]
    assert stage.events_of(ReferendumCalled) == []
    stage.skip("polling", A)
    assert len(stage.events_of(CombatBegan)) == 1
    assert (stage.blood(elder), stage.blood(leader)) == (10 - 1 - 1, 7 - 1 - 2)
    assert len(stage.events_of(ReferendumCalled)) == 1


def test_yawp_court_need_not_be_used_and_cannot_if_it_is_tapped() -> None:
    stage, *_ = called()
    stage.skip("before-referendum", B)
    stage.play(B, "pass")
    stage.skip("polling", A)
    assert stage.events_of(CombatBegan) == []
    stage, *_ = called(court=False)
    while stage.window != "polling":
        assert stage.window != "before-referendum"
        stage.do_minimum()


def test_yawp_court_is_only_for_sabbat_vampires_and_political_actions() -> None:
    stage = PeopleStage(3, GIFT)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.permanent(B, "Yawp Court")
    stage.hand(A, "gift")
    stage.play(A, "play gift plain", elder)
    while stage.window != "polling":
        assert stage.window != "before-referendum"
        stage.do_minimum()


@ruling("Yawp Court", 2)
def test_there_is_no_referendum_if_the_caller_goes_to_torpor() -> None:
    stage, elder, leader, yawp = called()
    stage.hand(B, "Grave")
    attack(stage, yawp)
    stage.skip("strike", B)
    stage.play(B, "play grave plain", leader)
    stage.skip("after-action", A)
    assert stage.zone(elder) == TORPOR
    assert stage.blood(leader) == 7 - 1
    assert stage.events_of(ReferendumCalled) == []
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 30


@ruling("Yawp Court", 4)
def test_there_is_no_referendum_even_if_the_caller_leaves_torpor_at_once() -> None:
    stage, rat, leader, yawp = called(caller="Sewer Rat")
    station = stage.permanent(A, "Warsaw Station")
    stage.hand(B, "Grave")
    attack(stage, yawp)
    stage.skip("strike", B)
    stage.play(B, "play grave plain", leader)
    stage.skip("end-of-round", A)
    stage.play(A, "use", station, "1")
    assert stage.zone(rat) == READY
    stage.skip("MinionPhase")
    assert stage.events_of(ReferendumCalled) == []


@ruling("Yawp Court", 5)
def test_if_rotschreck_ends_the_combat_the_vampire_is_hurt_and_there_is_no_referendum() -> None:
    stage, elder, leader, yawp = called()
    stage.hand(B, "Grave")
    stage.hand(C, "Rötschreck")
    attack(stage, yawp)
    stage.skip("strike", B)
    stage.play(B, "play grave plain", leader)
    stage.skip("strike-declared", C)
    stage.play(C, "play rotschreck plain -")
    stage.skip("after-action", A)
    assert stage.blood(leader) == 7 - 2
    assert stage.zone(elder) == TORPOR
    assert stage.events_of(ReferendumCalled) == []


@ruling("Yawp Court", 6)
def test_the_vampire_is_hurt_between_two_combats() -> None:
    stage, elder, leader, yawp = called("Psyche!")
    attack(stage, yawp)
    stage.skip("end-of-round", A)
    assert offered_modes(stage, A, "psyche") == ["CEL"]
    stage.play(A, "play psyche CEL", elder)
    stage.skip("strike", A)
    assert len(stage.events_of(CombatEnded)) == 1
    assert stage.blood(leader) == 7 - 1 - 2
    stage.skip("polling", A)
    assert len(stage.events_of(CombatBegan)) == 2
    assert stage.blood(leader) == 7 - 1 - 2 - 1
