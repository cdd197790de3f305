"""Cards that come back from ash heaps."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, NOTHING, READY
from conclave.games.vtes.rules.modes import Chooses
from conclave.games.vtes.rules.moves import DONE, Name, Target
from conclave.games.vtes.rules.playing.targets import choice_of, tell_choice
from conclave.games.vtes.rules.requirements import Filter, Targeting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import TARGET, Who
from conclave.lang.effects import AsksAgain
from conclave.lang.nodes import Condition, Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class StoreHere(Effect):
    """Move a card from an ash heap to this card, face down and out of play; this card's controller
    may play it as if from hand. If it is burned then, it is removed from the game instead."""

    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.zone[card] == ASH_HEAP and table.in_play(act.source):
            moving.store(table, card, act.source)


@dataclass(frozen=True)
class HasStored(Condition):
    """A card is stored on this card."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.notes.has(notes.STORED_CARD, act.source)


@dataclass(frozen=True)
class Revive(Chooses):
    """Put a minion or retainer from an ash heap into play, ignoring requirements and cost.

    An ally enters your ready region and a retainer goes on the acting minion, with his starting
    life; a vampire enters your ready or uncontrolled region, with `blood` from the bank.
    """

    ready: bool = True
    blood: int = 0
    who: Who = TARGET
    on: Targeting | None = None
    """The minions of whom you choose one for a retainer to go on instead."""

    def subject(self) -> str:
        return "who"

    def is_yours(self) -> bool:
        return True

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if self.on is None:
            table.pop()
            self.revive(table, act, act.here)
        else:
            super().run(table, act, step)

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        if self.on is None or self.who.card(table, act) not in table.ash[act.you]:
            return Choices([])
        return Choices([self.on.move(table, each) for each in self.on.choices(table, act)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert self.on is not None
        minion = choice_of(table, self.on, act, move)
        tell_choice(table, seat, self.on, minion)
        self.revive(table, act, minion)

    def public(self) -> bool:
        return True

    def revive(self, table: Table, act: Resolving, minion: int) -> None:
        """Put the card into play; a retainer goes on this minion."""
        card = self.who.card(table, act)
        if card == NOTHING or table.zone[card] != ASH_HEAP:
            return
        noting.forget_minion(table, card)
        number = table.definition[card]
        if table.cards.is_crypt[number]:
            life = table.cards.crypt[number].capacity if table.cards.is_imbued[number] else 0
            moving.to_uncontrolled(table, card, act.you)
            counters.gain_blood(table, card, life or self.blood)
            if self.ready:
                contests.come_into_play(table, card, READY, act.you)
            return
        moving.begin_playing(table, card, act.you)
        ally = table.cards.is_ally[number]
        host = NOTHING if ally else minion
        contests.come_into_play(table, card, READY if ally else BESIDE, act.you, host)


@dataclass(frozen=True)
class RemoveAny(AsksAgain):
    """You may remove any number of cards that match from the game: cards in your hand or ash heap;
    `then` is an effect for each of them."""

    which: Filter
    then: Effect

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if table.hand[act.you] or self.fitting(table, act, table.ash[act.you]):
            table.push(Window(FORCED, (act.you,)))  # whether a card in hand matches is secret
        else:
            table.pop()

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        ashes = [Target(table.word(card)) for card in self.fitting(table, act, table.ash[act.you])]
        held = self.fitting(table, act, table.hand[act.you])
        names = [Name(name) for name in sorted({table.card_name(card) for card in held})]
        return Choices([*ashes, *names, DONE])

    def fitting(self, table: Table, act: Resolving, cards: tuple[int, ...]) -> list[int]:
        """The cards that match."""
        return [card for card in cards if self.which.fits(table, act, card)]

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Name):
            card = table.in_hand(act.you, move.word)
        elif isinstance(move, Target):
            card = table.read(move.card)
        else:
            table.pop()
            return
        moving.remove(table, card)
        table.push(act.to(self.then))
