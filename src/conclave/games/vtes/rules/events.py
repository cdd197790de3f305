"""What happens in V:TES, and who learns what of it.

Events of one shape share a base. Cards in play are told by their words, `name#number`; a card that
lies face down is told by its number alone, `#number`.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.events import Event, OfSeat, OfSeatCard, OfSeatNumber


@mypyc_attr(acyclic=True)
class OfCard(Event):
    __match_args__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


@mypyc_attr(acyclic=True)
class OfCardNumber(Event):
    __match_args__ = ("card", "number")

    def __init__(self, card: str, number: int) -> None:
        self.card = card
        self.number = number


@mypyc_attr(acyclic=True)
class OfSeatCardNumber(Event):
    __match_args__ = ("seat", "card", "number")

    def __init__(self, seat: int, card: str, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number


@mypyc_attr(acyclic=True)
class OfTwoCards(Event):
    __match_args__ = ("card", "other")

    def __init__(self, card: str, other: str) -> None:
        self.card = card
        self.other = other


@mypyc_attr(acyclic=True)
class OfTwoCardsNumber(Event):
    __match_args__ = ("card", "other", "number")

    def __init__(self, card: str, other: str, number: int) -> None:
        self.card = card
        self.other = other
        self.number = number


# Set-up and turns


class ChoseDeck(OfSeat):
    """A player brought a deck; which one is her secret."""


class GoesFirst(OfSeat):
    """The player who takes the first turn."""

    reveals = True


class TurnBegan(OfSeatNumber):
    """A player's turn began, the so-manieth of the game."""


class PhaseBegan(Event):
    """The next phase of the turn began."""

    __match_args__ = ("seat", "phase")

    def __init__(self, seat: int, phase: str) -> None:
        self.seat = seat
        self.phase = phase


class Drew(Event):
    """A player drew from her library: she knows what, the others how many."""

    __match_args__ = ("seat", "names", "number")
    reveals = True

    def __init__(self, seat: int, names: tuple[str, ...], number: int) -> None:
        self.seat = seat
        self.names = names
        self.number = number

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, (), self.number)


class DrewCrypt(Event):
    """A player moved cards from her crypt to her uncontrolled region."""

    __match_args__ = ("seat", "names", "number")
    reveals = True

    def __init__(self, seat: int, names: tuple[str, ...], number: int) -> None:
        self.seat = seat
        self.names = names
        self.number = number

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else DrewCrypt(self.seat, (), self.number)


class Shuffled(OfSeat):
    """A player's library was shuffled."""

    reveals = True


class Discarded(OfSeatCard):
    """A player put a card from her hand into her ash heap."""


class LookedAt(Event):
    """A player looked at cards that are hidden from others."""

    __match_args__ = ("seat", "names", "number")
    reveals = True

    def __init__(self, seat: int, names: tuple[str, ...], number: int) -> None:
        self.seat = seat
        self.names = names
        self.number = number

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else LookedAt(self.seat, (), self.number)


class Showed(OfSeatCard):
    """A hidden card of a player was shown to everybody."""

    reveals = True


# Playing cards


class CardPlayed(Event):
    """A card was played, in one of its ways, by a minion or by the Methuselah herself ("")."""

    __match_args__ = ("seat", "card", "mode", "minion")
    reveals = True

    def __init__(self, seat: int, card: str, mode: str, minion: str) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.minion = minion


class CardUsed(OfSeatCard):
    """The effect of a card in play was used."""


class ChoseTarget(OfSeatCard):
    """A player chose a card for what she does."""


class ChoseClan(Event):
    """A player named a clan."""

    __match_args__ = ("seat", "clan")

    def __init__(self, seat: int, clan: str) -> None:
        self.seat = seat
        self.clan = clan


class ChoseDiscipline(Event):
    """A player named a discipline."""

    __match_args__ = ("seat", "discipline")

    def __init__(self, seat: int, discipline: str) -> None:
        self.seat = seat
        self.discipline = discipline


class AnnouncedNumber(OfSeatNumber):
    """A player announced a number with the card that she plays."""


class ChosePlayer(Event):
    """A player chose a Methuselah for what she does."""

    __match_args__ = ("seat", "other_seat")

    def __init__(self, seat: int, other_seat: int) -> None:
        self.seat = seat
        self.other_seat = other_seat


class Cancelled(OfCard):
    """A card was cancelled as it was played."""


# Counters


class Tapped(OfCard):
    """A card was tapped."""


class Untapped(OfCard):
    """A card was untapped."""


class UntappedAll(OfSeat):
    """A player untapped her cards."""


class GainedBlood(OfCardNumber):
    """Counters came onto a card from the bank."""


class LostBlood(OfCardNumber):
    """Counters on a card were burned."""


class MovedBlood(OfTwoCardsNumber):
    """Counters moved from one card to another."""


class PoolToCard(OfSeatCardNumber):
    """Counters moved from a pool to a card."""


class CardToPool(OfSeatCardNumber):
    """Counters moved from a card to a pool."""


class GainedPool(OfSeatNumber):
    """A player gained pool from the bank."""


class LostPool(OfSeatNumber):
    """A player burned pool."""


class TookEdge(OfSeat):
    """A player has the edge now."""


class BurnedEdge(OfSeat):
    """A player gave the edge up."""


# Cards coming, going and changing


class CameIntoPlay(OfSeatCard):
    """A card came into play under a player's control."""

    reveals = True


class PutOn(OfTwoCards):
    """A card was put on another."""


class Burned(OfCard):
    """A card was burned."""

    reveals = True


class WasRemoved(OfCard):
    """A card was removed from the game."""

    reveals = True


class WentToTorpor(OfCard):
    """A vampire went to torpor, or an imbued was incapacitated."""


class LeftTorpor(OfCard):
    """A vampire left torpor, or an imbued recovered."""


class BackToHand(OfSeatCard):
    """A card returned to its owner's hand."""


class BackToLibrary(OfSeatCard):
    """A card returned to its owner's library."""

    reveals = True


class ChangedController(OfSeatCard):
    """Another player controls a card now."""


class BackToUncontrolled(OfSeatCard):
    """A vampire moved back to the uncontrolled region."""


class Merged(OfTwoCards):
    """An advanced vampire was merged with his base version."""

    reveals = True


class ContestBegan(OfCard):
    """A card is contested now."""


class Yielded(OfCard):
    """A contested card was yielded."""


class ContestWon(OfCard):
    """A contested card came back into play."""


class GotTitle(Event):
    """A vampire has a title now."""

    __match_args__ = ("card", "title")

    def __init__(self, card: str, title: str) -> None:
        self.card = card
        self.title = title


class LostTitle(Event):
    """A vampire lost his title."""

    __match_args__ = ("card", "title")

    def __init__(self, card: str, title: str) -> None:
        self.card = card
        self.title = title


class TitleContested(Event):
    """A vampire's title is contested now."""

    __match_args__ = ("card", "title")

    def __init__(self, card: str, title: str) -> None:
        self.card = card
        self.title = title


class ChangedSect(Event):
    """A vampire belongs to another sect now."""

    __match_args__ = ("card", "sect")

    def __init__(self, card: str, sect: str) -> None:
        self.card = card
        self.sect = sect


class BecameAnarch(OfCard):
    """A vampire became an anarch."""


class Marked(OfSeatCard):
    """A player marked a Red List minion for this turn."""


# Actions


class ActionAnnounced(Event):
    """A minion announced an action: of which kind, by which card, at whom or what."""

    __match_args__ = ("seat", "minion", "kind", "source", "target", "target_seat")

    def __init__(
        self, seat: int, minion: str, kind: str, source: str, target: str, target_seat: int
    ) -> None:
        self.seat = seat
        self.minion = minion
        self.kind = kind
        self.source = source
        self.target = target
        self.target_seat = target_seat


class BlockTried(OfSeatCard):
    """A minion attempts to block."""


class BlockFailed(OfCard):
    """An attempt to block failed."""


class ActionContinued(OfCard):
    """A blocked action goes on as if it had not been blocked: the acting minion."""


class BlockDeclined(OfSeat):
    """A player declined to block."""


class ActionBlocked(OfTwoCards):
    """An action was blocked: the acting minion, the blocker."""


class ActionSucceeded(OfCard):
    """An action was successful."""


class ActionEnded(OfCard):
    """An action ended without effect."""


class GainedStealth(OfCardNumber):
    """The acting minion has more or less stealth for this action."""


class GainedIntercept(OfCardNumber):
    """A minion has more or less intercept for this action."""


class BleedChanged(OfCardNumber):
    """The bleed is bigger or smaller for this action."""


class BledFor(OfSeatNumber):
    """A player was bled for so much."""


class BleedRedirected(OfSeat):
    """The bleed goes to another player now."""


class Woke(OfCard):
    """A tapped minion may react as though untapped."""


# Referendums


class ReferendumCalled(Event):
    """A referendum began: by whom, by which card, and against whom if it is a blood hunt."""

    __match_args__ = ("seat", "source", "hunted")

    def __init__(self, seat: int, source: str, hunted: str) -> None:
        self.seat = seat
        self.source = source
        self.hunted = hunted


class TermsSet(OfSeatNumber):
    """A term of the referendum: so much for a player."""


class VotesCast(Event):
    """Votes were cast from a source: for or against."""

    __match_args__ = ("seat", "source", "number", "side")

    def __init__(self, seat: int, source: str, number: int, side: str) -> None:
        self.seat = seat
        self.source = source
        self.number = number
        self.side = side


class GainedVotes(OfSeatNumber):
    """A player gained votes to cast."""


class ReferendumEnded(Event):
    """The votes were counted; the referendum passed or failed."""

    __match_args__ = ("for_it", "against", "result")

    def __init__(self, for_it: int, against: int, result: str) -> None:
        self.for_it = for_it
        self.against = against
        self.result = result


# Combat


class CombatBegan(OfTwoCards):
    """Two minions fight."""


class RoundBegan(Event):
    """A round of combat began."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Maneuvered(Event):
    """A minion maneuvered to a range."""

    __match_args__ = ("card", "range")

    def __init__(self, card: str, range: str) -> None:
        self.card = card
        self.range = range


class StrikeChosen(Event):
    """A minion chose how to strike: with which card or the hand, and at which retainer."""

    __match_args__ = ("card", "source", "retainer")

    def __init__(self, card: str, source: str, retainer: str) -> None:
        self.card = card
        self.source = source
        self.retainer = retainer


class StrikeMissed(OfCard):
    """A minion's strike had no effect."""


class GainedStrikes(OfCardNumber):
    """A minion gained additional strikes."""


class GainedStrength(OfCardNumber):
    """A minion's strength changed."""


class TookDamage(Event):
    """Damage is about to be inflicted: so much normal, so much aggravated."""

    __match_args__ = ("card", "normal", "aggravated")

    def __init__(self, card: str, normal: int, aggravated: int) -> None:
        self.card = card
        self.normal = normal
        self.aggravated = aggravated


class Prevented(OfCardNumber):
    """Damage was prevented."""


class Pressed(Event):
    """A minion pressed, to continue or to end the combat."""

    __match_args__ = ("card", "purpose")

    def __init__(self, card: str, purpose: str) -> None:
        self.card = card
        self.purpose = purpose


class CombatEnded(OfTwoCards):
    """The combat is over."""


class Diablerized(OfTwoCards):
    """A vampire committed diablerie: the diablerist, the victim."""


# The end


class WithdrawalAnnounced(OfSeat):
    """A player announced that she withdraws."""


class WithdrawalFailed(OfSeat):
    """An announced withdrawal failed."""


class Withdrew(OfSeat):
    """A player withdrew from the game."""


class Ousted(OfSeat):
    """A player was ousted."""


class GotPoint(OfSeat):
    """A player got a victory point."""


class TimeCalled(Event):
    """The time that the table has set itself is over."""
