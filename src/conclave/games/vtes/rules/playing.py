"""Playing a card: declaring it, the time to cancel it, paying, what it does, replacing it."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import FORCED, IMPULSE, Window
from conclave.core.moves import NO_OPTIONS, Choices, Move, Options
from conclave.games.vtes.rules import counters, course, legality, moving, pricing, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import (
    AFTER_COMBAT,
    AT_END_OF_ACTION,
    AT_NEXT_DISCARD,
    AT_NEXT_UNTAP,
    Can,
    Cost,
    Mode,
    Targeting,
    redirects,
)
from conclave.games.vtes.rules.blood import lose
from conclave.games.vtes.rules.convictions import ask_for_conviction, burn_conviction
from conclave.games.vtes.rules.moves import NO_MINION, Name, Number, Play, Use
from conclave.games.vtes.rules.situation import (
    BeingPlayed,
    ChoosingStrikes,
    Damaging,
    Step,
    Voting,
    acting,
    action_scope,
    combat_scope,
    fighting,
    is_lost,
    order,
    round_scope,
    turn_scope,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.windows import ADMITS, AS_PLAYED, DAMAGE, END_OF_ROUND
from conclave.games.vtes.rules.words import (
    EVENT,
    HAND,
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
        return Choices(legality.plays(table, seat, self.window))

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


def open_window(
    table: Table,
    window: str,
    first: tuple[int, ...] = (),
    kind: type[OpenWindow] = OpenWindow,
) -> None:
    """Open a window for all who could use something in it, or for these seats alone."""
    seats = first or order(table)
    if not first and window not in table.cards.by_others:
        seats = seats[:1]
    table.push(kind(window, asked(table, seats)))


def asked(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """These seats, and after them whoever has an untapped card for any time: cards in play are
    no secret, so that nobody else needs to be asked for them."""
    cards = table.at_any_time()
    if not cards:
        return seats
    users = [
        table.controller[
            reading.host_of(table, card) if table.cards.by_host[table.what[card]] else card
        ]
        for card in cards
        if not table.tapped[card]
    ]
    more = [seat for seat in order(table) if seat in users and seat not in seats]
    return (*seats, *more)


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
        counters.note(table, action_scope(table), notes.PLAYED, minion, number, mode)
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
            counters.note(table, turn_scope(table), notes.EVENT_PLAYED, self.seat)

    def resolve(self, table: Table) -> None:
        """It was not cancelled: it is paid for, unless it starts an action, and takes effect."""
        kind = self.mode.type
        if kind == EVENT:
            course.remember_event(table, table.what[self.card])
        delay(table, self.seat, self.card)
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
            more = legality.surcharge(table, self.mode, self.act(), self.target)
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
        found = legality.affordable(table, self.mode, self.act(), found)
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
        table.frames[index] = Playing(
            self.seat, self.card, self.mode, self.minion, self.target, True, self.amount
        )

    def prompt(self) -> str:
        announces = self.mode.most is not None and self.target != NOTHING
        return "Announcing" if announces else "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-1.6.1-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.cards.names[table.what[self.card]]}

    def public(self, table: Table, seat: int) -> bool:
        targeting = self.mode.target
        return targeting is None or targeting.is_public()


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
            if can.cost.conviction > 0:
                host = reading.user_of(table, self.card)
                ask_for_conviction(table, self.seat, host, can.cost.conviction)
        else:
            table.pop()
            host = reading.user_of(table, self.card)
            act = self.act(table)
            if can.once:
                scope = scope_of(table, can.once)
                counters.note(table, scope, notes.USED, self.card, self.number)
            if can.phase_action:
                course.set_actions(table, table.actions - 1)
            if can.transfers:
                course.set_transfers(table, table.transfers - can.transfers)
            if can.tap:
                counters.tap(table, self.card)
            pay(table, self.seat, host, can.cost)
            table.push(act)
            if can.burn:
                moving.burn(table, self.card)

    def act(self, table: Table) -> Resolving:
        """The situation in which it takes effect."""
        host = reading.user_of(table, self.card)
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
        targeting = self.can(table).target
        return targeting is None or targeting.is_public()


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
    if targeting.is_card() and table.zone[choice] == HAND:
        moving.show_card(table, choice)  # it is announced by name
        return
    if targeting.is_card():
        word = table.word(choice) if table.in_play(choice) else f"#{choice}"
        table.tell(told.ChoseTarget(seat, word))
        return
    move = targeting.move(table, choice)
    if isinstance(move, Name):
        table.tell(told.ChoseClan(seat, move.word))
    else:
        table.tell(told.ChosePlayer(seat, choice))


def cancellers(table: Table, playing: BeingPlayed) -> tuple[int, ...]:
    """Who might cancel a card as it is played.

    Whether somebody holds such a card is secret, whether there are such cards is not, and neither
    is what cards in play can do.
    """
    if AS_PLAYED not in table.cards.by_others:
        return ()
    traits = {*table.cards.traits[table.what[playing.card]], *playing.mode.traits}
    found = [
        in_turn
        for kind, trait, redirect, discipline, in_turn in table.cards.cancelled
        if kind == playing.mode.type
        and (not trait or trait in traits)
        and (not redirect or redirects(playing.mode))
        and (not discipline or by_discipline(playing.mode, discipline))
    ]
    seats = []
    for seat in order(table):
        from_hand = True in found or (len(found) > 0 and seat != table.active)
        if from_hand or can_cancel(table, seat):
            seats.append(seat)
    return tuple(seats)


def by_discipline(mode: Mode, discipline: str) -> bool:
    """Whether a card that is played in this way requires a discipline."""
    return any(name == discipline for name, _ in mode.disciplines)


def can_cancel(table: Table, seat: int) -> bool:
    """Whether a player can cancel the card that is being played with one in play."""
    uses: list[Move] = []
    legality.own_cancels(table, seat, uses)
    if not uses and any(table.cards.cancels[table.what[c]] for c in table.controlled(seat)):
        legality.uses(table, seat, AS_PLAYED, uses)
    return len(uses) > 0


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


def delay(table: Table, seat: int, card: int) -> None:
    """Some cards are not replaced at once (VTES-1.6.1-13)."""
    until = table.cards.delays[table.what[card]]
    if until == AT_NEXT_UNTAP:
        course.leave_unreplaced(table, seat, table.unreplaced[seat] + 1)
    elif until == AT_NEXT_DISCARD:
        counters.note(table, 0, notes.UNTIL_DISCARD, seat, 1)
    elif until == AT_END_OF_ACTION and acting(table) is not None:
        counters.note(table, action_scope(table), notes.UNREPLACED, seat, 1)
        counters.note(table, action_scope(table), notes.NOT_YET, card)
    elif until == AFTER_COMBAT and fighting(table) is not None:
        counters.note(table, combat_scope(table), notes.UNREPLACED, seat, 1)
        counters.note(table, combat_scope(table), notes.NOT_YET, card)


def await_replacement(table: Table, minion: int, card: int) -> None:
    """Where something happens when a card has been replaced that the acting minion played."""
    action = acting(table)
    if action is None or action.minion != minion:
        return
    for each in table.on[minion]:
        if table.cards.as_replaced[table.what[each]] is not None and table.in_play(each):
            counters.note(table, 0, notes.TO_REPLACE, minion, card)


def remember(table: Table, mode: Mode, seat: int, minion: int, number: int) -> None:
    """A card that may be played only so often was played, even if it was cancelled."""
    fight = fighting(table)
    if fight is not None:
        for note in table.notes:
            if note[1] == notes.PRESSES_ITSELF:
                counters.renote(table, note[0], notes.PRESSES_ITSELF, note[2], fight.rounds)
    if mode.once == "untap":
        counters.note(table, 0, notes.UNTIL_UNTAP, minion, number)
    elif mode.once == "rounds" and fight is not None:
        played = fight.rounds * notes.ROUND_KEY + number
        counters.note(table, combat_scope(table), notes.IN_ROUND, minion, played)
    elif mode.once == "strike":
        counters.note(table, table.scope(ChoosingStrikes), notes.AIM_PLAYED, minion)
    elif mode.once:
        who = legality.who_played(mode.once, seat, minion)
        counters.note(table, scope_of(table, mode.once), notes.ONCE, who, number)


def pay(table: Table, seat: int, minion: int, cost: Cost) -> None:
    """Pay a cost: blood from the minion, pool, conviction (VTES-1.2-08)."""
    if cost.blood > 0:
        lose(table, minion, cost.blood)  # the last life of an ally, perhaps (VTES-1.6.3-07)
    if cost.pool > 0:
        counters.lose_pool(table, seat, cost.pool)
    if cost.conviction > 0:
        burn_conviction(table, minion, cost.conviction)


def scope_of(table: Table, once: str) -> int:
    """Until when something may not be done again."""
    if once == "action":
        return action_scope(table)
    if once == "referendum":
        return table.scope(Voting)
    if once == "combat":
        return combat_scope(table)
    if once == "round":
        return round_scope(table)
    if once == "damage":
        return table.scope(Damaging)
    return turn_scope(table) if once in ("turn", "your-turn") else 0
