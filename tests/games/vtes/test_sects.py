"""Sects, clans and titles (VTES-10, 10.1 to 10.4)."""

import pytest
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.abilities.identity import Becomes, HoldsTitle
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ACTION,
    CAITIFF,
    CAMARILLA,
    CLANS,
    INDEPENDENT,
    LAIBON,
    MASTER,
    SABBAT,
    SCARCE,
    SECT_OF_CLAN,
    SECTS,
    TITLE,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.events import titles as events
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Profile
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.affiliation import ChangeSect, ChangeTitle
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.lang.effects import Do
from conclave.lang.resolving import Resolving
from conclave.testing import rule

DISGUISE = Card(
    "Disguise", MASTER, put_on=targets.One(filters.VAMPIRE), grants=Becomes(clan="lasombra")
)
CROWN = Card(
    "Crown", MASTER, TITLE, put_on=targets.One(filters.VAMPIRE), grants=HoldsTitle("primogen")
)
ORDER = Card("Order", ACTION, effect=ChangeTitle("bishop"))
CONVERSION = Card("Conversion", ACTION, effect=ChangeSect(CAMARILLA))
OURS = Card("Ours", ACTION, "brujah", effect=GainPool(1))
THEIRS = Card("Theirs", ACTION, "brujah-antitribu", effect=GainPool(1))
OLD = Vampire("Old Card", "brujah", 1, 2, "cel", "")
REBEL = Vampire("Young Rebel", "brujah-antitribu", 2, 4, "cel", SABBAT)
VOTER = Vampire("Voter", "giovanni", 2, 4, "nec", INDEPENDENT, title="votes:2")
REGENT = Vampire("Old Regent", "lasombra", 2, 4, "obt", SABBAT, title="regent")
STRAYS = tuple([Vampire(f"Stray {n}", CAITIFF, 2, 2, "", CAMARILLA, SCARCE) for n in range(2)])
CARDS: tuple[AnyCard, ...] = (
    DISGUISE,
    CROWN,
    ORDER,
    CONVERSION,
    OURS,
    THEIRS,
    OLD,
    REBEL,
    VOTER,
    REGENT,
    *STRAYS,
)
NOTHING_DONE = Do()


def table_of(phase: str = "minion") -> Stage:
    """Two players and all made-up cards."""
    return Stage(2, phase=phase, extra=CARDS)


def plays_on(stage: Stage, name: str, vampire: int) -> None:
    """A plays a master card on the only vampire, and nobody cancels it."""
    assert [*stage.table.ready[A], *stage.table.ready[B]] == [vampire]
    stage.hand(A, name)
    stage.play(A, f"play {name.lower()} plain -")
    stage.skip("MasterPhase", A)


def fits(stage: Stage, which: Filter, card: int) -> bool:
    """Whether a card is of a kind."""
    return which.fits(stage.table, Resolving(NOTHING_DONE, A, -1, card), card)


# Titles


@rule("VTES-10-01", "VTES-10-02")
def test_a_new_title_takes_the_place_of_the_old_one_even_if_worth_less() -> None:
    stage = table_of()
    prince = stage.vampire(A, "Gilbert Duane")
    assert (titles.title(stage.table, prince), titles.votes(stage.table, prince)) == (
        "prince:Miami", 2,
    )  # fmt: skip
    assert contests.give_title(stage.table, prince, "primogen")
    assert titles.title(stage.table, prince) == "primogen"
    assert titles.votes(stage.table, prince) == 1


@rule("VTES-10-04")
def test_the_card_says_the_sect_whatever_the_clan() -> None:
    stage = table_of()
    set_, assamite = stage.vampire(A, "Missy Shillingford"), stage.vampire(A, "Enam")
    assert [SECT_OF_CLAN[identity.clan(stage.table, each)] for each in (set_, assamite)] == [
        INDEPENDENT, INDEPENDENT,
    ]  # fmt: skip
    assert identity.sect(stage.table, set_) == SABBAT
    assert identity.sect(stage.table, assamite) == CAMARILLA


@rule("VTES-10-05", "VTES-10-07", "EX-10-a")
def test_a_disguised_prince_changes_sect_and_has_no_votes_until_he_changes_back() -> None:
    stage = table_of("master")
    prince = stage.vampire(A, "Gilbert Duane")
    plays_on(stage, "Disguise", prince)
    table = stage.table
    assert (identity.clan(table, prince), identity.sect(table, prince)) == ("lasombra", SABBAT)
    assert (titles.title(table, prince), titles.votes(table, prince)) == ("", 0)
    moving.burn(table, table.attached[prince][0])
    assert (identity.clan(table, prince), identity.sect(table, prince)) == ("malkavian", CAMARILLA)
    assert (titles.title(table, prince), titles.votes(table, prince)) == ("prince:Miami", 2)


@rule("VTES-10-06")
def test_only_a_vampire_of_the_fitting_sect_gains_a_title() -> None:
    for name, title in (("Krid", ""), ("Young Rebel", "bishop")):
        stage = table_of()
        vampire = stage.vampire(A, name)
        stage.hand(A, "Order")
        stage.play(A, "play order plain", vampire)
        stage.resolve()
        assert titles.claimed_title(stage.table, vampire) == title


@rule("VTES-10-06")
def test_a_title_card_without_a_title_is_burned() -> None:
    stage = table_of("master")
    rebel = stage.vampire(A, "Young Rebel")
    plays_on(stage, "Crown", rebel)
    assert stage.table.attached[rebel] == ()
    assert stage.names(stage.table.ash[A]) == ["crown"]
    assert titles.claimed_title(stage.table, rebel) == ""
    other = table_of("master")
    krid = other.vampire(A, "Krid")
    plays_on(other, "Crown", krid)
    assert other.names(other.table.attached[krid]) == ["crown"]
    assert titles.title(other.table, krid) == "primogen"


@rule("VTES-10-07")
def test_a_justicar_of_another_clan_has_no_benefit_of_the_title() -> None:
    stage = table_of()
    guil = stage.vampire(A, "Madame Guil")
    assert titles.votes(stage.table, guil) == 3
    before = stage.table.profile[guil]
    assert (before.clan, before.title) == ("toreador", "justicar:toreador")
    stage.table.profile[guil] = Profile("ventrue", before.sect, before.title)
    assert titles.votes(stage.table, guil) == 0
    stage.table.profile[guil] = Profile("toreador", before.sect, before.title)
    assert titles.votes(stage.table, guil) == 3


@rule("VTES-10-08")
def test_a_suspended_title_is_yielded_for_a_new_one() -> None:
    stage = table_of()
    prince = stage.vampire(A, "Gilbert Duane")
    contests.change_sect(stage.table, prince, SABBAT)
    assert titles.claimed_title(stage.table, prince) == "prince:Miami"
    assert contests.give_title(stage.table, prince, "bishop")
    assert titles.title(stage.table, prince) == "bishop"
    contests.change_sect(stage.table, prince, CAMARILLA)
    assert titles.title(stage.table, prince) == ""
    assert titles.claimed_title(stage.table, prince) == "bishop"


@rule("VTES-10.1-04", "VTES-10.2-02", "VTES-10.3-02")
@pytest.mark.parametrize(
    ("title", "home"),
    [
        ("primogen", CAMARILLA), ("prince:Bonn", CAMARILLA), ("justicar:brujah", CAMARILLA),
        ("inner-circle:brujah", CAMARILLA), ("bishop", SABBAT), ("archbishop:Bonn", SABBAT),
        ("priscus", SABBAT), ("cardinal", SABBAT), ("regent", SABBAT),
        ("kholo:brujah", LAIBON), ("magaji", LAIBON),
    ],
)  # fmt: skip
def test_each_title_belongs_to_a_sect(title: str, home: str) -> None:
    for sect in SECTS:
        stage = Stage(2, extra=(Vampire("Somebody", "brujah", 2, 3, "", sect),))
        somebody = stage.vampire(A, "Somebody")
        assert contests.give_title(stage.table, somebody, title) == (sect == home)
        assert titles.title(stage.table, somebody) == (title if sect == home else "")


@rule("VTES-10.1-05", "VTES-10.3-04")
@pytest.mark.parametrize(
    ("title", "sect"), [("justicar", CAMARILLA), ("inner-circle", CAMARILLA), ("kholo", LAIBON)]
)
def test_titles_of_a_clan_are_for_its_members(title: str, sect: str) -> None:
    stage = Stage(2, extra=(Vampire("Somebody", "brujah", 2, 3, "", sect),))
    somebody = stage.vampire(A, "Somebody")
    assert not contests.give_title(stage.table, somebody, f"{title}:tremere")
    assert contests.give_title(stage.table, somebody, f"{title}:brujah")


@rule("VTES-10.2-05")
def test_the_regent_counts_as_a_cardinal_with_four_votes() -> None:
    stage = table_of()
    regent, other = stage.vampire(A, "Old Regent"), stage.vampire(A, "Young Rebel")
    assert titles.votes(stage.table, regent) == 4
    assert fits(stage, filters.HasTitle(("cardinal",)), regent)
    assert not fits(stage, filters.HasTitle(("priscus",)), regent)
    contests.give_title(stage.table, other, "cardinal")
    assert titles.votes(stage.table, other) == 3
    assert fits(stage, filters.HasTitle(("cardinal",)), other)
    assert not fits(stage, filters.HasTitle(("regent",)), other)


@rule("VTES-10.2-02", "VTES-10.2-05")
def test_the_regent_of_the_pool_counts_as_a_cardinal_while_she_is_sabbat() -> None:
    stage = table_of()
    sha, melinda = stage.vampire(A, "Sha-Ennu"), stage.vampire(A, "Melinda Galbraith")
    assert [titles.votes(stage.table, card) for card in (sha, melinda)] == [4, 3]
    assert fits(stage, filters.HasTitle(("cardinal",)), sha)
    assert fits(stage, filters.HasTitle(("cardinal",)), melinda)
    assert not fits(stage, filters.HasTitle(("regent",)), melinda)
    contests.change_sect(stage.table, sha, CAMARILLA)
    assert (titles.title(stage.table, sha), titles.votes(stage.table, sha)) == ("", 0)


@rule("VTES-10.4-03", "VTES-10.5-01", "VTES-10.5-08")
@pytest.mark.parametrize(
    ("name", "title"), [("Casey Snyder", "baron:Columbus"), ("Vivian VI", "baron:Johannesburg")]
)
def test_a_baron_of_the_pool_is_an_independent_anarch(name: str, title: str) -> None:
    stage = table_of()
    baron = stage.vampire(A, name)
    assert identity.sect(stage.table, baron) == INDEPENDENT
    assert identity.is_anarch(stage.table, baron)
    assert titles.title(stage.table, baron) == title
    assert fits(stage, filters.TITLED, baron)
    assert not fits(stage, filters.OfSect(CAMARILLA), baron)


# Clans and their sects


@rule("VTES-10.1-01")
def test_the_camarilla_clans() -> None:
    assert {clan for clan in CLANS if SECT_OF_CLAN[clan] == CAMARILLA} == {
        "brujah", "malkavian", "nosferatu", "toreador", "tremere", "ventrue", "caitiff",
    }  # fmt: skip


@rule("VTES-10.1-02")
def test_two_caitiff_are_not_of_the_same_clan() -> None:
    stage = table_of("influence")
    stage.vampire(A, "Stray 0")
    stray = stage.uncontrolled(A, "Stray 1", 2)
    stage.pass_all()
    assert stage.table.is_ready(stray)
    assert stage.table.pool[A] == 30


@rule("VTES-10.1-03")
def test_an_old_card_without_a_sect_is_camarilla() -> None:
    stage = table_of("influence")
    old = stage.uncontrolled(A, "Old Card", 2)
    assert stage.zone(old) == UNCONTROLLED
    stage.pass_all()
    assert identity.sect(stage.table, old) == CAMARILLA


@rule("VTES-10.2-01")
def test_the_fifteen_sabbat_clans() -> None:
    sabbat = {clan for clan in CLANS if SECT_OF_CLAN[clan] == SABBAT}
    antitribu = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")
    assert sabbat == {
        *[f"{clan}-antitribu" for clan in antitribu],
        "lasombra", "tzimisce", "pander", "ahrimane", "blood-brother", "kiasyd",
        "salubri-antitribu", "harbinger-of-skulls",
    }  # fmt: skip
    assert len(sabbat) == 15


@rule("VTES-10.2-07")
def test_an_antitribu_clan_is_a_clan_of_its_own() -> None:
    stage = table_of()
    stage.hand(A, "Ours", "Theirs")
    rebel, brujah = stage.vampire(A, "Young Rebel"), stage.vampire(A, "Angel")
    assert stage.offers(A, "play theirs plain", rebel)
    assert not stage.offers(A, "play ours plain", rebel)
    assert stage.offers(A, "play ours plain", brujah)
    assert not stage.offers(A, "play theirs plain", brujah)


@rule("VTES-10.2-08", "EX-10.2-a")
def test_a_brujah_antitribu_with_a_writ_of_acceptance_is_still_one() -> None:
    stage = table_of()
    rebel = stage.vampire(A, "Young Rebel")
    stage.hand(A, "Writ of Acceptance", "Ours", "Theirs")
    stage.play(A, "play writ-of-acceptance plain", rebel)
    stage.resolve()
    assert identity.sect(stage.table, rebel) == CAMARILLA
    assert identity.clan(stage.table, rebel) == "brujah-antitribu"
    stage.skip("UntapPhase", B)
    stage.skip("UntapPhase", A).skip("MinionPhase", A)
    assert stage.offers(A, "play theirs plain", rebel)
    assert not stage.offers(A, "play ours plain", rebel)


@rule("VTES-10.2-08")
def test_an_effect_that_changes_the_sect_leaves_the_clan() -> None:
    stage = table_of()
    rebel = stage.vampire(A, "Young Rebel")
    stage.hand(A, "Conversion")
    stage.play(A, "play conversion plain", rebel)
    stage.resolve()
    assert (identity.clan(stage.table, rebel), identity.sect(stage.table, rebel)) == (
        "brujah-antitribu", CAMARILLA,
    )  # fmt: skip
    assert [event.sect for event in stage.events_of(events.ChangedSect)] == [CAMARILLA]


@rule("VTES-10.3-01")
def test_the_laibon_clans() -> None:
    assert {clan for clan in CLANS if SECT_OF_CLAN[clan] == LAIBON} == {
        "akunanse", "guruhi", "ishtarri", "osebo",
    }  # fmt: skip


# Independents


@rule("VTES-10.4-01")
def test_every_other_clan_is_independent() -> None:
    others = {clan for clan in CLANS if SECT_OF_CLAN[clan] not in (CAMARILLA, SABBAT, LAIBON)}
    assert {SECT_OF_CLAN[clan] for clan in others} == {INDEPENDENT}
    assert {"assamite", "follower-of-set", "gangrel", "giovanni", "ravnos"} <= others
    assert len(others) == len(CLANS) - 7 - 15 - 4


@rule("VTES-10.4-03")
def test_an_independent_vampire_is_neither_camarilla_nor_sabbat() -> None:
    stage = table_of()
    voter, krid = stage.vampire(A, "Voter"), stage.vampire(A, "Krid")
    assert fits(stage, filters.Not(filters.OfSect(CAMARILLA)), voter)
    assert fits(stage, filters.Not(filters.OfSect(SABBAT)), voter)
    assert not fits(stage, filters.Not(filters.OfSect(CAMARILLA)), krid)


@rule("VTES-10.4-04")
def test_votes_of_his_own_are_a_title() -> None:
    stage = table_of()
    voter, krid = stage.vampire(A, "Voter"), stage.vampire(A, "Krid")
    assert titles.votes(stage.table, voter) == 2
    assert fits(stage, filters.TITLED, voter)
    assert not fits(stage, filters.TITLED, krid)
    assert not stage.offers(A, "become-anarch", voter)
    assert stage.offers(A, "become-anarch", krid)


@rule("VTES-R-79")
def test_a_title_takes_the_place_of_votes_of_his_own() -> None:
    stage = table_of()
    voter = stage.vampire(A, "Voter")
    contests.change_sect(stage.table, voter, CAMARILLA)
    assert titles.votes(stage.table, voter) == 2
    assert contests.give_title(stage.table, voter, "primogen")
    assert titles.votes(stage.table, voter) == 1
