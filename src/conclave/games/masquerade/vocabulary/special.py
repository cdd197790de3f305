"""What cards do that asks for more than one answer, or fits no family."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import COMMIT, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules import blood
from conclave.games.masquerade.rules.atoms import allies, counters, course, moving
from conclave.games.masquerade.rules.moves import DONE, Go, Number, Pick, Target
from conclave.games.masquerade.rules.power import standing_ability
from conclave.games.masquerade.rules.reactions import react
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.rules.words import PLACES
from conclave.games.masquerade.vocabulary.moments import Happening, Plays
from conclave.games.masquerade.vocabulary.players import Rivals
from conclave.games.masquerade.vocabulary.standing import (
    IMMUNE_TO_CARD,
    SKIPS_STEPS,
    FaceDownPower,
    WinsTies,
)
from conclave.lang.effects import Asks
from conclave.lang.nodes import Effect, Players
from conclave.lang.resolving import Resolving


def picks(table: Table, cards: list[int]) -> list[Move]:
    """A choice among cards, each name once."""
    return [Pick(name) for name in dict.fromkeys([table.library.names[card] for card in cards])]


def picked(table: Table, move: Move) -> int:
    """The card that was chosen."""
    assert isinstance(move, Pick)
    return table.library.numbers[move.card]


@dataclass(frozen=True)
class ChooseRival(Asks):
    """Choose one of your rivals, who is THAT_PLAYER in what follows."""

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
    """All cards left in a player's hand are played face up at your position here."""

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
    """Play a card face up at your position by an effect."""
    moving.play_card(table, act.you, card, act.here, down=False)
    react(table, Happening(Plays, act.you, act.here))


@dataclass(frozen=True)
class AtEndOfRound(Effect):
    """Something happens at the end of the round."""

    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        course.owe(table, self.effect, act.you, act.source)


@dataclass(frozen=True)
class ShuffleBack(Asks):
    """Shuffle a card of your choice from your hand into your clan deck."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices(picks(table, list(table.hand[seat])))

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        moving.shuffle_back(table, seat, picked(table, move))


@dataclass(frozen=True)
class ReturnCards(Asks):
    """Return any number of your cards here to hand, others' to theirs; what follows counts them."""

    then: Effect

    def declinable(self) -> bool:
        return True

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([*picks(table, list(table.cards_at(act.here, seat))), DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Pick):
            moving.return_card(table, seat, picked(table, move), act.here)
            table.replace(act.to(self, amount=act.amount + 1))
            table.go(0)
        elif act.amount > 0:
            table.push(act.to(self.then))


@dataclass(frozen=True)
class TurnCardsDown(Asks):
    """Turn any number of your cards here face down; from now on they have a power."""

    then: FaceDownPower

    def declinable(self) -> bool:
        return True

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step == 0 and act.amount == 0:
            course.let_last(table, self.then, act.you, act.source)
            if any(table.face_down[card] for card in table.cards_at(act.here, act.you)):
                table.tell_acting()
        Asks.run(self, table, act, step)

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([*picks(table, table.face_up(act.here, seat)), DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Pick):
            moving.turn_down(table, seat, picked(table, move), act.here)
            table.replace(act.to(self, amount=act.amount + 1))
            table.go(0)


@dataclass(frozen=True)
class SkipSteps(Effect):
    """A player's cards skip preparation and aftermath here."""

    by: Players

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.by.seats(table, act):
            course.let_last(table, SKIPS_STEPS, seat, act.source)
            course.skip_steps(table, seat, act.here)


@dataclass(frozen=True)
class Forestall(Asks):
    """Choose a rival's card here: gain its printed power in blood, and be immune to it."""

    of: Players

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        cards = [
            card for rival in self.of.seats(table, act) for card in table.face_up(act.here, rival)
        ]
        return Choices(picks(table, cards))

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        card = picked(table, move)
        course.let_last(table, IMMUNE_TO_CARD, seat, card)
        course.forestall(table, seat, card)
        if table.library.power[card] > 0:
            counters.gain_blood(table, seat, table.library.power[card])

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class Auction(Effect):
    """You and these players bid blood in secret; the lowest turns a card here face down.

    Against nobody there is none (MASQ-RULE-05). Your bid is deployed here, the others lose theirs.
    What has been bid stands in `todo`, seat by seat, -1 for those who take no part.
    """

    with_: Players

    def bidders(self, table: Table, act: Resolving) -> tuple[int, ...]:
        """Who takes part, in turn order."""
        rivals = self.with_.seats(table, act)
        return tuple([seat for seat in table.order() if seat == act.you or seat in rivals])

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step == 0:
            bidders = self.bidders(table, act)
            if len(bidders) < 2:
                table.pop()
                return
            table.replace(act.befalling((-1,) * table.seats))
            table.push(Window(COMMIT, bidders))
        elif step == 1:
            self.pay(table, act)
        elif step == 2:
            loser = self.loser(table, act)
            if loser >= 0 and table.face_up(act.here, loser):
                table.push(Window(FORCED, (loser,)))
            else:
                table.pop()
        else:
            table.pop()

    def pay(self, table: Table, act: Resolving) -> None:
        """Show all bids; what is lost is nobody's doing."""
        bids = [(seat, act.todo[seat]) for seat in table.order() if act.todo[seat] >= 0]
        for seat, number in bids:
            course.bid(table, seat, number)
        for seat, number in reversed(bids):
            if seat == act.you and number > 0:
                counters.deploy(table, seat, number, act.here)
            elif number > 0:
                blood.lose(table, act, seat, number)

    def loser(self, table: Table, act: Resolving) -> int:
        """The lowest bidder; of those tied the last in turn order, who loses the tie."""
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
        if table.window.policy == COMMIT:
            # Nobody may send himself into frenzy on purpose (MASQ-GLOS-02).
            return Choices([Number(number) for number in range(max(1, table.blood[seat]))])
        return Choices(picks(table, table.face_up(act.here, seat)))

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Number):
            bids = list(table_act(table).todo)
            bids[seat] = move.number
            table.replace(act.befalling(tuple(bids)))
        else:
            moving.turn_down(table, seat, picked(table, move), act.here)


def table_act(table: Table) -> Resolving:
    """The act on top, which may have been replaced since a choice was opened."""
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
    """Choose a location, and look at all face-down cards there."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        places = [place for place in table.places if self.hidden(table, seat, place)]
        return Choices([Go(PLACES[place]) for place in places])

    def hidden(self, table: Table, seat: int, place: int) -> list[int]:
        """The cards at a location that this player does not know."""
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
