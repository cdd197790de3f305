"""Imbued: conviction, powers, incapacity (VTES-A.1 to VTES-A.6)."""

from __future__ import annotations

import pytest
from games.vtes.cards.rulings import ruling
from games.vtes.fights import Arena, fight, finish, stage_for, strike
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import reading
from conclave.games.vtes.rules.abilities import Action, Bonus, Can, CanAct, Strike
from conclave.games.vtes.rules.damage import inflict
from conclave.games.vtes.rules.decks import faults_of
from conclave.games.vtes.rules.events import CombatBegan, Shuffled
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BLOCK, DAMAGE
from conclave.games.vtes.rules.words import (
    ACTION,
    ALLY,
    ANIMAL,
    ASH_HEAP,
    COMBAT,
    CONVICTION,
    CREEDS,
    DEFENSE,
    INNOCENCE,
    JUDGMENT,
    MARTYRDOM,
    MODIFIER,
    MORTAL,
    NOTHING,
    OBTENEBRATION,
    ON_CARD,
    POWER,
    REACTION,
    READY,
    REDEMPTION,
    RETAINER,
    TORPOR,
    VENGEANCE,
    VIRTUE_OF_CREED,
    VISION,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.card import Blood, Card, Conviction, Imbued, Vampire
from conclave.games.vtes.vocabulary.effects import Burn, GainBlood, GainPool, Rescue, ToTorpor
from conclave.games.vtes.vocabulary.feats import BleedBonus, Intercept, Strength
from conclave.lang.resolving import Resolving
from conclave.testing import rule

EXTRA = (
    Imbued("Hunter Hal", "avenger", 4, 3, "ven"),
    Imbued("Seer Sue", "visionary", 4, 4, "viz def"),
    Imbued("Guard Gus", "defender", 4, 6, "def"),
    Vampire("Shade", "lasombra", 2, 6, "OBT", "sabbat"),
    Card("Fervor", CONVICTION, grants=Can(GainPool(1), when=("untap",), burn=True)),
    Card("Zeal", CONVICTION),
    Card("Sight", POWER, VISION, grants=Bonus("intercept", 1)),
    Card("Wrath", POWER, VENGEANCE, grants=Can(BleedBonus(2), (BLOCK, "announced"),
         Conviction(1), tap=True, type=MODIFIER)),
    Card("Watch", POWER, DEFENSE, grants=Can(Intercept(1), (BLOCK,), tap=True, type=REACTION,
         own_turn=False)),
    Card("Fist", POWER, VENGEANCE, grants=Can(Strength(2), (BEFORE_RANGE,), tap=True, type=COMBAT,
         own_turn=False)),
    Card("Alms", POWER, VENGEANCE,
         grants=CanAct(Action(GainPool(1), stealth=1), cost=Conviction(1), tap=True)),
    Card("Avenging", POWER, "avenger"),
    Card("Entombment", COMBAT, OBTENEBRATION, cost=Blood(2), basic=Strike(Burn(f.OPPONENT)),
         superior=Strike(ToTorpor(f.OPPONENT))),
    Card("Knockout", COMBAT, effect=Strike(ToTorpor(f.OPPONENT))),
    Card("First Aid", ACTION, effect=Action(Rescue(), stealth=1, target=f.One(f.IMBUED))),
    Card("Ghoul Dog", RETAINER, life=1),
    Card("Fiend", ALLY, life=2),
    Card("Wild Boar", ALLY, ANIMAL, life=2),
)  # fmt: skip


def table(*, seats: int = 2, phase: str = "minion") -> Arena:
    """A table with imbued and their cards."""
    return stage_for(*EXTRA, seats=seats, phase=phase)


def incapacitated(stage: Arena, seat: int, name: str, *convictions: str) -> int:
    """An imbued without life."""
    imbued = stage.vampire(seat, name, 0, torpor=True)
    for each in convictions:
        stage.put_on(imbued, each)
    return imbued


# Imbued


@rule("VTES-A.1-01", "VTES-A.1-02", "VTES-A.1-04")
def test_an_imbued_is_a_mortal_ally() -> None:
    stage = table()
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    act = Resolving(Burn(), A, NOTHING, NOTHING)
    assert f.ALLY.fits(stage.table, act, hal)
    assert f.MINION.fits(stage.table, act, hal)
    assert not f.VAMPIRE.fits(stage.table, act, hal)
    assert reading.has_trait(stage.table, hal, MORTAL)
    assert (reading.bleed(stage.table, hal), reading.strength(stage.table, hal)) == (1, 1)
    assert reading.clan(stage.table, hal) == "avenger"
    assert reading.level(stage.table, hal, VENGEANCE) == 1
    assert not stage.offers(A, "hunt", hal)
    stage.play(A, "bleed", hal)
    finish(stage)
    assert stage.table.pool[B] == 29


@rule("VTES-A.1-04", "VTES-A.3-01")
def test_powers_ask_for_a_creed_or_a_virtue() -> None:
    stage = table()
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
    stage = table(phase="influence")
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
    assert stage.names(stage.table.on[hal]) == ["zeal"]
    assert len(stage.told(Shuffled)) == (1 if place == "library" else 0)
    stage.skip("DiscardPhase")
    assert stage.table.faults() == []


@rule("VTES-A.1-03")
def test_too_little_influence_brings_no_imbued() -> None:
    stage = table(phase="influence")
    hal = stage.uncontrolled(A, "Hunter Hal", 1)
    stage.vampire(B, "Barth")
    stage.skip("InfluencePhase", A)
    stage.play(A, "transfer", hal)
    stage.skip("DiscardPhase")
    assert stage.table.uncontrolled[A] == (hal,)
    assert stage.blood(hal) == 2


@rule("VTES-A.1-05", "VTES-A.5-01", "VTES-A.5-02", "VTES-A.5-03")
def test_an_imbued_without_life_is_incapacitated() -> None:
    stage = table()
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
        stage.least()
    assert "press" not in asked
    assert "additional-strikes" not in asked
    assert stage.table.on[hal] == (sword, zeal)
    assert stage.table.controller[hal] == B
    assert not stage.table.is_ready(hal)


@rule("VTES-A.5-02", "VTES-A.5-03")
def test_an_incapacitated_imbued_neither_acts_nor_blocks_nor_uses_powers() -> None:
    stage = table()
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
    stage = table()
    shade, hal = stage.vampire(A, "Shade"), stage.vampire(B, "Hunter Hal")
    stage.hand(A, "Entombment")
    fight(stage, shade, hal)
    strike(stage, A, "play entombment obt", shade)
    strike(stage, B, "strike hand")
    finish(stage)
    assert stage.zone(hal) == ASH_HEAP


@rule("VTES-R-82", "VTES-A.1-06")
def test_what_would_send_an_imbued_to_torpor_burns_him() -> None:
    stage = table()
    kurt, hal = stage.vampire(A, "Kurt"), stage.vampire(B, "Hunter Hal")
    stage.hand(A, "Knockout")
    fight(stage, kurt, hal)
    strike(stage, A, "play knockout plain", kurt)
    strike(stage, B, "strike hand")
    finish(stage)
    assert stage.zone(hal) == ASH_HEAP


@rule("VTES-R-81")
def test_the_groups_of_imbued_count() -> None:
    stage = table()
    cards = stage.table.cards
    hal, sue, krid = (cards.numbers[name] for name in ("hunter-hal", "seer-sue", "krid"))
    kurt = cards.numbers["kurt"]
    library = [cards.numbers["computer-hacking"]] * 40
    assert faults_of(([hal] * 6 + [sue] * 6, library), cards, 2) == []
    assert faults_of(([hal] * 6 + [krid] * 6, library), cards, 2) == []
    mixed = faults_of(([hal] * 6 + [kurt] * 6, library), cards, 2)
    assert [fault.key for fault in mixed] == ["vtes-deck-groups"]


# Conviction


@rule("VTES-A.2-01", "VTES-A.2-02")
def test_one_conviction_for_each_imbued_in_the_untap_phase() -> None:
    stage = table(phase="untap")
    hal, sue = stage.vampire(A, "Hunter Hal"), stage.vampire(A, "Seer Sue")
    gus, shade = stage.vampire(B, "Guard Gus"), stage.vampire(A, "Shade")
    stage.hand(A, "Zeal")
    stage.ash(A, "Fervor")
    stage.ash(B, "Zeal")
    stage.skip("UntapPhase", A)
    given = [move for move in stage.options(A) if move.startswith("conviction")]
    assert given == [
        stage.text("conviction", minion, name)
        for minion in (hal, sue)
        for name in ("zeal", "fervor")
    ]
    stage.play(A, "conviction", hal, "fervor")
    assert stage.names(stage.table.on[hal]) == ["fervor"]
    assert stage.table.ash[A] == ()
    assert not stage.offers(A, "conviction", hal, "zeal")
    stage.play(A, "conviction", sue, "zeal")
    assert stage.names(stage.table.on[sue]) == ["zeal"]
    assert stage.table.on[gus] == stage.table.on[shade] == ()


@rule("VTES-A.2-01")
@pytest.mark.parametrize("phase", ["master", "minion", "influence", "discard"])
def test_conviction_is_not_played_in_other_phases(phase: str) -> None:
    stage = table(phase=phase)
    stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    stage.hand(A, "Zeal")
    stage.begin()
    assert not [m for m in stage.options(A) if "zeal" in m and not m.startswith("discard")]


@rule("VTES-A.2-04")
def test_conviction_is_burned_for_its_own_effect() -> None:
    stage = table(phase="untap")
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    fervor = stage.put_on(hal, "Fervor")
    stage.skip("UntapPhase", A)
    stage.play(A, "use", fervor, "0")
    assert stage.table.pool[A] == 31
    assert stage.zone(fervor) == ASH_HEAP


@rule("VTES-A.2-06", "VTES-A.2-07")
def test_no_imbued_has_more_than_five_conviction() -> None:
    stage = table(phase="untap")
    hal, sue = stage.vampire(A, "Hunter Hal"), stage.vampire(A, "Seer Sue")
    stage.vampire(B, "Barth")
    for _ in range(5):
        stage.put_on(hal, "Zeal")
    for _ in range(4):
        stage.put_on(sue, "Zeal")
    stage.hand(A, "Zeal", "Zeal")
    stage.skip("UntapPhase", A)
    stage.play(A, "conviction", hal, "zeal")
    assert len(stage.table.on[hal]) == 5
    assert stage.names(stage.table.ash[A]) == ["zeal"]
    stage.play(A, "conviction", sue, "zeal")
    assert len(stage.table.on[sue]) == 5


# Powers


@rule("VTES-A.3-02", "VTES-A.3-03")
def test_gaining_a_power() -> None:
    stage = table(seats=3)
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    stage.vampire(C, "Ira")
    stage.hand(A, "Wrath")
    stage.play(A, "play wrath ven", hal)
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"], action["target_seat"]) == ("gain-power", 1, None)
    assert stage.table.tapped[hal]
    finish(stage)
    assert stage.names(stage.table.on[hal]) == ["wrath"]
    assert not stage.table.tapped[hal]
    assert stage.offers(A, "bleed", hal)


@rule("VTES-A.3-03")
def test_who_is_blocked_gains_no_power_and_stays_tapped() -> None:
    stage = table()
    hal, ira = stage.vampire(A, "Hunter Hal"), stage.vampire(B, "Ira")
    stage.hand(A, "Wrath")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "play wrath ven", hal)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip(BLOCK, B)
    stage.play(B, "play enhanced-senses AUS", ira)
    finish(stage)
    assert len(stage.told(CombatBegan)) == 1
    assert stage.table.tapped[hal]
    assert stage.table.on[hal] == ()
    assert stage.names(stage.table.ash[A]) == ["wrath"]


@rule("VTES-A.3-04")
def test_no_imbued_has_the_same_power_twice() -> None:
    stage = table()
    gus, sue = stage.vampire(A, "Guard Gus"), stage.vampire(A, "Seer Sue")
    stage.vampire(B, "Barth")
    stage.put_on(sue, "Watch")
    stage.hand(A, "Watch", "Sight")
    assert not stage.offers(A, "play watch def", sue)
    assert stage.offers(A, "play sight viz", sue)
    assert stage.offers(A, "play watch def", gus)


@rule("VTES-A.3-05")
@pytest.mark.parametrize("tapped", [False, True])
def test_what_is_always_so_is_so_by_a_tapped_power(tapped: bool) -> None:
    stage = table()
    stage.vampire(A, "Kurt")
    sue = stage.vampire(B, "Seer Sue")
    stage.put_on(sue, "Sight", tapped=tapped)
    assert reading.intercept(stage.table, sue) == 1


@rule("VTES-A.3-06", "VTES-A.3-07", "VTES-A.3-08", "VTES-A.2-05")
def test_a_power_is_used_like_an_action_modifier() -> None:
    stage = table()
    hal, sue = stage.vampire(A, "Hunter Hal"), stage.vampire(A, "Seer Sue")
    stage.vampire(B, "Barth")
    wrath, other = stage.put_on(hal, "Wrath"), stage.put_on(sue, "Wrath")
    zeals = [stage.put_on(hal, "Zeal") for _ in range(2)]
    stage.put_on(sue, "Zeal")
    assert not stage.offers(A, "use", wrath, "0")
    stage.play(A, "bleed", hal)
    assert stage.window == "announced"
    assert stage.offers(A, "use", wrath, "0")
    assert not stage.offers(A, "use", other, "0")  # she does not act
    stage.play(A, "use", wrath, "0")
    assert stage.table.tapped[wrath]
    assert [stage.zone(zeal) for zeal in zeals] == [ASH_HEAP, ON_CARD]
    assert not stage.offers(A, "use", wrath, "0")  # it is tapped
    finish(stage)
    assert stage.table.pool[B] == 27


@rule("VTES-A.2-05", "VTES-A.3-07")
def test_a_power_is_not_used_without_its_cost() -> None:
    stage = table()
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    wrath, alms = stage.put_on(hal, "Wrath"), stage.put_on(hal, "Alms")
    assert not stage.offers(A, "act", hal, alms, "0")
    stage.play(A, "bleed", hal)
    assert stage.window == "announced"
    assert not stage.offers(A, "use", wrath, "0")


@rule("VTES-A.3-06", "VTES-A.3-07")
def test_a_power_is_used_like_a_reaction() -> None:
    stage = table()
    kurt, gus = stage.vampire(A, "Kurt"), stage.vampire(B, "Guard Gus")
    asleep = stage.vampire(B, "Seer Sue", tapped=True)
    watch, other = stage.put_on(gus, "Watch"), stage.put_on(asleep, "Watch")
    stage.play(A, "hunt", kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", gus)
    stage.skip(BLOCK, B)
    assert stage.options(B) == [stage.text("use", watch, "0"), "pass"]
    assert not stage.offers(B, "use", other, "0")
    stage.play(B, "use", watch, "0")
    assert stage.table.tapped[watch]
    finish(stage)
    assert len(stage.told(CombatBegan)) == 1


@rule("VTES-A.3-06", "VTES-A.3-07", "VTES-A.3-08")
def test_a_power_is_used_like_a_combat_card() -> None:
    stage = table()
    kurt, hal = stage.vampire(A, "Kurt"), stage.vampire(B, "Hunter Hal")
    aside = stage.vampire(B, "Seer Sue")
    fist, idle = stage.put_on(hal, "Fist"), stage.put_on(aside, "Fist")
    fight(stage, kurt, hal)
    stage.skip(BEFORE_RANGE, B)
    assert stage.options(B) == [stage.text("use", fist, "0"), "pass"]
    assert not stage.offers(B, "use", idle, "0")
    stage.play(B, "use", fist, "0")
    assert stage.table.tapped[fist]
    stage.skip(BEFORE_RANGE, B)
    assert stage.options(B) == ["pass"]
    strike(stage, A, "strike hand")
    strike(stage, B, "strike hand")
    finish(stage)
    assert (stage.blood(kurt), stage.blood(hal)) == (5, 2)


@rule("VTES-A.3-06", "VTES-A.3-07", "VTES-A.3-08", "VTES-A.2-05")
def test_a_power_gives_an_action() -> None:
    stage = table()
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    alms, zeal = stage.put_on(hal, "Alms"), stage.put_on(hal, "Zeal")
    stage.play(A, "act", hal, alms, "0")
    assert stage.table.tapped[alms]
    assert stage.table.tapped[hal]
    assert stage.zone(zeal) == ON_CARD  # actions are paid for on success
    finish(stage)
    assert stage.table.pool[A] == 31
    assert stage.zone(zeal) == ASH_HEAP
    assert stage.table.view(None)["action"] is None


# Terms


@rule("VTES-A.4-01", "VTES-R-83")
@ruling("Animal", 1)
@ruling("Ghoul", 1)
def test_monsters() -> None:
    stage = table()
    kurt, hal = stage.vampire(A, "Kurt"), stage.vampire(A, "Hunter Hal")
    fiend, bruiser, boar = (stage.ally(A, name) for name in ("Fiend", "Bruiser", "Wild Boar"))
    butler, dog, ghoul = (stage.put_on(kurt, name) for name in ("Butler", "Dog", "Ghoul Dog"))
    sword = stage.put_on(kurt, "Sword")
    act = Resolving(Burn(), A, NOTHING, NOTHING)
    cards = (kurt, hal, fiend, bruiser, boar, butler, dog, ghoul, sword)
    assert [card for card in cards if f.MONSTER.fits(stage.table, act, card)] == [
        kurt,
        fiend,
        ghoul,
    ]


@rule("VTES-A.4-02")
def test_the_creeds_and_their_virtues() -> None:
    assert list(VIRTUE_OF_CREED) == list(CREEDS)
    assert VIRTUE_OF_CREED == {
        "avenger": VENGEANCE,
        "defender": DEFENSE,
        "innocent": INNOCENCE,
        "judge": JUDGMENT,
        "martyr": MARTYRDOM,
        "redeemer": REDEMPTION,
        "visionary": VISION,
    }


# Incapacitated


@rule("VTES-A.5-04", "VTES-R-86")
def test_any_minion_may_burn_an_incapacitated_imbued_and_take_his_equipment() -> None:
    stage = table(seats=3)
    bruiser = stage.ally(A, "Bruiser")
    stage.vampire(B, "Barth")
    gus = incapacitated(stage, C, "Guard Gus", "Zeal")
    sword, watch = stage.put_on(gus, "Sword"), stage.put_on(gus, "Old Watch")
    ira = stage.vampire(C, "Ira")
    stage.play(A, "burn-imbued", bruiser, gus)
    action = stage.table.view(None)["action"]
    assert (action["target_seat"], action["stealth"]) == (C, 0)
    stage.skip("BlockQuestion")
    assert stage.options(C) == [stage.text("block", ira), "decline"]
    stage.play(C, "decline")
    stage.skip("TakingEquipment")
    assert stage.options(A) == [stage.text("target", sword), stage.text("target", watch), "done"]
    stage.play(A, "target", watch)
    stage.play(A, "done")
    finish(stage)
    assert stage.zone(gus) == stage.zone(sword) == ASH_HEAP
    assert stage.table.host[watch] == bruiser


@rule("VTES-R-86")
def test_burning_ones_own_imbued_is_undirected() -> None:
    stage = table(seats=3)
    kurt, gus = stage.vampire(A, "Kurt"), incapacitated(stage, A, "Guard Gus")
    stage.vampire(B, "Barth")
    stage.vampire(C, "Ira")
    stage.play(A, "burn-imbued", kurt, gus)
    assert stage.table.view(None)["action"]["target_seat"] is None
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("BlockQuestion", C)
    assert stage.decider == C
    finish(stage)
    assert stage.zone(gus) == ASH_HEAP


@rule("VTES-A.5-05")
def test_ready_imbued_strike_back() -> None:
    stage = table(seats=3)
    kurt = stage.vampire(A, "Kurt", 1)
    hal, gus = stage.vampire(B, "Hunter Hal"), incapacitated(stage, B, "Guard Gus", "Zeal")
    sue, shade = stage.vampire(C, "Seer Sue"), stage.vampire(C, "Shade")
    mine, hers = stage.put_on(hal, "Zeal"), stage.put_on(sue, "Fervor")
    stage.hand(A, "Thick Skin")
    stage.play(A, "burn-imbued", kurt, gus)
    stage.skip("StrikingBack")
    assert stage.zone(gus) == ASH_HEAP
    assert stage.decider == B
    assert stage.options(B) == ["yes", "no"]
    stage.play(B, "yes")
    assert stage.zone(mine) == ASH_HEAP
    assert (stage.zone(kurt), stage.blood(kurt)) == (READY, 0)
    assert (stage.prompt, stage.decider) == ("StrikingBack", C)
    stage.play(C, "yes")
    assert stage.zone(hers) == ASH_HEAP
    assert stage.zone(kurt) == TORPOR
    assert stage.table.on[shade] == ()
    finish(stage)


@rule("VTES-A.5-05")
def test_striking_back_is_no_duty_and_needs_conviction() -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt", 3)
    hal, gus = stage.vampire(B, "Hunter Hal"), incapacitated(stage, B, "Guard Gus")
    stage.vampire(B, "Seer Sue")
    zeal = stage.put_on(hal, "Zeal")
    stage.play(A, "burn-imbued", kurt, gus)
    stage.skip("StrikingBack")
    stage.play(B, "no")
    assert stage.prompt != "StrikingBack"
    finish(stage)
    assert stage.blood(kurt) == 3
    assert stage.zone(zeal) == ON_CARD


@rule("VTES-A.5-05")
def test_a_blocked_burning_leads_to_combat_and_nobody_strikes_back() -> None:
    stage = table()
    kurt, gus = stage.vampire(A, "Kurt"), incapacitated(stage, B, "Guard Gus")
    hal = stage.vampire(B, "Hunter Hal")
    stage.put_on(hal, "Zeal")
    stage.play(A, "burn-imbued", kurt, gus)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", hal)
    asked = []
    while stage.prompt != "MinionPhase":
        asked.append(stage.prompt)
        stage.least()
    assert len(stage.told(CombatBegan)) == 1
    assert "StrikingBack" not in asked
    assert stage.zone(gus) == TORPOR


@rule("VTES-A.5-06", "VTES-R-84", "VTES-R-85")
def test_three_conviction_let_an_imbued_recover() -> None:
    stage = table(phase="untap")
    gus = incapacitated(stage, A, "Guard Gus", "Zeal", "Zeal")
    stage.table.tapped[gus] = True
    stage.vampire(B, "Barth")
    stage.hand(A, "Zeal")
    stage.skip("UntapPhase", A)
    assert not stage.table.tapped[gus]
    assert not stage.offers(A, "recover", gus)
    stage.play(A, "conviction", gus, "zeal")
    assert stage.offers(A, "recover", gus)
    stage.play(A, "recover", gus)
    assert (stage.zone(gus), stage.blood(gus)) == (READY, 1)
    assert stage.table.on[gus] == ()
    assert stage.names(stage.table.ash[A]) == ["zeal"] * 3


@rule("VTES-A.5-06")
def test_a_ready_imbued_does_not_recover() -> None:
    stage = table(phase="untap")
    gus = stage.vampire(A, "Guard Gus", 2)
    stage.vampire(B, "Barth")
    for _ in range(3):
        stage.put_on(gus, "Zeal")
    stage.skip("UntapPhase", A)
    assert not stage.offers(A, "recover", gus)


@rule("VTES-A.5-07", "VTES-A.5-08")
@pytest.mark.parametrize(("life", "after"), [(0, 1), (2, 3), (3, 3)])
def test_who_leaves_by_another_effect_gains_a_life_within_his_start(life: int, after: int) -> None:
    stage = table()
    kurt = stage.vampire(A, "Kurt")
    hal = stage.vampire(A, "Hunter Hal", life, torpor=True)
    stage.vampire(B, "Barth")
    stage.hand(A, "First Aid")
    stage.play(A, "play first-aid plain", kurt)
    finish(stage)
    assert (stage.zone(hal), stage.blood(hal)) == (READY, after)


@rule("VTES-A.5-01", "VTES-A.1-05")
def test_damage_to_an_imbued() -> None:
    stage = table()
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    stage.begin()
    inflict(stage.table, [(hal, 1, 1, NOTHING)])
    stage.table.run()
    assert (stage.zone(hal), stage.blood(hal)) == (READY, 1)
    inflict(stage.table, [(hal, 0, 4, NOTHING)])
    stage.table.run()
    assert (stage.zone(hal), stage.blood(hal)) == (TORPOR, 0)
    assert stage.table.faults() == []


# Effects on crypt cards


GIFT = Card(
    "Dark Gift",
    ACTION,
    effect=Action(GainBlood(1, f.TARGET), target=f.One(f.VAMPIRE, region="uncontrolled")),
)
SMALL_GIFT = Card(
    "Small Gift",
    ACTION,
    effect=Action(
        GainBlood(1, f.TARGET),
        target=f.One(f.CapacityOf(at_most=4), region="your-uncontrolled"),
    ),
)


@rule("VTES-A.6-01", "VTES-A.6-02")
def test_what_is_seen_must_fit_and_what_is_not_seen_need_not() -> None:
    stage = stage_for(*EXTRA, GIFT)
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
    finish(stage)
    assert [stage.blood(card) for card in (seen, mine, hidden, other)] == [0, 0, 1, 0]


@rule("VTES-A.6-03")
def test_the_cost_of_an_imbued_counts_as_his_capacity() -> None:
    stage = stage_for(*EXTRA, SMALL_GIFT)
    kurt = stage.vampire(A, "Kurt")
    hal, gus = stage.uncontrolled(A, "Hunter Hal"), stage.uncontrolled(A, "Guard Gus")
    krid, ira = stage.uncontrolled(A, "Krid"), stage.uncontrolled(A, "Ira")
    stage.vampire(B, "Barth")
    stage.hand(A, "Small Gift")
    stage.play(A, "play small-gift plain", kurt)
    assert stage.options(A) == [stage.text("target", hal), stage.text("target", krid)]
    stage.play(A, "target", hal)
    finish(stage)
    assert [stage.blood(card) for card in (hal, gus, krid, ira)] == [1, 0, 0, 0]
