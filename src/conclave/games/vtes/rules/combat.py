"""Combat: rounds of range, strikes and presses (VTES-6.4)."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import counters, legality, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import Strike, parts
from conclave.games.vtes.rules.moves import (
    HandStrike,
    Maneuver,
    ManeuverWith,
    Play,
    Press,
    StrikeBound,
    StrikeWith,
    Target,
)
from conclave.games.vtes.rules.playing import OpenWindow, asked, carry_out, pay, scope_of
from conclave.games.vtes.rules.rounds import Storm, carry_out_noted
from conclave.games.vtes.rules.situation import (
    NO_STRIKE,
    ROUND_END,
    ChoosingStrikes,
    Chosen,
    Fighting,
    InRound,
    Pressing,
    Ranging,
    Step,
    acting,
    both_ready,
    can_maneuver,
    can_press,
    fighting,
    goes_on_fighting,
    is_long,
    kept_from,
    leading,
)
from conclave.games.vtes.rules.strikes import HAND_STRIKE, ResolvingStrikes, by_hand
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.windows import (
    ADDITIONAL,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    END_OF_ROUND,
    ENTERING,
    PRESS,
    RANGE,
    STRIKE,
    STRIKES_CHOSEN,
    WINDOW_BIT,
)
from conclave.games.vtes.rules.words import EQUIPMENT, MELEE, NOTHING
from conclave.games.vtes.vocabulary.moments import CombatIsOver, EntersCombat, Happening
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving

CLOSE = "close"
LONG = "long"


def begin_combat(table: Table, acting: int, other: int, other_first: bool = False) -> None:
    """Two ready minions of different controllers fight (VTES-6.4-01..03, VTES-R-67)."""
    if not table.is_ready(acting) or not table.is_ready(other):
        return
    if table.controller[acting] == table.controller[other]:
        return
    first, second = acting, other
    seats = table.clockwise(leading(table))
    if seats.index(table.controller[other]) < seats.index(table.controller[acting]):
        first, second = other, acting
    if other_first:
        first, second = other, acting
    table.push(Combat(first, second))


def before_combat(table: Table) -> None:
    """Who is about to fight the acting minion, other than by a block, may do something first."""
    fight, action = fighting(table), acting(table)
    if ENTERING not in table.cards.by_others or fight is None or action is None:
        return
    other = fight.opponent(action.minion)
    if other != NOTHING and isinstance(table.frames[table.scope(Fighting)], Combat):
        table.push(OpenWindow(ENTERING, (table.controller[other],)))


class Combat(Fighting):
    """A combat from its beginning to its end."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            table.tell(told.CombatBegan(table.word(self.first), table.word(self.second)))
            for minion in (self.first, self.second):
                counters.fail_withdrawal(table, table.controller[minion])
                react(table, Happening(EntersCombat, table.controller[minion], minion))
        elif step == 1:
            if both_ready(table, self):
                counters.strike_out(table, notes.CONTINUES, self.first)
                table.replace(Combat(self.first, self.second, self.rounds + 1))
                table.push(Round(self.rounds + 1))
                carry_out_noted(table, notes.NEXT_ROUND, self.rounds + 1)
        elif step == 2:
            if table.has_note(notes.CONTINUES, self.first) and both_ready(table, self):
                table.go(1)
        elif step == 3:
            table.tell(told.CombatEnded(table.word(self.first), table.word(self.second)))
            for minion in (self.first, self.second):
                react(table, Happening(CombatIsOver, table.controller[minion], minion))
        else:
            again = table.has_note(notes.NEXT_COMBAT, self.first)
            later = [note for note in table.notes[::-1] if note[1] == notes.AFTER_COMBAT]
            table.pop()
            if again and both_ready(table, self):
                table.push(Combat(self.first, self.second))
                before_combat(table)
                return
            for _, _, minion, source, effect in later:
                if table.in_play(minion) and isinstance(effect, Effect):
                    table.push(Resolving(effect, table.controller[minion], source, minion))


class Round(InRound):
    """A round of combat (VTES-6.4.1-02)."""

    def run(self, table: Table, step: int) -> None:
        fight = fighting(table)
        assert fight is not None
        if not both_ready(table, fight) and step <= ROUND_END:
            table.go(ROUND_END + 1)
            self.end(table, fight)
            return
        seats = asked(table, (table.controller[fight.first], table.controller[fight.second]))
        if step == 0:
            table.tell(told.RoundBegan(self.number))
            table.push(Storm())
            table.push(OpenWindow(BEFORE_RANGE, with_outsiders(table, seats)))
        elif step == 1:
            if not is_set(table, fight):
                table.push(DeterminingRange(NOTHING, 0))
        elif step == 2:
            if BEFORE_STRIKES in table.cards.by_others:
                table.push(OpenWindow(BEFORE_STRIKES, seats))
        elif step == 3:
            table.push(StrikePair(NO_STRIKE, NO_STRIKE, True))
        elif step == 4:
            if ADDITIONAL in table.cards.by_others:
                table.push(OpenWindow(ADDITIONAL, seats))
        elif step == 5:
            if strikes_left(table, fight.first) or strikes_left(table, fight.second):
                table.go(5)
                table.push(StrikePair(NO_STRIKE, NO_STRIKE, False))
        elif step == 6:
            press_by_itself(table, fight)
            table.push(PressStep(NOTHING, 0))
        elif step == ROUND_END:
            self.end(table, fight)
        else:
            table.pop()

    def end(self, table: Table, fight: Fighting) -> None:
        """Whoever is still ready may do something at the end of the round."""
        ready = [m for m in (fight.first, fight.second) if table.is_ready(m)]
        if ready and END_OF_ROUND in table.cards.by_others:
            seats = tuple([table.controller[minion] for minion in ready])
            table.push(OpenWindow(END_OF_ROUND, asked(table, seats)))


def with_outsiders(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """These seats, and after them whoever may use a card in play from outside the combat."""
    cards = [card for card in table.reaching() if table.cards.outside[table.what[card]]]
    users = [table.controller[card] for card in cards if not table.tapped[card]]
    others = table.clockwise(leading(table))
    more = [seat for seat in others if seat in users and seat not in seats]
    return (*seats, *more)


def strikes_left(table: Table, minion: int) -> int:
    """How many additional strikes a minion still has this round."""
    return table.noted(notes.STRIKES_LEFT, minion)


def facts_of_fight(table: Table, seat: int) -> dict[str, object]:
    """What a question in combat needs to know: whose minion is asked about, at which range."""
    fight = fighting(table)
    assert fight is not None
    minion = fight.first if table.controller[fight.first] == seat else fight.second
    return {"minion": table.word(minion), "range": LONG if is_long(table) else CLOSE}


# Range


def is_set(table: Table, fight: Fighting) -> bool:
    """Whether an effect has set the range of this round: then there are no maneuvers."""
    return table.has_note(notes.RANGE_SET, fight.first)


class DeterminingRange(Ranging):
    """Maneuvers, by turns, until somebody lets it be (VTES-6.4.2)."""

    def passed(self, table: Table, seat: int) -> None:
        table.replace(DeterminingRange(self.last, self.passes + 1))

    def options(self, table: Table, seat: int) -> Options:
        fight = fighting(table)
        assert fight is not None
        minion = self.turn(fight)
        moves = legality.plays(table, seat, RANGE)
        if not can_maneuver(table, minion):
            return Choices(moves)
        if table.noted(notes.FREE_MANEUVER, minion) > 0:
            moves.append(Maneuver())
        if not table.has_note(notes.BOUND_STRIKE, minion):
            for card, number in weapon_strikes(table, minion):
                weapon = table.cards.weapons[table.what[card]][number]
                used = table.has_noted(notes.USED, card, number)
                if weapon.strike.maneuver and not used and not used_up(table, card, number):
                    moves.append(ManeuverWith(table.word(card), number))
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        fight = fighting(table)
        assert fight is not None
        minion = self.turn(fight)
        if isinstance(move, Maneuver):
            counters.use_up(table, notes.FREE_MANEUVER, minion)
            self.maneuver(table, minion)
        elif isinstance(move, ManeuverWith):
            card = table.read(move.card)
            weapon = table.cards.weapons[table.what[card]][move.number]
            counters.note(
                table, scope_of(table, weapon.once or "round"), notes.USED, card, move.number
            )
            use_up(table, card, move.number)
            self.bind(table, minion, weapon.strike, card)
            self.maneuver(table, minion)
        else:
            carry_out(table, seat, move)

    def bind(self, table: Table, minion: int, strike: Strike, source: int) -> None:
        """The first strike of the round is this one (VTES-6.4.2-09)."""
        counters.note(table, table.scope(InRound), notes.BOUND_STRIKE, minion, source, strike)

    def maneuver(self, table: Table, minion: int) -> None:
        """The range changes."""
        index = table.scope(Ranging)
        fight = fighting(table)
        assert fight is not None
        long = not is_long(table)
        counters.renote(
            table, table.scope(InRound), notes.RANGE_LONG, fight.first, 1 if long else 0
        )
        table.tell(told.Maneuvered(table.word(minion), LONG if long else CLOSE))
        table.frames[index] = DeterminingRange(minion, 0)

    def prompt(self) -> str:
        return "DeterminingRange"

    def window_name(self) -> str:
        return RANGE

    def rule(self, table: Table) -> str:
        return "VTES-6.4.2-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return facts_of_fight(table, seat)


def weapon_strikes(table: Table, minion: int) -> list[tuple[int, int]]:
    """The strikes that a minion has by cards in play: the card, and which of its strikes."""
    found: list[tuple[int, int]] = []
    for card in (minion, *table.on[minion], *lent(table, minion)):
        if table.contested[card] or table.has_note(notes.STOLEN, card):
            continue
        if kept_from(table, minion, notes.EQUIPMENT) and table.cards.is_type(
            table.what[card], EQUIPMENT
        ):
            continue
        only_hand = kept_from(table, minion, notes.OTHER_STRIKES)
        for number, weapon in enumerate(table.cards.weapons[table.what[card]]):
            if weapon.if_ is not None:
                act = Resolving(weapon.strike, table.controller[minion], card, minion)
                if not weapon.if_.holds(table, act):
                    continue
            if weapon.strike.hand or not only_hand:
                found.append((card, number))
    return found


def lent(table: Table, minion: int) -> list[int]:
    """The cards that a minion may use though they are not in play."""
    return [note[3] for note in table.notes if note[1] == notes.LENT and note[2] == minion]


def used_up(table: Table, card: int, number: int) -> bool:
    """Whether a weapon was used as often as it may be, or can't be paid for any more."""
    if table.has_noted(notes.USED, card, notes.STRIKE_KEY + number):
        return True
    cost = table.cards.weapons[table.what[card]][number].cost
    minion = reading.host_of(table, card)
    return legality.cost_obstacle(table, table.controller[minion], minion, cost) != ""


def use_up(table: Table, card: int, number: int) -> None:
    """A weapon is used: it is paid for, and perhaps can't be used again."""
    weapon = table.cards.weapons[table.what[card]][number]
    minion = reading.host_of(table, card)
    pay(table, table.controller[minion], minion, weapon.cost)
    limit = weapon.limit
    if limit:
        key = notes.STRIKE_KEY + number
        counters.note(table, scope_of(table, limit), notes.USED, card, key)


# Strikes


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
                    counters.renote(
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
        if self.mine[0] is None and (self.opening or strikes_left(table, fight.first)):
            return fight.first
        if self.theirs[0] is None and (self.opening or strikes_left(table, fight.second)):
            return fight.second
        return NOTHING

    def options(self, table: Table, seat: int) -> Options:
        fight = fighting(table)
        assert fight is not None
        minion = self.chooser(table, fight)
        if self.bound(table, minion) is not None:
            beside = [m for m in legality.plays(table, seat, STRIKE) if not is_strike(table, m)]
            return Choices([StrikeBound(), *beside])
        moves: list[Move] = [HandStrike()]
        for card, number in weapon_strikes(table, minion):
            weapon = table.cards.weapons[table.what[card]][number]
            if not used_up(table, card, number) and (is_long(table) or not weapon.only_long):
                moves.append(StrikeWith(table.word(card), number))
        moves += legality.plays(table, seat, STRIKE)
        return Choices(moves)

    def bound(self, table: Table, minion: int) -> notes.Note | None:
        """The strike whose maneuver was used (VTES-6.4.3-06), if its weapon is still there."""
        if not self.opening:
            return None
        for note in table.notes:
            if note[1] == notes.BOUND_STRIKE and note[2] == minion:
                source = note[3]
                if kept_from(table, minion, notes.OTHER_STRIKES):
                    strike = note[4]
                    if isinstance(strike, Strike) and not strike.hand:
                        return None
                weapons = table.cards.weapons[table.what[source]]
                if weapons and note[4] not in [
                    weapons[number].strike
                    for card, number in weapon_strikes(table, minion)
                    if card == source
                ]:
                    return None
                return note
        return None

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
        table.frames[index] = StrikePair(mine, theirs, self.opening)
        shown = "" if source == NOTHING else table.word(source)
        table.tell(told.StrikeChosen(table.word(minion), shown, ""))
        if strike.press:
            counters.note(table, table.scope(InRound), notes.FREE_PRESS, minion, 1)
        if strike.melee and melee_weapons(table, minion):
            table.push(ChoosingWeapon(minion))
        elif can_pick_retainer(table, strike) and reading.retainers(table, foe):
            table.push(ChoosingVictim(minion, foe))

    def choice(self, fight: Fighting, minion: int) -> Chosen:
        """The strike that a minion has chosen."""
        return self.mine if minion == fight.first else self.theirs

    def change(self, table: Table, minion: int, chosen: Chosen) -> None:
        """The strike is with another weapon or at another target."""
        fight = fighting(table)
        assert fight is not None
        mine, theirs = (chosen, self.theirs) if minion == fight.first else (self.mine, chosen)
        table.frames[table.scope(ChoosingStrikes)] = StrikePair(mine, theirs, self.opening)

    def prompt(self) -> str:
        return "StrikePair"

    def window_name(self) -> str:
        return STRIKE

    def rule(self, table: Table) -> str:
        return "VTES-6.4.3-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return facts_of_fight(table, seat)


def is_strike(table: Table, move: Move) -> bool:
    """Whether a move is to play a strike card as a strike."""
    if not isinstance(move, Play):
        return False
    number = table.cards.numbers[move.card]
    mode = table.cards.modes[number][table.cards.mode_words[number].index(move.mode)]
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
        all(reading.level(table, minion, name) >= level for name, level in needed)
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
        victims = [self.foe, *reading.retainers(table, self.foe)]
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
            table.tell(told.ChoseTarget(seat, move.card))

    def rule(self, table: Table) -> str:
        return "VTES-6.4.7-02"


def can_pick_retainer(table: Table, strike: Strike) -> bool:
    """A retainer may be hit at long range only, by a strike that is of effect there."""
    return is_long(table) and strike.ranged and not strike.dodge and not strike.ends


def melee_weapons(table: Table, minion: int) -> list[int]:
    """The melee weapons that a minion may strike with."""
    cards = [card for card, _ in weapon_strikes(table, minion) if card != minion]
    melee = [card for card in cards if table.cards.has(table.what[card], MELEE)]
    return list(dict.fromkeys(melee))


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
            table.tell(told.ChoseTarget(seat, move.card))

    def rule(self, table: Table) -> str:
        return "VTES-6.4.3-05"


# Press


def presses_for_more(table: Table, fight: Fighting, minion: int) -> int:
    """How many presses a combatant has for inflicting more damage than the other this round."""
    other = table.noted(notes.INFLICTED, fight.opponent(minion))
    if table.noted(notes.INFLICTED, minion) <= other:
        return 0
    return sum([note[3] for note in table.notes if note[1] == notes.PRESS_FOR_MORE])


def press_for_more(table: Table) -> int:
    """By whose card there still is such a press."""
    found = [n[2] for n in table.notes if n[1] == notes.PRESS_FOR_MORE and n[3] > 0]
    return found[0] if found else NOTHING


def press_by_itself(table: Table, fight: Fighting) -> None:
    """A press to continue stands from the beginning, where a card says so that was followed by
    others in this round or the two before."""
    for note in table.notes:
        if note[1] == notes.PRESSES_ITSELF and note[3] >= fight.rounds - 2:
            counters.note(table, table.scope(Fighting), notes.CONTINUES, fight.first)
            return


class PressStep(Pressing):
    """Presses, by turns: one to continue, the next to end, and so on (VTES-6.4.4)."""

    def passed(self, table: Table, seat: int) -> None:
        table.replace(PressStep(self.last, self.passes + 1))

    def options(self, table: Table, seat: int) -> Options:
        fight = fighting(table)
        assert fight is not None
        minion = self.turn(fight)
        moves = legality.plays(table, seat, PRESS)
        free = table.noted(notes.FREE_PRESS, minion) + presses_for_more(table, fight, minion)
        if not goes_on_fighting(table):
            free += table.noted(notes.FREE_PRESS_ON, minion)
        if free > 0 and can_press(table, minion):
            moves.append(Press())
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        fight = fighting(table)
        assert fight is not None
        minion = self.turn(fight)
        if isinstance(move, Press):
            only_on = not goes_on_fighting(table) and table.noted(notes.FREE_PRESS_ON, minion) > 0
            if only_on:
                counters.use_up(table, notes.FREE_PRESS_ON, minion)
            elif table.noted(notes.FREE_PRESS, minion) > 0:
                counters.use_up(table, notes.FREE_PRESS, minion)
            else:
                counters.use_up(table, notes.PRESS_FOR_MORE, press_for_more(table))
            self.press(table, minion)
        else:
            carry_out(table, seat, move)

    def press(self, table: Table, minion: int) -> None:
        index = table.scope(Pressing)
        fight = fighting(table)
        assert fight is not None
        on = not table.has_note(notes.CONTINUES, fight.first)
        counters.strike_out(table, notes.CONTINUES, fight.first)
        if on:
            counters.note(table, table.scope(Fighting), notes.CONTINUES, fight.first)
        table.tell(told.Pressed(table.word(minion), "continue" if on else "end"))
        table.frames[index] = PressStep(minion, 0)

    def prompt(self) -> str:
        return "PressStep"

    def window_name(self) -> str:
        return PRESS

    def rule(self, table: Table) -> str:
        return "VTES-6.4.4-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        facts = facts_of_fight(table, seat)
        fight = fighting(table)
        goes_on = fight is not None and table.has_note(notes.CONTINUES, fight.first)
        return {**facts, "purpose": "end" if goes_on else "continue"}
