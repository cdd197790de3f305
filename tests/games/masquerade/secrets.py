"""What a viewer can learn about a table, and tables that differ only in what he can't."""

from __future__ import annotations

import json

from conclave import Rng
from conclave.core.events import Event, visible
from conclave.core.frames import Window
from conclave.core.position import Plain
from conclave.games.masquerade.rules.moves import Bottom
from conclave.games.masquerade.rules.table import Table


def viewers(table: Table) -> list[int | None]:
    """Each seat, and a spectator."""
    return [*range(table.seats), None]


def known(table: Table, seat: int | None) -> dict[str, Plain]:
    """Everything a viewer gets: view, options, question, what he can imagine."""
    found: dict[str, Plain] = {"view": table.view(seat), "imagined": imagined(table, seat)}
    if seat is not None:
        found["options"] = [move.text for move in table.options(seat)]
        if seat in table.deciders:
            found["facts"] = table.decision(seat).facts
    return found


def imagined(table: Table, seat: int | None, seed: int = 1) -> dict[str, Plain]:
    """A position as a viewer may imagine it."""
    return table.imagine(seat, Rng(f"imagined {seed}")).save()


def visible_text(events: list[Event], seat: int | None) -> str:
    """The events that a viewer sees, as one text."""
    return json.dumps([event.to_dict() for event in visible(events, seat)])


def swapped(table: Table, one: str, other: str) -> Table:
    """The same table with two cards of a clan swapped.

    What others know belongs to the place of a card, so it is swapped too.
    """
    twin = table.copy()
    first, second = table.library.numbers[one], table.library.numbers[other]
    trade = {first: second, second: first}
    for rows in (twin.hand, twin.drawn, twin.deck, twin.cards):
        for index, row in enumerate(rows):
            rows[index] = tuple([trade.get(card, card) for card in row])
    for flags in (twin.seen, twin.looked):
        flags[first], flags[second] = flags[second], flags[first]
    down = twin.face_down
    down[first], down[second] = down[second], down[first]
    window = twin.window
    names = {one: other, other: one}
    answers = [
        Bottom(names[answer.card])
        if isinstance(answer, Bottom) and answer.card in names
        else answer
        for answer in window.answers
    ]
    twin.replace(Window(window.policy, window.seats, window.turn, tuple(answers)))
    return twin
