"""Single cards by their role: the minion who plays the card, the target, the opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.constants import NOTHING, ON_CARD
from conclave.games.vtes.rules.current import (
    block_attempt,
    blocker,
    current_action,
    current_combat,
    next_opponent,
)
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Filter):
    """A card by its role."""

    def card(self, table: Table, act: Resolving) -> int:
        """The card it refers to now; NOTHING if none."""
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
class CardNamed(Who):
    """The card of this name that is in play."""

    name: str

    def card(self, table: Table, act: Resolving) -> int:
        for card in range(len(table.definition)):
            if table.card_name(card) == self.name and table.in_play(card):
                return card
        return NOTHING


@dataclass(frozen=True)
class ThisCard(Who):
    """This card; both cards of a merged vampire are one (VTES-1.5-24)."""

    def card(self, table: Table, act: Resolving) -> int:
        card = act.source
        if (
            card != NOTHING
            and table.zone[card] == ON_CARD
            and table.cards.is_crypt[table.definition[card]]
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
    """The opponent in combat of the minion who plays the card; also right after combat, when he is
    the TARGET, and when a combat is about to follow from a block."""

    def card(self, table: Table, act: Resolving) -> int:
        fight = current_combat(table)
        if fight is not None:
            return fight.opponent(act.here)
        return act.them if act.them != NOTHING else next_opponent(table, act.here)


@dataclass(frozen=True)
class ActingMinion(Who):
    """The acting minion."""

    def card(self, table: Table, act: Resolving) -> int:
        action = current_action(table)
        return NOTHING if action is None else action.minion


@dataclass(frozen=True)
class Blocker(Who):
    """The minion who attempts to block or has blocked; with `trying`, only while he attempts it."""

    trying: bool = False

    def card(self, table: Table, act: Resolving) -> int:
        if not self.trying:
            return blocker(table)
        attempt = block_attempt(table)
        return NOTHING if attempt is None else attempt.blocker


SELF: Final = Self()
TARGET: Final = Targeted()
THAT_CARD: Final = TARGET
THIS_CARD: Final = ThisCard()
HOST: Final = HostCard()
OPPONENT: Final = Opposing()
ACTING_MINION: Final = ActingMinion()
BLOCKING_MINION: Final = Blocker()
TRYING_BLOCKER: Final = Blocker(trying=True)


@dataclass(frozen=True)
class PlayedForAction(Who):
    """The card from hand that the current action is taken with."""

    def card(self, table: Table, act: Resolving) -> int:
        action = current_action(table)
        return NOTHING if action is None or action.mode is None else action.card


@dataclass(frozen=True)
class ActionTarget(Who):
    """The card that the current action targets; NOTHING if it targets none."""

    def card(self, table: Table, act: Resolving) -> int:
        action = current_action(table)
        if action is None or action.action.kind == BLEED or action.action.at is not None:
            return NOTHING
        targeting = action.action.target
        return action.target if targeting is None or targeting.is_card() else NOTHING


@dataclass(frozen=True)
class TopOfCrypt(Who):
    """The top card of your crypt."""

    def card(self, table: Table, act: Resolving) -> int:
        crypt = table.crypt[act.you]
        return crypt[0] if crypt else NOTHING


ACTION_CARD: Final = PlayedForAction()
ACTION_TARGET: Final = ActionTarget()
TOP_OF_CRYPT: Final = TopOfCrypt()
