"""Employing retainers and recruiting allies (VTES-6.1.4, 6.1.5)."""

import pytest
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules.constants import ACTION, ALLY, ANIMALISM, ASH_HEAP, PLAYING, READY
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card, Pool, as_
from conclave.games.vtes.vocabulary.effects import PutInPlay
from conclave.testing import rule

STRAY = Card(
    "Stray Beast",
    ALLY,
    ANIMALISM,
    cost=Pool(1),
    life=1,
    basic=Action(None, "recruit", 1),
    superior=Action(GainBlood(1, parts.THIS_CARD), "recruit", 1),
    modes=(as_(ACTION, PutInPlay()),),
)
"""An ally who is stronger if recruited at the superior level; or who just comes along."""


@pytest.mark.parametrize(
    ("card", "kind"), [("Plain Servant", "employ"), ("Plain Ghoul", "recruit")]
)
@rule("VTES-6.1.4-01", "VTES-6.1.4-02", "VTES-6.1.5-01", "VTES-6.1.5-02")
def test_the_card_is_played_at_announcement_and_the_action_is_undirected(
    card: str, kind: str
) -> None:
    stage = Stage(4, extra=CARDS)
    pug = stage.vampire(A, "Pug Jackson")
    for seat, name in ((B, "Anvil"), (C, "Abebe"), (D, "Krid")):
        stage.vampire(seat, name)
    stage.hand(A, card)
    played = stage.table.hand[A][0]
    stage.play(A, "play", card.lower().replace(" ", "-"), "plain", pug)
    stage.skip("announced")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"], action["target_seat"]) == (kind, 1, None)
    assert stage.table.tapped[pug]
    assert stage.zone(played) == PLAYING
    assert (stage.table.pool[A], stage.blood(pug)) == (30, 6)
    for seat in (B, D):
        stage.skip("BlockQuestion")
        assert stage.decider == seat
        stage.play(seat, "decline")
    stage.resolve()
    assert stage.zone(played) != PLAYING


@rule("VTES-6.1.4-03", "VTES-6.1.4-06", "VTES-6.1.4-08")
def test_retainers_come_with_their_life_and_there_may_be_many() -> None:
    stage = Stage(2, extra=CARDS)
    pug = stage.vampire(A, "Pug Jackson")
    old = [stage.put_on(pug, "Plain Servant") for _ in range(3)]
    stage.hand(A, "Plain Servant")
    new = stage.table.hand[A][0]
    stage.play(A, "play plain-servant plain", pug)
    stage.resolve()
    assert stage.table.attached[pug] == (*old, new)
    assert stage.blood(new) == 2
    assert stage.blood(pug) == 5


@pytest.mark.parametrize("card", ["plain-servant", "plain-ghoul"])
@rule("VTES-6.1.4-04", "VTES-6.1.5-06")
def test_the_card_is_burned_when_the_action_fails(card: str) -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.put_on(anvil, "Lantern")
    stage.hand(A, card)
    played = stage.table.hand[A][0]
    stage.play(A, "play", card, "plain", pug)
    stage.skip("BlockQuestion")
    stage.play(B, "block", anvil)
    assert stage.zone(played) == PLAYING
    stage.skip("strike")
    assert stage.zone(played) == ASH_HEAP
    assert (stage.table.pool[A], stage.blood(pug)) == (30, 6)
    stage.resolve()
    assert stage.table.attached[pug] == ()
    assert stage.table.ready[A] == (pug,)


@pytest.mark.parametrize("card", ["plain-servant", "plain-ghoul"])
@rule("VTES-6.1.4-05", "VTES-6.1.5-07")
def test_one_retainer_or_ally_an_action(card: str) -> None:
    stage = Stage(2, extra=CARDS)
    pug = stage.vampire(A, "Pug Jackson")
    stage.hand(A, card, card)
    stage.play(A, "play", card, "plain", pug)
    stage.refuses(A, "play", card, "plain", pug)
    stage.resolve()
    assert stage.names(stage.table.hand[A]) == [card]
    assert len(stage.table.attached[pug]) + len(stage.table.ready[A]) == 2


@rule("VTES-6.1.4-07", "VTES-6.1-03")
def test_a_retainer_cant_be_taken() -> None:
    stage = Stage(2, extra=CARDS)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    servant = stage.put_on(pug, "Plain Servant")
    assert not stage.offers(A, "take-equipment", krid, pug)
    stage.put_on(pug, "Plain Sword")
    stage.put_on(pug, "Lantern")
    stage.play(A, "take-equipment", krid, pug)
    assert not stage.offers(A, "target", servant)
    assert len(stage.options(A)) == 2


@rule("VTES-6.1.4-09")
@pytest.mark.parametrize(("life", "lives"), [(2, True), (1, False)])
def test_a_retainer_without_life_is_burned(life: int, lives: bool) -> None:
    stage = Stage(2, extra=CARDS)
    krid, anvil = stage.vampire(A, "Krid"), stage.vampire(B, "Anvil")
    servant = stage.put_on(anvil, "Plain Servant")
    stage.table.blood[servant] = life
    stage.hand(A, "Poison")
    stage.play(A, "play poison plain", krid)
    stage.resolve()
    assert stage.table.attached[anvil] == ((servant,) if lives else ())
    assert stage.names(stage.table.ash[B]) == ([] if lives else ["plain-servant"])


@rule("VTES-6.1.5-03", "VTES-6.1.5-09", "VTES-6.1.5-11", "VTES-6.1.5-04", "VTES-6.1.5-05")
def test_a_recruited_ally_is_controlled_at_once_and_acts_from_the_next_turn_on() -> None:
    stage = Stage(2, extra=CARDS)
    pug = stage.vampire(A, "Pug Jackson")
    stage.hand(A, "Plain Ghoul", "Odd Job")
    ghoul = stage.table.hand[A][0]
    stage.play(A, "play plain-ghoul plain", pug)
    stage.resolve()
    assert stage.table.pool[A] == 28
    assert (stage.blood(ghoul), stage.table.controller[ghoul]) == (3, A)
    assert not stage.table.tapped[ghoul]
    assert stage.options(A) == ["pass"]
    stage.play(A, "pass")
    stage.skip("MinionPhase", seat=B)
    stage.play(B, "pass")
    stage.skip("MinionPhase", seat=A)
    stage.table.tapped[pug] = True
    assert stage.offers(A, "bleed", ghoul)
    assert stage.offers(A, "play odd-job plain", ghoul)


@rule("VTES-R-48", "VTES-6.1.5-11")
def test_a_recruited_ally_is_ready_for_everything_but_acting() -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(A, "Anvil")
    stage.hand(A, "Plain Ghoul", "Thin Soup")
    ghoul = stage.table.hand[A][0]
    krid = stage.vampire(B, "Krid")
    stage.play(A, "play plain-ghoul plain", pug)
    stage.resolve()
    assert stage.zone(ghoul) == READY
    assert stage.table.is_ready(ghoul)
    assert stage.prompt == "MinionPhase"
    assert stage.offers(A, "bleed", anvil)
    assert not any(
        word == stage.table.word(ghoul) for text in stage.options(A) for word in text.split()
    )
    stage.play(A, "play thin-soup plain", anvil)
    assert stage.offers(A, "target", ghoul)
    stage.play(A, "target", krid)
    stage.resolve()
    stage.play(A, "pass")
    stage.skip("MinionPhase", seat=B)
    stage.play(B, "bleed", krid)
    stage.skip("BlockQuestion")
    assert stage.offers(A, "block", ghoul)
    stage.resolve()
    stage.play(B, "pass")
    stage.skip("MinionPhase", seat=A)
    assert stage.offers(A, "bleed", ghoul), "in the next turn he acts like any other"


@rule("VTES-6.1.5-10")
@pytest.mark.parametrize(("ally", "lives"), [("Plain Ghoul", True), ("Sly Ghoul", False)])
def test_an_ally_without_life_is_burned(ally: str, lives: bool) -> None:
    stage = Stage(2, extra=CARDS)
    krid, ghoul = stage.vampire(A, "Krid"), stage.ally(B, ally)
    stage.hand(A, "Thin Soup")
    stage.play(A, "play thin-soup plain", krid)
    stage.play(A, "target", ghoul)
    stage.resolve()
    assert stage.zone(ghoul) == (READY if lives else ASH_HEAP)
    assert stage.table.ready[B] == ((ghoul,) if lives else ())


@rule("VTES-6.1.5-08", "VTES-6.1.5-09", "VTES-6.1.5-12")
def test_an_ally_brought_by_other_means_is_the_inferior_one_and_may_act() -> None:
    stage = Stage(2, extra=(*CARDS, STRAY))
    calebos = stage.vampire(A, "Calebos")
    stage.hand(A, "Stray Beast")
    beast = stage.table.hand[A][0]
    stage.play(A, "play stray-beast plain", calebos)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["kind"] == "card"
    stage.resolve()
    assert stage.zone(beast) == READY
    assert stage.blood(beast) == 1
    stage.play(A, "bleed", beast)
    stage.resolve()
    assert stage.table.pool[B] == 29


@rule("VTES-6.1.5-12", "VTES-6.1.5-09")
@pytest.mark.parametrize(("mode", "life"), [("ani", 1), ("ANI", 2)])
def test_a_recruited_ally_is_as_strong_as_the_level_he_was_recruited_at(
    mode: str, life: int
) -> None:
    stage = Stage(2, extra=(*CARDS, STRAY))
    calebos = stage.vampire(A, "Calebos")
    stage.hand(A, "Stray Beast")
    beast = stage.table.hand[A][0]
    stage.play(A, "play stray-beast", mode, calebos)
    stage.resolve()
    assert stage.blood(beast) == life
    assert not stage.offers(A, "bleed", beast)


@rule("EX-6.2.1-b", "EX-6.2.2-b")
def test_pug_recruits_loyal_street_gang() -> None:
    gang = Card("Loyal Street Gang", ALLY, "brujah", "mortal", cost=Pool(1), life=2, bleed=0)
    stage = Stage(4, extra=(gang,))
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    blockers = {
        seat: stage.vampire(seat, name)
        for seat, name in ((B, "Anvil"), (C, "Abebe"), (D, "Eugenio Estevez"))
    }
    stage.hand(A, "Loyal Street Gang")
    card = stage.table.hand[A][0]
    stage.play(A, "bleed", krid)
    stage.resolve()
    stage.play(A, "play loyal-street-gang plain", pug)
    stage.skip("announced")
    action = stage.table.view(C)["action"]
    assert action["card"] == stage.table.word(card)
    assert (action["stealth"], action["target_seat"]) == (1, None)
    assert stage.table.tapped[pug]
    assert stage.table.pool[A] == 30
    for seat in (B, D):
        mine = [stage.text("block", blockers[seat]), "decline"]
        stage.skip("BlockQuestion")
        assert (stage.decider, stage.options(seat)) == (seat, mine)
        stage.play(seat, "block", blockers[seat])  # fails against 1 stealth
        stage.skip("BlockQuestion")
        assert (stage.decider, stage.options(seat)) == (seat, mine)
        stage.play(seat, "decline")
    stage.resolve()
    assert stage.table.pool[A] == 29
    assert stage.table.ready[A] == (krid, pug, card)
