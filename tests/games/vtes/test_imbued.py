"""Imbued: what they are, how they come into play, and what is a monster (VTES-A.1 to VTES-A.6)."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage
from games.vtes.cards.rulings import ruling
from games.vtes.fights import combat_stage, fight, finish_action, strike
from games.vtes.imbued_cards import EXTRA, imbued_stage, incapacitated
from games.vtes.stage import A, B

from conclave.games.vtes.cards.imbued import CRYPT
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    CREEDS,
    DEFENSE,
    INNOCENCE,
    JUDGMENT,
    MARTYRDOM,
    MORTAL,
    NOTHING,
    READY,
    REDEMPTION,
    TORPOR,
    VENGEANCE,
    VISION,
)
from conclave.games.vtes.rules.decks import faults_of
from conclave.games.vtes.rules.events.piles import Shuffled
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.windows import BLOCK, DAMAGE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import Burn
from conclave.lang.resolving import Resolving
from conclave.testing import rule

# Imbued


@rule("VTES-A.1-01", "VTES-A.1-02", "VTES-A.1-04")
def test_an_imbued_is_a_mortal_ally() -> None:
    stage = imbued_stage()
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    act = Resolving(Burn(), A, NOTHING, NOTHING)
    assert filters.ALLY.fits(stage.table, act, hal)
    assert filters.MINION.fits(stage.table, act, hal)
    assert not filters.VAMPIRE.fits(stage.table, act, hal)
    assert identity.has_trait(stage.table, hal, MORTAL)
    assert (values.bleed(stage.table, hal), values.strength(stage.table, hal)) == (1, 1)
    assert identity.clan(stage.table, hal) == "avenger"
    assert identity.level(stage.table, hal, VENGEANCE) == 1
    assert not stage.offers(A, "hunt", hal)
    stage.play(A, "bleed", hal)
    finish_action(stage)
    assert stage.table.pool[B] == 29


@rule("VTES-A.1-04", "VTES-A.3-01")
def test_powers_ask_for_a_creed_or_a_virtue() -> None:
    stage = imbued_stage()
    hal, sue = stage.vampire(A, "Hunter Hal"), stage.vampire(A, "Seer Sue")
    shade, bruiser = stage.vampire(A, "Shade"), stage.ally(A, "Bruiser")
    stage.hand(A, "Avenging", "Sight", "Wrath", "Zeal")
    plays = [move for move in stage.options(A) if move.startswith("play")]
    assert plays == [
        stage.text("play avenging plain", hal),
        stage.text("play sight viz", sue),
        stage.text("play wrath ven", hal),
    ]
    assert stage.offers(A, "bleed", shade)
    assert stage.offers(A, "bleed", bruiser)


@rule("VTES-A.1-03", "VTES-A.2-03")
@pytest.mark.parametrize("place", ["hand", "library", "ash"])
def test_an_imbued_comes_into_play_for_his_cost(place: str) -> None:
    stage = imbued_stage(phase="influence")
    hal = stage.uncontrolled(A, "Hunter Hal", 2)
    stage.vampire(B, "Barth")
    {"hand": stage.hand, "library": stage.library, "ash": stage.ash}[place](A, "Zeal")
    if place == "library":
        stage.hand(A, *["Rage"] * 7)
    stage.skip("InfluencePhase", A)
    stage.play(A, "transfer", hal)
    stage.skip("FirstConviction")
    assert (stage.zone(hal), stage.blood(hal)) == (READY, 3)
    assert stage.options(A) == [stage.text("conviction", hal, "zeal"), "done"]
    stage.play(A, "conviction", hal, "zeal")
    assert stage.names(stage.table.attached[hal]) == ["zeal"]
    assert len(stage.events_of(Shuffled)) == (1 if place == "library" else 0)
    stage.skip("DiscardPhase")
    assert stage.table.faults() == []


@rule("VTES-A.1-03")
def test_too_little_influence_brings_no_imbued() -> None:
    stage = imbued_stage(phase="influence")
    hal = stage.uncontrolled(A, "Hunter Hal", 1)
    stage.vampire(B, "Barth")
    stage.skip("InfluencePhase", A)
    stage.play(A, "transfer", hal)
    stage.skip("DiscardPhase")
    assert stage.table.uncontrolled[A] == (hal,)
    assert stage.blood(hal) == 2


@rule("VTES-A.1-05", "VTES-A.5-01", "VTES-A.5-02", "VTES-A.5-03")
def test_an_imbued_without_life_is_incapacitated() -> None:
    stage = imbued_stage()
    kurt, hal = stage.vampire(A, "Kurt"), stage.vampire(B, "Hunter Hal")
    sword, zeal = stage.put_on(hal, "Sword"), stage.put_on(hal, "Zeal")
    stage.hand(A, "Hurled Brick")
    stage.hand(B, "Hold On", "Flurry")
    fight(stage, kurt, hal)
    strike(stage, A, "play hurled-brick plain", kurt)
    strike(stage, B, "strike hand")
    stage.skip(DAMAGE, B)
    stage.play(B, "pass")
    assert (stage.zone(hal), stage.blood(hal)) == (TORPOR, 0)
    asked = []
    while stage.prompt != "MinionPhase":
        asked.append(stage.window)
        stage.do_minimum()
    assert "press" not in asked
    assert "additional-strikes" not in asked
    assert stage.table.attached[hal] == (sword, zeal)
    assert stage.table.controller[hal] == B
    assert not stage.table.is_ready(hal)


@rule("VTES-A.5-02", "VTES-A.5-03")
def test_an_incapacitated_imbued_neither_acts_nor_blocks_nor_uses_powers() -> None:
    stage = imbued_stage()
    hal, kurt = incapacitated(stage, A, "Hunter Hal"), stage.vampire(A, "Kurt")
    gus, sue = incapacitated(stage, B, "Guard Gus"), stage.vampire(B, "Seer Sue")
    lost, held = stage.put_on(gus, "Watch"), stage.put_on(sue, "Watch")
    assert stage.offers(A, "bleed", kurt)
    assert not stage.offers(A, "bleed", hal)
    assert not stage.offers(A, "leave-torpor", hal)
    stage.play(A, "hunt", kurt)
    stage.skip("BlockQuestion", B)
    assert stage.options(B) == [stage.text("block", sue), "decline"]
    stage.play(B, "block", sue)
    stage.skip(BLOCK, B)
    assert stage.offers(B, "use", held, "0")
    assert not stage.offers(B, "use", lost, "0")


@rule("EX-A.1-a", "VTES-A.1-06")
def test_entombment_burns_an_imbued() -> None:
    stage = imbued_stage()
    shade, hal = stage.vampire(A, "Shade"), stage.vampire(B, "Hunter Hal")
    stage.hand(A, "Entombment")
    fight(stage, shade, hal)
    strike(stage, A, "play entombment obt", shade)
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert stage.zone(hal) == ASH_HEAP


@rule("VTES-R-82", "VTES-A.1-06")
def test_an_effect_that_would_send_an_imbued_to_torpor_burns_him() -> None:
    stage = imbued_stage()
    kurt, hal = stage.vampire(A, "Kurt"), stage.vampire(B, "Hunter Hal")
    stage.hand(A, "Knockout")
    fight(stage, kurt, hal)
    strike(stage, A, "play knockout plain", kurt)
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert stage.zone(hal) == ASH_HEAP


@rule("VTES-R-81")
def test_the_groups_of_imbued_count() -> None:
    stage = imbued_stage()
    cards = stage.table.cards
    hal, sue, krid = (cards.numbers[name] for name in ("hunter-hal", "seer-sue", "krid"))
    kurt = cards.numbers["kurt"]
    library = [cards.numbers["computer-hacking"]] * 40
    assert faults_of(([hal] * 6 + [sue] * 6, library), cards, 2) == []
    assert faults_of(([hal] * 6 + [krid] * 6, library), cards, 2) == []
    mixed = faults_of(([hal] * 6 + [kurt] * 6, library), cards, 2)
    assert [fault.key for fault in mixed] == ["vtes-deck-groups"]


# Terms


@rule("VTES-A.4-01", "VTES-R-83")
@ruling("Animal", 1)
@ruling("Ghoul", 1)
def test_monsters() -> None:
    stage = imbued_stage()
    kurt, hal = stage.vampire(A, "Kurt"), stage.vampire(A, "Hunter Hal")
    fiend, bruiser, boar = (stage.ally(A, name) for name in ("Fiend", "Bruiser", "Wild Boar"))
    butler, dog, ghoul = (stage.put_on(kurt, name) for name in ("Butler", "Dog", "Ghoul Dog"))
    sword = stage.put_on(kurt, "Sword")
    act = Resolving(Burn(), A, NOTHING, NOTHING)
    cards = (kurt, hal, fiend, bruiser, boar, butler, dog, ghoul, sword)
    assert [card for card in cards if filters.MONSTER.fits(stage.table, act, card)] == [
        kurt,
        fiend,
        ghoul,
    ]


@rule("VTES-A.4-02")
def test_the_creeds_and_their_virtues() -> None:
    virtues = {
        "avenger": VENGEANCE,
        "defender": DEFENSE,
        "innocent": INNOCENCE,
        "judge": JUDGMENT,
        "martyr": MARTYRDOM,
        "redeemer": REDEMPTION,
        "visionary": VISION,
    }
    assert tuple(virtues) == CREEDS
    assert all(virtues[card.clan] in dict(card.disciplines) for card in CRYPT)


# Effects on crypt cards


GIFT = Card(
    "Dark Gift",
    ACTION,
    effect=Action(
        GainBlood(1, parts.TARGET), target=targets.One(filters.VAMPIRE, region="uncontrolled")
    ),
)

SMALL_GIFT = Card(
    "Small Gift",
    ACTION,
    effect=Action(
        GainBlood(1, parts.TARGET),
        target=targets.One(filters.CapacityOf(at_most=4), region="your-uncontrolled"),
    ),
)


@rule("VTES-A.6-01", "VTES-A.6-02")
def test_a_visible_target_must_fit_and_a_hidden_one_need_not() -> None:
    stage = combat_stage(*EXTRA, GIFT)
    kurt = stage.vampire(A, "Kurt")
    seen, mine = stage.uncontrolled(A, "Hunter Hal"), stage.uncontrolled(A, "Krid")
    hidden, other = stage.uncontrolled(B, "Seer Sue"), stage.uncontrolled(B, "Mazz")
    stage.vampire(B, "Barth")
    stage.hand(A, "Dark Gift")
    stage.play(A, "play dark-gift plain", kurt)
    offered = stage.options(A)
    assert sorted(offered) == sorted([f"target #{card}" for card in (mine, hidden, other)])
    assert f"target #{seen}" not in offered
    stage.play(A, f"target #{hidden}")
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    finish_action(stage)
    assert [stage.blood(card) for card in (seen, mine, hidden, other)] == [0, 0, 1, 0]


@rule("VTES-A.6-03")
def test_the_cost_of_an_imbued_counts_as_his_capacity() -> None:
    stage = combat_stage(*EXTRA, SMALL_GIFT)
    kurt = stage.vampire(A, "Kurt")
    hal, gus = stage.uncontrolled(A, "Hunter Hal"), stage.uncontrolled(A, "Guard Gus")
    krid, ira = stage.uncontrolled(A, "Krid"), stage.uncontrolled(A, "Ira")
    stage.vampire(B, "Barth")
    stage.hand(A, "Small Gift")
    stage.play(A, "play small-gift plain", kurt)
    assert stage.options(A) == [stage.text("target", hal), stage.text("target", krid)]
    stage.play(A, "target", hal)
    finish_action(stage)
    assert [stage.blood(card) for card in (hal, gus, krid, ira)] == [1, 0, 0, 0]


@rule("VTES-A.1-03", "VTES-A.2-03")
def test_an_imbued_who_comes_back_has_his_life_and_may_get_a_conviction() -> None:
    stage = PeopleStage()
    elder, watcher = stage.vampire(A, "Elder"), stage.vampire(A, "Watcher")
    stage.hand(A, "Compel the Spirit", "Strike with Conviction")
    stage.begin()
    moving.burn(stage.table, watcher)
    stage.play(A, "play compel-the-spirit NEC", elder)
    stage.skip("FirstConviction")
    stage.play(A, "conviction", watcher, "strike-with-conviction")
    stage.skip("MinionPhase")
    assert stage.zone(watcher) == READY
    assert stage.blood(watcher) == 4
    assert stage.names(stage.table.attached[watcher]) == ["strike-with-conviction"]
