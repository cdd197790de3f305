"""Masquerade's board: the locations, the players and the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from conclave.core.definition import Definition
from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.terminal.boards.board import Board
from conclave.terminal.boards.drawing import LIT, Drawing, size, stacked
from conclave.terminal.palette import coloured, look
from conclave.text import Words

HOLDER, HERE, HIDDEN = "♛", "▶", "▒▒"
WIDEST_NAME = 14
NUMBER = 6


class MasqueradeBoard(Board):
    """The locations, the players, then the hand."""

    def headline(self, view: Mapping[str, Plain], words: Words) -> str:
        """Round, phase, and whose turn or which location it is."""
        parts = [words.name("phase", view["phase"])]
        if view["round"]:
            parts.insert(0, words.say("masquerade-moment-round", round=view["round"]))
        if view["active"] is not None:
            parts.append(words.say("masquerade-moment-turn", seat=view["active"]))
        if view["place"] is not None:
            parts.append(
                f"{words.name('place', view['place'])}: {words.name('step', view['step'])}"
            )
        return " · ".join(parts)

    def render(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None = None
    ) -> RenderableType:
        """Everything the viewer may know."""
        drawing = MasqueradeDrawing(view, words, width, marked)
        parts = [drawing.location(place) for place in view["at_stake"]]
        parts += [drawing.players(), *drawing.hands()]
        return stacked(parts)


class MasqueradeDrawing(Drawing):
    """One view of Masquerade being drawn."""

    def __init__(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None
    ) -> None:
        super().__init__(view, words, width, marked)
        self.seats = range(view["seats"])
        longest = max(len(words.seat(seat)) for seat in self.seats)
        self.name_width = min(WIDEST_NAME, longest + len(f"{HOLDER} ● "))

    # Locations

    def location(self, place: str) -> list[RenderableType]:
        """A location: the ally at stake, then the players present."""
        view, words = self.view, self.words
        ally, card = view["at_stake"][place], view["location_cards"][place]
        title = Text(no_wrap=True, overflow="ellipsis")
        title.append(f"{HERE} " if view["place"] == place else "", "bold")
        title.append(words.name("place", place), "bold")
        if ally:
            kind = words.name("kind", getattr(self.definition(ally), "kind", ""))
            title.append(f" · {words.name('ally', ally)} · {kind}")
        if place in self.marked:
            title.stylize(LIT)
        rows: list[RenderableType] = [title]
        if ally:
            rows += [self.dim(self.ally_numbers(ally)), *self.text(ally)]
        if card:
            rows += [self.dim(words.name("card", card), style="italic"), *self.text(card)]
        present = [
            seat
            for seat in view["order"]
            if view["cards"][place][seat] or view["deployed_blood"][place][seat]
        ]
        table = self.table([words.say(f"masquerade-{key}") for key in ("power", "pool")])
        for seat in present:
            table.add_row(
                self.name(seat),
                coloured(str(view["power"][place][seat]), seat, "bold"),
                Text(str(view["deployed_blood"][place][seat] or "·")),
                Text(),
                self.cards_at(place, seat),
            )
        return [*rows, table] if present else rows

    def cards_at(self, place: str, seat: int) -> Text:
        """A player's cards at a location; face-down ones are marked even if known."""
        cards = zip(
            self.view["cards"][place][seat], self.view["face_down"][place][seat], strict=True
        )
        parts = [
            self.words.name("card", card) if not down else f"{HIDDEN} {self.known(card)}".strip()
            for card, down in cards
        ]
        return Text(", ".join(parts))

    def known(self, card: str | None) -> str:
        """What the viewer knows about a face-down card."""
        return "" if card is None else self.words.name("card", card)

    def ally_numbers(self, ally: str) -> str:
        """An ally's numbers."""
        names = ("influence", "feed", "drain", "drained")
        numbers = {name: getattr(self.definition(ally), name) for name in names}
        return self.words.say("masquerade-worth", **numbers)

    # Players

    def players(self) -> list[RenderableType]:
        """The players in turn order, with their numbers and belongings."""
        view, words = self.view, self.words
        labels = [words.say(f"masquerade-{key}") for key in ("pool", "score", "hand")]
        rows: list[RenderableType] = []
        for seat in [*view["order"], *[seat for seat in self.seats if view["out"][seat]]]:
            table = self.table(labels, header=not rows)
            table.add_row(
                self.name(seat),
                coloured(str(view["blood"][seat]), seat, "bold"),
                coloured(str(view["score"][seat]), seat, "bold"),
                Text(str(size(view["hand"][seat]))),
                Text(),
                Text(words.name("clan", view["clans"][seat] or "")),
            )
            rows.append(table)
            if parts := self.belongings(seat):
                rows.append(self.dim(" · ".join(parts), 4))
        return rows

    def belongings(self, seat: int) -> list[str]:
        """Alliance, drained cards, tokens, relic, partner, and cards known to be in hand."""
        view, words = self.view, self.words
        if view["out"][seat]:
            return [words.label("out")]
        parts = []
        if view["clans"][seat] and view["alliance"][seat]:
            parts.append(self.counted("ally", view["alliance"][seat]))
        if drained := view["drained"][seat]:
            parts.append(words.say("masquerade-drained-cards", cards=self.counted("ally", drained)))
        if tokens := view["red_tokens"][seat] + view["grey_tokens"][seat]:
            parts.append(words.say("masquerade-diablerie", number=tokens))
        if relic := view["relics"][seat]:
            key = "masquerade-relic.used" if view["relics_used"][seat] else "masquerade-relic"
            parts.append(words.say(key, relic=relic))
        if view["partners"][seat] is not None:
            parts.append(words.say("masquerade-partner", seat=view["partners"][seat]))
        if self.roomy and (seen := view["seen"][seat]):
            cards = ", ".join([words.name("card", card) for card in seen])
            parts.append(words.say("masquerade-known", cards=cards))
        return parts

    # Hands

    def hands(self) -> Iterable[list[RenderableType]]:
        """The viewer's own hand; all hands for somebody who sees everything."""
        for seat in self.seats:
            for part, key in (("hand", "masquerade-your-hand"), ("drawn", "masquerade-your-draw")):
                held = self.view[part][seat]
                if isinstance(held, list) and held:
                    whose = self.view["seat"] == seat
                    title = Text(self.words.say(key)) if whose else self.name(seat)
                    title.stylize("bold")
                    yield [title, *self.hand(held)]

    def hand(self, cards: list[str]) -> list[RenderableType]:
        """Cards with their types, and with texts if there is room."""
        widest = max(len(self.words.name("card", card)) for card in cards)
        rows: list[RenderableType] = []
        for card in cards:
            line = Text("  ", no_wrap=True, overflow="ellipsis")
            line.append(f"{self.words.name('card', card):<{widest}}", "bold")
            line.append(f"  {self.kind(card)}")
            if card in self.marked:
                line.stylize(LIT)
            rows += [line, *self.text(card, 4)]
        return rows

    def kind(self, card: str) -> str:
        """The step in which a clan card acts, and its printed power."""
        what = self.definition(card)
        kind = self.words.name("type", getattr(what, "type", ""))
        return self.words.say("masquerade-card-kind", kind=kind, power=getattr(what, "power", 0))

    # Pieces

    def table(self, labels: list[str], header: bool = True) -> Table:
        """A table with a column for names, some for numbers, and one for the rest."""
        table = Table(box=None, padding=0, show_header=False, pad_edge=False)
        table.add_column(width=self.name_width, no_wrap=True)
        for label in labels:
            table.add_column(width=max(NUMBER, len(label) + 1), no_wrap=True, justify="right")
        table.add_column(width=2)
        table.add_column()
        if header:
            table.add_row(Text(), *[Text(label, "dim") for label in labels])
        return table

    def name(self, seat: int) -> Text:
        """Shape and name; a crown for the holder of the ambition token."""
        crown = HOLDER if self.view["holder"] == seat else " "
        text = f"{crown} {look(seat).shape} {self.words.seat(seat)}"
        name = coloured(text, seat, "bold underline" if seat in self.view["deciders"] else "")
        name.truncate(self.name_width, overflow="ellipsis")
        return name

    def definition(self, card: str) -> Definition:
        """The definition of a card."""
        assert self.words.game is not None
        return self.words.game.cards[card]

    def text(self, card: str, indent: int = 2) -> list[RenderableType]:
        """The text of a card, if there is room for it."""
        text = self.words.card_text(card) if self.roomy else ""
        return [self.dim(text, indent)] if text else []
