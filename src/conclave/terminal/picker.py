"""Choosing a move from a list: first a group, then the move."""

from __future__ import annotations

from itertools import islice
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Key, Paste
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from conclave.core.moves import Move, Options
from conclave.terminal.choices import Choice, grouped
from conclave.terminal.entry import TypeAhead, text_of
from conclave.text import Words

MAX_MOVES = 1000
"""How many moves are listed at most; the others can be typed."""


class Picker(OptionList):
    """The list of legal moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "select", show=False),
        Binding("escape,left,backspace", "back", show=False),
    ]

    class Picked(Message):
        """A move was chosen."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    class Highlighted(Message):
        """A move was highlighted, or none."""

        def __init__(self, move: Move | None) -> None:
            super().__init__()
            self.move = move

    def __init__(self, words: Words, type_ahead: TypeAhead) -> None:
        super().__init__(id="moves", markup=False)
        self.words = words
        # A direct call rather than a message, so that fast typing loses no keys.
        self.type_ahead = type_ahead
        self.choices: list[Choice] = []
        self.opened: Choice | None = None
        self.more = 0

    def offer(self, options: Options | None) -> None:
        """List these moves; None if nobody is asked."""
        moves = [] if options is None else list(islice(options, MAX_MOVES))
        self.more = 0 if options is None else len(options) - len(moves)
        self.choices = grouped(moves, self.words)
        self.opened = None
        self._list()

    def _list(self, at: int = 0) -> None:
        self.clear_options()
        if self.opened is None:
            self.add_options([Option(self._line(choice)) for choice in self.choices])
            if self.more > 0:
                self.add_option(
                    Option(self.words.say("terminal-more-moves", number=self.more), disabled=True)
                )
        else:
            self.add_options([Option(self._within(move)) for move in self.opened.moves])
            self.add_option(Option(Text(f"‹ {self.words.say('terminal-back')}")))
        self.highlighted = at if self.option_count else None
        if not self.option_count:
            self.post_message(self.Highlighted(None))

        title = self.words.say("terminal-moves")
        self.border_title = title if self.opened is None else f"{title} › {self.opened.label}"

    def _line(self, choice: Choice) -> Text:
        if not choice.heading:
            return Text(choice.label)
        first, last = (self.words.move_part(choice.moves[end], "short") for end in (0, -1))
        widest = max(len(other.label) for other in self.choices if other.heading)
        line = Text(f"{choice.label:<{widest}}")
        if first is not None and last is not None:
            line.append(f"  {first}" if first == last else f"  {first}–{last}", "dim")
        return line.append(" ›")

    def _within(self, move: Move) -> Text:
        """A move inside its group, without repeating the heading."""
        return Text(self.words.move_part(move, "within") or self.words.move(move))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Report the highlighted move, so that the board can mark it."""
        event.stop()
        moves = self._moves_at(event.option_index)
        self.post_message(self.Highlighted(moves[0] if moves else None))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open a group, go back, or choose a move."""
        event.stop()
        moves = self._moves_at(event.option_index)
        if not moves:
            self.action_back()
        elif self.opened is None and self.choices[event.option_index].heading:
            self.opened = self.choices[event.option_index]
            self._list()
        else:
            self.post_message(self.Picked(moves[0]))

    def _moves_at(self, index: int) -> list[Move]:
        if self.opened is not None:
            return self.opened.moves[index : index + 1]
        return self.choices[index].moves if index < len(self.choices) else []

    def action_back(self) -> None:
        """Close the group."""
        if self.opened is not None:
            at = self.choices.index(self.opened)
            self.opened = None
            self._list(at)

    def on_key(self, event: Key) -> None:
        """Start typing a move with any letter or digit that is not a command."""
        text = text_of(event, late=self.screen.focused is not self)
        if text and self.type_ahead(text):
            event.stop()

    def on_paste(self, event: Paste) -> None:
        """Treat pasted text as typed."""
        event.stop()
        self.type_ahead(event.text.strip())
