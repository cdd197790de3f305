"""Effects of strikes besides damage: stealing blood, equipment, ending combat.

They are part of a strike: `Strike(StealBlood(2), ranged=True)`,
`Strike(DestroyEquipment(f.WEAPON))`.
"""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.combat.fight import end_combat, strike_of
from conclave.games.vtes.rules.combat.strikes import improvements
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import combat_scope, current_combat, round_scope
from conclave.games.vtes.rules.frame_types import CurrentStrikes
from conclave.games.vtes.rules.modes import AffectsEquipment
from conclave.games.vtes.rules.moves import Target
from conclave.games.vtes.rules.reading import belongings, identity
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.effects import Each, ToTorpor
from conclave.games.vtes.vocabulary.filters import EQUIPMENT, RETAINER, OnCard
from conclave.games.vtes.vocabulary.parts import SELF, THAT_CARD
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import Do
from conclave.lang.nodes import Amount, Condition, Effect, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class StealBlood(Effect):
    """Move blood or life from the target of the strike to the striking minion.

    It isn't damage (VTES-6.4.5-24). If both steal, each steals from what the other had before.
    """

    amount: Amount | int

    def do(self, table: Table, act: Resolving) -> None:
        if act.them != NOTHING and table.in_play(act.them) and table.in_play(act.here):
            more = [
                each.steals for each in improvements(table, act.here, strike_of(table, act.here))
            ]
            number = min(count(self.amount, table, act) + sum(more), act.amount)
            counters.move_blood(table, act.them, act.here, number)


@dataclass(frozen=True)
class StrikeIsPrevented(Effect):
    """All damage from this strike is prevented."""

    def do(self, table: Table, act: Resolving) -> None:
        scope = table.scope(CurrentStrikes)
        if scope != NOTHING and act.them != NOTHING:
            noting.note(table, scope, notes.STRIKE_DAMAGE_PREVENTED, act.them, card=act.source)


@dataclass(frozen=True)
class OnEquipment(AffectsEquipment):
    """An effect on one equipment of the opponent, which the striking minion's controller
    chooses."""

    which: Filter = EQUIPMENT
    """For example WEAPON."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Target(table.word(card)) for card in self.candidates(table, act)])

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        """The equipment to choose from."""
        if act.them == NOTHING or not table.in_play(act.them):
            return []
        cards = belongings.equipment(table, act.them)
        return [card for card in cards if self.which.fits(table, act, card)]

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.candidates(table, act)) > 0

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class DestroyEquipment(OnEquipment):
    """Burn one equipment of the opponent (VTES-6.4.5-03..06)."""

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        moving.burn(table, table.read(move.card), "card", act.source)


@dataclass(frozen=True)
class StealEquipment(OnEquipment):
    """Move one equipment to the striking minion, who can't use it this round."""

    def candidates(self, table: Table, act: Resolving) -> list[int]:
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
        if current_combat(table) is not None:
            noting.note(table, round_scope(table), notes.STOLEN_THIS_ROUND, card)


@dataclass(frozen=True)
class IsDodged(Condition):
    """The opponent dodges this strike."""

    def holds(self, table: Table, act: Resolving) -> bool:
        fight = current_combat(table)
        if fight is None:
            return False
        answer = strike_of(table, fight.opponent(act.here)).strike
        return answer is not None and answer.dodge


@dataclass(frozen=True)
class EndCombat(Effect):
    """Combat ends at once, but not by a strike; after it, both combatants and their retainers take
    `harm` unpreventable damage, or go to torpor if they are vampires."""

    harm: int = 0
    torpor: bool = False

    def do(self, table: Table, act: Resolving) -> None:
        fight = current_combat(table)
        if fight is None:
            return
        if self.harm:
            hurt = Inflict(self.harm, THAT_CARD, preventable=False)
            with_retainers = Do(
                Each(One(RETAINER, OnCard(SELF)), hurt),
                Inflict(self.harm, SELF, preventable=False),
            )
            for minion in (fight.first, fight.second):
                noting.note(
                    table, combat_scope(table), notes.AFTER_COMBAT, minion,
                    card=act.source, phrase=with_retainers,
                )  # fmt: skip
        for minion in (fight.first, fight.second) if self.torpor else ():
            if identity.is_vampire(table, minion):
                noting.note(
                    table, combat_scope(table), notes.AFTER_COMBAT, minion,
                    card=act.source, phrase=ToTorpor(SELF),
                )  # fmt: skip
        end_combat(table)
