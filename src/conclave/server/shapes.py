"""What clients get, by name and type; the API's description is made from these."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from conclave.server.clocks import Clock


class Refusal(Struct):
    """Why something was refused, in the viewer's language, and on which rule that rests."""

    error: str
    reason: str
    rule: str | None = None


class Person(Struct, frozen=True):
    """Somebody: a guest, or the owner of an account."""

    id: str
    name: str
    account: bool
    language: str


class Me(Struct):
    """Who is asking, if we know."""

    person: Person | None


class OptionSheet(Struct):
    """A way to play that a table may choose."""

    name: str
    title: str
    about: str
    default: str | int
    allowed: list[str] | dict[str, int]
    titles: dict[str, str]


class BotSheet(Struct):
    """A bot and what it is like."""

    name: str
    title: str
    about: str


class GameSheet(Struct):
    """A game as the lobby shows it."""

    name: str
    title: str
    pitch: str
    how_to_play: list[str]
    seats: list[int]
    seat_names: list[str]
    minutes: tuple[int, int] | None
    options: list[OptionSheet]
    bots: list[BotSheet]
    usual_bot: str
    """The one that sits where nobody chose one."""
    labels: dict[str, str]
    """What the parts of its views are called."""
    seat_parts: list[str]
    """Which of them hold something for each seat,"""
    seat_facts: list[str]
    """and which name seats."""
    lesson: bool
    """Whether it can be learnt by playing."""


class CardSheet(Struct):
    """A card of a game, in words and in numbers."""

    name: str
    """How it is written in moves."""
    title: str
    kind: str
    """What kind of card the game defines it as."""
    group: str
    """What it is listed under."""
    line: str
    """What it is, with its numbers."""
    text: str
    """What it does; empty where it does nothing."""
    note: str
    """What else there is to know about it."""
    facts: dict[str, Any]
    """Its numbers, and what it belongs to."""
    terms: dict[str, str]
    """The terms that it is written in, each with the statement that says what it means."""


class StatementSheet(Struct):
    """One statement of a rulebook."""

    id: str
    section: str
    text: str


class RulesSheet(Struct):
    """A game's rulebook as numbered statements."""

    title: str
    statements: list[StatementSheet]


class SeatSheet(Struct):
    """One seat of a table."""

    seat: int
    name: str
    kind: str
    me: bool
    online: bool
    resigned: bool
    account: bool
    """Whether the person who plays there, or did until he resigned, has an account."""
    bot: str | UnsetType = UNSET


class OutcomeSheet(Struct):
    """How a game ended."""

    places: list[int]
    scores: list[float]
    reason: str
    rule: str
    words: str
    columns: list[str]
    """What the game's result sheet says of each seat, under which headings,"""
    cells: list[list[str]]
    """seat by seat,"""
    text: str
    """and the whole sheet as text."""


class TableSheet(Struct):
    """A table as this viewer may know it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatSheet]
    state: str
    public: bool
    clock: Clock | None
    created: str
    number: int
    moves: int
    my_seat: int | None
    hosting: bool
    """Whether the viewer has set it up."""
    turn: list[int]
    outcome: OutcomeSheet | None
    commitment: str
    invitation: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET


class TableList(Struct):
    """Tables, by how far they are."""

    running: list[TableSheet]
    waiting: list[TableSheet]
    finished: list[TableSheet]


class OptionShape(Struct):
    """A move that is open to the seat."""

    move: str
    words: str
    kind: str
    fields: dict[str, Any]
    group: str | None = None
    """Under which heading a list shows it,"""
    short: str | None = None
    """and as what."""
    names: dict[str, str] | UnsetType = UNSET
    """What its fields are called, where they go by a written name."""


class DecisionShape(Struct):
    """The question put to this viewer."""

    seat: int
    asked: str
    """The question's name,"""
    prompt: str
    """and the question in words."""
    rule: str
    facts: dict[str, Any]
    options: list[OptionShape]
    obstacles: dict[str, list[str]] | UnsetType = UNSET
    """Why the cards in hand that can't be played now can't, where the game tells."""


class TopicSheet(Struct):
    """Something that a guide explains, and when: with a question, or with an event."""

    name: str
    title: str
    text: str
    now: str
    """What the learner can do, and what is sensible."""
    rules: list[str]
    asked: list[str]
    """The questions that bring it up,"""
    offers: list[str]
    """where one of these kinds of moves is open, if any are named;"""
    happens: list[str]
    """and the events that do."""
    facts: dict[str, str | int]
    """What these must say; `me` is the learner's seat, `others` any other."""


class GuideSheet(Struct):
    """What a guide to a game explains, in this order where several things come up at once."""

    topics: list[TopicSheet]


class LogEntry(Struct):
    """One line of the table's log, as this viewer may know it."""

    number: int
    at: str
    kind: str
    seat: int | None
    name: str
    account: bool
    """Whether who took a seat or said something had an account then."""
    words: list[str]
    lines: list[int]
    """For each event, which of the words tells it."""
    events: list[dict[str, Any]]
    to: int | None = None
    """For an undo: the last entry before what was taken back."""


class HintShape(Struct):
    """Something that this viewer could know, for one who asks for help."""

    words: str
    facts: dict[str, str | int]


class UndoShape(Struct):
    """An undo that was asked for."""

    seat: int
    to: int
    waiting: list[int]


class SeatClock(Struct):
    """What a seat has left."""

    seconds_left: float


class ClocksShape(Struct):
    """All clocks, at the moment of sending."""

    seats: list[SeatClock]
    running: list[int]
    deadline: str | None


class StopsShape(Struct):
    """Where this viewer's seat wants to be asked; nobody else is told."""

    when: str
    """`never`, `could` (only if it could do something) or `always`."""
    until: str
    """What it yields until: the end of this `action`, its next `turn`, or `no`."""
    hold: bool
    """Whether it wants the next question in any case."""
    action: bool
    """Whether an action is under way, which it may yield until the end of."""
    passing: bool
    """Whether it is asked now and the server is about to pass for it."""


class Sync(Struct):
    """All that a viewer needs to show a table."""

    type: str
    number: int
    sheet: TableSheet
    view: dict[str, Any] | None
    decision: DecisionShape | None
    situation: str
    """What is about to happen, in one sentence; empty where the game does not say."""
    log: list[LogEntry]
    undo: UndoShape | None
    can_undo: bool
    """Whether this viewer may take back a move, or ask to."""
    clocks: ClocksShape | None
    time_left: float | None
    """Seconds until time is called, where the table has set itself a limit."""
    online: list[int]
    watchers: int
    gone: list[int]
    """The seats whose people have been away for so long that the host may let a bot play."""
    stops: StopsShape | None
    """Where the game has reactions and this viewer a seat."""


class Update(Struct, tag_field="type", tag="update"):
    """What has changed for a viewer since the last message of this kind, or since the sync."""

    number: int
    since: int
    """The number of the message that it changes."""
    changes: dict[str, Any]
    """The parts of the sync that have changed, as differences: see server/differences.py."""
    log: list[LogEntry]


class Done(Struct):
    """It is done; the table's log has so many entries now."""

    number: int


class ReplayMade(Struct):
    """Where an uploaded record can be watched."""

    id: str


class TurningPointSheet(Struct):
    """A move after which its seat's chances were worse."""

    number: int
    seat: int
    before: float
    after: float
    words: list[str]
    """What happened, and what was better."""


class ReplayAnalysis(Struct):
    """Each seat's chances over the moves, from what it knew at the time; or how far that is."""

    finished: bool
    stopped: bool
    """Whether it took too long, so that this is only what was found by then."""
    done: int
    of: int
    """Games played on so far, and how many are wanted by now."""
    courses: list[list[tuple[int, float]]]
    """For each seat: after so many moves its chance to win, from 0 to 1."""
    turning_points: list[TurningPointSheet]
    how: str
    """How the chances were estimated, in words."""


class ReplayStep(Struct):
    """A moment of a finished game, after one more move."""

    number: int
    seat: int | None
    move: str | None
    words: list[str]
    lines: list[int]
    """For each event, which of the words tells it."""
    events: list[dict[str, Any]]
    view: dict[str, Any]
    situation: str
    """What was about to happen, in one sentence; empty where the game does not say."""


class Replay(Struct):
    """Part of a game that is over, move by move."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[str]
    moves: int
    outcome: OutcomeSheet | None
    commitment: str
    seed: str
    steps: list[ReplayStep]
    invitation: str | UnsetType = UNSET
    """What others need to watch it too, where its table was not public."""
