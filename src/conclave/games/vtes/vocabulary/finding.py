"""Cards found in a library from the top down, and what they are."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules.abilities.fighting import WEAPONS
from conclave.games.vtes.rules.atoms import moving, piles
from conclave.games.vtes.rules.constants import EQUIPMENT
from conclave.games.vtes.rules.moves import Target
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, IsObtainable
from conclave.lang.effects import Asks
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class IsRanged(Filter):
    """A weapon with a ranged strike."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return any(weapon.strike.ranged for weapon in WEAPONS.of(table, card))


@dataclass(frozen=True)
class EquipWithFirst(Asks):
    """The minion equips with the first equipment in your library, from the top, and pays for it; it
    is burned if he can't. Then your library is shuffled."""

    trait: str = ""
    """What equipment it is; by default any."""
    anyone: bool = False
    """Whether you choose one of your ready minions who can have it and pay for it."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step != FIRST:
            table.pop()
            return
        found = [card for card in table.library[act.you] if self.is_sought(table, card)][:1]
        for card in found:
            moving.begin_playing(table, card, act.you)
        piles.shuffle(table, act.you)
        bearers = self.bearers(table, act, found[0]) if found else []
        if len(bearers) > 1:
            table.replace(act.to(self, them=found[0]))
            table.push(Window(FORCED, (act.you,)))
            return
        table.pop()
        for card in found:
            if bearers:
                self.equip(table, act, card, bearers[0])
            else:
                moving.burn(table, card, "card", act.source)

    def is_sought(self, table: Table, card: int) -> bool:
        """Whether a card in the library is such equipment."""
        number = table.definition[card]
        if EQUIPMENT not in table.cards.types[number]:
            return False
        return not self.trait or self.trait in table.cards.traits[number]

    def bearers(self, table: Table, act: Resolving, card: int) -> list[int]:
        """The minions who could equip with the card."""
        minions = table.minions(act.you) if self.anyone else [act.here]
        return [
            minion
            for minion in minions
            if IsObtainable().fits(table, Resolving(self, act.you, act.source, minion), card)
        ]

    def equip(self, table: Table, act: Resolving, card: int, minion: int) -> None:
        """Let a minion equip with the card."""
        table.push(Resolving(EquipFromHand(), act.you, act.source, minion, card))

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Target(table.word(each)) for each in self.bearers(table, act, act.them)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        self.equip(table, act, act.them, table.read(move.card))

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"other": table.card_name(act.them)}

    def public(self) -> bool:
        return True
