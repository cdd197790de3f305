"""The app for playing in the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Footer, Static

from conclave.core.errors import ConclaveError
from conclave.core.events import Event
from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.terminal.boards import board_of
from conclave.terminal.cards import card_of, in_one_line
from conclave.terminal.entry import Entry
from conclave.terminal.hints import gives_hints
from conclave.terminal.host import Host, rule_of
from conclave.terminal.palette import colour_names, look
from conclave.terminal.picker import Picker
from conclave.terminal.screens import (
    Curtain,
    Note,
    Question,
    cards_note,
    end_note,
    guide_note,
    help_note,
    hints_note,
    rule_note,
)
from conclave.terminal.widgets import BoardPanel, Log, Middle

COMMANDS = {"q": "leave", "?": "help", "r": "rule"}
KEYS = ["arrows", "enter", "back", "type", "tab", "rule", "help", "quit"]
ALL_KEYS = [*KEYS[:5], "cards", "hints", "guide", *KEYS[5:]]
HEIGHTS = [(0, "-low"), (20, "-high")]
"""On low screens there is no room for the text of the highlighted card."""


class Prompt(Static):
    """The question, or why the answer is illegal; a click shows the rule."""

    async def on_click(self) -> None:
        """Show the rule."""
        await self.run_action("app.rule")


class PlayApp(App[None]):
    """Board, log, moves and input line; bots move on their own, with a pause."""

    TITLE = "Conclave"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("f1", "help", show=False),
        Binding("f2", "rule", show=False),
    ]

    def __init__(self, host: Host, pause: float = 0.8) -> None:
        super().__init__()
        self.host = host
        self.words = host.words
        self.pause = pause
        self.viewer = host.default_viewer
        self.asked: int | None = None
        self.rule = host.game.turn_rule
        self.history: list[Sequence[Event]] = []
        # Letters that begin a move can't be commands.
        taken = {kind.form[:1] for kind in host.game.moves}
        self.commands = {key for key in COMMANDS if key not in taken}
        for key in [key for key in COMMANDS if key in self.commands]:
            text = self.words.say(f"terminal-command-{COMMANDS[key]}")
            name = "question_mark" if key == "?" else key
            self.bind(name, COMMANDS[key], description=text, key_display=key)
        if host.game.cards:
            text = self.words.say("terminal-command-cards")
            self.bind("f3", "cards", description=text, key_display="F3")
        if gives_hints(host.game):
            text = self.words.say("terminal-command-hints")
            self.bind("f4", "hints", description=text, key_display="F4")
        if host.guide is not None:
            text = self.words.say("terminal-command-guide")
            self.bind("f5", "guide", description=text, key_display="F5")
        self.bind("escape", "to_moves", description=self.words.say("terminal-command-moves"))

    # The screen

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        with Middle():
            yield BoardPanel(self.words)
            yield Log(self.words, self.host.position.seats)
            yield Picker(self.words, self.type_ahead)
        if self.host.game.cards:
            yield Static(id="about")
        yield Prompt(id="prompt")
        with Horizontal(id="typing"):
            yield Static("›")
            yield Entry(self.host.game.forms, self.commands, self.submit)
        yield Footer()

    def on_mount(self) -> None:
        """Fill the log and start."""
        self.query_one(Picker).focus()
        for events in self.host.history():
            self.add_to_log(events)
        self.advance()

    def show(self) -> None:
        """Draw the board and the headline."""
        view = self.view()
        self.query_one(BoardPanel).show(view)
        parts = [self.words.short_title, board_of(self.host.game.name).headline(view, self.words)]
        if self.viewer is not None:
            me = f"{look(self.viewer).shape} {self.words.seat(self.viewer)}"
            parts.append(self.words.say("terminal-you", name=me))
        self.query_one("#headline", Static).update(" · ".join(parts))

    def view(self) -> dict[str, Plain]:
        """The current viewer's view; everything at the end of the game."""
        position = self.host.position
        return position.reveal() if position.over else position.view(self.viewer)

    def add_to_log(self, events: Sequence[Event]) -> None:
        """Add the events of a move to the log."""
        self.history.append(events)
        self.query_one(Log).add(self.host.lines(events, self.viewer))

    def prompt(self, sentence: str, refused: bool = False) -> None:
        """Show a message below the board."""
        prompt = self.query_one(Prompt)
        prompt.update(colour_names(sentence, self.words, self.host.position.seats))
        prompt.set_class(refused, "refused")

    # The game

    @work(exclusive=True)
    async def advance(self) -> None:
        """Let bots move until a person is asked or the game is over."""
        self.query_one(Picker).offer(None)
        self.query_one(Entry).offer(None)
        while True:
            if (seat := self.host.bot_to_move) is not None:
                await self.play_bot(seat)
            elif (person := self.host.person_to_move) is None:
                self.end()
                return
            elif (only := self.host.automatic_pass(person)) is not None:
                self.add_to_log(self.host.play(person, only))
                await asyncio.sleep(0)
            else:
                await self.ask(person)
                return

    async def play_bot(self, seat: int) -> None:
        """Let a bot move, with a pause so that people can follow."""
        self.show()
        self.prompt(self.words.say("terminal-thinking", seat=seat))
        move, _ = await asyncio.gather(
            asyncio.to_thread(self.host.bot_move, seat), asyncio.sleep(self.pause)
        )
        self.add_to_log(self.host.play(seat, move))

    async def ask(self, seat: int) -> None:
        """Ask a person for a move."""
        if seat != self.viewer:
            if len(self.host.people) > 1:
                await self.push_screen_wait(Curtain(seat, self.words))
            self.viewer = seat
            log = self.query_one(Log)
            log.replace(self.host.lines(events, seat) for events in self.history)
        self.show()
        decision = self.host.position.decision(seat)
        self.asked, self.rule = seat, decision.rule
        self.query_one(Picker).offer(decision.options)
        self.query_one(Entry).offer(decision.options)
        self.prompt(f"{self.words.seat(seat)}: {self.words.prompt(decision)}")
        if self.host.guide and (news := self.host.guide.news(self.host.position, seat)):
            self.show_note(guide_note(self.words, self.host.guide, news))

    def answer(self, move: Move | str) -> None:
        """Make the person's move, or say why it is illegal."""
        if self.asked is None:
            return
        try:
            events = self.host.play(self.asked, move)
        except ConclaveError as error:
            self.refuse(error)
            return
        self.asked = None
        self.add_to_log(events)
        self.advance()

    def refuse(self, error: ConclaveError) -> None:
        """Say why a move is illegal, and cite the rule."""
        sentence = f"✗ {self.words.error(error)}"
        if rule := rule_of(error):
            self.rule = rule
            sentence += f" [{rule}] {self.words.say('terminal-see-rule')}"
        self.prompt(sentence, refused=True)

    def end(self) -> None:
        """Show the result."""
        outcome = self.host.position.outcome
        assert outcome is not None
        self.rule = outcome.rule
        self.show()
        self.prompt(f"{self.words.outcome(outcome)} {self.words.say('terminal-after-end')}")
        self.push_screen(end_note(self.words, self.host.position))

    # Input

    def on_picker_picked(self, event: Picker.Picked) -> None:
        """Make the chosen move."""
        self.answer(event.move)

    def on_picker_highlighted(self, event: Picker.Highlighted) -> None:
        """Mark the move on the board and show the text of its card."""
        self.query_one(BoardPanel).mark(event.move)
        if self.host.game.cards:
            card = card_of(event.move, self.words)
            self.query_one("#about", Static).update("" if card is None else in_one_line(card))

    def type_ahead(self, text: str) -> bool:
        """Type text into the input line from anywhere."""
        entry = self.query_one(Entry)
        if not entry.value and (text.isspace() or text in self.commands):
            return False
        self.screen.set_focus(entry)
        if text == "\n":
            self.submit()
        else:
            entry.insert_text_at_cursor(text)
        return True

    def submit(self) -> None:
        """Make the typed move, or go back to the list if the line is empty."""
        entry = self.query_one(Entry)
        if not entry.value.strip():
            self.action_to_moves()
        elif self.asked is not None:
            self.answer(entry.take())

    def action_to_moves(self) -> None:
        """Clear the input and go back to the list of moves."""
        self.query_one(Entry).take()
        self.query_one(Picker).focus()

    def action_help(self) -> None:
        """Show the keys and how to play."""
        game = self.host.game
        keys = [
            *KEYS,
            *(["cards"] if game.cards else []),
            *(["hints"] if gives_hints(game) else []),
            *([] if self.host.guide is None else ["guide"]),
        ]
        self.show_note(help_note(self.words, game, sorted(keys, key=ALL_KEYS.index)))

    def action_cards(self) -> None:
        """Show the texts of visible cards, and why some can't be played."""
        obstacles = self.host.position.obstacles(self.asked) if self.asked is not None else {}
        self.show_note(cards_note(self.words, self.view(), obstacles))

    def action_hints(self) -> None:
        """Show hints."""
        self.show_note(hints_note(self.words, self.view()))

    def action_guide(self) -> None:
        """Show what has been explained so far."""
        guide = self.host.guide
        if guide is not None and self.viewer is not None:
            self.show_note(guide_note(self.words, guide, guide.explained_to.get(self.viewer, [])))

    def action_rule(self) -> None:
        """Show the rule behind the question or the error."""
        self.show_note(rule_note(self.words, self.host.game, self.rule))

    def show_note(self, note: Note) -> None:
        """Show a note; keys typed over it go to the input line."""
        note.type_ahead = self.type_ahead
        self.push_screen(note)

    def action_leave(self) -> None:
        """Leave after a question, or at once if asked a second time."""
        if self.host.position.over or isinstance(self.screen, Question):
            self.exit()
            return
        question = Question(self.words.say("terminal-leave"), self.words)
        self.push_screen(question, lambda leave: self.exit() if leave else None)
