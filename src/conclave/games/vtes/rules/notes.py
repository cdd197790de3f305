"""What is noted for a while: the kinds of notes, and what their numbers say.

Notes are stored with the position: a kind keeps its number.
"""

from __future__ import annotations

from typing import Final

from conclave.core.definition import Definition

Note = tuple[int, int, int, int, "Definition | None"]
"""What holds for a while: until which frame is done (its place in the stack), what it is, about
which card or seat, how much, and by which phrase."""

# What a minion can do, and what he is

STEALTH: Final = 1
INTERCEPT: Final = 2
WIDE_INTERCEPT: Final = 63
"""Minions to whom the phrase, a filter, applies have so much more intercept."""
PAID_INTERCEPT: Final = 352
"""A minion may get 1 intercept once for so much pool."""
BLEED: Final = 3
BLEED_WHILE: Final = 205
"""So much more bleed as long as the phrase, a condition, holds."""
UNAIDED: Final = 413
"""No equipment adds to the bleed of this minion."""
STRENGTH: Final = 4
BASE_STRENGTH: Final = 71
"""A minion has just this strength, before anything is added."""
LEVEL: Final = 40
"""So many more levels of the discipline that the phrase names."""
AWAKE: Final = 8
"""May react as though untapped."""
LENT: Final = 211
"""A minion may use what a card (the amount) grants, though it is not in play."""

# What was played and used, and may not be again

PLAYED: Final = 6
"""A minion (the card) played a card (the amount: its definition; the phrase: in which way) during
this action."""
DONE: Final = 7
"""A minion did something this turn that he may do only once; the amount says what."""
USED: Final = 26
"""A card in play was used; the amount says which of its abilities."""
ONCE: Final = 70
"""A minion (NOTHING: anybody) played a card (its definition) that he may play only so often."""
IN_ROUND: Final = 414
"""A minion played a card in a round; the amount is its definition's number, and the round."""
UNTIL_UNTAP: Final = 85
"""A minion played a card (its definition) that he may not play again before he untaps."""
BARRED: Final = 82
"""The minions of a seat can't take an action again this turn that is played by a card (its
definition) or granted by one in play (its number and CARD_KEY)."""
NOT_AGAIN: Final = 201
"""A minion can't take an action of the phrase's kind, at this target, again this turn."""
EVENT_PLAYED: Final = 95
"""A seat has played an event in this discard phase."""
CONVICTED: Final = 47
BURN_OPTION_USED: Final = 48
EDGE_USED: Final = 45
PAID: Final = 46
"""Paid for a contested card or title this turn."""

# Hands, phases and turns

UNREPLACED: Final = 41
"""So many cards of a seat are not replaced for the time being."""
UNTIL_DISCARD: Final = 60
"""So many cards of a seat are not replaced before her next discard phase."""
TO_REPLACE: Final = 415
"""A minion played a card (the amount): something happens when it has been replaced."""
NOT_YET: Final = 416
"""A card that was played is not replaced yet."""
HAND_SIZE: Final = 350
"""A seat's hand size is so much bigger."""
OPEN_HAND: Final = 907
"""Everybody sees the hand of a seat."""
OWED_ACTION: Final = 61
"""So many more master phase actions that a seat has in her next master phase."""
AT_DISCARD: Final = 902
"""A phrase to be carried out in the discard phase of this turn."""
AT_END_OF_TURN: Final = 601
"""A phrase to be carried out for a card at the end of the turn."""
STAYS_TAPPED: Final = 86
"""A minion does not untap in his next untap phase."""
NO_EDGE: Final = 212
"""A seat can't gain the edge: it is burned instead."""
MARKED: Final = 27
"""A Red List minion is marked by a seat."""
DIABLERIST: Final = 300
"""A vampire has committed diablerie: the amount has a bit for each seat that has not ended a turn
since then."""
BURNED: Final = 904
"""An ally or retainer was burned from play since the last turn of his owner (the amount)."""
CAME_OUT: Final = 305
"""A vampire has just come out of the uncontrolled region."""

# Cards in play

CHOSEN_CARD: Final = 351
"""A card in play (the amount) that another one was told to remember."""
NAMED_SEAT: Final = 900
"""A Methuselah (the amount) whom a card in play remembers."""
SUPERIOR_CARD: Final = 906
"""A card in play was played at superior."""
DORMANT: Final = 903
"""A card is of no use before a turn of its controller has begun."""
HELD_BY: Final = 301
"""A seat (the amount) has had what a card gives to whoever controls it."""
STOLEN: Final = 32
"""Equipment that can't be used this round."""
PLACED: Final = 304
"""Equipment is to come onto this minion (the amount)."""
CONVICTION: Final = 602
"""A conviction that an imbued is to burn."""

# An action

MUST: Final = 42
"""A minion has to take an action: the amount is the card that says so."""
RECRUITED: Final = 14
STEALTH_TO_COME: Final = 204
"""The next so many actions of a seat's minions this turn have 1 more stealth."""
AIMED_BESIDES: Final = 905
"""One of several cards (the amount) at which the action of a minion is aimed."""
CHEAPER: Final = 209
"""The action of a minion costs so much less blood or pool."""
ONLY: Final = 12
"""No more of a kind of modifier (the amount) during this action."""
NO_MODIFIERS: Final = 203
"""No more action modifiers can be played during this action."""
UNTAPPABLE: Final = 30
REDIRECTED: Final = 11
"""The bleed goes to this seat now."""
PAYS_FOR_BLEED: Final = 302
"""A seat (the amount) burns the pool for the bleed under way, by this card."""
BLEED_LIMIT: Final = 303
"""At most so much pool is burned for the bleed under way."""
AT_RESOLUTION: Final = 75
"""A phrase to be carried out when the action begins to resolve, blocked or not."""
SUCCESS: Final = 31
"""The action was successful; the amount is the size of a bleed."""
ENDED: Final = 200
"""The action has been ended by an effect: there is no combat, and nothing more can be played."""
AT_END: Final = 13
"""A phrase to be carried out at the end of the action."""

# Blocks

UNBLOCKABLE: Final = 28
"""A filter: who may not block this action."""
BLOCK_TOLL: Final = 213
"""Minions to whom the phrase, a filter, applies pay so much blood to attempt to block."""
DECLINED_BLOCK: Final = 9
NO_MORE_BLOCKS: Final = 202
"""The minions of a seat can't attempt to block this action any more."""
BLOCK_FAILS: Final = 29
"""The block attempt of a minion fails; the amount is 1 if it is cancelled."""
FAILED_BLOCK: Final = 96
"""An attempt of this minion to block the action under way has failed."""
ON_FAILED_BLOCK: Final = 76
"""A phrase to be carried out at resolution for each minion whose block fails from now on."""
BLOCKED: Final = 10
ON_BLOCK: Final = 210
"""A phrase to be carried out as soon as the action is blocked, before anything else is done."""
IF_BLOCKED: Final = 77
"""A phrase to be carried out as the combat begins that a block leads to."""
SPARED: Final = 89
"""A minion does not tap for blocking this action."""
NO_COMBAT: Final = 88
"""The block of this action leads to no combat."""
STANDS_IN: Final = 433
"""A slave (the amount) fights in the place of his master, whose action was blocked."""
CONTINUED: Final = 432
"""The action of a minion was blocked, by another (the amount), and continued as if unblocked."""

# A referendum

TERMS: Final = 25
TERM_CARD: Final = 49
"""The card that a referendum is about."""
TERM_SEAT: Final = 84
"""The Methuselah whom a referendum is about."""
VOTES: Final = 5
"""Votes that a source has gained and not cast yet, beside its title."""
HELD_VOTES: Final = 24
"""A seat may cast the votes that a source has gained; the amount is the source."""
CAST_FOR: Final = 22
CAST_AGAINST: Final = 23
PRISCUS_FOR: Final = 43
PRISCUS_AGAINST: Final = 44
ABSTAINS: Final = 39
PASSES: Final = 36
"""A referendum passes or fails without regard to votes: amount 1 or 0."""
NEXT_SETTLED: Final = 214
"""The next referendum of a seat's this turn passes whatever the votes are."""
MARGIN: Final = 83
"""A referendum passed with so many votes more than were cast against it."""
IF_PASSES: Final = 207
"""A phrase to be carried out after the effect of the referendum if it passes."""
LOST_POOL: Final = 208
"""So much pool a seat has lost by the effect of the referendum."""

# A combat

HAD_AT_BLOCK: Final = 402
"""A card was on the minion who blocked, as the combat under way followed from it."""
RESTRICTED: Final = 73
"""A minion can't do something in combat: the amount says what, from RESTRICTIONS."""
STORM: Final = 407
"""Before range is determined all in the combat take so much damage each round."""
STORM_GROWS: Final = 408
"""So much more of it in each round after the first."""
NEXT_ROUND: Final = 404
"""A phrase to be carried out as another round begins; the amount is its source, and the round."""
NEXT_COMBAT: Final = 81
"""The same two fight again after this combat."""
AFTER_COMBAT: Final = 215
"""A phrase to be carried out when the combat is over, unless another one follows at once."""

# Range, strikes and presses

RANGE_LONG: Final = 15
RANGE_SET: Final = 401
"""The range of this round was set by an effect: there are no maneuvers."""
FREE_MANEUVER: Final = 37
BOUND_STRIKE: Final = 18
"""The strike whose maneuver was used; the amount is its source."""
FIRST_STRIKE: Final = 403
"""A minion's initial strike this round has first strike."""
STRIKES_LEFT: Final = 16
GAINED_STRIKES: Final = 17
AIM_PLAYED: Final = 410
"""A minion has played an aim, of any name, for the strike that he chooses."""
AIMED: Final = 409
"""If a minion's strike does any damage to his opponent, it does so much more."""
FREE_PRESS: Final = 38
FREE_PRESS_ON: Final = 72
"""A press that may only be used to continue combat."""
PRESS_FOR_MORE: Final = 405
"""A press for whichever combatant inflicts more damage this round."""
PRESSES_ITSELF: Final = 908
"""A press to continue stands by itself; the amount is the round in which a card was last played."""
CONTINUES: Final = 19
"""A press to continue stands."""

# Damage

NORMAL: Final = 20
AGGRAVATED: Final = 21
BESIDE_NORMAL: Final = 430
"""Damage that is dealt with that of strikes, and is from none of them."""
BESIDE_AGGRAVATED: Final = 431
HAND_AGGRAVATED: Final = 34
DAMAGE_MORE: Final = 35
TAKES_AS_NORMAL: Final = 901
"""A minion takes aggravated damage as normal damage."""
SHIELDED: Final = 79
"""Damage from strikes is prevented."""
EACH_ROUND: Final = 80
"""A minion takes so much damage each round, when strikes resolve."""
ROUND_HIT: Final = 87
"""The damage that minions take each round was inflicted in this one."""
INFLICTED: Final = 406
"""So much damage a minion inflicted this round that was not prevented."""
LOST_TO_DAMAGE: Final = 78
"""So much blood or life a minion lost to damage this round."""

OF_A_MINION: Final = (
    DONE, USED, ONCE, MUST, RECRUITED, MARKED, UNTIL_UNTAP, STAYS_TAPPED, LEVEL, STRENGTH,
)  # fmt: skip
"""What is noted of a minion that does not hold for him once he has left play."""

# What a minion may be kept from in combat: the amounts of RESTRICTED

TO_CLOSE: Final = 1
"""Maneuvers to close range."""
TO_LONG: Final = 2
CONTINUING: Final = 3
"""Presses to continue."""
ENDING: Final = 4
"""Presses to end."""
EQUIPMENT: Final = 5
"""Using equipment."""
OTHER_STRIKES: Final = 6
"""Strikes that are not hand strikes."""
ADDITIONAL_STRIKES: Final = 20
"""Using additional strikes."""
WEAPON_DAMAGE: Final = 21
"""Doing damage with weapons."""
DISCIPLINE_CARDS: Final = 22
"""Playing cards that require a discipline."""

# What a minion may do only once a turn: the amounts of DONE, beside the numbers of definitions

BLED: Final = -1
ACTED_POLITICALLY: Final = -2
ATTACKED_MARKED: Final = -3
FED: Final = -4
"""Got blood from a hunting ground."""

# What is added to a number so that it is not taken for another

STRIKE_KEY: Final = 1_000
"""Added to the number of a weapon's strike, so that it is no ability's number."""
ROUND_KEY: Final = 1_000_000
"""Times the number of a round: what is added to tell in which round something was noted."""
SEAT_KEY: Final = -10
"""Less the number of a seat: what stands for the seat where cards are noted."""
CARD_KEY: Final = 1_000_000
"""Added to the number of a card in play, so that it is no definition's number."""
