"""Rulings on allies who play cards as vampires, and on the imbued."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import bleed, fight, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.rulings.court import Court
from games.vtes.stage import A, B

from conclave.games.vtes.rules.abilities import AT_END_OF_ACTION
from conclave.games.vtes.rules.actions.kinds import DIABLERIE
from conclave.games.vtes.rules.events.actions import ActionAnnounced, ActionSucceeded
from conclave.games.vtes.rules.events.combat import CombatEnded
from conclave.games.vtes.rules.events.playing import CardPlayed
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.reading import belongings, identity, values
from conclave.games.vtes.rules.words import (
    ACTION,
    ALLY,
    ASH_HEAP,
    COMBAT,
    DOMINATE,
    EQUIPMENT,
    INDEPENDENT,
    MASTER,
    MODIFIER,
    QUIETUS,
    READY,
    RETAINER,
    SABBAT,
    THAUMATURGY,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, as_
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.effects import TakeControl, ToTorpor
from conclave.games.vtes.vocabulary.moments import IsBurned, PlaysCard
from conclave.games.vtes.vocabulary.standing import PlaysBasic
from conclave.lang.abilities import Whenever

JACK = 'Jack "Hannibal137" Harmon'
TRAVIS = 'Travis "Traveler72" Miller'
WHISPER = Card("Soft Whisper", MODIFIER, THAUMATURGY, cost=Blood(1), basic=BleedBonus(1))
SPARK = Card("Spark", COMBAT, THAUMATURGY, cost=Blood(1), basic=Strike(damage=3, ranged=True))
SUNBURST = Card(
    "Sunburst",
    COMBAT,
    THAUMATURGY,
    basic=Inflict(1, parts.SELF, aggravated=True),
    when="before-range",
)
TRANCE = Card("Trance", COMBAT, THAUMATURGY, basic=ToTorpor(parts.SELF), when="before-range")
EXTORTION = Card("Extortion", ACTION, THAUMATURGY, cost=Blood(1), basic=Bleed(+1))
WREATH = Card(
    "Wreath", MASTER, grants=Whenever(IsBurned(filters.ALLY), GainPool(9, p.EACH_METHUSELAH))
)
AMARANTH = Card(
    "Black Feast",
    ACTION,
    THAUMATURGY,
    basic=Action(None, DIABLERIE, target=targets.One(filters.VAMPIRE, filters.IN_TORPOR)),
)
FREE_RITE = Card(
    "Free Rite",
    ACTION,
    THAUMATURGY,
    needs=filters.Is(filters.OfSect(INDEPENDENT)),
    basic=GainPool(1),
)
SABBAT_RITE = Card(
    "Sabbat Rite", ACTION, THAUMATURGY, needs=filters.Is(filters.OfSect(SABBAT)), basic=GainPool(1)
)
OLD_RITE = Card(
    "Old Rite",
    ACTION,
    THAUMATURGY,
    needs=filters.Is(filters.All(filters.VAMPIRE, filters.CapacityOf(at_least=4))),
    basic=GainPool(1),
)
DOUBLE_RITE = Card("Double Rite", ACTION, QUIETUS, THAUMATURGY, basic=GainPool(1))
PLAIN_RITE = Card(
    "Plain Rite",
    ACTION,
    THAUMATURGY,
    needs=filters.Is(filters.VAMPIRE),
    basic=GainPool(1),
    superior=GainPool(2),
)
TUTOR = Card("Tutor", RETAINER, life=1, grants=PlaysBasic((THAUMATURGY,)))
MADE_UP = (
    WHISPER, SPARK, SUNBURST, TRANCE, EXTORTION, WREATH, AMARANTH, FREE_RITE, SABBAT_RITE,
    OLD_RITE, DOUBLE_RITE, PLAIN_RITE, TUTOR,
)  # fmt: skip
GHOUL = "Rafastio Ghoul"
TALAQ = "Talaq, The Immortal"


# Allies


@ruling("Allies who can play as a vampire", 1)
def test_an_action_fails_if_its_ally_spends_his_last_life_on_a_modifier() -> None:
    stage = Court(2, *MADE_UP)
    ghoul = stage.ally(A, GHOUL, 1)
    stage.hand(A, "Soft Whisper")
    bleed(stage, ghoul)
    stage.play(A, "play soft-whisper tha", ghoul)
    assert stage.zone(ghoul) == ASH_HEAP
    stage.resolve()
    assert stage.table.pool == [30, 30]
    assert stage.told(ActionSucceeded) == []


@ruling("Allies who can play as a vampire", 1)
def test_combat_ends_if_an_ally_spends_his_last_life_on_a_strike() -> None:
    stage = Court(2, *MADE_UP)
    ghoul, rival = stage.ally(A, GHOUL, 1), stage.vampire(B, "Rival")
    stage.hand(A, "Spark")
    fight(stage, ghoul, rival)
    stage.skip("strike", A)
    stage.play(A, "play spark tha", ghoul)
    stage.skip("MinionPhase")
    assert stage.zone(ghoul) == ASH_HEAP
    assert stage.blood(rival) == 9
    assert len(stage.told(CombatEnded)) == 1


@ruling("Allies who can play as a vampire", 2, 4)
@pytest.mark.parametrize(
    ("card", "life", "zone"), [("sunburst", 1, READY), ("trance", 0, ASH_HEAP)]
)
def test_an_ally_goes_to_no_torpor_by_his_own_cards(card: str, life: int, zone: int) -> None:
    stage = Court(2, *MADE_UP)
    ghoul, rival = stage.ally(A, GHOUL), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, ghoul, rival)
    stage.play(A, f"play {card} tha", ghoul)
    while stage.window == "damage":
        stage.play(stage.decider, "pass")
    assert (stage.blood(ghoul), stage.zone(ghoul)) == (life, zone)


@ruling("Allies who can play as a vampire", 3)
def test_an_action_that_costs_the_last_life_resolves_and_ousts_before_anything_else() -> None:
    stage = Court(3, *MADE_UP)
    ghoul = stage.ally(A, GHOUL, 1)
    stage.permanent(B, "Wreath")
    stage.pool(B, 2)
    stage.hand(A, "Extortion")
    stage.play(A, "play extortion tha", ghoul)
    stage.resolve()
    assert stage.zone(ghoul) == ASH_HEAP
    assert stage.table.out[B]
    assert stage.table.pool[A] == 36


@ruling("Allies who can play as a vampire", 5)
def test_an_ally_commits_no_diablerie_by_a_card() -> None:
    stage = Court(2, *MADE_UP)
    ghoul, elder = stage.ally(A, GHOUL), stage.vampire(A, "Elder")
    stage.vampire(B, "Pupil", torpor=True)
    stage.hand(A, "Black Feast")
    assert not stage.offers(A, "play black-feast tha", ghoul)
    assert stage.offers(A, "play black-feast tha", elder)


@ruling("Allies without a specified sect", 1)
def test_an_ally_is_independent_while_he_plays_as_a_vampire() -> None:
    stage = Court(2, *MADE_UP)
    ghoul = stage.ally(A, GHOUL)
    stage.hand(A, "Free Rite", "Sabbat Rite", "Old Rite", "Plain Rite")
    offered = {text.split()[1] for text in stage.options(A) if text.startswith("play")}
    assert offered == {"free-rite", "plain-rite"}
    stage.play(A, "play free-rite tha", ghoul)
    stage.resolve()
    assert stage.table.pool[A] == 31


@ruling("Meets a single discipline", 1)
@ruling("Talaq, The Immortal", 1)
def test_talaq_stands_in_for_one_discipline_and_has_none() -> None:
    stage = Court(2, *MADE_UP)
    talaq = stage.ally(A, TALAQ)
    stage.hand(A, "Double Rite", "Plain Rite")
    assert not stage.offers(A, "play double-rite qui+tha", talaq)
    assert stage.offers(A, "play plain-rite tha", talaq)
    assert [identity.level(stage.table, talaq, word) for word in ("qui", "tha")] == [0, 0]


@ruling("Meets inferior discipline", 1)
def test_two_who_stand_in_for_a_discipline_give_no_superior_one() -> None:
    stage = Court(2, *MADE_UP)
    ghoul = stage.ally(A, GHOUL)
    stage.put_on(ghoul, "Tutor")
    stage.hand(A, "Plain Rite")
    assert modes(stage, A, "plain-rite") == ["tha"]


@ruling("Multi-discipline", 1)
@pytest.mark.parametrize(("mode", "pool"), [("obt", 31), ("myt", 30)])
def test_a_card_requires_the_discipline_that_is_used(mode: str, pool: int) -> None:
    watcher = Card(
        "Obt Watcher", MASTER, grants=Whenever(PlaysCard(filters.VAMPIRE, ("obt",)), GainPool(1))
    )
    stage = Court(2, watcher)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.permanent(A, "Obt Watcher")
    stage.hand(A, "Fae Contortion")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, f"play fae-contortion {mode}", elder)
    assert stage.table.pool[A] == pool


# The imbued


@ruling("React with Conviction", 1)
def test_who_was_cancelled_by_conviction_may_try_the_same_again() -> None:
    stage = Court(2)
    elder, jack = stage.vampire(A, "Elder"), stage.vampire(B, JACK)
    react = stage.put_on(jack, "React with Conviction")
    stage.hand(A, "Far Mastery", "Far Mastery")
    stage.play_only(A, "play far-mastery DOM", elder)
    stage.skip("as-played", B)
    stage.play(B, "use", react, "0")
    stage.skip("MinionPhase")
    assert not stage.table.tapped[elder]
    assert stage.told(ActionAnnounced) == []
    assert stage.blood(elder) == 10
    assert stage.offers(A, "play far-mastery DOM", elder)


@ruling("React with Conviction", 3)
def test_what_conviction_cancels_is_replaced_at_once() -> None:
    grasp = Card(
        "Grasp",
        ACTION,
        DOMINATE,
        basic=Action(TakeControl(), target=targets.One(filters.ALLY)),
        not_replaced=AT_END_OF_ACTION,
    )
    stage = Court(2, grasp)
    elder, jack = stage.vampire(A, "Elder"), stage.vampire(B, JACK)
    react = stage.put_on(jack, "React with Conviction")
    stage.hand(A, "Grasp", *["Ascendance"] * 6)
    stage.library(A, "Vessel")
    stage.play_only(A, "play grasp dom", elder)
    stage.skip("as-played", B)
    stage.play(B, "use", react, "0")
    assert len(stage.table.hand[A]) == 7


@ruling("React with Conviction", 4)
@pytest.mark.parametrize("kind", [ACTION, EQUIPMENT, RETAINER, ALLY])
def test_conviction_cancels_any_card_for_a_directed_action(kind: str) -> None:
    deed = Action(GainPool(1), target=targets.One(filters.IMBUED))
    card = Card("Deed", kind, life=1, modes=(as_(kind, deed, "dom"),))
    stage = Court(2, card)
    elder, jack = stage.vampire(A, "Elder"), stage.vampire(B, JACK)
    react = stage.put_on(jack, "React with Conviction")
    stage.hand(A, "Deed")
    stage.play_only(A, "play deed dom", elder)
    stage.skip("as-played", B)
    stage.play(B, "use", react, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 30
    assert stage.names(stage.table.ash[A]) == ["deed"]


@ruling('Travis "Traveler72" Miller', 1)
def test_travis_says_which_conviction_he_burns_as_the_action_is_announced() -> None:
    stage = Court(2)
    travis, jack = stage.vampire(A, TRAVIS), stage.uncontrolled(A, JACK)
    strike = stage.put_on(travis, "Strike with Conviction")
    sights = [stage.put_on(travis, "Second Sight") for _ in range(2)]
    stage.play(A, "act", travis, travis, "0")
    assert stage.prompt == "Targeting"
    assert stage.options(A) == [stage.text("target", card) for card in (strike, sights[0])]
    stage.play(A, "target", sights[0])
    stage.play(A, "target", jack)
    assert len(stage.told(ActionAnnounced)) == 1
    stage.resolve()
    assert stage.blood(jack) == 2
    assert belongings.convictions(stage.table, travis) == [strike, sights[1]]


def test_the_conviction_for_a_power_is_named_too() -> None:
    stage = Court(2)
    elder, jack = stage.vampire(A, "Elder"), stage.vampire(B, JACK, tapped=True)
    power = stage.put_on(jack, "Vigilance")
    strike, sight = (stage.put_on(jack, f"{word}") for word in ("Strike with Conviction",
                                                                "Second Sight"))  # fmt: skip
    bleed(stage, elder)
    stage.skip("announced", B)
    stage.play(B, "use", power, "1")
    stage.play(B, "target", sight)
    assert not stage.table.tapped[jack]
    assert belongings.convictions(stage.table, jack) == [strike]


@ruling("Discern", 1)
def test_discern_is_used_like_a_reaction_but_is_no_card_that_is_played() -> None:
    stage = Court(2)
    elder, jack = stage.vampire(A, "Elder", 5), stage.vampire(B, JACK, tapped=True)
    discern = stage.put_on(jack, "Discern")
    stage.hand(A, "Direct Intervention")
    stage.hand(B, "On the Qui Vive")
    stage.play(A, "hunt", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", jack)
    assert not stage.offers(B, "use", discern, "0")
    stage.play(B, "play on-the-qui-vive plain", jack)
    try_block(stage, jack)
    stage.skip("block", B)
    stage.events.clear()
    stage.play_only(B, "use", discern, "0")
    assert stage.window == "block"
    assert values.intercept(stage.table, jack) == 1
    assert stage.told(CardPlayed) == []


@ruling("Vigilance", 1)
def test_vigilance_is_used_like_a_reaction_and_only_during_an_action() -> None:
    stage = Court(2)
    elder, jack = stage.vampire(A, "Elder"), stage.vampire(B, JACK, tapped=True)
    power = stage.put_on(jack, "Vigilance")
    stage.put_on(jack, "Second Sight")
    stage.begin()
    assert not stage.offers(B, "use", power, "1")
    bleed(stage, elder)
    stage.skip("announced", B)
    stage.events.clear()
    stage.play_only(B, "use", power, "1")
    assert not stage.table.tapped[jack]
    assert stage.told(CardPlayed) == []
    assert stage.window == "announced"


@ruling("Vigilance", 2)
def test_after_vigilance_only_what_comes_after_the_resolution() -> None:
    stage = Court(2)
    jack, rival = stage.vampire(A, JACK), stage.vampire(B, "Rival")
    power = stage.put_on(jack, "Vigilance")
    stage.hand(B, "Telepathic Counter", "Deflection", "Enhanced Senses")
    bleed(stage, jack)
    stage.skip("after-action", A)
    stage.play(A, "use", power, "0")
    assert stage.window == "after-action"
    while stage.window == "after-action":
        assert [text for text in stage.options(stage.decider) if text.startswith("play")] == []
        stage.play(stage.decider, "pass")
    assert stage.prompt == "MinionPhase"
    assert stage.zone(rival) == READY
