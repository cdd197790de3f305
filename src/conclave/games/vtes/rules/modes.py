"""The ways to play a card: as what, with which disciplines, to what effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from conclave.games.vtes.rules.requirements import Cost, Requirement, Targeting
from conclave.games.vtes.rules.windows import DISCARD_PHASE, MASTER_PHASE, MINION_PHASE, UNTAP
from conclave.games.vtes.rules.words import CONVICTION, EVENT, MASTER, TAKES_ACTION
from conclave.lang.effects import Asks, Do, If, May
from conclave.lang.nodes import Amount, Condition, Effect, Node, Players
from conclave.lang.resolving import Resolving


@mypyc_attr(allow_interpreted_subclasses=True)
class Feat(Effect):
    """An effect that belongs to certain windows and is not always of use."""

    def windows(self) -> tuple[str, ...]:
        """The windows in which it can be used, unless the card says otherwise."""
        return ()

    def obstacle(self, table: Any, act: Resolving) -> str:
        """Why it can't be used now; nothing if it can."""
        return ""

    def is_essential(self) -> bool:
        """Whether nothing can be done where this can't, even if it is not the first thing done."""
        return False

    def redirects(self) -> bool:
        """Whether it changes the target of a bleed."""
        return False

    def blocks(self) -> bool:
        """Whether a block is attempted by it: then it may be used when blocks are asked for."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cancelling(Feat):
    """An effect that cancels a card as it is played."""

    def windows(self) -> tuple[str, ...]:
        return ("as-played",)

    def kinds(self) -> tuple[str, ...]:
        """The types of cards that it cancels."""
        raise NotImplementedError

    def needed_trait(self) -> str:
        """The trait that a card must have to be cancelled; nothing: any card."""
        return ""

    def needs_redirect(self) -> bool:
        """Whether only cards that change the target of a bleed are cancelled."""
        return False

    def needed_discipline(self) -> str:
        """The discipline by which a card must be played to be cancelled; nothing: any card."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class StartsCombat(Effect):
    """An effect by which the acting minion enters combat."""


class Replaces(Asks):
    """An effect by which the card that is played is itself replaced: not before."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PutsOn(Effect):
    """An effect by which the card that is played may come onto another one."""

    def host(self, table: Any, act: Resolving) -> int:
        """The card it comes onto; NOTHING: none."""
        raise NotImplementedError


@dataclass(frozen=True)
class Action(Effect):
    """What an action does when it succeeds: of which kind it is, with which stealth, at whom."""

    effect: Effect | None = None
    kind: str = "card"
    stealth: int = 0
    bleed: int = 0
    target: Targeting | None = None
    hunt: int = 1
    """How much blood a hunt gains."""
    brings_vampire: bool = False
    """Whether it brings another vampire into play: not for the sterile (VTES-11-17)."""
    at: Players | None = None
    """The Methuselahs at whom it is directed without any choice, several perhaps."""
    unaided: bool = False
    """Of a bleed: whether no equipment adds to it."""
    even_tapped: bool = False
    """Whether a tapped minion may take it, too."""

    def do(self, position: Any, act: Resolving) -> None:
        """Nothing happens by the card being played: the action follows."""


@dataclass(frozen=True)
class Motion(Effect):
    """What a referendum is about: the terms that its caller sets, what happens if it passes."""

    passed: Effect
    terms: Effect | None = None


@dataclass(frozen=True)
class Strike(Feat):
    """A strike: what it does, at which range, with which maneuver or press."""

    effect: Effect | None = None
    damage: Amount | int = 0
    """Besides what `hand` adds."""
    hand: bool = False
    """Whether it is a hand strike: damage equal to the strength, and `damage` more."""
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    """First strike."""
    dodge: bool = False
    ends: bool = False
    """Combat ends."""
    maneuver: str = ""
    """"optional", "to-close" (optional, and to close range only) or "must"."""
    press: bool = False
    melee: bool = False
    """Whether a melee weapon may be used with it instead of the hand."""
    melee_more: int = 0
    """How much more damage it does if a melee weapon is used."""
    not_by: tuple[str, ...] = ()
    """Disciplines: cards that require one of them can't prevent the damage."""
    initial: bool = False
    """Whether it can't be an additional strike."""
    own: Effect | None = None
    """What befalls the striker himself as strikes resolve, even if this one misses."""

    def windows(self) -> tuple[str, ...]:
        if self.maneuver == "must":
            return ("range",)
        return ("strike", "range") if self.maneuver else ("strike",)

    def obstacle(self, table: Any, act: Resolving) -> str:
        from conclave.games.vtes.rules.combat.fight import can_bind

        return can_bind(table, act.here, self)

    def do(self, table: Any, act: Resolving) -> None:
        from conclave.games.vtes.rules.combat.fight import choose_strike

        choose_strike(table, act.here, self, act.source)


@dataclass(frozen=True)
class Mode(Node):
    """One way to play a card: as what, with which disciplines, to what effect."""

    type: str
    effect: Effect
    disciplines: tuple[tuple[str, int], ...] = ()
    when: tuple[str, ...] = ()
    target: Targeting | None = None
    cost: Cost | None = None
    """Where it differs from that of the card."""
    needs: tuple[Requirement, ...] = ()
    if_: Condition | None = None
    """What must be so for it to be played."""
    untapped: bool = True
    """Whether a reacting minion has to be untapped; False: it has to be tapped (wakes)."""
    draft: bool = False
    """A DRAFT effect: for drafts and sealed decks only (VTES-1.6.1-32)."""
    by: str = ""
    """Who plays a modifier: nothing, the acting minion; "other", any other ready minion of his
    controller; "untapped", an untapped one of them."""
    once: str = ""
    """How often a minion may play it: once a "round", "combat", "action" or "turn", before he
    "untap"s again; "rounds": not in two rounds in succession; "strike": one such card, of any
    name, for each strike; "your-turn": once a turn by all
    minions of a Methuselah; "game": only once in the game, by anybody; "your-game": only once in
    the game by each Methuselah."""
    traits: tuple[str, ...] = ()
    """What the card is only if it is played in this way: frenzy."""
    least: int = 0
    most: Amount | None = None
    """Where the player announces a number with it, THAT_MANY: from how many to how many."""


NOTHING_DONE: Final = Do()
"""An effect that does nothing: for a situation in which something is only asked."""


def parts(effect: Effect) -> list[Effect]:
    """The single effects that an effect is made of."""
    if isinstance(effect, Do):
        return [part for inner in effect.effects for part in parts(inner)]
    if isinstance(effect, (If, May)):
        return parts(effect.effect)
    return [effect]


def redirects(mode: Mode) -> bool:
    """Whether a card that is played so changes the target of a bleed."""
    return any(isinstance(part, Feat) and part.redirects() for part in parts(mode.effect))


WINDOWS_OF_TYPE: Final = {
    **dict.fromkeys(TAKES_ACTION, (MINION_PHASE,)),
    MASTER: (MASTER_PHASE,),
    EVENT: (DISCARD_PHASE,),
    CONVICTION: (UNTAP,),
}
"""When cards of these types are played, unless what they do says otherwise."""


def windows_of(mode: Mode) -> tuple[str, ...]:
    """The windows in which a way to play a card is offered."""
    if mode.when:
        return mode.when
    for part in parts(mode.effect):
        if isinstance(part, Feat):
            found = part.windows()
            if found:
                return found
    return WINDOWS_OF_TYPE.get(mode.type, ())


def obstacle_of(effect: Effect, table: Any, act: Resolving) -> str:
    """Why an effect would be of no use now: what its first part says, or an essential one."""
    first = True
    for part in parts(effect):
        if isinstance(part, Feat) and (first or part.is_essential()):
            reason: str = part.obstacle(table, act)
            if reason:
                return reason
            first = False
    return ""
