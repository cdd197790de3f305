"""What a card asks for: its cost, who may play it, its targets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from conclave.core.moves import Move
from conclave.games.vtes.rules.facts import LibraryFact
from conclave.lang.nodes import Amount, Condition, Effect, Node, Players
from conclave.lang.resolving import Resolving

if TYPE_CHECKING:
    from conclave.games.vtes.rules.table import Table


@dataclass(frozen=True)
class Cost(Node):
    """A cost: blood from the minion, pool from the Methuselah, conviction from an imbued."""

    blood: int = 0
    pool: int = 0
    conviction: int = 0
    x: bool = False
    """Whether the minion also pays X blood: a number that the player announces."""
    x_pool: bool = False
    """Whether the player pays X pool, for a card that no minion plays."""
    x_is: Amount | None = None
    """X, for an action card with `x` that says what it is."""

    def with_x(self, table: Table, act: Resolving) -> Cost:
        """The cost with X, if the card says what it is."""
        if self.x_is is None:
            return self
        return Cost(self.blood + self.x_is.count(table, act), self.pool, self.conviction)


FREE: Final = Cost()


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement(Node):
    """Requirements on the minion who plays a card, apart from clan and disciplines."""

    def met(self, table: Table, minion: int) -> bool:
        """Whether a minion meets it."""
        raise NotImplementedError

    def met_as_vampire(self, table: Table, minion: int) -> bool:
        """Whether an ally who plays the card as a vampire meets it (VTES-1.6.3-06)."""
        return self.met(table, minion)

    def reason(self) -> str:
        """The key of the message that says what is missing."""
        return "needs-requirement"

    def titles(self) -> tuple[str, ...]:
        """The kinds of titles of which it requires one; empty: none."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """Which cards a phrase is about: READY, VAMPIRE, YOUNGER, YOURS."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        """Whether a card matches."""
        raise NotImplementedError

    def fits_as_vampire(self, table: Table, act: Resolving, card: int) -> bool:
        """Whether an ally who plays a card as a vampire matches (VTES-1.6.3-06)."""
        return self.fits(table, act, card)

    def fits_played(self, table: Table, act: Resolving, card: int, with_: list[str]) -> bool:
        """Whether a card matches that is played with these disciplines."""
        return self.fits(table, act, card)

    def titles(self) -> tuple[str, ...]:
        """The kinds of titles that vampires need to match; empty: none."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class RecallsDeed(Filter):
    """A filter for cards by what they have done, or what was done to them."""

    def deed(self) -> str:
        """The deed; "burned" and "drank" have to be tracked for it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RecallsCapacity(Effect):
    """An effect that depends on the capacity a vampire had before he was burned, which has to be
    tracked for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RecallsActions(Condition):
    """A condition about the actions that have begun this turn, which have to be tracked for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RecallsFeat(Players):
    """Methuselahs by what they have done, which has to be tracked for it."""

    def feat(self) -> str:
        """What they have done."""
        raise NotImplementedError


def tracks(deed: str) -> LibraryFact[bool]:
    """Whether any card asks for this deed of a card, or of a Methuselah."""
    return LibraryFact(
        lambda library: any(
            (isinstance(node, RecallsDeed) and node.deed() == deed)
            or (isinstance(node, RecallsFeat) and node.feat() == deed)
            for node in library.nodes
        )
    )


TRACKS_BURNED: Final = tracks("burned")
"""Whether any card asks which cards were burned since a player's last turn."""
TRACKS_POINTS: Final = tracks("scored")
"""Whether any card asks who has gained victory points."""
TRACKS_FAILED_BLEEDS: Final = tracks("failed-bleed")
"""Whether any card asks who has attempted an unsuccessful bleed."""
TRACKS_DIABLERIE: Final = tracks("drank")
"""Whether any card asks who has committed diablerie since the last Gehenna card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Targeting(Node):
    """The targets chosen when a card is played or an action announced (VTES-1.6.1-05)."""

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        """The numbers of the cards or seats to check with `allows`."""
        raise NotImplementedError

    def allows(self, table: Table, act: Resolving, choice: int) -> bool:
        """Whether a candidate may be chosen."""
        return True

    def choices(self, table: Table, act: Resolving) -> list[int]:
        """The numbers of the cards or seats that may be chosen."""
        return [each for each in self.candidates(table, act) if self.allows(table, act, each)]

    def has_choice(self, table: Table, act: Resolving) -> bool:
        """Whether anything may be chosen."""
        return any(self.allows(table, act, each) for each in self.candidates(table, act))

    def move(self, table: Table, choice: int) -> Move:
        """The move that chooses it."""
        raise NotImplementedError

    def seat(self, table: Table, choice: int) -> int:
        """The Methuselah that a choice is directed at: herself, or the controller of the card;
        NOBODY for a card that makes no action directed."""
        raise NotImplementedError

    def is_card(self) -> bool:
        """Whether it chooses a card rather than a seat."""
        return True

    def reaches_others(self) -> bool:
        """Whether other Methuselahs, or cards they control, may be chosen."""
        return False

    def number_of_targets(self) -> tuple[int, int]:
        """The minimum and maximum number of targets of an action."""
        return (1, 1)

    def is_public(self) -> bool:
        """Whether everybody knows the choices; False if they depend on hidden cards."""
        return True

    def is_still_valid(self, table: Table, act: Resolving, choice: int) -> bool:
        """Whether a choice is still valid when the effect resolves."""
        return True

    def current_choice(
        self, table: Table, act: Resolving, choice: int, excluded: tuple[int, ...] = ()
    ) -> int:
        """The card that a choice stands for now: itself or, if it was chosen by name, another copy
        that isn't in `but`."""
        return choice


@dataclass(frozen=True)
class ChosenPlayer(Players):
    """The Methuselah chosen when the card was played, or whom the moment is about."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        return () if table.out[act.them] else (act.them,)
