"""What strikes do beside damage: stealing blood, destroying and stealing equipment, ending combat.

They stand in a strike: `Strike(StealBlood(2), ranged=True)`, `Strike(DestroyEquipment(f.WEAPON))`.
"""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.combat.fight import end_combat
from conclave.games.vtes.rules.moves import Target
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.situation import fighting, round_scope
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.filters import EQUIPMENT
from conclave.lang.effects import Asks
from conclave.lang.nodes import Amount, Effect, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class StealBlood(Effect):
    """Blood or life moves from the target of the strike to the striking minion.

    It is no damage (VTES-6.4.5-24). Where both steal, each takes of what the other had before.
    """

    amount: Amount | int

    def do(self, table: Table, act: Resolving) -> None:
        if act.them != NOTHING and table.in_play(act.them) and table.in_play(act.here):
            number = min(count(self.amount, table, act), act.amount)
            counters.move_blood(table, act.them, act.here, number)


@dataclass(frozen=True)
class OnEquipment(Asks):
    """An effect on one piece of the opponent's equipment, which the striker's side chooses."""

    which: Filter = EQUIPMENT
    """WEAPON: only a weapon."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Target(table.word(card)) for card in self.found(table, act)])

    def found(self, table: Table, act: Resolving) -> list[int]:
        """What may be chosen."""
        if act.them == NOTHING or not table.in_play(act.them):
            return []
        cards = belongings.equipment(table, act.them)
        return [card for card in cards if self.which.fits(table, act, card)]

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.found(table, act)) > 0

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class DestroyEquipment(OnEquipment):
    """One piece of the opponent's equipment is burned (VTES-6.4.5-03..06)."""

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        moving.burn(table, table.read(move.card))


@dataclass(frozen=True)
class StealEquipment(OnEquipment):
    """One piece of equipment goes to the striking minion, who can't use it this round."""

    def found(self, table: Table, act: Resolving) -> list[int]:
        if act.them == NOTHING or not table.in_play(act.them):
            return []
        return [
            card
            for card in belongings.equipment(table, act.them)
            if self.which.fits(table, act, card) and belongings.may_have(table, act.here, card)
        ]

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        card = table.read(move.card)
        if not table.in_play(act.here):
            return
        moving.transfer(table, card, act.here)
        contests.check_after_transfer(table, card)
        if fighting(table) is not None:
            noting.note(table, round_scope(table), notes.STOLEN, card)


@dataclass(frozen=True)
class EndCombat(Effect):
    """Combat ends at once, other than by a strike."""

    def do(self, table: Table, act: Resolving) -> None:
        if fighting(table) is not None:
            end_combat(table)
