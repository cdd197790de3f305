"""Writing a deck in the usual formats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from urllib.parse import quote

from conclave.games.vtes.decks.names import Named, all_cards
from conclave.games.vtes.decks.reading import DeckList

LINK = "https://vdb.im/decks/deck"
TYPE_ORDER = (
    "master", "conviction", "power", "action", "political action", "ally", "equipment",
    "retainer", "action modifier", "action modifier/combat", "action modifier/reaction",
    "reaction", "combat", "combat/reaction", "event",
)  # fmt: skip


def rows(pile: Counter[int]) -> list[tuple[Named, int]]:
    """The cards of a pile with their copies, by name."""
    found = [(all_cards()[id_], copies) for id_, copies in pile.items()]
    return sorted(found, key=lambda row: row[0].full_name.casefold())


def as_text(deck: DeckList) -> str:
    """The format of tournament reports: crypt, then the library by types."""
    lines = [f"Deck Name: {deck.name}"] if deck.name else []
    lines += [f"Author: {deck.author}"] if deck.author else []
    lines += ["", f"Crypt ({deck.crypt.total()} cards)", "-" * 20]
    lines += [
        f"{copies}x {card.full_name}  {card.type}:{card.group or 'ANY'}"
        for card, copies in rows(deck.crypt)
    ]
    lines += ["", f"Library ({deck.library.total()} cards)"]
    kinds: dict[str, list[tuple[Named, int]]] = {}
    for card, copies in rows(deck.library):
        kinds.setdefault(card.type, []).append((card, copies))
    for kind in sorted(kinds, key=lambda kind: (_place(kind), kind)):
        cards = kinds[kind]
        lines.append(f"{kind.title()} ({sum(copies for _, copies in cards)})")
        lines += [f"{copies}x {card.full_name}" for card, copies in cards]
        lines.append("")
    return "\n".join(lines).strip() + "\n"


def _place(kind: str) -> int:
    return TYPE_ORDER.index(kind) if kind in TYPE_ORDER else len(TYPE_ORDER)


def as_lackey(deck: DeckList) -> str:
    """The format of Lackey: the library, then `Crypt:` and the crypt, with tabs."""
    lines = [f"{copies}\t{card.full_name}" for card, copies in rows(deck.library)]
    lines.append("Crypt:")
    lines += [f"{copies}\t{card.full_name}" for card, copies in rows(deck.crypt)]
    return "\n".join(lines) + "\n"


def as_jol(deck: DeckList) -> str:
    """The format of JOL: one card per line, crypt first."""
    lines = [f"{copies}x {card.full_name}" for card, copies in rows(deck.crypt)]
    lines.append("")
    lines += [f"{copies}x {card.full_name}" for card, copies in rows(deck.library)]
    return "\n".join(lines) + "\n"


def as_link(deck: DeckList) -> str:
    """A link that carries the whole deck."""
    cards = [*sorted(deck.crypt.items()), *sorted(deck.library.items())]
    query = "&".join(
        [
            f"{name}={quote(value)}"
            for name, value in (("name", deck.name), ("author", deck.author))
            if value
        ]
    )
    listed = "".join([f"{id_}={copies};" for id_, copies in cards])
    return f"{LINK}?{query}#{listed}\n"


def as_word(deck: DeckList) -> str:
    """The compact form of the move `deck`."""
    piles = [
        ",".join([f"{id_}*{copies}" for id_, copies in sorted(pile.items())])
        for pile in (deck.crypt, deck.library)
    ]
    return "/".join(piles) + "\n"


FORMS: dict[str, Callable[[DeckList], str]] = {
    "text": as_text,
    "lackey": as_lackey,
    "jol": as_jol,
    "link": as_link,
    "word": as_word,
}
