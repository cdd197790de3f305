"""Errors in what people send us. Each is worded as one clear sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

Wording = Callable[[str, Mapping[str, object]], str]
_wording: Wording | None = None


def set_wording(wording: Wording) -> None:
    """Set the function that words errors. The messages live in a layer above this one."""
    global _wording
    _wording = wording


class ConclaveError(Exception):
    """Bad input. `key` and `facts` select the message, so it can be shown in any language."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle support: exceptions are rebuilt from `args`, but facts are keyword arguments."""
        return partial(type(self), self.key, **self.facts), ()

    def __str__(self) -> str:
        if _wording is None:
            facts = ", ".join(f"{name}: {value}" for name, value in self.facts.items())
            return f"{self.key} ({facts})" if facts else self.key
        return _wording(self.key, self.facts)


class IllegalMove(ConclaveError):
    """A move that the rules forbid, with the statement of the ledger that forbids it."""

    def __init__(self, rule: str, key: str, **facts: object) -> None:
        super().__init__(key, **facts)
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.rule, self.key, **self.facts), ()

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.rule}]"


class UnreadableMove(ConclaveError):
    """A text that isn't a move of this game."""


class UnknownGame(ConclaveError):
    """No game with this name is registered."""


class BadGame(ConclaveError):
    """A game that lacks something it must define, or is registered under another name."""


class BadSeats(ConclaveError):
    """The game can't be played with this number of players."""


class BadOption(ConclaveError):
    """An unknown option of the game, or an invalid value."""


class BadRecord(ConclaveError):
    """A text that isn't a record, or a record that doesn't replay."""


class OtherRules(BadRecord):
    """A record of a game played under other rules, which replays only up to a move."""


class BadPosition(ConclaveError):
    """A saved position that the current rules can't load."""


class BrokenInvariant(ConclaveError):
    """A position that breaks an invariant: a bug of ours."""


class UnknownBot(ConclaveError):
    """No bot with this name plays the game."""


class MissingExtra(ConclaveError):
    """An optional library is missing, which one of our extras installs."""


class BadResults(ConclaveError):
    """A file of results that can't be read, or that belongs to something else."""


class UnknownCard(ConclaveError):
    """The game has no card with this name, or no cards at all."""


class BadDeck(ConclaveError):
    """A deck that can't be read, or that the game doesn't have."""


class UnknownStatement(ConclaveError):
    """The ledger has no statement with this number."""


class UnknownLanguage(ConclaveError):
    """The language isn't supported."""
