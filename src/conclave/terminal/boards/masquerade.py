"""Masquerade's board: the locations with all that lies there, the players, one's own hand."""

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
from conclave.terminal.palette import look, worn
from conclave.text import Words

HOLDER, HERE, HIDDEN = "♛", "▶", "▒▒"
WIDEST_NAME = 14
NUMBER = 6


class MasqueradeBoard(Board):
    """Location by location, player by player, then the hand."""

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

    def drawn(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None = None
    ) -> RenderableType:
        """All that lies open, and what the seat may know besides."""
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
        """A location: the ally at stake, then everybody who is there."""
        view, words = self.view, self.words
        ally, card = view["at_stake"][place], view["location_cards"][place]
        title = Text(no_wrap=True, overflow="ellipsis")
        title.append(f"{HERE} " if view["place"] == place else "", "bold")
        title.append(words.name("place", place), "bold")
        if ally:
            kind = words.name("kind", getattr(self.what(ally), "kind", ""))
            title.append(f" · {words.name('ally', ally)} · {kind}")
        if place in self.marked:
            title.stylize(LIT)
        rows: list[RenderableType] = [title]
        if ally:
            rows += [self.dim(self.worth(ally)), *self.text(ally)]
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
                worn(str(view["power"][place][seat]), seat, "bold"),
                Text(str(view["deployed_blood"][place][seat] or "·")),
                Text(),
                self.lying(place, seat),
            )
        return [*rows, table] if present else rows

    def lying(self, place: str, seat: int) -> Text:
        """The cards at a position; those that lie face down are covered, known or not."""
        cards = zip(
            self.view["cards"][place][seat], self.view["face_down"][place][seat], strict=True
        )
        told = [
            self.words.name("card", card) if not down else f"{HIDDEN} {self.known(card)}".strip()
            for card, down in cards
        ]
        return Text(", ".join(told))

    def known(self, card: str | None) -> str:
        """What somebody knows of a face-down card."""
        return "" if card is None else self.words.name("card", card)

    def worth(self, ally: str) -> str:
        """An ally's numbers."""
        names = ("influence", "feed", "drain", "drained")
        numbers = {name: getattr(self.what(ally), name) for name in names}
        return self.words.say("masquerade-worth", **numbers)

    # Players

    def players(self) -> list[RenderableType]:
        """What everybody has, in turn order."""
        view, words = self.view, self.words
        labels = [words.say(f"masquerade-{key}") for key in ("pool", "score", "hand")]
        rows: list[RenderableType] = []
        for seat in [*view["order"], *[seat for seat in self.seats if view["out"][seat]]]:
            table = self.table(labels, header=not rows)
            table.add_row(
                self.name(seat),
                worn(str(view["blood"][seat]), seat, "bold"),
                worn(str(view["score"][seat]), seat, "bold"),
                Text(str(size(view["hand"][seat]))),
                Text(),
                Text(words.name("clan", view["clans"][seat] or "")),
            )
            rows.append(table)
            if told := self.belongings(seat):
                rows.append(self.dim(" · ".join(told), 4))
        return rows

    def belongings(self, seat: int) -> list[str]:
        """Alliance, drained cards, tokens, relic, partner, and cards known to be in hand."""
        view, words = self.view, self.words
        if view["out"][seat]:
            return [words.label("out")]
        told = []
        if view["clans"][seat] and view["alliance"][seat]:
            told.append(self.counted("ally", view["alliance"][seat]))
        if drained := view["drained"][seat]:
            told.append(words.say("masquerade-drained-cards", cards=self.counted("ally", drained)))
        if tokens := view["red_tokens"][seat] + view["grey_tokens"][seat]:
            told.append(words.say("masquerade-diablerie", number=tokens))
        if relic := view["relics"][seat]:
            key = "masquerade-relic.used" if view["relics_used"][seat] else "masquerade-relic"
            told.append(words.say(key, relic=relic))
        if view["partners"][seat] is not None:
            told.append(words.say("masquerade-partner", seat=view["partners"][seat]))
        if self.roomy and (seen := view["seen"][seat]):
            cards = ", ".join([words.name("card", card) for card in seen])
            told.append(words.say("masquerade-known", cards=cards))
        return told

    # Hands

    def hands(self) -> Iterable[list[RenderableType]]:
        """One's own cards; for those who see all, everybody's."""
        for seat in self.seats:
            for part, key in (("hand", "masquerade-your-hand"), ("drawn", "masquerade-your-draw")):
                held = self.view[part][seat]
                if isinstance(held, list) and held:
                    whose = self.view["seat"] == seat
                    title = Text(self.words.say(key)) if whose else self.name(seat)
                    title.stylize("bold")
                    yield [title, *self.hand(held)]

    def hand(self, cards: list[str]) -> list[RenderableType]:
        """Cards with what they are, and where there is room what they do."""
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
        """When a clan card acts, and its printed power."""
        what = self.what(card)
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
        name = worn(text, seat, "bold underline" if seat in self.view["deciders"] else "")
        name.truncate(self.name_width, overflow="ellipsis")
        return name

    def what(self, card: str) -> Definition:
        """A card as it is defined."""
        assert self.words.game is not None
        return self.words.game.cards[card]

    def text(self, card: str, indent: int = 2) -> list[RenderableType]:
        """What a card says, where there is room for it."""
        told = self.words.card_text(card) if self.roomy else ""
        return [self.dim(told, indent)] if told else []
