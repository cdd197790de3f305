"""What a vampire gets for burning a Red List minion (VTES-11-07..10, VTES-1.6.2-19..21)."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.actions.aim import aimed_at
from conclave.games.vtes.rules.atoms import moving, piles
from conclave.games.vtes.rules.moves import DONE, Name, Target
from conclave.games.vtes.rules.reading import belongings, identity
from conclave.games.vtes.rules.situation import acting, fighting
from conclave.games.vtes.rules.steps import Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import (
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


def earns(table: Table, vampire: int, victim: int) -> bool:
    """Whether a vampire who burns this minion gets trophies for it: a Red List minion, in combat
    or by a directed action (VTES-11-07)."""
    if vampire == NOTHING or not identity.is_vampire(table, vampire):
        return False
    if not identity.is_minion(table, victim) or not identity.has_trait(table, victim, RED_LIST):
        return False
    fight = fighting(table)
    if fight is not None and fight.opponent(vampire) == victim:
        return True
    action = acting(table)
    if action is None or action.minion != vampire:
        return False
    return aimed_at(table, action) != NOBODY


def award(table: Table, vampire: int) -> None:
    """A vampire burned a Red List minion: trophies in play, and one that is looked for."""
    if table.zone[vampire] in (READY, TORPOR):
        table.push(SearchingCard(table.controller[vampire], vampire, TROPHY))
        for seat in reversed(table.clockwise(table.active)):
            table.push(MovingTrophies(seat, vampire))


class MovingTrophies(Step):
    """A Methuselah may move her trophies that are on no vampire onto this one."""

    __match_args__ = ("seat", "vampire")

    def __init__(self, seat: int, vampire: int) -> None:
        self.seat = seat
        self.vampire = vampire

    def run(self, table: Table, step: int) -> None:
        if table.in_play(self.vampire) and self.free(table):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def free(self, table: Table) -> list[int]:
        """Her trophies in play that are on no vampire."""
        return [
            card
            for card in table.beside[self.seat]
            if not table.contested[card]
            and table.cards.has(table.what[card], TROPHY)
            and belongings.may_have(table, self.vampire, card)
        ]

    def options(self, table: Table, seat: int) -> Options:
        return Choices([*[Target(table.word(card)) for card in self.free(table)], DONE])

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


class SearchingCard(Step):
    """A player may search library, ash heap and hand for a card of a kind, for a vampire."""

    __match_args__ = ("seat", "vampire", "trait", "by_card")

    def __init__(self, seat: int, vampire: int, trait: str, by_card: bool = False) -> None:
        self.seat = seat
        self.vampire = vampire
        self.trait = trait
        self.by_card = by_card
        """Whether a card says so, and not the rules."""

    def run(self, table: Table, step: int) -> None:
        if step == 0 and not table.out[self.seat] and table.in_play(self.vampire):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def suits(self, table: Table, card: int) -> bool:
        """Whether a card may be put on the vampire: on whom it could be played does not matter, but
        a discipline that he has at superior does."""
        return belongings.may_have(table, self.vampire, card) and all(
            identity.level(table, self.vampire, discipline) < SUPERIOR
            for discipline in table.cards.levels[table.what[card]]
        )

    def found(self, table: Table) -> list[int]:
        """The cards that may be taken, each name once."""
        names: dict[int, int] = {}
        for card in (*table.hand[self.seat], *table.ash[self.seat], *table.library[self.seat]):
            number = table.what[card]
            fits = table.cards.has(number, self.trait) and number not in names
            if fits and self.suits(table, card):
                names[number] = card
        return list(names.values())

    def options(self, table: Table, seat: int) -> Options:
        names = sorted([table.card_name(card) for card in self.found(table)])
        return Choices([*[Name(name) for name in names], DONE])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        table.pop()
        searched = len(table.library[seat]) > 0
        if isinstance(move, Name):
            for card in self.found(table):
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
