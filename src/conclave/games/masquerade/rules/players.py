"""The players and places that cards refer to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.masquerade.rules.constants import HAVEN as HAVEN_PLACE
from conclave.games.masquerade.rules.constants import NOBODY
from conclave.games.masquerade.rules.table import Table
from conclave.lang.nodes import Node, Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class You(Players):
    """The player who has the card at his position, or the ally or relic."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        return () if act.you == NOBODY or table.out[act.you] else (act.you,)


@dataclass(frozen=True)
class Rivals(Players):
    """The opponents at the card's location."""

    def are_opponents(self) -> bool:
        return True

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        return table.rivals(act.you, act.here, act.spare)


@dataclass(frozen=True)
class Opponents(Players):
    """All other players, wherever they are."""

    def are_opponents(self) -> bool:
        return True

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        return table.opponents(act.you, act.spare)


@dataclass(frozen=True)
class AbsentOpponents(Players):
    """The opponents without a card at this location."""

    def are_opponents(self) -> bool:
        return True

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        return tuple(
            [
                seat
                for seat in table.opponents(act.you, act.spare)
                if not table.cards_at(act.here, seat)
            ]
        )


@dataclass(frozen=True)
class ThatPlayer(Players):
    """The player just mentioned."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        return () if act.them == NOBODY or table.out[act.them] else (act.them,)


@dataclass(frozen=True)
class TheWinner(Players):
    """The winner of the conflict at this location, except you."""

    def are_opponents(self) -> bool:
        return True

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        winner = table.winner
        if winner in (NOBODY, act.you) or table.out[winner]:
            return ()
        return () if act.spare and winner == table.partner(act.you) else (winner,)


@dataclass(frozen=True)
class Everybody(Players):
    """Every player at the location."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        return table.present(act.here)


YOU: Final = You()
EACH_RIVAL: Final = Rivals()
RIVAL: Final = EACH_RIVAL
EACH_OPPONENT: Final = Opponents()
OPPONENT: Final = EACH_OPPONENT
ABSENT_OPPONENTS: Final = AbsentOpponents()
THAT_PLAYER: Final = ThatPlayer()
THE_WINNER: Final = TheWinner()
EVERYBODY_HERE: Final = Everybody()
ANYBODY: Final = EVERYBODY_HERE


class Where(Node):
    """A place relative to the card."""

    def covers(self, act: Resolving, place: int) -> bool:
        """Whether it includes this place."""
        raise NotImplementedError


@dataclass(frozen=True)
class Here(Where):
    """The location of the card."""

    def covers(self, act: Resolving, place: int) -> bool:
        return place == act.here


@dataclass(frozen=True)
class Elsewhere(Where):
    """Any other location."""

    def covers(self, act: Resolving, place: int) -> bool:
        return place != act.here


@dataclass(frozen=True)
class Haven(Where):
    """The Prince's Haven."""

    def covers(self, act: Resolving, place: int) -> bool:
        return place == HAVEN_PLACE


@dataclass(frozen=True)
class Anywhere(Where):
    """Any place."""

    def covers(self, act: Resolving, place: int) -> bool:
        return True


@dataclass(frozen=True)
class EachLocation(Where):
    """All locations, one after another."""

    def covers(self, act: Resolving, place: int) -> bool:
        return True


HERE: Final = Here()
ELSEWHERE: Final = Elsewhere()
HAVEN: Final = Haven()
ANYWHERE: Final = Anywhere()
EACH_LOCATION: Final = EachLocation()
