"""Cards that leave a minion something to use later in the action or combat."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, modes, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.events.combat import CombatBegan, RoundBegan
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ACTION
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import EnterCombat
from conclave.testing import rule

WAYLAY = Card("Waylay", ACTION, effect=Action(EnterCombat(), target=targets.One(filters.MINION)))


class Alley(Salon):
    """A table with people and a way to attack."""

    def __init__(self, seats: int = 2) -> None:
        Stage.__init__(self, seats, extra=(*PEOPLE, WAYLAY))


# Precognition


def foresee(stage: Salon, mode: str, minion: int, blocker: int) -> int:
    """A bleed with stealth is blocked with the help of Precognition: the card."""
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Precognition")
    card = stage.table.hand[B][-1]
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, "play lost-in-crowds obf", minion)
    stage.skip("block", B)
    stage.play(B, f"play precognition {mode}", blocker)
    assert values.intercept(stage.table, blocker) == 1
    return card


@ruling("Precognition", 1)
@pytest.mark.parametrize("mode", ["aus", "AUS"])
def test_precognition_at_superior_prevents_damage_in_the_first_round(mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Wolf Claws")
    card = foresee(stage, mode, elder, rival)
    assert not stage.offers(B, "use", card, "0")
    stage.skip("before-range", A)
    strikes(stage)
    stage.skip("damage", B)
    assert stage.offers(B, "use", card, "0") == (mode == "AUS")
    if mode == "AUS":
        stage.play(B, "use", card, "0")
    stage.skip("press", A)
    assert stage.blood(rival) == (9 if mode == "AUS" else 8)
    stage.play(A, "play wolf-claws PRO", elder)
    strikes(stage)
    stage.skip("damage", B)
    assert not stage.offers(B, "use", card, "0")  # it is the second round


@ruling("Precognition", 2)
def test_precognition_is_not_for_another_combat() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Psyche!")
    card = foresee(stage, "AUS", elder, rival)
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("before-range", A)
    assert len(stage.told(CombatBegan)) == 2
    strikes(stage)
    stage.skip("damage", B)
    assert not stage.offers(B, "use", card, "0")


@ruling("Precognition", 1)
def test_precognition_does_nothing_for_a_block_that_fails() -> None:
    stage = Alley()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    kurt = stage.vampire(A, "Kurt")
    stage.hand(A, "Faceless Night", "waylay")
    card = foresee(stage, "AUS", elder, rival)
    stage.play(A, "play faceless-night obf", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
    stage.play(A, "play waylay plain", kurt)
    stage.play(A, "target", rival)
    stage.skip("before-range", A)
    strikes(stage)
    stage.skip("damage", B)
    assert not stage.offers(B, "use", card, "0")


# Mind Tricks


def tricks(stage: Salon, mode: str, minion: int, blocker: int) -> int:
    """A bleed is blocked in spite of Mind Tricks: the card."""
    stage.hand(A, "Mind Tricks")
    stage.hand(B, "Enhanced Senses")
    card = stage.table.hand[A][-1]
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, f"play mind-tricks {mode}", minion)
    assert stage.table.view(None)["action"]["stealth"] == 1
    assert stage.blood(minion) == 9
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", blocker)
    stage.skip("range", A)
    return card


def test_mind_tricks_at_superior_gives_a_maneuver_or_a_press() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = tricks(stage, "DEM", elder, rival)
    stage.play(A, "use", card, "0")
    assert is_long(stage.table)
    stage.skip("press", A)
    assert not stage.offers(A, "use", card, "0")
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = tricks(stage, "DEM", elder, rival)
    stage.skip("press", A)
    stage.play(A, "use", card, "0")
    stage.skip("range", A)
    assert len(stage.told(RoundBegan)) == 2
    assert not stage.offers(A, "use", card, "0")


def test_mind_tricks_at_inferior_gives_stealth_alone() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = tricks(stage, "dem", elder, rival)
    assert not stage.offers(A, "use", card, "0")
    stage.skip("press", A)
    assert not stage.offers(A, "use", card, "0")


# Unflinching Persistence


@ruling("Immideate damage prevention", 1)
def test_unflinching_persistence_prevents_damage_when_there_is_some() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Unflinching Persistence")
    fight(stage, elder, rival)
    assert modes(stage, A, "unflinching-persistence") == []
    strikes(stage)
    stage.skip("damage", A)
    assert modes(stage, A, "unflinching-persistence") == ["for"]
    stage.play(A, "play unflinching-persistence for", elder)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10


def test_unflinching_persistence_at_superior_maneuvers_and_prevents_later_this_round() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Unflinching Persistence", "Wolf Claws")
    stage.hand(B, "Claws of the Dead")
    (card, _) = stage.table.hand[A]
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play unflinching-persistence FOR", elder)
    assert is_long(stage.table)
    stage.play(B, "play claws-of-the-dead PRO", rival)
    strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "use", card, "0")
    stage.skip("press", A)
    assert stage.blood(elder) == 10
    stage.play(A, "play wolf-claws PRO", elder)
    strikes(stage)
    stage.skip("damage", A)
    assert not stage.offers(A, "use", card, "0")  # another round


# Read the Winds


def test_read_the_winds_lets_him_block_without_tapping() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Read the Winds", *["Blur"] * 6)
    stage.library(B, "Majesty")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play(B, "play read-the-winds ani+aus", rival)
    assert values.intercept(stage.table, rival) == 1
    assert stage.blood(rival) == 8
    stage.skip("before-range", A)
    assert not stage.table.tapped[rival]
    assert len(stage.table.hand[B]) == 6
    stage.skip("MinionPhase")
    assert len(stage.table.hand[B]) == 7


@rule("VTES-6.2.2-15")
def test_read_the_winds_at_superior_untaps_and_blocks_with_intercept_before_it_is_needed() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    awake = stage.vampire(B, "Kurt")
    stage.hand(B, "Read the Winds")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "play read-the-winds ANI+AUS", awake)
    stage.play(B, "play read-the-winds ANI+AUS", rival)
    assert stage.window == "block"
    assert values.intercept(stage.table, rival) == 1
    stage.skip("before-range", A)
    assert stage.table.tapped[rival]
    assert stage.blood(rival) == 8


# Shroud of Absence


def shroud(stage: Salon, mode: str, minion: int, blocker: int) -> int:
    """A bleed is blocked in spite of Shroud of Absence: the card."""
    stage.hand(A, "Shroud of Absence")
    stage.hand(B, "Enhanced Senses")
    card = stage.table.hand[A][-1]
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, f"play shroud-of-absence {mode}", minion)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", blocker)
    stage.skip("strike", A)
    return card


def test_shroud_of_absence_at_superior_gives_a_way_out_of_the_first_round() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = shroud(stage, "DOM+OBT", elder, rival)
    stage.play(A, "strike", card, "0")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10
    assert stage.blood(rival) == 9
    assert len(stage.told(RoundBegan)) == 1


def test_shroud_of_absence_is_not_for_later_rounds_and_not_at_inferior() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Wolf Claws")
    card = shroud(stage, "DOM+OBT", elder, rival)
    assert stage.offers(A, "strike", card, "0")
    stage.skip("press", A)
    stage.play(A, "play wolf-claws PRO", elder)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", card, "0")
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = shroud(stage, "dom+obt", elder, rival)
    assert not stage.offers(A, "strike", card, "0")


# Eyes of the Night and Instinctive Reaction


def seen(stage: Salon, play: str, minion: int, blocker: int) -> int:
    """A bleed with stealth is blocked with the help of a card: the card."""
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, play.split()[0])
    card = stage.table.hand[B][-1]
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, "play lost-in-crowds obf", minion)
    stage.skip("block", B)
    stage.play(B, f"play {play}", blocker)
    assert values.intercept(stage.table, blocker) == 1
    stage.skip("range", B)
    return card


@pytest.mark.parametrize("mode", ["obt", "OBT"])
def test_eyes_of_the_night_at_superior_give_a_maneuver_or_a_press(mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = seen(stage, f"eyes-of-the-night {mode}", elder, rival)
    assert stage.offers(B, "use", card, "0") == (mode == "OBT")
    stage.skip("press", B)
    assert stage.offers(B, "use", card, "0") == (mode == "OBT")


@ruling("Instinctive Reaction", 1)
@pytest.mark.parametrize("mode", ["ani", "ANI"])
def test_instinctive_reaction_at_superior_gives_a_maneuver_in_that_combat(mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Psyche!")
    seen(stage, f"instinctive-reaction {mode}", elder, rival)
    assert stage.offers(B, "maneuver") == (mode == "ANI")
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("range", B)
    assert len(stage.told(CombatBegan)) == 2
    assert not stage.offers(B, "maneuver")


def test_instinctive_reaction_is_against_the_predators_minions() -> None:
    stage = Salon(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(C, "Rival")
    kurt = stage.vampire(B, "Kurt")
    stage.hand(B, "Instinctive Reaction")
    stage.hand(C, "Instinctive Reaction", "Enhanced Senses")
    stage.play(A, "hunt", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", kurt)
    stage.skip("block", B)
    assert modes(stage, B, "instinctive-reaction") == ["ani", "ANI"]
    stage.skip("BlockQuestion", C)
    stage.play(C, "block", rival)
    stage.skip("block", C)
    assert modes(stage, C, "enhanced-senses") == ["aus", "AUS"]
    assert modes(stage, C, "instinctive-reaction") == []
