"""The course of the game: days and nights, and the steps of a turn (EMP-TURN-01..06)."""

from __future__ import annotations

from typing import Final

from conclave.core.errors import IllegalMove
from conclave.core.frames import ASK_ONCE, COUNTED, FIRST, FORCED, IN_ORDER, Asking, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.empire.rules import atoms, moves
from conclave.games.empire.rules.action import ChoosingAction
from conclave.games.empire.rules.constants import (
    BIT,
    CELLAR,
    HAND_SIZE,
    MOAT,
    NUMBER,
    members,
)
from conclave.games.empire.rules.end import nobody_has_cards, somebody_wins
from conclave.games.empire.rules.moves import DiscardToMoat, PutInCellar, SkipDrawing, Unmask
from conclave.games.empire.rules.support import Supporting
from conclave.games.empire.rules.table import Table

MUST: Final = (Window(FORCED, (0,)), Window(FORCED, (1,)))
MAY: Final = (Window(IN_ORDER, (0,)), Window(IN_ORDER, (1,)))


class Course(Frame[Table]):
    """Turn after turn; the vampire player begins (EMP-SETUP-14)."""

    steps = COUNTED

    def run(self, table: Table, step: int) -> None:
        if step != FIRST and nobody_has_cards(table):
            return
        seat = table.vampire_seat if step == FIRST else 1 - table.active
        if table.out_of_cards(seat):
            atoms.skip_turn(table, seat)
            seat = 1 - seat
        atoms.begin_turn(table, seat)
        table.push(Turn())


# The steps of Turn
DRAW: Final = 0
UNMASK: Final = 1
BEFORE: Final = 2
ACTION: Final = 3
AFTER: Final = 4


class Turn(Frame[Table]):
    """Discard and draw, unmask, one action, with support cards before and after it."""

    steps = ("draw", "unmask", "before", "action", "after", "end-turn")

    def run(self, table: Table, step: int) -> None:
        if step == DRAW:
            table.push(FIRST_DRAWING)
        elif step == UNMASK:
            if table.active == table.vampire_seat and masked_vampires(table):
                table.push(Unmasking())
        elif step in (BEFORE, AFTER):
            table.push(Supporting(table.active, 0, False))
        elif step == ACTION:
            table.push(ChoosingAction())
        else:
            table.pop()


def action_to_come(table: Table) -> bool:
    """Whether the action of this turn has not been chosen yet."""
    return any(
        isinstance(frame, Turn) and step <= ACTION for frame, step in zip(table.frames, table.steps)
    )


class Drawing(Asking[Table]):
    """Step 1: discard any number of cards, each into cellar or moat, then draw (EMP-DRAW-01..12).

    Cards are discarded one at a time; nothing is drawn before the last.
    """

    steps = ASK_ONCE

    __match_args__ = ("discarded",)

    def __init__(self, discarded: bool) -> None:
        self.discarded = discarded
        """Whether a card was discarded, so the step can't be skipped any more."""

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(MUST[table.active])
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        found: list[Move] = [moves.DRAW]
        if not self.discarded and not must_draw(table, seat):
            found.append(moves.SKIP)
        library = table.library
        last = -1
        for card in table.hand[seat]:
            if card != last:
                last = card
                if not table.cellar_closed[seat]:
                    found.append(library.to_cellar[card])
                found.append(library.to_moat[card])
        return Choices(found)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, PutInCellar | DiscardToMoat):
            pile = CELLAR if isinstance(move, PutInCellar) else MOAT
            atoms.discard(table, seat, table.library.numbers[move.card], pile)
            table.replace(AFTER_DISCARD)
            table.go(FIRST)
        elif not isinstance(move, SkipDrawing):
            atoms.draw(table, seat, max(0, HAND_SIZE - len(table.hand[seat])))

    def rule(self, table: Table) -> str:
        return "EMP-DRAW-02"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        missing = max(0, HAND_SIZE - len(table.hand[seat]))
        return {"time": table.time, "missing": missing}

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if isinstance(move, PutInCellar) and table.cellar_closed[seat]:
            return IllegalMove("EMP-DRAW-12", "empire-cellar-closed")
        if isinstance(move, SkipDrawing):
            if self.discarded:
                return IllegalMove("EMP-R-14", "empire-draw-after-discard")
            return IllegalMove("EMP-R-16", "empire-must-draw")
        return super().refusal(table, seat, move)


FIRST_DRAWING: Final = Drawing(False)
AFTER_DISCARD: Final = Drawing(True)


def must_draw(table: Table, seat: int) -> bool:
    """Whether a player has an empty hand and a card to draw (EMP-R-16)."""
    return len(table.hand[seat]) == 0 and not table.out_of_cards(seat)


class Unmasking(Asking[Table]):
    """Step 2: the vampire player may unmask one vampire (EMP-REVEAL-01..11)."""

    steps = ASK_ONCE

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(MAY[table.active])
        else:
            table.pop()
            somebody_wins(table)

    def options(self, table: Table, seat: int) -> Options:
        return Choices([moves.UNMASK[who] for who in masked_vampires(table)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Unmask)
        atoms.unmask(table, NUMBER[move.who])

    def reaction(self, table: Table, seat: int) -> bool:
        return False

    def rule(self, table: Table) -> str:
        return "EMP-REVEAL-02"

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if isinstance(move, Unmask):
            return IllegalMove("EMP-REVEAL-04", "not-offered", move=move.text)
        return super().refusal(table, seat, move)


def masked_vampires(table: Table) -> tuple[int, ...]:
    """The vampires that aren't unmasked. Their number is public."""
    dead = 0
    for who in table.dead:
        dead |= BIT[who]
    return members(table.vampires & ~table.unmasked & ~dead)
