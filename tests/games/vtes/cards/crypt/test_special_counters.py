"""Tests of vampires with counters that are neither blood nor life."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, fight
from games.vtes.cards.referendums import ReferendumStage, go_to_polling
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.events.counters import CounterPut
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import identity, values


def corrupt(stage: Stage, card: int, seat: int = A) -> None:
    """A player has put a corruption counter on a card."""
    counters.put_special_counter(stage.table, seat, card, "corruption")


def counters_on(stage: Stage, card: int) -> object:
    """The special counters that the board shows on a minion."""
    word = stage.table.word(card)
    view = stage.table.view(None)
    minions = [m for region in ("ready", "torpor") for row in view[region] for m in row]
    return next(minion["special_counters"] for minion in minions if minion["card"] == word)


# Dr. Morrow, The Skindoctor


def test_dr_morrow_grafts_an_ally_who_then_has_less_stealth() -> None:
    stage = PeopleStage(3)
    morrow, thug = stage.vampire(A, "Dr. Morrow, The Skindoctor"), stage.ally(C, "Thug")
    elder, other = stage.vampire(B, "Elder"), stage.ally(B, "Thug")
    stage.play(A, "act", morrow, morrow, "0")
    assert not stage.offers(A, "target", elder)
    stage.play(A, "target", thug)
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert values.stealth(stage.table, other) == 0
    assert counters_on(stage, thug) == [["graft", A, 1]]
    assert values.stealth(stage.table, thug) == -1
    counters.put_special_counter(stage.table, A, thug, "graft")
    assert values.stealth(stage.table, thug) == -1
    counters.put_special_counter(stage.table, A, elder, "graft")
    assert values.stealth(stage.table, elder) == 0


# Kanimana Belghazi


def test_kanimanas_research_counters_increase_the_hand_size() -> None:
    stage = PeopleStage()
    kanimana = stage.vampire(A, "Kanimana Belghazi")
    stage.library(A, *["Blur"] * 9)
    assert values.hand_size(stage.table, A) == 7
    stage.play(A, "act", kanimana, kanimana, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, None)
    stage.resolve()
    assert stage.blood(kanimana) == 6
    assert counters_on(stage, kanimana) == [["research", A, 1]]
    assert values.hand_size(stage.table, A) == 8
    assert len(stage.table.hand[A]) == 8
    assert values.hand_size(stage.table, B) == 7


def test_kanimanas_research_helps_only_while_she_is_ready() -> None:
    stage = PeopleStage()
    kanimana = stage.vampire(A, "Kanimana Belghazi", torpor=True)
    counters.put_special_counter(stage.table, A, kanimana, "research")
    assert values.hand_size(stage.table, A) == 7


# Khay'tall, Snake of Eden


def test_corrupted_vampires_cannot_vote_against_khaytall() -> None:
    stage = ReferendumStage(3)
    khaytall = stage.vampire(A, "Khay'tall, Snake of Eden")
    mayor, judge = stage.vampire(B, "Mayor"), stage.vampire(B, "Judge")
    corrupt(stage, mayor, C)
    stage.hand(A, "gift")
    stage.play(A, "play gift plain", khaytall)
    assert stage.table.view(None)["action"]["stealth"] == 2
    stage.skip("polling", B)
    assert stage.offers(B, "vote", mayor, "for")
    assert not stage.offers(B, "vote", mayor, "against")
    assert stage.offers(B, "vote", judge, "against")


def test_corrupted_vampires_may_vote_against_others_than_khaytall() -> None:
    stage = ReferendumStage()
    stage.vampire(A, "Khay'tall, Snake of Eden")
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    corrupt(stage, mayor)
    go_to_polling(stage, elder)
    stage.skip("polling", B)
    assert stage.offers(B, "vote", mayor, "against")


@ruling("Khay'tall, Snake of Eden", 1)
def test_a_vampire_corrupted_after_voting_against_khaytall_abstains() -> None:
    stage = ReferendumStage()
    khaytall, mayor = stage.vampire(A, "Khay'tall, Snake of Eden"), stage.vampire(B, "Mayor")
    go_to_polling(stage, khaytall)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "against")
    assert tally(stage.table) == (1, 2)
    corrupt(stage, mayor)
    stage.skip("MinionPhase", A)
    assert stage.table.pool[A] == 31


# Nakhthorheb


def test_minions_with_your_corruption_counters_cannot_block_nakhthorheb() -> None:
    stage = PeopleStage(3)
    nakhthorheb = stage.vampire(A, "Nakhthorheb")
    assert values.strength(stage.table, nakhthorheb) == 2
    elder, rival = stage.vampire(B, "Elder"), stage.vampire(B, "Rival")
    corrupt(stage, elder, A)
    corrupt(stage, rival, C)
    bleed(stage, nakhthorheb)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", elder)
    assert stage.offers(B, "block", rival)


@ruling("Nakhthorheb", 1)
def test_nakhthorheb_stays_blocked_by_a_minion_corrupted_afterwards() -> None:
    stage = PeopleStage()
    nakhthorheb, elder = stage.vampire(A, "Nakhthorheb"), stage.vampire(B, "Elder")
    fight(stage, nakhthorheb, elder)
    corrupt(stage, elder)
    stage.skip("MinionPhase", A)
    assert stage.table.pool[B] == 30


def test_nakhthorheb_untaps_once_in_each_of_your_minion_phases() -> None:
    stage = PeopleStage()
    nakhthorheb = stage.vampire(A, "Nakhthorheb")
    for _ in range(2):
        bleed(stage, nakhthorheb).resolve()
        if stage.offers(A, "use", nakhthorheb, "0"):
            stage.play(A, "use", nakhthorheb, "0")
            assert not stage.table.tapped[nakhthorheb]
            stage.play(A, "hunt", nakhthorheb)
            stage.resolve()
            assert not stage.offers(A, "use", nakhthorheb, "0")
            break
    assert stage.table.tapped[nakhthorheb]


# Nefertiti


def test_nefertiti_corrupts_a_minion_of_your_prey() -> None:
    stage = PeopleStage(3)
    nefertiti = stage.vampire(A, "Nefertiti")
    elder, other = stage.vampire(B, "Elder"), stage.vampire(C, "Rival")
    assert values.bleed(stage.table, nefertiti) == 2
    stage.play(A, "act", nefertiti, nefertiti, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, B)
    stage.skip("MinionPhase", A)
    assert stage.blood(nefertiti) == 9
    assert counters_on(stage, elder) == [["corruption", A, 1]]
    assert counters_on(stage, other) == []
    assert len(stage.events_of(CounterPut)) == 1


def test_a_corrupted_minion_who_comes_back_into_play_is_clean() -> None:
    stage = PeopleStage()
    elder = stage.vampire(B, "Elder")
    stage.begin()
    corrupt(stage, elder)
    noting.forget_minion(stage.table, elder)
    assert counters_on(stage, elder) == []


# Neferu


def test_neferu_changes_the_votes_of_a_vampire_whom_you_corrupted() -> None:
    stage = ReferendumStage()
    neferu, elder = stage.vampire(A, "Neferu", torpor=True), stage.vampire(A, "Elder")
    mayor = stage.vampire(B, "Mayor")
    judge = stage.vampire(B, "Judge")
    corrupt(stage, mayor, A)
    corrupt(stage, judge, B)
    go_to_polling(stage, elder)
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "against")
    stage.skip("polling", A)
    stage.play(A, "use", neferu, "0")
    assert stage.prompt != "Targeting"  # there is nobody else
    stage.play(A, "vote", mayor, "for")
    assert tally(stage.table) == (2, 0)
    assert stage.blood(neferu) == 8
    stage.skip("polling", A)
    assert not stage.offers(A, "use", neferu, "0")


@ruling("Neferu", 1)
def test_neferu_makes_nobody_vote_who_abstains() -> None:
    stage = ReferendumStage()
    neferu, elder, mayor = (
        stage.vampire(A, "Neferu"),
        stage.vampire(A, "Elder"),
        stage.vampire(B, "Mayor"),
    )
    corrupt(stage, mayor)
    go_to_polling(stage, elder)
    assert not stage.offers(A, "use", neferu, "0")  # he hasn't voted
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "against")
    stage.skip("polling", A)
    assert stage.offers(A, "use", neferu, "0")
    noting.note(stage.table, len(stage.table.frames) - 2, notes.ABSTAINS, mayor)
    assert not stage.offers(A, "use", neferu, "0")


# Theron


def test_theron_deranges_vampires_until_they_are_malkavian_antitribu() -> None:
    stage = PeopleStage()
    theron = stage.vampire(A, "Theron")
    fledgling = stage.vampire(B, "Fledgling")
    for _ in range(2):
        counters.put_special_counter(stage.table, A, fledgling, "derangement")
    assert identity.clan(stage.table, fledgling) == "malkavian"
    stage.play(A, "act", theron, theron, "0")
    stage.play(A, "target", fledgling)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.skip("MinionPhase", A)
    assert counters_on(stage, fledgling) == [["derangement", A, 3]]
    assert identity.clan(stage.table, fledgling) == "malkavian-antitribu"
    assert identity.sect(stage.table, fledgling) == "sabbat"


def test_a_vampire_without_derangement_counters_keeps_his_clan() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Theron")
    fledgling, mayor = stage.vampire(B, "Fledgling"), stage.vampire(B, "Mayor")
    counters.put_special_counter(stage.table, A, mayor, "derangement")
    assert identity.clan(stage.table, fledgling) == "malkavian"
    assert identity.clan(stage.table, mayor) == "ventrue"
