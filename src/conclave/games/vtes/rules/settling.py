"""What happens by itself between effects: hands are corrected, and who has no pool is ousted."""

from __future__ import annotations

from typing import Any, Final

from conclave.core.frames import FORCED, IMPULSE, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import end, notes
from conclave.games.vtes.rules.atoms import counters, course, moving, noting, piles
from conclave.games.vtes.rules.blood import drain_excess
from conclave.games.vtes.rules.moves import Discard
from conclave.games.vtes.rules.playing.replacing import has_replaced, is_replaced
from conclave.games.vtes.rules.playing.using import Using
from conclave.games.vtes.rules.reading import bans, hosts, values
from conclave.games.vtes.rules.steps import Acting, BeingPlayed, ByLeave, Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import Reactions, awaiting
from conclave.games.vtes.rules.words import (
    BESIDE,
    NOBODY,
    NOTHING,
    ON_CARD,
    PLAYING,
    READY,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.vocabulary.moments import WITHDRAWS, Happening, IsOusted
from conclave.lang.resolving import Resolving

POOL_FOR_PREY = 6
IN_PLAY: Final = (READY, TORPOR, BESIDE, ON_CARD, PLAYING)
"""Where the cards are that go with an ousted player."""


def settle(table: Table, frame: Frame[Any]) -> bool:
    """Put things right, unless an effect is still under way; whether there was something to do."""
    if not table.pool or isinstance(frame, Resolving | Discarding):
        return False
    if isinstance(frame, Window) and isinstance(table.frames[-2], Resolving | Discarding):
        return False
    spill_excess(table)
    if table.warding():
        burn_warded(table)
    if changes_hands(table):
        return True
    dying = [seat for seat in table.clockwise(table.active) if table.pool[seat] <= 0]
    if dying:
        oust(table, dying)
        return True
    for index in range(len(table.frames)):
        playing = table.frames[index]
        if isinstance(playing, BeingPlayed) and playing.open(table, table.steps[index]):
            return False
        if isinstance(playing, Acting) and playing.is_declaring(table.steps[index]):
            return False
    drawing: list[int] = []
    over = NOBODY
    for seat in table.clockwise(table.active):
        missing = values.to_draw(table, seat)
        if missing > 0:
            if piles.draw(table, seat, missing):
                drawing.append(seat)
        elif missing < 0 and len(table.hand[seat]) > values.hand_size(table, seat):
            over = seat
            table.push(Discarding(seat))
            break
    due = [n for n in table.notes if n[1] == notes.TO_REPLACE and is_replaced(table, n[3])]
    for note in due:
        has_replaced(table, note[2], note[3], drawing)
    if due or over != NOBODY:
        return True
    course.settled(table)
    return False


def changes_hands(table: Table) -> bool:
    """Whoever has gained or lost control of a card that gives or takes something gets to it."""
    for note in table.notes:
        if note[1] == notes.HELD_BY:
            card, seat = note[2], note[3]
            held = table.cards.held[table.what[card]]
            if not table.in_play(card) or table.controller[card] != seat:
                noting.strike_out(table, notes.HELD_BY, card)
                if held is not None and not table.out[seat]:
                    table.push(Resolving(held.lost, seat, card, NOTHING))
                    return True
    for card in table.reaching():
        held = table.cards.held[table.what[card]]
        if held is not None and not table.has_note(notes.HELD_BY, card):
            noting.note(table, 0, notes.HELD_BY, card, table.controller[card])
            table.push(Resolving(held.gained, table.controller[card], card, NOTHING))
            return True
    return False


def burn_warded(table: Table) -> None:
    """What is on a minion who is warded against it is burned."""
    for source in table.warding():
        minion = hosts.host_of(table, source)
        for card in table.on[minion]:
            modes = table.cards.modes[table.what[card]]
            if bans.wards_off(table, minion, card, modes):
                moving.burn(table, card)


def spill_excess(table: Table) -> None:
    """A vampire whose capacity has shrunk holds no more blood than that (VTES-1.5-06)."""
    for seat in range(table.seats):
        for row in (table.ready[seat], table.torpor[seat]):
            for card in row:
                held = table.blood[card]
                if held > table.cards.crypt[table.what[card]].capacity and table.in_play(card):
                    drain_excess(table, card)


class Discarding(Step):
    """A player holds more cards than her hand size: she chooses what to discard (VTES-R-93)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table, step: int) -> None:
        over = len(table.hand[self.seat]) - values.hand_size(table, self.seat)
        if over > 0 and not table.out[self.seat]:
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        names = [table.card_name(card) for card in table.hand[seat]]
        return Choices([Discard(name) for name in dict.fromkeys(names)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Discard)
        piles.discard(table, table.in_hand(seat, move.card))

    def rule(self, table: Table) -> str:
        return "VTES-1.6.1-12"


def oust(table: Table, dying: list[int]) -> None:
    """Players without pool are ousted together, by the seating before (VTES-9.1, VTES-R-20)."""
    predators = [table.predator(seat) for seat in dying]
    waiting = [entry for seat in dying for entry in awaiting(table, Happening(IsOusted, seat))]
    for seat, predator in zip(dying, predators):
        course.leave(table, seat, predator)
        if predator != NOBODY:
            course.score(table, predator)
            if predator not in dying:
                counters.gain_pool(table, predator, POOL_FOR_PREY)
    for seat in dying:
        clear_away(table, seat)
    go_on_without(table)
    waiting = [entry for entry in waiting if table.in_play(entry[2])]
    if waiting and table.outcome is None:
        table.push(Reactions(tuple(waiting)))


def withdraw(table: Table, seat: int) -> None:
    """A player withdraws: a point for her, nothing for her predator (VTES-9.2-07..10)."""
    waiting = awaiting(table, Happening(IsOusted, seat, amount=WITHDRAWS))
    course.score(table, seat)
    course.leave(table, seat, NOBODY)
    clear_away(table, seat)
    go_on_without(table)
    waiting = tuple([entry for entry in waiting if table.in_play(entry[2])])
    if waiting and table.outcome is None:
        table.push(Reactions(waiting))


def clear_away(table: Table, seat: int) -> None:
    """The cards that a player controls are removed; others' cards on them are burned."""
    for card in range(len(table.what)):
        if table.controller[card] == seat and (
            table.zone[card] in IN_PLAY or _is_anothers(table, card, seat)
        ):
            _take_away(table, card, seat)
    if table.edge == seat:
        counters.burn_edge(table)


def _is_anothers(table: Table, card: int, seat: int) -> bool:
    """Whether a vampire of another came to a player's uncontrolled region."""
    return table.zone[card] == UNCONTROLLED and table.owner[card] != seat


def _take_away(table: Table, card: int, seat: int) -> None:
    """A player's card is removed with hers on it; what else is on it is burned."""
    for attached in table.on[card]:
        if table.controller[attached] == seat:
            _take_away(table, attached, seat)
    for attached in table.on[card]:
        moving.burn(table, attached)
    moving.remove_silently(table, card)


def go_on_without(table: Table) -> None:
    """The game ends with the last player; a turn whose player is gone ends at once (VTES-R-24)."""
    left = table.clockwise(table.active)
    if len(left) <= 1:
        for seat in left:
            course.score(table, seat)
        end.conclude(table)
        return
    if table.out[table.active]:
        table.unwind(1)
        for card in range(len(table.what)):
            moving.finish_playing(table, card)
        return
    for place, asking in enumerate(table.frames):
        if isinstance(asking, ByLeave) and table.out[asking.seat]:  # she acted in another's turn
            table.unwind(place)
            for card in range(len(table.what)):
                moving.finish_playing(table, card)
            break
    index = 0
    while index < len(table.frames):
        frame = without(table, table.frames[index])
        if frame is None:
            table.drop(index)
        else:
            table.exchange(index, frame)
            index += 1


def without(table: Table, frame: Frame[Any]) -> Frame[Any] | None:
    """A frame as it goes on without those who are out; None: it does not."""
    if isinstance(frame, Resolving):
        return None if frame.you >= 0 and table.out[frame.you] else frame
    if isinstance(frame, BeingPlayed | Using):
        return None if table.out[frame.seat] else frame
    if isinstance(frame, Window):
        seats = tuple([seat for seat in frame.seats if not table.out[seat]])
        if len(seats) == len(frame.seats):
            return frame
        if frame.policy == IMPULSE:
            return Window(IMPULSE, seats) if seats else None
        turn = sum(1 for seat in frame.seats[: frame.turn] if not table.out[seat])
        return Window(frame.policy, seats, turn) if turn < len(seats) else None
    return frame
