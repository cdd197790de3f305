"""Combats: rounds, range, strikes, damage, presses; diablerie."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.events import combat as events
from conclave.games.vtes.rules.table import Table


def begin(table: Table, first: int, second: int) -> Event:
    """Two minions enter combat."""
    return table.tell(events.CombatBegan(table.word(first), table.word(second)))


def begin_round(table: Table, number: int) -> Event:
    """A round begins."""
    return table.tell(events.RoundBegan(number))


def maneuver(table: Table, minion: int, to: str) -> Event:
    """A minion maneuvers to another range."""
    return table.tell(events.Maneuvered(table.word(minion), to))


def choose_strike(table: Table, minion: int, source: int) -> Event:
    """A minion chooses a strike, with a card or by hand."""
    return table.tell(events.StrikeChosen(table.word(minion), table.word(source), ""))


def miss(table: Table, minion: int) -> Event:
    """The strike of a minion has no effect."""
    return table.tell(events.StrikeMissed(table.word(minion)))


def gain_strikes(table: Table, minion: int, number: int) -> Event:
    """A minion gains additional strikes."""
    return table.tell(events.GainedStrikes(table.word(minion), number))


def gain_strength(table: Table, minion: int, number: int) -> Event:
    """A minion gains strength."""
    return table.tell(events.GainedStrength(table.word(minion), number))


def take_damage(table: Table, victim: int, normal: int, aggravated: int) -> Event:
    """Damage is about to be inflicted; it may still be prevented."""
    return table.tell(events.TookDamage(table.word(victim), normal, aggravated))


def prevent(table: Table, victim: int, number: int) -> Event:
    """Damage is prevented."""
    return table.tell(events.Prevented(table.word(victim), number))


def press(table: Table, minion: int, to: str) -> Event:
    """A minion presses, to continue or to end."""
    return table.tell(events.Pressed(table.word(minion), to))


def end(table: Table, first: int, second: int) -> Event:
    """A combat is over."""
    return table.tell(events.CombatEnded(table.word(first), table.word(second)))


def diablerize(table: Table, minion: int, victim: int) -> Event:
    """A vampire diablerizes another."""
    return table.tell(events.Diablerized(table.word(minion), table.word(victim)))
