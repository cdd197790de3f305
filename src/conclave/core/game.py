"""The base class of games: what a game declares, and what it implements."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from conclave.core.decks import Decks
from conclave.core.definition import Definition, definition_classes, find_part, make, named_parts
from conclave.core.errors import BadOption, BadPosition, BadSeats, UnreadableMove
from conclave.core.events import Event
from conclave.core.fields import Loading
from conclave.core.foresight import Foresight, Judge
from conclave.core.frames import Frame, Window
from conclave.core.lesson import Lesson
from conclave.core.moves import CallTime, Move, Pass, read, reader
from conclave.core.position import Outcome, Plain, Position
from conclave.core.rng import Rng
from conclave.core.stops import When
from conclave.core.value import Value


class Hint(NamedTuple):
    """Something a player can deduce: a message key and its facts."""

    key: str
    facts: dict[str, str | int]


class Clause(NamedTuple):
    """A part of the sentence about what is going to happen: a message key and its facts."""

    key: str
    facts: dict[str, Plain]
    """Strings, numbers, and tuples of them."""


class Column(NamedTuple):
    """A column of a result sheet: its heading, and a cell for each seat."""

    key: str
    cells: tuple[Clause, ...]


class Term(NamedTuple):
    """A word on cards that boards explain to newcomers."""

    pattern: str
    """A regular expression that finds it in the English card texts."""
    rule: str
    """The statement of the ledger that defines it."""


class Fact(NamedTuple):
    """A fact of a card, as printed and as implemented: `cost`, `1 blood`, `1 blood`."""

    key: str
    printed: str
    ours: str


class SearchBudget(NamedTuple):
    """The limits of a search for one move: iterations, and seconds."""

    iterations: int
    seconds: float = float("inf")


class GameOption:
    """An option of a table: one of some words, or a number within bounds."""

    def __init__(self, name: str, default: str | int, allowed: tuple[str, ...] | range) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed

    def read(self, value: object) -> str | int:
        """The value, parsed if it is text; BadOption if it isn't allowed."""
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
        """The allowed values as text."""
        if isinstance(self.allowed, range):
            return f"{self.allowed[0]}–{self.allowed[-1]}"
        return ", ".join(self.allowed)


class Game:
    """A game: its name, its setup, its moves."""

    name: str
    seats: range
    minutes: tuple[int, int] | None = None
    """How long a game among people takes, from and to."""
    options: tuple[GameOption, ...] = ()
    moves: tuple[type[Move], ...]
    pass_moves: tuple[type[Move], ...] = (Pass,)
    """Moves that count as a pass. A seat with no other move need not be asked."""
    stops: When | None = None
    """The default of `core.stops`: whether seats are asked for reactions `never`, if they `could`
    react, or `always`. None if the game has no reactions."""
    solo_stops: When | None = None
    """The default for one person among bots, if it differs."""
    hides_passes: bool = False
    """Whether logs leave out passes, because there are so many."""
    shows_events: bool = False
    """Whether clients get a view after each event of a move, because one move can lead to much."""
    frames: tuple[type[Frame[Any]], ...]
    turn_rule: str
    """The statement of the ledger that says whose turn it is."""
    over_rule: str
    """The statement of the ledger that says when the game ends."""
    rules: Path
    """The folder with the source of its rules, for `rules_hash`."""
    ledger: Path | None = None
    """The page of its ledger, if it isn't in our docs/rules/."""
    words: Path | None = None
    """The folder with its messages, `en/*.ftl` and so on, if they aren't in our text/. English is
    the fallback for a language without a folder."""
    seat_parts: tuple[str, ...] = ()
    """The keys of its views whose values are lists with one item per seat."""
    seat_facts: tuple[str, ...] = ()
    """The keys of its views whose values are seats."""
    card_rule: str = ""
    """The statement of the ledger that gives card texts precedence, if the game has cards."""
    cards: Mapping[str, Definition] = {}
    """Its cards, by their names in moves and records."""
    terms: Mapping[str, Term] = {}
    """The words on its cards that boards explain, by key."""
    card_events: tuple[type[Event], ...] = ()
    """Events of playing a card, their `card`, or putting it into play."""
    card_moves: tuple[type[Move], ...] = ()
    """Moves that play a card, their `card`, or use one in play."""
    definitions: Mapping[str, Definition] = {}
    """Values that frames may hold besides cards and their parts, by name."""
    values: tuple[type[Value], ...] = ()
    """Classes of values that frames may hold, apart from moves, definitions and frames."""
    decks: Decks | None = None
    """Reads and checks the decks of players, if they bring any."""
    judges: Mapping[str, Judge] = {}
    """Judges for bots, by the names of the bots."""
    foresight: Foresight | None = None
    """Playouts and evaluation for the search; None: by its first judge, or at random."""
    search_budget: SearchBudget = SearchBudget(500, 2.0)
    """The budget of the strong bot; those of other levels are multiples of it."""
    lesson: Lesson | None = None
    """Its tutorial."""

    def setup(self, seats: int, settings: dict[str, Any], rng: Rng) -> Position:
        """The initial position, with its first frame pushed."""
        raise NotImplementedError

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> Position:
        """A blank position, to be filled by `take_fields`."""
        raise NotImplementedError

    def start(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] = {},
        draws: Mapping[str, str] = {},
    ) -> Position:
        """A new game, run up to its first question. The same seed gives the same game.

        A replay passes the `draws` of the original game (see `Position.draws`), because there may
        be more cards now.
        """
        seats = self.seats[0] if seats is None else seats
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            allowed = f"{self.seats[0]}–{self.seats[-1]}"
            raise BadSeats("bad-seats", game=self.name, seats=seats, allowed=allowed)
        settings = self.settings(options)
        self.check(seats, settings)
        position = self.setup(seats, settings, Rng(new_seed() if seed is None else seed))
        position.draws = dict(draws)
        position.run()
        return position

    def settings(self, options: Mapping[str, object]) -> dict[str, Any]:
        """The value of every option: checked, or the default."""
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
        """The side of each seat, if seats differ: its clan, deck or faction."""
        return ()

    def hints(self, view: Mapping[str, Plain]) -> list[Hint]:
        """Deductions of a good player from this view, for those who ask for help."""
        return []

    def card_facts(self, name: str) -> dict[str, Plain]:
        """The printed facts of a card apart from its name and text, as plain data."""
        definition = self.cards[name]
        named = zip(type(definition).__match_args__, definition.fields(), strict=True)
        return {
            key: value
            for key, value in named
            if isinstance(value, str | int | bool) and key != "name"
        }

    def proofread(self, name: str) -> list[Fact]:
        """The facts of a card compared with the printed ones, if the game knows them."""
        return []

    def moments(self, name: str, in_play: bool) -> tuple[str, ...]:
        """The names of the windows in which a card can be played, or used while in play.

        Empty if the game doesn't name its windows.
        """
        return ()

    def situation(self, view: Mapping[str, Plain]) -> list[Clause]:
        """What is about to happen, judging by this view: clauses of one sentence."""
        return []

    def results(self, position: Position) -> list[Column]:
        """The columns of the result sheet apart from places and scores."""
        return []

    def cards_in(self, position: Position) -> Iterable[str]:
        """The cards that this game is played with."""
        return self.cards

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        """Raise BadOption if the options contradict each other or the number of seats."""

    def time_limit(self, settings: Mapping[str, Any]) -> int | None:
        """The time limit in minutes, if the table has one."""
        return None

    def with_settings(self, settings: Mapping[str, Any]) -> Game:
        """The game that a table with these settings plays: another one if the settings bring cards
        of their own. Positions refer to that one."""
        return self

    def load(self, data: dict[str, Plain]) -> Position:
        """The position that `Position.save` saved; BadPosition if it can't be loaded any more."""
        position = self.empty(data["seats"], self.settings(data["options"]), Rng.load(data["rng"]))
        position.number = data["number"]
        position.draws = dict(data["draws"])
        if data["outcome"] is not None:
            places, scores, reason, rule = data["outcome"]
            position.outcome = Outcome(tuple(places), tuple(scores), reason, rule)
        kinds = {kind.__name__: kind for kind in (*self.frames, Window)}
        for saved in data["frames"]:
            fields = {name: position.game.from_plain(value) for name, value in saved.items()}
            kind, step = fields.pop("frame"), fields.pop("step")
            if kind not in kinds:
                raise BadPosition("position-unknown-part", game=self.name, name=kind)
            frame = kinds[kind](**fields)
            position.push(frame)
            position.go(frame.step_number(step))
        position.take_fields(position, Loading(position.game, data["state"]))
        return position

    def plain(self, value: Plain) -> Plain:
        """A field of a position or frame as plain data, for `from_plain`."""
        if isinstance(value, tuple | list):
            return [self.plain(part) for part in value]
        if isinstance(value, Move):
            return {"move": value.text}
        if isinstance(value, Definition):
            name = self.definition_name(value)
            if name is not None:
                return {"definition": name}
            return {"made": type(value).__name__, "fields": self.plain(value.fields())}
        if isinstance(value, Value):
            return {"value": type(value).__name__, "fields": self.plain(value.fields())}
        return value

    def from_plain(self, value: Plain) -> Plain:
        """A field of a position or frame, from what `plain` returned."""
        if isinstance(value, list):
            return tuple([self.from_plain(part) for part in value])
        if isinstance(value, dict):
            if "move" in value:
                return self.move(value["move"])
            if "value" in value:
                return self._value(value["value"], value["fields"])
            if "made" in value:
                return self._made(value["made"], value["fields"])
            return self.definition(value["definition"])
        return value

    def _value(self, name: str, fields: list[Plain]) -> Value:
        """A small value of this class, from its fields as plain data."""
        kinds = {kind.__name__: kind for kind in (*self.frames, *self.values)}
        if name not in kinds:
            raise BadPosition("position-unknown-part", game=self.name, name=name)
        kind: Any = kinds[name]
        found: Value = kind(*self.from_plain(fields))
        return found

    def _made(self, name: str, fields: list[Plain]) -> Definition:
        """A part of this class that an effect made, from its fields as plain data."""
        if name not in self._words:
            raise BadPosition("position-unknown-part", game=self.name, name=name)
        return make(self._words[name], self.from_plain(fields))

    def card_name(self, card: int) -> str:
        """The name of a card in moves and records."""
        raise NotImplementedError

    def definition(self, name: str) -> Definition:
        """The card, or part of a card, with this name."""
        root, *path = name.split(".")
        found = self.definitions.get(root, self.cards.get(root))
        part = None if found is None else find_part(found, path)
        if part is None:
            raise BadPosition("position-unknown-part", game=self.name, name=name)
        return part

    def definition_name(self, definition: Definition) -> str | None:
        """The name that a card, or part of a card, is saved by; None if an effect made it."""
        found = self._definition_names.get(id(definition))
        if found is None:  # a copy that may be equal to one of ours
            found = next((name for name, part in self._parts if part == definition), None)
        return found

    @property
    def parts(self) -> list[Definition]:
        """All cards, their parts, and what else frames may hold."""
        return [part for _, part in self._parts]

    @cached_property
    def _parts(self) -> list[tuple[str, Definition]]:
        roots = {**self.cards, **self.definitions}
        return [part for name, root in roots.items() for part in named_parts(name, root)]

    @cached_property
    def _words(self) -> dict[str, type[Definition]]:
        """The classes of definitions by name; of two with the same name, that of this game."""
        own = type(self).__module__
        kinds = sorted(definition_classes(), key=lambda kind: kind.__module__.startswith(own))
        return {kind.__name__: kind for kind in kinds}

    @cached_property
    def _definition_names(self) -> dict[int, str]:
        names: dict[int, str] = {}
        for name, part in self._parts:
            names.setdefault(id(part), name)
        return names

    @cached_property
    def _readers(self) -> dict[str, list[tuple[type[Move], re.Pattern[str]]]]:
        """The kinds of moves and their patterns, by first word; "" is for any other word."""
        moves: tuple[type[Move], ...] = (*self.moves, Pass, CallTime)
        kinds = [(kind, reader(kind)) for kind in moves]
        first = [kind.form.split(" ", 1)[0] for kind, _ in kinds]
        free = ["{" in word for word in first]
        return {
            word: [one for one, own, any_ in zip(kinds, first, free) if any_ or own == word]
            for word in ("", *first)
        }

    def move(self, text: str) -> Move:
        """The move that a text stands for."""
        words = text.split(None, 1)
        readers = self._readers
        for kind, pattern in readers.get(words[0] if words else "", readers[""]):
            move = read(kind, pattern, text)
            if move is not None:
                return move
        raise UnreadableMove("unreadable-move", text=text.strip()[:60], forms=self.forms)

    @property
    def forms(self) -> str:
        """The syntax of its moves, for error messages."""
        return ", ".join(
            re.sub(r"{(\w+)(:d)?}", lambda field: field[1].upper(), kind.form)
            for kind in self.moves
        )

    @cached_property
    def rules_hash(self) -> str:
        """A hash of the sources of engine and game: the rules that a record was played under."""
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
