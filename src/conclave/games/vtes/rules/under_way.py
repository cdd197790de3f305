"""What is under way, as everybody can see it: cards played, actions, combats, referendums."""

from __future__ import annotations

from conclave.core.position import Plain
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import aimed_at, bled
from conclave.games.vtes.rules.actions.blocking import may_block, next_to_ask, would_succeed
from conclave.games.vtes.rules.combat.choosing_strikes import StrikePair
from conclave.games.vtes.rules.combat.damage import left
from conclave.games.vtes.rules.combat.fight import is_long, suffering
from conclave.games.vtes.rules.combat.strikes import damage, is_aggravated
from conclave.games.vtes.rules.politics import CARD_VOTE, EDGE_VOTE, has_voted, tally, uncast
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.situation import (
    acting,
    attempt,
    being_played,
    both_ready,
    fighting,
    is_settled,
    voting,
)
from conclave.games.vtes.rules.steps import (
    Acting,
    Chosen,
    Damaging,
    Fighting,
    InRound,
    StrikesResolve,
    Voting,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOBODY, NOTHING, PLAYING

ROUND_STEPS = (
    "before-range", "before-range", "range", "strike", "strike", "additional", "additional",
    "press", "end-of-round",
)  # fmt: skip
"""What is going on in a round of combat, by the step that comes next."""


def playing(table: Table) -> Plain:
    """The card that is being played, until the time to cancel it is over."""
    played = being_played(table)
    if played is None:
        return None
    number = table.what[played.card]
    return {
        "seat": played.seat,
        "card": table.cards.names[number],
        "mode": table.cards.mode_word(number, played.mode),
        "minion": table.word(played.minion),
    }


# Actions


def action(table: Table) -> Plain:
    """The action: who takes it against whom, and how the attempts to block it stand."""
    now = acting(table)
    if now is None:
        return None
    trying = attempt(table)
    targeting = now.action.target
    is_card = now.action.kind != "bleed" and (targeting is None or targeting.is_card())
    aimed = now.target if is_card else NOTHING
    at = bled(table) if now.action.kind == "bleed" else aimed_at(table, now)
    blocked = [note[3] for note in table.notes if note[1] == notes.BLOCKED]
    declaring = now.is_declaring(table.steps[table.scope(Acting)])
    return {
        "seat": now.seat,
        "minion": table.word(now.minion),
        "kind": now.action.kind,
        "card": table.word(now.card),
        "target": "" if aimed == NOTHING else table.open_word(aimed),
        "target_seat": None if at == NOBODY else at,
        "declared": not declaring,
        "stealth": values.stealth(table, now.minion),
        "bleed": values.bleed(table, now.minion),
        "blocker": "" if trying is None else table.word(trying.blocker),
        "intercept": 0 if trying is None else values.intercept(table, trying.blocker),
        "blocks": would_succeed(table),
        "blocked": table.word(blocked[0]) if blocked else "",
        "may_block": [] if declaring else list(may_block(table, now)),
        "to_ask": [] if declaring or blocked else list(next_to_ask(table, now)),
        "declined": [note[2] for note in table.notes if note[1] == notes.DECLINED_BLOCK],
        "failed": [table.word(n[2]) for n in table.notes if n[1] == notes.FAILED_BLOCK],
    }


# Combat


def combat(table: Table) -> Plain:
    """The combat: who fights whom at which range, which step it is, the damage on its way."""
    fight = fighting(table)
    if fight is None:
        return None
    victim = suffering(table)
    return {
        "first": table.word(fight.first),
        "second": table.word(fight.second),
        "round": fight.rounds,
        "step": _step(table),
        "range": "long" if is_long(table) else "close",
        "suffering": table.word(victim),
        "normal": 0 if victim == NOTHING else left(table, notes.NORMAL, victim),
        "aggravated": 0 if victim == NOTHING else left(table, notes.AGGRAVATED, victim),
        "damage": _damage(table),
        "strikes": [
            table.noted(notes.STRIKES_LEFT, fight.first),
            table.noted(notes.STRIKES_LEFT, fight.second),
        ],
        "continues": table.has_note(notes.CONTINUES, fight.first),
        "chosen": _chosen(table, fight),
    }


def _step(table: Table) -> str:
    """Which step of the round it is; nothing between rounds."""
    for index in range(len(table.frames) - 1, -1, -1):
        frame = table.frames[index]
        if isinstance(frame, Damaging):
            return "damage"
        if isinstance(frame, InRound):
            return ROUND_STEPS[min(table.steps[index], len(ROUND_STEPS) - 1)]
        if isinstance(frame, Fighting):
            return ""
    return ""


def _damage(table: Table) -> list[Plain]:
    """The damage that is on its way and not prevented yet, victim by victim."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Damaging):
            return [
                {
                    "card": table.word(victim),
                    "normal": left(table, notes.NORMAL, victim),
                    "aggravated": left(table, notes.AGGRAVATED, victim),
                }
                for victim in frame.victims
            ]
        if isinstance(frame, Fighting):
            return []
    return []


def _chosen(table: Table, fight: Fighting) -> list[Plain]:
    """The strikes of the pair under way that have been chosen: the first minion's, the other's."""
    if both_ready(table, fight):
        for frame in table.frames[::-1]:
            if isinstance(frame, StrikePair):
                return _pair(table, fight, frame.mine, frame.theirs)
            if isinstance(frame, StrikesResolve):
                return _pair(table, fight, frame.mine, frame.theirs)
            if isinstance(frame, Fighting):
                break
    return [None, None]


def _pair(table: Table, fight: Fighting, mine: Chosen, theirs: Chosen) -> list[Plain]:
    """Both strikes of a pair, the first minion's first."""
    return [_strike(table, fight.first, mine), _strike(table, fight.second, theirs)]


def _strike(table: Table, minion: int, chosen: Chosen) -> Plain:
    """A strike that was chosen; None: not yet."""
    strike, source, target = chosen
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
    """The referendum: its terms, the votes cast, and those that everybody can see still to come."""
    now = voting(table)
    if now is None:
        return None
    votes_for, against = tally(table)
    return {
        "seat": now.seat,
        "card": table.word(now.card),
        "hunted": table.word(now.hunted),
        "for": votes_for,
        "against": against,
        "settled": is_settled(table),
        "votes": [_votes(table, now, seat) for seat in range(table.seats)],
        "terms": [[note[2], note[3]] for note in table.notes if note[1] == notes.TERMS],
        "named": next((note[3] for note in table.notes if note[1] == notes.TERM_SEAT), None),
        "about": [
            table.word(note[3])
            for note in table.notes
            if note[1] == notes.TERM_CARD and table.in_play(note[3])
        ],
    }


def _votes(table: Table, now: Voting, seat: int) -> dict[str, Plain]:
    """How a Methuselah has voted, and the votes that she is seen to have still: those of her
    vampires, of the edge, of the card that called the referendum."""
    cast = {notes.CAST_FOR: 0, notes.CAST_AGAINST: 0}
    for note in table.notes:
        if note[1] in cast and _voter(table, note[2]) == seat:
            cast[note[1]] += note[3]
    still = 1 if table.edge == seat else 0
    calls = now.seat == seat and now.card != NOTHING and table.zone[now.card] == PLAYING
    if calls and not has_voted(table, CARD_VOTE - seat):
        still += 1
    for minion in table.minions(seat):
        if not table.has_note(notes.ABSTAINS, minion):
            still += uncast(table, minion)
    return {"for": cast[notes.CAST_FOR], "against": cast[notes.CAST_AGAINST], "left": still}


def _voter(table: Table, source: int) -> int:
    """Whose votes those of a source are: a card's controller, or who used the edge or a card."""
    if source > CARD_VOTE:
        return table.controller[source]
    return EDGE_VOTE - source if source <= EDGE_VOTE else CARD_VOTE - source
