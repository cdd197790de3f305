"""The course of the game: turns, and the untap, master, influence and discard phases."""

from __future__ import annotations

from conclave.core.frames import FORCED, IMPULSE, IN_ORDER, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import (
    contests,
    counters,
    course,
    legality,
    moving,
    reading,
    settling,
)
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.blood import drain_excess
from conclave.games.vtes.rules.minion_phase import MinionPhase
from conclave.games.vtes.rules.moves import (
    DONE,
    BurnOption,
    Convict,
    Discard,
    DrawCrypt,
    GainFromEdge,
    Mark,
    Merge,
    Pay,
    Recover,
    Transfer,
    UntapInfernal,
    WithdrawGame,
    Withhold,
    Yield,
)
from conclave.games.vtes.rules.playing import carry_out
from conclave.games.vtes.rules.situation import InTurn, Step, turn_scope
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.windows import (
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    MINION_PHASE,
    UNTAP,
)
from conclave.games.vtes.rules.words import (
    BURN_OPTION,
    CONVICTION,
    INFERNAL,
    NOTHING,
    READY,
    RED_LIST,
    SCARCE,
    TORPOR,
)
from conclave.games.vtes.vocabulary.moments import DiscardPhaseEnds, Happening, UntapPhase

TRANSFERS = 4
SCARCE_COST = 3
CRYPT_COST = 4
MERGE_COST = 4
RECOVERY_COST = 3
MOST_CONVICTION = 5


class Course(Step):
    """The whole game: turns proceed clockwise (VTES-3-01)."""

    def run(self, table: Table, step: int) -> None:
        seat = table.active
        if table.turn > 0:
            seat = table.prey(seat)
        course.begin_turn(table, seat)
        table.push(Turn(seat))

    def rule(self, table: Table) -> str:
        return "VTES-3-01"


class Turn(InTurn):
    """A turn: five phases in order (VTES-3-02)."""

    def run(self, table: Table, step: int) -> None:
        phases = (
            (UNTAP, Untap(self.seat)),
            (MASTER_PHASE, MasterPhase(self.seat)),
            (MINION_PHASE, MinionPhase(self.seat)),
            (INFLUENCE_PHASE, Influence(self.seat)),
            (DISCARD_PHASE, DiscardPhase(self.seat)),
        )
        if step < len(phases):
            name, frame = phases[step]
            course.begin_phase(table, name)
            table.push(frame)
        elif step == len(phases):
            react(table, Happening(DiscardPhaseEnds, self.seat))
        else:
            table.pop()

    def rule(self, table: Table) -> str:
        return "VTES-3-02"


class Phase(Step):
    """A phase of a player's turn."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks_others(self, table: Table, window: str) -> tuple[int, ...]:
        """The active Methuselah, and the others where cards for them exist."""
        if window in table.cards.by_others:
            return table.clockwise(self.seat)
        return (self.seat,)


# Untap


class Untap(Phase):
    """The untap phase (VTES-4)."""

    def run(self, table: Table, step: int) -> None:
        seat = self.seat
        if step == 0:
            if table.leaving[seat]:
                settling.withdraw(table, seat)  # at the very start (VTES-R-89)
                return
            short = not table.library[seat] and len(table.hand[seat]) < reading.hand_size(
                table, seat
            )
            course.begin_short(table, seat, short)
            course.leave_unreplaced(table, seat, 0)
            counters.untap_all(
                table,
                seat,
                [
                    card
                    for card in table.controlled(seat)
                    if table.tapped[card]
                    and not (reading.has_trait(table, card, INFERNAL))
                    and not table.has_note(notes.UNTAPPABLE, card)
                ],
            )
        elif step == 1:
            self.end_contests(table)
            react(table, Happening(UntapPhase, seat))
        elif step == 2:
            table.push(Window(FORCED, (seat,)))
        elif step == 3:
            others = [other for other in table.clockwise(seat) if other != seat]
            others = [other for other in others if table.hand[other]]
            if BURN_OPTION in table.cards.traits_used:
                table.push(UntapOfOthers(tuple(others)))
        else:
            table.pop()

    def end_contests(self, table: Table) -> None:
        """What nobody else claims any more comes back (VTES-4.1-08, VTES-4.2-09)."""
        seat = self.seat
        for card in contested_cards(table, seat):
            contests.win_if_alone(table, card)
        for card in (*table.minions(seat), *table.in_torpor(seat)):
            if table.profile[card][4]:
                contests.win_title_if_alone(table, card)

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = []
        owed = self.owed(table)
        for card in owed:
            word = f"#{card}" if table.contested[card] else table.word(card)
            if self.can_pay(table, card):
                moves.append(Pay(word))
            moves.append(Yield(word))
        scope = turn_scope(table)
        if table.edge == seat and not table.has_note(notes.EDGE_USED, seat):
            moves.append(GainFromEdge())
        for card in table.controlled(seat):
            if table.tapped[card] and reading.has_trait(table, card, INFERNAL):
                if table.pool[seat] > 0:
                    moves.append(UntapInfernal(table.word(card)))
        moves += imbued_moves(table, seat)
        moves += burn_option_moves(table, seat)
        moves += legality.plays(table, seat, UNTAP)
        if table.short[seat] and not table.leaving[seat] and scope != NOTHING:
            moves.append(WithdrawGame())
        if not owed:
            moves.append(DONE)
        return Choices(moves)

    def owed(self, table: Table) -> list[int]:
        """The contested cards and titles for which nothing has been decided this turn."""
        seat = self.seat
        cards = contested_cards(table, seat)
        cards += [
            card
            for card in (*table.minions(seat), *table.in_torpor(seat))
            if table.profile[card][4]
        ]
        return [card for card in cards if not table.has_note(notes.PAID, card)]

    def can_pay(self, table: Table, card: int) -> bool:
        """A contested card costs 1 pool, a contested title blood of a ready vampire."""
        if table.contested[card]:
            return table.pool[self.seat] > 0
        return table.zone[card] == READY and table.blood[card] >= contests.title_cost(table, card)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        scope = turn_scope(table)
        if move == DONE:
            return
        table.go(2)
        if isinstance(move, Pay):
            card = table.read(move.card)
            if table.contested[card]:
                counters.lose_pool(table, seat, 1)
            else:
                counters.lose_blood(table, card, contests.title_cost(table, card))
            counters.note(table, scope, notes.PAID, card)
        elif isinstance(move, Yield):
            yield_card(table, table.read(move.card))
        elif isinstance(move, GainFromEdge):
            counters.note(table, scope, notes.EDGE_USED, seat)
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

    def prompt(self) -> str:
        return "UntapPhase"

    def window_name(self) -> str:
        return UNTAP

    def rule(self, table: Table) -> str:
        return "VTES-4-04"


def contested_cards(table: Table, seat: int) -> list[int]:
    """The contested cards of a player, those on other cards included."""
    found: list[int] = []
    for row in (table.ready[seat], table.torpor[seat], table.beside[seat]):
        for card in row:
            if table.contested[card]:
                found.append(card)
            found += [
                attached
                for attached in table.on[card]
                if table.contested[attached] and table.controller[attached] == seat
            ]
    return found


def yield_card(table: Table, card: int) -> None:
    """A contested card is burned, a contested title given up (VTES-4.1-07, VTES-4.2-08)."""
    if table.contested[card]:
        table.tell(told.Yielded(table.word(card)))
        moving.burn(table, card)
    else:
        contests.lose_title(table, card)


class UntapOfOthers(Step):
    """In every untap phase each other player may use the burn option once (VTES-R-52)."""

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
        return Choices(burn_option_moves(table, seat))

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, BurnOption)
        use_burn_option(table, seat, move)

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
                not legality.requirement_obstacle(table, card, mode, minion)
                for mode in table.cards.modes[number]
                for minion in minions
            )
            if not fits:
                names.append(table.cards.names[number])
    return [BurnOption(name) for name in names]


def use_burn_option(table: Table, seat: int, move: BurnOption) -> None:
    """A card with the burn option is discarded and replaced (VTES-1.6.1-18..20)."""
    counters.note(table, turn_scope(table), notes.BURN_OPTION_USED, seat)
    moving.discard(table, table.in_hand(seat, move.card))


# Imbued


def imbued_moves(table: Table, seat: int) -> list[Move]:
    """One conviction for each imbued; three let an incapacitated one recover (VTES-A.2, A.5)."""
    moves: list[Move] = []
    for imbued in (*table.minions(seat), *table.in_torpor(seat)):
        if not table.cards.is_imbued[table.what[imbued]]:
            continue
        if not table.has_note(notes.CONVICTED, imbued):
            names = [
                table.cards.names[table.what[card]]
                for card in (*table.hand[seat], *table.ash[seat])
                if CONVICTION in table.cards.types[table.what[card]]
            ]
            moves += [Convict(table.word(imbued), name) for name in dict.fromkeys(names)]
        if table.zone[imbued] == TORPOR:
            if len(reading.convictions(table, imbued)) >= RECOVERY_COST:
                moves.append(Recover(table.word(imbued)))
    return moves


def imbued_move(table: Table, seat: int, move: Move) -> None:
    """A conviction is put on an imbued, or one recovers."""
    if isinstance(move, Convict):
        imbued = table.read(move.minion)
        counters.note(table, turn_scope(table), notes.CONVICTED, imbued)
        for card in (*table.hand[seat], *table.ash[seat]):
            if table.cards.names[table.what[card]] == move.other:
                give_conviction(table, imbued, card)
                return
    elif isinstance(move, Recover):
        imbued = table.read(move.minion)
        for card in reading.convictions(table, imbued)[:RECOVERY_COST]:
            moving.burn(table, card)
        recover(table, imbued)


def give_conviction(table: Table, imbued: int, card: int) -> None:
    """An imbued gets a conviction; more than five are burned (VTES-A.2-06..07)."""
    if len(reading.convictions(table, imbued)) >= MOST_CONVICTION:
        moving.burn(table, card)
    else:
        moving.enter(table, card, NOTHING, table.controller[imbued], imbued)


def recover(table: Table, imbued: int) -> None:
    """An imbued leaves the incapacitated region with 1 life more (VTES-A.5-06..08)."""
    moving.to_ready(table, imbued)
    if table.blood[imbued] < reading.starting_life(table, imbued):
        counters.gain_blood(table, imbued, 1)


# Master


class MasterPhase(Phase):
    """The master phase (VTES-5)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            debt = table.debt[self.seat]
            actions = 1 + reading.of_seat(table, reading.MASTER_ACTIONS, self.seat)
            course.set_actions(table, max(actions - (1 if debt else 0), 0))
            if debt == 2:
                course.trifle(table)
            course.settle_debt(table, self.seat)
            table.push(Window(IMPULSE, self.asks_others(table, MASTER_PHASE)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        moves = legality.plays(table, seat, MASTER_PHASE)
        if seat == self.seat and table.actions > 0:
            for other in table.clockwise(seat):
                for minion in (*table.minions(other), *table.in_torpor(other)):
                    if reading.has_trait(table, minion, RED_LIST):
                        if not table.has_note(notes.MARKED, minion):
                            moves.append(Mark(table.word(minion)))
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Mark):
            course.set_actions(table, table.actions - 1)
            counters.note(table, turn_scope(table), notes.MARKED, table.read(move.card), seat)
            table.tell(told.Marked(seat, move.card))
        else:
            carry_out(table, seat, move)

    def prompt(self) -> str:
        return "MasterPhase"

    def window_name(self) -> str:
        return MASTER_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-5-02"


# Influence


class Influence(Phase):
    """The influence phase (VTES-7)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            number = min(table.turn, TRANSFERS)
            number += reading.of_seat(table, reading.TRANSFERS, self.seat)
            course.set_transfers(table, max(number, 0))
            table.push(Window(IMPULSE, self.asks_others(table, INFLUENCE_PHASE)))
        elif step == 1:
            self.bring_out(table)
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        moves = legality.plays(table, seat, INFLUENCE_PHASE)
        if seat != self.seat:
            return Choices(moves)
        left = table.transfers
        if left >= 1 and table.pool[seat] > 0:
            moves += [Transfer(table.word(card)) for card in table.uncontrolled[seat]]
        if left >= 2:
            moves += [
                Withhold(table.word(card))
                for card in table.uncontrolled[seat]
                if table.blood[card] > 0
            ]
        if left >= CRYPT_COST and table.pool[seat] > 0 and table.crypt[seat]:
            moves.append(DrawCrypt())
        if left >= MERGE_COST and table.pool[seat] > 0:
            moves += [Merge(table.word(card)) for card, _ in mergeable(table, seat)]
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Transfer):
            course.set_transfers(table, table.transfers - 1)
            counters.pool_to_card(table, seat, table.read(move.card), 1)
        elif isinstance(move, Withhold):
            course.set_transfers(table, table.transfers - 2)
            counters.card_to_pool(table, seat, table.read(move.card), 1)
        elif isinstance(move, DrawCrypt):
            course.set_transfers(table, table.transfers - CRYPT_COST)
            counters.lose_pool(table, seat, 1)
            moving.draw_crypt(table, seat, 1)
        elif isinstance(move, Merge):
            course.set_transfers(table, table.transfers - MERGE_COST)
            counters.lose_pool(table, seat, 1)
            chosen = table.read(move.card)
            for card, other in mergeable(table, seat):
                if card == chosen:
                    moving.merge(table, card, other)
                    drain_excess(table, card)
                    return
        else:
            carry_out(table, seat, move)

    def bring_out(self, table: Table) -> None:
        """Vampires with enough counters become controlled (VTES-7-12..14)."""
        for card in table.uncontrolled[self.seat]:
            if table.blood[card] >= table.cards.crypt[table.what[card]].capacity:
                come_out(table, card, self.seat)

    def prompt(self) -> str:
        return "InfluencePhase"

    def window_name(self) -> str:
        return INFLUENCE_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-7-11"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"number": table.transfers}


def come_out(table: Table, card: int, seat: int) -> None:
    """A vampire or an imbued comes from the uncontrolled region under control."""
    if not contests.come_into_play(table, card, READY, seat):
        return
    drain_excess(table, card)
    number = table.what[card]
    if table.cards.is_imbued[number]:
        counters.set_life(table, card, table.cards.crypt[number].capacity)
        table.push(FirstConviction(seat, card))
    if reading.has_trait(table, card, SCARCE):
        others = scarce_others(table, card, seat)
        if others:
            counters.lose_pool(table, seat, SCARCE_COST * others)


def scarce_others(table: Table, card: int, seat: int) -> int:
    """How many other vampires of the clan there are: her own, or all (VTES-R-07)."""
    clan = reading.clan(table, card)
    seats = (seat,) if table.settings["scarce"] == "own" else table.clockwise(seat)
    return sum(
        1
        for other in seats
        for vampire in (*table.minions(other), *table.in_torpor(other))
        if vampire != card
        and reading.is_vampire(table, vampire)
        and reading.clan(table, vampire) == clan
    )


def mergeable(table: Table, seat: int) -> list[tuple[int, int]]:
    """The vampires in play whose other version is uncontrolled, with it (VTES-1.5-20)."""
    found = []
    for card in (*table.minions(seat), *table.in_torpor(seat)):
        if not reading.is_vampire(table, card) or reading.merged(table, card) != NOTHING:
            continue
        number = table.what[card]
        for other in table.uncontrolled[seat]:
            if (
                table.cards.person[table.what[other]] == table.cards.person[number]
                and table.what[other] != number
            ):
                found.append((card, other))
                break
    return found


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
        names = sorted([table.cards.names[table.what[card]] for card in self.found(table)])
        return Choices([*[Convict(table.word(self.imbued), name) for name in names], DONE])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        table.pop()
        if isinstance(move, Convict):
            for card in self.found(table):
                if table.cards.names[table.what[card]] == move.other:
                    searched = card in table.library[seat]
                    give_conviction(table, self.imbued, card)
                    if searched:
                        moving.shuffle(table, seat)
                    return

    def rule(self, table: Table) -> str:
        return "VTES-A.2-03"


# Discard


class DiscardPhase(Phase):
    """The discard phase (VTES-8)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            actions = 1 + reading.of_seat(table, reading.DISCARD_ACTIONS, self.seat)
            course.set_actions(table, max(actions, 0))
            table.push(Window(IMPULSE, self.asks_others(table, DISCARD_PHASE)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        moves = legality.plays(table, seat, DISCARD_PHASE)
        if seat == self.seat and table.actions > 0:
            names = [table.cards.names[table.what[card]] for card in table.hand[seat]]
            moves += [Discard(name) for name in dict.fromkeys(names)]
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Discard):
            course.set_actions(table, table.actions - 1)
            moving.discard(table, table.in_hand(seat, move.card))
        else:
            carry_out(table, seat, move)

    def prompt(self) -> str:
        return "DiscardPhase"

    def window_name(self) -> str:
        return DISCARD_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-8-01"
