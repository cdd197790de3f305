"""Determining the range by maneuvers (VTES-6.4.2)."""

from __future__ import annotations

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.by_turns import Ranging
from conclave.games.vtes.rules.combat.fight import (
    CLOSE,
    LONG,
    can_maneuver,
    facts_of_fight,
    is_long,
)
from conclave.games.vtes.rules.combat.weapons import use_up, used_up, weapon_strikes
from conclave.games.vtes.rules.events import combat as told
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.moves import Maneuver, ManeuverWith
from conclave.games.vtes.rules.playing.cards import carry_out
from conclave.games.vtes.rules.playing.limits import scope_of
from conclave.games.vtes.rules.situation import fighting
from conclave.games.vtes.rules.steps import Fighting, InRound
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import RANGE


def is_set(table: Table, fight: Fighting) -> bool:
    """Whether an effect has set the range of this round: then there are no maneuvers."""
    return table.has_note(notes.RANGE_SET, fight.first)


class DeterminingRange(Ranging):
    """Maneuvers, by turns, until somebody lets it be (VTES-6.4.2)."""

    def passed(self, table: Table, seat: int) -> None:
        table.replace(DeterminingRange(self.last, self.passes + 1))

    def options(self, table: Table, seat: int) -> Options:
        fight = fighting(table)
        assert fight is not None
        minion = self.turn(fight)
        moves = offers.plays(table, seat, RANGE)
        if not can_maneuver(table, minion):
            return Choices(moves)
        if table.noted(notes.FREE_MANEUVER, minion) > 0:
            moves.append(Maneuver())
        if not table.has_note(notes.BOUND_STRIKE, minion):
            for card, number in weapon_strikes(table, minion):
                weapon = table.cards.weapons[table.what[card]][number]
                used = table.has_noted(notes.USED, card, number)
                if weapon.strike.maneuver and not used and not used_up(table, card, number):
                    moves.append(ManeuverWith(table.word(card), number))
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        fight = fighting(table)
        assert fight is not None
        minion = self.turn(fight)
        if isinstance(move, Maneuver):
            noting.use_up(table, notes.FREE_MANEUVER, minion)
            self.maneuver(table, minion)
        elif isinstance(move, ManeuverWith):
            card = table.read(move.card)
            weapon = table.cards.weapons[table.what[card]][move.number]
            noting.note(
                table, scope_of(table, weapon.once or "round"), notes.USED, card, move.number
            )
            use_up(table, card, move.number)
            self.bind(table, minion, weapon.strike, card)
            self.maneuver(table, minion)
        else:
            carry_out(table, seat, move)

    def bind(self, table: Table, minion: int, strike: Strike, source: int) -> None:
        """The first strike of the round is this one (VTES-6.4.2-09)."""
        noting.note(table, table.scope(InRound), notes.BOUND_STRIKE, minion, source, strike)

    def maneuver(self, table: Table, minion: int) -> None:
        """The range changes."""
        index = table.scope(Ranging)
        fight = fighting(table)
        assert fight is not None
        long = not is_long(table)
        noting.renote(table, table.scope(InRound), notes.RANGE_LONG, fight.first, 1 if long else 0)
        table.tell(told.Maneuvered(table.word(minion), LONG if long else CLOSE))
        table.exchange(index, DeterminingRange(minion, 0))

    def prompt(self) -> str:
        return "DeterminingRange"

    def window_name(self) -> str:
        return RANGE

    def rule(self, table: Table) -> str:
        return "VTES-6.4.2-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return facts_of_fight(table, seat)
