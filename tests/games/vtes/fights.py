"""Combats set up by hand: minions, made-up combat cards, and starting a fight."""

from __future__ import annotations

from functools import cache

from games.vtes.stage import A, B, GameWithCards, Stage

from conclave.core.events import Event
from conclave.core.game import Game
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ANIMAL,
    COMBAT,
    EQUIPMENT,
    GUN,
    MELEE,
    MORTAL,
    RETAINER,
    UNIQUE,
    WEAPON,
)
from conclave.games.vtes.rules.events.combat import CombatEnded
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.naming import card_slug
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import AS_PLAYED, END_OF_ROUND, RANGE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import StrengthOf
from conclave.games.vtes.vocabulary.card import Card, Pool, Vampire
from conclave.games.vtes.vocabulary.damage import Inflict, Prevent, Strength
from conclave.games.vtes.vocabulary.effects import EnterCombat, ToTorpor
from conclave.games.vtes.vocabulary.maneuvers import AdditionalStrikes, Maneuver, Press
from conclave.games.vtes.vocabulary.strikes import DestroyEquipment, StealBlood, StealEquipment

ALL = "CEL POT FOR DOM PRE OBF AUS THA"

FIGHTERS: tuple[AnyCard, ...] = (
    Vampire("Kurt", "brujah", 1, 8, ALL, "camarilla"),
    Vampire("Ira", "brujah", 1, 8, ALL, "camarilla"),
    Vampire("Old Nora", "brujah", 1, 10, ALL, "camarilla"),
)

CARDS: tuple[AnyCard, ...] = (
    *FIGHTERS,
    Card("Sidestep", COMBAT, effect=Strike(dodge=True)),
    Card("Slip Away", COMBAT, effect=Strike(ends=True)),
    Card("Punch", COMBAT, effect=Strike(damage=2)),
    Card("Quick Punch", COMBAT, effect=Strike(damage=2, first=True)),
    Card("Claws", COMBAT, effect=Strike(damage=2, aggravated=True)),
    Card("Fireball", COMBAT, effect=Strike(damage=2, ranged=True, aggravated=True)),
    Card("Thrown Stone", COMBAT, effect=Strike(damage=1, ranged=True, maneuver="optional")),
    Card("Charge", COMBAT, effect=Strike(damage=2, ranged=True, maneuver="must")),
    Card("Hurled Brick", COMBAT, effect=Strike(damage=3, ranged=True)),
    Card("Chase Down", COMBAT, effect=Strike(damage=1, press=True)),
    Card("Step Back", COMBAT, effect=Maneuver()),
    Card("Hold On", COMBAT, effect=Press()),
    Card("Flurry", COMBAT, effect=AdditionalStrikes(1)),
    Card("Storm", COMBAT, effect=AdditionalStrikes(2)),
    Card("Thick Skin", COMBAT, effect=Prevent(1)),
    Card("Iron Skin", COMBAT, effect=Prevent(2)),
    Card("Sap", COMBAT, effect=Strike(StealBlood(3))),
    Card("Far Sap", COMBAT, effect=Strike(StealBlood(3), ranged=True)),
    Card("Wreck", COMBAT, effect=Strike(DestroyEquipment())),
    Card("Quick Wreck", COMBAT, effect=Strike(DestroyEquipment(), first=True)),
    Card("Break Blade", COMBAT, effect=Strike(DestroyEquipment(filters.WEAPON))),
    Card("Grab", COMBAT, effect=Strike(StealEquipment())),
    Card("Quick Grab", COMBAT, effect=Strike(StealEquipment(), first=True)),
    Card("Rage", COMBAT, effect=Strength(1)),
    Card("Waylay", ACTION, effect=Action(EnterCombat(), target=targets.One(filters.MINION))),
    Card(
        "Mishap",
        ACTION,
        effect=Action(Inflict(2, parts.TARGET), target=targets.One(filters.MINION)),
    ),
    Card(
        "Uzi",
        EQUIPMENT,
        WEAPON,
        GUN,
        grants=Weapon(Strike(damage=3, ranged=True, maneuver="optional"), once="combat"),
    ),
    Card(
        "Submachine Gun",
        EQUIPMENT,
        WEAPON,
        GUN,
        cost=Pool(4),
        grants=Weapon(Strike(damage=3, ranged=True, maneuver="optional"), once="combat"),
    ),
    Card("Sword", EQUIPMENT, WEAPON, MELEE, grants=Weapon(Strike(damage=StrengthOf(more=1)))),
    Card("Only Sword", EQUIPMENT, WEAPON, MELEE, UNIQUE, grants=Weapon(Strike(damage=3))),
    Card("Old Watch", EQUIPMENT),
    Card("Dog", RETAINER, ANIMAL, life=1),
    Card("Butler", RETAINER, MORTAL, life=2),
    Card("Magus", ALLY, life=2, grants=Weapon(Strike(damage=2, ranged=True)), strength=1),
    Card("Bruiser", ALLY, MORTAL, life=4, strength=2, bleed=1),
)


def torpor_cards(window: str) -> tuple[AnyCard, ...]:
    """A card that sends the opponent to torpor in this window of a combat."""
    return (Card("Out Cold", COMBAT, effect=ToTorpor(parts.OPPONENT), when=window),)


OPPOSING_METHUSELAH = p.ControllerOf(parts.OPPONENT)

REAL_CARDS = (
    "barth", "blur", "cohn-rose", "computer-hacking", "conditioning", "deflection",
    "enhanced-senses", "entombment", "krid", "majesty", "mazz", "milo-the-invisible-horror",
    "submachine-gun", "undead-strength",
)  # fmt: skip
"""The real cards that these tests need. There are no others, so that new cards don't open windows
that a test doesn't expect."""


@cache
def library_of(extra: tuple[AnyCard, ...]) -> tuple[Library, Game]:
    """A library of just these cards, and its game."""
    real = [
        card for card in LIBRARY.cards if card_slug(card) in {*REAL_CARDS, *map(card_slug, extra)}
    ]
    known = [card_slug(card) for card in real]
    made_up = [card for card in extra if card_slug(card) not in known]
    library = Library((*real, *made_up), {}, {})
    return library, GameWithCards(library)


class Arena(Stage):
    """A table with just these cards, where nobody cancels a card."""

    def __init__(self, seats: int, phase: str, extra: tuple[AnyCard, ...]) -> None:
        super().__init__(seats, phase=phase)
        self.table.cards, self.table.game = library_of(extra)

    def play(self, seat: int, *words: object) -> list[Event]:
        events = super().play(seat, *words)
        while self.window == AS_PLAYED:
            events = [*events, *super().play(self.decider, "pass")]
        return events


def combat_stage(*extra: AnyCard, seats: int = 2, phase: str = "minion") -> Arena:
    """A table with the combat cards and these."""
    return Arena(seats, phase, (*CARDS, *extra))


def fight(stage: Stage, minion: int, blocker: int, seat: int = A, defender: int = B) -> Stage:
    """A minion bleeds and is blocked; combat begins."""
    stage.play(seat, "bleed", minion)
    stage.skip("BlockQuestion", defender)
    stage.play(defender, "block", blocker)
    return stage.skip("before-range")


def strike(stage: Stage, seat: int, *words: object) -> Stage:
    """Choose a strike at the current range."""
    stage.skip("strike", seat)
    stage.play(seat, *words)
    return stage


def finish_action(stage: Stage) -> Stage:
    """Finish the combat and the action without doing anything else, and check the table."""
    stage.skip()
    assert stage.table.faults() == []
    return stage


def combat_ended(stage: Stage) -> bool:
    """Whether the combat has just ended, apart from the window at the end of the round."""
    while stage.window == END_OF_ROUND:
        stage.play(stage.decider, "pass")
    return len(stage.events_of(CombatEnded)) == 1


def pass_prevention(stage: Stage) -> Stage:
    """Nobody prevents the pending damage."""
    while stage.window == "damage":
        stage.play(stage.decider, "pass")
    return stage


def at_long_range(stage: Stage, seat: int, minion: int) -> Stage:
    """A minion maneuvers to long range."""
    stage.skip(RANGE, seat)
    return_to = stage.play(seat, "play step-back plain", minion)
    assert return_to
    return stage
