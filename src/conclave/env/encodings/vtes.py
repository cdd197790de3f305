"""V:TES: an action is the index of an option, because there are too many possible moves.

A card is encoded by the number of its name among all cards, from 1; 0 means none or hidden. Copies
in play are distinguished by their numbers on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from conclave.core.game import Game
from conclave.core.moves import Move, Options, Pass
from conclave.core.position import Plain
from conclave.env.actions import IndexedActions
from conclave.env.encoding import Encoding
from conclave.env.encodings.questions import questions
from conclave.env.parts import Kinds, at, number_of
from conclave.env.schema import Part, Schema, Seen

MAX_OPTIONS: Final = 128
"""Options beyond these can't be chosen; there are hardly ever more than fifty."""
MAX_CARDS: Final = 12
"""How many cards of a hand or region are encoded."""
PHASES: Final = (
    "decks", "untap", "master-phase", "minion-phase", "influence-phase", "discard-phase",
)  # fmt: skip
QUESTIONS: Final = (
    "Announcing", "InfluencePhase", "Searching", "Targeting", "UntapPhase", "Window",
)  # fmt: skip
"""Questions that aren't named after their frame or effect."""
OPTION: Final = ("kind", "card", "copy", "other card", "other copy", "number", "alike before")
MINION: Final = (
    "tapped", "counters", "contested", "capacity", "bleed", "strength", "stealth", "intercept",
    "votes", "on",
)  # fmt: skip


class Numbers:
    """The numbers of cards and of kinds of moves."""

    def __init__(self, game: Game) -> None:
        self.cards: Mapping[str, int] = {
            name: number for number, name in enumerate(game.cards, start=1)
        }
        self.kinds = {kind: number for number, kind in enumerate((Pass, *game.moves), start=1)}

    def card(self, word: Plain) -> float:
        """The number of a card's name."""
        return float(self.cards.get(word.partition("#")[0], 0)) if word else 0.0

    def shown(self, thing: Plain) -> list[float]:
        """A card in play or in the uncontrolled region."""
        found = [number_of(thing.get(field)) for field in MINION]
        return [self.card(thing["card"]), copy_of(thing["card"] or ""), *found]

    def option(self, move: Move) -> list[float]:
        """The kind, cards and number of a move."""
        cards: list[float] = []
        number = 0.0
        for value in move.fields():
            if isinstance(value, int):
                number = float(value)
            elif isinstance(value, str) and value.partition("#")[0] in self.cards:
                cards += [self.card(value), copy_of(value)]
        return [float(self.kinds[type(move)]), *(cards + [0.0] * 4)[:4], number]

    def options(self, options: Options | None) -> list[float]:
        """The options, each with the number of identical ones before it."""
        numbers: list[float] = []
        before: dict[tuple[float, ...], int] = {}
        for index in range(min(len(options or ()), MAX_OPTIONS)):
            assert options is not None
            about = self.option(options[index])
            alike = before.get(tuple(about), 0)
            before[tuple(about)] = alike + 1
            numbers += [*about, float(alike)]
        return numbers + [0.0] * (MAX_OPTIONS * len(OPTION) - len(numbers))


def copy_of(word: str) -> float:
    """The number of a card on the table: 72 of `name#72`; 0 if it has none."""
    number = word.partition("#")[2]
    return float(number) if number else 0.0


def encoding(game: Game, seats: int, _view: dict[str, Any]) -> Encoding:
    """The encoding of V:TES: the table, the current action and the options."""
    numbers = Numbers(game)
    kinds = Kinds(seats)
    in_play = ("card", "copy", *MINION)

    def card(path: str) -> Part:
        return Part(path, (1,), "a card", lambda seen: [numbers.card(at(seen, path))])

    def options(seen: Seen) -> list[float]:
        return numbers.options(at(seen, "question.options"))

    parts = [
        kinds.number("turn"),
        kinds.word("phase", PHASES),
        kinds.number("time_called"),
        kinds.number("actions"),
        kinds.number("transfers"),
        kinds.seat("active"),
        kinds.seat("edge"),
        *[
            kinds.by_seat(row)
            for row in (
                "pool", "points", "out", "leaving", "hand", "library", "crypt", "research",
                "hand_size", "uncontrolled", "ready", "torpor", "beside", "ash", "removed",
            )
        ],
        kinds.seat_by_seat("prey"),
        *[
            kinds.things_by_seat(
                pile, MAX_CARDS, ("card",), lambda name: [numbers.card(name)], f"{pile}.cards"
            )
            for pile in ("hand", "research", "ash")
        ],
        *[
            kinds.things_by_seat(region, MAX_CARDS, in_play, numbers.shown, f"{region}.cards")
            for region in ("uncontrolled", "ready", "torpor", "beside")
        ],
        kinds.seat("playing.seat"),
        card("playing.card"),
        *[kinds.seat(f"action.{fact}") for fact in ("seat", "target_seat", "to_ask")],
        *[card(f"action.{fact}") for fact in ("minion", "card", "target", "blocker", "blocked")],
        *[kinds.number(f"action.{fact}") for fact in ("stealth", "bleed", "intercept", "blocks")],
        *[card(f"combat.{fact}") for fact in ("first", "second", "suffering")],
        *[kinds.number(f"combat.{fact}") for fact in ("round", "normal", "aggravated")],
        kinds.word("combat.range", ("close", "long")),
        kinds.seat("referendum.seat"),
        card("referendum.card"),
        kinds.number("referendum.for"),
        kinds.number("referendum.against"),
        kinds.word("question.name", questions(game, *QUESTIONS)),
        Part("options", (MAX_OPTIONS, len(OPTION)), ", ".join(OPTION), options),
    ]  # fmt: skip
    return Encoding(Schema(game.name, seats, parts), IndexedActions(MAX_OPTIONS))
