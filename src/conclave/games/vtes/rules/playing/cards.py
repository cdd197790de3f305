"""Playing a card: declaring, the time to cancel it, paying, resolving."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import ASK_ONCE, FIRST, FORCED, IMPULSE, Window
from conclave.core.moves import NO_OPTIONS, Choices, Move, Options
from conclave.games.vtes.rules import notes, pricing
from conclave.games.vtes.rules.abilities.acting import HAMPERS_FIGHTERS
from conclave.games.vtes.rules.abilities.hands import INSTEAD_OF_DRAW
from conclave.games.vtes.rules.atoms import course, moving, noting, playing
from conclave.games.vtes.rules.card_windows import FOR_OTHERS
from conclave.games.vtes.rules.constants import (
    COMBAT,
    EVENT,
    GEHENNA,
    MASTER,
    MODIFIER,
    NOTHING,
    REACTION,
    TAKES_ACTION,
    TRIFLE,
)
from conclave.games.vtes.rules.current import action_scope, combat_is_over, turn_scope
from conclave.games.vtes.rules.frame_types import CardBeingPlayed, TableFrame
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.modes import Mode, is_out_of_turn, redirects
from conclave.games.vtes.rules.moments import (
    BEING_PLAYED,
    CANCELLED,
    Happening,
    MethuselahPlays,
    PlaysCard,
    PlaysFirstCard,
    WouldCancel,
)
from conclave.games.vtes.rules.moves import NO_MINION, Number, Play, Use
from conclave.games.vtes.rules.opportunity import opportunity_order, with_any_time_users
from conclave.games.vtes.rules.playing.cancelling import cancellers, card_to_cancel
from conclave.games.vtes.rules.playing.limits import note_played
from conclave.games.vtes.rules.playing.paying import pay
from conclave.games.vtes.rules.playing.replacing import (
    delay_by_cards_in_play,
    delay_replacement,
    held_by_minion,
    note_pending_replacement,
)
from conclave.games.vtes.rules.playing.targets import choice_of, target_options, tell_choice
from conclave.games.vtes.rules.playing.using import Using
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import is_awaited, trigger
from conclave.games.vtes.rules.windows import (
    ADMITS,
    ALLY_BURNED,
    AS_PLAYED,
    DAMAGE,
    END_OF_ROUND,
    HURT,
)
from conclave.lang.nodes import count
from conclave.lang.resolving import Resolving

MOST_X: Final = 30
"""The highest X, for cards that cost a minion nothing."""
OUTLAST_COMBAT: Final = (ALLY_BURNED, DAMAGE, HURT, END_OF_ROUND)


class OpenWindow(TableFrame):
    """A window in which cards and effects may be used, until all pass in succession."""

    steps = ASK_ONCE

    __match_args__ = ("window", "seats")

    def __init__(self, window: str, seats: tuple[int, ...]) -> None:
        self.window = window
        self.seats = seats

    def run(self, table: Table, step: int) -> None:
        seats = tuple([seat for seat in self.seats if not table.out[seat]])
        if step == FIRST and seats:
            table.push(Window(IMPULSE, seats))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        if self.is_over(table):
            return NO_OPTIONS
        return Choices(offers.plays(table, seat, self.window))

    def is_over(self, table: Table) -> bool:
        """Whether its combat has ended; damage and the end of a round are still dealt with."""
        return (
            ADMITS[self.window].fight
            and self.window not in OUTLAST_COMBAT
            and combat_is_over(table)
        )

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
    """Open a window for all players who could use something in it."""
    seats = opportunity_order(table)
    if window not in FOR_OTHERS.of(table.cards):
        seats = seats[:1]
    table.push(kind(window, with_any_time_users(table, seats)))


def carry_out(table: Table, seat: int, move: Move) -> None:
    """Carry out a play or use chosen in a window."""
    if isinstance(move, Play):
        play(table, seat, move)
    elif isinstance(move, Use):
        card = table.read(move.card)
        table.push(Using(seat, card, move.number))


def play(table: Table, seat: int, move: Play) -> None:
    """Play a card from hand."""
    card = offers.card_to_play(table, seat, move)
    number = table.definition[card]
    mode = table.cards.mode(number, move.mode)
    minion = NOTHING if move.minion == NO_MINION else table.read(move.minion)
    playing.play_card(table, seat, card, move.mode, minion)
    if mode.type in (MODIFIER, REACTION):
        scope = action_scope(table)
        noting.note(table, scope, notes.PLAYED_THIS_ACTION, minion, definition=number, phrase=mode)
    elif mode.type == COMBAT and table.cards_with(HAMPERS_FIGHTERS):
        noting.note(
            table, action_scope(table), notes.COMBAT_CARD_PLAYED, minion,
            definition=number, phrase=mode,
        )  # fmt: skip
    table.push(Playing(seat, card, mode, minion))


# The steps of Playing
DECLARE: Final = 0
CANCEL: Final = 1
REPLACE: Final = 2
RESOLVE: Final = 3


class Playing(CardBeingPlayed):
    """A card being played (VTES-1.6.1-05..09)."""

    steps = ("declare", "cancel", "replace", "resolve", "over")

    def run(self, table: Table, step: int) -> None:
        if step == DECLARE:
            self.declare(table)
        elif step == CANCEL:
            if self.triggers_first_card(table) or self.triggers_as_played(table):
                table.go(CANCEL)
                return
            if self.cancelled:
                return
            if redirects(self.mode) and table.notes.has(notes.TARGET_STAYS, NOTHING):
                noting.erase(table, notes.TARGET_STAYS, NOTHING)
                self.cancel(table, len(table.frames) - 1)
                return
            size, victim = len(table.frames), card_to_cancel(table, self)
            if victim != NOTHING:
                trigger(table, Happening(WouldCancel, self.seat, self.card, victim))
            seats = cancellers(table, self) if len(table.frames) == size else ()
            if seats:
                table.push(OpenWindow(AS_PLAYED, seats))
        elif step == REPLACE:
            if self.asks_to_pay_less(table):
                return
            course.mark_unsettled(table)  # it can't be cancelled any more, so it is replaced
            from_hand = not table.notes.has(notes.REMOVED_IF_BURNED, self.card)
            if from_hand:
                note_pending_replacement(table, self.minion, self.card, self.mode)
            self.spend_phase_action(table)
            note_played(table, self.mode, self.seat, self.minion, table.definition[self.card])
            delayed = not from_hand or self.is_delayed(table)
            if self.cancelled:
                table.pop()
                playing.cancel(table, self.card)
                moving.finish_playing(table, self.card)
                if self.minion == NOTHING:
                    trigger(
                        table, Happening(MethuselahPlays, self.seat, self.card, amount=CANCELLED)
                    )
            elif not delayed:
                delay_replacement(table, self.seat, self.card)
            if INSTEAD_OF_DRAW.of(table, self.card) and from_hand and not self.cancelled:
                noting.note(table, turn_scope(table), notes.TO_REPLACE, self.minion, card=self.card)
        elif step == RESOLVE:
            self.resolve(table)
        else:
            table.pop()
            if self.mode.type not in TAKES_ACTION:
                moving.finish_playing(table, self.card)

    def triggers_first_card(self, table: Table) -> bool:
        """Trigger what happens as a minion plays his first card of the turn that requires a
        discipline, before anybody can cancel it; whether there is anything."""
        if not self.mode.disciplines or not is_awaited(table, PlaysFirstCard):
            return False
        if self.minion == NOTHING or table.notes.has(notes.FIRST_CARD_PLAYED, self.minion):
            return False
        noting.note(table, turn_scope(table), notes.FIRST_CARD_PLAYED, self.minion)
        trigger(table, Happening(PlaysFirstCard, self.seat, self.minion, self.card))
        return True

    def triggers_as_played(self, table: Table) -> bool:
        """Trigger what happens as a minion plays a card, before anybody can cancel it; whether
        there is anything."""
        if self.minion == NOTHING or not is_awaited(table, PlaysCard):
            return False
        if table.notes.has_card(notes.AS_PLAYED_TRIGGERED, self.minion, self.card):
            return False
        size, scope = len(table.frames), len(table.frames) - 1
        noting.note(table, scope, notes.AS_PLAYED_TRIGGERED, self.minion, card=self.card)
        trigger(table, Happening(PlaysCard, self.seat, self.minion, self.card, BEING_PLAYED))
        return len(table.frames) > size

    def is_delayed(self, table: Table) -> bool:
        """Whether cards in play delay its replacement."""
        if held_by_minion(table, self.seat, self.card):
            return True
        if self.minion == NOTHING or not self.mode.disciplines:
            return False
        return delay_by_cards_in_play(table, self.seat, self.minion, self.card)

    def declare(self, table: Table) -> None:
        """Ask for the target, unless an action asks for it, and for an announced number."""
        targeting = self.mode.target
        if targeting is not None and self.target == NOTHING:
            choices = targeting.choices(table, self.context())
            if choices:
                table.push(Window(FORCED, (self.seat,)))
        elif self.mode.most is not None or (targeting is None and self.costs_x(table)):
            table.push(Window(FORCED, (self.seat,)))

    def context(self) -> Resolving:
        """The context in which the card resolves."""
        return Resolving(
            self.mode.effect, self.seat, self.card, self.minion, self.target, self.amount
        )

    def can_be_cancelled(self, table: Table, step: int) -> bool:
        return step <= REPLACE

    def spend_phase_action(self, table: Table) -> None:
        """Spend a phase action, even if the card was cancelled (VTES-1.6.2-25)."""
        if self.mode.type == MASTER:
            spend_master_action(table, self.seat, self.card, self.mode, self.cancelled)
        elif self.mode.type == EVENT:
            course.set_actions(table, table.actions - 1)
            noting.note(table, turn_scope(table), notes.EVENT_PLAYED, self.seat)

    def resolve(self, table: Table) -> None:
        """Pay for the card, unless it starts an action, and resolve it."""
        kind = self.mode.type
        if kind == EVENT:
            course.remember_event(table, table.definition[self.card])
            if GEHENNA in table.cards.traits[table.definition[self.card]]:
                for note in table.notes.of(notes.DRANK):
                    noting.erase(table, notes.DRANK, note.about)
        if self.minion != NOTHING:
            trigger(table, Happening(PlaysCard, self.seat, self.minion, self.card))
        else:
            trigger(table, Happening(MethuselahPlays, self.seat, self.card))
        if kind not in TAKES_ACTION:
            pay(table, self.seat, self.minion, self.cost(table))
        elif self.mode.most is not None:
            noting.note(table, action_scope(table), notes.ANNOUNCED_X, self.minion, self.amount)
        table.push(self.context())

    def printed_cost(self, table: Table) -> Cost:
        """The printed cost."""
        return self.mode.cost or table.cards.printed[table.definition[self.card]].cost

    def costs_x(self, table: Table) -> bool:
        """Whether it costs X blood or pool, which the player announces."""
        cost = self.printed_cost(table)
        return (cost.x and cost.x_is is None) or cost.x_pool

    def cost(self, table: Table) -> Cost:
        """The cost to pay: with X, and as cards in play change it."""
        cost = self.printed_cost(table)
        if self.minion == NOTHING:
            more = pricing.extra_pool_on(table, self.mode, self.context(), self.target)
            if cost.x_pool:
                more += self.amount
            return Cost(cost.blood, max(cost.pool + more, 0), cost.conviction) if more else cost
        if cost.x:
            cost = Cost(cost.blood + self.amount, cost.pool, cost.conviction)
        cost = pricing.adjusted_cost(table, self.minion, cost, self.mode, card=self.card)
        less = [n.amount for n in table.notes.about(notes.PAYS_LESS, self.minion)]
        return Cost(max(cost.blood - sum(less), 0), cost.pool, cost.conviction) if less else cost

    def asks_to_pay_less(self, table: Table) -> bool:
        """Ask whether the minion pays less for this card, if he may once in this combat; he must if
        he has too little blood."""
        if self.cancelled or self.minion == NOTHING:
            return False
        if table.notes.has(notes.PAYS_LESS, self.minion):
            return False
        for each, source in pricing.reductions_left(table, self.minion, self.mode):
            blood = self.cost(table).blood
            if blood:
                noting.note(table, len(table.frames) - 1, notes.PAYS_LESS, self.minion)
                table.go(REPLACE)
                must = blood > table.blood[self.minion]
                chosen = each.offer.effect if must else each.offer
                table.push(Resolving(chosen, self.seat, source, self.minion))
                return True
        return False

    def options(self, table: Table, seat: int) -> Options:
        targeting = self.mode.target
        if targeting is None or self.target != NOTHING:
            return Choices([Number(number) for number in self.announceable_numbers(table)])
        if self.mode.type != MASTER:
            return target_options(table, targeting, self.context())
        found = targeting.choices(table, self.context())
        found = pricing.affordable_targets(table, self.mode, self.context(), found)
        return Choices([targeting.move(table, choice) for choice in found])

    def announceable_numbers(self, table: Table) -> range:
        """The numbers that may be announced: as the card says, or as X whatever can be paid."""
        if self.mode.most is not None:
            most = count(self.mode.most, table, self.context())
            if self.printed_cost(table).x:
                most = min(most, self.payable_number(table))
            return range(self.mode.least, most + 1)
        return range(self.payable_number(table) + 1)

    def payable_number(self, table: Table) -> int:
        """The highest X that can be paid."""
        if self.printed_cost(table).x_pool:
            return table.pool[self.seat]
        blood, printed = table.blood[self.minion], self.printed_cost(table).blood
        blood += sum(
            [each.amount for each, _ in pricing.reductions_left(table, self.minion, self.mode)]
        )
        most = 0
        while most < MOST_X:
            cost = Cost(printed + most + 1)
            if pricing.adjusted_cost(table, self.minion, cost, self.mode).blood > blood:
                break
            most += 1
        return most

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        targeting = self.mode.target
        target, amount = self.target, self.amount
        if isinstance(move, Number):
            amount = move.number
            playing.announce_number(table, self.seat, amount)
        else:
            assert targeting is not None
            if self.mode.most is not None:
                table.go(DECLARE)  # the number is asked for after this
            target = choice_of(table, targeting, self.context(), move)
            tell_choice(table, seat, targeting, target)
        table.replace(
            Playing(self.seat, self.card, self.mode, self.minion, target, self.cancelled, amount)
        )

    def cancel(self, table: Table, index: int) -> None:
        """Mark the card as cancelled; `index` is the frame's place in the stack."""
        table.replace_at(
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


def spend_master_action(
    table: Table, seat: int, card: int, mode: Mode, cancelled: bool = False
) -> None:
    """A master card costs a master phase action, of this phase or the next."""
    traits = table.cards.traits[table.definition[card]]
    trifle = TRIFLE in traits and not cancelled
    if is_out_of_turn(mode, traits):
        course.owe_master_action(table, seat, trifle)
        return
    course.set_actions(table, table.actions - 1)
    if trifle and not table.trifled:
        course.trifle(table)
