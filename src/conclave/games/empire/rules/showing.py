"""The view of a seat, built by naming what it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.core.position import Plain
from conclave.games.empire.rules.constants import (
    ACTIONS,
    BIT,
    CHARACTERS,
    CLASS_OF,
    HUMAN_SIDE,
    NOBODY,
    TRACES,
    VAMPIRE_SIDE,
    members,
)

if TYPE_CHECKING:
    from conclave.games.empire.rules.table import Pile, Table


def show(table: Table, seat: int | None) -> dict[str, Plain]:
    """The table as this seat may know it, with names of characters and cards."""
    names = table.library.names
    bottom = table.town[len(table.town) - table.hidden :]
    return {
        **table.open_fields(),
        "sides": [VAMPIRE_SIDE if other == table.vampire_seat else HUMAN_SIDE for other in (0, 1)],
        "time": table.time,
        "castle": names_of(table.castle),
        "town": [CHARACTERS[who] for who in sorted(table.town)],
        "town_bottom": names_of(bottom),
        "town_order": names_of(table.town) if table.sees(seat, ("town", 0)) else None,
        "dead": names_of(table.dead),
        "classes": {name: CLASS_OF[who] for who, name in enumerate(CHARACTERS)},
        "natures": {name: nature(table, seat, who) for who, name in enumerate(CHARACTERS)},
        "unmasked": names_of(members(table.unmasked)),
        "cleared": names_of(members(table.cleared)),
        "trusted": names_of(members(table.trusted)) if table.sees(seat, ("trusted", 0)) else None,
        "attack_markers": {CHARACTERS[who]: table.attack_markers[who] for who in table.castle},
        "defence_markers": {CHARACTERS[who]: table.defence_markers[who] for who in table.castle},
        "traces": {
            name: {each: table.traces[kind][who] for kind, each in enumerate(TRACES)}
            for who, name in enumerate(CHARACTERS)
        },
        "hand": [cards_or_count(table, seat, "hand", other, table.hand[other]) for other in (0, 1)],
        "cellar": [
            cards_or_count(table, seat, "pile", other, table.cellar[other]) for other in (0, 1)
        ],
        "moat": [cards_or_count(table, seat, "pile", other, table.moat[other]) for other in (0, 1)],
        "spent": [[names[card] for card in table.spent[other]] for other in (0, 1)],
        "sunk": [[names[card] for card in table.sunk[other]] for other in (0, 1)],
        "fetched": list(table.fetched),
        "draw_pile": [
            cards_or_count(table, seat, "pile", other, table.draw_pile[other]) for other in (0, 1)
        ],
        "deck": [[names[card] for card in table.deck[other]] for other in (0, 1)],
        "cellar_closed": list(table.cellar_closed),
        "forbidden": [name for place, name in enumerate(ACTIONS) if table.forbidden & 1 << place],
        "in_play": [names[card] for _, card in table.in_play],
        "laid": [[names[card] for card in table.laid[other]] for other in (0, 1)],
        "combat": None if table.attacker == NOBODY else combat(table),
    }


def combat(table: Table) -> dict[str, Plain]:
    """The combat: who fights whom, both values, and how much of them is not from cards."""
    from conclave.games.empire.rules.combat import ROUNDS, value_of

    seats = (table.active, 1 - table.active)
    attack, defence = [value_of(table, seat) for seat in seats]
    value = table.library.value
    cards = [sum([value[card] for card in table.laid[seat]]) for seat in seats]
    return {
        "attacker": CHARACTERS[table.attacker],
        "target": CHARACTERS[table.target],
        "seats": list(seats),
        "round": table.round,
        "rounds": ROUNDS,
        "attack": attack,
        "defence": defence,
        "extra": [attack - cards[0], defence - cards[1]],
    }


def names_of(who: tuple[int, ...]) -> list[str]:
    """The names of characters."""
    return [CHARACTERS[each] for each in who]


def nature(table: Table, seat: int | None, who: int) -> str | None:
    """The nature of a character, if the seat knows it."""
    if not table.sees(seat, ("nature", who)):
        return None
    return "vampire" if table.vampires & BIT[who] else "human"


def cards_or_count(
    table: Table, seat: int | None, kind: str, owner: int, pile: Pile
) -> list[str] | int:
    """The cards of a pile for its owner, their number for others."""
    if table.sees(seat, (kind, owner)):
        return [table.library.names[card] for card in pile]
    return len(pile)
