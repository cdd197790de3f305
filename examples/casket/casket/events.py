"""The events, and who may know them."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.events import Event


@dataclass(eq=False)
class CarriedIn(Event):
    """The next casket is for sale."""

    casket: int


@dataclass(eq=False)
class Rolled(Event):
    """An heir rolled a die, which nobody else sees."""

    reveals = True
    seat: int
    pips: int

    def seen_by(self, seat: int | None) -> Event | None:
        """Only the owner sees it; others learn nothing."""
        return self if seat == self.seat else None


@dataclass(eq=False)
class Offered(Event):
    """An heir made a bid."""

    seat: int
    coins: int


@dataclass(eq=False)
class Withdrew(Event):
    """An heir is out until the next casket."""

    seat: int


@dataclass(eq=False)
class Opened(Event):
    """The buyer paid, and all dice were shown."""

    reveals = True
    seat: int
    coins: int
    dice: tuple[int, ...]
    worth: int


class Buried(Event):
    """Nobody wanted the casket."""
