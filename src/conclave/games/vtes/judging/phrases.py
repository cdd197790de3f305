"""What the phrases on cards refer to, by a seat's view: players, cards, amounts."""

from __future__ import annotations

from typing import Any, NamedTuple

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.judging.fights import estimate
from conclave.games.vtes.judging.scene import Scene, Seen
from conclave.games.vtes.rules import requirements
from conclave.games.vtes.rules.constants import NOTHING
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
    """The context in which an effect is weighed."""

    you: int
    here: Seen | None = None
    them: Any = None
    """The target: a card in play, a seat, or an uncontrolled vampire."""
    source: str = ""
    host: Seen | None = None
    terms: dict[int, float] | None = None
    """What a referendum allots to each seat."""
    amount: float = 1.0
    """THAT_MANY."""
    named: int | None = None
    """The Methuselah that a referendum names."""
    later: bool = False
    """Whether the effect comes some time after the card has come into play."""


class Phrases:
    """Evaluates phrases for one seat."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def seats(self, players_: Players, setting: Setting) -> list[int]:
        """The seats that a phrase refers to, as far as the view tells."""
        view = self.scene.view
        everybody = [seat for seat, out in enumerate(view["out"]) if not out]
        if isinstance(players_, players.You):
            return [setting.you]
        if isinstance(players_, players.Neighbour):
            prey: list[int | None] = view["prey"]
            neighbour = prey[setting.you] if players_.prey else _index_of(prey, setting.you)
            return [] if neighbour is None else [neighbour]
        if isinstance(players_, players.EachMethuselah):
            return [seat for seat in everybody if not (players_.others and seat == setting.you)]
        if isinstance(players_, players.ControllerOf):
            card = self.card(players_.card, setting)
            return [] if card is None else [card.seat]
        if isinstance(players_, requirements.ChosenPlayer):
            return [setting.them] if isinstance(setting.them, int) else []
        if isinstance(players_, players.Allotted):
            return list(setting.terms or {})
        if isinstance(players_, terms.TermSeat):
            return [] if setting.named is None else [setting.named]
        if isinstance(players_, players.WithPool):
            pool, most = self.scene.pool, players_.at_most
            if most is None:
                return [seat for seat in everybody if pool[seat] > pool[setting.you]]
            return [seat for seat in everybody if pool[seat] <= most]
        if isinstance(players_, players.Together):
            return [seat for each in players_.players for seat in self.seats(each, setting)]
        if isinstance(players_, players.Except):
            but = self.seats(players_.but, setting)
            return [seat for seat in self.seats(players_.these, setting) if seat not in but]
        action = self.scene.action
        if action is not None and isinstance(players_, players.Acting):
            return [action["seat"]]
        if action is not None and isinstance(players_, players.Bled):
            return [action["target_seat"]]
        return []

    def card(self, who: parts.Who, setting: Setting) -> Seen | None:
        """The card that a phrase refers to."""
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
            opponent = scene.combat["first"]
            if setting.here is not None and opponent == setting.here.word:
                opponent = scene.combat["second"]
            return scene.card(opponent)
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
        """The value of an amount."""
        if isinstance(amount, choosing_terms.AllottedAmount):
            return (setting.terms or {}).get(seat, 0.0)
        if isinstance(amount, ThatMany):
            return setting.amount
        if isinstance(amount, amounts.Methuselahs):
            return float(self.scene.view["out"].count(False))
        if isinstance(amount, amounts.Plus):
            return self.amount(amount.of, setting, seat) + amount.more
        if isinstance(amount, amounts.Capped):
            return min(self.amount(amount.of, setting, seat), float(amount.most))
        if isinstance(amount, amounts.CountersOn | amounts.Lacking | amounts.StrengthOf):
            card = self.card(amount.who, setting)
            if card is None:
                return estimate(amount)
            if isinstance(amount, amounts.StrengthOf):
                return float(card.data.get("strength", 0) + amount.more)
            is_missing = isinstance(amount, amounts.Lacking)
            return float(card.capacity - card.blood if is_missing else card.blood)
        return estimate(amount)

    def targets(self, targeting: requirements.Targeting, setting: Setting) -> list[Any]:
        """The possible targets, as far as the view tells."""
        scene = self.scene
        if isinstance(targeting, targets.AMethuselah):
            return self.seats(targeting.among, setting)
        if isinstance(targeting, targets.Only):
            card = self.card(targeting.who, setting)
            return [] if card is None else [card]
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
        """Whether a card matches a filter; True if the view doesn't tell."""
        return self.verdict(which, card, setting) is not False

    def verdict(self, which: requirements.Filter, card: Seen, setting: Setting) -> bool | None:
        """Whether a card matches a filter; None if the view doesn't tell."""
        if isinstance(which, filters.OfType):
            if which.type == "minion":
                return card.is_minion
            return which.type in card.data["types"]
        if isinstance(which, filters.WithTrait):
            what = LIBRARY.numbers.get(card.data["name"])
            return what is not None and LIBRARY.has(what, which.trait)
        if isinstance(which, filters.OfClan):
            return bool(card.data.get("clan") == which.clan)
        if isinstance(which, filters.InRegion):
            return card.region == {5: "ready", 6: "torpor"}.get(which.region, card.region)
        if isinstance(which, filters.IsTapped):
            return bool(card.data["tapped"] == which.tapped)
        if isinstance(which, filters.ControlledBy):
            return card.seat in self.seats(which.who, setting)
        if isinstance(which, parts.Self | parts.ThisCard):
            found = self.card(which, setting)
            return None if found is None else found.word == card.word
        if isinstance(which, choosing_terms.AmongTerms):
            if isinstance(setting.them, Seen):
                return setting.them.word == card.word
            referendum = self.scene.referendum
            return referendum is not None and card.word in referendum["about"]
        if isinstance(which, filters.Not):
            opposite = self.verdict(which.which, card, setting)
            return None if opposite is None else not opposite
        if isinstance(which, filters.All):
            verdicts = [self.verdict(each, card, setting) for each in which.filters]
            return False if False in verdicts else None if None in verdicts else True
        return None


def _index_of(seats: list[int | None], seat: int) -> int | None:
    """The index of a seat in a list, if it is there."""
    return seats.index(seat) if seat in seats else None
