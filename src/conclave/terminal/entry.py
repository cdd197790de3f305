"""The input line for moves, with completion and recall."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Key
from textual.suggester import Suggester
from textual.widgets import Input

from conclave.core.moves import Options

TypeAhead = Callable[[str], bool]
"""Passes typed text to the line; False if it is a command or blank."""
MAX_MOVES = 1000
"""How many moves are searched for a completion."""


def text_of(event: Key, late: bool) -> str | None:
    """The text of a key; also for Enter if `late`, when it was meant for the input line."""
    if late and event.key == "enter":
        return "\n"
    return event.character if event.is_printable else None


class Completion(Suggester):
    """Completes the input to the first move that starts with it."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.options: Options | None = None

    async def get_suggestion(self, value: str) -> str | None:
        if self.options is None or not value.strip():
            return None
        for index in range(min(len(self.options), MAX_MOVES)):
            text = self.options.at(index).text
            if text.startswith(value):
                return text
        return None


class Entry(Input):
    """The input line. While it is empty, command keys still work."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "recall", show=False),
        Binding("down", "app.to_moves", show=False),
    ]

    def __init__(self, placeholder: str, commands: set[str], submit: Callable[[], None]) -> None:
        self.completion = Completion()
        super().__init__(
            id="entry",
            placeholder=placeholder,
            suggester=self.completion,
            select_on_focus=False,
            compact=True,
        )
        self.commands = commands
        # A direct call rather than a message, so that the next key is not added to this line.
        self.submit = submit
        self.last = ""

    def offer(self, options: Options | None) -> None:
        """Complete to these moves; None if nobody is asked."""
        self.completion.options = options

    def take(self) -> str:
        """Take the input and clear the line. The up arrow brings it back."""
        typed, self.value = self.value, ""
        self.last = typed or self.last
        return typed

    def action_recall(self) -> None:
        """Bring back the last input."""
        self.value = self.last
        self.cursor_position = len(self.value)

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Whether the line takes this key; Textual gives the others to the app."""
        return bool(self.value or character not in self.commands) and super().check_consume_key(
            key, character
        )

    def watch_value(self, before: str, after: str) -> None:
        """Update the footer: commands are off while something is typed."""
        if bool(before) != bool(after):
            self.refresh_bindings()

    def on_key(self, event: Key) -> None:
        """Submit on Enter, and leave command keys to the app."""
        if event.key == "enter":
            event.stop()
            self.submit()
        elif not self.value and event.character in self.commands:
            event.prevent_default()
