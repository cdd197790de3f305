"""Gaining and casting votes (VTES-6.3.3)."""

import pytest
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    EQUIPMENT,
    LOCATION,
    MASTER,
    NOBODY,
    REACTION,
    TORPOR,
)
from conclave.games.vtes.rules.events import referendums as events
from conclave.games.vtes.rules.reading import titles
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.effects import ToTorpor
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.testing import rule

PEOPLE = (Vampire("The Kholo", "guruhi", 2, 8, "", "laibon", title="kholo:guruhi"),)
BOX = Card("Ballot Box", MASTER, LOCATION, grants=Can(Votes(1), ("polling",), tap=True))
CHEST = Card("Ballot Chest", MASTER, LOCATION, grants=Can(Votes(2), ("polling",), tap=True))
SASH = Card("Sash of Office", EQUIPMENT, grants=Bonus("votes", 1))
SHOT = Card(
    "Shot in the Dark",
    REACTION,
    effect=ToTorpor(),
    when="polling",
    target=targets.One(filters.VAMPIRE),
)
ALL = (*CARDS, *PEOPLE, BOX, CHEST, SASH, SHOT)


def called(stage: Stage, minion: int, card: str = "small-tax") -> Stage:
    """A's vampire calls a referendum, nobody blocks, polling begins."""
    stage.play(A, "play", card, "plain", minion)
    return stage.skip("Referendum")


def polled(stage: Stage) -> tuple[int, int]:
    """The votes for and against so far."""
    referendum = stage.table.view(None)["referendum"]
    return referendum["for"], referendum["against"]


def sources(stage: Stage, seat: int) -> list[str]:
    """Of what the player may cast votes."""
    stage.skip("Referendum", seat=seat)
    words = [move.split()[1] for move in stage.options(seat) if move.startswith("vote")]
    return list(dict.fromkeys(words))


@rule("VTES-6.3.3-01", "VTES-6.3.3-05", "VTES-R-64")
@pytest.mark.parametrize(("side", "tally"), [("for", (1, 0)), ("against", (0, 1))])
def test_the_card_that_calls_gives_a_vote_for_either_side(
    side: str, tally: tuple[int, int]
) -> None:
    stage = Stage(2, extra=ALL)
    krid = stage.vampire(A, "Krid")
    stage.vampire(B, "Abebe")
    stage.hand(A, "Small Tax")
    called(stage, krid)
    assert sources(stage, A) == ["calling-card"]
    assert not stage.table.view(None)["referendum"]["passes"]
    stage.play(A, "vote calling-card", side)
    assert polled(stage) == tally
    assert stage.table.view(None)["referendum"]["passes"] == (side == "for")
    assert sources(stage, B) == []


@rule("VTES-R-64", "VTES-6.3.2-05")
def test_the_vote_of_the_calling_card_need_not_be_cast() -> None:
    stage = Stage(2, extra=ALL)
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Small Tax")
    called(stage, krid)
    assert stage.offers(A, "pass")
    stage.resolve()
    (ended,) = stage.events_of(events.ReferendumEnded)
    assert (ended.for_it, ended.against) == (0, 0)


@rule("EX-6.3.3-b", "VTES-6.3.3-06", "VTES-6.3.3-07")
def test_one_vote_from_political_cards_for_each_methuselah() -> None:
    stage = Stage(3, extra=ALL)
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Small Tax", "Great Tax")
    stage.hand(B, "Small Tax", "Great Tax")
    called(stage, krid)
    stage.refuses(A, "vote great-tax for")
    stage.play(A, "vote calling-card for")
    stage.refuses(A, "vote great-tax for")
    assert sources(stage, B) == ["small-tax", "great-tax"]
    stage.play(B, "vote great-tax against")
    assert stage.names(stage.table.ash[B]) == ["great-tax"]
    assert sources(stage, B) == []
    assert polled(stage) == (1, 1)
    stage.refuses(B, "vote small-tax against")


@rule(
    "VTES-6.3.3-08", "VTES-6.3.3-09", "VTES-6.3.3-10", "VTES-6.3.3-11", "VTES-6.3.3-12",
    "VTES-6.3.3-13",
)  # fmt: skip
@pytest.mark.parametrize("state", ["untapped", "tapped", "torpor"])
@pytest.mark.parametrize(
    ("name", "votes"),
    [
        ("Pug Jackson", 1),
        ("Andrew Emory", 1),
        ("Quentin King III", 2),
        ("Lukas", 2),
        ("Casey Snyder", 2),
        ("Elisha Tucker", 2),
        ("The Kholo", 2),
        ("Sobayifa", 2),
        ("Madame Guil", 3),
        ("Klaus Konrecht", 3),
        ("Gwendolyn", 4),
        ("Sha-Ennu", 4),
        ("Lady Constancia", 2),
    ],
)
def test_the_votes_of_titles(name: str, votes: int, state: str) -> None:
    stage = Stage(2, extra=ALL)
    krid = stage.vampire(A, "Krid")
    voter = stage.vampire(B, name, tapped=state == "tapped", torpor=state == "torpor")
    stage.hand(A, "Small Tax")
    called(stage, krid)
    assert sources(stage, B) == ([] if state == "torpor" else [stage.table.word(voter)])
    votes_against = [move for move in stage.options(B) if move.endswith("against")]
    for move in votes_against:
        stage.play(B, move)
    cast = 0 if state == "torpor" else votes
    assert stage.table.view(None)["votes"] == [0, cast]
    assert polled(stage) == (0, cast)


@rule("VTES-6.3.3-12")
def test_votes_from_a_card_on_a_vampire() -> None:
    stage = Stage(2, extra=ALL)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    stage.put_on(krid, "Sash of Office")
    stage.put_on(pug, "Sash of Office")
    stage.hand(A, "Small Tax")
    called(stage, krid)
    stage.play(A, "vote", krid, "for")
    assert polled(stage) == (1, 0)
    stage.play(A, "vote", pug, "against")
    assert polled(stage) == (1, 2)


@rule("VTES-6.3.3-03", "VTES-6.3.3-04")
def test_votes_of_one_source_go_together_those_of_several_may_be_split() -> None:
    stage = Stage(2, extra=ALL)
    quentin, pug = stage.vampire(A, "Quentin King III"), stage.vampire(A, "Pug Jackson")
    stage.edge(A)
    stage.hand(A, "Small Tax")
    called(stage, quentin)
    stage.play(A, "vote", quentin, "for")
    assert polled(stage) == (2, 0)
    stage.refuses(A, "vote", quentin, "against")
    stage.play(A, "vote", pug, "against")
    stage.play(A, "vote edge for")
    stage.play(A, "vote calling-card against")
    assert polled(stage) == (3, 2)


@rule("VTES-6.3.3-14")
def test_the_edge_is_burned_for_a_vote() -> None:
    stage = Stage(3, extra=ALL)
    krid = stage.vampire(A, "Krid")
    stage.edge(C)
    stage.hand(A, "Small Tax")
    called(stage, krid)
    assert sources(stage, A) == ["calling-card"]
    assert sources(stage, C) == ["edge"]
    stage.play(C, "vote edge against")
    assert stage.table.edge == NOBODY
    assert polled(stage) == (0, 1)
    assert sources(stage, C) == []


@rule(
    "EX-6.3.3-a", "VTES-6.3.3-15", "VTES-6.3.3-16", "VTES-6.3.3-17", "VTES-6.3.3-18",
    "VTES-6.3.3-19", "VTES-6.3.3-20",
)  # fmt: skip
def test_the_prisci_vote_as_a_block() -> None:
    stage = Stage(3, extra=ALL)
    krid = stage.vampire(A, "Krid")
    first, second = stage.vampire(A, "Kij Dansky"), stage.vampire(B, "Korah")
    third, lost = stage.vampire(C, "Stavros"), stage.vampire(C, "Xendil Charmer", torpor=True)
    prince = stage.vampire(B, "Quentin King III")
    stage.hand(A, "Small Tax")
    called(stage, krid)
    stage.play(A, "vote", first, "for")
    assert polled(stage) == (3, 0)
    stage.skip("Referendum", seat=B)
    stage.play(B, "vote", second, "against")
    assert polled(stage) == (0, 0)
    stage.skip("Referendum", seat=B)
    stage.play(B, "vote", prince, "for")
    assert polled(stage) == (2, 0)
    stage.skip("Referendum", seat=C)
    assert not stage.offers(C, "vote", lost, "against")
    stage.play(C, "vote", third, "against")
    assert polled(stage) == (2, 3)
    stage.refuses(A, "vote", first, "against")
    stage.resolve()
    (ended,) = stage.events_of(events.ReferendumEnded)
    assert (ended.for_it, ended.against, ended.result) == (2, 3, "failed")


@rule("VTES-R-63", "VTES-6.3.3-13")
def test_cast_votes_count_and_others_are_lost_with_the_vampire() -> None:
    stage = Stage(2, extra=ALL)
    quentin, pug = stage.vampire(A, "Quentin King III"), stage.vampire(A, "Pug Jackson")
    priscus, anvil = stage.vampire(A, "Korah"), stage.vampire(B, "Anvil")
    abebe, emory = stage.vampire(B, "Abebe"), stage.vampire(B, "Andrew Emory")
    stage.hand(A, "Small Tax")
    stage.hand(B, *["Shot in the Dark"] * 3)
    called(stage, quentin)
    stage.play(A, "vote", quentin, "for")
    stage.play(A, "vote", priscus, "for")
    for shooter, victim in ((anvil, quentin), (abebe, pug), (emory, priscus)):
        stage.skip("Referendum", seat=B)
        stage.play(B, "play shot-in-the-dark plain", shooter)
        stage.play(B, "target", victim)
        stage.skip("Referendum")
    assert [stage.zone(card) for card in (quentin, pug, priscus)] == [TORPOR] * 3
    assert polled(stage) == (5, 0)
    assert sources(stage, A) == ["calling-card"]


@rule("VTES-6.3.3-21", "VTES-6.3.3-04", "VTES-6.3.3-02")
def test_votes_that_a_modifier_gives_are_the_vampires() -> None:
    stage = Stage(2, extra=ALL)
    quentin = stage.vampire(A, "Quentin King III")
    stage.hand(A, "Small Tax", "Fine Speech")
    called(stage, quentin)
    stage.play(A, "play fine-speech plain", quentin)
    stage.skip("Referendum", seat=A)
    assert polled(stage) == (0, 0)
    stage.play(A, "vote", quentin, "for")
    assert polled(stage) == (4, 0)


@rule("VTES-6.3.3-21", "VTES-6.3.3-04", "VTES-6.3.2-06")
def test_votes_gained_later_go_where_the_vampire_voted() -> None:
    stage = Stage(2, extra=ALL)
    quentin = stage.vampire(A, "Quentin King III")
    stage.hand(A, "Small Tax", "Fine Speech")
    called(stage, quentin)
    stage.play(A, "vote", quentin, "against")
    stage.play(A, "play fine-speech plain", quentin)
    stage.skip("Referendum", seat=A)
    stage.refuses(A, "vote", quentin, "for")
    stage.play(A, "vote", quentin, "against")
    assert polled(stage) == (0, 4)
    stage.refuses(A, "vote", quentin, "against")


@rule("VTES-6.3.3-21")
def test_a_reaction_gives_votes_to_an_untitled_minion() -> None:
    stage = Stage(2, extra=ALL)
    krid, abebe = stage.vampire(A, "Krid"), stage.vampire(B, "Abebe")
    tired = stage.vampire(B, "Eugenio Estevez", tapped=True)
    stage.hand(A, "Small Tax")
    stage.hand(B, "Heckling")
    called(stage, krid)
    stage.skip("Referendum", seat=B)
    stage.refuses(B, "play heckling plain", tired)
    stage.play(B, "play heckling plain", abebe)
    assert sources(stage, B) == [stage.table.word(abebe)]
    stage.play(B, "vote", abebe, "against")
    assert polled(stage) == (0, 1)


@rule("VTES-6.3.3-21", "VTES-6.3.3-03", "VTES-6.3.3-04")
def test_votes_of_two_cards_in_play_may_be_split() -> None:
    stage = Stage(2, extra=ALL)
    krid = stage.vampire(A, "Krid")
    box, chest = stage.permanent(A, "Ballot Box"), stage.permanent(A, "Ballot Chest")
    stage.hand(A, "Small Tax")
    called(stage, krid)
    stage.play(A, "use", box, "0")
    stage.play(A, "use", chest, "0")
    assert stage.table.tapped[box]
    assert sources(stage, A) == [stage.table.word(box), stage.table.word(chest), "calling-card"]
    stage.play(A, "vote", chest, "for")
    assert polled(stage) == (2, 0)
    stage.play(A, "vote", box, "against")
    assert polled(stage) == (2, 1)
    assert sources(stage, A) == ["calling-card"]


def test_only_a_ready_vampire_has_votes() -> None:
    stage = Stage(2, extra=ALL)
    kholo = stage.vampire(A, "The Kholo")
    stage.begin()
    assert titles.votes(stage.table, kholo) > 0
    moving.to_torpor(stage.table, kholo)
    assert titles.votes(stage.table, kholo) == 0
