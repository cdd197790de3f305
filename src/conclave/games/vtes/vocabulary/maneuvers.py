"""Maneuvers, presses and additional strikes, made or gained."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.by_turns import Pressing, Ranging
from conclave.games.vtes.rules.combat.fight import (
    can_maneuver,
    can_press,
    goes_on_fighting,
    kept_from,
)
from conclave.games.vtes.rules.events import combat as told
from conclave.games.vtes.rules.modes import Feat
from conclave.games.vtes.rules.situation import fighting
from conclave.games.vtes.rules.steps import InRound
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ADDITIONAL, PRESS, RANGE
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.parts import SELF, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Maneuver(Feat):
    """The minion maneuvers."""

    def windows(self) -> tuple[str, ...]:
        return (RANGE,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "" if can_maneuver(table, act.here) else "condition-fails"

    def do(self, table: Table, act: Resolving) -> None:
        frame = table.frames[table.scope(Ranging)]
        assert isinstance(frame, Ranging)
        frame.maneuver(table, act.here)


@dataclass(frozen=True)
class Press(Feat):
    """The minion presses, perhaps only to continue combat."""

    only_on: bool = False

    def windows(self) -> tuple[str, ...]:
        return (PRESS,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if self.only_on and goes_on_fighting(table):
            return "not-needed"
        return "" if can_press(table, act.here) else "condition-fails"

    def do(self, table: Table, act: Resolving) -> None:
        frame = table.frames[table.scope(Pressing)]
        assert isinstance(frame, Pressing)
        frame.press(table, act.here)


@dataclass(frozen=True)
class GainPress(Effect):
    """The minion gets a press that he may use this round or combat."""

    who: Who = SELF
    until: str = "round"
    only_on: bool = False
    """Whether it may only be used to continue combat."""
    for_more: bool = False
    """Whether the combatant has it, whoever it is, who inflicts more damage this round."""
    by_itself: bool = False
    """Whether it is used by itself, by nobody, each round if anybody has played a card in it or in
    the two rounds before."""

    def do(self, table: Table, act: Resolving) -> None:
        card, fight = self.who.card(table, act), fighting(table)
        if fight is not None and card != NOTHING:
            kind = notes.FREE_PRESS_ON if self.only_on else notes.FREE_PRESS
            if self.for_more:
                kind = notes.PRESS_FOR_MORE
            if self.by_itself:
                kind = notes.PRESSES_ITSELF  # in this round its card has been played
            amount = fight.rounds if self.by_itself else 1
            noting.note(table, scope_until(table, self.until), kind, card, amount)


@dataclass(frozen=True)
class GainManeuver(Effect):
    """The minion gets a maneuver that he may use this round or combat."""

    who: Who = SELF
    until: str = "round"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if fighting(table) is not None and card != NOTHING:
            scope = scope_until(table, self.until)
            noting.note(table, scope, notes.FREE_MANEUVER, card, 1)


@dataclass(frozen=True)
class AdditionalStrikes(Feat):
    """The minion gains additional strikes: by one card or effect a round (VTES-6.4.3-19)."""

    amount: int

    def windows(self) -> tuple[str, ...]:
        return (ADDITIONAL,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if kept_from(table, act.here, notes.ADDITIONAL_STRIKES):
            return "condition-fails"
        used = table.has_note(notes.GAINED_STRIKES, act.here)
        return "gained-strikes-already" if used else ""

    def do(self, table: Table, act: Resolving) -> None:
        if self.obstacle(table, act):
            return
        scope = table.scope(InRound)
        noting.note(table, scope, notes.STRIKES_LEFT, act.here, self.amount)
        noting.note(table, scope, notes.GAINED_STRIKES, act.here)
        table.tell(told.GainedStrikes(table.word(act.here), self.amount))
