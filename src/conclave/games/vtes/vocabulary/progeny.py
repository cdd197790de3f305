"""Effects on a minion who has just entered play, or has brought one: duties, and cards to find."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.trophies import SearchingCard
from conclave.games.vtes.vocabulary.filters import Named
from conclave.games.vtes.vocabulary.parts import THIS_CARD, Who
from conclave.lang.nodes import Condition, Effect
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
class ActsAtOnce(Effect):
    """An ally can act in the turn in which he is recruited."""

    who: Who = THIS_CARD

    def do(self, table: Table, act: Resolving) -> None:
        noting.erase(table, notes.CANNOT_ACT, self.who.card(table, act))


@dataclass(frozen=True)
class FirstRecruit(Condition):
    """The current action is the first this turn by which the minion has recruited an ally."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return len(table.notes.about(notes.RECRUITED, act.here)) <= 1


@dataclass(frozen=True)
class RepeatsAction(Effect):
    """The minion may take the action with this card again this turn, for `more` blood each time."""

    more: int

    def do(self, table: Table, act: Resolving) -> None:
        number = table.definition[act.source]
        noting.erase(table, notes.ACTED_WITH_CARD, act.here, definition=number)
        dearer = ChangesCost(self.more, of=Named(table.card_name(act.source)))
        scope = turn_scope(table)
        noting.note(table, scope, notes.GRANTED, act.here, card=act.source, phrase=dearer)


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
