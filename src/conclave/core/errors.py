"""What can be wrong with what people send us: one clear sentence each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

Words = Callable[[str, Mapping[str, object]], str]
_words: Words | None = None


def speak_with(words: Words) -> None:
    """Let errors ask `words` for their sentence; the words themselves live above this layer."""
    global _words
    _words = words


class ConclaveError(Exception):
    """Bad input. `key` and `facts` name the sentence, so that it can be said in any language."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """How to pickle it: an exception is made again from `args`, but facts have names."""
        return partial(type(self), self.key, **self.facts), ()

    def __str__(self) -> str:
        if _words is None:
            told = ", ".join(f"{name}: {value}" for name, value in self.facts.items())
            return f"{self.key} ({told})" if told else self.key
        return _words(self.key, self.facts)


class IllegalMove(ConclaveError):
    """A move that the rules forbid here, with the statement of the ledger that forbids it."""

    def __init__(self, rule: str, key: str, **facts: object) -> None:
        super().__init__(key, **facts)
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.rule, self.key, **self.facts), ()

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.rule}]"


class UnreadableMove(ConclaveError):
    """A text that is no move of this game."""


class UnknownGame(ConclaveError):
    """No game of that name is registered."""


class BadGame(ConclaveError):
    """A game that does not say all that a game must, or goes by two names."""


class BadSeats(ConclaveError):
    """The game is not played by so many."""


class BadOption(ConclaveError):
    """An option of the game that is unknown or has a value it can't have."""


class BadRecord(ConclaveError):
    """A record that is none, or that does not replay."""


class Unsound(ConclaveError):
    """A position in which something is not as it must always be: a fault of ours."""


class UnknownBot(ConclaveError):
    """No bot of that name plays this game."""


class MissingExtra(ConclaveError):
    """A library is missing that one of our extras brings."""


class BadResults(ConclaveError):
    """A file of results that can't be read, or that holds those of something else."""


class UnknownCard(ConclaveError):
    """A game has no card of that name, or none at all."""


class BadDeck(ConclaveError):
    """A deck that can't be read, or that a game does not have."""


class UnknownStatement(ConclaveError):
    """A ledger has no statement of that number."""


class UnknownLanguage(ConclaveError):
    """There are no words in that language."""
