"""How moves become numbers from 0 up to a bound, and numbers moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from conclave.core.moves import Move, Options

Mask = NDArray[np.int8]


class Actions:
    """The numbered actions of a game. `size` is how many there are."""

    size: int

    def numbered(self, options: Options) -> dict[int, Move]:
        """The options by their numbers, the smallest first. Those without one are left out."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """What an action is called."""
        raise NotImplementedError

    def mask(self, options: Options) -> Mask:
        """1 for every action that can be chosen now, 0 for the others."""
        mask = np.zeros(self.size, np.int8)
        mask[list(self.numbered(options))] = 1
        return mask

    def move(self, action: int, options: Options) -> Move:
        """The move that an action is now."""
        found = self.numbered(options)
        if action not in found:
            raise ValueError(f"action {action} ({self.text(action)}) is not allowed now")
        return found[action]

    def told(self) -> list[str]:
        """What every action is called."""
        return [self.text(action) for action in range(self.size)]


class Spelled(Actions):
    """Every move that the game can have has its own number: the same one always."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = tuple(dict.fromkeys(texts))
        self.size = len(self.texts)
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        self._known: dict[Move, int] = {}
        """Numbers by move, as they come up: quicker than by text."""

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


class Listed(Actions):
    """The options as they are offered, numbered from 0: for games with too many moves to spell.

    A number means another move in every moment; the tensor's part `options` says what it is. Only
    the first `most` options can be chosen.
    """

    def __init__(self, most: int) -> None:
        self.size = most

    def numbered(self, options: Options) -> dict[int, Move]:
        return {number: options[number] for number in range(min(len(options), self.size))}

    def text(self, action: int) -> str:
        return f"option {action}" if 0 <= action < self.size else "no action"


def spell(form: str, **fields: Sequence[Any]) -> list[str]:
    """The texts of a move with all that its fields can be: `spell("on {who}", who=("monk",))`."""
    return [
        form.format(**dict(zip(fields, values, strict=True)))
        for values in product(*fields.values())
    ]
