"""Cards found in a library from the top down, and what they are."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules.abilities.fighting import WEAPONS
from conclave.games.vtes.rules.atoms import moving, piles
from conclave.games.vtes.rules.constants import EQUIPMENT
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, IsObtainable
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class IsRanged(Filter):
    """A weapon with a ranged strike."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return any(weapon.strike.ranged for weapon in WEAPONS.of(table, card))


@dataclass(frozen=True)
class EquipWithFirst(Effect):
    """The minion equips with the first equipment in your library, from the top, and pays for it; it
    is burned if he can't. Then your library is shuffled."""

    def do(self, table: Table, act: Resolving) -> None:
        for card in table.library[act.you]:
            if EQUIPMENT in table.cards.types[table.definition[card]]:
                moving.begin_playing(table, card, act.you)
                if IsObtainable().fits(table, act, card):
                    table.push(act.to(EquipFromHand(), them=card))
                else:
                    moving.burn(table, card, "card", act.source)
                break
        piles.shuffle(table, act.you)
