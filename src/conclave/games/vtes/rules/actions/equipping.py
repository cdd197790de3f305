"""Who has equipment: taking it from another of one's minions, a new bearer (VTES-6.1.3-07..10)."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.actions.kinds import TAKE
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.events import playing as told
from conclave.games.vtes.rules.legality import duties
from conclave.games.vtes.rules.moves import DONE, Target
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.rules.steps import Acting, Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.moments import Happening, IsEquipped


class ChoosingEquipment(Step):
    """Which equipment is taken from another minion is said at announcement (VTES-6.1.3-08)."""

    __match_args__ = ("seat", "minion", "other")

    def __init__(self, seat: int, minion: int, other: int) -> None:
        self.seat = seat
        self.minion = minion
        self.other = other

    def run(self, table: Table, step: int) -> None:
        if self.left(table):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def left(self, table: Table) -> list[int]:
        """The equipment that has not been named yet."""
        return [
            card
            for card in belongings.equipment(table, self.other)
            if not table.has_noted(notes.TERMS, self.minion, card)
            and may_take(table, self.minion, card)
        ]

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = [Target(table.word(card)) for card in self.left(table)]
        if table.has_note(notes.TERMS, self.minion):
            moves.append(DONE)
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Target):
            scope = table.scope(Acting)
            noting.note(table, scope, notes.TERMS, self.minion, table.read(move.card))
            table.tell(told.ChoseTarget(seat, move.card))
        else:
            table.pop()

    def rule(self, table: Table) -> str:
        return "VTES-6.1.3-08"

    def public(self, table: Table, seat: int) -> bool:
        return True


def may_take(table: Table, minion: int, card: int) -> bool:
    """Whether a minion may take this piece of equipment from another."""
    return belongings.may_have(table, minion, card) and not duties.is_barred(
        table, minion, TAKE, card
    )


def equip(table: Table, card: int, minion: int) -> None:
    """A minion equips with a card, which comes into play on him."""
    seat = table.controller[minion]
    if contests.come_into_play(table, card, NOTHING, seat, minion):
        react(table, Happening(IsEquipped, seat, card, minion))


def take_named(table: Table, minion: int, other: int) -> None:
    """The equipment that was named comes to the acting minion, as far as it is still there."""
    for note in table.notes:
        if note[1] == notes.TERMS and note[2] == minion:
            card = note[3]
            if table.host[card] == other and table.in_play(card):
                moving.transfer(table, card, minion)
                contests.check_after_transfer(table, card)
                react(table, Happening(IsEquipped, table.controller[minion], card, minion))


def give_bearer(table: Table, card: int, seat: int) -> None:
    """A card that came under another's control does not stay on a minion who is not hers."""
    host = table.host[card]
    if host != NOTHING and table.in_play(card) and table.controller[host] != seat:
        table.push(ChoosingBearer(seat, card))


class ChoosingBearer(Step):
    """Who controls a card now chooses a minion of hers for it; without one it is burned."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Table, step: int) -> None:
        if step == 0 and self.bearers(table):
            table.push(Window(FORCED, (self.seat,)))
            return
        table.pop()
        if step == 0:
            moving.burn(table, self.card)

    def bearers(self, table: Table) -> list[int]:
        """Who may have it."""
        return [*table.minions(self.seat), *table.in_torpor(self.seat)]

    def options(self, table: Table, seat: int) -> Options:
        return Choices([Target(table.word(minion)) for minion in self.bearers(table)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        moving.transfer(table, self.card, table.read(move.card))

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-1.6.1-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.card_name(self.card)}

    def public(self, table: Table, seat: int) -> bool:
        return True
