"""A combat, round by round (VTES-6.4.1)."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.using import OUTSIDE_COMBAT
from conclave.games.vtes.rules.atoms import combats, counters, noting
from conclave.games.vtes.rules.card_windows import FOR_OTHERS, ON_ENTERING
from conclave.games.vtes.rules.combat.afterwards import AfterCombat, asked_after
from conclave.games.vtes.rules.combat.before_range import DamageBeforeRange, run_next_round_effects
from conclave.games.vtes.rules.combat.choosing_strikes import StrikePair
from conclave.games.vtes.rules.combat.fight import (
    BEFORE_STRIKING,
    COMBAT_BEGINS,
    COMBAT_OVER,
    GAIN_STRIKES,
    GO_ON,
    MORE_STRIKES,
    NEXT_ROUND,
    PRESS,
    RANGE,
    ROUND_BEGINS,
    ROUND_END,
    ROUND_OVER,
    STRIKES,
    strikes_left,
)
from conclave.games.vtes.rules.combat.maneuvers import DeterminingRange, is_set
from conclave.games.vtes.rules.combat.presses import PressStep, hurt_at_press, press_automatically
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import both_ready, current_action, current_combat
from conclave.games.vtes.rules.frame_types import NO_STRIKE, CurrentCombat, CurrentRound
from conclave.games.vtes.rules.moments import (
    CombatIsOver,
    EntersCombat,
    Happening,
    RoundEnds,
)
from conclave.games.vtes.rules.notebook import Note
from conclave.games.vtes.rules.opportunity import acting_or_active, with_any_time_users
from conclave.games.vtes.rules.playing.cards import OpenWindow
from conclave.games.vtes.rules.reading import bonuses, identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger
from conclave.games.vtes.rules.windows import (
    ADDITIONAL,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    END_OF_ROUND,
    ENTERING,
)
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


def begin_combat(table: Table, minion: int, other: int, other_first: bool = False) -> None:
    """Begin combat between ready minions of different controllers (VTES-6.4-01..03, VTES-R-67)."""
    if not table.is_ready(minion) or not table.is_ready(other):
        return
    if table.controller[minion] == table.controller[other]:
        return
    first, second = minion, other
    seats = table.clockwise(acting_or_active(table))
    if other_first or seats.index(table.controller[other]) < seats.index(table.controller[minion]):
        first, second = other, minion
    table.push(Combat(first, second))


def open_entering_window(table: Table) -> None:
    """Let the opponent respond before a combat that doesn't follow from a block, and the acting
    minion if his disciplines allow him to."""
    fight, action = current_combat(table), current_action(table)
    if ENTERING not in FOR_OTHERS.of(table.cards) or fight is None or action is None:
        return
    other = fight.opponent(action.minion)
    if other != NOTHING and isinstance(table.frames[table.scope(CurrentCombat)], Combat):
        seats: tuple[int, ...] = (table.controller[other],)
        if can_modify_on_entering(table, action.minion):
            seats = (action.seat, *seats)
        table.push(OpenWindow(ENTERING, seats))


def can_modify_on_entering(table: Table, minion: int) -> bool:
    """Whether a minion has the disciplines for an action modifier as he enters combat."""
    return any(
        all(identity.level(table, minion, name) >= level for name, level in needed)
        for needed in ON_ENTERING.of(table.cards)
    )


class Combat(CurrentCombat):
    """A combat from its beginning to its end."""

    steps = ("combat-begins", "next-round", "go-on", "combat-over", "afterwards")

    def run(self, table: Table, step: int) -> None:
        if step == COMBAT_BEGINS:
            if not both_ready(table, self):
                table.pop()  # a combatant is gone before it begins (VTES-6.4-02)
                return
            combats.begin(table, self.first, self.second)
            for minion in (self.first, self.second):
                counters.fail_withdrawal(table, table.controller[minion])
                trigger(table, Happening(EntersCombat, table.controller[minion], minion))
        elif step == NEXT_ROUND:
            if both_ready(table, self):
                noting.erase(table, notes.COMBAT_CONTINUES, self.first)
                table.replace(Combat(self.first, self.second, self.rounds + 1))
                table.push(Round(self.rounds + 1))
                run_next_round_effects(table, self.rounds + 1)
        elif step == GO_ON:
            if table.notes.has(notes.COMBAT_CONTINUES, self.first) and both_ready(table, self):
                table.go(NEXT_ROUND)
        elif step == COMBAT_OVER:
            combats.end(table, self.first, self.second)
            for minion in (self.first, self.second):
                trigger(table, Happening(CombatIsOver, table.controller[minion], minion))
            self.run_deferred(table, table.notes.of(notes.AT_END_OF_COMBAT)[::-1])
        else:
            again = table.notes.has(notes.ANOTHER_COMBAT, self.first)
            deferred = table.notes.of(notes.AFTER_COMBAT)[::-1]
            seats = asked_after(table, self)
            table.pop()
            if again and both_ready(table, self):
                table.push(Combat(self.first, self.second))
                open_entering_window(table)
                return
            if seats:
                table.push(AfterCombat(seats, self.effects(table, deferred)))
            else:
                self.run_deferred(table, deferred)

    def lasts(self, step: int) -> bool:
        return step <= COMBAT_OVER

    def run_deferred(self, table: Table, deferred: tuple[Note, ...]) -> None:
        """Resolve effects deferred to the end of this combat."""
        for effect in self.effects(table, deferred):
            table.push(effect)

    def effects(self, table: Table, deferred: tuple[Note, ...]) -> tuple[Resolving, ...]:
        """Deferred effects of minions who are still in play."""
        return tuple(
            [
                Resolving(
                    note.phrase, table.controller[note.about], note.card,
                    note.about, self.opponent(note.about),
                )
                for note in deferred
                if table.in_play(note.about) and isinstance(note.phrase, Effect)
            ]
        )  # fmt: skip


class Round(CurrentRound):
    """A round of combat (VTES-6.4.1-02)."""

    steps = (
        "round-begins",
        "range",
        "before-striking",
        "strikes",
        "gain-strikes",
        "more-strikes",
        "press",
        "round-end",
        "round-over",
    )

    def run(self, table: Table, step: int) -> None:
        fight = current_combat(table)
        assert fight is not None
        if not both_ready(table, fight) and step <= ROUND_END:
            table.go(ROUND_OVER)
            self.end(table, fight)
            return
        seats = with_any_time_users(
            table, (table.controller[fight.first], table.controller[fight.second])
        )
        if step == ROUND_BEGINS:
            combats.begin_round(table, self.number)
            table.push(DamageBeforeRange())
            table.push(OpenWindow(BEFORE_RANGE, with_outsiders(table, seats)))
        elif step == RANGE:
            if not is_set(table, fight):
                table.push(DeterminingRange(NOTHING, 0))
        elif step == BEFORE_STRIKING:
            if BEFORE_STRIKES in FOR_OTHERS.of(table.cards):
                table.push(OpenWindow(BEFORE_STRIKES, seats))
        elif step == STRIKES:
            table.push(StrikePair(NO_STRIKE, NO_STRIKE, True))
        elif step == GAIN_STRIKES:
            gain_own_strikes(table, fight)
            if ADDITIONAL in FOR_OTHERS.of(table.cards):
                table.push(OpenWindow(ADDITIONAL, seats))
        elif step == MORE_STRIKES:
            if strikes_left(table, fight.first) or strikes_left(table, fight.second):
                table.go(MORE_STRIKES)
                table.push(StrikePair(NO_STRIKE, NO_STRIKE, False))
        elif step == PRESS:
            press_automatically(table, fight)
            table.push(PressStep(NOTHING, 0))
            hurt_at_press(table, fight)
        elif step == ROUND_END:
            self.end(table, fight)
        else:
            table.pop()

    def end(self, table: Table, fight: CurrentCombat) -> None:
        """Open the window at the end of the round for combatants who are still ready."""
        ready = [m for m in (fight.first, fight.second) if table.is_ready(m)]
        if ready and END_OF_ROUND in FOR_OTHERS.of(table.cards):
            seats = tuple(dict.fromkeys([table.controller[minion] for minion in ready]))
            table.push(OpenWindow(END_OF_ROUND, with_any_time_users(table, seats)))
        for minion in ready:
            trigger(table, Happening(RoundEnds, table.controller[minion], minion))
        for note in table.notes.of(notes.WEAPON_INFLICTED):
            if table.in_play(note.about):
                seat = table.controller[note.about]
                trigger(table, Happening(RoundEnds, seat, note.about))


def gain_own_strikes(table: Table, fight: CurrentCombat) -> None:
    """Give combatants the additional strikes that they get each round, which they can't refuse: it
    is their one effect for additional strikes this round."""
    for minion in (fight.first, fight.second):
        number = bonuses.bonus(table, bonuses.ADDITIONAL_STRIKES, minion)
        if number > 0 and not table.notes.has(notes.NO_ADDITIONAL_STRIKES, minion):
            scope = table.scope(CurrentRound)
            noting.note(table, scope, notes.ADDITIONAL_STRIKES_LEFT, minion, number)
            noting.note(table, scope, notes.ADDITIONAL_STRIKES_GAINED, minion)
            combats.gain_strikes(table, minion, number)


def with_outsiders(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """These seats, then the players who may use a card in play from outside the combat."""
    cards = table.cards_with(OUTSIDE_COMBAT)
    users = [table.controller[card] for card in cards if not table.tapped[card]]
    others = table.clockwise(acting_or_active(table))
    more = [seat for seat in others if seat in users and seat not in seats]
    return (*seats, *more)
