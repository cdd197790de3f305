"""What is chosen: a card, a Methuselah, a clan; or several cards, and what befalls each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.moves import Move
from conclave.games.vtes.rules.actions.aim import aimed_besides
from conclave.games.vtes.rules.moves import Name, Player, Target
from conclave.games.vtes.rules.reading import bans
from conclave.games.vtes.rules.requirements import Filter, Targeting
from conclave.games.vtes.rules.situation import acting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import ASH_HEAP, CLANS, NOTHING, ON_CARD, UNCONTROLLED
from conclave.games.vtes.vocabulary.parts import Who
from conclave.lang.nodes import Condition, Effect, Players
from conclave.lang.resolving import Resolving

HIDDEN_REGIONS: Final = ("your-uncontrolled", "uncontrolled", "every-uncontrolled")


class One(Targeting):
    """A card to which several things apply, chosen when the card is played.

    What the chooser can't see may be chosen whatever it is (VTES-A.6-02).
    """

    __match_args__ = ("filters", "region")

    def __init__(self, *filters: Filter, region: str = "in-play") -> None:
        self.filters = filters
        self.region = region
        """in-play; your-uncontrolled; uncontrolled, anybody's; every-uncontrolled, anybody's as
        each of them knows; or ash-heap, your own."""

    def fields(self) -> tuple[object, ...]:
        return (self.filters, self.region)

    def choices(self, table: Table, act: Resolving) -> list[int]:
        found: list[int] = []
        if self.region == "your-uncontrolled":
            universe = list(table.uncontrolled[act.you])
        elif self.region == "uncontrolled":
            universe = [c for seat in table.clockwise(act.you) for c in table.uncontrolled[seat]]
            found = [card for card in universe if not table.may_see(act.you, ("card", card))]
            universe = [card for card in universe if card not in found]  # the rest is seen
        elif self.region == "every-uncontrolled":
            universe = [c for seat in table.clockwise(act.you) for c in table.uncontrolled[seat]]
        elif self.region == "ash-heap":
            universe = list(table.ash[act.you])
        else:
            universe = []
            for seat in table.clockwise(act.you if act.you >= 0 else table.active):
                universe += table.region(seat)
        for card in universe:
            if table.zone[card] == ON_CARD and table.cards.is_crypt[table.what[card]]:
                continue  # one of the two cards of a merged vampire (VTES-1.5-24)
            if self.fit(table, act, card):
                found.append(card)
        if table.warding():
            found = [card for card in found if not bans.is_warded(table, act, card)]
        return found

    def fit(self, table: Table, act: Resolving, card: int) -> bool:
        """Whether a card is one that may be chosen."""
        return all(each.fits(table, act, card) for each in self.filters)

    def move(self, table: Table, choice: int) -> Move:
        return Target(f"#{choice}" if self.region == "uncontrolled" else table.word(choice))

    def seat(self, table: Table, choice: int) -> int:
        return table.controller[choice] if table.zone[choice] != ASH_HEAP else table.owner[choice]

    def is_public(self) -> bool:
        return self.region not in HIDDEN_REGIONS

    def still(self, table: Table, act: Resolving, choice: int) -> bool:
        if self.region in HIDDEN_REGIONS:
            return table.zone[choice] == UNCONTROLLED
        if self.region == "ash-heap":
            return self.meant(table, act, choice) != NOTHING
        return table.in_play(choice) and self.fit(table, act, choice)

    def meant(self, table: Table, act: Resolving, choice: int, but: tuple[int, ...] = ()) -> int:
        if self.region != "ash-heap" or table.zone[choice] == ASH_HEAP:
            return choice
        for card in table.ash[act.you]:  # one copy there is as good as another
            same = table.what[card] == table.what[choice]
            if same and card not in but and self.fit(table, act, card):
                return card
        return NOTHING


@dataclass(frozen=True)
class Only(Targeting):
    """A card that needs no choosing: it is known by its part, such as this card itself."""

    who: Who

    def choices(self, table: Table, act: Resolving) -> list[int]:
        card = self.who.card(table, act)
        if card == NOTHING or not table.in_play(card):
            return []
        return [] if table.warding() and bans.is_warded(table, act, card) else [card]

    def move(self, table: Table, choice: int) -> Move:
        return Target(table.word(choice))

    def seat(self, table: Table, choice: int) -> int:
        return table.controller[choice]

    def still(self, table: Table, act: Resolving, choice: int) -> bool:
        return table.in_play(choice)


@dataclass(frozen=True)
class AMethuselah(Targeting):
    """A Methuselah, chosen when the card is played."""

    among: Players

    def choices(self, table: Table, act: Resolving) -> list[int]:
        return [seat for seat in self.among.seats(table, act) if not table.out[seat]]

    def move(self, table: Table, choice: int) -> Move:
        return Player(choice)

    def seat(self, table: Table, choice: int) -> int:
        return choice

    def is_card(self) -> bool:
        return False

    def still(self, table: Table, act: Resolving, choice: int) -> bool:
        return not table.out[choice]


@dataclass(frozen=True)
class AClan(Targeting):
    """A clan, by name."""

    def choices(self, table: Table, act: Resolving) -> list[int]:
        return list(range(len(CLANS)))

    def move(self, table: Table, choice: int) -> Move:
        return Name(CLANS[choice])

    def seat(self, table: Table, choice: int) -> int:
        return table.active

    def is_card(self) -> bool:
        return False


@dataclass(frozen=True)
class Several(Targeting):
    """Several cards of a kind, within bounds, chosen when an action is announced."""

    which: One
    least: int = 1
    most: int = 99

    def choices(self, table: Table, act: Resolving) -> list[int]:
        found = self.which.choices(table, act)
        return found if len(found) >= self.least else []

    def move(self, table: Table, choice: int) -> Move:
        return self.which.move(table, choice)

    def seat(self, table: Table, choice: int) -> int:
        return self.which.seat(table, choice)

    def many(self) -> tuple[int, int]:
        return (self.least, self.most)

    def is_public(self) -> bool:
        return self.which.is_public()

    def still(self, table: Table, act: Resolving, choice: int) -> bool:
        return self.which.still(table, act, choice)

    def meant(self, table: Table, act: Resolving, choice: int, but: tuple[int, ...] = ()) -> int:
        return self.which.meant(table, act, choice, but)


@dataclass(frozen=True)
class EachTarget(Effect):
    """Something for each card at which the action is aimed, in the order in which they were
    chosen: THAT_CARD is the one it is about."""

    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is None or action.action.target is None:
            return
        targeting = action.action.target
        chosen = aimed_besides(table, action)
        found: list[int] = []
        for card in chosen:
            meant = targeting.meant(table, act, card, (*chosen, *found))
            if meant != NOTHING and targeting.still(table, act, meant):
                found.append(meant)
        for card in found[::-1]:
            table.push(act.to(self.effect, them=card))


@dataclass(frozen=True)
class Provided(Filter):
    """Any card, if something is so."""

    condition: Condition

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return self.condition.holds(table, act)
