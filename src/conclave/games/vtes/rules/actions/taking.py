"""Taking an action: announcing, block attempts, success or block (VTES-6.2)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import (
    aimed_at,
    aimed_besides,
    bled,
    context,
    goes_on,
    is_of_use,
)
from conclave.games.vtes.rules.actions.blocked import (
    MayDiablerize,
    SlaveQuestion,
    fight_blocker,
    slaves,
)
from conclave.games.vtes.rules.actions.blocking import BlockQuestion, next_to_ask
from conclave.games.vtes.rules.actions.cost import cost_of, granted_by, pay_for, payable
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
from conclave.games.vtes.rules.actions.later import put_off
from conclave.games.vtes.rules.actions.success import take_effect
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.events.actions import (
    ActionAnnounced,
    ActionBlocked,
    ActionEnded,
    ActionSucceeded,
)
from conclave.games.vtes.rules.events.playing import CardPlayed
from conclave.games.vtes.rules.legality import offers, taking_actions
from conclave.games.vtes.rules.moves import DONE
from conclave.games.vtes.rules.opportunity import order
from conclave.games.vtes.rules.playing.cards import OpenWindow, Playing, open_window
from conclave.games.vtes.rules.playing.paying import ask_for_conviction
from conclave.games.vtes.rules.playing.targets import choice_of, tell_choice
from conclave.games.vtes.rules.reading import bonuses, identity, values
from conclave.games.vtes.rules.situation import about_to_fight, blocker, turn_scope
from conclave.games.vtes.rules.steps import Acting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.windows import AFTER_ACTION, ANNOUNCED, BLOCKED, SUCCEEDING
from conclave.games.vtes.rules.words import NOTHING, PLAYING
from conclave.games.vtes.vocabulary.moments import (
    ActionResolved,
    ActionSucceeds,
    BleedSucceeds,
    Blocks,
    Happening,
)

# The steps of an action, in their order

ANNOUNCE: Final = 0
TARGET: Final = 1
PLAYED: Final = 2
STARTED: Final = 3
BLOCKS: Final = 4
RESOLVING: Final = 5
NEARLY: Final = 6
FORESEEN: Final = 7
DECIDED: Final = 8
CONFLICT: Final = 9
FIGHT: Final = 10
AFTER: Final = 11
ENDING: Final = 12


ONCE_A_TURN: Final = {
    BLEED: notes.BLED,
    POLITICS: notes.ACTED_POLITICALLY,
    ATTACK: notes.ATTACKED_MARKED,
}
"""The kinds of actions that a minion takes once a turn, whatever card they come from."""


class TakingAction(Acting):
    """An action from its announcement to its end."""

    def run(self, table: Table, step: int) -> None:
        if step == ANNOUNCE:
            if self.mode is not None and table.zone[self.card] != PLAYING:
                self.put_forward(table)
        elif step == TARGET:
            self.ask_target(table)
            ask_for_conviction(table, self.seat, self.minion, cost_of(table, self).conviction)
        elif step == PLAYED:
            if self.mode is not None:
                table.push(Playing(self.seat, self.card, self.mode, self.minion, self.target))
        elif step == STARTED:
            self.start(table)
        elif step == BLOCKS:
            self.next_block(table)
        elif step == RESOLVING:
            put_off(table, notes.AT_RESOLUTION)
        elif step == NEARLY:
            if SUCCEEDING in table.cards.by_others and self.is_foreseen(table):
                table.push(OpenWindow(SUCCEEDING, (self.seat, *self.bystanders(table))))
        elif step == FORESEEN:
            if BleedSucceeds in table.cards.awaited and self.will_bleed(table):
                react(table, Happening(BleedSucceeds, bled(table), self.minion))
        elif step == DECIDED:
            self.decide(table)
        elif step == CONFLICT:
            if BLOCKED in table.cards.by_others:
                open_window(table, BLOCKED)
            if self.action.kind != LEAVE and slaves(table, self.seat, self.minion):
                table.push(SlaveQuestion(self.seat, self.minion))
            put_off(table, notes.ON_BLOCK)  # before anything is played
        elif step == FIGHT:
            self.conflict(table)
        elif step == AFTER:
            open_window(table, AFTER_ACTION)
        elif step == ENDING:
            if self.was_resolved(table):
                react(table, Happening(ActionResolved, self.seat, self.minion))
                put_off(table, notes.AT_END)
        else:
            self.finish(table)

    # Announcing

    def put_forward(self, table: Table) -> None:
        """The card is shown; it is being played from now on."""
        number = table.what[self.card]
        assert self.mode is not None
        word = table.cards.mode_word(number, self.mode)
        moving.begin_playing(table, self.card, self.seat)
        table.tell(CardPlayed(self.seat, table.cards.names[number], word, table.word(self.minion)))

    def ask_target(self, table: Table) -> None:
        """All details are fixed at announcement (VTES-6.2.1-01)."""
        targeting = self.action.target
        if self.action.kind == BLEED and targeting is None:
            self.aim(table, table.prey(self.seat))
            return
        if self.action.kind == BLEED and targeting is not None and targeting.is_card():
            here = len(table.frames) - 1  # the card is for what the bleed does besides
            noting.note(table, here, notes.REDIRECTED, 0, table.prey(self.seat))
        if self.action.kind == TAKE and self.mode is None:
            table.push(ChoosingEquipment(self.seat, self.minion, self.target))
            return
        open_ = self.target == NOTHING or (targeting is not None and targeting.many()[1] > 1)
        if open_ and targets(table, self):
            table.push(Window(FORCED, (self.seat,)))

    def aim(self, table: Table, target: int) -> None:
        """The action is aimed at this."""
        table.replace(
            TakingAction(
                self.action, self.seat, self.minion, self.card, target, self.share, self.mode
            )
        )

    def options(self, table: Table, seat: int) -> Options:
        targeting = self.action.target
        assert targeting is not None
        named = aimed_besides(table, self)
        moves = [
            targeting.move(table, choice) for choice in targets(table, self) if choice not in named
        ]
        least, most = targeting.many()
        return Choices([*moves, DONE] if least <= len(named) < most else moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        targeting = self.action.target
        assert targeting is not None
        if move == DONE:
            return
        target = choice_of(table, targeting, context(self), move)
        tell_choice(table, seat, targeting, target)
        _, most = targeting.many()
        if most > 1:
            here = table.scope(Acting)
            noting.note(table, here, notes.AIMED_BESIDES, self.minion, target)
            if len(aimed_besides(table, self)) < min(most, len(targets(table, self))):
                table.go(TARGET)
        self.aim(table, target)

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
        """The acting minion taps, and everybody may do something before blocks."""
        if self.mode is not None and table.zone[self.card] != PLAYING:
            table.pop()  # the card was cancelled as it was played: there is no action
            return
        toll = taking_actions.toll(table, self.minion, self.action)
        if toll > 0:
            counters.lose_blood(table, self.minion, toll)
        counters.tap(table, self.minion)
        here = len(table.frames) - 1
        kind = self.action.kind
        for limit in self.limits(table):
            noting.note(table, turn_scope(table), notes.DONE, self.minion, limit)
        if self.mode is None and self.card != NOTHING:
            grant = granted_by(table, self)
            if grant is not None and grant.tap:
                counters.tap(table, self.card)
            noting.strike_out(table, notes.MUST, self.minion, self.card)
        if kind == HUNT:
            noting.strike_out(table, notes.MUST, self.minion, NOTHING)
        stealth = self.stealth(table)
        if table.noted(notes.STEALTH_TO_COME, self.seat) > 0:
            noting.use_up(table, notes.STEALTH_TO_COME, self.seat)
            stealth += 1
        if stealth:
            noting.note(table, here, notes.STEALTH, self.minion, stealth)
        if self.action.bleed:
            noting.note(table, here, notes.BLEED, self.minion, self.action.bleed)
        if self.action.unaided:
            noting.note(table, here, notes.UNAIDED, self.minion)
        self.tell(table)
        open_window(table, ANNOUNCED)

    def limits(self, table: Table) -> list[int]:
        """By what the minion can't take the same action again this turn: its kind, its card."""
        found = [ONCE_A_TURN[self.action.kind]] if self.action.kind in ONCE_A_TURN else []
        if self.mode is not None:
            found.append(table.what[self.card])
        elif self.card != NOTHING:
            found.append(taking_actions.key_of(self.card))
        return found

    def stealth(self, table: Table) -> int:
        """The stealth that the action itself has (VTES-6.1-07)."""
        if self.action.kind in OWN_AT_STEALTH and self.action.effect is None:
            return 1 if table.controller[self.target] == self.seat else 0
        if self.action.kind == HUNT and self.card == NOTHING:
            more = bonuses.bonus(table, bonuses.HUNT_STEALTH, self.minion)
            return max(self.action.stealth + more, 0)
        return self.action.stealth

    def tell(self, table: Table) -> None:
        """Everybody hears of the action."""
        targeting = self.action.target
        at_card = targeting.is_card() if targeting is not None else self.action.kind != BLEED
        aimed = self.target != NOTHING and at_card
        table.tell(
            ActionAnnounced(
                self.seat,
                table.word(self.minion),
                self.action.kind,
                table.word(self.card),
                table.open_word(self.target) if aimed else "",
                aimed_at(table, self),
            )
        )

    # Blocks

    def next_block(self, table: Table) -> None:
        """Whoever may still block is asked; then the action is decided."""
        if not goes_on(table, self) or table.has_note(notes.BLOCKED, self.minion):
            return
        for seat in next_to_ask(table, self):
            table.go(BLOCKS)
            table.push(BlockQuestion(seat))
            return

    def is_foreseen(self, table: Table) -> bool:
        """Whether it is an action before whose success something may be played: a bleed that is not
        blocked, or one to equip from hand."""
        if self.action.kind != EQUIP:
            return self.will_bleed(table)
        is_blocked = table.has_note(notes.BLOCKED, self.minion)
        return self.mode is not None and not is_blocked and goes_on(table, self)

    def bystanders(self, table: Table) -> tuple[int, ...]:
        """Who else might do something before a bleed succeeds: play an out-of-turn master, or use
        a card in play."""
        if SUCCEEDING not in table.cards.by_masters or not self.will_bleed(table):
            return ()
        found = []
        for seat in order(table):
            uses: list[Move] = []
            offers.uses(table, seat, SUCCEEDING, uses)
            if seat != self.seat and (uses or (table.hand[seat] and not table.debt[seat])):
                found.append(seat)
        return tuple(found)

    def will_bleed(self, table: Table) -> bool:
        """Whether it is a bleed that is about to be successful."""
        return (
            self.action.kind == BLEED
            and not table.has_note(notes.BLOCKED, self.minion)
            and not table.has_noted(notes.BLEED_LIMIT, self.minion, 0)
            and goes_on(table, self)
            and payable(table, self)
            and is_of_use(table, self)
            and values.bleed(table, self.minion) > 0
        )

    def decide(self, table: Table) -> None:
        """Blocked or not: the cost is paid only on success (VTES-6.2.3)."""
        if table.has_note(notes.BLOCKED, self.minion):
            table.go(CONFLICT)
            return
        if not goes_on(table, self):
            self.fail(table)
            return
        paid = payable(table, self)
        if paid:
            pay_for(table, self)
        table.tell(ActionSucceeded(table.word(self.minion)))
        noting.note(table, len(table.frames) - 1, notes.SUCCESS, self.minion)
        if paid and is_of_use(table, self):
            table.go(AFTER)
            take_effect(table, self)  # before the cost may oust anybody (VTES-R-18)
        else:
            self.come_to_nothing(table)

    def fail(self, table: Table) -> None:
        """The action ends before it resolves: nothing of it happens (VTES-R-29, VTES-R-42), and it
        may be taken again (VTES-R-32)."""
        table.go(AFTER)
        if not self.was_resolved(table):
            for limit in self.limits(table):
                noting.strike_out(table, notes.DONE, self.minion, limit)
        if self.mode is not None:
            moving.finish_playing(table, self.card)
            for attached in table.on[self.card] if not table.in_play(self.card) else ():
                moving.burn(table, attached)
        table.tell(ActionEnded(table.word(self.minion)))

    def was_resolved(self, table: Table) -> bool:
        """Whether the action succeeded or was blocked, and did not end before that."""
        resolved = (notes.SUCCESS, notes.BLOCKED, notes.CONTINUED)
        return any(table.has_note(kind, self.minion) for kind in resolved)

    def come_to_nothing(self, table: Table) -> None:
        """An action that nobody blocked succeeds without effect: its cost can't be paid, its target
        does not fit any more, or the card that grants it is gone (VTES-R-43)."""
        table.go(AFTER)
        if self.mode is not None:
            moving.finish_playing(table, self.card)
        react(table, Happening(ActionSucceeds, self.seat, self.minion))

    # Block

    def conflict(self, table: Table) -> None:
        """The blocker taps and fights; who leaves torpor does not fight (VTES-6.5.2-06..08)."""
        ended = table.has_note(notes.ENDED, self.minion)
        table.go(ENDING if ended else AFTER)
        foe = blocker(table)
        if self.mode is not None:
            moving.finish_playing(table, self.card)
        if not table.has_note(notes.SPARED, foe):
            counters.tap(table, foe)
        table.tell(ActionBlocked(table.word(self.minion), table.word(foe)))
        if ended:
            pass  # there is no combat, and no diablerie
        elif self.action.kind == LEAVE:
            if identity.is_vampire(table, foe) and not identity.has_trait(
                table, foe, "blood-cursed"
            ):
                table.push(MayDiablerize(table.controller[foe], foe, self.minion))
        else:
            fight_blocker(table, about_to_fight(table, foe), foe)
        react(table, Happening(Blocks, table.controller[foe], foe, self.minion))

    # The end

    def finish(self, table: Table) -> None:
        """The action is over."""
        if self.mode is not None:
            moving.finish_playing(table, self.card)
        if table.noted(notes.SUCCESS, self.minion) < 1:
            for note in table.notes:
                if note[1] == notes.PAYS_FOR_BLEED and table.in_play(note[2]):
                    moving.burn(table, note[2])
        table.pop()


def targets(table: Table, action: Acting) -> list[int]:
    """What an action may be aimed at."""
    return taking_actions.aims(table, action.card, action.action, action.minion)
