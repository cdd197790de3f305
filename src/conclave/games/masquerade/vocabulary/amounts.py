"""Amounts and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.masquerade.rules.constants import BIT, HAVEN
from conclave.games.masquerade.rules.library import HUMAN
from conclave.games.masquerade.rules.players import EACH_RIVAL
from conclave.games.masquerade.rules.table import Table
from conclave.lang.nodes import Amount, Condition, Half, Players, ThatMany
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class RoundNumber(Amount):
    """1, 2 or 3."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.round


@dataclass(frozen=True)
class YourPool(Amount):
    """The blood in your pool."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.blood[act.you]


@dataclass(frozen=True)
class YourAlliance(Amount):
    """The cards in your alliance, without drained ones (MASQ-DRAIN-07)."""

    def count(self, table: Table, act: Resolving) -> int:
        return len(table.alliance[act.you])


@dataclass(frozen=True)
class YourCardsHere(Amount):
    """Your deployed cards at this location."""

    def count(self, table: Table, act: Resolving) -> int:
        return len(table.cards_at(act.here, act.you))


@dataclass(frozen=True)
class CardsHere(Amount):
    """All deployed cards at this location."""

    def count(self, table: Table, act: Resolving) -> int:
        return sum([len(table.cards_at(act.here, seat)) for seat in table.order()])


@dataclass(frozen=True)
class RivalsHere(Amount):
    """Your rivals at this location."""

    who: Players = EACH_RIVAL

    def count(self, table: Table, act: Resolving) -> int:
        return len(self.who.seats(table, act))


@dataclass(frozen=True)
class BloodHere(Amount):
    """All deployed blood at this location."""

    def count(self, table: Table, act: Resolving) -> int:
        return sum([table.blood_at[table.at(act.here, seat)] for seat in table.order()])


@dataclass(frozen=True)
class DeployedBlood(Amount):
    """The deployed blood here of the player the phrase is about."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.blood_at[table.at(act.here, act.them)]


@dataclass(frozen=True)
class HighestPower(Amount):
    """The highest printed power on any face-up card at this location."""

    def count(self, table: Table, act: Resolving) -> int:
        return max(
            [
                table.library.power[card]
                for seat in table.order()
                for card in table.face_up(act.here, seat)
            ]
        )


@dataclass(frozen=True)
class Missing(Amount):
    """What your pool lacks to reach a number, with a minimum."""

    to: int
    at_least: int

    def count(self, table: Table, act: Resolving) -> int:
        return max(self.to - table.blood[act.you], self.at_least)


ROUND_NUMBER: Final = RoundNumber()
YOUR_POOL: Final = YourPool()
YOUR_ALLIANCE: Final = YourAlliance()
YOUR_CARDS_HERE: Final = YourCardsHere()
CARDS_HERE: Final = CardsHere()
RIVALS_HERE: Final = RivalsHere()
BLOOD_HERE: Final = BloodHere()
HIGHEST_POWER: Final = HighestPower()
ALL: Final = DeployedBlood()
HALF_UP: Final[Half] = Half(DeployedBlood(), up=True)
HALF_YOUR_POOL: Final[Half] = Half(YOUR_POOL, up=False)
THAT_MANY: Final[ThatMany] = ThatMany()


@dataclass(frozen=True)
class HasBlood(Condition):
    """A player has deployed blood at this location."""

    who: Players

    def holds(self, table: Table, act: Resolving) -> bool:
        seats = self.who.seats(table, act)
        return any(table.blood_at[table.at(act.here, seat)] > 0 for seat in seats)


@dataclass(frozen=True)
class WonHere(Condition):
    """You have won the conflict at this location."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.winner == act.you


@dataclass(frozen=True)
class GainedHere(Condition):
    """You have gained an ally or a victim at this location."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.gained & BIT[act.you] > 0


@dataclass(frozen=True)
class AtHaven(Condition):
    """This card is at the Prince's Haven."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return act.here == HAVEN


@dataclass(frozen=True)
class FewestFaceUp(Condition):
    """Nobody at this location has fewer face-up cards than you."""

    def holds(self, table: Table, act: Resolving) -> bool:
        yours = len(table.face_up(act.here, act.you))
        return yours <= min(
            [len(table.face_up(act.here, seat)) for seat in table.present(act.here)]
        )


@dataclass(frozen=True)
class OnlyHuman(Condition):
    """It is the only human ally in your alliance."""

    def holds(self, table: Table, act: Resolving) -> bool:
        kinds = [table.library.ally[ally].kind for ally in table.alliance[act.you]]
        return kinds.count(HUMAN) == 1


WON_HERE: Final = WonHere()
GAINED_HERE: Final = GainedHere()
AT_HAVEN: Final = AtHaven()
FEWEST_FACE_UP: Final = FewestFaceUp()
ONLY_HUMAN: Final = OnlyHuman()
