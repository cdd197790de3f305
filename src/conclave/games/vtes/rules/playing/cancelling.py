"""The players who might cancel a card as it is played."""

from __future__ import annotations

from typing import Final

from conclave.core.moves import Move
from conclave.core.value import Value
from conclave.games.vtes.rules.abilities.identity import PLAYS_ANY_DISCIPLINE
from conclave.games.vtes.rules.abilities.using import CANCELS
from conclave.games.vtes.rules.card_windows import FOR_OTHERS
from conclave.games.vtes.rules.constants import ANY_TURN, NOTHING
from conclave.games.vtes.rules.facts import LibraryFact
from conclave.games.vtes.rules.frame_types import CardBeingPlayed
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.modes import (
    Cancelling,
    Mode,
    is_cancelling,
    is_out_of_turn,
    parts,
    redirects,
)
from conclave.games.vtes.rules.opportunity import opportunity_order
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import AS_PLAYED


class Cancellable(Value):
    """A kind of card that some card can cancel from hand."""

    __match_args__ = (
        "type", "trait", "redirects", "discipline", "in_own_turn", "disciplines", "asks"
    )  # fmt: skip

    def __init__(
        self,
        type: str,
        trait: str,
        redirects: bool,
        discipline: str,
        in_own_turn: bool,
        disciplines: tuple[str, ...] = (),
        asks: tuple[tuple[str, int], ...] = (),
    ) -> None:
        self.type = type
        self.trait = trait
        """A trait that the card must have; empty: none."""
        self.redirects = redirects
        """Whether it must be a card that changes the target of a bleed."""
        self.discipline = discipline
        """A discipline that it must require, as it is played; empty: none."""
        self.in_own_turn = in_own_turn
        """Whether the player who cancels it may do so in her own turn."""
        self.disciplines = disciplines
        """Disciplines of which it must require one; empty: any."""
        self.asks = asks
        """If it isn't empty, only players with a ready minion who has these disciplines are
        asked."""

    def includes(self, mode: Mode, traits: set[str]) -> bool:
        """Whether a card with these traits, played in this way, is of this kind."""
        return (
            self.type == mode.type
            and (not self.trait or self.trait in traits)
            and (not self.redirects or redirects(mode))
            and (not self.discipline or by_discipline(mode, self.discipline))
            and (not self.disciplines or by_disciplines(mode, self.disciplines))
        )

    def asks_seat(self, table: Table, seat: int) -> bool:
        """Whether a player is asked, going by what everybody knows."""
        if not self.asks:
            return self.in_own_turn or seat != table.active
        return any(
            all(identity.play_level(table, minion, name) >= level for name, level in self.asks)
            or PLAYS_ANY_DISCIPLINE.of(table, minion)
            for minion in table.minions(seat)
        )


def cancellable(library: Library) -> tuple[Cancellable, ...]:
    """The kinds of cards that cards of a library can cancel from hand."""
    found: dict[Cancellable, None] = {}
    for number, card in enumerate(library.cards):
        for mode in library.modes[number]:
            in_turn = not is_out_of_turn(mode, card.traits) or ANY_TURN in card.traits
            for part in parts(mode.effect):
                if isinstance(part, Cancelling):
                    trait, redirect = part.needed_trait(), part.needs_redirect()
                    discipline, several = part.needed_discipline(), part.needed_disciplines()
                    asks = mode.disciplines if several else ()
                    for kind in part.kinds():
                        each = Cancellable(
                            kind, trait, redirect, discipline, in_turn, several, asks
                        )
                        found[each] = None
    return tuple(found)


CANCELLABLE: Final = LibraryFact(cancellable)


def cancellers(table: Table, playing: CardBeingPlayed) -> tuple[int, ...]:
    """The players who might cancel a card being played.

    Whether a player holds such a card is secret, but the existence of such cards and the abilities
    of cards in play are public.
    """
    if AS_PLAYED not in FOR_OTHERS.of(table.cards):
        return ()
    traits = {*table.cards.traits[table.definition[playing.card]], *playing.mode.traits}
    found = [kind for kind in CANCELLABLE.of(table.cards) if kind.includes(playing.mode, traits)]
    seats = []
    for seat in opportunity_order(table):
        from_hand = any(
            kind.asks_seat(table, seat) for kind in found if not kind.asks or seat != playing.seat
        )
        if from_hand or can_cancel(table, seat):
            seats.append(seat)
    return tuple(seats)


def card_to_cancel(table: Table, playing: CardBeingPlayed) -> int:
    """The card of another player that a card being played would cancel; NOTHING if none."""
    if not is_cancelling(playing.mode.effect):
        return NOTHING
    for frame in table.frames[::-1]:
        if isinstance(frame, CardBeingPlayed) and frame.card != playing.card:
            return frame.card if frame.seat != playing.seat else NOTHING
    return NOTHING


def by_discipline(mode: Mode, discipline: str) -> bool:
    """Whether a card played in this mode requires a discipline."""
    return any(name == discipline for name, _ in mode.disciplines)


def by_disciplines(mode: Mode, disciplines: tuple[str, ...]) -> bool:
    """Whether a card played in this mode requires one of these disciplines."""
    return any(name in disciplines for name, _ in mode.disciplines)


def can_cancel(table: Table, seat: int) -> bool:
    """Whether a player can cancel the card being played with a card in play."""
    uses: list[Move] = []
    offers.own_cancels(table, seat, uses)
    if not uses and any(CANCELS.of(table, c) for c in table.controlled(seat)):
        offers.uses(table, seat, AS_PLAYED, uses)
    return len(uses) > 0
