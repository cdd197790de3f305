"""Determining range by maneuvers (VTES-6.4.2)."""

from __future__ import annotations

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.fighting import WEAPONS
from conclave.games.vtes.rules.atoms import combats, noting
from conclave.games.vtes.rules.combat.by_turns import Ranging
from conclave.games.vtes.rules.combat.fight import (
    CLOSE,
    LONG,
    can_maneuver,
    facts_of_fight,
    is_hampered,
    is_long,
)
from conclave.games.vtes.rules.combat.weapons import is_used_up, use_weapon, weapon_strikes
from conclave.games.vtes.rules.current import current_combat
from conclave.games.vtes.rules.frame_types import CurrentCombat, CurrentRound
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.moves import Maneuver, ManeuverWith
from conclave.games.vtes.rules.playing.cards import carry_out
from conclave.games.vtes.rules.playing.limits import scope_of
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import RANGE


def is_set(table: Table, fight: CurrentCombat) -> bool:
    """Whether an effect has set the range of this round, so there are no maneuvers."""
    return table.notes.has(notes.RANGE_SET, fight.first)


class DeterminingRange(Ranging):
    """Maneuvers in turns, until a player passes (VTES-6.4.2)."""

    def passed(self, table: Table, seat: int) -> None:
        table.replace(DeterminingRange(self.last, self.passes + 1))

    def options(self, table: Table, seat: int) -> Options:
        fight = current_combat(table)
        assert fight is not None
        minion = self.whose_turn(fight)
        moves = offers.plays(table, seat, RANGE)
        if not can_maneuver(table, minion):
            return Choices(moves)
        if table.notes.total(notes.GAINED_MANEUVER, minion) > 0:
            moves.append(Maneuver())
        for card, number in weapon_strikes(table, minion):
            if self.may_maneuver_with(table, minion, card, number):
                moves.append(ManeuverWith(table.word(card), number))
        return Choices(moves)

    def may_maneuver_with(self, table: Table, minion: int, card: int, number: int) -> bool:
        """Whether a weapon has a maneuver left, and the minion isn't bound to another strike."""
        weapon = WEAPONS.of(table, card)[number]
        if not weapon.strike.maneuver or is_hampered(table, "strike", minion):
            return False
        used = [
            note for note in table.notes.about(notes.MANEUVER_USED, card) if note.number == number
        ]
        if len(used) >= weapon.maneuvers:
            return False
        bound = table.notes.first(notes.BOUND_STRIKE, minion)
        if bound is None:
            return not is_used_up(table, card, number)
        return bound.card == card and bound.phrase == weapon.strike

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        fight = current_combat(table)
        assert fight is not None
        minion = self.whose_turn(fight)
        if isinstance(move, Maneuver):
            noting.use_up(table, notes.GAINED_MANEUVER, minion)
            self.maneuver(table, minion)
        elif isinstance(move, ManeuverWith):
            card = table.read(move.card)
            weapon = WEAPONS.of(table, card)[move.number]
            scope = scope_of(table, weapon.once or "round")
            noting.note(table, scope, notes.MANEUVER_USED, card, number=move.number)
            if not table.notes.has(notes.BOUND_STRIKE, minion):
                use_weapon(table, card, move.number)
                self.bind(table, minion, weapon.strike, card)
            self.maneuver(table, minion)
        else:
            carry_out(table, seat, move)

    def bind(self, table: Table, minion: int, strike: Strike, source: int) -> None:
        """Bind a minion to this strike as his initial strike (VTES-6.4.2-09)."""
        scope = table.scope(CurrentRound)
        noting.note(table, scope, notes.BOUND_STRIKE, minion, card=source, phrase=strike)

    def maneuver(self, table: Table, minion: int) -> None:
        """Change the range."""
        index = table.scope(Ranging)
        fight = current_combat(table)
        assert fight is not None
        long = not is_long(table)
        noting.set_amount(
            table, table.scope(CurrentRound), notes.LONG_RANGE, fight.first, 1 if long else 0
        )
        combats.maneuver(table, minion, LONG if long else CLOSE)
        table.replace_at(index, DeterminingRange(minion, 0))

    def prompt(self) -> str:
        return "DeterminingRange"

    def window_name(self) -> str:
        return RANGE

    def rule(self, table: Table) -> str:
        return "VTES-6.4.2-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return facts_of_fight(table, seat)
