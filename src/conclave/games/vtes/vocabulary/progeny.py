"""Effects on a vampire who has just entered play: duties, and cards to find."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.trophies import SearchingCard
from conclave.games.vtes.vocabulary.parts import THIS_CARD, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class MustHunt(Effect):
    """A vampire must hunt this turn."""

    who: Who = THIS_CARD

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            noting.note(table, turn_scope(table), notes.MUST_HUNT, card)


@dataclass(frozen=True)
class CannotActYet(Effect):
    """A minion can't take actions this turn."""

    who: Who = THIS_CARD

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            noting.note(table, turn_scope(table), notes.CANNOT_ACT, card)


@dataclass(frozen=True)
class SearchAndAttach(Effect):
    """You may search your library, ash heap and hand for a card with a trait and put it on a
    card."""

    trait: str
    who: Who = THIS_CARD
    only_library: bool = False
    """Whether only the library is searched."""
    disciplines: tuple[str, ...] = ()
    """Only cards that give one of these disciplines."""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            table.push(
                SearchingCard(act.you, card, self.trait, True, self.only_library, self.disciplines)
            )
