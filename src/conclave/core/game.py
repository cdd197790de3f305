"""The contract that every game fulfils, and what it declares about itself."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from conclave.core.decks import Decks
from conclave.core.definition import Definition
from conclave.core.errors import BadOption, BadSeats, UnreadableMove
from conclave.core.events import Event
from conclave.core.foresight import Foresight, Judge
from conclave.core.frames import Frame, Window
from conclave.core.lesson import Lesson
from conclave.core.moves import CallTime, Move, Pass, read, reader
from conclave.core.position import Outcome, Plain, Position
from conclave.core.rng import Rng


class Hint(NamedTuple):
    """Something that a player could know by what he has seen: a message, and what it needs."""

    key: str
    facts: dict[str, str | int]


class Clause(NamedTuple):
    """A part of the sentence that says what is about to happen: a message, and what it needs."""

    key: str
    facts: dict[str, Plain]
    """Words, numbers, and tuples of them."""


class Column(NamedTuple):
    """A column of a result sheet: its heading, and what it says of each seat."""

    key: str
    cells: tuple[Clause, ...]


class Term(NamedTuple):
    """A word on cards that a newcomer wants explained."""

    said: str
    """How the English texts of cards say it: a regular expression."""
    rule: str
    """The statement that says what it means."""


class Fact(NamedTuple):
    """A fact of a card, as it is printed and as we have it: `cost`, `1 blood`, `1 blood`."""

    key: str
    printed: str
    ours: str


class Thinking(NamedTuple):
    """How much is thought about a move: so many iterations, but no longer than so many seconds."""

    iterations: int
    seconds: float = float("inf")


class GameOption:
    """A way to play that a table may choose: one of some words, or a number within bounds."""

    def __init__(self, name: str, default: str | int, allowed: tuple[str, ...] | range) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed

    def read(self, value: object) -> str | int:
        """The value, taken from text where need be; BadOption if it can't be that."""
        if isinstance(self.allowed, range):
            text = str(value).strip()
            if not isinstance(value, bool | float) and re.fullmatch(r"\d{1,9}", text):
                number = int(text)
                if number in self.allowed:
                    return number
        elif isinstance(value, str) and value in self.allowed:
            return value
        raise BadOption("bad-option-value", name=self.name, value=value, allowed=self.allows())

    def allows(self) -> str:
        """The allowed values in words."""
        if isinstance(self.allowed, range):
            return f"{self.allowed[0]}–{self.allowed[-1]}"
        return ", ".join(self.allowed)


class Game:
    """A game: what it is called, how it begins, how its moves read."""

    name: str
    seats: range
    minutes: tuple[int, int] | None = None
    """How long a game lasts among people, from and to."""
    options: tuple[GameOption, ...] = ()
    moves: tuple[type[Move], ...]
    idle: tuple[type[Move], ...] = (Pass,)
    """Moves that change nothing: who has no other need not be asked at one's own table."""
    stops: str = ""
    """Where seats want to be asked for reactions unless they say otherwise: `never`, `could`,
    `always`; nothing: there are none, and all are asked everything."""
    passes_silently: bool = False
    """Whether there are so many passes that a log had better leave them out."""
    frames: tuple[type[Frame[Any]], ...]
    turn_rule: str
    """The statement that says whose turn it is."""
    over_rule: str
    """The statement that says the game has ended."""
    rules: Path
    """The folder with the source of its rules, for the rules hash."""
    ledger: Path | None = None
    """The page of its ledger, where that is not one of ours in docs/rules/."""
    words: Path | None = None
    """The folder with its words, `en/*.ftl` and so on, where those are not ours in text/. Who
    speaks a language that has no folder there gets the English words."""
    seat_parts: tuple[str, ...] = ()
    """The parts of its views that hold one thing, or rows of one thing, for each seat."""
    seat_facts: tuple[str, ...] = ()
    """The parts of its views that name a seat or several."""
    card_rule: str = ""
    """The statement that lets the text of a card decide, where the game has cards."""
    cards: Mapping[str, Definition] = {}
    """Its cards as they are defined, by the names that moves and records have for them."""
    terms: Mapping[str, Term] = {}
    """The words on its cards that boards explain, by the names that boards know them by."""
    card_used: tuple[type[Event], ...] = ()
    """Events that tell that a card, their `card`, was played or came into play."""
    card_moves: tuple[type[Move], ...] = ()
    """Moves that play a card, their `card`, or use one that is in play."""
    definitions: tuple[Definition, ...] = ()
    """The parts of its cards that frames may hold; they are stored by their place here."""
    decks: Decks | None = None
    """How decks that people bring are read and checked, where they bring any."""
    judges: Mapping[str, Judge] = {}
    """The judgements that bots play it by, by the bots' names."""
    foresight: Foresight | None = None
    """How a search plays it on quickly; None: by its first judgement, or by chance."""
    thinking: Thinking = Thinking(500, 2.0)
    """How much the strong bot thinks about a move; the others think in parts of that."""
    lesson: Lesson | None = None
    """How it is learnt by playing."""

    def setup(self, seats: int, settings: dict[str, Any], rng: Rng) -> Position:
        """A position as the rules set it up, with its first frame pushed."""
        raise NotImplementedError

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> Position:
        """A position of the right kind, to be filled by `load_state`."""
        raise NotImplementedError

    def start(
        self, seats: int | None = None, seed: int | None = None, options: Mapping[str, object] = {}
    ) -> Position:
        """A new game, played up to its first question. The same seed gives the same game."""
        seats = self.seats[0] if seats is None else seats
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            allowed = f"{self.seats[0]}–{self.seats[-1]}"
            raise BadSeats("bad-seats", game=self.name, seats=seats, allowed=allowed)
        settings = self.settings(options)
        self.check(seats, settings)
        position = self.setup(seats, settings, Rng(new_seed() if seed is None else seed))
        position.run()
        return position

    def settings(self, options: Mapping[str, object]) -> dict[str, Any]:
        """Every option with its value, the given ones checked."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(
                    "unknown-option", game=self.name, name=name, allowed=", ".join(known) or "—"
                )
        return {
            name: option.read(options[name]) if name in options else option.default
            for name, option in known.items()
        }

    def sides(self, position: Position) -> tuple[str, ...]:
        """What each seat plays, where seats differ: clans, decks, humans and vampires."""
        return ()

    def hints(self, view: Mapping[str, Plain]) -> list[Hint]:
        """What the seat whose view it is could know, for a player who asks for help; often nothing.

        From the view alone: help tells what a good player would work out, not what is hidden.
        """
        return []

    def card_facts(self, name: str) -> dict[str, Plain]:
        """What is printed on a card besides its name and its text, as plain data."""
        definition = self.cards[name]
        named = zip(type(definition).__match_args__, definition.fields(), strict=True)
        return {
            key: value
            for key, value in named
            if isinstance(value, str | int | bool) and key != "name"
        }

    def proofread(self, name: str) -> list[Fact]:
        """The facts of a card beside those of the printed one, where a game knows these."""
        return []

    def moments(self, name: str, in_play: bool) -> tuple[str, ...]:
        """The windows in which a card can be played from hand, or used while it is in play, by
        name; nothing where a game does not name them."""
        return ()

    def situation(self, view: Mapping[str, Plain]) -> list[Clause]:
        """What is about to happen, for a player who looks at this view; often nothing.

        The clauses are said in one sentence, from the view alone.
        """
        return []

    def results(self, position: Position) -> list[Column]:
        """What the result sheet of a game that is over says beside places and scores."""
        return []

    def cards_in(self, position: Position) -> Iterable[str]:
        """The cards that a game is played with."""
        return self.cards

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        """Raise BadOption where options do not go together or not with so many seats."""

    def time_limit(self, settings: Mapping[str, Any]) -> int | None:
        """After how many minutes time is called, where the table has chosen so."""
        return None

    def at_table(self, settings: Mapping[str, Any]) -> Game:
        """The game as a table with these settings plays it: another one, where the table brings
        cards of its own. Its positions are of that one."""
        return self

    def load(self, data: dict[str, Plain]) -> Position:
        """The position that `Position.save` described."""
        position = self.empty(data["seats"], data["options"], Rng.load(data["rng"]))
        position.number = data["number"]
        if data["outcome"] is not None:
            places, scores, reason, rule = data["outcome"]
            position.outcome = Outcome(tuple(places), tuple(scores), reason, rule)
        kinds = {kind.__name__: kind for kind in (*self.frames, Window)}
        for name, step, *fields in data["frames"]:
            position.push(kinds[name](*map(position.game.field, fields)))
            position.go(step)
        position.load_state(data["state"])
        return position

    def field(self, value: Plain) -> Plain:
        """A field of a frame, from what `Position.plain` made of it."""
        if isinstance(value, list):
            return tuple(map(self.field, value))
        if isinstance(value, dict):
            if "move" in value:
                return self.move(value["move"])
            return self.definitions[value["definition"]]
        return value

    def card_name(self, card: int) -> str:
        """How a card, given by its number, is written in moves and records."""
        raise NotImplementedError

    def definition_number(self, definition: Definition) -> int:
        """Where a definition stands among `definitions`."""
        return self._definition_numbers[definition]

    @cached_property
    def _definition_numbers(self) -> dict[Definition, int]:
        return {definition: number for number, definition in enumerate(self.definitions)}

    @cached_property
    def _readers(self) -> dict[str, list[tuple[type[Move], re.Pattern[str]]]]:
        """What reads moves, by their first word; under "" what reads those that begin otherwise."""
        moves: tuple[type[Move], ...] = (*self.moves, Pass, CallTime)
        kinds = [(kind, reader(kind)) for kind in moves]
        first = [kind.form.split(" ", 1)[0] for kind, _ in kinds]
        free = ["{" in word for word in first]
        return {
            word: [one for one, own, any_ in zip(kinds, first, free) if any_ or own == word]
            for word in ("", *first)
        }

    def move(self, text: str) -> Move:
        """The move that a text says."""
        words = text.split(None, 1)
        readers = self._readers
        for kind, pattern in readers.get(words[0] if words else "", readers[""]):
            move = read(kind, pattern, text)
            if move is not None:
                return move
        raise UnreadableMove("unreadable-move", text=text.strip()[:60], forms=self.forms)

    @property
    def forms(self) -> str:
        """What the texts of moves look like."""
        return ", ".join(
            re.sub(r"{(\w+)(:d)?}", lambda field: field[1].upper(), kind.form)
            for kind in self.moves
        )

    @cached_property
    def rules_hash(self) -> str:
        """A hash of the engine's and the game's sources: which rules a record was played under."""
        hasher = blake2b(digest_size=8)
        core = Path(__file__).parent
        for folder in (core, core.parent / "lang", self.rules):
            for file in sorted(folder.rglob("*.py")):
                hasher.update(file.relative_to(folder).as_posix().encode())
                hasher.update(file.read_bytes().replace(b"\r\n", b"\n"))
        return hasher.hexdigest()


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(128)
