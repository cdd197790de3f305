"""Tests of retainers."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.combat.damage import is_immune
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    COMBAT,
    MORTAL,
    NECROMANCY,
    ON_CARD,
    REMOVED,
)
from conclave.games.vtes.rules.knowledge import has_open_hand
from conclave.games.vtes.rules.modes import NO_EFFECT, Action
from conclave.games.vtes.rules.notes import PLAYED_AT_SUPERIOR
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.choosing import Search
from conclave.games.vtes.vocabulary.combat import AnotherCombat
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.effects import Burn
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, IsObtainable
from conclave.lang.resolving import Resolving
from conclave.testing import rule

# J. S. Simmons, Esq.


@pytest.mark.parametrize(
    ("name", "what", "number"),
    [
        ("J. S. Simmons, Esq.", "bleed", 2),
        ("Tasha Morgan", "bleed", 2),
        ("Robert Carter", "bleed", 3),
        ("Mr. Winthrop", "intercept", 1),
        ("Raven Spy", "intercept", 1),
        ("Revenant", "intercept", 1),
    ],
)
def test_a_retainer_adds_to_his_minion_and_to_nobody_else(
    name: str, what: str, number: int
) -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(A, "Mazz")
    stage.put_on(krid, name)
    read = values.bleed if what == "bleed" else values.intercept
    assert read(stage.table, krid) == number
    assert read(stage.table, mazz) == (1 if what == "bleed" else 0)


# Childling Muse


@pytest.mark.parametrize(
    ("name", "member"), [("Childling Muse", "Quentin King III"), ("D'habi Revenant", "Sargon")]
)
def test_a_retainer_of_a_clan_adds_to_the_bleed_of_its_members_alone(
    name: str, member: str
) -> None:
    stage = Stage(2)
    his, krid = stage.vampire(A, member), stage.vampire(A, "Krid")
    stage.put_on(his, name)
    stage.put_on(krid, name)
    assert values.bleed(stage.table, his) == 2
    assert values.bleed(stage.table, krid) == 1


# Charnas the Imp

ATTACKS = (
    Card(
        "Spark",
        ACTION,
        effect=Action(Inflict(1, parts.TARGET), target=targets.One(filters.RETAINER)),
    ),
    Card("Slay", ACTION, effect=Action(Burn(), target=targets.One(filters.MINION))),
)


@ruling("Retainers and equipment put on different minion", 2)
@pytest.mark.parametrize("seat", [A, B])
def test_charnas_is_put_on_any_minion_who_controls_him_from_then_on(seat: int) -> None:
    stage = PeopleStage()
    judge, thug = stage.vampire(A, "Judge"), stage.ally(seat, "Thug")
    stage.vampire(B, "Rival")
    stage.hand(A, "Charnas the Imp")
    stage.play(A, "play charnas-the-imp plain", judge)
    stage.play(A, "target", thug)
    view = stage.table.view(None)["action"]
    assert (view["kind"], view["stealth"]) == ("employ", 1)
    stage.resolve()
    (charnas,) = stage.table.attached[thug]
    assert stage.table.attached[judge] == ()
    assert (stage.blood(charnas), stage.table.controller[charnas]) == (1, seat)
    assert stage.blood(judge) == 7


@ruling("Retainers and equipment put on different minion", 1)
def test_charnas_is_put_on_the_acting_minion_by_other_actions() -> None:
    obtainable = filters.All(filters.RETAINER, IsObtainable())
    summons = Card("Summons", ACTION, effect=Action(Search(obtainable, then=EquipFromHand())))
    stage = PeopleStage(2, summons)
    judge, _ = stage.vampire(A, "Judge"), stage.ally(A, "Thug")
    stage.hand(A, "Summons", *["Lamp"] * 6)
    stage.library(A, *["Cellar"] * 3, "Charnas the Imp")
    stage.play(A, "play summons plain", judge)
    stage.skip("Search", A)
    stage.play(A, "name charnas-the-imp")
    stage.resolve()
    assert stage.names(stage.table.attached[judge]) == ["charnas-the-imp"]
    assert stage.blood(judge) == 7


def test_charnas_hurts_his_minion_in_the_untap_phase_of_its_controller() -> None:
    stage = PeopleStage(2, phase="untap")
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Charnas the Imp")
    stage.skip("MasterPhase", A)
    assert stage.blood(elder) == 9
    stage.skip("MasterPhase", B)
    assert stage.blood(elder) == 9


@ruling("Charnas the Imp", 1)
@pytest.mark.parametrize("by_his_minion", [True, False])
def test_charnas_takes_no_damage_from_his_minion(by_his_minion: bool) -> None:
    stage = PeopleStage(2, *ATTACKS)
    elder, other = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    charnas = stage.put_on(elder, "Charnas the Imp")
    stage.hand(A, "Spark")
    stage.play(A, "play spark plain", elder if by_his_minion else other)
    stage.resolve()
    assert stage.zone(charnas) == (ON_CARD if by_his_minion else ASH_HEAP)


def test_the_minion_with_charnas_is_not_immune_to_his_own_damage() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Charnas the Imp")
    assert not is_immune(stage.table, elder, elder)


@pytest.mark.parametrize("moves", [True, False])
def test_charnas_goes_to_another_minion_when_his_is_burned(moves: bool) -> None:
    stage = PeopleStage(2, *ATTACKS)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    charnas = stage.put_on(rival, "Charnas the Imp")
    stage.hand(A, "Slay")
    stage.play(A, "play slay plain", elder)
    stage.play(A, "target", rival)
    stage.skip("ForOne", B)
    if moves:
        stage.play(B, "target", elder)
        stage.resolve()
        assert stage.table.attached[elder] == (charnas,)
        assert (stage.blood(charnas), stage.table.controller[charnas]) == (1, A)
    else:
        stage.play(B, "done")
        stage.resolve()
        assert stage.zone(charnas) == ASH_HEAP
    assert stage.zone(rival) == ASH_HEAP


@ruling("Charnas the Imp", 2)
def test_charnas_is_removed_with_a_minion_whose_controller_is_ousted() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    charnas = stage.put_on(rival, "Charnas the Imp")
    stage.pool(B, 1)
    bleed(stage, elder)
    stage.resolve()
    assert stage.table.out[B]
    assert stage.zone(charnas) == REMOVED


# Corpse Balloon


def test_corpse_balloon_maneuvers_after_blocking_a_directed_action() -> None:
    stage = PeopleStage(active=B)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    balloon = stage.put_on(elder, "Corpse Balloon")
    bleed(stage, rival, B)
    try_block(stage, elder, A)
    stage.skip("range", A)
    stage.play(A, "use", balloon, "0")
    assert is_long(stage.table)
    assert not stage.offers(A, "use", balloon, "0")


def test_corpse_balloon_does_nothing_for_a_vampire_who_was_blocked() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    balloon = stage.put_on(elder, "Corpse Balloon")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert not stage.offers(A, "use", balloon, "0")


@pytest.mark.parametrize(("superior", "more"), [(False, 0), (True, 1)])
def test_corpse_balloon_at_superior_gives_intercept_against_directed_actions(
    superior: bool, more: int
) -> None:
    stage = PeopleStage(active=B)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    balloon = stage.put_on(elder, "Corpse Balloon")
    if superior:
        noting.note(stage.table, 0, PLAYED_AT_SUPERIOR, balloon)
    assert values.intercept(stage.table, elder) == 0
    bleed(stage, rival, B)
    assert values.intercept(stage.table, elder) == more


# D'habi Revenant


@rule("VTES-1.6.1-18")
def test_dhabi_revenant_has_the_burn_option_without_a_baali() -> None:
    stage = Stage(2, phase="untap")
    stage.hand(A, "D'habi Revenant")
    assert stage.offers(A, "burn-option", "dhabi-revenant")
    stage.vampire(A, "Sargon")
    assert not stage.offers(A, "burn-option", "dhabi-revenant")


# Ghoul Escort


def test_ghoul_escort_untaps_a_blocked_vampire_instead_of_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    escort = stage.put_on(elder, "Ghoul Escort")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("blocked", A)
    stage.play(A, "use", escort, "0")
    stage.resolve()
    assert stage.zone(escort) == ASH_HEAP
    assert not stage.table.tapped[elder]
    assert stage.table.tapped[rival]
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


@ruling("Ghoul Escort", 1)
def test_ghoul_escort_does_not_help_a_vampire_leaving_torpor() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder", torpor=True), stage.ally(B, "Thug")
    escort = stage.put_on(elder, "Ghoul Escort")
    stage.play(A, "leave-torpor", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", thug)
    while stage.prompt != "MinionPhase":
        assert not stage.offers(A, "use", escort, "0")
        stage.do_minimum()
    assert stage.zone(escort) == ON_CARD


# Giuseppe, Gravedigger


def test_giuseppe_helps_actions_that_need_necromancy() -> None:
    rite = Card("Rite", ACTION, NECROMANCY, basic=GainBlood(1))
    walk = Card("Walk", ACTION, effect=GainBlood(1))
    for card, mode, stealth in (("Rite", "nec", 1), ("Walk", "plain", 0)):
        stage = PeopleStage(2, rite, walk)
        elder = stage.vampire(A, "Elder", 5)
        stage.put_on(elder, "Giuseppe, Gravedigger")
        stage.hand(A, card)
        stage.play(A, "play", card.lower(), mode, elder)
        assert values.stealth(stage.table, elder) == stealth


# Homunculus


@pytest.mark.parametrize("mine", [True, False])
def test_homunculus_untaps_his_vampire_in_any_untap_phase(mine: bool) -> None:
    stage = PeopleStage(phase="untap", active=A if mine else B)
    elder = stage.vampire(A, "Elder", tapped=True)
    homunculus = stage.put_on(elder, "Homunculus")
    if mine:
        stage.begin()
        assert not stage.table.tapped[elder]
        assert not stage.offers(A, "use", homunculus, "0")
        return
    stage.skip("UntapPhase", B)
    stage.play(B, "done")
    stage.play(A, "use", homunculus, "0")
    assert not stage.table.tapped[elder]
    assert stage.blood(elder) == 9


# Jackie Therman


def test_jackie_therman_maneuvers_once_a_combat() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    pug = stage.vampire(B, "Pug Jackson")
    jackie = stage.put_on(krid, "Jackie Therman")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("range", A)
    stage.play(A, "use", jackie, "0")
    assert not stage.offers(A, "use", jackie, "0")
    stage.skip("MinionPhase")
    assert stage.blood(krid) == 2  # hands do not reach at long range


# Marijava Ghoul


def test_marijava_ghoul_helps_actions_that_need_presence() -> None:
    stage = Stage(2)
    mazz = stage.vampire(A, "Mazz")
    stage.put_on(mazz, "Marijava Ghoul")
    stage.vampire(B, "Krid")
    stage.hand(A, "Legal Manipulations")
    stage.play(A, "play", "legal-manipulations", "pre", mazz)
    stage.skip("BlockQuestion", B)
    assert values.stealth(stage.table, mazz) == 1
    plain = Stage(2)
    mazz = plain.vampire(A, "Mazz")
    plain.put_on(mazz, "Marijava Ghoul")
    plain.vampire(B, "Krid")
    plain.play(A, "bleed", mazz)
    assert values.stealth(plain.table, mazz) == 0


# Murder of Crows


@ruling("Retainer doing damage", 1)
def test_murder_of_crows_hurts_the_opponent_each_round_even_if_he_dodges() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Murder of Crows")
    stage.hand(B, "Dodge")
    fight(stage, elder, rival)
    choose_strikes(stage, second=stage.text("play dodge plain", rival))
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10, 8)


@ruling("Retainer that strike", 1)
def test_murder_of_crows_does_its_damage_once_a_round_even_with_additional_strikes() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Murder of Crows")
    stage.hand(A, "Blur")
    fight(stage, elder, rival)
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur cel", elder)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 1 - 1 - 1


def test_a_burned_murder_of_crows_does_no_more_damage() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    crows = stage.put_on(elder, "Murder of Crows")
    fight(stage, elder, rival)
    moving.burn(stage.table, crows)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8


@ruling("Murder of Crows", 1)
@ruling("Animal", 1)
def test_a_murder_of_crows_is_neither_mortal_nor_monster() -> None:
    stage = PeopleStage()
    crows = stage.put_on(stage.vampire(A, "Elder"), "Murder of Crows")
    act = Resolving(NO_EFFECT, A, crows, crows)
    assert not identity.has_trait(stage.table, crows, MORTAL)
    assert not filters.MONSTER.fits(stage.table, act, crows)


# Owl Companion


@pytest.mark.parametrize("alive", [True, False])
def test_owl_companion_opens_the_opponents_hand_while_it_lives(alive: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    owl = stage.put_on(elder, "Owl Companion")
    stage.hand(B, "Dodge")
    (held,) = stage.table.hand[B]
    fight(stage, elder, rival)
    assert has_open_hand(stage.table, B)
    assert stage.table.sees(A, ("card", held))
    assert not has_open_hand(stage.table, A)
    if not alive:
        moving.burn(stage.table, owl)
    assert has_open_hand(stage.table, B) == alive
    stage.skip("MinionPhase")
    assert not has_open_hand(stage.table, B)


# Raptor


@ruling("Raptor", 1)
@pytest.mark.parametrize(("mode", "size"), [("ani", 7), ("ANI", 6)])
def test_raptor_makes_the_opposing_methuselah_discard_in_each_combat(mode: str, size: int) -> None:
    again = Card("Again", COMBAT, effect=AnotherCombat())
    stage = PeopleStage(2, again)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Raptor", "Again")
    stage.hand(B, *["Fame"] * 7)
    stage.library(B, *["Vessel"] * 7)
    stage.play(A, "play raptor", mode, elder)
    stage.resolve()
    assert values.intercept(stage.table, elder) == 1
    stage.table.tapped[elder] = False
    sizes = []
    stage.play(A, "bleed", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    for _ in range(2):
        stage.skip("before-range", A)
        sizes.append((values.hand_size(stage.table, B), len(stage.table.hand[B])))
        if len(sizes) == 1:
            stage.skip("end-of-round", A)
            stage.play(A, "play again plain", elder)
    stage.resolve()
    assert sizes == [(size, size), (size, size)]
    assert (values.hand_size(stage.table, B), len(stage.table.hand[B])) == (7, 7)
    assert len(stage.table.library[B]) == 7 - 2 * (7 - size)


# Raven Spy


@rule("VTES-1.6.3-19")
@pytest.mark.parametrize(("mode", "life"), [("ani", 1), ("ANI", 2)])
def test_raven_spy_has_more_life_at_superior(mode: str, life: int) -> None:
    stage = Stage(2)
    chester = stage.vampire(A, "Chester DuBois")
    stage.hand(A, "Raven Spy")
    stage.play(A, "play", "raven-spy", mode, chester)
    stage.skip("MinionPhase")
    raven = stage.table.attached[chester][0]
    assert stage.blood(raven) == life
    assert stage.blood(chester) == 6


def test_raven_spy_needs_animalism() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    sammy = stage.vampire(A, "Sammy")
    stage.hand(A, "Raven Spy")
    assert not stage.offers(A, "play", "raven-spy", "ani", krid)
    assert stage.offers(A, "play", "raven-spy", "ani", sammy)
    assert not stage.offers(A, "play", "raven-spy", "ANI", sammy)


@ruling("Retainer with discipline level", 1)
def test_a_retainer_stays_what_he_was_when_he_was_employed() -> None:
    stage = PeopleStage(2)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Hunter")
    stage.hand(A, "Raven Spy")
    stage.play(A, "play raven-spy ANI", elder)
    stage.resolve()
    spy = stage.table.attached[elder][0]
    assert stage.blood(spy) == 2
    stage.hand(B, "Far Mastery")
    stage.skip("MinionPhase", B)
    stage.play(B, "play far-mastery dom", pupil)
    stage.skip("MinionPhase", B)
    assert (stage.table.host[spy], stage.blood(spy)) == (pupil, 2)
    assert identity.level(stage.table, pupil, "ani") == 1


# Resplendent Protector


def test_resplendent_protector_prevents_one_damage_to_her_minion() -> None:
    stage = Stage(2)
    ira = stage.vampire(A, "Ira Rivers")
    pug = stage.vampire(B, "Pug Jackson")
    protector = stage.put_on(ira, "Resplendent Protector")
    stage.play(A, "bleed", ira)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("damage", A)
    stage.play(A, "use", protector, "0")
    stage.skip("MinionPhase")
    assert (stage.blood(ira), stage.blood(pug)) == (7, 5)
    assert not stage.offers(A, "use", protector, "0")


# Robert Carter


def test_robert_carter_costs_a_blood_each_untap_phase_or_is_burned() -> None:
    stage = Stage(2, phase="untap")
    krid = stage.vampire(A, "Krid", 2)
    carter = stage.put_on(krid, "Robert Carter")
    stage.play(A, "target", carter)
    stage.play(A, "choose burn-blood")
    assert stage.blood(krid) == 1
    assert stage.zone(carter) == ON_CARD
    empty = Stage(2, phase="untap")
    krid = empty.vampire(A, "Krid", 0)
    carter = empty.put_on(krid, "Robert Carter")
    empty.play(A, "target", carter)
    assert empty.zone(carter) == ASH_HEAP
