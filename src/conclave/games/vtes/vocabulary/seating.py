"""Effects on the seating and the direction of play."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import course, noting, playing
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.moves import Player
from conclave.games.vtes.rules.table import Table
from conclave.lang.effects import AsksAgain
from conclave.lang.nodes import Effect, Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class SwitchPlaces(Effect):
    """You switch places at the table with another Methuselah."""

    with_: Players

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.with_.seats(table, act):
            if seat != act.you:
                course.switch_places(table, act.you, seat)


@dataclass(frozen=True)
class ChooseSeating(AsksAgain):
    """You choose a new seating order: who sits to your left, and so on."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if len(self.remaining(table, act)) > 0:
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def remaining(self, table: Table, act: Resolving) -> list[int]:
        """The other Methuselahs who have no new seat yet."""
        seats = table.clockwise(act.you)[1:]
        return [seat for seat in seats if not table.notes.has(notes.NEW_PLACE, seat)]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Player(other) for other in self.remaining(table, act)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Player)
        number = len(table.notes.of(notes.NEW_PLACE)) + 1
        noting.note(table, table.scope(CurrentReferendum), notes.NEW_PLACE, move.seat, number)
        playing.choose_player(table, seat, move.seat)

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class TakeNewSeats(Effect):
    """Each Methuselah takes the seat that the terms of the referendum give her."""

    def do(self, table: Table, act: Resolving) -> None:
        chosen = sorted(table.notes.of(notes.NEW_PLACE), key=lambda note: note.amount)
        order = [note.about for note in chosen if not table.out[note.about]]
        for index, seat in enumerate(order):
            sitting = table.clockwise(act.you)[1 + index]
            if sitting != seat:
                course.switch_places(table, seat, sitting)


@dataclass(frozen=True)
class ReversePlay(Effect):
    """The direction of play is reversed; the prey still sits to the left."""

    def do(self, table: Table, act: Resolving) -> None:
        course.reverse_play(table)
