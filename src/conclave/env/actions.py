"""Actions: moves as numbers from 0 up to a fixed size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from conclave.core.moves import Move, Options

Mask = NDArray[np.int8]


class Actions:
    """The action space of a game. `size` is the number of actions."""

    size: int

    def numbered(self, options: Options) -> dict[int, Move]:
        """The options by number, in order; options without a number are left out."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """The text of an action."""
        raise NotImplementedError

    def mask(self, options: Options) -> Mask:
        """1 for every action that is legal now, 0 for the others."""
        mask = np.zeros(self.size, np.int8)
        mask[list(self.numbered(options))] = 1
        return mask

    def move(self, action: int, options: Options) -> Move:
        """The move that an action stands for now."""
        found = self.numbered(options)
        if action not in found:
            raise ValueError(f"action {action} ({self.text(action)}) is not allowed now")
        return found[action]

    def move_texts(self) -> list[str]:
        """The texts of all actions."""
        return [self.text(action) for action in range(self.size)]


class FixedActions(Actions):
    """Every possible move of the game has a fixed number."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = tuple(dict.fromkeys(texts))
        self.size = len(self.texts)
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        self._known: dict[Move, int] = {}
        """A cache of numbers by move: faster than by text."""

    def numbered(self, options: Options) -> dict[int, Move]:
        found: dict[int, Move] = {}
        for move in options:
            number = self._known.get(move)
            if number is None:
                number = self._known[move] = self._numbers.get(move.text, -1)
            if number >= 0:
                found[number] = move
        if not found:
            raise LookupError(f"none of the options has a number: {options[0].text}")
        return dict(sorted(found.items()))

    def text(self, action: int) -> str:
        return self.texts[action] if 0 <= action < self.size else "no action"


class IndexedActions(Actions):
    """The current options, numbered from 0, for games with too many possible moves.

    A number means another move each time; the part `options` of the tensor describes it. Only the
    first `size` options can be chosen.
    """

    def __init__(self, size: int) -> None:
        self.size = size

    def numbered(self, options: Options) -> dict[int, Move]:
        return {number: options[number] for number in range(min(len(options), self.size))}

    def text(self, action: int) -> str:
        return f"option {action}" if 0 <= action < self.size else "no action"


def expand(form: str, **fields: Sequence[Any]) -> list[str]:
    """The texts of a move for all values of its fields: `expand("on {who}", who=("monk",))`."""
    return [
        form.format(**dict(zip(fields, values, strict=True)))
        for values in product(*fields.values())
    ]
