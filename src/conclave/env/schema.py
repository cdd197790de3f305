"""What an observation tensor holds: named parts, one after the other, and a hash of it all."""

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
"""What a seat may know at one moment: its view, and under `question` what it is asked."""
Tensor = NDArray[np.float32]

UNKNOWN = -1.0
"""In the place of a number that the seat may not know."""
LARGEST = 1e6
"""No number in a tensor is larger."""


class Part(NamedTuple):
    """A part of the tensor: how it is read from what a seat sees, and what its numbers mean."""

    name: str
    shape: tuple[int, ...]
    means: str
    """In words; it is part of the hash."""
    read: Callable[[Seen], Sequence[float]]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Schema:
    """The parts of a game's tensors for so many seats, each with its place."""

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

    def told(self) -> dict[str, Any]:
        """The schema as plain data: what the hash is made from."""
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
        """Changes when a name, shape, place or meaning does: keep it beside what you train."""
        return blake2b(json.dumps(self.told()).encode(), digest_size=8).hexdigest()

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
        """One part of a tensor in its shape; of a batch, too."""
        part, offset = self._parts[name]
        return tensor[..., offset : offset + part.size].reshape(*tensor.shape[:-1], *part.shape)

    def split(self, tensor: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """All parts of a tensor by name."""
        return {name: self.part(tensor, name) for name in self._parts}

    @cached_property
    def _parts(self) -> dict[str, tuple[Part, int]]:
        return {part.name: (part, self.offsets[part.name]) for part in self.parts}
