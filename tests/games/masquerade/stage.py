"""Tables set up by hand, as in the examples of the rulebook.

Seats are named after their clans, in the order given; by default the first holds the ambition
token. Cards, allies and places have their names in moves; "?" marks face-down cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict, TypeVar, Unpack

import pytest

import conclave
from conclave import IllegalMove
from conclave.core.events import Event
from conclave.core.frames import FORCED, Asking, Frame, Window
from conclave.core.moves import NO_OPTIONS, Move, Options
from conclave.games.masquerade.rules.constants import (
    BIT,
    NOBODY,
    PLACES,
    PLANNING,
    RESOLUTION,
    SETUP,
)
from conclave.games.masquerade.rules.end import final_influence
from conclave.games.masquerade.rules.events.course import Counted
from conclave.games.masquerade.rules.library import CLAN_SIZE, CLANS, STARTING
from conclave.games.masquerade.rules.planning import BLOOD_LIMIT, Planning, PlanningTurn
from conclave.games.masquerade.rules.power import total_power
from conclave.games.masquerade.rules.resolution import LocationSteps, Resolution
from conclave.games.masquerade.rules.rounds import Round
from conclave.games.masquerade.rules.table import Table

GAME = conclave.game("masquerade")
E = TypeVar("E", bound=Event)
LEAST = ("done", "stay", "no", "pass")
Placed = Mapping[str, Mapping[str, Sequence[str]]]
"""Cards by place and clan."""


def new_game(seats: int = 4, seed: int = 1, options: Mapping[str, object] = {}) -> Table:
    """A new game, before the first choice."""
    table = GAME.start(seats, seed, options)
    assert isinstance(table, Table)
    return table


def seated(seats: int = 4, seed: int = 1, options: Mapping[str, object] = {}) -> Table:
    """A new game in which everybody has chosen the first available clan and relic."""
    opening = new_game(seats, seed, options)
    play_until(opening, lambda now: now.phase != SETUP)
    return opening


class Facts(TypedDict, total=False):
    """The facts of a table; clans, cards, allies and places by name."""

    cards: Placed
    blood_at: Mapping[str, Mapping[str, int]]
    hands: Mapping[str, Sequence[str]]
    decks: Mapping[str, Sequence[str]]
    blood: Mapping[str, int]
    influence: Mapping[str, int]
    alliances: Mapping[str, Sequence[str]]
    drained: Mapping[str, Sequence[str]]
    red: Mapping[str, int]
    grey: Mapping[str, int]
    at_stake: Mapping[str, str]
    relics: Mapping[str, str]
    location_cards: Mapping[str, str]
    holder: str
    round: int
    seed: int
    options: Mapping[str, object]


def table(*clans: str, **facts: Unpack[Facts]) -> Table:
    """A table without a question; the defaults are those of a new game.

    By default a pool has 6 blood and 3 influence, an alliance one victim, and a hand the starting
    cards that aren't deployed. The deck has all remaining cards, the given ones on top. Relics and
    location cards need no option.
    """
    built = new_game(len(clans), facts.get("seed", 1), facts.get("options", {}))
    library, number = built.library, built.library.numbers
    built.clan = [CLANS.index(clan) for clan in clans]
    built.offered_clans = built.offered_relics = ()
    built.holder = clans.index(facts.get("holder", clans[0]))
    built.round = facts.get("round", 1)
    for place, rows in facts.get("cards", {}).items():
        for clan, row in rows.items():
            spot = built.at(PLACES.index(place), clans.index(clan))
            built.cards[spot] = tuple([number[card.lstrip("?")] for card in row])
            for card in row:
                built.face_down[number[card.lstrip("?")]] = card.startswith("?")
                if not card.startswith("?"):
                    built.seen[number[card]] = BIT[len(clans) + 1] - 1
    for place, amounts in facts.get("blood_at", {}).items():
        for clan, amount in amounts.items():
            built.blood_at[built.at(PLACES.index(place), clans.index(clan))] = amount
    for seat in range(len(clans)):
        deal(built, seat, clans[seat], facts)
    for place, ally in facts.get("at_stake", {}).items():
        built.at_stake[PLACES.index(place)] = number[ally]
    for place, card in facts.get("location_cards", {}).items():
        built.location_card[PLACES.index(place)] = number[card]
    held = [ally for row in (*built.alliance, *built.drained) for ally in row]
    gone = {*held, *built.at_stake}
    built.ally_deck = tuple([ally for ally in built.ally_deck if ally not in gone])
    built.victims = 35 - held.count(library.victim)
    built.frames, built.steps = [], []
    return built


def deal(built: Table, seat: int, clan: str, facts: Facts) -> None:
    """Give a player his hand, deck, pool, alliance and relic."""
    number = built.library.numbers
    first = built.clan[seat] * CLAN_SIZE
    lying = {card for row in built.cards for card in row}
    own = [card for card in range(first, first + CLAN_SIZE) if card not in lying]
    hands, relics = facts.get("hands", {}), facts.get("relics", {})
    hand = [card for card in own if card < first + STARTING]
    if clan in hands:
        hand = [number[card] for card in hands[clan]]
    for card in range(first, first + STARTING):
        built.seen[card] = BIT[built.seats + 1] - 1
    top = [number[card] for card in facts.get("decks", {}).get(clan, ())]
    built.hand[seat] = tuple(hand)
    built.deck[seat] = (*top, *[card for card in own if card not in hand and card not in top])
    built.blood[seat] = facts.get("blood", {}).get(clan, 6)
    built.influence[seat] = facts.get("influence", {}).get(clan, 3)
    built.red[seat] = facts.get("red", {}).get(clan, 0)
    built.grey[seat] = facts.get("grey", {}).get(clan, 0)
    alliance = facts.get("alliances", {}).get(clan, ("victim",))
    built.alliance[seat] = tuple([number[ally] for ally in alliance])
    drained = facts.get("drained", {}).get(clan, ())
    built.drained[seat] = tuple([number[ally] for ally in drained])
    built.relic[seat] = number[relics[clan]] if clan in relics else NOBODY


def starting(*clans: str, **facts: Unpack[Facts]) -> Table:
    """A table at the card choice of a round, after feeding and location setup."""
    facts["round"] = facts.get("round", 1) - 1
    return _continuing(table(*clans, **facts), (Round(), 0))


def quiet_start(seats: int) -> Table:
    """A first round without abilities of allies, and clans that don't change hands or decks."""
    clans = ("brujah", "gangrel", "ventrue", "toreador", "nosferatu", "tremere")
    game = starting(*clans[:seats])
    cards = range(game.library.first_ally, game.library.victim)
    plain = [ally for ally in cards if not game.library.abilities[ally]]
    for place in game.places:
        game.at_stake[place] = plain.pop()
    game.ally_deck = tuple(plain)
    return game


def resolving(place: str, *clans: str, **facts: Unpack[Facts]) -> Table:
    """A table at the start of a location's resolution, when everybody there chooses a token."""
    built = table(*clans, **facts)
    built.phase = RESOLUTION
    at = PLACES.index(place)
    return _continuing(
        built, (Round(), 5), (Resolution(), built.places.index(at) + 2), (LocationSteps(at), 0)
    )


def location(place: str, *clans: str, **facts: Unpack[Facts]) -> Table:
    """The same, but the game stops after the location."""
    built = table(*clans, **facts)
    built.phase = RESOLUTION
    return _continuing(built, (Rest(), 0), (LocationSteps(PLACES.index(place)), 0))


def planning(clan: str, *clans: str, turns: int = 0, **facts: Unpack[Facts]) -> Table:
    """A table in a player's planning turn.

    `turns` is the number of planning turns taken by anybody before this one in this phase.
    """
    built = table(*clans, **facts)
    built.phase = PLANNING
    seat = clans.index(clan)
    built.active = seat
    order = built.order()
    step = turns - turns % len(order) + order.index(seat) + 1
    return _continuing(
        built,
        (Round(), Round.steps.index("planned")),
        (Planning(order), step),
        (PlanningTurn(seat, 0, BLOOD_LIMIT), 0),
    )


class Rest(Asking[Table]):
    """A frame at the bottom of the stack where a test stops: a question without options."""

    def run(self, table: Table, step: int) -> None:
        table.push(Window(FORCED, (table.holder,)))

    def options(self, table: Table, seat: int) -> Options:
        return NO_OPTIONS

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        raise NotImplementedError

    def rule(self, table: Table) -> str:
        return "MASQ-RES-03"


def _continuing(built: Table, *frames: tuple[Frame[Table], int]) -> Table:
    assert built.faults() == []
    for frame, step in frames:
        built.push(frame)
        built.go(step)
    built.events = []
    built.run()
    return built


# Playing


def play(built: Table, *moves: str) -> list[Event]:
    """Make the moves, each by the first seat that is asked; return all events."""
    happened: list[Event] = []
    for move in moves:
        happened += built.play(built.deciders[0], move)
    return happened


def play_until(built: Table, until: Callable[[Table], bool]) -> list[Event]:
    """Let everybody do as little as possible until a condition holds or the game is over."""
    happened: list[Event] = []
    while not built.over and not until(built):
        seat = built.deciders[0]
        least = [move for move in built.options(seat) if move.text in LEAST]
        happened += built.play(seat, [*least, built.options(seat)[0]][0])
    return happened


def stay(built: Table, *leaving: str) -> list[Event]:
    """Everybody at the location stays, except the given clans."""
    happened: list[Event] = []
    for seat in built.deciders:
        withdraws = clan_at(built, seat) in leaving
        happened += built.play(seat, "withdraw" if withdraws else "stay")
    return happened


def options(built: Table, clan: str | None = None) -> list[str]:
    """A player's options as text; without a clan, of the first seat that is asked."""
    seat = built.deciders[0] if clan is None else seat_of(built, clan)
    return [move.text for move in built.options(seat)]


def refused(built: Table, move: str, clan: str | None = None) -> str:
    """The rule that forbids a move."""
    seat = built.deciders[0] if clan is None else seat_of(built, clan)
    with pytest.raises(IllegalMove) as refusal:
        built.play(seat, move)
    return refusal.value.rule


# Queries


def seat_of(built: Table, clan: str) -> int:
    """The seat of a clan."""
    return built.clan.index(CLANS.index(clan))


def clan_at(built: Table, seat: int) -> str:
    """The clan of a seat."""
    return CLANS[built.clan[seat]]


def asked(built: Table) -> list[str]:
    """The clans that are asked now."""
    if not built.over and isinstance(built.asking, Rest):
        return []
    return [clan_at(built, seat) for seat in built.deciders]


def blood(built: Table, clan: str) -> int:
    """The blood in a pool."""
    return built.blood[seat_of(built, clan)]


def influence(built: Table, clan: str) -> int:
    """The influence in a pool."""
    return built.influence[seat_of(built, clan)]


def blood_at(built: Table, place: str, clan: str) -> int:
    """The deployed blood at a position."""
    return built.blood_at[built.at(PLACES.index(place), seat_of(built, clan))]


def cards_at(built: Table, place: str, clan: str) -> list[str]:
    """The cards at a position, with "?" before face-down ones."""
    cards = built.cards_at(PLACES.index(place), seat_of(built, clan))
    return [("?" if built.face_down[card] else "") + built.library.names[card] for card in cards]


def hand(built: Table, clan: str) -> list[str]:
    """The cards in a hand."""
    return [built.library.names[card] for card in built.hand[seat_of(built, clan)]]


def alliance(built: Table, clan: str) -> list[str]:
    """The undrained cards of an alliance."""
    return [built.library.names[ally] for ally in built.alliance[seat_of(built, clan)]]


def power(built: Table, place: str, clan: str) -> int:
    """The total power of a player at a location."""
    return total_power(built, seat_of(built, clan), PLACES.index(place))


def score(built: Table, clan: str) -> int:
    """A player's final influence if the game ended now."""
    return final_influence(built, seat_of(built, clan))


def drained(built: Table, clan: str) -> list[str]:
    """The drained cards of a player."""
    return [built.library.names[ally] for ally in built.drained[seat_of(built, clan)]]


def deck(built: Table, clan: str) -> list[str]:
    """A clan deck, top card first."""
    return [built.library.names[card] for card in built.deck[seat_of(built, clan)]]


def tokens(built: Table, clan: str) -> tuple[int, int]:
    """A player's red and grey diablerie tokens."""
    seat = seat_of(built, clan)
    return built.red[seat], built.grey[seat]


def holder(built: Table) -> str:
    """The clan that has the ambition token."""
    return clan_at(built, built.holder)


def clans_of(built: Table, events: Sequence[Event], kind: type[E]) -> list[str]:
    """The clans in events of one kind, in order."""
    seats = [event.to_dict()["seat"] for event in events_of(events, kind)]
    return [clan_at(built, seat) for seat in seats if isinstance(seat, int)]


def powers(events: Sequence[Event]) -> list[tuple[int, int, str]]:
    """The total powers that were counted: seat, power, place."""
    return [(one.seat, one.number, one.place) for one in events_of(events, Counted)]


def events_of(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
