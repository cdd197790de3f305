"""Rewards for burning a Red List minion (VTES-11-07..10, VTES-1.6.2-19..21)."""

from __future__ import annotations

from conclave.core.frames import ASK_ONCE, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.abilities.identity import LEVELS
from conclave.games.vtes.rules.actions.aim import target_seat
from conclave.games.vtes.rules.atoms import moving, piles
from conclave.games.vtes.rules.constants import (
    BESIDE,
    LIBRARY,
    NOBODY,
    NOTHING,
    READY,
    RED_LIST,
    SUPERIOR,
    TORPOR,
    TROPHY,
)
from conclave.games.vtes.rules.current import current_action, current_combat
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.moves import DONE, Name, Target
from conclave.games.vtes.rules.reading import belongings, identity
from conclave.games.vtes.rules.table import Table


def earns_trophies(table: Table, vampire: int, victim: int) -> bool:
    """Whether a vampire who burns this minion gets trophies: a Red List minion, in combat or by a
    directed action (VTES-11-07)."""
    if vampire == NOTHING or not identity.is_vampire(table, vampire):
        return False
    if not identity.is_minion(table, victim) or not identity.has_trait(table, victim, RED_LIST):
        return False
    fight = current_combat(table)
    if fight is not None and fight.opponent(vampire) == victim:
        return True
    action = current_action(table)
    if action is None or action.minion != vampire:
        return False
    return target_seat(table, action) != NOBODY


def award_trophies(table: Table, vampire: int) -> None:
    """A vampire who burned a Red List minion gets trophies in play, and may search for one."""
    if table.zone[vampire] in (READY, TORPOR):
        table.push(SearchingCard(table.controller[vampire], vampire, TROPHY))
        for seat in reversed(table.clockwise(table.active)):
            table.push(MovingTrophies(seat, vampire))


class MovingTrophies(TableFrame):
    """A Methuselah may move her trophies that are on no vampire to this one."""

    __match_args__ = ("seat", "vampire")

    def __init__(self, seat: int, vampire: int) -> None:
        self.seat = seat
        self.vampire = vampire

    def run(self, table: Table, step: int) -> None:
        if table.in_play(self.vampire) and self.loose_trophies(table):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def loose_trophies(self, table: Table) -> list[int]:
        """Her trophies in play that are on no vampire."""
        return [
            card
            for card in table.beside[self.seat]
            if not table.contested[card]
            and table.cards.has(table.definition[card], TROPHY)
            and belongings.may_have(table, self.vampire, card)
        ]

    def options(self, table: Table, seat: int) -> Options:
        return Choices([*[Target(table.word(card)) for card in self.loose_trophies(table)], DONE])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Target):
            card = table.read(move.card)
            moving.enter(table, card, BESIDE, seat, self.vampire)
        else:
            table.pop()

    def rule(self, table: Table) -> str:
        return "VTES-1.6.2-19"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.word(self.vampire)}


class SearchingCard(TableFrame):
    """A player may search her library, ash heap and hand for a card with a trait, for a vampire."""

    steps = ASK_ONCE

    __match_args__ = ("seat", "vampire", "trait", "by_card", "only_library", "disciplines")

    def __init__(
        self,
        seat: int,
        vampire: int,
        trait: str,
        by_card: bool = False,
        only_library: bool = False,
        disciplines: tuple[str, ...] = (),
    ) -> None:
        self.seat = seat
        self.vampire = vampire
        self.trait = trait
        self.by_card = by_card
        """Whether a card says so, rather than the rules."""
        self.only_library = only_library
        self.disciplines = disciplines
        """The disciplines of the cards to look for; empty: any."""

    def run(self, table: Table, step: int) -> None:
        if step == FIRST and not table.out[self.seat] and table.in_play(self.vampire):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def may_attach(self, table: Table, card: int) -> bool:
        """Whether a card may be put on the vampire. Its targets when played don't matter, but he
        must not have its discipline at superior."""
        levels = LEVELS.of(table, card)
        if self.disciplines and not any(each in self.disciplines for each in levels):
            return False
        return belongings.may_have(table, self.vampire, card) and all(
            identity.level(table, self.vampire, discipline) < SUPERIOR for discipline in levels
        )

    def candidates(self, table: Table) -> list[int]:
        """The cards to choose from, one of each name."""
        names: dict[int, int] = {}
        others = () if self.only_library else (*table.hand[self.seat], *table.ash[self.seat])
        for card in (*others, *table.library[self.seat]):
            number = table.definition[card]
            fits = table.cards.has(number, self.trait) and number not in names
            if fits and self.may_attach(table, card):
                names[number] = card
        return list(names.values())

    def options(self, table: Table, seat: int) -> Options:
        names = sorted([table.card_name(card) for card in self.candidates(table)])
        return Choices([*[Name(name) for name in names], DONE])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        table.pop()
        searched = len(table.library[seat]) > 0
        if isinstance(move, Name):
            for card in self.candidates(table):
                if table.card_name(card) == move.word:
                    searched = table.zone[card] == LIBRARY
                    moving.begin_playing(table, card, seat)
                    contests.come_into_play(table, card, NOTHING, seat, self.vampire)
                    break
        if searched:
            piles.shuffle(table, seat)

    def prompt(self) -> str:
        return "Searching"

    def rule(self, table: Table) -> str:
        if self.by_card:
            rule: str = table.game.card_rule
            return rule
        return "VTES-11-07" if self.trait == TROPHY else "VTES-6.5.5-06"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"kind": self.trait, "card": table.word(self.vampire)}
