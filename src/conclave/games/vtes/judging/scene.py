"""One seat's view of the table, with lookups of players, cards and definitions."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from conclave.core.position import Decision, Plain
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.printed import Crypt, Printed

OUSTED: Final = -60.0
"""Losing one's last pool."""
VICTORY: Final = 9.0
"""Ousting the prey: a victory point, 6 pool, and no more reactions of that prey."""
LOW_POOL: Final = 6
"""Below this each pool counts half as much again."""
HURTS_PREY: Final = 0.7
"""A pool that the prey loses: a step towards a victory point."""
HURTS_PREDATOR: Final = 0.3
"""A pool that the predator loses: she sends fewer minions, but another player gets the point."""
HURTS_OTHER: Final = 0.08
RIVAL_SHARE: Final = {"prey": 0.6, "predator": 0.5, "other": 0.15}
"""The worth of harm to a rival's minion, as a share of its worth to the rival."""
BLOOD: Final = 0.3
"""A blood on a minion: it heals, pays, and saves a hunt."""


class Seen(NamedTuple):
    """A card in play as seen: its data, its region, the card it is on."""

    data: dict[str, Plain]
    region: str
    host: str

    @property
    def seat(self) -> int:
        """Its controller."""
        seat: int = self.data["controller"]
        return seat

    @property
    def word(self) -> str:
        """Its name in moves."""
        word: str = self.data["card"]
        return word

    @property
    def is_minion(self) -> bool:
        """Whether it is a minion."""
        return "strength" in self.data

    @property
    def blood(self) -> int:
        """Its blood, life or other counters."""
        counters: int = self.data["counters"]
        return counters

    @property
    def capacity(self) -> int:
        """Its capacity; for an ally, the life he has."""
        capacity: int | None = self.data.get("capacity")
        return self.blood if capacity is None else capacity

    @property
    def is_vampire(self) -> bool:
        """Whether it is a vampire."""
        return "vampire" in self.data["types"]


class Scene:
    """A seat's view, with the printed cards."""

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

    def relation(self, seat: int) -> str:
        """Another seat's relation to this one."""
        if seat == self.prey:
            return "prey"
        return "predator" if seat == self.predator else "other"

    def pool_change_worth(self, seat: int, change: float) -> float:
        """The worth of a seat gaining or losing pool."""
        after = self.pool[seat] + change
        if seat == self.me:
            if after <= 0:
                return OUSTED
            return change * (1.5 if min(after, self.pool[seat]) < LOW_POOL else 1.0)
        if seat == self.prey:
            return -change * HURTS_PREY + (VICTORY if after <= 0 else 0.0)
        if seat == self.predator:
            return -change * HURTS_PREDATOR
        return -change * HURTS_OTHER - (1.0 if after <= 0 else 0.0)

    def share(self, seat: int) -> float:
        """The worth of a benefit to this seat's minions, as a factor: negative for rivals."""
        return 1.0 if seat == self.me else -RIVAL_SHARE[self.relation(seat)]

    # Cards

    @cached_property
    def cards(self) -> dict[str, Seen]:
        """All cards in play, by their names in moves."""
        found: dict[str, Seen] = {}

        def add(data: dict[str, Plain], region: str, host: str) -> None:
            found[data["card"]] = Seen(data, region, host)
            for attached in data["on"]:
                add(attached, region, data["card"])

        for region in ("ready", "torpor", "beside"):
            for row in self.view[region]:
                for data in row:
                    add(data, region, "")
        for row in self.view["uncontrolled"]:
            for waiting in row:
                for data in waiting["on"]:
                    add(data, "uncontrolled", "")
        return found

    def card(self, word: str | None) -> Seen | None:
        """The card in play with this name."""
        return None if not word else self.cards.get(word)

    def minions(self, seat: int) -> list[Seen]:
        """The ready minions of a seat."""
        found = self._minions.get(seat)
        if found is None:
            found = [self.cards[data["card"]] for data in self.view["ready"][seat]]
            self._minions[seat] = found
        return found

    def untapped(self, seat: int) -> list[Seen]:
        """The untapped ready minions of a seat."""
        return [minion for minion in self.minions(seat) if not minion.data["tapped"]]

    @property
    def hand(self) -> list[str]:
        """One's own hand."""
        held = self.view["hand"][self.me]
        return [] if isinstance(held, int) else held

    def uncontrolled(self, word: str) -> dict[str, Plain] | None:
        """A vampire in one's own uncontrolled region."""
        for data in self.view["uncontrolled"][self.me]:
            if data["card"] == word or f"#{data['number']}" == word:
                found: dict[str, Plain] = data
                return found
        return None

    def counters_on(self, number: str) -> float:
        """The counters on a face-down card in anybody's uncontrolled region."""
        for row in self.view["uncontrolled"]:
            for data in row:
                if f"#{data['number']}" == number:
                    return float(data["counters"])
        return 0.0

    def worth(self, minion: Seen) -> float:
        """The worth of a minion to his controller, in pool."""
        data = minion.data
        if not minion.is_minion:
            return 1.5
        worth: float = 1.0 + data["bleed"] + 0.3 * data["votes"] + 0.5 * len(data["on"])
        return worth + 0.3 * minion.capacity

    def may_play(self, minion: Seen, printed: Printed, mode: Mode) -> bool:
        """Whether a minion has the clan and disciplines for a mode."""
        data = minion.data
        if printed.clans and data["clan"] not in printed.clans:
            return False
        return has_disciplines(data["disciplines"], mode)

    def playable_modes(self, minion: Seen) -> list[tuple[Printed, Mode]]:
        """The modes in which a minion may play cards from hand and can pay their blood."""
        cached = self._ways.get(minion.word)
        if cached is not None:
            return cached
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


def has_disciplines(disciplines: list[str], mode: Mode) -> bool:
    """Whether these disciplines, in capitals for superior, are enough for a mode."""
    for name, level in mode.disciplines:
        if name.upper() not in disciplines and (level > 1 or name not in disciplines):
            return False
    return True


def printed_of(name: str) -> Printed | None:
    """A library card by its name, also in play; None for a crypt card or an unknown one."""
    number = LIBRARY.numbers.get(name.partition("#")[0])
    return None if number is None or LIBRARY.is_crypt[number] else LIBRARY.printed[number]


def crypt_of(name: str) -> Crypt | None:
    """A crypt card by its name, also in play."""
    number = LIBRARY.numbers.get(name.partition("#")[0])
    return LIBRARY.crypt[number] if number is not None and LIBRARY.is_crypt[number] else None


def discipline_words(crypt: Crypt) -> list[str]:
    """A crypt card's disciplines as in the view."""
    return [name.upper() if level == 2 else name for name, level in crypt.disciplines]
