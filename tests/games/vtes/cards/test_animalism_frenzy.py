"""Tests of Terror Frenzy, a card of Animalism."""

from __future__ import annotations

import json

import pytest
from games.vtes.cards.combats import CombatStage, duel
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import COMBAT
from conclave.games.vtes.rules.events.combat import CombatBegan, RoundBegan
from conclave.games.vtes.rules.legality.cards_in_hand import obstacle
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.modifying import Grant

# Terror Frenzy


def terror(mode: str, *hand: str, against: tuple[str, ...] = ()) -> tuple[CombatStage, int, int]:
    """Elder of A, who has 10 blood, frightens Rival of B, who has 9; both hold these cards."""
    stage, elder, rival = duel("Terror Frenzy", *hand, opposing_hand=against)
    stage.play(A, "play terror-frenzy", mode, elder)
    return stage, elder, rival


def fight_again(stage: Stage) -> Stage:
    """The combatants press on: another round begins."""
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", stage.table.ready[A][0])
    return stage.skip("before-range", A)


def test_terror_frenzy_keeps_from_maneuvers_to_close_range() -> None:
    stage, elder, _ = terror("ani", "Fake Out", against=("Fake Out",))
    assert stage.blood(elder) == 9
    stage.skip("range", B)
    assert offered_modes(stage, B, "fake-out") == ["plain"]  # to long range
    stage, elder, _ = terror("ani", "Fake Out", against=("Fake Out",))
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    assert is_long(stage.table)
    assert offered_modes(stage, B, "fake-out") == []


def test_terror_frenzy_keeps_from_presses_to_continue_and_not_from_those_to_end() -> None:
    stage, _, _ = terror("ani", against=("Hold On",))
    choose_strikes(stage)
    stage.skip("press", B)
    assert offered_modes(stage, B, "hold-on") == []
    stage, elder, _ = terror("ani", "Hold On", against=("Hold On",))
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("press", B)
    assert offered_modes(stage, B, "hold-on") == ["plain"]


def test_terror_frenzy_keeps_from_weapons_in_every_round_of_the_combat() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    mine, gun = stage.put_on(elder, "Cudgel"), stage.put_on(rival, ".44 Magnum")
    stage.hand(A, "Terror Frenzy", "Hold On")
    fight(stage, elder, rival)
    stage.play(A, "play terror-frenzy ani", elder)
    stage.skip("range")
    assert not stage.offers(B, "maneuver", gun, "0")
    stage.skip("strike", A)
    assert stage.offers(A, "strike", mine, "0")
    stage.play(A, "strike hand")
    assert not stage.offers(B, "strike", gun, "0")
    fight_again(stage)
    stage.skip("strike", B)
    assert not stage.offers(B, "strike", gun, "0")


@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize(
    ("name", "window"), [("IR Goggles", "range"), ("Hawg", "press"), ("Flak Jacket", "damage")]
)
def test_terror_frenzy_keeps_from_what_other_equipment_offers(
    name: str, window: str, played: bool
) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = stage.put_on(rival, name)
    stage.hand(A, "Terror Frenzy")
    fight(stage, elder, rival)
    if played:
        stage.play(A, "play terror-frenzy ani", elder)
    offered = False
    while not stage.table.over and stage.prompt != "MinionPhase":
        if stage.window == window and stage.decider == B:
            offered = offered or stage.offers(B, "use", card, "0")
        stage.do_minimum()
    assert offered != played


def test_terror_frenzy_is_not_about_retainers() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    retainer = stage.put_on(rival, "Jackie Therman")
    stage.hand(A, "Terror Frenzy")
    fight(stage, elder, rival)
    stage.play(A, "play terror-frenzy ani", elder)
    stage.skip("range", B)
    assert stage.offers(B, "use", retainer, "0")


def test_equipment_is_used_again_after_the_combat() -> None:
    stage = CombatStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival")
    gun = stage.put_on(rival, ".44 Magnum")
    stage.hand(A, "Terror Frenzy")
    fight(stage, elder, rival)
    stage.play(A, "play terror-frenzy ani", elder)
    stage.skip("MinionPhase", A)
    stage.table.tapped[rival] = False
    fight(stage, kurt, rival)
    stage.skip("strike", B)
    assert stage.offers(B, "strike", gun, "0")


def test_terror_frenzy_is_for_the_first_round_and_at_superior_for_any() -> None:
    stage, _, _ = duel("Terror Frenzy", "Hold On")
    assert offered_modes(stage, A, "terror-frenzy") == ["ani", "ANI"]
    choose_strikes(stage)
    fight_again(stage)
    assert offered_modes(stage, A, "terror-frenzy") == ["ANI"]


@pytest.mark.parametrize("window", ["range", "strike", "press", "end-of-round"])
def test_terror_frenzy_is_played_before_range_alone(window: str) -> None:
    stage, _, _ = duel("Terror Frenzy")
    stage.skip(window, A)
    assert offered_modes(stage, A, "terror-frenzy") == []


def test_terror_frenzy_frightens_an_ally_only_at_inferior() -> None:
    stage = CombatStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    cudgel = stage.put_on(thug, "Cudgel")
    stage.hand(A, "Terror Frenzy")
    fight(stage, elder, thug)
    assert offered_modes(stage, A, "terror-frenzy") == ["ani"]
    stage.play(A, "play terror-frenzy ani", elder)
    stage.skip("strike", B)
    assert not stage.offers(B, "strike", cudgel, "0")


def test_terror_frenzy_at_superior_makes_combat_cards_dearer_for_the_opponent() -> None:
    stage, elder, rival = terror("ANI", "Grow", against=("Grow", "Majesty"))
    assert stage.blood(elder) == 9
    stage.play(A, "play grow plain", elder)
    assert stage.blood(elder) == 9  # only the opponent pays more
    stage.skip("before-range", B)
    stage.play(B, "play grow plain", rival)
    assert stage.blood(rival) == 8
    stage.skip("strike", B)
    stage.play(B, "play majesty pre", rival)
    assert stage.blood(rival) == 8 - 1 - 1


def test_terror_frenzy_keeps_who_has_no_blood_from_combat_cards() -> None:
    for mode, offered in (("ani", ["plain"]), ("ANI", [])):
        stage, _, rival = terror(mode, against=("Grow",))
        stage.table.blood[rival] = 0
        stage.skip("before-range", B)
        assert offered_modes(stage, B, "grow") == offered
        grow = stage.table.hand[B][0]
        mode_of_grow = stage.table.cards.modes[stage.table.definition[grow]][0]
        why = obstacle(stage.table, B, grow, mode_of_grow, rival, "before-range")
        assert why == ("" if offered else "cannot-pay-blood")


def test_terror_frenzy_does_not_make_weapons_or_abilities_dearer() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, ".44 Magnum")
    stage.hand(A, "Terror Frenzy")
    fight(stage, elder, rival)
    stage.play(A, "play terror-frenzy ANI", elder)
    stage.skip("strike", B)
    blood = stage.blood(rival)
    stage.play(B, "strike", gun, "0")
    stage.skip("MinionPhase", A)
    assert stage.blood(rival) == blood - 1  # the hand strike of Elder


def test_terror_frenzy_and_a_vampire_who_pays_less_cancel_each_other_out() -> None:
    stage = CombatStage()
    elder, adana = stage.vampire(A, "Elder"), stage.vampire(B, "Adana de Sforza")
    stage.hand(A, "Terror Frenzy")
    stage.hand(B, "Majesty")
    fight(stage, elder, adana)
    stage.play(A, "play terror-frenzy ANI", elder)
    blood = stage.blood(adana)
    stage.skip("strike", B)
    stage.play(B, "play majesty pre", adana)
    assert stage.blood(adana) == blood - 1


def test_a_vampire_plays_one_terror_frenzy_at_superior_each_combat() -> None:
    stage, elder, rival = terror("ANI", "Terror Frenzy", against=("Terror Frenzy",))
    assert offered_modes(stage, A, "terror-frenzy") == ["ani"]
    stage.skip("before-range", B)
    assert offered_modes(stage, B, "terror-frenzy") == ["ani", "ANI"]
    stage.play(B, "play terror-frenzy ANI", rival)
    assert stage.blood(rival) == 7
    stage.skip("before-range", A)
    stage.play(A, "play terror-frenzy ani", elder)
    assert stage.blood(elder) == 9 - 2


def test_terror_frenzy_ends_with_the_combat() -> None:
    stage = CombatStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Terror Frenzy")
    stage.hand(B, "Grow")
    fight(stage, elder, rival)
    stage.play(A, "play terror-frenzy ANI", elder)
    stage.skip("MinionPhase", A)
    stage.table.tapped[rival] = False
    fight(stage, kurt, rival)
    blood = stage.blood(rival)
    stage.skip("before-range", B)
    stage.play(B, "play grow plain", rival)
    assert stage.blood(rival) == blood


def test_terror_frenzy_is_stored_with_the_position() -> None:
    stage, _, rival = terror("ANI")
    loaded = stage.table.game.load(json.loads(json.dumps(stage.table.save())))
    assert isinstance(loaded, Table)
    assert loaded.digest() == stage.table.digest()
    (saved,) = loaded.notes.of(notes.GRANTED)
    assert (saved.about, saved.phrase) == (rival, ChangesCost(+1, types=(COMBAT,)))


@pytest.mark.parametrize("mode", ["ani", "ANI"])
@pytest.mark.parametrize("name", ["Aleister Crowley", "Gotsdam, The Tired Warrior"])
def test_terror_frenzy_is_not_for_who_is_immune_to_frenzy(name: str, mode: str) -> None:
    stage = PeopleStage()
    elder, immune = stage.vampire(A, "Elder"), stage.vampire(B, name)
    stage.hand(A, "Terror Frenzy")
    fight(stage, elder, immune)
    assert mode not in offered_modes(stage, A, "terror-frenzy")


@pytest.mark.parametrize("mode", ["ani", "ANI"])
def test_terror_frenzy_is_cancelled_by_a_reflex(mode: str) -> None:
    stage, elder, rival = duel(
        "Terror Frenzy", opposing_hand=("Predator's Communion", "Grow", "Fake Out")
    )
    stage.play_only(A, "play terror-frenzy", mode, elder)
    stage.skip("as-played", B)
    stage.play(B, "play predators-communion abo-reflex", rival)
    assert stage.blood(rival) == 9  # a reflex is no combat card
    stage.skip("before-range", B)
    stage.play(B, "play grow plain", rival)
    assert stage.blood(rival) == 9


@ruling("Terror Frenzy", 1)
@pytest.mark.parametrize(
    ("card", "mode", "cost"),
    [("Taste of Vitae", "plain", 0), ("Psyche!", "CEL", 0), ("Telepathic Tracking", "AUS", 1)],
)
def test_terror_frenzy_makes_cards_at_the_end_of_combat_dearer(
    card: str, mode: str, cost: int
) -> None:
    stage, _, rival = terror("ANI", against=(card,))
    choose_strikes(stage)
    stage.skip("end-of-round", B)
    blood, hurt = stage.blood(rival), 1 if card == "Taste of Vitae" else 0
    name = card.lower().replace(" ", "-").strip("!")
    stage.play(B, "play", name, mode, rival)
    assert stage.blood(rival) == blood - cost - 1 + hurt


@ruling("Terror Frenzy", 1)
def test_terror_frenzy_makes_disarm_dearer() -> None:
    stage, _, rival = terror("ANI", against=("Disarm", "Punch"))
    choose_strikes(stage, second=f"play punch plain {stage.table.word(rival)}")
    stage.skip("end-of-round", B)
    blood = stage.blood(rival)
    stage.play(B, "play disarm pot", rival)
    assert stage.blood(rival) == blood - 1


def test_terror_frenzy_lasts_through_further_rounds_but_not_in_another_combat() -> None:
    stage, _, rival = terror("ANI", "Hold On", against=("Grow", "Psyche!", "Grow"))
    choose_strikes(stage)
    fight_again(stage)
    assert len(stage.events_of(RoundBegan)) == 2
    blood = stage.blood(rival)
    stage.skip("before-range", B)
    stage.play(B, "play grow plain", rival)
    assert stage.blood(rival) == blood - 1
    stage.skip("end-of-round", B)
    stage.play(B, "play psyche CEL", rival)
    stage.skip("before-range", B)
    assert len(stage.events_of(CombatBegan)) == 2
    blood = stage.blood(rival)
    stage.play(B, "play grow plain", rival)
    assert stage.blood(rival) == blood


PEACE = Card(
    "Peace", COMBAT, effect=Grant(Forbids(("block",)), parts.OPPONENT, "turn"), when="press"
)


def test_what_an_effect_grants_until_the_end_of_the_turn_outlasts_the_combat() -> None:
    stage = PeopleStage(2, PEACE)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival, ira = stage.vampire(B, "Rival"), stage.vampire(B, "Ira")
    stage.hand(A, "Peace")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play peace plain", elder)
    stage.skip("MinionPhase", A)
    stage.table.tapped[rival] = False
    stage.play(A, "bleed", kurt)
    stage.skip("BlockQuestion", B)
    assert (stage.offers(B, "block", rival), stage.offers(B, "block", ira)) == (False, True)
    stage.skip("MinionPhase", B)
    assert stage.table.notes.of(notes.GRANTED) == ()
