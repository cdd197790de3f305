"""Kinds of parts: how numbers, words, seats and cards of a view become numbers of a tensor.

Seats are counted from the one that looks: 0 is always oneself, 1 the next in turn, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from conclave.core.position import Plain
from conclave.env.schema import UNKNOWN, Part, Seen

Read = Callable[[Plain], list[float]]
"""Numbers from what stands in one place of a view."""


def number_of(value: Plain) -> float:
    """A number as it is, a list by its length, yes and no as 1 and 0, nothing as unknown."""
    if value is None:
        return UNKNOWN
    if isinstance(value, list):
        return len(value)
    number: float = value
    return number


class Kinds:
    """The kinds of parts for a table of so many seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def number(self, path: str) -> Part:
        """One number."""
        return Part(path, (1,), "a number", lambda seen: [number_of(at(seen, path))])

    def numbers(self, path: str, keys: Sequence[str]) -> Part:
        """A number for each of some keys; unknown where a key is missing."""

        def read(seen: Seen) -> list[float]:
            found = at(seen, path) or {}
            return [number_of(found.get(key)) for key in keys]

        return Part(path, (len(keys),), f"a number for each of {listed(keys)}", read)

    def table(self, path: str, keys: Sequence[str], fields: Sequence[str]) -> Part:
        """For each of some keys, a number for each of some fields."""

        def read(seen: Seen) -> list[float]:
            table = at(seen, path)
            return [number_of(table[key].get(field)) for key in keys for field in fields]

        means = f"for each of {listed(keys)}: a number for each of {listed(fields)}"
        return Part(path, (len(keys), len(fields)), means, read)

    def word(self, path: str, words: Sequence[str]) -> Part:
        """Which of some words it is; all 0 where it is none."""
        read = one_of(path, words)
        means = f"which of {listed(words)}"
        return Part(path, (len(words),), means, lambda seen: read(at(seen, path)))

    def words(self, path: str, words: Sequence[str]) -> Part:
        """How often each of some words is in a list; all 0 where there is none."""
        read = counts_of(path, words)
        means = f"how many of {listed(words)}"
        return Part(path, (len(words),), means, lambda seen: read(at(seen, path)))

    def among(self, path: str, values: Sequence[int]) -> Part:
        """For each of some numbers, whether it is there or among those there."""

        def read(seen: Seen) -> list[float]:
            found = at(seen, path)
            there = found if isinstance(found, list) else [found]
            return [float(value in there) for value in values]

        means = f"whether there is each of {listed(map(str, values))}"
        return Part(path, (len(values),), means, read)

    def word_of_each(self, path: str, keys: Sequence[str], words: Sequence[str]) -> Part:
        """For each of some keys, which of some words it is."""
        read = one_of(path, words)

        def read_all(seen: Seen) -> list[float]:
            found = at(seen, path) or {}
            return joined(read(found.get(key)) for key in keys)

        means = f"for each of {listed(keys)}: which of {listed(words)}"
        return Part(path, (len(keys), len(words)), means, read_all)

    def seat(self, path: str) -> Part:
        """Which seat it is, or which seats they are."""

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
        """For each seat, its place in a list of seats; unknown where it is not in it."""

        def read(seen: Seen) -> list[float]:
            order: list[int] = at(seen, path)
            return [
                float(order.index(seat)) if seat in order else UNKNOWN for seat in self.around(seen)
            ]

        return Part(path, (self.seats,), "for each seat, its place in the order", read)

    def word_by_seat(self, path: str, words: Sequence[str]) -> Part:
        """For each seat, which of some words it is."""
        means = f"for each seat: which of {listed(words)}"
        return self._each_seat(path, (len(words),), means, one_of(path, words))

    def words_by_seat(self, path: str, words: Sequence[str], name: str = "") -> Part:
        """For each seat, how often each of some words is in its list; all 0 where it is hidden."""
        means = f"for each seat: how many of {listed(words)}"
        return self._each_seat(path, (len(words),), means, counts_of(path, words), name)

    def seat_by_seat(self, path: str) -> Part:
        """For each seat, which seat it has there."""

        def read(seen: Seen) -> list[float]:
            row, around = at(seen, path), self.around(seen)
            return [float(row[seat] == other) for seat in around for other in around]

        return Part(path, (self.seats, self.seats), "for each seat: which seat", read)

    def table_by_seat(self, path: str, keys: Sequence[str]) -> Part:
        """For each of some keys, a number for each seat."""

        def read(seen: Seen) -> list[float]:
            table, around = at(seen, path), self.around(seen)
            return [number_of(table[key][seat]) for key in keys for seat in around]

        means = f"for each of {listed(keys)}: a number for each seat"
        return Part(path, (len(keys), self.seats), means, read)

    def things_by_seat(
        self, path: str, most: int, fields: Sequence[str], read: Read, name: str = ""
    ) -> Part:
        """For each seat, its first so many things, each by some numbers; 0 where there is none."""
        size = len(fields)

        def read_row(things: Plain) -> list[float]:
            if not isinstance(things, list):
                return [0.0] * (most * size)
            row = joined(read(thing) for thing in things[:most])
            return row + [0.0] * (most * size - len(row))

        means = f"for each seat, up to {most} things: {listed(fields)}"
        return self._each_seat(path, (most, size), means, read_row, name)

    def around(self, seen: Seen) -> list[int]:
        """All seats, from the one that looks."""
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
    """What stands at `combat.round`; None where a step of the way is missing."""
    found: Plain = seen
    for key in path.split("."):
        if found is None:
            return None
        found = found.get(key)
    return found


def one_of(path: str, words: Sequence[str]) -> Read:
    """Reads a word as a row with one 1."""
    places = {word: place for place, word in enumerate(words)}

    def read(word: Plain) -> list[float]:
        row = [0.0] * len(words)
        if word is not None:
            row[place_of(path, word, places)] = 1.0
        return row

    return read


def counts_of(path: str, words: Sequence[str]) -> Read:
    """Reads a list of words as a row of how often each is in it."""
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
    """Where a word stands; a word that nobody foresaw is an error, never left out."""
    if word not in places:
        raise LookupError(f"{path} is {word!r}, which the schema does not know")
    return places[word]


def joined(rows: Iterable[list[float]]) -> list[float]:
    """The rows one after the other."""
    return [number for row in rows for number in row]


def listed(words: Iterable[str]) -> str:
    """The words with commas."""
    return ", ".join(words)
