"""What the phrases on cards mean to a seat, as far as its view tells: whom, which, how much."""

from __future__ import annotations

from typing import Any, NamedTuple

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.fights import number
from conclave.games.vtes.judging.scene import Scene, Seen
from conclave.games.vtes.rules import requirements
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary import (
    amounts,
    choosing_terms,
    filters,
    parts,
    players,
    targets,
    terms,
)
from conclave.lang.nodes import Amount, Players, ThatMany


class Setting(NamedTuple):
    """The situation in which an effect is weighed."""

    you: int
    here: Seen | None = None
    them: Any = None
    """The target: a card in play, a seat, or a vampire not yet controlled."""
    source: str = ""
    host: Seen | None = None
    terms: dict[int, float] | None = None
    """What a referendum allots to seats."""
    amount: float = 1.0
    """THAT_MANY."""
    named: int | None = None
    """The Methuselah whom a referendum is about."""


class Phrases:
    """Phrases, understood from one seat."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def seats(self, whom: Players, setting: Setting) -> list[int]:
        """The seats that a phrase means, as far as the view tells."""
        view = self.scene.view
        everybody = [seat for seat, out in enumerate(view["out"]) if not out]
        if isinstance(whom, players.You):
            return [setting.you]
        if isinstance(whom, players.Neighbour):
            prey: list[int | None] = view["prey"]
            beside = prey[setting.you] if whom.prey else _place(prey, setting.you)
            return [] if beside is None else [beside]
        if isinstance(whom, players.EachMethuselah):
            return [seat for seat in everybody if not (whom.others and seat == setting.you)]
        if isinstance(whom, players.ControllerOf):
            card = self.card(whom.card, setting)
            return [] if card is None else [card.seat]
        if isinstance(whom, players.Chosen):
            return [setting.them] if isinstance(setting.them, int) else []
        if isinstance(whom, players.Allotted):
            return list(setting.terms or {})
        if isinstance(whom, terms.TermSeat):
            return [] if setting.named is None else [setting.named]
        if isinstance(whom, terms.Richer):
            return [
                seat for seat in everybody if self.scene.pool[seat] > self.scene.pool[setting.you]
            ]
        if isinstance(whom, players.Together):
            return [seat for each in whom.players for seat in self.seats(each, setting)]
        if isinstance(whom, players.Except):
            but = self.seats(whom.but, setting)
            return [seat for seat in self.seats(whom.these, setting) if seat not in but]
        action = self.scene.action
        if action is not None and isinstance(whom, players.Acting):
            return [action["seat"]]
        if action is not None and isinstance(whom, players.Bled):
            return [action["target_seat"]]
        return []

    def card(self, who: parts.Who, setting: Setting) -> Seen | None:
        """The card that a phrase means."""
        scene = self.scene
        if isinstance(who, parts.Self):
            return setting.here
        if isinstance(who, parts.Targeted):
            return setting.them if isinstance(setting.them, Seen) else None
        if isinstance(who, parts.HostCard):
            return setting.host
        if isinstance(who, parts.ThisCard):
            return scene.card(setting.source)
        if isinstance(who, parts.Opposing) and scene.combat is not None:
            foe = scene.combat["first"]
            if setting.here is not None and foe == setting.here.word:
                foe = scene.combat["second"]
            return scene.card(foe)
        if isinstance(who, parts.ActingMinion) and scene.action is not None:
            return scene.card(scene.action["minion"])
        if isinstance(who, parts.Blocker) and scene.action is not None:
            return scene.card(scene.action["blocker"])
        if isinstance(who, choosing_terms.TermCard) and isinstance(setting.them, Seen):
            return setting.them
        if isinstance(who, choosing_terms.TermCard) and scene.referendum is not None:
            return scene.card(next(iter(scene.referendum["about"]), None))
        return None

    def amount(self, amount: Amount | int, setting: Setting, seat: int = NOTHING) -> float:
        """How much."""
        if isinstance(amount, choosing_terms.AllottedAmount):
            return (setting.terms or {}).get(seat, 0.0)
        if isinstance(amount, ThatMany):
            return setting.amount
        if isinstance(amount, amounts.Methuselahs):
            return float(self.scene.view["out"].count(False))
        if isinstance(amount, amounts.Plus):
            return self.amount(amount.of, setting, seat) + amount.more
        if isinstance(amount, amounts.LeastOf):
            return min(self.amount(amount.of, setting, seat), float(amount.most))
        if isinstance(amount, amounts.CountersOn | amounts.Lacking | amounts.StrengthOf):
            card = self.card(amount.who, setting)
            if card is None:
                return number(amount)
            if isinstance(amount, amounts.StrengthOf):
                return float(card.data.get("strength", 0) + amount.more)
            room = isinstance(amount, amounts.Lacking)
            return float(card.capacity - card.blood if room else card.blood)
        return number(amount)

    def targets(self, targeting: requirements.Targeting, setting: Setting) -> list[Any]:
        """What may be chosen, as far as the view tells."""
        scene = self.scene
        if isinstance(targeting, targets.AMethuselah):
            return self.seats(targeting.among, setting)
        if not isinstance(targeting, targets.One):
            return []
        if targeting.region == "your-uncontrolled":
            return list(scene.view["uncontrolled"][setting.you])
        if targeting.region != "in-play":
            return []
        return [
            card
            for card in scene.cards.values()
            if all(self.fits(each, card, setting) for each in targeting.filters)
        ]

    def fits(self, which: requirements.Filter, card: Seen, setting: Setting) -> bool:
        """Whether a card is of a kind; where that can't be told, yes."""
        if isinstance(which, filters.OfType):
            if which.type == "minion":
                return card.is_minion
            return which.type in card.data["types"]
        if isinstance(which, filters.WithTrait):
            what = LIBRARY.numbers.get(card.data["name"])
            return what is not None and LIBRARY.has(what, which.trait)
        if isinstance(which, filters.InRegion):
            return card.region == {5: "ready", 6: "torpor"}.get(which.region, card.region)
        if isinstance(which, filters.IsTapped):
            return bool(card.data["tapped"] == which.tapped)
        if isinstance(which, filters.ControlledBy):
            return card.seat in self.seats(which.who, setting)
        if isinstance(which, filters.Not):
            return not self.fits(which.which, card, setting)
        if isinstance(which, filters.All):
            return all(self.fits(each, card, setting) for each in which.filters)
        return True


def _place(seats: list[int | None], seat: int) -> int | None:
    """The place of a seat among seats, if it is there."""
    return seats.index(seat) if seat in seats else None
