"""Why a card in hand can't be played: a reason from each layer of legality."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.vtes.made_up import (
    COIN,
    ELDER,
    ERRAND,
    FLEDGLING,
    GHOUL,
    GIFT,
    KNICKKNACK,
    NUDGE,
    OMEN,
    PORTENT,
    SHRUG,
    VETO,
    WARNING,
    WHISPER,
)
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.constants import (
    ACTION,
    AUSPEX,
    CAMARILLA,
    COMBAT,
    DOMINATE,
    EQUIPMENT,
    MASTER,
    OUT_OF_TURN,
    POWER,
    REACTION,
    SABBAT,
    STERILE,
)
from conclave.games.vtes.rules.current import action_scope
from conclave.games.vtes.rules.legality.reasons import LAYERS
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.notes import NO_MODIFIERS
from conclave.games.vtes.rules.printed import Printed
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import Redirect
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Conviction, Imbued, Pool, Vampire
from conclave.games.vtes.vocabulary.conditions import AllHold, Unless
from conclave.games.vtes.vocabulary.effects import Untap
from conclave.games.vtes.vocabulary.maneuvers import AdditionalStrikes, Maneuver
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.testing import rule

SNARE = Card("Snare", MASTER, OUT_OF_TURN, effect=GainPool(1), when="announced")
PLAN = Card("Plan", MASTER, effect=GainPool(1), when="announced")
SHACKLES = Card("Shackles", MASTER, grants=Forbids(("act",)))
RING = Card("Ring", EQUIPMENT, grants=OnlyOne())
LEISURE = Card("Leisure", MASTER, grants=Bonus("discard-actions", 1))
CURSE = Card(
    "Curse", MASTER, effect=BurnBlood(1, parts.TARGET), target=targets.One(filters.VAMPIRE)
)
BOON = Card("Boon", MASTER, "tremere", effect=GainPool(1))
RITE = Card("Rite", ACTION, "tremere", effect=GainPool(1))
MINDS = Card("Minds", ACTION, DOMINATE, basic=GainPool(1))
BLOODY = Card("Bloody", ACTION, cost=Blood(2), effect=GainPool(1))
DEAR = Card("Dear", ACTION, cost=Pool(5), effect=GainPool(1))
FAITH = Card("Faith", ACTION, cost=Conviction(1), effect=GainPool(1))
ANARCHY = Card("Anarchy", ACTION, effect=GainPool(1), needs=filters.Is(filters.ANARCH))
EDICT = Card("Edict", ACTION, effect=GainPool(1), needs=filters.Is(filters.TITLED, "needs-title"))
RANT = Card(
    "Rant", ACTION, effect=GainPool(1), needs=filters.Is(filters.OfSect(SABBAT), "needs-sect")
)
AGE = Card(
    "Age", ACTION, effect=GainPool(1), needs=filters.Is(filters.CapacityOf(9), "needs-capacity")
)
EMBRACE = Card("Embrace", ACTION, effect=Action(GainPool(1), brings_vampire=True))
NEVER = Card("Never", ACTION, effect=GainPool(1), if_=Unless(AllHold()))
RISE = Card("Rise", REACTION, effect=Untap(), when="announced")
SENSES = Card("Senses", REACTION, effect=Intercept(1))
KEEN_SENSES = Card("Keen Senses", REACTION, AUSPEX, basic=Intercept(1))
SIDESTEP = Card("Step Aside", COMBAT, effect=Maneuver())
EARLY = Card(
    "Early", REACTION, effect=Redirect(), when="announced", target=targets.AMethuselah(p.EACH_OTHER)
)
SPEECH = Card("Speech", REACTION, effect=Votes(1), when="announced")
ONCE = Card("Once", COMBAT, effect=Untap(), when="before-range", once="combat")
HASTE = Card("Haste", COMBAT, effect=AdditionalStrikes(1))
SPEED = Card("Speed", COMBAT, effect=AdditionalStrikes(1))
LUNGE = Card("Lunge", COMBAT, effect=Strike(hand=True, maneuver="optional"))
THROW = Card("Throw", COMBAT, effect=Strike(damage=1, ranged=True, maneuver="optional"))
SIGHT = Card("Sight", POWER)
HUNTER = Imbued("Hunter", "avenger", 4, 3, "ven")
MULE = Vampire("Mule", "brujah", 2, 4, "", CAMARILLA, STERILE)
SLAVE = Vampire("Slave", "gargoyle", 2, 4, "", "independent", "slave:tremere")
EXTRA = (
    SNARE, PLAN, SHACKLES, RING, LEISURE, CURSE, BOON, RITE, MINDS, BLOODY, DEAR, FAITH, ANARCHY,
    EDICT, RANT, AGE, EMBRACE, NEVER, RISE, SENSES, KEEN_SENSES, SIDESTEP, EARLY, SPEECH, ONCE,
    HASTE, SPEED, LUNGE, THROW, SIGHT, HUNTER, MULE, SLAVE, KNICKKNACK, COIN, ELDER, ERRAND,
    FLEDGLING, GHOUL, GIFT, NUDGE, OMEN, PORTENT, SHRUG, VETO, WARNING, WHISPER,
)  # fmt: skip
Case = tuple[Stage, int, str]


def stage_at(phase: str = "minion") -> Stage:
    """Two players and every made-up card."""
    return Stage(2, phase=phase, extra=EXTRA)


def holding(name: str, minion: str = "Elder", blood: int | None = None) -> Case:
    """A's minion phase: she holds a card and controls one vampire or imbued."""
    stage = stage_at()
    stage.vampire(A, minion, blood)
    stage.hand(A, name)
    return stage, A, name


def acted(
    name: str, seat: int, *, kind: str = "bleed", window: str = "announced", tapped: bool = False
) -> Case:
    """A's elder acts; a player who holds a card is asked in a window."""
    stage = stage_at()
    elder = stage.vampire(A, "Elder", 7)
    stage.vampire(B, "Fledgling", tapped=tapped)
    stage.hand(seat, name)
    stage.play(A, kind, elder)
    return stage.skip(window, seat), seat, name


def blocked(name: str, seat: int, window: str, *more: str, kind: str = "bleed") -> Case:
    """B's fledgling attempts to block A's elder, up to a window in which a player is asked."""
    stage = stage_at()
    elder = stage.vampire(A, "Elder", 7)
    fledgling = stage.vampire(B, "Fledgling")
    stage.hand(seat, name, *more)
    stage.play(A, kind, elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", fledgling)
    return stage.skip(window, seat), seat, name


def not_asked_now() -> Case:
    stage, _, _ = acted("Shrug", B, window="announced")
    stage.hand(A, "Nudge")
    return stage, A, "Nudge"


def no_master_action() -> Case:
    stage = stage_at("master")
    stage.hand(A, "Gift", "Gift")
    stage.play(A, "play", "gift", "plain", "-")
    return stage.skip("MasterPhase", A), A, "Gift"


def owes_master_action() -> Case:
    case = acted("Snare", B)
    case[0].table.debt[B] = 1
    return case


def cannot_act() -> Case:
    case = holding("Errand")
    case[0].put_on(case[0].table.ready[A][0], "Shackles")
    return case


def has_one_already() -> Case:
    case = holding("Ring")
    case[0].put_on(case[0].table.ready[A][0], "Ring")
    return case


def has_to_do_something_else() -> Case:
    case = holding("Errand")
    case[0].vampire(A, "Fledgling", 0)
    return case


def needs_vampire() -> Case:
    stage = stage_at()
    stage.ally(A, "Test Ghoul")
    stage.hand(A, "Bloody")
    return stage, A, "Bloody"


def needs_minion_who_fits() -> Case:
    stage = stage_at("master")
    stage.vampire(A, "Elder")
    stage.hand(A, "Boon")
    return stage, A, "Boon"


def cannot_pay_pool() -> Case:
    case = holding("Dear")
    case[0].pool(A, 4)
    return case


def has_power() -> Case:
    case = holding("Sight", "Hunter")
    case[0].put_on(case[0].table.ready[A][0], "Sight")
    return case


def played_this_turn() -> Case:
    stage, _, _ = holding("Errand")
    (elder,) = stage.table.ready[A]
    stage.hand(A, "Errand")
    stage.play(A, "play", "errand", "plain", elder)
    stage.resolve()
    counters.untap(stage.table, elder)
    return stage, A, "Errand"


def played_this_action() -> Case:
    stage, _, _ = acted("Nudge", A)
    stage.hand(A, "Nudge")
    (elder,) = stage.table.ready[A]
    stage.play(A, "play", "nudge", "plain", elder)
    return stage.skip("announced", A), A, "Nudge"


def no_more_bleed() -> Case:
    stage, _, _ = acted("Conditioning", A)
    stage.hand(A, "Nudge")
    (elder,) = stage.table.ready[A]
    stage.play(A, "play", "conditioning", "dom", elder)
    return stage.skip("announced", A), A, "Nudge"


def no_more_modifiers() -> Case:
    stage, _, _ = acted("Nudge", A)
    noting.note(stage.table, action_scope(stage.table), NO_MODIFIERS, -1)
    return stage, A, "Nudge"


def event_was_played() -> Case:
    stage = stage_at("discard")
    stage.permanent(A, "Leisure")
    stage.hand(A, "Omen", "Omen", "Portent")
    stage.play(A, "play", "omen", "plain", "-")
    return stage.skip("DiscardPhase", A), A, "Omen"


def one_event_a_phase() -> Case:
    stage, _, _ = event_was_played()
    return stage, A, "Portent"


def used_already() -> Case:
    stage, _, _ = blocked("Once", A, "before-range", "Once")
    (elder,) = stage.table.ready[A]
    stage.play(A, "play", "once", "plain", elder)
    counters.tap(stage.table, elder)
    return stage.skip("before-range", A), A, "Once"


def not_blocking() -> Case:
    stage, _, _ = blocked("Shrug", B, "block", kind="hunt")
    stage.vampire(B, "Aleph")
    stage.hand(B, "Keen Senses")
    return stage, B, "Keen Senses"


def nothing_to_cancel() -> Case:
    stage = stage_at()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Errand")
    stage.hand(B, "Veto")
    stage.play(A, "play", "errand", "plain", elder)
    return stage.skip("as-played", B), B, "Veto"


def gained_strikes_already() -> Case:
    stage, _, _ = blocked("Haste", A, "additional-strikes", "Speed")
    (elder,) = stage.table.ready[A]
    stage.play(A, "play", "haste", "plain", elder)
    return stage.skip("additional-strikes", A), A, "Speed"


def bound_to_strike() -> Case:
    stage, _, _ = blocked("Lunge", A, "range", "Throw")
    stage.hand(B, "Step Aside")
    (elder,), (fledgling,) = stage.table.ready
    stage.play(A, "play", "lunge", "plain", elder)
    stage.skip("range", B)
    stage.play(B, "play", "step-aside", "plain", fledgling)
    return stage.skip("range", A), A, "Throw"


def no_target() -> Case:
    stage = stage_at("master")
    stage.hand(A, "Curse")
    return stage, A, "Curse"


CASES: dict[str, Callable[[], Case]] = {
    "not-in-this-window": lambda: holding("Nudge"),
    "not-asked-now": not_asked_now,
    "only-out-of-turn": lambda: acted("Snare", A),
    "only-in-your-turn": lambda: acted("Plan", A),
    "no-master-action": no_master_action,
    "owes-master-action": owes_master_action,
    "no-minion-can-play-it": lambda: acted("Nudge", B),
    "needs-tapped-minion": lambda: acted("Forced Awakening", B),
    "needs-untapped-minion": lambda: acted("Shrug", B, tapped=True),
    "cannot-act": cannot_act,
    "has-one-already": has_one_already,
    "has-to-do-something-else": has_to_do_something_else,
    "needs-clan": lambda: holding("Rite"),
    "needs-discipline": lambda: holding("Minds", "Fledgling"),
    "needs-vampire": needs_vampire,
    "needs-imbued": lambda: holding("Sight"),
    "needs-requirement": lambda: holding("Anarchy"),
    "needs-title": lambda: holding("Edict"),
    "needs-sect": lambda: holding("Rant"),
    "needs-capacity": lambda: holding("Age"),
    "needs-minion-who-fits": needs_minion_who_fits,
    "sterile": lambda: holding("Embrace", "Mule"),
    "needs-master": lambda: holding("Computer Hacking", "Slave"),
    "cannot-pay-blood": lambda: holding("Bloody", blood=1),
    "cannot-pay-pool": cannot_pay_pool,
    "cannot-pay-conviction": lambda: holding("Faith", "Hunter"),
    "played-this-turn": played_this_turn,
    "played-this-action": played_this_action,
    "no-more-modifiers": no_more_modifiers,
    "event-was-played": event_was_played,
    "one-event-a-phase": one_event_a_phase,
    "used-already": used_already,
    "has-power": has_power,
    "condition-fails": lambda: holding("Never"),
    "stealth-not-needed": lambda: blocked("Whisper", A, "block", kind="hunt"),
    "intercept-not-needed": lambda: blocked("Senses", B, "block"),
    "not-blocking": not_blocking,
    "no-bleed": lambda: acted("Nudge", A, kind="hunt"),
    "not-bled-by-this": lambda: acted("Shrug", B, kind="hunt"),
    "no-more-bleed": no_more_bleed,
    "not-needed": lambda: acted("Rise", B),
    "nothing-to-cancel": nothing_to_cancel,
    "gained-strikes-already": gained_strikes_already,
    "blocks-not-declined": lambda: acted("Early", B),
    "no-referendum": lambda: acted("Speech", B),
    "bound-to-strike": bound_to_strike,
    "no-target": no_target,
}
OF_CARDS_IN_PLAY = {
    "card-is-tapped",
    "stolen-this-round",
    "no-equipment",
    "no-combat",
    "nothing-to-prevent",
    "no-transfers-left",
}
"""What can only stand in the way of cards in play: cards for them are in no such window."""


@pytest.mark.parametrize("reason", list(CASES))
def test_why_a_card_cannot_be_played(reason: str) -> None:
    stage, seat, name = CASES[reason]()
    stage.begin()
    table = stage.table
    number = table.cards.numbers[name.lower().replace(" ", "-")]
    card = next(card for card in table.hand[seat] if table.definition[card] == number)
    answer = table.why_not(seat, card)
    assert [entry["reason"] for entry in answer] == [reason] * len(answer)
    assert len(answer) == len(table.cards.modes[number])
    assert not any(
        move.startswith(f"play {table.cards.names[number]} ") for move in stage.options(seat)
    )


def test_every_layer_is_tried() -> None:
    assert set(CASES) | OF_CARDS_IN_PLAY == {*LAYERS, "not-asked-now"}
    assert len(LAYERS) == len(set(LAYERS))


@rule("VTES-1.5-12")
def test_each_way_to_play_a_card_has_its_own_reason() -> None:
    stage = stage_at()
    elder = stage.vampire(A, "Elder", 0)
    stage.vampire(A, "Fledgling")
    stage.hand(A, "Govern the Unaligned")
    (card,) = stage.table.hand[A]
    answer = stage.begin().table.why_not(A, card)
    assert [entry["mode"] for entry in answer] == ["dom", "DOM"]
    assert {entry["window"] for entry in answer} == {"minion-phase"}
    assert all(entry["reason"] != "" for entry in answer)
    assert stage.blood(elder) == 0


def test_a_card_that_can_be_played_has_no_reason_against_it() -> None:
    stage, seat, _ = holding("Errand")
    (card,) = stage.table.hand[seat]
    assert stage.begin().table.why_not(seat, card) == []
    assert stage.offers(A, "play", "errand", "plain", stage.table.ready[A][0])


def test_the_minion_who_comes_closest_is_named() -> None:
    costly = Card("Costly Minds", ACTION, DOMINATE, cost=Blood(2), basic=GainPool(1))
    stage = Stage(2, extra=(*EXTRA, costly))
    stage.vampire(A, "Fledgling")
    elder = stage.vampire(A, "Elder", 1)
    stage.hand(A, "Costly Minds")
    (card,) = stage.table.hand[A]
    (answer,) = stage.begin().table.why_not(A, card)
    assert answer["reason"] == "cannot-pay-blood"
    assert answer["minion"] == stage.table.word(elder)


def test_nobody_can_play_anything_when_the_game_is_over() -> None:
    stage = stage_at()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Errand")
    stage.pool(B, 1)
    stage.play(A, "bleed", elder)
    stage.skip()
    assert stage.table.over
    (card,) = stage.table.hand[A]
    assert [entry["reason"] for entry in stage.table.why_not(A, card)] == ["not-in-this-window"]


def test_a_card_that_needs_a_clan_names_the_clan() -> None:
    wanted = [
        card.name
        for card in LIBRARY.cards
        if isinstance(card, Printed) and not card.clans
        for need in (*card.needs, *[need for mode in card.modes for need in mode.needs])
        if need.reason() == "needs-clan"
    ]
    assert wanted == []
