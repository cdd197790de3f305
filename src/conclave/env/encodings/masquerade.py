"""Masquerade: every move with every card, place and seat has a number."""

from __future__ import annotations

from typing import Any, Final

from conclave.core.game import Game
from conclave.env.actions import FixedActions, expand
from conclave.env.encoding import Encoding
from conclave.env.encodings.questions import effects, questions
from conclave.env.parts import Kinds
from conclave.env.schema import Schema

CLANS: Final = (
    "brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue",
)  # fmt: skip
PHASES: Final = ("setup", "feeding", "choice", "planning", "resolution")
STEPS: Final = ("withdrawal", "reveal", "preparation", "conflict", "aftermath")
FACES: Final = ("up", "down")
MAX_NUMBER: Final = 60
"""The largest number that can be chosen: blood, tokens, bids."""
MAX_CARDS: Final = 9
"""The largest number of cards of a seat at a place."""


def encoding(game: Game, seats: int, view: dict[str, Any]) -> Encoding:
    """The encoding of Masquerade: the whole view."""
    places = tuple(view["at_stake"])
    cards = tuple(game.cards)
    kinds = Kinds(seats)
    parts = [
        kinds.number("round"),
        kinds.word("phase", PHASES),
        kinds.word("step", STEPS),
        kinds.word("place", places),
        *[kinds.seat(fact) for fact in ("active", "holder", "winner")],
        kinds.order("order"),
        kinds.seat_by_seat("partners"),
        kinds.word_by_seat("clans", CLANS),
        kinds.words("offered_clans", CLANS),
        kinds.words("offered_relics", cards),
        kinds.word_by_seat("relics", cards),
        *[
            kinds.by_seat(row)
            for row in (
                "out", "relics_used", "blood", "influence", "red_tokens", "grey_tokens", "score",
                "hand", "drawn", "deck",
            )
        ],
        *[
            kinds.words_by_seat(row, cards, f"{row}.cards")
            for row in ("alliance", "drained", "hand", "seen", "drawn", "bottom")
        ],
        kinds.word_of_each("location_cards", places, cards),
        kinds.word_of_each("at_stake", places, cards),
        *[kinds.words_by_seat(f"cards.{place}", cards) for place in places],
        *[kinds.by_seat(f"cards.{place}", f"cards.{place}.number") for place in places],
        *[
            kinds.things_by_seat(f"face_down.{place}", MAX_CARDS, ("face down",), face_down)
            for place in places
        ],
        kinds.table_by_seat("deployed_blood", places),
        kinds.table_by_seat("power", places),
        kinds.number("victims"),
        kinds.number("allies_left"),
        kinds.word("question.name", questions(game, "Deploying")),
    ]  # fmt: skip
    return Encoding(Schema(game.name, seats, parts), FixedActions(texts(game, seats, places)))


def face_down(card: bool) -> list[float]:
    """1 for a face-down card, -1 for a face-up one."""
    return [1.0 if card else -1.0]


def texts(game: Game, seats: int, places: tuple[str, ...]) -> list[str]:
    """The texts of all possible moves."""
    cards = tuple(game.cards)
    numbers = range(MAX_NUMBER + 1)
    found = ["pass", "done", "stay", "withdraw", "yes", "no"]
    found += expand("clan {clan}", clan=CLANS)
    found += expand("target {seat}", seat=range(seats))
    found += expand("go {place}", place=places)
    for form in ("blood", "turn", "number"):
        found += expand(form + " {number}", number=numbers)
    for form in ("relic", "use", "bottom", "drain", "resolve", "pick"):
        found += expand(form + " {card}", card=cards)
    found += expand(
        "look {place} {seat} {number}",
        place=places,
        seat=range(seats),
        number=range(MAX_CARDS + 1),
    )
    found += expand("choose {effect}", effect=(*effects(game), "reveal", "keep-down"))
    found += expand("play {card} {place} {face}", card=cards, place=places, face=FACES)
    return found
