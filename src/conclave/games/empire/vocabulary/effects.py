"""The effects of support cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from conclave.core.frames import FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.empire.rules import atoms, moves
from conclave.games.empire.rules.action import forbidden
from conclave.games.empire.rules.combat import Laying
from conclave.games.empire.rules.constants import (
    ATTACK,
    CELLAR,
    CLASS_OF,
    DEFENCE,
    DRAW_PILE,
    MOAT,
    NOBODY,
    NUMBER,
)
from conclave.games.empire.rules.end import somebody_wins
from conclave.games.empire.rules.moves import Cancel, DiscardToMoat, On, Take
from conclave.games.empire.rules.table import Pile, Table
from conclave.games.empire.rules.turn import action_to_come
from conclave.lang.effects import Asks, AsksAgain
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class OnCharacter(Asks):
    """An effect on a character in the castle, of a class or any."""

    of: str = ""
    """The class; empty: any."""

    def among(self, table: Table) -> Sequence[int]:
        """The candidates, regardless of class."""
        return table.castle

    def fitting(self, table: Table) -> list[int]:
        """The characters that may be chosen."""
        return [who for who in self.among(table) if not self.of or CLASS_OF[who] == self.of]

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.fitting(table)) > 0

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([moves.ON[who] for who in self.fitting(table)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, On)
        self.affect(table, act, NUMBER[move.who])

    def public(self) -> bool:
        return True

    def affect(self, table: Table, act: Resolving, who: int) -> None:
        """Apply the effect to the chosen character."""
        raise NotImplementedError


class PutMarker(OnCharacter):
    """Put a marker on a character; the table may allow any class (EMP-R-09)."""

    def fitting(self, table: Table) -> list[int]:
        anybody = table.settings["persons"] == "any"
        return list(table.castle) if anybody else OnCharacter.fitting(self, table)


class AttackMarker(PutMarker):
    """Put an attack marker on a character."""

    def affect(self, table: Table, act: Resolving, who: int) -> None:
        atoms.mark(table, act.you, who, ATTACK)


class DefenceMarker(PutMarker):
    """Put a defence marker on a character."""

    def affect(self, table: Table, act: Resolving, who: int) -> None:
        atoms.mark(table, act.you, who, DEFENCE)


class RemoveMarkers(OnCharacter):
    """Remove all markers from a character."""

    def fitting(self, table: Table) -> list[int]:
        return [
            who
            for who in OnCharacter.fitting(self, table)
            if table.attack_markers[who] + table.defence_markers[who] > 0
        ]

    def affect(self, table: Table, act: Resolving, who: int) -> None:
        atoms.lose_markers(table, who)


class Invite(OnCharacter):
    """Bring a character of your choice from the town into the castle."""

    def among(self, table: Table) -> Sequence[int]:
        return sorted(table.town)

    def affect(self, table: Table, act: Resolving, who: int) -> None:
        atoms.invite(table, act.you, who)
        somebody_wins(table)


class SendToTown(OnCharacter):
    """Send a character to the bottom of the town; another comes into the castle."""

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(table.town) > 0 and len(self.fitting(table)) > 0

    def affect(self, table: Table, act: Resolving, who: int) -> None:
        atoms.hide(table, who)
        atoms.refill(table)
        somebody_wins(table)


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    number: int

    def do(self, table: Table, act: Resolving) -> None:
        atoms.draw(table, act.you, self.number)

    def possible(self, table: Table, act: Resolving) -> bool:
        if len(table.draw_pile[act.you]) > 0:
            return True
        return not table.cellar_closed[act.you] and len(table.cellar[act.you]) > 0


@dataclass(frozen=True)
class Fetch(Asks):
    """Search a pile of yours for a card, of a type or any; shuffle the rest."""

    pile: str
    type: str = ""

    def cards(self, table: Table, seat: int) -> list[int]:
        """The cards that may be taken, each once."""
        pile: Pile
        if self.pile == DRAW_PILE:
            pile = table.draw_pile[seat]
        elif self.pile == CELLAR:
            pile = table.cellar[seat]
        else:
            pile = (*table.moat[seat], *table.spent[seat])
        combat = table.library.combat
        return sorted({card for card in pile if not self.type or combat[card].type == self.type})

    def possible(self, table: Table, act: Resolving) -> bool:
        size = {
            DRAW_PILE: len(table.draw_pile[act.you]),
            CELLAR: len(table.cellar[act.you]),
            MOAT: len(table.moat[act.you]) + len(table.spent[act.you]),
        }
        return size[self.pile] > 0

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step == FIRST and len(self.cards(table, act.you)) == 0:
            atoms.find_nothing(table, act.you, self.pile, self.type)
        Asks.run(self, table, act, step)

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([table.library.take[card] for card in self.cards(table, seat)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Take)
        atoms.take(table, seat, table.library.numbers[move.card], self.pile, self.type)


@dataclass(frozen=True)
class CancelCard(Asks):
    """Cancel a combat card of the opponent; he may play more."""

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(table.laid[1 - act.you]) > 0

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        cards = sorted(set(table.laid[1 - seat]))
        return Choices([table.library.cancel[card] for card in cards])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Cancel)
        other = 1 - seat
        atoms.cancel(table, other, table.library.numbers[move.card])
        table.push(Laying(other, 0, True))

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class Strengthen(Effect):
    """Your side of the combat gains value."""

    number: int

    def do(self, table: Table, act: Resolving) -> None:
        atoms.strengthen(table, act.you, self.number)

    def possible(self, table: Table, act: Resolving) -> bool:
        return table.target != NOBODY


@dataclass(frozen=True)
class Shield(Effect):
    """The character you defend gains value."""

    number: int

    def do(self, table: Table, act: Resolving) -> None:
        atoms.strengthen(table, act.you, self.number)

    def possible(self, table: Table, act: Resolving) -> bool:
        return table.target != NOBODY and table.active != act.you


@dataclass(frozen=True)
class Forbid(Effect):
    """Nobody may choose an action for the rest of the turn."""

    action: str

    def do(self, table: Table, act: Resolving) -> None:
        atoms.forbid(table, self.action)

    def possible(self, table: Table, act: Resolving) -> bool:
        """Not twice in a turn, and not after the action (EMP-R-70)."""
        return not forbidden(table, self.action) and action_to_come(table)


@dataclass(frozen=True)
class OtherDiscards(AsksAgain):
    """The opponent discards cards of his choice into his moat, as far as he has any."""

    number: int = 1

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step < self.number and self.possible(table, act):
            table.push(Window(FORCED, (self.asked(table, act),)))
        else:
            table.pop()

    def asked(self, table: Table, act: Resolving) -> int:
        return 1 - act.you

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(table.hand[1 - act.you]) > 0

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([table.library.to_moat[card] for card in sorted(set(table.hand[seat]))])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, DiscardToMoat)
        atoms.discard(table, seat, table.library.numbers[move.card], MOAT)
