"""Combinators of effects for all games: do, may, if, either, each."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from conclave.core.frames import ASK_ONCE, COUNTED, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.lang.moves import YES_OR_NO, Choose, Yes
from conclave.lang.nodes import Condition, Effect, Players
from conclave.lang.resolving import Resolving


class Asks(Effect):
    """An effect that starts with one question to one player."""

    def step_names(self) -> tuple[str, ...]:
        return ASK_ONCE

    def run(self, position: Any, act: Resolving, step: int) -> None:
        if step == FIRST:
            seat = self.asked(position, act)
            if seat >= 0 and len(self.options(position, act, seat)) > 0:
                position.push(Window(FORCED, (seat,)))
                return
        position.pop()

    def asked(self, position: Any, act: Resolving) -> int:
        """The seat that is asked; negative: nobody."""
        return act.you


class AsksAgain(Asks):
    """An effect that asks several questions, one after another."""

    def step_names(self) -> tuple[str, ...]:
        return COUNTED


class AffectsPlayers(Effect):
    """An effect on one or several players, one after another in turn order."""

    def run(self, position: Any, act: Resolving, step: int) -> None:
        if step == FIRST:
            seats = self.affected().seats(position, act)
            if len(seats) > 1:
                amount = self.total(position, act)
                position.replace(act.to(self, amount=amount).for_each(seats))
            else:
                position.pop()
                for seat in seats:
                    self.affect(position, act, seat, self.total(position, act))
        else:
            seat = act.todo[step - 1]
            if step == len(act.todo):
                position.pop()
            self.affect(position, act, seat, act.amount)

    def affected(self) -> Players:
        """The players it affects."""
        raise NotImplementedError

    def total(self, position: Any, act: Resolving) -> int:
        """The amount, computed once at the beginning."""
        return act.amount

    def affect(self, position: Any, act: Resolving, seat: int, amount: int) -> None:
        """Do it to one player."""
        raise NotImplementedError


class Do(Effect):
    """One effect after another."""

    __match_args__ = ("effects",)
    spreads = True

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def run(self, position: Any, act: Resolving, step: int) -> None:
        if step == len(self.effects) - 1:
            position.pop()
        position.push(act.to(self.effects[step]))

    def possible(self, position: Any, act: Resolving) -> bool:
        first = self.effects[0]
        if first.is_price() and not first.possible(position, act):
            return False
        return any(effect.possible(position, act) for effect in self.effects)


@dataclass(frozen=True)
class May(Asks):
    """An optional effect, offered if it is possible; if taken, `then` follows."""

    effect: Effect
    then: Effect | None = None
    by: Players | None = None
    """Who decides; by default, you."""

    def declinable(self) -> bool:
        return True

    def asked(self, position: Any, act: Resolving) -> int:
        if not self.effect.possible(position, act):
            return -1
        for seat in self.by.seats(position, act) if self.by is not None else (act.you,):
            return seat
        return -1

    def options(self, position: Any, act: Resolving, seat: int) -> Options:
        return YES_OR_NO

    def chosen(self, position: Any, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Yes):
            if self.then is not None:
                position.push(act.to(self.then))
            position.push(act.to(self.effect))


@dataclass(frozen=True)
class If(Effect):
    """An effect if a condition holds, otherwise perhaps another."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def do(self, position: Any, act: Resolving) -> None:
        if self.condition.holds(position, act):
            position.push(act.to(self.effect))
        elif self.otherwise is not None:
            position.push(act.to(self.otherwise))


@dataclass(frozen=True)
class Either(Asks):
    """A player chooses one of two effects, if both are possible."""

    first: Effect
    second: Effect
    by: Players

    def asked(self, position: Any, act: Resolving) -> int:
        for seat in self.by.seats(position, act):
            return seat
        return -1

    def possible(self, position: Any, act: Resolving) -> bool:
        return self.first.possible(position, act) or self.second.possible(position, act)

    def options(self, position: Any, act: Resolving, seat: int) -> Options:
        return Choices(
            [
                Choose(effect_name(effect))
                for effect in (self.first, self.second)
                if effect.possible(position, act)
            ]
        )

    def chosen(self, position: Any, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Choose)
        first = move.effect == effect_name(self.first)
        position.push(act.to(self.first if first else self.second))

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class Each(AffectsPlayers):
    """An effect for each of several players; THAT_PLAYER is the current one."""

    players: Players
    effect: Effect

    def affected(self) -> Players:
        return self.players

    def affect(self, position: Any, act: Resolving, seat: int, amount: int) -> None:
        position.push(act.to(self.effect, them=seat))


def effect_name(effect: Effect) -> str:
    """The name of an effect in the text of a move."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(effect).__name__).lower()
