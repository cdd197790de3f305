"""Abilities of cards in play that the rules ask for.

Each ability is a word of the card language; the facts below it are what the rules look up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from conclave.games.vtes.rules.facts import CardFact, abilities_of, granted
from conclave.games.vtes.rules.literals import Once, Replaced, UsedBy
from conclave.games.vtes.rules.modes import Action, Mode, Strike, is_cancelling
from conclave.games.vtes.rules.requirements import FREE, Cost, Filter, RecallsActions, Targeting
from conclave.games.vtes.rules.windows import ANY_TIME, MASTER_PHASE, MINION_PHASE, SUCCEEDING, mask
from conclave.lang.nodes import Ability, Amount, Condition, Effect, Players, walk

if TYPE_CHECKING:
    from conclave.games.vtes.rules.table import Table


@dataclass(frozen=True)
class Bonus(Ability):
    """Increase or decrease a value: stealth, intercept, bleed, strength, votes, hand size."""

    what: str
    amount: Amount | int
    to: Filter | None = None
    """Which cards get it; by default the one this card is on, or itself, or its controller."""
    if_: Condition | None = None
    everyone: bool = False
    """Whether every Methuselah gets it, for values of a Methuselah such as hand size."""
    alike: bool = False
    """Whether several copies give it to others only once."""


BONUSES: Final = granted(Bonus)
BONUSES_TO_OTHERS: Final = CardFact(
    lambda card: tuple([bonus for bonus in abilities_of(card, Bonus) if bonus.to is not None])
)
"""The bonuses that a card gives to other cards than the one it is on."""
BONUSES_TO_ALL: Final = CardFact(
    lambda card: tuple([bonus for bonus in abilities_of(card, Bonus) if bonus.everyone])
)
"""The bonuses that a card gives to every Methuselah."""


@dataclass(frozen=True)
class Can(Ability):
    """An ability of a card in play that may be used in certain windows."""

    effect: Effect
    when: tuple[str, ...] = ()
    cost: Cost = FREE
    tap: bool = False
    """Whether this card taps to use it."""
    burn: bool = False
    """Whether this card is burned to use it."""
    once: Once = ""
    """How often: once per "turn", "action", "referendum", "combat", "round" or "game"; empty: no
    limit."""
    alone: bool = False
    """Whether using another ability of this card counts, too."""
    target: Targeting | None = None
    if_: Condition | None = None
    by: UsedBy = "controller"
    """Who may use it: the "controller" of this card, the controller of its "host", or "anyone"; the
    minion that this card has "chosen", or the "acting" minion; while this card is being played (to
    cancel it), the controller of its "target", or "anyone"."""
    others: bool = False
    """With "anyone": whether the controller of this card may not use it."""
    type: str = ""
    """The card type whose rules apply to using it (powers of the imbued, VTES-A.3-06)."""
    own_turn: bool = True
    """Whether it can be used only in its controller's turn."""
    even_torpid: bool = False
    """Whether it can be used while the minion it is on isn't ready."""
    phase_action: bool = False
    """Whether it costs a master or discard phase action."""
    while_tapped: bool = False
    """For a reaction: whether it is for a tapped minion."""
    transfers: int = 0
    """How many transfers it costs."""
    outside: bool = False
    """Whether it is for combats in which the minion it is on doesn't fight."""
    in_phase: str = ""
    """The only phase in which it can be used, if it is for any time."""
    must: bool = False
    """Whether it must be used before that phase ends."""
    after_block: bool = False
    """Whether it can be used only in the combat that follows from a block, by a blocker who had
    this card when he blocked."""


CANS: Final = granted(Can)
CAN_MASKS: Final = CardFact(lambda card: tuple([mask(can.when) for can in abilities_of(card, Can)]))
"""The windows of each ability, as bits."""
FOR_HOST: Final = CardFact(lambda card: any(can.by == "host" for can in abilities_of(card, Can)))
"""Whether the controller of the minion that a card is on may use it."""
FOR_ANYONE: Final = CardFact(
    lambda card: any(can.by in ("anyone", "chosen", "acting") for can in abilities_of(card, Can))
)
"""Whether every Methuselah may use a card, or might, if it is for one of her minions."""
AFTER_BLOCK: Final = CardFact(lambda card: any(can.after_block for can in abilities_of(card, Can)))
"""Whether a card asks if it was on the blocking minion when he blocked."""
AT_ANY_TIME: Final = CardFact(
    lambda card: any(ANY_TIME in can.when for can in abilities_of(card, Can))
)
"""Whether a card may be used at any time, also in other players' turns."""


def used_in_others(window: str) -> CardFact[bool]:
    """Whether a card may be used in this window in other players' turns."""
    return CardFact(
        lambda card: any(window in can.when and not can.own_turn for can in abilities_of(card, Can))
    )


IN_OTHERS_MASTER_PHASE: Final = used_in_others(MASTER_PHASE)
IN_OTHERS_MINION_PHASE: Final = used_in_others(MINION_PHASE)
BEFORE_OTHERS_SUCCEED: Final = used_in_others(SUCCEEDING)
COUNTS_ACTIONS: Final = CardFact(
    lambda card: any(isinstance(node, RecallsActions) for node in walk(card.grants))
)
"""Whether a card asks how many actions have begun this turn."""
OUTSIDE_COMBAT: Final = CardFact(lambda card: any(can.outside for can in abilities_of(card, Can)))
"""Whether a card may be used by a minion outside the current combat."""
CANCELS: Final = CardFact(
    lambda card: any(is_cancelling(can.effect) for can in abilities_of(card, Can))
)
"""Whether a card in play can cancel other cards."""


@dataclass(frozen=True)
class ChangesPoolCost(Ability):
    """Change the pool cost of cards that aren't played by minions, while this card is in play."""

    pool: int
    of: Filter
    """Which cards."""
    on: Filter | None = None
    """Only if they are played on such a card."""
    who: Players | None = None
    """Only if one of these Methuselahs plays them."""


POOL_COST_CHANGES: Final = granted(ChangesPoolCost)


@dataclass(frozen=True)
class CanAct(Ability):
    """An action that this card lets minions take (VTES-6.1-04)."""

    action: Action
    by: Filter | None = None
    """Which minions; by default the one this card is on, or itself."""
    cost: Cost = FREE
    anyone: bool = False
    """Whether other Methuselahs' minions may take it, too."""
    tap: bool = False
    """Whether this card taps for it."""
    if_: Condition | None = None
    alone: bool = False
    """Whether a minion who has taken another action of this card this turn can't take it."""
    once: bool = False
    """Whether only one minion may take it each turn."""


CAN_ACTS: Final = granted(CanAct)
ACTIONS_FOR_ANYONE: Final = CardFact(
    lambda card: any(can.anyone for can in abilities_of(card, CanAct))
)
"""Whether a card grants actions to other Methuselahs' minions."""


@dataclass(frozen=True)
class Weapon(Ability):
    """A strike that the minion with this card may use."""

    strike: Strike
    once: Once = ""
    """How often its maneuver may be used: once per "combat"; empty: once per round."""
    limit: Once = ""
    """How often it may be used to strike: once per "round" or "combat"; empty: no limit."""
    only_long: bool = False
    """Whether it can be used only at long range."""
    if_: Condition | None = None
    cost: Cost = FREE
    """The minion's cost for each strike."""
    wears: bool = False
    """Whether it loses a counter for each point of damage it inflicts, prevented or not, and is
    burned when it has none left."""
    maneuvers: int = 1
    """How many maneuvers it has per combat or round."""


WEAPONS: Final = granted(Weapon)


@dataclass(frozen=True)
class DisciplineLevel(Ability):
    """Give the host levels of a discipline."""

    discipline: str
    """"chosen": the discipline chosen when the card was played."""
    levels: int = 1
    to_play: bool = False
    """Whether it counts only for playing cards: the host doesn't have the discipline."""


LEVELS: Final = CardFact(
    lambda card: tuple(
        [
            given.discipline
            for given in abilities_of(card, DisciplineLevel)
            if not given.to_play
            for _ in range(given.levels)
        ]
    )
)
"""The discipline of each level that a card gives."""
LEVELS_TO_PLAY: Final = CardFact(
    lambda card: tuple([given for given in abilities_of(card, DisciplineLevel) if given.to_play])
)
"""The levels that count only for playing cards."""


@dataclass(frozen=True)
class PlaysAtSuperior(Ability):
    """Vampires with a discipline at the basic level may play cards of some types that require it as
    if they had it at superior."""

    discipline: str
    types: tuple[str, ...]


PLAYS_AT_SUPERIOR: Final = granted(PlaysAtSuperior)
CHOSEN_DISCIPLINE: Final = "chosen"


@dataclass(frozen=True)
class Becomes(Ability):
    """The host counts as a member of another clan or sect, or has a trait."""

    clan: str = ""
    sect: str = ""
    chosen: bool = False
    """Whether it is the clan chosen when the card was played."""
    of_player: bool = False
    """Whether it is the clan of the vampire who played the card."""
    trait: str = ""
    """A trait that the host has."""


BECOMES: Final = granted(Becomes)


@dataclass(frozen=True)
class HoldsTitle(Ability):
    """The host has the title of this title card (VTES-11-18)."""

    title: str


HELD_TITLES: Final = granted(HoldsTitle)


@dataclass(frozen=True)
class IsVampire(Ability):
    """This library card is a non-unique vampire while it is in play."""

    capacity: int
    clan: str = ""
    """Empty: the clan of the vampire who created him."""
    sect: str = ""
    """Empty: the sect of the clan."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaysAsVampire(Ability):
    """This ally may play some cards as a vampire (VTES-1.6.3-06)."""

    def allows(self, table: Table, card: int, mode: Mode) -> bool:
        """Whether he may play a card in this mode."""
        raise NotImplementedError

    def capacity(self) -> int:
        """The capacity he is treated as having (VTES-1.6.3-09)."""
        return 1


PLAYS_AS_VAMPIRE: Final = granted(PlaysAsVampire)


@dataclass(frozen=True)
class OnlyOne(Ability):
    """A minion may have only one such card: one with the trait or, without a trait, of this
    name."""

    trait: str = ""
    most: int = 1


ONLY_ONE: Final = granted(OnlyOne)


@dataclass(frozen=True)
class Forbids(Ability):
    """Some minions can't "act", "block", "attack", "untap" as normal, have "equipment", use
    "weapons", be "hunted", "avenged" by a blood hunt, "strike", "maneuver", "vote-against", "play"
    some cards or "action-cards", "direct" actions at the one this card is on, be "played"
    (events), or take actions of a kind such as "recruit" or "diablerize"; "normal-hunt": to hunt
    without a card."""

    what: tuple[str, ...]
    who: Filter | None = None
    """Which minions; by default the one this card is on, or itself."""
    if_: Condition | None = None
    at: Filter | None = None
    """For "attack": which minions they can't enter combat with; for "play": which cards."""
    or_torpor: bool = False
    """For "hunt": whether a vampire who must hunt goes to torpor."""


FORBIDS: Final = granted(Forbids)
HAMPERS_FIGHTERS: Final = CardFact(
    lambda card: any(
        what in each.what for each in abilities_of(card, Forbids) for what in ("strike", "maneuver")
    )
)
"""Whether a card may keep a combatant from striking or maneuvering."""
CANNOT_USE_WEAPONS: Final = CardFact(
    lambda card: any("weapons" in each.what for each in abilities_of(card, Forbids))
)
"""Whether a minion can't use weapons, although he may have them."""


@dataclass(frozen=True)
class WhenReplaced(Ability):
    """An effect after its controller has drawn to replace a card that the minion with this card has
    played as the acting minion."""

    effect: Effect


WHEN_REPLACED: Final = granted(WhenReplaced)


@dataclass(frozen=True)
class WhenDrained(Ability):
    """An effect when the ready vampire with this card loses his last blood in combat."""

    effect: Effect


WHEN_DRAINED: Final = granted(WhenDrained)


@dataclass(frozen=True)
class NeverGains(Ability):
    """Blood or life that this minion, or the one it is on, would gain goes to the blood bank."""


NEVER_GAINS: Final = granted(NeverGains)


@dataclass(frozen=True)
class BurnedByDamage(Ability):
    """This minion is burned, without going to torpor, if he takes more damage than this in one
    combat."""

    more_than: int


BURNED_BY_DAMAGE: Final = granted(BurnedByDamage)


@dataclass(frozen=True)
class Harm(Ability):
    """Change how the minion with this card, or this minion, inflicts or takes damage."""

    inflicts: bool = True
    """False: his damage in combat is reduced to 0."""
    on: Filter | None = None
    """False for `inflicts` is only about damage on these minions, also outside combat."""
    takes_normal: bool = True
    """False: he is immune to damage that isn't aggravated."""
    takes_aggravated: bool = True
    """False: he takes aggravated damage in combat as normal damage."""
    hands_aggravated: bool = False
    """Whether the damage of his hand strikes is aggravated."""
    first: bool = False
    """Whether his strikes have first strike."""
    aggravated_on: Filter | None = None
    """The minions on whom all damage he inflicts is aggravated."""
    aggravated_from: Filter | None = None
    """The minions from whom all damage he takes is aggravated."""
    less: int = 0
    """How much less damage he takes in combat from each strike or other effect of the opposing
    minion."""


INFLICTS_NOTHING: Final = CardFact(
    lambda card: tuple([harm for harm in abilities_of(card, Harm) if not harm.inflicts])
)
"""The abilities that reduce a minion's damage to 0."""
STRIKES_FIRST: Final = CardFact(lambda card: any(harm.first for harm in abilities_of(card, Harm)))
TAKES_NO_NORMAL: Final = CardFact(
    lambda card: any(not harm.takes_normal for harm in abilities_of(card, Harm))
)
TAKES_ALL_AS_NORMAL: Final = CardFact(
    lambda card: any(not harm.takes_aggravated for harm in abilities_of(card, Harm))
)
LESSENS_DAMAGE: Final = CardFact(lambda card: sum([harm.less for harm in abilities_of(card, Harm)]))
"""How much less damage a minion takes from each effect of the opposing minion."""
HANDS_AGGRAVATED: Final = CardFact(
    lambda card: any(harm.hands_aggravated for harm in abilities_of(card, Harm))
)
AGGRAVATES: Final = CardFact(
    lambda card: tuple([each for each in abilities_of(card, Harm) if each.aggravated_on])
)
"""The abilities that make a minion's damage on others aggravated."""
SUFFERS_AGGRAVATED: Final = CardFact(
    lambda card: tuple([each for each in abilities_of(card, Harm) if each.aggravated_from])
)
"""The abilities that make the damage aggravated that a minion takes from others."""


@dataclass(frozen=True)
class ImprovesStrikes(Ability):
    """This minion's strikes of a kind do more damage, steal more blood or have first strike."""

    damage: int = 0
    """How much more damage those of them do that do any."""
    steals: int = 0
    """How much more blood those of them steal that steal any."""
    first: bool = False
    """Whether they have first strike."""
    disciplines: tuple[str, ...] = ()
    """Strikes with cards that require one of these disciplines."""
    ranged: bool = False
    """Ranged strikes."""
    weapons: Filter | None = None
    """Strikes with weapons that match."""
    if_: Condition | None = None


STRIKE_IMPROVEMENTS: Final = granted(ImprovesStrikes)


@dataclass(frozen=True)
class BloodToAct(Ability):
    """This minion, or the one with this card, must burn blood to attempt an action, except to hunt
    or to enter combat, or, with `blocking`, to attempt to block."""

    blood: int
    if_: Condition | None = None
    blocking: bool = False


BLOOD_TO_ACT: Final = granted(BloodToAct)


@dataclass(frozen=True)
class Wards(Ability):
    """Cards that require these clans or disciplines, or have these traits, can't target the host or
    be put on him; those on him are burned."""

    clans: tuple[str, ...] = ()
    disciplines: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    if_: Condition | None = None


WARDS: Final = granted(Wards)


@dataclass(frozen=True)
class StaysYours(Ability):
    """This card keeps its controller, whoever controls the minion that it is on.

    Its abilities can be used while he isn't ready, too.
    """


STAYS_YOURS: Final = CardFact(lambda card: bool(abilities_of(card, StaysYours)))


@dataclass(frozen=True)
class OnControlChange(Ability):
    """An effect for the player who gains control of this card, and one for the player who loses it.

    Control is also lost when the card is burned or contested.
    """

    gained: Effect
    lost: Effect


CONTROL_EFFECTS: Final = granted(OnControlChange)


@dataclass(frozen=True)
class WhenMerged(Ability):
    """What a vampire becomes when he merges with his other version (VTES-1.5-30)."""

    title: str = ""
    anarch: bool = False


WHEN_MERGED: Final = granted(WhenMerged)


@dataclass(frozen=True)
class ProtectsPool(Ability):
    """Its controller burns at most this much pool for a bleed, however big it is."""

    most: int


PROTECTS_POOL: Final = granted(ProtectsPool)


@dataclass(frozen=True)
class BlocksUntapped(Ability):
    """This minion, or the one with this card, doesn't tap for blocking an acting minion who
    matches."""

    of: Filter


BLOCKS_UNTAPPED: Final = granted(BlocksUntapped)


@dataclass(frozen=True)
class TitleContest(Ability):
    """How the title of this vampire is contested."""

    rivals_yield: bool = False
    """Whether the other vampires must yield it in their controllers' untap phases."""
    rivals_pay: int = 0
    """How much more blood it costs the others to contest it."""
    yields: bool = False
    """Whether he yields at once instead of contesting a title."""


TITLE_CONTESTS: Final = granted(TitleContest)


@dataclass(frozen=True)
class DoublesVotes(Ability):
    """While this minion is ready, the votes of his controller's vampires are doubled when they are
    counted, and nothing else multiplies them."""


DOUBLES_VOTES: Final = granted(DoublesVotes)


@dataclass(frozen=True)
class ChangesCost(Ability):
    """Increase or decrease the blood cost of some cards or actions, to no less than 0."""

    more: int
    types: tuple[str, ...] = ()
    """Cards of these types; empty: of any type."""
    strikes: bool = False
    """Whether it is about strike cards, too, or about them alone if no types are given."""
    disciplines: tuple[str, ...] = ()
    """Cards played with one of these disciplines; empty: any cards."""
    kinds: tuple[str, ...] = ()
    """Actions of these kinds, with or without a card; empty: of any kind."""
    who: Filter | None = None
    """Of which minions; by default the one this card is on, or itself."""
    on: Filter | None = None
    """For rescues: of which vampires."""
    of: Filter | None = None
    """Only cards that match."""
    if_: Condition | None = None
    or_pool: bool = False
    """Whether it is about the pool cost, if there is no blood cost."""
    superior: bool = False
    """Whether it is only about cards played with a discipline at superior."""
    redirecting: bool = False
    """Whether it is only about cards that change the target of a bleed."""
    half: bool = False
    """Whether cards cost half as much blood, rounded down, before other changes."""
    free: bool = False
    """Whether cards cost no blood at all."""


COST_CHANGES: Final = granted(ChangesCost)


@dataclass(frozen=True)
class ChargesBlockers(Ability):
    """Minions who attempt to block the one this card is on burn blood, as far as they have any."""

    blood: int
    by: Filter
    """Which minions burn it."""


BLOCK_CHARGES: Final = granted(ChargesBlockers)
Grantable = ChangesCost | Forbids | ChargesBlockers | Becomes | Bonus | DisciplineLevel
"""The abilities that an effect may grant to a minion for a while: see `reading.granted`."""


@dataclass(frozen=True)
class ChargesVoters(Ability):
    """Vampires must burn blood to cast votes and ballots against a referendum that this minion
    calls."""

    blood: int


VOTE_CHARGES: Final = granted(ChargesVoters)


@dataclass(frozen=True)
class Unblockable(Ability):
    """Minions who match the filter can't block the minion with this card."""

    by: Filter
    if_: Condition | None = None
    of: Filter | None = None
    """Which acting minions; by default the one this card is on, or itself."""


UNBLOCKABLE: Final = granted(Unblockable)
UNBLOCKABLE_OTHERS: Final = CardFact(
    lambda card: tuple([each for each in abilities_of(card, Unblockable) if each.of is not None])
)
"""The abilities about other acting minions than the one a card is on."""


@dataclass(frozen=True)
class OpensHands(Ability):
    """These Methuselahs play with an open hand."""

    of: Players


OPENS_HANDS: Final = granted(OpensHands)


@dataclass(frozen=True)
class SavesDraws(Ability):
    """Each time its controller would draw to replace a card, a counter of this card is burned
    instead; without counters it is burned."""


SAVES_DRAWS: Final = granted(SavesDraws)


@dataclass(frozen=True)
class RemovedWhenPlayed(Ability):
    """This card is removed from the game when it has been played, whatever becomes of it."""


REMOVED_WHEN_PLAYED: Final = granted(RemovedWhenPlayed)


@dataclass(frozen=True)
class DelaysReplacement(Ability):
    """Cards that these minions play during an action and that require a discipline aren't replaced
    before its end, as long as nobody's hand is empty."""

    who: Filter


DELAYS_REPLACEMENT: Final = granted(DelaysReplacement)


@dataclass(frozen=True)
class NotReplaced(Ability):
    """This card isn't replaced at once: until its effect is over, the end of the action, combat or
    turn, the player's next untap, influence or discard phase, the next diablerie or successful hunt
    of any vampire, or while it is in play."""

    until: Replaced


NOT_REPLACED: Final = CardFact(
    lambda card: next((each.until for each in abilities_of(card, NotReplaced)), "")
)
"""Until when a card isn't replaced; empty: it is replaced at once."""
AFTER_EFFECT: Final = "effect"
AT_END_OF_ACTION: Final = "end-of-action"
AT_NEXT_UNTAP: Final = "next-untap"
AT_NEXT_INFLUENCE: Final = "next-influence"
AT_NEXT_DISCARD: Final = "next-discard"
AFTER_COMBAT: Final = "end-of-combat"
AFTER_TURN: Final = "end-of-turn"
AT_NEXT_DIABLERIE: Final = "diablerie"
AT_NEXT_HUNT: Final = "hunt"
WHILE_IN_PLAY: Final = "in-play"
