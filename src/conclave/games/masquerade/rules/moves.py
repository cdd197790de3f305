"""The moves of Masquerade."""

from __future__ import annotations

from typing import Final

from conclave.core.moves import Move

UP: Final = "up"
DOWN: Final = "down"


class TakeClan(Move):
    """Choose a clan sheet."""

    form = "clan {clan}"
    __match_args__ = ("clan",)

    def __init__(self, clan: str) -> None:
        self.clan = clan


class TakeRelic(Move):
    """Choose a relic."""

    form = "relic {relic}"
    __match_args__ = ("relic",)

    def __init__(self, relic: str) -> None:
        self.relic = relic


class Bottom(Move):
    """Put a card at the bottom of the clan deck and keep the rest."""

    form = "bottom {card}"
    __match_args__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


class Play(Move):
    """Play a card at a location, face up or face down."""

    form = "play {card} {place} {face}"
    __match_args__ = ("card", "place", "face")

    def __init__(self, card: str, place: str, face: str) -> None:
        self.card = card
        self.place = place
        self.face = face


class Deploy(Move):
    """Deploy blood from the pool beside the card just played."""

    form = "blood {number:d}"
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Turn(Move):
    """Turn red diablerie tokens to grey for blood from the bank beside the card just played."""

    form = "turn {number:d}"
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Drain(Move):
    """Drain an ally or a victim."""

    form = "drain {ally}"
    __match_args__ = ("ally",)

    def __init__(self, ally: str) -> None:
        self.ally = ally


class Use(Move):
    """Use one's relic."""

    form = "use {relic}"
    __match_args__ = ("relic",)

    def __init__(self, relic: str) -> None:
        self.relic = relic


class Look(Move):
    """Look at the n-th face-down card at a player's position."""

    form = "look {place} {seat:d} {number:d}"
    __match_args__ = ("place", "seat", "number")

    def __init__(self, place: str, seat: int, number: int) -> None:
        self.place = place
        self.seat = seat
        self.number = number


class Done(Move):
    """End the planning turn, or stop choosing."""

    form = "done"


class Stay(Move):
    """Stay at the location."""

    form = "stay"


class Withdraw(Move):
    """Withdraw from the location."""

    form = "withdraw"


class Resolve(Move):
    """Choose the card that takes effect next."""

    form = "resolve {card}"
    __match_args__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


class Pick(Move):
    """Choose a card."""

    form = "pick {card}"
    __match_args__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


class Target(Move):
    """Choose a player."""

    form = "target {seat:d}"
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Go(Move):
    """Choose a location."""

    form = "go {place}"
    __match_args__ = ("place",)

    def __init__(self, place: str) -> None:
        self.place = place


class Number(Move):
    """Choose a number."""

    form = "number {number:d}"
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


DONE: Final = Done()
STAY: Final = Stay()
WITHDRAW: Final = Withdraw()
MOVES: Final = (
    TakeClan, TakeRelic, Bottom, Play, Deploy, Turn, Drain, Use, Look, Done,
    Stay, Withdraw, Resolve, Pick, Target, Go, Number,
)  # fmt: skip
