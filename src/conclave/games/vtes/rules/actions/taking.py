"""Taking an action: announcement, block attempts, resolution (VTES-6.2)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import BLOCKS_UNTAPPED
from conclave.games.vtes.rules.abilities.using import (
    AT_ANY_TIME,
    BEFORE_OTHERS_SUCCEED,
    COUNTS_ACTIONS,
)
from conclave.games.vtes.rules.actions.aim import (
    bleed_target,
    can_continue,
    context,
    directed_at,
    extra_targets,
    target_seat,
    will_have_effect,
)
from conclave.games.vtes.rules.actions.blocked import (
    MayDiablerize,
    SlaveQuestion,
    fight_blocker,
    slaves,
)
from conclave.games.vtes.rules.actions.blocking import BlockQuestion, may_still_block
from conclave.games.vtes.rules.actions.cost import (
    can_pay,
    cost_of,
    grant_number,
    granted_by,
    pay_cost,
)
from conclave.games.vtes.rules.actions.deferred import run_deferred
from conclave.games.vtes.rules.actions.equipping import ChoosingEquipment
from conclave.games.vtes.rules.actions.kinds import (
    ATTACK,
    BLEED,
    EQUIP,
    HUNT,
    LEAVE,
    OWN_AT_STEALTH,
    POLITICS,
    TAKE,
)
from conclave.games.vtes.rules.actions.success import take_effect
from conclave.games.vtes.rules.atoms import actions, counters, moving, noting, playing
from conclave.games.vtes.rules.card_windows import FOR_MASTERS, FOR_OTHERS
from conclave.games.vtes.rules.constants import NOTHING, PLAYING
from conclave.games.vtes.rules.current import about_to_fight, blocker, turn_scope
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.legality import offers, taking_actions
from conclave.games.vtes.rules.legality.demands import BROUGHT
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.moments import (
    ActionResolved,
    ActionSucceeds,
    AnnouncesAction,
    BleedSucceeds,
    Blocks,
    Happening,
)
from conclave.games.vtes.rules.moves import DONE
from conclave.games.vtes.rules.opportunity import opportunity_order
from conclave.games.vtes.rules.playing.cards import OpenWindow, Playing, open_window
from conclave.games.vtes.rules.playing.paying import (
    ask_for_conviction,
    ask_to_pay_less,
    must_pay_less,
)
from conclave.games.vtes.rules.playing.targets import choice_of, tell_choice
from conclave.games.vtes.rules.reading import bonuses, identity, values
from conclave.games.vtes.rules.requirements import TRACKS_FAILED_BLEEDS
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import is_awaited, trigger
from conclave.games.vtes.rules.windows import AFTER_ACTION, ANNOUNCED, BLOCKED, SUCCEEDING
from conclave.lang.resolving import Resolving

# The steps of TakingAction
ANNOUNCE: Final = 0
TARGET: Final = 1
PLAYED: Final = 2
STARTED: Final = 3
BLOCKS: Final = 4
RESOLVING: Final = 5
BEFORE_SUCCESS: Final = 6
BEFORE_BLEED: Final = 7
DECIDE: Final = 8
AFTER_BLOCK: Final = 9
RESOLVE_BLOCK: Final = 10
AFTER: Final = 11
ENDING: Final = 12


ONCE_A_TURN: Final = {
    BLEED: notes.HAS_BLED,
    POLITICS: notes.ACTED_POLITICALLY,
    ATTACK: notes.ATTACKED_MARKED,
}
"""Kinds of actions that a minion may take only once per turn, with any card."""


class TakingAction(CurrentAction):
    """An action from its announcement to its end."""

    steps = (
        "announce", "target", "played", "started", "blocks", "resolving", "before-success",
        "before-bleed", "decide", "after-block", "resolve-block", "after", "ending", "over",
    )  # fmt: skip

    def run(self, table: Table, step: int) -> None:
        if step == ANNOUNCE:
            if self.mode is not None and table.zone[self.card] != PLAYING:
                self.show_card(table)
        elif step == TARGET:
            self.ask_target(table)
            ask_for_conviction(table, self.seat, self.minion, cost_of(table, self).conviction)
        elif step == PLAYED:
            if self.mode is not None:
                table.push(Playing(self.seat, self.card, self.mode, self.minion, self.target))
        elif step == STARTED:
            table.go(STARTED)  # again, if there is a question
            if not self.asks_to_pay_less(table, must=True):
                table.go(BLOCKS)
                self.start(table)
        elif step == BLOCKS:
            self.ask_next_blocker(table)
        elif step == RESOLVING:
            run_deferred(table, notes.AT_RESOLUTION)
        elif step == BEFORE_SUCCESS:
            seats = self.seats_before_success(table)
            if seats:
                table.push(OpenWindow(SUCCEEDING, seats))
        elif step == BEFORE_BLEED:
            if is_awaited(table, BleedSucceeds) and self.bleed_will_succeed(table):
                trigger(table, Happening(BleedSucceeds, bleed_target(table), self.minion))
        elif step == DECIDE:
            self.decide(table)
        elif step == AFTER_BLOCK:
            if BLOCKED in FOR_OTHERS.of(table.cards):
                open_window(table, BLOCKED)
            if self.action.kind != LEAVE and slaves(table, self.seat, self.minion):
                table.push(SlaveQuestion(self.seat, self.minion))
            run_deferred(table, notes.ON_BLOCK)  # before anything is played
        elif step == RESOLVE_BLOCK:
            self.resolve_block(table)
        elif step == AFTER:
            open_window(table, AFTER_ACTION)
        elif step == ENDING:
            if self.was_resolved(table):
                trigger(table, Happening(ActionResolved, self.seat, self.minion))
                run_deferred(table, notes.AT_END_OF_ACTION)
        else:
            self.finish(table)

    def is_declaring(self, step: int) -> bool:
        return self.mode is not None and step <= PLAYED

    # Announcing

    def show_card(self, table: Table) -> None:
        """Show the card for the action: it is being played."""
        assert self.mode is not None
        word = table.cards.mode_word(table.definition[self.card], self.mode)
        playing.play_card(table, self.seat, self.card, word, self.minion)

    def ask_target(self, table: Table) -> None:
        """Ask for the target: all details are fixed at announcement (VTES-6.2.1-01)."""
        targeting = self.action.target
        if self.action.kind == BLEED and targeting is None:
            self.set_target(table, table.prey(self.seat))
            return
        if self.action.kind == BLEED and targeting is not None and targeting.is_card():
            here = len(table.frames) - 1  # the card is the target of its other effect
            noting.note(table, here, notes.BLEED_TARGET, NOTHING, seat=table.prey(self.seat))
        if self.action.kind == TAKE and self.mode is None:
            table.push(ChoosingEquipment(self.seat, self.minion, self.target))
            return
        needs_target = self.target == NOTHING or (
            targeting is not None and targeting.number_of_targets()[1] > 1
        )
        if needs_target and targets(table, self):
            table.push(Window(FORCED, (self.seat,)))

    def set_target(self, table: Table, target: int) -> None:
        """Set the target of the action."""
        table.replace(
            TakingAction(
                self.action, self.seat, self.minion, self.card, target, self.share, self.mode
            )
        )

    def options(self, table: Table, seat: int) -> Options:
        targeting = self.action.target
        assert targeting is not None
        chosen = extra_targets(table, self)
        moves = [
            targeting.move(table, choice) for choice in targets(table, self) if choice not in chosen
        ]
        least, most = targeting.number_of_targets()
        return Choices([*moves, DONE] if least <= len(chosen) < most else moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        targeting = self.action.target
        assert targeting is not None
        if move == DONE:
            return
        target = choice_of(table, targeting, context(self), move)
        tell_choice(table, seat, targeting, target)
        _, most = targeting.number_of_targets()
        if most > 1:
            here = table.scope(CurrentAction)
            noting.note(table, here, notes.EXTRA_TARGET, self.minion, card=target)
            if len(extra_targets(table, self)) < min(most, len(targets(table, self))):
                table.go(TARGET)
        self.set_target(table, target)

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-6.2.1-01"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        name = "" if self.card == NOTHING else table.card_name(self.card)
        return {"card": name}

    def public(self, table: Table, seat: int) -> bool:
        targeting = self.action.target
        return targeting is None or targeting.is_public()

    def start(self, table: Table) -> None:
        """Tap the acting minion and let everybody respond before blocks."""
        if self.mode is not None and table.zone[self.card] != PLAYING:
            table.pop()  # its card was cancelled
            return
        cost = taking_actions.blood_to_attempt(table, self.minion, self.action)
        if cost > 0:
            counters.lose_blood(table, self.minion, cost)
        counters.tap(table, self.minion)
        here = len(table.frames) - 1
        kind = self.action.kind
        self.note_limits(table)
        if self.mode is None and self.card != NOTHING:
            grant = granted_by(table, self)
            if grant is not None and grant.tap:
                counters.tap(table, self.card)
            noting.erase(table, notes.MUST_ACT, self.minion, self.card)
        if kind == HUNT:
            noting.erase(table, notes.MUST_HUNT, self.minion)
        stealth = self.stealth(table)
        if table.notes.total(notes.STEALTH_FOR_NEXT_ACTIONS, self.seat) > 0:
            noting.use_up(table, notes.STEALTH_FOR_NEXT_ACTIONS, self.seat)
            stealth += 1
        stealth += len(table.notes.about(notes.STEALTH_FOR_NEXT_ACTION, self.minion))
        if stealth:
            noting.note(table, here, notes.STEALTH, self.minion, stealth)
        noting.erase(table, notes.STEALTH_FOR_NEXT_ACTION, self.minion)
        if self.action.bleed:
            noting.note(table, here, notes.BLEED, self.minion, self.action.bleed)
        if self.action.unaided:
            noting.note(table, here, notes.NO_BLEED_FROM_EQUIPMENT, self.minion)
        self.announce(table)
        open_window(table, ANNOUNCED)
        trigger(table, Happening(AnnouncesAction, self.seat, self.minion))
        if self.action.during is not None:
            table.push(context(self).to(self.action.during))

    def note_limits(self, table: Table) -> None:
        """Note that the minion can't take the same action again this turn."""
        turn = turn_scope(table)
        if table.cards_with(COUNTS_ACTIONS):
            noting.note(table, turn, notes.ACTION_BEGUN, self.minion, seat=self.seat)
        if self.action.kind in ONCE_A_TURN:
            noting.note(table, turn, ONCE_A_TURN[self.action.kind], self.minion)
        if self.mode is not None:
            number = table.definition[self.card]
            noting.note(table, turn, notes.ACTED_WITH_CARD, self.minion, definition=number)
        elif self.card != NOTHING:
            number = grant_number(table, self)
            noting.note(
                table, turn, notes.ACTED_WITH_CARD, self.minion, card=self.card, number=number
            )
            grant = granted_by(table, self)
            if grant is not None and grant.once:
                noting.note(
                    table, turn, notes.SEAT_ACTION_BARRED, self.seat, card=self.card, number=number
                )

    def lift_limits(self, table: Table) -> None:
        """Let the minion take the same action again this turn."""
        if self.action.kind in ONCE_A_TURN:
            noting.erase(table, ONCE_A_TURN[self.action.kind], self.minion)
        if self.mode is not None:
            number = table.definition[self.card]
            noting.erase(table, notes.ACTED_WITH_CARD, self.minion, definition=number)
        elif self.card != NOTHING:
            number = grant_number(table, self)
            noting.erase(table, notes.ACTED_WITH_CARD, self.minion, self.card, number=number)
            grant = granted_by(table, self)
            if grant is not None and grant.once:
                noting.erase(table, notes.SEAT_ACTION_BARRED, self.seat, self.card, number=number)

    def stealth(self, table: Table) -> int:
        """The inherent stealth of the action (VTES-6.1-07)."""
        if self.action.kind in OWN_AT_STEALTH and self.action.effect is None:
            return 1 if table.controller[self.target] == self.seat else 0
        if self.action.kind == HUNT and self.card == NOTHING:
            bonus = bonuses.bonus(table, bonuses.HUNT_STEALTH, self.minion)
            return max(self.action.stealth + bonus, 0)
        return self.action.stealth

    def announce(self, table: Table) -> None:
        """Announce the action to everybody."""
        targeting = self.action.target
        at_card = targeting.is_card() if targeting is not None else self.action.kind != BLEED
        at_card_in_play = self.target != NOTHING and at_card
        target = table.public_word(self.target) if at_card_in_play else ""
        at, kind = target_seat(table, self), self.action.kind
        for seat in directed_at(table, self):
            here = table.scope(CurrentAction)
            noting.note(table, here, notes.DIRECTED_AT, self.minion, seat=seat)
        actions.announce(table, self.seat, self.minion, kind, self.card, target, at)

    # Blocks

    def ask_next_blocker(self, table: Table) -> None:
        """Ask the next player who may block."""
        if not can_continue(table, self) or table.notes.has(notes.BLOCKED, self.minion):
            return
        for seat in may_still_block(table, self):
            table.go(BLOCKS)
            table.push(BlockQuestion(seat))
            return

    def seats_before_success(self, table: Table) -> tuple[int, ...]:
        """The players who may respond before the action succeeds."""
        if SUCCEEDING not in FOR_OTHERS.of(table.cards):
            return ()
        if self.has_window_before_success(table):
            return (self.seat, *self.others_before_success(table))
        if table.notes.has(notes.BLOCKED, self.minion) or not can_continue(table, self):
            return ()
        return tuple([seat for seat in opportunity_order(table) if self.has_use(table, seat)])

    def has_use(self, table: Table, seat: int) -> bool:
        """Whether another player has a card in play to use before the action succeeds."""
        uses: list[Move] = []
        if seat == self.seat:
            return False
        if table.cards_with(BEFORE_OTHERS_SUCCEED) or table.cards_with(AT_ANY_TIME):
            offers.uses(table, seat, SUCCEEDING, uses)
        return len(uses) > 0

    def has_window_before_success(self, table: Table) -> bool:
        """Whether something may be played before the action succeeds: an unblocked bleed, or
        equipping from hand."""
        if self.action.kind != EQUIP:
            return self.bleed_will_succeed(table)
        is_blocked = table.notes.has(notes.BLOCKED, self.minion)
        return self.mode is not None and not is_blocked and can_continue(table, self)

    def others_before_success(self, table: Table) -> tuple[int, ...]:
        """The other players who may respond before a bleed succeeds: with an out-of-turn master or
        a card in play."""
        if SUCCEEDING not in FOR_MASTERS.of(table.cards) or not self.bleed_will_succeed(table):
            return ()
        found = []
        for seat in opportunity_order(table):
            holds = seat != self.seat and table.may_play(seat) and not table.debt[seat]
            if holds or self.has_use(table, seat):
                found.append(seat)
        return tuple(found)

    def bleed_will_succeed(self, table: Table) -> bool:
        """Whether it is a bleed that is about to succeed."""
        return (
            self.action.kind == BLEED
            and not table.notes.has(notes.BLOCKED, self.minion)
            and all(limit.amount for limit in table.notes.about(notes.BLEED_LIMIT, self.minion))
            and can_continue(table, self)
            and can_pay(table, self)
            and will_have_effect(table, self)
            and values.bleed(table, self.minion) > 0
        )

    def decide(self, table: Table) -> None:
        """Resolve the action, unless it was blocked: the cost is paid only on success
        (VTES-6.2.3)."""
        if table.notes.has(notes.BLOCKED, self.minion):
            table.go(AFTER_BLOCK)
            return
        if not can_continue(table, self):
            self.fail(table)
            return
        table.go(DECIDE)  # again, if there is a question
        if self.asks_to_pay_less(table):
            return
        paid = can_pay(table, self)
        if paid:
            pay_cost(table, self)
        actions.succeed(table, self.minion)
        noting.note(table, len(table.frames) - 1, notes.ACTION_SUCCEEDED, self.minion)
        if paid and will_have_effect(table, self):
            table.go(AFTER)
            take_effect(table, self)  # before the cost can oust anybody (VTES-R-18)
        else:
            self.succeed_without_effect(table)

    def asks_to_pay_less(self, table: Table, must: bool = False) -> bool:
        """Ask which cards in play to use to pay less for the card that was played: as the action
        is announced, only if it can't be paid for otherwise."""
        if self.mode is None or self.mode.type not in BROUGHT or table.zone[self.card] != PLAYING:
            return False
        cost = cost_of(table, self)
        if must:
            return must_pay_less(table, self.seat, self.minion, self.card, cost)
        return ask_to_pay_less(table, self.seat, self.minion, self.card, cost)

    def fail(self, table: Table, resolving: bool = False) -> None:
        """End the action before it resolves: it has no effect (VTES-R-29, VTES-R-42) and may be
        taken again (VTES-R-32), unless it fails while `resolving`."""
        table.go(AFTER)
        if not resolving and not self.was_resolved(table):
            self.lift_limits(table)
        if self.mode is not None:
            moving.finish_playing(table, self.card)
            for attached in table.attached[self.card] if not table.in_play(self.card) else ():
                moving.burn(table, attached, "host", self.card)
        actions.end(table, self.minion)

    def was_resolved(self, table: Table) -> bool:
        """Whether the action has succeeded or been blocked."""
        resolved = (notes.ACTION_SUCCEEDED, notes.BLOCKED, notes.CONTINUED_AFTER_BLOCK)
        return any(table.notes.has(kind, self.minion) for kind in resolved)

    def succeed_without_effect(self, table: Table) -> None:
        """An unblocked action succeeds without effect: its cost can't be paid, its target isn't
        valid any more, or the card that grants it is gone (VTES-R-43)."""
        table.go(AFTER)
        if self.mode is not None:
            moving.finish_playing(table, self.card)
        trigger(table, Happening(ActionSucceeds, self.seat, self.minion))

    # After a block

    def resolve_block(self, table: Table) -> None:
        """The blocking minion taps and fights; there is no combat with a vampire leaving torpor
        (VTES-6.5.2-06..08)."""
        ended = table.notes.has(notes.ACTION_ENDED, self.minion)
        table.go(ENDING if ended else AFTER)
        blocking_minion = blocker(table)
        if self.mode is not None:
            moving.finish_playing(table, self.card)
        if self.blocker_taps(table, blocking_minion):
            counters.tap(table, blocking_minion)
        actions.block(table, self.minion, blocking_minion)
        if ended:
            pass  # there is no combat, and no diablerie
        elif self.action.kind == LEAVE:
            if identity.is_vampire(table, blocking_minion) and not identity.has_trait(
                table, blocking_minion, "blood-cursed"
            ):
                table.push(
                    MayDiablerize(table.controller[blocking_minion], blocking_minion, self.minion)
                )
        else:
            fight_blocker(table, about_to_fight(table, blocking_minion), blocking_minion)
        trigger(
            table,
            Happening(Blocks, table.controller[blocking_minion], blocking_minion, self.minion),
        )

    def blocker_taps(self, table: Table, blocking_minion: int) -> bool:
        """Whether the blocking minion taps for the block."""
        if table.notes.has(notes.BLOCKS_WITHOUT_TAPPING, blocking_minion):
            return False
        act = Resolving(NO_EFFECT, table.controller[blocking_minion], NOTHING, blocking_minion)
        return not any(
            each.of.fits(table, act, self.minion)
            for source in (blocking_minion, *table.attached[blocking_minion])
            if not table.contested[source]
            for each in BLOCKS_UNTAPPED.of(table, source)
        )

    # The end

    def finish(self, table: Table) -> None:
        """End the action."""
        if self.mode is not None:
            moving.finish_playing(table, self.card)
        if table.notes.total(notes.ACTION_SUCCEEDED, self.minion) < 1:
            for note in table.notes.of(notes.PAYS_FOR_BLEED):
                if table.in_play(note.about):
                    moving.burn(table, note.about)
            if self.action.kind == BLEED and TRACKS_FAILED_BLEEDS.of(table.cards):
                note_failed_bleed(table, self.seat)
        table.pop()


def note_failed_bleed(table: Table, seat: int) -> None:
    """Note for every other player that a player has attempted an unsuccessful bleed."""
    for other in table.clockwise(seat)[1:]:
        if not table.notes.has_seat(notes.FAILED_BLEED, seat, other):
            noting.note(table, 0, notes.FAILED_BLEED, seat, seat=other)


def targets(table: Table, action: CurrentAction) -> list[int]:
    """The possible targets of an action."""
    return taking_actions.targets_of(table, action.card, action.action, action.minion)
