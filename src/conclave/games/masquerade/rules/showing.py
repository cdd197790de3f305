"""The view of a seat, built by naming what it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.core.position import ALL_SEEING, Plain
from conclave.games.masquerade.rules import knowledge
from conclave.games.masquerade.rules.constants import PLACES
from conclave.games.masquerade.rules.library import CLANS

if TYPE_CHECKING:
    from conclave.games.masquerade.rules.table import Table


def show(table: Table, seat: int | None) -> dict[str, Plain]:
    """The table as this seat may know it, with names of cards and places."""
    from conclave.games.masquerade.rules.conflict import influence_rewards
    from conclave.games.masquerade.rules.end import final_influence
    from conclave.games.masquerade.rules.frenzy import diablerie_tokens, tokens_left
    from conclave.games.masquerade.rules.planning import down_cost, turns_in_round
    from conclave.games.masquerade.rules.power import total_power
    from conclave.games.masquerade.rules.rounds import ROUNDS

    everyone = range(table.seats)
    names = table.library.names
    return {
        **table.open_fields(),
        "rounds": ROUNDS,
        "turn": table.turn,
        "turns": turns_in_round(table),
        "place": PLACES[table.place] or None,
        "step": table.step or None,
        "order": list(table.order()),
        "partners": [seat_or_none(table.partner(other)) for other in everyone],
        "clans": [None if clan < 0 else CLANS[clan] for clan in table.clan],
        "offered_clans": [CLANS[clan] for clan in table.offered_clans],
        "offered_relics": [names[relic] for relic in table.offered_relics],
        "relics": [None if relic < 0 else names[relic] for relic in table.relic],
        "relics_used": table.relic_used[:],
        "red_tokens": table.red[:],
        "grey_tokens": table.grey[:],
        "tokens_left": [tokens_left(table, other) for other in everyone],
        "diablerie": {
            names[ally]: tokens
            for other in everyone
            for ally in table.alliance[other]
            if (tokens := diablerie_tokens(table.library, ally))
        },
        "alliance": [[names[ally] for ally in table.alliance[other]] for other in everyone],
        "drained": [[names[ally] for ally in table.drained[other]] for other in everyone],
        "score": [0 if table.out[other] else final_influence(table, other) for other in everyone],
        "hand": [
            cards_or_count(table, seat, "hand", other, table.hand[other]) for other in everyone
        ],
        "seen": [seen(table, seat, other) for other in everyone],
        "drawn": [
            cards_or_count(table, seat, "drawn", other, table.drawn[other]) for other in everyone
        ],
        "deck": [
            [names[card] for card in table.deck[other]]
            if table.sees(seat, ("deck", other))
            else len(table.deck[other])
            for other in everyone
        ],
        "bottom": [bottom(table, seat, other) for other in everyone],
        "location_cards": {
            PLACES[place]: name_or_none(names, table.location_card[place]) for place in table.places
        },
        "at_stake": {
            PLACES[place]: name_or_none(names, table.at_stake[place]) for place in table.places
        },
        "rewards": {PLACES[place]: influence_rewards(table, place) for place in table.places},
        "down_costs": {
            PLACES[place]: [down_cost(table, other, place) for other in everyone]
            for place in table.places
        },
        "cards": {
            PLACES[place]: [cards(table, seat, place, other) for other in everyone]
            for place in table.places
        },
        "face_down": {
            PLACES[place]: [
                [table.face_down[card] for card in table.cards_at(place, other)]
                for other in everyone
            ]
            for place in table.places
        },
        "deployed_blood": {
            PLACES[place]: [table.blood_at[table.at(place, other)] for other in everyone]
            for place in table.places
        },
        "power": {
            PLACES[place]: [total_power(table, other, place) for other in everyone]
            for place in table.places
        },
        "winner": seat_or_none(table.winner),
        "victims": table.victims,
        "allies_left": [names[ally] for ally in table.ally_deck]
        if table.sees(seat, ("ally deck", 0))
        else len(table.ally_deck),
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def name_or_none(names: list[str], card: int) -> str | None:
    return None if card < 0 else names[card]


def cards_or_count(
    table: Table, seat: int | None, kind: str, owner: int, held: tuple[int, ...]
) -> list[str] | int:
    """The cards for their owner, their number for others."""
    if table.sees(seat, (kind, owner)):
        return [table.library.names[card] for card in held]
    return len(held)


def seen(table: Table, seat: int | None, owner: int) -> list[str] | None:
    """Another player's hidden cards that this seat has seen before."""
    if seat in (owner, ALL_SEEING):
        return None
    return [table.library.names[card] for card in knowledge.known_in_possession(table, seat, owner)]


def bottom(table: Table, seat: int | None, owner: int) -> list[str] | None:
    """The cards that the owner put at the bottom of his deck, for his eyes."""
    if not table.sees(seat, ("bottom", owner)):
        return None
    deck = table.deck[owner]
    return [table.library.names[card] for card in deck[len(deck) - table.bottomed[owner] :]]


def cards(table: Table, seat: int | None, place: int, other: int) -> list[str | None]:
    """The cards at a position, with None for those that this seat doesn't know."""
    return [
        table.library.names[card] if table.sees(seat, ("card", card)) else None
        for card in table.cards_at(place, other)
    ]
