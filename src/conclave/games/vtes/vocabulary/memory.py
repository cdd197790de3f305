"""What cards in play remember: cards, Methuselahs, clans, disciplines, their own state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.actions.aim import aimed_at, bleed_target
from conclave.games.vtes.rules.atoms import (
    noting,
    playing,
    profiles,
)
from conclave.games.vtes.rules.constants import CLANS, DISCIPLINES, NOBODY, NOTHING, SUPERIOR
from conclave.games.vtes.rules.contests import in_play_or_contested
from conclave.games.vtes.rules.current import current_action, round_scope, turn_scope
from conclave.games.vtes.rules.literals import State, Until
from conclave.games.vtes.rules.moves import Name
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.parts import TARGET, Who
from conclave.lang.effects import Asks
from conclave.lang.nodes import Condition, Effect, Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class RememberTerms(Effect):
    """This card remembers the Methuselahs chosen for the referendum."""

    def do(self, table: Table, act: Resolving) -> None:
        noting.erase(table, notes.REMEMBERED_SEAT, act.source)
        for note in table.notes.of(notes.TERMS):
            noting.note(table, 0, notes.REMEMBERED_SEAT, act.source, seat=note.about)
        for note in table.notes.of(notes.TERM_SEAT):
            noting.note(table, 0, notes.REMEMBERED_SEAT, act.source, seat=note.seat)


@dataclass(frozen=True)
class NamedHere(Players):
    """The Methuselahs that this card remembers."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        seats = table.clockwise(table.active)
        return tuple(
            [s for s in seats if table.notes.has_seat(notes.REMEMBERED_SEAT, act.source, s)]
        )


@dataclass(frozen=True)
class NamedBy(Players):
    """The Methuselahs that a card of this name in play remembers."""

    name: str

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        number = table.cards.numbers.get(self.name, -1)
        found = [
            note.seat
            for note in table.notes.of(notes.REMEMBERED_SEAT)
            if table.definition[note.about] == number and table.in_play(note.about)
        ]
        return tuple([seat for seat in table.clockwise(table.active) if seat in found])


STATES: Final = {
    "superior": notes.PLAYED_AT_SUPERIOR,
    "dormant": notes.DORMANT,
    "fresh": notes.FRESH,
    "new": notes.NEW_THIS_ROUND,
}


@dataclass(frozen=True)
class PutInState(Effect):
    """This card is in play at "superior"; "dormant": it can't be used before its controller's next
    turn begins; "fresh": it can't be used before this turn ends; or "new": before this round of
    combat ends."""

    state: State

    def do(self, table: Table, act: Resolving) -> None:
        if table.in_play(act.source):
            scope = turn_scope(table) if self.state == "fresh" else 0
            if self.state == "new":
                scope = round_scope(table)
            noting.note(table, scope, STATES[self.state], act.source)


@dataclass(frozen=True)
class IsInState(Condition):
    """This card was played at "superior", or is still "dormant", "fresh" or "new"."""

    state: State

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.notes.has(STATES[self.state], act.source)


NAMED_HERE: Final = NamedHere()


CARD_NOTES: Final = (notes.REMEMBERED_CARD, notes.REMEMBERED_CARD, notes.SECOND_REMEMBERED_CARD)
"""The notes of the cards that a card remembers, by their number."""


@dataclass(frozen=True)
class RememberTarget(Effect):
    """This card, in play or contested, remembers the chosen card, or another one."""

    who: Who = TARGET
    number: int = 0
    """Which one, for a card that remembers several: the first, the second."""
    until: Until = "game"
    anew: bool = False
    """Whether it lasts only until you choose another one."""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if in_play_or_contested(table, act.source) and card != NOTHING and table.in_play(card):
            kind = CARD_NOTES[self.number]
            noting.erase(table, kind, act.source)
            noting.note(table, scope_until(table, self.until), kind, act.source, card=card)


@dataclass(frozen=True)
class ChosenCard(Who):
    """The card that this card remembers; with a number, the first or the second of two."""

    number: int = 0
    player: bool = False
    """Whether it is the minion who played this card."""
    location: bool = False
    """Whether it is a location."""

    def card(self, table: Table, act: Resolving) -> int:
        chosen = table.notes.first(CARD_NOTES[self.number], act.source)
        if chosen is not None:
            return chosen.card
        if self.player and not table.in_play(act.source):
            return act.here  # whom a deferred effect is about, after the card has left play
        return NOTHING


CHOSEN_CARD: Final = ChosenCard()
FIRST_CHOSEN: Final = ChosenCard(1)
SECOND_CHOSEN: Final = ChosenCard(2)
CHOSEN_LOCATION: Final = ChosenCard(location=True)
PLAYED_BY: Final = ChosenCard(player=True)


def teachable(table: Table, teacher: int, pupil: int) -> tuple[str, ...]:
    """The disciplines that one vampire has at superior and another hasn't."""
    return tuple(
        [
            discipline
            for discipline in DISCIPLINES
            if identity.level(table, teacher, discipline) == SUPERIOR
            and identity.level(table, pupil, discipline) < SUPERIOR
        ]
    )


@dataclass(frozen=True)
class CanLearn(Filter):
    """A vampire to whom the acting one can teach a discipline: one that he has at superior, and she
    hasn't; once this card remembers a discipline, this one."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        found = teachable(table, act.here, card)
        chosen = identity.remembered_word(table, act.source)
        return chosen in found if chosen else len(found) > 0


@dataclass(frozen=True)
class ChooseDiscipline(Asks):
    """You choose a discipline, which this card remembers."""

    to_teach: bool = False
    """Whether it is one that the acting vampire can teach the target, chosen as the action is
    announced."""

    def asked(self, table: Table, act: Resolving) -> int:
        if self.to_teach:
            return act.you if act.them != NOTHING else NOBODY
        return act.you if contests.in_play_or_contested(table, act.source) else NOBODY

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        found = teachable(table, act.here, act.them) if self.to_teach else DISCIPLINES
        return Choices([Name(discipline) for discipline in found])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        profiles.remember(table, act.source, move.word)
        playing.choose_discipline(table, seat, move.word)

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class ChooseClan(Asks):
    """You choose a clan, which this card remembers."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Name(clan) for clan in CLANS])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        profiles.remember(table, act.source, move.word)
        playing.choose_clan(table, seat, move.word)

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class RememberClan(Effect):
    """This card remembers the clan chosen when it was played, or that of a vampire."""

    of: Who | None = None

    def do(self, table: Table, act: Resolving) -> None:
        if self.of is None:
            clan = CLANS[act.them]
        else:
            clan = identity.clan(table, self.of.card(table, act))
        profiles.remember(table, act.source, clan)
        if table.host[act.source] != NOTHING:
            contests.check_clan_and_sect(table, table.host[act.source])


@dataclass(frozen=True)
class RememberBled(Effect):
    """This card remembers the Methuselah who is being bled."""

    def do(self, table: Table, act: Resolving) -> None:
        seat = bleed_target(table)
        if seat >= 0 and table.in_play(act.source):
            profiles.remember(table, act.source, str(seat))
            playing.choose_player(table, act.you, seat)


@dataclass(frozen=True)
class RememberAim(Effect):
    """This card remembers the Methuselahs at whom the current action was directed."""

    def do(self, table: Table, act: Resolving) -> None:
        action = current_action(table)
        if action is not None and table.in_play(act.source):
            seats = sorted(aimed_at(table, action))
            profiles.remember(table, act.source, ",".join([str(seat) for seat in seats]))


@dataclass(frozen=True)
class SameAim(Condition):
    """The current action is directed at the Methuselahs that this card remembers, apart from the
    acting one."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        if action is None:
            return False
        remembered = identity.remembered_word(table, act.source).split(",")
        seats = [str(seat) for seat in sorted(aimed_at(table, action))]
        return seats != [] and seats == [each for each in remembered if each != str(action.seat)]


@dataclass(frozen=True)
class WasDirected(Condition):
    """The current action was directed at another Methuselah when it was announced."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        return action is not None and len(aimed_at(table, action)) > 0


@dataclass(frozen=True)
class Remembered(Players):
    """The Methuselah that this card remembers."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        word = identity.remembered_word(table, act.source)
        return (int(word),) if word and not table.out[int(word)] else ()


REMEMBERED: Final = Remembered()
