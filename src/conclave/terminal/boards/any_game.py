"""A generic board that shows any view as tables."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.terminal.boards.board import Board
from conclave.terminal.boards.drawing import stacked
from conclave.terminal.palette import seat_label
from conclave.text import Words

FRAMEWORK = ("game", "seats", "seat", "number", "options", "deciders", "outcome")
"""Parts of every view that are shown elsewhere."""


class AnyGame(Board):
    """Shows a view as tables."""

    def headline(self, view: Mapping[str, Plain], words: Words) -> str:
        """The number of moves made."""
        return words.say("terminal-moves-made", number=view["number"])

    def render(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None = None
    ) -> RenderableType:
        """Single facts, then a table with a column for each player, then other tables."""
        assert words.game is not None
        parts = {name: value for name, value in view.items() if name not in FRAMEWORK}
        for_each = {name: parts[name] for name in parts if name in words.game.seat_parts}
        by_seat = {name: value for name, value in for_each.items() if isinstance(value, list)}
        tables = {
            name: value for name, value in for_each.items() if value and isinstance(value, dict)
        }
        facts = {name: value for name, value in parts.items() if name not in {**by_seat, **tables}}
        shown: list[RenderableType] = []
        if facts:
            table = _table()
            for name, value in facts.items():
                fact = _seats_named(value, words) if name in words.game.seat_facts else value
                table.add_row(Text(words.label(name), "dim"), _shown(fact, words))
            shown.append(table)
        if by_seat:
            rows = {words.label(name): value for name, value in by_seat.items()}
            shown.append(_seats_table("", rows, view, words))
        shown += [
            _seats_table(words.label(name), rows, view, words) for name, rows in tables.items()
        ]
        return stacked([table] for table in shown)


def _seats_named(value: Plain, words: Words) -> Plain:
    """A fact with seats replaced by names."""
    if isinstance(value, list):
        return [_seats_named(item, words) for item in value]
    return words.seat(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _table() -> Table:
    return Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)


def _seats_table(
    title: str, rows: Mapping[str, list[Plain]], view: Mapping[str, Plain], words: Words
) -> Table:
    """A column for each seat."""
    table = _table()
    names = [
        seat_label(seat, words, "bold underline" if seat in view["deciders"] else "")
        for seat in range(view["seats"])
    ]
    table.add_row(Text(title, "bold"), *names)
    for label, row in rows.items():
        table.add_row(Text(label, "dim"), *(_shown(value, words) for value in row))
    return table


def _shown(value: Plain, words: Words) -> RenderableType:
    """A value as text, with a question mark for what is hidden."""
    if value is None:
        return Text("?", "dim")
    if isinstance(value, bool):
        return Text("✓" if value else "·")
    if isinstance(value, list):
        if any(isinstance(item, dict) for item in value):
            return Group(*(_shown(item, words) for item in value))
        return Text(", ".join("?" if item is None else str(item) for item in value) or "–")
    if isinstance(value, dict):
        table = _table()
        for name, inner in value.items():
            table.add_row(Text(words.label(str(name)), "dim"), _shown(inner, words))
        return table if value else Text("–")
    return Text(str(value))
