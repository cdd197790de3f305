"""The kinds of notes, with what each means and which fields it uses.

A note is about a card or a seat (`about`). It is stored with the position by the name of its kind.
"""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules.notebook import Kind

# What a minion can do

STEALTH: Final = Kind("stealth")
"""The minion has `amount` more stealth."""
INTERCEPT: Final = Kind("intercept")
"""The minion has `amount` more intercept."""
INTERCEPT_OF_KIND: Final = Kind("intercept-of-kind")
"""All minions who match the filter `phrase` have `amount` more intercept."""
INTERCEPT_FOR_POOL: Final = Kind("intercept-for-pool")
"""The minion may get 1 intercept, once, if his controller burns `amount` pool."""
INTERCEPT_FOR_BLOOD: Final = Kind("intercept-for-blood")
"""The minion may get 1 intercept, once, if he burns `amount` blood."""
BLEED: Final = Kind("bleed")
"""The minion has `amount` more bleed."""
CONDITIONAL_BLEED: Final = Kind("conditional-bleed")
"""The minion has `amount` more bleed while the condition `phrase` holds."""
NO_BLEED_FROM_EQUIPMENT: Final = Kind("no-bleed-from-equipment")
"""Equipment doesn't increase the minion's bleed."""
STRENGTH: Final = Kind("strength")
"""The minion has `amount` more strength."""
BASE_STRENGTH: Final = Kind("base-strength")
"""The minion's strength is `amount`, before anything is added."""
AWAKE: Final = Kind("awake")
"""The minion may block and play reactions as though untapped."""
AWAKE_FOR: Final = Kind("awake-for")
"""The minion may block, and play reactions that match the filter `phrase`, as though untapped."""
GRANTED: Final = Kind("granted")
"""The minion (NOTHING: those whom it names) has the ability `phrase` of `card`, which need not be
in play; with an `amount`, until something happens."""
UNTIL_BLOCKED: Final = 1
"""For GRANTED: until a bleed is blocked."""
UNTIL_UNTAP: Final = 2
"""For GRANTED: until the next untap phase of the minion's controller begins, or without a minion
that of `seat`."""
LENT_CARD: Final = Kind("lent-card")
"""The minion may use the abilities of `card`, which isn't in play."""

ENSLAVED: Final = Kind("enslaved")
"""The vampire is a slave of the clan of this `number`, because of the card that created him."""

# What has been played and used, and may not be again

PLAYED_THIS_ACTION: Final = Kind("played-this-action")
"""The minion has played a card (`definition`) in the mode `phrase` during this action."""
COMBAT_CARD_PLAYED: Final = Kind("combat-card-played")
"""The minion has played a combat card (`definition`) in the mode `phrase` during this action; only
noted while a card in play may ask for it."""
ACTED_WITH_CARD: Final = Kind("acted-with-card")
"""The minion has taken an action this turn: by playing a card (`definition`), or one that a card
in play (`card`) grants (`number`: its ability)."""
ACTION_BEGUN: Final = Kind("action-begun")
"""The minion of `seat` has begun an action this turn; only noted while a card in play asks for
it."""
HAS_BLED: Final = Kind("has-bled")
"""The minion has taken a bleed action this turn."""
ACTED_POLITICALLY: Final = Kind("acted-politically")
"""The minion has taken a political action this turn."""
ATTACKED_MARKED: Final = Kind("attacked-marked")
"""The minion has taken an action this turn to enter combat with a marked minion."""
FED: Final = Kind("fed")
"""The minion has gained blood from a hunting ground this turn."""
ABILITY_USED: Final = Kind("ability-used")
"""An ability (`number`) of this card in play has been used as often as it may be."""
TRIGGERED: Final = Kind("triggered")
"""The effect of this card in play that may be triggered once each turn has been triggered."""
ROLLED: Final = Kind("rolled")
"""The last die rolled for this card in play shows `amount`."""
CORRUPTION: Final = Kind("corruption")
"""The card has a corruption counter of this `seat`."""
DERANGEMENT: Final = Kind("derangement")
"""The card has a derangement counter of this `seat`."""
RESEARCH: Final = Kind("research")
"""The card has a research counter of this `seat`."""
GRAFT: Final = Kind("graft")
"""The card has a graft counter of this `seat`."""
HOSTAGE: Final = Kind("hostage")
"""The card has a hostage counter of this `seat`."""
PATHOS: Final = Kind("pathos")
"""The card has a pathos counter of this `seat`."""
TORTURE: Final = Kind("torture")
"""The card has a torture counter of this `seat`."""
VANDAL: Final = Kind("vandal")
"""The card has a vandal counter of this `seat`."""
SPECIAL_COUNTERS: Final = {
    "corruption": CORRUPTION,
    "derangement": DERANGEMENT,
    "graft": GRAFT,
    "hostage": HOSTAGE,
    "pathos": PATHOS,
    "research": RESEARCH,
    "torture": TORTURE,
    "vandal": VANDAL,
}
"""The notes of counters that are neither blood nor life, by their kind."""
SPECIAL_COUNTER_KINDS: Final = frozenset(SPECIAL_COUNTERS.values())
STRIKE_USED: Final = Kind("strike-used")
"""A strike (`number`) of this card in play has been used as often as it may be."""
MANEUVER_USED: Final = Kind("maneuver-used")
"""The maneuver of a strike (`number`) of this card in play has been used."""
LIMITED_CARD_PLAYED: Final = Kind("limited-card-played")
"""The minion (NOTHING: anybody) has played a card (`definition`) with a limit on how often, in the
mode `phrase` if that matters."""
LIMITED_CARD_PLAYED_BY_SEAT: Final = Kind("limited-card-played-by-seat")
"""The seat has played a card (`definition`) with a limit on how often."""
PLAYED_IN_ROUND: Final = Kind("played-in-round")
"""The minion has played a card (`definition`) in this `round` of combat."""
PLAYED_SINCE_UNTAP: Final = Kind("played-since-untap")
"""The minion can't play a card (`definition`) again before he untaps."""
SEAT_ACTION_BARRED: Final = Kind("seat-action-barred")
"""The seat's minions can't take an action again this turn: one that is taken by playing a card
(`definition`), or one that a card in play (`card`) grants (`number`: its ability)."""
CARD_BARRED: Final = Kind("card-barred")
"""No card of this `definition` can be played again: this turn, or in this game."""
ACTION_BARRED: Final = Kind("action-barred")
"""The minion can't take an action of the same kind as `phrase`, at `card`, again this turn."""
EVENT_PLAYED: Final = Kind("event-played")
"""The seat has played an event in this discard phase."""
CONVICTION_GIVEN: Final = Kind("conviction-given")
"""The imbued has been given a conviction in this untap phase."""
BURN_OPTION_USED: Final = Kind("burn-option-used")
"""The seat has used the burn option in this untap phase."""
EDGE_USED: Final = Kind("edge-used")
"""The seat has gained its pool for the edge this turn."""
CONTEST_PAID: Final = Kind("contest-paid")
"""The cost to contest this card, or the title of this vampire, has been paid this turn."""

# Hands, phases and turns

UNREPLACED: Final = Kind("unreplaced")
"""The seat doesn't replace `amount` of the cards it has played while the note holds."""
UNREPLACED_UNTIL_DISCARD: Final = Kind("unreplaced-until-discard")
"""The seat doesn't replace `amount` cards before its next discard phase."""
UNREPLACED_UNTIL_INFLUENCE: Final = Kind("unreplaced-until-influence")
"""The seat doesn't replace `amount` cards before its next influence phase."""
UNREPLACED_UNTIL_DIABLERIE: Final = Kind("unreplaced-until-diablerie")
"""The seat doesn't replace `amount` cards before a vampire commits diablerie."""
UNREPLACED_UNTIL_HUNT: Final = Kind("unreplaced-until-hunt")
"""The seat doesn't replace `amount` cards before a vampire hunts successfully."""
UNREPLACED_UNTIL_LIAISON: Final = Kind("unreplaced-until-liaison")
"""The seat doesn't replace `amount` cards before a vampire becomes a liaison."""
UNREPLACED_UNTIL_OUST: Final = Kind("unreplaced-until-oust")
"""The seat doesn't replace `amount` cards before its prey is ousted."""
UNREPLACED_WHILE_UNTAPPED: Final = Kind("unreplaced-while-untapped")
"""The seat doesn't replace `amount` cards in this turn until `card` taps or leaves play."""
UNREPLACED_WHILE_HANDS: Final = Kind("unreplaced-while-hands")
"""The seat doesn't replace `amount` cards during this action, as long as nobody's hand is empty."""
UNREPLACED_KINDS: Final = frozenset(
    [
        UNREPLACED,
        UNREPLACED_UNTIL_DISCARD,
        UNREPLACED_UNTIL_INFLUENCE,
        UNREPLACED_UNTIL_DIABLERIE,
        UNREPLACED_UNTIL_HUNT,
        UNREPLACED_UNTIL_LIAISON,
        UNREPLACED_UNTIL_OUST,
        UNREPLACED_WHILE_UNTAPPED,
        UNREPLACED_WHILE_HANDS,
    ]
)
"""All of these: cards that a player doesn't replace yet."""
REPLACEMENT_PENDING: Final = Kind("replacement-pending")
"""The minion has played `card`; an effect of the card `number` follows when it has been
replaced."""
AS_PLAYED_TRIGGERED: Final = Kind("as-played-triggered")
"""What happens as the minion plays `card` has been triggered."""
TO_REPLACE: Final = Kind("to-replace")
"""When `card`, which the minion has played, would be replaced, something else may happen."""
NOT_YET_REPLACED: Final = Kind("not-yet-replaced")
"""This card has been played and isn't replaced while the note holds."""
HAND_SIZE: Final = Kind("hand-size")
"""The seat's hand size is increased by `amount`, as long as `card` is in play if there is one."""
HAND_SIZE_UNTIL_UNTAP: Final = Kind("hand-size-until-untap")
"""The seat's hand size is increased by `amount` until its next untap phase."""
HELD_DRAWS: Final = Kind("held-draws")
"""The seat doesn't replace `amount` cards in this minion phase, while `card` is in play: they count
against its hand size."""
DRAWING_KINDS: Final = frozenset(
    [HAND_SIZE, HAND_SIZE_UNTIL_UNTAP, HELD_DRAWS, *UNREPLACED_KINDS],
)
"""All notes that change how many cards a player draws."""
LAST_HAND_SIZE: Final = Kind("last-hand-size")
"""The hand size of this card's controller was `amount` when she last drew up to it."""
DRAWS_MORE: Final = Kind("draws-more")
"""Whenever the seat replaces a card, it draws another; `amount` is its hand size when it last drew
up to it."""
OPEN_HAND: Final = Kind("open-hand")
"""The seat plays with an open hand; with `seat`, that other seat may look at it."""
HELD_COUNTERS: Final = Kind("held-counters")
"""The seat holds `amount` counters in secret, at most `number`."""
BID: Final = Kind("bid")
"""The seat has made the highest bid: `amount`, of which it owes `number`."""
OWES_POOL: Final = Kind("owes-pool")
"""The seat owes `amount` pool, and pays 1 in each of its discard phases."""
EXTRA_MASTER_ACTION: Final = Kind("extra-master-action")
"""The seat gets `amount` more master phase actions in its next master phase."""
NO_TRANSFERS: Final = Kind("no-transfers")
"""The seat gets no transfers in its next influence phase."""
AT_DISCARD_PHASE: Final = Kind("at-discard-phase")
"""The effect `phrase` of `card` resolves in the discard phase of this turn, for this minion."""
AT_END_OF_TURN: Final = Kind("at-end-of-turn")
"""The effect `phrase` of `card` resolves at the end of the turn, for this card."""
AFTER_DISCARD: Final = Kind("after-discard")
"""The effect `phrase` of `card` waits for a card that the seat discards with a phase action."""
FIRST_CARD_PLAYED: Final = Kind("first-card-played")
"""The minion has played a card that requires a discipline this turn."""
TURN_SKIPPED: Final = Kind("turn-skipped")
"""The player skips this turn."""
SKIPPED_WITH_CARD: Final = Kind("skipped-with-card")
"""`seat` has skipped `amount` turns while it controlled this card in play."""
BURNED_FOR_CARD: Final = Kind("burned-for-card")
"""`seat` has burned `amount` pool for this card in play while it controlled it."""
TURN_ENDING: Final = Kind("turn-ending")
"""The turn ends as soon as no action or effect is in progress."""
NEXT_TURN: Final = Kind("next-turn")
"""The next turn is that of `seat`; of several, of the first one clockwise."""
REWARD: Final = Kind("reward")
"""The next predator who ousts her prey gains `amount` pool for it."""
PLAY_REVERSED: Final = Kind("play-reversed")
"""Turns proceed counter-clockwise."""
CONTROL_RETURNS_AT_UNTAP: Final = Kind("control-returns-at-untap")
"""At the beginning of the untap phase of its controller, the card returns to `seat`."""
CONTROL_RETURNS_AT_YOURS: Final = Kind("control-returns-at-yours")
"""At the beginning of the untap phase of `seat`, the card returns to her."""
CONTROL_RETURNS_NEXT_TURN: Final = Kind("control-returns-next-turn")
"""At the end of the next turn of the player `number`, the card returns to `seat`."""
CONTROL_RETURNS: Final = Kind("control-returns")
"""At the end of the turn, the minion returns to `seat`, who controlled him before."""
STAYS_TAPPED: Final = Kind("stays-tapped")
"""The minion doesn't untap in his next untap phase."""
TAPPED_IN_TORPOR: Final = Kind("tapped-in-torpor")
"""The vampire doesn't untap as normal as long as he stays in torpor."""
CANNOT_GAIN_EDGE: Final = Kind("cannot-gain-edge")
"""The seat can't gain the edge: it is burned instead."""
MARKED: Final = Kind("marked")
"""The Red List minion is marked by `seat`."""
DIABLERIST: Final = Kind("diablerist")
"""The vampire has committed diablerie, and `seat` has not ended a turn since."""
DRANK: Final = Kind("drank")
"""The vampire has committed diablerie since the last Gehenna card was played."""
BURNED: Final = Kind("burned")
"""The ally or retainer has been burned from play since the last turn of `seat`, his owner."""
ARRIVED: Final = Kind("arrived")
"""The vampire has become controlled in the last influence phase of `seat`."""
BLED_HARD: Final = Kind("bled-hard")
"""The minion has bled `seat` successfully for more than 1 since her last turn."""
CURSE_LIFTED: Final = Kind("curse-lifted")
"""Blood cursed vampires who match the filter `phrase` can commit diablerie."""
GAINED_POINT: Final = Kind("gained-point")
"""The seat has gained a victory point, and the other `seat` has not ended a turn since."""
DISCARDED: Final = Kind("discarded")
"""The card has been discarded in this turn's discard phase."""
TO_EXCHANGE: Final = Kind("to-exchange")
"""The minion's action will exchange the card `card` in hand."""
FAILED_BLEED: Final = Kind("failed-bleed")
"""A minion of the player (`about`) has taken an unsuccessful bleed action since the last turn of
`seat`."""
CAME_OUT: Final = Kind("came-out")
"""The vampire has become controlled in this influence phase."""

# Cards in play

REMEMBERED_CARD: Final = Kind("remembered-card")
"""This card in play remembers `card`."""
SECOND_REMEMBERED_CARD: Final = Kind("second-remembered-card")
"""This card in play remembers `card` as the second of two."""
REMEMBERED_SEAT: Final = Kind("remembered-seat")
"""This card in play remembers `seat`."""
STORED_CARD: Final = Kind("stored-card")
"""The card `card` lies on this card, out of play: known to all (STORED) or hidden (KEPT)."""
REMOVED_IF_BURNED: Final = Kind("removed-if-burned")
"""This card was stored on a card in play: if it is burned, it is removed from the game instead."""
BEGAN_TAPPED: Final = Kind("began-tapped")
"""This card was tapped when the turn began."""
PLAYED_AT_SUPERIOR: Final = Kind("played-at-superior")
"""This card in play was played at superior."""
DORMANT: Final = Kind("dormant")
"""This card can't be used before its controller's next turn begins."""
FRESH: Final = Kind("fresh")
"""This card can't be used before this turn ends."""
NEW_THIS_ROUND: Final = Kind("new-this-round")
"""This card can't be used before this round of combat ends."""
CONTROL_GAINED: Final = Kind("control-gained")
"""The effect of gaining control of this card has resolved for `seat`."""
STOLEN_THIS_ROUND: Final = Kind("stolen-this-round")
"""The equipment was stolen and can't be used in this round of combat."""
NEW_BEARER: Final = Kind("new-bearer")
"""The equipment is about to move to the minion `card`."""
CONVICTION_TO_BURN: Final = Kind("conviction-to-burn")
"""The imbued burns the conviction `card` to pay a cost."""

# An action

MUST_ACT: Final = Kind("must-act")
"""The minion must take an action that `card` grants."""
MUST_HUNT: Final = Kind("must-hunt")
"""The minion must hunt."""
RECRUITED: Final = Kind("recruited")
"""The minion has recruited an ally this turn, by an action."""
CANNOT_ACT: Final = Kind("cannot-act")
"""The minion can't take actions this turn."""
STEALTH_FOR_NEXT_ACTIONS: Final = Kind("stealth-for-next-actions")
"""The next `amount` actions of the seat's minions this turn get +1 stealth."""
STEALTH_FOR_NEXT_ACTION: Final = Kind("stealth-for-next-action")
"""The minion's next action this turn gets +1 stealth."""
EXTRA_TARGET: Final = Kind("extra-target")
"""The minion's action, which has several targets, is directed at `card`."""
EQUIPMENT_TO_TAKE: Final = Kind("equipment-to-take")
"""The acting minion takes the equipment `card` from another minion."""
CAN_PAY_LESS: Final = Kind("can-pay-less")
"""In older records: the minion may pay `amount` less blood for one combat card."""
PAYS_LESS: Final = Kind("pays-less")
"""The minion pays `amount` less blood for the card `card`, or, if it is 0, has declined to."""
ACTION_CARD_COSTS_LESS: Final = Kind("action-card-costs-less")
"""The minion pays `amount` less blood for the action that he takes with the card `card`."""
LOWERED_COST: Final = Kind("lowered-cost")
"""The minion pays `amount` less for the card `card`: blood or, if `number` is 1, pool."""
CHEAPER_ACTION: Final = Kind("cheaper-action")
"""The minion's action costs `amount` less blood or pool."""
DIRECTED_AT: Final = Kind("directed-at")
"""The minion's action was directed at `seat` when it was announced."""
NO_BLEED_INCREASE: Final = Kind("no-bleed-increase")
"""Action modifiers can't increase the minion's bleed, while the condition `phrase` holds."""
UNMOVED: Final = Kind("unmoved")
"""Reaction cards that match the filter `phrase` don't affect the minion."""
NO_MODIFIERS: Final = Kind("no-modifiers")
"""No more action modifiers can be played during this action."""
CANNOT_UNTAP: Final = Kind("cannot-untap")
"""No minion can untap during this action."""
BLEED_TARGET: Final = Kind("bleed-target")
"""The bleed is directed at `seat`; of several such notes, the last counts."""
TARGET_STAYS: Final = Kind("target-stays")
"""The next card that would change the target of the bleed is cancelled as it is played."""
PAYS_FOR_BLEED: Final = Kind("pays-for-bleed")
"""Because of this card, `seat` burns the pool for the bleed."""
BLEED_LIMIT: Final = Kind("bleed-limit")
"""At most `amount` pool is burned for the minion's bleed."""
WENT_TO_TORPOR: Final = Kind("went-to-torpor")
"""The acting minion has gone to torpor during his action, which can't continue."""
AT_RESOLUTION: Final = Kind("at-resolution")
"""The effect `phrase` of `card` resolves when the action begins to resolve, blocked or not."""
ACTION_SUCCEEDED: Final = Kind("action-succeeded")
"""The minion's action has succeeded; `amount` is the size of a bleed."""
ACTION_ENDED: Final = Kind("action-ended")
"""An effect has ended the minion's action: there is no combat, and no more cards can be played."""
AT_END_OF_ACTION: Final = Kind("at-end-of-action")
"""The effect `phrase` of `card` resolves at the end of the action, for this minion; it is that of
`seat`, or of his controller."""

# Blocks

CANNOT_BLOCK: Final = Kind("cannot-block")
"""The minion `card`, or every minion who matches the filter `phrase`, can't block this action."""
OVERLOOKED: Final = Kind("overlooked")
"""The minion can't block or play reaction cards while `card` is acting."""
BLOOD_TO_BLOCK: Final = Kind("blood-to-block")
"""Minions who match the filter `phrase` burn `amount` blood to attempt to block this action."""
DECLINED_BLOCK: Final = Kind("declined-block")
"""The seat has declined to block this action."""
NO_MORE_BLOCKS: Final = Kind("no-more-blocks")
"""The seat's minions can't attempt to block this action any more."""
BLOCK_WILL_FAIL: Final = Kind("block-will-fail")
"""The minion's block attempt will fail, or, with `amount` 1, is cancelled."""
FAILED_BLOCK: Final = Kind("failed-block")
"""The minion's attempt to block this action has failed."""
CANCELLED_BLOCK: Final = Kind("cancelled-block")
"""The minion's attempt to block this action has been cancelled."""
ON_FAILED_BLOCK: Final = Kind("on-failed-block")
"""The effect `phrase` of `card` resolves at resolution for each minion whose block attempt fails
from now on."""
BLOCKED: Final = Kind("blocked")
"""The minion's action has been blocked by `card`."""
ON_BLOCK: Final = Kind("on-block")
"""The effect `phrase` of `card` resolves as soon as the action is blocked."""
ON_BLOCK_COMBAT: Final = Kind("on-block-combat")
"""The effect `phrase` of `card` resolves when the combat that follows from a block begins."""
BEFORE_FIRST_RANGE: Final = Kind("before-first-range")
"""The effect `phrase` of `card` resolves before range is determined in the first round of the
combat that follows from a block."""
BLOCKS_WITHOUT_TAPPING: Final = Kind("blocks-without-tapping")
"""The minion doesn't tap for blocking this action."""
NO_COMBAT: Final = Kind("no-combat")
"""No combat follows from blocking this action."""
SLAVE_FIGHTS: Final = Kind("slave-fights")
"""The slave `card` fights in place of the acting minion, who was blocked."""
CONTINUED_AFTER_BLOCK: Final = Kind("continued-after-block")
"""The minion's action was blocked by `card` and has continued as if unblocked."""

# A referendum

TERMS: Final = Kind("terms")
"""The terms of the referendum give this seat `amount`, or name it."""
TERM_CARD: Final = Kind("term-card")
"""The terms of the referendum name `card`; this seat (NOTHING: the caller) has chosen it."""
NEW_PLACE: Final = Kind("new-place")
"""The terms of the referendum give this seat the place with the number `amount`, from 1."""
ANNOUNCED_X: Final = Kind("announced-x")
"""The card for the minion's action was played with X announced as `amount`."""
TERM_NUMBER: Final = Kind("term-number")
"""The terms of the referendum set the number `amount`."""
TERM_SEAT: Final = Kind("term-seat")
"""The terms of the referendum name `seat`."""
UNCAST_VOTES: Final = Kind("uncast-votes")
"""The card has gained `amount` votes, apart from its title, and not cast them yet."""
COUNTED_AGAINST: Final = Kind("counted-against")
"""`amount` of the vampire's votes count only as long as he votes against the referendum."""
VOTE_SOURCE: Final = Kind("vote-source")
"""The seat may cast the votes that `card` has gained."""
CAST_FOR: Final = Kind("cast-for")
"""The card has cast `amount` votes for the referendum; votes by the edge or by a card from hand
are about NOTHING and name the `seat`."""
CAST_AGAINST: Final = Kind("cast-against")
"""As CAST_FOR, against the referendum."""
SEAT_VOTES: Final = Kind("seat-votes")
"""The seat has gained `amount` votes of its own."""
SEAT_VOTES_CAST: Final = Kind("seat-votes-cast")
"""The seat has cast `amount` of its own votes."""
CARD_VOTE_CAST: Final = Kind("card-vote-cast")
"""The seat has cast the one vote that it may get from political action cards."""
PRISCUS_FOR: Final = Kind("priscus-for")
"""The priscus has voted for the referendum within the priscus block."""
PRISCUS_AGAINST: Final = Kind("priscus-against")
"""The priscus has voted against the referendum within the priscus block."""
ABSTAINS: Final = Kind("abstains")
"""The vampire abstains from the referendum."""
BOUND_VOTE: Final = Kind("bound-vote")
"""Because of `card`, the vampire may vote only for the referendum (`amount` 1) or only against it
(0)."""
REFERENDUM_SETTLED: Final = Kind("referendum-settled")
"""The referendum passes (`amount` 1) or fails (0) regardless of votes."""
NEXT_REFERENDUM_SETTLED: Final = Kind("next-referendum-settled")
"""The next referendum that the seat calls this turn, or its vampires who match the filter `phrase`,
passes (1) or fails (0) regardless of votes."""
WHEN_TALLIED: Final = Kind("when-tallied")
"""The effect `phrase` of `card` resolves as the votes are tallied."""
TALLIED: Final = Kind("tallied")
"""The abilities for the moment when the votes are tallied have been triggered."""
VOTE_MARGIN: Final = Kind("vote-margin")
"""The referendum that the minion called has passed by `amount` votes."""
IF_PASSES: Final = Kind("if-passes")
"""The effect `phrase` of `card` resolves after the referendum's own effect, if it passes."""
IF_FAILS: Final = Kind("if-fails")
"""The effect `phrase` of `card` resolves if the referendum fails."""
MISSED_VOTES: Final = Kind("missed-votes")
"""The referendum that the minion called has failed by `amount` votes."""
LOST_POOL: Final = Kind("lost-pool")
"""The seat has lost `amount` pool by the effect of the referendum."""

# A combat

LAST_CONTROLLER: Final = Kind("last-controller")
"""The combatant, who was burned, was controlled by `seat`."""
LAST_CAPACITY: Final = Kind("last-capacity")
"""The vampire, who was burned this turn, had `amount` capacity."""
ON_BLOCKER: Final = Kind("on-blocker")
"""This card was on the blocking minion when the combat that follows from the block began."""
NO_MANEUVER_TO_CLOSE: Final = Kind("no-maneuver-to-close")
"""The minion can't maneuver to close range."""
NO_MANEUVER_TO_LONG: Final = Kind("no-maneuver-to-long")
"""The minion can't maneuver to long range."""
NO_PRESS_TO_CONTINUE: Final = Kind("no-press-to-continue")
"""The minion can't press to continue combat."""
NO_PRESS_TO_END: Final = Kind("no-press-to-end")
"""The minion can't press to end combat."""
NO_PRESS: Final = Kind("no-press")
"""The minion can't press."""
NO_EQUIPMENT: Final = Kind("no-equipment")
"""The minion can't use equipment."""
ONLY_HAND_STRIKES: Final = Kind("only-hand-strikes")
"""The minion can use only hand strikes."""
NO_ADDITIONAL_STRIKES: Final = Kind("no-additional-strikes")
"""The minion can't gain additional strikes."""
NO_WEAPONS: Final = Kind("no-weapons")
"""The minion can't use weapons."""
NO_WEAPON_DAMAGE: Final = Kind("no-weapon-damage")
"""The minion's strikes with weapons do no damage."""
NO_DISCIPLINE_CARDS: Final = Kind("no-discipline-cards")
"""The minion can't play cards that require a discipline."""
NO_STRIKE_CARDS: Final = Kind("no-strike-cards")
"""The minion can't play strike cards."""
NO_STRIKES: Final = Kind("no-strikes")
"""The minion can't strike."""
NO_COMBAT_ENDS: Final = Kind("no-combat-ends")
"""The minion can't strike to end combat."""
DAMAGE_IS_AGGRAVATED: Final = Kind("damage-is-aggravated")
"""All damage to cards that match the filter `phrase` is aggravated."""
DAMAGE_BEFORE_RANGE: Final = Kind("damage-before-range")
"""Both combatants and their retainers take `amount` damage each round, before range."""
DAMAGE_BEFORE_RANGE_GROWS: Final = Kind("damage-before-range-grows")
"""The damage before range increases by `amount` in each round after the first."""
AT_NEXT_ROUND: Final = Kind("at-next-round")
"""The effect `phrase` of `card` resolves when the given `round` begins."""
ANOTHER_COMBAT: Final = Kind("another-combat")
"""The same two minions fight another combat after this one."""
AFTER_STRIKES: Final = Kind("after-strikes")
"""The effect `phrase` of `card` resolves for the minion after strike resolution."""
AT_END_OF_COMBAT: Final = Kind("at-end-of-combat")
"""The effect `phrase` of `card` resolves as combat ends."""
AFTER_COMBAT: Final = Kind("after-combat")
"""The effect `phrase` of `card` resolves after combat, unless another combat follows at once."""

# Range, strikes and presses

UNTAPPED: Final = Kind("untapped")
"""The minion with this card has untapped: it is to be burned."""
UNTAPS_AT_WILL: Final = Kind("untaps-at-will")
"""The minion would have untapped as normal in this untap phase, but his controller may choose."""
DRAINED: Final = Kind("drained")
"""The vampire has lost his last blood in combat with `card`."""
LONG_RANGE: Final = Kind("long-range")
"""The round is fought at long range (`amount` 1) or at close range (0)."""
RANGE_SET: Final = Kind("range-set")
"""An effect has set the range of this round, so there are no maneuvers."""
GAINED_MANEUVER: Final = Kind("gained-maneuver")
"""The minion has gained `amount` maneuvers."""
STRIKE_DECLARED: Final = Kind("strike-declared")
"""The others have been asked about the strike that the minion has chosen in this pair."""
DECLINED_STRIKE: Final = Kind("declined-strike")
"""The minion has chosen not to strike in this pair."""
BOUND_STRIKE: Final = Kind("bound-strike")
"""The minion's initial strike must be `phrase`, from `card`: its maneuver was used."""
FIRST_STRIKE: Final = Kind("first-strike")
"""The minion's initial strike this round has first strike."""
ADDITIONAL_STRIKES_LEFT: Final = Kind("additional-strikes-left")
"""The minion has `amount` additional strikes left this round."""
ADDITIONAL_STRIKES_GAINED: Final = Kind("additional-strikes-gained")
"""The minion has gained additional strikes this round and can't gain more."""
BOUND_ADDITIONAL: Final = Kind("bound-additional")
"""One of the minion's additional strikes this round must be `phrase`, from `card`."""
CARD_OF_STRIKE: Final = Kind("card-of-strike")
"""The strike that the minion uses with a melee weapon comes from the strike card `card`."""
ADDITIONAL_WITH: Final = Kind("additional-with")
"""The minion's additional strike this round must be with a card that the ability `phrase` of
`card` allows."""
AIM_PLAYED: Final = Kind("aim-played")
"""The minion has played an aim, of any name, for the strike he is choosing."""
ON_STRIKE_HIT: Final = Kind("on-strike-hit")
"""The effect `phrase` of `card` follows if the minion's strike inflicts damage on the opponent."""
STRIKES_MAY_FAIL: Final = Kind("strikes-may-fail")
"""For each strike at the minion a coin is flipped for `card`: on tails it has no effect on him, on
heads this ends."""
GUN_LOADED: Final = Kind("gun-loaded")
"""An ammo card was used on the gun, which does `amount` aggravated damage in addition."""
BURNED_AFTER_STRIKE: Final = Kind("burned-after-strike")
"""The gun is burned after strike resolution."""
AIM_DAMAGE: Final = Kind("aim-damage")
"""The minion's strike does `amount` more damage, if it does any to the opponent."""
GAINED_PRESS: Final = Kind("gained-press")
"""The minion has gained `amount` presses."""
GAINED_PRESS_TO_CONTINUE: Final = Kind("gained-press-to-continue")
"""The minion has gained `amount` presses, only usable to continue combat."""
GAINED_PRESS_TO_END: Final = Kind("gained-press-to-end")
"""The minion has gained `amount` presses, only usable to end combat."""
PRESS_FOR_DAMAGE: Final = Kind("press-for-damage")
"""The minion gets `amount` presses if his strikes inflict damage on his opponent this round."""
PRESS_FOR_MORE_DAMAGE: Final = Kind("press-for-more-damage")
"""The combatant who inflicts more damage this round gets `amount` presses."""
AUTOMATIC_PRESS: Final = Kind("automatic-press")
"""A press to continue is used automatically; a card was last played in this `round`."""
COMBAT_CONTINUES: Final = Kind("combat-continues")
"""Combat continues with another round, unless a press ends it."""

# Damage

NORMAL_DAMAGE: Final = Kind("normal-damage")
"""The victim is about to take `amount` normal damage; prevention adds notes below 0."""
AGGRAVATED_DAMAGE: Final = Kind("aggravated-damage")
"""The victim is about to take `amount` aggravated damage."""
OTHER_NORMAL_DAMAGE: Final = Kind("other-normal-damage")
"""As NORMAL_DAMAGE, for damage that is dealt together with strikes but not by them."""
OTHER_AGGRAVATED_DAMAGE: Final = Kind("other-aggravated-damage")
"""As AGGRAVATED_DAMAGE, for damage that is dealt together with strikes but not by them."""
AGGRAVATED_HAND_STRIKES: Final = Kind("aggravated-hand-strikes")
"""The minion's hand strikes do aggravated damage."""
EXTRA_STRIKE_DAMAGE: Final = Kind("extra-strike-damage")
"""The minion's strike does `amount` more damage."""
TAKES_AGGRAVATED_AS_NORMAL: Final = Kind("takes-aggravated-as-normal")
"""The minion takes aggravated damage as normal damage."""
IMMUNE_TO_NORMAL: Final = Kind("immune-to-normal")
"""The minion is immune to damage that isn't aggravated."""
STRIKE_DAMAGE_PREVENTED: Final = Kind("strike-damage-prevented")
"""All damage to the minion from strikes is prevented by `card`."""
HARDENED: Final = Kind("hardened")
"""After the first damage the minion takes in a round, more is prevented automatically, by the
effect `phrase` of `card`."""
HARMED: Final = Kind("harmed")
"""The hardened minion has taken damage this round."""
MADE_NORMAL: Final = Kind("made-normal")
"""`amount` of the normal damage that the victim is about to take would have been aggravated."""
DAMAGE_EACH_ROUND: Final = Kind("damage-each-round")
"""The minion takes `amount` damage each round, during strike resolution."""
ROUND_DAMAGE_DEALT: Final = Kind("round-damage-dealt")
"""The damage of DAMAGE_EACH_ROUND has been dealt in this round."""
HURTS_BACK: Final = Kind("hurts-back")
"""The opponent takes as much damage as his strikes inflict on the minion, aggravated if `amount` is
1."""
DAMAGE_BACK: Final = Kind("damage-back")
"""The opponent still takes `amount` damage for what he inflicts on the minion."""
SETTLED_NORMAL: Final = Kind("settled-normal")
"""The victim is about to take `amount` normal damage that can't be prevented any more."""
SETTLED_AGGRAVATED: Final = Kind("settled-aggravated")
"""As SETTLED_NORMAL, for aggravated damage."""
SETTLED_FROM_STRIKES: Final = Kind("settled-from-strikes")
"""`amount` of the settled damage to the victim is from strikes."""
DAMAGE_AT_PRESS: Final = Kind("damage-at-press")
"""The minion takes `amount` damage in the press step of each round."""
UNPREVENTABLE_DAMAGE_AT_PRESS: Final = Kind("unpreventable-damage-at-press")
"""As DAMAGE_AT_PRESS, and it can't be prevented."""
DAMAGE_INFLICTED: Final = Kind("damage-inflicted")
"""The minion has inflicted `amount` damage on `card` this round, not prevented."""
WEAPON_INFLICTED: Final = Kind("weapon-inflicted")
"""The weapon has inflicted damage on the opponent this round that wasn't prevented."""
TORPOR_BY_DAMAGE: Final = Kind("torpor-by-damage")
"""In older records: the minion goes to torpor when the sum of `amount` is below 0."""
DAMAGE_TAKEN: Final = Kind("damage-taken")
"""The minion, who falls by too much damage, has taken `amount` damage in this combat."""
LOST_TO_DAMAGE: Final = Kind("lost-to-damage")
"""The minion has lost `amount` blood or life to damage this round."""

FORGOTTEN_ON_LEAVING_PLAY: Final = (
    STEALTH,
    STEALTH_FOR_NEXT_ACTION,
    ACTED_WITH_CARD, HAS_BLED, ACTED_POLITICALLY, ATTACKED_MARKED, FED, ABILITY_USED, STRIKE_USED,
    MANEUVER_USED, LIMITED_CARD_PLAYED, MUST_ACT, MUST_HUNT, CANNOT_ACT, RECRUITED, MARKED,
    PLAYED_SINCE_UNTAP,
    STAYS_TAPPED, TAPPED_IN_TORPOR, STRENGTH, GRANTED, ARRIVED, BLED_HARD, DRANK, FIRST_CARD_PLAYED,
    TRIGGERED, CONTROL_RETURNS, CONTROL_RETURNS_AT_UNTAP, CONTROL_RETURNS_AT_YOURS,
    CONTROL_RETURNS_NEXT_TURN, SKIPPED_WITH_CARD, BURNED_FOR_CARD, ROLLED,
    *SPECIAL_COUNTERS.values(),
)  # fmt: skip
"""Notes about a minion that end when he leaves play: if he comes back, he is a new minion."""
SETTLED_FIRST: Final = frozenset(
    [UNREPLACED_WHILE_UNTAPPED, UNTAPPED, CONTROL_GAINED, DRAINED, *SPECIAL_COUNTER_KINDS]
)
"""Notes that are looked at between effects before anything else."""
