"""The imbued: their conviction, and how they recover (VTES-A.2, A.5)."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, moving, noting, piles
from conclave.games.vtes.rules.moves import DONE, Convict, Recover
from conclave.games.vtes.rules.reading import belongings, identity
from conclave.games.vtes.rules.situation import turn_scope
from conclave.games.vtes.rules.steps import Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import CONVICTION, NOTHING, TORPOR

RECOVERY_COST = 3
MOST_CONVICTION = 5


def imbued_moves(table: Table, seat: int) -> list[Move]:
    """One conviction for each imbued; three let an incapacitated one recover (VTES-A.2, A.5)."""
    moves: list[Move] = []
    for imbued in (*table.minions(seat), *table.in_torpor(seat)):
        if not table.cards.is_imbued[table.what[imbued]]:
            continue
        if not table.has_note(notes.CONVICTED, imbued):
            names = [
                table.card_name(card)
                for card in (*table.hand[seat], *table.ash[seat])
                if CONVICTION in table.cards.types[table.what[card]]
            ]
            moves += [Convict(table.word(imbued), name) for name in dict.fromkeys(names)]
        enough = len(belongings.convictions(table, imbued)) >= RECOVERY_COST
        if table.zone[imbued] == TORPOR and enough:
            moves.append(Recover(table.word(imbued)))
    return moves


def imbued_move(table: Table, seat: int, move: Move) -> None:
    """A conviction is put on an imbued, or one recovers."""
    if isinstance(move, Convict):
        imbued = table.read(move.minion)
        noting.note(table, turn_scope(table), notes.CONVICTED, imbued)
        for card in (*table.hand[seat], *table.ash[seat]):
            if table.card_name(card) == move.other:
                give_conviction(table, imbued, card)
                return
    elif isinstance(move, Recover):
        imbued = table.read(move.minion)
        for card in belongings.convictions(table, imbued)[:RECOVERY_COST]:
            moving.burn(table, card)
        recover(table, imbued)


def give_conviction(table: Table, imbued: int, card: int) -> None:
    """An imbued gets a conviction; more than five are burned (VTES-A.2-06..07)."""
    if len(belongings.convictions(table, imbued)) >= MOST_CONVICTION:
        moving.burn(table, card)
    else:
        moving.enter(table, card, NOTHING, table.controller[imbued], imbued)


def recover(table: Table, imbued: int) -> None:
    """An imbued leaves the incapacitated region with 1 life more (VTES-A.5-06..08)."""
    moving.to_ready(table, imbued)
    if table.blood[imbued] < identity.starting_life(table, imbued):
        counters.gain_blood(table, imbued, 1)


class FirstConviction(Step):
    """An imbued who comes into play may get a conviction (VTES-A.2-03)."""

    __match_args__ = ("seat", "imbued")

    def __init__(self, seat: int, imbued: int) -> None:
        self.seat = seat
        self.imbued = imbued

    def run(self, table: Table, step: int) -> None:
        if step == 0 and table.in_play(self.imbued):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def found(self, table: Table) -> list[int]:
        """The convictions that may be taken, each name once."""
        names: dict[int, int] = {}
        for card in (*table.hand[self.seat], *table.ash[self.seat], *table.library[self.seat]):
            number = table.what[card]
            if CONVICTION in table.cards.types[number] and number not in names:
                names[number] = card
        return list(names.values())

    def options(self, table: Table, seat: int) -> Options:
        names = sorted([table.card_name(card) for card in self.found(table)])
        return Choices([*[Convict(table.word(self.imbued), name) for name in names], DONE])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        table.pop()
        if isinstance(move, Convict):
            for card in self.found(table):
                if table.card_name(card) == move.other:
                    searched = card in table.library[seat]
                    give_conviction(table, self.imbued, card)
                    if searched:
                        piles.shuffle(table, seat)
                    return

    def rule(self, table: Table) -> str:
        return "VTES-A.2-03"
