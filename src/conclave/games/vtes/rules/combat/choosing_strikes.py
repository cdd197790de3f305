"""Choosing a pair of strikes, with which weapon and at whom (VTES-6.4.3)."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.fight import facts_of_fight, is_long, kept_from, strikes_left
from conclave.games.vtes.rules.combat.strikes import HAND_STRIKE, ResolvingStrikes, by_hand
from conclave.games.vtes.rules.combat.weapons import melee_weapons, use_up, used_up, weapon_strikes
from conclave.games.vtes.rules.events.combat import StrikeChosen
from conclave.games.vtes.rules.events.playing import ChoseTarget
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.modes import Strike, parts
from conclave.games.vtes.rules.moves import HandStrike, Play, StrikeBound, StrikeWith, Target
from conclave.games.vtes.rules.playing.cards import OpenWindow, carry_out
from conclave.games.vtes.rules.reading import belongings, identity
from conclave.games.vtes.rules.situation import both_ready, fighting
from conclave.games.vtes.rules.steps import ChoosingStrikes, Chosen, Fighting, InRound, Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import STRIKE, STRIKES_CHOSEN, WINDOW_BIT
from conclave.games.vtes.rules.words import NOTHING


class StrikePair(ChoosingStrikes):
    """A pair of strikes: the acting minion chooses first, then the other; both resolve."""

    __match_args__ = ("mine", "theirs", "opening")

    def __init__(self, mine: Chosen, theirs: Chosen, opening: bool) -> None:
        self.mine = mine
        """The strike of the minion with the first opportunity."""
        self.theirs = theirs
        self.opening = opening
        """Whether it is the first pair of the round, in which both strike."""

    def run(self, table: Table, step: int) -> None:
        fight = fighting(table)
        assert fight is not None
        if not both_ready(table, fight):
            table.pop()
            return
        minion = self.chooser(table, fight)
        if minion != NOTHING:
            table.push(Window(FORCED, (table.controller[minion],)))
            return
        if not self.opening:
            for each, chosen in ((fight.first, self.mine), (fight.second, self.theirs)):
                if chosen[0] is not None:
                    noting.renote(
                        table, table.scope(InRound), notes.STRIKES_LEFT, each,
                        strikes_left(table, each) - 1,
                    )  # fmt: skip
        table.replace(ResolvingStrikes(self.mine, self.theirs, self.opening))
        table.go(0)
        pair = ((fight.first, self.mine), (fight.second, self.theirs))
        seats = [table.controller[m] for m, chosen in pair if may_add(table, m, chosen)]
        if seats:
            table.push(OpenWindow(STRIKES_CHOSEN, tuple(seats)))

    def is_opening(self) -> bool:
        return self.opening

    def chooser(self, table: Table, fight: Fighting) -> int:
        """Who has to choose a strike now."""
        if self.mine[0] is None and self.may_strike(table, fight.first):
            return fight.first
        if self.theirs[0] is None and self.may_strike(table, fight.second):
            return fight.second
        return NOTHING

    def may_strike(self, table: Table, minion: int) -> bool:
        """Whether a minion strikes in this pair: not if he is bound to what he can't use now."""
        if not self.opening:
            return strikes_left(table, minion) > 0
        note = bound_strike(table, minion)
        strike = None if note is None else note[4]
        if not isinstance(strike, Strike) or strike.hand:
            return True
        return not kept_from(table, minion, notes.OTHER_STRIKES)

    def options(self, table: Table, seat: int) -> Options:
        fight = fighting(table)
        assert fight is not None
        minion = self.chooser(table, fight)
        if self.bound(table, minion) is not None:
            beside = [m for m in offers.plays(table, seat, STRIKE) if not is_strike(table, m)]
            return Choices([StrikeBound(), *beside])
        moves: list[Move] = [HandStrike()]
        for card, number in weapon_strikes(table, minion):
            weapon = table.cards.weapons[table.what[card]][number]
            if not used_up(table, card, number) and (is_long(table) or not weapon.only_long):
                moves.append(StrikeWith(table.word(card), number))
        moves += offers.plays(table, seat, STRIKE)
        return Choices(moves)

    def bound(self, table: Table, minion: int) -> notes.Note | None:
        """The strike whose maneuver was used (VTES-6.4.3-06), if its weapon is still there."""
        note = bound_strike(table, minion) if self.opening else None
        if note is None:
            return None
        weapons = table.cards.weapons[table.what[note[3]]]
        if weapons and note[4] not in [
            weapons[number].strike
            for card, number in weapon_strikes(table, minion)
            if card == note[3]
        ]:
            return None
        return note

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        fight = fighting(table)
        assert fight is not None
        minion = self.chooser(table, fight)
        if isinstance(move, HandStrike):
            self.strike(table, minion, HAND_STRIKE, NOTHING)
        elif isinstance(move, StrikeWith):
            card = table.read(move.card)
            weapon = table.cards.weapons[table.what[card]][move.number]
            use_up(table, card, move.number)
            self.strike(table, minion, weapon.strike, card)
        elif isinstance(move, StrikeBound):
            note = self.bound(table, minion)
            assert note is not None
            strike = note[4]
            assert isinstance(strike, Strike)
            self.strike(table, minion, strike, note[3])
        else:
            carry_out(table, seat, move)

    def strike(self, table: Table, minion: int, strike: Strike, source: int) -> None:
        index = table.scope(ChoosingStrikes)
        fight = fighting(table)
        assert fight is not None
        foe = fight.opponent(minion)
        chosen: Chosen = (strike, source, foe)
        mine, theirs = (chosen, self.theirs) if minion == fight.first else (self.mine, chosen)
        table.exchange(index, StrikePair(mine, theirs, self.opening))
        table.tell(StrikeChosen(table.word(minion), table.word(source), ""))
        if strike.press:
            noting.note(table, table.scope(InRound), notes.FREE_PRESS, minion, 1)
        if strike.melee and melee_weapons(table, minion):
            table.push(ChoosingWeapon(minion))
        elif can_pick_retainer(table, strike) and belongings.retainers(table, foe):
            table.push(ChoosingVictim(minion, foe))

    def choice(self, fight: Fighting, minion: int) -> Chosen:
        """The strike that a minion has chosen."""
        return self.mine if minion == fight.first else self.theirs

    def change(self, table: Table, minion: int, chosen: Chosen) -> None:
        """The strike is with another weapon or at another target."""
        fight = fighting(table)
        assert fight is not None
        mine, theirs = (chosen, self.theirs) if minion == fight.first else (self.mine, chosen)
        table.exchange(table.scope(ChoosingStrikes), StrikePair(mine, theirs, self.opening))

    def prompt(self) -> str:
        return "StrikePair"

    def window_name(self) -> str:
        return STRIKE

    def rule(self, table: Table) -> str:
        return "VTES-6.4.3-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return facts_of_fight(table, seat)


def bound_strike(table: Table, minion: int) -> notes.Note | None:
    """The strike to which a minion is bound this round."""
    for note in table.notes:
        if note[1] == notes.BOUND_STRIKE and note[2] == minion:
            return note
    return None


def is_strike(table: Table, move: Move) -> bool:
    """Whether a move is to play a strike card as a strike."""
    if not isinstance(move, Play):
        return False
    number = table.cards.numbers[move.card]
    mode = table.cards.mode(number, move.mode)
    return any(isinstance(part, Strike) for part in parts(mode.effect))


def may_add(table: Table, minion: int, chosen: Chosen) -> bool:
    """Whether anything is known that might still be added to a chosen hand strike."""
    if STRIKES_CHOSEN not in table.cards.by_others or not by_hand(table, chosen):
        return False
    bit = WINDOW_BIT[STRIKES_CHOSEN]
    for card in (minion, *table.on[minion]):
        if any(mask & bit for mask in table.cards.can_masks[table.what[card]]):
            return True
    return len(table.hand[table.controller[minion]]) > 0 and any(
        all(identity.level(table, minion, name) >= level for name, level in needed)
        for needed in table.cards.after_choice
    )


class ChoosingVictim(Step):
    """At long range a strike may be at a retainer of the opponent (VTES-6.4.7-02..05)."""

    __match_args__ = ("minion", "foe")

    def __init__(self, minion: int, foe: int) -> None:
        self.minion = minion
        self.foe = foe

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            table.push(Window(FORCED, (table.controller[self.minion],)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        victims = [self.foe, *belongings.retainers(table, self.foe)]
        return Choices([Target(table.word(victim)) for victim in victims])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        victim = table.read(move.card)
        if victim != self.foe:
            pair = table.frames[table.scope(ChoosingStrikes)]
            fight = fighting(table)
            assert isinstance(pair, StrikePair)
            assert fight is not None
            strike, source, _ = pair.choice(fight, self.minion)
            pair.change(table, self.minion, (strike, source, victim))
            table.tell(ChoseTarget(seat, move.card))

    def rule(self, table: Table) -> str:
        return "VTES-6.4.7-02"


def can_pick_retainer(table: Table, strike: Strike) -> bool:
    """A retainer may be hit at long range only, by a strike that is of effect there."""
    return is_long(table) and strike.ranged and not strike.dodge and not strike.ends


class ChoosingWeapon(Step):
    """A strike card is used with the hand or with a melee weapon (VTES-6.4.3-05)."""

    __match_args__ = ("minion",)

    def __init__(self, minion: int) -> None:
        self.minion = minion

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            table.push(Window(FORCED, (table.controller[self.minion],)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        weapons = melee_weapons(table, self.minion)
        return Choices([HandStrike(), *[Target(table.word(card)) for card in weapons]])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Target):
            pair = table.frames[table.scope(ChoosingStrikes)]
            fight = fighting(table)
            assert isinstance(pair, StrikePair)
            assert fight is not None
            strike, _, victim = pair.choice(fight, self.minion)
            pair.change(table, self.minion, (strike, table.read(move.card), victim))
            table.tell(ChoseTarget(seat, move.card))

    def rule(self, table: Table) -> str:
        return "VTES-6.4.3-05"
