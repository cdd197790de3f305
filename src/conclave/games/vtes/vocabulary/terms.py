"""What referendums are about: whom they name, what each Methuselah chooses, what passes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, moving, noting, piles
from conclave.games.vtes.rules.blood import gain_up_to_capacity
from conclave.games.vtes.rules.events import playing as told
from conclave.games.vtes.rules.legality.taking_actions import key_of
from conclave.games.vtes.rules.modes import Feat
from conclave.games.vtes.rules.moves import DONE, Number, Player, Target
from conclave.games.vtes.rules.politics import Referendum
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.situation import acting, is_settled, turn_scope, voting
from conclave.games.vtes.rules.steps import Voting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.windows import BEFORE_VOTES, POLLING
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.choosing_terms import TermCard
from conclave.games.vtes.vocabulary.moments import Happening, IsCancelled
from conclave.games.vtes.vocabulary.parts import SELF, TARGET, Who
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import Asks
from conclave.lang.nodes import Amount, Condition, Effect, Players, count
from conclave.lang.resolving import Resolving

# Whom they name


@dataclass(frozen=True)
class TermSeat(Players):
    """The Methuselah whom the referendum is about."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        for note in table.notes:
            if note[1] == notes.TERM_SEAT:
                return () if table.out[note[3]] else (note[3],)
        return ()


@dataclass(frozen=True)
class Richer(Players):
    """The Methuselahs who have more pool than you."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        seats = table.clockwise(table.active)
        return tuple([seat for seat in seats if table.pool[seat] > table.pool[act.you]])


@dataclass(frozen=True)
class NameMethuselah(Asks):
    """You choose the Methuselah whom the referendum is about."""

    among: Players

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Player(other) for other in self.among.seats(table, act)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Player)
        noting.note(table, table.scope(Voting), notes.TERM_SEAT, 0, move.seat)
        table.tell(told.ChosePlayer(seat, move.seat))

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.among.seats(table, act)) > 0

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class NameSeveral(Asks):
    """You choose one or more Methuselahs, or at least so many."""

    among: Players
    at_least: Amount | int = 1

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if len(self.left(table, act)) > 0:
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.among.seats(table, act)) >= count(self.at_least, table, act)

    def left(self, table: Table, act: Resolving) -> list[int]:
        """Who was not chosen yet."""
        seats = self.among.seats(table, act)
        return [seat for seat in seats if not table.has_note(notes.TERMS, seat)]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        moves: list[Move] = [Player(other) for other in self.left(table, act)]
        named = len(self.among.seats(table, act)) - len(moves)
        return Choices([*moves, DONE] if named >= count(self.at_least, table, act) else moves)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Player):
            noting.note(table, table.scope(Voting), notes.TERMS, move.seat, 1)
            table.tell(told.ChosePlayer(seat, move.seat))
        else:
            table.pop()


@dataclass(frozen=True)
class OfNamedClan(Filter):
    """A minion of the clan that was chosen for this card."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if not identity.is_minion(table, card):
            return False
        return identity.clan(table, card) == table.profile[act.source][0]


# What each Methuselah chooses


@dataclass(frozen=True)
class EachMayName(Asks):
    """Each Methuselah, in turn, may choose a card of hers."""

    which: One
    """Of these, each chooses one that she controls."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        seats = table.clockwise(table.active)
        if step < len(seats):
            if self.mine(table, act, seats[step]):
                table.push(Window(FORCED, (seats[step],)))
        else:
            table.pop()

    def mine(self, table: Table, act: Resolving, seat: int) -> list[int]:
        """What she may choose."""
        return [c for c in self.which.choices(table, act) if table.controller[c] == seat]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        cards = self.mine(table, act, seat)
        return Choices([*[Target(table.word(card)) for card in cards], DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Target):
            card = table.read(move.card)
            noting.note(table, table.scope(Voting), notes.TERM_CARD, seat, card)
            table.tell(told.ChoseTarget(seat, move.card))


@dataclass(frozen=True)
class CapacityNamed(Amount):
    """The capacity of the vampire whom a Methuselah, or her predator, chose; 0 if none."""

    by_predator: bool = False

    def count(self, table: Table, act: Resolving) -> int:
        seat = table.predator(act.them) if self.by_predator else act.them
        for note in table.notes:
            if note[1] == notes.TERM_CARD and note[2] == seat and table.in_play(note[3]):
                return identity.capacity(table, note[3])
        return 0


# What passes


@dataclass(frozen=True)
class ShiftPool(Asks):
    """The Methuselah named loses the pool that was allotted, and the others get it.

    If she has less, the caller says who gets how much of it, within the terms.
    """

    def run(self, table: Table, act: Resolving, step: int) -> None:
        loser = TERM_SEAT.seats(table, act)
        if step == 0 and loser:
            table.replace(act.to(self, amount=self.take(table, loser[0])))
            return
        if act.amount > 0 and loser and self.open(table):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def take(self, table: Table, loser: int) -> int:
        """Take the pool; how much of it is still to be given, where there was too little."""
        seats = self.open(table)
        owed = sum(table.noted(notes.TERMS, seat) for seat in seats)
        taken = counters.lose_pool(table, loser, owed)
        if taken < owed:
            return taken
        for seat in seats:
            counters.gain_pool(table, seat, table.noted(notes.TERMS, seat))
        return 0

    def open(self, table: Table) -> list[int]:
        """To whom something is still allotted."""
        seats = table.clockwise(table.active)
        return [seat for seat in seats if table.noted(notes.TERMS, seat) > 0]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Player(other) for other in self.open(table)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Player)
        noting.use_up(table, notes.TERMS, move.seat)
        counters.gain_pool(table, move.seat, 1)
        table.replace(act.to(self, amount=act.amount - 1))

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class Banish(Effect):
    """A vampire moves to his controller's uncontrolled region, with all that is on him."""

    who: Who

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            moving.to_uncontrolled(table, card, table.controller[card])


@dataclass(frozen=True)
class BloodHunt(Effect):
    """A referendum is held to call a blood hunt on a vampire."""

    who: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            table.push(Referendum(table.controller[card], NOTHING, NOTHING, card))


# What modifiers and reactions do in referendums


@dataclass(frozen=True)
class CancelReferendum(Feat):
    """The referendum is cancelled, and its card goes back to hand."""

    untap: bool = False
    """Whether the acting vampire untaps."""
    barred: bool = False
    """Whether his controller's minions can't take the same action again this turn."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_VOTES, POLLING)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "no-referendum" if voting(table) is None or is_settled(table) else ""

    def do(self, table: Table, act: Resolving) -> None:
        action, vote = acting(table), voting(table)
        if action is None or vote is None:
            return
        index = table.scope(Voting)
        scope = turn_scope(table)
        moving.finish_playing(table, act.source)
        table.unwind(index)
        if self.barred and action.card != NOTHING:
            key = key_of(action.card) if action.mode is None else table.what[action.card]
            noting.note(table, scope, notes.BARRED, action.seat, key)
        if action.mode is not None:
            piles.to_hand(table, action.card)
        if self.untap and table.in_play(action.minion):
            counters.untap(table, action.minion)
        react(table, Happening(IsCancelled, act.you, action.minion))


@dataclass(frozen=True)
class Abstains(Feat):
    """A vampire abstains in this referendum: what he has cast is taken back."""

    who: Who = TARGET

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_VOTES, POLLING)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "no-referendum" if voting(table) is None or is_settled(table) else ""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or voting(table) is None:
            return
        for kind in CAST_BY_HIM:
            noting.strike_out(table, kind, card)
        noting.note(table, table.scope(Voting), notes.ABSTAINS, card)


CAST_BY_HIM: Final = (
    notes.CAST_FOR, notes.CAST_AGAINST, notes.PRISCUS_FOR, notes.PRISCUS_AGAINST, notes.VOTES
)  # fmt: skip


@dataclass(frozen=True)
class PassesByItself(Condition):
    """The referendum passes or fails whatever the votes are."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return is_settled(table)


@dataclass(frozen=True)
class BloodOrPool(Asks):
    """The minion gains blood; up to so much of it goes to your pool instead, as you choose."""

    amount: Amount
    to_pool: int
    who: Who = SELF

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        most = min(count(self.amount, table, act), self.to_pool)
        return Choices([Number(number) for number in range(most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        card = self.who.card(table, act)
        counters.gain_pool(table, act.you, move.number)
        if card != NOTHING and table.in_play(card):
            gain_up_to_capacity(table, card, count(self.amount, table, act) - move.number)

    def public(self) -> bool:
        return True


TERM_SEAT: Final = TermSeat()
RICHER: Final = Richer()
NAMED_CLAN: Final = OfNamedClan()
TERM_CARD: Final = TermCard()
