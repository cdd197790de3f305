"""Titles that change while they are contested: by new ones, by cards, by merging (VTES-4.2)."""

from games.vtes.stage import A, B, C, Stage
from games.vtes.title_claims import GILBERT, GRAHAM, PRAXIS, princes, titles

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.abilities.identity import HoldsTitle
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ADVANCED, ASH_HEAP, MASTER, TITLE
from conclave.games.vtes.rules.events.titles import GotTitle
from conclave.games.vtes.rules.naming import card_slug
from conclave.games.vtes.rules.printed import Crypt
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.reading.titles import claimed_title
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule


@rule("VTES-10-03")
def test_a_new_title_yields_the_contested_one_at_once() -> None:
    stage, gilbert, graham = princes()
    contests.give_title(stage.table, gilbert, "primogen")
    assert titles(stage, gilbert, graham) == ["primogen", ""]
    stage.play(A, "done")
    stage.skip("UntapPhase", B)
    assert titles(stage, graham) == ["prince:Miami"]


@rule("VTES-10-09")
def test_a_suspended_title_is_yielded_as_soon_as_another_claims_it() -> None:
    stage = Stage(2, active=B, phase="influence")
    gilbert, graham = stage.vampire(A, GILBERT), stage.uncontrolled(B, GRAHAM, 7)
    contests.change_sect(stage.table, gilbert, "sabbat")
    assert claimed_title(stage.table, gilbert) == "prince:Miami"
    stage.pass_all()
    assert claimed_title(stage.table, gilbert) == ""
    assert titles(stage, graham) == ["prince:Miami"]
    contests.change_sect(stage.table, gilbert, "camarilla")
    assert titles(stage, gilbert, graham) == ["", "prince:Miami"]


@rule("VTES-10-09")
def test_a_contested_title_that_fits_no_more_is_yielded_at_once() -> None:
    stage, gilbert, graham = princes()
    contests.change_sect(stage.table, gilbert, "independent")
    assert claimed_title(stage.table, gilbert) == ""
    stage.play(A, "done")
    stage.skip("UntapPhase", B)
    assert titles(stage, graham) == ["prince:Miami"]


@rule("VTES-11-18", "VTES-11-19", "VTES-R-15")
def test_a_title_card_contests_with_blood_and_is_burned_when_the_title_is_yielded() -> None:
    stage = Stage(2, active=A, phase="master", extra=(PRAXIS,))
    angel, gilbert = stage.vampire(A, "Angel"), stage.vampire(B, GILBERT)
    stage.hand(A, "Praxis")
    stage.play(A, "play praxis plain -")
    stage.skip("Targeting")
    stage.play(A, "target", angel)
    stage.skip("MasterPhase")
    (card,) = stage.table.attached[angel]
    assert stage.events_of(GotTitle)[0].title == "prince:Miami"
    assert titles(stage, angel, gilbert) == ["", ""]
    assert not stage.table.contested[card]
    stage.skip("UntapPhase", B)
    stage.play(B, "pay", gilbert)
    assert stage.blood(gilbert) == 6
    stage.skip("UntapPhase", A)
    assert stage.offers(A, "pay", angel)
    stage.play(A, "yield", angel)
    assert stage.zone(card) == ASH_HEAP
    stage.skip("UntapPhase", B)
    assert titles(stage, angel, gilbert) == ["", "prince:Miami"]


@rule("VTES-11-18")
def test_a_title_card_replaces_the_title_that_was_there_and_its_card() -> None:
    second = Card(
        "Other Praxis",
        MASTER,
        TITLE,
        put_on=targets.One(filters.VAMPIRE),
        grants=HoldsTitle("primogen"),
    )
    stage = Stage(2, active=A, phase="master", extra=(PRAXIS, second))
    gilbert = stage.vampire(A, "Sir Walter Nash")
    stage.hand(A, "Praxis")
    stage.play(A, "play praxis plain -")
    stage.skip("MasterPhase")
    (first,) = stage.table.attached[gilbert]
    assert titles(stage, gilbert) == ["prince:Miami"]
    stage.skip("UntapPhase", B).skip("MasterPhase", B)
    stage.skip("UntapPhase", A).skip("MasterPhase", A)
    stage.hand(A, "Other Praxis")
    stage.play(A, "play other-praxis plain -")
    stage.skip("MasterPhase")
    assert stage.zone(first) == ASH_HEAP
    assert stage.names(stage.table.attached[gilbert]) == ["other-praxis"]
    assert titles(stage, gilbert) == ["primogen"]


@rule("VTES-11-18")
def test_without_its_card_the_title_is_gone() -> None:
    stage = Stage(2, active=A, phase="master", extra=(PRAXIS,))
    angel = stage.vampire(A, "Angel")
    stage.hand(A, "Praxis")
    stage.play(A, "play praxis plain -")
    stage.skip("MasterPhase")
    assert titles(stage, angel) == ["prince:Miami"]
    moving.burn(stage.table, stage.table.attached[angel][0])
    assert titles(stage, angel) == [""]
    assert claimed_title(stage.table, angel) == ""


@rule("VTES-4.2-01")
def test_a_vampire_out_of_play_claims_no_title() -> None:
    stage = Stage(3, active=C, phase="influence")
    gilbert = stage.vampire(A, GILBERT)
    graham = stage.vampire(B, GRAHAM)
    contests.dispute(stage.table, graham)
    copy = stage.uncontrolled(C, GILBERT, 7)
    stage.pass_all()
    assert [stage.table.contested[card] for card in (gilbert, copy)] == [True, True]
    stage.skip("UntapPhase", B)
    assert titles(stage, graham) == ["prince:Miami"]


@rule("VTES-4.2-01")
def test_a_vampire_who_comes_back_claims_his_title_again() -> None:
    stage = Stage(2, active=A, phase="untap")
    gilbert, graham = stage.vampire(A, GILBERT), stage.vampire(B, GRAHAM)
    moving.begin_contest(stage.table, gilbert)
    assert titles(stage, graham) == ["prince:Miami"]
    stage.begin()
    assert stage.table.in_play(gilbert)
    assert titles(stage, gilbert, graham) == ["", ""]
    assert stage.offers(A, "pay", gilbert)


def merging(base: Crypt, later: Crypt) -> tuple[Stage, int]:
    """A controls one version of a vampire, and merges him with the other."""
    stage = Stage(2, phase="influence", extra=(base, later))
    stage.vampire(B, GRAHAM)
    vampire = stage.vampire(A, card_slug(base))
    stage.uncontrolled(A, card_slug(later))
    return stage, vampire


def version(sect: str, *traits: str, title: str = "") -> Crypt:
    """One version of a vampire."""
    return Vampire("Doubled", "brujah", 2, 3, "cel", sect, *traits, title=title)


@rule("VTES-4.2-01", "VTES-R-15", "VTES-10-02")
def test_a_merge_with_a_titled_version_claims_the_title() -> None:
    stage, vampire = merging(
        version("camarilla", title="primogen"),
        version("camarilla", ADVANCED, title="prince:Miami"),
    )
    graham = stage.table.ready[B][0]
    assert titles(stage, vampire, graham) == ["primogen", "prince:Miami"]
    stage.play(A, "merge", vampire)
    assert claimed_title(stage.table, vampire) == "prince:Miami"
    assert titles(stage, vampire, graham) == ["", ""]


@rule("VTES-10-01")
def test_a_merge_with_an_untitled_version_leaves_the_title() -> None:
    stage, vampire = merging(version("camarilla", title="primogen"), version("camarilla", ADVANCED))
    stage.play(A, "merge", vampire)
    assert titles(stage, vampire) == ["primogen"]
    other, vampire = merging(version("camarilla", ADVANCED), version("camarilla", title="primogen"))
    other.play(A, "merge", vampire)
    assert titles(other, vampire) == ["primogen"]


@rule("VTES-10-04", "VTES-10-07")
def test_a_merge_with_a_version_of_another_sect_changes_the_sect() -> None:
    stage, vampire = merging(version("camarilla", title="primogen"), version("sabbat", ADVANCED))
    stage.play(A, "merge", vampire)
    assert identity.sect(stage.table, vampire) == "sabbat"
    assert titles(stage, vampire) == [""]
    other, vampire = merging(version("camarilla"), version("camarilla", ADVANCED))
    contests.become_anarch(other.table, vampire)
    other.play(A, "merge", vampire)
    assert identity.is_anarch(other.table, vampire)  # what became of him before the merge stays so
