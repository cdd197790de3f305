"""The influence phase: transfers, and vampires who become controlled (VTES-7)."""

from __future__ import annotations

from typing import Final

from conclave.core.errors import IllegalMove
from conclave.core.frames import IMPULSE, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.abilities.turns import BARS_TRANSFERS
from conclave.games.vtes.rules.atoms import counters, course, noting, piles
from conclave.games.vtes.rules.blood import drain_excess
from conclave.games.vtes.rules.card_windows import FOR_MASTERS
from conclave.games.vtes.rules.constants import ADVANCED, CAITIFF, NOTHING, READY, SCARCE
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.moves import DrawCrypt, Merge, Transfer, Withhold
from conclave.games.vtes.rules.phases import Phase
from conclave.games.vtes.rules.playing.cards import OpenWindow, carry_out
from conclave.games.vtes.rules.reading import bonuses, identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import BROUGHT_OUT, INFLUENCE_PHASE

TRANSFERS = 4
SCARCE_COST = 3
CRYPT_COST = 4
MERGE_COST = 4


# The steps of Influence
TRANSFER: Final = 0
PASSED: Final = 1
TRANSFER_AGAIN: Final = 2
BRINGING_OUT: Final = 3
CAME_OUT: Final = 4


class Influence(Phase):
    """The influence phase (VTES-7)."""

    steps = ("transfer", "passed", "transfer-again", "bringing-out", "came-out", "over")

    def run(self, table: Table, step: int) -> None:
        if step == TRANSFER:
            noting.erase(table, notes.UNREPLACED_UNTIL_INFLUENCE, self.seat)
            noting.erase_of_seat(table, notes.ARRIVED, self.seat)
            number = min(table.turn, TRANSFERS)
            number += bonuses.seat_bonus(table, bonuses.TRANSFERS, self.seat)
            if table.notes.has(notes.NO_TRANSFERS, self.seat):
                noting.erase(table, notes.NO_TRANSFERS, self.seat)
                number = 0
            course.set_transfers(table, max(number, 0))
            table.push(Window(IMPULSE, self.seats_to_ask(table, INFLUENCE_PHASE)))
        elif step == PASSED:
            if not self.run_closing_effects(table):
                table.go(BRINGING_OUT)
        elif step == TRANSFER_AGAIN:
            table.push(Window(IMPULSE, self.seats_to_ask(table, INFLUENCE_PHASE)))
        elif step == BRINGING_OUT:
            self.bring_out(table)
        elif step == CAME_OUT:
            if table.notes.of(notes.CAME_OUT) and self.has_use_for_newcomers(table):
                table.push(OpenWindow(BROUGHT_OUT, (self.seat,)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        moves = offers.plays(table, seat, INFLUENCE_PHASE)
        if seat != self.seat:
            return Choices(moves)
        transfers = table.transfers
        if transfers >= 1 and table.pool[seat] > 0:
            moves += [
                Transfer(table.word(card))
                for card in table.uncontrolled[seat]
                if not bars_transfers(table, card)
            ]
        if transfers >= 2:
            moves += [
                Withhold(table.word(card))
                for card in table.uncontrolled[seat]
                if table.blood[card] > 0 and not bars_transfers(table, card)
            ]
        if transfers >= CRYPT_COST and table.pool[seat] > 0 and table.crypt[seat]:
            moves.append(DrawCrypt())
        if transfers >= MERGE_COST and table.pool[seat] > 0:
            moves += [Merge(table.word(card)) for card, _ in mergeable(table, seat)]
        return Choices(moves)

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if isinstance(move, Transfer | Withhold):
            vampire = table.read(move.card)
            if vampire in table.uncontrolled[seat]:
                for card in table.attached[vampire]:
                    if BARS_TRANSFERS.of(table, card):
                        return IllegalMove(
                            self.rule(table), "vtes-transfers-barred", card=table.card_name(card)
                        )
        return super().refusal(table, seat, move)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Transfer):
            course.set_transfers(table, table.transfers - 1)
            counters.pool_to_card(table, seat, table.read(move.card), 1)
        elif isinstance(move, Withhold):
            course.set_transfers(table, table.transfers - 2)
            counters.card_to_pool(table, seat, table.read(move.card), 1)
        elif isinstance(move, DrawCrypt):
            course.set_transfers(table, table.transfers - CRYPT_COST)
            counters.lose_pool(table, seat, 1)
            piles.draw_crypt(table, seat, 1)
        elif isinstance(move, Merge):
            course.set_transfers(table, table.transfers - MERGE_COST)
            counters.lose_pool(table, seat, 1)
            chosen = table.read(move.card)
            for card, other in mergeable(table, seat):
                if card == chosen:
                    contests.merge(table, card, other)
                    drain_excess(table, card)
                    return
        else:
            carry_out(table, seat, move)

    def bring_out(self, table: Table) -> None:
        """Vampires with enough counters become controlled (VTES-7-12..14)."""
        for card in table.uncontrolled[self.seat]:
            if table.blood[card] >= table.cards.crypt[identity.face(table, card)].capacity:
                noting.note(table, table.scope(Influence), notes.CAME_OUT, card)
                noting.note(table, 0, notes.ARRIVED, card, seat=self.seat)
                bring_out(table, card, self.seat)

    def has_use_for_newcomers(self, table: Table) -> bool:
        """Whether the player may do something after vampires have come out, as far as everybody
        knows."""
        if table.may_play(self.seat) and BROUGHT_OUT in FOR_MASTERS.of(table.cards):
            return True
        found: list[Move] = []
        offers.uses(table, self.seat, BROUGHT_OUT, found)
        return len(found) > 0

    def prompt(self) -> str:
        return "InfluencePhase"

    def window_name(self) -> str:
        return INFLUENCE_PHASE

    def rule(self, table: Table) -> str:
        return "VTES-7-11"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"number": table.transfers}


def bars_transfers(table: Table, vampire: int) -> bool:
    """Whether a card on an uncontrolled minion bars transfers to or from him."""
    return any(BARS_TRANSFERS.of(table, card) for card in table.attached[vampire])


def bring_out(table: Table, card: int, seat: int) -> None:
    """Move a vampire or imbued from the uncontrolled to the ready region."""
    if not contests.come_into_play(table, card, READY, seat):
        return
    drain_excess(table, card)
    number = table.definition[card]
    if table.cards.is_imbued[number]:
        counters.set_life(table, card, table.cards.crypt[number].capacity)
    if identity.has_trait(table, card, SCARCE):
        others = count_clanmates(table, card, seat)
        if others:
            counters.lose_pool(table, seat, SCARCE_COST * others)


def count_clanmates(table: Table, card: int, seat: int) -> int:
    """How many other vampires of the clan are in play: her own, or all (VTES-R-07)."""
    clan = identity.clan(table, card)
    if clan == CAITIFF:
        return 0  # they are clanless (VTES-10.1-02)
    seats = (seat,) if table.settings["scarce"] == "own" else table.clockwise(seat)
    return sum(
        1
        for other in seats
        for vampire in (*table.minions(other), *table.in_torpor(other))
        if vampire != card
        and identity.is_vampire(table, vampire)
        and identity.clan(table, vampire) == clan
    )


def mergeable(table: Table, seat: int) -> list[tuple[int, int]]:
    """Vampires in play paired with their other version in the uncontrolled region (VTES-1.5-20)."""
    found = []
    for card in (*table.minions(seat), *table.in_torpor(seat)):
        if not identity.is_vampire(table, card) or identity.merged_with(table, card) != NOTHING:
            continue
        number = table.definition[card]
        for other in table.uncontrolled[seat]:
            if table.cards.unique_name[table.definition[other]] == table.cards.unique_name[
                number
            ] and is_advanced(table, other) != is_advanced(table, card):
                found.append((card, other))
                break
    return found


def is_advanced(table: Table, card: int) -> bool:
    """Whether a vampire is an advanced version."""
    return ADVANCED in table.cards.crypt[table.definition[card]].traits
