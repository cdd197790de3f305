"""What may follow from a block besides combat: diablerie, and slaves who fight."""

from __future__ import annotations

from conclave.core.frames import ASK_ONCE, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.using import AFTER_BLOCK
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.combat.rounds import begin_combat
from conclave.games.vtes.rules.constants import NOTHING, TORPOR
from conclave.games.vtes.rules.current import current_action
from conclave.games.vtes.rules.diablerie import Diablerie
from conclave.games.vtes.rules.frame_types import CurrentAction, CurrentCombat, TableFrame
from conclave.games.vtes.rules.moves import DONE, Target
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.table import Table
from conclave.lang.moves import YES_OR_NO, Yes
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


class MayDiablerize(TableFrame):
    """A minion who blocks a vampire leaving torpor may diablerize him (VTES-6.5.2-07)."""

    steps = ASK_ONCE

    __match_args__ = ("seat", "blocker", "victim")

    def __init__(self, seat: int, blocker: int, victim: int) -> None:
        self.seat = seat
        self.blocker = blocker
        self.victim = victim

    def run(self, table: Table, step: int) -> None:
        if step == FIRST and table.zone[self.victim] == TORPOR and table.is_ready(self.blocker):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        return YES_OR_NO

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Yes):
            table.push(Diablerie(self.blocker, self.victim))

    def rule(self, table: Table) -> str:
        return "VTES-6.5.2-07"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.word(self.victim)}


def fight_blocker(table: Table, minion: int, blocker: int) -> None:
    """Begin the combat that follows from a block, with the effects deferred to it."""
    if minion == NOTHING:
        return
    begin_combat(table, minion, blocker)
    if not isinstance(table.frames[-1], CurrentCombat):
        return
    action = current_action(table)
    for card in (blocker, *table.attached[blocker]):
        if AFTER_BLOCK.of(table, card) and action and action.minion == minion:
            noting.note(table, len(table.frames) - 1, notes.ON_BLOCKER, card)
    for note in table.notes.of(notes.ON_BLOCK_COMBAT)[::-1]:
        who, effect = note.about, note.phrase
        if who in (minion, blocker) and isinstance(effect, Effect):
            table.push(Resolving(effect, table.controller[who], note.card, who))


# Slaves


def slaves(table: Table, seat: int, minion: int) -> list[int]:
    """The untapped slaves who may fight in place of this minion (VTES-11-16)."""
    clan = identity.clan(table, minion)
    return [
        slave
        for slave in table.minions(seat)
        if slave != minion
        and not table.tapped[slave]
        and clan
        and clan in identity.masters(table, slave)
    ]


class SlaveQuestion(TableFrame):
    """The acting Methuselah may let a slave fight in place of his master (VTES-11-16).

    She is asked before anybody responds to the block: she has the first opportunity
    (VTES-1.6.1-27).
    """

    steps = ASK_ONCE

    __match_args__ = ("seat", "minion")

    def __init__(self, seat: int, minion: int) -> None:
        self.seat = seat
        self.minion = minion

    def run(self, table: Table, step: int) -> None:
        if step == FIRST and not table.notes.has(notes.NO_COMBAT, NOTHING):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        found = slaves(table, seat, self.minion)
        return Choices([*[Target(table.word(slave)) for slave in found], DONE])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        table.pop()
        if isinstance(move, Target):
            slave = table.read(move.card)
            counters.tap(table, slave)
            counters.untap(table, self.minion)
            noting.note(
                table, table.scope(CurrentAction), notes.SLAVE_FIGHTS, self.minion, card=slave
            )

    def rule(self, table: Table) -> str:
        return "VTES-11-16"
