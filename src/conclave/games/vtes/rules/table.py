"""The table: pools, hands and libraries, crypts, regions, and every card with its counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conclave.core.frames import Frame, Window
from conclave.core.position import Position
from conclave.core.rng import Rng
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.notes import Note
from conclave.games.vtes.rules.words import BESIDE, NOBODY, NOTHING, ON_CARD, READY, TORPOR

if TYPE_CHECKING:
    from conclave.core.game import Game

Profile = tuple[str, str, str, bool, bool]
"""What can change about a vampire: clan, sect, title, whether an anarch, whether contesting."""
NO_PROFILE: Final[Profile] = ("", "", "", False, False)
_UNSET: Final[list[Any]] = []


class Table(Position):
    """V:TES at one moment. Seats sit clockwise: the next is the prey. Cards are numbers.

    A card's number says nothing about what it is: `what` does, and for a card that a seat may not
    know it could be anything. Libraries are shuffled by shuffling what their cards are.
    """

    def __init__(
        self, game: Game, seats: int, settings: dict[str, Any], rng: Rng, cards: Library
    ) -> None:
        super().__init__(game, seats, settings, rng)
        self.cards = cards
        # By card
        self.owner: list[int] = _UNSET
        """Never changes (VTES-1.3-01), so copies share it."""
        self.what: list[int] = _UNSET
        self.zone: list[int] = _UNSET
        self.controller: list[int] = _UNSET
        self.tapped: list[bool] = _UNSET
        self.blood: list[int] = _UNSET
        """The counters on a card: blood, life, influence invested, or others."""
        self.host: list[int] = _UNSET
        self.on: list[tuple[int, ...]] = _UNSET
        """The cards on a card. A crypt card on a crypt card: the two are merged."""
        self.seen: list[int] = _UNSET
        """For each hidden card the seats, as bits, that know it besides those who may look."""
        self.contested: list[bool] = _UNSET
        self.profile: list[Profile] = _UNSET
        # By seat
        self.pool: list[int] = _UNSET
        self.hand: list[tuple[int, ...]] = _UNSET
        self.library: list[tuple[int, ...]] = _UNSET
        """Top card first, as the crypt."""
        self.crypt: list[tuple[int, ...]] = _UNSET
        self.uncontrolled: list[tuple[int, ...]] = _UNSET
        self.ready: list[tuple[int, ...]] = _UNSET
        self.torpor: list[tuple[int, ...]] = _UNSET
        self.beside: list[tuple[int, ...]] = _UNSET
        """Cards in play that are not minions and on none: locations, events, trophies."""
        self.ash: list[tuple[int, ...]] = _UNSET
        self.removed: list[tuple[int, ...]] = _UNSET
        self.research: list[tuple[int, ...]] = _UNSET
        self.points: list[int] = _UNSET
        self.out: list[bool] = _UNSET
        self.leaving: list[bool] = _UNSET
        """Who has announced a withdrawal that has not failed."""
        self.short: list[bool] = _UNSET
        """Whether a player began her turn with an empty library and too few cards in hand."""
        self.debt: list[int] = _UNSET
        """Out-of-turn masters since the last master phase: 1, or 2 if it was a trifle."""
        self.unreplaced: list[int] = _UNSET
        """How many cards a player does not replace until her next untap phase."""
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
        self.events_played: tuple[int, ...] = ()
        self.notes: tuple[Note, ...] = ()
        self.departures: tuple[tuple[int, int, int], ...] = ()
        """Who has left the game, in order: the seat, its predator if it was ousted, the turn."""
        self.time_called = False
        """Whether the table's time is over: the game ends with what is under way."""
        self._regions: list[list[int]] = []
        self._controlled: list[list[int]] = []
        self._reaching: list[int] = []
        self._at_any_time: list[int] = []
        self._for_anyone: list[int] = []
        self._warding: list[int] = []
        self._pricing: list[int] = []
        self.unsettled = True
        """Whether pools or hands have changed since hands were filled and ousts looked for."""

    # Reading the table

    def prey(self, seat: int) -> int:
        """The next player to the left who is still in the game (VTES-2.1-02)."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if not self.out[other]:
                return other
        return NOBODY

    def predator(self, seat: int) -> int:
        """The next player to the right who is still in the game (VTES-2.1-03)."""
        for step in range(1, self.seats):
            other = (seat - step) % self.seats
            if not self.out[other]:
                return other
        return NOBODY

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The players still in the game, clockwise from this one."""
        seats = [(seat + step) % self.seats for step in range(self.seats)]
        return tuple([other for other in seats if not self.out[other]])

    def word(self, card: int) -> str:
        """How a card in play is written: by its name and number; NOTHING: not at all."""
        return "" if card == NOTHING else f"{self.cards.names[self.what[card]]}#{card}"

    def open_word(self, card: int) -> str:
        """How a card is told to everybody: one that is face down by its number alone."""
        return self.word(card) if self.in_play(card) else f"#{card}"

    def read(self, word: str) -> int:
        """The card that a word means; NOTHING if it is none."""
        number = word.rpartition("#")[2]
        if number.isascii() and number.isdigit() and int(number) < len(self.what):
            return int(number)
        return NOTHING

    def card_name(self, card: int) -> str:
        """The name of a card."""
        return self.cards.names[self.what[card]]

    def in_hand(self, seat: int, name: str) -> int:
        """The first card of that name in a hand; NOTHING if there is none."""
        what = self.cards.numbers.get(name, NOTHING)
        for card in self.hand[seat]:
            if self.what[card] == what:
                return card
        return NOTHING

    def in_play(self, card: int) -> bool:
        """Whether a card is in play: controlled, and not contested (VTES-R-61)."""
        if self.contested[card]:
            return False
        zone = self.zone[card]
        if zone == ON_CARD:
            return self.in_play(self.host[card])
        return zone in (READY, TORPOR, BESIDE)

    def is_ready(self, card: int) -> bool:
        """Whether a minion is in the ready region."""
        return self.zone[card] == READY and not self.contested[card]

    def minions(self, seat: int) -> list[int]:
        """The ready minions of a player."""
        return [card for card in self.ready[seat] if not self.contested[card]]

    def in_torpor(self, seat: int) -> list[int]:
        """The vampires of a player in torpor, and her incapacitated imbued."""
        return [card for card in self.torpor[seat] if not self.contested[card]]

    def controlled(self, seat: int) -> list[int]:
        """All cards in play that a player controls, those on others' cards included."""
        if not self._regions:
            self._look()
        return self._controlled[seat]

    def region(self, seat: int) -> list[int]:
        """All cards in play in a player's regions, with those on them, whoever's they are."""
        if not self._regions:
            self._look()
        return self._regions[seat]

    def reaching(self) -> list[int]:
        """All cards in play that do something to others by lying there."""
        if not self._regions:
            self._look()
        return self._reaching

    def at_any_time(self) -> list[int]:
        """All cards in play that may be used at any time."""
        if not self._regions:
            self._look()
        return self._at_any_time

    def for_anyone(self) -> list[int]:
        """All cards in play that every Methuselah may use."""
        if not self._regions:
            self._look()
        return self._for_anyone

    def pricing(self) -> list[int]:
        """All cards in play that change what it costs to play others."""
        if not self._regions:
            self._look()
        return self._pricing

    def warding(self) -> list[int]:
        """All cards in play that keep other cards away from a minion."""
        if not self._regions:
            self._look()
        return self._warding

    def _look(self) -> None:
        """See which cards are in play. Kept until a card moves, because asked so often."""
        regions: list[list[int]] = []
        for seat in range(self.seats):
            found: list[int] = []
            for row in (self.ready[seat], self.torpor[seat], self.beside[seat]):
                self._gather(row, found)
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
        self._reaching = [card for card in everything if self.cards.reaches[self.what[card]]]
        self._at_any_time = [card for card in everything if self.cards.any_time[self.what[card]]]
        self._for_anyone = [card for card in everything if self.cards.by_anyone[self.what[card]]]
        self._warding = [card for card in everything if self.cards.wards[self.what[card]]]
        self._pricing = [card for card in everything if self.cards.prices[self.what[card]]]

    def _gather(self, row: tuple[int, ...], found: list[int]) -> None:
        for card in row:
            if not self.contested[card]:
                found.append(card)
                if self.on[card]:
                    self._gather(self.on[card], found)

    def board_changed(self) -> None:
        """A card came into play, left it or changed its place there; for atoms."""
        self._regions = []

    def scope(self, kind: type[Frame[Any]]) -> int:
        """Where in the stack the topmost frame of a kind is; NOTHING if there is none."""
        for index in range(len(self.frames) - 1, -1, -1):
            if isinstance(self.frames[index], kind):
                return index
        return NOTHING

    def noted(self, kind: int, card: int) -> int:
        """How much the notes of a kind about a card come to."""
        total = 0
        for note in self.notes:
            if note[1] == kind and note[2] == card:
                total += note[3]
        return total

    def has_note(self, kind: int, card: int) -> bool:
        """Whether there is a note of a kind about a card."""
        return any(note[1] == kind and note[2] == card for note in self.notes)

    def has_noted(self, kind: int, card: int, amount: int) -> bool:
        """Whether there is a note of a kind about a card that says just this."""
        return any(note[1] == kind and note[2] == card and note[3] == amount for note in self.notes)

    # The course of frames

    def push(self, frame: Frame[Any]) -> None:
        if isinstance(frame, Window) and True in self.out:
            seats = tuple([seat for seat in frame.seats if not self.out[seat]])
            if len(seats) < len(frame.seats):  # whoever is out is never asked anything
                if seats:
                    super().push(Window(frame.policy, seats))
                return
        super().push(frame)

    def pop(self) -> None:
        super().pop()
        if self.notes:
            self._forget()

    def exchange(self, index: int, frame: Frame[Any]) -> None:
        """Put a frame in the place of the one that is there in the stack."""
        self.frames[index] = frame

    def drop(self, index: int) -> None:
        """Take a frame out of the stack; what holds until a frame above it still does."""
        del self.frames[index]
        del self.steps[index]
        self.notes = tuple(
            [
                (scope - 1 if scope > index else scope, kind, card, amount, what)
                for scope, kind, card, amount, what in self.notes
            ]
        )

    def unwind(self, size: int) -> None:
        """Leave all frames above the first so many."""
        self.frames = self.frames[:size]
        self.steps = self.steps[:size]
        if self.notes:
            self._forget()

    def _forget(self) -> None:
        """What held until a frame was done holds no more."""
        size = len(self.frames)
        for note in self.notes:
            if note[0] >= size:
                self.notes = tuple([note for note in self.notes if note[0] < size])
                self.unsettled = True
                return
