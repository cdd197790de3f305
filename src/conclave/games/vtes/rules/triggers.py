"""Finding the cards that wait for a moment, and letting them act in order (VTES-R-60)."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules.moves import Target
from conclave.games.vtes.rules.reading.hosts import host_of
from conclave.games.vtes.rules.steps import Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.moments import Happening, Occasion
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving

Entry = tuple[Effect, int, int, int, int, int]
"""An effect that waits: effect, you, source, here, them, amount."""


def react(table: Table, what: Happening) -> None:
    """Let every card in play that waits for this moment act, with those that wait for what happens
    together with it."""
    if what.kind not in table.cards.awaited:
        return
    found = awaiting(table, what)
    if not found:
        return
    together = table.frames[-1]
    if isinstance(together, Reactions) and table.steps[-1] == 0:  # none of them has acted yet
        table.replace(Reactions((*together.todo, *found)))
    else:
        table.push(Reactions(found))


def awaiting(table: Table, what: Happening) -> tuple[Entry, ...]:
    """What the cards do that wait for this moment: the active Methuselah's first."""
    entries: list[Entry] = []
    cards = table.cards
    for region in table.clockwise(table.active):
        for source in table.region(region):
            if cards.waits[table.what[source]]:
                you = table.controller[source]
                here = host_of(table, source)
                for ability in cards.whenever[table.what[source]]:
                    moment = ability.moment
                    if type(moment) is what.kind:
                        assert isinstance(moment, Occasion)
                        act = Resolving(ability.effect, you, source, here, what.card, what.amount)
                        if moment.matches(table, act, what):
                            that = moment.that_card(what)
                            entries.append((ability.effect, you, source, here, that, what.amount))
    return tuple(entries)


class Reactions(Step):
    """Cards that react to what happens together: each player's as she chooses."""

    __match_args__ = ("todo",)

    def __init__(self, todo: tuple[Entry, ...]) -> None:
        self.todo = todo

    def run(self, table: Table, step: int) -> None:
        todo = [entry for entry in self.todo if not table.out[entry[1]]]
        if not todo:
            table.pop()
            return
        seats = [seat for seat in table.clockwise(table.active) if any(e[1] == seat for e in todo)]
        mine = [entry for entry in todo if entry[1] == seats[0]]
        if len({entry[2] for entry in mine}) == 1:
            self.take(table, mine[0])
        else:
            table.replace(Reactions(tuple(todo)))
            table.push(Window(FORCED, (seats[0],)))

    def take(self, table: Table, entry: Entry) -> None:
        """Let one of them act, and come back for the others."""
        rest = list(self.todo)
        rest.remove(entry)
        table.replace(Reactions(tuple(rest)))
        effect, you, source, here, them, amount = entry
        table.push(Resolving(effect, you, source, here, them, amount))

    def options(self, table: Table, seat: int) -> Options:
        sources = [entry[2] for entry in self.todo if entry[1] == seat]
        return Choices([Target(table.word(source)) for source in dict.fromkeys(sources)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        source = table.read(move.card)
        for entry in self.todo:
            if entry[1] == seat and entry[2] == source:
                self.take(table, entry)
                return

    def rule(self, table: Table) -> str:
        return "VTES-R-60"

    def public(self, table: Table, seat: int) -> bool:
        return True
