"""Tests of Camarilla vampires without a title who answer what others do."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ACTION, MASTER, MODIFIER
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.effects import EnterCombat

# Edward Vignes

GRUDGE = Card(
    "Grudge",
    ACTION,
    cost=Blood(1),
    effect=Action(EnterCombat(), stealth=1, target=targets.One(filters.VAMPIRE)),
)
LAST_WORD = Card("Last Word", MODIFIER, effect=GainPool(1), when="after-action")


def stage_with_grudge(*hand: str) -> tuple[PeopleStage, int, int, int]:
    """Elder may attack Edward or another vampire of B, who has cards in hand."""
    stage = PeopleStage(3, GRUDGE, LAST_WORD)
    elder, edward = stage.vampire(A, "Elder"), stage.vampire(B, "Edward Vignes", tapped=True)
    other = stage.vampire(B, "Kurt")
    stage.hand(A, "grudge", "grudge", "last-word", "Freak Drive")
    stage.hand(B, *hand)
    stage.play(A, "play grudge plain", elder)
    return stage, elder, edward, other


@ruling("Fail an Action", 1, 2, 3)
def test_an_action_against_edward_fails_for_a_dominate_card() -> None:
    stage, elder, edward, _ = stage_with_grudge("Deflection", "Majesty")
    stage.play(A, "target", edward)
    stage.skip("announced", B)
    stage.play(B, "use", edward, "0")
    assert stage.options(B) == ["discard deflection"]
    stage.play(B, "discard deflection")
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "freak-drive") == []
    stage.play(A, "play last-word plain", elder)
    stage.resolve()
    assert stage.events_of(CombatBegan) == []
    assert stage.blood(elder) == 10
    assert stage.names(stage.table.ash[B]) == ["deflection"]
    stage.table.tapped[elder] = False
    assert not stage.offers(A, "play grudge plain", elder)


def test_edward_needs_a_dominate_card_and_an_action_against_him() -> None:
    for hand, aim in (("Majesty", "edward"), ("Deflection", "other")):
        stage, _, edward, other = stage_with_grudge(hand)
        stage.play(A, "target", edward if aim == "edward" else other)
        while stage.prompt != "MinionPhase":
            assert not stage.offers(stage.decider, "use", edward, "0")
            stage.do_minimum()
        assert len(stage.events_of(CombatBegan)) == 1


@ruling("Fail an action (after 'as announced')", 1)
def test_edward_waits_for_no_block_attempt() -> None:
    stage, _, edward, other = stage_with_grudge("Deflection")
    stage.play(A, "target", edward)
    try_block(stage, other)
    for _ in range(3):
        assert stage.window == "block"
        assert not stage.offers(stage.decider, "use", edward, "0")
        stage.do_minimum()
    stage.skip("declined", B)
    assert stage.offers(B, "use", edward, "0")


# Santaleous

TREASURE = Card("Treasure", MASTER, cost=Pool(2), effect=GainPool(9))
ERRAND = Card("Errand", ACTION, effect=Action(GainPool(2)))


def test_santaleous_bleeds_for_more_for_each_hunting_ground_in_play() -> None:
    stage = PeopleStage()
    santaleous = stage.vampire(A, "Santaleous")
    assert values.bleed(stage.table, santaleous) == 1
    stage.permanent(A, "Uptown Hunting Ground")
    stage.permanent(B, "Slum Hunting Ground")
    stage.permanent(B, "The Barrens")
    assert values.bleed(stage.table, santaleous) == 3
    bleed(stage, santaleous)
    stage.resolve()
    assert stage.table.pool[B] == 27


@ruling("Santaleous", 1, 2)
def test_santaleous_cancels_master_cards_whose_cost_is_still_paid() -> None:
    stage = PeopleStage(3, TREASURE, phase="master")
    santaleous = stage.vampire(B, "Santaleous", 8)
    stage.hand(A, "treasure", "treasure")
    for left in (5, 2):
        stage.begin()
        stage.table.actions = 1
        stage.play_only(A, "play treasure plain -")
        stage.skip("as-played", B)
        stage.play(B, "use", santaleous, "0")
        stage.skip("MasterPhase", A)
        assert stage.blood(santaleous) == left
    assert stage.table.pool == [26, 30, 30]
    assert len(stage.table.ash[A]) == 2


@pytest.mark.parametrize(
    ("card", "phase", "blood"), [("treasure", "master", 2), ("errand", "minion", 9)]
)
def test_santaleous_needs_three_blood_and_a_master_card(card: str, phase: str, blood: int) -> None:
    stage = PeopleStage(3, TREASURE, ERRAND, phase=phase)
    elder, santaleous = stage.vampire(A, "Elder"), stage.vampire(B, "Santaleous", blood)
    stage.hand(A, card)
    stage.play_only(A, f"play {card} plain", "-" if card == "treasure" else elder)
    for _ in range(20):
        if stage.prompt in ("MasterPhase", "MinionPhase"):
            break
        assert not stage.offers(stage.decider, "use", santaleous, "0")
        stage.do_minimum()
    assert stage.table.pool[A] > 30
