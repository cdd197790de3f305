"""Empire: every move with every character and card has a number."""

from __future__ import annotations

from typing import Any, Final

from conclave.core.game import Game
from conclave.env.actions import FixedActions, expand
from conclave.env.encoding import Encoding
from conclave.env.encodings.questions import effects, questions
from conclave.env.parts import Kinds
from conclave.env.schema import Schema

SIDES: Final = ("humans", "vampires")
NATURES: Final = ("human", "vampire")
TIMES: Final = ("day", "night")
ACTIONS: Final = ("combat", "hide", "ask")


def encoding(game: Game, seats: int, view: dict[str, Any]) -> Encoding:
    """The encoding of Empire: the whole view."""
    who = tuple(view["natures"])
    traces = tuple(view["traces"][who[0]])
    cards = tuple(game.cards)
    kinds = Kinds(seats)
    parts = [
        kinds.word_by_seat("sides", SIDES),
        kinds.number("turn"),
        kinds.word("time", TIMES),
        kinds.seat("active"),
        *[
            kinds.words(pile, who)
            for pile in ("castle", "town", "town_bottom", "dead", "unmasked", "cleared", "trusted")
        ],
        kinds.word_of_each("natures", who, NATURES),
        kinds.numbers("attack_markers", who),
        kinds.numbers("defence_markers", who),
        kinds.table("traces", who, traces),
        *[
            kinds.by_seat(pile)
            for pile in ("hand", "cellar", "moat", "fetched", "draw_pile", "cellar_closed")
        ],
        *[
            kinds.words_by_seat(pile, cards, f"{pile}.cards")
            for pile in ("hand", "cellar", "moat", "spent", "sunk", "deck", "laid")
        ],
        kinds.words("in_play", cards),
        kinds.words("forbidden", ACTIONS),
        kinds.word("combat.attacker", who),
        kinds.word("combat.target", who),
        kinds.number("combat.round"),
        kinds.number("combat.attack"),
        kinds.number("combat.defence"),
        kinds.word("question.name", questions(game)),
    ]
    texts = ["pass", "draw", "skip", "pass-turn", "done", "yes", "no"]
    for form in ("unmask", "hide", "ask", "on"):
        texts += expand(form + " {who}", who=who)
    for form in ("attack", "attack-dry"):
        texts += expand(form + " {who} {target}", who=who, target=who)
    for form in ("cellar", "moat", "support", "play", "take", "cancel"):
        texts += expand(form + " {card}", card=cards)
    texts += expand("choose {effect}", effect=effects(game))
    return Encoding(Schema(game.name, seats, parts), FixedActions(texts))
