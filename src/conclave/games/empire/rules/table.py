"""The position: castle, town and the dead, who is a vampire, hands and piles, a combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conclave.core.position import Plain, Position
from conclave.core.rng import Rng
from conclave.games.empire.rules import knowledge, showing, soundness
from conclave.games.empire.rules.library import Library
from conclave.games.empire.rules.words import BIT, DAY, NIGHT, NOBODY, NOTHING, TRACES

if TYPE_CHECKING:
    from conclave.core.game import Game

Pile = tuple[int, ...]
NO_MARKERS: Final = (0,) * 9
NO_TRACES: Final = (NO_MARKERS,) * len(TRACES)


class Table(Position):
    """Empire at one moment. Characters and cards are numbers, sets of characters are bits.

    All piles are tuples, so that copying a table copies no list of cards. Hands and the piles that
    nobody may leaf through are sorted: their order means nothing.
    """

    def __init__(
        self, game: Game, seats: int, settings: dict[str, Any], rng: Rng, library: Library
    ) -> None:
        super().__init__(game, seats, settings, rng)
        self.library = library
        self.vampire_seat = 0
        # Characters
        self.castle: tuple[int, ...] = ()
        self.town: tuple[int, ...] = ()
        """The top card first."""
        self.hidden = 0
        """How many at the bottom of the town were seen going there."""
        self.dead: tuple[int, ...] = ()
        self.vampires = 0
        self.trusted = 0
        """The two humans whose tokens the human player drew."""
        self.unmasked = 0
        self.cleared = 0
        """Whom everybody knows to be human: holy water said so, or death."""
        self.attack_markers: tuple[int, ...] = NO_MARKERS
        self.defence_markers: tuple[int, ...] = NO_MARKERS
        self.traces: tuple[tuple[int, ...], ...] = NO_TRACES
        """What the vampire player was seen to do about each character, by TRACES."""
        # Cards, a pile for each seat
        self.deck: tuple[Pile, Pile] = ((), ())
        """What each seat's forty cards are."""
        self.hand: tuple[Pile, Pile] = ((), ())
        self.draw_pile: tuple[Pile, Pile] = ((), ())
        self.cellar: tuple[Pile, Pile] = ((), ())
        self.moat: tuple[Pile, Pile] = ((), ())
        """Cards in the moat that were discarded face down."""
        self.spent: tuple[Pile, Pile] = ((), ())
        """Cards in the moat that were played openly, so that everybody has seen them."""
        self.sunk: tuple[Pile, Pile] = ((), ())
        """Cards that everybody saw played, but of which some may have been fetched unseen."""
        self.fetched: tuple[int, int] = (0, 0)
        """How many may have been, at most."""
        self.cellar_closed: tuple[bool, bool] = (False, False)
        # The turn
        self.turn = 0
        self.active = NOBODY
        self.forbidden = 0
        """The actions that nobody may choose this turn, as bits of their places in ACTIONS."""
        self.in_play: tuple[tuple[int, int], ...] = ()
        """Support cards that are being carried out: whose, and which."""
        # Combat
        self.attacker = NOBODY
        self.target = NOBODY
        self.round = 0
        self.laid: tuple[Pile, Pile] = ((), ())
        """What each seat has played openly in this action."""
        self.bonus: tuple[int, int] = (0, 0)
        """What support cards add to each seat's value."""
        self.water = NOTHING
        """The holy water that counts in this combat, among what was laid."""

    # Reading the table

    @property
    def human_seat(self) -> int:
        """Where the human player sits."""
        return 1 - self.vampire_seat

    @property
    def time(self) -> str:
        """Day in the human player's turns, night in the vampire player's (EMP-TURN-02)."""
        return NIGHT if self.active == self.vampire_seat else DAY

    def is_unmasked(self, who: int) -> bool:
        """Whether everybody knows that a character is a vampire."""
        return self.unmasked & BIT[who] > 0

    def living(self) -> tuple[int, ...]:
        """The characters in castle and town."""
        return tuple(sorted((*self.castle, *self.town)))

    def out_of_cards(self, seat: int) -> bool:
        """Whether a player has no card left and none to draw (EMP-R-24)."""
        if len(self.hand[seat]) + len(self.draw_pile[seat]) > 0:
            return False
        return self.cellar_closed[seat] or len(self.cellar[seat]) == 0

    # The contract

    def copy(self) -> Table:
        twin = Table(self.game, self.seats, self.settings, self.rng.copy(), self.library)
        self.copy_into(twin)
        twin.vampire_seat = self.vampire_seat
        twin.castle = self.castle
        twin.town = self.town
        twin.hidden = self.hidden
        twin.dead = self.dead
        twin.vampires = self.vampires
        twin.trusted = self.trusted
        twin.unmasked = self.unmasked
        twin.cleared = self.cleared
        twin.attack_markers = self.attack_markers
        twin.defence_markers = self.defence_markers
        twin.traces = self.traces
        twin.deck = self.deck
        twin.hand = self.hand
        twin.draw_pile = self.draw_pile
        twin.cellar = self.cellar
        twin.moat = self.moat
        twin.spent = self.spent
        twin.sunk = self.sunk
        twin.fetched = self.fetched
        twin.cellar_closed = self.cellar_closed
        twin.turn = self.turn
        twin.active = self.active
        twin.forbidden = self.forbidden
        twin.in_play = self.in_play
        twin.attacker = self.attacker
        twin.target = self.target
        twin.round = self.round
        twin.laid = self.laid
        twin.bonus = self.bonus
        twin.water = self.water
        return twin

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        return knowledge.may_see(self, seat, thing)

    def show(self, seat: int | None) -> dict[str, Plain]:
        return showing.show(self, seat)

    def redraw(self, seat: int | None, rng: Rng) -> None:
        knowledge.redraw(self, seat, rng)

    def save_state(self) -> dict[str, Plain]:
        return {name: self.plain(getattr(self, name)) for name in STATE}

    def load_state(self, state: dict[str, Plain]) -> None:
        for name in STATE:
            setattr(self, name, self.game.field(state[name]))

    def faults(self) -> list[str]:
        return soundness.faults(self)

    def card_name(self, card: int) -> str:
        return self.library.names[card]


STATE: Final = (
    "vampire_seat", "castle", "town", "hidden", "dead", "vampires", "trusted", "unmasked",
    "cleared", "attack_markers", "defence_markers", "traces", "deck", "hand", "draw_pile",
    "cellar", "moat", "spent", "sunk", "fetched", "cellar_closed", "turn", "active", "forbidden",
    "in_play", "attacker", "target", "round", "laid", "bonus", "water",
)  # fmt: skip
"""What is stored of a table, by name."""
