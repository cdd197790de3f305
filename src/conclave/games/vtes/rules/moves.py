"""The moves of V:TES.

Cards in play are written `name#number`, cards in hand by name, and modes by their disciplines:
`DOM` superior, `dom` inferior, `plain` without any.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from conclave.core.moves import Move

NO_MINION: Final = "-"
FOR: Final = "for"
AGAINST: Final = "against"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class MinionMove(Move):
    """Base of moves with a minion."""

    __match_args__ = ("minion",)

    def __init__(self, minion: str) -> None:
        self.minion = minion


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class CardMove(Move):
    """Base of moves with a card."""

    __match_args__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class PairMove(Move):
    """Base of moves with a minion and another card."""

    __match_args__ = ("minion", "other")

    def __init__(self, minion: str, other: str) -> None:
        self.minion = minion
        self.other = other


class ChooseDeck(Move):
    """Bring a deck: a preset by name, or your own as crypt/library (docs/vtes.md)."""

    form = "deck {deck}"
    __match_args__ = ("deck",)

    def __init__(self, deck: str) -> None:
        self.deck = deck


class Play(Move):
    """Play a card from hand in one of its modes, with a minion or (-) without."""

    form = "play {card} {mode} {minion}"
    __match_args__ = ("card", "mode", "minion")

    def __init__(self, card: str, mode: str, minion: str) -> None:
        self.card = card
        self.mode = mode
        self.minion = minion


class PlayStored(Play):
    """Play a card that is stored on one of your cards in play, as if from hand."""

    form = "play-stored {card} {mode} {minion}"


class Use(Move):
    """Use an ability of a card in play, by its number."""

    form = "use {card} {number:d}"
    __match_args__ = ("card", "number")

    def __init__(self, card: str, number: int) -> None:
        self.card = card
        self.number = number


class ActWith(Move):
    """Take an action that a card in play grants, by the number of the ability."""

    form = "act {minion} {card} {number:d}"
    __match_args__ = ("minion", "card", "number")

    def __init__(self, minion: str, card: str, number: int) -> None:
        self.minion = minion
        self.card = card
        self.number = number


class Bleed(MinionMove):
    """Bleed the prey."""

    form = "bleed {minion}"


class Hunt(MinionMove):
    """Hunt for blood."""

    form = "hunt {minion}"


class LeaveTorpor(MinionMove):
    """Leave torpor for 2 blood."""

    form = "leave-torpor {minion}"


class BecomeAnarch(MinionMove):
    """Become an anarch."""

    form = "become-anarch {minion}"


class Rescue(Move):
    """Rescue a vampire from torpor; the rescuer pays this much of the 2 blood."""

    form = "rescue {minion} {other} {number:d}"
    __match_args__ = ("minion", "other", "number")

    def __init__(self, minion: str, other: str, number: int) -> None:
        self.minion = minion
        self.other = other
        self.number = number


class Diablerize(PairMove):
    """Diablerize a vampire in torpor."""

    form = "diablerize {minion} {other}"


class TakeEquipment(PairMove):
    """Take equipment from another of your minions."""

    form = "take-equipment {minion} {other}"


class BurnImbued(PairMove):
    """Burn an incapacitated imbued and take his equipment."""

    form = "burn-imbued {minion} {other}"


class AttackMarked(PairMove):
    """Enter combat with a marked Red List minion."""

    form = "attack {minion} {other}"


class Mark(CardMove):
    """Mark a Red List minion for this turn."""

    form = "mark {card}"


class Block(MinionMove):
    """Attempt to block."""

    form = "block {minion}"


class Decline(Move):
    """Decline to block this action (any more)."""

    form = "decline"


class HandStrike(Move):
    """Strike with the hand."""

    form = "strike hand"


class StrikeWith(Move):
    """Strike with a weapon or another card in play."""

    form = "strike {card} {number:d}"
    __match_args__ = ("card", "number")

    def __init__(self, card: str, number: int) -> None:
        self.card = card
        self.number = number


class StrikeBound(Move):
    """Make the strike whose maneuver was used."""

    form = "strike bound"


class ManeuverWith(Move):
    """Maneuver with a weapon or another card in play."""

    form = "maneuver {card} {number:d}"
    __match_args__ = ("card", "number")

    def __init__(self, card: str, number: int) -> None:
        self.card = card
        self.number = number


class Maneuver(Move):
    """Use a maneuver that the minion has gained."""

    form = "maneuver"


class Press(Move):
    """Use a press that the minion has gained."""

    form = "press"


class Target(CardMove):
    """Choose a card."""

    form = "target {card}"


class Name(Move):
    """Choose a name: of a clan, a discipline or a card."""

    form = "name {word}"
    __match_args__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word


class Player(Move):
    """Choose a Methuselah."""

    form = "player {seat:d}"
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Number(Move):
    """Choose a number."""

    form = "number {number:d}"
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Done(Move):
    """Choose nothing more."""

    form = "done"


class Vote(Move):
    """Cast the votes of a vampire or another source, for or against."""

    form = "vote {source} {side}"
    __match_args__ = ("source", "side")

    def __init__(self, source: str, side: str) -> None:
        self.source = source
        self.side = side


class Transfer(CardMove):
    """Move 1 pool to a vampire in your uncontrolled region."""

    form = "transfer {card}"


class Withhold(CardMove):
    """Move 1 counter from a vampire in your uncontrolled region back to your pool."""

    form = "take-back {card}"


class DrawCrypt(Move):
    """Move the top card of your crypt to your uncontrolled region."""

    form = "draw-crypt"


class Merge(CardMove):
    """Merge a vampire with his other version from your uncontrolled region."""

    form = "merge {card}"


class Discard(CardMove):
    """Discard a card from hand."""

    form = "discard {card}"


class BurnOption(CardMove):
    """Discard a card with the burn option, and draw another."""

    form = "burn-option {card}"


class GainFromEdge(Move):
    """Gain 1 pool from the edge."""

    form = "edge"


class Pay(CardMove):
    """Pay for a contested card or title."""

    form = "pay {card}"


class Yield(CardMove):
    """Yield a contested card or title."""

    form = "yield {card}"


class UntapInfernal(CardMove):
    """Burn 1 pool to untap an infernal minion."""

    form = "untap {card}"


class Convict(PairMove):
    """Put a conviction, from hand or ash heap, on an imbued."""

    form = "conviction {minion} {other}"


class Recover(MinionMove):
    """Burn 3 conviction to let an incapacitated imbued recover."""

    form = "recover {minion}"


class WithdrawGame(Move):
    """Announce your withdrawal from the game."""

    form = "withdraw"


DONE: Final = Done()
DECLINE: Final = Decline()


class BuyIntercept(Move):
    """Burn this much pool for 1 intercept."""

    form = "buy-intercept {number:d}"
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class BurnForIntercept(Move):
    """Your blocking minion burns this much blood for 1 intercept."""

    form = "burn-for-intercept {number:d}"
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


MOVES: Final = (
    ChooseDeck, Play, Use, ActWith, Bleed, Hunt, LeaveTorpor, BecomeAnarch, Rescue, Diablerize,
    TakeEquipment, BurnImbued, AttackMarked, Mark, Block, Decline, HandStrike, StrikeBound,
    StrikeWith, ManeuverWith, Maneuver, Press, Target, Name, Player, Number, Done, Vote, Transfer,
    Withhold, DrawCrypt, Merge, Discard, BurnOption, GainFromEdge, Pay, Yield, UntapInfernal,
    Convict, Recover, WithdrawGame, BuyIntercept,
    PlayStored, BurnForIntercept,
)  # fmt: skip
