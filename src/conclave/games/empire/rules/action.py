"""Step 3: one action. Hide a character, use holy water, attack, or pass (EMP-ACT-01..03)."""

from __future__ import annotations

from conclave.core.errors import IllegalMove
from conclave.core.frames import ASK_ONCE, COUNTED, FIRST, FORCED, IN_ORDER, Asking, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.empire.rules import atoms, moves
from conclave.games.empire.rules.combat import Combat, attackers, could_exceed
from conclave.games.empire.rules.constants import (
    ACTIONS,
    ASK,
    COMBAT,
    HIDE,
    MOAT,
    NOTHING,
    NUMBER,
)
from conclave.games.empire.rules.end import somebody_wins
from conclave.games.empire.rules.moves import (
    Ask,
    Attack,
    AttackWithoutWater,
    DiscardToMoat,
    Hide,
    Lay,
)
from conclave.games.empire.rules.table import Table

TO_HIDE = 3
TO_ASK = 2
TO_PASS = 2


def forbidden(table: Table, action: str) -> bool:
    """Whether a support card keeps everybody from an action this turn."""
    return table.forbidden & 1 << ACTIONS.index(action) > 0


class ChoosingAction(Asking[Table]):
    """The active player chooses one action; passing is always possible."""

    steps = ASK_ONCE

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(Window(FORCED, (table.active,)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        found: list[Move] = [moves.PASS_TURN]
        if self.can_hide(table, seat):
            found += [moves.HIDE[who] for who in table.castle]
        if self.can_ask(table, seat):
            found += [moves.ASK[who] for who in table.living() if not table.is_unmasked(who)]
        if not forbidden(table, COMBAT):
            for who in attackers(table):
                for target in table.castle:
                    if target != who and could_exceed(table, seat, who, target):
                        found.append(moves.ATTACK[who][target])
        return Choices(found)

    def can_hide(self, table: Table, seat: int) -> bool:
        """Whether the player can hide somebody: the vampire player, for three vampire cards."""
        if seat != table.vampire_seat or forbidden(table, HIDE):
            return False
        library = table.library
        return sum([library.is_vampire[card] for card in table.hand[seat]]) >= TO_HIDE

    def can_ask(self, table: Table, seat: int) -> bool:
        """Whether the player can use holy water: the human player, for two cards of it."""
        if seat != table.human_seat or forbidden(table, ASK):
            return False
        library = table.library
        return sum([library.is_holy_water[card] for card in table.hand[seat]]) >= TO_ASK

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Hide):
            table.push(Hiding(NUMBER[move.who], TO_HIDE))
        elif isinstance(move, Ask):
            table.push(UsingHolyWater(NUMBER[move.who], TO_ASK))
        elif isinstance(move, Attack):
            atoms.begin_combat(table, NUMBER[move.who], NUMBER[move.target])
            table.push(Combat())
        else:
            atoms.pass_turn(table, seat)
            table.push(Paying(seat, min(TO_PASS, len(table.hand[seat]))))

    def rule(self, table: Table) -> str:
        return "EMP-ACT-01"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"time": table.time}

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if isinstance(move, Hide):
            if seat != table.vampire_seat:
                return IllegalMove("EMP-HIDE-01", "empire-only-vampires-hide")
            if forbidden(table, HIDE):
                return IllegalMove("EMP-SUPP-12", "empire-cannot-forbidden", action=HIDE)
            if not self.can_hide(table, seat):
                return IllegalMove("EMP-HIDE-02", "empire-hide-needs-three")
            return IllegalMove("EMP-HIDE-05", "empire-not-in-castle", who=move.who)
        if isinstance(move, Ask):
            if seat != table.human_seat:
                return IllegalMove("EMP-HOLY-01", "empire-only-humans-ask")
            if forbidden(table, ASK):
                return IllegalMove("EMP-SUPP-12", "empire-cannot-forbidden", action=ASK)
            if not self.can_ask(table, seat):
                return IllegalMove("EMP-HOLY-02", "empire-ask-needs-two")
            return IllegalMove("EMP-R-36", "empire-nothing-to-ask", who=move.who)
        if isinstance(move, Attack):
            return attack_refusal(table, move)
        return super().refusal(table, seat, move)


def attack_refusal(table: Table, move: Attack) -> IllegalMove:
    """Why an attack is refused."""
    if forbidden(table, COMBAT):
        return IllegalMove("EMP-SUPP-12", "empire-cannot-forbidden", action=COMBAT)
    for name in (move.who, move.target):
        if NUMBER.get(name, NOTHING) not in table.castle:
            return IllegalMove("EMP-DECL-01", "empire-not-in-castle", who=name[:20])
    if move.who == move.target:
        return IllegalMove("EMP-DECL-02", "empire-attacks-himself")
    if NUMBER[move.who] not in attackers(table):
        rule = "EMP-DECL-05" if table.active == table.vampire_seat else "EMP-DECL-03"
        return IllegalMove(rule, "empire-cannot-attack", who=move.who, time=table.time)
    return IllegalMove("EMP-DECL-11", "empire-attack-too-weak", target=move.target)


class Paying(Asking[Table]):
    """A player discards cards of his choice face down into the moat."""

    steps = COUNTED

    __match_args__ = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, table: Table, step: int) -> None:
        if step < self.number:
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        return Choices([table.library.to_moat[card] for card in sorted(set(table.hand[seat]))])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, DiscardToMoat)
        atoms.discard(table, seat, table.library.numbers[move.card], MOAT)

    def rule(self, table: Table) -> str:
        return "EMP-SUPP-06" if table.in_play else "EMP-PASS-01"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        card = table.library.names[table.in_play[-1][1]] if table.in_play else ""
        paid = table.steps[-2] - 1  # below the window that asks
        return {"number": self.number, "left": self.number - paid, "card": card}


class LayingOpenly(Asking[Table]):
    """A player plays cards of a type openly, for an action about a character."""

    steps = COUNTED

    __match_args__ = ("who", "number")

    def __init__(self, who: int, number: int) -> None:
        self.who = who
        self.number = number

    def run(self, table: Table, step: int) -> None:
        if step < self.number:
            table.push(Window(FORCED, (table.active,)))
        else:
            table.pop()
            self.then(table)

    def fits(self, table: Table, card: int) -> bool:
        """Whether a card has the type."""
        raise NotImplementedError

    def then(self, table: Table) -> None:
        """Called when all cards are played."""
        raise NotImplementedError

    def options(self, table: Table, seat: int) -> Options:
        cards = sorted(set(table.hand[seat]))
        return Choices([table.library.lay[card] for card in cards if self.fits(table, card)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Lay)
        atoms.lay(table, seat, table.library.numbers[move.card])

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        from conclave.games.empire.rules.constants import CHARACTERS

        left = self.number - len(table.laid[seat])
        return {"who": CHARACTERS[self.who], "number": left}


class Hiding(LayingOpenly):
    """Three vampire cards, and a character goes under the town (EMP-HIDE-01..10)."""

    def fits(self, table: Table, card: int) -> bool:
        return table.library.is_vampire[card]

    def then(self, table: Table) -> None:
        atoms.clear_laid(table)
        atoms.hide(table, self.who)
        atoms.refill(table)
        somebody_wins(table)

    def rule(self, table: Table) -> str:
        return "EMP-HIDE-02"


class UsingHolyWater(LayingOpenly):
    """Two cards of holy water, and a true answer about a character (EMP-HOLY-01..17)."""

    def fits(self, table: Table, card: int) -> bool:
        return table.library.is_holy_water[card]

    def then(self, table: Table) -> None:
        atoms.ask(table, table.active, self.who)
        if not somebody_wins(table) and table.is_unmasked(self.who) and self.who in table.castle:
            table.push(AttackingAtOnce(self.who))
        else:
            atoms.clear_laid(table)

    def rule(self, table: Table) -> str:
        return "EMP-HOLY-02"


class AttackingAtOnce(Asking[Table]):
    """The human player may attack the vampire whom holy water unmasked (EMP-HOLY-07..14)."""

    steps = ASK_ONCE

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(Window(IN_ORDER, (table.active,)))
        else:
            table.pop()
            if table.laid[0] or table.laid[1]:
                atoms.clear_laid(table)

    def options(self, table: Table, seat: int) -> Options:
        if forbidden(table, COMBAT):
            return Choices([])
        water = lower(table, seat)
        found: list[Move] = []
        for who in attackers(table):
            if who == self.who:
                continue
            if could_exceed(table, seat, who, self.who, water):
                found.append(moves.ATTACK[who][self.who])
            if could_exceed(table, seat, who, self.who):
                found.append(moves.ATTACK_DRY[who][self.who])
        return Choices(found)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Attack):
            atoms.keep_water(table, seat, lower(table, seat))
        else:
            assert isinstance(move, AttackWithoutWater)
            atoms.clear_laid(table)
        assert isinstance(move, Attack | AttackWithoutWater)
        atoms.begin_combat(table, NUMBER[move.who], self.who)
        table.push(Combat())

    def reaction(self, table: Table, seat: int) -> bool:
        return False

    def rule(self, table: Table) -> str:
        return "EMP-HOLY-07"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        from conclave.games.empire.rules.constants import CHARACTERS

        return {"who": CHARACTERS[self.who], "number": table.library.value[lower(table, seat)]}

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if isinstance(move, Attack) and NUMBER.get(move.target, NOTHING) != self.who:
            return IllegalMove("EMP-HOLY-08", "empire-only-this-vampire")
        if isinstance(move, Attack):
            return attack_refusal(table, move)
        return super().refusal(table, seat, move)


def lower(table: Table, seat: int) -> int:
    """The card of holy water that may count in the attack (EMP-HOLY-10..12)."""
    first, second = table.laid[seat]
    return first if table.library.value[first] <= table.library.value[second] else second
