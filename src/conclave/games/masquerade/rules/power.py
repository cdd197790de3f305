"""How much power a player has at a location: read from the cards, layer by layer."""

from __future__ import annotations

from conclave.games.masquerade.rules.reactions import spares
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.rules.words import NOBODY
from conclave.games.masquerade.vocabulary.standing import (
    BloodPower,
    FaceDownPower,
    HalvesPower,
    NullsHighest,
    Power,
    PowerAtLeast,
    WinsTies,
)
from conclave.lang.nodes import Ability, Effect
from conclave.lang.resolving import Resolving


class Nothing(Effect):
    """Stands for the act of a card that only lies there."""


_NOTHING = Nothing()


def lying(table: Table, seat: int, card: int, place: int) -> Resolving:
    """The situation in which a card lies at a position."""
    return Resolving(_NOTHING, seat, card, place, seat, 0, spares(table, card))


def total_power(table: Table, seat: int, place: int) -> int:
    """The power of the player's cards there, and of his blood (MASQ-CONF-03, MASQ-CONF-04)."""
    each = 1
    total = 0
    for card in table.cards_at(place, seat):
        total += card_power(table, seat, card, place)
        if not table.face_down[card]:
            for ability in table.library.abilities[card]:
                if isinstance(ability, BloodPower):
                    each = ability.number
    return total + each * table.blood_at[table.at(place, seat)]


def card_power(table: Table, seat: int, card: int, place: int) -> int:
    """A card's power: first what nulls it, then what halves it, its own power, more and less."""
    if table.face_down[card]:
        return face_down_power(table, seat, place)
    power = table.library.power[card]
    for other, rival_card in against(table, seat, place, NullsHighest):
        if power == highest_against(table, other, rival_card, place):
            power = 0
    for _ in against(table, seat, place, HalvesPower):
        power //= 2
    abilities = table.library.abilities[card]
    if not abilities:
        return power
    act = lying(table, seat, card, place)
    for ability in abilities:
        if isinstance(ability, Power):
            if ability.set_to is not None:
                power = ability.set_to.count(table, act)
            power += ability.change(table, act)
    for ability in abilities:
        if isinstance(ability, PowerAtLeast):
            power = max(power, ability.number)
    return power


def against(table: Table, seat: int, place: int, kind: type[Ability]) -> list[tuple[int, int]]:
    """The others' face-up cards here with such an ability, and whose they are.

    Not those of a partner who spares this player.
    """
    return [
        (other, card)
        for other in table.present(place)
        if other != seat
        for card in table.face_up(place, other)
        if table.library.has(card, kind)
        and not (seat == table.partner(other) and spares(table, card))
    ]


def highest_against(table: Table, seat: int, card: int, place: int) -> int:
    """The highest printed power among the other players' face-up cards at a location."""
    spared = table.partner(seat) if spares(table, card) else NOBODY
    return max(
        [
            table.library.power[other_card]
            for other in table.present(place)
            if other != seat and other != spared
            for other_card in table.face_up(place, other)
        ],
        default=0,
    )


def changes_power(table: Table, seat: int, card: int, place: int) -> bool:
    """Whether what a card says of power makes a difference at a location, to itself or others."""
    act = lying(table, seat, card, place)
    for ability in table.library.abilities[card]:
        if isinstance(ability, Power) and ability.set_to is not None:
            return True
        if isinstance(ability, Power) and ability.change(table, act) != 0:
            return True
        if isinstance(ability, BloodPower) and table.blood_at[table.at(place, seat)] > 0:
            return True
        if isinstance(ability, (NullsHighest, HalvesPower)):
            return highest_against(table, seat, card, place) > 0
    return False


def face_down_power(table: Table, seat: int, place: int) -> int:
    """None, unless a card gives some for the location being resolved (MASQ-GLOS-15)."""
    for phrase, owner, _ in table.lasting:
        if isinstance(phrase, FaceDownPower) and owner == seat and place == table.place:
            return phrase.number
    return 0


def standing_ability(table: Table, seat: int, kind: type[Ability]) -> bool:
    """Whether an ally in the alliance gives this ability."""
    return any(table.library.has(ally, kind) for ally in table.alliance[seat])


def ranking(table: Table, place: int) -> tuple[int, ...]:
    """The players at a location from the most power to the least.

    Ties go by turn order (MASQ-ORDER-02, MASQ-R-53), but first to whoever wins all ties.
    """
    seats = table.present(place)
    keys = [
        (-total_power(table, seat, place), not standing_ability(table, seat, WinsTies), index, seat)
        for index, seat in enumerate(seats)
    ]
    return tuple([key[3] for key in sorted(keys)])
