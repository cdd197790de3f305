"""Vendetta's board: a row for each district, a column for each player."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.terminal.boards.board import Board
from conclave.terminal.boards.drawing import LIT
from conclave.terminal.palette import coloured, look
from conclave.text import Words

ALONE, TURNED, RAIDED = "♛", "✓", "✗"
NARROWEST, WIDEST = 6, 12
RAID_CARDS = 2


class VendettaBoard(Board):
    """A row for each district, a column for each player."""

    def headline(self, view: Mapping[str, Plain], words: Words) -> str:
        """Round and turn, and the face-down cards."""
        turns = len(view["districts"]) - RAID_CARDS
        moment = words.say("vendetta-moment", round=view["round"], turn=view["turn"], turns=turns)
        return " · ".join([moment, *_face_down(view["pile"], view["raid"], words)])

    def render(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None = None
    ) -> RenderableType:
        """The districts with everybody's mafiosi, then supplies, control and points."""
        seats = range(view["seats"])
        labels = [
            words.say(f"vendetta-{key}") for key in ("district", "supply", "controls", "score")
        ]
        margin = max(map(len, labels)) + 1
        longest = max(len(words.seat(seat)) for seat in seats) + len("● ") + 1
        room = (width - margin) // len(seats)
        column = max(NARROWEST, min(WIDEST, longest, room))
        table = Table(box=None, padding=0, show_header=False, pad_edge=False)
        table.add_column(width=margin, no_wrap=True)
        for _ in seats:
            table.add_column(width=column, no_wrap=True, justify="right")

        names = [_name(seat, words, column - 1, seat in view["deciders"]) for seat in seats]
        table.add_row(Text(labels[0], "dim"), *names)
        for number, row in view["districts"].items():
            here = marked is not None and getattr(marked, "district", None) == int(number)
            table.add_row(
                _label(view, int(number)),
                *(
                    _pieces(seat, row[seat], int(number) in view["controlled"][seat])
                    for seat in seats
                ),
                style=LIT if here else None,
            )
        table.add_row(
            Text("─" * (margin - 1), "dim"), *(Text("─" * (column - 1), "dim") for _ in seats)
        )
        held = [len(districts) for districts in view["controlled"]]
        for label, counts in zip(labels[1:], (view["supply"], held, view["points"]), strict=True):
            table.add_row(Text(label, "dim"), *(_count(seat, counts[seat]) for seat in seats))
        return Group(table, _legend(words))


def _face_down(pile: int | list[int], raid: int | list[int], words: Words) -> list[str]:
    """The number of cards, or their names for somebody who sees everything."""
    if isinstance(pile, int) or isinstance(raid, int):
        return [
            words.say("vendetta-pile", number=pile),
            words.say("vendetta-raid-cards", number=raid),
        ]
    parts = [words.say("vendetta-pile", number=len(pile))]
    if pile:
        parts.append(words.say("vendetta-next-card", district=pile[0]))
    if raid:
        parts.append(words.say("vendetta-raid-known", districts=raid))
    return parts


def _name(seat: int, words: Words, width: int, asked: bool) -> Text:
    """Shape and name, without a space if there is little room."""
    apart = " " if len(words.seat(seat)) + 2 <= width else ""
    text = f"{look(seat).shape}{apart}{words.seat(seat)}"
    name = coloured(text, seat, "bold underline" if asked else "")
    name.truncate(width, overflow="ellipsis")
    return name


def _label(view: Mapping[str, Plain], district: int) -> Text:
    """A district's number and the state of its card."""
    text = Text(f"{district:>3} ")
    turned_over = view["turned_over"]
    if district in view["raided"] and (district not in turned_over or not view["raid"]):
        text.append(RAIDED, "bold")
    elif district in turned_over:
        text.append(TURNED, "bold" if turned_over[-1] == district else "dim")
    return text


def _pieces(seat: int, number: int, alone: bool) -> Text:
    """A player's mafiosi in a district, with a crown if no one else is there."""
    if number == 0:
        return Text("·", "dim")
    pieces = f"{look(seat).shape}{number:>2}"
    if alone:
        return coloured(f"{ALONE} {pieces}", seat, "reverse bold")
    return coloured(pieces, seat)


def _count(seat: int, number: int | None) -> Text:
    return Text("?", "dim") if number is None else coloured(str(number), seat, "bold")


def _legend(words: Words) -> Text:
    marks = ((ALONE, "control"), (TURNED, "turned"), (RAIDED, "raided"))
    parts = [f"{mark} {words.say(f'vendetta-legend-{key}')}" for mark, key in marks]
    return Text("  ".join(parts), "dim", no_wrap=True, overflow="ellipsis")
