"""Resolution: location after location, each in its five steps."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import COMMIT, FORCED, IN_ORDER, Asking, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules import atoms
from conclave.games.masquerade.rules.blood import lose
from conclave.games.masquerade.rules.library import AFTERMATH, CONFLICT, PREPARATION
from conclave.games.masquerade.rules.moves import STAY, WITHDRAW, Resolve, Use, Withdraw
from conclave.games.masquerade.rules.planning import use_relic
from conclave.games.masquerade.rules.power import lying, ranking, total_power
from conclave.games.masquerade.rules.reactions import SparingCard, begin, react, spares
from conclave.games.masquerade.rules.spelling import BIT, HAVEN, PLACES
from conclave.games.masquerade.rules.table import NOBODY, Table
from conclave.games.masquerade.rules.withdrawal import withdraw
from conclave.games.masquerade.vocabulary.moments import (
    AfterLocation,
    AfterReveal,
    AfterWithdrawal,
    BeforeReveal,
    Gained,
    Happening,
    StartOfResolution,
)
from conclave.games.masquerade.vocabulary.standing import (
    SKIPS_STEPS,
    HalvesPower,
    NullsHighest,
    Power,
    RevealToll,
)
from conclave.lang.moves import Choose
from conclave.lang.nodes import mentions_others
from conclave.lang.resolving import Resolving

WITHDRAWAL: Final = "withdrawal"
REVEAL: Final = "reveal"
INFLUENCE: Final = ((0, 0, 0), (1, 1, 1), (2, 2, 1), (3, 2, 1))
"""For first, second and third place, by round (MASQ-REW-04)."""


class Resolution(Frame[Table]):
    """Relics of this moment, then all locations in ascending order (MASQ-RES-01)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            table.push(RelicsAtResolution(table.order()))
        elif step <= len(table.places):
            table.push(LocationSteps(table.places[step - 1]))
        else:
            table.pop()


class RelicsAtResolution(Asking[Table]):
    """Whoever has an unused relic for this moment may use it, in turn order (MASQ-VARR-04).

    The order is fixed at the start (MASQ-R-58): a relic may give the ambition token away.
    """

    __match_args__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, table: Table, step: int) -> None:
        if step == len(self.order):
            table.pop()
        elif self.usable(table, self.order[step]):
            table.push(Window(IN_ORDER, (self.order[step],)))

    def usable(self, table: Table, seat: int) -> bool:
        """Whether a player's relic waits for this moment and can do something."""
        relic = table.relic[seat]
        if relic == NOBODY or table.relic_used[seat] or table.out[seat]:
            return False
        for ability in table.library.whenever[relic]:
            if isinstance(ability.moment, StartOfResolution):
                return ability.effect.possible(table, Resolving(ability.effect, seat, relic, 0))
        return False

    def options(self, table: Table, seat: int) -> Options:
        return Choices([Use(table.library.names[table.relic[seat]])])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        use_relic(table, seat)

    def rule(self, table: Table) -> str:
        return "MASQ-VARR-04"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"relic": table.library.names[table.relic[seat]]}


class LocationSteps(Frame[Table]):
    """Withdrawal, reveal, preparation, conflict, aftermath (MASQ-RES-02)."""

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, table: Table, step: int) -> None:
        place = self.place
        if step == 0:
            atoms.begin_location(table, place)
            atoms.begin_step(table, WITHDRAWAL)
            if table.present(place):
                table.push(Withdrawal(place, table.present(place)))
        elif step == 1:
            react(table, Happening(AfterWithdrawal, place=place))
        elif step == 2:
            atoms.begin_step(table, REVEAL)
            react(table, Happening(BeforeReveal, place=place))
        elif step == 3:
            table.push(Reveal(place, tolls(table, place), ()))
        elif step == 4:
            react(table, Happening(AfterReveal, place=place))
        elif step == 5:
            atoms.begin_step(table, PREPARATION)
            table.push(CardStep(place, PREPARATION, table.order(), 0, ()))
        elif step == 6:
            atoms.begin_step(table, CONFLICT)
            begin_conflict(table, place)
        elif step == 7:
            push_rewards(table, place)
        elif step == 8:
            atoms.begin_step(table, AFTERMATH)
            table.push(CardStep(place, AFTERMATH, table.order(), 0, ()))
        elif step == 9:
            react(table, Happening(AfterLocation, place=place))
        else:
            table.pop()


class Withdrawal(Asking[Table]):
    """Everybody here chooses in secret to stay or to withdraw (MASQ-WITH-01..04)."""

    __match_args__ = ("place", "seats")

    def __init__(self, place: int, seats: tuple[int, ...]) -> None:
        self.place = place
        self.seats = seats

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            table.push(Window(COMMIT, self.seats))
        else:
            table.pop()
            atoms.reveal_tokens(table, self.place, self.seats)
            leaving = tuple([seat for seat in self.seats if table.leaving & BIT[seat]])
            withdraw(table, leaving, self.place)

    def options(self, table: Table, seat: int) -> Options:
        return STAY_OR_WITHDRAW

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        atoms.lay_token(table, seat, isinstance(move, Withdraw))

    def rule(self, table: Table) -> str:
        return "MASQ-WITH-03"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {
            "place": PLACES[self.place],
            "at_haven": "yes" if self.place == HAVEN else "no",
            "rivals": len(self.seats) - 1,
        }


STAY_OR_WITHDRAW: Final = Choices((STAY, WITHDRAW))


# Reveal

Toll = tuple[int, int, int, int, int]
"""Who must pay to turn a face-down card: seat, the how-manieth card of his position (which one it
is stays secret), who asks it, with which card, how much."""


def tolls(table: Table, place: int) -> tuple[Toll, ...]:
    """The face-down cards that are turned only for blood, in turn order."""
    found: list[Toll] = []
    for asker in table.present(place):
        for source in table.face_up(place, asker):
            for ability in table.library.abilities[source]:
                if isinstance(ability, RevealToll):
                    for seat in table.rivals(asker, place):
                        found += [
                            (seat, index, asker, source, ability.number)
                            for index, card in enumerate(table.cards_at(place, seat))
                            if table.face_down[card]
                        ]
    return tuple(found)


class Reveal(Asking[Table]):
    """All face-down cards are turned together, but those that nobody paid for (MASQ-REV-01)."""

    __match_args__ = ("place", "todo", "kept")

    def __init__(
        self, place: int, todo: tuple[Toll, ...], kept: tuple[tuple[int, int], ...]
    ) -> None:
        self.place = place
        self.todo = todo
        self.kept = kept
        """The cards that stay face down: seat, the how-manieth of his position."""

    def run(self, table: Table, step: int) -> None:
        todo = tuple([toll for toll in self.todo if self.due(table, toll)])
        if step == 0 and table.teams:
            for source, asker in {toll[3]: toll[2] for toll in todo}.items():
                if any(toll[0] == table.partner(asker) for toll in todo):
                    table.push(SparingCard(asker, source))
            return
        table.replace(Reveal(self.place, todo, self.kept))
        if todo:
            table.push(Window(FORCED, (todo[0][0],)))
            return
        table.pop()
        for seat in table.present(self.place):
            cards = [
                card
                for index, card in enumerate(table.cards_at(self.place, seat))
                if (seat, index) not in self.kept
            ]
            atoms.reveal(table, seat, tuple(cards), self.place)

    def due(self, table: Table, toll: Toll) -> bool:
        """Whether a toll is still to be asked for."""
        seat, index, asker, source, _ = toll
        if table.partner(asker) == seat and spares(table, source):
            return False
        return index < len(table.cards_at(self.place, seat)) and not table.out[asker]

    def options(self, table: Table, seat: int) -> Options:
        return PAY_OR_KEEP

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        _, index, asker, source, number = self.todo[0]
        assert isinstance(move, Choose)
        if move.effect == "reveal":
            table.replace(Reveal(self.place, self.todo[1:], self.kept))
            lose(table, lying(table, asker, source, self.place), seat, number)
        else:
            atoms.keep_down(table, seat, self.place)
            table.replace(Reveal(self.place, self.todo[1:], (*self.kept, (seat, index))))

    def rule(self, table: Table) -> str:
        return "MASQ-REV-03"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        _, index, asker, source, number = self.todo[0]
        card = table.cards_at(self.place, seat)[index]
        return {
            "card": table.library.names[card] if table.sees(seat, ("card", card)) else "none",
            "source_card": table.library.names[source],
            "by_seat": asker,
            "number": number,
        }


PAY_OR_KEEP: Final = Choices((Choose("reveal"), Choose("keep-down")))


# Preparation and aftermath


class CardStep(Asking[Table]):
    """The cards of one type take effect in turn order (MASQ-RES-04..06).

    The order is fixed at the start (MASQ-R-58); a card that arrives counts if its player has not
    finished (MASQ-R-60).
    """

    __match_args__ = ("place", "type", "order", "turn", "done")

    def __init__(
        self, place: int, type: str, order: tuple[int, ...], turn: int, done: tuple[int, ...]
    ) -> None:
        self.place = place
        self.type = type
        self.order = order
        self.turn = turn
        self.done = done
        """The cards that have taken effect."""

    def run(self, table: Table, step: int) -> None:
        if self.turn == len(self.order):
            table.pop()
            return
        seat = self.order[self.turn]
        cards = self.waiting(table, seat)
        if not cards:
            table.replace(CardStep(self.place, self.type, self.order, self.turn + 1, self.done))
        elif len(cards) == 1:
            self.resolve(table, seat, cards[0])
        else:
            table.push(Window(FORCED, (seat,)))

    def waiting(self, table: Table, seat: int) -> list[int]:
        """A player's cards here that are still to take effect."""
        if table.out[seat]:
            return []
        for phrase, owner, _ in table.lasting:
            if phrase is SKIPS_STEPS and owner == seat:
                return []
        library = table.library
        return [
            card
            for card in table.face_up(self.place, seat)
            if library.type[card] == self.type
            and library.effect[card] is not None
            and card not in self.done
        ]

    def resolve(self, table: Table, seat: int, card: int) -> None:
        """Let a card take effect, then come back."""
        done = (*self.done, card)
        table.replace(CardStep(self.place, self.type, self.order, self.turn, done))
        effect = table.library.effect[card]
        assert effect is not None
        begin(table, effect, seat, card, self.place, NOBODY, 0)

    def options(self, table: Table, seat: int) -> Options:
        return Choices([Resolve(table.library.names[card]) for card in self.waiting(table, seat)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Resolve)
        self.resolve(table, seat, table.library.numbers[move.card])

    def rule(self, table: Table) -> str:
        return "MASQ-RES-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"place": PLACES[self.place], "step": self.type}

    def public(self, table: Table, seat: int) -> bool:
        return True


# Conflict


def begin_conflict(table: Table, place: int) -> None:
    """Conflict cards change what is counted; in team mode their players say for whom."""
    for seat in table.present(place):
        for card in table.face_up(place, seat):
            if table.library.type[card] == CONFLICT and table.library.abilities[card]:
                atoms.act(table, seat, card, place)
    if table.teams:
        for seat in reversed(table.present(place)):
            for card in table.face_up(place, seat):
                if counts_others(table, card) and table.is_at(place, table.partner(seat)):
                    table.push(SparingCard(seat, card))


def counts_others(table: Table, card: int) -> bool:
    """Whether the power that a card gives or takes depends on who is a rival."""
    return any(
        isinstance(ability, (Power, HalvesPower, NullsHighest)) and mentions_others(ability)
        for ability in table.library.abilities[card]
    )


def push_rewards(table: Table, place: int) -> None:
    """Fix all places first, then hand out the rewards (MASQ-R-55)."""
    ranked = ranking(table, place)
    if not ranked:
        atoms.desert(table, place)
        return
    for seat in ranked:
        atoms.count_power(table, seat, total_power(table, seat, place), place)
    for number, seat in enumerate(ranked[:3]):
        atoms.rank(table, seat, number + 1, place)
    table.push(Rewards(place, ranked[:3]))


class Rewards(Frame[Table]):
    """First, second and third place take what is theirs (MASQ-REW-01..10)."""

    __match_args__ = ("place", "ranked")

    def __init__(self, place: int, ranked: tuple[int, ...]) -> None:
        self.place = place
        self.ranked = ranked

    def run(self, table: Table, step: int) -> None:
        first = self.ranked[0]
        if step == 0:
            if table.at_stake[self.place] != NOBODY:
                ally = table.at_stake[self.place]
                atoms.gain_ally(table, first, self.place)
                gained(table, first, ally)
        elif step == 1:
            if not table.out[first]:
                self.pay(table, first, 0)
                if self.place == HAVEN:
                    atoms.gain_influence(table, first, 1)
                    atoms.take_ambition(table, first)
        elif step <= len(self.ranked):
            seat = self.ranked[step - 1]
            if not table.out[seat]:
                if step == 2:
                    atoms.gain_victims(table, seat, 1)
                self.pay(table, seat, step - 1)
        else:
            table.pop()

    def pay(self, table: Table, seat: int, rank: int) -> None:
        """The influence for a place."""
        atoms.gain_influence(table, seat, INFLUENCE[table.round][rank])


def gained(table: Table, seat: int, ally: int) -> None:
    """What an ally does when it is gained."""
    for ability in table.library.whenever[ally]:
        if isinstance(ability.moment, Gained):
            begin(table, ability.effect, seat, ally, 0, NOBODY, 0)
