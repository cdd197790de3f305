"""Lasting links between a minion and a Methuselah."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.requirements import ChosenPlayer
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.conditions import ActionIs, AllHold, Fits, IsDirected
from conclave.games.vtes.vocabulary.memory import NamedHere
from conclave.games.vtes.vocabulary.parts import ACTING_MINION, SELF, TARGET, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class BleedsHarder(Effect):
    """For the rest of the game, a minion gets more bleed and stealth when he bleeds the CHOSEN
    Methuselah, whom this card remembers."""

    amount: int
    who: Who

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        minion = self.who.card(table, act)
        for seat in ChosenPlayer().seats(table, act):
            noting.note(table, 0, notes.REMEMBERED_SEAT, act.source, seat=seat)
        if minion == NOTHING or not table.in_play(minion):
            return
        bleeding = AllHold(ActionIs((BLEED,)), Fits(ACTING_MINION, TARGET), IsDirected(NamedHere()))
        for what in ("bleed", "stealth"):
            help_ = Bonus(what, self.amount, to=SELF, if_=bleeding)
            noting.note(table, 0, notes.GRANTED, minion, card=act.source, phrase=help_)
