"""Visitors for the fields of a position: copy, save, load, show.

A position lists its fields once, in `take_fields`, and passes each to a visitor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from conclave.core.errors import BadPosition
from conclave.core.value import Value

if TYPE_CHECKING:
    from conclave.core.game import Game

T = TypeVar("T")
V = TypeVar("V", bound=Value)
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Storable:
    """A value with its own way to save and load."""

    def save(self, game: Game) -> Any:
        """The value as plain data."""
        raise NotImplementedError

    def load(self, game: Game, data: Any) -> Any:
        """A value of this kind, from what `save` returned."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """Copies each field. Values are immutable and shared; rows are lists of values.

    An `open` field is shown to everybody. A row that older saves lack is filled with `size` times
    `empty`.
    """

    def value(self, name: str, value: T, open: bool = False) -> T:
        """A number, a string, or a tuple of those."""
        return value

    def number(self, name: str, number: int, open: bool = False) -> int:
        """The same for a number, which is quicker to copy so."""
        return number

    def seat(self, name: str, seat: int, open: bool = False) -> int:
        """A seat, or NOBODY."""
        return seat

    def row(
        self, name: str, row: list[T], empty: Any = None, size: int = 0, open: bool = False
    ) -> list[T]:
        """A list of values, for example one per seat, card or place."""
        return row[:]

    def rows(self, name: str, rows: list[list[T]]) -> list[list[T]]:
        """A list of lists of values."""
        return [row[:] for row in rows]

    def records(self, name: str, row: list[V], empty: V, size: int) -> list[V]:
        """A list of small values of one class, stored as lists of their fields."""
        return row[:]

    def cards(self, name: str, row: list[int], names: list[str]) -> list[int]:
        """A list of cards, as indices into `names`; stored by name."""
        return row[:]

    def constant(self, name: str, row: list[T]) -> list[T]:
        """A list that never changes; copies share it."""
        return row

    def internal(self, name: str, value: T) -> T:
        """Bookkeeping of the rules: stored, but not part of the digest."""
        return value

    def derived(self, value: T) -> T:
        """A value computed from the other fields: not stored."""
        return value


COPY: Final = Fields()


class Saving(Fields):
    """Saves each field as plain data."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.data: dict[str, Any] = {}

    def value(self, name: str, value: T, open: bool = False) -> T:
        self.data[name] = self.game.plain(value)
        return value

    def number(self, name: str, number: int, open: bool = False) -> int:
        self.data[name] = number
        return number

    def seat(self, name: str, seat: int, open: bool = False) -> int:
        return self.number(name, seat)

    def row(
        self, name: str, row: list[T], empty: Any = None, size: int = 0, open: bool = False
    ) -> list[T]:
        if size == 0 or any(value != empty for value in row) or len(row) != size:
            self.data[name] = self.game.plain(row)
        return row

    def rows(self, name: str, rows: list[list[T]]) -> list[list[T]]:
        self.data[name] = self.game.plain(rows)
        return rows

    def records(self, name: str, row: list[V], empty: V, size: int) -> list[V]:
        blank = empty.fields()
        self.row(name, [blank if v is empty else v.fields() for v in row], blank, size)
        return row

    def cards(self, name: str, row: list[int], names: list[str]) -> list[int]:
        self.data[name] = [names[card] for card in row]
        return row

    def constant(self, name: str, row: list[T]) -> list[T]:
        self.data[name] = self.game.plain(row)
        return row

    def internal(self, name: str, value: T) -> T:
        if not isinstance(value, Storable):
            return self.value(name, value)
        self.data[name] = value.save(self.game)
        return value


class Digesting(Saving):
    """Saves the facts of the game for the digest, without bookkeeping."""

    def internal(self, name: str, value: T) -> T:
        return value


class Loading(Fields):
    """Loads each field from saved data; a field that wasn't saved keeps its value."""

    def __init__(self, game: Game, data: dict[str, Any]) -> None:
        self.game = game
        self.data = data

    def value(self, name: str, value: T, open: bool = False) -> T:
        if name not in self.data:
            return value
        found: T = self.game.from_plain(self.data[name])
        return found

    def number(self, name: str, number: int, open: bool = False) -> int:
        return self.value(name, number)

    def seat(self, name: str, seat: int, open: bool = False) -> int:
        return self.value(name, seat)

    def row(
        self, name: str, row: list[T], empty: Any = None, size: int = 0, open: bool = False
    ) -> list[T]:
        if name not in self.data:
            return [empty] * size if size else row[:]
        return [self.game.from_plain(value) for value in self.data[name]]

    def rows(self, name: str, rows: list[list[T]]) -> list[list[T]]:
        if name not in self.data:
            return [row[:] for row in rows]
        return [[self.game.from_plain(value) for value in row] for row in self.data[name]]

    def records(self, name: str, row: list[V], empty: V, size: int) -> list[V]:
        rows: list[tuple[object, ...]] = self.row(name, [], empty.fields(), size)
        kind: Any = type(empty)
        return [empty if fields == empty.fields() else kind(*fields) for fields in rows]

    def cards(self, name: str, row: list[int], names: list[str]) -> list[int]:
        if name not in self.data:
            return row[:]
        numbers = {card: number for number, card in enumerate(names)}
        return [self._number(card, numbers) for card in self.data[name]]

    def constant(self, name: str, row: list[T]) -> list[T]:
        return self.row(name, row)

    def internal(self, name: str, value: T) -> T:
        if not isinstance(value, Storable) or name not in self.data:
            return self.value(name, value)
        found: T = value.load(self.game, self.data[name])
        return found

    def _number(self, card: str, numbers: dict[str, int]) -> int:
        if card not in numbers:
            raise BadPosition("position-unknown-part", game=self.game.name, name=card)
        return numbers[card]


class Showing(Fields):
    """Collects the open fields; the game adds what it shows of the others."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}

    def value(self, name: str, value: T, open: bool = False) -> T:
        if open:
            self.view[name] = value
        return value

    def number(self, name: str, number: int, open: bool = False) -> int:
        return self.value(name, number, open)

    def seat(self, name: str, seat: int, open: bool = False) -> int:
        if open:
            self.view[name] = None if seat == NOBODY else seat
        return seat

    def row(
        self, name: str, row: list[T], empty: Any = None, size: int = 0, open: bool = False
    ) -> list[T]:
        if open:
            self.view[name] = row[:]
        return row
