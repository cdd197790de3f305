"""The kinds of phrases that the rules themselves look for on a card.

What a phrase does in detail is written in the vocabulary; here is what the rules ask of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from conclave.core.moves import Move
from conclave.games.vtes.rules.windows import DISCARD_PHASE, MASTER_PHASE, MINION_PHASE, UNTAP
from conclave.games.vtes.rules.words import CONVICTION, EVENT, MASTER, TAKES_ACTION
from conclave.lang.effects import Do, If, May
from conclave.lang.nodes import Ability, Amount, Condition, Effect, Node, Players
from conclave.lang.resolving import Resolving

# What is paid, asked for and chosen


@dataclass(frozen=True)
class Cost(Node):
    """What is paid: blood by the minion, pool by the Methuselah, conviction by an imbued."""

    blood: int = 0
    pool: int = 0
    conviction: int = 0
    x: bool = False
    """Whether as much more blood is paid as the player says when she plays the card: X."""


FREE: Final = Cost()


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement(Node):
    """What a minion must be to play a card, beyond clan and disciplines."""

    def met(self, table: Any, minion: int) -> bool:
        """Whether this minion meets it."""
        raise NotImplementedError

    def met_as_vampire(self, table: Any, minion: int) -> bool:
        """Whether an ally meets it who plays the card as a vampire (VTES-1.6.3-06)."""
        return self.met(table, minion)

    def reason(self) -> str:
        """The name of the message that says what is lacking."""
        return "needs-requirement"


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """Which cards a phrase is about: READY, VAMPIRE, YOUNGER, YOURS."""

    def fits(self, table: Any, act: Resolving, card: int) -> bool:
        """Whether a card is one of them."""
        raise NotImplementedError

    def fits_as_vampire(self, table: Any, act: Resolving, card: int) -> bool:
        """Whether an ally is one of them while he plays a card as a vampire (VTES-1.6.3-06)."""
        return self.fits(table, act, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class Recalling(Filter):
    """Cards that did something a while ago, or that something was done to."""

    def deed(self) -> str:
        """What it was; "burned" has to be tracked for it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Targeting(Node):
    """What has to be chosen when a card is played or an action announced (VTES-1.6.1-05)."""

    def choices(self, table: Any, act: Resolving) -> list[int]:
        """The numbers of the cards or seats that may be chosen."""
        raise NotImplementedError

    def move(self, table: Any, choice: int) -> Move:
        """The move that chooses it."""
        raise NotImplementedError

    def seat(self, table: Any, choice: int) -> int:
        """The Methuselah at whom a choice is directed: herself, or the one who controls it."""
        raise NotImplementedError

    def is_card(self) -> bool:
        """Whether a card is chosen, and not a seat."""
        return True

    def many(self) -> tuple[int, int]:
        """How many are chosen for an action, at least and at most."""
        return (1, 1)

    def is_public(self) -> bool:
        """Whether everybody can tell what may be chosen: not where hidden cards are looked at."""
        return True

    def still(self, table: Any, act: Resolving, choice: int) -> bool:
        """Whether what was chosen is still there when it matters."""
        return True


# What a play of a card does


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

    def windows(self) -> tuple[str, ...]:
        if self.maneuver == "must":
            return ("range",)
        return ("strike", "range") if self.maneuver else ("strike",)

    def obstacle(self, table: Any, act: Resolving) -> str:
        from conclave.games.vtes.rules.situation import can_bind

        return can_bind(table, act.here, self)

    def do(self, table: Any, act: Resolving) -> None:
        from conclave.games.vtes.rules.situation import choose_strike

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


# What a card has while it is in play


@dataclass(frozen=True)
class Bonus(Ability):
    """More or less of something: stealth, intercept, bleed, strength, votes, hand size."""

    what: str
    amount: Amount | int
    to: Filter | None = None
    """Which cards; nothing: the one it is on, or itself, or its controller."""
    if_: Condition | None = None
    everyone: bool = False
    """Whether every Methuselah has it, where it is a Methuselah's: hand size."""


@dataclass(frozen=True)
class Can(Ability):
    """Something that may be done again and again with a card in play, in certain windows."""

    effect: Effect
    when: tuple[str, ...] = ()
    cost: Cost = FREE
    tap: bool = False
    """Whether this card is tapped for it."""
    burn: bool = False
    """Whether this card is burned for it."""
    once: str = ""
    """How often: once a "turn", "action", "referendum", "combat",
    "round" or "game"; nothing: no limit."""
    target: Targeting | None = None
    if_: Condition | None = None
    by: str = "controller"
    """Who may: the "controller" of this card, or of the "host", the minion it is on; "anyone"; of
    a card that can be cancelled by it, the controller of its "target"."""
    type: str = ""
    """The card type under whose rules it is used (powers of the imbued, VTES-A.3-06)."""
    own_turn: bool = True
    """Whether only in the turn of the controller."""
    even_torpid: bool = False
    """Whether also while the minion it is on is not ready."""
    phase_action: bool = False
    """Whether a master or discard phase action is used up for it."""
    while_tapped: bool = False
    """Of a reaction: whether it is for a tapped minion."""
    transfers: int = 0
    """How many transfers are used up for it."""
    outside: bool = False
    """Whether in a combat in which the minion it is on does not fight."""
    after_block: bool = False
    """Whether only in the combat that a block leads to, by the blocker who had this card then."""


@dataclass(frozen=True)
class Price(Ability):
    """Some cards that no minion plays cost more pool, or less, while this card is in play."""

    pool: int
    of: Filter
    """Which cards."""
    on: Filter | None = None
    """Only if played on such a card."""
    who: Players | None = None
    """Only if played by one of these Methuselahs."""


@dataclass(frozen=True)
class CanAct(Ability):
    """An action that a minion may take because of this card (VTES-6.1-04)."""

    action: Action
    by: Filter | None = None
    """Which minions; nothing: the one it is on, or itself."""
    cost: Cost = FREE
    anyone: bool = False
    """Whether minions of other Methuselahs may take it, too."""
    tap: bool = False
    """Whether this card is tapped for it."""
    if_: Condition | None = None


@dataclass(frozen=True)
class Weapon(Ability):
    """A strike that the minion with this card may use again and again."""

    strike: Strike
    once: str = ""
    """How often its maneuver may be used: once a "combat"."""
    limit: str = ""
    """How often it may be used to strike: once a "round" or "combat"; nothing: no limit."""
    only_long: bool = False
    """Whether it can be used only at long range."""
    if_: Condition | None = None
    cost: Cost = FREE
    """What the minion pays each time for it."""
    wears: bool = False
    """Whether it loses a counter for each point of damage that it inflicts, prevented or not, and
    is burned when it has none."""


@dataclass(frozen=True)
class DisciplineLevel(Ability):
    """The host has more levels of a discipline."""

    discipline: str
    """CHOSEN: the one that was chosen when the card was played."""
    levels: int = 1
    to_play: bool = False
    """Whether only for playing cards: he does not have the discipline by it."""


CHOSEN: Final = "chosen"


@dataclass(frozen=True)
class Becomes(Ability):
    """The host counts as of another clan or sect while this card is on him."""

    clan: str = ""
    sect: str = ""
    chosen: bool = False
    """Whether the clan was chosen when it was played."""


@dataclass(frozen=True)
class HoldsTitle(Ability):
    """A title card: the host has the title that it stands for (VTES-11-18)."""

    title: str


@dataclass(frozen=True)
class IsVampire(Ability):
    """In play this library card is a vampire who is not unique; in any other place it is none."""

    capacity: int
    clan: str = ""
    """Nothing: that of the vampire who made him."""
    sect: str = ""
    """Nothing: that of the clan."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaysAsVampire(Ability):
    """An ally may play some cards as a vampire (VTES-1.6.3-06)."""

    def allows(self, table: Any, card: int, mode: Mode) -> bool:
        """Whether this way to play a card is one of them: mostly at a basic discipline."""
        raise NotImplementedError

    def capacity(self) -> int:
        """The capacity that he counts as having (VTES-1.6.3-09)."""
        return 1


@dataclass(frozen=True)
class OnlyOne(Ability):
    """A minion may have only one such card: of a trait, or, without one, of its name."""

    trait: str = ""
    most: int = 1


@dataclass(frozen=True)
class Forbids(Ability):
    """Some minions can't do something: "act", "block", "attack", have "equipment"."""

    what: tuple[str, ...]
    who: Filter | None = None
    """Which; nothing: the one it is on, or itself."""
    if_: Condition | None = None
    at: Filter | None = None
    """Of actions to enter combat, "attack": with whom."""


@dataclass(frozen=True)
class AsReplaced(Ability):
    """Something happens each time its controller has drawn to replace a card that the minion with
    this card has played as the acting one."""

    effect: Effect


@dataclass(frozen=True)
class NeverGains(Ability):
    """Blood or life that this minion, or the one it is on, would gain goes to the bank."""


@dataclass(frozen=True)
class Harm(Ability):
    """What damage is to the minion with this card, or to this one itself."""

    inflicts: bool = True
    """Whether his own damage in combat is not reduced to 0."""
    takes_normal: bool = True
    """Whether he is not immune to damage that is not aggravated."""
    takes_aggravated: bool = True
    """Whether aggravated damage in combat is not taken as normal damage."""


@dataclass(frozen=True)
class Toll(Ability):
    """The minion with this card must burn blood to attempt any action but a hunt or one to enter
    combat."""

    blood: int
    if_: Condition | None = None


@dataclass(frozen=True)
class Wards(Ability):
    """Cards that require one of these clans or disciplines can't target the host or be put on him;
    those that are on him are burned."""

    clans: tuple[str, ...] = ()
    disciplines: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    """The same of cards with one of these traits."""


@dataclass(frozen=True)
class Held(Ability):
    """What happens to whoever gains control of this card, and to whoever loses it.

    It is lost, too, when the card is burned or contested.
    """

    gained: Effect
    lost: Effect


@dataclass(frozen=True)
class WhenMerged(Ability):
    """What a vampire becomes as he merges with his other version (VTES-1.5-30)."""

    title: str = ""
    anarch: bool = False


@dataclass(frozen=True)
class RivalsYield(Ability):
    """Who contests the title of this vampire must yield it in his controller's untap phase."""


@dataclass(frozen=True)
class ChangesCost(Ability):
    """Some cards or actions cost more blood or, with a number below 0, less; never below 0."""

    more: int
    types: tuple[str, ...] = ()
    """Cards of these types; nothing: of any."""
    disciplines: tuple[str, ...] = ()
    """Cards that are played by one of these; nothing: by any or none."""
    kinds: tuple[str, ...] = ()
    """Actions of these kinds, with a card or without; nothing: any."""
    who: Filter | None = None
    """Of which minions; nothing: of the one it is on, or of this one itself."""
    if_: Condition | None = None


@dataclass(frozen=True)
class Unblockable(Ability):
    """Minions of a kind can't block the minion with this card."""

    by: Filter


@dataclass(frozen=True)
class NotReplaced(Ability):
    """Not replaced in hand until a time: the end of the action, the player's next untap or discard
    phase, or as long as the card is in play."""

    until: str


AT_END_OF_ACTION: Final = "end-of-action"
AT_NEXT_UNTAP: Final = "next-untap"
AT_NEXT_DISCARD: Final = "next-discard"
AFTER_COMBAT: Final = "end-of-combat"
WHILE_IN_PLAY: Final = "in-play"


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
