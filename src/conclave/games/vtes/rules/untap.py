"""The untap phase: what untaps, what contests cost, the edge, the burn option (VTES-4)."""

from __future__ import annotations

from conclave.core.frames import FORCED, IN_ORDER, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes, settling
from conclave.games.vtes.rules.atoms import counters, course, moving, noting, piles
from conclave.games.vtes.rules.events import moving as told
from conclave.games.vtes.rules.imbued import imbued_move, imbued_moves
from conclave.games.vtes.rules.legality import demands, offers
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
from conclave.games.vtes.rules.opportunity import asked
from conclave.games.vtes.rules.phases import Phase
from conclave.games.vtes.rules.playing.cards import carry_out
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.situation import turn_scope
from conclave.games.vtes.rules.steps import Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import Entry, Reactions, awaiting
from conclave.games.vtes.rules.windows import UNTAP
from conclave.games.vtes.rules.words import BURN_OPTION, INFERNAL, READY
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.moments import Happening, UntapPhase
from conclave.games.vtes.vocabulary.players import Chosen, You
from conclave.lang.nodes import Effect, walk
from conclave.lang.resolving import Resolving


class Untap(Phase):
    """The untap phase (VTES-4)."""

    __match_args__ = ("seat", "todo")

    def __init__(self, seat: int, todo: tuple[Entry, ...] = ()) -> None:
        super().__init__(seat)
        self.todo = todo
        """What cards do in this phase and have not done yet."""

    def run(self, table: Table, step: int) -> None:
        seat = self.seat
        if step == 0:
            if table.leaving[seat]:
                settling.withdraw(table, seat)  # at the very start (VTES-R-89)
            else:
                self.begin(table)
        elif step == 1:
            self.untap(table)
            self.end_contests(table)
            table.replace(Untap(seat, awaiting(table, Happening(UntapPhase, seat))))
        elif step == 2:
            table.push(Window(FORCED, (seat,)))
        elif step == 3:
            theirs = self.waiting(table, table.clockwise(seat)[1:])
            if theirs:
                table.push(Reactions(theirs))
        elif step == 4:
            self.ask_others(table)
        elif step == 5:
            if not self.closes(table):
                table.pop()
        else:
            table.pop()

    def ask_others(self, table: Table) -> None:
        """Whoever may have the burn option, or has a card for any time in play."""
        others: tuple[int, ...] = ()
        if BURN_OPTION in table.cards.traits_used:
            others = tuple([other for other in table.clockwise(self.seat) if table.hand[other]])
        seats = tuple([seat for seat in asked(table, others) if seat != self.seat])
        if UNTAP in table.cards.by_others:
            more = [seat for seat in table.clockwise(self.seat)[1:] if seat not in seats]
            seats = (*seats, *[seat for seat in more if self.can_use(table, seat)])
        if seats:
            table.push(UntapOfOthers(seats))

    def can_use(self, table: Table, seat: int) -> bool:
        """Whether another player has something in play to use in this phase."""
        found: list[Move] = []
        offers.uses(table, seat, UNTAP, found)
        return len(found) > 0

    def begin(self, table: Table) -> None:
        """What was not replaced until now is replaced before anything untaps."""
        seat = self.seat
        held = len(table.hand[seat])
        course.begin_short(
            table, seat, not table.library[seat] and held < values.hand_size(table, seat)
        )
        course.leave_unreplaced(table, seat, 0)

    def untap(self, table: Table) -> None:
        """Everything untaps but infernal minions (VTES-4-01)."""
        seat = self.seat
        tapped = [
            card
            for card in table.controlled(seat)
            if table.tapped[card]
            and not identity.has_trait(table, card, INFERNAL)
            and not table.has_note(notes.UNTAPPABLE, card)
            and not table.has_note(notes.STAYS_TAPPED, card)
        ]
        counters.untap_all(table, seat, tapped)
        for card in table.controlled(seat):
            noting.strike_out(table, notes.STAYS_TAPPED, card)
            noting.strike_out(table, notes.UNTIL_UNTAP, card)
            noting.strike_out(table, notes.DORMANT, card)

    def end_contests(self, table: Table) -> None:
        """What nobody else claims any more comes back (VTES-4.1-08, VTES-4.2-09)."""
        for card in contests.contested_cards(table, self.seat):
            contests.win_if_alone(table, card)
        for card in contests.contesting(table, self.seat):
            contests.win_title_if_alone(table, card)

    def waiting(self, table: Table, seats: tuple[int, ...]) -> tuple[Entry, ...]:
        """What cards of these players are still to do in this phase."""
        return tuple(
            [entry for entry in self.todo if entry[1] in seats and table.in_play(entry[2])]
        )

    def hers(self, table: Table) -> tuple[Entry, ...]:
        """What she orders: what her own cards do, and what those of others let her do."""
        found = self.waiting(table, table.clockwise(self.seat))
        return tuple([entry for entry in found if entry[1] == self.seat or is_hers(entry[0])])

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = []
        owed = self.owed(table)
        for card in owed:
            word = f"#{card}" if table.contested[card] else table.word(card)
            if self.can_pay(table, card):
                moves.append(Pay(word))
            moves.append(Yield(word))
        mine = self.hers(table)
        moves += [Target(table.word(card)) for card in dict.fromkeys([entry[2] for entry in mine])]
        if table.edge == seat and not table.has_note(notes.EDGE_USED, seat):
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
        if not owed and not mine:
            moves.append(DONE)
        return Choices(moves)

    def owed(self, table: Table) -> list[int]:
        """The contested cards and titles for which nothing has been decided this turn."""
        found = [
            card
            for card in contests.contested_cards(table, self.seat)
            if contests.other_copies(table, card)
        ]
        found += [
            card for card in contests.contesting(table, self.seat) if contests.rivals(table, card)
        ]
        return [card for card in found if not table.has_note(notes.PAID, card)]

    def can_pay(self, table: Table, card: int) -> bool:
        """A contested card costs 1 pool, a contested title blood of a ready vampire."""
        if table.contested[card]:
            return table.pool[self.seat] > 0
        if any(contests.makes_yield(table, rival) for rival in contests.rivals(table, card)):
            return False
        return table.zone[card] == READY and table.blood[card] >= contests.title_cost(table, card)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        scope = turn_scope(table)
        if move == DONE:
            return
        table.go(2)
        if isinstance(move, Target):
            self.let_act(table, table.read(move.card))
        elif isinstance(move, Pay):
            card = table.read(move.card)
            noting.note(table, scope, notes.PAID, card)
            if table.contested[card]:
                counters.lose_pool(table, seat, 1)
            else:
                counters.lose_blood(table, card, contests.title_cost(table, card))
        elif isinstance(move, Yield):
            yield_card(table, table.read(move.card))
        elif isinstance(move, GainFromEdge):
            noting.note(table, scope, notes.EDGE_USED, seat)
            counters.gain_pool(table, seat, 1)
        elif isinstance(move, UntapInfernal):
            counters.lose_pool(table, seat, 1)
            counters.untap(table, table.read(move.card))
        elif isinstance(move, WithdrawGame):
            counters.announce_withdrawal(table, seat)
        elif isinstance(move, BurnOption):
            use_burn_option(table, seat, move)
        elif isinstance(move, Convict | Recover):
            imbued_move(table, seat, move)
        else:
            carry_out(table, seat, move)

    def let_act(self, table: Table, card: int) -> None:
        """A card does what it does in this phase, when its player wants it to (VTES-4-04)."""
        for entry in self.hers(table):
            if entry[2] == card:
                rest = list(self.todo)
                rest.remove(entry)
                table.replace(Untap(self.seat, tuple(rest)))
                table.push(Resolving(*entry))
                return

    def prompt(self) -> str:
        return "UntapPhase"

    def window_name(self) -> str:
        return UNTAP

    def rule(self, table: Table) -> str:
        return "VTES-4-04"


def is_hers(effect: Effect) -> bool:
    """Whether an effect of another's card is about the Methuselah whose untap phase it is, and not
    one for which that other chooses something."""
    nodes = walk(effect)
    if any(isinstance(node, ForOne) and isinstance(node.by, You) for node in nodes):
        return False
    return any(isinstance(node, Chosen) for node in nodes)


def yield_card(table: Table, card: int) -> None:
    """A contested card is burned, a contested title given up (VTES-4.1-07, VTES-4.2-08)."""
    if table.contested[card]:
        table.tell(told.Yielded(table.word(card)))
        moving.burn(table, card)
    else:
        contests.lose_title(table, card)


class UntapOfOthers(Step):
    """In every untap phase each other player may use the burn option once (VTES-R-52), and what
    she has in play for any time."""

    __match_args__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, table: Table, step: int) -> None:
        seats = tuple([seat for seat in self.seats if not table.out[seat]])
        if step == 0 and seats:
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
    """The cards with the burn option whose requirements no minion of the player meets."""
    if table.has_note(notes.BURN_OPTION_USED, seat):
        return []
    names: list[str] = []
    for card in table.hand[seat]:
        number = table.what[card]
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
    """A card with the burn option is discarded and replaced (VTES-1.6.1-18..20)."""
    noting.note(table, turn_scope(table), notes.BURN_OPTION_USED, seat)
    piles.discard(table, table.in_hand(seat, move.card))
