"""What a card has while it is in play, as far as the rules themselves look for it.

What a phrase does in detail is written in the vocabulary; here is what the rules ask of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from conclave.games.vtes.rules.modes import Action, Mode, Strike
from conclave.games.vtes.rules.requirements import FREE, Cost, Filter, Targeting
from conclave.lang.nodes import Ability, Amount, Condition, Effect, Players


@dataclass(frozen=True)
class Bonus(Ability):
    """More or less of something: stealth, intercept, bleed, strength, votes, hand size."""

    what: str
    amount: Amount | int
    to: Filter | None = None
    """Which cards; nothing: the one it is on, or itself, or its controller."""
    if_: Condition | None = None
    everyone: bool = False
    """Whether every Methuselah has it, where it is a Methuselah's: hand size."""


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
    """How often: once a "turn", "action", "referendum", "combat",
    "round" or "game"; nothing: no limit."""
    target: Targeting | None = None
    if_: Condition | None = None
    by: str = "controller"
    """Who may: the "controller" of this card, or of the "host", the minion it is on; "anyone"; of
    a card that can be cancelled by it, the controller of its "target"."""
    type: str = ""
    """The card type under whose rules it is used (powers of the imbued, VTES-A.3-06)."""
    own_turn: bool = True
    """Whether only in the turn of the controller."""
    even_torpid: bool = False
    """Whether also while the minion it is on is not ready."""
    phase_action: bool = False
    """Whether a master or discard phase action is used up for it."""
    while_tapped: bool = False
    """Of a reaction: whether it is for a tapped minion."""
    transfers: int = 0
    """How many transfers are used up for it."""
    outside: bool = False
    """Whether in a combat in which the minion it is on does not fight."""
    after_block: bool = False
    """Whether only in the combat that a block leads to, by the blocker who had this card then."""


@dataclass(frozen=True)
class Price(Ability):
    """Some cards that no minion plays cost more pool, or less, while this card is in play."""

    pool: int
    of: Filter
    """Which cards."""
    on: Filter | None = None
    """Only if played on such a card."""
    who: Players | None = None
    """Only if played by one of these Methuselahs."""


@dataclass(frozen=True)
class CanAct(Ability):
    """An action that a minion may take because of this card (VTES-6.1-04)."""

    action: Action
    by: Filter | None = None
    """Which minions; nothing: the one it is on, or itself."""
    cost: Cost = FREE
    anyone: bool = False
    """Whether minions of other Methuselahs may take it, too."""
    tap: bool = False
    """Whether this card is tapped for it."""
    if_: Condition | None = None


@dataclass(frozen=True)
class Weapon(Ability):
    """A strike that the minion with this card may use again and again."""

    strike: Strike
    once: str = ""
    """How often its maneuver may be used: once a "combat"."""
    limit: str = ""
    """How often it may be used to strike: once a "round" or "combat"; nothing: no limit."""
    only_long: bool = False
    """Whether it can be used only at long range."""
    if_: Condition | None = None
    cost: Cost = FREE
    """What the minion pays each time for it."""
    wears: bool = False
    """Whether it loses a counter for each point of damage that it inflicts, prevented or not, and
    is burned when it has none."""


@dataclass(frozen=True)
class DisciplineLevel(Ability):
    """The host has more levels of a discipline."""

    discipline: str
    """CHOSEN: the one that was chosen when the card was played."""
    levels: int = 1
    to_play: bool = False
    """Whether only for playing cards: he does not have the discipline by it."""


CHOSEN: Final = "chosen"


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


@dataclass(frozen=True)
class IsVampire(Ability):
    """In play this library card is a vampire who is not unique; in any other place it is none."""

    capacity: int
    clan: str = ""
    """Nothing: that of the vampire who made him."""
    sect: str = ""
    """Nothing: that of the clan."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaysAsVampire(Ability):
    """An ally may play some cards as a vampire (VTES-1.6.3-06)."""

    def allows(self, table: Any, card: int, mode: Mode) -> bool:
        """Whether this way to play a card is one of them: mostly at a basic discipline."""
        raise NotImplementedError

    def capacity(self) -> int:
        """The capacity that he counts as having (VTES-1.6.3-09)."""
        return 1


@dataclass(frozen=True)
class OnlyOne(Ability):
    """A minion may have only one such card: of a trait, or, without one, of its name."""

    trait: str = ""
    most: int = 1


@dataclass(frozen=True)
class Forbids(Ability):
    """Some minions can't do something: "act", "block", "attack", have "equipment"."""

    what: tuple[str, ...]
    who: Filter | None = None
    """Which; nothing: the one it is on, or itself."""
    if_: Condition | None = None
    at: Filter | None = None
    """Of actions to enter combat, "attack": with whom."""


@dataclass(frozen=True)
class AsReplaced(Ability):
    """Something happens each time its controller has drawn to replace a card that the minion with
    this card has played as the acting one."""

    effect: Effect


@dataclass(frozen=True)
class NeverGains(Ability):
    """Blood or life that this minion, or the one it is on, would gain goes to the bank."""


@dataclass(frozen=True)
class Harm(Ability):
    """What damage is to the minion with this card, or to this one itself."""

    inflicts: bool = True
    """Whether his own damage in combat is not reduced to 0."""
    takes_normal: bool = True
    """Whether he is not immune to damage that is not aggravated."""
    takes_aggravated: bool = True
    """Whether aggravated damage in combat is not taken as normal damage."""


@dataclass(frozen=True)
class Toll(Ability):
    """The minion with this card must burn blood to attempt any action but a hunt or one to enter
    combat."""

    blood: int
    if_: Condition | None = None


@dataclass(frozen=True)
class Wards(Ability):
    """Cards that require one of these clans or disciplines can't target the host or be put on him;
    those that are on him are burned."""

    clans: tuple[str, ...] = ()
    disciplines: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    """The same of cards with one of these traits."""


@dataclass(frozen=True)
class Held(Ability):
    """What happens to whoever gains control of this card, and to whoever loses it.

    It is lost, too, when the card is burned or contested.
    """

    gained: Effect
    lost: Effect


@dataclass(frozen=True)
class WhenMerged(Ability):
    """What a vampire becomes as he merges with his other version (VTES-1.5-30)."""

    title: str = ""
    anarch: bool = False


@dataclass(frozen=True)
class RivalsYield(Ability):
    """Who contests the title of this vampire must yield it in his controller's untap phase."""


@dataclass(frozen=True)
class ChangesCost(Ability):
    """Some cards or actions cost more blood or, with a number below 0, less; never below 0."""

    more: int
    types: tuple[str, ...] = ()
    """Cards of these types; nothing: of any."""
    disciplines: tuple[str, ...] = ()
    """Cards that are played by one of these; nothing: by any or none."""
    kinds: tuple[str, ...] = ()
    """Actions of these kinds, with a card or without; nothing: any."""
    who: Filter | None = None
    """Of which minions; nothing: of the one it is on, or of this one itself."""
    if_: Condition | None = None


@dataclass(frozen=True)
class Unblockable(Ability):
    """Minions of a kind can't block the minion with this card."""

    by: Filter


@dataclass(frozen=True)
class NotReplaced(Ability):
    """Not replaced in hand until a time: the end of the action, the player's next untap or discard
    phase, or as long as the card is in play."""

    until: str


AT_END_OF_ACTION: Final = "end-of-action"
AT_NEXT_UNTAP: Final = "next-untap"
AT_NEXT_DISCARD: Final = "next-discard"
AFTER_COMBAT: Final = "end-of-combat"
WHILE_IN_PLAY: Final = "in-play"
