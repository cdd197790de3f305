"""Playing a card: declaring it, the time to cancel it, paying, what it does, replacing it."""

from __future__ import annotations

from conclave.core.frames import FORCED, IMPULSE, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import counters, course, legality, moving, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import (
    AT_END_OF_ACTION,
    AT_NEXT_UNTAP,
    Can,
    Cost,
    Targeting,
)
from conclave.games.vtes.rules.moves import NO_MINION, Play, Use
from conclave.games.vtes.rules.situation import (
    BeingPlayed,
    Step,
    acting,
    action_scope,
    combat_scope,
    order,
    round_scope,
    turn_scope,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ADMITS, AS_PLAYED
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
from conclave.lang.resolving import Resolving


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
        return Choices(legality.plays(table, seat, self.window))

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


def open_window(table: Table, window: str, first: tuple[int, ...] = ()) -> None:
    """Open a window for all who could use something in it, or for these seats alone."""
    seats = first or order(table)
    if not first and window not in table.cards.by_others:
        seats = seats[:1]
    table.push(OpenWindow(window, seats))


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
    mode = table.cards.modes[number][table.cards.mode_words[number].index(move.mode)]
    minion = NOTHING if move.minion == NO_MINION else table.read(move.minion)
    moving.begin_playing(table, card, seat)
    table.tell(told.CardPlayed(seat, move.card, move.mode, "" if minion < 0 else move.minion))
    if mode.type in (MODIFIER, REACTION):
        counters.note(table, action_scope(table), notes.PLAYED, minion, number)
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
            table.unsettled = True  # the time to cancel is over: now it is replaced
            if self.cancelled:
                table.pop()
                table.tell(told.Cancelled(table.word(self.card)))
                moving.finish_playing(table, self.card)
            else:
                self.resolve(table)
        else:
            table.pop()
            if self.mode.type not in TAKES_ACTION:
                moving.finish_playing(table, self.card)

    def declare(self, table: Table) -> None:
        """Ask for the target, where the card has one that is not asked for by an action."""
        targeting = self.mode.target
        if targeting is not None:
            choices = targeting.choices(table, self.act())
            if choices:
                table.push(Window(FORCED, (self.seat,)))

    def act(self) -> Resolving:
        """The situation in which the card takes effect."""
        return Resolving(self.mode.effect, self.seat, self.card, self.minion, self.target)

    def open(self, table: Table, step: int) -> bool:
        return step <= 2

    def resolve(self, table: Table) -> None:
        """It was not cancelled: it is paid for, unless it starts an action, and takes effect."""
        kind = self.mode.type
        if kind == MASTER:
            count_master(table, self.seat, self.card)
        elif kind == EVENT:
            course.set_actions(table, table.actions - 1)
            course.remember_event(table, table.what[self.card])
        delay(table, self.seat, self.card)
        if kind not in TAKES_ACTION:
            pay(table, self.seat, self.minion, self.cost(table))
        table.push(self.act())

    def cost(self, table: Table) -> Cost:
        """What it costs."""
        return self.mode.cost or table.cards.printed[table.what[self.card]].cost

    def options(self, table: Table, seat: int) -> Options:
        targeting = self.mode.target
        assert targeting is not None
        return target_options(table, targeting, self.act())

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        targeting = self.mode.target
        assert targeting is not None
        target = choice_of(table, targeting, self.act(), move)
        tell_choice(table, seat, targeting, target)
        table.replace(Playing(self.seat, self.card, self.mode, self.minion, target, self.cancelled))

    def cancel(self, table: Table, index: int) -> None:
        """It has been cancelled; the frame is at this place in the stack."""
        table.frames[index] = Playing(
            self.seat, self.card, self.mode, self.minion, self.target, True
        )

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-1.6.1-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.cards.names[table.what[self.card]]}

    def public(self, table: Table, seat: int) -> bool:
        return True


class Using(Step):
    """An ability of a card in play that is being used."""

    __match_args__ = ("seat", "card", "number", "target")

    def __init__(self, seat: int, card: int, number: int, target: int = NOTHING) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.target = target

    def can(self, table: Table) -> Can:
        """The ability."""
        return table.cards.cans[table.what[self.card]][self.number]

    def run(self, table: Table, step: int) -> None:
        can = self.can(table)
        if step == 0:
            table.tell(told.CardUsed(self.seat, table.word(self.card)))
            if can.target is not None:
                table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()
            host = reading.host_of(table, self.card)
            act = self.act(table)
            if can.once:
                scope = scope_of(table, can.once)
                counters.note(table, scope, notes.USED, self.card, self.number)
            if can.tap:
                counters.tap(table, self.card)
            pay(table, self.seat, host, can.cost)
            table.push(act)
            if can.burn:
                moving.burn(table, self.card)

    def act(self, table: Table) -> Resolving:
        """The situation in which it takes effect."""
        host = reading.host_of(table, self.card)
        return Resolving(self.can(table).effect, self.seat, self.card, host, self.target)

    def options(self, table: Table, seat: int) -> Options:
        targeting = self.can(table).target
        assert targeting is not None
        return target_options(table, targeting, self.act(table))

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        targeting = self.can(table).target
        assert targeting is not None
        target = choice_of(table, targeting, self.act(table), move)
        tell_choice(table, seat, targeting, target)
        table.replace(Using(self.seat, self.card, self.number, target))

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-1.6.1-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.cards.names[table.what[self.card]]}

    def public(self, table: Table, seat: int) -> bool:
        return True


# What both need


def target_options(table: Table, targeting: Targeting, act: Resolving) -> Options:
    """The moves that choose a target."""
    return Choices([targeting.move(table, choice) for choice in targeting.choices(table, act)])


def choice_of(table: Table, targeting: Targeting, act: Resolving, move: Move) -> int:
    """The target that a move chooses."""
    for choice in targeting.choices(table, act):
        if targeting.move(table, choice) == move:
            return choice
    return NOTHING


def tell_choice(table: Table, seat: int, targeting: Targeting, choice: int) -> None:
    """Everybody hears what was chosen; a card that is face down by its number alone."""
    if targeting.is_card():
        word = table.word(choice) if table.in_play(choice) else f"#{choice}"
        table.tell(told.ChoseTarget(seat, word))
    else:
        table.tell(told.ChosePlayer(seat, choice))


def cancellers(table: Table, playing: BeingPlayed) -> tuple[int, ...]:
    """Who might cancel a card as it is played.

    Whether somebody holds such a card is secret, whether there are such cards is not.
    """
    if AS_PLAYED not in table.cards.by_others:
        return ()
    kinds = table.cards.cancelled
    if playing.mode.type not in kinds:
        return ()
    in_turn = playing.mode.type in table.cards.cancelled_in_turn
    return tuple([seat for seat in order(table) if in_turn or seat != table.active])


def count_master(table: Table, seat: int, card: int) -> None:
    """A master card uses up a master phase action: of this phase, or of the next one's."""
    traits = table.cards.traits[table.what[card]]
    if OUT_OF_TURN in traits:
        course.owe(table, seat, TRIFLE in traits)
        return
    course.set_actions(table, table.actions - 1)
    if TRIFLE in traits and not table.trifled:
        course.trifle(table)


def delay(table: Table, seat: int, card: int) -> None:
    """Some cards are not replaced at once (VTES-1.6.1-13)."""
    until = table.cards.delays[table.what[card]]
    if until == AT_NEXT_UNTAP:
        course.leave_unreplaced(table, seat, table.unreplaced[seat] + 1)
    elif until == AT_END_OF_ACTION and acting(table) is not None:
        counters.note(table, action_scope(table), notes.UNREPLACED, seat, 1)


def pay(table: Table, seat: int, minion: int, cost: Cost) -> None:
    """Pay a cost: blood from the minion, pool, conviction (VTES-1.2-08)."""
    if cost.blood > 0:
        counters.lose_blood(table, minion, cost.blood)
    if cost.pool > 0:
        counters.lose_pool(table, seat, cost.pool)
    for card in reading.convictions(table, minion)[: cost.conviction] if cost.conviction else []:
        moving.burn(table, card)


def scope_of(table: Table, once: str) -> int:
    """Until when something may not be done again."""
    if once == "action":
        return action_scope(table)
    if once == "combat":
        return combat_scope(table)
    if once == "round":
        return round_scope(table)
    return turn_scope(table) if once == "turn" else 0
