"""Choosing a pair of strikes, their weapons and targets (VTES-6.4.3)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import ASK_ONCE, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes, pricing
from conclave.games.vtes.rules.abilities.fighting import REPEATS_STRIKES, WEAPONS, RepeatsStrikes
from conclave.games.vtes.rules.abilities.identity import PLAYS_AT_SUPERIOR
from conclave.games.vtes.rules.abilities.using import CAN_MASKS, Can
from conclave.games.vtes.rules.atoms import combats, noting, playing
from conclave.games.vtes.rules.blood import burn_blood
from conclave.games.vtes.rules.card_windows import FOR_MASTERS, FOR_OTHERS
from conclave.games.vtes.rules.combat.fight import (
    facts_of_fight,
    is_hampered,
    is_long,
    spares,
    strikes_left,
)
from conclave.games.vtes.rules.combat.strikes import (
    HAND_STRIKE,
    ResolvingStrikes,
    aggravated_strike_at,
    is_hand_strike,
    requires_any,
)
from conclave.games.vtes.rules.combat.weapons import (
    is_used_up,
    melee_weapons,
    takes_ammo,
    use_weapon,
    weapon_strikes,
)
from conclave.games.vtes.rules.constants import AMMO, NOTHING
from conclave.games.vtes.rules.current import both_ready, current_combat
from conclave.games.vtes.rules.facts import CardFact, LibraryFact, abilities_of
from conclave.games.vtes.rules.frame_types import (
    ChosenStrike,
    CurrentCombat,
    CurrentRound,
    CurrentStrikeChoice,
    TableFrame,
)
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.modes import Strike, parts
from conclave.games.vtes.rules.moves import DONE, HandStrike, Play, StrikeBound, StrikeWith, Target
from conclave.games.vtes.rules.notebook import Note
from conclave.games.vtes.rules.opportunity import opportunity_order
from conclave.games.vtes.rules.playing.cards import OpenWindow, carry_out
from conclave.games.vtes.rules.reading import belongings, hosts, identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import STRIKE, STRIKE_DECLARED, STRIKES_CHOSEN, WINDOW_BIT


class StrikePair(CurrentStrikeChoice):
    """Both combatants choose a strike, the acting minion first; then both resolve."""

    __match_args__ = ("first", "second", "opening")

    def __init__(self, first: ChosenStrike, second: ChosenStrike, opening: bool) -> None:
        self.first = first
        """The strike of the minion whose controller has the first opportunity."""
        self.second = second
        self.opening = opening
        """Whether these are the initial strikes of the round."""

    def run(self, table: Table, step: int) -> None:
        fight = current_combat(table)
        assert fight is not None
        if not both_ready(table, fight):
            table.pop()
            return
        if self.ask_about_strike(table, fight):
            return
        minion = self.chooser(table, fight)
        if minion != NOTHING:
            table.push(Window(FORCED, (table.controller[minion],)))
            return
        if not self.opening:
            for each, chosen in ((fight.first, self.first), (fight.second, self.second)):
                if chosen.strike is not None:
                    noting.set_amount(
                        table, table.scope(CurrentRound), notes.ADDITIONAL_STRIKES_LEFT, each,
                        strikes_left(table, each) - 1,
                    )  # fmt: skip
        table.replace(ResolvingStrikes(self.first, self.second, self.opening))
        table.go(FIRST)
        pair = ((fight.first, self.first), (fight.second, self.second))
        seats = [
            table.controller[m]
            for m, chosen in pair
            if may_modify_hand_strike(table, m, chosen)
            or may_strengthen(table, m, chosen)
            or may_load(table, m, chosen)
        ]
        if seats:
            table.push(OpenWindow(STRIKES_CHOSEN, tuple(seats)))

    def ask_about_strike(self, table: Table, fight: CurrentCombat) -> bool:
        """After the choice of each strike, ask who might play a master card because of an
        aggravated one; whether anybody is asked."""
        if STRIKE_DECLARED not in FOR_MASTERS.of(table.cards):
            return False
        scope, new = len(table.frames) - 1, False
        for minion, chosen in ((fight.first, self.first), (fight.second, self.second)):
            if chosen.strike is not None and not table.notes.has(notes.STRIKE_DECLARED, minion):
                noting.note(table, scope, notes.STRIKE_DECLARED, minion)
                new = True
        if not new or not any(
            aggravated_strike_at(table, each) for each in (fight.first, fight.second)
        ):
            return False
        seats = [
            seat
            for seat in opportunity_order(table)
            if seat != table.active and table.may_play(seat)
        ]
        table.push(OpenWindow(STRIKE_DECLARED, tuple(seats)))
        return True

    def is_opening(self) -> bool:
        return self.opening

    def strikes(self) -> tuple[ChosenStrike, ChosenStrike]:
        return (self.first, self.second)

    def chooser(self, table: Table, fight: CurrentCombat) -> int:
        """The minion who has to choose a strike now; NOTHING if none."""
        if self.first.strike is None and self.may_strike(table, fight.first):
            return fight.first
        if self.second.strike is None and self.may_strike(table, fight.second):
            return fight.second
        return NOTHING

    def may_strike(self, table: Table, minion: int) -> bool:
        """Whether a minion strikes in this pair: not if he is bound to a strike he can't use."""
        if is_hampered(table, "strike", minion) or table.notes.has(notes.DECLINED_STRIKE, minion):
            return False
        if not self.opening:
            return strikes_left(table, minion) > 0
        note = table.notes.first(notes.BOUND_STRIKE, minion)
        strike = None if note is None else note.phrase
        if not isinstance(strike, Strike) or strike.hand:
            return True
        return not table.notes.has(notes.ONLY_HAND_STRIKES, minion)

    def options(self, table: Table, seat: int) -> Options:
        fight = current_combat(table)
        assert fight is not None
        minion = self.chooser(table, fight)
        moves = self.strike_moves(table, seat, minion)
        if pricing.charging_opponent(table, minion) != NOTHING:
            moves = [move for move in moves if can_be_charged(table, minion, move)]
            moves = moves if DONE in moves else [*moves, DONE]
        return Choices(moves)

    def strike_moves(self, table: Table, seat: int, minion: int) -> list[Move]:
        """The strikes that a minion may choose, and other cards for now."""
        if self.must_repeat(table, minion):
            bound = self.bound_strike(table, minion)
            return [DONE] if bound is None else [StrikeBound(), DONE]
        if self.bound_strike(table, minion) is not None:
            other_moves = [m for m in offers.plays(table, seat, STRIKE) if not is_strike(table, m)]
            return [StrikeBound(), *other_moves]
        limited = table.notes.first(notes.ADDITIONAL_WITH, minion)
        if limited is not None and not self.opening and strikes_left(table, minion) == 1:
            return [DONE, *self.limited_strikes(table, seat, limited)]
        moves: list[Move] = [HandStrike()]
        for card, number in weapon_strikes(table, minion):
            weapon = WEAPONS.of(table, card)[number]
            if not is_used_up(table, card, number) and (is_long(table) or not weapon.only_long):
                moves.append(StrikeWith(table.word(card), number))
        moves += offers.plays(table, seat, STRIKE)
        return moves

    def limited_strikes(self, table: Table, seat: int, limited: Note) -> list[Move]:
        """The strikes, and the other cards, that a limited additional strike allows."""
        ability = limited.phrase
        assert isinstance(ability, RepeatsStrikes)
        return [
            move
            for move in offers.plays(table, seat, STRIKE)
            if not is_strike(table, move) or needs_any(table, move, ability.disciplines)
        ]

    def must_repeat(self, table: Table, minion: int) -> bool:
        """Whether a minion's additional strike must be a certain one, which he may decline."""
        bound = table.notes.about(notes.BOUND_ADDITIONAL, minion)
        return not self.opening and len(bound) > 0 and strikes_left(table, minion) <= len(bound)

    def bound_strike(self, table: Table, minion: int) -> Note | None:
        """The strike whose maneuver was used (VTES-6.4.3-06), if its weapon is still there."""
        note = table.notes.first(notes.BOUND_STRIKE, minion) if self.opening else None
        if self.must_repeat(table, minion):
            note = table.notes.first(notes.BOUND_ADDITIONAL, minion)
        if note is None:
            return None
        weapons = WEAPONS.of(table, note.card)
        if weapons and note.phrase not in [
            weapons[number].strike
            for card, number in weapon_strikes(table, minion)
            if card == note.card
        ]:
            return None
        return note

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        fight = current_combat(table)
        assert fight is not None
        minion = self.chooser(table, fight)
        if move == DONE and self.opening:
            noting.note(table, table.scope(CurrentStrikeChoice), notes.DECLINED_STRIKE, minion)
        elif move == DONE:
            noting.set_amount(
                table, table.scope(CurrentRound), notes.ADDITIONAL_STRIKES_LEFT, minion, 0
            )
        elif isinstance(move, CHARGED_MOVES) and not survives_charge(table, minion):
            return
        elif isinstance(move, HandStrike):
            self.strike(table, minion, HAND_STRIKE, NOTHING)
        elif isinstance(move, StrikeWith):
            card = table.read(move.card)
            weapon = WEAPONS.of(table, card)[move.number]
            use_weapon(table, card, move.number)
            self.strike(table, minion, weapon.strike, card)
        elif isinstance(move, StrikeBound):
            note = self.bound_strike(table, minion)
            assert note is not None
            strike = note.phrase
            assert isinstance(strike, Strike)
            self.strike(table, minion, strike, note.card)
        else:
            carry_out(table, seat, move)

    def strike(self, table: Table, minion: int, strike: Strike, source: int) -> None:
        index = table.scope(CurrentStrikeChoice)
        fight = current_combat(table)
        assert fight is not None
        opponent = fight.opponent(minion)
        chosen = ChosenStrike(strike, source, opponent)
        first, second = (chosen, self.second) if minion == fight.first else (self.first, chosen)
        table.replace_at(index, StrikePair(first, second, self.opening))
        combats.choose_strike(table, minion, source)
        if strike.press:
            noting.note(table, table.scope(CurrentRound), notes.GAINED_PRESS, minion, 1)
        if strike.additional:
            gain_additional_strike(table, minion, strike, source)
        for card in (minion, *table.attached[minion]):
            for each in REPEATS_STRIKES.of(table, card):
                if requires_any(table, minion, chosen, each.disciplines):
                    gain_limited_strike(table, minion, each, card)
        if strike.melee and melee_weapons(table, minion):
            table.push(ChoosingWeapon(minion))
        elif can_pick_retainer(table, strike) and belongings.retainers(table, opponent):
            table.push(ChoosingVictim(minion, opponent))

    def chosen_by(self, fight: CurrentCombat, minion: int) -> ChosenStrike:
        """The strike that a minion has chosen."""
        return self.first if minion == fight.first else self.second

    def change_strike(self, table: Table, minion: int, chosen: ChosenStrike) -> None:
        """Change the weapon or target of a chosen strike."""
        fight = current_combat(table)
        assert fight is not None
        first, second = (chosen, self.second) if minion == fight.first else (self.first, chosen)
        table.replace_at(table.scope(CurrentStrikeChoice), StrikePair(first, second, self.opening))

    def prompt(self) -> str:
        return "StrikePair"

    def window_name(self) -> str:
        return STRIKE

    def rule(self, table: Table) -> str:
        return "VTES-6.4.3-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return facts_of_fight(table, seat)


CHARGED_MOVES: Final = (HandStrike, StrikeWith, StrikeBound)
"""Strikes whose additional cost isn't part of the cost of a card."""


def can_be_charged(table: Table, minion: int, move: Move) -> bool:
    """Whether a minion can pay the additional cost of a strike."""
    if not isinstance(move, CHARGED_MOVES):
        return True
    blood = pricing.strike_charge(table, minion)
    if isinstance(move, StrikeWith):
        blood += WEAPONS.of(table, table.read(move.card))[move.number].cost.blood
    return table.blood[minion] >= blood


def survives_charge(table: Table, minion: int) -> bool:
    """Pay the additional cost of a strike; whether the minion can still strike."""
    charge = pricing.strike_charge(table, minion)
    if charge:
        burn_blood(table, minion, charge)
    return table.is_ready(minion)


def is_strike(table: Table, move: Move) -> bool:
    """Whether a move plays a strike card as a strike."""
    if not isinstance(move, Play):
        return False
    number = table.cards.numbers[move.card]
    mode = table.cards.mode(number, move.mode)
    return any(isinstance(part, Strike) for part in parts(mode.effect))


def needs_any(table: Table, move: Move, disciplines: tuple[str, ...]) -> bool:
    """Whether a move plays a card that requires one of these disciplines."""
    if not isinstance(move, Play):
        return False
    mode = table.cards.mode(table.cards.numbers[move.card], move.mode)
    return any(name in disciplines for name, _ in mode.disciplines)


DISCIPLINES_AFTER_CHOICE: Final = LibraryFact(
    lambda library: frozenset(
        [
            mode.disciplines
            for row, masks, traits in zip(library.modes, library.masks, library.traits)
            for mode, bits in zip(row, masks)
            if bits & WINDOW_BIT[STRIKES_CHOSEN] and AMMO not in traits
        ]
    )
)
"""The disciplines of cards that can be played after strikes are chosen."""


def may_modify_hand_strike(table: Table, minion: int, chosen: ChosenStrike) -> bool:
    """Whether, by public information, something might still be added to a hand strike."""
    if STRIKES_CHOSEN not in FOR_OTHERS.of(table.cards) or not is_hand_strike(table, chosen):
        return False
    bit = WINDOW_BIT[STRIKES_CHOSEN]
    for card in (minion, *table.attached[minion]):
        if any(mask & bit for mask in CAN_MASKS.of(table, card)):
            return True
    if table.cards_with(PLAYS_AT_SUPERIOR):
        return True
    return len(table.hand[table.controller[minion]]) > 0 and any(
        all(identity.level(table, minion, name) >= level for name, level in needed)
        for needed in DISCIPLINES_AFTER_CHOICE.of(table.cards)
    )


HAS_AMMO: Final = LibraryFact(lambda library: any(AMMO in traits for traits in library.traits))
"""Whether there are ammo cards."""


def may_load(table: Table, minion: int, chosen: ChosenStrike) -> bool:
    """Whether, by public information, an ammo card might still be used for a strike."""
    return (
        HAS_AMMO.of(table.cards)
        and takes_ammo(table, minion, chosen.source)
        and len(table.hand[table.controller[minion]]) > 0
    )


STRENGTHENS_STRIKES: Final = CardFact(
    lambda card: any(STRIKES_CHOSEN in can.when for can in abilities_of(card, Can))
)
"""Whether a card has an ability for after strikes are chosen."""


def may_strengthen(table: Table, minion: int, chosen: ChosenStrike) -> bool:
    """Whether a minion's controller has a location in play for after strikes are chosen."""
    strike = chosen.strike
    if strike is None or strike.dodge or strike.ends:
        return False
    return any(
        table.controller[card] == table.controller[minion]
        and hosts.host_of(table, card) == NOTHING
        and not table.tapped[card]
        for card in table.cards_with(STRENGTHENS_STRIKES)
    )


def gain_additional_strike(table: Table, minion: int, strike: Strike, source: int) -> None:
    """A minion gains the additional strike that comes with a strike, if he still may."""
    if table.notes.has(notes.NO_ADDITIONAL_STRIKES, minion):
        return
    if table.notes.has(notes.ADDITIONAL_STRIKES_GAINED, minion):
        return
    scope = table.scope(CurrentRound)
    noting.note(table, scope, notes.ADDITIONAL_STRIKES_GAINED, minion)
    noting.note(table, scope, notes.ADDITIONAL_STRIKES_LEFT, minion, 1)
    if strike.additional == "same":
        noting.note(table, scope, notes.BOUND_ADDITIONAL, minion, card=source, phrase=strike)
    combats.gain_strikes(table, minion, 1)


def gain_limited_strike(table: Table, minion: int, ability: RepeatsStrikes, source: int) -> None:
    """A minion gains an additional strike that is only for some cards, if he still may."""
    if table.notes.has(notes.ADDITIONAL_STRIKES_GAINED, minion):
        return
    gain_additional_strike(table, minion, HAND_STRIKE, source)
    if table.notes.has(notes.ADDITIONAL_STRIKES_GAINED, minion):
        scope = table.scope(CurrentRound)
        noting.note(table, scope, notes.ADDITIONAL_WITH, minion, card=source, phrase=ability)


class ChoosingVictim(TableFrame):
    """At long range a strike may target a retainer of the opponent (VTES-6.4.7-02..05)."""

    steps = ASK_ONCE

    __match_args__ = ("minion", "opponent")

    def __init__(self, minion: int, opponent: int) -> None:
        self.minion = minion
        self.opponent = opponent

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(Window(FORCED, (table.controller[self.minion],)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        victims = [self.opponent, *belongings.retainers(table, self.opponent)]
        if self.spares_opponent(table):
            victims = victims[1:]
        return Choices([Target(table.word(victim)) for victim in victims])

    def spares_opponent(self, table: Table) -> bool:
        """Whether the strike can't be used against the opponent himself."""
        pair = table.frames[table.scope(CurrentStrikeChoice)]
        fight = current_combat(table)
        assert isinstance(pair, StrikePair)
        assert fight is not None
        strike = pair.chosen_by(fight, self.minion).strike
        return strike is not None and spares(table, self.minion, strike, self.opponent)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        victim = table.read(move.card)
        if victim != self.opponent:
            pair = table.frames[table.scope(CurrentStrikeChoice)]
            fight = current_combat(table)
            assert isinstance(pair, StrikePair)
            assert fight is not None
            chosen = pair.chosen_by(fight, self.minion)
            aimed = ChosenStrike(chosen.strike, chosen.source, victim)
            pair.change_strike(table, self.minion, aimed)
            playing.choose_target(table, seat, move.card)

    def rule(self, table: Table) -> str:
        return "VTES-6.4.7-02"


def can_pick_retainer(table: Table, strike: Strike) -> bool:
    """Whether a strike may target a retainer: at long range, if it works there."""
    return is_long(table) and strike.ranged and not strike.dodge and not strike.ends


class ChoosingWeapon(TableFrame):
    """Use a strike card by hand or with a melee weapon (VTES-6.4.3-05)."""

    steps = ASK_ONCE

    __match_args__ = ("minion",)

    def __init__(self, minion: int) -> None:
        self.minion = minion

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(Window(FORCED, (table.controller[self.minion],)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        weapons = melee_weapons(table, self.minion)
        return Choices([HandStrike(), *[Target(table.word(card)) for card in weapons]])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Target):
            pair = table.frames[table.scope(CurrentStrikeChoice)]
            fight = current_combat(table)
            assert isinstance(pair, StrikePair)
            assert fight is not None
            chosen = pair.chosen_by(fight, self.minion)
            noting.note(
                table, table.scope(CurrentStrikeChoice), notes.CARD_OF_STRIKE, self.minion,
                card=chosen.source,
            )  # fmt: skip
            armed = ChosenStrike(chosen.strike, table.read(move.card), chosen.target)
            pair.change_strike(table, self.minion, armed)
            playing.choose_target(table, seat, move.card)

    def rule(self, table: Table) -> str:
        return "VTES-6.4.3-05"
