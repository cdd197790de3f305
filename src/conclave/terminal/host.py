"""Runs the game behind the screen: moves of bots and people, and what each person sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from conclave.bots import Bot, Perspective
from conclave.core.errors import ConclaveError, UnknownStatement
from conclave.core.events import Event, Passed, visible
from conclave.core.game import Game
from conclave.core.ledger import ledger
from conclave.core.moves import Move
from conclave.core.position import Position
from conclave.core.record import Record, replay
from conclave.core.stops import ALWAYS, COULD, Stops
from conclave.terminal.guide import Guide
from conclave.text import Words
from conclave.text.rulebook import translated_statements


class Host:
    """A game with bots at some seats and people at the others."""

    def __init__(
        self,
        record: Record,
        bots: Mapping[int, Bot],
        language: str = "en",
        save: Callable[[], None] = lambda: None,
        ask_always: bool = False,
        guided: bool = False,
    ) -> None:
        self.record = record
        self.bots = bots
        self.stops = Stops(ALWAYS if ask_always else COULD)
        """When people are asked to react."""
        self.words = Words(language, record.game, record.names)
        self.save = save
        self.people = [seat for seat in range(record.position.seats) if seat not in bots]
        self._to_you = Words(language, record.game, record.names, you=self.default_viewer)
        lesson = record.game.lesson
        self.guide = Guide(lesson.topics, self.words) if guided and lesson else None
        if self.guide is not None and not record.moves:
            self.guide.happened(record.position.events, self.people)

    @property
    def game(self) -> Game:
        """The rules being played."""
        return self.record.game

    @property
    def position(self) -> Position:
        """The present position."""
        return self.record.position

    @property
    def bot_to_move(self) -> int | None:
        """The seat of a bot that has to decide now."""
        return next((seat for seat in self.position.deciders if seat in self.bots), None)

    @property
    def person_to_move(self) -> int | None:
        """The seat of a person who has to decide now."""
        return next((seat for seat in self.position.deciders if seat not in self.bots), None)

    @property
    def default_viewer(self) -> int | None:
        """Whose view is shown while bots play; None for a spectator's view."""
        return self.people[0] if len(self.people) == 1 else None

    def bot_move(self, seat: int) -> Move:
        """The bot's move."""
        return self.bots[seat].choose(Perspective(self.position, seat))

    def automatic_pass(self, seat: int) -> Move | None:
        """The pass to make for this person, if there is no need to ask."""
        return self.stops.automatic_pass(self.position, seat)

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move. People's moves are saved at once."""
        events = self.record.play(seat, move)
        if self.guide is not None:
            self.guide.happened(events, self.people)
        if seat not in self.bots:
            self.save()
        return events

    def history(self) -> list[Sequence[Event]]:
        """The events so far, move by move, beginning with the set-up."""
        if not self.record.moves:
            return [self.position.events]
        return [events for _, events in replay(self.record.write())]

    def lines(self, events: Sequence[Event], viewer: int | None) -> list[str]:
        """The events that this viewer may see, as lines of the log. They speak to the only
        person who plays, and else of everybody by name."""
        shown = visible(list(events), viewer)
        if self.game.hides_passes:
            shown = [event for event in shown if not isinstance(event, Passed)]
        return (self._to_you if viewer == self.default_viewer else self.words).event_lines(shown)


def statement(words: Words, game: Game, rule: str) -> str:
    """The text of a rule, in English if there is no translation."""
    try:
        found = ledger(game).statement(rule)
    except UnknownStatement as unknown:
        return words.error(unknown)
    return translated_statements(game, words.language).get(found.id, found).text


def rule_of(error: ConclaveError) -> str | None:
    """The rule that an error cites, if any."""
    rule = getattr(error, "rule", None)
    return rule if isinstance(rule, str) else None
