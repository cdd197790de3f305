"""The layout of observation tensors: named parts, one after another, with a hash."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from conclave.core.position import Plain

Seen = Mapping[str, Plain]
"""A seat's view, with its question under `question`."""
Tensor = NDArray[np.float32]

UNKNOWN = -1.0
"""Stands for a number that the seat may not know."""
LARGEST = 1e6
"""The upper bound of numbers in a tensor."""


class Part(NamedTuple):
    """A part of the tensor: how it is computed, and what its numbers mean."""

    name: str
    shape: tuple[int, ...]
    means: str
    """A description; it is part of the hash."""
    read: Callable[[Seen], Sequence[float]]

    @property
    def size(self) -> int:
        """The number of its values."""
        return prod(self.shape)


class Schema:
    """The parts of a game's tensors for a number of seats, with their offsets."""

    def __init__(self, game: str, seats: int, parts: Sequence[Part]) -> None:
        self.game = game
        self.seats = seats
        self.parts = tuple(parts)
        self.offsets: dict[str, int] = {}
        size = 0
        for part in self.parts:
            if part.name in self.offsets:
                raise ValueError(f"two parts are called {part.name}")
            self.offsets[part.name] = size
            size += part.size
        self.size = size

    def to_dict(self) -> dict[str, Any]:
        """The schema as plain data, from which the hash is computed."""
        return {
            "game": self.game,
            "seats": self.seats,
            "size": self.size,
            "parts": [
                {
                    "name": part.name,
                    "shape": list(part.shape),
                    "offset": self.offsets[part.name],
                    "means": part.means,
                }
                for part in self.parts
            ],
        }

    @cached_property
    def hash(self) -> str:
        """Changes with any name, shape, offset or meaning. Store it with trained models."""
        return blake2b(json.dumps(self.to_dict()).encode(), digest_size=8).hexdigest()

    def encode(self, seen: Seen) -> Tensor:
        """The tensor of what a seat sees."""
        numbers: list[float] = []
        for part in self.parts:
            read = part.read(seen)
            if len(read) != part.size:
                raise ValueError(f"{part.name} has {len(read)} numbers, not {part.size}")
            numbers.extend(read)
        return np.array(numbers, np.float32)

    def part(self, tensor: NDArray[Any], name: str) -> NDArray[Any]:
        """One part of a tensor or a batch, in its shape."""
        part, offset = self._parts[name]
        return tensor[..., offset : offset + part.size].reshape(*tensor.shape[:-1], *part.shape)

    def split(self, tensor: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """All parts of a tensor by name."""
        return {name: self.part(tensor, name) for name in self._parts}

    @cached_property
    def _parts(self) -> dict[str, tuple[Part, int]]:
        return {part.name: (part, self.offsets[part.name]) for part in self.parts}
