"""The table: pools, hands, libraries, crypts, regions, and every card with its counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from conclave.core.fields import Fields
from conclave.core.frames import Frame, Window
from conclave.core.position import Position
from conclave.core.rng import Rng
from conclave.core.value import Value
from conclave.games.vtes.rules.abilities.blanking import BLANKS
from conclave.games.vtes.rules.abilities.turns import BARS_TRANSFERS
from conclave.games.vtes.rules.constants import (
    BESIDE,
    NOBODY,
    NOTHING,
    ON_CARD,
    READY,
    STORED,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.facts import CARD_FACTS, CardFact
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.notebook import NO_NOTES, Notes
from conclave.games.vtes.rules.notes import STORED_CARD

if TYPE_CHECKING:
    from conclave.core.game import Game


class Profile(Value):
    """The changeable attributes of a vampire. A card that remembers a word keeps it as its clan."""

    __match_args__ = ("clan", "sect", "title", "anarch", "contesting")

    def __init__(
        self,
        clan: str = "",
        sect: str = "",
        title: str = "",
        anarch: bool = False,
        contesting: bool = False,
    ) -> None:
        self.clan = clan
        self.sect = sect
        self.title = title
        self.anarch = anarch
        self.contesting = contesting
        """Whether he contests his title."""


class Departure(NamedTuple):
    """A player who has left the game."""

    seat: int
    ousted_by: int
    """Her predator; NOBODY if she withdrew."""
    turn: int


MOST_SEATS: Final = 6
ROUNDS: Final = [
    [(*range(first, seats), *range(first)) for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
"""The seats of a table, by their number, clockwise from each."""
NO_PROFILE: Final = Profile()
_UNSET: Final[list[Any]] = []


class Table(Position):
    """A position of V:TES. Seats sit clockwise, so the next seat is the prey, until players change
    places. Cards are numbers.

    A card's number doesn't reveal what it is; `definition` does, and for a card that a seat doesn't
    know it could be any. Shuffling a library shuffles the definitions of its cards.
    """

    def __init__(
        self, game: Game, seats: int, settings: dict[str, Any], rng: Rng, cards: Library
    ) -> None:
        super().__init__(game, seats, settings, rng)
        self.cards = cards
        # By card
        self.owner: list[int] = _UNSET
        """Never changes (VTES-1.3-01), so copies share it."""
        self.definition: list[int] = _UNSET
        self.zone: list[int] = _UNSET
        self.controller: list[int] = _UNSET
        self.tapped: list[bool] = _UNSET
        self.blood: list[int] = _UNSET
        """The counters on a card: blood, life, influence, or others."""
        self.host: list[int] = _UNSET
        self.attached: list[tuple[int, ...]] = _UNSET
        """The cards on a card. A crypt card on a crypt card is merged with it."""
        self.seen: list[int] = _UNSET
        """For each hidden card the seats, as bits, that know it although they may not look at
        it."""
        self.contested: list[bool] = _UNSET
        self.profile: list[Profile] = _UNSET
        # By seat
        self.pool: list[int] = _UNSET
        self.hand: list[tuple[int, ...]] = _UNSET
        self.library: list[tuple[int, ...]] = _UNSET
        """The top card is first, as in the crypt."""
        self.crypt: list[tuple[int, ...]] = _UNSET
        self.uncontrolled: list[tuple[int, ...]] = _UNSET
        self.ready: list[tuple[int, ...]] = _UNSET
        self.torpor: list[tuple[int, ...]] = _UNSET
        self.beside: list[tuple[int, ...]] = _UNSET
        """Cards in play that aren't minions and aren't on a card: locations, events, trophies."""
        self.ash: list[tuple[int, ...]] = _UNSET
        self.removed: list[tuple[int, ...]] = _UNSET
        self.research: list[tuple[int, ...]] = _UNSET
        self.points: list[int] = _UNSET
        self.out: list[bool] = _UNSET
        self.leaving: list[bool] = _UNSET
        """Whether a player has announced a withdrawal that hasn't failed."""
        self.short: list[bool] = _UNSET
        """Whether a player began her turn with an empty library and too few cards in hand."""
        self.debt: list[int] = _UNSET
        """Out-of-turn masters played since the last master phase: 1, or 2 for a trifle."""
        self.unreplaced: list[int] = _UNSET
        """How many cards a player doesn't replace until her next untap phase."""
        self.shifted: list[int] = _UNSET
        """How far a player has moved clockwise from her first place, by cards that change the
        seating; negative if the other way."""
        self.deck: list[str] = _UNSET
        # The course of the game
        self.edge = NOBODY
        self.turn = 0
        self.active = NOBODY
        self.phase = ""
        self.actions = 0
        """Master or discard phase actions left in this phase."""
        self.trifled = False
        self.transfers = 0
        self.events_played: list[int] = _UNSET
        """The events played in the game."""
        self.notes: Notes = NO_NOTES
        self.departures: tuple[Departure, ...] = ()
        """The players who have left the game, in order."""
        self.time_called = False
        """Whether time has been called: the game ends after the current action or phase."""
        self._regions: list[list[int]] = []
        self._controlled: list[list[int]] = []
        self._cards_with: list[list[int] | None] = []
        self.may_be_blank = True
        """Whether a card in play may make others lose their abilities."""
        self._finding_blanks = False
        self.unsettled = True
        """Whether pools or hands may have changed since the last `settle`."""

    def take_fields(self, source: Position, fields: Fields) -> None:
        assert isinstance(source, Table)
        names = self.cards.names
        self.definition = fields.cards("definition", source.definition, names)
        self.owner = fields.constant("owner", source.owner)
        cards = len(self.definition)
        self.zone = fields.row("zone", source.zone)
        self.controller = fields.row("controller", source.controller, NOBODY, cards)
        self.tapped = fields.row("tapped", source.tapped, False, cards)
        self.blood = fields.row("blood", source.blood, 0, cards)
        self.host = fields.row("host", source.host, NOTHING, cards)
        self.attached = fields.row("attached", source.attached, (), cards)
        self.seen = fields.row("seen", source.seen, 0, cards)
        self.contested = fields.row("contested", source.contested, False, cards)
        self.profile = fields.records("profile", source.profile, NO_PROFILE, cards)
        seats = self.seats if cards else 0
        self.pool = fields.row("pool", source.pool, 0, seats, open=True)
        self.hand = fields.row("hand", source.hand, (), seats)
        self.library = fields.row("library", source.library, (), seats)
        self.crypt = fields.row("crypt", source.crypt, (), seats)
        self.uncontrolled = fields.row("uncontrolled", source.uncontrolled, (), seats)
        self.ready = fields.row("ready", source.ready, (), seats)
        self.torpor = fields.row("torpor", source.torpor, (), seats)
        self.beside = fields.row("beside", source.beside, (), seats)
        self.ash = fields.row("ash", source.ash, (), seats)
        self.removed = fields.row("removed", source.removed, (), seats)
        self.research = fields.row("research", source.research, (), seats)
        self.points = fields.row("points", source.points, 0, seats)
        self.out = fields.row("out", source.out, open=True)
        self.leaving = fields.row("leaving", source.leaving, False, seats, open=True)
        self.short = fields.row("short", source.short, False, seats)
        self.debt = fields.row("debt", source.debt, 0, seats)
        self.unreplaced = fields.row("unreplaced", source.unreplaced, 0, seats)
        self.shifted = fields.row("shifted", source.shifted, 0, seats)
        self.deck = fields.row("deck", source.deck)
        self.edge = fields.seat("edge", source.edge, open=True)
        self.turn = fields.number("turn", source.turn, open=True)
        self.active = fields.seat("active", source.active, open=True)
        self.phase = fields.value("phase", source.phase, open=True)
        self.actions = fields.number("actions", source.actions, open=True)
        self.trifled = fields.value("trifled", source.trifled)
        self.transfers = fields.number("transfers", source.transfers, open=True)
        self.events_played = fields.cards("events_played", source.events_played, names)
        departures = fields.value("departures", source.departures)
        if departures is not source.departures:  # loaded as plain tuples
            departures = tuple([Departure(*each) for each in departures])
        self.departures = departures
        self.time_called = fields.value("time_called", source.time_called, open=True)
        self.notes = fields.internal("notes", source.notes)
        self.unsettled = fields.internal("unsettled", source.unsettled)
        self._regions = fields.derived(source._regions)
        self._controlled = fields.derived(source._controlled)
        self._cards_with = fields.derived(source._cards_with)
        self.may_be_blank = fields.derived(source.may_be_blank)

    # Reading the table

    def around(self, seat: int) -> tuple[int, ...]:
        """All seats clockwise from this one, also of players who are out."""
        for shift in self.shifted:
            if shift:
                order = sorted(range(self.seats), key=self.place)
                index = order.index(seat)
                return (*order[index:], *order[:index])
        return ROUNDS[self.seats][seat]

    def place(self, seat: int) -> int:
        """The place of a player at the table, clockwise."""
        return seat + self.shifted[seat]

    def prey(self, seat: int) -> int:
        """The next player to the left who is still in the game (VTES-2.1-02)."""
        for other in self.around(seat)[1:]:
            if not self.out[other]:
                return other
        return NOBODY

    def predator(self, seat: int) -> int:
        """The next player to the right who is still in the game (VTES-2.1-03)."""
        for other in self.around(seat)[:0:-1]:
            if not self.out[other]:
                return other
        return NOBODY

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The players still in the game, clockwise from this one."""
        out = self.out
        return tuple([other for other in self.around(seat) if not out[other]])

    def word(self, card: int) -> str:
        """The name and number of a card in play, as moves write it; empty for NOTHING."""
        return "" if card == NOTHING else f"{self.cards.names[self.definition[card]]}#{card}"

    def public_word(self, card: int) -> str:
        """A card as everybody may know it: if it is face down, only its number."""
        return self.word(card) if self.in_play(card) else f"#{card}"

    def read(self, word: str) -> int:
        """The card that a word stands for; NOTHING if there is none."""
        number = word.rpartition("#")[2]
        if number.isascii() and number.isdigit() and int(number) < len(self.definition):
            return int(number)
        return NOTHING

    def card_name(self, card: int) -> str:
        """The name of a card."""
        return self.cards.names[self.definition[card]]

    def in_hand(self, seat: int, name: str) -> int:
        """The first card of this name in a hand; NOTHING if there is none."""
        what = self.cards.numbers.get(name, NOTHING)
        for card in self.hand[seat]:
            if self.definition[card] == what:
                return card
        return NOTHING

    def stored_for(self, seat: int) -> list[int]:
        """The cards on a player's cards in play that she may play as if from hand."""
        notes = self.notes.of(STORED_CARD)
        if not notes:
            return []
        return [
            note.card
            for note in notes
            if self.zone[note.card] == STORED
            and self.controller[note.about] == seat
            and self.in_play(note.about)
        ]

    def may_play(self, seat: int) -> bool:
        """Whether a player has any card to play, whatever it is."""
        return len(self.hand[seat]) > 0 or len(self.stored_for(seat)) > 0

    def in_play(self, card: int) -> bool:
        """Whether a card is in play: controlled, and not contested (VTES-R-61)."""
        if self.contested[card]:
            return False
        zone = self.zone[card]
        if zone == ON_CARD:
            host = self.host[card]
            if self.zone[host] == UNCONTROLLED:
                return self.remains_in_play(card)
            return self.in_play(host)
        return zone in (READY, TORPOR, BESIDE)

    def remains_in_play(self, card: int) -> bool:
        """Whether a card is in play also on an uncontrolled minion."""
        return bool(BARS_TRANSFERS.about(self.cards, self.definition[card]))

    def is_ready(self, card: int) -> bool:
        """Whether a minion is in the ready region."""
        return self.zone[card] == READY and not self.contested[card]

    def minions(self, seat: int) -> list[int]:
        """The ready minions of a player."""
        return [card for card in self.ready[seat] if not self.contested[card]]

    def in_torpor(self, seat: int) -> list[int]:
        """A player's vampires in torpor and incapacitated imbued."""
        return [card for card in self.torpor[seat] if not self.contested[card]]

    def controlled(self, seat: int) -> list[int]:
        """All cards in play that a player controls, including those on other players' cards."""
        if not self._regions:
            self._find_cards_in_play()
        return self._controlled[seat]

    def region(self, seat: int) -> list[int]:
        """All cards in play in a player's regions, including other players' cards on them."""
        if not self._regions:
            self._find_cards_in_play()
        return self._regions[seat]

    def cards_with(self, fact: CardFact[Any]) -> list[int]:
        """All cards in play for which a fact holds."""
        if not self._regions:
            self._find_cards_in_play()
        place = fact.place
        rows = self._cards_with
        if place >= len(rows):
            rows += [None] * (len(CARD_FACTS) - len(rows))
        found = rows[place]
        if found is None:
            facts = fact.row(self.cards)
            of = self.definition
            found = [card for row in self._regions for card in row if facts[of[card]]]
            rows[place] = found
        if self.may_be_blank and found and self._some_are_blank():
            of = self.definition
            return [
                card
                for card in found
                if not self.is_blank(card) or fact.without_abilities(self.cards, of[card])
            ]
        return found

    def is_blank(self, card: int) -> bool:
        """Whether a card has lost its abilities because of another card in play."""
        if not self._some_are_blank():
            return False
        from conclave.games.vtes.rules.reading import blanks

        self._finding_blanks = True  # what the other card says is read as if none were
        try:
            return blanks.is_blank(self, card)
        finally:
            self._finding_blanks = False

    def _some_are_blank(self) -> bool:
        """Whether a card in play may make others lose their abilities; remembered until a card
        moves."""
        if self._finding_blanks:
            return False
        self._finding_blanks = True
        self.may_be_blank = len(self.cards_with(BLANKS)) > 0
        self._finding_blanks = False
        return self.may_be_blank

    def _find_cards_in_play(self) -> None:
        """List the cards in play. Cached until a card moves, because it is asked so often."""
        regions: list[list[int]] = []
        for seat in range(self.seats):
            found: list[int] = []
            for row in (self.ready[seat], self.torpor[seat], self.beside[seat]):
                self._collect(row, found)
            for card in self.uncontrolled[seat]:
                if self.attached[card]:
                    found += [c for c in self.attached[card] if self.remains_in_play(c)]
            regions.append(found)
        self._regions = regions
        everything = [card for found in regions for card in found]
        self._controlled = [
            [card for card in regions[seat] if self.controller[card] == seat]
            + [
                card
                for card in everything
                if self.controller[card] == seat and card not in regions[seat]
            ]
            for seat in range(self.seats)
        ]
        self._cards_with = []

    def _collect(self, row: tuple[int, ...], found: list[int]) -> None:
        for card in row:
            if not self.contested[card]:
                found.append(card)
                if self.attached[card]:
                    self._collect(self.attached[card], found)

    def board_changed(self) -> None:
        """For atoms: a card has entered or left play, or moved there."""
        self._regions = []
        self.may_be_blank = True

    def scope(self, kind: type[Frame[Any]]) -> int:
        """The index of the topmost frame of a class; NOTHING if there is none."""
        for index in range(len(self.frames) - 1, -1, -1):
            if isinstance(self.frames[index], kind):
                return index
        return NOTHING

    # The stack of frames

    def push(self, frame: Frame[Any]) -> None:
        if isinstance(frame, Window) and True in self.out:
            seats = tuple([seat for seat in frame.seats if not self.out[seat]])
            if len(seats) < len(frame.seats):  # players who are out are never asked
                if seats:
                    super().push(Window(frame.policy, seats))
                return
        super().push(frame)

    def pop(self) -> None:
        super().pop()
        self._drop_expired_notes()

    def replace_at(self, index: int, frame: Frame[Any]) -> None:
        """Replace the frame at an index of the stack."""
        self.frames[index] = frame

    def remove_frame(self, index: int) -> None:
        """Remove a frame from the stack; notes that hold until the end of a frame above it stay."""
        del self.frames[index]
        del self.steps[index]
        self.notes = self.notes.without_frame(index)

    def unwind(self, size: int) -> None:
        """Drop all frames above the first `size`."""
        self.frames = self.frames[:size]
        self.steps = self.steps[:size]
        self._drop_expired_notes()

    def _drop_expired_notes(self) -> None:
        """Drop the notes whose frame is done."""
        if self.notes.deepest >= len(self.frames):
            self.notes = self.notes.after_unwinding(len(self.frames))
            self.unsettled = True
