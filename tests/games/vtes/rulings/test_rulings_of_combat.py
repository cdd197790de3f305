"""Rulings on combat: strikes, maneuvers, damage, and combats that follow each other."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import bleed, fight, modes, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.rulings.court import Court
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.events.actions import ActionEnded
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded, TookDamage
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.notes import OTHER_STRIKES
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ALLY, ASH_HEAP, COMBAT, READY, TORPOR
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.combat import KeepsFrom
from conclave.games.vtes.vocabulary.damage import Strength
from conclave.games.vtes.vocabulary.effects import ToTorpor

GRAVE = Card("Grave", COMBAT, effect=Strike(ToTorpor(parts.OPPONENT), damage=1, aggravated=True))
SWIFT = Card("Swift Blow", COMBAT, effect=Strike(hand=True, damage=9, first=True))
TANGLE = Card("Tangle", COMBAT, effect=KeepsFrom((OTHER_STRIKES,), parts.OPPONENT, "round"))
FEEBLE = Card("Feeble", COMBAT, effect=Strength(2, base=True), when="before-range")
GIANT = Card("Giant", ALLY, life=5, strength=4)
MADE_UP = (GRAVE, SWIFT, TANGLE, FEEBLE, GIANT)


def duel(*extra: str, foe: tuple[str, ...] = (), blood: int = 9) -> tuple[Court, int, int]:
    """Elder with these cards bleeds and is blocked by Rival with those."""
    stage = Court(2, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", blood)
    stage.hand(A, *extra)
    stage.hand(B, *foe)
    fight(stage, elder, rival)
    return stage, elder, rival


# Strikes


@ruling(".44 Magnum", 1)
def test_a_stolen_gun_has_no_second_maneuver_in_the_combat() -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, ".44 Magnum")
    stage.hand(A, "Fast Hands", "Flash", "Flash")
    fight(stage, elder, rival)
    stage.skip("range", B)
    stage.play(B, "maneuver", gun, "0")
    stage.skip("range", A)
    stage.play(A, "play flash cel", elder)
    stage.skip("strike", A)
    stage.play(A, "play fast-hands CEL", elder)
    stage.skip("press", A)
    assert stage.table.host[gun] == elder
    stage.play(A, "play flash cel", elder)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver", gun, "0")
    stage.skip("strike", A)
    assert stage.offers(A, "strike", gun, "0")


@ruling("Weapon once per combat", 1)
@ruling("Weapon once per round", 1)
@pytest.mark.parametrize("name", ["Brass Knuckles", "Sawed-Off Shotgun", "Combat Shotgun"])
def test_a_second_copy_of_a_weapon_may_be_used_too(name: str) -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    one, two = stage.put_on(elder, name), stage.put_on(elder, name)
    stage.hand(A, "Blur")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "strike", one, "0")
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur cel", elder)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", one, "0")
    assert stage.offers(A, "strike", two, "0")


@ruling("Slam", 1)
def test_the_damage_that_is_added_is_of_the_same_kind() -> None:
    stage, elder, rival = duel("Slam", "Claws of the Dead", blood=5)
    stage.play(A, "play claws-of-the-dead pro", elder)
    strikes(stage, stage.text("play slam pot", elder))
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 5 - 2  # one wounds, the other two cost blood


@ruling("Lucky Blow", 1)
def test_lucky_blow_goes_with_no_other_strike_card() -> None:
    stage, elder, rival = duel("Lucky Blow", "Slam", "Undead Strength")
    stage.skip("strike", A)
    stage.play(A, "play lucky-blow plain", elder)
    assert not stage.offers(A, "play slam pot", elder)
    stage.play(B, "strike hand")
    stage.skip()
    assert stage.blood(rival) == 9 - 2
    assert stage.names(stage.table.hand[A]) == ["slam", "undead-strength"]


@ruling("Strikes with optional maneuver", 1)
@pytest.mark.parametrize("tangled", [True, False])
def test_a_strike_that_cant_be_used_gives_no_maneuver(tangled: bool) -> None:
    stage = Court(2, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, ".44 Magnum")
    stage.hand(A, "Tangle")
    stage.hand(B, "Thrown Gate")
    fight(stage, elder, rival)
    if tangled:
        stage.play(A, "play tangle plain", elder)
    stage.skip("range", B)
    assert stage.offers(B, "maneuver", gun, "0") != tangled
    assert (modes(stage, B, "thrown-gate") == []) == tangled


@ruling("Drain Essence", 1)
def test_drain_essence_takes_what_there_is() -> None:
    stage, elder, rival = duel("Flash", "Drain Essence", blood=2)
    stage.skip("press", A)
    assert stage.blood(rival) == 1
    stage.play(A, "play flash cel", elder)
    strikes(stage, stage.text("play drain-essence THA", elder))
    stage.skip()
    assert stage.blood(rival) == 0
    assert stage.blood(elder) == 10 - 1 - 1 + 1 - 1


@ruling("Entombment", 2)
def test_a_vampire_who_is_sent_to_torpor_is_wounded() -> None:
    stage, elder, rival = duel("Grave", blood=0)
    strikes(stage, stage.text("play grave plain", elder))
    stage.skip()
    assert stage.zone(rival) == ASH_HEAP  # by the damage, which finds him wounded already


@ruling("Torn Signpost", 1)
def test_the_strength_may_be_set_to_less() -> None:
    stage = Court(2, *MADE_UP)
    giant, rival = stage.ally(A, "Giant"), stage.vampire(B, "Rival")
    stage.hand(A, "Feeble")
    assert values.strength(stage.table, giant) == 4
    fight(stage, giant, rival)
    stage.play(A, "play feeble plain", giant)
    assert values.strength(stage.table, giant) == 2


@ruling("Make strike aggravated", 1)
def test_claws_are_played_when_both_strikes_are_known_and_not_later() -> None:
    stage, elder, rival = duel("Claws of the Dead", "Wolf Claws", foe=("Skin of Rock",))
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    assert (stage.window, stage.decider) == ("strikes-chosen", A)
    assert stage.options(A) == [
        stage.text("play claws-of-the-dead pro", elder),
        stage.text("play wolf-claws pro", elder),
        "pass",
    ]
    stage.play(A, "play claws-of-the-dead pro", elder)
    stage.skip("damage", B)
    assert modes(stage, A, "wolf-claws") == []
    stage.skip()
    assert stage.zone(rival) == TORPOR


def test_nobody_is_asked_for_claws_who_does_not_strike_by_hand() -> None:
    stage, elder, rival = duel("Dodge", foe=("Thrown Gate",))
    stage.skip("strike", A)
    stage.play(A, "play dodge plain", elder)
    stage.play(B, "play thrown-gate pot", rival)
    assert stage.window == "additional-strikes"


# Range and damage


@ruling("Set range", 1)
def test_a_set_range_leaves_time_for_what_comes_before_range() -> None:
    stage, elder, _ = duel("Immortal Grapple", "Torn Signpost", "Flash", foe=("Flash",))
    stage.skip("before-strikes", A)
    stage.play(A, "play immortal-grapple POT", elder)
    stage.skip("press", A)
    stage.play(A, "press")
    stage.skip("before-range", A)
    assert modes(stage, A, "torn-signpost") == ["pot", "POT"]
    seen = []
    while stage.window != "strike":
        seen.append(stage.window)
        stage.play(stage.decider, "pass")
    assert "range" not in seen
    assert not is_long(stage.table)


@ruling("Environmental damage", 1)
@pytest.mark.parametrize(
    ("mine", "theirs", "lost"),
    [("strike hand", "dodge", 2), ("strike hand", "majesty", 0), ("swift-blow", "strike hand", 0)],
)
def test_crows_hurt_who_dodges_but_not_when_combat_is_over_before(
    mine: str, theirs: str, lost: int
) -> None:
    stage, elder, rival = duel("Carrion Crows", "Swift Blow", foe=("Dodge", "Majesty"), blood=6)
    stage.play(A, "play carrion-crows ANI", elder)
    moves = {
        "strike hand": "strike hand",
        "dodge": stage.text("play dodge plain", rival),
        "majesty": stage.text("play majesty pre", rival),
        "swift-blow": stage.text("play swift-blow plain", elder),
    }
    strikes(stage, moves[mine], moves[theirs])
    stage.skip("MinionPhase")
    hurt = [e.normal for e in stage.told(TookDamage) if e.card.startswith("rival")]
    assert hurt.count(2) == (1 if lost else 0)


@ruling("Immideate damage prevention", 1)
@ruling("Hidden Strength", 3)
@pytest.mark.parametrize(
    "card",
    ["skin-of-rock", "resilience", "soak", "skin-of-steel", "rolling-with-the-punches",
     "glancing-blow", "hidden-strength"],
)  # fmt: skip
def test_damage_is_prevented_only_when_there_is_some(card: str) -> None:
    stage, *_ = duel("Undead Strength", foe=(card,))
    for window in ("before-range", "range", "strike"):
        stage.skip(window, B)
        assert modes(stage, B, card) == []
    stage.play(B, "strike hand")
    stage.skip("damage", B)
    assert modes(stage, B, card) != []
    stage, elder, _ = duel("Dodge", foe=(card,))
    strikes(stage, stage.text("play dodge plain", elder))
    stage.skip("MinionPhase")
    assert card in stage.names(stage.table.hand[B])
    assert stage.told(TookDamage) == []


@ruling("Marty Lechtansi", 1)
def test_marty_has_his_press_in_the_press_step_alone() -> None:
    stage = Court(2)
    marty, rival = stage.vampire(A, "Marty Lechtansi"), stage.vampire(B, "Rival")
    fight(stage, marty, rival)
    for window in ("before-range", "range", "strike"):
        stage.skip(window, A)
        assert not stage.offers(A, "use", marty, "0")
    stage.skip("press", A)
    assert stage.offers(A, "use", marty, "0")


# One combat after another


@ruling("Majesty", 1)
@ruling("Psyche!", 1)
def test_who_untaps_as_combat_ends_stays_untapped_in_the_next_combat() -> None:
    stage, elder, rival = duel("Majesty", foe=("Psyche!",))
    assert stage.table.tapped[elder]
    strikes(stage, stage.text("play majesty PRE", elder))
    stage.skip("end-of-round", B)
    stage.play(B, "play psyche CEL", rival)
    stage.skip("strike", A)
    assert len(stage.told(CombatBegan)) == 2
    assert not stage.table.tapped[elder]


@ruling("Psyche!", 2)
def test_only_one_combat_follows() -> None:
    stage, elder, rival = duel("Psyche!", foe=("Psyche!",))
    strikes(stage)
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("end-of-round", B)
    assert modes(stage, B, "psyche") == []
    stage.skip("strike", A)
    assert len(stage.told(CombatBegan)) == 2
    assert stage.zone(rival) == READY


@ruling("Psyche!", 4)
@pytest.mark.parametrize("first", ["psyche CEL", "taste-of-vitae plain"])
def test_taste_of_vitae_comes_before_or_after_psyche(first: str) -> None:
    stage, elder, _ = duel("Psyche!", "Taste of Vitae", "Undead Strength")
    strikes(stage, stage.text("play undead-strength POT", elder))
    stage.skip("end-of-round", A)
    second = "taste-of-vitae plain" if first == "psyche CEL" else "psyche CEL"
    stage.play(A, "play", first, elder)
    stage.skip("end-of-round", A)
    stage.play(A, "play", second, elder)
    stage.skip("strike", A)
    assert len(stage.told(CombatBegan)) == 2
    assert stage.blood(elder) == 10


@ruling("Psyche!", 5, 6)
def test_the_next_combat_is_one_of_its_own_within_the_same_action() -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lucky Blow", "Psyche!", "Freak Drive", *["Ascendance"] * 4)
    stage.library(A, "Vessel", "Fame")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play lucky-blow plain", elder))
    stage.skip("end-of-round", A)
    assert len(stage.table.hand[A]) == 6
    stage.play(A, "play psyche CEL", elder)
    assert len(stage.table.hand[A]) == 6
    stage.skip("before-range", A)
    assert len(stage.table.hand[A]) == 7
    assert stage.table.view(None)["action"]["minion"].startswith("elder")
    assert stage.told(ActionEnded) == []
    stage.skip("after-action", A)
    assert len(stage.told(CombatEnded)) == 2
    assert modes(stage, A, "freak-drive") == ["FOR"]


@ruling("Guard Dogs", 1)
@ruling("Spirit's Touch", 1)
@pytest.mark.parametrize("card", ["guard-dogs", "spirits-touch"])
def test_the_maneuver_of_a_blocker_is_for_the_combat_that_the_block_leads_to(card: str) -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Psyche!", "Lost in Crowds")
    stage.hand(B, card)
    stage.table.tapped[rival] = card == "guard-dogs"
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    if card == "guard-dogs":
        stage.play(B, "play guard-dogs ANI", rival)
    try_block(stage, rival)
    if card == "spirits-touch":
        stage.play(A, "play lost-in-crowds obf", elder)
        stage.skip("block", B)
        stage.play(B, "play spirits-touch AUS", rival)
    stage.skip("range", B)
    assert stage.offers(B, "maneuver")
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("range", B)
    assert len(stage.told(CombatBegan)) == 2
    assert not stage.offers(B, "maneuver")


@ruling("Cats' Guidance", 1)
def test_cats_guidance_is_played_after_all_combats() -> None:
    stage, elder, rival = duel("Psyche!", foe=("Cats' Guidance",))
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    seen = []
    while stage.window != "after-action":
        seen += modes(stage, stage.decider, "cats-guidance")
        stage.least()
    stage.skip("after-action", B)
    assert seen == []
    assert len(stage.told(CombatEnded)) == 2
    stage.play(B, "play cats-guidance ani", rival)
    assert not stage.table.tapped[rival]


@ruling("Cats' Guidance", 2)
def test_cats_guidance_is_not_for_a_vampire_in_torpor() -> None:
    stage, elder, rival = duel("Undead Strength", foe=("Cats' Guidance",), blood=1)
    strikes(stage, stage.text("play undead-strength POT", elder))
    while stage.window != "after-action":
        stage.least()
    stage.skip("after-action", B)
    assert stage.zone(rival) == TORPOR
    assert modes(stage, B, "cats-guidance") == []
