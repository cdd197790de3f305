"""Triggered abilities: finding and resolving them (VTES-R-60)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules.facts import granted
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.moments import Happening, VtesMoment
from conclave.games.vtes.rules.moves import Target
from conclave.games.vtes.rules.reading.granted import is_unaffected
from conclave.games.vtes.rules.reading.hosts import host_of
from conclave.games.vtes.rules.table import Table
from conclave.lang.abilities import Whenever
from conclave.lang.nodes import Moment
from conclave.lang.resolving import Resolving

TRIGGERED_ABILITIES: Final = granted(Whenever)


def is_awaited(table: Table, kind: type[Moment]) -> bool:
    """Whether a card in play has an ability that moments of a kind trigger."""
    for source in table.cards_with(TRIGGERED_ABILITIES):
        for ability in TRIGGERED_ABILITIES.of(table, source):
            if type(ability.moment) is kind:
                return True
    return False


def trigger(table: Table, happening: Happening) -> None:
    """Trigger all abilities that wait for a moment, together with those of the same instant."""
    if not is_awaited(table, happening.kind):
        return
    found = triggered_effects(table, happening)
    if not found:
        return
    waiting = table.frames[-1]
    if isinstance(waiting, TriggeredEffects) and table.steps[-1] == FIRST:  # none has resolved yet
        table.replace(TriggeredEffects((*waiting.todo, *found)))
    else:
        table.push(TriggeredEffects(found))


def triggered_effects(table: Table, happening: Happening) -> tuple[Resolving, ...]:
    """The effects that a moment triggers, the active Methuselah's first."""
    waiting = table.cards_with(TRIGGERED_ABILITIES)
    found: list[Resolving] = []
    for region in table.clockwise(table.active) if waiting else ():
        for source in table.region(region):
            if source not in waiting:
                continue
            you, here = table.controller[source], host_of(table, source)
            for ability in TRIGGERED_ABILITIES.of(table, source):
                moment = ability.moment
                if type(moment) is happening.kind:
                    assert isinstance(moment, VtesMoment)
                    act = Resolving(
                        ability.effect, you, source, here, happening.card, happening.amount
                    )
                    if moment.matches(table, act, happening) and not is_unaffected(
                        table, happening.card, source
                    ):
                        found.append(act.to(ability.effect, them=moment.that_card(happening)))
    return tuple(found)


class TriggeredEffects(TableFrame):
    """Effects that trigger at the same time; each player chooses the order of hers."""

    __match_args__ = ("todo",)

    def __init__(self, todo: tuple[Resolving, ...]) -> None:
        self.todo = todo

    def run(self, table: Table, step: int) -> None:
        todo = [effect for effect in self.todo if not table.out[effect.you]]
        if not todo:
            table.pop()
            return
        seats = [
            seat
            for seat in table.clockwise(table.active)
            if any(effect.you == seat for effect in todo)
        ]
        of_first = [effect for effect in todo if effect.you == seats[0]]
        if len({effect.source for effect in of_first}) == 1:
            self.resolve_effect(table, of_first[0])
        else:
            table.replace(TriggeredEffects(tuple(todo)))
            table.push(Window(FORCED, (seats[0],)))

    def resolve_effect(self, table: Table, effect: Resolving) -> None:
        """Resolve one effect, then come back for the others."""
        rest = list(self.todo)
        rest.remove(effect)
        table.replace(TriggeredEffects(tuple(rest)))
        table.push(effect)

    def options(self, table: Table, seat: int) -> Options:
        sources = [effect.source for effect in self.todo if effect.you == seat]
        return Choices([Target(table.word(source)) for source in dict.fromkeys(sources)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        source = table.read(move.card)
        for effect in self.todo:
            if effect.you == seat and effect.source == source:
                self.resolve_effect(table, effect)
                return

    def rule(self, table: Table) -> str:
        return "VTES-R-60"

    def public(self, table: Table, seat: int) -> bool:
        return True
