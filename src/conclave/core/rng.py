"""The random generator: small, seeded, reproducible on every machine, unpredictable.

It is SHAKE-128 over a key and a counter, so the cards dealt so far tell nothing about the rest.
"""

from __future__ import annotations

from hashlib import blake2b, shake_128
from struct import unpack
from typing import TypeVar

from mypy_extensions import i64

T = TypeVar("T")


class Rng:
    """A stream of random numbers that can be copied, saved and split."""

    def __init__(self, seed: int | str | bytes) -> None:
        """Start from a seed; bytes are used as the key itself."""
        if isinstance(seed, bytes):
            self.key = seed
        else:
            self.key = blake2b(str(seed).encode(), digest_size=32).digest()
        self.block = 0
        self.words: tuple[int, ...] = ()
        self.used = 0

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely."""
        product: i64 = self._word() * limit
        low: i64 = product & 0xFFFFFFFF
        if low < limit:
            # Avoid the bias towards the first few values: draw again.
            surplus: i64 = 0x100000000 % limit
            while low < surplus:
                product = self._word() * limit
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def split(self) -> Rng:
        """A new generator, independent of the rest of this one."""
        return Rng(b"".join([self._word().to_bytes(4, "little") for _ in range(8)]))

    def copy(self) -> Rng:
        """A generator that continues exactly as this one."""
        twin = Rng(self.key)
        twin.block = self.block
        twin.words = self.words
        twin.used = self.used
        return twin

    def save(self) -> list[object]:
        """The state as plain data."""
        return [self.key.hex(), self.block, self.used]

    @staticmethod
    def load(data: list[object]) -> Rng:
        """The generator that `save` saved."""
        key, block, used = data
        assert isinstance(key, str)
        assert isinstance(block, int)
        assert isinstance(used, int)
        rng = Rng(bytes.fromhex(key))
        rng.block = block
        rng.words = rng._words(block - 1) if block else ()
        rng.used = used
        return rng

    def _word(self) -> int:
        if self.used == len(self.words):
            self.words = self._words(self.block)
            self.block += 1
            self.used = 0
        word = self.words[self.used]
        self.used += 1
        return word

    def _words(self, block: int) -> tuple[int, ...]:
        return unpack("<64I", shake_128(self.key + block.to_bytes(8, "little")).digest(256))
