"""Records: a game as a text file that anybody can read, replay and verify.

The seed is committed to by its SHA-256 before the first move and shown at the end, so that
anybody can check the shuffle: `printf SEED | sha256sum`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from conclave.core.errors import BadRecord, ConclaveError
from conclave.core.events import Event
from conclave.core.game import Game, new_seed
from conclave.core.moves import CALL_TIME, NO_SEAT, Move
from conclave.core.position import Outcome, Position
from conclave.core.registry import game as find_game

FIRST_LINE = "conclave record 1"
DIGEST_EVERY = 20
LONGEST_NAME = 200

_HEADER = re.compile(r"(game|rules|seats|option|name|commitment)\s+(\S.*)")
_MOVE = re.compile(r"(\d{1,9})\s+seat\s+(\d{1,3})\s*:\s+(\S.*)")
_TIME = re.compile(r"(\d{1,9})\s+time\s+called")
_DIGEST = re.compile(r"digest\s+(\d{1,9})\s+([0-9a-f]{32})")
_ENDING = re.compile(r"(over|stopped)\s+(\d{1,9})\s+([0-9a-f]{32})")


def commitment(seed: int) -> str:
    """What is told of a seed before the first move."""
    return sha256(str(seed).encode()).hexdigest()


class Record:
    """A game under way together with everything needed to tell it again."""

    def __init__(
        self, game: Game, position: Position, seed: int, names: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.position = position
        self.seed = seed
        self.names = list(names)
        self.moves: list[tuple[int, str]] = []
        self.digests: dict[int, str] = {}

    @staticmethod
    def begin(
        game: Game,
        seats: int | None = None,
        options: Mapping[str, object] = {},
        seed: int | None = None,
        names: Sequence[str] = (),
    ) -> Record:
        """Start a game and its record."""
        seed = new_seed() if seed is None else seed
        position = game.start(seats, seed, options)
        return Record(position.game, position, seed, names)

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move and write it down."""
        if isinstance(move, str):
            move = self.game.move(move)
        events = self.position.play(seat, move)
        self.moves.append((seat, move.text))
        if len(self.moves) % DIGEST_EVERY == 0:
            self.digests[len(self.moves)] = self.position.digest()
        return events

    def write(self) -> str:
        """The record as text."""
        position = self.position
        lines = [
            FIRST_LINE,
            f"game {self.game.name}",
            f"rules {self.game.rules_hash}",
            f"seats {position.seats}",
            *(f"option {name}={value}" for name, value in position.settings.items()),
            *(f"name {seat} {' '.join(name.split())}" for seat, name in enumerate(self.names)),
            f"commitment {commitment(self.seed)}",
            "",
        ]
        for number, (seat, text) in enumerate(self.moves, 1):
            said = "time called" if seat == NO_SEAT else f"seat {seat}: {text}"
            lines.append(f"{number} {said}")
            if number in self.digests:
                lines.append(f"digest {number} {self.digests[number]}")
        ending = "over" if position.over else "stopped"
        lines += ["", f"{ending} {len(self.moves)} {position.digest()}"]
        if position.outcome is not None:
            lines.append(_outcome_line(position.outcome))
        lines.append(f"seed {self.seed}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str) -> Record:
        """Verify a record and take the game up where it ends."""
        steps = replay(text)
        record = next(steps)[0]
        for _ in steps:
            pass
        return record


def replay(text: str) -> Iterator[tuple[Record, list[Event]]]:
    """A record move by move: the record so far, and what just happened. BadRecord where it fails.

    First comes the set-up. The same record object is given each time, one move further on.
    """
    sheet = _Sheet.read(text)
    record = sheet.start()
    yield record, record.position.events
    yield from _replay(sheet, record)
    _check_end(sheet, record)


@dataclass
class _Sheet:
    """What a record's text says, before anything of it is believed."""

    game: str = ""
    rules: str = ""
    seats: str = ""
    commitment: str = ""
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    ending: tuple[str, int, str] | None = None
    outcome: str | None = None
    seed: int | None = None

    @staticmethod
    def read(text: str) -> _Sheet:
        lines = text.splitlines()
        first = lines[0].strip() if lines else ""
        if first != FIRST_LINE:
            raise BadRecord("record-not-one", expected=FIRST_LINE, found=first[:60])
        sheet = _Sheet()
        for number, line in enumerate(lines[1:], 2):
            if line.strip() and not sheet._take(line.strip()):
                raise BadRecord("record-bad-line", number=number, line=line.strip()[:60])
        for name in ("game", "rules", "seats", "commitment"):
            if not getattr(sheet, name):
                raise BadRecord("record-incomplete", name=name)
        if sheet.ending is None:
            raise BadRecord("record-truncated", moves=len(sheet.moves))
        if sheet.ending[1] != len(sheet.moves):
            raise BadRecord("record-move-count", told=sheet.ending[1], found=len(sheet.moves))
        if sheet.seed is None:
            raise BadRecord("record-no-seed")
        return sheet

    def _take(self, line: str) -> bool:
        """Take over one line, if it is in its place."""
        if found := _MOVE.fullmatch(line):
            self.moves.append((int(found[2]), found[3]))
            return int(found[1]) == len(self.moves) and self.ending is None
        if found := _TIME.fullmatch(line):
            self.moves.append((NO_SEAT, CALL_TIME.text))
            return int(found[1]) == len(self.moves) and self.ending is None
        if found := _DIGEST.fullmatch(line):
            self.digests[int(found[1])] = found[2]
            return int(found[1]) == len(self.moves)
        if found := _ENDING.fullmatch(line):
            self.ending = (found[1], int(found[2]), found[3])
            return True
        if self.ending is not None:
            if line.startswith("outcome "):
                self.outcome = line
                return True
            if found := re.fullmatch(r"seed (\d{1,80})", line):
                self.seed = int(found[1])
                return True
            return False
        found = _HEADER.fullmatch(line)
        return found is not None and not self.moves and self._head(found[1], found[2])

    def _head(self, word: str, rest: str) -> bool:
        if word == "option":
            name, equals, value = rest.partition("=")
            self.options[name] = value
            return bool(equals)
        if word == "name":
            seat, _, name = rest.partition(" ")
            self.names.append(name)
            return seat == str(len(self.names) - 1) and len(name) <= LONGEST_NAME
        setattr(self, word, rest)
        return True

    def start(self) -> Record:
        """The game as the sheet says it began."""
        assert self.seed is not None
        game = find_game(self.game)
        if commitment(self.seed) != self.commitment:
            raise BadRecord("record-seed", commitment=self.commitment[:16])
        if not re.fullmatch(r"\d{1,3}", self.seats) or len(self.names) > int(self.seats):
            raise BadRecord("record-seats", seats=self.seats[:60])
        return Record.begin(game, int(self.seats), self.options, self.seed, self.names)


def _replay(sheet: _Sheet, record: Record) -> Iterator[tuple[Record, list[Event]]]:
    for number, (seat, text) in enumerate(sheet.moves, 1):
        try:
            events = record.play(seat, text)
        except ConclaveError as error:
            raise _fault(sheet, record, "record-illegal", number, move=text, reason=error) from None
        if number in sheet.digests and record.position.digest() != sheet.digests[number]:
            raise _fault(sheet, record, "record-digest", number)
        yield record, events


def _check_end(sheet: _Sheet, record: Record) -> None:
    assert sheet.ending is not None
    how, number, digest = sheet.ending
    outcome = record.position.outcome
    if (how == "over") != record.position.over:
        raise _fault(sheet, record, "record-ending", number, told=how)
    if digest != record.position.digest():
        raise _fault(sheet, record, "record-digest", number)
    if sheet.outcome != (None if outcome is None else _outcome_line(outcome)):
        raise _fault(sheet, record, "record-outcome", number)


def _fault(sheet: _Sheet, record: Record, key: str, number: int, **facts: object) -> BadRecord:
    """What is wrong at a move; under other rules than ours, that is the likelier reason."""
    if sheet.rules != record.game.rules_hash:
        return BadRecord(
            "record-other-rules", number=number, theirs=sheet.rules, ours=record.game.rules_hash
        )
    return BadRecord(key, number=number, **facts)


def _outcome_line(outcome: Outcome) -> str:
    places = ",".join(map(str, outcome.places))
    scores = ",".join([text.removesuffix(".0") for text in map(str, outcome.scores)])
    return f"outcome places {places} scores {scores} by {outcome.reason}"
