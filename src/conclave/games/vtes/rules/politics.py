"""Referendums: terms, polling, resolution (VTES-6.3)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import IMPULSE, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting, piles
from conclave.games.vtes.rules.blood import burn
from conclave.games.vtes.rules.events import referendums as told
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moves import AGAINST, FOR, NO_MINION, Play, Use, Vote
from conclave.games.vtes.rules.opportunity import order
from conclave.games.vtes.rules.playing.cards import carry_out, open_window
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.rules.situation import acting, is_settled
from conclave.games.vtes.rules.steps import Acting, Voting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.windows import BEFORE_VOTES, POLLING
from conclave.games.vtes.rules.words import (
    MODIFIER,
    NOTHING,
    PLAYING,
    POLITICAL,
    PRISCI_BLOCK,
    PRISCUS,
    REACTION,
)
from conclave.games.vtes.vocabulary.moments import Happening, ReferendumEnds
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving

EDGE: Final = "edge"
CALLING_CARD: Final = "calling-card"
SIDES: Final = (FOR, AGAINST)
CARD_VOTE: Final = -3
"""The key of the one vote that a Methuselah may have from political action cards, less her seat."""
EDGE_VOTE: Final = -100


class Referendum(Voting):
    """A referendum: by a political action, or the blood hunt after a diablerie."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            source = table.word(self.card)
            hunted = table.word(self.hunted)
            table.tell(told.ReferendumCalled(self.seat, source, hunted))
            if not self.is_hunt() and table.has_note(notes.NEXT_SETTLED, self.seat):
                passes = min(table.noted(notes.NEXT_SETTLED, self.seat), 1)
                noting.strike_out(table, notes.NEXT_SETTLED, self.seat)
                noting.note(table, table.scope(Voting), notes.PASSES, 0, passes)
            terms = self.terms(table)
            if terms is not None:
                table.push(terms)
        elif step == 1:
            if not self.is_hunt() and not is_settled(table):
                open_window(table, BEFORE_VOTES)
        elif step == 2:
            if not is_settled(table):
                table.push(Window(IMPULSE, order(table)))
        elif step == 3:
            self.count(table)
        else:
            table.pop()

    def is_hunt(self) -> bool:
        """Whether it is about a blood hunt, which is no action (VTES-6.5.6-03)."""
        return self.hunted != NOTHING

    def action(self, table: Table) -> Action | None:
        """The political action that calls it."""
        action = acting(table)
        return None if self.is_hunt() or action is None else action.action

    def terms(self, table: Table) -> Resolving | None:
        """The choices that its caller has to make first (VTES-6.3.2-02)."""
        action = self.action(table)
        effect = action.effect if action is not None else None
        if isinstance(effect, Motion) and effect.terms is not None:
            return Resolving(effect.terms, self.seat, self.card, self.minion)
        return None

    # Polling

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = []
        for source in sources(table, self, seat):
            moves += [Vote(source, side) for side in sides(table, source)]
        if not self.is_hunt():
            moves += offers.plays(table, seat, POLLING)
        else:
            moves += [m for m in offers.plays(table, seat, POLLING) if allowed_in_hunt(table, m)]
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Vote):
            cast(table, seat, move.source, move.side)
        else:
            carry_out(table, seat, move)

    def prompt(self) -> str:
        return "Referendum"

    def window_name(self) -> str:
        return POLLING

    def rule(self, table: Table) -> str:
        return "VTES-6.3.2-04"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {
            "card": "" if self.card == NOTHING else table.card_name(self.card),
            "hunted": table.word(self.hunted),
        }

    # Resolution

    def count(self, table: Table) -> None:
        """More votes for than against: it passes (VTES-6.3.2-09..10)."""
        votes_for, against = tally(table)
        passes = votes_for > against
        for note in table.notes:
            if note[1] == notes.PASSES:
                passes = note[3] > 0
        table.tell(told.ReferendumEnded(votes_for, against, "passed" if passes else "failed"))
        action = self.action(table)
        hunted = self.hunted
        if not passes:
            table.pop()
            if self.minion != NOTHING:
                react(table, Happening(ReferendumEnds, self.seat, self.minion))
            return
        if hunted != NOTHING:
            table.pop()
            if table.in_play(hunted):
                burn(table, hunted)
            return
        effect = action.effect if action is not None else None
        if not isinstance(effect, Motion):
            table.pop()
            return
        scope = table.scope(Acting)
        noting.note(table, scope, notes.MARGIN, self.minion, votes_for - against)
        react(table, Happening(ReferendumEnds, self.seat, self.minion, amount=1))
        self.await_effect(table)
        table.push(Resolving(effect.passed, self.seat, self.card, self.minion))

    def await_effect(self, table: Table) -> None:
        """What cards do after the effect, and what everybody loses by it is counted for them."""
        waiting = [note for note in table.notes if note[1] == notes.IF_PASSES]
        if not waiting:
            return
        scope = table.scope(Voting)
        for seat in table.clockwise(table.active):
            noting.note(table, scope, notes.LOST_POOL, seat, 0)
        for _, _, minion, source, phrase in waiting[::-1]:
            if isinstance(phrase, Effect):
                table.push(Resolving(phrase, table.owner[source], source, minion))


def allowed_in_hunt(table: Table, move: Move) -> bool:
    """No action modifiers and no reaction cards in a blood hunt (VTES-6.5.6-04..05)."""
    if isinstance(move, Use):
        can = table.cards.cans[table.what[table.read(move.card)]][move.number]
        return can.type not in (MODIFIER, REACTION)
    return not isinstance(move, Play) or move.minion == NO_MINION


def sources(table: Table, referendum: Voting, seat: int) -> list[str]:
    """The sources of votes that a player has and has not cast (VTES-6.3.3)."""
    found: list[str] = []
    for minion in table.minions(seat):
        if table.has_note(notes.ABSTAINS, minion):
            continue
        if uncast(table, minion) > 0 or votes_as_priscus(table, minion):
            found.append(table.word(minion))
    if table.edge == seat:
        found.append(EDGE)
    for note in table.notes:
        if note[1] == notes.HELD_VOTES and note[2] == seat:
            word = table.word(note[3])
            if not identity.is_minion(table, note[3]) and word not in found:
                found.append(word)
    if not has_voted(table, CARD_VOTE - seat):
        calls = referendum.seat == seat and referendum.card != NOTHING
        if calls and table.zone[referendum.card] == PLAYING:  # not so if a card in play calls it
            found.append(CALLING_CARD)
        else:
            names = [
                table.card_name(card)
                for card in table.hand[seat]
                if POLITICAL in table.cards.types[table.what[card]]
            ]
            found += list(dict.fromkeys(names))
    return found


def uncast(table: Table, source: int) -> int:
    """The votes that a vampire or another card can still cast."""
    number = table.noted(notes.VOTES, source)
    if has_voted(table, source):
        return number
    return max(number + titles.sum_of_votes(table, source), 0)


def votes_as_priscus(table: Table, vampire: int) -> bool:
    """Whether a vampire has a say in how the prisci vote (VTES-6.3.3-16)."""
    return titles.title_kind(table, vampire) == PRISCUS and not has_voted(table, vampire)


def sides(table: Table, source: str) -> tuple[str, ...]:
    """On which sides votes may be cast: what a vampire gains later, as he voted before."""
    card = table.read(source) if "#" in source else NOTHING
    if card != NOTHING and table.has_note(notes.CAST_FOR, card):
        return (FOR,)
    if card != NOTHING and table.has_note(notes.CAST_AGAINST, card):
        return (AGAINST,)
    return SIDES


def has_voted(table: Table, source: int) -> bool:
    """Whether the votes of a source have been cast: a cast vote can't be changed."""
    return table.has_note(notes.CAST_FOR, source) or table.has_note(notes.CAST_AGAINST, source)


def cast(table: Table, seat: int, source: str, side: str) -> None:
    """All votes of one source are cast on one side (VTES-6.3.3-04)."""
    scope = table.scope(Voting)
    kind = notes.CAST_FOR if side == FOR else notes.CAST_AGAINST
    number = 1
    if source == EDGE:
        counters.burn_edge(table)
        noting.note(table, scope, kind, EDGE_VOTE - seat, 1)
    elif source == CALLING_CARD:
        noting.note(table, scope, kind, CARD_VOTE - seat, 1)
    elif table.read(source) != NOTHING and "#" in source:
        card = table.read(source)
        number = uncast(table, card)
        if votes_as_priscus(table, card):
            say = notes.PRISCUS_FOR if side == FOR else notes.PRISCUS_AGAINST
            noting.note(table, scope, say, card, 1)
        noting.strike_out(table, notes.HELD_VOTES, seat, card)
        noting.strike_out(table, notes.VOTES, card)
        noting.note(table, scope, kind, card, number)
    else:
        piles.discard(table, table.in_hand(seat, source))
        noting.note(table, scope, kind, CARD_VOTE - seat, 1)
    table.tell(told.VotesCast(seat, source, number, side))


def tally(table: Table) -> tuple[int, int]:
    """The votes for and against, with the block of the prisci (VTES-6.3.3-15..20)."""
    votes_for = against = prisci_for = prisci_against = 0
    for note in table.notes:
        if note[1] == notes.CAST_FOR:
            votes_for += note[3]
        elif note[1] == notes.CAST_AGAINST:
            against += note[3]
        elif note[1] == notes.PRISCUS_FOR:
            prisci_for += 1
        elif note[1] == notes.PRISCUS_AGAINST:
            prisci_against += 1
    if prisci_for > prisci_against:
        votes_for += PRISCI_BLOCK
    elif prisci_against > prisci_for:
        against += PRISCI_BLOCK
    return votes_for, against
