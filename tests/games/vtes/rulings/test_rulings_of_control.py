"""Rulings on who controls what: banished vampires, stolen locations, equipment and retainers."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import bleed, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.rulings.court import Court
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.abilities import Bonus
from conclave.games.vtes.rules.events.actions import ActionAnnounced, BlockFailed
from conclave.games.vtes.rules.events.counters import Untapped
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    EQUIPMENT,
    LOCATION,
    ON_CARD,
    READY,
    REMOVED,
    UNCONTROLLED,
)
from conclave.games.vtes.vocabulary.card import Card

MANSE = Card("Manse", EQUIPMENT, LOCATION, grants=Bonus("hunt", 1))
MADE_UP = (MANSE,)


def banished(blood: int = 6, seats: int = 3) -> tuple[Court, int]:
    """Elder has a younger vampire of B banished, who has learned Dominate once more."""
    stage = Court(seats, *MADE_UP)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", blood, tapped=True)
    stage.put_on(pupil, "Dominate")
    stage.put_on(pupil, "Cudgel", tapped=True)
    stage.table.profile[pupil] = ("toreador", "sabbat", "bishop", False, False)
    stage.hand(A, "Banishment")
    stage.play(A, "play banishment plain", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    return stage, pupil


@ruling("Banishment", 2, 3, 4)
def test_a_banished_vampire_comes_back_as_he_was_but_untapped() -> None:
    stage, pupil = banished()
    assert stage.zone(pupil) == UNCONTROLLED
    assert stage.table.controller[pupil] == B
    assert stage.blood(pupil) == 6
    stage.skip("InfluencePhase", B)
    stage.skip("DiscardPhase", B)
    assert stage.zone(pupil) == READY
    assert (stage.blood(pupil), identity.capacity(stage.table, pupil)) == (6, 6)
    assert identity.sect(stage.table, pupil) == "sabbat"
    assert titles.title(stage.table, pupil) == "bishop"
    assert identity.level(stage.table, pupil, "dom") == 2
    cards = [pupil, *stage.table.on[pupil]]
    assert [stage.table.tapped[card] for card in cards] == [False, False, False]
    words = [e.card.partition("#")[0] for e in stage.told(Untapped)]
    assert "pupil" not in words


@ruling("Banishment", 2)
@pytest.mark.parametrize(("blood", "zone"), [(4, UNCONTROLLED), (5, READY)])
def test_what_he_has_learned_does_not_count_while_a_vampire_is_banished(
    blood: int, zone: int
) -> None:
    stage, pupil = banished(blood)
    stage.skip("InfluencePhase", B)
    stage.skip("DiscardPhase", B)
    assert stage.zone(pupil) == zone


@ruling("Banishment", 5)
def test_a_banished_vampire_leaves_the_game_with_who_controlled_him() -> None:
    stage, pupil = banished()
    owned = Court(3)
    elder, stolen = owned.vampire(A, "Elder"), owned.vampire(B, "Pupil")
    owned.table.owner[stolen] = C
    owned.hand(A, "Banishment")
    owned.play(A, "play banishment plain", elder)
    owned.skip("polling", A)
    owned.play(A, "vote calling-card for")
    owned.skip("MinionPhase")
    assert owned.table.uncontrolled == [(), (stolen,), ()]
    owned.pool(B, 1)
    owned.table.tapped[elder] = False
    bleed(owned, elder)
    owned.resolve()
    assert owned.table.out[B]
    assert owned.zone(stolen) == REMOVED
    assert owned.table.faults() == []
    assert stage.zone(pupil) == UNCONTROLLED


# Locations


@ruling("Disputed Territory", 1)
@ruling("Changes controller of location", 1)
@pytest.mark.parametrize("card", ["dominate-kine", "disputed-territory"])
def test_a_location_changes_hands_as_it_is_and_whatever_it_asked_for(card: str) -> None:
    stage = Court(3)
    elder = stage.vampire(A, "Elder")
    labyrinth = stage.permanent(B, "The Labyrinth", tapped=True, counters=2)
    stage.hand(A, card)
    if card == "dominate-kine":
        stage.play(A, "play dominate-kine DOM", elder)
    else:
        stage.play(A, "play disputed-territory plain", elder)
        stage.skip("NameMethuselah", A)
        stage.play(A, "player 0")
        stage.skip("polling", A)
        stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    assert stage.table.controller[labyrinth] == A
    assert stage.table.tapped[labyrinth]
    assert stage.blood(labyrinth) == 2


@ruling("Dominate Kine", 1)
@ruling("Changes controller of location", 1)
def test_a_location_on_a_minion_goes_to_a_minion_of_who_took_it() -> None:
    stage = Court(2, *MADE_UP)
    elder, fledgling = stage.vampire(A, "Elder"), stage.vampire(A, "Fledgling")
    manse = stage.put_on(stage.vampire(B, "Rival"), "Manse")
    stage.hand(A, "Dominate Kine")
    stage.play(A, "play dominate-kine DOM", elder)
    while stage.prompt != "Targeting":
        stage.least()
    assert stage.options(A) == [stage.text("target", m) for m in (elder, fledgling)]
    stage.play(A, "target", fledgling)
    assert (stage.table.host[manse], stage.table.controller[manse]) == (fledgling, A)
    stage.skip("MinionPhase")
    assert stage.table.faults() == []


@ruling("Disputed Territory", 2)
@pytest.mark.parametrize("minions", [1, 0])
def test_a_disputed_location_on_a_minion_goes_to_the_chosen_methuselah(minions: int) -> None:
    stage = Court(3, *MADE_UP)
    elder = stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    manse = stage.put_on(rival, "Manse")
    takers = [stage.vampire(C, "Pupil") for _ in range(minions)]
    stage.hand(A, "Disputed Territory")
    stage.play(A, "play disputed-territory plain", elder)
    stage.skip("NameMethuselah", A)
    stage.play(A, "player 2")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    if minions:
        assert (stage.table.host[manse], stage.table.controller[manse]) == (takers[0], C)
    else:
        assert stage.zone(manse) == ASH_HEAP


@ruling("Disputed Territory", 3)
def test_a_location_does_not_move_among_the_minions_of_one_methuselah() -> None:
    stage = Court(3, *MADE_UP)
    elder = stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    stage.vampire(B, "Pupil")
    manse = stage.put_on(rival, "Manse")
    stage.hand(A, "Disputed Territory")
    stage.play(A, "play disputed-territory plain", elder)
    stage.skip("NameMethuselah", A)
    stage.play(A, "player 1")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    assert stage.table.host[manse] == rival


# What minions have


@ruling("Far Mastery", 1)
def test_who_takes_an_ally_need_not_be_able_to_recruit_him() -> None:
    stage = Court(2)
    elder, gang = stage.vampire(A, "Elder"), stage.ally(B, "Loyal Street Gang")
    stage.hand(A, "Far Mastery", "Loyal Street Gang")
    assert not stage.offers(A, "play loyal-street-gang plain", elder)
    stage.play(A, "play far-mastery DOM", elder)
    stage.resolve()
    assert stage.table.controller[gang] == A


@ruling("Clan equipment", 1)
@pytest.mark.parametrize("name", ["Enchanted Marionette", "Kali's Fang", "Shaal Fragment"])
def test_equipment_of_a_clan_may_be_taken_by_any_minion(name: str) -> None:
    stage = Court(2)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    card = stage.put_on(pupil, name)
    stage.play(A, "take-equipment", elder, pupil)
    stage.skip("MinionPhase")
    assert (stage.zone(card), stage.table.host[card]) == (ON_CARD, elder)


@ruling("Retainer with discipline level", 1)
def test_a_retainer_stays_what_he_was_when_he_was_employed() -> None:
    stage = Court(2)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Hunter")
    stage.hand(A, "Raven Spy")
    stage.play(A, "play raven-spy ANI", elder)
    stage.resolve()
    spy = stage.table.on[elder][0]
    assert stage.blood(spy) == 2
    stage.hand(B, "Far Mastery")
    stage.skip("MinionPhase", B)
    stage.play(B, "play far-mastery dom", pupil)
    stage.skip("MinionPhase", B)
    assert (stage.table.host[spy], stage.blood(spy)) == (pupil, 2)
    assert identity.level(stage.table, pupil, "ani") == 1


# Actions and blocks


@ruling("Whispers from the Dead", 1)
def test_the_card_to_be_retrieved_is_named_as_the_action_is_announced() -> None:
    stage = Court(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Whispers from the Dead")
    stage.ash(A, "Fame", "Vessel")
    fame = stage.table.ash[A][0]
    stage.play_only(A, "play whispers-from-the-dead nec", elder)
    assert stage.prompt == "Targeting"
    stage.play(A, "target", fame)
    assert len(stage.told(ActionAnnounced)) == 1
    stage.resolve()
    assert stage.names(stage.table.hand[A]) == ["fame"]


@ruling("Faceless Night", 1, 3)
def test_who_attempts_to_block_stays_with_it_and_reacts_until_the_action_resolves() -> None:
    stage = Court(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Faceless Night")
    stage.hand(B, "Deflection", "Guard Dogs")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play faceless-night OBF", elder)
    stage.skip("block", B)
    assert "decline" not in stage.options(B)
    stage.skip("declined", B)
    assert len(stage.told(BlockFailed)) == 1
    assert not stage.table.tapped[rival]
    assert modes(stage, B, "guard-dogs") == []
    stage.play(B, "play deflection DOM", rival)
    stage.resolve()
    assert stage.table.tapped[rival]
    assert stage.table.pool == [30, 30, 29]


@ruling("Reactions targeting another player", 1)
def test_a_helper_waits_for_the_opportunity() -> None:
    stage = Court(3)
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
