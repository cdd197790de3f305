"""Cards of Presence."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, fight, modes, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.events.combat import CombatEnded
from conclave.games.vtes.rules.politics import tally
from conclave.testing import rule

BLEEDS = [
    ("intimidation", "pre", 1, 0, 0),
    ("intimidation", "PRE", 2, 0, 0),
    ("legal-manipulations", "pre", 2, 1, 0),
    ("legal-manipulations", "PRE", 2, 1, 1),
    ("social-charm", "pre", 1, 0, 0),
    ("social-charm", "PRE", 1, 0, 1),
    ("enchant-kindred", "pre", 1, 0, 0),
    ("entrancement", "pre", 1, 0, 0),
]


@rule("VTES-6.1.6-03", "VTES-6.1.6-05")
@pytest.mark.parametrize(("card", "mode", "more", "cost", "gain"), BLEEDS)
def test_bleed_actions(card: str, mode: str, more: int, cost: int, gain: int) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card)
    stage.play(A, f"play {card} {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 0
    stage.resolve()
    assert stage.table.pool == [30 + gain, 30 - 1 - more]
    assert stage.blood(elder) == 10 - cost


@rule("VTES-R-30")
@pytest.mark.parametrize("card", ["legal-manipulations", "social-charm"])
def test_no_pool_for_a_bleed_that_came_to_nothing(card: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    stage.hand(B, "Telepathic Counter")
    second = stage.vampire(B, "Pupil")
    stage.hand(B, "Telepathic Counter")
    stage.play(A, f"play {card} PRE", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play telepathic-counter AUS", rival)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play telepathic-counter aus", second)
    stage.resolve()
    assert stage.table.pool == [30, 30]


def test_a_second_bleed_in_a_turn_is_no_better_with_a_card() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Intimidation", "Freak Drive", "Restoration")
    bleed(stage, elder)
    stage.skip("after-action", A)
    stage.play(A, "play freak-drive for", elder)
    stage.skip()
    assert modes(stage, A, "restoration") == ["for", "FOR"]
    assert modes(stage, A, "intimidation") == []


def test_enchant_kindred_and_entrancement_at_superior() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    young, thug = stage.uncontrolled(A, "Fledgling"), stage.ally(B, "Thug")
    stage.hand(A, "Enchant Kindred", "Entrancement")
    stage.play(A, "play enchant-kindred PRE", elder)
    stage.resolve()
    assert stage.blood(young) == 2
    stage.table.tapped[elder] = False
    stage.play(A, "play entrancement PRE", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.table.controller[thug] == A
    assert thug in stage.table.ready[A]


def test_entrancement_is_for_allies_of_others() -> None:
    stage = Salon()
    stage.vampire(A, "Elder")
    stage.ally(A, "Thug")
    stage.vampire(B, "Rival")
    stage.hand(A, "Entrancement")
    assert modes(stage, A, "entrancement") == ["pre"]


@pytest.mark.parametrize(
    ("minion", "mode", "more"), [("Pupil", "pre", 2), ("Elder", "pre", 1), ("Elder", "PRE", 2)]
)
def test_aire_of_elation_is_better_for_toreador(minion: str, mode: str, more: int) -> None:
    stage = Salon()
    acting = stage.vampire(A, minion)
    stage.hand(A, "Aire of Elation", "Threats")
    bleed(stage, acting)
    stage.play(A, f"play aire-of-elation {mode}", acting)
    assert modes(stage, A, "threats") == []
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1 - more


# Referendums


def referendum(*hand: str) -> tuple[Salon, int]:
    """Elder has called for Anarchist Uprising; the votes are being cast."""
    stage = Salon(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Anarchist Uprising", *hand)
    stage.play(A, "play anarchist-uprising plain", elder)
    stage.skip("polling", A)
    return stage, elder


@rule("VTES-6.3.3-21")
@pytest.mark.parametrize(("mode", "number"), [("pre", 2), ("PRE", 4)])
def test_bewitching_oration(mode: str, number: int) -> None:
    stage, elder = referendum("Bewitching Oration")
    assert not stage.offers(A, "vote", elder, "for")
    stage.play(A, f"play bewitching-oration {mode}", elder)
    stage.play(A, "vote", elder, "for")
    assert tally(stage.table)[0] == number
    stage.skip()
    assert stage.table.pool[A] == 29


@pytest.mark.parametrize("card", ["Bewitching Oration", "Awe"])
def test_votes_are_for_referendums_and_for_the_acting_vampire(card: str) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, card, "Threats")
    bleed(stage, elder)
    assert modes(stage, A, "threats") == ["dom", "DOM"]
    assert modes(stage, A, card.lower().replace(" ", "-")) == []
    stage, elder = referendum(card)
    stage.vampire(B, "Rival")
    stage.hand(B, card)
    stage.skip("polling", B)
    assert modes(stage, B, card.lower().replace(" ", "-")) == []


@rule("VTES-1.6.1-05")
@pytest.mark.parametrize(("mode", "number"), [("pre", 4), ("PRE", 7)])
def test_awe_for_three_blood(mode: str, number: int) -> None:
    stage, elder = referendum("Awe")
    stage.play(A, f"play awe {mode}", elder)
    assert stage.options(A) == [f"number {each}" for each in range(11)]
    stage.play(A, "number 3")
    assert stage.blood(elder) == 7
    stage.play(A, "vote", elder, "against")
    assert tally(stage.table)[1] == number


def test_awe_for_nothing() -> None:
    stage, elder = referendum("Awe")
    stage.play(A, "play awe PRE", elder)
    stage.play(A, "number 0")
    assert stage.blood(elder) == 10
    stage.play(A, "vote", elder, "for")
    assert tally(stage.table)[0] == 1


@pytest.mark.parametrize("take", [0, 1, 2])
def test_voter_captivation_at_superior(take: int) -> None:
    stage = Salon(3)
    elder = stage.vampire(A, "Elder", 3)
    stage.hand(A, "Anarchist Uprising", "Bewitching Oration", "Voter Captivation")
    stage.play(A, "play anarchist-uprising plain", elder)
    stage.skip("polling", A)
    stage.play(A, "play bewitching-oration PRE", elder)
    stage.play(A, "vote", elder, "for")
    stage.play(A, "vote calling-card for")
    stage.skip("after-action", A)
    stage.play(A, "play voter-captivation PRE", elder)
    assert stage.options(A) == ["number 0", "number 1", "number 2"]
    stage.play(A, f"number {take}")
    assert stage.blood(elder) == 3 + 5 - take
    assert stage.table.pool[A] == 29 + take


def test_voter_captivation_at_inferior_and_not_after_a_defeat() -> None:
    stage = Salon(3)
    elder = stage.vampire(A, "Elder", 3)
    stage.hand(A, "Anarchist Uprising", "Voter Captivation")
    stage.play(A, "play anarchist-uprising plain", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("after-action", A)
    stage.play(A, "play voter-captivation pre", elder)
    assert stage.blood(elder) == 4
    for end in ("bleed", "play anarchist-uprising plain"):
        stage = Salon(3)
        elder = stage.vampire(A, "Elder", 3)
        stage.hand(A, "Anarchist Uprising", "Voter Captivation", "Freak Drive")
        stage.play(A, end, elder)
        stage.skip("after-action", A)
        assert modes(stage, A, "freak-drive") == ["for", "FOR"]
        assert modes(stage, A, "voter-captivation") == []


# In combat


@rule("VTES-6.4.5-22")
@pytest.mark.parametrize(
    ("card", "mode", "untaps", "cost"),
    [
        ("majesty", "pre", False, 1),
        ("majesty", "PRE", True, 1),
        ("staredown", "PRE", False, 0),
        ("earth-meld", "pro", False, 0),
        ("earth-meld", "PRO", True, 0),
        ("rapid-change", "PRO", False, 1),
        ("spiritual-intervention", "NEC", False, 0),
    ],
)
def test_combat_ends(card: str, mode: str, untaps: bool, cost: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    stage.hand(B, "Dodge")
    fight(stage, elder, rival)
    strikes(stage, stage.text(f"play {card} {mode}", elder), stage.text("play dodge plain", rival))
    stage.skip("after-action")
    assert len(stage.told(CombatEnded)) == 1
    assert stage.table.tapped[elder] != untaps
    assert stage.blood(elder) == 10 - cost


def test_majesty_at_superior_is_also_for_an_untapped_vampire() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Majesty")
    fight(stage, elder, rival)
    stage.table.tapped[rival] = False
    strikes(stage, "strike hand", stage.text("play majesty PRE", rival))
    stage.skip()
    assert stage.blood(rival) == 8
    assert not stage.table.tapped[rival]


@pytest.mark.parametrize(
    ("card", "mode"), [("staredown", "pre"), ("spiritual-intervention", "nec")]
)
def test_dodges(card: str, mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, elder, rival)
    strikes(stage, stage.text(f"play {card} {mode}", elder))
    stage.skip("press", A)
    assert stage.told(CombatEnded) == []
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


# Approximation of Loyalty


def test_approximation_of_loyalty_keeps_a_lesser_minion_from_blocking() -> None:
    stage = Salon()
    kurt = stage.vampire(A, "Kurt")
    rival, pupil, thug = stage.vampire(B, "Rival"), stage.vampire(B, "Pupil"), stage.ally(B, "Thug")
    stage.hand(A, "Approximation of Loyalty")
    bleed(stage, kurt)
    stage.play(A, "play approximation-of-loyalty pre", kurt)
    assert stage.options(A) == [stage.text("target", pupil), stage.text("target", thug)]
    stage.play(A, "target", thug)
    assert stage.blood(kurt) == 7
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", rival)
    assert stage.offers(B, "block", pupil)
    assert not stage.offers(B, "block", thug)


def test_approximation_of_loyalty_is_for_an_elder() -> None:
    for name, expected in (("Kurt", ["pre"]), ("Pupil", [])):
        stage = Salon()
        acting = stage.vampire(A, name)
        stage.ally(B, "Thug")
        stage.hand(A, "Approximation of Loyalty")
        bleed(stage, acting)
        assert modes(stage, A, "approximation-of-loyalty") == expected


@ruling("Approximation of Loyalty", 1)
def test_approximation_of_loyalty_is_for_before_any_other_modifier_or_reaction() -> None:
    stage = Salon()
    kurt = stage.vampire(A, "Kurt")
    stage.ally(B, "Thug")
    pupil = stage.vampire(B, "Pupil", tapped=True)
    stage.hand(A, "Approximation of Loyalty", "Conditioning", "Seduction")
    bleed(stage, kurt)
    stage.play(A, "play seduction DOM", kurt)
    assert stage.window == "announced"
    assert modes(stage, A, "approximation-of-loyalty") == ["pre"]
    stage.play(A, "play conditioning dom", kurt)
    assert stage.window == "announced"
    assert modes(stage, A, "approximation-of-loyalty") == []
    assert stage.table.tapped[pupil]


@ruling("Approximation of Loyalty", 2)
def test_the_card_of_the_action_is_replaced_before_approximation_of_loyalty_is_played() -> None:
    stage = Salon()
    kurt = stage.vampire(A, "Kurt")
    stage.ally(B, "Thug")
    stage.hand(A, "Intimidation", *["Blur"] * 6)
    stage.library(A, "Approximation of Loyalty")
    stage.play(A, "play intimidation pre", kurt)
    stage.skip("announced", A)
    assert modes(stage, A, "approximation-of-loyalty") == ["pre"]


def reacts(stage: Stage, minion: int) -> Stage:
    """B reduces the bleed with a card: the time to cancel it, without anybody passing yet."""
    stage.skip("BlockQuestion", B)
    Stage.play(stage, B, "play telepathic-counter aus", minion)
    return stage


@ruling("Cancel", 2, 3)
def test_approximation_of_loyalty_at_superior_cancels_a_reaction_of_a_lesser_minion() -> None:
    stage = Salon()
    kurt, pupil = stage.vampire(A, "Kurt"), stage.vampire(B, "Pupil")
    stage.hand(A, "Approximation of Loyalty", "Conditioning")
    stage.hand(B, "Telepathic Counter", "Telepathic Counter")
    bleed(stage, kurt)
    reacts(stage, pupil)
    assert stage.window == "as-played"
    assert modes(stage, A, "approximation-of-loyalty") == ["PRE"]
    stage.play(A, "play approximation-of-loyalty PRE", kurt)
    assert stage.window == "announced"
    assert modes(stage, A, "conditioning") == []  # no more modifiers
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, "telepathic-counter") == []  # it was played, though cancelled
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert stage.blood(kurt) == 7


def test_approximation_of_loyalty_at_superior_is_not_against_an_elder() -> None:
    stage = Salon()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.hand(A, "Approximation of Loyalty", "Conditioning")
    stage.hand(B, "Telepathic Counter")
    bleed(stage, kurt)
    reacts(stage, rival)
    assert stage.window == "as-played"
    assert modes(stage, A, "approximation-of-loyalty") == []
    stage.skip("announced", A)
    assert modes(stage, A, "conditioning") == ["dom", "DOM"]


@ruling("Cancel", 1)
def test_a_reaction_is_not_replaced_before_the_time_to_cancel_it_is_over() -> None:
    stage = Salon()
    kurt, pupil = stage.vampire(A, "Kurt"), stage.vampire(B, "Pupil")
    stage.hand(A, "Approximation of Loyalty", "Conditioning")
    stage.hand(B, "Telepathic Counter", *["Blur"] * 6)
    stage.library(B, "Majesty")
    bleed(stage, kurt)
    reacts(stage, pupil)
    assert len(stage.table.hand[B]) == 6
    assert modes(stage, A, "conditioning") == []  # only what cancels it can be played
    stage.play(A, "play approximation-of-loyalty PRE", kurt)
    assert "majesty" in stage.names(stage.table.hand[B])
