"""Taking an action: announcing, block attempts, success or block (VTES-6.2)."""

from __future__ import annotations

from conclave.core.definition import Definition
from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, counters, legality, moving, pricing, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import FREE, CanAct, Cost
from conclave.games.vtes.rules.actions import (
    ANARCH,
    ATTACK,
    ATTACK_COST,
    BLEED,
    BRINGS_CARD,
    BURN_IMBUED,
    DIABLERIE,
    EQUIP,
    GAIN_POWER,
    HUNT,
    LEAVE,
    LEAVE_COST,
    OWN_AT_STEALTH,
    POLITICS,
    RECRUIT,
    RESCUE,
    RESCUE_COST,
    TAKE,
)
from conclave.games.vtes.rules.blocked import (
    MayDiablerize,
    SlaveQuestion,
    fight_blocker,
    slaves,
)
from conclave.games.vtes.rules.blocking import BlockQuestion, next_to_ask
from conclave.games.vtes.rules.blood import gain_up_to_capacity
from conclave.games.vtes.rules.combat import before_combat, begin_combat
from conclave.games.vtes.rules.convictions import ask_for_conviction
from conclave.games.vtes.rules.equipping import ChoosingEquipment, equip, take_named
from conclave.games.vtes.rules.moves import DONE
from conclave.games.vtes.rules.playing import (
    OpenWindow,
    Playing,
    choice_of,
    open_window,
    pay,
    tell_choice,
)
from conclave.games.vtes.rules.politics import Referendum
from conclave.games.vtes.rules.situation import (
    Acting,
    Step,
    aimed_at,
    aimed_besides,
    bled,
    context,
    goes_on,
    has_target,
    order,
    turn_scope,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.torpor import Diablerie, imbued_strike_back
from conclave.games.vtes.rules.triggers import Reactions, react
from conclave.games.vtes.rules.windows import AFTER_ACTION, ANNOUNCED, BLOCKED, SUCCEEDING
from conclave.games.vtes.rules.words import ACTION, NOBODY, NOTHING, PLAYING, READY
from conclave.games.vtes.vocabulary.moments import (
    ActionResolved,
    ActionSucceeds,
    BleedSucceeds,
    Blocks,
    Happening,
)
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving

ANNOUNCE = 0
TARGET = 1
PLAYED = 2
STARTED = 3
BLOCKS = 4
RESOLVING = 5
NEARLY = 6
FORESEEN = 7
DECIDED = 8
CONFLICT = 9
FIGHT = 10
AFTER = 11
ENDING = 12
OVER = 13


PRICED = (RESCUE, ANARCH)
"""Actions whose cost is worked out with all that changes it."""


class TakingAction(Acting):
    """An action from its announcement to its end."""

    def run(self, table: Table, step: int) -> None:
        if step == ANNOUNCE:
            if self.mode is not None and table.zone[self.card] != PLAYING:
                self.put_forward(table)
        elif step == TARGET:
            self.ask_target(table)
            ask_for_conviction(table, self.seat, self.minion, self.cost(table).conviction)
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
        word = table.cards.mode_words[number][table.cards.modes[number].index(self.mode)]
        moving.begin_playing(table, self.card, self.seat)
        table.tell(
            told.CardPlayed(self.seat, table.cards.names[number], word, table.word(self.minion))
        )

    def ask_target(self, table: Table) -> None:
        """All details are fixed at announcement (VTES-6.2.1-01)."""
        targeting = self.action.target
        if self.action.kind == BLEED and targeting is None:
            self.aim(table, table.prey(self.seat))
            return
        if self.action.kind == BLEED and targeting is not None and targeting.is_card():
            here = len(table.frames) - 1  # the card is for what the bleed does besides
            counters.note(table, here, notes.REDIRECTED, 0, table.prey(self.seat))
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
            counters.note(table, here, notes.AIMED_BESIDES, self.minion, target)
            if len(aimed_besides(table, self)) < min(most, len(targets(table, self))):
                table.go(TARGET)
        self.aim(table, target)

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-6.2.1-01"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        name = "" if self.card == NOTHING else table.cards.names[table.what[self.card]]
        return {"card": name}

    def public(self, table: Table, seat: int) -> bool:
        targeting = self.action.target
        return targeting is None or targeting.is_public()

    def start(self, table: Table) -> None:
        """The acting minion taps, and everybody may do something before blocks."""
        if self.mode is not None and table.zone[self.card] != PLAYING:
            table.pop()  # the card was cancelled as it was played: there is no action
            return
        toll = legality.toll(table, self.minion, self.action)
        if toll > 0:
            counters.lose_blood(table, self.minion, toll)
        counters.tap(table, self.minion)
        here = len(table.frames) - 1
        turn = turn_scope(table)
        kind = self.action.kind
        if kind == BLEED:
            counters.note(table, turn, notes.DONE, self.minion, notes.BLED)
        elif kind == POLITICS:
            counters.note(table, turn, notes.DONE, self.minion, notes.ACTED_POLITICALLY)
        elif kind == ATTACK:
            counters.note(table, turn, notes.DONE, self.minion, notes.ATTACKED_MARKED)
        if self.mode is not None:
            counters.note(table, turn, notes.DONE, self.minion, table.what[self.card])
        elif self.card != NOTHING:
            counters.note(table, turn, notes.DONE, self.minion, legality.key_of(self.card))
            grant = self.grant(table)
            if grant is not None and grant.tap:
                counters.tap(table, self.card)
            counters.strike_out(table, notes.MUST, self.minion, self.card)
        if kind == HUNT:
            counters.strike_out(table, notes.MUST, self.minion, NOTHING)
        stealth = self.stealth(table)
        if table.noted(notes.STEALTH_TO_COME, self.seat) > 0:
            counters.use_up(table, notes.STEALTH_TO_COME, self.seat)
            stealth += 1
        if stealth:
            counters.note(table, here, notes.STEALTH, self.minion, stealth)
        if self.action.bleed:
            counters.note(table, here, notes.BLEED, self.minion, self.action.bleed)
        if self.action.unaided:
            counters.note(table, here, notes.UNAIDED, self.minion)
        self.tell(table)
        open_window(table, ANNOUNCED)

    def stealth(self, table: Table) -> int:
        """The stealth that the action itself has (VTES-6.1-07)."""
        if self.action.kind in OWN_AT_STEALTH and self.action.effect is None:
            return 1 if table.controller[self.target] == self.seat else 0
        if self.action.kind == HUNT and self.card == NOTHING:
            more = reading.bonus(table, reading.HUNT_STEALTH, self.minion)
            return max(self.action.stealth + more, 0)
        return self.action.stealth

    def tell(self, table: Table) -> None:
        """Everybody hears of the action."""
        source = "" if self.card == NOTHING else table.word(self.card)
        target, seat = "", aimed_at(table, self)
        targeting = self.action.target
        at_card = targeting.is_card() if targeting is not None else self.action.kind != BLEED
        if self.target != NOTHING and at_card:
            shown = table.in_play(self.target)
            target = table.word(self.target) if shown else f"#{self.target}"
        table.tell(
            told.ActionAnnounced(
                self.seat, table.word(self.minion), self.action.kind, source, target, seat
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
            legality.uses(table, seat, SUCCEEDING, uses)
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
            and self.payable(table)
            and reading.bleed(table, self.minion) > 0
        )

    def decide(self, table: Table) -> None:
        """Blocked or not: the cost is paid only on success (VTES-6.2.3)."""
        if table.has_note(notes.BLOCKED, self.minion):
            table.go(CONFLICT)
            return
        if not goes_on(table, self):
            self.fail(table)
            return
        payable = self.payable(table)
        if payable:
            self.pay_for_it(table)
        table.tell(told.ActionSucceeded(table.word(self.minion)))
        counters.note(table, len(table.frames) - 1, notes.SUCCESS, self.minion)
        if payable and has_target(table, self):
            self.take_effect(table)  # before the cost may oust anybody (VTES-R-18)
        else:
            self.come_to_nothing(table)

    def fail(self, table: Table) -> None:
        """The action ends before it resolves: nothing of it happens (VTES-R-29, VTES-R-42)."""
        table.go(AFTER)
        if self.mode is not None:
            moving.finish_playing(table, self.card)
            for attached in table.on[self.card] if not table.in_play(self.card) else ():
                moving.burn(table, attached)
        table.tell(told.ActionEnded(table.word(self.minion)))

    def was_resolved(self, table: Table) -> bool:
        """Whether the action succeeded or was blocked, and did not end before that."""
        return table.has_note(notes.SUCCESS, self.minion) or table.has_note(
            notes.BLOCKED, self.minion
        )

    def come_to_nothing(self, table: Table) -> None:
        """An action that nobody blocked succeeds without effect: its target does not fit any more,
        or its cost can't be paid (VTES-R-43)."""
        table.go(AFTER)
        if self.mode is not None:
            moving.finish_playing(table, self.card)
        react(table, Happening(ActionSucceeds, self.seat, self.minion))

    def grant(self, table: Table) -> CanAct | None:
        """What a card in play says that grants the action; None: it is granted by none."""
        if self.card != NOTHING and self.mode is None:
            for grant in table.cards.can_acts[table.what[self.card]]:
                if grant.action is self.action or grant.action == self.action:
                    return grant
        return None

    def cost(self, table: Table) -> Cost:
        """What the acting minion and his controller pay on success."""
        cost = self.printed_cost(table)
        if self.mode is None and self.action.kind in PRICED:
            return cost
        return pricing.price(table, self.minion, cost, self.mode, self.action.kind)

    def printed_cost(self, table: Table) -> Cost:
        """What they pay, but for cards in play that change it."""
        kind = self.action.kind
        if self.mode is not None:
            if kind in BRINGS_CARD and self.is_second_copy(table):
                return FREE  # it will be burned (VTES-R-06)
            cost = self.mode.cost or table.cards.printed[table.what[self.card]].cost
            return cheaper(cost, table.noted(notes.CHEAPER, self.minion))
        grant = self.grant(table)
        if grant is not None:
            return grant.cost
        if kind == LEAVE:
            return Cost(blood=LEAVE_COST)
        if kind == RESCUE:
            return Cost(blood=self.share)
        if kind == ANARCH:
            return Cost(blood=anarch_cost(table, self.minion))
        if kind == ATTACK:
            return Cost(blood=ATTACK_COST)
        return FREE

    def is_second_copy(self, table: Table) -> bool:
        """Whether the card is unique and the acting Methuselah has a copy already."""
        copies = contests.other_copies(table, self.card)
        return any(table.controller[other] == self.seat for other in copies)

    def payable(self, table: Table) -> bool:
        """Whether the cost can be paid now (VTES-R-43)."""
        if legality.cost_obstacle(table, self.seat, self.minion, self.cost(table)):
            return False
        if self.action.kind == RESCUE and self.action.effect is None:
            return table.blood[self.target] >= rescue_cost(table, self.minion) - self.share
        return True

    def pay_for_it(self, table: Table) -> None:
        """The cost is paid."""
        pay(table, self.seat, self.minion, self.cost(table))
        if self.action.kind == RESCUE and self.action.effect is None:
            rest = rescue_cost(table, self.minion) - self.share
            counters.lose_blood(table, self.target, rest)

    # Success

    def take_effect(self, table: Table) -> None:
        """What the action does."""
        table.go(AFTER)
        kind = self.action.kind
        if kind == HUNT:
            gained = self.action.hunt + reading.bonus(table, reading.HUNTING, self.minion)
            if gained <= 0:
                return  # a hunt that brings no blood is not successful
            gain_up_to_capacity(table, self.minion, gained)
        react(table, Happening(ActionSucceeds, self.seat, self.minion))
        if kind == BLEED:
            self.bleed(table)
        elif kind in BRINGS_CARD:
            if self.mode is not None and self.mode.type != ACTION:
                self.bring(table)
        elif kind == GAIN_POWER:
            self.put_on_minion(table)
            counters.untap(table, self.minion)
        elif kind == POLITICS:
            table.push(Referendum(self.seat, self.minion, self.card))
        elif kind == LEAVE:
            moving.to_ready(table, self.minion)
        elif kind == RESCUE:
            moving.to_ready(table, self.target)
        elif kind == DIABLERIE:
            table.push(Diablerie(self.minion, self.target))
        elif kind == ANARCH:
            contests.become_anarch(table, self.minion)
        elif kind == ATTACK:
            begin_combat(table, self.minion, self.target)
            before_combat(table)
        elif kind == BURN_IMBUED:
            imbued_strike_back(table, self.minion, self.target)
        elif kind == TAKE:
            take_named(table, self.minion, self.target)
        if self.action.effect is not None and kind != POLITICS:
            table.push(context(self))

    def bleed(self, table: Table) -> None:
        """The target burns pool, and the edge changes hands (VTES-6.1.1-07..10)."""
        seat = bled(table)
        amount = reading.bleed(table, self.minion)
        for note in table.notes:
            if note[1] == notes.BLEED_LIMIT:
                amount = min(amount, note[3])
        table.tell(told.BledFor(seat, amount))
        if amount >= 1:
            counters.lose_pool(table, payer(table, seat), amount)
            counters.take_edge(table, self.seat)
            counters.renote(table, table.scope(Acting), notes.SUCCESS, self.minion, amount)
            react(table, Happening(BleedSucceeds, seat, self.minion, amount=amount))

    def bring(self, table: Table) -> None:
        """The card that was played comes into play."""
        if self.action.kind == RECRUIT:
            self.recruit(table)
        else:
            self.put_on_minion(table)

    def put_on_minion(self, table: Table) -> None:
        """Equipment, a retainer or a power comes onto the acting minion."""
        if self.action.kind == EQUIP:
            equip(table, self.card, self.minion)
        elif contests.come_into_play(table, self.card, NOTHING, self.seat, self.minion):
            counters.gain_blood(table, self.card, reading.starting_life(table, self.card))

    def recruit(self, table: Table) -> None:
        """An ally comes into play; he can't act this turn (VTES-6.1.5-03..05)."""
        if contests.come_into_play(table, self.card, READY, self.seat):
            counters.gain_blood(table, self.card, reading.starting_life(table, self.card))
            counters.note(table, turn_scope(table), notes.RECRUITED, self.card)

    # Block

    def conflict(self, table: Table) -> None:
        """The blocker taps and fights; who leaves torpor does not fight (VTES-6.5.2-06..08)."""
        ended = table.has_note(notes.ENDED, self.minion)
        table.go(ENDING if ended else AFTER)
        foe = NOTHING
        for note in table.notes:
            if note[1] == notes.BLOCKED and note[2] == self.minion:
                foe = note[3]
        if self.mode is not None:
            moving.finish_playing(table, self.card)
        if not table.has_note(notes.SPARED, foe):
            counters.tap(table, foe)
        table.tell(told.ActionBlocked(table.word(self.minion), table.word(foe)))
        if ended:
            pass  # there is no combat, and no diablerie
        elif self.action.kind == LEAVE:
            if reading.is_vampire(table, foe) and not reading.has_trait(table, foe, "blood-cursed"):
                table.push(MayDiablerize(table.controller[foe], foe, self.minion))
        elif slaves(table, self.seat, self.minion):
            table.push(SlaveQuestion(self.seat, self.minion, foe))
        else:
            fight_blocker(table, self.minion, foe)
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


def payer(table: Table, seat: int) -> int:
    """Who burns the pool for a bleed: its target, or another in her place."""
    for note in table.notes:
        if note[1] == notes.PAYS_FOR_BLEED and not table.out[note[3]]:
            return note[3]
    return seat


def targets(table: Table, action: Acting) -> list[int]:
    """What an action may be aimed at."""
    return legality.aims(table, action.card, action.action, action.minion)


def put_off(table: Table, until: int) -> None:
    """What was put off until now: until the resolution, or the end of the action or turn.

    What comes at the end of an action comes in the order that the acting Methuselah chooses.
    """
    due = [note for note in table.notes if note[1] == until]
    if until == notes.AT_END and len(due) > 1:
        table.push(
            Reactions(
                tuple(
                    [
                        (effect, table.controller[minion], source, minion, minion, 0)
                        for _, _, minion, source, effect in due
                        if isinstance(effect, Effect) and table.controller[minion] != NOBODY
                    ]
                )
            )
        )
        return
    for note in reversed(table.notes):
        if note[1] == until:
            effect = note[4]
            assert effect is not None
            table.push(AtEnd(note[2], note[3], effect))


class AtEnd(Step):
    """An effect that was put off, for a card."""

    __match_args__ = ("minion", "card", "effect")

    def __init__(self, minion: int, card: int, effect: Definition) -> None:
        self.minion = minion
        self.card = card
        self.effect = effect

    def run(self, table: Table, step: int) -> None:
        table.pop()
        seat = table.controller[self.minion]
        if seat != NOBODY and isinstance(self.effect, Effect):
            table.push(Resolving(self.effect, seat, self.card, self.minion, self.minion))


# What others need


def cheaper(cost: Cost, less: int) -> Cost:
    """A cost that is reduced: the blood first, then the pool."""
    blood = max(cost.blood - less, 0)
    pool = max(cost.pool - max(less - cost.blood, 0), 0)
    return Cost(blood, pool, cost.conviction, cost.x) if less else cost


def anarch_cost(table: Table, minion: int) -> int:
    """2 blood, or 1 with another ready anarch (VTES-10.5-03..04), or what cards in play say."""
    seat = table.controller[minion]
    others = [m for m in table.minions(seat) if m != minion and reading.is_anarch(table, m)]
    return max((1 if others else 2) + pricing.change(table, minion, None, ANARCH), 0)


def rescue_cost(table: Table, minion: int) -> int:
    """What a rescue by this minion costs, whoever pays it."""
    return max(RESCUE_COST + pricing.change(table, minion, None, RESCUE), 0)
