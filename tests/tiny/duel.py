"""A tiny game with nested reaction windows: bolts, wards and rages against them, silences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from conclave.core.events import Event
from conclave.core.fields import Fields
from conclave.core.frames import ASK_ONCE, FIRST, FORCED, IMPULSE, IN_ORDER, Asking, Frame, Window
from conclave.core.game import Game
from conclave.core.moves import Choices, Move, Options
from conclave.core.position import Outcome, Plain, Position
from conclave.core.rng import Rng

PACK = ["bolt", "ward", "rage", "silence"] * 8
TURNS = 12


class Cast(Move):
    form = "cast bolt"


class Rest(Move):
    form = "rest"


class Aim(Move):
    form = "at {seat:d}"
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Play(Move):
    form = "play {card}"
    __match_args__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


class Discard(Move):
    form = "discard {card}"
    __match_args__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


class Drew(Event):
    """A mage drew a card; only he sees which."""

    reveals = True
    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: str | None) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, None)


class Used(Event):
    reveals = True
    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class Struck(Event):
    __match_args__ = ("seat", "power")

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power


class Arena(Position):
    def __init__(self, game: Game, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, settings, rng)
        self.lives = [4] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.pack: list[str] = []
        self.used: list[str] = []
        self.turn = 0
        self.power = 0
        self.target = 0

    @property
    def active(self) -> int:
        return self.turn % self.seats

    def clockwise(self, first: int) -> tuple[int, ...]:
        return tuple((first + step) % self.seats for step in range(self.seats))

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        return thing == ("hand", seat)

    def show(self, seat: int | None) -> dict[str, Plain]:
        return {
            **self.open_fields(),
            "hands": [
                sorted(hand) if self.sees(seat, ("hand", owner)) else len(hand)
                for owner, hand in enumerate(self.hands)
            ],
            "pack": len(self.pack),
        }

    def redraw(self, seat: int | None, rng: Rng) -> None:
        unseen = sorted(self.pack)
        hidden = [owner for owner in range(self.seats) if not self.sees(seat, ("hand", owner))]
        for owner in hidden:
            unseen += sorted(self.hands[owner])
        unseen.sort()
        rng.shuffle(unseen)
        for owner in hidden:
            number = len(self.hands[owner])
            self.hands[owner], unseen = unseen[:number], unseen[number:]
        self.pack = unseen
        if seat is not None:
            self.hands[seat].sort()

    def take_fields(self, source: Any, fields: Fields) -> None:
        self.lives = fields.row("lives", source.lives, open=True)
        self.hands = fields.rows("hands", source.hands)
        self.pack = fields.row("pack", source.pack)
        self.used = fields.row("used", source.used, open=True)
        self.turn = fields.value("turn", source.turn, open=True)
        self.power = fields.value("power", source.power, open=True)
        self.target = fields.value("target", source.target, open=True)

    def faults(self) -> list[str]:
        cards = sorted(self.pack + self.used + [card for hand in self.hands for card in hand])
        return [] if cards == sorted(PACK) else ["cards were lost or made"]

    # Atoms

    def draw(self, seat: int) -> Event:
        card = self.pack.pop()
        self.hands[seat].append(card)
        return self.tell(Drew(seat, card))

    def use(self, seat: int, card: str) -> Event:
        self.hands[seat].remove(card)
        self.used.append(card)
        return self.tell(Used(seat, card))

    def strike(self) -> Event:
        self.lives[self.target] -= self.power
        return self.tell(Struck(self.target, self.power))

    def aim(self, seat: int) -> None:
        self.target = seat
        self.power = 1

    def strengthen(self, number: int) -> None:
        self.power += number

    def next_turn(self) -> None:
        self.turn += 1


class Duelling(Asking[Arena]):
    """A mage casts or rests, turn after turn (DUEL-02)."""

    steps = ASK_ONCE

    def run(self, arena: Arena, step: int) -> None:
        if step == FIRST:
            arena.push(Window(FORCED, (arena.active,)))
        else:
            arena.next_turn()
            arena.go(FIRST)
            if min(arena.lives) <= 0 or arena.turn == TURNS:
                places = [1 + sum(o > mine for o in arena.lives) for mine in arena.lives]
                scores = tuple(max(0, lives) for lives in arena.lives)
                arena.end(Outcome(tuple(places), scores, "duel-over", "DUEL-06"))

    def options(self, arena: Arena, seat: int) -> Options:
        return Choices([Cast(), Rest()] if "bolt" in arena.hands[seat] else [Rest()])

    def chosen(self, arena: Arena, seat: int, move: Move) -> None:
        if isinstance(move, Cast):
            arena.use(seat, "bolt")
            arena.push(Aiming())
        elif arena.pack:
            arena.draw(seat)

    def rule(self, arena: Arena) -> str:
        return "DUEL-02"


class Aiming(Asking[Arena]):
    """The caster names a target; in a game of two there is only one (DUEL-02)."""

    steps = ASK_ONCE

    def run(self, arena: Arena, step: int) -> None:
        if step == FIRST:
            arena.push(Window(FORCED, (arena.active,)))
        else:
            arena.pop()
            arena.push(Flying())

    def options(self, arena: Arena, seat: int) -> Options:
        return Choices([Aim(other) for other in range(arena.seats) if other != seat])

    def chosen(self, arena: Arena, seat: int, move: Move) -> None:
        assert isinstance(move, Aim)
        arena.aim(move.seat)

    def public(self, arena: Arena, seat: int) -> bool:
        return True

    def rule(self, arena: Arena) -> str:
        return "DUEL-02"


class Flying(Asking[Arena]):
    """While the bolt flies everybody may react, by impulse (DUEL-03)."""

    steps = ASK_ONCE

    def run(self, arena: Arena, step: int) -> None:
        if step == FIRST:
            arena.push(Window(IMPULSE, arena.clockwise(arena.active)))
        else:
            arena.strike()
            arena.pop()
            if arena.power > 0 and arena.hands[arena.target]:
                arena.push(Losing())

    def options(self, arena: Arena, seat: int) -> Options:
        return Choices([Play(card) for card in ("ward", "rage") if card in arena.hands[seat]])

    def chosen(self, arena: Arena, seat: int, move: Move) -> None:
        assert isinstance(move, Play)
        arena.use(seat, move.card)
        arena.push(AsPlayed(seat, move.card))

    def rule(self, arena: Arena) -> str:
        return "DUEL-03"


class AsPlayed(Asking[Arena]):
    """When a card is played the others may silence it, once, in order (DUEL-04)."""

    steps = ASK_ONCE

    __match_args__ = ("seat", "card", "silenced")

    def __init__(self, seat: int, card: str, silenced: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.silenced = silenced

    def run(self, arena: Arena, step: int) -> None:
        if step == FIRST:
            arena.push(Window(IN_ORDER, arena.clockwise(self.seat)[1:]))
        else:
            if not self.silenced:
                arena.strengthen(1 if self.card == "rage" else -1)
            arena.pop()

    def options(self, arena: Arena, seat: int) -> Options:
        may = "silence" in arena.hands[seat] and not self.silenced
        return Choices([Play("silence")] if may else [])

    def chosen(self, arena: Arena, seat: int, move: Move) -> None:
        arena.use(seat, "silence")
        window = arena.frames[-1]
        if isinstance(window, Window):
            arena.pop()
        arena.replace(AsPlayed(self.seat, self.card, True))

    def rule(self, arena: Arena) -> str:
        return "DUEL-04"


class Losing(Asking[Arena]):
    """A mage who was struck discards a card of his choice (DUEL-05)."""

    steps = ASK_ONCE

    def run(self, arena: Arena, step: int) -> None:
        if step == FIRST:
            arena.push(Window(FORCED, (arena.target,)))
        else:
            arena.pop()

    def options(self, arena: Arena, seat: int) -> Options:
        return Choices([Discard(card) for card in sorted(set(arena.hands[seat]))])

    def chosen(self, arena: Arena, seat: int, move: Move) -> None:
        assert isinstance(move, Discard)
        arena.use(seat, move.card)

    def rule(self, arena: Arena) -> str:
        return "DUEL-05"


class DuelGame(Game):
    name = "duel"
    seats = range(2, 5)
    moves = (Cast, Rest, Aim, Play, Discard)
    frames: tuple[type[Frame[Any]], ...] = (Duelling, Aiming, Flying, AsPlayed, Losing)
    seat_parts = ("lives", "hands")
    seat_facts = ("target",)
    turn_rule = "DUEL-02"
    over_rule = "DUEL-06"
    rules = Path(__file__).parent
    ledger = Path(__file__).parent / "duel.md"

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> Arena:
        return Arena(self, seats, settings, rng)

    def setup(self, seats: int, settings: dict[str, Any], rng: Rng) -> Arena:
        arena = self.empty(seats, settings, rng)
        arena.pack = PACK[:]
        rng.shuffle(arena.pack)
        for seat in range(seats):
            for _ in range(4):
                arena.draw(seat)
        arena.push(Duelling())
        return arena


DUEL = DuelGame()
