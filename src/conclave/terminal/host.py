"""The table without a screen: who is asked, what bots answer, what each person gets to know."""

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
from conclave.terminal.guide import Guide
from conclave.text import Words


class Host:
    """Leads a game through to its end. Seats without a bot are people's."""

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
        self.ask_always = ask_always
        """Whether people are asked even where they can only pass."""
        self.words = Words(language, record.game, record.names)
        self.save = save
        self.people = [seat for seat in range(record.position.seats) if seat not in bots]
        lesson = record.game.lesson
        self.guide = Guide(lesson.topics, self.words) if guided and lesson else None
        if self.guide is not None and not record.moves:
            self.guide.happened(record.position.events, self.people)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    @property
    def position(self) -> Position:
        """How it stands."""
        return self.record.position

    @property
    def bot(self) -> int | None:
        """A bot's seat that is asked now."""
        return next((seat for seat in self.position.deciders if seat in self.bots), None)

    @property
    def person(self) -> int | None:
        """A person's seat that is asked now."""
        return next((seat for seat in self.position.deciders if seat not in self.bots), None)

    @property
    def onlooker(self) -> int | None:
        """Through whose eyes the table is seen while nobody is asked; None: a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    def bot_move(self, seat: int) -> Move:
        """What the bot there wants to do."""
        return self.bots[seat].choose(Perspective(self.position, seat))

    def only_pass(self, seat: int) -> Move | None:
        """The pass, where a person could do nothing else and need not be asked."""
        return None if self.ask_always else self.position.only_pass(seat)

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move; a person's is saved at once."""
        events = self.record.play(seat, move)
        if self.guide is not None:
            self.guide.happened(events, self.people)
        if seat not in self.bots:
            self.save()
        return events

    def past(self) -> list[Sequence[Event]]:
        """What happened so far, move by move: the set-up, and more if a game is taken up again."""
        if not self.record.moves:
            return [self.position.events]
        return [events for _, events in replay(self.record.write())]

    def lines(self, events: Sequence[Event], viewer: int | None) -> list[str]:
        """What happened, as this seat learns of it."""
        told = visible(list(events), viewer)
        if self.game.passes_silently:
            told = [event for event in told if not isinstance(event, Passed)]
        return self.words.tell(told)


def statement(game: Game, rule: str) -> str:
    """What the ledger says under that number."""
    try:
        return ledger(game).statement(rule).text
    except UnknownStatement as unknown:
        return str(unknown)


def rule_of(error: ConclaveError) -> str | None:
    """The statement that a refusal rests on, if it rests on one."""
    rule = getattr(error, "rule", None)
    return rule if isinstance(rule, str) else None
