"""The position: clans, hands and decks, locations with cards and blood, pools and alliances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conclave.core.definition import Definition
from conclave.core.events import Event
from conclave.core.frames import Frame, Window
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng
from conclave.games.masquerade.rules import knowledge, showing, soundness
from conclave.games.masquerade.rules.acting import Acting
from conclave.games.masquerade.rules.library import CLAN_SIZE, CLANS, Library
from conclave.games.masquerade.rules.words import HAVEN, NOBODY, SETUP
from conclave.lang.resolving import Resolving

if TYPE_CHECKING:
    from conclave.core.game import Game

CARDS: Final = len(CLANS) * CLAN_SIZE
_UNSET: Final[list[Any]] = []

Lasting = tuple[Definition, int, int]
"""What holds until a location is resolved: a phrase, for which seat, about which card."""


class Table(Position):
    """Masquerade at one moment. Seats sit clockwise; places and cards are numbers.

    Rows for each place and seat are flat: see `at`. Inside they are tuples, so that copying a
    table copies few lists.
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
        """The cards among which a player is choosing."""
        self.deck: list[tuple[int, ...]] = _UNSET
        """The clan decks, top card first."""
        self.bottomed: list[int] = _UNSET
        """How many cards at the bottom of his deck each player knows, having put them there."""
        self.cards: list[tuple[int, ...]] = _UNSET
        """The deployed cards at each position."""
        self.face_down: list[bool] = _UNSET
        self.seen: list[int] = _UNSET
        """For each clan card the seats, as bits, that know it has left its owner's deck."""
        self.looked: list[int] = _UNSET
        """For each face-down card the seats, as bits, that know it besides its owner."""
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
        self.place = 0
        """The location that is being resolved."""
        self.step = ""
        self.leaving = 0
        """The seats, as bits, that laid a withdraw token."""
        self.winner = NOBODY
        self.gained = 0
        """The seats, as bits, that gained an ally or a victim at this location."""
        self.lasting: tuple[Lasting, ...] = ()
        self.owed: tuple[Lasting, ...] = ()
        """Effects that wait for the end of the round."""

        self._order: tuple[int, ...] = ()
        self._ordered_from = NOBODY
        self._ordered_out: list[bool] = _UNSET

    # Reading the table

    def at(self, place: int, seat: int) -> int:
        """Where a position stands in the rows for each place and seat."""
        return place * self.seats + seat

    def cards_at(self, place: int, seat: int) -> tuple[int, ...]:
        """The deployed cards at a position."""
        return self.cards[place * self.seats + seat]

    def is_at(self, place: int, seat: int) -> bool:
        """Whether a player has a card or blood at a location."""
        spot = place * self.seats + seat
        return self.blood_at[spot] > 0 or len(self.cards[spot]) > 0

    def owner(self, card: int) -> int:
        """The player whose clan card it is (MASQ-R-65)."""
        return self.clan.index(card // CLAN_SIZE)

    def order(self) -> tuple[int, ...]:
        """The players still in the game, in turn order (MASQ-ORDER-01, MASQ-ORDER-03).

        Kept until the token or a player goes, because asked so often.
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
        """Who sits opposite and plays for the same team; NOBODY without teams (MASQ-VART-03)."""
        return (seat + self.seats // 2) % self.seats if self.teams else NOBODY

    def rivals(self, seat: int, place: int, spare: bool = False) -> tuple[int, ...]:
        """The opponents at a location, in turn order (MASQ-GLOS-11, MASQ-GLOS-12)."""
        spared = self.partner(seat) if spare else NOBODY
        return tuple([other for other in self.present(place) if other != seat and other != spared])

    def opponents(self, seat: int, spare: bool = False) -> tuple[int, ...]:
        """All other players, wherever they are, in turn order (MASQ-GLOS-13)."""
        spared = self.partner(seat) if spare else NOBODY
        return tuple([other for other in self.order() if other != seat and other != spared])

    def face_up(self, place: int, seat: int) -> list[int]:
        """The face-up cards at a position."""
        return [card for card in self.cards_at(place, seat) if not self.face_down[card]]

    # Telling

    def push(self, frame: Frame[Any]) -> None:
        """Do this frame next; what a card asks for, unless one may decline, is part of it."""
        if isinstance(frame, Window):
            asking = self.frames[-1]
            if isinstance(asking, Resolving) and not asking.effect.declinable():
                self.tell_acting()
        super().push(frame)

    def tell(self, event: Event) -> Event:
        """Note what happened, after the cards of which it comes."""
        self.tell_acting()
        return super().tell(event)

    def tell_acting(self) -> None:
        """Cards that act do something: tell that they take effect, if it has not been told."""
        for depth, frame in enumerate(self.frames):
            if isinstance(frame, Acting) and self.steps[depth] == 0:
                self.steps[depth] = 1
                event = frame.event(self)
                if event is not None:
                    self.events.append(event)

    # The contract

    def copy(self) -> Table:
        twin = Table(self.game, self.seats, self.settings, self.rng.copy(), self.library)
        self.copy_into(twin)
        twin.offered_clans = self.offered_clans
        twin.offered_relics = self.offered_relics
        twin.clan = self.clan[:]
        twin.relic = self.relic[:]
        twin.relic_used = self.relic_used[:]
        twin.location_card = self.location_card[:]
        twin.hand = self.hand[:]
        twin.drawn = self.drawn[:]
        twin.deck = self.deck[:]
        twin.bottomed = self.bottomed[:]
        twin.cards = self.cards[:]
        twin.face_down = self.face_down[:]
        twin.seen = self.seen[:]
        twin.looked = self.looked[:]
        twin.blood_at = self.blood_at[:]
        twin.blood = self.blood[:]
        twin.influence = self.influence[:]
        twin.red = self.red[:]
        twin.grey = self.grey[:]
        twin.alliance = self.alliance[:]
        twin.drained = self.drained[:]
        twin.at_stake = self.at_stake[:]
        twin.ally_deck = self.ally_deck
        twin.victims = self.victims
        twin.holder = self.holder
        twin.out = self.out[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.place = self.place
        twin.step = self.step
        twin.leaving = self.leaving
        twin.winner = self.winner
        twin.gained = self.gained
        twin.lasting = self.lasting
        twin.owed = self.owed
        twin._order = self._order
        twin._ordered_from = self._ordered_from
        twin._ordered_out = self._ordered_out
        return twin

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        return knowledge.may_see(self, seat, thing)

    def show(self, seat: int | None) -> dict[str, Plain]:
        return showing.show(self, seat)

    def redraw(self, seat: int | None, rng: Rng) -> None:
        knowledge.redraw(self, seat, rng)

    def save_state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {}
        for name in STATE:
            value = getattr(self, name)
            if name in OF_CARDS:
                state[name] = [[card, int(note)] for card, note in enumerate(value) if note]
            else:
                state[name] = self.plain(tuple(value) if isinstance(value, list) else value)
        return state

    def load_state(self, state: dict[str, Plain]) -> None:
        for name in STATE:
            value = self.game.field(state[name])
            setattr(self, name, list(value) if isinstance(getattr(self, name), list) else value)
        face_down, seen, looked = dict(state["face_down"]), state["seen"], state["looked"]
        self.face_down = [card in face_down for card in range(CARDS)]
        self.seen = [dict(seen).get(card, 0) for card in range(CARDS)]
        self.looked = [dict(looked).get(card, 0) for card in range(CARDS)]

    def faults(self) -> list[str]:
        return soundness.faults(self)


STATE: Final = (
    "offered_clans",
    "offered_relics",
    "clan",
    "relic",
    "relic_used",
    "location_card",
    "hand",
    "drawn",
    "deck",
    "bottomed",
    "cards",
    "face_down",
    "seen",
    "looked",
    "blood_at",
    "blood",
    "influence",
    "red",
    "grey",
    "alliance",
    "drained",
    "at_stake",
    "ally_deck",
    "victims",
    "holder",
    "out",
    "round",
    "phase",
    "active",
    "place",
    "step",
    "leaving",
    "winner",
    "gained",
    "lasting",
    "owed",
)
"""What is stored of a table, by name."""  # fmt: skip

OF_CARDS: Final = ("face_down", "seen", "looked")
"""What is noted for each clan card: stored only where there is something to note."""
