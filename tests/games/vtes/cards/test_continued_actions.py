"""Cards by which a blocked action continues as if unblocked."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, modes, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.events.actions import ActionContinued
from conclave.games.vtes.rules.events.combat import CombatBegan, StrikeMissed
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.situation import combat_scope, fighting
from conclave.games.vtes.rules.words import ACTION, ASH_HEAP, POLITICAL, READY
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import EnterCombat

EXTRA = (
    *PEOPLE,
    Card("Errand", ACTION, effect=GainPool(2)),
    Card("Gift", POLITICAL, effect=Motion(GainPool(1))),
    Card("Waylay", ACTION, effect=Action(EnterCombat(), target=targets.One(filters.MINION))),
)


class Road(Salon):
    """A table with people and errands."""

    def __init__(self, seats: int = 2) -> None:
        Stage.__init__(self, seats, extra=EXTRA)


def blocked(stage: Salon, minion: int, blocker: int, *card: str) -> Stage:
    """An action is blocked: a bleed, or one with a card; the strikes are to be chosen."""
    if card:
        stage.hand(A, *card)
        stage.play(A, f"play {card[0]} plain", minion)
    else:
        bleed(stage, minion)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", blocker)
    if stage.table.view(None)["action"]["stealth"] > 0:
        stage.hand(B, "Enhanced Senses")
        stage.skip("block", B)
        stage.play(B, "play enhanced-senses aus", blocker)
    return stage.skip("strike", A)


# Form of Mist


def test_form_of_mist_dodges() -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Form of Mist")
    blocked(stage, elder, rival)
    strikes(stage, stage.text("play form-of-mist pro", elder))
    stage.skip("MinionPhase")
    assert len(stage.told(StrikeMissed)) == 1
    assert stage.blood(elder) == 10
    assert stage.told(ActionContinued) == []


@pytest.mark.parametrize(("answer", "pool", "blood"), [("yes", 29, 9), ("no", 30, 10)])
def test_form_of_mist_at_superior_may_continue_the_action(
    answer: str, pool: int, blood: int
) -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Form of Mist")
    blocked(stage, elder, rival)
    strikes(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("May")
    stage.play(A, answer)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == pool
    assert stage.blood(elder) == blood
    assert stage.blood(rival) == 9
    assert stage.table.tapped[rival]
    assert stage.table.faults() == []


@ruling("Action continue as if unblocked", 1, 2)
def test_what_was_played_holds_and_who_declined_is_not_asked_again() -> None:
    stage = Road(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(C, "Rival")
    stage.vampire(B, "Kurt")
    other = stage.vampire(C, "Ira")
    stage.hand(A, "Form of Mist", "Lost in Crowds")
    stage.hand(C, "Enhanced Senses", "Eyes of Argus")
    stage.play(A, "hunt", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("BlockQuestion", C)
    stage.play(C, "block", rival)
    stage.skip("block", C)
    stage.play(C, "play enhanced-senses AUS", rival)
    stage.skip("strike", A)
    strikes_c(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("May")
    stage.play(A, "yes")
    assert stage.table.view(None)["action"]["stealth"] == 2
    asked = []
    while stage.prompt != "MinionPhase":
        if stage.prompt == "BlockQuestion":
            asked.append(stage.decider)
            assert stage.offers(C, "block", other)
            assert not stage.offers(C, "block", rival)  # he has tapped
        stage.least()
    assert asked == [C]
    assert stage.blood(elder) == 5  # a blood for the mist, and one by the hunt


def strikes_c(stage: Stage, mine: str) -> None:
    """A chooses this strike, and C the hand."""
    stage.play(A, mine)
    while stage.window == "as-played":
        stage.least()
    if stage.window == "strike":
        stage.play(C, "strike hand")


def test_form_of_mist_continues_once_an_action_and_only_if_stealth_is_needed() -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Ira")
    stage.hand(A, "Form of Mist", "Form of Mist")
    stage.hand(B, "Enhanced Senses")
    blocked(stage, elder, rival)
    strikes(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("May")
    stage.play(A, "yes")
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", other)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", other)
    stage.skip("strike", A)
    assert modes(stage, A, "form-of-mist") == ["pro"]


@ruling("Action continues not specifically from block", 1)
def test_form_of_mist_does_not_continue_an_action_that_succeeded() -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Form of Mist", "waylay")
    stage.play(A, "play waylay plain", elder)
    stage.play(A, "target", rival)
    stage.skip("strike", A)
    strikes(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("MinionPhase")
    assert len(stage.told(CombatBegan)) == 1
    assert stage.told(ActionContinued) == []
    assert stage.blood(elder) == 10


def test_form_of_mist_is_of_no_such_use_to_the_blocker() -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Form of Mist")
    blocked(stage, elder, rival)
    strikes(stage, "strike hand", stage.text("play form-of-mist PRO", rival))
    stage.skip("MinionPhase")
    assert stage.told(ActionContinued) == []
    assert stage.table.pool[B] == 30


@ruling("Precognition", 3)
@ruling("Instinctive Reaction", 2)
def test_what_a_block_gives_is_there_again_for_another_block() -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds", "Form of Mist")
    stage.hand(B, "Precognition", "Spirit's Touch", "Instinctive Reaction")
    card = stage.table.hand[B][0]
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play(B, "play precognition AUS", rival)
    stage.skip("strike", A)
    strikes(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("May")
    stage.play(A, "yes")
    stage.table.tapped[rival] = False  # something untaps him
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("block", B)
    stage.play(B, "play instinctive-reaction ANI", rival)
    stage.skip("range", B)
    assert stage.offers(B, "maneuver")
    strikes(stage)
    stage.skip("damage", B)
    assert stage.offers(B, "use", card, "0")


# Shadow Body and Mirror Image


@pytest.mark.parametrize("play", ["shadow-body obt", "shadow-body OBT", "mirror-image CHI"])
def test_the_strike_ends_combat(play: str) -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, play.split()[0])
    blocked(stage, elder, rival)
    strikes(stage, stage.text(f"play {play}", elder))
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 9
    assert stage.blood(rival) == 9
    assert stage.told(ActionContinued) == []  # it was a bleed
    assert stage.table.pool[B] == 30


@ruling("Action continue as if unblocked", 3)
@pytest.mark.parametrize(
    ("play", "continues"),
    [("shadow-body obt", False), ("shadow-body OBT", True), ("mirror-image CHI", True)],
)
def test_an_errand_continues_with_its_card(play: str, continues: bool) -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, play.split()[0])
    blocked(stage, elder, rival, "errand")
    (errand,) = stage.table.ash[A]
    assert stage.zone(errand) == ASH_HEAP
    strikes(stage, stage.text(f"play {play}", elder))
    stage.skip("MinionPhase")
    assert (len(stage.told(ActionContinued)) == 1) == continues
    assert stage.table.pool[A] == (32 if continues else 30)
    assert stage.zone(errand) == ASH_HEAP


@ruling("Action continue as if unblocked", 3)
def test_an_errand_does_not_continue_without_its_card() -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Shadow Body")
    blocked(stage, elder, rival, "errand")
    (errand,) = stage.table.ash[A]
    stage.table.ash[A] = ()
    stage.table.zone[errand] = 10  # something removes it from the game
    stage.table.removed[A] = (errand,)
    strikes(stage, stage.text("play shadow-body OBT", elder))
    stage.skip("MinionPhase")
    assert stage.told(ActionContinued) == []
    assert stage.table.pool[A] == 30


@pytest.mark.parametrize(("play", "continues"), [("shadow-body OBT", 0), ("mirror-image CHI", 1)])
def test_a_referendum_continues_only_in_the_mirror(play: str, continues: int) -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, play.split()[0])
    blocked(stage, elder, rival, "gift")
    strikes(stage, stage.text(f"play {play}", elder))
    stage.skip("MinionPhase")
    assert len(stage.told(ActionContinued)) == continues


@ruling("After Combat Ends", 1)
def test_it_is_lost_if_another_combat_follows() -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Shadow Body")
    blocked(stage, elder, rival, "errand")
    follow(stage)
    strikes(stage, stage.text("play shadow-body OBT", elder))
    stage.skip("MinionPhase")
    assert len(stage.told(CombatBegan)) == 2
    assert stage.told(ActionContinued) == []
    assert stage.table.pool[A] == 30


def follow(stage: Stage) -> None:
    """Another combat is to follow this one."""
    fight = fighting(stage.table)
    assert fight is not None
    noting.note(stage.table, combat_scope(stage.table), notes.NEXT_COMBAT, fight.first)


def test_mirror_image_gives_stealth() -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Mirror Image")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play mirror-image chi", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29


# Psychomachia


def psychomachia(stage: Salon, mode: str, minion: int, blocker: int) -> Stage:
    """A bleed is blocked, and Psychomachia is played."""
    stage.hand(A, "Psychomachia")
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.skip("blocked", A)
    stage.play(A, f"play psychomachia {mode}", minion)
    assert stage.blood(minion) == 9
    return stage


def test_psychomachia_by_presence_calls_the_action_off() -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    psychomachia(stage, "pre", elder, rival)
    assert stage.prompt == "MinionPhase"
    assert not stage.table.tapped[elder]
    assert not stage.table.tapped[rival]
    assert stage.table.pool[B] == 30


@pytest.mark.parametrize(("mode", "blood"), [("dai", 9), ("DAI", 8)])
def test_psychomachia_lets_the_block_fail_and_the_action_continue(mode: str, blood: int) -> None:
    stage = Road()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Kurt")
    psychomachia(stage, mode, elder, rival)
    assert stage.blood(rival) == blood
    assert stage.zone(rival) == READY
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", other)
    assert not stage.offers(B, "block", rival)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[rival]
    assert stage.told(CombatBegan) == []


def test_psychomachia_is_not_against_an_older_blocker() -> None:
    for name, expected in (("Kurt", ["pre", "dai", "DAI"]), ("Elder", [])):
        stage = Road()
        rival, blocker = stage.vampire(A, "Rival"), stage.vampire(B, name)
        stage.hand(A, "Psychomachia")
        bleed(stage, rival)
        try_block(stage, blocker)
        assert modes(stage, A, "psychomachia") == []
        stage.skip("blocked", A)
        assert modes(stage, A, "psychomachia") == expected
