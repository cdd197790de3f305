"""Effects on the cards that rank first, with ties broken by a player."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules.moves import Target
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import AsksAgain
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class EachOldest(AsksAgain):
    """An effect for each of the `number` oldest vampires that match; THAT_CARD is the current one.
    You choose among those who are equally old."""

    number: int
    which: One
    effect: Effect

    def run(self, table: Table, act: Resolving, step: int) -> None:
        found = act.todo
        while len(found) < self.number:
            equals = self.next_oldest(table, act, found)
            if len(found) + len(equals) > self.number:
                table.replace(self.having(act, found))
                table.push(Window(FORCED, (act.you,)))
                return
            if not equals:
                break
            found = (*found, *equals)
        table.pop()
        for card in found[::-1]:
            table.push(act.to(self.effect, them=card))

    def having(self, act: Resolving, found: tuple[int, ...]) -> Resolving:
        """The frame with these cards found so far."""
        return Resolving(self, act.you, act.source, act.here, act.them, act.amount, todo=found)

    def next_oldest(self, table: Table, act: Resolving, found: tuple[int, ...]) -> tuple[int, ...]:
        """The oldest vampires after those found so far."""
        others = [card for card in self.which.choices(table, act) if card not in found]
        capacities = [identity.capacity(table, card) for card in others]
        return tuple([card for card, age in zip(others, capacities) if age == max(capacities)])

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Target(table.word(c)) for c in self.next_oldest(table, act, act.todo)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        table.replace(self.having(act, (*act.todo, table.read(move.card))))

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.which.choices(table, act)) >= self.number

    def public(self) -> bool:
        return True
