"""Paying blood, pool and conviction, and choosing which conviction to burn."""

from __future__ import annotations

from conclave.core.frames import COUNTED, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes, pricing
from conclave.games.vtes.rules.abilities.costs import LOWERED_COSTS, PAYS_WITH_COUNTERS
from conclave.games.vtes.rules.atoms import counters, moving, noting, playing
from conclave.games.vtes.rules.blood import burn_blood
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import action_scope
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.legality.demands import cost_obstacle
from conclave.games.vtes.rules.moves import DONE, Target
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.table import Table


def pay(table: Table, seat: int, minion: int, cost: Cost) -> None:
    """Pay a cost: blood from the minion, pool, conviction (VTES-1.2-08)."""
    if cost.blood > 0:
        burn_blood(table, minion, cost.blood)  # may be the last life of an ally (VTES-1.6.3-07)
    if cost.pool > 0:
        counters.lose_pool(table, seat, cost.pool)
    if cost.conviction > 0:
        burn_conviction(table, minion, cost.conviction)


def ask_for_conviction(table: Table, seat: int, minion: int, number: int) -> None:
    """Ask which conviction to burn, if it makes a difference."""
    kinds = {table.definition[card] for card in belongings.convictions(table, minion)}
    if number > 0 and len(kinds) > 1:
        table.push(ChoosingConviction(seat, minion, number))


def burn_conviction(table: Table, minion: int, number: int) -> None:
    """Burn conviction: the chosen ones first."""
    held = belongings.convictions(table, minion)
    named = [card for card in held if table.notes.has_card(notes.CONVICTION_TO_BURN, minion, card)]
    others = [card for card in held if card not in named]
    for card in (*named, *others)[:number]:
        moving.burn(table, card, "cost")
    noting.erase(table, notes.CONVICTION_TO_BURN, minion)


class ChoosingConviction(TableFrame):
    """Choose the conviction to burn when an action is announced or an effect used."""

    steps = COUNTED

    __match_args__ = ("seat", "minion", "number")

    def __init__(self, seat: int, minion: int, number: int) -> None:
        self.seat = seat
        self.minion = minion
        self.number = number

    def run(self, table: Table, step: int) -> None:
        if step < self.number and self.remaining(table):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def remaining(self, table: Table) -> list[int]:
        """The convictions that haven't been chosen yet, one of each name."""
        kinds: dict[int, int] = {}
        for card in belongings.convictions(table, self.minion):
            if not table.notes.has_card(notes.CONVICTION_TO_BURN, self.minion, card):
                kinds.setdefault(table.definition[card], card)
        return list(kinds.values())

    def options(self, table: Table, seat: int) -> Options:
        return Choices([Target(table.word(card)) for card in self.remaining(table)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        scope = action_scope(table)
        noting.note(table, scope, notes.CONVICTION_TO_BURN, self.minion, card=table.read(move.card))
        playing.choose_target(table, seat, move.card)

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-6.2.1-01"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.card_name(self.minion)}

    def public(self, table: Table, seat: int) -> bool:
        return True


def ask_to_pay_less(table: Table, seat: int, minion: int, card: int, cost: Cost) -> bool:
    """Ask once whether to use cards in play to pay less for a card, just before it is paid for;
    whether there is a question."""
    if table.notes.has_card_number(notes.LOWERED_COST, minion, card, NOTHING):
        return False
    scope = len(table.frames) - 1
    if not can_pay_less(table, seat, minion, card, cost):
        return False
    noting.note(table, scope, notes.LOWERED_COST, minion, card=card)
    return True


def must_pay_less(table: Table, seat: int, minion: int, card: int, cost: Cost) -> bool:
    """Let a player use cards in play without which a card can't be paid for, as its action is
    announced; whether there is a question."""
    return bool(cost_obstacle(table, seat, minion, cost)) and can_pay_less(
        table, seat, minion, card, cost
    )


def can_pay_less(table: Table, seat: int, minion: int, card: int, cost: Cost) -> bool:
    """Ask which cards in play to use to pay less for a card; whether there are any."""
    if not (table.cards_with(LOWERED_COSTS) or table.cards_with(PAYS_WITH_COUNTERS)):
        return False
    lowered = pricing.lowered_cost(table, seat, minion, card, cost)
    if lowered == cost or cost_obstacle(table, seat, minion, lowered):
        return False
    table.push(PayingLess(seat, minion, card, cost.blood, cost.pool))
    return True


class PayingLess(TableFrame):
    """Choose the cards to tap or burn, or whose counters to burn, to pay less for a card."""

    steps = COUNTED

    __match_args__ = ("seat", "minion", "card", "blood", "pool")

    def __init__(self, seat: int, minion: int, card: int, blood: int, pool: int) -> None:
        self.seat = seat
        self.minion = minion
        self.card = card
        self.blood = blood
        """The blood that is still to be paid."""
        self.pool = pool
        """The pool that is still to be paid."""

    def run(self, table: Table, step: int) -> None:
        if self.ways(table):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def ways(self, table: Table) -> list[tuple[int, int, bool]]:
        """The cards that make it still cheaper."""
        return [
            (source, amount, only_pool)
            for source, amount, only_pool in pricing.ways_to_lower(
                table, self.seat, self.minion, self.card
            )
            if self.pool > 0 or (self.blood > 0 and not only_pool)
        ]

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = [Target(table.word(source)) for source, _, _ in self.ways(table)]
        rest = Cost(self.blood, self.pool)
        payable = not cost_obstacle(table, self.seat, self.minion, rest)
        return Choices([*moves, DONE] if payable else moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if not isinstance(move, Target):
            table.pop()
            return
        chosen = table.read(move.card)
        for source, amount, only_pool in self.ways(table):
            if source == chosen:
                self.use(table, source, 1 if only_pool else amount, only_pool)
                return

    def use(self, table: Table, source: int, amount: int, only_pool: bool) -> None:
        """Tap or burn a card, or burn a counter of one, and note what needn't be paid any more."""
        if only_pool:
            counters.lose_blood(table, source, amount)
        elif any(each.burn for each in LOWERED_COSTS.of(table, source)):
            moving.burn(table, source, "cost")
        else:
            counters.tap(table, source)
        before = Cost(self.blood, self.pool)
        rest = pricing.less(before, amount, only_pool)
        saved = (before.blood - rest.blood) + (before.pool - rest.pool)
        noting.note(
            table, len(table.frames) - 2, notes.LOWERED_COST, self.minion, saved,
            card=self.card, number=1 if before.pool else 0,
        )  # fmt: skip
        table.replace(PayingLess(self.seat, self.minion, self.card, rest.blood, rest.pool))

    def rule(self, table: Table) -> str:
        return "VTES-6.2.3-01"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.card_name(self.card)}

    def public(self, table: Table, seat: int) -> bool:
        return True
