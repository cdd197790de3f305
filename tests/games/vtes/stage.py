"""Tables set up by hand, like the examples of the rulebook.

    stage = Stage(3)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "bleed", krid)
    stage.skip(until="BlockQuestion")

Seats are A, B, C, ... clockwise: each is the prey of the one before. By default it is A's minion
phase, hands and libraries are empty, and pools are 30. A card in play is a number, which stands for
the card in moves.
"""

from __future__ import annotations

from typing import Any

import pytest

import conclave
from conclave.core.errors import IllegalMove
from conclave.core.events import Event
from conclave.core.frames import Window
from conclave.core.game import Game
from conclave.core.rng import Rng
from conclave.games.vtes import Vtes
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.atoms import setup
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    BESIDE,
    CRYPT,
    HAND,
    NOBODY,
    NOTHING,
    ON_CARD,
    READY,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.constants import LIBRARY as LIBRARY_ZONE
from conclave.games.vtes.rules.contract import VtesPosition
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.naming import card_slug
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.table import NO_PROFILE, Profile
from conclave.games.vtes.rules.turn import Course, Turn
from conclave.lang.naming import slug

GAME = conclave.game("vtes")
A, B, C, D, E, F = range(6)
PHASES = ("untap", "master", "minion", "influence", "discard")


class GameWithCards(Vtes):
    """The game with other cards."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.cards = dict(zip(library.names, library.cards, strict=True))

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> VtesPosition:
        return VtesPosition(self, seats, settings, rng, self.library)


def with_cards(extra: tuple[AnyCard, ...]) -> tuple[Library, Game]:
    """The game with made-up cards, unless a real card has the same name.

    Tests of a module mostly use the same cards, so the last games are kept.
    """
    key = tuple([id(card) for card in extra])
    if key not in RECENT:
        new = [card for card in extra if card_slug(card) not in LIBRARY.numbers]
        library = Library((*LIBRARY.cards, *new), {}, {})
        if len(RECENT) == KEPT:
            del RECENT[next(iter(RECENT))]
        RECENT[key] = extra, library, GameWithCards(library)
    return RECENT[key][1:]


KEPT = 8
RECENT: dict[tuple[int, ...], tuple[tuple[AnyCard, ...], Library, Game]] = {}
"""The last games with made-up cards, by the identities of these; the cards are kept with them, so
that no other card gets their identity."""


class Stage:
    """A table that a test sets up and plays at."""

    def __init__(
        self,
        seats: int = 2,
        *,
        active: int = A,
        phase: str = "minion",
        turn: int = 20,
        options: dict[str, Any] | None = None,
        extra: tuple[AnyCard, ...] = (),
    ) -> None:
        library, game = LIBRARY, GAME
        if extra:
            library, game = with_cards(extra)
        self.table = VtesPosition(game, seats, game.settings(options or {}), Rng(1), library)
        table = self.table
        table.deck = [""] * seats
        table.out = [False] * seats
        setup.lay_out(table, [([], []) for _ in range(seats)])
        table.active = active
        table.turn = turn
        self._phase = PHASES.index(phase)
        self._started = False
        self.events: list[Event] = []

    # Furnishing

    def card(self, seat: int, name: str, zone: int, **facts: Any) -> int:
        """A card of this name in any zone."""
        table = self.table
        number = table.cards.numbers[slug(name) if name not in table.cards.numbers else name]
        card = len(table.definition)
        table.owner = [*table.owner, seat]
        table.definition.append(number)
        table.zone.append(zone)
        table.controller.append(
            seat if zone in (UNCONTROLLED, READY, TORPOR, BESIDE, ON_CARD) else NOBODY
        )
        table.tapped.append(facts.get("tapped", False))
        table.blood.append(facts.get("blood", 0))
        table.host.append(NOTHING)
        table.attached.append(())
        table.seen.append(0)
        table.contested.append(False)
        table.profile.append(NO_PROFILE)
        crypt = table.cards.crypt[number]
        if crypt.name and zone in (READY, TORPOR):
            anarch = "anarch" in crypt.traits
            table.profile[card] = Profile(crypt.clan, crypt.sect, crypt.title, anarch)
        rows = {
            HAND: table.hand,
            LIBRARY_ZONE: table.library,
            CRYPT: table.crypt,
            UNCONTROLLED: table.uncontrolled,
            READY: table.ready,
            TORPOR: table.torpor,
            BESIDE: table.beside,
            ASH_HEAP: table.ash,
        }
        table.board_changed()
        if zone in rows:
            rows[zone][seat] = (*rows[zone][seat], card)
        return card

    def vampire(
        self,
        seat: int,
        name: str,
        blood: int | None = None,
        *,
        tapped: bool = False,
        torpor: bool = False,
    ) -> int:
        """A vampire or imbued in play, by default with all the blood he can hold."""
        number = self.table.cards.numbers[slug(name) if "#" not in name else name]
        full = self.table.cards.crypt[number].capacity
        return self.card(
            seat, name, TORPOR if torpor else READY,
            blood=full if blood is None else blood, tapped=tapped,
        )  # fmt: skip

    def ally(self, seat: int, name: str, life: int | None = None, *, tapped: bool = False) -> int:
        """An ally in play, by default with his starting life."""
        printed = self.table.cards.printed[self.table.cards.numbers[slug(name)]]
        return self.card(
            seat, name, READY, blood=printed.life if life is None else life, tapped=tapped
        )

    def permanent(self, seat: int, name: str, *, tapped: bool = False, counters: int = 0) -> int:
        """A location, an event or another card in play on its own."""
        return self.card(seat, name, BESIDE, tapped=tapped, blood=counters)

    def put_on(self, host: int, name: str, seat: int | None = None, *, tapped: bool = False) -> int:
        """Equipment, a retainer or another card on a card, with its life."""
        table = self.table
        whose = table.controller[host] if seat is None else seat
        printed = table.cards.printed[table.cards.numbers[slug(name)]]
        card = self.card(whose, name, ON_CARD, tapped=tapped, blood=printed.life)
        table.host[card] = host
        table.attached[host] = (*table.attached[host], card)
        table.board_changed()
        return card

    def uncontrolled(self, seat: int, name: str, counters: int = 0) -> int:
        """A vampire in an uncontrolled region."""
        return self.card(seat, name, UNCONTROLLED, blood=counters)

    def hand(self, seat: int, *names: str) -> None:
        """Cards in a hand."""
        for name in names:
            self.card(seat, name, HAND)

    def library(self, seat: int, *names: str) -> None:
        """Cards in a library, the first on top."""
        for name in names:
            self.card(seat, name, LIBRARY_ZONE)

    def crypt(self, seat: int, *names: str) -> None:
        """Cards in a crypt, the first on top."""
        for name in names:
            self.card(seat, name, CRYPT)

    def ash(self, seat: int, *names: str) -> None:
        """Cards in an ash heap."""
        for name in names:
            self.card(seat, name, ASH_HEAP)

    def pool(self, seat: int, number: int) -> None:
        """Set a player's pool."""
        self.table.pool[seat] = number

    def edge(self, seat: int) -> None:
        """Give a player the edge."""
        self.table.edge = seat

    def begin(self) -> Stage:
        """Begin the phase; happens automatically with the first move."""
        if not self._started:
            self._started = True
            table = self.table
            table.board_changed()
            table.push(Course())
            table.go(1)
            table.push(Turn(table.active))
            table.go(self._phase)
            table.run()
            self.events += table.events
        return self

    # Playing

    def text(self, *words: object) -> str:
        """A move from its words; the number of a card in play becomes its name."""
        return " ".join([self.table.word(w) if isinstance(w, int) else str(w) for w in words])

    def play(self, seat: int, *words: object) -> list[Event]:
        """Make a move: `play(A, "bleed", krid)`. Plain numbers are written as text: "1"."""
        self.begin()
        events = self.table.play(seat, self.text(*words))
        self.events += events
        return events

    def refuses(self, seat: int, *words: object) -> IllegalMove:
        """Try an illegal move: nothing changes, and the error says why."""
        self.begin()
        before = self.table.digest()
        with pytest.raises(IllegalMove) as refusal:
            self.table.play(seat, self.text(*words))
        assert self.table.digest() == before
        return refusal.value

    def options(self, seat: int) -> list[str]:
        """The moves that a seat may make."""
        self.begin()
        return [move.text for move in self.table.options(seat)]

    def offers(self, seat: int, *words: object) -> bool:
        """Whether a seat may make a move."""
        return self.text(*words) in self.options(seat)

    @property
    def decider(self) -> int:
        """The decider."""
        self.begin()
        return self.table.deciders[0]

    @property
    def prompt(self) -> str:
        """The name of the question."""
        self.begin()
        return "" if self.table.over else self.table.asking.prompt()

    @property
    def window(self) -> str:
        """The open window; empty while another question is asked."""
        self.begin()
        asking = self.table.asking
        return asking.window_name() if hasattr(asking, "window_name") else ""

    def skip(self, until: str = "", seat: int | None = None) -> Stage:
        """All players pass, decline or finish until a prompt or window is reached.

        With a seat, until it is asked there. Without a prompt, until the phase's own question.
        """
        self.begin()
        stops = (until,) if until else ("MinionPhase", "MasterPhase", "InfluencePhase",
                                        "DiscardPhase", "UntapPhase")  # fmt: skip
        for _ in range(200):
            if self.table.over:
                return self
            reached = self.prompt in stops or (until and self.window == until)
            if reached and (seat is None or self.decider == seat):
                return self
            self.do_minimum()
        raise AssertionError(f"{until} was never reached")

    def do_minimum(self) -> None:
        """The decider does as little as possible."""
        seat = self.decider
        options = self.options(seat)
        for word in ("pass", "decline", "done", "no", "strike hand", "number 0"):
            if word in options:
                self.events += self.table.play(seat, word)
                return
        self.events += self.table.play(seat, options[0])

    def pass_all(self) -> Stage:
        """All players pass until this window is closed."""
        self.begin()
        depth = len(self.table.frames)
        window = self.table.frames[-1]
        assert isinstance(window, Window)
        while (
            not self.table.over
            and len(self.table.frames) >= depth
            and self.table.frames[depth - 1].__class__ is Window
            and self.table.asking is self.table.frames[depth - 2]
        ):
            if "pass" not in self.options(self.decider):
                break
            self.events += self.table.play(self.decider, "pass")
        return self

    def resolve(self) -> Stage:
        """Nobody blocks, and all players pass until the action is over."""
        return self.skip("MinionPhase")

    # Looking

    def events_of(self, kind: type[Event]) -> list[Any]:
        """All events of a class so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def names(self, cards: tuple[int, ...]) -> list[str]:
        """The names of cards."""
        return [self.table.cards.names[self.table.definition[card]] for card in cards]

    def blood(self, card: int) -> int:
        """The counters on a card."""
        return self.table.blood[card]

    def zone(self, card: int) -> int:
        """The zone of a card; compare with READY, TORPOR, ASH_HEAP, ..."""
        return self.table.zone[card]
