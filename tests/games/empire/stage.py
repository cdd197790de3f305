"""Tables set up by hand, as in the examples of the rulebook.

    table = Stage("bishop lady officer", vampires="lady monk cook", unmasked="lady",
                  h="clergy-2 clergy-1", v="nobles-2 vampire-2", time="day")
    table.fight("bishop lady", ("clergy-2 clergy-1", "nobles-2 vampire-2"))

V is the vampire player, in the first seat, H the human player. Lists of characters and cards are
strings. Characters that are neither in the castle nor dead are in the town, by default in the order
of the rulebook. Each player has ten cards to draw.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

import pytest

from conclave import Rng
from conclave.core.errors import IllegalMove
from conclave.core.events import Event
from conclave.games.empire import GAME
from conclave.games.empire.cards import LIBRARY
from conclave.games.empire.rules.combat import Laying
from conclave.games.empire.rules.constants import (
    CELLAR,
    CHARACTERS,
    COMBAT,
    HOLY_WATER,
    MOAT,
    NUMBER,
    members,
)
from conclave.games.empire.rules.knowledge import bits_of
from conclave.games.empire.rules.library import AnyCard, Library, SupportCard
from conclave.games.empire.rules.table import Table
from conclave.games.empire.rules.turn import Course, Turn
from conclave.games.empire.vocabulary.effects import (
    CancelCard,
    Draw,
    Fetch,
    Forbid,
    OtherDiscards,
    SendToTown,
    Strengthen,
)
from conclave.lang.effects import Do

V, H = 0, 1
COSTS = {
    "Organist": (1, 0), "Lady-in-waiting": (1, 0), "Kitchen Boy": (1, 0),
    "Novice": (0, 1), "Squire": (0, 1), "Ostler": (0, 1), "Sacrifice": (1, 2),
}  # fmt: skip
"""The costs of the rulebook's cards in tests, by day and by night."""
MADE_UP = (
    SupportCard("Bats", 1, 0, Draw(2)),
    SupportCard("Bell", 0, 1, Draw(2)),
    SupportCard("Crypt", 2, 1, Fetch(MOAT)),
    SupportCard("Well", 1, 2, Fetch(MOAT, HOLY_WATER)),
    SupportCard("Larder", 1, 2, Fetch(CELLAR)),
    SupportCard("Fog", 1, 2, Forbid(COMBAT)),
    SupportCard("Dread", 2, 1, Do(OtherDiscards(), OtherDiscards())),
    SupportCard("Frenzy", 2, 1, Strengthen(2), in_combat=True),
    SupportCard("Charm", 0, 1, CancelCard(), in_combat=True),
    SupportCard("Passage", 2, 1, SendToTown()),
)
"""Support cards like those of our decks, independent of changes in balance."""
CARDS: tuple[AnyCard, ...] = (
    *[
        replace(card, day=COSTS[card.name][0], night=COSTS[card.name][1])
        if isinstance(card, SupportCard) and card.name in COSTS
        else card
        for card in LIBRARY.cards
    ],
    *MADE_UP,
)
STAGE_LIBRARY = Library(CARDS)
STAGED = type(GAME)()
STAGED.cards = dict(zip(STAGE_LIBRARY.names, STAGE_LIBRARY.cards, strict=True))
TEN = "servants-1 " * 10
E = TypeVar("E", bound=Event)


def many(number: int, card: str) -> str:
    """Several copies of a card."""
    return " ".join([card] * number)


def bits(names: str) -> int:
    """A set of characters from their names."""
    return bits_of([NUMBER[name] for name in names.split()])


def markers(row: dict[str, int]) -> tuple[int, ...]:
    """Markers by the names of characters."""
    return tuple([row.get(name, 0) for name in CHARACTERS])


class Stage:
    """A table that a test sets up and plays."""

    def __init__(
        self,
        castle: str = "bishop lady officer",
        *,
        vampires: str = "lady monk cook",
        trusted: str = "",
        unmasked: str = "",
        cleared: str = "",
        dead: str = "",
        town: str | None = None,
        hidden: int = 0,
        v: str = "",
        h: str = "",
        v_pile: str = TEN,
        h_pile: str = TEN,
        v_cellar: str = "",
        h_cellar: str = "",
        v_moat: str = "",
        h_moat: str = "",
        v_spent: str = "",
        h_spent: str = "",
        closed: tuple[bool, bool] = (False, False),
        attack: dict[str, int] | None = None,
        defence: dict[str, int] | None = None,
        time: str = "night",
        step: str = "action",
        options: dict[str, object] | None = None,
        extra: tuple[AnyCard, ...] = (),
    ) -> None:
        game, library = STAGED, Library((*CARDS, *extra)) if extra else STAGE_LIBRARY
        settings = game.settings({"vampires": "first", **(options or {})})
        self.table = table = Table(game, 2, settings, Rng(1), library)
        gone = f"{castle} {dead}".split()
        rest = [name for name in CHARACTERS if name not in gone]
        table.castle = tuple([NUMBER[name] for name in castle.split()])
        table.town = tuple([NUMBER[name] for name in (rest if town is None else town.split())])
        table.dead = tuple([NUMBER[name] for name in dead.split()])
        table.hidden = hidden
        table.vampires = bits(vampires)
        humans = [name for name in CHARACTERS if name not in vampires.split()]
        table.trusted = bits(trusted or " ".join(humans[:2]))
        dead_vampires = [name for name in dead.split() if name in vampires.split()]
        table.unmasked = bits(unmasked) | bits(" ".join(dead_vampires))
        table.cleared = bits(cleared) | bits(dead) & ~table.vampires
        table.attack_markers = markers(attack or {})
        table.defence_markers = markers(defence or {})
        table.hand = (self.cards(v), self.cards(h))
        table.draw_pile = (self.cards(v_pile, False), self.cards(h_pile, False))
        table.cellar = (self.cards(v_cellar), self.cards(h_cellar))
        table.moat = (self.cards(v_moat), self.cards(h_moat))
        table.spent = (self.cards(v_spent), self.cards(h_spent))
        table.cellar_closed = closed
        piles = (table.hand, table.draw_pile, table.cellar, table.moat, table.spent)
        first, second = [tuple(sorted(c for row in piles for c in row[s])) for s in (V, H)]
        table.deck = (first, second)
        table.active = V if time == "night" else H
        table.turn = 1 if time == "night" else 2
        assert table.faults() == []
        table.push(Course())
        table.go(1)
        table.push(Turn())
        table.go(Turn.steps.index(step))
        table.run()
        self.events: list[Event] = list(table.events)

    def cards(self, names: str, in_order: bool = True) -> tuple[int, ...]:
        """Cards by name; sorted by number if the order means nothing."""
        row = [self.table.library.numbers[name] for name in names.split()]
        return tuple(sorted(row) if in_order else row)

    # Playing

    def play(self, seat: int, *moves: str) -> list[Event]:
        """Make moves; return the events of the last one."""
        happened: list[Event] = []
        for move in moves:
            happened = self.table.play(seat, move)
            self.events += happened
        return happened

    def refuses(self, seat: int, move: str) -> str:
        """The statement that forbids a move; nothing must change."""
        before = self.table.digest()
        with pytest.raises(IllegalMove) as refusal:
            self.table.play(seat, move)
        assert self.table.digest() == before
        return refusal.value.rule

    def options(self, seat: int, kind: str = "") -> list[str]:
        """The options of a seat, optionally only of a kind."""
        found = [move.text for move in self.table.options(seat)]
        return [text for text in found if not kind or text.split()[0] == kind]

    @property
    def prompt(self) -> str:
        """The current question; empty if the game is over."""
        return "" if self.table.over else self.table.asking.prompt()

    @property
    def decider(self) -> int:
        """The decider."""
        return self.table.deciders[0]

    @property
    def asked(self) -> tuple[int, str]:
        """The decider and the question."""
        return self.decider, self.prompt

    def quiet(self) -> Stage:
        """Pass all support windows."""
        while self.prompt == "Supporting":
            self.play(self.decider, "pass")
        return self

    def lay(self, seat: int, cards: str = "") -> None:
        """Play just these cards in a round of combat, without support cards."""
        self.quiet()
        assert self.asked == (seat, "Laying")
        number = self.table.number
        for card in cards.split():
            self.play(seat, f"play {card}")
        asking = None if self.table.over else self.table.asking
        row = len(cards.split())
        if isinstance(asking, Laying) and (asking.seat, asking.laid) == (seat, row):
            self.play(seat, "done")
        assert self.table.number > number, "somebody did something"
        self.quiet()

    def fight(self, who: str, *rounds: tuple[str, str]) -> Stage:
        """An attack such as "bishop lady", with the cards of attacker and defender per round."""
        attacker = self.table.active
        self.play(attacker, f"attack {who}")
        for attack, defence in rounds:
            self.lay(attacker, attack)
            if self.prompt == "Laying" and self.decider != attacker:
                self.lay(1 - attacker, defence)
            else:
                assert not defence
        return self

    def until(self, prompt: str, seat: int | None = None) -> Stage:
        """Play as little as possible until this question."""
        for _ in range(200):
            if self.prompt == prompt and seat in (None, self.decider):
                return self
            offered = self.options(self.decider)
            least = [w for w in ("skip", "pass", "done", "pass-turn", "draw") if w in offered]
            self.play(self.decider, (least or offered)[0])
        raise AssertionError(f"{prompt} was never asked")

    # Looking

    def events_of(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def castle(self) -> list[str]:
        """The characters in the castle."""
        return [CHARACTERS[who] for who in self.table.castle]

    @property
    def town(self) -> list[str]:
        """The characters in the town, from the top."""
        return [CHARACTERS[who] for who in self.table.town]

    @property
    def dead(self) -> list[str]:
        """The dead characters."""
        return [CHARACTERS[who] for who in self.table.dead]

    @property
    def unmasked(self) -> list[str]:
        """The characters known to be vampires."""
        return [CHARACTERS[who] for who in members(self.table.unmasked)]

    @property
    def cleared(self) -> list[str]:
        """The characters known to be human."""
        return [CHARACTERS[who] for who in members(self.table.cleared)]

    def named(self, cards: tuple[int, ...]) -> str:
        """Cards as one string of names."""
        return " ".join([self.table.library.names[card] for card in cards])

    def hand(self, seat: int) -> str:
        """A hand."""
        return self.named(self.table.hand[seat])

    def pile(self, seat: int) -> int:
        """How many cards there are to draw."""
        return len(self.table.draw_pile[seat])

    def cellar(self, seat: int) -> str:
        """A cellar."""
        return self.named(self.table.cellar[seat])

    def moat(self, seat: int) -> str:
        """A moat: cards played openly and cards discarded face down."""
        return self.named(tuple(sorted((*self.table.moat[seat], *self.table.spent[seat]))))

    def view(self, seat: int | None) -> dict[str, Any]:
        """A seat's view."""
        return self.table.view(seat)

    @property
    def winners(self) -> list[int] | None:
        """The winners; None while the game goes on."""
        outcome = self.table.outcome
        return None if outcome is None else outcome.winners

    @property
    def ended_by(self) -> str | None:
        """The statement that ended the game."""
        return None if self.table.outcome is None else self.table.outcome.rule
