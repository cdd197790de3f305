"""What a block may lead to besides combat: diablerie, and slaves who fight for their masters."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.combat.rounds import begin_combat
from conclave.games.vtes.rules.diablerie import Diablerie
from conclave.games.vtes.rules.moves import DONE, Target
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.situation import acting
from conclave.games.vtes.rules.steps import Acting, Fighting, Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING, SLAVE, TORPOR
from conclave.lang.moves import YES_OR_NO, Yes
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


class MayDiablerize(Step):
    """Who blocks a vampire leaving torpor may diablerize him (VTES-6.5.2-07)."""

    __match_args__ = ("seat", "blocker", "victim")

    def __init__(self, seat: int, blocker: int, victim: int) -> None:
        self.seat = seat
        self.blocker = blocker
        self.victim = victim

    def run(self, table: Table, step: int) -> None:
        if step == 0 and table.zone[self.victim] == TORPOR and table.is_ready(self.blocker):
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
    """The combat that a block leads to, with what was promised to those who fight in it."""
    if minion == NOTHING:
        return
    begin_combat(table, minion, blocker)
    if not isinstance(table.frames[-1], Fighting):
        return
    action = acting(table)
    for card in table.on[blocker]:
        if table.cards.after_block[table.what[card]] and action and action.minion == minion:
            noting.note(table, len(table.frames) - 1, notes.HAD_AT_BLOCK, card)
    for _, kind, who, source, effect in reversed(table.notes):
        if kind == notes.IF_BLOCKED and who in (minion, blocker) and isinstance(effect, Effect):
            table.push(Resolving(effect, table.controller[who], source, who))


# Slaves


def slaves(table: Table, seat: int, minion: int) -> list[int]:
    """The untapped slaves that may take over a combat of this minion (VTES-11-16)."""
    clan = identity.clan(table, minion)
    return [
        slave
        for slave in table.minions(seat)
        if slave != minion
        and not table.tapped[slave]
        and clan
        and identity.has_trait(table, slave, f"{SLAVE}:{clan}")
    ]


class SlaveQuestion(Step):
    """The acting Methuselah may let a slave fight in the place of his master (VTES-11-16).

    She is asked before anybody answers the block: hers is the first opportunity (VTES-1.6.1-27).
    """

    __match_args__ = ("seat", "minion")

    def __init__(self, seat: int, minion: int) -> None:
        self.seat = seat
        self.minion = minion

    def run(self, table: Table, step: int) -> None:
        if step == 0 and not table.has_note(notes.NO_COMBAT, NOTHING):
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
            noting.note(table, table.scope(Acting), notes.STANDS_IN, self.minion, slave)

    def rule(self, table: Table) -> str:
        return "VTES-11-16"
