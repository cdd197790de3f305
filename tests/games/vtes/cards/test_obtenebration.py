"""Cards of Obtenebration; those that only give stealth are with Obfuscate."""

from __future__ import annotations

from games.vtes.cards.people import Salon, fight, modes, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.events.playing import Cancelled
from conclave.games.vtes.rules.words import ASH_HEAP, READY, TORPOR
from conclave.testing import rule


def test_entombment_burns_an_ally() -> None:
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Entombment")
    fight(stage, elder, thug)
    stage.skip("strike", A)
    assert modes(stage, A, "entombment") == ["obt"]
    strikes(stage, stage.text("play entombment obt", elder))
    stage.skip()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(elder) == 10 - 2 - 1


@rule("EX-A.1-a")
def test_entombment_burns_an_imbued() -> None:
    stage = Salon()
    elder, watcher = stage.vampire(A, "Elder"), stage.vampire(B, "Watcher")
    stage.hand(A, "Entombment")
    fight(stage, elder, watcher)
    strikes(stage, stage.text("play entombment obt", elder))
    stage.skip()
    assert stage.zone(watcher) == ASH_HEAP


@rule("VTES-6.4.3-08")
def test_entombment_sends_a_vampire_to_torpor() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Entombment")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert modes(stage, A, "entombment") == ["OBT"]
    strikes(stage, stage.text("play entombment OBT", elder))
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 9
    assert stage.blood(elder) == 10 - 2 - 1


@rule("VTES-6.4.3-09")
@ruling("Entombment", 1)
def test_entombment_is_of_no_effect_at_long_range_or_if_dodged() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Entombment")
    stage.hand(B, "Dodge")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play entombment OBT", elder), stage.text("play dodge plain", rival))
    stage.skip()
    assert stage.zone(rival) == READY
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Entombment")
    stage.hand(B, "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", B)
    stage.play(B, "play fake-out plain", rival)
    strikes(stage, stage.text("play entombment OBT", elder))
    stage.skip()
    assert stage.zone(rival) == READY


@rule("VTES-1.6.3-28")
def test_fae_contortion_cancels_a_grapple() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Immortal Grapple")
    stage.hand(B, "Fae Contortion", "Majesty")
    fight(stage, elder, rival)
    stage.skip("before-strikes", A)
    stage.table.play(A, stage.text("play immortal-grapple POT", elder))
    stage.skip("as-played", B)
    assert modes(stage, B, "fae-contortion") == ["myt-reflex"]
    stage.play(B, "play fae-contortion myt-reflex", rival)
    assert stage.names(stage.table.ash[A]) == ["immortal-grapple"]
    assert len(stage.told(Cancelled)) == 1
    stage.skip("strike", B)
    assert modes(stage, B, "majesty") == ["pre", "PRE"]


def test_fae_contortion_cancels_nothing_else_and_nothing_on_others() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Torn Signpost", "Immortal Grapple", "Fae Contortion")
    stage.hand(B, "Fae Contortion")
    fight(stage, elder, rival)
    stage.table.play(A, stage.text("play torn-signpost pot", elder))
    stage.skip("as-played", B)
    assert modes(stage, B, "fae-contortion") == []
    stage.skip("before-strikes", A)
    stage.table.play(A, stage.text("play immortal-grapple POT", elder))
    assert (stage.window, stage.decider) == ("as-played", A)
    assert modes(stage, A, "fae-contortion") == []


@rule("VTES-6.4.2-03")
def test_fae_contortion_as_a_maneuver_with_either_discipline() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Fae Contortion")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert modes(stage, A, "fae-contortion") == ["obt", "myt"]
    stage.play(A, "play fae-contortion obt", elder)
    assert is_long(stage.table)
