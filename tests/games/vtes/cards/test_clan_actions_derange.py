"""Tests of Derange."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary.card import Vampire

MAD = (
    Vampire("Mad Elder", "malkavian", 1, 9, "", "camarilla"),
    Vampire("Madman", "malkavian-antitribu", 1, 2, "", "sabbat"),
    Vampire("Infernal Kurt", "brujah", 1, 4, "", "camarilla", "infernal"),
)

# Derange


def deranged(name: str = "Rival") -> tuple[PeopleStage, int, int]:
    """A's Malkavian has put this card on B's vampire; it is B's untap phase."""
    stage = PeopleStage(3, *MAD)
    mad = stage.vampire(A, "Mad Elder")
    rival = stage.vampire(B, name, tapped=True)
    stage.hand(A, "Derange")
    stage.play(A, "play derange plain", mad)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    (card,) = stage.table.attached[rival]
    return stage, rival, card


def test_derange_is_for_younger_vampires_who_are_not_malkavian() -> None:
    stage = PeopleStage(3, *MAD)
    mad = stage.vampire(A, "Mad Elder")
    others = [stage.vampire(B, name) for name in ("Elder", "Kurt", "Fledgling", "Madman", "Ira")]
    stage.hand(A, "Derange")
    stage.play(A, "play derange plain", mad)
    assert [stage.offers(A, "target", other) for other in others] == [
        False,
        True,
        False,
        False,
        True,
    ]


def test_a_deranged_vampire_is_of_the_clan_and_untaps_for_blood() -> None:
    stage, rival, card = deranged("Kurt")
    assert identity.clan(stage.table, rival) == "malkavian"
    stage.skip("UntapPhase", B)
    assert stage.table.tapped[rival]
    stage.play(B, "use", card, "0")
    assert not stage.table.tapped[rival]
    assert stage.blood(rival) == 7


def test_a_deranged_vampire_may_move_the_card_to_another_who_is_not_malkavian() -> None:
    stage, kurt, card = deranged("Kurt")
    elder = stage.vampire(C, "Elder")
    stage.vampire(C, "Fledgling")
    stage.skip("UntapPhase", B)
    stage.play(B, "use", card, "0")
    stage.skip("MinionPhase", B)
    stage.play(B, "act", kurt, card, "0")
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert stage.table.attached[elder] == (card,)
    assert identity.clan(stage.table, elder) == "malkavian"
    assert identity.clan(stage.table, kurt) == "brujah"


@ruling("Prevent normal unlock", 1)
def test_a_deranged_infernal_vampire_may_untap_for_a_pool() -> None:
    stage, kurt, _ = deranged("Infernal Kurt")
    stage.skip("UntapPhase", B)
    stage.play(B, "untap", kurt)
    assert not stage.table.tapped[kurt]
    assert stage.table.pool[B] == 29
