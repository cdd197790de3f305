"""Changing titles, sects and clans, and lifting the Blood Curse."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.abilities.identity import Becomes, DisciplineLevel
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.constants import ANARCH, NOTHING
from conclave.games.vtes.rules.modes import ChangesTitle
from conclave.games.vtes.rules.moves import Number
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import SELF, Who
from conclave.lang.effects import Asks
from conclave.lang.nodes import Condition, Effect
from conclave.lang.resolving import Resolving


def title_for(title: str, table: Table, card: int) -> str:
    """The title for a vampire; "kind:clan" stands for his own clan."""
    kind, _, detail = title.partition(":")
    return f"{kind}:{identity.clan(table, card)}" if detail == "clan" else title


@dataclass(frozen=True)
class ChangeTitle(ChangesTitle):
    """A vampire gains a title, or loses his own if `title` is empty."""

    title: str = ""
    who: Who = SELF
    of: Who | None = None
    """The vampire whose title he gains and contests."""

    def subject(self) -> str:
        return "who"

    def recipient(self, table: Table, act: Resolving) -> int:
        return self.who.card(table, act) if self.title or self.of is not None else NOTHING

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or not table.in_play(card):
            return
        if self.of is not None:
            other = self.of.card(table, act)
            title = "" if other == NOTHING else titles.title(table, other)
            if title:
                contests.give_title(table, card, title)
        elif self.title:
            contests.give_title(table, card, title_for(self.title, table, card))
        else:
            contests.lose_title(table, card)


@dataclass(frozen=True)
class HasThisTitle(Condition):
    """A vampire has exactly this title."""

    title: str
    who: Who

    def holds(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and titles.title(table, card) == self.title


@dataclass(frozen=True)
class StealTitle(ChangesTitle):
    """The minion gains this title from a vampire who has it and loses it."""

    title: str
    from_: Who

    def recipient(self, table: Table, act: Resolving) -> int:
        return act.here

    def do(self, table: Table, act: Resolving) -> None:
        if HasThisTitle(self.title, self.from_).holds(table, act) and table.in_play(act.here):
            contests.lose_title(table, self.from_.card(table, act))
            contests.give_title(table, act.here, self.title)


@dataclass(frozen=True)
class BuyTitle(Asks):
    """You may burn 1 pool for the first of three titles, 2 for the second, or 3 for the third."""

    titles: tuple[str, ...]
    who: Who = SELF

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        most = min(len(self.titles), table.pool[act.you])
        return Choices([Number(number) for number in range(most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        card = self.who.card(table, act)
        if move.number and card != NOTHING and table.in_play(card):
            counters.lose_pool(table, act.you, move.number)
            contests.give_title(table, card, self.titles[move.number - 1])

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class ChangeSect(Effect):
    """A vampire changes sect, or becomes an anarch."""

    sect: str
    who: Who = SELF

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or not table.in_play(card):
            return
        if self.sect == ANARCH:
            contests.become_anarch(table, card)
        else:
            contests.change_sect(table, card, self.sect)


@dataclass(frozen=True)
class LiftBloodCurse(Effect):
    """For the remainder of the game, blood cursed vampires who match can commit diablerie."""

    of: Filter

    def do(self, table: Table, act: Resolving) -> None:
        noting.note(table, 0, notes.CURSE_LIFTED, NOTHING, phrase=self.of)


@dataclass(frozen=True)
class ChangeClan(Effect):
    """A vampire becomes a member of another clan for good, with a trait and a level of a
    discipline if given."""

    clan: str
    who: Who = SELF
    trait: str = ""
    discipline: str = ""

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or not table.in_play(card):
            return
        contests.change_clan(table, card, self.clan)
        if self.trait:
            noting.note(table, 0, notes.GRANTED, card, phrase=Becomes(trait=self.trait))
        if self.discipline:
            noting.note(table, 0, notes.GRANTED, card, phrase=DisciplineLevel(self.discipline))
