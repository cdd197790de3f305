"""The app for stepping through a recorded game, in the view of any player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.events import Key
from textual.timer import Timer
from textual.widgets import Footer, Input, Static

from conclave.terminal.boards import board_of
from conclave.terminal.palette import colour_names
from conclave.terminal.replay_steps import Step, Viewer, lines, view
from conclave.terminal.screens import help_note
from conclave.terminal.widgets import BoardPanel, Log, Middle
from conclave.text import Words

PACE = 1.0
"""Seconds per step while the replay is running."""
LOOK_BACK = 100
"""How many steps the log shows."""
KEYS = ["forward", "backward", "ends", "jump", "eyes", "run", "help", "quit"]


class ReplayApp(App[None]):
    """The board and the log at one step, with keys to go to any other."""

    TITLE = "Conclave"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
        Binding("escape", "unfocus", show=False),
        Binding("f1", "help", show=False),
    ]

    def __init__(self, steps: Sequence[Step], words: Words, departure: str = "") -> None:
        super().__init__()
        self.departure = departure
        """Why the replay ends early, if it does."""
        self.steps = steps
        self.words = words
        self.at = 0
        self.viewers: list[Viewer] = ["all", None, *range(steps[0].position.seats)]
        self.running: Timer | None = None
        for key, action, name in (
            ("right", "go(1)", "forward"),
            ("left", "go(-1)", "backward"),
            ("home", "start", "start"),
            ("end", "end", "end"),
            ("e", "next_viewer", "eyes"),
            ("space", "run", "run"),
            ("question_mark", "help", "help"),
            ("q", "quit", "leave"),
        ):
            shown = "?" if key == "question_mark" else None
            description = self.words.say(f"terminal-command-{name}")
            visible = name not in ("start", "end")
            self.bind(key, action, description=description, key_display=shown, show=visible)

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        with Middle(classes="alone"):
            yield BoardPanel(self.words)
            yield Log(self.words, self.steps[0].position.seats)
        yield Static(id="prompt")
        with Horizontal(id="typing"):
            yield Static("›")
            yield Input(
                id="entry",
                placeholder=self.words.say("terminal-jump", last=len(self.steps) - 1),
                restrict="[0-9]*",
                select_on_focus=False,
                compact=True,
            )
        yield Footer()

    def on_mount(self) -> None:
        """Show the first step."""
        self.show()

    def show(self, further: bool = False) -> None:
        """Draw the current step. If `further`, it follows the one shown, and the log only grows."""
        step, viewer = self.steps[self.at], self.viewers[0]
        seen = view(step.position, viewer)
        self.query_one(BoardPanel).show(seen)
        log = self.query_one(Log)
        if further:
            log.add(lines(step, viewer, self.words))
        else:
            past = self.steps[max(0, self.at - LOOK_BACK) : self.at + 1]
            log.replace(lines(step, viewer, self.words) for step in past)
        count = self.words.say("terminal-step", number=self.at, last=len(self.steps) - 1)
        headline = board_of(seen["game"]).headline(seen, self.words)
        self.query_one("#headline", Static).update(
            f"{self.words.short_title} · {headline} · {count}"
        )
        self.query_one("#prompt", Static).update(
            colour_names(self._sentence(step, viewer), self.words, step.position.seats)
        )

    def _sentence(self, step: Step, viewer: Viewer) -> str:
        if step.position.outcome is not None:
            return self.words.outcome(step.position.outcome)
        if self.departure and step is self.steps[-1]:
            return self.departure
        if viewer is None:
            return self.words.say("terminal-eyes-spectator")
        if viewer == "all":
            return self.words.say("terminal-eyes-all")
        return self.words.say("terminal-eyes-seat", seat=viewer)

    def go_to(self, at: int) -> None:
        """Go to this step, or the nearest one."""
        before, self.at = self.at, max(0, min(at, len(self.steps) - 1))
        if self.at != before:
            self.show(further=self.at == before + 1)
        if self.at == len(self.steps) - 1:
            self.halt()

    def action_go(self, steps: int) -> None:
        """Go forward or back by some steps."""
        self.go_to(self.at + steps)

    def action_start(self) -> None:
        """Go to the set-up."""
        self.go_to(0)

    def action_end(self) -> None:
        """Go to the last move."""
        self.go_to(len(self.steps) - 1)

    def action_next_viewer(self) -> None:
        """Switch to the next viewer."""
        self.viewers.append(self.viewers.pop(0))
        self.show()

    def action_run(self) -> None:
        """Start or stop running."""
        if self.running is None:
            self.running = self.set_interval(PACE, lambda: self.action_go(1))
        else:
            self.halt()

    def halt(self) -> None:
        """Stop running."""
        if self.running is not None:
            self.running.stop()
            self.running = None

    def action_unfocus(self) -> None:
        """Take the focus from the input, so that the arrow keys work again."""
        self.screen.set_focus(None)

    def action_help(self) -> None:
        """Show the keys."""
        game = self.steps[0].position.game
        self.push_screen(help_note(self.words, game, KEYS))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go to the step that was typed."""
        if event.value.strip().isdecimal():
            self.go_to(int(event.value))
        event.input.value = ""
        self.action_unfocus()

    def on_key(self, event: Key) -> None:
        """Start typing a step with a digit."""
        entry = self.query_one(Input)
        if event.character and event.character.isdecimal() and len(self.screen_stack) == 1:
            entry.focus()
            entry.insert_text_at_cursor(event.character)
