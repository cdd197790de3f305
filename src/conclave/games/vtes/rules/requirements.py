"""What a card asks for: what is paid for it, by whom it is played, at what it is aimed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from conclave.core.moves import Move
from conclave.lang.nodes import Node
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Cost(Node):
    """What is paid: blood by the minion, pool by the Methuselah, conviction by an imbued."""

    blood: int = 0
    pool: int = 0
    conviction: int = 0
    x: bool = False
    """Whether as much more blood is paid as the player says when she plays the card: X."""


FREE: Final = Cost()


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement(Node):
    """What a minion must be to play a card, beyond clan and disciplines."""

    def met(self, table: Any, minion: int) -> bool:
        """Whether this minion meets it."""
        raise NotImplementedError

    def met_as_vampire(self, table: Any, minion: int) -> bool:
        """Whether an ally meets it who plays the card as a vampire (VTES-1.6.3-06)."""
        return self.met(table, minion)

    def reason(self) -> str:
        """The name of the message that says what is lacking."""
        return "needs-requirement"


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """Which cards a phrase is about: READY, VAMPIRE, YOUNGER, YOURS."""

    def fits(self, table: Any, act: Resolving, card: int) -> bool:
        """Whether a card is one of them."""
        raise NotImplementedError

    def fits_as_vampire(self, table: Any, act: Resolving, card: int) -> bool:
        """Whether an ally is one of them while he plays a card as a vampire (VTES-1.6.3-06)."""
        return self.fits(table, act, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class Recalling(Filter):
    """Cards that did something a while ago, or that something was done to."""

    def deed(self) -> str:
        """What it was; "burned" has to be tracked for it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Targeting(Node):
    """What has to be chosen when a card is played or an action announced (VTES-1.6.1-05)."""

    def choices(self, table: Any, act: Resolving) -> list[int]:
        """The numbers of the cards or seats that may be chosen."""
        raise NotImplementedError

    def move(self, table: Any, choice: int) -> Move:
        """The move that chooses it."""
        raise NotImplementedError

    def seat(self, table: Any, choice: int) -> int:
        """The Methuselah at whom a choice is directed: herself, or the one who controls it."""
        raise NotImplementedError

    def is_card(self) -> bool:
        """Whether a card is chosen, and not a seat."""
        return True

    def many(self) -> tuple[int, int]:
        """How many are chosen for an action, at least and at most."""
        return (1, 1)

    def is_public(self) -> bool:
        """Whether everybody can tell what may be chosen: not where hidden cards are looked at."""
        return True

    def still(self, table: Any, act: Resolving, choice: int) -> bool:
        """Whether what was chosen is still there when it matters."""
        return True

    def meant(self, table: Any, act: Resolving, choice: int, but: tuple[int, ...] = ()) -> int:
        """What is meant by a choice when it matters: itself, or, where it was chosen by name,
        another of that name, but none of these."""
        return choice
