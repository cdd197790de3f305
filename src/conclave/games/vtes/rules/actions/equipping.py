"""Moving equipment: taking it from another minion, a new bearer (VTES-6.1.3-07..10)."""

from __future__ import annotations

from conclave.core.frames import ASK_ONCE, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.actions.kinds import TAKE
from conclave.games.vtes.rules.atoms import moving, noting, playing
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.frame_types import CurrentAction, TableFrame
from conclave.games.vtes.rules.legality import duties
from conclave.games.vtes.rules.moments import Happening, IsEquipped
from conclave.games.vtes.rules.moves import DONE, Target
from conclave.games.vtes.rules.playing.limits import note_equipped
from conclave.games.vtes.rules.reading import belongings, identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger


class ChoosingEquipment(TableFrame):
    """Choose which equipment to take from another minion, at announcement (VTES-6.1.3-08)."""

    __match_args__ = ("seat", "minion", "other")

    def __init__(self, seat: int, minion: int, other: int) -> None:
        self.seat = seat
        self.minion = minion
        self.other = other

    def run(self, table: Table, step: int) -> None:
        if self.remaining(table):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def remaining(self, table: Table) -> list[int]:
        """The equipment that hasn't been chosen yet."""
        return [
            card
            for card in belongings.equipment(table, self.other)
            if not table.notes.has_card(notes.EQUIPMENT_TO_TAKE, self.minion, card)
            and may_take(table, self.minion, card)
        ]

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = [Target(table.word(card)) for card in self.remaining(table)]
        if table.notes.has(notes.EQUIPMENT_TO_TAKE, self.minion):
            moves.append(DONE)
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Target):
            scope = table.scope(CurrentAction)
            noting.note(
                table, scope, notes.EQUIPMENT_TO_TAKE, self.minion, card=table.read(move.card)
            )
            playing.choose_target(table, seat, move.card)
        else:
            table.pop()

    def rule(self, table: Table) -> str:
        return "VTES-6.1.3-08"

    def public(self, table: Table, seat: int) -> bool:
        return True


def may_take(table: Table, minion: int, card: int) -> bool:
    """Whether a minion may take this equipment from another."""
    return belongings.may_have(table, minion, card) and not duties.may_not_repeat(
        table, minion, TAKE, card
    )


def equip(table: Table, card: int, minion: int) -> None:
    """Put equipment into play on a minion."""
    seat = table.controller[minion]
    note_equipped(table, card)
    if contests.come_into_play(table, card, NOTHING, seat, minion):
        trigger(table, Happening(IsEquipped, seat, card, minion))


def take_chosen_equipment(table: Table, minion: int, other: int) -> None:
    """Move the chosen equipment to the acting minion, if it is still there."""
    for note in table.notes.about(notes.EQUIPMENT_TO_TAKE, minion):
        card = note.card
        if table.host[card] == other and table.in_play(card):
            moving.transfer(table, card, minion)
            contests.check_after_transfer(table, card)
            trigger(table, Happening(IsEquipped, table.controller[minion], card, minion))


def choose_new_bearer(table: Table, card: int, seat: int) -> None:
    """Ask for a new bearer of a card on a minion that its new controller doesn't control."""
    host = table.host[card]
    if host != NOTHING and table.in_play(card) and table.controller[host] != seat:
        table.push(ChoosingBearer(seat, card))


class ChoosingBearer(TableFrame):
    """The new controller of a card chooses a minion of hers for it, or only a vampire; without one
    it is burned."""

    steps = ASK_ONCE

    __match_args__ = ("seat", "card", "on_vampires")

    def __init__(self, seat: int, card: int, on_vampires: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.on_vampires = on_vampires

    def run(self, table: Table, step: int) -> None:
        if step == FIRST and self.bearers(table):
            table.push(Window(FORCED, (self.seat,)))
            return
        table.pop()
        if step == FIRST:
            moving.burn(table, self.card)

    def bearers(self, table: Table) -> list[int]:
        """The minions who may have it."""
        minions = [*table.minions(self.seat), *table.in_torpor(self.seat)]
        if not self.on_vampires:
            return minions
        return [
            minion
            for minion in minions
            if identity.is_vampire(table, minion)
            and (minion == table.host[self.card] or belongings.may_have(table, minion, self.card))
        ]

    def options(self, table: Table, seat: int) -> Options:
        return Choices([Target(table.word(minion)) for minion in self.bearers(table)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        bearer, before = table.read(move.card), table.controller[self.card]
        if bearer == table.host[self.card]:
            return
        moving.transfer(table, self.card, bearer)
        if before != self.seat:
            contests.check_after_transfer(table, self.card)
        contests.lose_counters(table, self.card)

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-1.6.1-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.card_name(self.card)}

    def public(self, table: Table, seat: int) -> bool:
        return True
