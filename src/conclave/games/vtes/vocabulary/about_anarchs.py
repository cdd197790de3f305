"""Effects of discarding with a phase action, and of cards about anarchs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import course, noting
from conclave.games.vtes.rules.constants import ANARCH
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.facts import CardFact
from conclave.games.vtes.rules.library import phrases_on
from conclave.games.vtes.rules.modes import AwaitsDiscard
from conclave.games.vtes.rules.printed import AnyCard, Printed
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.affiliation import ChangeSect
from conclave.games.vtes.vocabulary.filters import All, HasTitle, Is, IsAnarch
from conclave.lang.nodes import Effect, walk
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class GainDiscardAction(AwaitsDiscard):
    """You get another discard phase action, with an effect if you use it to discard a card that
    matches."""

    which: Filter
    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        course.set_actions(table, table.actions + 1)
        scope = turn_scope(table)
        noting.note(table, scope, notes.AFTER_DISCARD, act.you, card=act.source, phrase=self)

    def after(self, table: Table, act: Resolving, card: int) -> Effect | None:
        return self.effect if self.which.fits(table, act, card) else None


def asks_for_anarch(which: Filter) -> bool:
    """Whether only anarchs match: barons are anarchs."""
    if isinstance(which, All):
        return any(asks_for_anarch(each) for each in which.filters)
    return isinstance(which, IsAnarch) or which == HasTitle(("baron",))


def is_about_anarchs(card: AnyCard) -> bool:
    """Whether a card requires an anarch or makes a vampire one."""
    if not isinstance(card, Printed):
        return False
    needs = [*card.needs, *[need for mode in card.modes for need in mode.needs]]
    if any(isinstance(need, Is) and asks_for_anarch(need.which) for need in needs):
        return True
    return any(
        isinstance(node, ChangeSect) and node.sect == ANARCH for node in walk(phrases_on(card))
    )


ABOUT_ANARCHS: Final = CardFact(is_about_anarchs)


@dataclass(frozen=True)
class AboutAnarchs(Filter):
    """A card that requires an anarch or makes a vampire an anarch."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return ABOUT_ANARCHS.of(table, card)
