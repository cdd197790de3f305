"""A table as one viewer may know it: built by naming what may be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import UNSET, Raw

from conclave.core.events import Event, Passed, visible
from conclave.core.position import Position
from conclave.core.record import commitment
from conclave.server import acts, entries, words
from conclave.server.shapes import (
    ClocksShape,
    DecisionShape,
    HintShape,
    LogEntry,
    OptionShape,
    OutcomeSheet,
    SeatClock,
    SeatSheet,
    StopsShape,
    Sync,
    TableSheet,
)
from conclave.server.standing import Standing
from conclave.server.stops import automatic
from conclave.server.table import Table, Told
from conclave.server.terms import BOT, FINISHED, Chair, Terms
from conclave.server.time import now
from conclave.text import Words
from conclave.text.reasons import whys
from conclave.text.results import result_text, result_words

_encode = msgspec.json.Encoder().encode

NO_LINE = -1
"""Which line tells an event that none does."""


class Viewer(NamedTuple):
    """Through whose eyes: a seat or none, whether one of the table's people, which language,
    whether the one who has set it up."""

    seat: int | None
    member: bool
    language: str
    host: bool = False


class Presence(NamedTuple):
    """Which seats are connected, how many watch, and which seats have been away for long."""

    online: tuple[int, ...] = ()
    watchers: int = 0
    gone: tuple[int, ...] = ()


def iso(at: int) -> str:
    """A time as everybody writes it."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")


def words_at(standing: Standing, language: str) -> Words:
    """The words of a table, with the names of those who sit there."""
    return words.words_for(language, standing.terms.game, standing.names)


def outcome_sheet(position: Position, said: Words) -> OutcomeSheet | None:
    """How it ended, in words; nothing while it goes on."""
    outcome = position.outcome
    if outcome is None:
        return None
    return OutcomeSheet(
        list(outcome.places),
        list(outcome.scores),
        outcome.reason,
        outcome.rule,
        said.outcome(outcome),
        *result_words(position, said),
        result_text(position, said),
    )


def sheet(standing: Standing, viewer: Viewer, presence: Presence) -> TableSheet:
    """What is said of a table in the lobby and above the board."""
    return msgspec.convert(_sheet(standing, viewer, presence), TableSheet)


def _sheet(standing: Standing, viewer: Viewer, presence: Presence) -> dict[str, Any]:
    """The same as plain data. What has not changed is the same object as before."""
    terms, position = standing.terms, standing.position
    said = words_at(standing, viewer.language)
    state = standing.state
    told = _terms(terms, viewer).copy()
    told["seats"] = _seats(standing.chairs, presence.online, viewer.seat, said)
    told["state"] = state
    told["number"] = standing.number
    told["moves"] = len(standing.prefix) + len(standing.moves)
    told["turn"] = list(standing.deciders)
    told["outcome"] = None
    if position is not None and position.over:
        told["outcome"] = msgspec.to_builtins(outcome_sheet(position, said))
    if state == FINISHED:
        told["seed"] = str(terms.seed)
    return told


@lru_cache(4096)
def _terms(terms: Terms, viewer: Viewer) -> dict[str, Any]:
    """The part of a table's sheet that stays as it is."""
    told = {
        "id": terms.id,
        "game": terms.game.name,
        "title": words.words_for(viewer.language, terms.game).title,
        "options": terms.options,
        "public": terms.public,
        "clock": msgspec.to_builtins(terms.clock),
        "created": iso(terms.created),
        "my_seat": viewer.seat,
        "hosting": viewer.host,
        "commitment": commitment(terms.seed),
    }
    if viewer.member:
        told["invitation"] = terms.invitation
    return told


@lru_cache(4096)
def _seats(
    chairs: tuple[Chair, ...], online: tuple[int, ...], mine: int | None, said: Words
) -> list[Any]:
    """Who sits at a table."""
    seats = [
        SeatSheet(
            seat,
            said.seat(seat),
            chair.kind,
            seat == mine,
            chair.kind == BOT or seat in online,
            chair.resigned,
            chair.account,
            chair.bot if chair.bot is not None else UNSET,
        )
        for seat, chair in enumerate(chairs)
    ]
    told: list[Any] = msgspec.to_builtins(seats)
    return told


def sync(table: Table, viewer: Viewer, presence: Presence, after: int) -> Sync:
    """All that a viewer needs, with the log after an entry."""
    return whole(table, parts(table, viewer, presence), log_after(table, viewer, after))


def whole(table: Table, told: dict[str, Any], log: list[LogEntry]) -> Sync:
    """All parts of what a viewer is told, in one message."""
    return Sync(type="sync", number=table.standing.number, log=log, **told)


def log_after(table: Table, viewer: Viewer, after: int) -> list[LogEntry]:
    """The log after an entry, as a viewer may know it."""
    said = words_at(table.standing, viewer.language)
    return [entry(told, viewer.seat, said) for told in table.log[max(0, after) :]]


def parts(table: Table, viewer: Viewer, presence: Presence) -> dict[str, Any]:
    """What a viewer is told of a table, part by part and plain, so that the next time only what
    has changed since has to be told."""
    standing = table.standing
    shown = view(standing, viewer)
    asked = decision(standing, viewer)
    said = words_at(standing, viewer.language)
    undo = standing.undo
    return {
        "sheet": _sheet(standing, viewer, presence),
        "view": shown,
        # Its options are written already.
        "decision": None if asked is None else Raw(_encode(asked)),
        "situation": "" if shown is None else said.situation(shown),
        "undo": None if undo is None else msgspec.to_builtins(undo),
        "can_undo": acts.may_undo(standing, viewer.seat),
        "clocks": msgspec.to_builtins(clocks(standing)),
        "time_left": time_left(standing),
        "online": list(presence.online),
        "watchers": presence.watchers,
        "gone": list(presence.gone),
        "stops": msgspec.to_builtins(stops(standing, viewer.seat)),
    }


def stops(standing: Standing, seat: int | None) -> StopsShape | None:
    """Where a seat wants to be asked, for its own eyes."""
    said = None if seat is None else standing.stops_of(seat)
    if seat is None or said is None:
        return None
    position = standing.position
    under_way = position is not None and position.in_action()
    passing = automatic(standing, seat) is not None
    return StopsShape(said.when, said.until, said.hold, under_way, passing)


def view(standing: Standing, viewer: Viewer) -> dict[str, Any] | None:
    """The game as the viewer may know it; once it is over, all of it."""
    position = standing.position
    if position is None:
        return None
    if not position.over:
        return position.view(viewer.seat)
    return {**position.reveal(), "seat": viewer.seat}


def decision(standing: Standing, viewer: Viewer) -> DecisionShape | None:
    """The question put to the viewer, if one is and the viewer wants it."""
    position, seat = standing.position, viewer.seat
    if position is None or seat is None or seat not in position.deciders:
        return None
    if automatic(standing, seat) is not None:
        return None
    asked = position.decision(seat)
    said = words_at(standing, viewer.language)
    options = words.options(said, asked.options)
    return DecisionShape(
        seat,
        asked.prompt,
        said.prompt(asked),
        asked.rule,
        asked.facts,
        cast("list[OptionShape]", options),
        obstacles(position, seat, said) or UNSET,
    )


def obstacles(position: Position, seat: int, said: Words) -> dict[str, list[str]]:
    """Why the cards in a seat's own hand that it can't play now can't be played."""
    return {
        card: list(_whys(said, card, tuple([tuple(entry.values()) for entry in entries])))
        for card, entries in position.obstacles(seat).items()
    }


@lru_cache(20_000)
def _whys(said: Words, card: str, entries: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    named = [dict(zip(("mode", "reason", "minion", "window"), each)) for each in entries]
    return tuple(whys(said, card, named))


def hints(standing: Standing, viewer: Viewer) -> list[HintShape]:
    """What the viewer could know, worked out from what he is shown and nothing else."""
    position, shown = standing.position, view(standing, viewer)
    if position is None or shown is None:
        return []
    said = words_at(standing, viewer.language)
    return [
        HintShape(said.say(hint.key, **hint.facts), hint.facts)
        for hint in position.game.hints(shown)
    ]


def clocks(standing: Standing) -> ClocksShape | None:
    """All clocks, at this moment."""
    ticking = standing.clocks
    if ticking is None:
        return None
    moment = now()
    return ClocksShape(
        [SeatClock(ticking.left_at(seat, moment) / 1000) for seat in range(len(standing.chairs))],
        sorted(ticking.since),
        None if ticking.deadline is None else iso(ticking.deadline),
    )


def time_left(standing: Standing) -> float | None:
    """How many seconds there are until time is called, where that is still to come."""
    return None if standing.time_up is None else max(0, standing.time_up - now()) / 1000


def entry(told: Told, seat: int | None, said: Words) -> LogEntry:
    """A line of the log as a seat may know it."""
    raw = _entry(told, tuple(visible(told.events, seat)), said)
    return cast(LogEntry, raw)


@lru_cache(20_000)
def _entry(told: Told, seen: tuple[Event, ...], said: Words) -> Raw:
    """Kept, for several viewers may know the same, and those who come back ask again."""
    line = told.entry
    gone = line.body.get("name", "") if line.kind in (entries.LEAVE, entries.FREE) else ""
    seated = line.seat is not None and not gone
    name = said.seat(line.seat) if seated else line.body.get("name", "")
    shape = LogEntry(
        line.number,
        iso(line.at),
        line.kind,
        line.seat,
        name,
        line.body.get("account", False),
        *_lines(told, seen, said, name),
        [event.told() for event in seen],
        line.body["to"] if line.kind == entries.UNDO else None,
    )
    return Raw(_encode(shape))


def lines_of_move(seen: tuple[Event, ...], said: Words) -> tuple[list[str], list[int]]:
    """What a move's entry says; nothing of passes where a game has very many of them."""
    assert said.game is not None
    silent = said.game.passes_silently
    kept = tuple(event for event in seen if not (silent and isinstance(event, Passed)))
    told, numbers = lines(kept, said)
    line = iter(numbers)
    return told, [NO_LINE if silent and isinstance(one, Passed) else next(line) for one in seen]


def _lines(
    told: Told, seen: tuple[Event, ...], said: Words, name: str
) -> tuple[list[str], list[int]]:
    """What an entry says, and which of its lines tells each event."""
    kind, body = told.entry.kind, told.entry.body
    if kind == entries.CHAT:
        return [body["text"]], []
    if kind in (entries.MOVE, entries.TIME):
        return lines_of_move(seen, said)
    facts: dict[str, Any] = {"name": name}
    if kind == entries.BEGIN:
        if moves := len(body.get("moves", ())):
            return [said.say("log-continued", moves=moves)], []
        first, (rest, numbers) = said.say("log-begin"), lines(seen, said)
        return [first, *rest], [number + 1 for number in numbers]
    if kind in (entries.UNDO, entries.UNDO_AGREED, entries.UNDO_REFUSED):
        facts["asker"] = said.seat(body["seat"])
    return [said.say(f"log-{kind}", **facts)], []


def lines(events: Sequence[Event], said: Words) -> tuple[list[str], list[int]]:
    """What happened, line by line, and for each event the number of the line that tells it."""
    told = said.lines(events)
    number = {id(event): index for index, (_, row) in enumerate(told) for event in row}
    return [line for line, _ in told], [number[id(event)] for event in events]
