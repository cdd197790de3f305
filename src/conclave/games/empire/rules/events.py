"""The events of Empire, and who may know them."""

from __future__ import annotations

from conclave.core.events import Event, SeatCardEvent, SeatEvent, SeatNumberEvent


class CharacterEvent(Event):
    """Base of events about a character."""

    __match_args__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who = who


class MarkerEvent(Event):
    """Base of events about an attack or defence marker on a character."""

    __match_args__ = ("seat", "who", "kind")

    def __init__(self, seat: int, who: str, kind: str) -> None:
        self.seat = seat
        self.who = who
        self.kind = kind


# Set-up


class TookSide(Event):
    """A player plays the vampires, or the humans."""

    __match_args__ = ("seat", "side")

    def __init__(self, seat: int, side: str) -> None:
        self.seat = seat
        self.side = side


class DrewTokens(Event):
    """A player drew character tokens, which only he sees (EMP-SETUP-08, -09)."""

    __match_args__ = ("seat", "characters")

    def __init__(self, seat: int, characters: tuple[str, ...]) -> None:
        self.seat = seat
        self.characters = characters

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DrewTokensUnseen(self.seat, len(self.characters))


class DrewTokensUnseen(SeatNumberEvent):
    """DrewTokens, as the opponent sees it."""


class Entered(CharacterEvent):
    """A character came from the town into the castle."""

    reveals = True


# A turn


class TurnBegan(Event):
    """A day or a night began: the turn of a player."""

    __match_args__ = ("seat", "time", "number")

    def __init__(self, seat: int, time: str, number: int) -> None:
        self.seat = seat
        self.time = time
        self.number = number


class TurnSkipped(SeatEvent):
    """A player is out of cards and takes no turn."""


class Discarded(Event):
    """A player discarded a card face down into the cellar or the moat."""

    __match_args__ = ("seat", "card", "pile")

    def __init__(self, seat: int, card: str, pile: str) -> None:
        self.seat = seat
        self.card = card
        self.pile = pile

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DiscardedUnseen(self.seat, self.pile)


class DiscardedUnseen(Event):
    """Discarded, as the opponent sees it."""

    __match_args__ = ("seat", "pile")

    def __init__(self, seat: int, pile: str) -> None:
        self.seat = seat
        self.pile = pile


class Drew(Event):
    """A player drew cards."""

    __match_args__ = ("seat", "cards")
    reveals = True

    def __init__(self, seat: int, cards: tuple[str, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DrewUnseen(self.seat, len(self.cards))


class DrewUnseen(SeatNumberEvent):
    """Drew, as the opponent sees it."""

    reveals = True


class OpenedCellar(SeatNumberEvent):
    """A player's cellar became his draw pile."""

    reveals = True


class Unmasked(CharacterEvent):
    """A character was revealed to be a vampire."""

    reveals = True


# Actions


class HidInTown(CharacterEvent):
    """A character went to the bottom of the town."""


class Laid(SeatCardEvent):
    """A player played a card openly."""


class Asked(Event):
    """Holy water: the human player asked whether a character is a vampire."""

    __match_args__ = ("seat", "who")

    def __init__(self, seat: int, who: str) -> None:
        self.seat = seat
        self.who = who


class IsHuman(CharacterEvent):
    """Holy water found no vampire."""

    reveals = True


class PassedTurn(SeatEvent):
    """A player took no other action."""


class CombatBegan(Event):
    """A character attacks another."""

    __match_args__ = ("seat", "who", "target")

    def __init__(self, seat: int, who: str, target: str) -> None:
        self.seat = seat
        self.who = who
        self.target = target


class RoundEnded(Event):
    """A round of combat is over: attack against defence."""

    __match_args__ = ("number", "attack", "defence")

    def __init__(self, number: int, attack: int, defence: int) -> None:
        self.number = number
        self.attack = attack
        self.defence = defence


class CombatStopped(SeatEvent):
    """The attacking player started no second round."""


class Survived(CharacterEvent):
    """The target of an attack survived it."""


class Died(Event):
    """A character died, and its nature was revealed."""

    __match_args__ = ("who", "nature")
    reveals = True

    def __init__(self, who: str, nature: str) -> None:
        self.who = who
        self.nature = nature


# Support cards


class PlayedSupport(SeatCardEvent):
    """A player played a support card."""


class Marked(MarkerEvent):
    """A player put a marker on a character."""


class LostMarkers(CharacterEvent):
    """A character lost its markers."""


class Cancelled(SeatCardEvent):
    """A player's combat card was cancelled."""


class Strengthened(SeatNumberEvent):
    """A player's side in the combat gained value."""


class Forbidden(Event):
    """Nobody may choose an action for the rest of the turn."""

    __match_args__ = ("action",)

    def __init__(self, action: str) -> None:
        self.action = action


class FoundNothing(Event):
    """A player searched a pile for a type of card, and there was none."""

    reveals = True
    __match_args__ = ("seat", "pile", "type")

    def __init__(self, seat: int, pile: str, type: str) -> None:
        self.seat = seat
        self.pile = pile
        self.type = type


class TookFromPile(Event):
    """A player searched one of his piles and took a card."""

    __match_args__ = ("seat", "card", "pile")
    reveals = True

    def __init__(self, seat: int, card: str, pile: str) -> None:
        self.seat = seat
        self.card = card
        self.pile = pile

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else TookUnseen(self.seat, self.pile)


class TookUnseen(Event):
    """TookFromPile, as the opponent sees it."""

    __match_args__ = ("seat", "pile")
    reveals = True

    def __init__(self, seat: int, pile: str) -> None:
        self.seat = seat
        self.pile = pile
