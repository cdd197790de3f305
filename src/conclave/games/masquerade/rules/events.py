"""What happens in Masquerade, and who learns what of it.

Events of one shape share a base. Cards, allies and places are told by their written names.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.events import Event, OfSeat, OfSeatCard, OfSeatNumber


@mypyc_attr(acyclic=True)
class OfNumberFrom(Event):
    __match_args__ = ("seat", "from_seat", "number")

    def __init__(self, seat: int, from_seat: int, number: int) -> None:
        self.seat = seat
        self.from_seat = from_seat
        self.number = number


@mypyc_attr(acyclic=True)
class OfNumberAt(Event):
    __match_args__ = ("seat", "number", "place")

    def __init__(self, seat: int, number: int, place: str) -> None:
        self.seat = seat
        self.number = number
        self.place = place


@mypyc_attr(acyclic=True)
class OfCardAt(Event):
    __match_args__ = ("seat", "card", "place")

    def __init__(self, seat: int, card: str, place: str) -> None:
        self.seat = seat
        self.card = card
        self.place = place


@mypyc_attr(acyclic=True)
class OfAlly(Event):
    __match_args__ = ("seat", "ally")

    def __init__(self, seat: int, ally: str) -> None:
        self.seat = seat
        self.ally = ally


@mypyc_attr(acyclic=True)
class OfPlace(Event):
    __match_args__ = ("seat", "place")

    def __init__(self, seat: int, place: str) -> None:
        self.seat = seat
        self.place = place


# Set-up


class Holds(OfSeat):
    """A player has the ambition token."""

    reveals = True


class TookClan(Event):
    """A player chose a clan."""

    __match_args__ = ("seat", "clan")

    def __init__(self, seat: int, clan: str) -> None:
        self.seat = seat
        self.clan = clan


class TookRelic(Event):
    """A player chose a relic."""

    __match_args__ = ("seat", "relic")

    def __init__(self, seat: int, relic: str) -> None:
        self.seat = seat
        self.relic = relic


class LaidLocation(Event):
    """A location card was laid at a location."""

    reveals = True
    __match_args__ = ("place", "card")

    def __init__(self, place: str, card: str) -> None:
        self.place = place
        self.card = card


# Rounds, feeding, card choice


class RoundBegan(Event):
    """A round began."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


class RoundEnded(Event):
    """Deployed blood went to the bank, cards back to hands, grey tokens turned red."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


class Arrived(Event):
    """An ally was laid at a location."""

    reveals = True
    __match_args__ = ("place", "ally")

    def __init__(self, place: str, ally: str) -> None:
        self.place = place
        self.ally = ally


class Fed(OfSeatNumber):
    """A player gained blood from his alliance."""


class Drew(Event):
    """A player drew cards from his clan deck, which only he sees (MASQ-HID-03)."""

    reveals = True
    __match_args__ = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[str, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DrewUnseen(self.seat, len(self.cards))


class DrewUnseen(OfSeatNumber):
    """What others learn of a draw."""


class Bottomed(OfSeatCard):
    """A player put a card at the bottom of his deck, which only he sees."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else BottomedUnseen(self.seat)


class BottomedUnseen(OfSeat):
    """What others learn of it."""


# Planning


class Played(OfCardAt):
    """A player played a card face up, or by an effect."""

    reveals = True


class PlayedDown(OfCardAt):
    """A player played a card face down, which only he knows (MASQ-HID-06)."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else PlayedUnseen(self.seat, self.place)


class PlayedUnseen(OfPlace):
    """What others learn of it."""


class Deployed(OfNumberAt):
    """A player deployed blood from his pool."""


class DeployedFromBank(OfNumberAt):
    """Blood from the bank was put at a player's position."""


class TurnedTokens(OfSeatNumber):
    """A player turned red diablerie tokens to grey."""


class Drained(Event):
    """A player drained a card of his alliance for blood."""

    __match_args__ = ("seat", "ally", "number")

    def __init__(self, seat: int, ally: str, number: int) -> None:
        self.seat = seat
        self.ally = ally
        self.number = number


class CommittedDiablerie(OfSeatNumber):
    """A player took diablerie tokens for draining a vampire."""


class Eliminated(OfSeat):
    """A player received his third diablerie token and is out of the game."""


class Looked(Event):
    """A player looked at another's face-down card."""

    reveals = True
    __match_args__ = ("seat", "from_seat", "card", "place")

    def __init__(self, seat: int, from_seat: int, card: str, place: str) -> None:
        self.seat = seat
        self.from_seat = from_seat
        self.card = card
        self.place = place

    def seen_by(self, seat: int | None) -> Event | None:
        if seat == self.seat or seat == self.from_seat:
            return self
        return LookedUnseen(self.seat, self.from_seat, self.place)


class LookedUnseen(Event):
    """What others learn of it."""

    reveals = True
    __match_args__ = ("seat", "from_seat", "place")

    def __init__(self, seat: int, from_seat: int, place: str) -> None:
        self.seat = seat
        self.from_seat = from_seat
        self.place = place


class UsedRelic(Event):
    """A player used his relic."""

    __match_args__ = ("seat", "relic")

    def __init__(self, seat: int, relic: str) -> None:
        self.seat = seat
        self.relic = relic


# Resolution


class LocationBegan(Event):
    """The resolution of a location began."""

    __match_args__ = ("place",)

    def __init__(self, place: str) -> None:
        self.place = place


class TokensRevealed(Event):
    """Everybody at the location showed his token."""

    reveals = True
    __match_args__ = ("place", "stay_seats", "leave_seats")

    def __init__(
        self, place: str, stay_seats: tuple[int, ...], leave_seats: tuple[int, ...]
    ) -> None:
        self.place = place
        self.stay_seats = stay_seats
        self.leave_seats = leave_seats


class Withdrew(OfNumberAt):
    """A player withdrew from a location and took so much blood back."""


class Moved(Event):
    """A player's cards were moved, face up, to another location."""

    reveals = True
    __match_args__ = ("seat", "cards", "place")

    def __init__(self, seat: int, cards: tuple[str, ...], place: str) -> None:
        self.seat = seat
        self.cards = cards
        self.place = place


class TookBack(OfSeatNumber):
    """A player took so many cards back to his hand, the face-down ones unseen (MASQ-HID-09)."""


class Revealed(Event):
    """A player's face-down cards were turned face up."""

    reveals = True
    __match_args__ = ("seat", "cards", "place")

    def __init__(self, seat: int, cards: tuple[str, ...], place: str) -> None:
        self.seat = seat
        self.cards = cards
        self.place = place


class KeptDown(OfPlace):
    """A player left a card face down in the reveal."""


class TurnedDown(OfCardAt):
    """A card was turned face down before everybody's eyes."""


class Acts(OfCardAt):
    """A card takes effect."""


class AllyActs(OfAlly):
    """An ally takes effect."""


class LocationActs(Event):
    """A location card takes effect."""

    __match_args__ = ("place", "card")

    def __init__(self, place: str, card: str) -> None:
        self.place = place
        self.card = card


class Counted(OfNumberAt):
    """A player's total power at a location."""


class Placed(OfNumberAt):
    """A player came first, second, third (the number) in a conflict."""


class Deserted(Event):
    """Nobody was left at the location, and the ally left the game."""

    __match_args__ = ("place", "ally")

    def __init__(self, place: str, ally: str) -> None:
        self.place = place
        self.ally = ally


class GainedAlly(OfAlly):
    """A player gained an ally."""


class GainedVictims(OfSeatNumber):
    """A player gained victims."""


class TookAmbition(OfSeat):
    """A player took the ambition token."""


class Frenzied(Event):
    """A player fell into frenzy; `by_seat` caused it, or nobody (-1).

    What he drains then is drawn at random, and so learned only now (MASQ-HID-17).
    """

    reveals = True
    __match_args__ = ("seat", "by_seat")

    def __init__(self, seat: int, by_seat: int) -> None:
        self.seat = seat
        self.by_seat = by_seat


class CouldNotDrain(OfAlly):
    """The ally drawn in frenzy can't be drained, and stays."""

    reveals = True


# Blood and influence


class GainedBlood(OfSeatNumber):
    """A player gained blood from the bank."""


class LostBlood(OfSeatNumber):
    """A player lost blood from his pool."""


class SpentBlood(OfSeatNumber):
    """A player spent blood."""


class StoleBlood(OfNumberFrom):
    """A player stole blood from another's pool."""


class GainedInfluence(OfSeatNumber):
    """A player gained influence."""


class LostInfluence(OfSeatNumber):
    """A player lost influence."""


class GotInfluence(OfNumberFrom):
    """A player was given influence by another."""


class TookBlood(Event):
    """A player took deployed blood, his own or another's, into his pool."""

    __match_args__ = ("seat", "from_seat", "number", "place")

    def __init__(self, seat: int, from_seat: int, number: int, place: str) -> None:
        self.seat = seat
        self.from_seat = from_seat
        self.number = number
        self.place = place


class GotBlood(Event):
    """A player got another's deployed blood at his own position."""

    __match_args__ = ("seat", "from_seat", "number", "place")

    def __init__(self, seat: int, from_seat: int, number: int, place: str) -> None:
        self.seat = seat
        self.from_seat = from_seat
        self.number = number
        self.place = place


class DiscardedBlood(OfNumberAt):
    """A player's deployed blood went to the bank."""


class MovedBlood(Event):
    """A player's deployed blood was moved to another location."""

    __match_args__ = ("seat", "number", "place", "to_place")

    def __init__(self, seat: int, number: int, place: str, to_place: str) -> None:
        self.seat = seat
        self.number = number
        self.place = place
        self.to_place = to_place


class SwappedBlood(OfNumberAt):
    """A player swapped his deployed blood, now so much, with his pool."""


class Unharmed(OfSeat):
    """A player was immune to losing blood."""


# Other effects of cards


class Returned(OfSeatCard):
    """A card was returned from a location to its owner's hand."""


class ShuffledBack(OfSeatCard):
    """A player shuffled a card back into his deck, which only he knows."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ShuffledUnseen(self.seat)


class ShuffledUnseen(OfSeat):
    """What others learn of it."""


class Bid(OfSeatNumber):
    """What a player had bid in secret."""

    reveals = True


class Skips(OfPlace):
    """A player's cards skip preparation and aftermath here."""


class Forestalled(OfSeatCard):
    """A player is immune to the card of a rival."""


class Restored(OfAlly):
    """A drained card returned to the alliance."""


class ShedDiablerie(OfSeat):
    """A player got rid of a diablerie token."""
