"""Splitting a text with many decks: a tournament archive, or a JSON list of decks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise

from conclave.games.vtes.decks.names import all_cards
from conclave.games.vtes.decks.reading import DeckList, is_card
from conclave.games.vtes.decks.writing import as_link

CRYPT = re.compile(r"crypt\s*(?:[:(\[]|$)", re.IGNORECASE)
"""The heading that every deck of an archive has."""


def split_decks(text: str) -> list[str]:
    """The decks in a text. A deck's own heading lines stay with it."""
    if text.lstrip("\ufeff \n\r\t").startswith(("[", "{")):
        return _from_json(text)
    lines = text.splitlines()
    headings = [number for number, line in enumerate(lines) if CRYPT.match(line.strip())]
    starts = [0, *(_start(lines, one, other) for one, other in pairwise(headings))]
    ends = [*starts[1:], len(lines)]
    decks = ["\n".join(lines[start:end]) for start, end in zip(starts, ends)]
    return [deck for deck in decks if deck.strip()]


def _start(lines: list[str], before: int, heading: int) -> int:
    """Where the deck with this crypt begins: after the last card of the deck before."""
    for number in range(heading - 1, before, -1):
        if is_card(lines[number]):
            return number + 1
    return before + 1


def _from_json(text: str) -> list[str]:
    """The decks in a JSON text, as links. A text that isn't JSON counts as one deck."""
    try:
        data = json.loads(text.lstrip("\ufeff"))
    except (ValueError, RecursionError):
        return [text]
    return [as_link(deck) for deck in _decks(data)]


def _decks(data: object) -> Iterator[DeckList]:
    """Every object with a crypt and a library, however deep."""
    if isinstance(data, dict):
        if "crypt" in data and "library" in data:
            deck = DeckList(name=str(data.get("name") or ""))
            for id_, copies in [*_copies(data["crypt"]), *_copies(data["library"])]:
                card = all_cards().get(id_)
                if card is not None:
                    deck.add(card, copies)
            yield deck
            return
        data = list(data.values())
    if isinstance(data, list):
        for entry in data:
            yield from _decks(entry)


def _copies(pile: object) -> Iterator[tuple[int, int]]:
    """Public numbers and copies: `{"200001": 2}`, or entries with `id` and `count`."""
    if isinstance(pile, list):
        for entry in pile:
            yield from _copies(entry)
    elif isinstance(pile, dict) and isinstance(pile.get("count"), int) and "id" in pile:
        if str(pile["id"]).isdigit():
            yield int(pile["id"]), pile["count"]
    elif isinstance(pile, dict):
        for key, value in pile.items():
            if str(key).isdigit() and isinstance(value, int):
                yield int(key), value
            else:
                yield from _copies(value)
