"""Cancelling cards as they are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.fighting import WEAPONS
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.blood import burn_blood
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import card_being_played, turn_scope
from conclave.games.vtes.rules.frame_types import CardBeingPlayed
from conclave.games.vtes.rules.modes import Cancelling, is_strike_card, redirects
from conclave.games.vtes.rules.moments import Happening, IsCancelled
from conclave.games.vtes.rules.playing.cancelling import by_discipline, by_disciplines
from conclave.games.vtes.rules.playing.paying import pay
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger
from conclave.games.vtes.vocabulary.combat import Restrict
from conclave.games.vtes.vocabulary.parts import THIS_CARD, Who
from conclave.games.vtes.vocabulary.players import EACH_OTHER
from conclave.lang.nodes import Condition, Effect, Players, walk
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Cancel(Cancelling):
    """Cancel the card being played."""

    types: tuple[str, ...]
    by: Players = EACH_OTHER
    """The players whose cards it cancels."""
    trait: str = ""

    on_self: bool = False
    """Whether it must target the minion who cancels it."""
    player: Filter | None = None
    """The minions who must play it."""
    without: str = ""
    """A trait that it must not have."""
    redirecting: bool = False
    """Whether it must change the target of a bleed."""
    discipline: str = ""
    """The discipline that it must be played with."""
    disciplines: tuple[str, ...] = ()
    """Disciplines of which it must require one."""
    any_discipline: bool = False
    """Whether it must require a discipline or virtue."""
    still_paid: bool = False
    """Whether its cost is still paid."""
    at_its_cost: bool = False
    """Whether the minion who cancels it burns as much blood as it costs in blood or pool."""
    barred: bool = False
    """Whether no card of its name can be played again this turn."""
    strikes: bool = False
    """Whether it may also be a strike card without that trait."""
    restricting: bool = False
    """Whether it must restrict the strikes that the minion who cancels it can choose."""

    def kinds(self) -> tuple[str, ...]:
        return self.types

    def needed_trait(self) -> str:
        return "" if self.strikes else self.trait

    def needs_redirect(self) -> bool:
        return self.redirecting

    def needed_discipline(self) -> str:
        return self.discipline

    def needed_disciplines(self) -> tuple[str, ...]:
        return self.disciplines

    def obstacle(self, table: Table, act: Resolving) -> str:
        played = card_being_played(table)
        if played is None or played.cancelled or played.mode.type not in self.types:
            return "nothing-to-cancel"
        traits = (*played.mode.traits, *table.cards.traits[table.definition[played.card]])
        fits = self.trait in traits or (self.strikes and is_strike_card(played.mode))
        if (self.trait and not fits) or self.without in traits:
            return "nothing-to-cancel"
        if self.redirecting and not redirects(played.mode):
            return "nothing-to-cancel"
        if self.discipline and not by_discipline(played.mode, self.discipline):
            return "nothing-to-cancel"
        if self.disciplines and not by_disciplines(played.mode, self.disciplines):
            return "nothing-to-cancel"
        if self.any_discipline and not played.mode.disciplines:
            return "nothing-to-cancel"
        if self.restricting and not restricts_strikes(table, played, act.here):
            return "nothing-to-cancel"
        if self.on_self and played.target != act.here:
            return "nothing-to-cancel"
        if self.player is not None and (
            played.minion == NOTHING or not self.player.fits(table, act, played.minion)
        ):
            return "nothing-to-cancel"
        if self.at_its_cost and table.blood[act.here] < price(table, played):
            return "cannot-pay-blood"
        return "" if played.seat in self.by.seats(table, act) else "nothing-to-cancel"

    def do(self, table: Table, act: Resolving) -> None:
        for index in range(len(table.frames) - 1, -1, -1):
            frame = table.frames[index]
            if isinstance(frame, CardBeingPlayed) and frame.card != act.source:
                frame.cancel(table, index)
                if self.at_its_cost:
                    burn_blood(table, act.here, price(table, frame))
                if self.still_paid:
                    pay(table, frame.seat, frame.minion, frame.cost(table))
                if self.barred:
                    number = table.definition[frame.card]
                    scope = turn_scope(table)
                    noting.note(table, scope, notes.CARD_BARRED, NOTHING, definition=number)
                trigger(table, Happening(IsCancelled, act.you, frame.minion, frame.card))
                return


def price(table: Table, played: CardBeingPlayed) -> int:
    """The cost of a card being played, in blood or pool."""
    cost = played.cost(table)
    return cost.blood + cost.pool


def restricts_strikes(table: Table, played: CardBeingPlayed, minion: int) -> bool:
    """Whether a card being played would restrict the strikes that a minion can choose."""
    effect = played.mode.effect
    act = Resolving(effect, played.seat, played.card, played.minion, played.target)
    weapons = [card for card in belongings.equipment(table, minion) if WEAPONS.of(table, card)]
    kinds = STRIKE_RESTRICTIONS if weapons else UNARMED_RESTRICTIONS
    return any(
        isinstance(node, Restrict)
        and any(each in kinds for each in node.what)
        and node.who.card(table, act) == minion
        for node in walk(effect)
    )


UNARMED_RESTRICTIONS: Final = ("other-strikes", "strike-cards", "combat-ends")
STRIKE_RESTRICTIONS: Final = (*UNARMED_RESTRICTIONS, "equipment", "weapons")
"""What restricts the choice of strikes of a minion with a weapon."""


@dataclass(frozen=True)
class HasNoEffect(Effect):
    """The card being played has no effect, and its cost isn't paid; it isn't cancelled."""

    def do(self, table: Table, act: Resolving) -> None:
        for index in range(len(table.frames) - 1, -1, -1):
            frame = table.frames[index]
            if isinstance(frame, CardBeingPlayed):
                frame.cancel(table, index)
                return


@dataclass(frozen=True)
class PlayedNeeds(Condition):
    """The card being played requires one of these disciplines."""

    disciplines: tuple[str, ...]

    def holds(self, table: Table, act: Resolving) -> bool:
        played = card_being_played(table)
        if played is None:
            return False
        return by_disciplines(played.mode, self.disciplines)


@dataclass(frozen=True)
class CancelThis(Cancelling):
    """Cancel this card, or another one, as it is played."""

    who: Who = THIS_CARD

    def kinds(self) -> tuple[str, ...]:
        return ()

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        for index in range(len(table.frames) - 1, -1, -1):
            frame = table.frames[index]
            if isinstance(frame, CardBeingPlayed) and frame.card == card:
                frame.cancel(table, index)
                trigger(table, Happening(IsCancelled, act.you, frame.minion, frame.card))
                return


@dataclass(frozen=True)
class NoMoreCopies(Effect):
    """No other copy of this card can be played in this game, or in this turn."""

    this_turn: bool = False

    def do(self, table: Table, act: Resolving) -> None:
        number = table.definition[act.source]
        scope = turn_scope(table) if self.this_turn else 0
        noting.note(table, scope, notes.CARD_BARRED, NOTHING, definition=number)
