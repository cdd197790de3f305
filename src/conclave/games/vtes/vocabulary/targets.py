"""Targets: a card, several cards, a Methuselah, a clan."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.moves import Move
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import SHUNS_TITLES
from conclave.games.vtes.rules.abilities.fighting import WARDS
from conclave.games.vtes.rules.actions.aim import extra_targets
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    CLANS,
    NOBODY,
    NOTHING,
    ON_CARD,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.current import current_action
from conclave.games.vtes.rules.literals import Region
from conclave.games.vtes.rules.moves import Name, Player, Target
from conclave.games.vtes.rules.reading import bans, title_gifts
from conclave.games.vtes.rules.requirements import Filter, Targeting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.filters import READY_ONE, ControlledBy, OnCard
from conclave.games.vtes.vocabulary.parts import SELF, Who
from conclave.games.vtes.vocabulary.players import YOU
from conclave.lang.nodes import Condition, Effect, Players
from conclave.lang.resolving import Resolving

ASH_HEAPS: Final = ("ash-heap", "prey-ash-heap", "every-ash-heap")
HIDDEN_REGIONS: Final = (
    "your-uncontrolled",
    "their-uncontrolled",
    "prey-uncontrolled",
    "uncontrolled",
    "every-uncontrolled",
)
BY_NUMBER: Final = ("prey-uncontrolled", "uncontrolled")
"""The regions whose cards are chosen by their numbers: who chooses may not know them."""


class One(Targeting):
    """A card that matches all filters, chosen when the card is played.

    A card that the chooser can't see may be chosen, whatever it is (VTES-A.6-02).
    """

    __match_args__ = ("filters", "region")
    spreads = True

    def __init__(self, *filters: Filter, region: Region = "in-play") -> None:
        self.filters = filters
        self.region = region
        """"in-play"; "your-uncontrolled"; "their-uncontrolled", of the CHOSEN Methuselah;
        "prey-uncontrolled"; "uncontrolled", anybody's; "every-uncontrolled", anybody's as
        each of them knows; "ash-heap", your own; "prey-ash-heap"; or "every-ash-heap"."""
        self.only_ready = READY_ONE in filters

    def fields(self) -> tuple[object, ...]:
        return (self.filters, self.region)

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        if self.region == "your-uncontrolled":
            return list(table.uncontrolled[act.you])
        if self.region == "their-uncontrolled":
            return list(table.uncontrolled[act.them])
        if self.region in ASH_HEAPS:
            return list(self.ash_heap(table, act))
        found: list[int] = []
        for seat in table.clockwise(act.you if act.you >= 0 else table.active):
            if self.region == "prey-uncontrolled":
                if seat == table.prey(act.you):
                    found += table.uncontrolled[seat]
            elif self.region != "in-play":
                found += table.uncontrolled[seat]
            elif self.only_ready:
                found += table.minions(seat)  # far fewer than all cards in play
            else:
                found += table.region(seat)
        if self.region in BY_NUMBER:
            hidden = [card for card in found if self.is_hidden(table, act, card)]
            found = hidden + [card for card in found if card not in hidden]
        return found

    def ash_heap(self, table: Table, act: Resolving) -> tuple[int, ...]:
        """The cards in the ash heaps that it is about."""
        if self.region == "every-ash-heap":
            return tuple([card for seat in table.clockwise(act.you) for card in table.ash[seat]])
        seat = act.you if self.region == "ash-heap" else table.prey(act.you)
        return () if seat == NOBODY else table.ash[seat]

    def allows(self, table: Table, act: Resolving, choice: int) -> bool:
        if table.zone[choice] == ON_CARD and table.cards.is_crypt[table.definition[choice]]:
            return False  # one of the two cards of a merged vampire (VTES-1.5-24)
        if self.is_hidden(table, act, choice):
            if not self.may_match(table, act, choice):
                return False
        elif not self.matches(table, act, choice):
            return False
        if table.notes.has(notes.UNMOVED, choice) and bans.is_unmoved(table, act, choice):
            return False
        if table.cards_with(SHUNS_TITLES) and title_gifts.refuses(
            table, act.to(act.effect, them=choice), choice
        ):
            return False
        return not table.cards_with(WARDS) or not bans.is_warded(table, act, choice)

    def is_hidden(self, table: Table, act: Resolving, card: int) -> bool:
        """Whether the chooser can't see a card, and may choose it whatever it is."""
        return self.region in BY_NUMBER and not table.may_see(act.you, ("card", card))

    def may_match(self, table: Table, act: Resolving, card: int) -> bool:
        """Whether a card that the chooser can't see may match, by what is public."""
        return all(
            each.fits(table, act, card) for each in self.filters if isinstance(each, ControlledBy)
        )

    def matches(self, table: Table, act: Resolving, card: int) -> bool:
        """Whether a card may be chosen."""
        return all(each.fits(table, act, card) for each in self.filters)

    def move(self, table: Table, choice: int) -> Move:
        return Target(f"#{choice}" if self.region in BY_NUMBER else table.word(choice))

    def seat(self, table: Table, choice: int) -> int:
        if self.region == "every-ash-heap":
            return NOBODY  # an action at a card in an ash heap is undirected
        return table.controller[choice] if table.zone[choice] != ASH_HEAP else table.owner[choice]

    def reaches_others(self) -> bool:
        yours = any(each in self.filters for each in (ControlledBy(YOU), SELF, OnCard(SELF)))
        reaches = ("in-play", "prey-uncontrolled", "uncontrolled", "every-uncontrolled")
        return self.region in reaches and not yours

    def is_public(self) -> bool:
        return self.region not in HIDDEN_REGIONS

    def is_still_valid(self, table: Table, act: Resolving, choice: int) -> bool:
        if self.region in HIDDEN_REGIONS:
            return table.zone[choice] == UNCONTROLLED
        if self.region in ASH_HEAPS:
            return self.current_choice(table, act, choice) != NOTHING
        return table.in_play(choice) and self.matches(table, act, choice)

    def current_choice(
        self, table: Table, act: Resolving, choice: int, excluded: tuple[int, ...] = ()
    ) -> int:
        if self.region not in ASH_HEAPS or table.zone[choice] == ASH_HEAP:
            return choice
        for card in self.ash_heap(table, act):  # any copy will do
            same = table.definition[card] == table.definition[choice]
            if same and card not in excluded and self.matches(table, act, card):
                return card
        return NOTHING


@dataclass(frozen=True)
class Only(Targeting):
    """A card by its role, such as this card; there is nothing to choose."""

    who: Who

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        card = self.who.card(table, act)
        if card == NOTHING or not table.in_play(card):
            return []
        return [] if table.cards_with(WARDS) and bans.is_warded(table, act, card) else [card]

    def move(self, table: Table, choice: int) -> Move:
        return Target(table.word(choice))

    def seat(self, table: Table, choice: int) -> int:
        return table.controller[choice]

    def is_still_valid(self, table: Table, act: Resolving, choice: int) -> bool:
        return table.in_play(choice)


@dataclass(frozen=True)
class AMethuselah(Targeting):
    """A Methuselah, chosen when the card is played."""

    among: Players

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        return [seat for seat in self.among.seats(table, act) if not table.out[seat]]

    def move(self, table: Table, choice: int) -> Move:
        return Player(choice)

    def seat(self, table: Table, choice: int) -> int:
        return choice

    def is_card(self) -> bool:
        return False

    def reaches_others(self) -> bool:
        return self.among != YOU

    def is_still_valid(self, table: Table, act: Resolving, choice: int) -> bool:
        return not table.out[choice]


@dataclass(frozen=True)
class AClan(Targeting):
    """A clan, by name."""

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        return list(range(len(CLANS)))

    def move(self, table: Table, choice: int) -> Move:
        return Name(CLANS[choice])

    def seat(self, table: Table, choice: int) -> int:
        return table.active

    def is_card(self) -> bool:
        return False


@dataclass(frozen=True)
class Several(Targeting):
    """Several cards that match, chosen when an action is announced."""

    which: One
    least: int = 1
    most: int = 99

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        found = self.which.choices(table, act)
        return found if len(found) >= self.least else []

    def move(self, table: Table, choice: int) -> Move:
        return self.which.move(table, choice)

    def seat(self, table: Table, choice: int) -> int:
        return self.which.seat(table, choice)

    def number_of_targets(self) -> tuple[int, int]:
        return (self.least, self.most)

    def reaches_others(self) -> bool:
        return self.which.reaches_others()

    def is_public(self) -> bool:
        return self.which.is_public()

    def is_still_valid(self, table: Table, act: Resolving, choice: int) -> bool:
        return self.which.is_still_valid(table, act, choice)

    def current_choice(
        self, table: Table, act: Resolving, choice: int, excluded: tuple[int, ...] = ()
    ) -> int:
        return self.which.current_choice(table, act, choice, excluded)


@dataclass(frozen=True)
class EachTarget(Effect):
    """An effect for each target of the action, in the order chosen; THAT_CARD is the current
    one."""

    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        action = current_action(table)
        if action is None or action.action.target is None:
            return
        targeting = action.action.target
        chosen = extra_targets(table, action)
        found: list[int] = []
        for card in chosen:
            target = targeting.current_choice(table, act, card, (*chosen, *found))
            if target != NOTHING and targeting.is_still_valid(table, act, target):
                found.append(target)
        for card in found[::-1]:
            table.push(act.to(self.effect, them=card))


@dataclass(frozen=True)
class Provided(Filter):
    """Any card, if a condition holds."""

    condition: Condition

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return self.condition.holds(table, act)
