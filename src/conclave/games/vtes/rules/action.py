"""Taking an action: announcing, block attempts, success or block (VTES-6.2)."""

from __future__ import annotations

from conclave.core.definition import Definition
from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, counters, legality, moving, reading
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
from conclave.games.vtes.rules.combat import begin_combat
from conclave.games.vtes.rules.equipping import ChoosingEquipment, take_named
from conclave.games.vtes.rules.playing import (
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
    bled,
    context,
    goes_on,
    turn_scope,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.torpor import Diablerie, imbued_strike_back
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.windows import AFTER_ACTION, ANNOUNCED, BLOCKED
from conclave.games.vtes.rules.words import NOBODY, NOTHING, PLAYING, READY
from conclave.games.vtes.vocabulary.moments import (
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
DECIDED = 6
CONFLICT = 7
FIGHT = 8
AFTER = 9
ENDING = 10
OVER = 11


class TakingAction(Acting):
    """An action from its announcement to its end."""

    def run(self, table: Table, step: int) -> None:
        if step == ANNOUNCE:
            if self.mode is not None and table.zone[self.card] != PLAYING:
                self.put_forward(table)
        elif step == TARGET:
            self.ask_target(table)
        elif step == PLAYED:
            if self.mode is not None:
                table.push(Playing(self.seat, self.card, self.mode, self.minion, self.target))
        elif step == STARTED:
            self.start(table)
        elif step == BLOCKS:
            self.next_block(table)
        elif step == RESOLVING:
            self.put_off(table, notes.AT_RESOLUTION)
        elif step == DECIDED:
            self.decide(table)
        elif step == CONFLICT:
            if BLOCKED in table.cards.by_others:
                open_window(table, BLOCKED)
        elif step == FIGHT:
            self.conflict(table)
        elif step == AFTER:
            open_window(table, AFTER_ACTION)
        elif step == ENDING:
            self.put_off(table, notes.AT_END)
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
        if self.action.kind == BLEED and self.action.target is None:
            self.aim(table, table.prey(self.seat))
        elif self.action.kind == TAKE and self.mode is None:
            table.push(ChoosingEquipment(self.seat, self.minion, self.target))
        elif self.target == NOTHING and targets(table, self):
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
        return Choices([targeting.move(table, choice) for choice in targets(table, self)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        targeting = self.action.target
        assert targeting is not None
        target = choice_of(table, targeting, context(self), move)
        tell_choice(table, seat, targeting, target)
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
        if stealth:
            counters.note(table, here, notes.STEALTH, self.minion, stealth)
        if self.action.bleed:
            counters.note(table, here, notes.BLEED, self.minion, self.action.bleed)
        self.tell(table)
        open_window(table, ANNOUNCED)

    def stealth(self, table: Table) -> int:
        """The stealth that the action itself has (VTES-6.1-07)."""
        if self.action.kind in OWN_AT_STEALTH and self.action.effect is None:
            return 1 if table.controller[self.target] == self.seat else 0
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

    def decide(self, table: Table) -> None:
        """Blocked or not: the cost is paid only on success (VTES-6.2.3)."""
        if table.has_note(notes.BLOCKED, self.minion):
            table.go(CONFLICT)
            return
        if not goes_on(table, self) or not self.payable(table):
            self.fail(table)
            table.go(AFTER)
            return
        self.pay_for_it(table)
        table.tell(told.ActionSucceeded(table.word(self.minion)))
        counters.note(table, len(table.frames) - 1, notes.SUCCESS, self.minion)
        self.take_effect(table)  # before the cost may oust anybody (VTES-R-18)

    def fail(self, table: Table) -> None:
        """The action ends without effect: the card played for it is burned."""
        if self.mode is not None:
            moving.finish_playing(table, self.card)
        table.tell(told.ActionEnded(table.word(self.minion)))

    def grant(self, table: Table) -> CanAct | None:
        """What a card in play says that grants the action; None: it is granted by none."""
        if self.card != NOTHING and self.mode is None:
            for grant in table.cards.can_acts[table.what[self.card]]:
                if grant.action is self.action or grant.action == self.action:
                    return grant
        return None

    def cost(self, table: Table) -> Cost:
        """What the acting minion and his controller pay on success."""
        kind = self.action.kind
        if self.mode is not None:
            if kind in BRINGS_CARD and self.is_second_copy(table):
                return FREE  # it will be burned (VTES-R-06)
            return self.mode.cost or table.cards.printed[table.what[self.card]].cost
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
            return table.blood[self.target] >= RESCUE_COST - self.share
        return True

    def pay_for_it(self, table: Table) -> None:
        """The cost is paid."""
        pay(table, self.seat, self.minion, self.cost(table))
        if self.action.kind == RESCUE and self.action.effect is None:
            counters.lose_blood(table, self.target, RESCUE_COST - self.share)

    # Success

    def take_effect(self, table: Table) -> None:
        """What the action does."""
        table.go(AFTER)
        kind = self.action.kind
        react(table, Happening(ActionSucceeds, self.seat, self.minion))
        if kind == BLEED:
            self.bleed(table)
        elif kind == HUNT:
            gained = self.action.hunt + reading.bonus(table, reading.HUNTING, self.minion)
            gain_up_to_capacity(table, self.minion, gained)
        elif kind in BRINGS_CARD:
            if self.mode is not None:
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
        table.tell(told.BledFor(seat, amount))
        if amount >= 1:
            counters.lose_pool(table, seat, amount)
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
        if contests.come_into_play(table, self.card, NOTHING, self.seat, self.minion):
            counters.gain_blood(table, self.card, reading.starting_life(table, self.card))

    def recruit(self, table: Table) -> None:
        """An ally comes into play; he can't act this turn (VTES-6.1.5-03..05)."""
        if contests.come_into_play(table, self.card, READY, self.seat):
            counters.gain_blood(table, self.card, reading.starting_life(table, self.card))
            counters.note(table, turn_scope(table), notes.RECRUITED, self.card)

    # Block

    def conflict(self, table: Table) -> None:
        """The blocker taps and fights; who leaves torpor does not fight (VTES-6.5.2-06..08)."""
        table.go(AFTER)
        foe = NOTHING
        for note in table.notes:
            if note[1] == notes.BLOCKED and note[2] == self.minion:
                foe = note[3]
        if self.mode is not None:
            moving.finish_playing(table, self.card)
        if not table.has_note(notes.SPARED, foe):
            counters.tap(table, foe)
        table.tell(told.ActionBlocked(table.word(self.minion), table.word(foe)))
        if self.action.kind == LEAVE:
            if reading.is_vampire(table, foe) and not reading.has_trait(table, foe, "blood-cursed"):
                table.push(MayDiablerize(table.controller[foe], foe, self.minion))
        elif slaves(table, self.seat, self.minion):
            table.push(SlaveQuestion(self.seat, self.minion, foe))
        else:
            fight_blocker(table, self.minion, foe)
        react(table, Happening(Blocks, table.controller[foe], foe, self.minion))

    # The end

    def put_off(self, table: Table, until: int) -> None:
        """What was put off until now: until the resolution or the end of the action."""
        for note in reversed(table.notes):
            if note[1] == until:
                effect = note[4]
                assert effect is not None
                table.push(AtEnd(note[2], note[3], effect))

    def finish(self, table: Table) -> None:
        """The action is over."""
        if self.mode is not None:
            moving.finish_playing(table, self.card)
        table.pop()


def targets(table: Table, action: Acting) -> list[int]:
    """What an action may be aimed at."""
    return legality.aims(table, action.card, action.action, action.minion)


class AtEnd(Step):
    """An effect that was put off until the end of the action."""

    __match_args__ = ("minion", "card", "effect")

    def __init__(self, minion: int, card: int, effect: Definition) -> None:
        self.minion = minion
        self.card = card
        self.effect = effect

    def run(self, table: Table, step: int) -> None:
        table.pop()
        seat = table.controller[self.minion]
        if seat != NOBODY and isinstance(self.effect, Effect):
            table.push(Resolving(self.effect, seat, self.card, self.minion))


# What others need


def anarch_cost(table: Table, minion: int) -> int:
    """2 blood, or 1 with another ready anarch (VTES-10.5-03..04)."""
    seat = table.controller[minion]
    others = [m for m in table.minions(seat) if m != minion and reading.is_anarch(table, m)]
    return 1 if others else 2
