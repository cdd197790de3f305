"""The messages of the server to clients.

The API's description and the client's types (`web/write_types.py`) are generated from them. JSON
without a fixed shape has a title, the name of its type in the client.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, field

from conclave.core.stops import Until, When
from conclave.server.clocks import Clock
from conclave.server.entries import EntryKind
from conclave.server.terms import PendingUndo, SeatKind, TableStatus
from conclave.text.rulebook import BlockKind

View = Annotated[dict[str, Any], Meta(title="View")]
"""What a viewer sees of a game."""
GameEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
"""An event of a game; `event` is its name."""


class Refusal(Struct):
    """Why something was refused, in the viewer's language, with the rule."""

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
    """The current person, if known."""

    person: Person | None


class NumberRange(Struct):
    """The numbers from one to another."""

    from_: int = field(name="from")
    to: int


class OptionSheet(Struct):
    """An option of a table."""

    name: str
    title: str
    about: str
    default: str | int
    allowed: list[str] | NumberRange
    titles: dict[str, str]


class BotSheet(Struct):
    """A bot and its description."""

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
    """The default bot."""
    labels: dict[str, str]
    """Labels of the parts of its views."""
    seat_parts: list[str]
    """The parts that are lists with one item per seat."""
    seat_facts: list[str]
    """The parts whose values are seats."""
    lesson: bool
    """Whether it has a tutorial."""


class CardSheet(Struct):
    """A card of a game, with texts and numbers."""

    name: str
    """Its name in moves."""
    title: str
    kind: str
    """Its kind in the game's definitions."""
    group: str
    """The heading it is listed under."""
    line: str
    """Its type line, with numbers."""
    text: str
    """Its text; may be empty."""
    note: str
    """A note about the card."""
    facts: dict[str, Any]
    """Its printed facts."""
    terms: dict[str, str]
    """The terms on it, each with the statement that defines it."""


class StatementSheet(Struct):
    """One statement of a rulebook."""

    id: str
    section: str
    text: str
    language: str
    """The language of its text: English where there is no translation."""


class BlockSheet(Struct):
    """A heading, paragraph, step, item or picture of a rules page."""

    kind: BlockKind
    text: str
    """May contain **bold** and *italic*."""
    cites: list[str]
    """The statements it rests on."""
    level: int
    """Of a heading: 2 or 3."""
    anchor: str
    """Of a heading; the name of a picture."""


class PageSheet(Struct):
    """The rules of a game written to be read."""

    language: str
    blocks: list[BlockSheet]


class RulesSheet(Struct):
    """The rules of a game: a page to be read, if it has one, and its rulebook as statements."""

    title: str
    page: PageSheet | None
    statements: list[StatementSheet]


class SeatSheet(Struct):
    """One seat of a table."""

    seat: int
    name: str
    kind: SeatKind
    me: bool
    online: bool
    resigned: bool
    account: bool
    """Whether the player, or the one who resigned, has an account."""
    bot: str | UnsetType = UNSET


class OutcomeSheet(Struct):
    """How a game ended."""

    places: list[int]
    scores: list[float]
    reason: str
    rule: str
    words: str
    columns: list[str]
    """The headings of the game's result sheet."""
    cells: list[list[str]]
    """Its cells, by seat."""
    text: str
    """The whole sheet as text."""


class TableSheet(Struct):
    """A table as this viewer may know it."""

    id: str
    game: str
    title: str
    options: dict[str, str | int]
    seats: list[SeatSheet]
    state: TableStatus
    public: bool
    clock: Clock | None
    created: str
    number: int
    moves: int
    my_seat: int | None
    hosting: bool
    """Whether the viewer is the host."""
    turn: list[int]
    outcome: OutcomeSheet | None
    commitment: str
    invitation: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET


class TableList(Struct):
    """Tables by state."""

    running: list[TableSheet]
    waiting: list[TableSheet]
    finished: list[TableSheet]


class MoveOption(Struct):
    """An option of the seat."""

    move: str
    words: str
    kind: str
    fields: dict[str, Any]
    group: str | None = None
    """The heading in a list of options."""
    short: str | None = None
    """Its label in a list of options."""
    names: dict[str, str] | UnsetType = UNSET
    """Display names of its fields."""


class DecisionSheet(Struct):
    """The question to this viewer."""

    seat: int
    asked: str
    """The question's name."""
    prompt: str
    """The question as text."""
    rule: str
    facts: dict[str, Any]
    options: list[MoveOption]
    obstacles: dict[str, list[str]] | UnsetType = UNSET
    """Why cards in hand can't be played now, if the game says so."""


class PictureSheet(Struct):
    """A moment of a game as one of its players sees it, for a rules page."""

    table: TableSheet
    view: View
    decision: DecisionSheet | None
    situation: str


class TopicSheet(Struct):
    """A topic of a guide, and when it comes up: with a question or an event."""

    name: str
    title: str
    text: str
    now: str
    """What the learner can do now, and what is sensible."""
    rules: list[str]
    asked: list[str]
    """The questions that bring it up."""
    offers: list[str]
    """If any are named, one of these kinds of moves must be offered."""
    happens: list[str]
    """The events that bring it up."""
    facts: dict[str, str | int]
    """Facts they must have; `me` is the learner's seat, `others` any other."""


class GuideSheet(Struct):
    """The topics of a guide, in the order in which they are explained."""

    topics: list[TopicSheet]


class LogEntry(Struct):
    """One line of the table's log, as this viewer may know it."""

    number: int
    at: str
    kind: EntryKind
    seat: int | None
    name: str
    account: bool
    """Whether the person had an account then."""
    words: list[str]
    lines: list[int]
    """For each event, which of the words tells it."""
    events: list[GameEvent]
    to: int | None = None
    """For an undo: the last entry before what was taken back."""
    since: int | UnsetType = UNSET
    """The first of the entries before that are told again here, together with this one."""


class HintSheet(Struct):
    """Something this viewer can deduce."""

    words: str
    facts: dict[str, str | int]


class SeatClock(Struct):
    """The time left for a seat."""

    seconds_left: float


class ClocksSheet(Struct):
    """All clocks, at the moment of sending."""

    seats: list[SeatClock]
    running: list[int]
    deadline: str | None


class StopsSheet(Struct):
    """When this viewer's seat wants to be asked; nobody else sees it."""

    when: When
    """`never`, `could` (only if it could do something) or `always`."""
    until: Until
    """How long it yields: until the end of this `action`, until its next `turn`, or `no`."""
    hold: bool
    """Whether it is asked the next question in any case."""
    action: bool
    """Whether an action is under way, until whose end it may yield."""
    passing: bool
    """Whether it is asked now and the server is about to pass for it."""


class Sync(Struct, tag_field="type", tag="sync"):
    """Everything a viewer needs to show a table."""

    number: int
    sheet: TableSheet
    view: View | None
    decision: DecisionSheet | None
    situation: str
    """What is about to happen, in one sentence; may be empty."""
    log: list[LogEntry]
    undo: PendingUndo | None
    can_undo: bool
    """Whether this viewer may take back a move, or ask to."""
    clocks: ClocksSheet | None
    time_left: float | None
    """Seconds until time is called, if the table has a time limit."""
    online: list[int]
    watchers: int
    gone: list[int]
    """The seats whose players have been away long enough to be replaced by a bot."""
    stops: StopsSheet | None
    """Only if the game has reactions and the viewer has a seat."""


class Done(Struct):
    """Done; `number` is the number of entries in the table's log."""

    number: int


class ReplayMade(Struct):
    """The id of an uploaded record."""

    id: str


class TurningPointSheet(Struct):
    """A move after which its seat's chances fell."""

    number: int
    seat: int
    before: float
    after: float
    words: list[str]
    """What happened, and what was better."""


class ReplayAnalysis(Struct):
    """Each seat's chances over the moves, from what it knew at the time; or the progress."""

    finished: bool
    stopped: bool
    """Whether it took too long and is incomplete."""
    done: int
    of: int
    """The number of playouts done and planned."""
    courses: list[list[tuple[int, float]]]
    """For each seat, pairs of a number of moves and the chance to win, from 0 to 1."""
    turning_points: list[TurningPointSheet]
    how: str
    """How the chances were estimated, in words."""


class ReplayStep(Struct):
    """A step of a finished game."""

    number: int
    seat: int | None
    move: str | None
    words: list[str]
    lines: list[int]
    """For each event, which of the words tells it."""
    events: list[GameEvent]
    view: View
    situation: str
    """What was about to happen, in one sentence; may be empty."""


class Replay(Struct):
    """Part of a finished game, move by move."""

    id: str
    game: str
    title: str
    options: dict[str, str | int]
    seats: list[str]
    moves: int
    outcome: OutcomeSheet | None
    commitment: str
    seed: str
    steps: list[ReplayStep]
    invitation: str | UnsetType = UNSET
    """The invitation that others need to watch it, if its table isn't public."""
    departed: str | UnsetType = UNSET
    """Why the replay ends early, if rules have changed since it was played."""
