"""Rulings on referendums and votes, and on titles, sects and clans."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from games.vtes.cards.people import bleed, modes
from games.vtes.cards.rulings import ruling
from games.vtes.rulings.court import Court, play_master
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.events.counters import GainedPool, LostPool
from conclave.games.vtes.rules.events.referendums import ReferendumEnded
from conclave.games.vtes.rules.legality import taking_actions
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.rules.steps import Voting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import MODIFIER, ON_CARD, READY, TORPOR
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Passes(Effect):
    """The referendum passes, whatever the votes are."""

    def do(self, table: Table, act: Resolving) -> None:
        noting.note(table, table.scope(Voting), notes.PASSES, 0, 1)


MANDATE = Card("Mandate", MODIFIER, effect=Passes(), when="before-votes")
BRIBE = Card("Bribe", MODIFIER, effect=GainPool(40), when="polling")
BEAST = Vampire("Beast", "gargoyle", 1, 6, "", "camarilla", "slave:tremere")
MADE_UP = (MANDATE, BRIBE, BEAST)


def called(card: str, caller: str = "Elder", *hand: str, seats: int = 3) -> tuple[Court, int]:
    """A vampire of A calls for a referendum, which nobody blocks."""
    stage = Court(seats, *MADE_UP)
    vampire = stage.vampire(A, caller)
    stage.hand(A, card, *hand)
    return stage, vampire


def to_vote(stage: Court, card: str, vampire: int) -> None:
    """The action succeeds."""
    stage.play(A, f"play {card} plain", vampire)
    while stage.window in ("announced", "declined") or stage.prompt == "BlockQuestion":
        stage.least()


def passes(stage: Court) -> None:
    """Only the vote of the calling card is cast."""
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")


# Referendums


@ruling("Allocate points for pool damage", 1)
def test_more_points_may_be_allotted_than_there_is_pool() -> None:
    stage, elder = called("Kine Resources Contested", seats=4)
    stage.pool(B, 1)
    to_vote(stage, "kine-resources-contested", elder)
    stage.play(A, "number 0")
    assert "number 3" in stage.options(A)
    stage.play(A, "number 3")
    stage.play(A, "number 1")
    passes(stage)
    assert stage.table.out == [False, True, False, False]
    assert stage.table.pool == [36, 0, 29, 30]


@ruling("Ancient Influence", 1)
@ruling("Reins of Power", 1)
@pytest.mark.parametrize("card", ["ancient-influence", "reins-of-power"])
def test_a_gain_and_a_loss_are_two_things(card: str) -> None:
    stage, elder = called(card)
    for seat in (B, C):
        stage.vampire(seat, "Rival" if seat == B else "Fledgling")
    stage.table.leaving[C] = True
    to_vote(stage, card, elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    while stage.prompt != "MinionPhase":
        offered = [text for text in stage.options(stage.decider) if text.startswith("target")]
        if offered and stage.decider != A:
            stage.play(stage.decider, offered[0])
        else:
            stage.least()
    lost = [(e.seat, e.number) for e in stage.told(LostPool) if e.seat == C]
    gained = [(e.seat, e.number) for e in stage.told(GainedPool) if e.seat == C]
    if card == "ancient-influence":
        assert (gained, lost) == ([(C, 3)], [(C, 5)])
    else:
        assert (gained, lost) == ([(C, 6)], [(C, 9)])
    assert not stage.table.leaving[C]


@ruling("Domain Challenge", 1)
def test_who_is_tapped_during_the_referendum_counts() -> None:
    stage, elder = called("Domain Challenge", "Elder", "Scalpel Tongue")
    mayor = stage.vampire(B, "Mayor")
    to_vote(stage, "domain-challenge", elder)
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "against")
    stage.skip("polling", A)
    stage.play(A, "play scalpel-tongue cel+pre", elder)
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    assert stage.table.tapped[mayor]
    assert stage.table.pool == [29, 29, 30]


@ruling("Parity Shift", 3)
def test_pool_that_changes_during_the_referendum_does_not_matter() -> None:
    stage, mayor = called("Parity Shift", "Mayor", "Bribe")
    stage.pool(A, 10)
    to_vote(stage, "parity-shift", mayor)
    stage.play(A, "player 1")
    stage.play(A, "number 3")
    stage.skip("polling", A)
    stage.play(A, "play bribe plain", mayor)
    assert stage.table.pool[A] == 50
    passes(stage)
    assert stage.table.pool == [53, 27, 30]


@ruling("Telepathic Vote Counting", 1, 2)
@pytest.mark.parametrize("when", ["before", "during", "after"])
def test_telepathic_vote_counting_at_any_time_of_the_referendum(when: str) -> None:
    stage, elder = called("Anarchist Uprising", "Elder", "Telepathic Vote Counting")
    mayor = stage.vampire(B, "Mayor")
    to_vote(stage, "anarchist-uprising", elder)
    if when == "before":
        stage.skip("before-votes", A)
    else:
        stage.skip("polling", A)
        stage.play(A, "vote calling-card for")
    if when == "after":
        stage.skip("polling", B)
        stage.play(B, "vote", mayor, "against")
        stage.skip("polling", A)
    stage.play(A, "play telepathic-vote-counting aus", elder)
    stage.skip("MinionPhase")
    assert stage.told(ReferendumEnded) == []
    assert stage.names(stage.table.hand[A]) == ["anarchist-uprising"]
    assert stage.table.pool == [30, 30, 30]


@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize("mandate", [True, False])
def test_nothing_is_polled_where_a_referendum_passes_by_itself(mandate: bool) -> None:
    cards = ("Bewitching Oration", "Awe", "Telepathic Vote Counting")
    stage, elder = called("Ancilla Empowerment", "Elder", "Mandate", *cards)
    stage.vampire(B, "Rival")
    stage.hand(B, "Delaying Tactics", "Confusion of the Eye", "Scalpel Tongue")
    to_vote(stage, "ancilla-empowerment", elder)
    if mandate:
        stage.play(A, "play mandate plain", elder)
    offered: set[str] = set()
    while stage.prompt != "MinionPhase":
        for text in stage.options(stage.decider):
            if text.startswith("play") and stage.window in ("before-votes", "polling"):
                offered.add(text.split()[1])
        stage.least()
    if mandate:
        assert offered <= {"mandate"}
        assert stage.table.pool == [29, 29, 30]
    else:
        assert {"bewitching-oration", "awe", "delaying-tactics"} <= offered
        assert stage.table.pool == [30, 30, 30]


@ruling("Vote playable once per game", 1)
def test_a_card_that_was_burned_for_a_vote_was_not_played() -> None:
    stage, elder = called("Anarchist Uprising", "Elder", "Ancient Influence")
    stage.vampire(B, "Rival")
    stage.hand(B, "Ancient Influence")
    to_vote(stage, "anarchist-uprising", elder)
    stage.skip("polling", B)
    stage.play(B, "vote ancient-influence against")
    stage.skip("MinionPhase")
    other = stage.vampire(A, "Kurt")
    assert stage.offers(A, "play ancient-influence plain", other)


@ruling("Vote reduction", 1)
@pytest.mark.parametrize(("oration", "votes"), [(False, 0), (True, 1)])
def test_a_vote_less_than_none_is_not_subtracted_but_made_up_for(oration: bool, votes: int) -> None:
    stage, elder = called("Anarchist Uprising", "Elder", "Bewitching Oration")
    stage.permanent(B, "New Carthage")
    to_vote(stage, "anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    if oration:
        stage.play(A, "play bewitching-oration pre", elder)
        stage.play(A, "vote", elder, "for")
    else:
        assert not stage.offers(A, "vote", elder, "for")
    stage.skip("MinionPhase")
    assert [e.for_it for e in stage.told(ReferendumEnded)] == [1 + votes]


@ruling("Sargon", 1)
def test_sargon_gets_the_edge_after_the_referendum() -> None:
    stage, sargon = called("Anarchist Uprising", "Sargon")
    stage.edge(B)
    to_vote(stage, "anarchist-uprising", sargon)
    stage.skip("polling", A)
    assert stage.table.edge == B
    passes(stage)
    assert stage.table.edge == A


@ruling("Played after resolution", 1)
@pytest.mark.parametrize("first", ["freak-drive for", "voter-captivation pre"])
def test_what_is_for_after_the_resolution_comes_in_any_order(first: str) -> None:
    stage, elder = called("Anarchist Uprising", "Elder", "Freak Drive", "Voter Captivation")
    stage.table.blood[elder] = 5
    to_vote(stage, "anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("after-action", A)
    second = "freak-drive for" if first.startswith("voter") else "voter-captivation pre"
    stage.play(A, "play", first, elder)
    stage.skip("after-action", A)
    stage.play(A, "play", second, elder)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 5 - 1 + 1
    assert not stage.table.tapped[elder]


# Titles, sects and clans


@ruling("Personal titles", 1)
def test_votes_of_his_own_stay_when_a_vampire_changes_sect() -> None:
    stage = Court(2, phase="master")
    kephamos = stage.vampire(A, "Kephamos, High Priest of Marrakech")
    stage.hand(A, "Into the Fire")
    play_master(stage, A, "into-the-fire")
    assert identity.sect(stage.table, kephamos) == "sabbat"
    assert titles.votes(stage.table, kephamos) == 2


@ruling("Into the Fire", 1)
@ruling("Writ of Acceptance", 2)
def test_a_writ_comes_before_what_changes_the_sect_itself() -> None:
    stage = Court(2, phase="master")
    hunter = stage.vampire(A, "Hunter")
    writ = stage.put_on(hunter, "Writ of Acceptance")
    stage.hand(A, "Into the Fire")
    play_master(stage, A, "into-the-fire")
    assert identity.sect(stage.table, hunter) == "camarilla"
    assert stage.table.profile[hunter][1] == "sabbat"
    stage.table.contested[writ] = True
    assert identity.sect(stage.table, hunter) == "sabbat"


@ruling("Into the Fire", 2)
@ruling("Out of the Frying Pan", 2)
@ruling("Writ of Acceptance", 3)
@pytest.mark.parametrize(
    ("card", "caller"),
    [("into-the-fire", "Mayor"), ("out-of-the-frying-pan", "Pack Leader"), ("", "Pack Leader")],
)
def test_a_title_is_of_no_use_in_another_sect(card: str, caller: str) -> None:
    stage = Court(2, *MADE_UP, phase="master")
    who = stage.vampire(A, caller)
    claimed = titles.claimed_title(stage.table, who)
    assert titles.votes(stage.table, who) == 2
    if card:
        stage.hand(A, card)
        play_master(stage, A, card)
    else:
        stage.put_on(who, "Writ of Acceptance")
    assert (titles.title(stage.table, who), titles.votes(stage.table, who)) == ("", 0)
    assert titles.claimed_title(stage.table, who) == claimed


@ruling("Out of the Frying Pan", 1)
def test_out_of_the_frying_pan_is_for_who_counts_as_sabbat() -> None:
    stage = Court(2, phase="master")
    leader = stage.vampire(A, "Pack Leader")
    stage.put_on(leader, "Writ of Acceptance")
    stage.hand(A, "Out of the Frying Pan")
    assert modes(stage, A, "out-of-the-frying-pan") == []
    other = stage.vampire(A, "Korah")
    play_master(stage, A, "out-of-the-frying-pan", "target", other)
    assert identity.sect(stage.table, other) == "camarilla"
    assert stage.table.profile[other][1] == "camarilla"


@ruling("Writ of Acceptance", 2)
def test_the_latest_card_says_the_sect_and_an_anarch_keeps_the_writ() -> None:
    stage = Court(2)
    loner = stage.vampire(A, "Loner")
    stage.put_on(loner, "Writ of Acceptance")
    stage.play(A, "become-anarch", loner)
    stage.resolve()
    assert identity.sect(stage.table, loner) == "camarilla"
    assert not identity.is_anarch(stage.table, loner)
    disguise = stage.put_on(loner, "Clan Impersonation")
    stage.table.profile[disguise] = ("lasombra", "", "", False, False)
    assert identity.sect(stage.table, loner) == "sabbat"


@ruling("Clan Impersonation", 1)
def test_a_disguised_slave_is_still_a_slave() -> None:
    stage = Court(2, *MADE_UP)
    beast = stage.vampire(A, "Beast")
    card = stage.put_on(beast, "Clan Impersonation")
    stage.table.profile[card] = ("ventrue", "", "", False, False)
    assert identity.clan(stage.table, beast) == "ventrue"
    assert taking_actions.is_leashed(stage.table, beast)
    stage.vampire(A, "Judge")
    assert not taking_actions.is_leashed(stage.table, beast)


@ruling("Clan Impersonation", 4)
def test_a_justicar_in_disguise_has_no_title_and_yields_it_for_another() -> None:
    stage = Court(2)
    judge = stage.vampire(A, "Judge")
    stage.hand(A, "Clan Impersonation", "Praxis Seizure: Boston")
    stage.play(A, "play clan-impersonation plain", judge)
    stage.play(A, "name ventrue")
    stage.resolve()
    assert titles.claimed_title(stage.table, judge) == "justicar:tremere"
    assert titles.votes(stage.table, judge) == 0
    stage.table.tapped[judge] = False
    to_vote(stage, "praxis-seizure-boston", judge)
    passes(stage)
    assert titles.title(stage.table, judge) == "prince:Boston"


@ruling("Clan Impersonation", 5)
def test_the_latest_disguise_counts() -> None:
    stage = Court(2)
    elder = stage.vampire(A, "Elder")
    for clan in ("lasombra", "tremere"):
        card = stage.put_on(elder, "Clan Impersonation")
        stage.table.profile[card] = (clan, "", "", False, False)
        assert identity.clan(stage.table, elder) == clan


@ruling("Title providing action", 1)
@pytest.mark.parametrize("contested", [True, False])
def test_the_card_of_a_contested_title_gives_no_action(contested: bool) -> None:
    stage = Court(2)
    kij = stage.vampire(B, "Kij Dansky")
    regent = stage.put_on(kij, "Regent")
    stage.table.profile[kij] = ("tremere-antitribu", "sabbat", "regent", False, contested)
    korah = stage.vampire(A, "Korah")
    assert stage.offers(A, "act", korah, regent, "0") != contested


@ruling("Black Hand", 1)
def test_the_black_hand_is_no_title_and_of_no_sect() -> None:
    stage = Court(2, phase="master")
    member = stage.vampire(A, "Mosfair")
    assert identity.has_trait(stage.table, member, "black-hand")
    assert not titles.is_titled(stage.table, member)
    stage.hand(A, "Out of the Frying Pan")
    play_master(stage, A, "out-of-the-frying-pan")
    assert identity.sect(stage.table, member) == "camarilla"
    assert identity.has_trait(stage.table, member, "black-hand")


@ruling("Scarce", 1)
@pytest.mark.parametrize(("disguised", "pool"), [(True, 27), (False, 30)])
def test_the_scarce_count_who_seems_to_be_of_the_clan(disguised: bool, pool: int) -> None:
    stage = Court(2, phase="influence")
    elder = stage.vampire(A, "Elder")
    if disguised:
        card = stage.put_on(elder, "Clan Impersonation")
        stage.table.profile[card] = ("nagaraja", "", "", False, False)
    vinod = stage.uncontrolled(A, "Veejay Vinod", 3)
    stage.skip("DiscardPhase", A)
    assert stage.zone(vinod) == READY
    assert stage.table.pool[A] == pool


@ruling("Permanents that increase bleed amount during an action", 1)
def test_quentin_bleeds_for_more_only_while_he_bleeds() -> None:
    stage = Court(2)
    quentin = stage.vampire(A, "quentin-king-iii-adv", 4)
    base = stage.card(A, "quentin-king-iii", TORPOR)
    stage.table.torpor[A] = ()
    stage.table.zone[base] = ON_CARD
    stage.table.host[base] = quentin
    stage.table.on[quentin] = (base,)
    stage.table.board_changed()
    assert not [text for text in stage.options(A) if text.startswith("use quentin")]
    stage.play(A, "hunt", quentin)
    assert not [text for text in stage.options(A) if text.startswith("use quentin")]
    stage.resolve()
    stage.table.tapped[quentin] = False
    bleed(stage, quentin)
    use = next(text for text in stage.options(A) if text.startswith("use quentin"))
    stage.play(A, use)
    stage.skip("after-action", A)
    assert not [text for text in stage.options(A) if text.startswith("use quentin")]
    assert stage.table.pool[B] == 28
