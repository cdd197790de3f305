"""Cards from place to place: played, into play, moved there, out of play; contests and merging."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.events.moving import (
    BackToUncontrolled,
    Burned,
    CameIntoPlay,
    ChangedController,
    ContestBegan,
    ContestWon,
    LeftTorpor,
    Merged,
    PutOn,
    WasRemoved,
    WentToTorpor,
)
from conclave.games.vtes.rules.events.titles import LostTitle
from conclave.games.vtes.rules.notes import BURNED, CHOSEN_CARD, SUPERIOR_CARD
from conclave.games.vtes.rules.reading.identity import face
from conclave.games.vtes.rules.table import NO_PROFILE, Table
from conclave.games.vtes.rules.words import (
    ANARCH,
    ASH_HEAP,
    BESIDE,
    BIT,
    CAMARILLA,
    CRYPT,
    HAND,
    IMBUED,
    LIBRARY,
    NOBODY,
    NOTHING,
    ON_CARD,
    PLAYING,
    READY,
    REMOVED,
    RESEARCH,
    RETAINER,
    TORPOR,
    UNCONTROLLED,
    VAMPIRE,
)


def row_of(table: Table, zone: int) -> list[tuple[int, ...]] | None:
    """The rows, one for each seat, in which the cards of a place are kept."""
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
    """Whose row a card is in: the controller's while it is in play, the owner's otherwise."""
    if zone in (READY, TORPOR, BESIDE, UNCONTROLLED):
        return table.controller[card]
    return table.owner[card]


def _leave(table: Table, card: int) -> None:
    """Take a card from where it is."""
    zone = table.zone[card]
    if zone == ON_CARD:
        host = table.host[card]
        table.on[host] = tuple([other for other in table.on[host] if other != card])
        table.host[card] = NOTHING
    else:
        row = row_of(table, zone)
        if row is not None:
            seat = _seat_of(table, card, zone)
            row[seat] = tuple([other for other in row[seat] if other != card])
    if zone in (HAND, LIBRARY):
        table.unsettled = True


def put(table: Table, card: int, zone: int, seat: int) -> None:
    """Move a card to a place: of its controller while in play, of its owner otherwise."""
    _leave(table, card)
    table.board_changed()
    table.zone[card] = zone
    table.controller[card] = seat
    row = row_of(table, zone)
    if row is not None:
        whose = _seat_of(table, card, zone)
        row[whose] = (*row[whose], card)
    table.unsettled = True  # hand sizes depend on what is in play


def clear(table: Table, card: int) -> None:
    """A card that leaves play has nothing on it and is not tapped."""
    table.tapped[card] = False
    table.blood[card] = 0
    table.contested[card] = False
    table.profile[card] = NO_PROFILE
    if table.notes:
        _forget(table, card)


def _forget(table: Table, card: int) -> None:
    """A card that leaves play is remembered by none, and remembers none itself."""
    kept = [
        note
        for note in table.notes
        if (note[1] != CHOSEN_CARD or card not in (note[2], note[3]))
        and (note[1] != SUPERIOR_CARD or note[2] != card)
    ]
    if len(kept) < len(table.notes):
        table.notes = tuple(kept)


def everyone(table: Table) -> int:
    """All seats and the spectators, as bits."""
    return BIT[table.seats + 1] - 1


# Cards being played


def begin_playing(table: Table, card: int, seat: int) -> None:
    """A card is being played: it is in no hand any more and not in play yet."""
    table.seen[card] = 0
    put(table, card, PLAYING, seat)


def finish_playing(table: Table, card: int) -> None:
    """A card that was played goes to the ash heap, unless something else became of it."""
    if table.zone[card] == PLAYING:
        put(table, card, ASH_HEAP, NOBODY)


# Coming into play, moving there, leaving it


def enter(table: Table, card: int, zone: int, seat: int, host: int = NOTHING) -> Event:
    """A card comes into play: to a region of a player, or onto another card."""
    table.seen[card] = 0
    table.tapped[card] = False
    base = table.cards.crypt[table.what[card]]
    crypt = table.cards.crypt[face(table, card)]
    if table.profile[card] != NO_PROFILE:
        pass  # he was in play before
    elif crypt.kind == VAMPIRE:
        title = crypt.title or base.title
        table.profile[card] = (
            crypt.clan, crypt.sect or CAMARILLA, title, ANARCH in crypt.traits, False
        )  # fmt: skip
    elif crypt.kind == IMBUED:
        table.profile[card] = (crypt.clan, "", "", False, False)
    if host == NOTHING:
        put(table, card, zone, seat)
        return table.tell(CameIntoPlay(seat, table.word(card)))
    attach(table, card, host, seat)
    return table.tell(PutOn(table.word(card), table.word(host)))


def attach(table: Table, card: int, host: int, seat: int) -> None:
    """Put a card on another one."""
    put(table, card, ON_CARD, seat)
    table.host[card] = host
    table.on[host] = (*table.on[host], card)
    table.board_changed()


def transfer(table: Table, card: int, host: int) -> Event:
    """Move a card in play from one card onto another; their controller controls it."""
    attach(table, card, host, table.controller[host])
    return table.tell(PutOn(table.word(card), table.word(host)))


def to_torpor(table: Table, card: int) -> Event:
    """A ready vampire goes to torpor; an imbued is incapacitated."""
    put(table, card, TORPOR, table.controller[card])
    return table.tell(WentToTorpor(table.word(card)))


def to_ready(table: Table, card: int) -> Event:
    """A vampire leaves torpor, an imbued the incapacitated region."""
    put(table, card, READY, table.controller[card])
    return table.tell(LeftTorpor(table.word(card)))


def to_uncontrolled(table: Table, card: int, seat: int) -> Event:
    """A vampire in play moves to an uncontrolled region; everybody knows him, and he keeps what
    has become of his clan, sect and title."""
    word = table.word(card)
    _straighten(table, card)
    put(table, card, UNCONTROLLED, seat)
    table.seen[card] = everyone(table)
    return table.tell(BackToUncontrolled(seat, word))


def _straighten(table: Table, card: int) -> None:
    """A card and all that is on it are not tapped any more, without having been untapped."""
    table.tapped[card] = False
    for attached in table.on[card]:
        _straighten(table, attached)


def change_controller(table: Table, card: int, seat: int) -> Event:
    """Another player controls a card, and what is on it that its controller controlled."""
    table.board_changed()
    before = table.controller[card]
    zone = table.zone[card]
    if zone == ON_CARD:
        table.controller[card] = seat
    else:
        put(table, card, zone, seat)
    _follow(table, card, before, seat)
    return table.tell(ChangedController(seat, table.word(card)))


def _follow(table: Table, card: int, before: int, seat: int) -> None:
    """What is on a card and was its controller's goes with it."""
    for attached in table.on[card]:
        if table.controller[attached] == before:
            table.controller[attached] = seat
            _follow(table, attached, before, seat)


def burn(table: Table, card: int) -> None:
    """A card goes to its owner's ash heap, with all that is on it (VTES-1.1-06, -11)."""
    for attached in table.on[card]:
        burn(table, attached)
    if table.zone[card] == ON_CARD and table.cards.holds[table.what[card]]:
        _take_title(table, table.host[card])
    if table.cards.tracks_burned and table.in_play(card):
        _track(table, card)
    word = table.word(card)
    clear(table, card)
    put(table, card, ASH_HEAP, NOBODY)
    table.seen[card] = 0
    table.tell(Burned(word))


def _track(table: Table, card: int) -> None:
    """Cards may ask which allies and retainers were burned from play since a player's last turn."""
    number = table.what[card]
    if table.cards.is_ally[number] or table.cards.is_type(number, RETAINER):
        note = (0, BURNED, card, table.owner[card], None)
        table.notes = (*table.notes, note)


def _take_title(table: Table, card: int) -> None:
    """The card that stands for a vampire's title is gone, and with it the title (VTES-11-18)."""
    clan, sect, title, anarch, _ = table.profile[card]
    if title:
        table.profile[card] = (clan, sect, "", anarch, False)
        table.tell(LostTitle(table.word(card), title))


def remove(table: Table, card: int) -> None:
    """A card is removed from the game; what is on it is burned (VTES-1.1-12)."""
    for attached in table.on[card]:
        burn(table, attached)
    word = table.word(card)
    clear(table, card)
    put(table, card, REMOVED, NOBODY)
    table.tell(WasRemoved(word))


def remove_silently(table: Table, card: int) -> None:
    """A card of a player who leaves the game is removed with what is on it that is hers."""
    clear(table, card)
    put(table, card, REMOVED, NOBODY)


# Contests and merging


def begin_contest(table: Table, card: int) -> Event:
    """A card is contested: face down and out of play, with all that is on it."""
    word = table.word(card)
    table.contested[card] = True
    table.unsettled = True
    table.board_changed()
    return table.tell(ContestBegan(word))


def end_contest(table: Table, card: int) -> Event:
    """The last contestant's card untaps and is in play again (VTES-4.1-08)."""
    table.contested[card] = False
    table.unsettled = True
    table.board_changed()
    table.tapped[card] = False
    return table.tell(ContestWon(table.word(card)))


def merge(table: Table, card: int, other: int) -> Event:
    """The other version, from the uncontrolled region, joins the one in play (VTES-1.5-20..28)."""
    table.blood[other] = 0
    attach(table, other, card, table.controller[card])
    return table.tell(Merged(table.word(card), table.word(other)))
