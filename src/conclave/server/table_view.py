"""The view of a table for one viewer, built by naming what may be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import UNSET, Raw, UnsetType

from conclave.core.events import Event, Passed, visible
from conclave.core.position import Position
from conclave.core.record import commitment
from conclave.server import acts, entries, wording
from conclave.server.differences import difference
from conclave.server.entries import Entry
from conclave.server.shapes import (
    ClocksSheet,
    DecisionSheet,
    HintSheet,
    LogEntry,
    MoveOption,
    OutcomeSheet,
    SeatClock,
    SeatSheet,
    StopsSheet,
    Sync,
    TableSheet,
)
from conclave.server.socket_shapes import ViewStep
from conclave.server.table import LogLine, Table
from conclave.server.table_state import TableState
from conclave.server.terms import BOT, FINISHED, Chair, Terms
from conclave.server.time import now
from conclave.text import Words
from conclave.text.reasons import obstacle_texts
from conclave.text.results import result_text, result_words
from conclave.text.words import joined

_encode = msgspec.json.Encoder().encode

PLAYED = (entries.MOVE, entries.TIME)
"""The kinds of entries whose events go on with the game."""

NO_LINE = -1
"""Stands for the line of an event without one."""


class Viewer(NamedTuple):
    """A viewer: the seat or None, whether a member of the table, the language, and whether the
    host."""

    seat: int | None
    member: bool
    language: str
    host: bool = False


class Presence(NamedTuple):
    """The connected seats, the number of watchers, and the seats away for long."""

    online: tuple[int, ...] = ()
    watchers: int = 0
    gone: tuple[int, ...] = ()


def iso(at: int) -> str:
    """A time in the ISO format."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")


def words_at(state: TableState, language: str, seat: int | None = None) -> Words:
    """The words for a table, with the names of its players, for the player at a seat."""
    return wording.words_for(language, state.terms.game, state.names, seat)


def outcome_sheet(position: Position, words: Words) -> OutcomeSheet | None:
    """The result as text; None while the game goes on."""
    outcome = position.outcome
    if outcome is None:
        return None
    return OutcomeSheet(
        list(outcome.places),
        list(outcome.scores),
        outcome.reason,
        outcome.rule,
        words.outcome(outcome),
        *result_words(position, words),
        result_text(position, words),
    )


def sheet(state: TableState, viewer: Viewer, presence: Presence) -> TableSheet:
    """The summary of a table for the lobby and the page header."""
    return msgspec.convert(_sheet(state, viewer, presence), TableSheet)


def _sheet(state: TableState, viewer: Viewer, presence: Presence) -> dict[str, Any]:
    """The same as plain data. Unchanged parts are the same objects."""
    terms, position = state.terms, state.position
    words = words_at(state, viewer.language)
    status = state.status
    sheet = _terms(terms, viewer).copy()
    sheet["seats"] = _seats(state.chairs, presence.online, viewer.seat, words)
    sheet["state"] = status
    sheet["number"] = state.number
    sheet["moves"] = len(state.prefix) + len(state.moves)
    sheet["turn"] = list(state.deciders)
    sheet["outcome"] = None
    if position is not None and position.over:
        sheet["outcome"] = msgspec.to_builtins(outcome_sheet(position, words))
    if status == FINISHED:
        sheet["seed"] = str(terms.seed)
    return sheet


@lru_cache(4096)
def _terms(terms: Terms, viewer: Viewer) -> dict[str, Any]:
    """The part of a table's sheet that never changes."""
    fixed = {
        "id": terms.id,
        "game": terms.game.name,
        "title": wording.words_for(viewer.language, terms.game).title,
        "options": terms.options,
        "public": terms.public,
        "clock": msgspec.to_builtins(terms.clock),
        "created": iso(terms.created),
        "my_seat": viewer.seat,
        "hosting": viewer.host,
        "commitment": commitment(terms.seed),
    }
    if viewer.member:
        fixed["invitation"] = terms.invitation
    return fixed


@lru_cache(4096)
def _seats(
    chairs: tuple[Chair, ...], online: tuple[int, ...], mine: int | None, words: Words
) -> list[Any]:
    """The players of a table."""
    seats = [
        SeatSheet(
            seat,
            words.seat(seat),
            chair.kind,
            seat == mine,
            chair.kind == BOT or seat in online,
            chair.resigned,
            chair.account,
            chair.bot if chair.bot is not None else UNSET,
        )
        for seat, chair in enumerate(chairs)
    ]
    plain: list[Any] = msgspec.to_builtins(seats)
    return plain


def sync(table: Table, viewer: Viewer, presence: Presence, after: int) -> Sync:
    """Everything a viewer needs, with the log after an entry."""
    return whole(table, parts(table, viewer, presence), log_after(table, viewer, after))


def whole(table: Table, parts: dict[str, Any], log: list[LogEntry]) -> Sync:
    """All parts and the log, in one message."""
    return Sync(number=table.state.number, log=log, **parts)


def log_after(table: Table, viewer: Viewer, after: int) -> list[LogEntry]:
    """The log after an entry, as a viewer may know it."""
    words = words_at(table.state, viewer.language, viewer.seat)
    return [
        entry(table.log, place, viewer.seat, words)
        for place in range(max(0, after), len(table.log))
    ]


def parts(table: Table, viewer: Viewer, presence: Presence) -> dict[str, Any]:
    """The parts of a table for a viewer, as plain data; later only their changes are sent."""
    state = table.state
    shown = view(state, viewer)
    asked = decision(state, viewer)
    words = words_at(state, viewer.language, viewer.seat)
    undo = state.undo
    return {
        "sheet": _sheet(state, viewer, presence),
        "view": shown,
        # Its options are already encoded.
        "decision": None if asked is None else Raw(_encode(asked)),
        "situation": "" if shown is None else words.situation(shown),
        "undo": None if undo is None else msgspec.to_builtins(undo),
        "can_undo": acts.may_undo(state, viewer.seat),
        "clocks": msgspec.to_builtins(clocks(state)),
        "time_left": time_left(state),
        "online": list(presence.online),
        "watchers": presence.watchers,
        "gone": list(presence.gone),
        "stops": msgspec.to_builtins(stops(state, viewer.seat)),
    }


def stops(state: TableState, seat: int | None) -> StopsSheet | None:
    """When a seat wants to be asked, for its own eyes."""
    stops = None if seat is None else state.stops_of(seat)
    if seat is None or stops is None:
        return None
    position = state.position
    under_way = position is not None and position.in_action()
    passing = state.automatic_pass(seat) is not None
    return StopsSheet(stops.when, stops.until, stops.hold, under_way, passing)


def view(state: TableState, viewer: Viewer) -> dict[str, Any] | None:
    """The view of the game; everything once it is over."""
    return None if state.position is None else _view_of(state.position, viewer.seat)


def _view_of(position: Position, seat: int | None) -> dict[str, Any]:
    if not position.over:
        return position.view(seat)
    return {**position.reveal(), "seat": seat}


def steps(
    table: Table, viewer: Viewer, before: dict[str, Any] | None
) -> list[ViewStep] | UnsetType:
    """The views within the last entry, wherever another kind of event begins; unset if the game
    shows none."""
    snapshots = table.state.snapshots
    if before is None or not snapshots:
        return UNSET
    seen = [
        (type(event), snapshot)
        for one, snapshot in zip(table.log[-1].events, snapshots, strict=True)
        if (event := one.seen_by(viewer.seat)) is not None
    ]
    found: list[ViewStep] = []
    for count, ((kind, snapshot), (following, _)) in enumerate(pairwise(seen), 1):
        if following is not kind:
            shown = _view_of(snapshot, viewer.seat)
            if changes := difference(before, shown):
                assert isinstance(changes, dict)
                found.append(ViewStep(count, changes))
                before = shown
    return found


def decision(state: TableState, viewer: Viewer) -> DecisionSheet | None:
    """The question to the viewer, if there is one and the viewer wants to be asked."""
    position, seat = state.position, viewer.seat
    if position is None or seat is None or seat not in position.deciders:
        return None
    if state.automatic_pass(seat) is not None:
        return None
    return decision_sheet(position, seat, words_at(state, viewer.language, viewer.seat))


def decision_sheet(position: Position, seat: int, words: Words) -> DecisionSheet:
    """The question to a seat, in words."""
    asked = position.decision(seat)
    options = wording.options(words, asked.options)
    return DecisionSheet(
        seat,
        asked.prompt,
        words.prompt(asked),
        asked.rule,
        asked.facts,
        cast("list[MoveOption]", options),
        obstacles(position, seat, words) or UNSET,
    )


def obstacles(position: Position, seat: int, words: Words) -> dict[str, list[str]]:
    """Why cards in the seat's hand can't be played now."""
    return {
        card: list(_whys(words, card, tuple([tuple(entry.values()) for entry in entries])))
        for card, entries in position.obstacles(seat).items()
    }


@lru_cache(20_000)
def _whys(words: Words, card: str, entries: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    named = [dict(zip(("mode", "reason", "minion", "window"), each)) for each in entries]
    return tuple(obstacle_texts(words, card, named))


def hints(state: TableState, viewer: Viewer) -> list[HintSheet]:
    """Hints for the viewer, deduced from the view alone."""
    position, shown = state.position, view(state, viewer)
    if position is None or shown is None:
        return []
    words = words_at(state, viewer.language, viewer.seat)
    return [
        HintSheet(words.say(hint.key, **hint.facts), hint.facts)
        for hint in position.game.hints(shown)
    ]


def clocks(state: TableState) -> ClocksSheet | None:
    """All clocks, at this moment."""
    ticking = state.clocks
    if ticking is None:
        return None
    moment = now()
    return ClocksSheet(
        [SeatClock(ticking.left_at(seat, moment) / 1000) for seat in range(len(state.chairs))],
        sorted(ticking.since),
        None if ticking.deadline is None else iso(ticking.deadline),
    )


def time_left(state: TableState) -> float | None:
    """Seconds until time is called, if there is a limit and time wasn't called yet."""
    return None if state.time_up is None else max(0, state.time_up - now()) / 1000


def entry(log: Sequence[LogLine], place: int, seat: int | None, words: Words) -> LogEntry:
    """A line of the log as a seat may know it."""
    first, before = _continued(log, place, seat, words)
    since = log[first].entry.number if first < place else UNSET
    raw = _entry(log[place], tuple(visible(log[place].events, seat)), before, since, words)
    return cast(LogEntry, raw)


def _continued(
    log: Sequence[LogLine], place: int, seat: int | None, words: Words
) -> tuple[int, tuple[Event, ...]]:
    """Where the moves begin whose events are joined with those of this one, and these events.

    Moves without words are passed over, and are between any two.
    """
    first = place
    before: tuple[Event, ...] = ()
    now = _told(log[place], seat, words)
    while now and place > 0:
        place -= 1
        if log[place].entry.kind not in PLAYED:
            break
        if not (earlier := _told(log[place], seat, words)):
            continue
        if len(joined([*earlier, now[0]])) > len(joined(earlier)):
            break
        first, before, now = place, (*earlier, *before), earlier
    return first, before


def _told(line: LogLine, seat: int | None, words: Words) -> tuple[Event, ...]:
    """The events of a move that a viewer is told; none if it is no move."""
    assert words.game is not None
    if line.entry.kind not in PLAYED:
        return ()
    seen = visible(line.events, seat)
    silent = words.game.hides_passes
    return tuple([event for event in seen if not (silent and isinstance(event, Passed))])


@lru_cache(20_000)
def _entry(
    line: LogLine,
    seen: tuple[Event, ...],
    before: tuple[Event, ...],
    since: int | UnsetType,
    words: Words,
) -> Raw:
    """Cached, because spectators see the same, and reconnecting clients ask again."""
    entry = line.entry
    gone = entry.body.get("name", "") if entry.kind in (entries.LEAVE, entries.FREE) else ""
    seated = entry.seat is not None and not gone
    name = words.seat(entry.seat) if seated else entry.body.get("name", "")
    shape = LogEntry(
        entry.number,
        iso(entry.at),
        entry.kind,
        entry.seat,
        name,
        entry.body.get("account", False),
        *_lines(entry, seen, before, words, name),
        [event.to_dict() for event in seen],
        entry.body["to"] if entry.kind == entries.UNDO else None,
        since,
    )
    return Raw(_encode(shape))


def lines_of_move(
    seen: tuple[Event, ...], before: tuple[Event, ...], words: Words
) -> tuple[list[str], list[int]]:
    """The lines of a move's entry with events before it, without passes if the game hides them."""
    assert words.game is not None
    silent = words.game.hides_passes
    kept = tuple(event for event in seen if not (silent and isinstance(event, Passed)))
    texts, numbers = lines((*before, *kept), words)
    line = iter(numbers[len(before) :])
    return texts, [NO_LINE if silent and isinstance(one, Passed) else next(line) for one in seen]


def _lines(
    entry: Entry, seen: tuple[Event, ...], before: tuple[Event, ...], words: Words, name: str
) -> tuple[list[str], list[int]]:
    """The lines of an entry, and the line number of each event."""
    kind, body = entry.kind, entry.body
    if kind == entries.CHAT:
        return [body["text"]], []
    if kind in PLAYED:
        return lines_of_move(seen, before, words)
    facts: dict[str, Any] = {"name": name, "seat": entry.seat}
    if kind == entries.BEGIN:
        if moves := len(body.get("moves", ())):
            return [words.say("log-continued", moves=moves)], []
        first, (rest, numbers) = words.say("log-begin"), lines(seen, words)
        return [first, *rest], [number + 1 for number in numbers]
    if kind in (entries.UNDO, entries.UNDO_AGREED, entries.UNDO_REFUSED):
        facts["asker_seat"] = body["seat"]
    return [words.say(f"log-{kind}", **facts)], []


def lines(events: Sequence[Event], words: Words) -> tuple[list[str], list[int]]:
    """The lines of events, and the line number of each event."""
    found = words.event_groups(events)
    number = {id(event): index for index, (_, row) in enumerate(found) for event in row}
    return [line for line, _ in found], [number[id(event)] for event in events]
