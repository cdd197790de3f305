"""Referendums: whom they name, what each Methuselah chooses, what happens if they pass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.frames import FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.identity import HELD_TITLES
from conclave.games.vtes.rules.actions.cost import grant_number
from conclave.games.vtes.rules.atoms import counters, moving, noting, piles, playing
from conclave.games.vtes.rules.blood import burn, gain_up_to_capacity
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import (
    current_action,
    current_referendum,
    referendum_is_settled,
    turn_scope,
)
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.modes import CallsHunt, TimedEffect
from conclave.games.vtes.rules.moments import Happening, IsCancelled
from conclave.games.vtes.rules.moves import AGAINST, DONE, FOR, Number, Player, Target, Vote
from conclave.games.vtes.rules.notebook import Kind
from conclave.games.vtes.rules.politics import (
    allowed_sides,
    call_blood_hunt,
    change_votes,
    has_voted,
    hunted_vampire,
    may_vote,
    push_failed_effect,
)
from conclave.games.vtes.rules.pricing import cost_in_play
from conclave.games.vtes.rules.reading import bans, identity, titles
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger
from conclave.games.vtes.rules.windows import BEFORE_VOTES, POLLING
from conclave.games.vtes.vocabulary.affiliation import ChangeTitle
from conclave.games.vtes.vocabulary.choosing_terms import TermCard
from conclave.games.vtes.vocabulary.effects import Burn
from conclave.games.vtes.vocabulary.parts import SELF, TARGET, Who
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import Asks, AsksAgain
from conclave.lang.moves import Choose
from conclave.lang.nodes import Amount, Condition, Effect, Players, count, walk
from conclave.lang.resolving import Resolving

# Naming players


@dataclass(frozen=True)
class TermSeat(Players):
    """The Methuselah that the referendum names."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        for note in table.notes.of(notes.TERM_SEAT):
            return () if table.out[note.seat] else (note.seat,)
        return ()


@dataclass(frozen=True)
class NameMethuselah(Asks):
    """You choose the Methuselah that the referendum is about."""

    among: Players

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Player(other) for other in self.among.seats(table, act)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Player)
        noting.note(table, table.scope(CurrentReferendum), notes.TERM_SEAT, NOTHING, seat=move.seat)
        playing.choose_player(table, seat, move.seat)

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.among.seats(table, act)) > 0

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class NameSeveral(AsksAgain):
    """You choose one or more Methuselahs, at least `at_least`."""

    among: Players
    at_least: Amount | int = 1

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if len(self.remaining(table, act)) > 0:
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.among.seats(table, act)) >= count(self.at_least, table, act)

    def remaining(self, table: Table, act: Resolving) -> list[int]:
        """The Methuselahs that haven't been chosen yet."""
        seats = self.among.seats(table, act)
        return [seat for seat in seats if not table.notes.has(notes.TERMS, seat)]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        moves: list[Move] = [Player(other) for other in self.remaining(table, act)]
        chosen = len(self.among.seats(table, act)) - len(moves)
        return Choices([*moves, DONE] if chosen >= count(self.at_least, table, act) else moves)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Player):
            noting.note(table, table.scope(CurrentReferendum), notes.TERMS, move.seat, 1)
            playing.choose_player(table, seat, move.seat)
        else:
            table.pop()


@dataclass(frozen=True)
class OfNamedClan(Filter):
    """A minion of the clan that this card remembers."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if not identity.is_minion(table, card):
            return False
        return identity.clan(table, card) == identity.remembered_word(table, act.source)


# Choices of each Methuselah


@dataclass(frozen=True)
class EachMayName(AsksAgain):
    """Each Methuselah in turn may choose a card she controls."""

    which: One
    """The cards to choose from."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        seats = table.clockwise(table.active)
        if step < len(seats):
            if self.candidates(table, act, seats[step]):
                table.push(Window(FORCED, (seats[step],)))
        else:
            table.pop()

    def candidates(self, table: Table, act: Resolving, seat: int) -> list[int]:
        """The cards that a Methuselah may choose."""
        return [c for c in self.which.choices(table, act) if table.controller[c] == seat]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        cards = self.candidates(table, act, seat)
        return Choices([*[Target(table.word(card)) for card in cards], DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Target):
            card = table.read(move.card)
            noting.note(table, table.scope(CurrentReferendum), notes.TERM_CARD, seat, card=card)
            playing.choose_target(table, seat, move.card)


@dataclass(frozen=True)
class CapacityNamed(Amount):
    """The capacity of the vampire that a Methuselah, or her predator, chose; 0 if none."""

    by_predator: bool = False

    def count(self, table: Table, act: Resolving) -> int:
        seat = table.predator(act.them) if self.by_predator else act.them
        for note in table.notes.about(notes.TERM_CARD, seat):
            if table.in_play(note.card):
                return identity.capacity(table, note.card)
        return 0


# Effects of passing


@dataclass(frozen=True)
class ShiftPool(AsksAgain):
    """The named Methuselah loses the allotted pool, and the others gain it.

    If she has less, the caller distributes what there is, within the terms.
    """

    def run(self, table: Table, act: Resolving, step: int) -> None:
        loser = TERM_SEAT.seats(table, act)
        if step == FIRST and loser:
            table.replace(act.to(self, amount=self.take(table, loser[0])))
            return
        if act.amount > 0 and loser and self.still_allotted(table):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def take(self, table: Table, loser: int) -> int:
        """Take the pool; returns how much is still to be distributed, if there was too little."""
        seats = self.still_allotted(table)
        owed = sum(table.notes.total(notes.TERMS, seat) for seat in seats)
        taken = counters.lose_pool(table, loser, owed)
        if taken < owed:
            return taken
        for seat in seats:
            counters.gain_pool(table, seat, table.notes.total(notes.TERMS, seat))
        return 0

    def still_allotted(self, table: Table) -> list[int]:
        """The Methuselahs who are still allotted something."""
        seats = table.clockwise(table.active)
        return [seat for seat in seats if table.notes.total(notes.TERMS, seat) > 0]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Player(other) for other in self.still_allotted(table)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Player)
        noting.use_up(table, notes.TERMS, move.seat)
        counters.gain_pool(table, move.seat, 1)
        table.replace(act.to(self, amount=act.amount - 1))

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class Banish(Effect):
    """Move a vampire to his controller's uncontrolled region, with all cards on him."""

    who: Who

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            moving.to_uncontrolled(table, card, table.controller[card])


@dataclass(frozen=True)
class BurnUnlessRepaid(Asks):
    """Burn a card, unless its controller pays its pool cost again, or `pool` pool."""

    who: Who
    pool: int = 0

    def asked(self, table: Table, act: Resolving) -> int:
        card = self.who.card(table, act)
        return table.controller[card] if card != NOTHING and table.in_play(card) else -1

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        affordable = self.price(table, act) <= table.pool[seat]
        return Choices([Choose("burn-pool"), Choose("burn")] if affordable else [Choose("burn")])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if move == Choose("burn-pool"):
            counters.lose_pool(table, seat, self.price(table, act))
        else:
            table.push(act.to(Burn(self.who)))

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"target": table.word(self.who.card(table, act)), "number": self.price(table, act)}

    def price(self, table: Table, act: Resolving) -> int:
        """The pool to pay: by default the pool cost of the card."""
        return self.pool or cost_in_play(table, self.who.card(table, act)).pool

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class BloodHunt(CallsHunt):
    """Hold a referendum to call a blood hunt on a vampire, or call it."""

    who: Who = SELF
    passed: bool = False
    """Whether it is the effect of such a referendum: the vampire is burned."""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if self.passed and card != NOTHING:
            burn(table, card, cause="blood-hunt")
        elif card != NOTHING and table.in_play(card):
            call_blood_hunt(table, table.controller[card], card)


# Modifiers and reactions in referendums


@dataclass(frozen=True)
class CancelReferendum(TimedEffect):
    """Cancel the referendum."""

    returns: bool = False
    """Whether its card returns to its owner's hand."""
    untap: bool = False
    """Whether the acting vampire untaps."""
    barred: bool = False
    """Whether his controller's minions can't take the same action again this turn."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_VOTES, POLLING)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return (
            "no-referendum"
            if current_referendum(table) is None or referendum_is_settled(table)
            else ""
        )

    def do(self, table: Table, act: Resolving) -> None:
        action, referendum = current_action(table), current_referendum(table)
        if action is None or referendum is None:
            return
        index = table.scope(CurrentReferendum)
        scope = turn_scope(table)
        moving.finish_playing(table, act.source)
        table.unwind(index)
        if self.barred and action.card != NOTHING:
            if action.mode is None:
                noting.note(
                    table,
                    scope,
                    notes.SEAT_ACTION_BARRED,
                    action.seat,
                    card=action.card,
                    number=grant_number(table, action),
                )
            else:
                number = table.definition[action.card]
                noting.note(table, scope, notes.SEAT_ACTION_BARRED, action.seat, definition=number)
        if action.mode is not None and self.returns:
            piles.to_hand(table, action.card)
        elif action.mode is not None:
            moving.finish_playing(table, action.card)
        if self.untap and table.in_play(action.minion):
            counters.untap(table, action.minion)
        push_failed_effect(table, referendum)
        trigger(table, Happening(IsCancelled, act.you, action.minion))


@dataclass(frozen=True)
class Abstains(TimedEffect):
    """A vampire abstains from this referendum; votes he has cast are withdrawn."""

    who: Who = TARGET

    def subject(self) -> str:
        return "who"

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_VOTES, POLLING)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return (
            "no-referendum"
            if current_referendum(table) is None or referendum_is_settled(table)
            else ""
        )

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or current_referendum(table) is None:
            return
        for kind in VOTE_NOTES:
            noting.erase(table, kind, card)
        noting.note(table, table.scope(CurrentReferendum), notes.ABSTAINS, card)


@dataclass(frozen=True)
class ChangeVotes(Asks):
    """You choose how a vampire casts his votes and ballots, even those already cast, or they are
    counted on the same side as those of another one."""

    who: Who = TARGET
    like: Who | None = None
    or_abstain: bool = False
    """Whether a vampire who hasn't voted yet need not vote, but only on that side."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        card = self.who.card(table, act)
        if card == NOTHING or not (self.or_abstain or may_vote(table, card)):
            return Choices([])
        word = table.word(card)
        if self.like is None:
            sides = allowed_sides(table, card, bound=False)
            return Choices([Vote(word, side) for side in sides])
        model = self.like.card(table, act)
        side = FOR if table.notes.has(notes.CAST_FOR, model) else AGAINST
        return Choices([Vote(word, side)] if side in allowed_sides(table, card) else [])

    def run(self, table: Table, act: Resolving, step: int) -> None:
        options = self.options(table, act, act.you)
        if self.like is None:
            super().run(table, act, step)
            return
        table.pop()
        for move in options:
            self.chosen(table, act, act.you, move)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Vote)
        card = table.read(move.source)
        if self.or_abstain:
            scope, in_favor = table.scope(CurrentReferendum), 1 if move.side == FOR else 0
            noting.erase(table, notes.BOUND_VOTE, card)
            noting.note(table, scope, notes.BOUND_VOTE, card, in_favor, card=act.source)
        if not self.or_abstain or has_voted(table, card):
            change_votes(table, card, move.side)

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"target": table.word(self.who.card(table, act))}

    def possible(self, table: Table, act: Resolving) -> bool:
        if current_referendum(table) is None or referendum_is_settled(table):
            return False
        card = self.who.card(table, act)
        return card != NOTHING and (self.or_abstain or may_vote(table, card))

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class Uncoerced(Filter):
    """A vampire who isn't forced to abstain from the referendum, nor by this card to vote on one
    side."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if table.notes.has(notes.ABSTAINS, card):
            return False
        return not table.notes.has_card(notes.BOUND_VOTE, card, act.source)


@dataclass(frozen=True)
class Opposed(Amount):
    """The number of Methuselahs who have cast votes against the referendum and none for it."""

    def count(self, table: Table, act: Resolving) -> int:
        in_favor = voters(table, notes.CAST_FOR)
        return len({seat for seat in voters(table, notes.CAST_AGAINST) if seat not in in_favor})


@dataclass(frozen=True)
class Voters(Players):
    """The Methuselahs who have cast votes for the referendum or against it."""

    in_favor: bool
    only: bool = False
    """Whether they must not have voted on the other side, too, and you don't count."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        found = voters_and_prisci(table, self.in_favor)
        others = voters_and_prisci(table, not self.in_favor)
        if self.only:
            found = [seat for seat in found if seat not in others and seat != act.you]
        return tuple([seat for seat in table.clockwise(table.active) if seat in found])


def voters_and_prisci(table: Table, in_favor: bool) -> list[int]:
    """The Methuselahs who have cast votes or ballots on a side."""
    if in_favor:
        return [*voters(table, notes.CAST_FOR), *voters(table, notes.PRISCUS_FOR)]
    return [*voters(table, notes.CAST_AGAINST), *voters(table, notes.PRISCUS_AGAINST)]


def voters(table: Table, kind: Kind) -> list[int]:
    """The Methuselahs who have cast votes on a side."""
    return [
        note.seat if note.about == NOTHING else table.controller[note.about]
        for note in table.notes.of(kind)
        if note.amount > 0
    ]


@dataclass(frozen=True)
class CallsBloodHunt(Condition):
    """The current referendum is to call a blood hunt: on anybody, or on this vampire."""

    on: Who | None = None

    def holds(self, table: Table, act: Resolving) -> bool:
        hunted = hunted_vampire(table)
        if self.on is None:
            return hunted != NOTHING
        return hunted != NOTHING and hunted == self.on.card(table, act)


@dataclass(frozen=True)
class GivesTitle(Condition):
    """The current referendum gives somebody a title of this kind."""

    title: str

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        if current_referendum(table) is None or action is None:
            return False
        given = [held.title for held in HELD_TITLES.of(table, action.card)] if action.mode else []
        for node in walk(action.action.effect):
            if isinstance(node, ChangeTitle):
                card = NOTHING if node.of is None else node.of.card(table, act)
                given.append(node.title if card == NOTHING else titles.title(table, card))
        return any(title.partition(":")[0] == self.title for title in given)


@dataclass(frozen=True)
class MayBeHunted(Filter):
    """A minion on whom a blood hunt may be called."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return not bans.forbidden(table, "hunted", card)


VOTE_NOTES: Final = (
    notes.CAST_FOR, notes.CAST_AGAINST, notes.PRISCUS_FOR, notes.PRISCUS_AGAINST,
    notes.UNCAST_VOTES, notes.COUNTED_AGAINST,
)  # fmt: skip


@dataclass(frozen=True)
class ReferendumIsSettled(Condition):
    """The referendum passes or fails regardless of votes."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return referendum_is_settled(table)


@dataclass(frozen=True)
class BloodOrPool(Asks):
    """The minion gains blood; up to `to_pool` of it goes to your pool instead, as you choose."""

    amount: Amount
    to_pool: int
    who: Who = SELF

    def subject(self) -> str:
        return "who"

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
NAMED_CLAN: Final = OfNamedClan()
TERM_CARD: Final = TermCard()
OPPOSED: Final = Opposed()
HUNTABLE: Final = MayBeHunted()
