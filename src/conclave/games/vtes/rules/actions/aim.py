"""At whom an action is aimed, whether it still goes on, and whether it can do anything."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.cost import granted_by
from conclave.games.vtes.rules.actions.kinds import BLEED, FOR_TORPID, LEAVE, POLITICS
from conclave.games.vtes.rules.legality import taking_actions
from conclave.games.vtes.rules.situation import acting
from conclave.games.vtes.rules.steps import Acting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOBODY, NOTHING, READY, TORPOR
from conclave.lang.resolving import Resolving


def bled(table: Table) -> int:
    """The Methuselah at whom the bleed under way is aimed now; NOBODY if there is none."""
    action = acting(table)
    if action is None or action.action.kind != BLEED:
        return NOBODY
    target = action.target
    for note in table.notes:  # a bleed that is aimed at a card besides has such a note, too
        if note[1] == notes.REDIRECTED:
            target = note[3]
    return target


def directed_at(table: Table, action: Acting) -> tuple[int, ...]:
    """The Methuselahs at whom an action is directed, clockwise; none: it is undirected.

    (VTES-6.2.2-01..03, VTES-R-35)
    """
    kind = action.action.kind
    if kind == BLEED:
        return (bled(table),)
    if kind == POLITICS:
        return ()
    if action.action.at is not None:
        seats = action.action.at.seats(table, context(action))
        return tuple([seat for seat in table.clockwise(action.seat)[1:] if seat in seats])
    if action.target == NOTHING:
        return ()
    targeting = action.action.target
    if targeting is not None and targeting.many() != (1, 1):
        found = [targeting.seat(table, card) for card in aimed_besides(table, action)]
        return tuple([seat for seat in table.clockwise(action.seat)[1:] if seat in found])
    seat = (
        targeting.seat(table, action.target)
        if targeting is not None
        else table.controller[action.target]
    )
    return () if seat == action.seat or seat == NOBODY else (seat,)


def aimed_besides(table: Table, action: Acting) -> list[int]:
    """The cards at which an action with several targets is aimed, as they were chosen."""
    return [n[3] for n in table.notes if n[1] == notes.AIMED_BESIDES and n[2] == action.minion]


def aimed_at(table: Table, action: Acting) -> int:
    """The one Methuselah, or the first, at whom an action is directed; NOBODY: undirected."""
    seats = directed_at(table, action)
    return seats[0] if seats else NOBODY


def goes_on(table: Table, action: Acting) -> bool:
    """Whether there still are an acting minion and a Methuselah to suffer it (VTES-R-29, R-42)."""
    minion, kind = action.minion, action.action.kind
    if table.contested[minion] or table.controller[minion] != action.seat:
        return False
    if table.zone[minion] != READY and (kind != LEAVE or table.zone[minion] != TORPOR):
        return False
    if kind == BLEED:
        seat = bled(table)
        return seat != NOBODY and not table.out[seat]
    if action.action.at is not None:
        return len(directed_at(table, action)) > 0
    targeting = action.action.target
    if action.target == NOTHING or targeting is None or targeting.is_card():
        return True
    return targeting.still(table, context(action), action.target)


def is_of_use(table: Table, action: Acting) -> bool:
    """Whether an action that succeeds does anything: the card in play that grants it still does,
    and it still has a target (VTES-R-43)."""
    grant = granted_by(table, action)
    if grant is not None and not (
        table.in_play(action.card)
        and taking_actions.is_granted(table, action.card, grant, action.minion)
    ):
        return False
    return _has_target(table, action)


def _has_target(table: Table, action: Acting) -> bool:
    """Whether what an action is aimed at is still there and still fits."""
    target, kind = action.target, action.action.kind
    if kind == LEAVE:
        return table.zone[action.minion] == TORPOR
    if kind == BLEED or target == NOTHING or action.action.at is not None:
        return True
    targeting = action.action.target
    if targeting is not None:
        aims = aimed_besides(table, action) if targeting.many() != (1, 1) else [target]
        return any(targeting.still(table, context(action), aim) for aim in aims)
    if kind in FOR_TORPID:
        return table.zone[target] == TORPOR and not table.contested[target]
    return table.in_play(target)


def context(action: Acting) -> Resolving:
    """The situation in which an action's effect is carried out."""
    effect = action.action.effect or action.action
    return Resolving(effect, action.seat, action.card, action.minion, action.target)


def in_effect(table: Table, action: Acting) -> Resolving:
    """An action's effect, on what is meant by its target now."""
    act, targeting = context(action), action.action.target
    if targeting is None or action.target == NOTHING:
        return act
    return act.to(act.effect, targeting.meant(table, act, action.target))
