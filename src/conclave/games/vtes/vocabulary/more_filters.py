"""Filters by the cards on a card, by requirements, and by what a card has done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.kinds import BLEED, HUNT
from conclave.games.vtes.rules.combat.strikes import aggravated_strike_at
from conclave.games.vtes.rules.constants import FLIGHT, NOTHING, TORPOR
from conclave.games.vtes.rules.current import blocker, current_action, current_combat
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.legality.duties import must_hunt
from conclave.games.vtes.rules.literals import Deed
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import belongings, identity, values
from conclave.games.vtes.rules.requirements import Filter, RecallsDeed
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import Who
from conclave.lang.nodes import Amount
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Carries(Filter):
    """A card with one on it that matches."""

    which: Filter

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        for other in table.attached[card]:
            if not table.contested[other] and self.which.fits(table, act, other):
                return True
        return False


@dataclass(frozen=True)
class CapacityBelow(Filter):
    """A vampire with a capacity less than an amount, or equal to it."""

    amount: Amount
    or_equal: bool = False

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if not identity.is_vampire(table, card):
            return False
        most = self.amount.count(table, act) - (0 if self.or_equal else 1)
        return identity.capacity(table, card) <= most


@dataclass(frozen=True)
class Bleeds(Filter):
    """A minion whose bleed is at least this much, counted as if he were bleeding his prey."""

    at_least: int

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if not identity.is_minion(table, card):
            return False
        seat = table.controller[card]
        imagined = table.copy()
        assert isinstance(imagined, Table)
        imagined.push(CurrentAction(Action(kind=BLEED), seat, card, target=table.prey(seat)))
        return values.bleed(imagined, card) >= self.at_least


@dataclass(frozen=True)
class Oldest(Filter):
    """A vampire who matches, with the highest capacity among those who do."""

    which: Filter

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if not identity.is_vampire(table, card) or not self.which.fits(table, act, card):
            return False
        return not any(
            identity.capacity(table, other) > identity.capacity(table, card)
            for seat in range(table.seats)
            for other in (*table.minions(seat), *table.in_torpor(seat))
            if identity.is_vampire(table, other) and self.which.fits(table, act, other)
        )


@dataclass(frozen=True)
class NeedsDiscipline(Filter):
    """A library card that requires one of these disciplines in at least one mode, or a clan."""

    disciplines: tuple[str, ...] = ()
    clan: str = ""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if self.clan in table.cards.printed[table.definition[card]].clans:
            return True
        return any(
            name in self.disciplines
            for mode in table.cards.modes[table.definition[card]]
            for name, _ in mode.disciplines
        )

    def fits_played(self, table: Table, act: Resolving, card: int, with_: list[str]) -> bool:
        return any(name in self.disciplines for name in with_)


@dataclass(frozen=True)
class AllowsBleed(Filter):
    """A library card with which a minion can take a bleed action."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        effects = [mode.effect for mode in table.cards.modes[table.definition[card]]]
        return any(isinstance(each, Action) and each.kind == BLEED for each in effects)


@dataclass(frozen=True)
class Incapacitated(Filter):
    """An incapacitated imbued."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return table.cards.is_imbued[table.definition[card]] and table.zone[card] == TORPOR


@dataclass(frozen=True)
class HasToHunt(Filter):
    """A vampire who must hunt, or is hunting."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        action = current_action(table)
        if action is not None and action.minion == card and action.action.kind == HUNT:
            return True
        return identity.is_vampire(table, card) and must_hunt(table, card)


@dataclass(frozen=True)
class PlayableOn(Filter):
    """A card that could be played on a minion, by its target when it is played."""

    who: Who

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        minion = self.who.card(table, act)
        if minion == NOTHING or not belongings.may_have(table, minion, card):
            return False
        for mode in table.cards.modes[table.definition[card]]:
            played = Resolving(mode.effect, act.you, card, NOTHING)
            if mode.target is not None and minion in mode.target.choices(table, played):
                return True
        return False


@dataclass(frozen=True)
class Flies(Filter):
    """A minion with flight."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return identity.has_trait(table, card, FLIGHT)


@dataclass(frozen=True)
class IsSlave(Filter):
    """A minion who is a slave of any clan."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return len(identity.masters(table, card)) > 0


@dataclass(frozen=True)
class InCombat(Filter):
    """A minion who fights in the current combat, or, with `as_acting`, who counts as the acting
    minion in it."""

    as_acting: bool = False
    facing_aggravated: bool = False
    """Whether the opponent must have chosen a strike that would do him aggravated damage at this
    range, even if it can be dodged or prevented."""
    against: Filter | None = None
    """Whom the opponent must match."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        fight = current_combat(table)
        if self.facing_aggravated:
            return aggravated_strike_at(table, card)
        if fight is not None and self.as_acting:
            return fight.first == card
        opponent = NOTHING if fight is None else fight.opponent(card)
        if opponent != NOTHING and self.against is not None:
            return self.against.fits(table, act, opponent)
        return opponent != NOTHING


@dataclass(frozen=True)
class Did(RecallsDeed):
    """A card that has done something, or had something done to it.

    "fed": he has gained blood from a hunting ground this turn; "came-out": he has become controlled
    in this influence phase; "tried-to-block": he attempts to block the current action, or has
    attempted it, successfully or not; "began-untapped": it was
    untapped when its controller's turn began; "voted": he has cast votes in this referendum;
    "voted-against": against it; since your last turn:
    committed "diablerie", "bled" you successfully for more than 1, or was "burned" from play (an
    ally or retainer); "arrived": he has become controlled in your last influence phase; "drank": he
    has committed diablerie since the last Gehenna card was played.
    """

    what: Deed

    def deed(self) -> str:
        return self.what

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if self.what == "fed":
            return table.notes.has(notes.FED, card)
        if self.what == "came-out":
            return table.notes.has(notes.CAME_OUT, card)
        if self.what == "tried-to-block":
            return has_tried_to_block(table, card)
        if self.what == "began-untapped":
            return not table.notes.has(notes.BEGAN_TAPPED, card)
        if self.what == "burned":
            return table.notes.has(notes.BURNED, card)
        if self.what == "arrived":
            return table.notes.has_seat(notes.ARRIVED, card, act.you)
        if self.what == "bled":
            return table.notes.has_seat(notes.BLED_HARD, card, act.you)
        if self.what == "drank":
            return table.notes.has(notes.DRANK, card)
        if self.what == "voted-against":
            return table.notes.has(notes.CAST_AGAINST, card)
        if self.what == "voted":
            cast_for = table.notes.has(notes.CAST_FOR, card)
            return cast_for or table.notes.has(notes.CAST_AGAINST, card)
        return table.notes.has_seat(notes.DIABLERIST, card, act.you)


def has_tried_to_block(table: Table, card: int) -> bool:
    """Whether a minion attempts to block the current action, or has attempted it."""
    if current_action(table) is None:
        return False
    return blocker(table) == card or any(
        table.notes.has(kind, card) for kind in (notes.FAILED_BLOCK, notes.CANCELLED_BLOCK)
    )


IN_THIS_COMBAT: Final = InCombat()
FACING_AGGRAVATED: Final = InCombat(facing_aggravated=True)
FLYING: Final = Flies()
HAS_TO_HUNT: Final = HasToHunt()
