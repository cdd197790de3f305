"""What happens between effects: hands are replenished, players without pool are ousted."""

from __future__ import annotations

from typing import Any, Final

from conclave.core.frames import FORCED, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import end, notes
from conclave.games.vtes.rules.abilities.belongings import CANNOT_HAVE, CannotHave
from conclave.games.vtes.rules.abilities.counters import (
    ALL_BOUND_COUNTERS,
    BOUND_COUNTERS,
    BURNED_WHEN_EMPTY,
    BurnedWhenEmpty,
)
from conclave.games.vtes.rules.abilities.fighting import WARDS, WHEN_DRAINED, Wards
from conclave.games.vtes.rules.abilities.hands import (
    HOLDS_DRAWS,
    INSTEAD_OF_DRAW,
    SAVES_DRAWS,
    WHILE_IN_PLAY,
    HoldsDraws,
    NotReplaced,
    SavesDraws,
)
from conclave.games.vtes.rules.abilities.identity import CONTROL_EFFECTS
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.atoms import counters, course, moving, noting, piles
from conclave.games.vtes.rules.blood import burn, drain_excess
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    BESIDE,
    NOBODY,
    NOTHING,
    ON_CARD,
    PLAYING,
    READY,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.drawing import draw
from conclave.games.vtes.rules.facts import CardFact
from conclave.games.vtes.rules.frame_types import (
    CardBeingPlayed,
    CurrentAction,
    CurrentExtraAction,
    GainsBanked,
    TableFrame,
)
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.moments import (
    WITHDRAWS,
    DrawsCard,
    Happening,
    IsOusted,
    PhaseCloses,
)
from conclave.games.vtes.rules.moves import Discard
from conclave.games.vtes.rules.playing.replacing import (
    may_be_replaced,
    release_held,
    replace_delayed,
    run_replacement_effects,
)
from conclave.games.vtes.rules.playing.using import Using
from conclave.games.vtes.rules.reading import bans, hosts, values
from conclave.games.vtes.rules.reading.bonuses import HAND_SIZE
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import (
    TriggeredEffects,
    is_awaited,
    trigger,
    triggered_effects,
)
from conclave.games.vtes.rules.windows import MINION_PHASE, PHASES
from conclave.lang.resolving import Resolving

POOL_FOR_PREY = 6
IN_PLAY: Final = (READY, TORPOR, BESIDE, ON_CARD, PLAYING)
"""The zones whose cards leave the game with an ousted player."""
CHECKED: Final = CardFact(
    lambda card: any(
        isinstance(each, Wards | CannotHave | BurnedWhenEmpty | SavesDraws | HoldsDraws)
        or (isinstance(each, Bonus) and each.what == HAND_SIZE)
        or (isinstance(each, NotReplaced) and each.until == WHILE_IN_PLAY)
        for each in card.grants
    )
)
"""Whether a card in play may be burned between effects, or changes how many cards are drawn."""


def settle(table: Table, frame: Frame[Any]) -> bool:
    """Replenish hands and oust players, unless an effect is resolving.

    Returns whether there was anything to do.
    """
    if not table.pool or isinstance(frame, Resolving | Discarding | GainsBanked):
        return False
    if isinstance(frame, Window) and isinstance(table.frames[-2], Resolving | Discarding):
        return False
    spill_excess(table)
    checked = len(table.cards_with(CHECKED)) > 0
    if checked:
        burn_checked(table)
    noted = table.notes.any_of(notes.SETTLED_FIRST)
    if noted:
        release_held(table)
        burn_unbound_counters(table)
        burn_untapped(table)
    if (noted or table.cards_with(CONTROL_EFFECTS)) and apply_control_effects(table):
        return True
    if noted and apply_drained_effects(table):
        return True
    ousted = [seat for seat in table.clockwise(table.active) if table.pool[seat] <= 0]
    if ousted:
        oust(table, ousted)
        return True
    if table.notes.of(notes.TURN_ENDING) and end_turn(table):
        return True
    for index in range(len(table.frames)):
        playing = table.frames[index]
        if isinstance(playing, CardBeingPlayed) and playing.can_be_cancelled(
            table, table.steps[index]
        ):
            return False
        if isinstance(playing, CurrentAction) and playing.is_declaring(table.steps[index]):
            return False
    everybody = table.clockwise(table.active)
    if table.notes.of(notes.UNREPLACED_WHILE_HANDS) and not all(table.hand[s] for s in everybody):
        replace_delayed(table, notes.UNREPLACED_WHILE_HANDS)
    drawing: list[int] = []
    size = len(table.frames)
    discarding = NOBODY
    drew_more = False
    replacing = len(table.notes.of(notes.TO_REPLACE)) > 0
    redrawing = isinstance(frame, TriggeredEffects) and is_awaited(table, DrawsCard)
    saved = checked and len(table.cards_with(SAVES_DRAWS)) > 0
    held = checked and table.phase == MINION_PHASE and len(table.cards_with(HOLDS_DRAWS)) > 0
    drawing_more = len(table.notes.of(notes.DRAWS_MORE)) > 0
    usual = not checked and not table.notes.any_of(notes.DRAWING_KINDS)
    for seat in everybody:
        missing = values.usual_draw(table, seat) if usual else values.to_draw(table, seat)
        if saved:
            missing = save_draws(table, seat, missing)
        if held:
            missing = hold_draws(table, seat, missing)
        if replacing and offer_instead_of_draw(table, seat, missing):
            return True
        more = additional_draws(table, seat, missing) if drawing_more else 0
        if missing > 0:
            if draw(table, seat, missing + more):
                drew_more = drew_more or more > 0
                drawing.append(seat)
        elif (
            missing < 0 and not redrawing and len(table.hand[seat]) > values.hand_size(table, seat)
        ):
            discarding = seat
            table.push(Discarding(seat))
            break
    due = [n for n in table.notes.of(notes.REPLACEMENT_PENDING) if may_be_replaced(table, n.card)]
    for note in due:
        run_replacement_effects(table, note, drawing)
    if due or drew_more or discarding != NOBODY or len(table.frames) > size:
        return True
    if not redrawing and not table.notes.of(notes.TURN_ENDING):
        course.mark_settled(table)
    return False


def end_turn(table: Table) -> bool:
    """End the turn, unless an action or an effect is in progress; whether it ends."""
    turn = turn_scope(table)
    above = table.frames[turn + 1 :]
    if len(above) > 2 or (len(above) == 2 and not isinstance(above[1], Window)):
        return False
    noting.erase_all(table, notes.TURN_ENDING)
    table.unwind(turn + 1)
    table.go(len(PHASES))
    if table.phase == MINION_PHASE and above:
        trigger(table, Happening(PhaseCloses, table.active))
    return True


def offer_instead_of_draw(table: Table, seat: int, missing: int) -> bool:
    """Resolve what may happen instead of drawing to replace a card; whether there is anything."""
    if table.notes.has(notes.UNREPLACED_WHILE_HANDS, seat):
        return False
    for note in table.notes.of(notes.TO_REPLACE):
        card, minion = note.card, note.about
        if table.owner[card] == seat and may_be_replaced(table, card):
            noting.erase(table, notes.TO_REPLACE, minion, card)
            if missing > 0 and table.zone[card] == ASH_HEAP and table.is_ready(minion):
                effect = INSTEAD_OF_DRAW.of(table, card)[0].effect
                table.push(Resolving(effect, seat, card, minion))
                return True
    return False


def additional_draws(table: Table, seat: int, missing: int) -> int:
    """How many cards a player draws in addition to those that replace cards."""
    size, more = values.hand_size(table, seat), 0
    for note in table.notes.about(notes.DRAWS_MORE, seat):
        more += max(missing - max(size - note.amount, 0), 0)
    if more or any(n.amount != size for n in table.notes.about(notes.DRAWS_MORE, seat)):
        number = len(table.notes.about(notes.DRAWS_MORE, seat))
        scope = table.notes.about(notes.DRAWS_MORE, seat)[0].until
        noting.erase(table, notes.DRAWS_MORE, seat)
        for _ in range(number):
            noting.note(table, scope, notes.DRAWS_MORE, seat, size)
    return more


def save_draws(table: Table, seat: int, missing: int) -> int:
    """Burn counters instead of drawing to replace cards, if a card says so; how many cards are
    still to be drawn.

    Cards drawn because the hand size has grown don't replace any.
    """
    for card in [*table.cards_with(SAVES_DRAWS)]:
        if table.controller[card] != seat or not table.in_play(card):
            continue
        before = table.notes.first(notes.LAST_HAND_SIZE, card)
        if before is not None:
            grown = max(values.hand_size(table, seat) - before.amount, 0)
            counters.lose_blood(table, card, max(missing - grown, 0))
        if table.blood[card] == 0:
            burn(table, card)
        else:
            size = values.hand_size(table, seat)
            noting.set_amount(table, 0, notes.LAST_HAND_SIZE, card, size)
        missing = values.to_draw(table, seat)
    return missing


def hold_draws(table: Table, seat: int, missing: int) -> int:
    """Keep a player from drawing in the minion phase, if a card says so; how many cards are still
    to be drawn."""
    for card in table.cards_with(HOLDS_DRAWS):
        act = Resolving(NO_EFFECT, table.controller[card], card, NOTHING)
        if not any(seat in each.of.seats(table, act) for each in HOLDS_DRAWS.of(table, card)):
            continue
        phase = turn_scope(table) + 1
        if phase == len(table.frames):  # the phase is over
            return missing
        if missing > 0:
            noting.note(table, phase, notes.HELD_DRAWS, seat, missing, card=card)
        return min(missing, 0)
    return missing


def apply_control_effects(table: Table) -> bool:
    """Resolve the effects of gaining and losing control of a card."""
    for note in table.notes.of(notes.CONTROL_GAINED):
        card, seat = note.about, note.seat
        if not table.in_play(card) or table.controller[card] != seat:
            noting.erase(table, notes.CONTROL_GAINED, card)
            if not table.out[seat]:
                table.push(Resolving(CONTROL_EFFECTS.of(table, card)[0].lost, seat, card, NOTHING))
                return True
    for card in table.cards_with(CONTROL_EFFECTS):
        if not table.notes.has(notes.CONTROL_GAINED, card):
            noting.note(table, 0, notes.CONTROL_GAINED, card, seat=table.controller[card])
            table.push(
                Resolving(
                    CONTROL_EFFECTS.of(table, card)[0].gained, table.controller[card], card, NOTHING
                )
            )
            return True
    return False


def apply_drained_effects(table: Table) -> bool:
    """Resolve the effects of losing one's last blood in combat."""
    for note in table.notes.of(notes.DRAINED):
        vampire = note.about
        noting.erase(table, notes.DRAINED, vampire)
        for source in table.attached[vampire]:
            for each in WHEN_DRAINED.of(table, source) if table.in_play(source) else ():
                table.push(Resolving(each.effect, table.controller[source], source, vampire))
        return True
    return False


def burn_checked(table: Table) -> None:
    """Burn cards that minions can't have, and those without counters that they need."""
    if table.cards_with(WARDS):
        burn_warded(table)
    for source in table.cards_with(CANNOT_HAVE):
        burn_forbidden(table, hosts.host_of(table, source))
    for card in [*table.cards_with(BURNED_WHEN_EMPTY)]:
        if table.blood[card] == 0:
            burn(table, card)


def burn_warded(table: Table) -> None:
    """Burn the cards on minions who are warded against them."""
    for source in table.cards_with(WARDS):
        minion = hosts.host_of(table, source)
        for card in table.attached[minion]:
            modes = table.cards.modes[table.definition[card]]
            if bans.wards_off(table, minion, card, modes):
                moving.burn(table, card)


def burn_untapped(table: Table) -> None:
    """Burn the cards that are burned because they have untapped."""
    for note in table.notes.of(notes.UNTAPPED):
        noting.erase(table, notes.UNTAPPED, note.about)
        burn(table, note.about)


def burn_unbound_counters(table: Table) -> None:
    """Burn the counters whose card has left play."""
    for kind in ALL_BOUND_COUNTERS.of(table.cards):
        holders = [each.about for each in table.notes.of(notes.SPECIAL_COUNTERS[kind])]
        if holders and not any(
            kind in BOUND_COUNTERS.of(table, card) and not table.contested[card]
            for card in table.cards_with(BOUND_COUNTERS)
        ):
            for card in dict.fromkeys(holders):
                counters.burn_special_counters(table, card, kind, holders.count(card))


def burn_forbidden(table: Table, minion: int) -> None:
    """Burn the cards on a minion that he can't have."""
    for card in table.attached[minion]:
        if bans.cannot_have(table, minion, card):
            burn(table, card)


def spill_excess(table: Table) -> None:
    """Move blood above a vampire's capacity to the bank, after the capacity has shrunk
    (VTES-1.5-06)."""
    for seat in range(table.seats):
        for row in (table.ready[seat], table.torpor[seat]):
            for card in row:
                held = table.blood[card]
                if held > table.cards.crypt[table.definition[card]].capacity and table.in_play(
                    card
                ):
                    drain_excess(table, card)


class Discarding(TableFrame):
    """A player with more cards than her hand size discards (VTES-R-93)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table, step: int) -> None:
        excess = len(table.hand[self.seat]) - values.hand_size(table, self.seat)
        if excess > 0 and not table.out[self.seat]:
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


def oust(table: Table, ousted: list[int]) -> None:
    """Oust players without pool together, by the seating before (VTES-9.1, VTES-R-20)."""
    predators = [table.predator(seat) for seat in ousted]
    waiting = [
        entry for seat in ousted for entry in triggered_effects(table, Happening(IsOusted, seat))
    ]
    for seat, predator in zip(ousted, predators):
        course.leave(table, seat, predator)
        if predator != NOBODY:
            course.score(table, predator)
            noting.erase(table, notes.UNREPLACED_UNTIL_OUST, predator)
            if predator not in ousted:
                counters.gain_pool(table, predator, take_reward(table))
        lose_stakes(table, seat, predator)
    for seat in ousted:
        remove_cards_of(table, seat)
    continue_without_ousted(table)
    waiting = [effect for effect in waiting if table.in_play(effect.source)]
    if waiting and table.outcome is None:
        table.push(TriggeredEffects(tuple(waiting)))


def take_reward(table: Table) -> int:
    """The pool that a predator gains for ousting her prey (VTES-9.1); a card may have changed it
    once."""
    reward = table.notes.first(notes.REWARD, NOTHING)
    noting.erase(table, notes.REWARD, NOTHING)
    return POOL_FOR_PREY if reward is None else reward.amount


def withdraw(table: Table, seat: int) -> None:
    """A player withdraws: she gets a victory point, her predator nothing (VTES-9.2-07..10)."""
    waiting = triggered_effects(table, Happening(IsOusted, seat, amount=WITHDRAWS))
    predator = table.predator(seat)
    course.score(table, seat)
    course.leave(table, seat, NOBODY)
    lose_stakes(table, seat, predator)
    remove_cards_of(table, seat)
    continue_without_ousted(table)
    waiting = tuple([effect for effect in waiting if table.in_play(effect.source)])
    if waiting and table.outcome is None:
        table.push(TriggeredEffects(waiting))


def lose_stakes(table: Table, seat: int, predator: int) -> None:
    """The predator of a player who leaves the game gains the points that cards of hers give."""
    for _ in end.stakes(table, seat) if predator != NOBODY else ():
        course.score(table, predator)


def remove_cards_of(table: Table, seat: int) -> None:
    """Remove the cards that a player controls, and end what lasts until her next untap phase; burn
    other players' cards on hers."""
    noting.end_grants_by_untap(table, seat)
    for card in range(len(table.definition)):
        if table.controller[card] == seat and (
            table.zone[card] in IN_PLAY or _belongs_to_another(table, card, seat)
        ):
            _remove(table, card, seat)
    for vampire in table.uncontrolled[seat]:
        for card in table.attached[vampire]:
            if table.in_play(card):
                moving.burn(table, card, "host", vampire)
    if table.edge == seat:
        counters.burn_edge(table)


def _belongs_to_another(table: Table, card: int, seat: int) -> bool:
    """Whether a card in a player's uncontrolled region is another player's."""
    return table.zone[card] == UNCONTROLLED and table.owner[card] != seat


def _remove(table: Table, card: int, seat: int) -> None:
    """Remove a player's card with her cards on it; burn the others on it."""
    for attached in table.attached[card]:
        if table.controller[attached] == seat:
            _remove(table, attached, seat)
    for attached in table.attached[card]:
        moving.burn(table, attached, "host", card)
    moving.remove_silently(table, card)


def continue_without_ousted(table: Table) -> None:
    """End the game after the last player; end the turn of a player who is out (VTES-R-24)."""
    remaining = table.clockwise(table.active)
    if len(remaining) <= 1:
        for seat in remaining:
            for _ in (seat, *end.stakes(table, seat)):
                course.score(table, seat)
        end.conclude(table)
        return
    if table.out[table.active]:
        table.unwind(1)
        for card in range(len(table.definition)):
            moving.finish_playing(table, card)
        return
    for place, asking in enumerate(table.frames):
        if isinstance(asking, CurrentExtraAction) and table.out[asking.seat]:
            table.unwind(place)  # her action in another player's turn ends
            for card in range(len(table.definition)):
                moving.finish_playing(table, card)
            break
    index = 0
    while index < len(table.frames):
        frame = frame_without_ousted(table, table.frames[index])
        if frame is None:
            table.remove_frame(index)
        else:
            table.replace_at(index, frame)
            index += 1


def frame_without_ousted(table: Table, frame: Frame[Any]) -> Frame[Any] | None:
    """A frame without the players who are out; None if it ends."""
    if isinstance(frame, Resolving):
        return None if frame.you >= 0 and table.out[frame.you] else frame
    if isinstance(frame, CardBeingPlayed | Using):
        return None if table.out[frame.seat] else frame
    if isinstance(frame, Window):
        seats = tuple([seat for seat in frame.seats if not table.out[seat]])
        return frame if len(seats) == len(frame.seats) else frame.policy.limit_to(frame, seats)
    return frame
