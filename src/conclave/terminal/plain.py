"""Playing line by line: for pipes, screen readers and dumb terminals."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console, RenderableType

from conclave.core.errors import ConclaveError
from conclave.terminal.boards import board_of
from conclave.terminal.cards import in_one_line, page
from conclave.terminal.choices import grouped
from conclave.terminal.hints import gives_hints, hints
from conclave.terminal.host import Host, rule_of, statement
from conclave.text.cards import find
from conclave.text.results import ranked, result_words

WIDTH = 80


@contextmanager
def lines_only() -> Iterator[None]:
    """Tolerate undecodable input, and end quietly on Ctrl-C or a closed pipe."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        yield
        sys.stdout.flush()
    except KeyboardInterrupt:
        print()
    except BrokenPipeError:
        # Python flushes stdout again at exit and would print an error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class PlainTable:
    """Prints what happens, and reads moves and commands from lines."""

    def __init__(self, host: Host, read: TextIO, write: TextIO) -> None:
        self.host = host
        self.words = host.words
        self.read = read
        self.write = write
        self.rule = host.game.turn_rule

    def run(self) -> None:
        """Play until the game or the input ends."""
        host = self.host
        for events in host.history():
            self._say(host.lines(events, host.default_viewer))
        self._say([self._commands()])
        while not host.position.over:
            seat = host.bot_to_move
            if seat is not None:
                events = host.play(seat, host.bot_move(seat))
                self._say(host.lines(events, host.default_viewer))
            elif not self._ask():
                return
        self._end()

    def _ask(self) -> bool:
        """Ask one question; False at the end of the input."""
        seat = self.host.person_to_move
        assert seat is not None
        if (only := self.host.automatic_pass(seat)) is not None:
            self._say(self.host.lines(self.host.play(seat, only), seat))
            return True
        decision = self.host.position.decision(seat)
        self.rule = decision.rule
        if (guide := self.host.guide) is not None:
            for topic in guide.news(self.host.position, seat):
                self._say(guide.lines(topic))
        self._say(["", f"{self.words.seat(seat)}: {self.words.prompt(decision)}"])
        while True:
            print("> ", end="", file=self.write, flush=True)
            line = self.read.readline()
            if not line or line.strip() == "quit":
                self._say([""] if not line else [])
                return False
            if not line.strip() or self._command(line.split(), seat):
                continue
            try:
                events = self.host.play(seat, line)
            except ConclaveError as error:
                self._refuse(error)
                continue
            self._say(self.host.lines(events, seat))
            return True

    def _refuse(self, error: ConclaveError) -> None:
        rule = rule_of(error)
        self.rule = rule or self.rule
        self._say([self.words.error(error) + (f" [{rule}]" if rule else "")])

    def _command(self, typed: list[str], seat: int) -> bool:
        """Run a command; False if the line is not one."""
        if typed[0] in ("help", "?"):
            how = f"{self.host.game.name}-how-to-play"
            self._say([self.words.say(how)] if self.words.has(how) else [])
            self._say([self._commands()])
        elif typed[0] == "cards" and self.host.game.cards:
            self._cards(typed[1:], seat)
        elif typed[0] == "hints" and gives_hints(self.host.game):
            self._print(hints(self.host.position.view(seat), self.words))
        elif typed[0] == "guide" and self.host.guide is not None:
            for topic in self.host.guide.explained_to[seat]:
                self._say(self.host.guide.lines(topic))
        elif typed[0] == "moves":
            self._moves(seat)
        elif typed[0] == "board":
            self._board(seat)
        elif typed[0] == "rule":
            rule = typed[1] if len(typed) > 1 else self.rule
            self._say([f"{rule}: {statement(self.words, self.host.game, rule)}"])
        else:
            return False
        return True

    def _commands(self) -> str:
        cards = "yes" if self.host.game.cards else "no"
        hints = "yes" if gives_hints(self.host.game) else "no"
        guide = "no" if self.host.guide is None else "yes"
        return self.words.say("terminal-plain-commands", cards=cards, hints=hints, guide=guide)

    def _cards(self, name: list[str], seat: int) -> None:
        """Print the visible cards, or the cards of this name."""
        if not name:
            position = self.host.position
            self._print(page(position.view(seat), self.words, position.obstacles(seat)))
            return
        try:
            for card in find(self.words, " ".join(name)):
                self._print(in_one_line(card))
        except ConclaveError as error:
            self._refuse(error)

    def _moves(self, seat: int) -> None:
        for choice in grouped(self.host.position.options(seat), self.words):
            first, last = choice.moves[0].text, choice.moves[-1].text
            self._say([f"{choice.label} – {first}" + (f" … {last}" if last != first else "")])

    def _board(self, seat: int | None) -> None:
        view = self.host.position.view(seat)
        board = board_of(self.host.game.name)
        self._say([board.headline(view, self.words)])
        self._print(board.render(view, self.words, WIDTH, None))

    def _print(self, drawn: RenderableType) -> None:
        console = Console(file=self.write, width=WIDTH, no_color=True, color_system=None)
        console.print(drawn)

    def _end(self) -> None:
        position, words = self.host.position, self.words
        outcome = position.outcome
        assert outcome is not None
        columns, cells = result_words(position, words)
        self._say(["", words.outcome(outcome)])
        for seat in ranked(outcome):
            points = words.say(words.key("terminal-points"), number=outcome.scores[seat])
            self._say([f"{outcome.places[seat]}. {words.seat(seat)}: {points}"])
            self._say(f"   {name}: {cell}" for name, cell in zip(columns, cells[seat], strict=True))

    def _say(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line, file=self.write)
        self.write.flush()
