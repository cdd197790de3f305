"""Trifles: one that lends votes and goes round the table, one that moves equipment about."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities import Forbids, OnlyOne
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.words import EQUIPMENT, POLITICAL, UNIQUE, VEHICLE
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

MADE_UP: tuple[AnyCard, ...] = (
    *PEOPLE,
    Vampire("Hermit", "ravnos", 1, 6, "", "independent", grants=Forbids(("equipment",))),
    Card("Levy", POLITICAL, effect=Motion(GainPool(1))),
    Card("Cart", EQUIPMENT, VEHICLE, grants=OnlyOne(VEHICLE)),
    Card("Only Lamp", EQUIPMENT, UNIQUE),
)


class Court(Salon):
    """A table at which these cards are known, too, in any phase of A's turn."""

    def __init__(self, seats: int = 3, phase: str = "master") -> None:
        Stage.__init__(self, seats, extra=MADE_UP, phase=phase)


# Esgrima


def referendum(stage: Court, minion: int) -> Court:
    """A minion of A calls a referendum; A is asked for votes."""
    stage.play(A, "play levy plain", minion)
    stage.skip("Referendum", A)
    return stage


@pytest.mark.parametrize("whose", [A, B])
def test_esgrima_gives_three_votes_to_an_old_vampire(whose: int) -> None:
    stage = Court(phase="minion")
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    judge = stage.vampire(B, "Judge")
    esgrima = stage.permanent(whose, "Esgrima")
    stage.hand(A, "Levy")
    referendum(stage, elder)
    stage.skip("Referendum", whose)
    stage.play(whose, "use", esgrima, "0")
    assert stage.offers(whose, "target", elder)
    assert stage.offers(whose, "target", judge)
    assert not stage.offers(whose, "target", pupil)
    stage.play(whose, "target", judge)
    stage.skip("Referendum", B)
    stage.play(B, "vote", judge, "against")
    assert stage.table.tapped[esgrima]
    assert stage.table.view(None)["referendum"]["against"] == 6


def test_the_votes_are_cast_by_the_controller_of_the_vampire() -> None:
    stage = Court(phase="minion")
    elder = stage.vampire(A, "Elder")
    esgrima = stage.permanent(B, "Esgrima")
    stage.hand(A, "Levy")
    referendum(stage, elder)
    stage.skip("Referendum", B)
    stage.play(B, "use", esgrima, "0")
    assert not stage.offers(B, "vote", elder, "for")
    stage.skip("Referendum", A)
    stage.play(A, "vote", elder, "for")
    assert stage.table.view(None)["referendum"]["for"] == 3


def test_it_is_for_political_actions_and_not_for_blood_hunts() -> None:
    stage = Court(phase="minion")
    killer = stage.vampire(A, "Elder", 3)
    victim = stage.vampire(B, "Fledgling", 0, torpor=True)
    esgrima = stage.permanent(A, "Esgrima")
    stage.play(A, "diablerize", killer, victim)
    stage.skip("Referendum", A)
    assert not stage.offers(A, "use", esgrima, "0")


def test_in_your_discard_phase_it_goes_to_your_predator() -> None:
    stage = Court(phase="influence")
    esgrima = stage.permanent(A, "Esgrima")
    stage.skip("DiscardPhase", A)
    assert stage.table.controller[esgrima] == C
    stage.skip("MasterPhase", B)
    stage.skip("MinionPhase", C)
    assert stage.table.controller[esgrima] == C
    stage.skip("DiscardPhase", C)
    assert stage.table.controller[esgrima] == B


@ruling("Unique Trifle", 1)
@rule("VTES-1.6.2-22")
def test_a_unique_trifle_gives_its_action_even_if_it_is_contested_at_once() -> None:
    stage = Court()
    theirs = stage.permanent(B, "Esgrima")
    stage.hand(A, "Esgrima")
    stage.play(A, "play esgrima plain -")
    assert stage.table.contested[theirs]
    assert stage.table.contested[stage.table.beside[A][0]]
    assert stage.table.actions == 1


# Nod


@ruling("Nod", 1)
def test_nod_lets_everybody_rearrange_equipment_all_at_once() -> None:
    stage = Court()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    rival, thug = stage.vampire(C, "Rival"), stage.ally(C, "Thug")
    lamp, cudgel = stage.put_on(elder, "Lamp"), stage.put_on(pupil, "Cudgel")
    other = stage.put_on(rival, "Lamp")
    stage.hand(A, "Nod")
    stage.play(A, "play nod plain -")
    assert (stage.prompt, stage.decider) == ("RearrangeEquipment", A)
    stage.play(A, "target", pupil)
    assert stage.table.host[lamp] == elder  # nothing moves before all is said
    stage.play(A, "target", elder)
    assert (stage.table.host[lamp], stage.table.host[cudgel]) == (pupil, elder)
    assert stage.decider == C  # B has nothing to move
    assert stage.options(C) == [stage.text("target", rival), stage.text("target", thug)]
    stage.play(C, "target", thug)
    assert stage.table.host[other] == thug
    assert stage.table.actions == 1
    assert stage.table.faults() == []


def test_equipment_may_stay_and_that_of_minions_who_are_not_ready_does() -> None:
    stage = Court(2)
    elder, asleep = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil", 1, torpor=True)
    thug = stage.ally(A, "Thug")
    lamp, cudgel = stage.put_on(elder, "Lamp"), stage.put_on(asleep, "Cudgel")
    stage.hand(A, "Nod")
    stage.play(A, "play nod plain -")
    assert stage.options(A) == [stage.text("target", elder), stage.text("target", thug)]
    stage.play(A, "target", elder)
    assert stage.prompt == "MasterPhase"
    assert (stage.table.host[lamp], stage.table.host[cudgel]) == (elder, asleep)


def test_nobody_gets_more_than_he_may_have() -> None:
    stage = Court(2)
    elder, pupil, hermit = (
        stage.vampire(A, "Elder"), stage.vampire(A, "Pupil"), stage.vampire(A, "Hermit")
    )  # fmt: skip
    first, second = stage.put_on(elder, "Cart"), stage.put_on(pupil, "Cart")
    stage.hand(A, "Nod")
    stage.play(A, "play nod plain -")
    assert not stage.offers(A, "target", hermit)
    stage.play(A, "target", pupil)  # so the other cart has to go where this one was
    assert (stage.table.host[first], stage.table.host[second]) == (pupil, elder)


def test_a_unique_equipment_stays_unique() -> None:
    stage = Court(2)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    lamp = stage.put_on(elder, "Only Lamp")
    stage.hand(A, "Nod")
    stage.play(A, "play nod plain -")
    stage.play(A, "target", pupil)
    assert stage.table.host[lamp] == pupil
