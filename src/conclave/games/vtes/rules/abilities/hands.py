"""Abilities that change how cards are drawn and shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import CardFact, abilities_of, granted
from conclave.games.vtes.rules.literals import Replaced
from conclave.games.vtes.rules.requirements import Filter
from conclave.lang.nodes import Ability, Effect, Players


@dataclass(frozen=True)
class WhenReplaced(Ability):
    """An effect after its controller has drawn to replace a card that this minion, or the one with
    this card, has played: as the acting minion or, with `disciplines`, one that requires one of
    these."""

    effect: Effect
    disciplines: tuple[str, ...] = ()


WHEN_REPLACED: Final = granted(WhenReplaced)


@dataclass(frozen=True)
class InsteadOfDraw(Ability):
    """An effect when the player of this card would draw to replace it, if the minion who played it
    is still ready and it is in the ash heap."""

    effect: Effect


INSTEAD_OF_DRAW: Final = granted(InsteadOfDraw)


@dataclass(frozen=True)
class OpensHands(Ability):
    """These Methuselahs play with an open hand."""

    of: Players


OPENS_HANDS: Final = granted(OpensHands)


@dataclass(frozen=True)
class SeesCrypt(Ability):
    """While this minion is ready, his controller may look at the top card of her crypt."""


SEES_CRYPT: Final = granted(SeesCrypt)


@dataclass(frozen=True)
class SavesDraws(Ability):
    """Each time its controller would draw to replace a card, a counter of this card is burned
    instead; without counters it is burned."""


SAVES_DRAWS: Final = granted(SavesDraws)


@dataclass(frozen=True)
class HoldsDraws(Ability):
    """These Methuselahs replace no cards during any minion phase; after it they draw up."""

    of: Players


HOLDS_DRAWS: Final = granted(HoldsDraws)


@dataclass(frozen=True)
class RemovedWhenPlayed(Ability):
    """This card is removed from the game when it has been played, whatever becomes of it."""


REMOVED_WHEN_PLAYED: Final = granted(RemovedWhenPlayed)


@dataclass(frozen=True)
class DelaysReplacement(Ability):
    """Cards that these minions play during an action and that require a discipline aren't replaced
    before its end, as long as nobody's hand is empty."""

    who: Filter


DELAYS_REPLACEMENT: Final = granted(DelaysReplacement)


@dataclass(frozen=True)
class HoldsReplacement(Ability):
    """While this minion is untapped, cards that his controller plays in her turn aren't replaced
    until he taps or her turn ends."""


HOLDS_REPLACEMENT: Final = CardFact(lambda card: bool(abilities_of(card, HoldsReplacement)))


@dataclass(frozen=True)
class NotReplaced(Ability):
    """This card isn't replaced at once: until its effect is over, the end of the action, combat or
    turn, the player's next untap, influence or discard phase, the next diablerie or successful hunt
    of any vampire, until a vampire becomes a liaison or the player's prey is ousted, or while it is
    in play."""

    until: Replaced


NOT_REPLACED: Final = CardFact(
    lambda card: next((each.until for each in abilities_of(card, NotReplaced)), "")
)
"""Until when a card isn't replaced; empty: it is replaced at once."""
AFTER_EFFECT: Final = "effect"
AT_END_OF_ACTION: Final = "end-of-action"
AT_NEXT_UNTAP: Final = "next-untap"
AT_NEXT_INFLUENCE: Final = "next-influence"
AT_NEXT_DISCARD: Final = "next-discard"
AFTER_COMBAT: Final = "end-of-combat"
AFTER_TURN: Final = "end-of-turn"
AT_NEXT_DIABLERIE: Final = "diablerie"
AT_NEXT_HUNT: Final = "hunt"
AT_NEXT_LIAISON: Final = "liaison"
AT_OUST_OF_PREY: Final = "prey-ousted"
WHILE_IN_PLAY: Final = "in-play"
NOT_REPLACED_IN_PLAY: Final = CardFact(
    lambda card: any(each.until == WHILE_IN_PLAY for each in abilities_of(card, NotReplaced))
)
"""Whether a card isn't replaced while it is in play."""
