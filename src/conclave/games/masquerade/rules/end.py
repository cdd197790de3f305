"""The end of the game: final influence, and who has won."""

from __future__ import annotations

from conclave.core.position import Outcome
from conclave.games.masquerade.rules.abilities import EndInfluence, WinsTies
from conclave.games.masquerade.rules.constants import NOBODY
from conclave.games.masquerade.rules.library import Relic
from conclave.games.masquerade.rules.power import passive_context, standing_ability
from conclave.games.masquerade.rules.table import Table


def final_influence(table: Table, seat: int) -> int:
    """Influence, alliance, drained cards and relic, less diablerie (MASQ-END-02, MASQ-VARR-06)."""
    library = table.library
    total = table.influence[seat] - table.red[seat] - table.grey[seat]
    for ally in table.alliance[seat]:
        total += library.ally[ally].influence
        for ability in library.abilities[ally]:
            if isinstance(ability, EndInfluence) and ability.if_.holds(
                table, passive_context(table, seat, ally, 0)
            ):
                total += ability.number
    for ally in table.drained[seat]:
        total += library.ally[ally].drained
    relic = table.relic[seat]
    if relic != NOBODY:
        card = library.cards[relic]
        assert isinstance(card, Relic)
        total += card.influence
    return total


def side(table: Table, seat: int) -> tuple[int, ...]:
    """The seats that win together: a team, or a single seat."""
    partner = table.partner(seat)
    return (seat,) if partner == NOBODY else (min(seat, partner), max(seat, partner))


def end_if_alone(table: Table) -> None:
    """End the game if only one player or team is left (MASQ-R-29)."""
    if len({side(table, seat) for seat in table.order()}) <= 1:
        conclude(table, "masquerade-alone", "MASQ-R-29")


def end_game(table: Table) -> None:
    """End the game after the haven of the third round (MASQ-END-01)."""
    conclude(table, "masquerade-prince", "MASQ-END-04")


def conclude(table: Table, reason: str, rule: str) -> None:
    """Rank all by influence, blood and turn order (MASQ-END-04..06, MASQ-VART-08..10)."""
    order = table.order()
    scores = [0] * table.seats
    ranks: dict[tuple[int, ...], tuple[int, ...]] = {}
    for seat in range(table.seats):
        team = [member for member in side(table, seat) if not table.out[member]]
        scores[seat] = sum([final_influence(table, member) for member in team])
        if team:
            ranks[side(table, seat)] = (
                scores[seat],
                int(any(standing_ability(table, member, WinsTies) for member in team)),
                sum([table.blood[member] for member in team]),
                -min([order.index(member) for member in team]),
            )
    places = []
    for seat in range(table.seats):
        merit = ranks.get(side(table, seat))
        ahead = [team for team, other in ranks.items() if merit is None or other > merit]
        places.append(1 + sum([len(team) for team in ahead]))
    table.end(Outcome(tuple(places), tuple(scores), reason, rule))
