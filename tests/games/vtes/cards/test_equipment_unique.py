"""Tests of unique equipment other than weapons."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PEOPLE,
    PeopleStage,
    bleed,
    fight,
    offered_modes,
    stage_with_ash_heap,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ASH_HEAP,
    BURN_OPTION,
    COMBAT,
    DEMENTATION,
    EQUIPMENT,
    MASTER,
    ON_CARD,
    PRESENCE,
    SERPENTIS,
    UNIQUE,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.table import Profile
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import PutInPlay
from conclave.testing import rule

# Aaron's Feeding Razor


@ruling("Hunt bonus", 1)
def test_a_bonus_for_hunting_counts_for_a_hunt_by_a_card() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder", 1)
    stage.put_on(elder, "Aaron's Feeding Razor")
    stage.hand(A, "Abactor")
    stage.play(A, "play abactor plain", elder)
    stage.resolve()
    assert stage.blood(elder) == 1 + 5 + 1


# Blood Tears of Kephran


def test_blood_tears_of_kephran_prevent_2_damage() -> None:
    giant = Card("Giant", ALLY, life=5, strength=4)
    stage = PeopleStage(2, giant)
    elder, foe = stage.vampire(A, "Elder"), stage.ally(B, "Giant")
    tears = stage.put_on(elder, "Blood Tears of Kephran")
    fight(stage, elder, foe)
    stage.skip("damage", A)
    stage.play(A, "use", tears, "0")
    stage.resolve()
    assert stage.zone(tears) == ASH_HEAP
    assert stage.blood(elder) == 10 - (4 - 2)


@pytest.mark.parametrize("blood", [4, 9])
def test_blood_tears_of_kephran_give_2_blood_up_to_the_capacity(blood: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", blood)
    tears = stage.put_on(elder, "Blood Tears of Kephran")
    stage.play(A, "use", tears, "1")
    assert stage.zone(tears) == ASH_HEAP
    assert stage.blood(elder) == min(blood + 2, 10)


def test_blood_tears_of_kephran_do_nothing_for_an_ally() -> None:
    stage = PeopleStage()
    tears = stage.put_on(stage.ally(A, "Thug", 1), "Blood Tears of Kephran")
    stage.begin()
    assert not stage.offers(A, "use", tears, "1")


# Cloak of the Abalone


def test_signet_and_cloak_keep_some_from_blocking() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    stage.put_on(krid, "The Signet of King Saul")
    stage.put_on(krid, "Cloak of the Abalone")
    stage.vampire(B, "Kurt Densch")
    stage.vampire(B, "Ira Rivers")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    assert [move for move in stage.options(B) if move.startswith("block")] == [
        stage.text("block", pug)
    ]


# Drum of Xipe Totec


def test_drum_of_xipe_totec_gives_superior_celerity() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    assert identity.level(stage.table, krid, "cel") == 0
    stage.put_on(krid, "Drum of Xipe Totec")
    assert identity.level(stage.table, krid, "cel") == 2
    assert identity.capacity(stage.table, krid) == 2


def test_drum_of_xipe_totec_gives_a_maneuver_to_a_vampire_alone() -> None:
    for name, maneuvers in (("Krid", True), ("Loyal Street Gang", False)):
        stage = Stage(2)
        who = stage.vampire(A, name) if maneuvers else stage.ally(A, name)
        drum = stage.put_on(who, "Drum of Xipe Totec")
        pug = stage.vampire(B, "Pug Jackson")
        stage.play(A, "bleed", who)
        stage.skip("BlockQuestion", B)
        stage.play(B, "block", pug)
        stage.skip("range", A)
        assert stage.offers(A, "use", drum, "0") == maneuvers


# Enchanted Marionette


@ruling("Enchanted Marionette", 1)
def test_the_bonus_of_a_clans_equipment_is_for_that_clan() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    stage.put_on(krid, "Erebus Mask")
    stage.put_on(krid, "Enchanted Marionette")
    assert values.stealth(stage.table, krid) == 0
    assert values.bleed(stage.table, krid) == 1
    mad = next(
        c for c in stage.table.cards.crypt if c.clan == "malkavian-antitribu" and not c.grants
    )
    who = stage.vampire(A, mad.name)
    stage.put_on(who, "Enchanted Marionette")
    assert values.bleed(stage.table, who) == 2
    assert values.stealth(stage.table, who) == 0
    stage.play(A, "bleed", who)
    assert values.stealth(stage.table, who) == 1


@ruling("Clan equipment", 1)
@pytest.mark.parametrize("name", ["Enchanted Marionette", "Kali's Fang", "Shaal Fragment"])
def test_equipment_of_a_clan_may_be_taken_by_any_minion(name: str) -> None:
    stage = PeopleStage(2)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    card = stage.put_on(pupil, name)
    stage.play(A, "take-equipment", elder, pupil)
    stage.skip("MinionPhase")
    assert (stage.zone(card), stage.table.host[card]) == (ON_CARD, elder)


# Erebus Mask


@rule("VTES-1.6.1-18", "VTES-1.6.1-19")
def test_erebus_mask_may_be_discarded_by_the_burn_option() -> None:
    stage = Stage(2, phase="untap")
    stage.hand(A, "Erebus Mask", "Shaal Fragment")
    stage.vampire(A, "Krid")
    assert stage.offers(A, "burn-option", "erebus-mask")
    stage.play(A, "burn-option", "erebus-mask")
    assert stage.names(stage.table.ash[A]) == ["erebus-mask"]
    assert not stage.offers(A, "burn-option", "shaal-fragment")
    kept = Stage(2, phase="untap")
    kept.hand(A, "Erebus Mask")
    harbinger = next(c for c in kept.table.cards.crypt if c.clan == "harbinger-of-skulls")
    kept.vampire(A, harbinger.name)
    assert not kept.offers(A, "burn-option", "erebus-mask")


@ruling("Unique cards with burn option", 1)
def test_the_burn_option_is_not_for_who_meets_the_requirement() -> None:
    stage = PeopleStage(2, phase="untap")
    skull = next(c for c in stage.table.cards.crypt if c.clan == "harbinger-of-skulls")
    who = stage.vampire(A, skull.name)
    stage.put_on(who, "Erebus Mask")
    stage.hand(A, "Erebus Mask", "D'habi Revenant")
    assert {UNIQUE, BURN_OPTION} <= stage.table.cards.traits[
        stage.table.definition[stage.table.hand[A][0]]
    ]
    assert not stage.offers(A, "burn-option erebus-mask")
    assert stage.offers(A, "burn-option dhabi-revenant")


# Shaal Fragment


def test_shaal_fragment_is_stolen_with_its_hand_size() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    pug = stage.vampire(B, "Pug Jackson")
    shaal = stage.put_on(pug, "Shaal Fragment")
    assert [values.hand_size(stage.table, seat) for seat in (A, B)] == [7, 9]
    stage.play(A, "act", krid, shaal, "0")
    stage.skip("MinionPhase")
    assert stage.table.host[shaal] == krid
    assert [values.hand_size(stage.table, seat) for seat in (A, B)] == [9, 7]
    assert stage.zone(shaal) != ASH_HEAP


# Bowl of Convergence


def hidden(who: str) -> tuple[PeopleStage, int, int]:
    """Elder bleeds with 3 stealth; a minion with the Bowl of Convergence attempts to block."""
    stage = PeopleStage()
    elder, blocker = stage.vampire(A, "Elder"), stage.vampire(B, who)
    bowl = stage.put_on(blocker, "Bowl of Convergence")
    for _ in range(3):
        stage.put_on(elder, "Erebus Mask")
    stage.table.profile[elder] = Profile("harbinger-of-skulls", "sabbat")
    bleed(stage, elder)
    try_block(stage, blocker)
    stage.skip("block", B)
    return stage, blocker, bowl


def test_bowl_of_convergence_gives_intercept_to_who_knows_auspex() -> None:
    stage = PeopleStage()
    pupil, mayor = stage.vampire(A, "Pupil"), stage.vampire(A, "Mayor")
    bowl = stage.put_on(pupil, "Bowl of Convergence")
    assert values.intercept(stage.table, pupil) == 1
    assert values.intercept(stage.table, mayor) == 0
    stage.table.attached[pupil], stage.table.attached[mayor] = (), (bowl,)
    stage.table.host[bowl] = mayor
    assert values.intercept(stage.table, mayor) == 0


def test_bowl_of_convergence_gives_more_for_blood_at_superior_once_each_action() -> None:
    stage, rival, bowl = hidden("Rival")
    stage.play(B, "use", bowl, "0")
    assert values.intercept(stage.table, rival) == 2
    assert stage.blood(rival) == 8
    stage.skip("block", B)
    assert not stage.offers(B, "use", bowl, "0")


def test_bowl_of_convergence_gives_no_more_at_inferior() -> None:
    stage, pupil, bowl = hidden("Pupil")
    assert values.intercept(stage.table, pupil) == 1
    assert not stage.offers(B, "use", bowl, "0")


def test_bowl_of_convergence_gives_no_more_than_is_needed() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bowl = stage.put_on(rival, "Bowl of Convergence")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("block", B)
    assert not stage.offers(B, "use", bowl, "0")


# Concoction of Vitality


@ruling("Concoction of Vitality", 1)
def test_concoction_of_vitality_keeps_vampires_from_blocking() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    thug = stage.ally(B, "Thug")
    flask = stage.put_on(elder, "Concoction of Vitality")
    stage.hand(A, "Govern the Unaligned", "Conditioning", "Fake Out")
    stage.play(A, "play govern-the-unaligned dom", elder)
    assert offered_modes(stage, A, "conditioning") == ["dom", "DOM"]
    stage.play(A, "use", flask, "0")
    assert stage.zone(flask) == ASH_HEAP
    assert offered_modes(stage, A, "conditioning") == []
    stage.skip("BlockQuestion", B)
    assert [move for move in stage.options(B) if move.startswith("block")] == [
        stage.text("block", thug)
    ]
    stage.resolve()
    assert stage.table.pool[B] == 27


def test_after_the_concoction_a_vampire_plays_only_cards_without_disciplines() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    flask = stage.put_on(elder, "Concoction of Vitality")
    stage.hand(A, "Fake Out", "Flash", "Restoration")
    bleed(stage, elder)
    stage.play(A, "use", flask, "0")
    try_block(stage, thug)
    stage.skip("range", A)
    assert offered_modes(stage, A, "fake-out") == ["plain"]
    assert offered_modes(stage, A, "flash") == []
    stage.skip()
    stage.table.tapped[elder] = False
    assert offered_modes(stage, A, "restoration") == ["for", "FOR"]


def test_the_concoction_only_as_the_bearer_announces_an_action() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.vampire(B, "Rival")
    flask = stage.put_on(elder, "Concoction of Vitality")
    bleed(stage, pupil)
    assert not stage.offers(A, "use", flask, "0")
    stage.resolve()
    bleed(stage, elder)
    assert stage.offers(A, "use", flask, "0")
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    assert not stage.offers(A, "use", flask, "0")
    other = PeopleStage()
    thug = other.ally(A, "Thug")
    flask = other.put_on(thug, "Concoction of Vitality")
    bleed(other, thug)
    assert not other.offers(A, "use", flask, "0")


# Heart of Nizchetus


def nizchetus(*library: str, torpor: bool = False) -> tuple[Stage, int]:
    """A's untap phase with the Heart of Nizchetus, and two cards in hand."""
    stage = Stage(2, phase="untap", extra=PEOPLE)
    elder = stage.vampire(A, "Elder", torpor=torpor)
    heart = stage.put_on(elder, "Heart of Nizchetus")
    stage.hand(A, "Lamp", *["Blur"] * 6)
    stage.library(A, *library)
    stage.begin()
    stage.play(A, "target", heart)
    return stage, heart


def test_heart_of_nizchetus_changes_cards_for_those_on_top() -> None:
    stage, _ = nizchetus("Dodge", "Flash", "Pursuit", "Cellar", "Valet")
    assert stage.options(A) == ["number 0", "number 1", "number 2", "number 3"]
    stage.play(A, "number 2")
    assert sorted(set(stage.options(A))) == ["name blur", "name dodge", "name flash", "name lamp"]
    stage.play(A, "name lamp")
    stage.play(A, "name dodge")
    assert stage.names(stage.table.library[A]) == ["pursuit", "cellar", "valet", "lamp", "dodge"]
    assert stage.names(stage.table.hand[A]) == ["blur"] * 6 + ["flash"]
    under = stage.table.library[A][-2:]
    assert all(stage.table.may_see(A, ("card", card)) for card in under)
    assert not any(stage.table.may_see(B, ("card", card)) for card in under)


def test_heart_of_nizchetus_draws_no_more_than_there_are() -> None:
    stage, _ = nizchetus("Dodge")
    assert stage.options(A) == ["number 0", "number 1"]
    stage.play(A, "number 0")
    assert stage.names(stage.table.library[A]) == ["dodge"]


def test_heart_of_nizchetus_only_for_a_ready_bearer() -> None:
    stage, _ = nizchetus("Dodge", "Flash", torpor=True)
    assert stage.prompt == "UntapPhase"
    assert stage.names(stage.table.library[A]) == ["dodge", "flash"]


# Martinelli's Ring


RINGS = (
    *PEOPLE,
    Card(
        "Nightmare",
        ACTION,
        DEMENTATION,
        basic=Action(BurnBlood(1, parts.TARGET), target=targets.One(filters.VAMPIRE)),
    ),
    Card(
        "Dread",
        ACTION,
        PRESENCE,
        basic=Action(BurnBlood(1, parts.TARGET), target=targets.One(filters.VAMPIRE)),
    ),
    Card("Viper", COMBAT, SERPENTIS, basic=Strike(damage=1)),
    Card("Coils", COMBAT, SERPENTIS, basic=Strike(dodge=True)),
    Card("Scales", ACTION, SERPENTIS, basic=Action(PutInPlay(on=parts.SELF))),
    Card("Fool's Bells", EQUIPMENT, "malkavian", grants=Bonus("stealth", 1)),
    Card("Curse", MASTER, "malkavian-antitribu", put_on=targets.One(filters.VAMPIRE)),
    Card("Any Curse", MASTER, put_on=targets.One(filters.VAMPIRE)),
)


def test_martinellis_ring_keeps_cards_from_targeting_its_bearer() -> None:
    stage = Stage(2, extra=RINGS)
    elder, rival, pupil = (
        stage.vampire(A, "Elder"),
        stage.vampire(B, "Rival"),
        stage.vampire(B, "Pupil"),
    )
    stage.put_on(rival, "Martinelli's Ring")
    stage.hand(A, "Nightmare")
    stage.play(A, "play nightmare dem", elder)
    assert stage.options(A) == [stage.text("target", minion) for minion in (elder, pupil)]


def test_martinellis_ring_does_not_care_about_other_disciplines() -> None:
    stage = Stage(2, extra=RINGS)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Martinelli's Ring")
    stage.hand(A, "Dread")
    stage.play(A, "play dread pre", elder)
    assert stage.options(A) == [stage.text("target", minion) for minion in (elder, rival)]


@ruling("Martinelli's Ring", 1)
def test_the_bearer_of_martinellis_ring_is_not_his_own_target() -> None:
    stage = Stage(2, extra=RINGS)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.put_on(elder, "Martinelli's Ring")
    stage.hand(A, "Nightmare", "Scales")
    assert not stage.offers(A, "play scales ser", elder)
    assert stage.offers(A, "play scales ser", pupil)
    stage.play(A, "play nightmare dem", elder)
    assert not stage.offers(A, "target", elder)


def test_cards_are_not_put_on_the_bearer_and_those_on_him_are_burned() -> None:
    stage = Stage(2, extra=RINGS)
    fledgling = stage.vampire(A, "Fledgling")
    bells = stage.put_on(fledgling, "Fool's Bells")
    curse = stage.put_on(fledgling, "Any Curse")
    stage.hand(A, "Martinelli's Ring", "Fool's Bells")
    stage.play(A, "play martinellis-ring plain", fledgling)
    stage.resolve()
    assert stage.zone(bells) == ASH_HEAP
    assert stage.zone(curse) == ON_CARD
    stage.table.tapped[fledgling] = False
    assert not stage.offers(A, "play fools-bells plain", fledgling)
    free = Stage(2, extra=RINGS)
    fledgling = free.vampire(A, "Fledgling")
    free.hand(A, "Fool's Bells")
    assert free.offers(A, "play fools-bells plain", fledgling)


def test_a_strike_that_requires_serpentis_does_not_reach_the_bearer() -> None:
    stage = Stage(2, extra=RINGS)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Martinelli's Ring")
    stage.hand(A, "Viper", "Coils")
    stage.hand(B, "Viper")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "viper") == []
    assert offered_modes(stage, A, "coils") == ["ser"]
    stage.play(A, "strike hand")
    assert offered_modes(stage, B, "viper") == ["ser"]


# The Sargon Fragment


@pytest.mark.parametrize("other", [True, False])
def test_the_sargon_fragment_brings_back_any_card_of_the_name(other: bool) -> None:
    stage, (blur, *rest) = stage_with_ash_heap(*["Blur"] * (1 + other), "Flash")
    uncle = stage.vampire(A, "Uncle")
    fragment = stage.put_on(uncle, "The Sargon Fragment")
    stage.play(A, "act", uncle, fragment, "0")
    stage.play(A, "target", blur)
    moving.remove(stage.table, blur)
    stage.skip("MinionPhase")
    assert stage.table.hand[A] == ((rest[0],) if other else ())


@rule("VTES-6.1-04")
def test_the_sargon_fragment_brings_cards_back_for_blood() -> None:
    stage = PeopleStage()
    mayor = stage.vampire(A, "Mayor")
    fragment = stage.put_on(mayor, "The Sargon Fragment")
    assert identity.level(stage.table, mayor, "nec") == 2
    stage.ash(A, "Blur", "Krid")
    stage.ash(B, "Dodge")
    stage.play(A, "act", mayor, fragment, "0")
    stage.resolve()
    assert stage.names(stage.table.hand[A]) == ["blur"]
    assert stage.names(stage.table.ash[A]) == ["krid"]
    assert stage.blood(mayor) == 5


def test_the_sargon_fragment_is_for_its_bearer_if_he_is_a_vampire_with_blood() -> None:
    stage = PeopleStage()
    mayor, elder = stage.vampire(A, "Mayor"), stage.vampire(A, "Elder")
    fragment = stage.put_on(mayor, "The Sargon Fragment")
    stage.ash(A, "Blur")
    assert stage.offers(A, "act", mayor, fragment, "0")
    assert not stage.offers(A, "act", elder, fragment, "0")
    ally = PeopleStage()
    thug = ally.ally(A, "Thug")
    fragment = ally.put_on(thug, "The Sargon Fragment")
    ally.ash(A, "Blur")
    assert not ally.offers(A, "act", thug, fragment, "0")


# Changeling Skin Mask


@ruling("Changeling Skin Mask", 1)
def test_a_changeling_skin_mask_hides_and_is_burned_for_intercept() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil")
    mask = stage.put_on(pupil, "Changeling Skin Mask")
    assert identity.level(stage.table, pupil, "obf") == 2
    stage.play(A, "hunt", elder)
    try_block(stage, pupil)
    stage.skip("block", B)
    stage.play(B, "use", mask, "0")
    assert values.intercept(stage.table, pupil) == 2
    assert stage.table.attached[pupil] == ()
    assert identity.level(stage.table, pupil, "obf") == 1
