"""A table for tests of combat, with made-up combat cards."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, fight
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    COMBAT,
    EQUIPMENT,
    MELEE,
    SERPENTIS,
    WEAPON,
)
from conclave.games.vtes.rules.events.combat import RoundBegan
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.combat import HurtsEachRound, Restrict
from conclave.games.vtes.vocabulary.damage import HandDamageAggravated, Inflict, Strength
from conclave.games.vtes.vocabulary.effects import ToTorpor
from conclave.games.vtes.vocabulary.maneuvers import AdditionalStrikes, Press
from conclave.games.vtes.vocabulary.rounds import SetRange

MADE_UP: tuple[AnyCard, ...] = (
    # Fighters and weapons
    Vampire("Smith", "tremere", 1, 5, SERPENTIS, "camarilla", "slave:ventrue"),
    Card("Giant", ALLY, life=5, strength=4),
    Card("House Blade", EQUIPMENT, WEAPON, MELEE, "ravnos", grants=Weapon(Strike(damage=2))),
    Card("Quick Dirk", EQUIPMENT, WEAPON, MELEE, grants=Weapon(Strike(damage=2, first=True))),
    # Strikes
    Card("Slip Away", COMBAT, effect=Strike(ends=True)),
    Card("Sidestep", COMBAT, effect=Strike(dodge=True)),
    Card("Punch", COMBAT, effect=Strike(damage=2)),
    Card("Swift Jab", COMBAT, effect=Strike(damage=1, first=True)),
    Card("Swift Blow", COMBAT, effect=Strike(hand=True, damage=9, first=True)),
    Card("Shot", COMBAT, effect=Strike(damage=2, ranged=True, maneuver="must")),
    Card("Grave", COMBAT, effect=Strike(ToTorpor(parts.OPPONENT), damage=1, aggravated=True)),
    Card("Thorns", COMBAT, effect=Strike(Inflict(1, parts.OPPONENT, aggravated=True), damage=2)),
    Card(
        "Swift Breath",
        COMBAT,
        effect=Strike(damage=1, first=True, environmental=Inflict(1, parts.SELF, aggravated=True)),
    ),
    Card("Flurry", COMBAT, effect=AdditionalStrikes(1)),
    # Strength, range, presses, and what keeps from these
    Card("Grow", COMBAT, effect=Strength(+1)),
    Card("Feeble", COMBAT, effect=Strength(2, base=True), when="before-range"),
    Card("Talons", COMBAT, effect=HandDamageAggravated()),
    Card("Gnats", COMBAT, effect=HurtsEachRound(3)),
    Card("Step In", COMBAT, effect=SetRange(long=False)),
    Card("Hold On", COMBAT, effect=Press()),
    Card("Hold Fast", COMBAT, effect=Press(only_to_continue=True)),
    Card("Bind Hands", COMBAT, effect=Restrict(("equipment",))),
    Card("Fists Only", COMBAT, effect=Restrict(("other-strikes",))),
    Card("Tangle", COMBAT, effect=Restrict(("other-strikes",), parts.OPPONENT, "round")),
    Card(
        "Dazed",
        COMBAT,
        effect=Restrict(("press-to-continue", "press-to-end"), parts.SELF),
        when="before-range",
    ),
    # Besides combat
    Card("Windfall", ACTION, effect=Action(GainPool(3))),
)


class CombatStage(PeopleStage):
    """A table with people and made-up combat cards."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats, *MADE_UP)


def duel(
    *hand: str, opposing_hand: tuple[str, ...] = (), blood: tuple[int, int] = (10, 9)
) -> tuple[CombatStage, int, int]:
    """Elder of A fights Rival of B; with these hands and this much blood."""
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, *hand)
    stage.hand(B, *opposing_hand)
    fight(stage, elder, rival)
    stage.table.blood[elder], stage.table.blood[rival] = blood
    return stage, elder, rival


def duel_with_kurt(*hand: str, opposing_hand: tuple[str, ...] = ()) -> tuple[Stage, int, int]:
    """Kurt of A fights Rival of B, with these hands."""
    stage = CombatStage()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.hand(A, *hand)
    stage.hand(B, *opposing_hand)
    return fight(stage, kurt, rival), kurt, rival


def fight_to_range(stage: Stage, attacker: int, blocker: int) -> None:
    """A minion bleeds and is blocked, up to the first maneuver."""
    stage.play(A, "bleed", attacker)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", blocker)
    stage.skip("range")


def rounds_begun(stage: Stage) -> list[int]:
    """The rounds that have begun."""
    return [event.number for event in stage.events_of(RoundBegan)]
