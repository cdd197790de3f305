"""Reading decks from pasted text: tournament reports, deck builders, links.

A line with a number and a name is a card; headings, comments and other lines are skipped. A line
that looks like an unknown card is reported with its number.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from urllib.parse import parse_qs, unquote

from conclave.core.errors import ConclaveError
from conclave.games.vtes.decks.names import Named, all_cards, find, nearest

ADDRESS = re.compile(r"https?://", re.IGNORECASE)
LINKED = re.compile(r"(\d{6})=(\d{1,3})")
WORD = re.compile(r"[a-z0-9*,-]*/[a-z0-9*,-]*")
COPIES = re.compile(r"[1-9]\d{0,2}|")
CARD = re.compile(r"^\s*(?:-\s*)?(\d{1,3})(?:\s?[xX×]\s+|[x×](?=[A-Z\".])|\s+)(?P<name>\S.*?)\s*$")
CARD_THEN_NUMBER = re.compile(r"^\s*(?P<name>\D.*?)\s+[xX×]\s?(\d{1,3})\s*$")
HEADING = re.compile(
    r"^(crypt|library|master|action|political|combat|reaction|equipment|retainer|ally|allies|event"
    r"|power|conviction|modifier)",
    re.IGNORECASE,
)
LONGEST_LINE = 200
MOST_LINES = 500
MOST_CARDS = 2000
"""Lines or cards beyond these numbers aren't read."""
SUGGESTIONS = 20
"""The nearest name is suggested for at most this many unknown names."""
GROUP = re.compile(r"(?:[:(\s]G?(?:roup )?|,\s*g)(\d|any)\)?\s*$", re.IGNORECASE)
TITLE = re.compile(r"^(?:deck\s*name|name|deck)\s*:\s*(.+)$", re.IGNORECASE)
AUTHOR = re.compile(r"^(?:author|created by|creator)\s*:\s*(.+)$", re.IGNORECASE)
ABOUT_CARDS = re.compile(r"\b(cards?|players?|rounds?|vp|gw)\b|^\d+\s*[rR]\s*\+", re.IGNORECASE)
"""Lines with a number that are about an event, not a card."""


@dataclass
class DeckList:
    """A deck as read: copies by the public numbers of cards, and faults."""

    name: str = ""
    author: str = ""
    crypt: Counter[int] = field(default_factory=Counter)
    library: Counter[int] = field(default_factory=Counter)
    faults: list[ConclaveError] = field(default_factory=list)
    cards: int = 0
    lines: dict[int, tuple[int, str]] = field(default_factory=dict)
    """The first line of each card and its name there; empty for a link or a compact form."""

    def add(self, card: Named, copies: int) -> None:
        """Add copies of a card."""
        if copies:
            (self.crypt if card.is_crypt else self.library)[card.id] += copies
            self.cards += copies

    def full(self, entries: int) -> bool:
        """Whether there are more entries than any deck has, which is reported."""
        if entries < MOST_LINES and self.cards < MOST_CARDS:
            return False
        self.faults.append(ConclaveError("vtes-list-too-long", lines=MOST_LINES, cards=MOST_CARDS))
        return True

    def unknown(self, line: int, name: str, *, by_id: bool = False) -> None:
        """Report an unknown name, with the nearest one and what to write instead."""
        close = nearest(name) if len(self.faults) < SUGGESTIONS else None
        self.faults.append(
            ConclaveError(
                "vtes-list-unknown-card",
                line=line,
                name=name[:60],
                close="none" if close is None else close.name,
                instead="" if close is None else str(close.id) if by_id else close.full_name,
            )
        )


@lru_cache(32)
def read_list(text: str) -> DeckList:
    """Read a deck from a text or a link. Cached: the result must not be changed."""
    deck = DeckList()
    if WORD.fullmatch(text.strip()):
        _read_word(deck, text.strip())
        return _unless_empty(deck)
    link = _link(text) if len(text.strip().splitlines()) <= 2 else None
    if link is not None:
        _read_link(deck, link)
        return deck
    in_crypt: bool | None = None
    looked_up = 0
    for number, line in enumerate(text.splitlines(), start=1):
        line = line[:LONGEST_LINE].replace("\ufeff", "").rstrip()
        if found := TITLE.match(line.strip()):
            deck.name = deck.name or found[1].strip()
            continue
        if found := AUTHOR.match(line.strip()):
            deck.author = deck.author or found[1].strip()
            continue
        if HEADING.match(line.strip()):
            in_crypt = line.strip().lower().startswith("crypt")
            continue
        looked_up += _read_line(deck, number, line, in_crypt)
        if deck.full(looked_up):
            break
    return _unless_empty(deck)


def _link(text: str) -> str | None:
    """The first link in a text that carries or names a deck."""
    for word in text.split():
        if (found := ADDRESS.search(word)) is not None:
            link = word[found.start() :]
            address, _, cards = link.partition("#")
            if cards or "deck" in address.partition("?")[2].lower():
                return link
    return None


def _unless_empty(deck: DeckList) -> DeckList:
    """The deck, with a fault if nothing was found in the text."""
    if not deck.crypt and not deck.library and not deck.faults:
        deck.faults.append(ConclaveError("vtes-list-empty"))
    return deck


def _read_word(deck: DeckList, word: str) -> None:
    """Read a deck in the compact form of the move `deck`."""
    for pile, in_crypt in zip(word.split("/"), (True, False)):
        for place, entry in enumerate([entry for entry in pile.split(",") if entry]):
            if deck.full(place):
                return
            written, _, copies = entry.partition("*")
            name = written.removesuffix("-adv")
            by_id = all_cards().get(int(written)) if re.fullmatch(r"\d{6}", written) else None
            found = find(name, in_crypt) if by_id is None else [by_id]
            if not found:
                deck.unknown(1, written, by_id=True)
            elif not COPIES.fullmatch(copies):
                deck.faults.append(
                    ConclaveError("vtes-deck-bad-copies", name=written[:60], copies=copies[:20])
                )
            else:
                deck.add(_choose(found, "", written != name), int(copies or 1))


def _read_link(deck: DeckList, link: str) -> None:
    """Read a deck from a link: numbers of cards and copies after the #."""
    address, _, cards = link.partition("#")
    query = parse_qs(address.partition("?")[2])
    deck.name = query.get("name", [""])[0]
    deck.author = query.get("author", [""])[0]
    pairs = LINKED.findall(unquote(cards))
    for place, (id_, copies) in enumerate(pairs):
        if deck.full(place):
            return
        card = all_cards().get(int(id_))
        if card is None:
            deck.faults.append(ConclaveError("vtes-list-unknown-id", id=id_))
        else:
            deck.add(card, int(copies))
    if not pairs:
        deck.faults.append(ConclaveError("vtes-list-link-without-cards"))


def _read_line(deck: DeckList, number: int, line: str, in_crypt: bool | None) -> bool:
    """Read a line; returns whether it looks like a card."""
    found = CARD.match(line)
    turned = None if found else CARD_THEN_NUMBER.match(line)
    if found is None and turned is None:
        return False
    copies, text = (found[1], found["name"]) if found else (turned[2], turned["name"])  # type: ignore[index]
    card = _card(text, in_crypt)
    if card is not None:
        deck.add(card, int(copies))
        deck.lines.setdefault(card.id, (number, _bare(text)))
    elif turned is None and not (in_crypt is None and _is_about_event(text)):
        deck.unknown(number, _bare(text))
    return True


def is_card(line: str) -> bool:
    """Whether a line of a list names copies of a card."""
    found = CARD.match(line) or CARD_THEN_NUMBER.match(line)
    return found is not None and _card(found["name"], None) is not None


def _is_about_event(text: str) -> bool:
    """Whether a line before any heading is about the event, not a card."""
    return ABOUT_CARDS.search(text) is not None or not find(_bare(text))


def _bare(text: str) -> str:
    """A line without what follows the name: comments and columns."""
    text = re.split(r"\s+(?:--|//|#)\s*|\t", text)[0]
    return re.split(r"\s{2,}", text)[0].strip()


def _card(text: str, in_crypt: bool | None) -> Named | None:
    """The card on a line, by name, and by group or (ADV) if several share it."""
    group = GROUP.search(text)
    wanted = group[1] if group else ""
    advanced = re.search(r"\(adv\)|\badv\b|\(advanced\)", text, re.IGNORECASE) is not None
    for name in _readings(text):
        for where in dict.fromkeys((in_crypt, None)):
            found = find(name, where)
            if found:
                return _choose(found, wanted, advanced)
    return None


def _readings(text: str) -> list[str]:
    """Possible names in a line, the likeliest first."""
    bare = _bare(text)
    without = re.sub(r"\s*[(\[][^)\]]*[)\]]\s*$", "", bare)
    no_mark = re.sub(r"\s*\(?\b(adv|advanced)\b\)?", "", bare, flags=re.IGNORECASE).strip()
    readings = [bare, without, no_mark, re.sub(r"\s*[(\[][^)\]]*[)\]]\s*$", "", no_mark)]
    # A single space before the capacity: shorten the line word by word.
    words = bare.split()
    readings += [
        " ".join(words[:end])
        for end in range(len(words) - 1, 0, -1)
        if re.fullmatch(r"\d{1,2}|-none-", words[end])
    ]
    return [reading for reading in dict.fromkeys(readings) if reading]


def _choose(found: list[Named], group: str, advanced: bool) -> Named:
    """The card that is meant among several of one name; by default the oldest."""
    same = [card for card in found if card.advanced == advanced] or found
    if group.isdigit():
        same = [card for card in same if card.group == int(group)] or same
    return min(same, key=lambda card: (card.group, card.id))
