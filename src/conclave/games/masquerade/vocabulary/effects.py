"""Effects on blood, influence, victims and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules import blood
from conclave.games.masquerade.rules.atoms import counters, course, moving
from conclave.games.masquerade.rules.constants import HAVEN, PLACES
from conclave.games.masquerade.rules.moves import Go, Number
from conclave.games.masquerade.rules.players import HERE, YOU, EachLocation, Haven, Where
from conclave.games.masquerade.rules.reactions import active
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.rules.withdrawal import leave_for, withdraw
from conclave.games.masquerade.vocabulary.gains import BLOOD, Much
from conclave.lang.effects import AffectsPlayers, Asks
from conclave.lang.nodes import Amount, Effect, Players, count
from conclave.lang.resolving import Resolving

BANK: Final = "bank"
POOL: Final = "pool"
POSITION: Final = "position"


@dataclass(frozen=True)
class Steal(AffectsPlayers):
    """Take blood from other players' pools into yours."""

    amount: Much
    from_: Players

    def affected(self) -> Players:
        return self.from_

    def total(self, table: Table, act: Resolving) -> int:
        return count(self.amount, table, act)

    def affect(self, table: Table, act: Resolving, seat: int, amount: int) -> None:
        blood.steal(table, act, act.you, seat, amount)


@dataclass(frozen=True)
class Lose(AffectsPlayers):
    """Players lose blood or influence from their pools."""

    amount: Much
    by: Players
    what: str = BLOOD

    def subject(self) -> str:
        return "by"

    def affected(self) -> Players:
        return self.by

    def total(self, table: Table, act: Resolving) -> int:
        return count(self.amount, table, act)

    def affect(self, table: Table, act: Resolving, seat: int, amount: int) -> None:
        if self.what == BLOOD:
            blood.lose(table, act, seat, amount)
        elif table.influence[seat] > 0:
            counters.lose_influence(table, seat, amount)

    def possible(self, table: Table, act: Resolving) -> bool:
        held = table.blood if self.what == BLOOD else table.influence
        return any(held[seat] > 0 for seat in self.by.seats(table, act))


@dataclass(frozen=True)
class GiveInfluence(AffectsPlayers):
    """A player gives you influence from his pool."""

    amount: int
    by: Players

    def subject(self) -> str:
        return "by"

    def affected(self) -> Players:
        return self.by

    def affect(self, table: Table, act: Resolving, seat: int, amount: int) -> None:
        counters.get_influence(table, act.you, seat, self.amount)

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(table.influence[seat] > 0 for seat in self.by.seats(table, act))


@dataclass(frozen=True)
class Spend(Effect):
    """Pay blood from your pool."""

    amount: Much

    def do(self, table: Table, act: Resolving) -> None:
        blood.spend(table, act.you, count(self.amount, table, act), act.here)

    def possible(self, table: Table, act: Resolving) -> bool:
        return blood.can_spend(table, act.you, count(self.amount, table, act))


@dataclass(frozen=True)
class Deploy(Effect):
    """Put blood from the bank or your pool at your position."""

    amount: Much
    from_: str = BANK
    at: Where = HERE

    def commutes(self) -> bool:
        return True

    def do(self, table: Table, act: Resolving) -> None:
        if isinstance(self.at, EachLocation):
            places = table.places
        else:
            places = (HAVEN if isinstance(self.at, Haven) else act.here,)
        for place in places:
            amount = count(self.amount, table, act)
            if self.from_ == POOL:
                amount = min(amount, table.blood[act.you] - 1)
            if amount > 0 and self.from_ == POOL:
                counters.deploy(table, act.you, amount, place)
            elif amount > 0:
                counters.deploy_from_bank(table, act.you, amount, place)


@dataclass(frozen=True)
class DeployUpTo(Asks):
    """Deploy any amount of blood from your pool here, up to a limit."""

    amount: Much

    def declinable(self) -> bool:
        return True

    def asked(self, table: Table, act: Resolving) -> int:
        return act.you if self.limit(table, act) > 0 else -1

    def limit(self, table: Table, act: Resolving) -> int:
        """The maximum that may be deployed; the last blood stays (MASQ-R-12)."""
        return min(count(self.amount, table, act), table.blood[act.you] - 1)

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Number(number) for number in range(self.limit(table, act) + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        if move.number > 0:
            counters.deploy(table, seat, move.number, act.here)


@dataclass(frozen=True)
class TakeBackUpTo(Asks):
    """A player takes back any amount of his deployed blood here, up to a limit."""

    amount: int
    by: Players

    def subject(self) -> str:
        return "by"

    def declinable(self) -> bool:
        return True

    def asked(self, table: Table, act: Resolving) -> int:
        for seat in self.by.seats(table, act):
            if table.blood_at[table.at(act.here, seat)] > 0:
                return seat
        return -1

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        most = min(self.amount, table.blood_at[table.at(act.here, seat)])
        return Choices([Number(number) for number in range(most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        if move.number > 0:
            counters.take_blood(table, seat, seat, move.number, act.here)


@dataclass(frozen=True)
class MoveBlood(AffectsPlayers):
    """Players' deployed blood here goes to your pool, to your position, or to the bank."""

    amount: Much
    of: Players
    to: str

    def shown(self) -> tuple[str, ...]:
        return ("mover",)

    def subject(self) -> str:
        return "mover"

    @property
    def mover(self) -> Players:
        """Who moves it."""
        return YOU if self.to == POOL else self.of

    def affected(self) -> Players:
        return self.of

    def affect(self, table: Table, act: Resolving, seat: int, amount: int) -> None:
        deployed = table.blood_at[table.at(act.here, seat)]
        number = min(count(self.amount, table, act.to(self, them=seat)), deployed)
        if number <= 0:
            return
        if self.to == POOL:
            counters.take_blood(table, act.you, seat, number, act.here)
        elif self.to == POSITION:
            counters.get_blood(table, act.you, seat, number, act.here)
        else:
            counters.discard_blood(table, seat, number, act.here)

    def possible(self, table: Table, act: Resolving) -> bool:
        seats = self.of.seats(table, act)
        return any(table.blood_at[table.at(act.here, seat)] > 0 for seat in seats)


@dataclass(frozen=True)
class SendBlood(Asks):
    """Move your deployed blood here to another location of your choice."""

    amount: Amount

    def number(self, table: Table, act: Resolving) -> int:
        """The amount to move."""
        return self.amount.count(table, act.to(self, them=act.you))

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Go(PLACES[place]) for place in table.places if place != act.here])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Go)
        place = PLACES.index(move.place)
        counters.move_blood(table, seat, self.number(table, act), act.here, place)

    def possible(self, table: Table, act: Resolving) -> bool:
        return self.number(table, act) > 0


@dataclass(frozen=True)
class SwapBlood(Effect):
    """Swap your deployed blood here with your pool."""

    def do(self, table: Table, act: Resolving) -> None:
        counters.swap_blood(table, act.you, act.here)

    def possible(self, table: Table, act: Resolving) -> bool:
        """A player may not send himself into frenzy (MASQ-GLOS-02)."""
        return table.blood_at[table.at(act.here, act.you)] > 0


@dataclass(frozen=True)
class Withdraw(AffectsPlayers):
    """A player withdraws from this location."""

    by: Players = YOU

    def subject(self) -> str:
        return "by"

    def affected(self) -> Players:
        return self.by

    def affect(self, table: Table, act: Resolving, seat: int, amount: int) -> None:
        withdraw(table, (seat,), act.here)

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(table.is_at(act.here, seat) for seat in self.by.seats(table, act))


@dataclass(frozen=True)
class BringHere(Effect):
    """Take the cards and blood with which you withdraw to this location."""

    def do(self, table: Table, act: Resolving) -> None:
        leave_for(table, act.you, table.place, act.here)

    def possible(self, table: Table, act: Resolving) -> bool:
        return table.is_at(table.place, act.you)


@dataclass(frozen=True)
class MoveThis(Effect):
    """Move this card to the Prince's Haven."""

    def do(self, table: Table, act: Resolving) -> None:
        if self.possible(table, act):
            moving.move_cards(table, act.you, (act.source,), act.here, HAVEN)

    def possible(self, table: Table, act: Resolving) -> bool:
        return act.here != HAVEN and active(table, act.source, act.you, act.here)


@dataclass(frozen=True)
class TurnThisDown(Effect):
    """Turn this card face down."""

    def do(self, table: Table, act: Resolving) -> None:
        if self.possible(table, act):
            moving.turn_down(table, act.you, act.source, act.here)

    def possible(self, table: Table, act: Resolving) -> bool:
        return active(table, act.source, act.you, act.here)


@dataclass(frozen=True)
class LookAtThatCard(Effect):
    """Look at the card that was just played here."""

    def do(self, table: Table, act: Resolving) -> None:
        cards = table.cards_at(act.here, act.them)
        if cards and table.face_down[cards[-1]]:
            moving.look_at(table, act.you, cards[-1], act.here)


@dataclass(frozen=True)
class TakeAmbition(Effect):
    """Take the ambition token."""

    def do(self, table: Table, act: Resolving) -> None:
        course.take_ambition(table, act.you)

    def possible(self, table: Table, act: Resolving) -> bool:
        return table.holder != act.you


@dataclass(frozen=True)
class ShedDiablerie(Effect):
    """Return one of your diablerie tokens."""

    def do(self, table: Table, act: Resolving) -> None:
        if self.possible(table, act):
            counters.shed_diablerie(table, act.you)

    def possible(self, table: Table, act: Resolving) -> bool:
        return table.red[act.you] + table.grey[act.you] > 0
