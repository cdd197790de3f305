"""Tests of hunting grounds."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, PeopleStage, offered_modes, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

# Academic Hunting Ground


CLAN_OF_GROUND = {
    "Academic Hunting Ground": "tremere",
    "Amusement Park Hunting Ground": "brujah-antitribu",
    "Campground Hunting Ground": "gangrel-antitribu",
    "Corporate Hunting Ground": "ventrue-antitribu",
    "Fetish Club Hunting Ground": "toreador-antitribu",
    "Institution Hunting Ground": "malkavian-antitribu",
    "Library Hunting Ground": "tzimisce",
    "Political Hunting Ground": "lasombra",
    "Shanty Town Hunting Ground": "nosferatu-antitribu",
    "Warzone Hunting Ground": "brujah",
    "Zoo Hunting Ground": "gangrel",
}


@pytest.mark.parametrize("name", CLAN_OF_GROUND)
def test_a_hunting_ground_is_for_its_clan_to_play_and_for_one_of_yours_to_feed(name: str) -> None:
    native = Vampire("Native", CLAN_OF_GROUND[name], 1, 5, "", "sabbat")
    stage = Stage(2, phase="master", extra=(*PEOPLE, native))
    loner = stage.vampire(A, "Loner", 2)
    theirs = stage.vampire(B, "Elder", 2)
    stage.hand(A, name)
    word = name.lower().replace(" ", "-")
    assert offered_modes(stage, A, word) == []
    mine = stage.vampire(A, "Native", 2)
    stage.play(A, f"play {word} plain -")
    stage.skip("UntapPhase", A)
    ground = stage.table.beside[A][0]
    assert stage.table.pool[A] == 28
    stage.play(A, "use", ground, "0")
    assert stage.options(A) == [stage.text("target", loner), stage.text("target", mine)]
    stage.play(A, "target", loner)
    assert not stage.offers(A, "use", ground, "0")
    assert [stage.blood(card) for card in (loner, mine, theirs)] == [3, 2, 2]


# Gurchon Hall

CARDINAL = Vampire("Cardinal", "lasombra", 1, 8, "", "sabbat", title="cardinal")


def gurchon_hall(*blood: tuple[str, int]) -> tuple[PeopleStage, int, list[int]]:
    """A's untap phase with the hall and these vampires, by the blood they have."""
    stage = PeopleStage(2, CARDINAL, phase="untap")
    hall = stage.permanent(A, "Gurchon Hall")
    return stage, hall, [stage.vampire(A, name, held) for name, held in blood]


def test_gurchon_hall_feeds_the_two_oldest_ready_vampires() -> None:
    stage, hall, vampires = gurchon_hall(("Pupil", 1), ("Elder", 1), ("Mayor", 1))
    stage.vampire(A, "Kurt", 1, torpor=True)
    stage.skip("UntapPhase", A)
    use(stage, A, hall)
    assert [stage.blood(card) for card in vampires] == [1, 2, 2]
    assert not stage.offers(A, "use", hall, "0")


def test_gurchon_hall_asks_which_of_equally_old_vampires_it_feeds() -> None:
    stage, hall, vampires = gurchon_hall(("Kurt", 1), ("Ira", 1), ("Elder", 1))
    kurt, ira, _ = vampires
    stage.skip("UntapPhase", A)
    use(stage, A, hall)
    assert stage.options(A) == [stage.text("target", kurt), stage.text("target", ira)]
    stage.play(A, "target", ira)
    assert [stage.blood(card) for card in vampires] == [1, 2, 2]


def test_gurchon_hall_feeds_no_vampire_whom_a_hunting_ground_has_fed() -> None:
    stage, hall, vampires = gurchon_hall(("Pupil", 1), ("Elder", 1), ("Mayor", 1))
    ground = stage.permanent(A, "Uptown Hunting Ground")
    stage.skip("UntapPhase", A)
    use(stage, A, ground)
    stage.play(A, "target", vampires[1])
    use(stage, A, hall)
    assert [stage.blood(card) for card in vampires] == [1, 2, 2]
    assert not stage.offers(A, "use", ground, "0")


@ruling("Gurchon Hall", 1)
def test_gurchon_hall_needs_two_ready_vampires() -> None:
    stage, hall, _ = gurchon_hall(("Elder", 1))
    stage.vampire(A, "Kurt", 1, torpor=True)
    stage.skip("UntapPhase", A)
    assert not stage.offers(A, "use", hall, "0")


def test_gurchon_hall_requires_a_ready_cardinal_or_regent() -> None:
    stage = PeopleStage(2, CARDINAL, phase="master")
    stage.vampire(A, "Pack Leader")
    cardinal = stage.vampire(A, "Cardinal", torpor=True)
    stage.hand(A, "Gurchon Hall")
    assert offered_modes(stage, A, "gurchon-hall") == []
    moving.to_ready(stage.table, cardinal)
    assert offered_modes(stage, A, "gurchon-hall") == ["plain"]


# Palace Hunting Ground


def test_palace_hunting_ground_feeds_a_guruhi_with_blood() -> None:
    chief = Vampire("Chief", "guruhi", 1, 7, "", "laibon")
    stage = Stage(2, phase="untap", extra=(*PEOPLE, chief))
    ground = stage.permanent(A, "Palace Hunting Ground")
    stage.vampire(A, "Elder", 2)
    mine = stage.vampire(A, "Chief", 0)
    assert not stage.offers(A, "use", ground, "0")
    stage.table.blood[mine] = 1
    stage.play(A, "use", ground, "0")
    assert stage.blood(mine) == 2


# Papillon


def test_papillon_requires_a_city_title() -> None:
    stage = Stage(2, phase="master", extra=PEOPLE)
    stage.vampire(A, "Judge")
    stage.vampire(B, "Mayor")
    stage.hand(A, "Papillon")
    assert offered_modes(stage, A, "papillon") == []
    stage.vampire(A, "Pack Leader")
    assert offered_modes(stage, A, "papillon") == ["plain"]


def test_papillon_gives_a_titled_vampire_two_blood() -> None:
    stage = Stage(2, phase="untap", extra=PEOPLE)
    ground = stage.permanent(A, "Papillon")
    other = stage.permanent(A, "Uptown Hunting Ground")
    judge, elder = stage.vampire(A, "Judge", 2), stage.vampire(A, "Elder", 2)
    stage.play(A, "use", ground, "0")
    assert (stage.blood(judge), stage.blood(elder)) == (4, 2)
    stage.play(A, "use", other, "0")  # the judge has fed
    assert (stage.blood(judge), stage.blood(elder)) == (4, 3)


# Slum Hunting Ground


@rule("VTES-1.6.1-16")
def test_a_hunting_ground_needs_a_ready_minion_of_its_clan() -> None:
    stage = Stage(2, phase="master")
    stage.hand(A, "Slum Hunting Ground")
    stage.vampire(A, "Mazz")
    stage.vampire(A, "Krid", torpor=True)
    assert not stage.offers(A, "play", "slum-hunting-ground", "plain", "-")
    stage.vampire(A, "Agrippina")
    stage.play(A, "play", "slum-hunting-ground", "plain", "-")
    stage.skip("MasterPhase")
    assert stage.names(stage.table.beside[A]) == ["slum-hunting-ground"]
    assert stage.table.pool[A] == 28


# Uptown Hunting Ground


GROUNDS = {
    "Asylum Hunting Ground": "Milo, The Invisible Horror",
    "Slum Hunting Ground": "Krid",
    "Society Hunting Ground": "Ira Rivers",
}


@pytest.mark.parametrize("name", GROUNDS)
def test_a_hunting_ground_feeds_one_vampire_in_the_untap_phase(name: str) -> None:
    stage = Stage(2, phase="untap")
    ground = stage.permanent(A, name)
    other = stage.permanent(A, "Uptown Hunting Ground")
    krid = stage.vampire(A, "Krid", 0)
    mazz = stage.vampire(A, "Mazz", 0)
    asleep = stage.vampire(A, "Pug Jackson", 0, torpor=True)
    theirs = stage.vampire(B, "Cohn Rose", 0)
    stage.play(A, "use", ground, "0")
    assert stage.options(A) == [stage.text("target", krid), stage.text("target", mazz)]
    stage.play(A, "target", krid)
    assert stage.blood(krid) == 1
    assert not stage.offers(A, "use", ground, "0")
    stage.play(A, "use", other, "0")  # only Mazz is left: one hunting ground a turn
    assert [stage.blood(card) for card in (krid, mazz, asleep, theirs)] == [1, 1, 0, 0]
