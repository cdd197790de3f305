"""V:TES's board: what is under way, a block for each Methuselah, one's own hand."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.terminal.boards.board import Board
from conclave.terminal.boards.drawing import LIT, Drawing, size
from conclave.terminal.palette import look, worn
from conclave.text import Words

TAPPED, FACE_DOWN, TURN, PREY = "↷", "▒▒", "▶", "→"
INDENT = 4
BETWEEN = " · "


class VtesBoard(Board):
    """What is under way, then Methuselah by Methuselah from oneself to one's predator."""

    widest = 112

    def headline(self, view: Mapping[str, Plain], words: Words) -> str:
        """Turn and phase."""
        phase = words.name("phase", view["phase"])
        if view["active"] is None:
            return phase
        turn = words.say("vtes-board-turn", turn=view["turn"], seat=view["active"])
        return f"{turn} · {phase}"

    def drawn(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None = None
    ) -> RenderableType:
        """All that lies open, and what the seat may know besides."""
        drawing = VtesDrawing(view, words, width, marked)
        first = view["seat"] if view["seat"] is not None else 0
        seats = [(first + step) % view["seats"] for step in range(view["seats"])]
        parts = drawing.under_way()
        for seat in seats:
            parts += [*drawing.methuselah(seat), *drawing.hand(seat)]
        return Group(*parts)


class VtesDrawing(Drawing):
    """One view of V:TES being drawn."""

    roomy_from = 90
    """From this width on there is room for clans, disciplines and whole words."""

    def __init__(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None
    ) -> None:
        super().__init__(view, words, width, marked)
        self.namesakes = namesakes(view)

    # What is under way

    def under_way(self) -> list[RenderableType]:
        """The card being played, the action, the combat and the referendum that are going on."""
        view = self.view
        lines = [
            [self.words.situation(view)] if view["playing"] else [],
            self.action(view["action"]) if view["action"] else [],
            self.combat(view["combat"]) if view["combat"] else [],
            self.referendum(view["referendum"]) if view["referendum"] else [],
        ]
        return [self.joined(line, "bold") for line in lines if line]

    def action(self, action: dict[str, Plain]) -> list[str]:
        """Who does what to whom, with which stealth, and who is in the way."""
        kind = self.words.name("kind", action["kind"])
        told = [f"{look(action['seat']).shape} {self.name(action['minion'])}: {kind}"]
        if action["card"]:
            told[0] += f" ({self.name(action['card'])})"
        aim = [self.name(action["target"])] if action["target"] else []
        if action["target_seat"] is not None:
            aim.append(self.seat(action["target_seat"]))
        if aim:
            told[0] += f" {PREY} {', '.join(aim)}"
        if action["kind"] == "bleed":
            told.append(self.number("bleed", action["bleed"]))
        told.append(self.number("stealth", action["stealth"]))
        if action["blocker"]:
            who = f"{self.words.label('blocker')}: {self.name(action['blocker'])}"
            told += [who, self.number("intercept", action["intercept"])]
        return told

    def combat(self, combat: dict[str, Plain]) -> list[str]:
        """Who fights whom at which range, with which strikes, and the damage on its way."""
        words = self.words
        told = [f"{self.name(combat['first'])} ⚔ {self.name(combat['second'])}"]
        told += [self.number("round", combat["round"]), words.name("range", combat["range"])]
        pair = zip(("first", "second"), combat["chosen"], strict=True)
        for minion, strike in pair:
            if strike is not None:
                told.append(f"{self.name(combat[minion])}: {self.strike(strike)}")
        if combat["suffering"]:
            hurt = [
                self.number(label, combat[label])
                for label in ("normal", "aggravated")
                if combat[label]
            ]
            told.append(f"{self.name(combat['suffering'])}: {', '.join(hurt) or 0}")
        if combat["continues"]:
            told.append(words.label("continues"))
        return told

    def strike(self, strike: dict[str, Plain]) -> str:
        """A strike that was chosen."""
        told = [self.name(strike["card"])] if strike["card"] else []
        told += [self.words.label(part) for part in ("dodge", "ends") if strike[part]]
        if strike["damage"]:
            kind = "aggravated" if strike["aggravated"] else "damage"
            told.append(self.number(kind, strike["damage"]))
        return ", ".join(told)

    def referendum(self, referendum: dict[str, Plain]) -> list[str]:
        """What is put to the vote, with its terms, and how the votes stand."""
        about = referendum["card"] or referendum["hunted"]
        told = [f"{self.words.label('referendum')}: {self.name(about)}"]
        terms = [f"{self.seat(seat)} {number}" for seat, number in referendum["terms"]]
        terms += [self.name(card) for card in referendum["about"]]
        if terms:
            told.append(f"{self.words.label('terms')}: {', '.join(terms)}")
        return [*told, *[self.number(side, referendum[side]) for side in ("for", "against")]]

    # Methuselahs

    def methuselah(self, seat: int) -> list[RenderableType]:
        """A line with the numbers, then minions, torpor, the uncontrolled, other cards."""
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
        """Name, pool, victory points, the edge, piles, and who the prey is."""
        view, words = self.view, self.words
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f"{TURN} " if view["active"] == seat else "  ", "bold")
        asked = "bold underline" if seat in view["deciders"] else "bold"
        line.append_text(worn(f"{look(seat).shape} {words.seat(seat)}", seat, asked))
        if view["out"][seat]:
            points = words.say("vtes-board-points", number=view["points"][seat])
            return line.append(f"  {words.label('out')} · {points}", "dim")
        line.append("  ").append_text(worn(self.number("pool", view["pool"][seat]), seat, "bold"))
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
            line.append(f" {PREY} ", "dim").append_text(worn(who, prey))
        return line

    def card(self, data: dict[str, Plain]) -> Text:
        """A card in play: name, blood, whether tapped, title, and what is on it."""
        text = Text()
        text.append(self.told_apart(data["card"]), "" if data["tapped"] else "bold")
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
        """A vampire not yet controlled: face down to others."""
        counters = data["counters"]
        if data["card"] is None:
            return Text(f"{FACE_DOWN} {counters}" if counters else FACE_DOWN, "dim")
        text = Text(f"{self.told_apart(data['card'])} {counters}/{data['capacity']}")
        if data["card"] in self.marked:
            text.stylize(LIT)
        return text

    # The hand

    def hand(self, seat: int) -> list[RenderableType]:
        """One's own cards; for those who see all, everybody's."""
        held = self.view["hand"][seat]
        if not isinstance(held, list) or None in held or not held:
            return []
        if self.view["seat"] == seat:
            title = Text(f"  {self.words.say('vtes-board-hand')}", "bold")
        else:
            title = worn(f"  {look(seat).shape} {self.words.label('hand')}", seat)
        return [title, *self.row([self.held(name) for name in held])]

    def held(self, name: str) -> Text:
        """A card in hand."""
        text = Text(self.words.name("card", name))
        if self.roomy:
            types = getattr(self.words.game.cards[name], "types", ()) if self.words.game else ()
            told = ", ".join([self.words.name("type", kind) for kind in types])
            text.append(f" ({told})" if told else "", "dim")
        if name in self.marked:
            text.stylize(LIT)
        return text

    # Pieces

    def labelled(self, label: str, cards: list[Text]) -> list[Text]:
        """Cards, the first after what they all are."""
        if not cards:
            return []
        first = Text().append(f"{self.words.label(label)}: ", "dim").append_text(cards[0])
        return [first, *cards[1:]]

    def row(self, cards: list[Text]) -> list[RenderableType]:
        """Cards one after another, in as many lines as they need, broken between cards."""
        room = self.width - INDENT
        lines: list[Text] = []
        for card in cards:
            if lines and lines[-1].cell_len + len(BETWEEN) + card.cell_len <= room:
                lines[-1].append(BETWEEN, "dim").append_text(card)
            else:
                lines.append(Text().append_text(card))
        return [Padding(line, (0, 0, 0, INDENT), expand=False) for line in lines]

    def joined(self, parts: list[str], style: str) -> Text:
        """What is going on, in one sentence."""
        return Text(BETWEEN.join(parts), style)

    def name(self, word: str) -> str:
        """A card in play, or a word for one."""
        return self.words.name("card", word)

    def told_apart(self, word: str) -> str:
        """A card that can be seen, with its number where there is another of its name."""
        name, _, number = word.partition("#")
        return f"{self.name(word)} #{number}" if name in self.namesakes else self.name(word)

    def seat(self, seat: int) -> str:
        """A Methuselah with her shape."""
        return f"{look(seat).shape} {self.words.seat(seat)}"

    def number(self, label: str, number: int) -> str:
        """A number with what it counts."""
        return f"{self.words.label(label)} {number}"


def namesakes(view: Mapping[str, Plain]) -> set[str]:
    """The names that several cards have whom a player can see and choose among."""
    seen: list[str] = []

    def look_at(data: dict[str, Plain]) -> None:
        seen.append((data["card"] or "").partition("#")[0])
        for on in data.get("on", ()):
            look_at(on)

    for region in ("ready", "torpor", "beside", "uncontrolled"):
        for row in view[region]:
            for data in row:
                look_at(data)
    return {name for name in seen if name and seen.count(name) > 1}
