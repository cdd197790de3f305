"""The kinds of words a card is written in. Games bring their own words of each kind.

What a word is given is the game's own position: the words of this layer take any, those of a game
name theirs. (Generic classes would say it better, but the compiler can't make dataclasses of them.)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from conclave.core.definition import Definition
from conclave.core.moves import Move, Options

if TYPE_CHECKING:
    from conclave.lang.resolving import Resolving


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Definition):
    """A word or a phrase of a card: frozen, and equal to any other that says the same."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(Node):
    """Whom a phrase is about: YOU, EACH_RIVAL, THAT_PLAYER."""

    def seats(self, position: Any, act: Resolving) -> tuple[int, ...]:
        """The seats it means here and now, in turn order."""
        raise NotImplementedError

    def are_others(self) -> bool:
        """Whether it speaks of opponents, of which a partner may be one or not."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """How much or how many, where that is not a plain number."""

    def count(self, position: Any, act: Resolving) -> int:
        """The number it comes to here and now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """Something that is so or not."""

    def holds(self, position: Any, act: Resolving) -> bool:
        """Whether it is so here and now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Node):
    """When something is to happen: games find the cards that wait for it by its type."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Node):
    """What a card has or does: an effect, or something that holds while the card lies there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Ability):
    """Something that a card does. It is carried out by `do`, or step by step by `run`."""

    def run(self, position: Any, act: Resolving, step: int) -> None:
        """Do one step; the frame of the act lies on top. Most effects have only one."""
        position.pop()
        self.do(position, act)

    def do(self, position: Any, act: Resolving) -> None:
        """Carry it out at once."""
        raise NotImplementedError

    def possible(self, position: Any, act: Resolving) -> bool:
        """Whether a player who may do it can."""
        return True

    def commutes(self) -> bool:
        """Whether it makes no difference when, among other effects of the moment, it is done."""
        return False

    # Where it asks

    def declinable(self) -> bool:
        """Whether whoever is asked may answer so that nothing happens."""
        return False

    def options(self, position: Any, act: Resolving, seat: int) -> Options:
        """What the seat may choose."""
        raise NotImplementedError

    def chosen(self, position: Any, act: Resolving, seat: int, move: Move) -> None:
        """Carry out a choice."""
        raise NotImplementedError

    def public(self) -> bool:
        """Whether everybody can tell what may be chosen: then a single option answers itself."""
        return False

    def facts(self, position: Any, act: Resolving, seat: int) -> dict[str, object]:
        """What the wording of the question needs to know beyond the card."""
        return {}


def count(amount: Amount | int, position: Any, act: Resolving) -> int:
    """The number that an amount comes to."""
    return amount if isinstance(amount, int) else amount.count(position, act)


def mentions_others(node: object) -> bool:
    """Whether a phrase speaks of opponents anywhere in it."""
    if isinstance(node, tuple):
        return any(mentions_others(part) for part in node)
    if isinstance(node, Players):
        return node.are_others()
    return isinstance(node, Node) and mentions_others(node.fields())


def walk(node: object) -> list[Node]:
    """A phrase and all phrases in it, from the outside in, in the order they are read."""
    if isinstance(node, tuple):
        return [found for part in node for found in walk(part)]
    return [node, *walk(node.fields())] if isinstance(node, Node) else []


def each_once(*phrases: object) -> tuple[Node, ...]:
    """Phrases and all phrases in them, each once, in the order they are read."""
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
    """So many for each of something, or for every two or more of them."""

    number: int
    of: Amount
    every: int = 1

    def count(self, position: Any, act: Resolving) -> int:
        return self.number * (self.of.count(position, act) // self.every)


@dataclass(frozen=True)
class ThatMany(Amount):
    """As many as what went before came to."""

    def count(self, position: Any, act: Resolving) -> int:
        return act.amount
