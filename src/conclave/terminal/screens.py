"""Screens over the table: help, a rule, a question, the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from conclave.core.game import Game
from conclave.core.lesson import Topic
from conclave.core.position import Plain, Position
from conclave.terminal.cards import Obstacles, page
from conclave.terminal.entry import TypeAhead, text_of
from conclave.terminal.guide import Guide
from conclave.terminal.hints import hints
from conclave.terminal.host import statement
from conclave.terminal.palette import colour_names, seat_label
from conclave.text import Words
from conclave.text.results import ranked, result_words


class Note(ModalScreen[None]):
    """A text to read. Typing closes it, and the keys are passed on."""

    type_ahead: TypeAhead | None = None

    def __init__(self, title: str, content: RenderableType, words: Words) -> None:
        super().__init__()
        self.title = title
        self.content = content
        self.words = words

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="note") as note:
            note.border_title = self.title
            note.border_subtitle = self.words.say("terminal-close")
            yield Static(self.content, id="note")

    def on_key(self, event: Key) -> None:
        """Close on Escape, Enter or any letter; arrow keys scroll."""
        text = text_of(event, late=not self.is_current)
        if text or event.key in ("escape", "enter"):
            event.stop()
            self.close()
        if text and self.type_ahead is not None:
            self.type_ahead(text)

    def on_click(self) -> None:
        """Close on a click."""
        self.close()

    def close(self) -> None:
        """Close the note. Keys may still arrive after that."""
        if self.is_current:
            self.dismiss()


def help_note(words: Words, game: Game, keys: list[str]) -> Note:
    """The keys, and how to play the game."""
    table = Table.grid(padding=(0, 2))
    for key in keys:
        name, _, meaning = words.say(f"terminal-key-{key}").partition(": ")
        table.add_row(Text(name, "bold"), meaning)
    parts: list[RenderableType] = [table]
    if words.has(f"{game.name}-how-to-play"):
        how = Table.grid(padding=(0, 1))
        for line in words.say(f"{game.name}-how-to-play").splitlines():
            how.add_row(Text("•", "dim"), line)
        parts += [Text(), how]
    return Note(words.say("terminal-help-title", game=words.title), Group(*parts), words)


def cards_note(words: Words, view: Mapping[str, Plain], obstacles: Obstacles) -> Note:
    """The texts of visible cards, and why those in hand can't be played."""
    return Note(words.say("terminal-command-cards"), page(view, words, obstacles), words)


def hints_note(words: Words, view: Mapping[str, Plain]) -> Note:
    """Hints for the player whose view it is."""
    return Note(words.say("terminal-command-hints"), hints(view, words), words)


def guide_note(words: Words, guide: Guide, topics: Sequence[Topic]) -> Note:
    """The guide's text about these topics."""
    return Note(words.say("terminal-command-guide"), guide.page(topics), words)


def rule_note(words: Words, game: Game, rule: str) -> Note:
    """The text of a rule."""
    return Note(rule, Text(statement(words, game, rule)), words)


def end_note(words: Words, position: Position) -> Note:
    """The winner, and each player's place, points and other results."""
    outcome = position.outcome
    assert outcome is not None
    columns, cells = result_words(position, words)
    table = Table.grid(padding=(0, 2))
    for seat in ranked(outcome):
        table.add_row(
            f"{outcome.places[seat]}.",
            seat_label(seat, words),
            Text(words.say(words.key("terminal-points"), number=outcome.scores[seat])),
        )
        for column, cell in zip(columns, cells[seat], strict=True):
            table.add_row("", Text(column, "dim"), Text(cell))
    sentence = colour_names(words.outcome(outcome), words, len(outcome.places))
    return Note(words.say("terminal-end-title"), Group(sentence, Text(), table), words)


class Question(ModalScreen[bool]):
    """A question to be answered with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer(False)", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, words: Words) -> None:
        super().__init__()
        self.question = question
        self.yes = words.say("terminal-yes")
        self.no = words.say("terminal-no")

    def compose(self) -> ComposeResult:
        with Vertical(classes="question"):
            yield Static(self.question)
            with Horizontal():
                yield Button(f"{self.yes} ({self.yes[0].lower()})", id="yes", compact=True)
                yield Button(f"{self.no} ({self.no[0].lower()})", id="no", compact=True)

    def on_mount(self) -> None:
        """Focus "no", so that Enter alone does no harm."""
        self.query_one("#no").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer with the button."""
        self.dismiss(event.button.id == "yes")

    def on_key(self, event: Key) -> None:
        """Answer with the first letter, or y and n in any language."""
        if event.character in ("y", self.yes[0].lower(), "n", self.no[0].lower()):
            event.stop()
            self.dismiss(event.character in ("y", self.yes[0].lower()))

    def action_answer(self, answer: bool) -> None:
        """Answer with a key."""
        self.dismiss(answer)


class Curtain(ModalScreen[None]):
    """Hides the table until the next player takes over."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "lift", show=False)]

    def __init__(self, seat: int, words: Words) -> None:
        super().__init__()
        self.sentence = words.say("terminal-curtain", seat=seat)

    def compose(self) -> ComposeResult:
        yield Static(self.sentence, classes="curtain")

    def on_click(self) -> None:
        """Show the table on a click."""
        self.action_lift()

    def action_lift(self) -> None:
        """Show the table."""
        self.dismiss()
