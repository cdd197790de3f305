"""Empire's board: castle, town, the dead, the combat, both players' piles and hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.terminal.boards.board import Board
from conclave.terminal.boards.drawing import LIT, Drawing, size, stacked
from conclave.terminal.palette import coloured, look
from conclave.text import Words

SUN, MOON, ATTACKS, ATTACKED = "☀", "☾", "⚔", "◎"
KNOWN = {"unmasked": "bold #ff7b72", "masked": "#ff7b72", "open": "dim"}
TYPES = ("nobles", "clergy", "servants", "vampire", "holy-water", "support")
PILES = ("hand", "draw-pile", "cellar", "moat")


class EmpireBoard(Board):
    """The characters, the combat, the piles and the hand."""

    def headline(self, view: Mapping[str, Plain], words: Words) -> str:
        """Day or night, and whose turn it is."""
        sign = MOON if view["time"] == "night" else SUN
        moment = words.say("empire-moment", time=view["time"], number=view["turn"])
        if view["active"] is None:
            return f"{sign} {moment}"
        return f"{sign} {moment} · {words.say('empire-turn-of', seat=view['active'])}"

    def render(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None = None
    ) -> RenderableType:
        """Everything the viewer may know."""
        drawing = EmpireDrawing(view, words, width, marked)
        parts = [
            drawing.castle(),
            drawing.town(),
            drawing.dead(),
            drawing.combat(),
            drawing.players(),
            *drawing.hands(),
        ]
        return stacked(parts)


class EmpireDrawing(Drawing):
    """One view of Empire being drawn."""

    def __init__(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None
    ) -> None:
        super().__init__(view, words, width, marked)
        self.name_width = max(len(words.name("who", name)) for name in view["natures"]) + 2
        classes = set(view["classes"].values())
        self.class_width = max(len(words.name("type", each)) for each in classes) + 2

    # Characters

    def castle(self) -> list[RenderableType]:
        """The characters in the castle, with their markers."""
        return [self.title("castle"), *self.characters(self.view["castle"])]

    def town(self) -> list[RenderableType]:
        """The characters in the town, and what everybody knows about their order."""
        view, words = self.view, self.words
        rows: list[RenderableType] = [self.title("town", len(view["town"]))]
        if view["town_order"] is not None:
            return [*rows, *self.characters(view["town_order"])]
        rows += self.characters(view["town"])
        if view["town_bottom"]:
            text = words.say("empire-at-bottom", characters=view["town_bottom"])
            rows.append(self.dim(text))
        return rows

    def dead(self) -> list[RenderableType]:
        """The dead, human or vampire."""
        if not self.view["dead"]:
            return []
        names = [
            f"{self.words.name('who', name)} ({self.words.say(f'empire-{self.nature(name)}')})"
            for name in self.view["dead"]
        ]
        return [self.title("dead", len(names)), self.dim(", ".join(names), style="")]

    def nature(self, name: str) -> str:
        """Whether a dead character was human or a vampire."""
        return "vampire" if self.view["natures"][name] == "vampire" else "human"

    def characters(self, names: Iterable[str]) -> list[RenderableType]:
        """A line for each character with class and knowledge, and below it the markers."""
        rows: list[RenderableType] = []
        for name in names:
            known = self.known(name)
            line = Text(f"{self.role(name)} ", no_wrap=True, overflow="ellipsis")
            line.append(f"{self.words.name('who', name):<{self.name_width}}", "bold")
            class_ = self.view["classes"][name]
            line.append(f"{self.words.name('type', class_):<{self.class_width}}")
            line.append(self.words.say(f"empire-known-{known}"), KNOWN.get(known, ""))
            if name in self.marked:
                line.stylize(LIT)
            rows.append(line)
            if markers := self.markers(name):
                rows.append(self.dim(" · ".join(markers), 4))
        return rows

    def role(self, name: str) -> str:
        """Whether a character attacks or is attacked."""
        combat = self.view["combat"] or {"attacker": None, "target": None}
        if name == combat["attacker"]:
            return ATTACKS
        return ATTACKED if name == combat["target"] else " "

    def known(self, name: str) -> str:
        """What the viewer knows about a character, and whether others know it too."""
        view = self.view
        if name in view["unmasked"]:
            return "unmasked"
        if name in view["cleared"]:
            return "cleared"
        if view["natures"][name] == "vampire":
            return "masked"
        if name in (view["trusted"] or ()):
            return "trusted"
        return "open" if view["natures"][name] is None else "human"

    def markers(self, name: str) -> list[str]:
        """The markers on a character."""
        return [
            f"{self.words.say(f'empire-{kind}')} +{self.view[f'{kind}_markers'][name]}"
            for kind in ("attack", "defence")
            if self.view[f"{kind}_markers"].get(name)
        ]

    # The current action

    def combat(self) -> list[RenderableType]:
        """The combat with both totals, cards played in another action, and restrictions."""
        view, words = self.view, self.words
        rows: list[RenderableType] = [
            self.dim(words.say("empire-forbidden", action=action), 0, "italic")
            for action in view["forbidden"]
        ]
        combat = view["combat"]
        if combat is not None:
            facts = {name: combat[name] for name in ("round", "attacker", "target")}
            rows.append(self.dim(words.say("empire-fight", **facts), 0, "bold"))
            for kind, seat in zip(("attack", "defence"), combat["seats"], strict=True):
                value = f"{words.say(f'empire-{kind}')} {combat[kind]}"
                rows.append(self.laid(value, seat))
        else:
            rows += [
                self.laid(words.say("empire-played"), seat) for seat in (0, 1) if view["laid"][seat]
            ]
        return rows

    def laid(self, text: str, seat: int) -> RenderableType:
        """The cards a player has played in this action."""
        label = Text("  ").append_text(self.name(seat)).append(f"  {text}  ", "bold")
        return beside(label, len(label), Text(self.counted("card", self.view["laid"][seat])))

    # Players

    def players(self) -> list[RenderableType]:
        """How many cards each player has, and where."""
        view, words = self.view, self.words
        table = Table(box=None, padding=0, show_header=False, pad_edge=False)
        names = [f"{look(seat).shape} {words.seat(seat)}" for seat in (0, 1)]
        sides = [words.name("side", view["sides"][seat]) for seat in (0, 1)]
        labels = [words.say(f"empire-{pile}.short") for pile in PILES]
        table.add_column(width=min(14, max(map(len, names)) + 1), no_wrap=True)
        table.add_column(width=max(map(len, sides)) + 1, no_wrap=True)
        for label in labels:
            table.add_column(width=len(label) + 2, no_wrap=True, justify="right")
        table.add_row(Text(), Text(), *[Text(label, "dim") for label in labels])
        for seat in (0, 1):
            counts = [Text(self.pile(pile, seat)) for pile in PILES]
            table.add_row(self.name(seat), Text(sides[seat]), *counts)
        return [table]

    def pile(self, pile: str, seat: int) -> str:
        """How many cards a player has in a pile; the moat also holds played cards."""
        if pile == "cellar" and self.view["cellar_closed"][seat]:
            return self.words.say("empire-cellar-shut")
        number = size(self.view[pile.replace("-", "_")][seat])
        return str(number + len(self.view["spent"][seat]) if pile == "moat" else number)

    # Hands

    def hands(self) -> Iterable[list[RenderableType]]:
        """The viewer's own hand; all hands for somebody who sees everything."""
        for seat in (0, 1):
            held = self.view["hand"][seat]
            if isinstance(held, list) and held:
                whose = self.view["seat"] == seat
                title = Text(self.words.say("empire-your-hand")) if whose else self.name(seat)
                title.stylize("bold")
                yield [title, *self.hand(held)]

    def hand(self, cards: list[str]) -> list[RenderableType]:
        """Combat cards in a line for each type, support cards with their costs."""
        words = self.words
        widest = max(len(words.name("type", kind)) for kind in TYPES) + 4
        rows: list[RenderableType] = []
        for kind in TYPES:
            label = Text(f"  {words.name('type', kind)}", "dim")
            held = [card for card in cards if self.type_of(card) == kind]
            if kind != TYPES[-1] and held:
                rows.append(beside(label, widest, self.lit(held)))
            elif held:
                for card in dict.fromkeys(held):
                    text = self.lit([card] * held.count(card)).append(f"  {self.costs(card)}")
                    rows.append(beside(label, widest, text))
                    if self.roomy:
                        rows.append(self.dim(words.card_text(card), widest))
        return rows

    def lit(self, cards: list[str]) -> Text:
        """Cards by name, with those highlighted that the move is about."""
        text = Text()
        for card in dict.fromkeys(cards):
            text.append(", " if text else "")
            name = self.counted("card", [card] * cards.count(card))
            text.append(name, LIT if card in self.marked else "bold")
        return text

    def type_of(self, card: str) -> str:
        """The type under which a card is listed."""
        assert self.words.game is not None
        kind = getattr(self.words.game.cards[card], "type", TYPES[-1])
        assert isinstance(kind, str)
        return kind

    def costs(self, card: str) -> str:
        """The costs of a support card by day and by night."""
        assert self.words.game is not None
        definition = self.words.game.cards[card]
        costs = {time: getattr(definition, time) for time in ("day", "night")}
        return self.words.say("empire-costs", **costs)

    # Pieces

    def title(self, key: str, number: int | None = None) -> Text:
        """The heading of a part of the board, with a number."""
        text = self.words.say(f"empire-{key}")
        return Text(text if number is None else f"{text} ({number})", "bold")

    def name(self, seat: int) -> Text:
        """Shape and name, underlined if the player has to decide."""
        text = f"{look(seat).shape} {self.words.seat(seat)}"
        name = coloured(text, seat, "bold underline" if seat in self.view["deciders"] else "")
        name.truncate(14, overflow="ellipsis")
        return name


def beside(label: Text, width: int, text: Text) -> RenderableType:
    """A label beside a text of several lines."""
    table = Table.grid(padding=0)
    table.add_column(width=width, no_wrap=True)
    table.add_column()
    table.add_row(label, text)
    return table
