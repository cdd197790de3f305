"""The current situation in clauses, from a seat's view."""

from __future__ import annotations

from collections.abc import Mapping

from conclave.core.game import Clause
from conclave.core.position import Plain

NOBODY = -1
"""The target of an undirected action."""


def situation(view: Mapping[str, Plain]) -> list[Clause]:
    """The card being played, else the combat, the referendum, the action, the phase."""
    if view["outcome"] is not None:
        return []
    if view["playing"] is not None:
        return playing(view["playing"])
    if view["combat"] is not None:
        return combat(view["combat"])
    if view["referendum"] is not None:
        return referendum(view["referendum"])
    if view["action"] is not None:
        return action(view, view["action"])
    return [waiting(view)]


def waiting(view: Mapping[str, Plain]) -> Clause:
    """Whose phase it is, and who decides."""
    key = "vtes-now-decks" if view["active"] is None else "vtes-now-turn"
    if view["seat"] in view["deciders"]:
        key += ".yours"
    deciders = tuple(view["deciders"])
    return Clause(key, {"phase": view["phase"], "seat": view["active"], "deciders": deciders})


def playing(card: dict[str, Plain]) -> list[Clause]:
    """A card is being played and may be cancelled."""
    facts = {name: card[name] for name in ("seat", "card", "mode", "minion")}
    return [Clause("vtes-now-playing", facts), Clause("vtes-now-cancel", {})]


def action(view: Mapping[str, Plain], now: dict[str, Plain]) -> list[Clause]:
    """A minion acts, and players may block."""
    at = now["target_seat"]
    facts = {
        "seat": now["seat"],
        "minion": now["minion"],
        "kind": now["kind"],
        "source": now["card"],
        "target": now["target"],
        "target_seat": NOBODY if at is None else at,
        "number": now["bleed"],
        "stealth": now["stealth"],
    }
    if not now["declared"]:
        return [Clause("vtes-now-declaring", facts)]
    return [Clause("vtes-now-action", facts), *blocks(view, now)]


def blocks(view: Mapping[str, Plain], now: dict[str, Plain]) -> list[Clause]:
    """Who blocks, attempts to, or may."""
    for part, key in (("blocked", "vtes-now-blocked"), ("blocker", "vtes-now-blocking")):
        if now[part]:
            minion = now[part]
            seat = controller(view, minion)
            facts = {"seat": seat, "minion": minion, "number": now["intercept"]}
            return [Clause(key, facts)]
    if now["to_ask"]:
        return [Clause("vtes-now-may-block", {"seats": tuple(now["to_ask"])})]
    return [Clause("vtes-now-unblocked", {})] if now["may_block"] else []


def controller(view: Mapping[str, Plain], word: str) -> int:
    """The controller of a minion in play; NOBODY if he is gone."""
    for region in ("ready", "torpor"):
        for seat, row in enumerate(view[region]):
            if any(data["card"] == word for data in row):
                return seat
    return NOBODY


def combat(now: dict[str, Plain]) -> list[Clause]:
    """Two minions fight: range, strikes, pending damage, whether it continues."""
    first, second = now["first"], now["second"]
    facts = {"number": now["round"], "range": now["range"], "minion": first, "other": second}
    clauses = [Clause("vtes-now-combat", facts)]
    if now["damage"]:
        clauses += [Clause("vtes-now-damage", dict(each)) for each in now["damage"]]
    else:
        pair = zip((first, second), now["chosen"], strict=True)
        clauses += [strike(minion, each) for minion, each in pair if each is not None]
    if now["continues"]:
        clauses.append(Clause("vtes-now-continues", {}))
    return clauses


def strike(minion: str, chosen: dict[str, Plain]) -> Clause:
    """A strike that a minion has chosen."""
    how = "damage" if chosen["damage"] else "effect"
    if chosen["aggravated"] and chosen["damage"]:
        how = "aggravated"
    if chosen["dodge"] or chosen["ends"]:
        how = "dodge" if chosen["dodge"] else "ends"
    facts = {"minion": minion, "how": how, "number": chosen["damage"], "source": chosen["card"]}
    return Clause("vtes-now-strike", facts)


def referendum(now: dict[str, Plain]) -> list[Clause]:
    """A referendum: its terms and the votes so far."""
    facts = {"seat": now["seat"], "source": now["card"], "hunted": now["hunted"]}
    clauses = [Clause("vtes-now-referendum", facts)]
    clauses += [Clause("vtes-now-term", {"seat": seat, "number": n}) for seat, n in now["terms"]]
    if now["named"] is not None:
        clauses.append(Clause("vtes-now-named", {"seat": now["named"]}))
    if now["about"]:
        clauses.append(Clause("vtes-now-about", {"cards": tuple(now["about"])}))
    clauses.append(Clause("vtes-now-tally", {"for_it": now["for"], "against": now["against"]}))
    return clauses
