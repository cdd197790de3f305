"""Triggered abilities: find the cards that react to a moment, and let them act in turn order."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.core.frames import FORCED, Asking, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules.abilities import SPARED
from conclave.games.masquerade.rules.acting import Acting
from conclave.games.masquerade.rules.atoms import course
from conclave.games.masquerade.rules.constants import NOBODY
from conclave.games.masquerade.rules.moments import Happening, Occasion
from conclave.games.masquerade.rules.moves import Resolve
from conclave.games.masquerade.rules.table import Table
from conclave.lang.abilities import Instead, Whenever
from conclave.lang.moves import YES_OR_NO, No, Yes
from conclave.lang.nodes import Effect, Players, walk
from conclave.lang.resolving import Resolving

Entry = tuple[Effect, int, int, int, int, int]
"""A pending effect: effect, you, source, here, them, amount."""


def react(table: Table, happening: Happening) -> None:
    """Trigger every card that reacts to this (MASQ-RULE-02, MASQ-R-68)."""
    found = triggered(table, happening, table.library.whenever)
    if found:
        table.push(
            Reactions(
                tuple(
                    [
                        (act.effect, act.you, act.source, act.here, act.them, act.amount)
                        for act in found
                    ]
                )
            )
        )


def replacements(table: Table, happening: Happening) -> list[Resolving]:
    """The effects that replace this."""
    return triggered(table, happening, table.library.instead)


def triggered(
    table: Table, happening: Happening, abilities: Sequence[tuple[Whenever | Instead, ...]]
) -> list[Resolving]:
    """The effects triggered by this, among the given abilities of all cards."""
    found: list[Resolving] = []
    for source, you, here in waiting_cards(table):
        for ability in abilities[source]:
            moment = ability.moment
            if type(moment) is happening.kind:
                assert isinstance(moment, Occasion)
                act = Resolving(ability.effect, you, source, here, happening.seat, happening.amount)
                if moment.matches(table, act, happening):
                    found.append(act.to(ability.effect, them=moment.that_player(act, happening)))
    return found


def waiting_cards(table: Table) -> list[tuple[int, int, int]]:
    """Every card with triggered abilities: its number, its player and its place."""
    found: list[tuple[int, int, int]] = []
    waits = table.library.waits
    for seat in table.order():
        for place in table.places:
            found += [
                (card, seat, place)
                for card in table.cards_at(place, seat)
                if waits[card] and not table.face_down[card]
            ]
        found += [(ally, seat, 0) for ally in table.alliance[seat] if waits[ally]]
    for place in table.places:
        card = table.location_card[place]
        if card != NOBODY and waits[card]:
            found.append((card, NOBODY, place))
    return found


def active(table: Table, source: int, you: int, here: int) -> bool:
    """Whether a card is still in place and able to act."""
    library = table.library
    if source < library.first_ally:
        return source in table.cards_at(here, you) and not table.face_down[source]
    if source <= library.victim:
        return source in table.alliance[you]
    return True


def begin(
    table: Table, effect: Effect, you: int, source: int, here: int, them: int, amount: int
) -> None:
    """Let a card act; in team mode, first ask its player whether his partner counts."""
    table.push(Acting(you, source, here))
    if concerns_partner(table, effect, you, source, here, them):
        table.push(Sparing(effect, you, source, here, them, amount))
    else:
        table.push(Resolving(effect, you, source, here, them, amount))


def concerns_partner(
    table: Table, effect: Effect, you: int, source: int, here: int, them: int
) -> bool:
    """Whether an effect on opponents could affect the partner (MASQ-VART-05, MASQ-R-81)."""
    if not table.teams or you == NOBODY:
        return False
    partner = table.partner(you)
    if table.out[partner]:
        return False
    if them == partner:
        return table.library.others[source]
    act = Resolving(effect, you, source, here, them)
    for node in walk(effect):
        if isinstance(node, Players) and node.are_opponents() and partner in node.seats(table, act):
            return True
    return False


class Reactions(Asking[Table]):
    """Cards that react to the same moment, in turn order; each player orders his own."""

    __match_args__ = ("todo",)

    def __init__(self, todo: tuple[Entry, ...]) -> None:
        self.todo = todo

    def run(self, table: Table, step: int) -> None:
        todo = [entry for entry in self.todo if active(table, entry[2], entry[1], entry[3])]
        if not todo:
            table.pop()
            return
        seats = [seat for seat in (*table.order(), NOBODY) if any(e[1] == seat for e in todo)]
        if not seats:
            table.pop()
            return
        first = [entry for entry in todo if entry[1] == seats[0]]
        if len(first) == 1 or seats[0] == NOBODY or all(entry[0].commutes() for entry in first):
            self.take(table, first[0])
        else:
            table.replace(Reactions(tuple(todo)))
            table.push(Window(FORCED, (seats[0],)))

    def take(self, table: Table, entry: Entry) -> None:
        """Let one of them act, then continue with the others."""
        rest = list(self.todo)
        rest.remove(entry)
        table.replace(Reactions(tuple(rest)))
        begin(table, *entry)

    def options(self, table: Table, seat: int) -> Options:
        names = [table.library.names[entry[2]] for entry in self.todo if entry[1] == seat]
        return Choices([Resolve(name) for name in dict.fromkeys(names)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Resolve)
        source = table.library.numbers[move.card]
        for entry in self.todo:
            if entry[1] == seat and entry[2] == source:
                self.take(table, entry)
                return

    def rule(self, table: Table) -> str:
        return "MASQ-RULE-03"

    def public(self, table: Table, seat: int) -> bool:
        return True


class AskingPartner(Asking[Table]):
    """In team mode: does the partner count as an opponent for this card? (MASQ-VART-05)"""

    def __init__(self, you: int, source: int) -> None:
        self.you = you
        self.source = source

    def run(self, table: Table, step: int) -> None:
        table.push(Window(FORCED, (self.you,)))

    def options(self, table: Table, seat: int) -> Options:
        return YES_OR_NO

    def prompt(self) -> str:
        return "Sparing"

    def rule(self, table: Table) -> str:
        return "MASQ-VART-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {
            "card": table.library.names[self.source],
            "partner_seat": table.partner(self.you),
        }


class Sparing(AskingPartner):
    """Asked before an effect; the answer applies to this effect."""

    __match_args__ = ("effect", "you", "source", "here", "them", "amount")

    def __init__(
        self, effect: Effect, you: int, source: int, here: int, them: int, amount: int
    ) -> None:
        super().__init__(you, source)
        self.effect = effect
        self.here = here
        self.them = them
        self.amount = amount

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        spare = isinstance(move, No)
        table.pop()
        if spare and self.them == table.partner(self.you):
            return
        table.push(
            Resolving(self.effect, self.you, self.source, self.here, self.them, self.amount, spare)
        )


class SparingCard(AskingPartner):
    """Asked for a passive card; the answer applies to this turn or location."""

    __match_args__ = ("you", "source")

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        table.pop()
        if not isinstance(move, Yes):
            course.add_lasting(table, SPARED, self.you, self.source)


def spares(table: Table, source: int) -> bool:
    """Whether the partner is spared by a passive card."""
    return any(note[0] is SPARED and note[2] == source for note in table.lasting)
