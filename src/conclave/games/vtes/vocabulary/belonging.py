"""Clans that cards remember, titles and sects that vampires change."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.events import playing as told
from conclave.games.vtes.rules.moves import Name
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import CLANS, NOTHING
from conclave.games.vtes.vocabulary.parts import SELF, Who
from conclave.lang.effects import Asks
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


def title_for(title: str, table: Table, card: int) -> str:
    """A title of a clan is that of the vampire's clan."""
    kind, _, detail = title.partition(":")
    return f"{kind}:{identity.clan(table, card)}" if detail == "clan" else title


@dataclass(frozen=True)
class ChooseClan(Asks):
    """You choose a clan, which this card remembers."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Name(clan) for clan in CLANS])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        counters.set_profile(table, act.source, (move.word, "", "", False, False))
        table.tell(told.ChoseClan(seat, move.word))

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class RememberClan(Effect):
    """This card remembers the clan that was chosen when it was played."""

    def do(self, table: Table, act: Resolving) -> None:
        counters.set_profile(table, act.source, (CLANS[act.them], "", "", False, False))
        if table.host[act.source] != NOTHING:
            contests.has_changed(table, table.host[act.source])


@dataclass(frozen=True)
class ChangeTitle(Effect):
    """A vampire gains a title, or loses his own if none is named."""

    title: str
    who: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or not table.in_play(card):
            return
        if self.title:
            contests.give_title(table, card, title_for(self.title, table, card))
        else:
            contests.lose_title(table, card)


@dataclass(frozen=True)
class ChangeSect(Effect):
    """A vampire changes to a sect."""

    sect: str
    who: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            contests.change_sect(table, card, self.sect)
