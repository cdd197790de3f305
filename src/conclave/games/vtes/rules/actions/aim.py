"""The targets of an action, whether it can continue, and whether it will have an effect."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.cost import granted_by
from conclave.games.vtes.rules.actions.kinds import AT_TORPID, BLEED, LEAVE, POLITICS
from conclave.games.vtes.rules.constants import NOBODY, NOTHING, READY, TORPOR
from conclave.games.vtes.rules.current import current_action
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.legality import taking_actions
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving


def bleed_target(table: Table) -> int:
    """The Methuselah that the current bleed is directed at; NOBODY if there is none."""
    action = current_action(table)
    if action is None or action.action.kind != BLEED:
        return NOBODY
    target = action.target
    for note in table.notes.of(notes.BLEED_TARGET):  # also set by a bleed that targets a card
        target = note.seat
    return target


def directed_at(table: Table, action: CurrentAction) -> tuple[int, ...]:
    """The Methuselahs an action is directed at, clockwise; none if it is undirected.

    (VTES-6.2.2-01..03, VTES-R-35)
    """
    kind = action.action.kind
    if kind == BLEED:
        return (bleed_target(table),)
    if kind == POLITICS:
        return ()
    if action.action.at is not None:
        seats = action.action.at.seats(table, context(action))
        return tuple([seat for seat in table.clockwise(action.seat)[1:] if seat in seats])
    if action.target == NOTHING:
        return ()
    targeting = action.action.target
    if targeting is not None and targeting.number_of_targets() != (1, 1):
        found = [targeting.seat(table, card) for card in extra_targets(table, action)]
        return tuple([seat for seat in table.clockwise(action.seat)[1:] if seat in found])
    seat = (
        targeting.seat(table, action.target)
        if targeting is not None
        else table.controller[action.target]
    )
    return () if seat == action.seat or seat == NOBODY else (seat,)


def aimed_at(table: Table, action: CurrentAction) -> tuple[int, ...]:
    """The Methuselahs an action was directed at, even if its target is gone; for a bleed, whom it
    is directed at now."""
    if action.action.kind == BLEED:
        return directed_at(table, action)
    return tuple([note.seat for note in table.notes.about(notes.DIRECTED_AT, action.minion)])


def extra_targets(table: Table, action: CurrentAction) -> list[int]:
    """The targets of an action with several targets, in the order chosen."""
    return [note.card for note in table.notes.about(notes.EXTRA_TARGET, action.minion)]


def target_seat(table: Table, action: CurrentAction) -> int:
    """The first Methuselah an action is directed at; NOBODY if it is undirected."""
    seats = directed_at(table, action)
    return seats[0] if seats else NOBODY


def can_continue(table: Table, action: CurrentAction) -> bool:
    """Whether the acting minion and a target Methuselah are still there (VTES-R-29, R-42)."""
    minion, kind = action.minion, action.action.kind
    if table.contested[minion] or table.controller[minion] != action.seat:
        return False
    if table.zone[minion] != READY and (kind != LEAVE or table.zone[minion] != TORPOR):
        return False
    if table.notes.has(notes.WENT_TO_TORPOR, minion):
        return False
    if kind == BLEED:
        seat = bleed_target(table)
        return seat != NOBODY and not table.out[seat]
    if action.action.at is not None:
        return len(action.action.at.seats(table, context(action))) > 0
    targeting = action.action.target
    if action.target == NOTHING or targeting is None or targeting.is_card():
        return True
    return targeting.is_still_valid(table, context(action), action.target)


def will_have_effect(table: Table, action: CurrentAction) -> bool:
    """Whether a successful action has an effect: the card in play still grants it, and the target
    is still valid (VTES-R-43)."""
    grant = granted_by(table, action)
    if grant is not None and not (
        table.in_play(action.card)
        and taking_actions.is_granted(table, action.card, grant, action.minion)
    ):
        return False
    return _has_target(table, action)


def _has_target(table: Table, action: CurrentAction) -> bool:
    """Whether the target of an action is still there and still valid."""
    target, kind = action.target, action.action.kind
    if kind == LEAVE:
        return table.zone[action.minion] == TORPOR
    if kind == BLEED or target == NOTHING or action.action.at is not None:
        return True
    targeting = action.action.target
    if targeting is not None:
        aims = extra_targets(table, action) if targeting.number_of_targets() != (1, 1) else [target]
        return any(targeting.is_still_valid(table, context(action), aim) for aim in aims)
    if kind in AT_TORPID:
        return table.zone[target] == TORPOR and not table.contested[target]
    return table.in_play(target)


def context(action: CurrentAction) -> Resolving:
    """The context in which an action's effect resolves."""
    effect = action.action.effect or action.action
    return Resolving(effect, action.seat, action.card, action.minion, action.target)


def effect_to_resolve(table: Table, action: CurrentAction) -> Resolving:
    """An action's effect with its current target."""
    act, targeting = context(action), action.action.target
    if targeting is None or action.target == NOTHING:
        return act
    return act.to(act.effect, targeting.current_choice(table, act, action.target))
