"""Tests of locations."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import MasterStage, play_as_a
from games.vtes.cards.people import PeopleStage, bleed, use
from games.vtes.cards.referendums import call_referendum, stage_with_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, BESIDE, NECROMANCY, READY
from conclave.games.vtes.rules.contests import contest
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.events.piles import Drew
from conclave.games.vtes.rules.events.referendums import ReferendumEnded, VotesCast
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

# Arcane Library


def test_arcane_library_adds_a_blood_to_an_uncontrolled_tremere() -> None:
    stage = Stage(2, phase="influence")
    library = stage.permanent(A, "Arcane Library")
    stage.uncontrolled(A, "Krid")
    assert not stage.offers(A, "use", library, "0")
    cohn = stage.uncontrolled(A, "Cohn Rose", 1)
    stage.play(A, "use", library, "0")
    stage.skip("InfluencePhase")
    assert stage.blood(cohn) == 2
    assert stage.table.tapped[library]
    assert stage.table.transfers == 4


# The Labyrinth


@pytest.mark.parametrize(
    ("name", "member"),
    [
        ("The Labyrinth", "Krid"),
        ("Backways", "Angus the Unruled"),
        ("Opium Den", "Aluc Romas de Leon"),
    ],
)
def test_a_hiding_place_gives_stealth_to_its_clan(name: str, member: str) -> None:
    stage = Stage(2)
    place = stage.permanent(A, name)
    krid = stage.vampire(A, member)
    mazz = stage.vampire(A, "Mazz")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("block", A)
    stage.play(A, "use", place, "0")
    assert stage.table.tapped[place]
    assert values.stealth(stage.table, krid) == 1
    stage.skip("MinionPhase")
    assert stage.table.pool[B] < 30
    stage.table.tapped[place] = False
    stage.play(A, "bleed", mazz)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    assert not stage.offers(A, "use", place, "0")


# Al's Army Apparatus


def test_als_army_apparatus_finds_a_weapon() -> None:
    stage = Stage(2)
    shop = stage.permanent(A, "Al's Army Apparatus")
    stage.hand(A, *["Ascendance"] * 7)
    stage.library(A, "Fame", "Submachine Gun", "Laptop Computer")
    stage.play(A, "use", shop, "0")
    assert stage.options(A) == ["name submachine-gun", "done"]
    stage.play(A, "name submachine-gun")
    stage.play(A, "discard ascendance")
    assert "submachine-gun" in stage.names(stage.table.hand[A])
    assert len(stage.table.library[A]) == 2
    assert stage.table.tapped[shop]


# Anarch Railroad


@pytest.mark.parametrize(("name", "offered"), [("Insurgent", True), ("Elder", False)])
def test_anarch_railroad_gives_stealth_to_an_anarch_of_anyone(name: str, offered: bool) -> None:
    rebel = Vampire("Insurgent", "brujah", 1, 5, "", "independent", "anarch")
    stage = PeopleStage(3, rebel)
    acting, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
    railroad = stage.permanent(C, "Anarch Railroad")
    bleed(stage, acting)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("block", C)
    assert stage.offers(C, "use", railroad, "0") == offered
    if offered:
        use(stage, C, railroad)
        assert stage.table.tapped[railroad]
        assert values.stealth(stage.table, acting) == 1


# Dummy Corporation


def test_dummy_corporation_is_burned_to_reduce_a_bleed() -> None:
    stage = Stage(3)
    gwen = stage.vampire(A, "Gwendolyn")
    dummy = stage.permanent(B, "Dummy Corporation")
    theirs = stage.permanent(C, "Elder Library")
    stage.play(A, "bleed", gwen)
    stage.skip("announced", B)
    stage.play(B, "use", dummy, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 29
    assert stage.zone(dummy) == ASH_HEAP
    assert stage.zone(theirs) == BESIDE


# Elder Library


def test_elder_library_adds_to_the_hand_size_of_its_controller() -> None:
    stage = Stage(2, phase="master")
    stage.hand(A, "Elder Library", *["Ascendance"] * 6)
    stage.library(A, *["Fame"] * 4)
    stage.play(A, "play", "elder-library", "plain", "-")
    stage.skip("MasterPhase", A)
    assert len(stage.table.hand[A]) == 8
    assert values.hand_size(stage.table, A) == 8
    assert values.hand_size(stage.table, B) == 7


@rule("VTES-11-20", "VTES-4.1-01")
def test_a_unique_location_is_contested() -> None:
    stage = Stage(2, phase="master")
    mine = stage.permanent(B, "Elder Library")
    stage.hand(A, "Elder Library")
    stage.play(A, "play", "elder-library", "plain", "-")
    stage.skip("MasterPhase", A)
    assert stage.table.contested[mine]
    assert values.hand_size(stage.table, B) == 7
    assert values.hand_size(stage.table, A) == 7


@ruling("Elder Library", 1)
def test_a_contested_elder_library_adds_nothing() -> None:
    stage = PeopleStage(2, phase="master")
    stage.permanent(B, "Elder Library")
    stage.hand(A, "Elder Library")
    assert (values.hand_size(stage.table, A), values.hand_size(stage.table, B)) == (7, 8)
    sizes = []
    stage.play_only(A, "play elder-library plain -")
    while stage.window == "as-played":
        stage.play_only(stage.decider, "pass")
        sizes.append(values.hand_size(stage.table, A))
    assert set(sizes) == {7}
    assert values.hand_size(stage.table, B) == 7


# Inbase Discotek, Frankfurt


@pytest.mark.parametrize("whose", [A, B])
def test_inbase_discotek_gives_a_hunting_vampire_another_blood(whose: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 3)
    club = stage.permanent(whose, "Inbase Discotek, Frankfurt")
    stage.play(A, "hunt", elder)
    stage.skip("after-action", whose)
    use(stage, whose, club)
    stage.resolve()
    assert stage.blood(elder) == 5
    assert stage.table.tapped[club]


def test_inbase_discotek_is_not_for_other_actions_or_blocked_hunts() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder", 3), stage.vampire(A, "Pupil", 3)
    rival = stage.vampire(B, "Rival")
    club = stage.permanent(A, "Inbase Discotek, Frankfurt")
    bleed(stage, elder)
    stage.resolve()
    stage.play(A, "hunt", pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.resolve()
    assert stage.blood(elder) == 3
    assert not stage.table.tapped[club]


@ruling("Inbase Discotek, Frankfurt", 1)
def test_inbase_discotek_adds_a_blood_to_other_hunts() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 1)
    club = stage.permanent(A, "Inbase Discotek, Frankfurt")
    stage.hand(A, "Abactor")
    stage.play(A, "play abactor plain", elder)
    stage.skip("after-action", A)
    use(stage, A, club)
    assert stage.blood(elder) == 1 + 5 + 1


# Information Highway


def test_information_highway_gives_two_transfers() -> None:
    stage = Stage(2, phase="influence")
    stage.permanent(A, "Information Highway")
    stage.begin()
    assert stage.table.transfers == 6
    plain = Stage(2, phase="influence")
    plain.permanent(B, "Information Highway")
    plain.begin()
    assert plain.table.transfers == 4


# KRCG News Radio


def test_krcg_gives_intercept_to_ones_own_or_for_a_pool_to_another() -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid")
    pug = stage.vampire(B, "Pug Jackson")
    radio = stage.permanent(C, "KRCG News Radio")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("block", C)
    assert not stage.offers(C, "use", radio, "0")
    stage.play(C, "use", radio, "1")
    assert stage.table.pool[C] == 29
    assert values.intercept(stage.table, pug) == 1
    own = Stage(2)
    krid = own.vampire(A, "Krid")
    pug = own.vampire(B, "Pug Jackson")
    radio = own.permanent(B, "KRCG News Radio")
    own.play(A, "hunt", krid)
    own.skip("BlockQuestion", B)
    own.play(B, "block", pug)
    own.skip("block", B)
    assert not own.offers(B, "use", radio, "1")
    own.play(B, "use", radio, "0")
    assert own.table.pool[B] == 30
    assert values.intercept(own.table, pug) == 1


@ruling("Reactions targeting another player", 1)
def test_a_helper_waits_for_the_opportunity() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    radio = stage.permanent(C, "KRCG News Radio")
    stage.play(A, "hunt", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(C, "use", radio, "1")
    stage.play(B, "block", rival)
    assert (stage.window, stage.decider) == ("block", A)
    asked = []
    while not stage.offers(stage.decider, "use", radio, "1"):
        asked.append(stage.decider)
        stage.play(stage.decider, "pass")
    assert asked == [A, B]
    assert stage.decider == C
    stage.play(C, "use", radio, "1")
    assert values.intercept(stage.table, rival) == 1
    assert stage.table.pool[C] == 29


# London Evening Star, Tabloid Newspaper


def test_london_evening_star_is_for_any_minion() -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid")
    pug = stage.vampire(B, "Pug Jackson")
    paper = stage.permanent(C, "London Evening Star, Tabloid Newspaper")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("block", C)
    stage.play(C, "use", paper, "0")
    assert values.intercept(stage.table, pug) == 1
    assert not stage.offers(C, "use", paper, "0")


# Metro Underground


def test_metro_underground_untaps_a_vampire_in_the_discard_phase() -> None:
    stage = Stage(2, phase="discard")
    metro = stage.permanent(A, "Metro Underground")
    krid = stage.vampire(A, "Krid", tapped=True)
    stage.vampire(A, "Mazz")
    stage.vampire(B, "Pug Jackson", tapped=True)
    stage.play(A, "use", metro, "0")
    stage.skip("DiscardPhase")
    assert not stage.table.tapped[krid]
    assert stage.table.pool[A] == 29
    none = Stage(2, phase="discard")
    metro = none.permanent(A, "Metro Underground")
    none.vampire(A, "Krid")
    assert not none.offers(A, "use", metro, "0")


# Monastery of Shadows


def acting_elder(seat: int) -> tuple[PeopleStage, int, int, int]:
    """An old vampire of A bleeds and is about to be blocked; a player has the monastery."""
    stage = PeopleStage(3)
    monastery = stage.permanent(seat, "Monastery of Shadows")
    elder = stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    return stage, monastery, elder, rival


@pytest.mark.parametrize("seat", [A, C])
def test_monastery_of_shadows_gives_stealth_to_any_old_vampire(seat: int) -> None:
    stage, monastery, elder, _ = acting_elder(seat)
    stage.skip("block", seat)
    stage.play(seat, "use", monastery, "0")
    assert values.stealth(stage.table, elder) == 1
    stage.skip("MinionPhase")
    assert stage.events_of(CombatBegan) == []


def test_monastery_of_shadows_gives_none_to_the_young_and_none_that_is_not_needed() -> None:
    stage = PeopleStage(3)
    monastery = stage.permanent(A, "Monastery of Shadows")
    pupil = stage.vampire(A, "Pupil")
    rival = stage.vampire(B, "Rival")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    assert stage.window == "block"
    assert not stage.offers(A, "use", monastery, "0")
    old, monastery, _, _ = acting_elder(A)
    assert old.offers(A, "use", monastery, "0")
    old.play(A, "use", monastery, "0")
    old.table.tapped[monastery] = False
    assert not old.offers(A, "use", monastery, "0")


def test_monastery_of_shadows_lets_its_controller_hold_one_more_card() -> None:
    stage = PeopleStage(2)
    stage.permanent(A, "Monastery of Shadows")
    assert values.hand_size(stage.table, A) == 8
    assert values.hand_size(stage.table, B) == 7


# New Carthage


def test_new_carthage_helps_titled_brujah_and_hinders_ventrue() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    mazz = stage.vampire(A, "Mazz")
    natasha = stage.vampire(B, "Natasha Volfchek")
    before = [titles.votes(stage.table, card) for card in (pug, mazz, natasha)]
    assert before == [1, 0, 1]
    stage.permanent(B, "New Carthage")
    assert [titles.votes(stage.table, card) for card in (pug, mazz, natasha)] == [2, 0, 0]
    assert [values.bleed(stage.table, card) for card in (pug, mazz, natasha)] == [2, 1, 2]


@ruling("Vote reduction", 1)
@pytest.mark.parametrize(("oration", "votes"), [(False, 0), (True, 1)])
def test_a_vote_less_than_none_is_not_subtracted_but_made_up_for(oration: bool, votes: int) -> None:
    stage, elder = stage_with_referendum("Anarchist Uprising", "Elder", "Bewitching Oration")
    stage.permanent(B, "New Carthage")
    call_referendum(stage, "anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    if oration:
        stage.play(A, "play bewitching-oration pre", elder)
        stage.play(A, "vote", elder, "for")
    else:
        assert not stage.offers(A, "vote", elder, "for")
    stage.skip("MinionPhase")
    assert [e.for_it for e in stage.events_of(ReferendumEnded)] == [1 + votes]


# Steam Tunnels


def test_steam_tunnels_show_three_cards_of_the_preys_library() -> None:
    stage = Stage(2, phase="master")
    tunnels = stage.permanent(A, "Steam Tunnels")
    stage.hand(B, *["Ascendance"] * 7)
    stage.library(B, "Fame", "Vessel", "Wash", "Minion Tap")
    stage.play(A, "use", tunnels, "0")
    known = [stage.table.sees(A, ("card", card)) for card in stage.table.library[B]]
    assert known == [True, True, True, False]
    assert not stage.table.sees(B, ("card", stage.table.library[B][0]))


# The Barrens


@ruling("The Barrens", 1)
def test_the_barrens_give_no_card_with_which_to_cancel_what_is_being_played() -> None:
    stage = Stage(3, phase="master")
    stage.hand(A, "Ascendance")
    stage.hand(B, "Blur")
    stage.library(B, "Sudden Reversal")
    barrens = stage.permanent(B, "The Barrens")
    stage.hand(B, *(["Blur"] * 6))
    assert len(stage.table.hand[B]) == 7
    stage.play(A, "play", "ascendance", "plain", "-")
    assert stage.window == "as-played"
    stage.skip("as-played", B)
    assert not stage.offers(B, "use", barrens, "0")
    stage.skip("master-phase", B)
    assert stage.table.pool[A] == 31
    assert stage.offers(B, "use", barrens, "0")


def test_the_barrens_are_tapped_to_discard_a_card_and_draw_another() -> None:
    stage = Stage(2, phase="master")
    barrens = stage.permanent(A, "The Barrens")
    stage.hand(A, *(["Blur"] * 6), "Majesty")
    stage.library(A, "Ascendance")
    use(stage, A, barrens)
    assert stage.options(A) == ["discard blur", "discard majesty"]
    stage.play(A, "discard", "majesty")
    assert stage.table.tapped[barrens]
    assert stage.names(stage.table.ash[A]) == ["majesty"]
    assert sorted(stage.names(stage.table.hand[A])) == ["ascendance", *(["blur"] * 6)]
    assert not stage.offers(A, "use", barrens, "0")
    assert [event.number for event in stage.events_of(Drew)] == [1]


def test_the_barrens_need_a_card_to_discard_and_are_only_their_controllers() -> None:
    stage = Stage(2, phase="master")
    barrens = stage.permanent(A, "The Barrens")
    assert not stage.offers(A, "use", barrens, "0")
    stage.hand(A, "Blur")
    assert stage.offers(A, "use", barrens, "0")
    stage.hand(B, "Blur")
    stage.play(A, "pass")
    assert not stage.offers(B, "use", barrens, "0")


# The Hungry Coyote


def test_hungry_coyote_feeds_sabbat_hunters_of_its_controller() -> None:
    stage = Stage(2)
    stage.permanent(A, "The Hungry Coyote")
    agatha = stage.vampire(A, "Agatha", 1)
    krid = stage.vampire(A, "Krid", 0)
    stage.play(A, "hunt", krid)
    stage.skip("MinionPhase")
    assert stage.blood(krid) == 1
    stage.play(A, "hunt", agatha)
    stage.skip("MinionPhase")
    assert stage.blood(agatha) == 3


# The Mausoleum, Venice


def test_the_mausoleum_is_not_for_blood_hunts() -> None:
    stage = Stage(2)
    votes = stage.permanent(B, "The Mausoleum, Venice")
    more = stage.permanent(B, "Ventrue Headquarters")
    krid = stage.vampire(A, "Krid", 1)
    stage.hand(A, "Abactor")
    stage.play(A, "play", "abactor", "plain", krid)
    stage.skip("Referendum", B)
    assert not [text for text in stage.options(B) if text.startswith(stage.text("use", votes))]
    assert stage.offers(B, "use", more, "0")


# The Parthenon


def test_parthenon_gives_another_master_phase_action() -> None:
    stage = Stage(2, phase="master")
    place = stage.permanent(A, "The Parthenon")
    stage.play(A, "use", place, "0")
    assert stage.table.actions == 2
    assert not stage.offers(A, "use", place, "0")


# The Rack


def racked(seats: int = 3) -> tuple[MasterStage, int, int]:
    """A plays The Rack for one of her vampires."""
    stage = MasterStage(seats)
    stage.hand(A, "The Rack")
    kurt = stage.vampire(A, "Kurt", 1)
    stage.vampire(A, "Elder", 1)
    play_as_a(stage, "the-rack")
    stage.play(A, "target", kurt)
    return stage, stage.table.beside[A][0], kurt


def to_untap(stage: Stage, seat: int = A) -> Stage:
    """Everybody passes until the untap phase of a seat, and what happens there by itself."""
    while (stage.table.phase, stage.table.active) != ("master-phase", seat):
        stage.do_minimum()
    return stage


def test_the_rack_gives_two_blood_to_the_chosen_vampire_in_its_controllers_untap_phase() -> None:
    stage, _, kurt = racked()
    elder = stage.table.ready[A][1]
    stage.play(A, "pass")
    to_untap(stage, B)
    assert stage.blood(kurt) == 1
    to_untap(stage)
    assert (stage.blood(kurt), stage.blood(elder)) == (3, 1)


def test_the_rack_chooses_among_ready_vampires_of_ones_own() -> None:
    stage = MasterStage()
    stage.hand(A, "The Rack")
    kurt, elder = stage.vampire(A, "Kurt"), stage.vampire(A, "Elder")
    stage.vampire(A, "Pupil", torpor=True)
    stage.vampire(B, "Rival")
    stage.ally(A, "Thug")
    play_as_a(stage, "the-rack")
    assert stage.prompt == "Targeting"
    assert stage.options(A) == [stage.text("target", kurt), stage.text("target", elder)]
    alone = MasterStage()
    alone.hand(A, "The Rack")
    assert not alone.offers(A, "play the-rack plain -")


@ruling("The Rack", 1)
def test_the_rack_keeps_its_vampire_although_it_was_contested_at_once() -> None:
    stage = MasterStage(3)
    stage.hand(A, "The Rack")
    kurt = stage.vampire(A, "Kurt", 1)
    theirs = stage.permanent(B, "The Rack")
    play_as_a(stage, "the-rack")
    (rack,) = stage.table.beside[A]
    assert stage.table.contested[rack]
    moving.burn(stage.table, theirs)
    to_untap(stage, B)
    to_untap(stage)
    assert not stage.table.contested[rack]
    assert stage.blood(kurt) == 3


def test_the_player_who_steals_the_rack_chooses_a_vampire_of_hers() -> None:
    stage, rack, kurt = racked()
    rival, ira = stage.vampire(B, "Rival", 3), stage.vampire(B, "Ira", 3)
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    stage.play(B, "act", rival, rack, "0")
    stage.skip("ForOne")
    assert stage.decider == B
    stage.play(B, "target", ira)
    assert stage.table.controller[rack] == B
    stage.skip("MinionPhase", B)
    stage.play(B, "pass")
    to_untap(stage)
    assert stage.blood(kurt) == 1
    to_untap(stage, B)
    assert stage.blood(ira) == 5


def test_ones_own_vampire_does_not_steal_the_rack() -> None:
    stage = MasterStage(3, "minion")
    stage.permanent(A, "The Rack")
    stage.vampire(A, "Kurt")
    assert not any(text.startswith("act") for text in stage.options(A))


@ruling("The Rack", 1, 4)
def test_the_rack_keeps_its_vampire_through_contests_of_either() -> None:
    stage, rack, kurt = racked()
    table = stage.table
    for card in (rack, kurt):
        copy = stage.card(B, stage.names((card,))[0], stage.zone(card))
        contest(table, card, [copy])
        assert table.contested[card]
        moving.remove(table, copy)
        table.active, before = A, stage.blood(kurt)
        to_untap(stage, B)
        to_untap(stage, A)
        assert not table.contested[card]
        assert stage.prompt == "MasterPhase"
        assert stage.blood(kurt) == before + 2


@ruling("The Rack", 2)
def test_the_rack_does_not_know_another_copy_or_the_same_card_after_it_was_burned() -> None:
    stage, _, kurt = racked()
    moving.burn(stage.table, kurt)
    again = stage.vampire(A, "Kurt", 1)
    moving.enter(stage.table, kurt, READY, A)
    stage.table.blood[kurt] = 1
    to_untap(stage, B)
    to_untap(stage)
    assert (stage.blood(again), stage.blood(kurt)) == (1, 1)


@ruling("The Rack", 3, 4)
def test_the_rack_gives_blood_in_torpor_and_none_to_the_uncontrolled_until_they_are_back() -> None:
    stage, _, kurt = racked()
    moving.to_torpor(stage.table, kurt)
    to_untap(stage, B)
    to_untap(stage)
    assert stage.blood(kurt) == 3
    moving.to_uncontrolled(stage.table, kurt, A)
    to_untap(stage, B)
    to_untap(stage)
    assert stage.blood(kurt) == 3
    moving.enter(stage.table, kurt, READY, A)
    to_untap(stage, B)
    to_untap(stage)
    assert stage.blood(kurt) == 5


@pytest.mark.parametrize(("answer", "blood"), [("done", 1), ("target", 3)])
@ruling("The Rack", 5)
def test_the_new_controller_of_a_stolen_vampire_says_whether_he_gains_blood(
    answer: str, blood: int
) -> None:
    stage, rack, kurt = racked()
    moving.change_controller(stage.table, kurt, C)
    to_untap(stage, B)
    stage.skip("UntapPhase", A)
    stage.play(A, "target", rack)
    assert (stage.prompt, stage.decider) == ("ForOne", C)
    stage.play(C, *(("done",) if answer == "done" else ("target", kurt)))
    assert stage.blood(kurt) == blood


# The Secret Library of Alexandria


def test_secret_library_draws_after_a_bleed_of_the_prey() -> None:
    stage = Stage(2)
    stage.permanent(A, "The Secret Library of Alexandria")
    krid = stage.vampire(A, "Krid")
    stage.hand(A, *["Ascendance"] * 7)
    stage.library(A, "Fame", "Wash")
    stage.play(A, "bleed", krid)
    stage.skip("May", A)
    stage.play(A, "yes")
    stage.play(A, "discard ascendance")
    assert len(stage.table.hand[A]) == 7
    assert "fame" in stage.names(stage.table.hand[A])
    hunt = Stage(2)
    hunt.permanent(A, "The Secret Library of Alexandria")
    krid = hunt.vampire(A, "Krid", 1)
    hunt.library(A, *["Fame"] * 9)
    hunt.play(A, "hunt", krid)
    hunt.skip("MinionPhase")
    assert len(hunt.table.library[A]) == 2


# Tower of London

ADEPT = Vampire("Adept", "tremere", 1, 5, "", "camarilla")
RITES: tuple[AnyCard, ...] = (
    Card("Rite", ACTION, NECROMANCY, basic=GainBlood(1)),
    Card("Snack", ACTION, effect=GainBlood(1)),
)


@pytest.mark.parametrize("whose", [A, B])
def test_tower_of_london_pays_for_an_action_that_requires_necromancy(whose: int) -> None:
    stage = PeopleStage(2, *RITES)
    elder = stage.vampire(A, "Elder", 3)
    tower = stage.permanent(whose, "Tower of London")
    stage.hand(A, "Rite")
    stage.play(A, "play rite nec", elder)
    stage.skip("after-action", whose)
    use(stage, whose, tower)
    assert stage.table.pool[whose] == 31
    assert stage.table.tapped[tower]


@pytest.mark.parametrize(("card", "blocked"), [("snack plain", False), ("rite nec", True)])
def test_tower_of_london_pays_for_no_other_action_and_no_blocked_one(
    card: str, blocked: bool
) -> None:
    stage = PeopleStage(2, *RITES)
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival")
    tower = stage.permanent(A, "Tower of London")
    stage.hand(A, card.split()[0].title())
    stage.play(A, f"play {card}", elder)
    if blocked:
        stage.skip("BlockQuestion", B)
        stage.play(B, "block", rival)
    while stage.prompt != "MinionPhase":
        assert not stage.offers(stage.decider, "use", tower, "0")
        stage.do_minimum()
    assert stage.table.pool[A] == 30


# Ventrue Headquarters


@pytest.mark.parametrize(
    ("name", "votes"), [("Ventrue Headquarters", 3), ("The Mausoleum, Venice", 2)]
)
def test_votes_from_a_location(name: str, votes: int) -> None:
    stage = Stage(2)
    place = stage.permanent(B, name)
    krid = stage.vampire(A, "Krid")
    stage.vampire(A, "Mazz")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play", "kine-resources-contested", "plain", krid)
    stage.skip("Allocate", A)
    stage.play(A, "number 1")
    stage.skip("Referendum", B)
    stage.play(B, "use", place, "0")
    stage.skip("Referendum", B)
    stage.play(B, "vote", place, "against")
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30]
    assert stage.table.tapped[place]
    assert [event.number for event in stage.events_of(VotesCast) if event.seat == B] == [votes]


def test_the_mausoleum_gives_one_vote_beside_ventrue_headquarters() -> None:
    stage = Stage(2)
    place = stage.permanent(B, "The Mausoleum, Venice")
    stage.permanent(A, "Ventrue Headquarters")
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play", "kine-resources-contested", "plain", krid)
    stage.skip("Allocate", A)
    stage.play(A, "number 1")
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", place, "0")
    assert stage.offers(B, "use", place, "1")


# Wasserschloss Anif, Austria


@ruling("Wasserschloss Anif, Austria", 1)
def test_wasserschloss_anif_takes_one_blood_of_a_tremere_each_turn() -> None:
    stage = PeopleStage(2, ADEPT, phase="master")
    castle = stage.permanent(A, "Wasserschloss Anif, Austria")
    judge = stage.vampire(A, "Judge", 3)
    adept = stage.vampire(A, "Adept", 3)
    stage.vampire(A, "Elder", 3)
    use(stage, A, castle)
    assert stage.options(A) == [stage.text("target", judge), stage.text("target", adept)]
    stage.play(A, "target", judge)
    assert (stage.blood(judge), stage.blood(adept), stage.blood(castle)) == (2, 3, 1)
    assert not stage.offers(A, "use", castle, "0")


def test_wasserschloss_anif_gives_all_its_counters_to_an_uncontrolled_tremere() -> None:
    stage = PeopleStage(2, ADEPT, phase="influence")
    castle = stage.permanent(A, "Wasserschloss Anif, Austria")
    stage.uncontrolled(A, "Elder")
    adept = stage.uncontrolled(A, "Adept", 1)
    assert not stage.offers(A, "use", castle, "1")
    stage.table.blood[castle] = 3
    use(stage, A, castle, "1")
    stage.skip("InfluencePhase")
    assert (stage.blood(castle), stage.blood(adept)) == (0, 4)
    assert stage.table.tapped[castle]


@pytest.mark.parametrize(("name", "number", "stealth"), [("Elder", "0", 0), ("Fledgling", "1", 1)])
def test_malkavians_burn_wasserschloss_anif_by_stealth(
    name: str, number: str, stealth: int
) -> None:
    stage = PeopleStage()
    minion = stage.vampire(A, name)
    castle = stage.permanent(B, "Wasserschloss Anif, Austria")
    assert not stage.offers(A, "act", minion, castle, "1" if number == "0" else "0")
    stage.play(A, "act", minion, castle, number)
    assert stage.table.view(None)["action"]["stealth"] == stealth
    stage.resolve()
    assert stage.zone(castle) == ASH_HEAP
