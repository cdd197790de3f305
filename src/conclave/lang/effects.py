"""What joins effects: and, may, if, either, for each. The same for all games."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.lang.moves import YES_OR_NO, Choose, Yes
from conclave.lang.nodes import Condition, Effect, Players
from conclave.lang.resolving import Resolving


class Asks(Effect):
    """An effect that puts one question to one player before anything happens."""

    def run(self, position: Any, act: Resolving, step: int) -> None:
        if step == 0:
            seat = self.asked(position, act)
            if seat >= 0 and len(self.options(position, act, seat)) > 0:
                position.push(Window(FORCED, (seat,)))
                return
        position.pop()

    def asked(self, position: Any, act: Resolving) -> int:
        """Who is asked; less than 0: nobody."""
        return act.you


class Befalls(Effect):
    """An effect on one player or several, one after another in turn order."""

    def run(self, position: Any, act: Resolving, step: int) -> None:
        if step == 0:
            seats = self.whom().seats(position, act)
            if len(seats) > 1:
                amount = self.measure(position, act)
                position.replace(act.to(self, amount=amount).befalling(seats))
            else:
                position.pop()
                for seat in seats:
                    self.befall(position, act, seat, self.measure(position, act))
        else:
            seat = act.todo[step - 1]
            if step == len(act.todo):
                position.pop()
            self.befall(position, act, seat, act.amount)

    def whom(self) -> Players:
        """The players it is about."""
        raise NotImplementedError

    def measure(self, position: Any, act: Resolving) -> int:
        """How much, worked out once before it begins."""
        return act.amount

    def befall(self, position: Any, act: Resolving, seat: int, amount: int) -> None:
        """Do it to one of them."""
        raise NotImplementedError


class Do(Effect):
    """One thing after another."""

    __match_args__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def run(self, position: Any, act: Resolving, step: int) -> None:
        if step == len(self.effects) - 1:
            position.pop()
        position.push(act.to(self.effects[step]))

    def possible(self, position: Any, act: Resolving) -> bool:
        return any(effect.possible(position, act) for effect in self.effects)


@dataclass(frozen=True)
class May(Asks):
    """You may do something, where it is possible; if you do, something else follows."""

    effect: Effect
    then: Effect | None = None
    by: Players | None = None
    """Who decides; nothing: you."""

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
    """Something if a condition holds, perhaps something else if it does not."""

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
    """One of two things, as a player chooses; what is not possible can't be chosen."""

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
class Each(Befalls):
    """Something for each of several players: THAT_PLAYER is the one it is about."""

    players: Players
    effect: Effect

    def whom(self) -> Players:
        return self.players

    def befall(self, position: Any, act: Resolving, seat: int, amount: int) -> None:
        position.push(act.to(self.effect, them=seat))


def effect_name(effect: Effect) -> str:
    """What an effect is called in the text of a move: its kind."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(effect).__name__).lower()
