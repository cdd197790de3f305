"""The untap phase: untapping, contests, the edge, the burn option (VTES-4)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import ASK_ONCE, FIRST, FORCED, IN_ORDER, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes, settling
from conclave.games.vtes.rules.abilities.untapping import UNTAPS_AT_WILL
from conclave.games.vtes.rules.abilities.using import RECALLS_TAPPING
from conclave.games.vtes.rules.atoms import counters, course, moving, noting, piles
from conclave.games.vtes.rules.card_windows import FOR_OTHERS
from conclave.games.vtes.rules.constants import BURN_OPTION, INFERNAL, READY
from conclave.games.vtes.rules.control import reclaim, return_after_this_turn, return_control
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.imbued import imbued_moves, make_imbued_move
from conclave.games.vtes.rules.legality import demands, offers
from conclave.games.vtes.rules.modes import Chooses
from conclave.games.vtes.rules.moments import GainsFromEdge, GainsTitle, Happening, UntapPhase
from conclave.games.vtes.rules.moves import (
    DONE,
    BurnOption,
    Convict,
    GainFromEdge,
    Pay,
    Recover,
    Target,
    UntapInfernal,
    WithdrawGame,
    Yield,
)
from conclave.games.vtes.rules.opportunity import with_any_time_users
from conclave.games.vtes.rules.phases import Phase
from conclave.games.vtes.rules.playing.cards import carry_out
from conclave.games.vtes.rules.reading import bans, hosts, identity, values
from conclave.games.vtes.rules.requirements import ChosenPlayer
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import TriggeredEffects, trigger, triggered_effects
from conclave.games.vtes.rules.windows import UNTAP
from conclave.lang.nodes import Effect, walk
from conclave.lang.resolving import Resolving

# The steps of Untap
BEGIN: Final = 0
UNTAP_ALL: Final = 1
IN_ANY_ORDER: Final = 2
OTHERS_EFFECTS: Final = 3
ASK_OTHERS: Final = 4
CLOSE: Final = 5


class Untap(Phase):
    """The untap phase (VTES-4)."""

    steps = ("begin", "untap-all", "in-any-order", "others-effects", "ask-others", "close", "over")

    __match_args__ = ("seat", "todo")

    def __init__(self, seat: int, todo: tuple[Resolving, ...] = ()) -> None:
        super().__init__(seat)
        self.todo = todo
        """The effects of cards in this phase that haven't resolved yet."""

    def run(self, table: Table, step: int) -> None:
        seat = self.seat
        if step == BEGIN:
            return_control(table, seat, notes.CONTROL_RETURNS_AT_UNTAP)
            reclaim(table, seat)
            return_after_this_turn(table, seat)
            if table.leaving[seat]:
                settling.withdraw(table, seat)  # at the very start (VTES-R-89)
            else:
                self.begin(table)
        elif step == UNTAP_ALL:
            self.untap(table)
            winners = self.end_contests(table)
            table.replace(Untap(seat, triggered_effects(table, Happening(UntapPhase, seat))))
            for card in winners:
                trigger(table, Happening(GainsTitle, seat, card))
        elif step == IN_ANY_ORDER:
            table.push(Window(FORCED, (seat,)))
        elif step == OTHERS_EFFECTS:
            effects = self.pending_effects(table, table.clockwise(seat)[1:])
            if effects:
                table.push(TriggeredEffects(effects))
        elif step == ASK_OTHERS:
            self.ask_others(table)
        elif step == CLOSE:
            if not self.run_closing_effects(table):
                table.pop()
        else:
            table.pop()

    def ask_others(self, table: Table) -> None:
        """Ask the other players who may use the burn option or a card in play."""
        others: tuple[int, ...] = ()
        if BURN_OPTION in table.cards.traits_used:
            others = tuple([other for other in table.clockwise(self.seat) if table.hand[other]])
        seats = tuple([seat for seat in with_any_time_users(table, others) if seat != self.seat])
        if UNTAP in FOR_OTHERS.of(table.cards):
            more = [seat for seat in table.clockwise(self.seat)[1:] if seat not in seats]
            seats = (*seats, *[seat for seat in more if self.can_use_something(table, seat)])
        if seats:
            table.push(UntapOfOthers(seats))

    def can_use_something(self, table: Table, seat: int) -> bool:
        """Whether another player has something in play to use in this phase."""
        found: list[Move] = []
        offers.uses(table, seat, UNTAP, found)
        return len(found) > 0

    def begin(self, table: Table) -> None:
        """Replace the cards that weren't replaced until now, before anything untaps."""
        seat = self.seat
        noting.end_grants_by_untap(table, seat)
        if table.notes.has(notes.HAND_SIZE_UNTIL_UNTAP, seat):
            noting.erase(table, notes.HAND_SIZE_UNTIL_UNTAP, seat)
            course.mark_unsettled(table)
        held = len(table.hand[seat])
        course.note_short_hand(
            table, seat, not table.library[seat] and held < values.hand_size(table, seat)
        )
        course.leave_unreplaced(table, seat, 0)

    def untap(self, table: Table) -> None:
        """Untap everything but infernal minions (VTES-4-01)."""
        seat = self.seat
        tapped = [
            card
            for card in table.controlled(seat)
            if table.tapped[card]
            and not identity.has_trait(table, card, INFERNAL)
            and not table.notes.has(notes.CANNOT_UNTAP, card)
            and not table.notes.has(notes.STAYS_TAPPED, card)
            and not table.notes.has(notes.TAPPED_IN_TORPOR, card)
            and not bans.forbidden(table, "untap", card)
        ]
        for card in table.cards_with(RECALLS_TAPPING):
            if table.tapped[card]:
                noting.note(table, turn_scope(table), notes.BEGAN_TAPPED, card)
        chosen = [card for card in tapped if hosts.applies_to(table, card, UNTAPS_AT_WILL)]
        for card in chosen:
            noting.note(table, turn_scope(table), notes.UNTAPS_AT_WILL, card)
            tapped.remove(card)
        counters.untap_all(table, seat, tapped)
        for card in table.controlled(seat):
            noting.erase(table, notes.STAYS_TAPPED, card)
            noting.erase(table, notes.PLAYED_SINCE_UNTAP, card)
            noting.erase(table, notes.DORMANT, card)

    def end_contests(self, table: Table) -> list[int]:
        """Return to play what nobody else contests any more (VTES-4.1-08, VTES-4.2-09); the
        vampires who get their titles."""
        for card in contests.contested_cards(table, self.seat):
            contests.win_if_alone(table, card)
        return [
            card
            for card in contests.contesting_vampires(table, self.seat)
            if contests.win_title_if_alone(table, card)
        ]

    def pending_effects(self, table: Table, seats: tuple[int, ...]) -> tuple[Resolving, ...]:
        """The effects of these players' cards that haven't resolved yet."""
        return tuple([act for act in self.todo if act.you in seats and table.in_play(act.source)])

    def effects_in_her_order(self, table: Table) -> tuple[Resolving, ...]:
        """The effects that the active player orders: of her cards, and of others' cards about
        her."""
        found = self.pending_effects(table, table.clockwise(self.seat))
        return tuple(
            [act for act in found if act.you == self.seat or concerns_active_player(act.effect)]
        )

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = []
        unpaid = self.unpaid_contests(table)
        for card in unpaid:
            word = f"#{card}" if table.contested[card] else table.word(card)
            if self.can_pay(table, card):
                moves.append(Pay(word))
            moves.append(Yield(word))
        effects = self.effects_in_her_order(table)
        moves += [
            Target(table.word(card)) for card in dict.fromkeys([act.source for act in effects])
        ]
        if table.edge == seat and not table.notes.has(notes.EDGE_USED, seat):
            moves.append(GainFromEdge())
        moves += [
            UntapInfernal(table.word(card))
            for card in table.controlled(seat)
            if table.tapped[card]
            and table.pool[seat] > 0
            and identity.has_trait(table, card, INFERNAL)
        ]
        moves += imbued_moves(table, seat)
        moves += burn_option_moves(table, seat)
        moves += offers.plays(table, seat, UNTAP)
        if table.short[seat] and not table.library[seat] and not table.leaving[seat]:
            moves.append(WithdrawGame())
        if not unpaid and not effects:
            moves.append(DONE)
        return Choices(moves)

    def unpaid_contests(self, table: Table) -> list[int]:
        """The contested cards and titles that she hasn't paid for or yielded this turn."""
        found = [
            card
            for card in contests.contested_cards(table, self.seat)
            if contests.other_copies(table, card)
        ]
        found += [
            card
            for card in contests.contesting_vampires(table, self.seat)
            if contests.rivals(table, card)
        ]
        return [card for card in found if not table.notes.has(notes.CONTEST_PAID, card)]

    def can_pay(self, table: Table, card: int) -> bool:
        """Whether she can pay: pool for a contested card, blood of a ready vampire for a
        title."""
        if table.contested[card]:
            return table.pool[self.seat] >= contests.contest_cost(table, card)
        if any(
            contests.forces_rivals_to_yield(table, rival) for rival in contests.rivals(table, card)
        ):
            return False
        return table.zone[card] == READY and table.blood[card] >= contests.title_cost(table, card)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        scope = turn_scope(table)
        if move == DONE:
            return
        table.go(IN_ANY_ORDER)
        if isinstance(move, Target):
            self.resolve_effect_of(table, table.read(move.card))
        elif isinstance(move, Pay):
            card = table.read(move.card)
            noting.note(table, scope, notes.CONTEST_PAID, card)
            if table.contested[card]:
                counters.lose_pool(table, seat, contests.contest_cost(table, card))
            else:
                counters.lose_blood(table, card, contests.title_cost(table, card))
        elif isinstance(move, Yield):
            yield_card(table, table.read(move.card))
        elif isinstance(move, GainFromEdge):
            noting.note(table, scope, notes.EDGE_USED, seat)
            counters.gain_pool(table, seat, 1)
            trigger(table, Happening(GainsFromEdge, seat, amount=1))
        elif isinstance(move, UntapInfernal):
            counters.lose_pool(table, seat, 1)
            counters.untap(table, table.read(move.card))
        elif isinstance(move, WithdrawGame):
            counters.announce_withdrawal(table, seat)
        elif isinstance(move, BurnOption):
            use_burn_option(table, seat, move)
        elif isinstance(move, Convict | Recover):
            make_imbued_move(table, seat, move)
        else:
            carry_out(table, seat, move)

    def resolve_effect_of(self, table: Table, card: int) -> None:
        """Resolve the effect of a card, at the time she chooses (VTES-4-04)."""
        for act in self.effects_in_her_order(table):
            if act.source == card:
                rest = list(self.todo)
                rest.remove(act)
                table.replace(Untap(self.seat, tuple(rest)))
                table.push(act)
                return

    def prompt(self) -> str:
        return "UntapPhase"

    def window_name(self) -> str:
        return UNTAP

    def rule(self, table: Table) -> str:
        return "VTES-4-04"


def concerns_active_player(effect: Effect) -> bool:
    """Whether an effect of another player's card is about the active player, and that other player
    has nothing to choose for it."""
    nodes = walk(effect)
    if any(isinstance(node, Chooses) and node.is_yours() for node in nodes):
        return False
    return any(isinstance(node, ChosenPlayer) for node in nodes)


def yield_card(table: Table, card: int) -> None:
    """Burn a contested card, or give up a contested title (VTES-4.1-07, VTES-4.2-08)."""
    if table.contested[card]:
        moving.yield_card(table, card)
    else:
        contests.lose_title(table, card)


class UntapOfOthers(TableFrame):
    """In each untap phase the other players may use the burn option once (VTES-R-52), and cards in
    play for any time."""

    steps = ASK_ONCE

    __match_args__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, table: Table, step: int) -> None:
        seats = tuple([seat for seat in self.seats if not table.out[seat]])
        if step == FIRST and seats:
            table.push(Window(IN_ORDER, seats))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        moves = burn_option_moves(table, seat)
        offers.uses(table, seat, UNTAP, moves)
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, BurnOption):
            use_burn_option(table, seat, move)
        else:
            table.push(UntapOfOthers((seat,)))  # she may use something else after this
            carry_out(table, seat, move)

    def rule(self, table: Table) -> str:
        return "VTES-1.6.1-18"


def burn_option_moves(table: Table, seat: int) -> list[Move]:
    """Discard a card with the burn option whose requirements no minion of the player meets."""
    if table.notes.has(notes.BURN_OPTION_USED, seat):
        return []
    names: list[str] = []
    for card in table.hand[seat]:
        number = table.definition[card]
        if table.cards.has(number, BURN_OPTION) and table.cards.names[number] not in names:
            minions = [*table.minions(seat), *table.in_torpor(seat)]
            fits = any(
                not demands.requirement_obstacle(table, card, mode, minion)
                for mode in table.cards.modes[number]
                for minion in minions
            )
            if not fits:
                names.append(table.cards.names[number])
    found: list[Move] = [BurnOption(name) for name in names]
    return found


def use_burn_option(table: Table, seat: int, move: BurnOption) -> None:
    """Discard a card with the burn option; it is replaced (VTES-1.6.1-18..20)."""
    noting.note(table, turn_scope(table), notes.BURN_OPTION_USED, seat)
    piles.discard(table, table.in_hand(seat, move.card))
