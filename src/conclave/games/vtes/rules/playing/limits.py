"""How often something may be played or used, and the notes for it."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.current import (
    action_scope,
    combat_scope,
    current_combat,
    round_scope,
    turn_scope,
)
from conclave.games.vtes.rules.frame_types import (
    CurrentReferendum,
    CurrentStrikeChoice,
    PendingDamage,
)
from conclave.games.vtes.rules.literals import Once
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.notebook import Kind
from conclave.games.vtes.rules.table import Table


def is_limit_reached(
    table: Table, once: str, seat: int, minion: int, number: int, mode: Mode | None = None
) -> bool:
    """Whether a card with a limit on how often it may be played can't be played again."""
    if once == "mode":
        played = table.notes.about(notes.LIMITED_CARD_PLAYED, NOTHING)
        return any(note.definition == number and note.phrase == mode for note in played)
    if once == "rounds":
        fight = current_combat(table)
        before = 0 if fight is None else fight.rounds - 1
        played = table.notes.about(notes.PLAYED_IN_ROUND, minion)
        return any(note.definition == number and note.round == before for note in played)
    if once == "untap":
        return table.notes.has_definition(notes.PLAYED_SINCE_UNTAP, minion, number)
    if once == "strike":
        return table.notes.has(notes.AIM_PLAYED, minion)
    kind, who = limit_note(once, seat, minion)
    return table.notes.has_definition(kind, who, number)


def limit_note(once: str, seat: int, minion: int) -> tuple[Kind, int]:
    """The kind and subject of the note that a limited card was played: minion, player or
    anybody."""
    if once == "game":
        return notes.LIMITED_CARD_PLAYED, NOTHING
    return (
        (notes.LIMITED_CARD_PLAYED_BY_SEAT, seat)
        if once.startswith("your-")
        else (notes.LIMITED_CARD_PLAYED, minion)
    )


def note_played(table: Table, mode: Mode, seat: int, minion: int, number: int) -> None:
    """Note that a card was played, even if it was cancelled, for limits on how often."""
    fight = current_combat(table)
    if fight is not None:
        for each in table.notes.of(notes.AUTOMATIC_PRESS):
            noting.erase(table, each.kind, each.about)
            noting.note(table, each.until, each.kind, each.about, round=fight.rounds)
    if mode.once == "untap":
        noting.note(table, 0, notes.PLAYED_SINCE_UNTAP, minion, definition=number)
    elif mode.once == "rounds" and fight is not None:
        scope = combat_scope(table)
        noting.note(
            table, scope, notes.PLAYED_IN_ROUND, minion, definition=number, round=fight.rounds
        )
    elif mode.once == "mode":
        noting.note(
            table, combat_scope(table), notes.LIMITED_CARD_PLAYED, NOTHING,
            definition=number, phrase=mode,
        )  # fmt: skip
    elif mode.once == "strike":
        noting.note(table, table.scope(CurrentStrikeChoice), notes.AIM_PLAYED, minion)
    elif mode.once:
        kind, who = limit_note(mode.once, seat, minion)
        noting.note(table, scope_of(table, mode.once), kind, who, definition=number)


def note_equipped(table: Table, card: int) -> None:
    """Note that a minion has equipped with a card that can be played or equipped once in a game."""
    number = table.definition[card]
    if any(mode.once == "game" for mode in table.cards.modes[number]) and not is_limit_reached(
        table, "game", NOBODY, NOTHING, number
    ):
        noting.note(table, 0, notes.LIMITED_CARD_PLAYED, NOTHING, definition=number)


def scope_of(table: Table, once: Once) -> int:
    """Until when something can't be done again."""
    if once == "action":
        return action_scope(table)
    if once == "referendum":
        return table.scope(CurrentReferendum)
    if once == "combat":
        return combat_scope(table)
    if once == "round":
        return round_scope(table)
    if once == "damage":
        return table.scope(PendingDamage)
    return turn_scope(table) if once in ("turn", "your-turn") else 0
