"""Moving cards: playing them, into play, within play, out of play; contests and merging."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.abilities.hands import REMOVED_WHEN_PLAYED
from conclave.games.vtes.rules.abilities.identity import HELD_TITLES, STAYS_YOURS
from conclave.games.vtes.rules.atoms.noting import erase, note
from conclave.games.vtes.rules.constants import (
    ANARCH,
    ASH_HEAP,
    BESIDE,
    BIT,
    CAMARILLA,
    CRYPT,
    HAND,
    IMBUED,
    KEPT,
    LIBRARY,
    NOBODY,
    NOTHING,
    ON_CARD,
    PLAYING,
    READY,
    REMOVED,
    RESEARCH,
    RETAINER,
    STORED,
    TORPOR,
    UNCONTROLLED,
    VAMPIRE,
)
from conclave.games.vtes.rules.events.moving import (
    BackToUncontrolled,
    Burned,
    CameIntoPlay,
    Cause,
    ChangedController,
    ContestBegan,
    ContestWon,
    LeftTorpor,
    Merged,
    PutOn,
    WasRemoved,
    WentToTorpor,
    Yielded,
)
from conclave.games.vtes.rules.events.titles import LostTitle
from conclave.games.vtes.rules.notes import (
    BURNED,
    ENSLAVED,
    LAST_HAND_SIZE,
    PLAYED_AT_SUPERIOR,
    REMEMBERED_CARD,
    REMOVED_IF_BURNED,
    SECOND_REMEMBERED_CARD,
    SPECIAL_COUNTERS,
    STORED_CARD,
    TAPPED_IN_TORPOR,
)
from conclave.games.vtes.rules.reading.identity import face
from conclave.games.vtes.rules.requirements import TRACKS_BURNED
from conclave.games.vtes.rules.table import NO_PROFILE, Profile, Table


def rows_of(table: Table, zone: int) -> list[tuple[int, ...]] | None:
    """The rows, one per seat, that hold the cards of a zone."""
    if zone == HAND:
        return table.hand
    if zone == LIBRARY:
        return table.library
    if zone == CRYPT:
        return table.crypt
    if zone == UNCONTROLLED:
        return table.uncontrolled
    if zone == READY:
        return table.ready
    if zone == TORPOR:
        return table.torpor
    if zone == BESIDE:
        return table.beside
    if zone == ASH_HEAP:
        return table.ash
    if zone == REMOVED:
        return table.removed
    if zone == RESEARCH:
        return table.research
    return None


def _seat_of(table: Table, card: int, zone: int) -> int:
    """The player whose row a card is in: its controller's while in play, otherwise its owner's."""
    if zone in (READY, TORPOR, BESIDE, UNCONTROLLED):
        return table.controller[card]
    return table.owner[card]


def _leave(table: Table, card: int) -> None:
    """Remove a card from its zone."""
    zone = table.zone[card]
    if zone == ON_CARD:
        host = table.host[card]
        table.attached[host] = tuple([other for other in table.attached[host] if other != card])
        table.host[card] = NOTHING
    elif zone == STORED or zone == KEPT:  # noqa: SIM109 - compiled, this is quicker
        for each in table.notes.of(STORED_CARD):
            if each.card == card:
                erase(table, STORED_CARD, each.about, card)
    else:
        row = rows_of(table, zone)
        if row is not None:
            seat = _seat_of(table, card, zone)
            row[seat] = tuple([other for other in row[seat] if other != card])
    if zone in (HAND, LIBRARY):
        table.unsettled = True


def put(table: Table, card: int, zone: int, seat: int) -> None:
    """Move a card to a zone: of its controller while in play, otherwise of its owner.

    No event: it is part of other atoms.
    """
    _leave(table, card)
    table.zone[card] = zone
    table.controller[card] = seat
    row = rows_of(table, zone)
    if row is not None:
        owner = _seat_of(table, card, zone)
        row[owner] = (*row[owner], card)
    table.board_changed()
    table.unsettled = True  # hand sizes depend on what is in play


def clear(table: Table, card: int) -> None:
    """Reset a card that leaves play: untapped, without counters; cards stored on it are burned.

    It is part of other atoms, which have events.
    """
    for each in table.notes.about(STORED_CARD, card):
        burn(table, each.card, "host", card)
    erase(table, REMOVED_IF_BURNED, card)
    table.tapped[card] = False
    table.blood[card] = 0
    table.contested[card] = False
    table.profile[card] = NO_PROFILE
    _forget(table, card)


def _forget(table: Table, card: int) -> None:
    """Other cards forget a card that leaves play, and it forgets them."""
    for kind in (REMEMBERED_CARD, SECOND_REMEMBERED_CARD):
        for chosen in table.notes.of(kind):
            if card in (chosen.about, chosen.card):
                erase(table, kind, chosen.about, chosen.card)
    erase(table, PLAYED_AT_SUPERIOR, card)
    erase(table, ENSLAVED, card)
    erase(table, LAST_HAND_SIZE, card)
    for kind in SPECIAL_COUNTERS.values():
        erase(table, kind, card)


def everyone(table: Table) -> int:
    """All seats and the spectators, as bits."""
    return BIT[table.seats + 1] - 1


# Cards being played


def begin_playing(table: Table, card: int, seat: int) -> None:
    """Start playing a card: it has left the hand and isn't in play yet.

    No event: the caller emits one.
    """
    table.seen[card] = 0
    put(table, card, PLAYING, seat)


def finish_playing(table: Table, card: int) -> None:
    """Put a played card into the ash heap, unless it went elsewhere.

    No event: playing it has one.
    """
    if table.zone[card] == PLAYING:
        stored = table.notes.has(REMOVED_IF_BURNED, card)
        leaves = stored or bool(REMOVED_WHEN_PLAYED.of(table, card))
        put(table, card, REMOVED if leaves else ASH_HEAP, NOBODY)


def store(table: Table, card: int, host: int) -> Event:
    """Put a card from an ash heap on a card in play, out of play itself."""
    put(table, card, STORED, NOBODY)
    note(table, 0, STORED_CARD, host, card=card)
    note(table, 0, REMOVED_IF_BURNED, card)
    return table.tell(PutOn(table.word(card), table.word(host)))


# Entering play, moving, leaving play


def enter(table: Table, card: int, zone: int, seat: int, host: int = NOTHING) -> Event:
    """Put a card into play: in a player's region or on another card."""
    table.seen[card] = 0
    table.tapped[card] = False
    base = table.cards.crypt[table.definition[card]]
    crypt = table.cards.crypt[face(table, card)]
    if table.profile[card] != NO_PROFILE:
        pass  # he was in play before
    elif crypt.kind == VAMPIRE:
        title = crypt.title or base.title
        table.profile[card] = Profile(
            crypt.clan, crypt.sect or CAMARILLA, title, ANARCH in crypt.traits
        )
    elif crypt.kind == IMBUED:
        table.profile[card] = Profile(crypt.clan)
    if host == NOTHING:
        put(table, card, zone, seat)
        return table.tell(CameIntoPlay(seat, table.word(card)))
    attach(table, card, host, seat)
    return table.tell(PutOn(table.word(card), _host_word(table, host)))


def _host_word(table: Table, host: int) -> str:
    """A card with another on it; if not everybody knows it, only its number."""
    hidden = host != NOTHING and table.zone[host] == UNCONTROLLED
    return f"#{host}" if hidden and table.seen[host] != everyone(table) else table.word(host)


def attach(table: Table, card: int, host: int, seat: int) -> None:
    """Put a card on another card. No event: it is part of other atoms."""
    put(table, card, ON_CARD, seat)
    table.host[card] = host
    table.attached[host] = (*table.attached[host], card)
    table.board_changed()


def transfer(table: Table, card: int, host: int) -> Event:
    """Move a card in play to another card, whose controller then controls it."""
    attach(table, card, host, table.controller[host])
    return table.tell(PutOn(table.word(card), table.word(host)))


def to_torpor(table: Table, card: int) -> Event:
    """Move a ready vampire to torpor; incapacitate an imbued."""
    put(table, card, TORPOR, table.controller[card])
    return table.tell(WentToTorpor(table.word(card)))


def to_ready(table: Table, card: int) -> Event:
    """Move a vampire out of torpor, or an imbued out of the incapacitated region."""
    put(table, card, READY, table.controller[card])
    erase(table, TAPPED_IN_TORPOR, card)
    return table.tell(LeftTorpor(table.word(card)))


def to_uncontrolled(table: Table, card: int, seat: int) -> Event:
    """Move a vampire from play to an uncontrolled region.

    Everybody knows him there, and he keeps his clan, sect and title.
    """
    word = table.word(card)
    _straighten_silently(table, card)
    put(table, card, UNCONTROLLED, seat)
    table.seen[card] = everyone(table)
    return table.tell(BackToUncontrolled(seat, word))


def _straighten_silently(table: Table, card: int) -> None:
    """Turn a card and all cards on it upright, which doesn't count as untapping."""
    table.tapped[card] = False
    for attached in table.attached[card]:
        _straighten_silently(table, attached)


def change_controller(table: Table, card: int, seat: int) -> Event:
    """Change the controller of a card and of its controller's cards on it."""
    before = table.controller[card]
    zone = table.zone[card]
    if zone == ON_CARD:
        table.controller[card] = seat
    else:
        put(table, card, zone, seat)
    _move_attached(table, card, before, seat)
    table.board_changed()  # last, because what is asked meanwhile is remembered
    return table.tell(ChangedController(seat, table.word(card)))


def _move_attached(table: Table, card: int, before: int, seat: int) -> None:
    """Change the controller of the cards on a card that its controller had."""
    for attached in table.attached[card]:
        if table.controller[attached] == before and not STAYS_YOURS.of(table, attached):
            table.controller[attached] = seat
            _move_attached(table, attached, before, seat)


def yield_card(table: Table, card: int) -> None:
    """Burn a contested card that is yielded."""
    table.tell(Yielded(table.word(card)))
    burn(table, card)


def burn(table: Table, card: int, cause: Cause = "", other: int = NOTHING) -> None:
    """Put a card into its owner's ash heap, with all cards on it (VTES-1.1-06, -11)."""
    for attached in table.attached[card]:
        burn(table, attached, "host", card)
    if table.zone[card] == ON_CARD and HELD_TITLES.of(table, card):
        _take_title(table, table.host[card])
    if TRACKS_BURNED.of(table.cards) and table.in_play(card):
        _note_burned(table, card)
    burned: Event = Burned(table.word(card), cause, _host_word(table, other))
    to_ash_heap = not table.notes.has(REMOVED_IF_BURNED, card)
    clear(table, card)
    put(table, card, ASH_HEAP if to_ash_heap else REMOVED, NOBODY)
    table.seen[card] = 0
    table.tell(burned if to_ash_heap else WasRemoved(table.word(card)))


def _note_burned(table: Table, card: int) -> None:
    """Note an ally or retainer burned from play, for cards that ask for it."""
    number = table.definition[card]
    if table.cards.is_ally[number] or table.cards.is_type(number, RETAINER):
        note(table, 0, BURNED, card, seat=table.owner[card])


def _take_title(table: Table, card: int) -> None:
    """Take away the title of a vampire whose title card is gone (VTES-11-18)."""
    profile = table.profile[card]
    if profile.title:
        table.profile[card] = Profile(profile.clan, profile.sect, "", profile.anarch)
        table.tell(LostTitle(table.word(card), profile.title))


def remove(table: Table, card: int) -> None:
    """Remove a card from the game; the cards on it are burned (VTES-1.1-12)."""
    for attached in table.attached[card]:
        burn(table, attached, "host", card)
    word = table.word(card)
    clear(table, card)
    put(table, card, REMOVED, NOBODY)
    table.tell(WasRemoved(word))


def remove_silently(table: Table, card: int) -> None:
    """Remove a card of a player who leaves the game: her departure has an event."""
    clear(table, card)
    put(table, card, REMOVED, NOBODY)


# Contests and merging


def begin_contest(table: Table, card: int) -> Event:
    """Contest a card: it is face down and out of play, with all cards on it."""
    word = table.word(card)
    table.contested[card] = True
    table.unsettled = True
    table.board_changed()
    return table.tell(ContestBegan(word))


def end_contest(table: Table, card: int) -> Event:
    """The last contested copy untaps and returns to play (VTES-4.1-08)."""
    table.contested[card] = False
    table.unsettled = True
    table.board_changed()
    table.tapped[card] = False
    return table.tell(ContestWon(table.word(card)))


def merge(table: Table, card: int, other: int) -> Event:
    """Merge a vampire in play with his other version from the uncontrolled region
    (VTES-1.5-20..28)."""
    table.blood[other] = 0
    for attached in table.attached[other]:
        attach(table, attached, card, table.controller[attached])
    attach(table, other, card, table.controller[card])
    return table.tell(Merged(table.word(card), table.word(other)))
