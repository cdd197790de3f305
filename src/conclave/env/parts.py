"""Kinds of tensor parts: how numbers, words, seats and cards of a view are encoded.

Seats are relative to the observer: 0 is the observer, 1 the next in turn order, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from conclave.core.position import Plain
from conclave.env.schema import UNKNOWN, Part, Seen

Read = Callable[[Plain], list[float]]
"""Encodes a value of a view."""


def number_of(value: Plain) -> float:
    """A number as it is, a list as its length, a bool as 1 or 0, None as UNKNOWN."""
    if value is None:
        return UNKNOWN
    if isinstance(value, list):
        return len(value)
    number: float = value
    return number


class Kinds:
    """Makes parts for a table with this number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def number(self, path: str) -> Part:
        """One number."""
        return Part(path, (1,), "a number", lambda seen: [number_of(at(seen, path))])

    def numbers(self, path: str, keys: Sequence[str]) -> Part:
        """A number for each key; unknown if the key is missing."""

        def read(seen: Seen) -> list[float]:
            found = at(seen, path) or {}
            return [number_of(found.get(key)) for key in keys]

        return Part(path, (len(keys),), f"a number for each of {listed(keys)}", read)

    def table(self, path: str, keys: Sequence[str], fields: Sequence[str]) -> Part:
        """For each key, a number for each field."""

        def read(seen: Seen) -> list[float]:
            table = at(seen, path)
            return [number_of(table[key].get(field)) for key in keys for field in fields]

        means = f"for each of {listed(keys)}: a number for each of {listed(fields)}"
        return Part(path, (len(keys), len(fields)), means, read)

    def word(self, path: str, words: Sequence[str]) -> Part:
        """One-hot: which of the words it is; all 0 if none."""
        read = one_of(path, words)
        means = f"which of {listed(words)}"
        return Part(path, (len(words),), means, lambda seen: read(at(seen, path)))

    def words(self, path: str, words: Sequence[str]) -> Part:
        """How often each word occurs in a list."""
        read = counts_of(path, words)
        means = f"how many of {listed(words)}"
        return Part(path, (len(words),), means, lambda seen: read(at(seen, path)))

    def among(self, path: str, values: Sequence[int]) -> Part:
        """For each number, whether it occurs."""

        def read(seen: Seen) -> list[float]:
            found = at(seen, path)
            there = found if isinstance(found, list) else [found]
            return [float(value in there) for value in values]

        means = f"whether there is each of {listed(map(str, values))}"
        return Part(path, (len(values),), means, read)

    def word_of_each(self, path: str, keys: Sequence[str], words: Sequence[str]) -> Part:
        """For each key, which of the words it is."""
        read = one_of(path, words)

        def read_all(seen: Seen) -> list[float]:
            found = at(seen, path) or {}
            return joined(read(found.get(key)) for key in keys)

        means = f"for each of {listed(keys)}: which of {listed(words)}"
        return Part(path, (len(keys), len(words)), means, read_all)

    def seat(self, path: str) -> Part:
        """Which seat or seats."""

        def read(seen: Seen) -> list[float]:
            value = at(seen, path)
            named = value if isinstance(value, list) else [] if value is None else [value]
            return [float(seat in named) for seat in self.around(seen)]

        return Part(path, (self.seats,), "which seats", read)

    def by_seat(self, path: str, name: str = "") -> Part:
        """A number for each seat."""

        def read(seen: Seen) -> list[float]:
            row = at(seen, path)
            return [number_of(row[seat]) for seat in self.around(seen)]

        return Part(name or path, (self.seats,), "a number for each seat", read)

    def order(self, path: str) -> Part:
        """For each seat, its index in a list of seats; unknown if it isn't in the list."""

        def read(seen: Seen) -> list[float]:
            order: list[int] = at(seen, path)
            return [
                float(order.index(seat)) if seat in order else UNKNOWN for seat in self.around(seen)
            ]

        return Part(path, (self.seats,), "for each seat, its place in the order", read)

    def word_by_seat(self, path: str, words: Sequence[str]) -> Part:
        """For each seat, which of the words it has."""
        means = f"for each seat: which of {listed(words)}"
        return self._each_seat(path, (len(words),), means, one_of(path, words))

    def words_by_seat(self, path: str, words: Sequence[str], name: str = "") -> Part:
        """For each seat, how often each word occurs in its list; all 0 if it is hidden."""
        means = f"for each seat: how many of {listed(words)}"
        return self._each_seat(path, (len(words),), means, counts_of(path, words), name)

    def seat_by_seat(self, path: str) -> Part:
        """For each seat, which seat it refers to."""

        def read(seen: Seen) -> list[float]:
            row, around = at(seen, path), self.around(seen)
            return [float(row[seat] == other) for seat in around for other in around]

        return Part(path, (self.seats, self.seats), "for each seat: which seat", read)

    def table_by_seat(self, path: str, keys: Sequence[str]) -> Part:
        """For each key, a number for each seat."""

        def read(seen: Seen) -> list[float]:
            table, around = at(seen, path), self.around(seen)
            return [number_of(table[key][seat]) for key in keys for seat in around]

        means = f"for each of {listed(keys)}: a number for each seat"
        return Part(path, (len(keys), self.seats), means, read)

    def things_by_seat(
        self, path: str, most: int, fields: Sequence[str], read: Read, name: str = ""
    ) -> Part:
        """For each seat, its first `most` things with some numbers each; 0 if there is none."""
        size = len(fields)

        def read_row(things: Plain) -> list[float]:
            if not isinstance(things, list):
                return [0.0] * (most * size)
            row = joined(read(thing) for thing in things[:most])
            return row + [0.0] * (most * size - len(row))

        means = f"for each seat, up to {most} things: {listed(fields)}"
        return self._each_seat(path, (most, size), means, read_row, name)

    def around(self, seen: Seen) -> list[int]:
        """All seats in turn order, starting with the observer."""
        me: int = seen["seat"]
        return [(me + step) % self.seats for step in range(self.seats)]

    def _each_seat(
        self, path: str, shape: tuple[int, ...], means: str, read: Read, name: str = ""
    ) -> Part:
        def read_all(seen: Seen) -> list[float]:
            row = at(seen, path)
            return joined(read(row[seat]) for seat in self.around(seen))

        return Part(name or path, (self.seats, *shape), means, read_all)


def at(seen: Seen, path: str) -> Plain:
    """The value at a path such as `combat.round`; None if a part of it is missing."""
    found: Plain = seen
    for key in path.split("."):
        if found is None:
            return None
        found = found.get(key)
    return found


def one_of(path: str, words: Sequence[str]) -> Read:
    """Encodes a word as a one-hot row."""
    places = {word: place for place, word in enumerate(words)}

    def read(word: Plain) -> list[float]:
        row = [0.0] * len(words)
        if word is not None:
            row[place_of(path, word, places)] = 1.0
        return row

    return read


def counts_of(path: str, words: Sequence[str]) -> Read:
    """Encodes a list of words as a row of counts."""
    places = {word: place for place, word in enumerate(words)}

    def read(found: Plain) -> list[float]:
        row = [0.0] * len(words)
        if isinstance(found, list):
            for word in found:
                if word is not None:
                    row[place_of(path, word, places)] += 1.0
        return row

    return read


def place_of(path: str, word: str, places: dict[str, int]) -> int:
    """The index of a word; an unexpected word is an error."""
    if word not in places:
        raise LookupError(f"{path} is {word!r}, which the schema does not know")
    return places[word]


def joined(rows: Iterable[list[float]]) -> list[float]:
    """Concatenate rows."""
    return [number for row in rows for number in row]


def listed(words: Iterable[str]) -> str:
    """The words, separated by commas."""
    return ", ".join(words)
