"""Allies who play cards as vampires: life for blood, burned instead of torpor (VTES-1.6.3)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from games.vtes.cards.people import PeopleStage, bleed, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.made_up import (
    FLEDGLING,
    GHOUL,
    PLAIN_RITE,
    PlaysBasic,
)  # fmt: skip
from games.vtes.minion_cards import DRINK, MINE, who_may_play
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.actions.kinds import DIABLERIE
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ASH_HEAP,
    CAMARILLA,
    COMBAT,
    DOMINATE,
    INDEPENDENT,
    MASTER,
    MODIFIER,
    READY,
    RETAINER,
    SABBAT,
    THAUMATURGY,
)
from conclave.games.vtes.rules.events.actions import ActionSucceeded
from conclave.games.vtes.rules.events.combat import CombatEnded
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import IsBurned
from conclave.games.vtes.vocabulary import filters, parts, playing_as_vampire, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, Vampire
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.effects import PutInPlay, ToTorpor
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do
from conclave.lang.resolving import Resolving
from conclave.testing import rule

FALL = Card(
    "Fall", ACTION, DOMINATE, cost=Blood(1), basic=ToTorpor(parts.SELF), superior=GainPool(5)
)
VAMPIRIC = Card("Vampiric", ACTION, DOMINATE, basic=PutInPlay(on=parts.SELF))
SEEK_OLDER = Card(
    "Seek Older", ACTION, DOMINATE,
    basic=Action(GainPool(1), target=targets.One(filters.VAMPIRE, filters.OLDER)),
)  # fmt: skip
YOUNGEST = Vampire("Youngest", "brujah", 2, 1, "", CAMARILLA)


@rule("EX-1.6.3-b", "VTES-1.6.3-06", "VTES-1.6.3-07", "VTES-1.6.3-12")
def test_an_ally_who_plays_a_card_as_a_vampire_pays_with_life_and_burns_for_torpor() -> None:
    stage = Stage(2, extra=(*MINE, FALL))
    ghoul = stage.ally(A, "Test Ghoul")
    stage.hand(A, "Fall")
    assert stage.blood(ghoul) == 3
    modes = [move.split()[2] for move in stage.options(A) if move.startswith("play fall")]
    assert modes == ["dom"]
    stage.play(A, "play", "fall", "dom", ghoul)
    stage.resolve()
    assert stage.zone(ghoul) == ASH_HEAP
    govern = Stage(2, extra=MINE)
    ghoul = govern.ally(A, "Test Ghoul")
    govern.hand(A, "Govern the Unaligned")
    govern.play(A, "play", "govern-the-unaligned", "dom", ghoul)
    govern.resolve()
    assert govern.blood(ghoul) == 2
    assert govern.table.pool[B] == 27


@rule("VTES-1.6.3-07")
def test_an_ally_who_pays_with_his_last_life_is_burned() -> None:
    stage = Stage(2, extra=MINE)
    ghoul = stage.ally(A, "Test Ghoul", 1)
    stage.hand(A, "Conditioning")
    stage.play(A, "bleed", ghoul)
    stage.skip("announced", A)
    stage.play(A, "play", "conditioning", "dom", ghoul)
    stage.resolve()
    assert stage.zone(ghoul) == ASH_HEAP
    assert stage.table.faults() == []
    poor = Stage(2, extra=MINE)
    ghoul = poor.ally(A, "Test Ghoul", 0)
    poor.hand(A, "Govern the Unaligned")
    assert who_may_play(poor, A, "govern-the-unaligned") == []


@rule("VTES-1.6.3-08", "VTES-1.6.3-10")
def test_blood_that_an_ally_gains_is_life_and_he_keeps_all_of_it() -> None:
    stage = Stage(2, extra=(*MINE, DRINK))
    ghoul = stage.ally(A, "Test Ghoul")
    stage.hand(A, "Drink")
    stage.play(A, "play", "drink", "dom", ghoul)
    stage.resolve()
    assert stage.blood(ghoul) == 12


@rule("VTES-1.6.3-09")
def test_an_ally_who_plays_as_a_vampire_has_capacity_one() -> None:
    @dataclass(frozen=True)
    class AsAVampireOfThree(PlaysBasic):
        """As a vampire with a capacity of 3."""

        def capacity(self) -> int:
            return 3

    strong = Card("Strong Ghoul", ALLY, life=2, grants=AsAVampireOfThree("dom"))
    for name, found in (("Test Ghoul", ["fledgling", "aleph"]), ("Strong Ghoul", ["aleph"])):
        stage = Stage(2, extra=(GHOUL, strong, SEEK_OLDER, FLEDGLING, YOUNGEST))
        ghoul = stage.ally(A, name)
        stage.vampire(B, "Youngest")
        stage.vampire(B, "Fledgling")
        stage.vampire(B, "Aleph")
        act = Resolving(Do(), A, ghoul, ghoul)
        older = targets.One(filters.VAMPIRE, filters.OLDER).choices(stage.begin().table, act)
        assert stage.names(tuple(older)) == found


@rule("VTES-1.6.3-11")
def test_aggravated_damage_burns_the_life_of_an_ally_like_any_other() -> None:
    claws = Card("Claws", COMBAT, effect=Strike(hand=True, aggravated=True))
    stage = Stage(2, extra=(*MINE, claws))
    elder = stage.vampire(A, "Elder")
    ghoul = stage.ally(B, "Test Ghoul")
    stage.hand(A, "Claws")
    stage.play(A, "bleed", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ghoul)
    stage.skip("strike", A)
    stage.play(A, "play", "claws", "plain", elder)
    stage.skip("MinionPhase")
    assert stage.blood(ghoul) == 2
    assert stage.zone(ghoul) == READY


@rule("VTES-1.6.3-13")
def test_an_ally_is_a_vampire_only_for_the_playing_of_the_card() -> None:
    stage = Stage(2, extra=(*MINE, VAMPIRIC))
    ghoul = stage.ally(A, "Test Ghoul")
    stage.hand(A, "Vampiric")
    (card,) = stage.table.hand[A]
    stage.play(A, "play", "vampiric", "dom", ghoul)
    stage.resolve()
    assert stage.table.host[card] == ghoul
    act = Resolving(Do(), A, card, ghoul)
    assert targets.One(filters.VAMPIRE).choices(stage.table, act) == []
    assert targets.One(filters.ALLY).choices(stage.table, act) == [ghoul]
    stage.skip("UntapPhase", A)
    stage.skip("MinionPhase", A)
    assert not stage.offers(A, "hunt", ghoul)
    assert stage.offers(A, "bleed", ghoul)


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
TUTOR = Card("Tutor", RETAINER, life=1, grants=playing_as_vampire.PlaysBasic((THAUMATURGY,)))
RAFASTIO = "Rafastio Ghoul"


@ruling("Allies who can play as a vampire", 1)
def test_an_action_fails_if_its_ally_spends_his_last_life_on_a_modifier() -> None:
    stage = PeopleStage(2, WHISPER)
    ghoul = stage.ally(A, RAFASTIO, 1)
    stage.hand(A, "Soft Whisper")
    bleed(stage, ghoul)
    stage.play(A, "play soft-whisper tha", ghoul)
    assert stage.zone(ghoul) == ASH_HEAP
    stage.resolve()
    assert stage.table.pool == [30, 30]
    assert stage.events_of(ActionSucceeded) == []


@ruling("Allies who can play as a vampire", 1)
def test_combat_ends_if_an_ally_spends_his_last_life_on_a_strike() -> None:
    stage = PeopleStage(2, SPARK)
    ghoul, rival = stage.ally(A, RAFASTIO, 1), stage.vampire(B, "Rival")
    stage.hand(A, "Spark")
    fight(stage, ghoul, rival)
    stage.skip("strike", A)
    stage.play(A, "play spark tha", ghoul)
    stage.skip("MinionPhase")
    assert stage.zone(ghoul) == ASH_HEAP
    assert stage.blood(rival) == 9
    assert len(stage.events_of(CombatEnded)) == 1


@ruling("Allies who can play as a vampire", 2, 4)
@pytest.mark.parametrize(
    ("card", "life", "zone"), [("sunburst", 1, READY), ("trance", 0, ASH_HEAP)]
)
def test_an_ally_goes_to_no_torpor_by_his_own_cards(card: str, life: int, zone: int) -> None:
    stage = PeopleStage(2, SUNBURST, TRANCE)
    ghoul, rival = stage.ally(A, RAFASTIO), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, ghoul, rival)
    stage.play(A, f"play {card} tha", ghoul)
    while stage.window == "damage":
        stage.play(stage.decider, "pass")
    assert (stage.blood(ghoul), stage.zone(ghoul)) == (life, zone)


@ruling("Allies who can play as a vampire", 3)
def test_an_action_that_costs_the_last_life_resolves_and_ousts_before_anything_else() -> None:
    stage = PeopleStage(3, EXTORTION, WREATH)
    ghoul = stage.ally(A, RAFASTIO, 1)
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
    stage = PeopleStage(2, AMARANTH)
    ghoul, elder = stage.ally(A, RAFASTIO), stage.vampire(A, "Elder")
    stage.vampire(B, "Pupil", torpor=True)
    stage.hand(A, "Black Feast")
    assert not stage.offers(A, "play black-feast tha", ghoul)
    assert stage.offers(A, "play black-feast tha", elder)


@ruling("Allies without a specified sect", 1)
def test_an_ally_is_independent_while_he_plays_as_a_vampire() -> None:
    stage = PeopleStage(2, FREE_RITE, SABBAT_RITE, OLD_RITE, PLAIN_RITE)
    ghoul = stage.ally(A, RAFASTIO)
    stage.hand(A, "Free Rite", "Sabbat Rite", "Old Rite", "Plain Rite")
    offered = {text.split()[1] for text in stage.options(A) if text.startswith("play")}
    assert offered == {"free-rite", "plain-rite"}
    stage.play(A, "play free-rite tha", ghoul)
    stage.resolve()
    assert stage.table.pool[A] == 31


@ruling("Meets inferior discipline", 1)
def test_two_who_stand_in_for_a_discipline_give_no_superior_one() -> None:
    stage = PeopleStage(2, PLAIN_RITE, TUTOR)
    ghoul = stage.ally(A, RAFASTIO)
    stage.put_on(ghoul, "Tutor")
    stage.hand(A, "Plain Rite")
    assert offered_modes(stage, A, "plain-rite") == ["tha"]
