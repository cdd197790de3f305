"""Actions with two targets of different kinds, or as many as their X allows."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.moves import Move
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import extra_targets
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.rounds import begin_combat
from conclave.games.vtes.rules.current import combat_scope, current_action
from conclave.games.vtes.rules.frame_types import CurrentCombat
from conclave.games.vtes.rules.requirements import Targeting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.conditions import AllHold, Fits, Unless
from conclave.games.vtes.vocabulary.filters import READY_ONE
from conclave.games.vtes.vocabulary.parts import SELF, TARGET
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import If
from conclave.lang.nodes import Amount, Effect, Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class OneOfEach(Targeting):
    """A card of one Methuselah and a card of another that match, chosen when an action is
    announced."""

    which: One
    first: Players
    second: Players

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        chosen = [note.card for note in table.notes.about(notes.EXTRA_TARGET, act.here)]
        seconds = self.choices_of(table, act, self.second)
        if chosen:
            return [*chosen, *seconds]
        return self.choices_of(table, act, self.first) if seconds else []

    def choices_of(self, table: Table, act: Resolving, players: Players) -> list[int]:
        """The cards of these Methuselahs that may be chosen."""
        seats = players.seats(table, act)
        return [card for card in self.which.choices(table, act) if table.controller[card] in seats]

    def move(self, table: Table, choice: int) -> Move:
        return self.which.move(table, choice)

    def seat(self, table: Table, choice: int) -> int:
        return self.which.seat(table, choice)

    def number_of_targets(self) -> tuple[int, int]:
        return (2, 2)

    def reaches_others(self) -> bool:
        return True

    def is_still_valid(self, table: Table, act: Resolving, choice: int) -> bool:
        return self.which.is_still_valid(table, act, choice)


@dataclass(frozen=True)
class ChosenTargets(Amount):
    """The number of targets of the current action, at least 1, plus `more`."""

    more: int = 0

    def count(self, table: Table, act: Resolving) -> int:
        return max(len(table.notes.about(notes.EXTRA_TARGET, act.here)), 1) + self.more


@dataclass(frozen=True)
class FewerThanX(Targeting):
    """One card or more that match, fewer than X blood that the acting vampire has; at most one of
    them only matches `one_other`."""

    which: One
    one_other: One | None = None

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        chosen = [note.card for note in table.notes.about(notes.EXTRA_TARGET, act.here)]
        if len(chosen) + 1 >= table.blood[act.here]:
            return chosen
        found = self.which.choices(table, act)
        if self.one_other is not None and all(card in found for card in chosen):
            found = self.one_other.choices(table, act)
        return [*chosen, *[card for card in found if card not in chosen]]

    def move(self, table: Table, choice: int) -> Move:
        return self.which.move(table, choice)

    def seat(self, table: Table, choice: int) -> int:
        return self.which.seat(table, choice)

    def number_of_targets(self) -> tuple[int, int]:
        return (1, 99)

    def reaches_others(self) -> bool:
        return self.which.reaches_others()

    def is_still_valid(self, table: Table, act: Resolving, choice: int) -> bool:
        return (self.one_other or self.which).is_still_valid(table, act, choice)


@dataclass(frozen=True)
class FightEachOther(Effect):
    """The two targets of the action enter combat with each other; if only one of them is ready at
    its end, he gains blood."""

    winner_gains: int = 0

    def do(self, table: Table, act: Resolving) -> None:
        action = current_action(table)
        if action is None:
            return
        first, second = extra_targets(table, action)
        begin_combat(table, first, second)
        if isinstance(table.frames[-1], CurrentCombat) and self.winner_gains:
            won = AllHold(Fits(SELF, READY_ONE), Unless(Fits(TARGET, READY_ONE)))
            for minion in (first, second):
                noting.note(
                    table, combat_scope(table), notes.AT_END_OF_COMBAT, minion,
                    card=act.source, phrase=If(won, GainBlood(self.winner_gains, SELF)),
                )  # fmt: skip
