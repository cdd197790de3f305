"""One card by its part in what happens: who plays it, the target, the opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.situation import acting, blocker, fighting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING, ON_CARD
from conclave.lang.resolving import Resolving


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Filter):
    """One card, by its part in what happens."""

    def card(self, table: Table, act: Resolving) -> int:
        """The card it means here and now; NOTHING: none."""
        raise NotImplementedError

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return card == self.card(table, act)


@dataclass(frozen=True)
class Self(Who):
    """The minion who plays the card or takes the action."""

    def card(self, table: Table, act: Resolving) -> int:
        return act.here


@dataclass(frozen=True)
class Targeted(Who):
    """The card that was chosen, or that the moment is about."""

    def card(self, table: Table, act: Resolving) -> int:
        return act.them


@dataclass(frozen=True)
class ThisCard(Who):
    """The card itself; of a merged vampire both cards are one (VTES-1.5-24)."""

    def card(self, table: Table, act: Resolving) -> int:
        card = act.source
        if (
            card != NOTHING
            and table.zone[card] == ON_CARD
            and table.cards.is_crypt[table.what[card]]
        ):
            return table.host[card]
        return card


@dataclass(frozen=True)
class HostCard(Who):
    """The card that this card is on."""

    def card(self, table: Table, act: Resolving) -> int:
        return table.host[act.source]


@dataclass(frozen=True)
class Opposing(Who):
    """The opponent in combat of the minion who plays the card."""

    def card(self, table: Table, act: Resolving) -> int:
        fight = fighting(table)
        return NOTHING if fight is None else fight.opponent(act.here)


@dataclass(frozen=True)
class ActingMinion(Who):
    """The minion whose action is under way."""

    def card(self, table: Table, act: Resolving) -> int:
        action = acting(table)
        return NOTHING if action is None else action.minion


@dataclass(frozen=True)
class Blocker(Who):
    """The minion who attempts to block or has blocked."""

    def card(self, table: Table, act: Resolving) -> int:
        return blocker(table)


SELF: Final = Self()
TARGET: Final = Targeted()
THAT_CARD: Final = TARGET
THIS_CARD: Final = ThisCard()
HOST: Final = HostCard()
OPPONENT: Final = Opposing()
ACTING_MINION: Final = ActingMinion()
BLOCKING_MINION: Final = Blocker()


@dataclass(frozen=True)
class PlayedForAction(Who):
    """The card from hand with which the action under way is taken."""

    def card(self, table: Table, act: Resolving) -> int:
        action = acting(table)
        return NOTHING if action is None or action.mode is None else action.card


@dataclass(frozen=True)
class TopOfCrypt(Who):
    """The top card of your crypt."""

    def card(self, table: Table, act: Resolving) -> int:
        crypt = table.crypt[act.you]
        return crypt[0] if crypt else NOTHING


ACTION_CARD: Final = PlayedForAction()
TOP_OF_CRYPT: Final = TopOfCrypt()
