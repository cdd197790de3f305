"""Referendums: terms, polling, resolution (VTES-6.3)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import IMPULSE, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.costs import VOTE_CHARGES
from conclave.games.vtes.rules.abilities.identity import DOUBLES_VOTES
from conclave.games.vtes.rules.abilities.using import CANS
from conclave.games.vtes.rules.atoms import counters, noting, piles, referendums
from conclave.games.vtes.rules.blood import burn
from conclave.games.vtes.rules.constants import (
    MODIFIER,
    NOTHING,
    PLAYING,
    POLITICAL,
    PRISCI_BLOCK,
    REACTION,
    READY,
)
from conclave.games.vtes.rules.current import (
    current_action,
    current_referendum,
    referendum_is_settled,
)
from conclave.games.vtes.rules.edge import burn_edge
from conclave.games.vtes.rules.frame_types import CurrentAction, CurrentReferendum
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.modes import NO_EFFECT, Action, CallsHunt, Motion
from conclave.games.vtes.rules.moments import Happening, ReferendumEnds, VotesTallied
from conclave.games.vtes.rules.moves import AGAINST, FOR, NO_MINION, Play, Use, Vote
from conclave.games.vtes.rules.notebook import Kind, Note
from conclave.games.vtes.rules.opportunity import opportunity_order
from conclave.games.vtes.rules.playing.cards import carry_out, open_window
from conclave.games.vtes.rules.reading import bans, bonuses, identity, titles
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import is_awaited, trigger
from conclave.games.vtes.rules.windows import BEFORE_VOTES, POLLING
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving

EDGE: Final = "edge"
CALLING_CARD: Final = "calling-card"
ADDITIONAL: Final = "additional"
"""The votes of a Methuselah herself."""
SIDES: Final = (FOR, AGAINST)


# The steps of Referendum
TERMS: Final = 0
BEFORE_POLL: Final = 1
POLL: Final = 2
COUNT: Final = 3


class Referendum(CurrentReferendum):
    """A referendum: called by a political action, or for a blood hunt after a diablerie."""

    steps = ("terms", "before-poll", "poll", "count", "over")

    def run(self, table: Table, step: int) -> None:
        if step == TERMS:
            referendums.call(table, self.seat, self.card, self.hunted)
            if not self.is_hunt():
                self.settle_by_earlier_effects(table)
            terms = self.terms(table)
            if terms is not None:
                table.push(terms)
        elif step == BEFORE_POLL:
            if not self.is_hunt() and not referendum_is_settled(table):
                open_window(table, BEFORE_VOTES)
        elif step == POLL:
            if not referendum_is_settled(table):
                table.push(Window(IMPULSE, opportunity_order(table)))
        elif step == COUNT:
            if not self.trigger_tally(table):
                self.count(table)
        else:
            table.pop()

    def is_hunt(self) -> bool:
        """Whether it is for a blood hunt, which is no action (VTES-6.5.6-03)."""
        return self.hunted != NOTHING

    def action(self, table: Table) -> Action | None:
        """The political action that calls it."""
        action = current_action(table)
        return None if self.is_hunt() or action is None else action.action

    def terms(self, table: Table) -> Resolving | None:
        """The choices that its caller makes first (VTES-6.3.2-02)."""
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

    def settle_by_earlier_effects(self, table: Table) -> None:
        """Settle it if an effect has said so about the next one that such a vampire calls."""
        passes = []
        for note in table.notes.about(notes.NEXT_REFERENDUM_SETTLED, self.seat):
            by, act = note.phrase, Resolving(NO_EFFECT, self.seat, note.card, self.minion)
            if not isinstance(by, Filter) or by.fits(table, act, self.minion):
                passes.append(note.amount)
                noting.erase(table, notes.NEXT_REFERENDUM_SETTLED, self.seat, note.card)
        if passes:
            noting.note(
                table,
                table.scope(CurrentReferendum),
                notes.REFERENDUM_SETTLED,
                NOTHING,
                max(passes),
            )

    def trigger_tally(self, table: Table) -> bool:
        """Trigger the abilities for the moment when the votes are tallied, once.

        Returns whether there were any; the votes are counted after them.
        """
        if table.notes.has(notes.TALLIED, NOTHING) or referendum_is_settled(table):
            return False
        due = table.notes.of(notes.WHEN_TALLIED)
        if not due and not is_awaited(table, VotesTallied):
            return False
        noting.note(table, table.scope(CurrentReferendum), notes.TALLIED, NOTHING)
        table.go(COUNT)
        for note in due[::-1]:
            if isinstance(note.phrase, Effect):
                table.push(Resolving(note.phrase, table.owner[note.card], note.card, note.about))
        trigger(table, Happening(VotesTallied, self.seat, self.minion))
        return True

    def count(self, table: Table) -> None:
        """Count the votes: more for than against, and it passes (VTES-6.3.2-09..10)."""
        votes_for, against = tally(table)
        passes = would_pass(table)
        referendums.end(table, votes_for, against, passes)
        action = self.action(table)
        hunted = self.hunted
        if not passes:
            due = table.notes.of(notes.IF_FAILS)
            table.pop()
            push_effects_of_failing(table, due, self.minion, against - votes_for)
            if self.minion != NOTHING:
                push_failed_effect(table, self)
            trigger(table, Happening(ReferendumEnds, self.seat, self.minion))
            return
        if hunted != NOTHING:
            table.pop()
            trigger(table, Happening(ReferendumEnds, self.seat, amount=1))
            if table.in_play(hunted):
                burn(table, hunted, cause="blood-hunt")
            return
        effect = action.effect if action is not None else None
        if not isinstance(effect, Motion):
            table.pop()
            return
        scope = table.scope(CurrentAction)
        noting.note(table, scope, notes.VOTE_MARGIN, self.minion, votes_for - against)
        trigger(table, Happening(ReferendumEnds, self.seat, self.minion, amount=1))
        self.push_after_effects(table)
        table.push(Resolving(effect.passed, self.seat, self.card, self.minion))

    def push_after_effects(self, table: Table) -> None:
        """Schedule the effects that follow the referendum's, and count the pool lost for them."""
        due = table.notes.of(notes.IF_PASSES)
        if not due:
            return
        scope = table.scope(CurrentReferendum)
        for seat in table.clockwise(table.active):
            noting.note(table, scope, notes.LOST_POOL, seat, 0)
        for note in due[::-1]:
            effect = note.phrase
            if isinstance(effect, Effect):
                table.push(Resolving(effect, table.owner[note.card], note.card, note.about))


def push_failed_effect(table: Table, referendum: CurrentReferendum) -> None:
    """Schedule the effect of a referendum that has failed or is cancelled, if it has one."""
    action = current_action(table)
    motion = None if action is None else action.action.effect
    if isinstance(motion, Motion) and motion.failed is not None:
        table.push(Resolving(motion.failed, referendum.seat, referendum.card, referendum.minion))


def push_effects_of_failing(table: Table, due: tuple[Note, ...], minion: int, missing: int) -> None:
    """Schedule the effects that follow if a referendum fails, and note by how much it has."""
    if minion == NOTHING:
        return
    noting.note(table, table.scope(CurrentAction), notes.MISSED_VOTES, minion, max(missing, 0))
    for note in due[::-1]:
        if isinstance(note.phrase, Effect):
            table.push(Resolving(note.phrase, table.owner[note.card], note.card, note.about))


def hunted_vampire(table: Table) -> int:
    """The vampire on whom the current referendum would call a blood hunt; NOTHING if none."""
    referendum = current_referendum(table)
    if referendum is None:
        return NOTHING
    if referendum.hunted != NOTHING:
        return referendum.hunted
    action = current_action(table)
    motion = None if action is None else action.action.effect
    if isinstance(motion, Motion) and isinstance(motion.passed, CallsHunt):
        for note in table.notes.of(notes.TERM_CARD):
            return note.card
    return NOTHING


def call_blood_hunt(table: Table, seat: int, vampire: int) -> None:
    """Hold a referendum to call a blood hunt on a vampire, unless a card forbids it."""
    if not bans.forbidden(table, "hunted", vampire):
        table.push(Referendum(seat, NOTHING, NOTHING, vampire))


def allowed_in_hunt(table: Table, move: Move) -> bool:
    """Whether a move is allowed in a blood hunt: no modifiers, no reactions (VTES-6.5.6-04..05)."""
    if isinstance(move, Use):
        can = CANS.of(table, table.read(move.card))[move.number]
        return can.type not in (MODIFIER, REACTION)
    return not isinstance(move, Play) or move.minion == NO_MINION


def sources(table: Table, referendum: CurrentReferendum, seat: int) -> list[str]:
    """The sources of votes that a player has not cast yet (VTES-6.3.3)."""
    found: list[str] = []
    for minion in table.minions(seat):
        if table.notes.has(notes.ABSTAINS, minion):
            continue
        if sides(table, table.word(minion)) and may_cast(table, minion):
            found.append(table.word(minion))
    if table.edge == seat:
        found.append(EDGE)
    for note in table.notes.about(notes.VOTE_SOURCE, seat):
        word = table.word(note.card)
        if not identity.is_minion(table, note.card) and word not in found:
            found.append(word)
    if uncast_seat_votes(table, seat) > 0:
        found.append(ADDITIONAL)
    if not table.notes.has(notes.CARD_VOTE_CAST, seat):
        calls = referendum.seat == seat and referendum.card != NOTHING
        if calls and table.zone[referendum.card] == PLAYING:  # a card in play has no vote
            found.append(CALLING_CARD)
        else:
            names = [
                table.card_name(card)
                for card in table.hand[seat]
                if POLITICAL in table.cards.types[table.definition[card]]
            ]
            found += list(dict.fromkeys(names))
    return found


def may_vote(table: Table, vampire: int) -> bool:
    """Whether a vampire has cast votes or ballots, or could."""
    if table.notes.has(notes.ABSTAINS, vampire):
        return False
    return may_cast(table, vampire) or has_voted(table, vampire)


def may_cast(table: Table, vampire: int) -> bool:
    """Whether a vampire has votes or ballots that he hasn't cast."""
    if uncast_votes(table, vampire) > 0 or votes_as_priscus(table, vampire):
        return True
    return votes_only_against(table, vampire) > 0


def uncast_votes(table: Table, source: int) -> int:
    """The votes that a vampire or another card can still cast."""
    number = table.notes.total(notes.UNCAST_VOTES, source)
    if has_voted(table, source):
        return number
    return max(number + titles.sum_of_votes(table, source), 0)


def uncast_seat_votes(table: Table, seat: int) -> int:
    """The votes that a Methuselah herself can still cast."""
    gained = table.notes.total(notes.SEAT_VOTES, seat)
    cast = table.notes.total(notes.SEAT_VOTES_CAST, seat)
    return gained + bonuses.seat_bonus(table, bonuses.SEAT_VOTES, seat) - cast


def votes_only_against(table: Table, vampire: int) -> int:
    """The votes that a ready vampire can still cast, but only against the referendum."""
    if has_voted(table, vampire) or table.zone[vampire] != READY or table.contested[vampire]:
        return 0
    return bonuses.bonus(table, bonuses.VOTES_AGAINST, vampire)


def votes_as_priscus(table: Table, vampire: int) -> bool:
    """Whether a vampire can still vote in the priscus block (VTES-6.3.3-16)."""
    return titles.ballots(table, vampire) > 0 and not has_voted(table, vampire)


def sides(table: Table, source: str) -> tuple[str, ...]:
    """The sides a source may vote on: votes gained later go to the side it voted on before."""
    card = table.read(source) if "#" in source else NOTHING
    if card != NOTHING and not has_voted(table, card):
        if uncast_votes(table, card) > 0 or votes_as_priscus(table, card):
            return allowed_sides(table, card)
        return tuple([side for side in allowed_sides(table, card) if side == AGAINST])
    if card != NOTHING and table.notes.has(notes.CAST_FOR, card):
        return (FOR,)
    if card != NOTHING and table.notes.has(notes.CAST_AGAINST, card):
        return (AGAINST,)
    return SIDES


def allowed_sides(table: Table, source: int, bound: bool = True) -> tuple[str, ...]:
    """The sides that a vampire may vote on, unless he has voted; without `bound`, even if he is
    bound to one."""
    for note in table.notes.about(notes.BOUND_VOTE, source) if bound else ():
        return (FOR,) if note.amount else (AGAINST,)
    if vote_charge(table, source) > table.blood[source]:
        return (FOR,)
    return (FOR,) if bans.forbidden(table, "vote-against", source) else SIDES


def vote_charge(table: Table, vampire: int) -> int:
    """The blood that a vampire must burn to vote against the current referendum."""
    referendum = current_referendum(table)
    if referendum is None or not identity.is_vampire(table, vampire):
        return 0
    return sum([each.blood for each in VOTE_CHARGES.of(table, referendum.minion)])


def change_votes(table: Table, vampire: int, side: str) -> None:
    """Let a vampire's votes and ballots count for this side, and cast them if they aren't yet."""
    seat, word = table.controller[vampire], table.word(vampire)
    if not has_voted(table, vampire):
        cast(table, seat, word, side)
        return
    scope = table.scope(CurrentReferendum)
    only_against = table.notes.total(notes.COUNTED_AGAINST, vampire)
    if table.notes.has(notes.CAST_AGAINST, vampire) != (side == AGAINST) and only_against:
        more = only_against if side == AGAINST else -only_against
        noting.note(table, scope, VOTES_ON[SIDES.index(side)], vampire, more)
    for kinds in (VOTES_ON, BALLOTS_ON):
        if any(table.notes.has(kind, vampire) for kind in kinds):
            number = sum([table.notes.total(kind, vampire) for kind in kinds])
            for kind in kinds:
                noting.erase(table, kind, vampire)
            noting.note(table, scope, kinds[SIDES.index(side)], vampire, number)
    number = sum([table.notes.total(kind, vampire) for kind in VOTES_ON])
    referendums.cast(table, seat, word, number, side)


def gain_votes_against(table: Table, vampire: int, number: int) -> None:
    """Give a vampire votes that count only against the referendum; he casts them at once, with any
    others that he hasn't cast."""
    seat, word = table.controller[vampire], table.word(vampire)
    scope = table.scope(CurrentReferendum)
    referendums.gain_votes(table, seat, number)
    if not has_voted(table, vampire):
        cast(table, seat, word, AGAINST)
    noting.note(table, scope, notes.COUNTED_AGAINST, vampire, number)
    noting.note(table, scope, notes.CAST_AGAINST, vampire, number)
    referendums.cast(table, seat, word, number, AGAINST)


VOTES_ON: Final = (notes.CAST_FOR, notes.CAST_AGAINST)
"""The kinds of notes for votes on each of the sides."""
BALLOTS_ON: Final = (notes.PRISCUS_FOR, notes.PRISCUS_AGAINST)


def has_voted(table: Table, source: int) -> bool:
    """Whether a source has cast its votes: a cast vote can't be changed."""
    return table.notes.has(notes.CAST_FOR, source) or table.notes.has(notes.CAST_AGAINST, source)


def cast(table: Table, seat: int, source: str, side: str) -> None:
    """Cast all votes of a source on one side (VTES-6.3.3-04)."""
    scope = table.scope(CurrentReferendum)
    kind = notes.CAST_FOR if side == FOR else notes.CAST_AGAINST
    number = 1
    if source == EDGE:
        burn_edge(table, for_vote=True)
        noting.note(table, scope, kind, NOTHING, 1, seat=seat)
    elif source == ADDITIONAL:
        number = uncast_seat_votes(table, seat)
        noting.note(table, scope, notes.SEAT_VOTES_CAST, seat, number)
        noting.note(table, scope, kind, NOTHING, number, seat=seat)
    elif source == CALLING_CARD:
        cast_by_card(table, seat, kind)
    elif table.read(source) != NOTHING and "#" in source:
        card = table.read(source)
        number = uncast_votes(table, card)
        if side == AGAINST and not has_voted(table, card):
            number += votes_only_against(table, card)
            counters.lose_blood(table, card, vote_charge(table, card))
        if votes_as_priscus(table, card):
            priscus_kind = notes.PRISCUS_FOR if side == FOR else notes.PRISCUS_AGAINST
            noting.note(table, scope, priscus_kind, card, titles.ballots(table, card))
        noting.erase(table, notes.VOTE_SOURCE, seat, card)
        noting.erase(table, notes.UNCAST_VOTES, card)
        noting.note(table, scope, kind, card, number)
    else:
        piles.discard(table, table.in_hand(seat, source))
        cast_by_card(table, seat, kind)
    referendums.cast(table, seat, source, number, side)


def cast_by_card(table: Table, seat: int, kind: Kind) -> None:
    """Cast the one vote that a player may get from political action cards."""
    scope = table.scope(CurrentReferendum)
    noting.note(table, scope, kind, NOTHING, 1, seat=seat)
    noting.note(table, scope, notes.CARD_VOTE_CAST, seat)


def would_pass(table: Table) -> bool:
    """Whether the referendum passes as things are: by its votes, unless a card has settled it."""
    votes_for, against = tally(table)
    passes = votes_for > against
    for note in table.notes.of(notes.REFERENDUM_SETTLED):
        passes = note.amount > 0
    return passes


def counted_votes(table: Table, note: Note) -> int:
    """The votes cast by a source, doubled if a card in play doubles them."""
    if note.about == NOTHING or not identity.is_vampire(table, note.about):
        return note.amount
    for card in table.cards_with(DOUBLES_VOTES):
        if table.zone[card] == READY and table.controller[card] == table.controller[note.about]:
            return 2 * note.amount
    return note.amount


def tally(table: Table) -> tuple[int, int]:
    """The votes for and against, with the priscus block (VTES-6.3.3-15..20)."""
    votes_for = sum([counted_votes(table, note) for note in table.notes.of(notes.CAST_FOR)])
    against = sum([counted_votes(table, note) for note in table.notes.of(notes.CAST_AGAINST)])
    prisci_for = sum([note.amount for note in table.notes.of(notes.PRISCUS_FOR)])
    prisci_against = sum([note.amount for note in table.notes.of(notes.PRISCUS_AGAINST)])
    if prisci_for > prisci_against:
        votes_for += PRISCI_BLOCK
    elif prisci_against > prisci_for:
        against += PRISCI_BLOCK
    return votes_for, against
