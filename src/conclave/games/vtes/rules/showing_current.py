"""The public view of what is happening: card being played, action, combat, referendum."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import FIRST
from conclave.core.position import Plain
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import bleed_target, target_seat
from conclave.games.vtes.rules.actions.blocking import may_block, may_still_block, would_succeed
from conclave.games.vtes.rules.combat.choosing_strikes import StrikePair
from conclave.games.vtes.rules.combat.damage import unprevented
from conclave.games.vtes.rules.combat.fight import current_victim, is_long
from conclave.games.vtes.rules.combat.strikes import damage, is_aggravated
from conclave.games.vtes.rules.constants import ASH_HEAP, NOBODY, NOTHING, PLAYING
from conclave.games.vtes.rules.current import (
    block_attempt,
    both_ready,
    card_being_played,
    current_action,
    current_combat,
    current_referendum,
    referendum_is_settled,
)
from conclave.games.vtes.rules.frame_types import (
    ChosenStrike,
    CurrentAction,
    CurrentCombat,
    CurrentReferendum,
    CurrentRound,
    CurrentStrikes,
    PendingDamage,
)
from conclave.games.vtes.rules.notebook import Kind
from conclave.games.vtes.rules.politics import tally, uncast_seat_votes, uncast_votes, would_pass
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.table import Table

SHOWN_STEPS: Final = {
    "round-begins": "before-range",
    "range": "range",
    "before-striking": "strike",
    "strikes": "strike",
    "gain-strikes": "additional",
    "more-strikes": "additional",
    "press": "press",
    "round-end": "end-of-round",
    "round-over": "end-of-round",
}
"""The steps of a round, as players know them."""
COMBAT_STEPS: Final = (
    "before-range", "range", "strike", "damage", "additional", "press", "end-of-round",
)  # fmt: skip
"""The same in their order."""


def playing(table: Table) -> Plain:
    """The card being played, while it can be cancelled."""
    played = card_being_played(table)
    if played is None:
        return None
    number = table.definition[played.card]
    return {
        "seat": played.seat,
        "card": table.cards.names[number],
        "mode": table.cards.mode_word(number, played.mode),
        "minion": table.word(played.minion),
    }


# Actions


def action(table: Table) -> Plain:
    """The action: who takes it against whom, and the state of block attempts."""
    current = current_action(table)
    if current is None:
        return None
    attempt = block_attempt(table)
    targeting = current.action.target
    is_card = current.action.kind != "bleed" and (targeting is None or targeting.is_card())
    target_card = current.target if is_card else NOTHING
    at = bleed_target(table) if current.action.kind == "bleed" else target_seat(table, current)
    blocked = [note.card for note in table.notes.of(notes.BLOCKED)]
    declaring = current.is_declaring(table.steps[table.scope(CurrentAction)])
    return {
        "seat": current.seat,
        "minion": table.word(current.minion),
        "kind": current.action.kind,
        "card": table.word(current.card),
        "target": "" if target_card == NOTHING else table.public_word(target_card),
        "target_seat": None if at == NOBODY else at,
        "declared": not declaring,
        "stealth": values.stealth(table, current.minion),
        "bleed": values.bleed(table, current.minion),
        "blocker": "" if attempt is None else table.word(attempt.blocker),
        "intercept": 0 if attempt is None else values.intercept(table, attempt.blocker),
        "blocks": would_succeed(table),
        "blocked": table.word(blocked[0]) if blocked else "",
        "may_block": [] if declaring else list(may_block(table, current)),
        "to_ask": [] if declaring or blocked else list(may_still_block(table, current)),
        "declined": [note.about for note in table.notes.of(notes.DECLINED_BLOCK)],
        "failed": [table.word(note.about) for note in table.notes.of(notes.FAILED_BLOCK)],
    }


# Combat


def combat(table: Table) -> Plain:
    """The combat: the combatants, the range, the step, the pending damage."""
    fight = current_combat(table)
    if fight is None:
        return None
    victim = current_victim(table)
    return {
        "first": table.word(fight.first),
        "second": table.word(fight.second),
        "round": fight.rounds,
        "step": _step(table),
        "steps": list(COMBAT_STEPS),
        "range": "long" if is_long(table) else "close",
        "suffering": table.word(victim),
        "normal": 0 if victim == NOTHING else unprevented(table, notes.NORMAL_DAMAGE, victim),
        "aggravated": 0
        if victim == NOTHING
        else unprevented(table, notes.AGGRAVATED_DAMAGE, victim),
        "damage": _damage(table),
        "strikes": [
            table.notes.total(notes.ADDITIONAL_STRIKES_LEFT, fight.first),
            table.notes.total(notes.ADDITIONAL_STRIKES_LEFT, fight.second),
        ],
        "continues": table.notes.has(notes.COMBAT_CONTINUES, fight.first),
        "chosen": _chosen(table, fight),
    }


def _step(table: Table) -> str:
    """The current step of the round; empty between rounds."""
    for index in range(len(table.frames) - 1, -1, -1):
        frame = table.frames[index]
        if isinstance(frame, PendingDamage):
            return "damage"
        if isinstance(frame, CurrentRound):
            running = max(table.steps[index] - 1, FIRST)
            return SHOWN_STEPS[frame.step_names()[running]]
        if isinstance(frame, CurrentCombat):
            return ""
    return ""


def _damage(table: Table) -> list[Plain]:
    """The pending damage that isn't prevented yet, by victim."""
    for frame in table.frames[::-1]:
        if isinstance(frame, PendingDamage):
            return [
                {
                    "card": table.word(victim),
                    "normal": unprevented(table, notes.NORMAL_DAMAGE, victim),
                    "aggravated": unprevented(table, notes.AGGRAVATED_DAMAGE, victim),
                }
                for victim in frame.victims
            ]
        if isinstance(frame, CurrentCombat):
            return []
    return []


def _chosen(table: Table, fight: CurrentCombat) -> list[Plain]:
    """The strikes chosen so far in the current pair."""
    if both_ready(table, fight):
        for frame in table.frames[::-1]:
            if isinstance(frame, StrikePair):
                return _pair(table, fight, frame.first, frame.second)
            if isinstance(frame, CurrentStrikes):
                return _pair(table, fight, frame.first, frame.second)
            if isinstance(frame, CurrentCombat):
                break
    return [None, None]


def _pair(
    table: Table, fight: CurrentCombat, first: ChosenStrike, second: ChosenStrike
) -> list[Plain]:
    """Both strikes of a pair, the first minion's first."""
    return [_strike(table, fight.first, first), _strike(table, fight.second, second)]


def _strike(table: Table, minion: int, chosen: ChosenStrike) -> Plain:
    """A chosen strike; None if not chosen yet."""
    strike, source, target = chosen.strike, chosen.source, chosen.target
    if strike is None:
        return None
    return {
        "card": table.word(source),
        "target": table.word(target),
        "damage": damage(table, minion, strike, source, target),
        "aggravated": is_aggravated(table, minion, strike, source, target),
        "ranged": strike.ranged,
        "first": strike.first,
        "dodge": strike.dodge,
        "ends": strike.ends,
    }


# Referendums


def referendum(table: Table) -> Plain:
    """The referendum: its terms, the votes cast, and the public votes still to come."""
    current = current_referendum(table)
    if current is None:
        return None
    votes_for, against = tally(table)
    return {
        "seat": current.seat,
        "card": table.word(current.card),
        "hunted": table.word(current.hunted),
        "for": votes_for,
        "against": against,
        "settled": referendum_is_settled(table),
        "passes": would_pass(table),
        "votes": [_votes(table, current, seat) for seat in range(table.seats)],
        "terms": [[note.about, note.amount] for note in table.notes.of(notes.TERMS)],
        "named": next((note.seat for note in table.notes.of(notes.TERM_SEAT)), None),
        "about": [
            table.word(note.card)
            for note in table.notes.of(notes.TERM_CARD)
            if table.in_play(note.card) or table.zone[note.card] == ASH_HEAP
        ],
    }


def _votes(table: Table, current: CurrentReferendum, seat: int) -> dict[str, Plain]:
    """The votes that a Methuselah has cast, and those she publicly has left: of her vampires, of
    the edge, of the calling card, and her own."""
    votes_left = uncast_seat_votes(table, seat) + (1 if table.edge == seat else 0)
    calls = current.seat == seat and current.card != NOTHING and table.zone[current.card] == PLAYING
    if calls and not table.notes.has(notes.CARD_VOTE_CAST, seat):
        votes_left += 1
    for minion in table.minions(seat):
        if not table.notes.has(notes.ABSTAINS, minion):
            votes_left += uncast_votes(table, minion)
    return {
        "for": _cast(table, notes.CAST_FOR, seat),
        "against": _cast(table, notes.CAST_AGAINST, seat),
        "left": votes_left,
    }


def _cast(table: Table, kind: Kind, seat: int) -> int:
    """The votes that a Methuselah has cast on one side: of her cards, of the edge, of cards from
    hand."""
    total = 0
    for note in table.notes.of(kind):
        if seat == (note.seat if note.about == NOTHING else table.controller[note.about]):
            total += note.amount
    return total
