"""Actions and blocks: announcing, blocking, resolving; stealth, intercept and bleed."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.events import actions as events
from conclave.games.vtes.rules.table import Table


def announce(
    table: Table, seat: int, minion: int, kind: str, card: int, target: str, at: int
) -> Event:
    """A minion announces an action, possibly directed at a card or a Methuselah."""
    return table.tell(
        events.ActionAnnounced(seat, table.word(minion), kind, table.word(card), target, at)
    )


def try_block(table: Table, seat: int, minion: int) -> Event:
    """A minion attempts to block."""
    return table.tell(events.BlockTried(seat, table.word(minion)))


def fail_block(table: Table, minion: int) -> Event:
    """An attempt to block fails."""
    return table.tell(events.BlockFailed(table.word(minion)))


def decline_block(table: Table, seat: int) -> Event:
    """A Methuselah declines to block."""
    return table.tell(events.BlockDeclined(seat))


def block(table: Table, minion: int, blocker: int) -> Event:
    """The action of a minion is blocked."""
    return table.tell(events.ActionBlocked(table.word(minion), table.word(blocker)))


def continue_(table: Table, minion: int) -> Event:
    """A blocked action continues as if unblocked."""
    return table.tell(events.ActionContinued(table.word(minion)))


def succeed(table: Table, minion: int) -> Event:
    """The action of a minion succeeds."""
    return table.tell(events.ActionSucceeded(table.word(minion)))


def end(table: Table, minion: int) -> Event:
    """The action of a minion ends without success."""
    return table.tell(events.ActionEnded(table.word(minion)))


def gain_stealth(table: Table, minion: int, number: int) -> Event:
    """A minion gains stealth."""
    return table.tell(events.GainedStealth(table.word(minion), number))


def gain_intercept(table: Table, minion: int, number: int) -> Event:
    """A minion gains intercept."""
    return table.tell(events.GainedIntercept(table.word(minion), number))


def wake(table: Table, minion: int) -> Event:
    """A tapped minion may react as though untapped."""
    return table.tell(events.Woke(table.word(minion)))


def change_bleed(table: Table, minion: int, number: int) -> Event:
    """A minion's bleed changes."""
    return table.tell(events.BleedChanged(table.word(minion), number))


def protect_pool(table: Table, seat: int, card: int, number: int) -> Event:
    """A card limits how much pool a Methuselah burns for a bleed."""
    return table.tell(events.PoolProtected(seat, table.word(card), number))


def redirect_bleed(table: Table, seat: int) -> Event:
    """The bleed is directed at another Methuselah."""
    return table.tell(events.BleedRedirected(seat))


def bleed(table: Table, seat: int, number: int) -> Event:
    """A Methuselah is bled."""
    return table.tell(events.BledFor(seat, number))
