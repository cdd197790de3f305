"""Notes: what holds until a frame of the stack is done. Their kinds are in `notes`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conclave.core.definition import Definition
from conclave.core.errors import BadPosition
from conclave.core.fields import Storable
from conclave.core.position import Plain
from conclave.core.value import Value
from conclave.games.vtes.rules.constants import NOBODY, NOTHING

if TYPE_CHECKING:
    from conclave.core.game import Game

KINDS: Final[dict[str, Kind]] = {}
"""All kinds of notes, by name."""


class Kind:
    """A kind of note. Stored by name."""

    def __init__(self, name: str) -> None:
        assert name not in KINDS
        self.name = name
        KINDS[name] = self

    def __repr__(self) -> str:
        return self.name


class Note(Value):
    """Something that holds for a while. Its kind says which fields after `until` it uses."""

    __match_args__ = (
        "kind", "about", "until", "amount", "card", "seat", "definition", "number", "round",
        "phrase",
    )  # fmt: skip

    def __init__(
        self,
        kind: Kind,
        about: int,
        until: int,
        amount: int = 0,
        card: int = NOTHING,
        seat: int = NOBODY,
        definition: int = NOTHING,
        number: int = NOTHING,
        round: int = 0,
        phrase: Definition | None = None,
    ) -> None:
        self.kind = kind
        self.about = about
        """The card or the seat it is about; NOTHING: the table."""
        self.until = until
        """The index of the frame until whose end it holds."""
        self.amount = amount
        self.card = card
        """Another card than the one it is about."""
        self.seat = seat
        self.definition = definition
        """The definition of a card, for all copies of it."""
        self.number = number
        """The number of an ability or strike of a card."""
        self.round = round
        """A round of combat."""
        self.phrase = phrase

    def with_changes(self, until: int, amount: int) -> Note:
        """The same note with another scope and amount."""
        return Note(
            self.kind, self.about, until, amount, self.card, self.seat, self.definition,
            self.number, self.round, self.phrase,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """A tuple to hash; equal for equal notes."""
        return (
            self.kind, self.about, self.until, self.amount, self.card, self.seat, self.definition,
            self.number, self.round, id(self.phrase),
        )  # fmt: skip


class Notes(Storable):
    """The notes of a table, by kind. Immutable, so copies of a table share them."""

    def __init__(self, by_kind: dict[Kind, tuple[Note, ...]], deepest: int) -> None:
        self._by_kind = by_kind
        self.deepest = deepest
        """The highest frame index until whose end any note holds."""

    # Queries

    def all(self) -> list[Note]:
        """All notes."""
        return [note for notes in self._by_kind.values() for note in notes]

    def of(self, kind: Kind) -> tuple[Note, ...]:
        """All notes of a kind, the oldest first."""
        return self._by_kind.get(kind, ())

    def about(self, kind: Kind, about: int) -> list[Note]:
        """The notes of a kind about a card or seat."""
        return [note for note in self.of(kind) if note.about == about]

    def total_by(self, kind: Kind, about: int, seat: int) -> int:
        """The sum of the amounts of a kind about a card that name this seat."""
        return sum([note.amount for note in self.about(kind, about) if note.seat == seat])

    def first(self, kind: Kind, about: int) -> Note | None:
        """The oldest note of a kind about a card or seat."""
        for note in self.of(kind):
            if note.about == about:
                return note
        return None

    def has(self, kind: Kind, about: int) -> bool:
        """Whether there is a note of a kind about a card or seat."""
        return self.first(kind, about) is not None

    def total(self, kind: Kind, about: int) -> int:
        """The sum of the amounts of a kind about a card or seat."""
        total = 0
        for note in self.of(kind):
            if note.about == about:
                total += note.amount
        return total

    def any_of(self, kinds: frozenset[Kind]) -> bool:
        """Whether there is a note of any of these kinds."""
        return any(kind in kinds for kind in self._by_kind)

    def total_of(self, kinds: frozenset[Kind], about: int) -> int:
        """The sum of the amounts of several kinds about a card or seat."""
        if not self.any_of(kinds):
            return 0
        return sum([self.total(kind, about) for kind in kinds])

    def has_card(self, kind: Kind, about: int, card: int) -> bool:
        """Whether a note of a kind about a card or seat names this other card."""
        return any(note.about == about and note.card == card for note in self.of(kind))

    def has_card_number(self, kind: Kind, about: int, card: int, number: int) -> bool:
        """Whether a note of a kind about a card or seat names this ability of this card."""
        return any(
            note.about == about and note.card == card and note.number == number
            for note in self.of(kind)
        )

    def has_seat(self, kind: Kind, about: int, seat: int) -> bool:
        """Whether a note of a kind about a card names this seat."""
        return any(note.about == about and note.seat == seat for note in self.of(kind))

    def has_definition(self, kind: Kind, about: int, definition: int) -> bool:
        """Whether a note of a kind about a card or seat names this definition."""
        return any(note.about == about and note.definition == definition for note in self.of(kind))

    def has_number(self, kind: Kind, about: int, number: int) -> bool:
        """Whether a note of a kind about a card names this ability or strike of it."""
        return any(note.about == about and note.number == number for note in self.of(kind))

    # Changes, for atoms

    def with_note(self, note: Note) -> Notes:
        """These notes and one more."""
        by_kind = self._by_kind.copy()
        by_kind[note.kind] = (*self.of(note.kind), note)
        return Notes(by_kind, max(self.deepest, note.until))

    def with_only(self, kind: Kind, notes: list[Note]) -> Notes:
        """These notes, but of this kind only the given ones."""
        by_kind = self._by_kind.copy()
        if notes:
            by_kind[kind] = tuple(notes)
        else:
            by_kind.pop(kind, None)
        return Notes(by_kind, _deepest(by_kind))

    def after_unwinding(self, size: int) -> Notes:
        """The notes that still hold when `size` frames are left."""
        by_kind: dict[Kind, tuple[Note, ...]] = {}
        for kind, notes in self._by_kind.items():
            kept = [note for note in notes if note.until < size]
            if kept:
                by_kind[kind] = tuple(kept)
        return Notes(by_kind, _deepest(by_kind))

    def without_frame(self, index: int) -> Notes:
        """The notes after a frame is removed and those above it move down."""
        return collect(
            [
                note.with_changes(note.until - 1, note.amount) if note.until > index else note
                for note in self.all()
            ]
        )

    # Storing

    def save(self, game: Game) -> Plain:
        return [_save(note, game) for note in self.all()]

    def load(self, game: Game, data: Plain) -> Notes:
        return collect([_load(note, game) for note in data])


def collect(notes: list[Note]) -> Notes:
    """Group notes by kind."""
    by_kind: dict[Kind, tuple[Note, ...]] = {}
    for note in notes:
        by_kind[note.kind] = (*by_kind.get(note.kind, ()), note)
    return Notes(by_kind, _deepest(by_kind))


def _deepest(by_kind: dict[Kind, tuple[Note, ...]]) -> int:
    deepest = NOTHING
    for notes in by_kind.values():
        for note in notes:
            if note.until > deepest:
                deepest = note.until
    return deepest


def _save(note: Note, game: Game) -> dict[str, Plain]:
    """A note as plain data: the fields that are set, with kind and card by name."""
    found: dict[str, Plain] = {"kind": note.kind.name}
    unused = Note(note.kind, NOTHING, NOTHING)
    for name, value, default in zip(
        Note.__match_args__[1:], note.fields()[1:], unused.fields()[1:], strict=True
    ):
        if value != default:
            found[name] = game.plain(value)
    if note.definition != NOTHING:
        found["definition"] = list(game.cards)[note.definition]
    return found


def _load(saved: dict[str, Plain], game: Game) -> Note:
    fields = {name: game.from_plain(value) for name, value in saved.items()}
    kind, card = fields.pop("kind"), fields.pop("definition", "")
    if kind not in KINDS or (card and card not in game.cards):
        unknown = kind if kind not in KINDS else card
        raise BadPosition("position-unknown-part", game=game.name, name=unknown)
    definition = list(game.cards).index(card) if card else NOTHING
    about, until = fields.pop("about", NOTHING), fields.pop("until", NOTHING)
    return Note(KINDS[kind], about, until, definition=definition, **fields)


NO_NOTES: Final = Notes({}, NOTHING)
