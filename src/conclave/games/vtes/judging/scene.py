"""One seat's view of the table, looked up: who is who, which card is where, what a card is."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from conclave.core.position import Decision, Plain
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.printed import Crypt, Printed

OUSTED: Final = -60.0
"""Losing the last pool: nothing else matters then."""
VICTORY: Final = 9.0
"""Ousting the prey: a victory point, 6 pool, and no more of that prey's reactions."""
LOW: Final = 6
"""With less pool than this, each counts half as much again."""
HURTS_PREY: Final = 0.7
"""A pool that the prey loses: most of the way to a victory point."""
HURTS_PREDATOR: Final = 0.3
"""A pool that the predator loses: fewer minions sent at us, but another gets the point."""
HURTS_OTHER: Final = 0.08
FOE: Final = {"prey": 0.6, "predator": 0.5, "other": 0.15}
"""What harm to a minion is worth, by whose it is, as a part of what it would be at home."""
BLOOD: Final = 0.3
"""A counter of blood on a minion: it heals, pays, and saves a hunt."""


class Seen(NamedTuple):
    """A card in play as it is seen: its data, its region, the minion it is on."""

    data: dict[str, Plain]
    region: str
    host: str

    @property
    def seat(self) -> int:
        """Who controls it."""
        seat: int = self.data["controller"]
        return seat

    @property
    def word(self) -> str:
        """How moves write it."""
        word: str = self.data["card"]
        return word

    @property
    def is_minion(self) -> bool:
        """Whether it acts and fights."""
        return "strength" in self.data

    @property
    def blood(self) -> int:
        """Its blood, life or other counters."""
        counters: int = self.data["counters"]
        return counters

    @property
    def capacity(self) -> int:
        """How much blood it holds; an ally, who holds as much as he has: that."""
        capacity: int | None = self.data.get("capacity")
        return self.blood if capacity is None else capacity

    @property
    def is_vampire(self) -> bool:
        """Whether it heals with blood and falls into torpor."""
        return "vampire" in self.data["types"]


class Scene:
    """What a seat sees, with what it knows of the cards by heart."""

    def __init__(self, view: dict[str, Plain], decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.me = decision.seat
        self.pool: list[int] = view["pool"]
        prey: int | None = view["prey"][self.me]
        self.prey = -1 if prey is None else prey
        self.predator: int = view["prey"].index(self.me) if self.me in view["prey"] else -1
        self.action = view["action"]
        self.combat = view["combat"]
        self.referendum = view["referendum"]
        self.window: str = str(decision.facts.get("window", ""))
        self._minions: dict[int, list[Seen]] = {}
        self._ways: dict[str, list[tuple[Printed, Mode]]] = {}

    # Seats

    def of(self, seat: int) -> str:
        """What another seat is to this one."""
        if seat == self.prey:
            return "prey"
        return "predator" if seat == self.predator else "other"

    def pool_changes(self, seat: int, change: float) -> float:
        """What it is worth that a seat gains or loses pool."""
        after = self.pool[seat] + change
        if seat == self.me:
            if after <= 0:
                return OUSTED
            return change * (1.5 if min(after, self.pool[seat]) < LOW else 1.0)
        if seat == self.prey:
            return -change * HURTS_PREY + (VICTORY if after <= 0 else 0.0)
        if seat == self.predator:
            return -change * HURTS_PREDATOR
        return -change * HURTS_OTHER - (1.0 if after <= 0 else 0.0)

    def share(self, seat: int) -> float:
        """What good of a minion of this seat is worth here: less than nothing if a rival's."""
        return 1.0 if seat == self.me else -FOE[self.of(seat)]

    # Cards

    @cached_property
    def cards(self) -> dict[str, Seen]:
        """Every card in play by its word."""
        found: dict[str, Seen] = {}

        def add(data: dict[str, Plain], region: str, host: str) -> None:
            found[data["card"]] = Seen(data, region, host)
            for attached in data["on"]:
                add(attached, region, data["card"])

        for region in ("ready", "torpor", "beside"):
            for row in self.view[region]:
                for data in row:
                    add(data, region, "")
        return found

    def card(self, word: str | None) -> Seen | None:
        """The card in play that a word means."""
        return None if not word else self.cards.get(word)

    def minions(self, seat: int) -> list[Seen]:
        """The ready minions of a seat."""
        found = self._minions.get(seat)
        if found is None:
            found = [self.cards[data["card"]] for data in self.view["ready"][seat]]
            self._minions[seat] = found
        return found

    def untapped(self, seat: int) -> list[Seen]:
        """Those who may block and act."""
        return [minion for minion in self.minions(seat) if not minion.data["tapped"]]

    @property
    def hand(self) -> list[str]:
        """One's own cards."""
        held = self.view["hand"][self.me]
        return [] if isinstance(held, int) else held

    def uncontrolled(self, word: str) -> dict[str, Plain] | None:
        """A vampire in one's own uncontrolled region."""
        for data in self.view["uncontrolled"][self.me]:
            if data["card"] == word or f"#{data['number']}" == word:
                found: dict[str, Plain] = data
                return found
        return None

    def worth(self, minion: Seen) -> float:
        """What a minion is worth to whoever controls him, in pool."""
        data = minion.data
        if not minion.is_minion:
            return 1.5
        worth: float = 1.0 + data["bleed"] + 0.3 * data["votes"] + 0.5 * len(data["on"])
        return worth + 0.3 * minion.capacity

    def may_play(self, minion: Seen, printed: Printed, mode: Mode) -> bool:
        """Whether a minion has clan and disciplines for it."""
        data = minion.data
        if printed.clans and data["clan"] not in printed.clans:
            return False
        return has(data["disciplines"], mode)

    def ways(self, minion: Seen) -> list[tuple[Printed, Mode]]:
        """The ways in which a minion may play cards of one's hand, and can pay for with blood."""
        kept = self._ways.get(minion.word)
        if kept is not None:
            return kept
        found = []
        for name in dict.fromkeys(self.hand):
            printed = printed_of(name)
            if printed is None:
                continue
            for mode in printed.modes:
                cost = mode.cost or printed.cost
                if cost.blood <= minion.blood and self.may_play(minion, printed, mode):
                    found.append((printed, mode))
        self._ways[minion.word] = found
        return found


def has(disciplines: list[str], mode: Mode) -> bool:
    """Whether somebody with these disciplines, in capitals where superior, may use a way."""
    for name, level in mode.disciplines:
        if name.upper() not in disciplines and (level > 1 or name not in disciplines):
            return False
    return True


def printed_of(name: str) -> Printed | None:
    """A library card by its name or its word in play; None: a crypt card, or unknown."""
    number = LIBRARY.numbers.get(name.partition("#")[0])
    return None if number is None or LIBRARY.is_crypt[number] else LIBRARY.printed[number]


def crypt_of(name: str) -> Crypt | None:
    """A crypt card by its name or its word."""
    number = LIBRARY.numbers.get(name.partition("#")[0])
    return LIBRARY.crypt[number] if number is not None and LIBRARY.is_crypt[number] else None


def levels(crypt: Crypt) -> list[str]:
    """A crypt card's disciplines as the view writes them."""
    return [name.upper() if level == 2 else name for name, level in crypt.disciplines]
