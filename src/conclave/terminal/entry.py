"""Typing a move."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Key
from textual.suggester import Suggester
from textual.widgets import Input

from conclave.core.moves import Options

MOST = 1000
"""More moves than this are not searched for a completion."""


class Completion(Suggester):
    """Completes what was typed to the first move that begins so."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.options: Options | None = None

    async def get_suggestion(self, value: str) -> str | None:
        if self.options is None or not value.strip():
            return None
        for index in range(min(len(self.options), MOST)):
            text = self.options.at(index).text
            if text.startswith(value):
                return text
        return None


class Entry(Input):
    """A line for a move. While it is empty, command keys still are commands."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("up", "recall", show=False)]

    def __init__(self, placeholder: str, commands: set[str]) -> None:
        self.completion = Completion()
        super().__init__(
            id="entry",
            placeholder=placeholder,
            suggester=self.completion,
            select_on_focus=False,
            compact=True,
        )
        self.commands = commands
        self.last = ""

    def offer(self, options: Options | None) -> None:
        """Complete to these moves; None: nobody is asked."""
        self.completion.options = options

    def take(self) -> str:
        """What was typed; the line is empty then, and the arrow key up brings it back."""
        self.last, typed = self.value, self.value
        self.value = ""
        return typed

    def action_recall(self) -> None:
        """Bring back what was typed last."""
        self.value = self.last
        self.cursor_position = len(self.value)

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Which keys are typed; Textual leaves the others to the app."""
        return bool(self.value or character not in self.commands) and super().check_consume_key(
            key, character
        )

    def watch_value(self, before: str, after: str) -> None:
        """Show which keys are commands just now."""
        if bool(before) != bool(after):
            self.refresh_bindings()

    def on_key(self, event: Key) -> None:
        """Leave a command to the app before the line takes it for a letter."""
        if not self.value and event.character in self.commands:
            event.prevent_default()
