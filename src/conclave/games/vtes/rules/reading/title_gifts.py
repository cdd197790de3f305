"""Which effects would give a vampire a title."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import SHUNS_TITLES
from conclave.games.vtes.rules.abilities.identity import HELD_TITLES
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.modes import ChangesTitle, MovesCard, PutsOn
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import walk
from conclave.lang.resolving import Resolving


def refuses(table: Table, act: Resolving, card: int) -> bool:
    """Whether an effect would give a title to a vampire who shuns titles."""
    if not SHUNS_TITLES.of(table, card):
        return False
    holds_title = act.source != NOTHING and len(HELD_TITLES.of(table, act.source)) > 0
    for node in walk(act.effect):
        if isinstance(node, ChangesTitle) and node.recipient(table, act) == card:
            return True
        if holds_title and isinstance(node, PutsOn) and node.host(table, act) == card:
            return True
    return False


def refuses_term(table: Table, source: int, card: int) -> bool:
    """Whether a vampire can't be chosen for the referendum of a title card."""
    if source == NOTHING or not SHUNS_TITLES.of(table, card):
        return False
    return len(HELD_TITLES.of(table, source)) > 0


def refuses_diablerie(table: Table, minion: int, victim: int) -> bool:
    """Whether a vampire who shuns titles would gain one from a card on his victim."""
    if not SHUNS_TITLES.of(table, minion):
        return False
    return any(
        isinstance(node, MovesCard)
        for card in table.attached[victim]
        if HELD_TITLES.of(table, card)
        for node in walk(table.cards.grants[table.definition[card]])
    )
