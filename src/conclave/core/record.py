"""Records: games as text files that anyone can read, replay and verify.

The SHA-256 of the seed is published before the first move, the seed itself at the end, so anyone
can check the shuffle: `printf SEED | sha256sum`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from conclave.core.errors import BadRecord, ConclaveError, OtherRules
from conclave.core.events import Event
from conclave.core.game import Game, new_seed
from conclave.core.moves import CALL_TIME, NO_SEAT, Move
from conclave.core.position import Outcome, Position
from conclave.core.registry import game as find_game

FIRST_LINE = "conclave record 2"
OLD_FIRST_LINE = "conclave record 1"
"""Its digests depended on internals of that time, so they aren't compared any more."""
DIGEST_EVERY = 20
LONGEST_NAME = 200

_HEADER = re.compile(r"(game|rules|seats|option|name|drawn|commitment)\s+(\S.*)")
_MOVE = re.compile(r"(\d{1,9})\s+seat\s+(\d{1,3})\s*:\s+(\S.*)")
_TIME = re.compile(r"(\d{1,9})\s+time\s+called")
_DIGEST = re.compile(r"digest\s+(\d{1,9})\s+([0-9a-f]{32})")
_ENDING = re.compile(r"(over|stopped)\s+(\d{1,9})\s+([0-9a-f]{32})")


def commitment(seed: int) -> str:
    """The hash that is published before the first move."""
    return sha256(str(seed).encode()).hexdigest()


class Record:
    """A game with everything needed to replay it."""

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
        draws: Mapping[str, str] = {},
    ) -> Record:
        """Start a game and its record."""
        seed = new_seed() if seed is None else seed
        position = game.start(seats, seed, options, draws)
        return Record(position.game, position, seed, names)

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move and record it."""
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
            *(f"drawn {key}={drawn}" for key, drawn in position.draws.items()),
            f"commitment {commitment(self.seed)}",
            "",
        ]
        for number, (seat, text) in enumerate(self.moves, 1):
            move = "time called" if seat == NO_SEAT else f"seat {seat}: {text}"
            lines.append(f"{number} {move}")
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
        """Verify a record and return it at its last position."""
        steps = replay(text)
        record = next(steps)[0]
        for _ in steps:
            pass
        return record


def replay(text: str) -> Iterator[tuple[Record, list[Event]]]:
    """Replay a record move by move: yields the record so far and the latest events.

    The setup comes first. The same object is yielded each time, one move later. Raises BadRecord
    if the record is wrong, OtherRules if it was played under other rules and can't go on.
    """
    sheet = _Sheet.read(text)
    record = sheet.start()
    yield record, record.position.events
    yield from _replay(sheet, record)
    _check_end(sheet, record)


@dataclass
class _Sheet:
    """The contents of a record, parsed but not verified."""

    comparable: bool = True
    """Whether its digests can be compared with ours."""
    game: str = ""
    rules: str = ""
    seats: str = ""
    commitment: str = ""
    options: dict[str, str] = field(default_factory=dict)
    draws: dict[str, str] = field(default_factory=dict)
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
        if first not in (FIRST_LINE, OLD_FIRST_LINE):
            raise BadRecord("record-not-one", expected=FIRST_LINE, found=first[:60])
        sheet = _Sheet(comparable=first == FIRST_LINE)
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
        """Parse one line; False if it is invalid or out of place."""
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
        if word in ("option", "drawn"):
            name, equals, value = rest.partition("=")
            (self.options if word == "option" else self.draws)[name] = value
            return bool(equals)
        if word == "name":
            seat, _, name = rest.partition(" ")
            self.names.append(name)
            return seat == str(len(self.names) - 1) and len(name) <= LONGEST_NAME
        setattr(self, word, rest)
        return True

    def start(self) -> Record:
        """Start the recorded game."""
        assert self.seed is not None
        game = find_game(self.game)
        if commitment(self.seed) != self.commitment:
            raise BadRecord("record-seed", commitment=self.commitment[:16])
        if not re.fullmatch(r"\d{1,3}", self.seats) or len(self.names) > int(self.seats):
            raise BadRecord("record-seats", seats=self.seats[:60])
        seats = int(self.seats)
        return Record.begin(game, seats, self.options, self.seed, self.names, self.draws)

    def differs(self, number: int, position: Position) -> bool:
        """Whether the position after a move isn't the recorded one."""
        return (
            self.comparable and number in self.digests and position.digest() != self.digests[number]
        )


def _replay(sheet: _Sheet, record: Record) -> Iterator[tuple[Record, list[Event]]]:
    for number, (seat, text) in enumerate(sheet.moves, 1):
        try:
            events = record.play(seat, text)
        except ConclaveError as error:
            raise _fault(sheet, record, "record-illegal", number, move=text, reason=error) from None
        if sheet.differs(number, record.position):
            raise _fault(sheet, record, "record-digest", number)
        yield record, events


def _check_end(sheet: _Sheet, record: Record) -> None:
    assert sheet.ending is not None
    how, number, digest = sheet.ending
    outcome = record.position.outcome
    if (how == "over") != record.position.over:
        raise _fault(sheet, record, "record-ending", number, told=how)
    if sheet.comparable and digest != record.position.digest():
        raise _fault(sheet, record, "record-digest", number)
    if sheet.outcome != (None if outcome is None else _outcome_line(outcome)):
        raise _fault(sheet, record, "record-outcome", number)


def _fault(sheet: _Sheet, record: Record, key: str, number: int, **facts: object) -> BadRecord:
    """The error at a move. If the rules differ, that is the most likely reason."""
    if sheet.rules != record.game.rules_hash:
        return OtherRules(
            "record-other-rules", number=number, theirs=sheet.rules, ours=record.game.rules_hash
        )
    return BadRecord(key, number=number, **facts)


def _outcome_line(outcome: Outcome) -> str:
    places = ",".join(map(str, outcome.places))
    scores = ",".join([text.removesuffix(".0") for text in map(str, outcome.scores)])
    return f"outcome places {places} scores {scores} by {outcome.reason}"
