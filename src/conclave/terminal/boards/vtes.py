"""V:TES's board: the current action, a block for each Methuselah, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.terminal.boards.board import Board
from conclave.terminal.boards.drawing import LIT, Drawing, size
from conclave.terminal.palette import coloured, look
from conclave.text import Words

TAPPED, FACE_DOWN, TURN, PREY = "↷", "▒▒", "▶", "→"
INDENT = 4
BETWEEN = " · "


class VtesBoard(Board):
    """The current action, then the Methuselahs from the viewer round to her predator."""

    max_width = 112

    def headline(self, view: Mapping[str, Plain], words: Words) -> str:
        """Turn and phase."""
        phase = words.name("phase", view["phase"])
        if view["active"] is None:
            return phase
        turn = words.say("vtes-board-turn", turn=view["turn"], seat=view["active"])
        return f"{turn} · {phase}"

    def render(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None = None
    ) -> RenderableType:
        """Everything the viewer may know."""
        drawing = VtesDrawing(view, words, width, marked)
        first = view["seat"] if view["seat"] is not None else 0
        seats = [(first + step) % view["seats"] for step in range(view["seats"])]
        parts = drawing.ongoing()
        for seat in seats:
            parts += [*drawing.methuselah(seat), *drawing.hand(seat)]
        return Group(*parts)


class VtesDrawing(Drawing):
    """One view of V:TES being drawn."""

    roomy_from = 90
    """The width from which there is room for clans, disciplines and whole words."""

    def __init__(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None
    ) -> None:
        super().__init__(view, words, width, marked)
        self.namesakes = namesakes(view)

    # Current events

    def ongoing(self) -> list[RenderableType]:
        """The card being played, and the current action, combat and referendum."""
        view = self.view
        lines = [
            [self.words.situation(view)] if view["playing"] else [],
            self.action(view["action"]) if view["action"] else [],
            self.combat(view["combat"]) if view["combat"] else [],
            self.referendum(view["referendum"]) if view["referendum"] else [],
        ]
        return [self.joined(line, "bold") for line in lines if line]

    def action(self, action: dict[str, Plain]) -> list[str]:
        """An action: the acting minion, the target, the stealth and the blocker."""
        kind = self.words.name("kind", action["kind"])
        parts = [f"{look(action['seat']).shape} {self.name(action['minion'])}: {kind}"]
        if action["card"]:
            parts[0] += f" ({self.name(action['card'])})"
        aim = [self.name(action["target"])] if action["target"] else []
        if action["target_seat"] is not None:
            aim.append(self.seat(action["target_seat"]))
        if aim:
            parts[0] += f" {PREY} {', '.join(aim)}"
        if action["kind"] == "bleed":
            parts.append(self.number("bleed", action["bleed"]))
        parts.append(self.number("stealth", action["stealth"]))
        if action["blocker"]:
            who = f"{self.words.label('blocker')}: {self.name(action['blocker'])}"
            parts += [who, self.number("intercept", action["intercept"])]
        return parts

    def combat(self, combat: dict[str, Plain]) -> list[str]:
        """A combat: the combatants, the range, the strikes and the pending damage."""
        words = self.words
        parts = [f"{self.name(combat['first'])} ⚔ {self.name(combat['second'])}"]
        parts += [self.number("round", combat["round"]), words.name("range", combat["range"])]
        pair = zip(("first", "second"), combat["chosen"], strict=True)
        for minion, strike in pair:
            if strike is not None:
                parts.append(f"{self.name(combat[minion])}: {self.strike(strike)}")
        if combat["suffering"]:
            hurt = [
                self.number(label, combat[label])
                for label in ("normal", "aggravated")
                if combat[label]
            ]
            parts.append(f"{self.name(combat['suffering'])}: {', '.join(hurt) or 0}")
        if combat["continues"]:
            parts.append(words.label("continues"))
        return parts

    def strike(self, strike: dict[str, Plain]) -> str:
        """A strike that was chosen."""
        parts = [self.name(strike["card"])] if strike["card"] else []
        parts += [self.words.label(part) for part in ("dodge", "ends") if strike[part]]
        if strike["damage"]:
            kind = "aggravated" if strike["aggravated"] else "damage"
            parts.append(self.number(kind, strike["damage"]))
        return ", ".join(parts)

    def referendum(self, referendum: dict[str, Plain]) -> list[str]:
        """A referendum with its terms and the votes so far."""
        about = referendum["card"] or referendum["hunted"]
        parts = [f"{self.words.label('referendum')}: {self.name(about)}"]
        terms = [f"{self.seat(seat)} {number}" for seat, number in referendum["terms"]]
        terms += [self.name(card) for card in referendum["about"]]
        if terms:
            parts.append(f"{self.words.label('terms')}: {', '.join(terms)}")
        return [*parts, *[self.number(side, referendum[side]) for side in ("for", "against")]]

    # Methuselahs

    def methuselah(self, seat: int) -> list[RenderableType]:
        """A line of numbers, then the cards by region."""
        view = self.view
        lines: list[RenderableType] = [self.numbers(seat)]
        if view["out"][seat]:
            return lines
        lines += self.row([self.card(data) for data in view["ready"][seat]])
        beside = {
            "torpor": [self.card(data) for data in view["torpor"][seat]],
            "uncontrolled": [self.waiting(data) for data in view["uncontrolled"][seat]],
            "beside": [self.card(data) for data in view["beside"][seat]],
        }
        return lines + self.row([card for at in beside for card in self.labelled(at, beside[at])])

    def numbers(self, seat: int) -> Text:
        """Name, pool, victory points, the edge, piles and prey."""
        view, words = self.view, self.words
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f"{TURN} " if view["active"] == seat else "  ", "bold")
        asked = "bold underline" if seat in view["deciders"] else "bold"
        line.append_text(coloured(f"{look(seat).shape} {words.seat(seat)}", seat, asked))
        if view["out"][seat]:
            points = words.say("vtes-board-points", number=view["points"][seat])
            return line.append(f"  {words.label('out')} · {points}", "dim")
        line.append("  ").append_text(
            coloured(self.number("pool", view["pool"][seat]), seat, "bold")
        )
        if view["points"][seat]:
            points = words.say("vtes-board-points", number=view["points"][seat])
            line.append(" · ").append(points, "bold")
        if view["edge"] == seat:
            line.append(" · ").append(words.label("edge"), "bold")
        key = "vtes-board-piles" if self.roomy else "vtes-board-piles.short"
        piles = {pile: size(view[pile][seat]) for pile in ("hand", "library", "crypt")}
        line.append(f" · {words.say(key, **piles)}", "dim")
        prey = view["prey"][seat]
        if prey is not None:
            who = self.seat(prey) if self.roomy else look(prey).shape
            line.append(f" {PREY} ", "dim").append_text(coloured(who, prey))
        return line

    def card(self, data: dict[str, Plain]) -> Text:
        """A card in play: name, blood, whether tapped, title and attached cards."""
        text = Text()
        text.append(self.with_number(data["card"]), "" if data["tapped"] else "bold")
        if data.get("capacity") is not None:
            text.append(f" {data['counters']}/{data['capacity']}")
        elif data["counters"]:
            text.append(f" {data['counters']}")
        if data["tapped"]:
            text.append(TAPPED)
            text.stylize("dim")
        if data["contested"]:
            text.append(f" ({self.words.label('contested')})")
        if data.get("title"):
            text.append(f" {self.words.name('title', data['title'])}", "italic")
        if self.roomy and data.get("disciplines"):
            text.append(f" {' '.join(data['disciplines'])}", "dim")
        if data["on"]:
            text.append(" [")
            text.append_text(Text(", ").join([self.card(on) for on in data["on"]]))
            text.append("]")
        if data["card"] in self.marked:
            text.stylize(LIT)
        return text

    def waiting(self, data: dict[str, Plain]) -> Text:
        """A vampire in the uncontrolled region, face down for others."""
        counters = data["counters"]
        if data["card"] is None:
            return Text(f"{FACE_DOWN} {counters}" if counters else FACE_DOWN, "dim")
        text = Text(f"{self.with_number(data['card'])} {counters}/{data['capacity']}")
        if data["card"] in self.marked:
            text.stylize(LIT)
        return text

    # The hand

    def hand(self, seat: int) -> list[RenderableType]:
        """The viewer's own hand; all hands for somebody who sees everything."""
        held = self.view["hand"][seat]
        if not isinstance(held, list) or None in held or not held:
            return []
        if self.view["seat"] == seat:
            title = Text(f"  {self.words.say('vtes-board-hand')}", "bold")
        else:
            title = coloured(f"  {look(seat).shape} {self.words.label('hand')}", seat)
        return [title, *self.row([self.held(name) for name in held])]

    def held(self, name: str) -> Text:
        """A card in hand."""
        text = Text(self.words.name("card", name))
        if self.roomy:
            types = getattr(self.words.game.cards[name], "types", ()) if self.words.game else ()
            kinds = ", ".join([self.words.name("type", kind) for kind in types])
            text.append(f" ({kinds})" if kinds else "", "dim")
        if name in self.marked:
            text.stylize(LIT)
        return text

    # Pieces

    def labelled(self, label: str, cards: list[Text]) -> list[Text]:
        """Cards after a label."""
        if not cards:
            return []
        first = Text().append(f"{self.words.label(label)}: ", "dim").append_text(cards[0])
        return [first, *cards[1:]]

    def row(self, cards: list[Text]) -> list[RenderableType]:
        """Cards in as many lines as they need, broken between cards."""
        room = self.width - INDENT
        lines: list[Text] = []
        for card in cards:
            if lines and lines[-1].cell_len + len(BETWEEN) + card.cell_len <= room:
                lines[-1].append(BETWEEN, "dim").append_text(card)
            else:
                lines.append(Text().append_text(card))
        return [Padding(line, (0, 0, 0, INDENT), expand=False) for line in lines]

    def joined(self, parts: list[str], style: str) -> Text:
        """Parts joined into one line."""
        return Text(BETWEEN.join(parts), style)

    def name(self, word: str) -> str:
        """The name of a card in play, or of another fact."""
        return self.words.name("card", word)

    def with_number(self, word: str) -> str:
        """The name of a visible card, with its number if there is another of the same name."""
        name, _, number = word.partition("#")
        return f"{self.name(word)} #{number}" if name in self.namesakes else self.name(word)

    def seat(self, seat: int) -> str:
        """A Methuselah with her shape."""
        return f"{look(seat).shape} {self.words.seat(seat)}"

    def number(self, label: str, number: int) -> str:
        """A labelled number."""
        return f"{self.words.label(label)} {number}"


def namesakes(view: Mapping[str, Plain]) -> set[str]:
    """The names that several visible cards share."""
    seen: list[str] = []

    def visit(data: dict[str, Plain]) -> None:
        seen.append((data["card"] or "").partition("#")[0])
        for on in data.get("on", ()):
            visit(on)

    for region in ("ready", "torpor", "beside", "uncontrolled"):
        for row in view[region]:
            for data in row:
                visit(data)
    return {name for name in seen if name and seen.count(name) > 1}
