"""The position: castle, town, the dead, vampires, hands, piles, and combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conclave.core.fields import Fields
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng
from conclave.games.empire.rules import knowledge, showing, soundness
from conclave.games.empire.rules.constants import BIT, DAY, NIGHT, NOBODY, NOTHING, TRACES
from conclave.games.empire.rules.library import Library

if TYPE_CHECKING:
    from conclave.core.game import Game

Pile = tuple[int, ...]
NO_MARKERS: Final = (0,) * 9
NO_TRACES: Final = (NO_MARKERS,) * len(TRACES)


class Table(Position):
    """Empire at one moment. Characters and cards are numbers, sets of characters are bits.

    All piles are tuples, so that copying a table copies no cards. Hands and piles that nobody may
    look through are sorted, because their order means nothing.
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
        """How many characters at the bottom of the town are publicly known."""
        self.dead: tuple[int, ...] = ()
        self.vampires = 0
        self.trusted = 0
        """The two humans whose tokens the human player drew."""
        self.unmasked = 0
        self.cleared = 0
        """The characters publicly known to be human, by holy water or death."""
        self.attack_markers: tuple[int, ...] = NO_MARKERS
        self.defence_markers: tuple[int, ...] = NO_MARKERS
        self.traces: tuple[tuple[int, ...], ...] = NO_TRACES
        """Public actions of the vampire player concerning each character, by TRACES."""
        # Cards, a pile for each seat
        self.deck: tuple[Pile, ...] = ((), ())
        """The forty cards of each seat."""
        self.hand: tuple[Pile, ...] = ((), ())
        self.draw_pile: tuple[Pile, ...] = ((), ())
        self.cellar: tuple[Pile, ...] = ((), ())
        self.moat: tuple[Pile, ...] = ((), ())
        """Cards discarded face down into the moat."""
        self.spent: tuple[Pile, ...] = ((), ())
        """Cards in the moat that were played openly and seen by everybody."""
        self.sunk: tuple[Pile, ...] = ((), ())
        """Cards that were played openly, but some of which may have been taken back in secret."""
        self.fetched: tuple[int, ...] = (0, 0)
        """How many of them at most."""
        self.cellar_closed: tuple[bool, ...] = (False, False)
        # The turn
        self.turn = 0
        self.active = NOBODY
        self.forbidden = 0
        """The actions that nobody may choose this turn, as bits by their index in ACTIONS."""
        self.in_play: tuple[tuple[int, int], ...] = ()
        """The support cards being resolved, each with its owner."""
        # Combat
        self.attacker = NOBODY
        self.target = NOBODY
        self.round = 0
        self.laid: tuple[Pile, ...] = ((), ())
        """The cards each seat has played openly in this action."""
        self.bonus: tuple[int, ...] = (0, 0)
        """The value that support cards add for each seat."""
        self.water = NOTHING
        """The card of holy water that counts in this combat."""

    # Queries

    @property
    def human_seat(self) -> int:
        """The seat of the human player."""
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
        """Whether a player has no cards left in hand or to draw (EMP-R-24)."""
        if len(self.hand[seat]) + len(self.draw_pile[seat]) > 0:
            return False
        return self.cellar_closed[seat] or len(self.cellar[seat]) == 0

    # The contract

    def copy(self) -> Table:
        twin = Table(self.game, self.seats, self.settings, self.rng.copy(), self.library)
        self.copy_to(twin)
        return twin

    def whose_turn(self) -> int | None:
        return None if self.active == NOBODY else self.active

    def in_action(self) -> bool:
        return self.attacker != NOBODY

    def take_fields(self, source: Position, fields: Fields) -> None:
        assert isinstance(source, Table)
        self.vampire_seat = fields.number("vampire_seat", source.vampire_seat)
        self.castle = fields.value("castle", source.castle)
        self.town = fields.value("town", source.town)
        self.hidden = fields.number("hidden", source.hidden)
        self.dead = fields.value("dead", source.dead)
        self.vampires = fields.number("vampires", source.vampires)
        self.trusted = fields.number("trusted", source.trusted)
        self.unmasked = fields.number("unmasked", source.unmasked)
        self.cleared = fields.number("cleared", source.cleared)
        self.attack_markers = fields.value("attack_markers", source.attack_markers)
        self.defence_markers = fields.value("defence_markers", source.defence_markers)
        self.traces = fields.value("traces", source.traces)
        self.deck = fields.value("deck", source.deck)
        self.hand = fields.value("hand", source.hand)
        self.draw_pile = fields.value("draw_pile", source.draw_pile)
        self.cellar = fields.value("cellar", source.cellar)
        self.moat = fields.value("moat", source.moat)
        self.spent = fields.value("spent", source.spent)
        self.sunk = fields.value("sunk", source.sunk)
        self.fetched = fields.value("fetched", source.fetched)
        self.cellar_closed = fields.value("cellar_closed", source.cellar_closed)
        self.turn = fields.number("turn", source.turn, open=True)
        self.active = fields.seat("active", source.active, open=True)
        self.forbidden = fields.number("forbidden", source.forbidden)
        self.in_play = fields.value("in_play", source.in_play)
        self.attacker = fields.number("attacker", source.attacker)
        self.target = fields.number("target", source.target)
        self.round = fields.number("round", source.round)
        self.laid = fields.value("laid", source.laid)
        self.bonus = fields.value("bonus", source.bonus)
        self.water = fields.number("water", source.water)

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        return knowledge.may_see(self, seat, thing)

    def show(self, seat: int | None) -> dict[str, Plain]:
        return showing.show(self, seat)

    def redraw(self, seat: int | None, rng: Rng) -> None:
        knowledge.redraw(self, seat, rng)

    def faults(self) -> list[str]:
        return soundness.faults(self)

    def card_name(self, card: int) -> str:
        return self.library.names[card]
