"""Setup: players choose clans, and relics in that variant."""

from __future__ import annotations

from conclave.core.errors import IllegalMove
from conclave.core.frames import ASK_ONCE, FIRST, FORCED, Asking, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules.atoms import setup
from conclave.games.masquerade.rules.library import CLANS
from conclave.games.masquerade.rules.moves import TakeClan, TakeRelic
from conclave.games.masquerade.rules.rounds import Round
from conclave.games.masquerade.rules.table import Table


def set_up(table: Table) -> None:
    """Lay everything out, and let the players choose."""
    setup.lay_out(table)
    if table.settings["locations"] == "yes":
        setup.lay_location_cards(table)
    if table.settings["relics"] == "yes":
        setup.lay_relics(table)
    table.push(Round())
    if table.settings["relics"] == "yes":
        table.push(ChoosingRelics())
    table.push(ChoosingClans())


class ChoosingClans(Asking[Table]):
    """Everybody chooses a clan, the holder first (MASQ-SETUP-05)."""

    steps = ASK_ONCE

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(Window(FORCED, table.order()))
        else:
            table.pop()
            if not table.offered_relics:
                setup.put_away_offers(table)

    def options(self, table: Table, seat: int) -> Options:
        return Choices([TakeClan(CLANS[clan]) for clan in table.offered_clans])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, TakeClan)
        setup.take_clan(table, seat, CLANS.index(move.clan))

    def rule(self, table: Table) -> str:
        return "MASQ-SETUP-05"

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if isinstance(move, TakeClan):
            return IllegalMove("MASQ-SETUP-05", "masquerade-clan-not-offered", clan=move.clan)
        return IllegalMove("MASQ-SETUP-05", "not-offered", move=move.text)


class ChoosingRelics(Asking[Table]):
    """Everybody chooses a relic, counter-clockwise, the holder last (MASQ-VARR-02)."""

    steps = ASK_ONCE

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(Window(FORCED, tuple(reversed(table.order()))))
        else:
            table.pop()
            setup.put_away_offers(table)

    def options(self, table: Table, seat: int) -> Options:
        return Choices([TakeRelic(table.library.names[relic]) for relic in table.offered_relics])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, TakeRelic)
        setup.take_relic(table, seat, table.library.numbers[move.relic])

    def rule(self, table: Table) -> str:
        return "MASQ-VARR-02"
