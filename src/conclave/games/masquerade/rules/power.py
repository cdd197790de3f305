"""The power of a player at a location, computed in layers."""

from __future__ import annotations

from conclave.games.masquerade.rules.abilities import (
    BloodPower,
    FaceDownPower,
    HalvesPower,
    NullsHighest,
    Power,
    PowerAtLeast,
    WinsTies,
)
from conclave.games.masquerade.rules.constants import NOBODY
from conclave.games.masquerade.rules.reactions import spares
from conclave.games.masquerade.rules.table import Table
from conclave.lang.nodes import Ability, Effect
from conclave.lang.resolving import Resolving


class NoEffect(Effect):
    """Stands for the effect of a passive card."""


_NO_EFFECT = NoEffect()


def passive_context(table: Table, seat: int, card: int, place: int) -> Resolving:
    """The context for evaluating a passive card at a position."""
    return Resolving(_NO_EFFECT, seat, card, place, seat, 0, spares(table, card))


def total_power(table: Table, seat: int, place: int) -> int:
    """The power of the player's cards and blood there (MASQ-CONF-03, MASQ-CONF-04)."""
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
    """A card's power: nullified, then halved, then changed by its own abilities."""
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
    act = passive_context(table, seat, card, place)
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
    """The face-up cards of others here with this kind of ability, each with its player.

    Those of a partner who spares this player are left out.
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
    """Whether a card changes any power at a location, its own or others'."""
    act = passive_context(table, seat, card, place)
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
    """The power of face-down cards: 0 unless a card here gives them some (MASQ-GLOS-15)."""
    for phrase, owner, _ in table.lasting:
        if isinstance(phrase, FaceDownPower) and owner == seat and place == table.place:
            return phrase.number
    return 0


def standing_ability(table: Table, seat: int, kind: type[Ability]) -> bool:
    """Whether an ally in the alliance gives this ability."""
    return any(table.library.has(ally, kind) for ally in table.alliance[seat])


def ranking(table: Table, place: int) -> tuple[int, ...]:
    """The players at a location, by descending power.

    Ties go to a player who wins all ties, then by turn order (MASQ-ORDER-02, MASQ-R-53).
    """
    seats = table.present(place)
    keys = [
        (-total_power(table, seat, place), not standing_ability(table, seat, WinsTies), index, seat)
        for index, seat in enumerate(seats)
    ]
    return tuple([key[3] for key in sorted(keys)])
