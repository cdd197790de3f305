"""Special effects, and effects with several questions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.frames import COMMIT, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules import blood
from conclave.games.masquerade.rules.abilities import (
    IMMUNE_TO_CARD,
    SKIPS_STEPS,
    FaceDownPower,
    WinsTies,
)
from conclave.games.masquerade.rules.atoms import allies, counters, course, moving
from conclave.games.masquerade.rules.constants import PLACES
from conclave.games.masquerade.rules.moments import Happening, Plays
from conclave.games.masquerade.rules.moves import DONE, Go, Number, Pick, Target
from conclave.games.masquerade.rules.players import Rivals
from conclave.games.masquerade.rules.power import standing_ability
from conclave.games.masquerade.rules.reactions import react
from conclave.games.masquerade.rules.table import Table
from conclave.lang.effects import Asks
from conclave.lang.nodes import Effect, Players
from conclave.lang.resolving import Resolving


def picks(table: Table, cards: list[int]) -> list[Move]:
    """Options to pick a card, each name once."""
    return [Pick(name) for name in dict.fromkeys([table.library.names[card] for card in cards])]


def picked(table: Table, move: Move) -> int:
    """The card that was picked."""
    assert isinstance(move, Pick)
    return table.library.numbers[move.card]


@dataclass(frozen=True)
class ChooseRival(Asks):
    """Choose one of your rivals as THAT_PLAYER."""

    effect: Effect
    among: Players = Rivals()  # noqa: RUF009

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Target(rival) for rival in self.among.seats(table, act)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        table.push(act.to(self.effect, them=move.seat))

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class PlayHand(Effect):
    """Play all cards left in a player's hand face up at your position here."""

    of: Players

    def run(self, table: Table, act: Resolving, step: int) -> None:
        for seat in self.of.seats(table, act):
            if table.hand[seat] and not table.out[act.you]:
                play_here(table, act, table.hand[seat][0])
                return
        table.pop()


@dataclass(frozen=True)
class PlayTop(Effect):
    """Play the top card of your clan deck here, face up."""

    def do(self, table: Table, act: Resolving) -> None:
        if table.deck[act.you]:
            play_here(table, act, table.deck[act.you][0])


def play_here(table: Table, act: Resolving, card: int) -> None:
    """Play a card face up at your position."""
    moving.play_card(table, act.you, card, act.here, down=False)
    react(table, Happening(Plays, act.you, act.here))


@dataclass(frozen=True)
class AtEndOfRound(Effect):
    """Defer an effect to the end of the round."""

    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        course.defer(table, self.effect, act.you, act.source)


@dataclass(frozen=True)
class ShuffleBack(Asks):
    """Shuffle a card of your choice from your hand into your clan deck."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices(picks(table, list(table.hand[seat])))

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        moving.shuffle_back(table, seat, picked(table, move))


@dataclass(frozen=True)
class ReturnCards(Asks):
    """Return any number of cards at your position to their owners' hands; `then` counts them."""

    then: Effect

    def declinable(self) -> bool:
        return True

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([*picks(table, list(table.cards_at(act.here, seat))), DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Pick):
            moving.return_card(table, seat, picked(table, move), act.here)
            table.replace(act.to(self, amount=act.amount + 1))
            table.go(FIRST)
        elif act.amount > 0:
            table.push(act.to(self.then))


@dataclass(frozen=True)
class TurnCardsDown(Asks):
    """Turn any number of your cards here face down; face-down cards have power from now on."""

    then: FaceDownPower

    def declinable(self) -> bool:
        return True

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step == FIRST and act.amount == 0:
            course.add_lasting(table, self.then, act.you, act.source)
            if any(table.face_down[card] for card in table.cards_at(act.here, act.you)):
                table.tell_acting()
        Asks.run(self, table, act, step)

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([*picks(table, table.face_up(act.here, seat)), DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Pick):
            moving.turn_down(table, seat, picked(table, move), act.here)
            table.replace(act.to(self, amount=act.amount + 1))
            table.go(FIRST)


@dataclass(frozen=True)
class SkipSteps(Effect):
    """A player's cards skip preparation and aftermath here."""

    by: Players

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.by.seats(table, act):
            course.add_lasting(table, SKIPS_STEPS, seat, act.source)
            course.skip_steps(table, seat, act.here)


@dataclass(frozen=True)
class Forestall(Asks):
    """Choose a rival's card here: gain its printed power in blood, and become immune to it."""

    of: Players

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        cards = [
            card for rival in self.of.seats(table, act) for card in table.face_up(act.here, rival)
        ]
        return Choices(picks(table, cards))

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        card = picked(table, move)
        course.add_lasting(table, IMMUNE_TO_CARD, seat, card)
        course.forestall(table, seat, card)
        if table.library.power[card] > 0:
            counters.gain_blood(table, seat, table.library.power[card])

    def public(self) -> bool:
        return True


# The steps of Auction
BID: Final = 0
PAY: Final = 1
TURN_DOWN: Final = 2


@dataclass(frozen=True)
class Auction(Effect):
    """You and these players bid blood in secret; the lowest turns a card here face down.

    It needs an opponent (MASQ-RULE-05). Your bid is deployed here, the others lose theirs. `todo`
    holds the bids by seat, -1 for those who take no part.
    """

    with_: Players

    def bidders(self, table: Table, act: Resolving) -> tuple[int, ...]:
        """The bidders in turn order."""
        rivals = self.with_.seats(table, act)
        return tuple([seat for seat in table.order() if seat == act.you or seat in rivals])

    def step_names(self) -> tuple[str, ...]:
        return ("bid", "pay", "turn-down", "over")

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step == BID:
            bidders = self.bidders(table, act)
            if len(bidders) < 2:
                table.pop()
                return
            table.replace(act.for_each((-1,) * table.seats))
            table.push(Window(COMMIT, bidders))
        elif step == PAY:
            self.pay(table, act)
        elif step == TURN_DOWN:
            loser = self.loser(table, act)
            if loser >= 0 and table.face_up(act.here, loser):
                table.push(Window(FORCED, (loser,)))
            else:
                table.pop()
        else:
            table.pop()

    def pay(self, table: Table, act: Resolving) -> None:
        """Reveal and pay all bids; nobody counts as the cause of losses."""
        bids = [(seat, act.todo[seat]) for seat in table.order() if act.todo[seat] >= 0]
        for seat, number in bids:
            course.bid(table, seat, number)
        for seat, number in reversed(bids):
            if seat == act.you and number > 0:
                counters.deploy(table, seat, number, act.here)
            elif number > 0:
                blood.lose(table, act, seat, number)

    def loser(self, table: Table, act: Resolving) -> int:
        """The lowest bidder; of those tied, the last in turn order."""
        loser = -1
        for seat in table.order():
            bid = act.todo[seat]
            if bid < 0:
                continue
            wins_ties = standing_ability(table, seat, WinsTies)
            if loser < 0 or bid < act.todo[loser] or (bid == act.todo[loser] and not wins_ties):
                loser = seat
        return loser

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        if max(act.todo) < 0:  # no bids yet
            # A player may not send himself into frenzy (MASQ-GLOS-02).
            return Choices([Number(number) for number in range(max(1, table.blood[seat]))])
        return Choices(picks(table, table.face_up(act.here, seat)))

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Number):
            bids = list(table_act(table).todo)
            bids[seat] = move.number
            table.replace(act.for_each(tuple(bids)))
        else:
            moving.turn_down(table, seat, picked(table, move), act.here)


def table_act(table: Table) -> Resolving:
    """The frame on top, which may have been replaced since the question."""
    act = table.frames[-1]
    assert isinstance(act, Resolving)
    return act


@dataclass(frozen=True)
class Restore(Asks):
    """Return one of your drained cards to your alliance."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices(picks(table, list(table.drained[seat])))

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        allies.restore(table, seat, picked(table, move))

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(table.drained[act.you]) > 0


@dataclass(frozen=True)
class LookAround(Asks):
    """Choose a location and look at all face-down cards there."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        places = [place for place in table.places if self.hidden(table, seat, place)]
        return Choices([Go(PLACES[place]) for place in places])

    def hidden(self, table: Table, seat: int, place: int) -> list[int]:
        """The cards at a location that this player doesn't know."""
        return [
            card
            for other in table.order()
            for card in table.cards_at(place, other)
            if not table.sees(seat, ("card", card))
        ]

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Go)
        place = PLACES.index(move.place)
        for card in self.hidden(table, seat, place):
            moving.look_at(table, seat, card, place)

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(self.hidden(table, act.you, place) for place in table.places)
