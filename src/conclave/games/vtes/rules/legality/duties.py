"""Mandatory actions: what a minion must do before anything else (VTES-6-08..13)."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.kinds import HUNT
from conclave.games.vtes.rules.legality.taking_actions import grant_obstacle
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import bans, identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING


def must(table: Table, minion: int) -> str:
    """What a minion must do: "hunt", or "card", what a card in play says; "stuck" if he must do
    two things, "" if he is free. What he can't do now is not pending (VTES-R-45)."""
    if not table.is_ready(minion) or bans.forbidden(table, "act", minion):
        return ""
    duties: list[int] = []
    if identity.is_vampire(table, minion) and table.blood[minion] == 0:
        duties.append(NOTHING)
    for note in table.notes:
        if note[1] != notes.MUST or note[2] != minion or note[3] in duties:
            continue
        if note[3] == NOTHING or _can_do_duty(table, note[3], minion):
            duties.append(note[3])
    if len(duties) > 1:
        return "stuck"
    if not duties:
        return ""
    return "hunt" if duties[0] == NOTHING else "card"


def _can_do_duty(table: Table, card: int, minion: int) -> bool:
    """Whether a minion can now take an action that a card in play makes him take."""
    if not table.in_play(card):
        return False
    grants = table.cards.can_acts[table.what[card]]
    return any(not grant_obstacle(table, card, grant, minion) for grant in grants)


def others_must(table: Table, minion: int) -> bool:
    """Whether another of the player's minions has to act first (VTES-6-09, VTES-R-45).

    In the turn of another nobody has to, because nobody else could (VTES-R-100).
    """
    if table.controller[minion] != table.active:
        return False
    for other in table.minions(table.controller[minion]):
        if other != minion and is_pending(table, other):
            return True
    return False


def is_pending(table: Table, minion: int) -> bool:
    """Whether a minion has a mandatory action that he can take now."""
    if table.tapped[minion] or table.has_note(notes.RECRUITED, minion):
        return False
    duty = must(table, minion)
    return duty == "card" or (duty == "hunt" and not is_barred(table, minion, HUNT))


def is_barred(table: Table, minion: int, kind: str, target: int = NOTHING) -> bool:
    """Whether a minion can't take an action without a card, at this target, again this turn."""
    for note in table.notes:
        if note[1] == notes.NOT_AGAIN and note[2] == minion and note[3] == target:
            what = note[4]
            if isinstance(what, Action) and what.kind == kind:
                return True
    return False


def duty_obstacle(table: Table, minion: int, action: Action, card: int = NOTHING) -> str:
    """Whether mandatory actions forbid this one, which a card in play grants or none.

    (VTES-6-08..13)
    """
    duty = must(table, minion)
    if not duty:
        return "has-to-do-something-else" if others_must(table, minion) else ""
    if duty == "hunt" and action.kind == HUNT:
        return ""
    if duty == "card" and card != NOTHING and table.has_noted(notes.MUST, minion, card):
        return ""
    return "has-to-do-something-else"
