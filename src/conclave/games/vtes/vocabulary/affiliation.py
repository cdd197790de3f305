"""Changing titles and sects."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.constants import ANARCH, NOTHING
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import SELF, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


def title_for(title: str, table: Table, card: int) -> str:
    """The title for a vampire; "kind:clan" stands for his own clan."""
    kind, _, detail = title.partition(":")
    return f"{kind}:{identity.clan(table, card)}" if detail == "clan" else title


@dataclass(frozen=True)
class ChangeTitle(Effect):
    """A vampire gains a title, or loses his own if `title` is empty."""

    title: str
    who: Who = SELF

    def subject(self) -> str:
        return "who"

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
    """A vampire changes sect, or becomes an anarch."""

    sect: str
    who: Who = SELF

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or not table.in_play(card):
            return
        if self.sect == ANARCH:
            contests.become_anarch(table, card)
        else:
            contests.change_sect(table, card, self.sect)
