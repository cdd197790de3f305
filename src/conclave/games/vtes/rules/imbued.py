"""The imbued: conviction and recovery (VTES-A.2, A.5)."""

from __future__ import annotations

from conclave.core.frames import ASK_ONCE, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, moving, noting, piles
from conclave.games.vtes.rules.constants import CONVICTION, NOTHING, TORPOR
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.moves import DONE, Convict, Recover
from conclave.games.vtes.rules.reading import belongings, identity
from conclave.games.vtes.rules.table import Table

RECOVERY_COST = 3
MOST_CONVICTION = 5


def imbued_moves(table: Table, seat: int) -> list[Move]:
    """Give each imbued one conviction; let an incapacitated one recover for three (VTES-A.2,
    A.5)."""
    moves: list[Move] = []
    for imbued in (*table.minions(seat), *table.in_torpor(seat)):
        if not table.cards.is_imbued[table.definition[imbued]]:
            continue
        if not table.notes.has(notes.CONVICTION_GIVEN, imbued):
            names = [
                table.card_name(card)
                for card in (*table.hand[seat], *table.ash[seat])
                if CONVICTION in table.cards.types[table.definition[card]]
            ]
            moves += [Convict(table.word(imbued), name) for name in dict.fromkeys(names)]
        enough = len(belongings.convictions(table, imbued)) >= RECOVERY_COST
        if table.zone[imbued] == TORPOR and enough:
            moves.append(Recover(table.word(imbued)))
    return moves


def make_imbued_move(table: Table, seat: int, move: Move) -> None:
    """Put a conviction on an imbued, or let one recover."""
    if isinstance(move, Convict):
        imbued = table.read(move.minion)
        noting.note(table, turn_scope(table), notes.CONVICTION_GIVEN, imbued)
        for card in (*table.hand[seat], *table.ash[seat]):
            if table.card_name(card) == move.other:
                give_conviction(table, imbued, card)
                return
    elif isinstance(move, Recover):
        imbued = table.read(move.minion)
        for card in belongings.convictions(table, imbued)[:RECOVERY_COST]:
            moving.burn(table, card, "cost")
        recover(table, imbued)


def give_conviction(table: Table, imbued: int, card: int) -> None:
    """Put a conviction on an imbued, or burn it if he has five (VTES-A.2-06..07)."""
    if len(belongings.convictions(table, imbued)) >= MOST_CONVICTION:
        moving.burn(table, card)
    else:
        moving.enter(table, card, NOTHING, table.controller[imbued], imbued)


def recover(table: Table, imbued: int) -> None:
    """An imbued leaves the incapacitated region and gains 1 life (VTES-A.5-06..08)."""
    moving.to_ready(table, imbued)
    if table.blood[imbued] < identity.starting_life(table, imbued):
        counters.gain_blood(table, imbued, 1)


class FirstConviction(TableFrame):
    """An imbued who enters play may get a conviction (VTES-A.2-03)."""

    steps = ASK_ONCE

    __match_args__ = ("seat", "imbued")

    def __init__(self, seat: int, imbued: int) -> None:
        self.seat = seat
        self.imbued = imbued

    def run(self, table: Table, step: int) -> None:
        if step == FIRST and table.in_play(self.imbued):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def candidates(self, table: Table) -> list[int]:
        """The convictions to choose from, one of each name."""
        names: dict[int, int] = {}
        for card in (*table.hand[self.seat], *table.ash[self.seat], *table.library[self.seat]):
            number = table.definition[card]
            if CONVICTION in table.cards.types[number] and number not in names:
                names[number] = card
        return list(names.values())

    def options(self, table: Table, seat: int) -> Options:
        names = sorted([table.card_name(card) for card in self.candidates(table)])
        return Choices([*[Convict(table.word(self.imbued), name) for name in names], DONE])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        table.pop()
        if isinstance(move, Convict):
            for card in self.candidates(table):
                if table.card_name(card) == move.other:
                    searched = card in table.library[seat]
                    give_conviction(table, self.imbued, card)
                    if searched:
                        piles.shuffle(table, seat)
                    return

    def rule(self, table: Table) -> str:
        return "VTES-A.2-03"
