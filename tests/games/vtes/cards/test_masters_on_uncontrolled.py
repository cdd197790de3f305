"""Tests of master cards on minions in uncontrolled regions."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave import bots
from conclave.games.vtes.rules import settling
from conclave.games.vtes.rules.atoms import counters, moving, piles
from conclave.games.vtes.rules.constants import ADVANCED, ASH_HEAP, NOTHING, READY
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.naming import card_slug
from conclave.games.vtes.vocabulary import filters
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.lang.resolving import Resolving

# Brainwash


def brainwashed(counters: int = 2) -> tuple[PeopleStage, int, int]:
    """A has put Brainwash on a face-down vampire of her prey, with a capacity of 4."""
    stage = PeopleStage(3, phase="master")
    hidden = stage.uncontrolled(B, "Fledgling", counters)
    stage.uncontrolled(B, "Elder")
    stage.uncontrolled(C, "Rival")
    stage.hand(A, "Brainwash")
    stage.play(A, "play brainwash plain -")
    stage.play(A, f"target #{hidden}")
    stage.skip("MasterPhase")
    (card,) = stage.table.attached[hidden]
    return stage, card, hidden


@ruling("Brainwash", 2)
def test_brainwash_goes_on_a_card_of_the_prey_by_its_place_alone() -> None:
    stage = PeopleStage(3, phase="master")
    hidden, known = stage.uncontrolled(B, "Fledgling"), stage.uncontrolled(B, "Elder")
    stage.uncontrolled(A, "Pupil")
    stage.uncontrolled(C, "Rival")
    stage.table.seen[known] = 1 << A
    stage.hand(A, "Brainwash")
    stage.play(A, "play brainwash plain -")
    assert stage.options(A) == [f"target #{hidden}", f"target #{known}"]


def test_everybody_sees_which_card_is_brainwashed_and_only_its_controller_who_it_is() -> None:
    stage, card, hidden = brainwashed()
    assert not any("fledgling" in str(event.fields()) for event in stage.events)
    for watcher in (A, B, C, None):
        shown = stage.table.view(watcher)["uncontrolled"][B][0]
        assert [on["name"] for on in shown["on"]] == ["brainwash"]
        assert shown["number"] == hidden
        assert (shown["card"] is None) is (watcher != B)
    assert stage.table.in_play(card)
    assert stage.table.faults() == []


def test_no_transfers_go_to_or_from_a_brainwashed_vampire() -> None:
    stage, _, hidden = brainwashed()
    stage.skip("InfluencePhase", B)
    elder = stage.table.uncontrolled[B][1]
    for move in ("transfer", "take-back"):
        refused = stage.refuses(B, move, hidden)
        assert (refused.key, refused.facts) == ("vtes-transfers-barred", {"card": "brainwash"})
    assert stage.offers(B, "transfer", elder)
    stage.play(B, "transfer", elder)
    assert stage.offers(B, "take-back", elder)
    assert stage.refuses(B, "transfer", stage.table.uncontrolled[C][0]).key == "not-offered"


@ruling("Brainwash", 1)
def test_a_brainwashed_vampire_with_enough_blood_comes_out_and_keeps_brainwash() -> None:
    stage, card, hidden = brainwashed()
    counters.gain_blood(stage.table, hidden, 2)
    stage.skip("UntapPhase", C)
    assert stage.zone(hidden) == READY
    assert stage.table.attached[hidden] == (card,)
    moving.to_uncontrolled(stage.table, hidden, B)
    assert stage.table.in_play(card)
    stage.skip("InfluencePhase", C)
    stage.skip("InfluencePhase", B)
    assert stage.refuses(B, "transfer", hidden).key == "vtes-transfers-barred"


def test_any_minion_may_burn_brainwash_on_an_uncontrolled_vampire() -> None:
    stage, card, hidden = brainwashed()
    rival = stage.vampire(B, "Rival")
    stage.skip("MinionPhase", B)
    stage.play(B, "act", rival, card, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target"]) == (1, stage.table.word(card))
    stage.skip("MinionPhase")
    assert stage.zone(card) == ASH_HEAP
    stage.skip("InfluencePhase", B)
    assert stage.offers(B, "transfer", hidden)


def test_brainwash_leaves_with_the_vampire_and_with_his_controller() -> None:
    stage, card, hidden = brainwashed()
    piles.to_crypt(stage.table, B, [hidden])
    assert stage.zone(card) == ASH_HEAP
    assert not any("fledgling" in str(event.fields()) for event in stage.events)
    stage, card, _ = brainwashed()
    settling.remove_cards_of(stage.table, B)
    assert stage.zone(card) == ASH_HEAP
    assert stage.table.faults() == []


@ruling("Brainwash", 3)
def test_a_brainwashed_version_merges_with_the_vampire_in_play() -> None:
    base = Vampire("Doubled", "brujah", 2, 3, "cel", "camarilla")
    later = Vampire("Doubled", "brujah", 2, 3, "cel", "camarilla", ADVANCED)
    stage = Stage(2, phase="influence", extra=(base, later))
    vampire = stage.vampire(A, card_slug(base))
    hidden = stage.uncontrolled(A, card_slug(later))
    card = stage.put_on(hidden, "Brainwash", B)
    stage.play(A, "merge", vampire)
    assert stage.table.host[card] == vampire
    assert stage.table.controller[card] == B
    assert stage.table.faults() == []


def test_brainwash_is_on_no_minion_whom_others_may_ask_about() -> None:
    stage, card, _ = brainwashed()
    act = Resolving(NO_EFFECT, A, card, NOTHING)
    assert not filters.OnCard(filters.VAMPIRE).fits(stage.table, act, card)


def test_a_bot_puts_brainwash_on_the_vampire_with_the_most_counters() -> None:
    stage = PeopleStage(3, phase="master")
    stage.uncontrolled(B, "Fledgling", 1)
    hidden = stage.uncontrolled(B, "Elder", 4)
    stage.uncontrolled(B, "Kurt", 2)
    stage.hand(A, "Brainwash")
    stage.begin()
    bot = bots.make("greedy", stage.table.game, A, 1)
    for move in ("play brainwash plain -", f"target #{hidden}"):
        assert bot.choose(bots.perspective(stage.table, A)).text == move
        stage.play(A, move)
