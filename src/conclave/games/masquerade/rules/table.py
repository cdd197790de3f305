"""The position: clans, hands, decks, locations with cards and blood, pools, alliances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conclave.core.definition import Definition
from conclave.core.events import Event
from conclave.core.fields import Fields
from conclave.core.frames import Frame, Window
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng
from conclave.games.masquerade.rules import knowledge, showing, soundness
from conclave.games.masquerade.rules.acting import TOLD, UNTOLD, Acting
from conclave.games.masquerade.rules.constants import HAVEN, NOBODY, SETUP
from conclave.games.masquerade.rules.library import CLAN_SIZE, CLANS, Library
from conclave.lang.resolving import Resolving

if TYPE_CHECKING:
    from conclave.core.game import Game

CARDS: Final = len(CLANS) * CLAN_SIZE
_UNSET: Final[list[Any]] = []

Lasting = tuple[Definition, int, int]
"""An effect that lasts until a location is resolved: a phrase, a seat and a card."""


class Table(Position):
    """Masquerade at one moment. Seats are in clockwise order; places and cards are numbers.

    Rows by place and seat are flat: see `at`. Their items are tuples, so that copying a table
    copies few lists.
    """

    def __init__(
        self, game: Game, seats: int, settings: dict[str, Any], rng: Rng, library: Library
    ) -> None:
        super().__init__(game, seats, settings, rng)
        self.library = library
        self.teams = seats == 6 or settings["teams"] == "yes"
        self.places: tuple[int, ...] = (1, 2, HAVEN) if seats < 5 else (1, 2, 3, HAVEN)
        # Set-up
        self.offered_clans: tuple[int, ...] = ()
        self.offered_relics: tuple[int, ...] = ()
        self.clan: list[int] = _UNSET
        self.relic: list[int] = _UNSET
        self.relic_used: list[bool] = _UNSET
        self.location_card: list[int] = _UNSET
        # Clan cards
        self.hand: list[tuple[int, ...]] = _UNSET
        self.drawn: list[tuple[int, ...]] = _UNSET
        """The drawn cards that a player is choosing from."""
        self.deck: list[tuple[int, ...]] = _UNSET
        """The clan decks, top card first."""
        self.bottomed: list[int] = _UNSET
        """How many cards at the bottom of his deck each player knows."""
        self.cards: list[tuple[int, ...]] = _UNSET
        """The deployed cards at each position."""
        self.face_down: list[bool] = _UNSET
        self.seen: list[int] = _UNSET
        """For each clan card, the seats (as bits) that know it has left its owner's deck."""
        self.looked: list[int] = _UNSET
        """For each face-down card, the seats (as bits) that know it, except its owner."""
        # Blood and allies
        self.blood_at: list[int] = _UNSET
        """The deployed blood at each position."""
        self.blood: list[int] = _UNSET
        self.influence: list[int] = _UNSET
        self.red: list[int] = _UNSET
        self.grey: list[int] = _UNSET
        self.alliance: list[tuple[int, ...]] = _UNSET
        self.drained: list[tuple[int, ...]] = _UNSET
        self.at_stake: list[int] = _UNSET
        """The ally at each place."""
        self.ally_deck: tuple[int, ...] = ()
        self.victims = 0
        # The course of the game
        self.holder = 0
        self.out: list[bool] = _UNSET
        self.round = 0
        self.phase = SETUP
        self.active = NOBODY
        """Whose planning turn it is."""
        self.turn = 0
        """The number of this planning turn within the round."""
        self.place = 0
        """The location being resolved."""
        self.step = ""
        self.leaving = 0
        """The seats (as bits) that chose to withdraw."""
        self.winner = NOBODY
        self.gained = 0
        """The seats (as bits) that gained an ally or a victim at this location."""
        self.lasting: tuple[Lasting, ...] = ()
        self.owed: tuple[Lasting, ...] = ()
        """Effects deferred to the end of the round."""

        self._order: tuple[int, ...] = ()
        self._ordered_from = NOBODY
        self._ordered_out: list[bool] = _UNSET

    # Queries

    def at(self, place: int, seat: int) -> int:
        """The index of a position in the rows by place and seat."""
        return place * self.seats + seat

    def cards_at(self, place: int, seat: int) -> tuple[int, ...]:
        """The deployed cards at a position."""
        return self.cards[place * self.seats + seat]

    def is_at(self, place: int, seat: int) -> bool:
        """Whether a player has a card or blood at a location."""
        spot = place * self.seats + seat
        return self.blood_at[spot] > 0 or len(self.cards[spot]) > 0

    def owner(self, card: int) -> int:
        """The owner of a clan card (MASQ-R-65)."""
        return self.clan.index(card // CLAN_SIZE)

    def order(self) -> tuple[int, ...]:
        """The players still in the game, in turn order (MASQ-ORDER-01, MASQ-ORDER-03).

        Cached until the token moves or a player is eliminated.
        """
        if self._ordered_from != self.holder or self._ordered_out != self.out:
            seats = [(self.holder + step) % self.seats for step in range(self.seats)]
            self._order = tuple([seat for seat in seats if not self.out[seat]])
            self._ordered_from = self.holder
            self._ordered_out = self.out[:]
        return self._order

    def present(self, place: int) -> tuple[int, ...]:
        """The players at a location, in turn order."""
        return tuple([seat for seat in self.order() if self.is_at(place, seat)])

    def partner(self, seat: int) -> int:
        """The partner, who sits opposite; NOBODY without teams (MASQ-VART-03)."""
        return (seat + self.seats // 2) % self.seats if self.teams else NOBODY

    def rivals(self, seat: int, place: int, spare: bool = False) -> tuple[int, ...]:
        """The opponents at a location, in turn order (MASQ-GLOS-11, MASQ-GLOS-12)."""
        spared = self.partner(seat) if spare else NOBODY
        return tuple([other for other in self.present(place) if other != seat and other != spared])

    def opponents(self, seat: int, spare: bool = False) -> tuple[int, ...]:
        """All opponents, wherever they are, in turn order (MASQ-GLOS-13)."""
        spared = self.partner(seat) if spare else NOBODY
        return tuple([other for other in self.order() if other != seat and other != spared])

    def face_up(self, place: int, seat: int) -> list[int]:
        """The face-up cards at a position."""
        return [card for card in self.cards_at(place, seat) if not self.face_down[card]]

    # Events

    def push(self, frame: Frame[Any]) -> None:
        """Push a frame. A question that can't be declined counts as an effect of its card."""
        if isinstance(frame, Window):
            asking = self.frames[-1]
            if isinstance(asking, Resolving) and not asking.effect.declinable():
                self.tell_acting()
        super().push(frame)

    def tell(self, event: Event) -> Event:
        """Record an event, after those of the cards that caused it."""
        self.tell_acting()
        return super().tell(event)

    def tell_acting(self) -> None:
        """Emit the events of acting cards, since they have an effect now."""
        for depth, frame in enumerate(self.frames):
            if isinstance(frame, Acting) and self.steps[depth] == UNTOLD:
                self.steps[depth] = TOLD
                event = frame.event(self)
                if event is not None:
                    super().tell(event)

    # The contract

    def copy(self) -> Table:
        twin = Table(self.game, self.seats, self.settings, self.rng.copy(), self.library)
        self.copy_to(twin)
        return twin

    def take_fields(self, source: Position, fields: Fields) -> None:
        assert isinstance(source, Table)
        self.offered_clans = fields.value("offered_clans", source.offered_clans)
        self.offered_relics = fields.value("offered_relics", source.offered_relics)
        self.clan = fields.row("clan", source.clan)
        self.relic = fields.row("relic", source.relic)
        self.relic_used = fields.row("relic_used", source.relic_used)
        self.location_card = fields.row("location_card", source.location_card)
        self.hand = fields.row("hand", source.hand)
        self.drawn = fields.row("drawn", source.drawn)
        self.deck = fields.row("deck", source.deck)
        self.bottomed = fields.row("bottomed", source.bottomed)
        self.cards = fields.row("cards", source.cards)
        self.face_down = fields.row("face_down", source.face_down, False, CARDS)
        self.seen = fields.row("seen", source.seen, 0, CARDS)
        self.looked = fields.row("looked", source.looked, 0, CARDS)
        self.blood_at = fields.row("blood_at", source.blood_at)
        self.blood = fields.row("blood", source.blood, open=True)
        self.influence = fields.row("influence", source.influence, open=True)
        self.red = fields.row("red", source.red)
        self.grey = fields.row("grey", source.grey)
        self.alliance = fields.row("alliance", source.alliance)
        self.drained = fields.row("drained", source.drained)
        self.at_stake = fields.row("at_stake", source.at_stake)
        self.ally_deck = fields.value("ally_deck", source.ally_deck)
        self.victims = fields.number("victims", source.victims)
        self.holder = fields.number("holder", source.holder, open=True)
        self.out = fields.row("out", source.out, open=True)
        self.round = fields.number("round", source.round, open=True)
        self.phase = fields.value("phase", source.phase, open=True)
        self.active = fields.seat("active", source.active, open=True)
        self.turn = fields.internal("turn", source.turn)
        self.place = fields.number("place", source.place)
        self.step = fields.value("step", source.step)
        self.leaving = fields.number("leaving", source.leaving)
        self.winner = fields.number("winner", source.winner)
        self.gained = fields.number("gained", source.gained)
        self.lasting = fields.internal("lasting", source.lasting)
        self.owed = fields.internal("owed", source.owed)
        self._order = fields.derived(source._order)
        self._ordered_from = fields.derived(source._ordered_from)
        self._ordered_out = fields.derived(source._ordered_out)

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        return knowledge.may_see(self, seat, thing)

    def show(self, seat: int | None) -> dict[str, Plain]:
        return showing.show(self, seat)

    def redraw(self, seat: int | None, rng: Rng) -> None:
        knowledge.redraw(self, seat, rng)

    def faults(self) -> list[str]:
        return soundness.faults(self)
