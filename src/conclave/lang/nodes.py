"""The kinds of nodes in the card language. Each game adds its own nodes of these kinds.

Methods take `Any` here and the game's own position in subclasses: mypyc doesn't support generic
dataclasses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from conclave.core.definition import Definition
from conclave.core.frames import COUNTED
from conclave.core.moves import Move, Options

if TYPE_CHECKING:
    from conclave.lang.resolving import Resolving


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Definition):
    """A word or phrase of a card: immutable, and compared by value."""

    def subject(self) -> str:
        """The field with the subject of its sentence; none if it tells the player what to do."""
        return ""

    def shown(self) -> tuple[str, ...]:
        """Properties that its sentence uses beside its fields."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(Node):
    """A set of players: YOU, EACH_RIVAL, THAT_PLAYER."""

    def seats(self, position: Any, act: Resolving) -> tuple[int, ...]:
        """The seats it refers to now, in turn order."""
        raise NotImplementedError

    def are_opponents(self) -> bool:
        """Whether it refers to opponents, which may or may not include a partner."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """An amount that isn't a plain number."""

    def count(self, position: Any, act: Resolving) -> int:
        """Its current value."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """A condition."""

    def holds(self, position: Any, act: Resolving) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Node):
    """When an ability triggers. Games find the waiting cards by its type."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Node):
    """What a card does: an effect, or something that applies while the card is in play."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Ability):
    """Something a card does, at once by `do`, or step by step by `run`."""

    def step_names(self) -> tuple[str, ...]:
        """The names of its steps, as in a frame."""
        return COUNTED

    def run(self, position: Any, act: Resolving, step: int) -> None:
        """Run one step, with its frame on top of the stack. Most effects have only one."""
        position.pop()
        self.do(position, act)

    def do(self, position: Any, act: Resolving) -> None:
        """Carry it out at once."""
        raise NotImplementedError

    def possible(self, position: Any, act: Resolving) -> bool:
        """Whether a player who may do this can do it."""
        return True

    def is_price(self) -> bool:
        """Whether the effects after it are only for those who can do it."""
        return False

    def commutes(self) -> bool:
        """Whether its order among other effects of the same moment doesn't matter."""
        return False

    # If it asks

    def declinable(self) -> bool:
        """Whether the player who is asked may decline."""
        return False

    def options(self, position: Any, act: Resolving, seat: int) -> Options:
        """The seat's options."""
        raise NotImplementedError

    def chosen(self, position: Any, act: Resolving, seat: int, move: Move) -> None:
        """Carry out a choice."""
        raise NotImplementedError

    def public(self) -> bool:
        """Whether everybody knows the options; then a single one is chosen automatically."""
        return False

    def facts(self, position: Any, act: Resolving, seat: int) -> dict[str, object]:
        """Facts for the wording of the question, apart from the card."""
        return {}


def count(amount: Amount | int, position: Any, act: Resolving) -> int:
    """The current value of an amount."""
    return amount if isinstance(amount, int) else amount.count(position, act)


def mentions_opponents(node: object) -> bool:
    """Whether a phrase or any part of it refers to opponents."""
    if isinstance(node, tuple):
        return any(mentions_opponents(part) for part in node)
    if isinstance(node, Players):
        return node.are_opponents()
    return isinstance(node, Node) and mentions_opponents(node.fields())


def walk(node: object) -> list[Node]:
    """A phrase and all its parts, in reading order."""
    if isinstance(node, tuple):
        return [found for part in node for found in walk(part)]
    return [node, *walk(node.fields())] if isinstance(node, Node) else []


def unique_nodes(*phrases: object) -> tuple[Node, ...]:
    """Phrases and all their parts, without duplicates, in reading order."""
    return tuple(dict.fromkeys(walk(phrases)))


@dataclass(frozen=True)
class Half(Amount):
    """Half of an amount, rounded up or down."""

    of: Amount
    up: bool

    def count(self, position: Any, act: Resolving) -> int:
        whole = self.of.count(position, act)
        return (whole + 1) // 2 if self.up else whole // 2


@dataclass(frozen=True)
class Per(Amount):
    """A number for each of something, or for every two or more of them."""

    number: int
    of: Amount
    every: int = 1

    def count(self, position: Any, act: Resolving) -> int:
        return self.number * (self.of.count(position, act) // self.every)


@dataclass(frozen=True)
class ThatMany(Amount):
    """The amount of the preceding effect."""

    def count(self, position: Any, act: Resolving) -> int:
        return act.amount
