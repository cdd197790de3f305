"""Abilities that minions have: from cards in play, or granted for a while."""

from __future__ import annotations

from typing import TypeVar

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.blanking import UNAFFECTED
from conclave.games.vtes.rules.facts import CardFact
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.reading.hosts import host_of, whose
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import Ability, Condition
from conclave.lang.resolving import Resolving

A = TypeVar("A", bound=Ability)


def in_force(
    table: Table, fact: CardFact[tuple[A, ...]], kind: type[A]
) -> list[tuple[A, int, int]]:
    """All abilities of a class in force, each with its card and the minion who has it."""
    found: list[tuple[A, int, int]] = []
    for card in table.cards_with(fact):
        host = host_of(table, card)
        found += [(ability, card, host) for ability in fact.of(table, card)]
    for note in table.notes.of(notes.GRANTED):
        if isinstance(note.phrase, kind):
            found += [(note.phrase, note.card, note.about)]
    return found


def concerns(
    table: Table,
    minion: int,
    source: int,
    host: int,
    who: Filter | None,
    if_: Condition | None,
) -> bool:
    """Whether an ability is about a minion: its host or, with `who`, any minion who fits."""
    if who is None and host != minion:
        return False
    if who is None and if_ is None:
        return True
    act = Resolving(NO_EFFECT, whose(table, source), source, host, minion)
    if who is not None and not who.fits(table, act, minion):
        return False
    if if_ is not None and not if_.holds(table, act):
        return False
    return not is_unaffected(table, minion, source)


def is_unaffected(table: Table, minion: int, source: int) -> bool:
    """Whether a card doesn't affect a minion."""
    for holder in table.cards_with(UNAFFECTED):
        if host_of(table, holder) != minion:
            continue
        act = Resolving(NO_EFFECT, whose(table, holder), holder, minion)
        for each in UNAFFECTED.of(table, holder):
            if each.by.fits(table, act, source) and (
                each.if_ is None or each.if_.holds(table, act)
            ):
                return True
    return False
