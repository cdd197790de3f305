"""Playing at the table in the terminal."""

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
from conclave.terminal.palette import look, painted
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
"""On low screens there is no room to tell what the card under the cursor does."""


class Prompt(Static):
    """The question put to the person, or why the answer was refused; a click shows the rule."""

    async def on_click(self) -> None:
        """Show the statement that it rests on."""
        await self.run_action("app.rule")


class PlayApp(App[None]):
    """Board, log, moves and a line to type; bots move by themselves, with a pause to follow."""

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
        self.viewer = host.onlooker
        self.asked: int | None = None
        self.rule = host.game.turn_rule
        self.happened: list[Sequence[Event]] = []
        # A move may begin with a letter that would be a command: then the move has it.
        taken = {kind.form[:1] for kind in host.game.moves}
        self.commands = {key for key in COMMANDS if key not in taken}
        for key in [key for key in COMMANDS if key in self.commands]:
            told = self.words.say(f"terminal-command-{COMMANDS[key]}")
            name = "question_mark" if key == "?" else key
            self.bind(name, COMMANDS[key], description=told, key_display=key)
        if host.game.cards:
            told = self.words.say("terminal-command-cards")
            self.bind("f3", "cards", description=told, key_display="F3")
        if gives_hints(host.game):
            told = self.words.say("terminal-command-hints")
            self.bind("f4", "hints", description=told, key_display="F4")
        if host.guide is not None:
            told = self.words.say("terminal-command-guide")
            self.bind("f5", "guide", description=told, key_display="F5")
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
        """Show how the game begins, and begin."""
        self.query_one(Picker).focus()
        for events in self.host.past():
            self.tell(events)
        self.go_on()

    def show(self) -> None:
        """Draw the table as the person before it may see it."""
        view = self.view()
        self.query_one(BoardPanel).show(view)
        parts = [self.words.short_title, board_of(self.host.game.name).headline(view, self.words)]
        if self.viewer is not None:
            me = f"{look(self.viewer).shape} {self.words.seat(self.viewer)}"
            parts.append(self.words.say("terminal-you", name=me))
        self.query_one("#headline", Static).update(" · ".join(parts))

    def view(self) -> dict[str, Plain]:
        """What the person before the table may see; at the end, all of it."""
        position = self.host.position
        return position.reveal() if position.over else position.view(self.viewer)

    def tell(self, events: Sequence[Event]) -> None:
        """Add to the log what happened."""
        self.happened.append(events)
        self.query_one(Log).tell(self.host.lines(events, self.viewer))

    def prompt(self, sentence: str, refused: bool = False) -> None:
        """Say something to the person."""
        prompt = self.query_one(Prompt)
        prompt.update(painted(sentence, self.words, self.host.position.seats))
        prompt.set_class(refused, "refused")

    # The game

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let bots move until a person is asked or the game is over."""
        self.query_one(Picker).offer(None)
        self.query_one(Entry).offer(None)
        while True:
            if (seat := self.host.bot) is not None:
                await self.bot_moves(seat)
            elif (person := self.host.person) is None:
                self.end()
                return
            elif (only := self.host.only_pass(person)) is not None:
                self.tell(self.host.play(person, only))
                await asyncio.sleep(0)
            else:
                await self.ask(person)
                return

    async def bot_moves(self, seat: int) -> None:
        """Let a bot move, with time to follow."""
        self.show()
        self.prompt(self.words.say("terminal-thinking", seat=seat))
        move, _ = await asyncio.gather(
            asyncio.to_thread(self.host.bot_move, seat), asyncio.sleep(self.pause)
        )
        self.tell(self.host.play(seat, move))

    async def ask(self, seat: int) -> None:
        """Put the question to a person."""
        if seat != self.viewer:
            if len(self.host.people) > 1:
                await self.push_screen_wait(Curtain(seat, self.words))
            self.viewer = seat
            log = self.query_one(Log)
            log.retell(self.host.lines(events, seat) for events in self.happened)
        self.show()
        decision = self.host.position.decision(seat)
        self.asked, self.rule = seat, decision.rule
        self.query_one(Picker).offer(decision.options)
        self.query_one(Entry).offer(decision.options)
        self.prompt(f"{self.words.seat(seat)}: {self.words.prompt(decision)}")
        if self.host.guide and (news := self.host.guide.news(self.host.position, seat)):
            self.read(guide_note(self.words, self.host.guide, news))

    def answer(self, move: Move | str) -> None:
        """Make the person's move, or say why it can't be made."""
        if self.asked is None:
            return
        try:
            events = self.host.play(self.asked, move)
        except ConclaveError as error:
            self.refuse(error)
            return
        self.asked = None
        self.tell(events)
        self.go_on()

    def refuse(self, error: ConclaveError) -> None:
        """Say why a move is refused, and where the rule is."""
        sentence = f"✗ {self.words.error(error)}"
        if rule := rule_of(error):
            self.rule = rule
            sentence += f" [{rule}] {self.words.say('terminal-see-rule')}"
        self.prompt(sentence, refused=True)

    def end(self) -> None:
        """Say who has won."""
        outcome = self.host.position.outcome
        assert outcome is not None
        self.rule = outcome.rule
        self.show()
        self.prompt(f"{self.words.outcome(outcome)} {self.words.say('terminal-after-end')}")
        self.push_screen(end_note(self.words, self.host.position))

    # What the person does

    def on_picker_picked(self, event: Picker.Picked) -> None:
        """A move was chosen from the list."""
        self.answer(event.move)

    def on_picker_looked(self, event: Picker.Looked) -> None:
        """The cursor is on a move: light it up on the board, and say what its card does."""
        self.query_one(BoardPanel).mark(event.move)
        if self.host.game.cards:
            told = card_of(event.move, self.words)
            self.query_one("#about", Static).update("" if told is None else in_one_line(told))

    def type_ahead(self, text: str) -> bool:
        """Somebody types a move without going to the line first, perhaps all of it at once."""
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
        """A move was typed; an empty line goes back to the list, one too early stays."""
        entry = self.query_one(Entry)
        if not entry.value.strip():
            self.action_to_moves()
        elif self.asked is not None:
            self.answer(entry.take())

    def action_to_moves(self) -> None:
        """Back to the list of moves; what was typed is let go."""
        self.query_one(Entry).take()
        self.query_one(Picker).focus()

    def action_help(self) -> None:
        """The keys, and how to play."""
        game = self.host.game
        keys = [
            *KEYS,
            *(["cards"] if game.cards else []),
            *(["hints"] if gives_hints(game) else []),
            *([] if self.host.guide is None else ["guide"]),
        ]
        self.read(help_note(self.words, game, sorted(keys, key=ALL_KEYS.index)))

    def action_cards(self) -> None:
        """What the cards say that the person can see, and why some can't be played."""
        obstacles = self.host.position.obstacles(self.asked) if self.asked is not None else {}
        self.read(cards_note(self.words, self.view(), obstacles))

    def action_hints(self) -> None:
        """What the person could know by what there was to see."""
        self.read(hints_note(self.words, self.view()))

    def action_guide(self) -> None:
        """What has been explained so far."""
        guide = self.host.guide
        if guide is not None and self.viewer is not None:
            self.read(guide_note(self.words, guide, guide.told.get(self.viewer, [])))

    def action_rule(self) -> None:
        """The statement that the question, or the refusal, rests on."""
        self.read(rule_note(self.words, self.host.game, self.rule))

    def read(self, note: Note) -> None:
        """Show something to read; what is typed over it is typed at the table."""
        note.type_ahead = self.type_ahead
        self.push_screen(note)

    def action_leave(self) -> None:
        """Leave the table; asked twice, at once."""
        if self.host.position.over or isinstance(self.screen, Question):
            self.exit()
            return
        question = Question(self.words.say("terminal-leave"), self.words)
        self.push_screen(question, lambda leave: self.exit() if leave else None)
