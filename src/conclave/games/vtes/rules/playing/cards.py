"""Playing a card: declaring it, the time to cancel it, paying, what it does."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import FORCED, IMPULSE, Window
from conclave.core.moves import NO_OPTIONS, Choices, Move, Options
from conclave.games.vtes.rules import notes, pricing
from conclave.games.vtes.rules.atoms import course, moving, noting
from conclave.games.vtes.rules.events import playing as told
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.moves import NO_MINION, Number, Play, Use
from conclave.games.vtes.rules.opportunity import asked, order
from conclave.games.vtes.rules.playing.cancelling import cancellers
from conclave.games.vtes.rules.playing.limits import remember
from conclave.games.vtes.rules.playing.paying import pay
from conclave.games.vtes.rules.playing.replacing import await_replacement, delay
from conclave.games.vtes.rules.playing.targets import choice_of, target_options, tell_choice
from conclave.games.vtes.rules.playing.using import Using
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.situation import action_scope, is_lost, turn_scope
from conclave.games.vtes.rules.steps import BeingPlayed, Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.windows import ADMITS, AS_PLAYED, DAMAGE, END_OF_ROUND
from conclave.games.vtes.rules.words import (
    EVENT,
    MASTER,
    MODIFIER,
    NOTHING,
    OUT_OF_TURN,
    REACTION,
    TAKES_ACTION,
    TRIFLE,
)
from conclave.games.vtes.vocabulary.moments import Happening, PlaysCard
from conclave.lang.nodes import count
from conclave.lang.resolving import Resolving

OUTLASTING: Final = (DAMAGE, END_OF_ROUND)


class OpenWindow(Step):
    """A moment in which cards and effects may be used, until all pass in succession."""

    __match_args__ = ("window", "seats")

    def __init__(self, window: str, seats: tuple[int, ...]) -> None:
        self.window = window
        self.seats = seats

    def run(self, table: Table, step: int) -> None:
        seats = tuple([seat for seat in self.seats if not table.out[seat]])
        if step == 0 and seats:
            table.push(Window(IMPULSE, seats))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        if self.is_over(table):
            return NO_OPTIONS
        return Choices(offers.plays(table, seat, self.window))

    def is_over(self, table: Table) -> bool:
        """Whether the combat that it belongs to has ended; damage is still dealt with, and what
        is done at the end of a round."""
        return ADMITS[self.window].fight and self.window not in OUTLASTING and is_lost(table)

    def public(self, table: Table, seat: int) -> bool:
        return self.is_over(table)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        carry_out(table, seat, move)

    def prompt(self) -> str:
        return "Window"

    def window_name(self) -> str:
        return self.window

    def rule(self, table: Table) -> str:
        return ADMITS[self.window].rule

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"window": self.window}


def open_window(table: Table, window: str, kind: type[OpenWindow] = OpenWindow) -> None:
    """Open a window for all who could use something in it."""
    seats = order(table)
    if window not in table.cards.by_others:
        seats = seats[:1]
    table.push(kind(window, asked(table, seats)))


def carry_out(table: Table, seat: int, move: Move) -> None:
    """A play or a use that was chosen in a window."""
    if isinstance(move, Play):
        play(table, seat, move)
    elif isinstance(move, Use):
        card = table.read(move.card)
        table.push(Using(seat, card, move.number))


def play(table: Table, seat: int, move: Play) -> None:
    """A card from hand is played."""
    card = table.in_hand(seat, move.card)
    number = table.what[card]
    mode = table.cards.mode(number, move.mode)
    minion = NOTHING if move.minion == NO_MINION else table.read(move.minion)
    moving.begin_playing(table, card, seat)
    table.tell(told.CardPlayed(seat, move.card, move.mode, "" if minion < 0 else move.minion))
    if mode.type in (MODIFIER, REACTION):
        noting.note(table, action_scope(table), notes.PLAYED, minion, number, mode)
    table.push(Playing(seat, card, mode, minion))


class Playing(BeingPlayed):
    """A card that is being played (VTES-1.6.1-05..09)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            self.declare(table)
        elif step == 1:
            seats = cancellers(table, self)
            if seats:
                table.push(OpenWindow(AS_PLAYED, seats))
        elif step == 2:
            course.unsettle(table)  # the time to cancel is over: now it is replaced
            await_replacement(table, self.minion, self.card)
            self.count(table)
            remember(table, self.mode, self.seat, self.minion, table.what[self.card])
            if self.cancelled:
                table.pop()
                table.tell(told.Cancelled(table.word(self.card)))
                moving.finish_playing(table, self.card)
            else:
                delay(table, self.seat, self.card)
        elif step == 3:
            self.resolve(table)
        else:
            table.pop()
            if self.mode.type not in TAKES_ACTION:
                moving.finish_playing(table, self.card)

    def declare(self, table: Table) -> None:
        """Ask for the target, where the card has one that is not asked for by an action, and for
        the number that is announced with it."""
        targeting = self.mode.target
        if targeting is not None and self.target == NOTHING:
            choices = targeting.choices(table, self.act())
            if choices:
                table.push(Window(FORCED, (self.seat,)))
        elif self.mode.most is not None or (targeting is None and self.cost(table).x):
            table.push(Window(FORCED, (self.seat,)))

    def act(self) -> Resolving:
        """The situation in which the card takes effect."""
        return Resolving(
            self.mode.effect, self.seat, self.card, self.minion, self.target, self.amount
        )

    def open(self, table: Table, step: int) -> bool:
        return step <= 2

    def count(self, table: Table) -> None:
        """A phase action is used up, even if the card was cancelled (VTES-1.6.2-25)."""
        if self.mode.type == MASTER:
            count_master(table, self.seat, self.card, self.cancelled)
        elif self.mode.type == EVENT:
            course.set_actions(table, table.actions - 1)
            noting.note(table, turn_scope(table), notes.EVENT_PLAYED, self.seat)

    def resolve(self, table: Table) -> None:
        """It was not cancelled: it is paid for, unless it starts an action, and takes effect."""
        kind = self.mode.type
        if kind == EVENT:
            course.remember_event(table, table.what[self.card])
        if self.minion != NOTHING:
            react(table, Happening(PlaysCard, self.seat, self.minion, self.card))
        if kind not in TAKES_ACTION:
            pay(table, self.seat, self.minion, self.price(table))
        table.push(self.act())

    def cost(self, table: Table) -> Cost:
        """What it costs as printed."""
        return self.mode.cost or table.cards.printed[table.what[self.card]].cost

    def price(self, table: Table) -> Cost:
        """What is paid for it: X with the rest, and more or less by cards in play."""
        cost = self.cost(table)
        if self.minion == NOTHING:
            more = pricing.surcharge(table, self.mode, self.act(), self.target)
            return Cost(cost.blood, cost.pool + more, cost.conviction) if more else cost
        if cost.x:
            cost = Cost(cost.blood + self.amount, cost.pool, cost.conviction)
        return pricing.price(table, self.minion, cost, self.mode)

    def options(self, table: Table, seat: int) -> Options:
        targeting = self.mode.target
        if targeting is None or self.target != NOTHING:
            return Choices([Number(number) for number in self.numbers(table)])
        if self.mode.type != MASTER:
            return target_options(table, targeting, self.act())
        found = targeting.choices(table, self.act())
        found = pricing.affordable(table, self.mode, self.act(), found)
        return Choices([targeting.move(table, choice) for choice in found])

    def numbers(self, table: Table) -> range:
        """What may be announced: as much as the card says, or as X as much as can be paid."""
        if self.mode.most is not None:
            return range(self.mode.least, count(self.mode.most, table, self.act()) + 1)
        most = table.blood[self.minion] - self.cost(table).blood
        return range(most - pricing.change(table, self.minion, self.mode) + 1)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        targeting = self.mode.target
        target, amount = self.target, self.amount
        if isinstance(move, Number):
            amount = move.number
            table.tell(told.AnnouncedNumber(self.seat, amount))
        else:
            assert targeting is not None
            if self.mode.most is not None:
                table.go(0)  # the number is asked for after this
            target = choice_of(table, targeting, self.act(), move)
            tell_choice(table, seat, targeting, target)
        table.replace(
            Playing(self.seat, self.card, self.mode, self.minion, target, self.cancelled, amount)
        )

    def cancel(self, table: Table, index: int) -> None:
        """It has been cancelled; the frame is at this place in the stack."""
        table.exchange(
            index,
            Playing(self.seat, self.card, self.mode, self.minion, self.target, True, self.amount),
        )

    def prompt(self) -> str:
        announces = self.mode.most is not None and self.target != NOTHING
        return "Announcing" if announces else "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-1.6.1-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.card_name(self.card)}

    def public(self, table: Table, seat: int) -> bool:
        targeting = self.mode.target
        return targeting is None or targeting.is_public()


def count_master(table: Table, seat: int, card: int, cancelled: bool = False) -> None:
    """A master card uses up a master phase action: of this phase, or of the next one's."""
    traits = table.cards.traits[table.what[card]]
    trifle = TRIFLE in traits and not cancelled
    if OUT_OF_TURN in traits:
        course.owe(table, seat, trifle)
        return
    course.set_actions(table, table.actions - 1)
    if trifle and not table.trifled:
        course.trifle(table)
