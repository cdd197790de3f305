"""Cards of Potence: strikes, strength, and Immortal Grapple."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, fight, modes, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.events.combat import CombatEnded, RoundBegan
from conclave.testing import rule

HAND_STRIKES = [
    ("undead-strength", "pot", 2, 0),
    ("undead-strength", "POT", 3, 0),
    ("pushing-the-limit", "pot", 3, 1),
    ("pushing-the-limit", "POT", 4, 1),
    ("slam", "pot", 3, 1),
    ("slam", "POT", 3, 1),
]


@rule("VTES-6.4.5-01", "VTES-6.4.3-05")
@pytest.mark.parametrize(("card", "mode", "damage", "cost"), HAND_STRIKES)
def test_hand_strikes_at_more_damage(card: str, mode: str, damage: int, cost: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, elder, rival)
    strikes(stage, stage.text(f"play {card} {mode}", elder))
    stage.skip()
    assert stage.blood(rival) == 9 - damage
    assert stage.blood(elder) == 10 - cost - 1


@rule("VTES-6.4.3-09")
@pytest.mark.parametrize(("card", "mode"), [row[:2] for row in HAND_STRIKES])
def test_hand_strikes_miss_at_long_range(card: str, mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    stage.hand(B, "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", B)
    stage.play(B, "play fake-out plain", rival)
    stage.play(A, "pass")
    strikes(stage, stage.text(f"play {card} {mode}", elder))
    stage.skip()
    assert stage.blood(rival) == 9


@rule("VTES-6.4.3-05")
def test_undead_strength_with_a_melee_weapon() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    cudgel = stage.put_on(elder, "Cudgel")
    stage.hand(A, "Undead Strength")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play undead-strength POT", elder)
    assert stage.options(A) == ["strike hand", stage.text("target", cudgel)]
    stage.play(A, "target", cudgel)
    stage.play(B, "strike hand")
    stage.skip()
    assert stage.blood(rival) == 9 - (1 + 1 + 2)


def test_slam_is_not_for_weapons() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Cudgel")
    stage.hand(A, "Slam")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play slam POT", elder)
    assert stage.decider == B


@rule("VTES-6.4.2-04", "VTES-6.4.2-08", "VTES-6.4.2-09")
def test_slam_at_superior_maneuvers_to_close_range_only() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Slam")
    stage.hand(B, "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert modes(stage, A, "slam") == []
    stage.skip("range", B)
    stage.play(B, "play fake-out plain", rival)
    assert modes(stage, A, "slam") == ["POT"]
    stage.play(A, "play slam POT", elder)
    assert not is_long(stage.table)
    stage.skip("strike", A)
    assert stage.options(A) == ["strike bound"]
    strikes(stage, "strike bound")
    stage.skip()
    assert stage.blood(rival) == 6


@pytest.mark.parametrize(("mode", "damage"), [("pot", 1), ("POT", 2)])
@rule("VTES-6.4.3-10", "VTES-6.4.2-08")
def test_thrown_gate(mode: str, damage: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Thrown Gate")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, f"play thrown-gate {mode}", elder)
    assert is_long(stage.table)
    strikes(stage, "strike bound")
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9 - damage)


@rule("VTES-6.4.2-12")
def test_thrown_gate_without_its_maneuver() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Thrown Gate")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play thrown-gate POT", elder))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 7)


@pytest.mark.parametrize("mode", ["pot", "POT"])
@rule("VTES-6.4.4-03")
def test_thrown_sewer_lid_at_long_range(mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Thrown Sewer Lid", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    strikes(stage, stage.text(f"play thrown-sewer-lid {mode}", elder))
    stage.skip("press", A)
    assert stage.blood(rival) == 6
    assert stage.offers(A, "press") == (mode == "POT")


def test_thrown_sewer_lid_not_at_close_range() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Thrown Sewer Lid", "Slam")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert modes(stage, A, "slam") == ["pot", "POT"]
    assert modes(stage, A, "thrown-sewer-lid") == []


@rule("VTES-6.4.2-02")
@pytest.mark.parametrize(
    ("card", "mode", "strength", "cost"),
    [
        ("torn-signpost", "pot", 2, 0),
        ("torn-signpost", "POT", 3, 0),
        ("fists-of-death", "pot", 2, 1),
        ("fists-of-death", "POT", 3, 1),
    ],
)
def test_strength_before_range(card: str, mode: str, strength: int, cost: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card, "Wolf Claws")
    fight(stage, elder, rival)
    stage.play(A, f"play {card} {mode}", elder)
    strikes(stage)
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - strength
    stage.play(A, "play wolf-claws PRO", elder)
    strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - 2 * strength
    assert stage.blood(elder) == 10 - cost - 1 - 2


@rule("VTES-6.4.2-02")
@pytest.mark.parametrize("card", ["torn-signpost", "fists-of-death"])
def test_strength_not_later_nor_for_later_combats(card: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert modes(stage, A, card) == []
    stage = Salon()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, card, "Bum's Rush", "Freak Drive")
    fight(stage, elder, rival)
    stage.play(A, f"play {card} POT", elder)
    strikes(stage)
    stage.skip("after-action", A)
    stage.play(A, "play freak-drive FOR", elder)
    stage.skip()
    stage.play(A, "play bums-rush plain", elder)
    stage.play(A, "target", pupil)
    strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - 3
    assert stage.blood(pupil) == 5 - 1


@ruling("Torn Signpost", 2)
def test_torn_signpost_sets_the_strength_to_which_others_add() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Torn Signpost", "Torn Signpost", "Fists of Death")
    fight(stage, elder, rival)
    stage.play(A, "play torn-signpost POT", elder)
    stage.play(A, "play torn-signpost pot", elder)
    stage.play(A, "play fists-of-death pot", elder)
    strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - (2 + 1)


def grapple(mode: str) -> tuple[Salon, int, int]:
    """Elder has played Immortal Grapple on Rival."""
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Immortal Grapple", "Immortal Grapple", "Undead Strength")
    stage.hand(B, "Majesty", "Dodge", "Slam", "Thrown Gate")
    stage.put_on(rival, "Cudgel")
    stage.put_on(rival, ".44 Magnum")
    fight(stage, elder, rival)
    stage.skip("before-strikes", A)
    stage.play(A, f"play immortal-grapple {mode}", elder)
    return stage, elder, rival


def test_immortal_grapple_leaves_only_hand_strikes() -> None:
    stage, elder, rival = grapple("pot")
    stage.skip("before-strikes", A)
    assert modes(stage, A, "immortal-grapple") == []  # once each round
    stage.skip("strike", A)
    stage.play(A, "play undead-strength POT", elder)
    assert stage.options(B) == [
        "strike hand",
        stage.text("play slam pot", rival),
        stage.text("play slam POT", rival),
    ]
    stage.play(B, "strike hand")
    stage.skip("press", A)
    assert not stage.offers(A, "press")
    assert stage.blood(rival) == 6


def test_immortal_grapple_at_superior_holds_on_at_close_range() -> None:
    stage, elder, rival = grapple("POT")
    strikes(stage)
    stage.skip("press", A)
    stage.play(A, "press")
    stage.hand(B, "Fake Out")
    while stage.window != "before-strikes":
        assert stage.prompt != "DeterminingRange"
        stage.least()
    assert len(stage.told(RoundBegan)) == 2
    assert not is_long(stage.table)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert modes(stage, B, "majesty") == ["pre", "PRE"]  # the grapple was for one round
    stage.play(B, "play majesty pre", rival)
    stage.skip()
    assert len(stage.told(CombatEnded)) == 1
    assert stage.blood(rival) == 9 - 1 - 1
    assert stage.blood(elder) == 9


def test_immortal_grapple_not_at_long_range() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Immortal Grapple")
    stage.hand(B, "Fake Out")
    fight(stage, elder, rival)
    assert modes(stage, A, "immortal-grapple") == []
    stage.skip("range", B)
    stage.play(B, "play fake-out plain", rival)
    stage.skip("before-strikes", A)
    assert modes(stage, A, "immortal-grapple") == []
