"""Combat: two rounds of cards for two characters (EMP-DECL, EMP-COMBAT, EMP-VALID, EMP-RESULT)."""

from __future__ import annotations

from typing import Final

from conclave.core.errors import IllegalMove
from conclave.core.frames import ASK_ONCE, FIRST, FORCED, Asking, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.empire.rules import atoms, moves
from conclave.games.empire.rules.constants import CHARACTERS, CLASS_OF, NOTHING
from conclave.games.empire.rules.end import somebody_wins
from conclave.games.empire.rules.moves import Done, Lay
from conclave.games.empire.rules.table import Table
from conclave.lang.resolving import Resolving

ROUNDS: Final = 2


def attackers(table: Table) -> tuple[int, ...]:
    """The characters with which the active player may attack (EMP-DECL-03..07)."""
    unmasked = tuple([who for who in table.castle if table.is_unmasked(who)])
    if table.active == table.vampire_seat:
        return unmasked or table.castle
    return tuple([who for who in table.castle if not table.is_unmasked(who)])


def valid(table: Table, seat: int, card: int, own: int, other: int) -> bool:
    """Whether a card may be played for a character against another (EMP-VALID-01..08)."""
    library = table.library
    if CLASS_OF[own] in library.classes[card]:
        return True
    if library.is_vampire[card]:
        return seat == table.vampire_seat and table.is_unmasked(own)
    if library.is_holy_water[card]:
        return seat == table.human_seat and table.is_unmasked(other)
    return False


def could_exceed(table: Table, seat: int, attacker: int, target: int, water: int = NOTHING) -> bool:
    """Whether the hand is enough for a first attack that exceeds the defence (EMP-DECL-11).

    Holy water that was used counts as a card played (EMP-R-39).
    """
    values = [
        table.library.value[card]
        for card in table.hand[seat]
        if valid(table, seat, card, attacker, target)
    ]
    if water != NOTHING:
        values.append(table.library.value[water])
    if len(values) == 0:
        return False
    return sum(values) + table.attack_markers[attacker] > table.defence_markers[target]


def missing_to_attack(table: Table) -> int:
    """How much more value a first attack needs (EMP-DECL-12)."""
    return table.defence_markers[table.target] + 1 - value_of(table, table.active)


def value_of(table: Table, seat: int) -> int:
    """A side's value: its cards, and in the first round its markers (EMP-COMBAT-04, -05)."""
    total = table.bonus[seat]
    for card in table.laid[seat]:
        total += table.library.value[card]
    if table.round == 1 and table.target >= 0:
        if seat == table.active:
            total += table.attack_markers[table.attacker]
        else:
            total += table.defence_markers[table.target]
    return total


def carry_out_text(table: Table, seat: int, card: int) -> None:
    """Resolve the text of a combat card when it is played, if possible (EMP-R-72)."""
    effect = table.library.effects[card]
    if effect is not None:
        act = Resolving(effect, seat, card, NOTHING)
        if effect.possible(table, act):
            table.push(act)


# The steps of Combat
ATTACKS: Final = 0
SUPPORT_ATTACK: Final = 1
DEFENDS: Final = 2
SUPPORT_DEFENCE: Final = 3
STOPPED: Final = 5


class Combat(Frame[Table]):
    """The attacker's cards, then the defender's, in at most two rounds (EMP-COMBAT-01..14)."""

    steps = ("attacks", "support-attack", "defends", "support-defence", "compare", "stopped")

    def run(self, table: Table, step: int) -> None:
        from conclave.games.empire.rules.support import Supporting

        if step == ATTACKS:
            table.push(Laying(table.active, 0, False))
        elif step in (SUPPORT_ATTACK, SUPPORT_DEFENCE):
            table.push(Supporting(table.active, 0, True))
        elif step == DEFENDS:
            table.push(Laying(1 - table.active, 0, False))
        elif step == STOPPED:
            atoms.stop_combat(table)
            self.end(table)
        else:
            attack, defence = value_of(table, table.active), value_of(table, 1 - table.active)
            atoms.end_round(table, attack, defence)
            if attack > defence:
                self.kill(table)
            elif table.round <= ROUNDS:
                table.go(ATTACKS)
            else:
                self.end(table)

    def end(self, table: Table) -> None:
        """End the combat without a death."""
        atoms.survive(table)
        atoms.end_combat(table)
        table.pop()

    def kill(self, table: Table) -> None:
        """Kill the target; a new character comes unless the game is over (EMP-R-29)."""
        target = table.target
        atoms.end_combat(table)
        table.pop()
        atoms.die(table, target)
        if not somebody_wins(table):
            atoms.refill(table)
            somebody_wins(table)


class Laying(Asking[Table]):
    """A player's cards for one round: one declaration, card by card (EMP-R-55)."""

    steps = ASK_ONCE

    __match_args__ = ("seat", "laid", "reopened")

    def __init__(self, seat: int, laid: int, reopened: bool) -> None:
        self.seat = seat
        self.laid = laid
        """The number of cards played so far."""
        self.reopened = reopened
        """Whether a card was cancelled, so that the player may add more."""

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        own, other = table.attacker, table.target
        if seat != table.active:
            own, other = other, own
        found: list[Move] = []
        last = -1
        for card in table.hand[seat]:
            if card != last and valid(table, seat, card, own, other):
                found.append(table.library.lay[card])
            last = card
        if self.enough(table):
            found.append(moves.DONE)
        return Choices(found)

    def enough(self, table: Table) -> bool:
        """Whether the player may stop; a first attack must be strong enough."""
        if self.seat != table.active or self.reopened or table.round > 1:
            return True
        if self.laid == 0 and table.water == NOTHING:
            return False
        return value_of(table, self.seat) > table.defence_markers[table.target]

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Lay):
            card = table.library.numbers[move.card]
            atoms.lay(table, seat, card)
            table.replace(Laying(seat, self.laid + 1, self.reopened))
            table.go(FIRST)
            carry_out_text(table, seat, card)
        elif self.breaks_off(table):
            table.pop()
            table.go(STOPPED)

    def breaks_off(self, table: Table) -> bool:
        """Whether playing no card now means no second round (EMP-R-02)."""
        attacks = self.seat == table.active and table.round > 1
        return attacks and self.laid == 0 and not self.reopened

    def public(self, table: Table, seat: int) -> bool:
        return len(table.hand[seat]) == 0

    def rule(self, table: Table) -> str:
        if self.seat != table.active:
            return "EMP-COMBAT-03"
        return "EMP-DECL-12" if table.round == 1 else "EMP-R-02"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {
            "attacker": CHARACTERS[table.attacker],
            "target": CHARACTERS[table.target],
            "attacks": "yes" if seat == table.active else "no",
            "round": table.round,
            "attack": value_of(table, table.active),
            "defence": value_of(table, 1 - table.active),
            "breaks_off": "yes" if self.breaks_off(table) else "no",
        }

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if isinstance(move, Done):
            least = table.defence_markers[table.target] + 1
            return IllegalMove("EMP-DECL-12", "empire-attack-needs", least=least)
        if isinstance(move, Lay):
            number = table.library.numbers.get(move.card, NOTHING)
            if number in table.hand[seat]:
                return IllegalMove("EMP-VALID-01", "empire-card-not-valid", card=move.card)
        return super().refusal(table, seat, move)
