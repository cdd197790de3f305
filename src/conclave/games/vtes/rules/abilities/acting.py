"""Abilities that change who may act and block."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import CardFact, abilities_of, granted
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.requirements import FREE, Cost, Filter
from conclave.lang.nodes import Ability, Condition


@dataclass(frozen=True)
class CanAct(Ability):
    """An action that this card lets minions take (VTES-6.1-04)."""

    action: Action
    by: Filter | None = None
    """Which minions; by default the one this card is on, or itself."""
    cost: Cost = FREE
    anyone: bool = False
    """Whether other Methuselahs' minions may take it, too."""
    tap: bool = False
    """Whether this card taps for it."""
    if_: Condition | None = None
    alone: bool = False
    """Whether a minion who has taken another action of this card this turn can't take it."""
    once: bool = False
    """Whether only one minion may take it each turn."""
    blockers: Filter | None = None
    """Which minions may attempt to block it besides those who normally could."""


CAN_ACTS: Final = granted(CanAct)
ACTIONS_FOR_ANYONE: Final = CardFact(
    lambda card: any(can.anyone for can in abilities_of(card, CanAct))
)
"""Whether a card grants actions to other Methuselahs' minions."""


@dataclass(frozen=True)
class Forbids(Ability):
    """Some minions can't "act", "block", "attack", "untap" as normal, have "equipment", use
    "weapons", "gain-titles", be "hunted", "diablerized" or "avenged" by a blood hunt, "leave"
    torpor, "strike", "maneuver", "vote-against", "play" some cards or "action-cards", "direct"
    actions at the one this card is on, be "played" (events) or used with "ammo" (guns), or take
    actions of a kind such as "recruit" or "diablerize"; "normal-hunt": to hunt without a card."""

    what: tuple[str, ...]
    who: Filter | None = None
    """Which minions; by default the one this card is on, or itself."""
    if_: Condition | None = None
    at: Filter | None = None
    """For "attack": which minions they can't enter combat with; for "play": which cards; for
    "direct": with which cards."""
    or_torpor: bool = False
    """For "hunt": whether a vampire who must hunt goes to torpor."""


FORBIDS: Final = granted(Forbids)
HAMPERS_FIGHTERS: Final = CardFact(
    lambda card: any(
        what in each.what for each in abilities_of(card, Forbids) for what in ("strike", "maneuver")
    )
)
"""Whether a card may keep a combatant from striking or maneuvering."""
SHUNS_CARDS: Final = CardFact(
    lambda card: tuple(
        [
            each
            for each in abilities_of(card, Forbids)
            if "direct" in each.what and each.at is not None
        ]
    )
)
"""The abilities that keep minions from directing actions with some cards at the one this is on."""


def forbidding(what: str) -> CardFact[bool]:
    """Whether a card forbids something."""
    return CardFact(lambda card: any(what in each.what for each in abilities_of(card, Forbids)))


CANNOT_USE_WEAPONS: Final = forbidding("weapons")
"""Whether a minion can't use weapons, although he may have them."""
SHUNS_TITLES: Final = forbidding("gain-titles")
"""Whether a vampire can't gain titles."""
NO_AMMO: Final = forbidding("ammo")
"""Whether no ammo card can be used with a gun."""


@dataclass(frozen=True)
class BloodToAct(Ability):
    """This minion, or the one with this card, must burn blood to attempt an action, except to hunt
    or to enter combat, or, with `blocking`, to attempt to block."""

    blood: int
    if_: Condition | None = None
    blocking: bool = False


BLOOD_TO_ACT: Final = granted(BloodToAct)


@dataclass(frozen=True)
class BlocksUntapped(Ability):
    """This minion, or the one with this card, doesn't tap for blocking an acting minion who
    matches."""

    of: Filter


BLOCKS_UNTAPPED: Final = granted(BlocksUntapped)


@dataclass(frozen=True)
class ChargesBlockers(Ability):
    """Minions who attempt to block the one this card is on burn blood, as far as they have any."""

    blood: int
    by: Filter
    """Which minions burn it."""


BLOCK_CHARGES: Final = granted(ChargesBlockers)


@dataclass(frozen=True)
class Unblockable(Ability):
    """Minions who match the filter can't block the minion with this card."""

    by: Filter
    if_: Condition | None = None
    of: Filter | None = None
    """Which acting minions; by default the one this card is on, or itself."""


UNBLOCKABLE: Final = granted(Unblockable)
UNBLOCKABLE_OTHERS: Final = CardFact(
    lambda card: tuple([each for each in abilities_of(card, Unblockable) if each.of is not None])
)
"""The abilities about other acting minions than the one a card is on."""
