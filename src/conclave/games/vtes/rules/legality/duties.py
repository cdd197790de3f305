"""Mandatory actions: what a minion must do before anything else (VTES-6-08..13)."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import CAN_ACTS
from conclave.games.vtes.rules.actions.kinds import HUNT
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.legality.taking_actions import grant_obstacle
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import bans, identity
from conclave.games.vtes.rules.table import Table


def mandatory_action(table: Table, minion: int) -> str:
    """What a minion must do: "hunt", or "card" for what a card in play says; "stuck" if both; empty
    if nothing.

    What he can't do now isn't mandatory (VTES-R-45).
    """
    hunts = must_hunt(table, minion)
    if not hunts and not table.notes.has(notes.MUST_ACT, minion):
        return ""  # the usual case, asked often
    if not table.is_ready(minion) or bans.forbidden(table, "act", minion):
        return ""
    cards = {
        note.card
        for note in table.notes.about(notes.MUST_ACT, minion)
        if _can_do_duty(table, note.card, minion)
    }
    if len(cards) + hunts > 1:
        return "stuck"
    if hunts:
        return "hunt"
    return "card" if cards else ""


def must_hunt(table: Table, minion: int) -> bool:
    """Whether a minion must hunt: a vampire without blood, or because of a card."""
    hungry = table.blood[minion] == 0 and identity.is_vampire(table, minion)
    return hungry or table.notes.has(notes.MUST_HUNT, minion)


def _can_do_duty(table: Table, card: int, minion: int) -> bool:
    """Whether a minion can now take an action that a card in play requires of him."""
    if not table.in_play(card):
        return False
    grants = CAN_ACTS.of(table, card)
    return any(
        not grant_obstacle(table, card, number, grant, minion)
        for number, grant in enumerate(grants)
    )


def others_must_act_first(table: Table, minion: int) -> bool:
    """Whether another of the player's minions has to act first (VTES-6-09, VTES-R-45).

    Not in another player's turn, because no other minion could act (VTES-R-100).
    """
    if table.controller[minion] != table.active:
        return False
    noted = bool(table.notes.of(notes.MUST_ACT) or table.notes.of(notes.MUST_HUNT))
    for other in table.minions(table.controller[minion]):
        may_have_to = noted or table.blood[other] == 0
        if may_have_to and other != minion and has_pending_duty(table, other):
            return True
    return False


def has_pending_duty(table: Table, minion: int) -> bool:
    """Whether a minion has a mandatory action that he can take now."""
    duty = mandatory_action(table, minion)
    if not duty or table.tapped[minion] or table.notes.has(notes.CANNOT_ACT, minion):
        return False
    if duty == "hunt" and bans.forbidden(table, HUNT, minion):
        return False
    return duty == "card" or (duty == "hunt" and not may_not_repeat(table, minion, HUNT))


def starving_vampires(table: Table, seat: int) -> list[int]:
    """A player's untapped vampires who must hunt and go to torpor because they can't."""
    return [
        minion
        for minion in table.minions(seat)
        if not table.tapped[minion]
        and not table.notes.has(notes.CANNOT_ACT, minion)
        and must_hunt(table, minion)
        and bans.starves(table, minion)
    ]


def may_not_repeat(table: Table, minion: int, kind: str, target: int = NOTHING) -> bool:
    """Whether a minion can't take an action without a card, at this target, again this turn."""
    for note in table.notes.about(notes.ACTION_BARRED, minion):
        what = note.phrase
        if note.card == target and isinstance(what, Action) and what.kind == kind:
            return True
    return False


def duty_of(table: Table, minion: int) -> str:
    """A minion's duty, or "wait" until another of the player's minions has acted."""
    return mandatory_action(table, minion) or (
        "wait" if others_must_act_first(table, minion) else ""
    )


def fits_duty(table: Table, duty: str, minion: int, action: Action, card: int = NOTHING) -> bool:
    """Whether a minion with a duty may take this action, possibly granted by a card in play.

    (VTES-6-08..13)
    """
    if duty == "hunt":
        return action.kind == HUNT
    if duty == "card":
        return card != NOTHING and table.notes.has_card(notes.MUST_ACT, minion, card)
    return not duty
