"""The frame of an effect: who does it, with which card, where, to whom, how much."""

from __future__ import annotations

from typing import Any

from conclave.core.frames import Asking
from conclave.core.moves import Move, Options
from conclave.lang.nodes import Effect

NOBODY = -1


class Resolving(Asking[Any]):
    """The frame that carries out an effect and asks its questions."""

    __match_args__ = ("effect", "you", "source", "here", "them", "amount", "spare", "todo")

    def __init__(
        self,
        effect: Effect,
        you: int,
        source: int,
        here: int,
        them: int = NOBODY,
        amount: int = 0,
        spare: bool = False,
        todo: tuple[int, ...] = (),
    ) -> None:
        self.effect = effect
        self.you = you
        self.source = source
        """The card, by its number in the game."""
        self.here = here
        """The place where it happens, by its number in the game."""
        self.them = them
        """THAT_PLAYER."""
        self.amount = amount
        """THAT_MANY."""
        self.spare = spare
        """Whether a partner doesn't count as an opponent."""
        self.todo = todo
        """The players that an effect on several players affects, in order."""

    def to(self, effect: Effect, them: int | None = None, amount: int | None = None) -> Resolving:
        """The frame of another effect in the same context."""
        return Resolving(
            effect,
            self.you,
            self.source,
            self.here,
            self.them if them is None else them,
            self.amount if amount is None else amount,
            self.spare,
        )

    def for_each(self, seats: tuple[int, ...]) -> Resolving:
        """The same effect for several players, one after another."""
        return Resolving(
            self.effect,
            self.you,
            self.source,
            self.here,
            self.them,
            self.amount,
            self.spare,
            seats,
        )

    def run(self, position: Any, step: int) -> None:
        self.effect.run(position, self, step)

    def step_names(self) -> tuple[str, ...]:
        return self.effect.step_names()

    def options(self, position: Any, seat: int) -> Options:
        return self.effect.options(position, self, seat)

    def chosen(self, position: Any, seat: int, move: Move) -> None:
        self.effect.chosen(position, self, seat, move)

    def prompt(self) -> str:
        return type(self.effect).__name__

    def rule(self, position: Any) -> str:
        rule: str = position.game.card_rule
        return rule

    def public(self, position: Any, seat: int) -> bool:
        return self.effect.public()

    def facts(self, position: Any, seat: int) -> dict[str, object]:
        return {
            "card": position.card_name(self.source),
            "you_seat": self.you,
            **self.effect.facts(position, self, seat),
        }
