"""The kinds of phrases that the rules themselves look for on a card.

What a phrase does in detail is written in the vocabulary; here is what the rules ask of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from conclave.core.moves import Move
from conclave.games.vtes.rules.windows import MASTER_PHASE
from conclave.lang.effects import Do, If, May
from conclave.lang.nodes import Ability, Amount, Condition, Effect, Node
from conclave.lang.resolving import Resolving

# What is paid, asked for and chosen


@dataclass(frozen=True)
class Cost(Node):
    """What is paid: blood by the minion, pool by the Methuselah, conviction by an imbued."""

    blood: int = 0
    pool: int = 0
    conviction: int = 0


FREE: Final = Cost()


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement(Node):
    """What a minion must be to play a card, beyond clan and disciplines."""

    def met(self, table: Any, minion: int) -> bool:
        """Whether this minion meets it."""
        raise NotImplementedError

    def reason(self) -> str:
        """The name of the message that says what is lacking."""
        return "needs-requirement"


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """Which cards a phrase is about: READY, VAMPIRE, YOUNGER, YOURS."""

    def fits(self, table: Any, act: Resolving, card: int) -> bool:
        """Whether a card is one of them."""
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

    def still(self, table: Any, act: Resolving, choice: int) -> bool:
        """Whether what was chosen is still there when it matters."""
        return True


# What a play of a card does


@mypyc_attr(allow_interpreted_subclasses=True)
class Feat(Effect):
    """An effect that belongs to certain windows and is not always of use."""

    def windows(self) -> tuple[str, ...]:
        """The windows in which it can be used, unless the card says otherwise."""
        return ()

    def obstacle(self, table: Any, act: Resolving) -> str:
        """Why it can't be used now; nothing if it can."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cancelling(Feat):
    """An effect that cancels a card as it is played."""

    def windows(self) -> tuple[str, ...]:
        return ("as-played",)

    def kinds(self) -> tuple[str, ...]:
        """The types of cards that it cancels."""
        raise NotImplementedError


@dataclass(frozen=True)
class Action(Effect):
    """What an action does when it succeeds: of which kind it is, with which stealth, at whom."""

    effect: Effect | None = None
    kind: str = "card"
    stealth: int = 0
    bleed: int = 0
    target: Targeting | None = None
    brings_vampire: bool = False
    """Whether it brings another vampire into play: not for the sterile (VTES-11-17)."""

    def do(self, position: Any, act: Resolving) -> None:
        """Nothing happens by the card being played: the action follows."""


@dataclass(frozen=True)
class Motion(Effect):
    """What a referendum is about: the terms that its caller sets, what happens if it passes."""

    passed: Effect
    terms: Effect | None = None


@dataclass(frozen=True)
class Strike(Feat):
    """A strike: what it does, at which range, with which maneuver or press."""

    effect: Effect | None = None
    damage: Amount | int = 0
    """Besides what `hand` adds."""
    hand: bool = False
    """Whether it is a hand strike: damage equal to the strength, and `damage` more."""
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    """First strike."""
    dodge: bool = False
    ends: bool = False
    """Combat ends."""
    maneuver: str = ""
    """"optional" or "must"."""
    press: bool = False
    melee: bool = False
    """Whether a melee weapon may be used with it instead of the hand."""

    def windows(self) -> tuple[str, ...]:
        if self.maneuver == "must":
            return ("range",)
        return ("strike", "range") if self.maneuver else ("strike",)

    def obstacle(self, table: Any, act: Resolving) -> str:
        from conclave.games.vtes.rules.situation import can_bind

        return can_bind(table, act.here)

    def do(self, table: Any, act: Resolving) -> None:
        from conclave.games.vtes.rules.situation import choose_strike

        choose_strike(table, act.here, self, act.source)


@dataclass(frozen=True)
class Mode(Node):
    """One way to play a card: as what, with which disciplines, to what effect."""

    type: str
    effect: Effect
    disciplines: tuple[tuple[str, int], ...] = ()
    when: tuple[str, ...] = ()
    target: Targeting | None = None
    cost: Cost | None = None
    """Where it differs from that of the card."""
    needs: tuple[Requirement, ...] = ()
    if_: Condition | None = None
    """What must be so for it to be played."""
    untapped: bool = True
    """Whether a reacting minion has to be untapped; False: it has to be tapped (wakes)."""
    draft: bool = False
    """A DRAFT effect: for drafts and sealed decks only (VTES-1.6.1-32)."""


# What a card has while it is in play


@dataclass(frozen=True)
class Bonus(Ability):
    """More or less of something: stealth, intercept, bleed, strength, votes, hand size."""

    what: str
    amount: Amount | int
    to: Filter | None = None
    """Which cards; nothing: the one it is on, or itself, or its controller."""
    if_: Condition | None = None


@dataclass(frozen=True)
class Can(Ability):
    """Something that may be done again and again with a card in play, in certain windows."""

    effect: Effect
    when: tuple[str, ...] = ()
    cost: Cost = FREE
    tap: bool = False
    """Whether this card is tapped for it."""
    burn: bool = False
    """Whether this card is burned for it."""
    once: str = ""
    """How often: once a "turn", "action", "combat", "round" or "game"; nothing: no limit."""
    target: Targeting | None = None
    if_: Condition | None = None
    by: str = "controller"
    """Who may: the "controller" of this card, "anyone", or another word for it."""
    type: str = ""
    """The card type under whose rules it is used (powers of the imbued, VTES-A.3-06)."""
    own_turn: bool = True
    """Whether only in the turn of the controller."""
    even_torpid: bool = False
    """Whether also while the minion it is on is not ready."""


@dataclass(frozen=True)
class CanAct(Ability):
    """An action that a minion may take because of this card (VTES-6.1-04)."""

    action: Action
    by: Filter | None = None
    """Which minions; nothing: the one it is on, or itself."""
    cost: Cost = FREE


@dataclass(frozen=True)
class Weapon(Ability):
    """A strike that the minion with this card may use again and again."""

    strike: Strike
    once: str = ""


@dataclass(frozen=True)
class DisciplineLevel(Ability):
    """The host has one more level of a discipline."""

    discipline: str


@dataclass(frozen=True)
class Becomes(Ability):
    """The host counts as of another clan or sect while this card is on him."""

    clan: str = ""
    sect: str = ""
    chosen: bool = False
    """Whether the clan was chosen when it was played."""


@dataclass(frozen=True)
class HoldsTitle(Ability):
    """A title card: the host has the title that it stands for (VTES-11-18)."""

    title: str


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaysAsVampire(Ability):
    """An ally may play some cards as a vampire (VTES-1.6.3-06)."""

    def allows(self, table: Any, card: int) -> bool:
        """Whether this card is one of them."""
        raise NotImplementedError


@dataclass(frozen=True)
class NotReplaced(Ability):
    """Not replaced in hand until a time: the end of the action, or the player's next untap."""

    until: str


AT_END_OF_ACTION: Final = "end-of-action"
AT_NEXT_UNTAP: Final = "next-untap"


def parts(effect: Effect) -> list[Effect]:
    """The single effects that an effect is made of."""
    if isinstance(effect, Do):
        return [part for inner in effect.effects for part in parts(inner)]
    if isinstance(effect, If) or isinstance(effect, May):
        return parts(effect.effect)
    return [effect]


def windows_of(mode: Mode) -> tuple[str, ...]:
    """The windows in which a way to play a card is offered."""
    if mode.when:
        return mode.when
    for part in parts(mode.effect):
        if isinstance(part, Feat):
            found = part.windows()
            if found:
                return found
    return (MASTER_PHASE,) if mode.type == "master" else ()


def obstacle_of(effect: Effect, table: Any, act: Resolving) -> str:
    """Why an effect would be of no use now: what its first part says."""
    for part in parts(effect):
        if isinstance(part, Feat):
            return part.obstacle(table, act)
    return ""
