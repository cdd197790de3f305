"""Allies who play cards as vampires: with life for blood, and burned for torpor (VTES-1.6.3)."""

from __future__ import annotations

from dataclasses import dataclass

from games.vtes.made_up import (
    FLEDGLING,
    GHOUL,
    PlaysBasic,
)  # fmt: skip
from games.vtes.minion_cards import DRINK, MINE, plays
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.words import (
    ACTION,
    ALLY,
    ASH_HEAP,
    CAMARILLA,
    COMBAT,
    DOMINATE,
    READY,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire
from conclave.games.vtes.vocabulary.effects import PutInPlay, ToTorpor
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
    assert plays(poor, A, "govern-the-unaligned") == []


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
