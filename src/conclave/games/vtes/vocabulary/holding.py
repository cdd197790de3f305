"""What cards in play are told by a choice: a discipline to remember, new bearers of equipment."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.events import playing as told
from conclave.games.vtes.rules.moves import Name, Target
from conclave.games.vtes.rules.reading import bans, belongings
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import DISCIPLINES, NOBODY
from conclave.lang.effects import Asks
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class ChooseDiscipline(Asks):
    """You choose a discipline, which this card remembers."""

    def asked(self, table: Table, act: Resolving) -> int:
        return act.you if contests.lies(table, act.source) else NOBODY

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Name(discipline) for discipline in DISCIPLINES])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        counters.set_profile(table, act.source, (move.word, "", "", False, False))
        table.tell(told.ChoseDiscipline(seat, move.word))

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class RearrangeEquipment(Asks):
    """Each Methuselah in turn, beginning with you, says for each equipment on her ready minions
    which of them gets it; when all is said, it is moved."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        seats = table.clockwise(act.you)
        while act.amount < len(seats):
            if self.unplaced(table, seats[act.amount]):
                table.replace(act)
                table.push(Window(FORCED, (seats[act.amount],)))
                return
            self.move(table, len(table.frames) - 1)
            act = act.to(self, amount=act.amount + 1)
        table.pop()

    def unplaced(self, table: Table, seat: int) -> list[int]:
        """The equipment for which nothing has been said yet."""
        return [
            card
            for minion in table.minions(seat)
            for card in belongings.equipment(table, minion)
            if not table.has_note(notes.PLACED, card)
        ]

    def move(self, table: Table, scope: int) -> None:
        """Move everything as it was said."""
        for note in table.notes:
            if note[1] == notes.PLACED and note[0] == scope and table.host[note[2]] != note[3]:
                moving.transfer(table, note[2], note[3])
                contests.check_after_transfer(table, note[2])

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        card = self.unplaced(table, seat)[0]
        minions = [each for each in table.minions(seat) if self.has_room(table, card, each)]
        return Choices([Target(table.word(each)) for each in minions or [table.host[card]]])

    def has_room(self, table: Table, card: int, minion: int) -> bool:
        """Whether a minion may have this card beside what he is to get."""
        stays = minion == table.host[card]
        for kind in table.cards.types[table.what[card]]:
            if not stays and bans.forbidden(table, kind, minion):
                return False
        only = table.cards.only_one[table.what[card]]
        if only is None:
            return True
        same = 0
        for note in table.notes:
            if note[1] == notes.PLACED and note[3] == minion:
                what = table.what[note[2]]
                alike = only.trait in table.cards.traits[what] if only.trait else (
                    what == table.what[card]
                )  # fmt: skip
                same += 1 if alike else 0
        return same < only.most

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        card = self.unplaced(table, seat)[0]
        scope = len(table.frames) - 1
        noting.note(table, scope, notes.PLACED, card, table.read(move.card))

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"other": table.word(self.unplaced(table, seat)[0])}

    def public(self) -> bool:
        return True
