"""The position: mafiosi in the thirteen districts, supplies, boxes, cards and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from conclave.core.fields import Fields
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng
from conclave.games.vendetta.rules.goals import (
    CONTROL_GOAL,
    POINTS_GOAL,
    SCORES,
    points_for,
)
from conclave.games.vendetta.rules.moves import DISTRICTS, PIECES, Placements

if TYPE_CHECKING:
    from conclave.core.game import Game

NOBODY: Final = -1
SEVERAL: Final = -2
_UNSET: Final[list[int]] = []
"""A placeholder for lists that setup, loading or copying sets: saves creating nine per copy."""


class Table(Position):
    """Vendetta at one moment. Seats are in clockwise order; districts are numbered as printed."""

    def __init__(self, game: Game, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, settings, rng)
        self.mafiosi: list[int] = _UNSET
        """The number of mafiosi by district and seat; see `at`."""
        self.controller: list[int] = _UNSET
        """The only seat in each district, or NOBODY, or SEVERAL: cached for speed."""
        self.supply: list[int] = _UNSET
        self.counted: list[int] = _UNSET
        """Each supply, as far as it follows from what everybody has seen received and placed. No
        view shows it (VEND-HID-04), but imagining a position uses it."""
        self.box: list[int] = _UNSET
        self.box_empty: tuple[int, ...] = ()
        """The seats whose box ran out in public, until it can fill again (VEND-R-02)."""
        self.points: list[int] = _UNSET
        self.dealt: tuple[tuple[int, ...], ...] = ()
        self.pile: list[int] = _UNSET
        """The Protection-money pile, its top card last."""
        self.raid: list[int] = _UNSET
        self.turned_over: list[int] = _UNSET
        self.raided: tuple[int, ...] = ()
        """The two districts of the latest raid."""
        self.starter = 0
        self.round = 0
        self.turn = 0

    # The board

    def at(self, district: int, seat: int) -> int:
        """How many mafiosi of this seat stand in this district."""
        return self.mafiosi[district * self.seats + seat]

    def row(self, district: int) -> list[int]:
        """How many mafiosi of each seat stand in this district."""
        return self.mafiosi[district * self.seats : (district + 1) * self.seats]

    @property
    def active(self) -> int:
        """The seat whose turn it is (VEND-TURN-10)."""
        return (self.starter + self.turn - 1) % self.seats

    def controlled(self, seat: int) -> list[int]:
        """The districts under a seat's sole control."""
        return [d for d in range(1, DISTRICTS + 1) if self.controller[d] == seat]

    def on_board(self, seat: int) -> int:
        """How many mafiosi a seat has on the board."""
        return sum(self.mafiosi[seat :: self.seats])

    def least(self, seat: int, district: int) -> int:
        """The fewest mafiosi this seat may place there in one turn.

        As many as a sole rival has (VEND-PLACE-12); otherwise one (VEND-PLACE-13, -14, -15).
        """
        rival = self.controller[district]
        return 1 if rival < 0 or rival == seat else self.mafiosi[district * self.seats + rival]

    def placements(self, seat: int, entered: int) -> Placements:
        """The placements of this seat, in every district but the one it has entered already.

        From `least` to its whole supply, computed for all districts at once for speed.
        """
        ways = [0] * (DISTRICTS + 1)
        size: i64 = 1
        supply: i64 = self.supply[seat]
        if supply > 0:
            seats: i64 = self.seats
            me: i64 = seat
            shut: i64 = entered
            district: i64 = 1
            while district <= DISTRICTS:
                room: i64 = supply
                rival: i64 = self.controller[district]
                if rival >= 0 and rival != me:
                    room = supply + 1 - self.mafiosi[district * seats + rival]
                if room > 0 and district != shut:
                    ways[district] = room
                    size += room
                district += 1
        return Placements(supply, ways, size)

    def count_controller(self, district: int) -> int:
        """The player whose mafiosi are alone there, if any (VEND-SCORE-02, -03)."""
        return sole(self.row(district))

    # The contract

    def copy(self) -> Table:
        twin = Table(self.game, self.seats, self.settings, self.rng.copy())
        self.copy_to(twin)
        return twin

    def take_fields(self, source: Position, fields: Fields) -> None:
        assert isinstance(source, Table)
        self.mafiosi = fields.row("mafiosi", source.mafiosi)
        self.controller = fields.derived(source.controller[:])
        if not self.controller and self.mafiosi:  # it has just been loaded
            self.controller = [self.count_controller(d) for d in range(DISTRICTS + 1)]
        self.supply = fields.row("supply", source.supply)
        self.counted = fields.row("counted", source.counted)
        self.box = fields.row("box", source.box)
        self.box_empty = fields.value("box_empty", source.box_empty)
        self.points = fields.row("points", source.points, open=True)
        self.dealt = fields.value("dealt", source.dealt)
        self.pile = fields.row("pile", source.pile)
        self.raid = fields.row("raid", source.raid)
        self.turned_over = fields.row("turned_over", source.turned_over, open=True)
        self.raided = fields.value("raided", source.raided)
        self.starter = fields.number("starter", source.starter, open=True)
        self.round = fields.number("round", source.round, open=True)
        self.turn = fields.number("turn", source.turn, open=True)

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        """Supplies and boxes are secret (VEND-HID-01, -02), and nobody knows face-down cards.

        Everything else on the table is public.
        """
        kind, owner = thing
        if kind == "supply" or kind == "box":
            return seat == owner or self.settings["supplies"] == "open"
        return kind != "pile" and kind != "raid"

    def show(self, seat: int | None) -> dict[str, Plain]:
        everyone = range(self.seats)
        known = self.shared
        if known is None:
            known = self._open()
        elif not known:
            known.update(self._open())
        return {
            **known,
            "supply": [
                self.supply[owner] if self.sees(seat, ("supply", owner)) else None
                for owner in everyone
            ],
            "box": [
                self.box[owner] if self.sees(seat, ("box", owner)) else None for owner in everyone
            ],
            "pile": self.pile[::-1] if self.sees(seat, ("pile", 0)) else len(self.pile),
            "raid": self.raid[:] if self.sees(seat, ("raid", 0)) else len(self.raid),
        }

    def _open(self) -> dict[str, Plain]:
        """The public part of the view."""
        controlled: list[list[int]] = [[] for _ in range(self.seats)]
        for district in range(1, DISTRICTS + 1):
            seat = self.controller[district]
            if seat >= 0:
                controlled[seat].append(district)
        return {
            **self.open_fields(),
            "active": self.active,
            "districts": {
                str(district): self.row(district) for district in range(1, DISTRICTS + 1)
            },
            "box_empty": list(self.box_empty),
            "dealt": [list(districts) for districts in self.dealt],
            "raided": list(self.raided),
            "controlled": controlled,
            "would_score": [points_for(len(districts)) for districts in controlled],
            "scores": list(SCORES),
            "goal": {"districts": CONTROL_GOAL[self.seats], "points": POINTS_GOAL[self.seats]},
        }

    def redraw(self, seat: int | None, rng: Rng) -> None:
        self.reshuffle(rng)
        for owner in range(self.seats):
            if not self.sees(seat, ("supply", owner)):
                off_board = PIECES - self.on_board(owner)
                self.supply[owner] = min(self.counted[owner], off_board)
                self.box[owner] = off_board - self.supply[owner]

    def reshuffle(self, rng: Rng) -> None:
        """Reshuffle the cards that nobody has seen."""
        cards = sorted(self.pile + self.raid)
        rng.shuffle(cards)
        self.pile, self.raid = cards[: len(self.pile)], cards[len(self.pile) :]

    def faults(self) -> list[str]:
        """Pieces and cards are conserved (VEND-COMP-03, -06), and nothing is negative."""
        faults = []
        for seat in range(self.seats):
            total = self.on_board(seat) + self.supply[seat] + self.box[seat]
            if total != PIECES:
                faults.append(f"seat {seat} has {total} mafiosi")
        if min(self.mafiosi + self.supply + self.box + self.points) < 0:
            faults.append("a negative count")
        if self.controller != [self.count_controller(d) for d in range(DISTRICTS + 1)]:
            faults.append("a district's controller is not who stands there alone")
        if sorted(self.pile + self.raid + self.turned_over) != list(range(1, DISTRICTS + 1)):
            faults.append("the district cards are not the thirteen")
        return faults


def sole(row: list[int]) -> int:
    """The only seat with mafiosi in a row, or NOBODY, or SEVERAL."""
    alone = NOBODY
    for seat, number in enumerate(row):
        if number > 0:
            if alone != NOBODY:
                return SEVERAL
            alone = seat
    return alone
