"""The modes of cards: how a card may be played, with which disciplines, to what effect."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from conclave.games.vtes.rules.constants import (
    COMBAT,
    CONVICTION,
    EVENT,
    MASTER,
    OUT_OF_TURN,
    TAKES_ACTION,
)
from conclave.games.vtes.rules.literals import Additional, Maneuver, Once, PlayedBy
from conclave.games.vtes.rules.requirements import Cost, Filter, Requirement, Targeting
from conclave.games.vtes.rules.windows import (
    AFTER_COMBAT,
    ALLY_BURNED,
    BEFORE_RANGE,
    DISCARD_PHASE,
    END_OF_ROUND,
    GOING_TO_TORPOR,
    HURT,
    IN_COMBAT,
    MASTER_PHASE,
    MINION_PHASE,
    SUCCEEDING,
    UNTAP,
)
from conclave.lang.effects import Asks, AsksAgain, Do, If, May
from conclave.lang.nodes import Amount, Condition, Effect, Node, Players
from conclave.lang.resolving import Resolving

if TYPE_CHECKING:
    from conclave.games.vtes.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class TimedEffect(Effect):
    """An effect that is for certain windows and not always useful."""

    def windows(self) -> tuple[str, ...]:
        """The windows in which it can be used, unless the card names others."""
        return ()

    def obstacle(self, table: Table, act: Resolving) -> str:
        """Why it can't be used now; empty if it can."""
        return ""

    def is_essential(self) -> bool:
        """Whether a card can't be played if this part of it can't be used."""
        return False

    def redirects(self) -> bool:
        """Whether it changes the target of a bleed."""
        return False

    def hinders(self) -> bool:
        """Whether it affects the acting minion by changing or ending the action."""
        return False

    def blocks(self) -> bool:
        """Whether it attempts a block, so it may be used when blocks are asked for."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cancelling(TimedEffect):
    """An effect that cancels a card as it is played."""

    def windows(self) -> tuple[str, ...]:
        return ("as-played",)

    def kinds(self) -> tuple[str, ...]:
        """The types of cards that it cancels."""
        raise NotImplementedError

    def needed_trait(self) -> str:
        """The trait that the cancelled card must have; empty: any card."""
        return ""

    def needs_redirect(self) -> bool:
        """Whether it cancels only cards that change the target of a bleed."""
        return False

    def needed_discipline(self) -> str:
        """The discipline that the cancelled card must be played with; empty: any card."""
        return ""

    def needed_disciplines(self) -> tuple[str, ...]:
        """The disciplines of which the cancelled card must require one; empty: any card. Only those
        with a minion who could play such a cancelling card are asked for it."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class StartsCombat(Effect):
    """An effect by which the acting minion enters combat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CallsHunt(Effect):
    """The effect of a referendum that calls a blood hunt on the card that it is about."""


class AffectsEquipment(Asks):
    """An effect on the equipment of a minion, not on himself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AwaitsDiscard(Effect):
    """An effect that waits for a card that a player discards with a phase action."""

    def after(self, table: Table, act: Resolving, card: int) -> Effect | None:
        """The effect of discarding this card, if any."""
        raise NotImplementedError


class Replaces(Asks):
    """An effect that chooses the replacement of the card that is played."""


class Finds(Asks):
    """An effect that finds a card, which may be the one that an action brings into play."""


class Chooses(Asks):
    """An effect for which a player chooses a card or a Methuselah."""

    def is_yours(self) -> bool:
        """Whether the card's controller chooses."""
        raise NotImplementedError


class PaidWithCards(AsksAgain):
    """An effect for cards that a player chooses to discard."""

    def bought(self) -> Effect:
        """The effect that she gets for them."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PutsOn(Effect):
    """An effect that may put the card that is played on another card."""

    def host(self, table: Table, act: Resolving) -> int:
        """The card it is put on; NOTHING if none."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ChangesTitle(Effect):
    """An effect by which a vampire gains or loses a title."""

    def recipient(self, table: Table, act: Resolving) -> int:
        """The vampire who gains one; NOTHING if none."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class MovesCard(Effect):
    """An effect that moves a card to another one, with the title of a title card."""


@dataclass(frozen=True)
class Action(Effect):
    """An action: its kind, its stealth, its target, and its effect if it succeeds."""

    effect: Effect | None = None
    kind: str = "card"
    stealth: int = 0
    bleed: int = 0
    target: Targeting | None = None
    hunt: int = 1
    """How much blood a hunt gains; it is stolen from its target, if that is a card in play."""
    brings_vampire: bool = False
    """Whether it brings another vampire into play: sterile vampires can't (VTES-11-17)."""
    at: Players | None = None
    """The Methuselahs it is directed at, if there is nothing to choose."""
    unaided: bool = False
    """For a bleed: whether equipment doesn't increase it."""
    even_tapped: bool = False
    """Whether a tapped minion may take it, too."""
    during: Effect | None = None
    """An effect on the action itself, as soon as it is announced."""

    def shown(self) -> tuple[str, ...]:
        return ("directed", "finds")

    @property
    def finds(self) -> bool:
        """Whether it brings a card that it finds, rather than the one that is played for it."""
        first = parts(self.effect)[:1] if self.effect is not None else []
        return any(isinstance(part, Finds) for part in first)

    @property
    def directed(self) -> bool:
        """Whether it may be directed at another Methuselah: (D) on printed cards."""
        aimed = self.target is not None and self.target.reaches_others()
        return self.kind == "bleed" or self.at is not None or aimed

    def do(self, table: Table, act: Resolving) -> None:
        """Playing the card has no effect of its own: the action follows."""


@dataclass(frozen=True)
class Motion(Effect):
    """A referendum: the terms that its caller sets, and the effect if it passes."""

    passed: Effect
    terms: Effect | None = None
    failed: Effect | None = None
    """The effect if it fails or is cancelled."""


@dataclass(frozen=True)
class Strike(TimedEffect):
    """A strike: its effect, its range, its maneuver or press."""

    effect: Effect | None = None
    damage: Amount | int = 0
    """In addition to `hand`."""
    hand: bool = False
    """Whether it is a hand strike: it does the minion's strength in damage, plus `damage`."""
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    """Whether it has first strike."""
    dodge: bool = False
    ends: bool = False
    """Whether it ends combat."""
    maneuver: Maneuver = ""
    """"optional", "to-close" (optional, only to close range) or "must"."""
    press: bool = False
    melee: bool = False
    """Whether a melee weapon may be used with it instead of the hand."""
    melee_more: int = 0
    """How much more damage it does with a melee weapon."""
    not_by: tuple[str, ...] = ()
    """Disciplines whose cards can't prevent its damage."""
    initial: bool = False
    """Whether it can be used only as the initial strike."""
    undodgeable: bool = False
    """Whether a dodge doesn't help against it."""
    spares: Filter | None = None
    """The minions it can't be used against; at long range it may still target their retainers."""
    at_most: int = 99
    """The most damage it does; the excess is ignored."""
    additional: Additional = ""
    """"any": it comes with an additional strike; "same": which must be this strike again."""
    aggravated_on: Filter | None = None
    """The minions on whom its damage is aggravated."""
    own: Effect | None = None
    """An effect on the striking minion as the strike resolves, even if it misses."""
    environmental: Effect | None = None
    """An environmental effect on the striking minion: after first strikes, if both are ready."""
    shields: int = 0
    """How much damage of the opponent's strike is prevented during this strike resolution."""
    stays_normal: bool = False
    """Whether nothing can make its damage aggravated."""
    unpreventable_if: Condition | None = None
    """Whether its damage can't be prevented."""

    def windows(self) -> tuple[str, ...]:
        if self.maneuver == "must":
            return ("range",)
        return ("strike", "range") if self.maneuver else ("strike",)

    def obstacle(self, table: Table, act: Resolving) -> str:
        from conclave.games.vtes.rules.combat.fight import strike_obstacle

        return strike_obstacle(table, act.here, self, act.source)

    def do(self, table: Table, act: Resolving) -> None:
        from conclave.games.vtes.rules.combat.fight import choose_strike

        choose_strike(table, act.here, self, act.source)


@dataclass(frozen=True)
class Mode(Node):
    """One way to play a card: its type, the disciplines it needs, its effect."""

    type: str
    effect: Effect
    disciplines: tuple[tuple[str, int], ...] = ()
    when: tuple[str, ...] = ()
    target: Targeting | None = None
    cost: Cost | None = None
    """The cost, if it differs from the card's."""
    needs: tuple[Requirement, ...] = ()
    if_: Condition | None = None
    """The condition for playing it."""
    untapped: bool = True
    """For a reaction: whether the minion must be untapped (True) or tapped (False)."""
    draft: bool = False
    """Whether it is a DRAFT effect, for drafts and sealed decks only (VTES-1.6.1-32)."""
    by: PlayedBy = ""
    """Who plays a modifier: the acting minion (empty), any "other" ready minion of his controller,
    or an "untapped" one of those; "any": the acting minion, too."""
    once: Once = ""
    """How often a minion may play it: once per "round", "combat", "action" or "turn", or before he
    "untap"s; "rounds": not in two successive rounds; "strike": one such card, of any name, per
    strike; "mode": once per combat in this mode, by anybody; "your-turn": once per turn by all
    minions of a Methuselah; "game" or "your-game": once in the game, by anybody or by each
    Methuselah."""
    traits: tuple[str, ...] = ()
    """Traits that the card has only if it is played in this mode, such as frenzy."""
    least: int = 0
    most: Amount | None = None
    """The range of a number that the player announces (THAT_MANY), together with `least`."""
    even_tapped: bool = False
    """For a reaction: whether a tapped minion may play it, too."""

    def shown(self) -> tuple[str, ...]:
        return ("timing",)

    @property
    def timing(self) -> tuple[str, ...]:
        """The windows that its text names; others go without saying, as for a maneuver."""
        windows = windows_of(self)
        if windows == IN_COMBAT and self.type == COMBAT:
            return ()
        return windows if self.when or windows in SPOKEN_WINDOWS else ()


NO_EFFECT: Final = Do()
"""An effect that does nothing, for a context in which something is only asked."""


def parts(effect: Effect) -> list[Effect]:
    """The single effects that an effect consists of."""
    if isinstance(effect, Do):
        return [part for inner in effect.effects for part in parts(inner)]
    if isinstance(effect, (If, May)):
        return parts(effect.effect)
    if isinstance(effect, PaidWithCards):
        return [effect, *parts(effect.bought())]
    return [effect]


def is_cancelling(effect: Effect) -> bool:
    """Whether an effect cancels a card as it is played."""
    return any(isinstance(part, Cancelling) for part in parts(effect))


def is_strike_card(mode: Mode) -> bool:
    """Whether a card played in this mode is a strike card."""
    return any(isinstance(part, Strike) for part in parts(mode.effect))


def redirects(mode: Mode) -> bool:
    """Whether a card played in this mode changes the target of a bleed."""
    return any(isinstance(part, TimedEffect) and part.redirects() for part in parts(mode.effect))


WINDOWS_OF_TYPE: Final = {
    **dict.fromkeys(TAKES_ACTION, (MINION_PHASE,)),
    MASTER: (MASTER_PHASE,),
    EVENT: (DISCARD_PHASE,),
    CONVICTION: (UNTAP,),
}
"""The default windows of these card types."""


def is_out_of_turn(mode: Mode, traits: Collection[str]) -> bool:
    """Whether a master card with these traits, played in this mode, is an out-of-turn master."""
    return OUT_OF_TURN in traits or OUT_OF_TURN in mode.traits


SPOKEN_WINDOWS: Final = (
    (BEFORE_RANGE,),
    (GOING_TO_TORPOR,),
    (HURT,),
    (ALLY_BURNED,),
    (END_OF_ROUND,),
    (SUCCEEDING,),
    (AFTER_COMBAT,),
)
"""Windows that a player can't guess from the effect."""


def windows_of(mode: Mode) -> tuple[str, ...]:
    """The windows in which a mode is offered."""
    if mode.when:
        return mode.when
    for part in parts(mode.effect):
        if isinstance(part, TimedEffect):
            found = part.windows()
            if found:
                return found
    return WINDOWS_OF_TYPE.get(mode.type, ())


def obstacle_of(effect: Effect, table: Table, act: Resolving) -> str:
    """Why an effect would be useless now, by its first part or an essential one."""
    first = True
    for part in parts(effect):
        if isinstance(part, TimedEffect) and (first or part.is_essential()):
            reason: str = part.obstacle(table, act)
            if reason:
                return reason
            first = False
    return ""
