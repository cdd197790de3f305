"""Moves, and the options a seat may choose from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from conclave.core.rng import Rng
from conclave.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Move(Value):
    """A choice of a seat. `form` is its syntax: `{field:d}` is a number, `{field}` a word."""

    form: ClassVar[str] = ""

    @property
    def text(self) -> str:
        """The move as it is typed and recorded."""
        names = type(self).__match_args__
        return type(self).form.format(**dict(zip(names, self.fields(), strict=True)))

    def __str__(self) -> str:
        return self.text


class Pass(Move):
    """Do nothing, and let the next seat decide."""

    form = "pass"


PASS: Final = Pass()


class CallTime(Move):
    """The time limit of the table is over. Played by the timekeeper, not by a seat."""

    form = "time"


CALL_TIME: Final = CallTime()
NO_SEAT: Final = -1
"""Stands for a seat in moves that no player makes."""


def reader(kind: type[Move]) -> re.Pattern[str]:
    """The pattern that parses a kind of move."""
    pattern = re.escape(kind.form).replace(r"\ ", r"\s+")
    pattern = re.sub(r"\\{(\w+):d\\}", r"(?P<\1>\\d{1,9})", pattern)
    pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>\\S+)", pattern)
    return re.compile(pattern, re.ASCII)


def read(kind: type[Move], pattern: re.Pattern[str], text: str) -> Move | None:
    """The move that a text stands for, if it is of this kind."""
    found = pattern.fullmatch(text.strip())
    if found is None:
        return None
    words = found.groupdict()
    number = "{%s:d}"
    values = [
        int(words[name]) if number % name in kind.form else words[name]
        for name in kind.__match_args__
    ]
    return kind(*values)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Options:
    """The moves open to a seat: a lazy sequence, so that not all moves have to be built."""

    def __len__(self) -> int:
        raise NotImplementedError

    def at(self, index: int) -> Move:
        """The option at an index from 0 to len - 1."""
        raise NotImplementedError

    def index(self, move: Move) -> int:
        """The index of a move among the options; ValueError if it isn't one of them."""
        for index in range(len(self)):
            if self.at(index) == move:
                return index
        raise ValueError(f"{move} is not offered")

    def pick(self, rng: Rng) -> Move:
        """One of the options, each equally likely."""
        return self.at(rng.below(len(self)))

    def __getitem__(self, index: int) -> Move:
        size = len(self)
        place = index + size if index < 0 else index
        if not 0 <= place < size:
            raise IndexError(f"option {index} of {size}")
        return self.at(place)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        try:
            self.index(move)
        except ValueError:
            return False
        return True

    def __iter__(self) -> Iterator[Move]:
        for index in range(len(self)):
            yield self.at(index)

    def __repr__(self) -> str:
        return f"<{len(self)} options>"


class Choices(Options):
    """Options given as a list, for the common case of only a few."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = moves

    def __len__(self) -> int:
        return len(self.moves)

    def at(self, index: int) -> Move:
        return self.moves[index]

    def index(self, move: Move) -> int:
        for index, offered in enumerate(self.moves):
            if offered is move:
                return index
        return Options.index(self, move)


class OrPass(Options):
    """Some options, followed by a pass."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def __len__(self) -> int:
        return len(self.options) + 1

    def at(self, index: int) -> Move:
        return PASS if index == len(self.options) else self.options.at(index)

    def index(self, move: Move) -> int:
        return len(self.options) if isinstance(move, Pass) else self.options.index(move)


NO_OPTIONS: Final = Choices(())
Sequence.register(Options)
