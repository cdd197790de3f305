"""What a viewer can learn about a table, and tables that differ only in what he can't."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations

from games.empire.stage import H, V

from conclave import IllegalMove, Rng
from conclave.core.events import Event, visible
from conclave.core.moves import PASS, Move
from conclave.core.position import Plain
from conclave.games.empire import GAME
from conclave.games.empire.rules.constants import EVERYBODY, members
from conclave.games.empire.rules.knowledge import bits_of
from conclave.games.empire.rules.moves import ASK, ATTACK, HIDE, ON, UNMASK
from conclave.games.empire.rules.table import Table

WATCHERS = (V, H, None)
TRIED: tuple[Move, ...] = (*ASK, *HIDE, *UNMASK, *ON, *[move for row in ATTACK for move in row])
"""Moves with characters, to compare the reasons of refusals."""


def new_game(seed: int, options: dict[str, object] | None = None) -> Table:
    """A new game, the vampire player in the first seat."""
    position = GAME.start(2, seed, {"vampires": "first", **(options or {})})
    assert isinstance(position, Table)
    return position


def random_moves(table: Table, rng: Rng) -> Iterator[tuple[int, Move]]:
    """Random choices at a table, to be played by the caller.

    Vampires are rarely unmasked, so that there is something to keep secret.
    """
    while not table.over:
        seat = table.deciders[0]
        if table.asking.prompt() == "Unmasking" and rng.below(12) > 0:
            yield seat, PASS
        else:
            yield seat, table.options(seat).pick(rng)


def known(table: Table, seat: int | None, refusals: bool = True) -> dict[str, Plain]:
    """Everything a viewer gets: view, question, options, refusals, what he can imagine."""
    found: dict[str, Plain] = {"view": table.view(seat), "imagined": imagined(table, seat)}
    if seat is not None:
        offered = [move.text for move in table.options(seat)]
        found["options"] = offered
        if seat in table.deciders:
            asked = table.decision(seat)
            found["asked"] = [asked.prompt, asked.rule, asked.facts]
        if refusals:
            found["refused"] = [refusal(table, seat, move) for move in TRIED]
    return found


def refusal(table: Table, seat: int, move: Move) -> str:
    """Why a move is refused; empty if it is offered."""
    if move in table.options(seat):
        return ""
    try:
        table.copy().play(seat, move)
    except IllegalMove as error:
        return f"{error.rule} {error.key} {error.facts}"
    raise AssertionError(f"{move} was not offered, but accepted")


def imagined(table: Table, seat: int | None, seed: int = 1) -> dict[str, Plain]:
    """A position as a viewer may imagine it."""
    return table.imagine(seat, Rng(f"imagined {seed}")).save()


def visible_text(events: list[Event], seat: int | None) -> str:
    """The events that a viewer sees, as one text."""
    return json.dumps([event.to_dict() for event in visible(events, seat)])


def possible_vampires(table: Table, seat: int | None) -> list[int]:
    """Every set of vampires that the human player, or a spectator, can't rule out."""
    known_humans = table.cleared | (table.trusted if seat == H else 0)
    return [
        bits
        for group in combinations(range(9), 3)
        if not (bits := bits_of(list(group))) & known_humans and not table.unmasked & ~bits
    ]


def with_tokens(table: Table, vampires: int, trusted: int | None = None) -> Table:
    """The same table with other tokens."""
    twin = table.copy()
    twin.events = list(table.events)
    twin.vampires = vampires
    twin.trusted = table.trusted if trusted is None else trusted
    return twin


def some_trusted(vampires: int, rng: Rng) -> int:
    """Two humans."""
    humans = list(members(EVERYBODY & ~vampires))
    rng.shuffle(humans)
    return bits_of(humans[:2])
