"""Effects on pool, the edge and blood."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.blood import (
    burn_blood,
    check_life,
    drain_excess,
    gain_up_to_capacity,
)
from conclave.games.vtes.rules.constants import NOBODY, NOTHING, UNCONTROLLED
from conclave.games.vtes.rules.edge import burn_edge, get_edge
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.amounts import Much
from conclave.games.vtes.vocabulary.parts import HOST, SELF, Who
from conclave.games.vtes.vocabulary.players import YOU
from conclave.lang.effects import AffectsPlayers
from conclave.lang.nodes import Effect, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class GainPool(AffectsPlayers):
    """Methuselahs gain pool from the bank."""

    amount: Much
    by: Players = YOU

    def subject(self) -> str:
        return "by"

    def affected(self) -> Players:
        return self.by

    def total(self, table: Table, act: Resolving) -> int:
        return count(self.amount, table, act)

    def affect(self, table: Table, act: Resolving, seat: int, amount: int) -> None:
        counters.gain_pool(table, seat, amount)


@dataclass(frozen=True)
class TakePool(Effect):
    """Move pool from other Methuselahs' pools to yours."""

    amount: int
    from_: Players

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.from_.seats(table, act):
            counters.gain_pool(table, act.you, counters.lose_pool(table, seat, self.amount))


@dataclass(frozen=True)
class BurnPool(AffectsPlayers):
    """Methuselahs burn pool."""

    amount: Much
    by: Players = YOU

    def subject(self) -> str:
        return "by"

    def affected(self) -> Players:
        return self.by

    def affect(self, table: Table, act: Resolving, seat: int, amount: int) -> None:
        number = count(self.amount, table, act.to(self, them=seat))
        counters.lose_pool(table, seat, number)

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.by.seats(table, act)) > 0


@dataclass(frozen=True)
class LoseTransfers(Effect):
    """You or another Methuselah get no transfers in your next influence phase."""

    by: Players = YOU

    def subject(self) -> str:
        return "by"

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.by.seats(table, act):
            noting.note(table, 0, notes.NO_TRANSFERS, seat)


@dataclass(frozen=True)
class BurnEdge(Effect):
    """You, or another Methuselah who has it, burn the edge."""

    by: Players = YOU

    def subject(self) -> str:
        return "by"

    def do(self, table: Table, act: Resolving) -> None:
        if table.edge in self.by.seats(table, act):
            burn_edge(table)

    def possible(self, table: Table, act: Resolving) -> bool:
        return table.edge in self.by.seats(table, act)


@dataclass(frozen=True)
class TakeEdge(Effect):
    """You or another Methuselah get the edge."""

    by: Players = YOU
    if_free: bool = False
    """Whether only if nobody has it."""

    def subject(self) -> str:
        return "by"

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.by.seats(table, act) if self.possible(table, act) else ():
            get_edge(table, seat)

    def possible(self, table: Table, act: Resolving) -> bool:
        return not self.if_free or table.edge == NOBODY


@dataclass(frozen=True)
class GainBlood(Effect):
    """A minion gains blood or life from the bank."""

    amount: Much
    who: Who = SELF

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING:
            return
        if table.zone[card] == UNCONTROLLED:
            counters.gain_blood(table, card, count(self.amount, table, act))
        elif table.in_play(card):
            gain_up_to_capacity(table, card, count(self.amount, table, act))


@dataclass(frozen=True)
class BurnBlood(Effect):
    """A minion burns blood or life."""

    amount: Much
    who: Who = SELF

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            burn_blood(table, card, count(self.amount, table, act))

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and table.blood[card] >= count(self.amount, table, act)


@dataclass(frozen=True)
class MoveBlood(Effect):
    """Move blood from one card to another."""

    amount: Much
    from_: Who
    to: Who

    def do(self, table: Table, act: Resolving) -> None:
        source, target = self.from_.card(table, act), self.to.card(table, act)
        if source != NOTHING and target != NOTHING:
            counters.move_blood(table, source, target, count(self.amount, table, act))
            if table.in_play(target):
                drain_excess(table, target)
            check_life(table, source)

    def possible(self, table: Table, act: Resolving) -> bool:
        source = self.from_.card(table, act)
        return source != NOTHING and table.blood[source] > 0


@dataclass(frozen=True)
class BloodToPool(Effect):
    """Move blood from a card to your pool."""

    amount: Much
    from_: Who = HOST

    def do(self, table: Table, act: Resolving) -> None:
        card = self.from_.card(table, act)
        counters.card_to_pool(table, act.you, card, count(self.amount, table, act))

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.from_.card(table, act)
        return card != NOTHING and table.blood[card] > 0


@dataclass(frozen=True)
class PoolToBlood(Effect):
    """Move pool from your pool to a card."""

    amount: Much
    to: Who = HOST
    doubled: bool = False
    """Whether the blood bank adds the same amount."""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.to.card(table, act)
        moved = counters.pool_to_card(table, act.you, card, count(self.amount, table, act))
        if self.doubled:
            counters.gain_blood(table, card, moved)
        if table.in_play(card):
            drain_excess(table, card)

    def possible(self, table: Table, act: Resolving) -> bool:
        return table.pool[act.you] >= count(self.amount, table, act)
